// Written by cargo xtask generate; do not edit.
import type {
  ValueInputObject,
} from '../lib/shared.cjs'
import type {
  NewsroomUpdateMosObjectOptions,
  NewsroomUpdateFieldsOptions,
} from './options.cjs'
import type {
  CallOptions,
} from './settings.cjs'
import type {
  NewsroomRundownSummary,
  NewsroomRundown,
  MosObject,
} from './records.cjs'
import type {
  ButtonKey,
  NcsId,
  NewsroomItemId,
  ObjId,
  RoId,
  StoryId,
} from './values.cjs'

/** Rundowns of newsroom systems and their MOS objects. */
export declare class Newsroom {
  private constructor()

  /**
   * Lists the newsroom rundowns of all newsroom systems.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * Hub path: `GET /api/rest/v1/newsroom/rundowns`
   *
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns An array of {@link NewsroomRundownSummary}, empty where there are none.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * for (const rundown of await hub.newsroom.listRundowns()) {
   *   console.log(rundown.ncsID, rundown.roID, rundown.roSlug)
   * }
   * ```
   */
  listRundowns(options?: CallOptions): Promise<NewsroomRundownSummary[]>

  /**
   * Lists the rundowns of one newsroom system.
   *
   * Hubs respond with 500 if there is no such newsroom system.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * Hub path: `GET /api/rest/v1/newsroom/rundowns/{ncsID}`
   *
   * @param ncsID - Device id of a newsroom system, as configured in the hub's MOS module.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns An array of {@link NewsroomRundownSummary}, empty where there are none.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * for (const rundown of await hub.newsroom.listDeviceRundowns('SPORT.NCS.STUDIO')) {
   *   console.log(rundown.roID, rundown.roSlug)
   * }
   * ```
   */
  listDeviceRundowns(ncsID: NcsId, options?: CallOptions): Promise<NewsroomRundownSummary[]>

  /**
   * Reads one newsroom rundown with its items and their MOS objects.
   *
   * Hubs respond with 500 if there is no such rundown.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * Hub path: `GET /api/rest/v1/newsroom/rundowns/{ncsID}/{roID}`
   *
   * @param ncsID - Device id of a newsroom system, as configured in the hub's MOS module.
   * @param roID - Id of a rundown in its newsroom system. The specification declares an integer,
   * but every response contains text.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link NewsroomRundown}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const rundown = await hub.newsroom.getRundown('SPORT.NCS.STUDIO', '69425946')
   * for (const item of rundown.items) console.log(item.storySlug, item.itemSlug)
   * ```
   */
  getRundown(
    ncsID: NcsId,
    roID: RoId | number | bigint,
    options?: CallOptions): Promise<NewsroomRundown>

  /**
   * Changes a MOS object. If data is given, it replaces all of the old data;
   * `newsroom.updateFields` changes only some fields. Afterwards, `changedBy` names the REST
   * interface. The response has no buttons.
   *
   * Hubs respond with 500 if there is no such MOS object.
   *
   * It is never resent automatically. Before you call it again, read what the hub has stored.
   *
   * Hub path: `PATCH /api/rest/v1/newsroom/mosObjects/{objID}`
   *
   * @param objID - Id of a MOS object.
   * @param options - `description`, `data`, `timeoutMs` (milliseconds) and `signal`; all are
   * optional.
   * @returns {@link MosObject}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const object = await hub.newsroom.updateMosObject('69430001', {
   *   description: 'Result of the day',
   * })
   * console.log(object.changed)
   * ```
   */
  updateMosObject(objID: ObjId, options?: NewsroomUpdateMosObjectOptions): Promise<MosObject>

  /**
   * Presses a button of a MOS object. The effect is on air at once.
   *
   * Hubs respond with 404 if there is no such item.
   *
   * It is never resent, since a resend would repeat the effect on air.
   *
   * Hub path: `POST /api/rest/v1/newsroom/rundowns/{ncsID}/{roID}/{storyID}/{itemID}/{buttonKey}`
   *
   * @param ncsID - Device id of a newsroom system, as configured in the hub's MOS module.
   * @param roID - Id of a rundown in its newsroom system. The specification declares an integer,
   * but every response contains text.
   * @param storyID - Id of a story in a newsroom rundown. The specification declares an integer,
   * but every response contains text.
   * @param itemID - Id of an item in a newsroom story.
   * @param buttonKey - Key of a button. Hubs accept the key or the id of the button.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns Nothing. The promise resolves once the hub has executed the operation.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const rundown = await hub.newsroom.getRundown('SPORT.NCS.STUDIO', '69425946')
   * for (const { storyID, itemID, mosObject } of rundown.items.slice(0, 1)) {
   *   const [button] = mosObject?.buttons ?? []
   *   if (!button) continue
   *   await hub.newsroom.triggerButton(rundown.ncsID, rundown.roID, storyID, itemID, button.id)
   * }
   * ```
   */
  triggerButton(
    ncsID: NcsId,
    roID: RoId | number | bigint,
    storyID: StoryId | number | bigint,
    itemID: NewsroomItemId,
    buttonKey: ButtonKey,
    options?: CallOptions): Promise<void>

  /**
   * Changes some fields of a MOS object and keeps the others. The change is on air as soon as the
   * object is. Reads the rundown that shows the object, puts the new values into the object's data,
   * and sends all of the data as `updateMosObject` does. A field that the object does not have is
   * refused before anything is changed. So is an object for which the items of the rundown contain
   * different data.
   *
   * A change by the newsroom between the read and the update is lost. The result has no buttons.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param ncsID - Device id of a newsroom system, as configured in the hub's MOS module.
   * @param roID - Id of a rundown in its newsroom system. The specification declares an integer,
   * but every response contains text.
   * @param objID - Id of a MOS object.
   * @param fields - Values of fields that the item already has, by field name.
   * @param options - `newFields`, `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link MosObject}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const object = await hub.newsroom.updateFields('SPORT.NCS.STUDIO', '69425946', '69430001', {
   *   homeScore: '3',
   * })
   * console.log(object.data.awayScore)
   * ```
   */
  updateFields(
    ncsID: NcsId,
    roID: RoId | number | bigint,
    objID: ObjId,
    fields: ValueInputObject,
    options?: NewsroomUpdateFieldsOptions): Promise<MosObject>
}
