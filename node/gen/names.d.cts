// Written by cargo xtask generate; do not edit.
import type {
  ValueInput,
} from '../lib/shared.cjs'
import type {
  NameBatches,
} from './composed.cjs'
import type {
  NamesSetOptions,
  NamesCallOptions,
  NamesLoadOptions,
} from './options.cjs'
import type {
  CallOptions,
} from './settings.cjs'
import type {
  Property,
  Address,
} from './records.cjs'
import type {
  NamePath,
} from './values.cjs'

/** Calls by names of engines, nodes, properties, rundowns and buttons in place of ids. */
export declare class Names {
  private constructor()

  /**
   * Finds what a path of names leads to, with every id that the calls by id need. Names are exact,
   * capitals included. A name that stands for several things is refused, and the error lists all of
   * them.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param path - Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
   * / Cyclorama / Softness`.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link Address}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const address = await hub.names.find('Studio A / Cyclorama / Softness')
   * console.log(address.kind, address.engineId, address.propertyPath)
   * ```
   */
  find(path: NamePath, options?: CallOptions): Promise<Address>

  /**
   * Lists what a pattern leads to: a path in which `*` stands for every name at its place. `*`
   * alone lists the engines and the playout rundowns, `Studio A / *` the nodes of an engine,
   * `Studio A / Cyclorama / *` the properties and functions of a node.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param path - Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
   * / Cyclorama / Softness`.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns An array of {@link Address}, empty where there are none.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * for (const { path, kind } of await hub.names.list('Studio A / Cyclorama / *')) {
   *   console.log(path, kind)
   * }
   * ```
   */
  list(path: NamePath, options?: CallOptions): Promise<Address[]>

  /**
   * Finds what the given paths lead to, or fails with everything that is missing. Call it before a
   * show: later calls of the same client by one of these paths act without looking the path up
   * again, until a load or another write through the client may have changed what it leads to.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param paths - The paths.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns An array of {@link Address}, empty where there are none.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const addresses = await hub.names.prepare([
   *   'Evening News / Opening Title / In',
   *   'Studio A / Cyclorama / Softness',
   * ])
   * console.log(addresses.length)
   * ```
   */
  prepare(paths: readonly NamePath[], options?: CallOptions): Promise<Address[]>

  /**
   * Reads a property by its path.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param path - Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
   * / Cyclorama / Softness`.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link Property}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const softness = await hub.names.get('Studio A / Cyclorama / Softness')
   * console.log(softness.Value)
   * ```
   */
  get(path: NamePath, options?: CallOptions): Promise<Property>

  /**
   * Sets a property by its path, at once or over time. A move over time is never resent, as that
   * would restart the move on air.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param path - Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
   * / Cyclorama / Softness`.
   * @param value - The new value: a boolean, number, text, object or array. NaN, infinity and null
   * are refused.
   * @param options - `over`, `ease`, `delay`, `timeoutMs` (milliseconds) and `signal`; all are
   * optional.
   * @returns {@link Property}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * await hub.names.set('Studio A / Cyclorama / Softness', 0.3)
   * await hub.names.set('Studio A / Cyclorama / Softness', 0.8, { over: 1.5 })
   * ```
   */
  set(path: NamePath, value: ValueInput, options?: NamesSetOptions): Promise<Property>

  /**
   * Presses a button of a playout rundown, or of a newsroom rundown (`news:` before its name),
   * which takes effect on air at once. The button is looked up again first, unless its path was
   * prepared.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param path - Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
   * / Cyclorama / Softness`.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns Nothing. The promise resolves once the hub has executed the operation.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * await hub.names.press('Evening News / Opening Title / In')
   * ```
   */
  press(path: NamePath, options?: CallOptions): Promise<void>

  /**
   * Calls a function of a node by its path, with parameters by their names. The function is looked
   * up again first, unless its path was prepared.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param path - Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
   * / Cyclorama / Softness`.
   * @param options - `parameters`, `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns Nothing. The promise resolves once the hub has executed the operation.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * await hub.names.call('Studio A / Cyclorama / Reset Mask')
   * ```
   */
  call(path: NamePath, options?: NamesCallOptions): Promise<void>

  /**
   * Loads a graph (`graph:News`), an rgraph (`rgraph:`) or a ustate (`ustate:`) by its name into an
   * engine, whose output changes at once. With a time to wait, the call returns when the engine has
   * loaded the state; the time limit of the call must be longer.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param path - Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
   * / Cyclorama / Softness`.
   * @param engine - Path of the engine: one name.
   * @param options - `wait`, `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns Nothing. The promise resolves once the hub has executed the operation.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * await hub.names.load('rgraph:Studio A Weather', 'Studio A')
   * ```
   */
  load(path: NamePath, engine: NamePath, options?: NamesLoadOptions): Promise<void>
}

export interface Names extends NameBatches {}
