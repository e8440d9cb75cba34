// Written by cargo xtask generate; do not edit.
import type {
  RawResponse,
  ValueInputObject,
} from '../lib/shared.cjs'
import type {
  PlayoutCreateItemOptions,
  PlayoutUpdateItemOptions,
  PlayoutTriggerExternalDataOptions,
  PlayoutUpdateFieldsOptions,
} from './options.cjs'
import type {
  CallOptions,
} from './settings.cjs'
import type {
  PlayoutRundown,
  PlayoutItem,
  Template,
} from './records.cjs'
import type {
  ButtonKey,
  ExternalDataFieldKey,
  ItemId,
  PlayoutRundownId,
  TemplateName,
} from './values.cjs'
import type {
  TemplateField,
} from './plain.cjs'

/** Playout rundowns, their items with buttons, and templates. */
export declare class Playout {
  private constructor()

  /**
   * Lists the playout rundowns.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * Hub path: `GET /api/rest/v1/playout/rundowns`
   *
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns An array of {@link PlayoutRundown}, empty where there are none.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * for (const rundown of await hub.playout.listRundowns()) console.log(rundown.id, rundown.name)
   * ```
   */
  listRundowns(options?: CallOptions): Promise<PlayoutRundown[]>

  /**
   * Creates a playout rundown.
   *
   * It is never resent, since a resend would create a second object.
   *
   * Hub path: `POST /api/rest/v1/playout/rundowns`
   *
   * @param name - The name, which must not be empty.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link PlayoutRundown}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const rundown = await hub.playout.createRundown('Late News')
   * console.log(rundown.id)
   * ```
   */
  createRundown(name: string, options?: CallOptions): Promise<PlayoutRundown>

  /**
   * Reads one playout rundown.
   *
   * Hubs respond with 500 if there is no such rundown.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * Hub path: `GET /api/rest/v1/playout/rundowns/{rundownId}`
   *
   * @param rundownId - Number of a playout rundown.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link PlayoutRundown}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const rundown = await hub.playout.getRundown(1)
   * console.log(rundown.name)
   * ```
   */
  getRundown(rundownId: PlayoutRundownId | bigint, options?: CallOptions): Promise<PlayoutRundown>

  /**
   * Deletes a playout rundown with its items.
   *
   * Hubs respond with 404 if there is no such rundown.
   *
   * It is resent only with the option `resend`: once, if there is no complete response; a response
   * of 404 then counts as success.
   *
   * Hub path: `DELETE /api/rest/v1/playout/rundowns/{rundownId}`
   *
   * @param rundownId - Number of a playout rundown.
   * @param options - `timeoutMs` (milliseconds), `signal` and `resend`; all are optional.
   * @returns Nothing. The promise resolves once the hub has executed the operation.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * await hub.playout.deleteRundown(2)
   * ```
   */
  deleteRundown(rundownId: PlayoutRundownId | bigint, options?: CallOptions): Promise<void>

  /**
   * Renames a playout rundown.
   *
   * Hubs respond with 404 if there is no such rundown.
   *
   * It is never resent automatically. Before you call it again, read what the hub has stored.
   *
   * Hub path: `PATCH /api/rest/v1/playout/rundowns/{rundownId}`
   *
   * @param rundownId - Number of a playout rundown.
   * @param name - The name, which must not be empty.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link PlayoutRundown}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * await hub.playout.renameRundown(1, 'Evening News')
   * ```
   */
  renameRundown(
    rundownId: PlayoutRundownId | bigint,
    name: string,
    options?: CallOptions): Promise<PlayoutRundown>

  /**
   * Lists the items of a playout rundown in order.
   *
   * Hubs respond with 500 if there is no such rundown.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * Hub path: `GET /api/rest/v1/playout/rundowns/{rundownId}/items`
   *
   * @param rundownId - Number of a playout rundown.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns An array of {@link PlayoutItem}, empty where there are none.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * for (const item of await hub.playout.listItems(1)) {
   *   console.log(item.id, item.name, item.buttons.length)
   * }
   * ```
   */
  listItems(rundownId: PlayoutRundownId | bigint, options?: CallOptions): Promise<PlayoutItem[]>

  /**
   * Creates an item from a template. The response has no buttons; to get them, read the item.
   *
   * Hubs respond with 404 if there is no such rundown.
   *
   * It is never resent, since a resend would create a second object.
   *
   * Hub path: `POST /api/rest/v1/playout/rundowns/{rundownId}/items`
   *
   * @param rundownId - Number of a playout rundown.
   * @param name - Name of the item, which must not be empty.
   * @param template - Name of the template, which must not be empty.
   * @param options - `order`, `data`, `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link PlayoutItem}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const item = await hub.playout.createItem(1, 'Guest', 'Lower Third', {
   *   data: { headline: 'Ada Lovelace', subline: 'Mathematician' },
   * })
   * console.log(item.id)
   * ```
   */
  createItem(
    rundownId: PlayoutRundownId | bigint,
    name: string,
    template: string,
    options?: PlayoutCreateItemOptions): Promise<PlayoutItem>

  /**
   * Reads one item with its buttons. The hub sends a list with one element; an empty list is a
   * Decode error.
   *
   * Hubs respond with 500 if there is no such item.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * Hub path: `GET /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`
   *
   * @param rundownId - Number of a playout rundown.
   * @param itemId - Number of an item in a playout rundown.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link PlayoutItem}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const item = await hub.playout.getItem(1, 2)
   * console.log(item.name, item.buttons)
   * ```
   */
  getItem(
    rundownId: PlayoutRundownId | bigint,
    itemId: ItemId | bigint,
    options?: CallOptions): Promise<PlayoutItem>

  /**
   * Deletes an item.
   *
   * Hubs respond with 404 if there is no such item.
   *
   * It is resent only with the option `resend`: once, if there is no complete response; a response
   * of 404 then counts as success.
   *
   * Hub path: `DELETE /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`
   *
   * @param rundownId - Number of a playout rundown.
   * @param itemId - Number of an item in a playout rundown.
   * @param options - `timeoutMs` (milliseconds), `signal` and `resend`; all are optional.
   * @returns Nothing. The promise resolves once the hub has executed the operation.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * await hub.playout.deleteItem(1, 2)
   * ```
   */
  deleteItem(
    rundownId: PlayoutRundownId | bigint,
    itemId: ItemId | bigint,
    options?: CallOptions): Promise<void>

  /**
   * Changes an item: its name, template, position, channels or data. Fields that are not given stay
   * unchanged. If data is given, it replaces all of the old data; `playout.updateFields` changes
   * only some fields. The response has no buttons, and on some hubs no data although it was stored.
   *
   * Hubs respond with 404 if there is no such item.
   *
   * It is never resent automatically. Before you call it again, read what the hub has stored.
   *
   * Hub path: `PATCH /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`
   *
   * @param rundownId - Number of a playout rundown.
   * @param itemId - Number of an item in a playout rundown.
   * @param options - `name`, `template`, `order`, `overriddenChannels`, `data`, `timeoutMs`
   * (milliseconds) and `signal`; all are optional.
   * @returns {@link PlayoutItem}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * await hub.playout.updateItem(1, 2, { name: 'Second guest' })
   * ```
   */
  updateItem(
    rundownId: PlayoutRundownId | bigint,
    itemId: ItemId | bigint,
    options?: PlayoutUpdateItemOptions): Promise<PlayoutItem>

  /**
   * Presses a button of an item. The effect is on air at once. Hubs accept the button's key or its
   * id.
   *
   * Hubs respond with 404 if there is no such item.
   *
   * It is never resent, since a resend would repeat the effect on air.
   *
   * Hub path: `POST /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}/{buttonKey}`
   *
   * @param rundownId - Number of a playout rundown.
   * @param itemId - Number of an item in a playout rundown.
   * @param buttonKey - Key of a button. Hubs accept the key or the id of the button.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns Nothing. The promise resolves once the hub has executed the operation.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const item = await hub.playout.getItem(1, 2)
   * for (const button of item.buttons.slice(0, 1)) {
   *   await hub.playout.triggerButton(1, item.id, button.id)
   * }
   * ```
   */
  triggerButton(
    rundownId: PlayoutRundownId | bigint,
    itemId: ItemId | bigint,
    buttonKey: ButtonKey,
    options?: CallOptions): Promise<void>

  /**
   * Lists the templates from which items are created.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * Hub path: `GET /api/rest/v1/playout/templates`
   *
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns An array of {@link Template}, empty where there are none.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const templates = await hub.playout.listTemplates()
   * console.log(templates.map((template) => template.name))
   * ```
   */
  listTemplates(options?: CallOptions): Promise<Template[]>

  /**
   * Downloads an ExternalData field of a playout item. Method and response are not documented: it
   * is a POST unless another method is given, and the response is returned unchanged.
   *
   * It is never resent, since a resend would repeat the effect on air.
   *
   * Hub path: `POST /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}/{ExternalDataFieldKey}`
   *
   * @param rundownId - Number of a playout rundown.
   * @param itemId - Number of an item in a playout rundown.
   * @param externalDataFieldKey - Key of an ExternalData field of a playout item.
   * @param options - `method`, `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns Status, content type and body of the response as received.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const notes = await hub.playout.triggerExternalData(1, 5, 'notes', { method: 'GET' })
   * console.log(notes.contentType, notes.text)
   * ```
   */
  triggerExternalData(
    rundownId: PlayoutRundownId | bigint,
    itemId: ItemId | bigint,
    externalDataFieldKey: ExternalDataFieldKey,
    options?: PlayoutTriggerExternalDataOptions): Promise<RawResponse>

  /**
   * Changes some fields of an item and keeps the others. The change is on air as soon as the item
   * is. Reads the item, puts the new values into its data, and sends all of the data as
   * `updateItem` does. A field that the item does not have is refused before anything is changed.
   *
   * A change by somebody else between the read and the update is lost. Returns the item with its
   * data, which is read again if the hub leaves it out of its response.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param rundownId - Number of a playout rundown.
   * @param itemId - Number of an item in a playout rundown.
   * @param fields - Values of fields that the item already has, by field name.
   * @param options - `newFields`, `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link PlayoutItem}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const item = await hub.playout.updateFields(1, 2, { headline: 'Anna Berg' })
   * console.log(item.data.subline)
   * ```
   */
  updateFields(
    rundownId: PlayoutRundownId | bigint,
    itemId: ItemId | bigint,
    fields: ValueInputObject,
    options?: PlayoutUpdateFieldsOptions): Promise<PlayoutItem>

  /**
   * Returns the fields that items of a template have, each with an example, in the order in which
   * the items show them. A hub lists its templates without their fields, so the call reads the list
   * of templates and the items of all playout rundowns: two requests, and one for each rundown.
   *
   * The list contains only fields that an item has; it is empty for a template that no item uses.
   * If no template has this name, the error is `ErrorKind::UnknownName`.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param template - Name of a template, by which items refer to it.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns An array of {@link TemplateField}, empty where there are none.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * for (const { name, kind, example } of await hub.playout.templateFields('Lower Third')) {
   *   console.log(name, kind, example)
   * }
   * ```
   */
  templateFields(template: TemplateName, options?: CallOptions): Promise<TemplateField[]>
}
