// Written by cargo xtask generate; do not edit.
import type {
  BatchOptions,
  BatchReport,
} from '../lib/batch.cjs'
import type {
  ValueInput,
} from '../lib/shared.cjs'
import type {
  Property,
} from './records.cjs'
import type {
  EngineId,
  Interpolation,
  NamePath,
  NodePath,
} from './values.cjs'
import type {
  PropertyAddress,
} from './plain.cjs'

/** Figures of a batch. */
export interface BatchFigures {
  /**
   * Time from the first byte sent to the last byte received. On air, the effects of two items may
   * be that far apart. In milliseconds.
   */
  skew: number
  /** Duration of the call. In milliseconds. */
  elapsed: number
  /** Highest number of connections in use at a time. */
  connections: number
}

/** A property and its new value. */
export interface PropertySet extends PropertyAddress {
  /** The new value: a boolean, number, text, object or array. NaN, infinity and null are refused. */
  value: ValueInput
  /** Interpolation of the move. The default is `Constant`, which jumps to the value. */
  interpolation?: Interpolation | undefined
  /**
   * Duration of the move in seconds, 0 or more; default 0. It is refused without an interpolation.
   * With `Constant`, the value jumps. `{ interpolation: 'EaseIn', duration: 1.5 }` moves the value
   * in 1.5 s.
   */
  duration?: number | undefined
  /** Delay before the move in seconds, 0 or more; default 0. */
  delay?: number | undefined
}

/** The address of a result. */
export interface NodeAddress {
  /** Number of a render engine. This is not a launch id, although the two look alike. */
  engineId: EngineId | bigint
  /**
   * Path of a node within its engine. On an RE5 engine, this is the id of the node. The path may
   * contain slashes, spaces and dots.
   */
  nodePath: NodePath
}

/** A property, by its path of names, and its new value. */
export interface NamedSet {
  /**
   * Path of names, from the outermost to the innermost, separated by ` / `: `Studio A / Cyclorama /
   * Softness`.
   */
  path: NamePath
  /** The new value: a boolean, number, text, object or array. NaN, infinity and null are refused. */
  value: ValueInput
  /** Duration of the move in seconds, 0 or more; default 0, which jumps. */
  over?: number | undefined
  /** Interpolation of the move; default `EaseInOut`. Refused without a duration. */
  ease?: Interpolation | undefined
  /** Delay before the change in seconds, 0 or more; default 0. */
  delay?: number | undefined
}

/** The address of a result. */
export interface NameAddress {
  /**
   * Path of names, from the outermost to the innermost, separated by ` / `: `Studio A / Cyclorama /
   * Softness`.
   */
  path: NamePath
}

/** The settings of a composed call; `undefined` stands for not given. */
export interface BatchSettings {
  /**
   * Sends each item only after the response to the previous one. By default only related sets wait
   * for each other: sets of the same property, of its sub-fields and of the properties that contain
   * it.
   */
  ordered?: boolean | undefined
  /**
   * Starts no more items after one has failed. The remaining items fail as Cancelled with no
   * effect.
   */
  stopOnError?: boolean | undefined
  /**
   * Maximum total size of all responses, in bytes. Items beyond it fail as TooLarge. In bytes.
   * Default: 256 MiB. At least 1 byte.
   */
  maxTotal?: number | undefined
}

/** The composed calls of the group `engines`. */
export interface EngineBatches {
  /**
   * Sets many properties at once: each as `setProperty` does.
   *
   * The sets are sent over up to `maxBatchConnections` connections. They are not a transaction:
   * some may succeed and some fail, and nothing is rolled back. On air the properties change one
   * after the other. Sets of the same property are sent in the order given, others in any order. An
   * eased set is sent over a connection of its own, up to 16 at a time, and never resent.
   *
   * A jump (no duration, no delay, no interpolation other than Constant) is resent once if there is
   * no complete response, unless a newer command through the same client may have changed the
   * property. A move is never resent, as that would restart it on air. If a newer set of the same
   * property was sent first, this one is not sent and fails as Superseded.
   *
   * The time limit is that of the whole call, which occupies one of the client's 32 threads for
   * writes.
   *
   * Hub path: `PATCH /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`, for each item.
   *
   * @param sets - The sets, at most 65,536; if there are none, nothing is sent. An array or another
   * iterable. Each has `engineId`, `nodePath`, `propertyPath` and `value`, and may have
   * `interpolation`, `duration` (seconds) and `delay` (seconds).
   * @param options - `ordered`, `stopOnError`, `maxTotal` (bytes), `onProgress`, `timeoutMs`
   * (milliseconds) and `signal`; all can be left out.
   * @returns For each item its address, with `status: 'fulfilled'` and the result of `setProperty`
   * as `value`, or `status: 'rejected'` and the error as `reason`; also if the time ran out, the
   * call was cancelled or the client was closed.
   * @throws {GfxHubError} If nothing was sent: of kind `Invalid`, with an `argument` such as
   * `sets[3].value`, `Closed`, or, if it waited too long for a thread, `Timeout` or `Cancelled`.
   *
   * @example
   * ```js
   * const sets = [
   *   { engineId: 3, nodePath: 'Cyclorama', propertyPath: 'Material//Softness/0', value: 0.5 },
   *   { engineId: 3, nodePath: 'Mixer_0', propertyPath: 'Default//Opacity/0', value: 0 },
   * ]
   * const results = await hub.engines.setProperties(sets)
   * for (const { status, propertyPath, reason } of results) {
   *   if (status === 'rejected') console.log(propertyPath, reason.effect, reason.message)
   * }
   * console.log(`${results.length} in ${results.elapsed} ms, ${results.skew} ms apart`)
   * ```
   */
  setProperties(
    sets: Iterable<PropertySet>,
    options?: BatchOptions,
  ): Promise<BatchReport<PropertyAddress, Property>>

  /**
   * Reads many properties at once: each as `getProperty` does.
   *
   * The properties are read over up to `maxBatchConnections` connections, and not at the same
   * moment.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * The time limit is that of the whole call, which occupies one of the client's 32 threads for
   * reads.
   *
   * Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`, for each item.
   *
   * @param addresses - The properties, at most 65,536; if there are none, nothing is sent. An array
   * or another iterable. Each has `engineId`, `nodePath` and `propertyPath`.
   * @param options - `ordered`, `stopOnError`, `maxTotal` (bytes), `onProgress`, `timeoutMs`
   * (milliseconds) and `signal`; all can be left out.
   * @returns For each item its address, with `status: 'fulfilled'` and the result of `getProperty`
   * as `value`, or `status: 'rejected'` and the error as `reason`; also if the time ran out, the
   * call was cancelled or the client was closed.
   * @throws {GfxHubError} If nothing was sent: of kind `Invalid`, with an `argument` such as
   * `addresses[3].propertyPath`, `Closed`, or, if it waited too long for a thread, `Timeout` or
   * `Cancelled`.
   *
   * @example
   * ```js
   * const results = await hub.engines.getProperties([
   *   { engineId: 3, nodePath: 'Cyclorama', propertyPath: 'Material//Softness/0' },
   *   { engineId: 3, nodePath: 'Mixer_0', propertyPath: 'Default//Opacity/0' },
   * ])
   * for (const { status, value } of results) {
   *   if (status === 'fulfilled') console.log(value.DisplayName, value.Value)
   * }
   * ```
   */
  getProperties(
    addresses: Iterable<PropertyAddress>,
    options?: BatchOptions,
  ): Promise<BatchReport<PropertyAddress, Property>>

  /**
   * Lists the properties of many nodes at once: each as `listProperties` does.
   *
   * The lists are read over up to `maxBatchConnections` connections, and not at the same moment.
   * Without nodes, all nodes of the engine are used. They are listed first, which can fail as
   * `listNodes` does.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * The time limit is that of the whole call, which occupies one of the client's 32 threads for
   * reads.
   *
   * Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties`, for each item.
   *
   * @param engineId - Number of a render engine. This is not a launch id, although the two look
   * alike.
   * @param nodePaths - Paths of nodes, at most 65,536; if there are none, all nodes of the engine.
   * An array or another iterable.
   * @param options - `ordered`, `stopOnError`, `maxTotal` (bytes), `onProgress`, `timeoutMs`
   * (milliseconds) and `signal`; all can be left out.
   * @returns For each item its address, with `status: 'fulfilled'` and the result of
   * `listProperties` as `value`, or `status: 'rejected'` and the error as `reason`; also if the
   * time ran out, the call was cancelled or the client was closed.
   * @throws {GfxHubError} If nothing was sent: of kind `Invalid`, with an `argument` such as
   * `nodePaths[3]`, `Closed`, or, if it waited too long for a thread, `Timeout` or `Cancelled`;
   * without `nodePaths` also if they cannot be listed.
   *
   * @example
   * ```js
   * for (const { nodePath, value } of await hub.engines.listPropertiesOf(3)) {
   *   console.log(nodePath, value?.length)
   * }
   * ```
   */
  listPropertiesOf(
    engineId: EngineId | bigint,
    nodePaths?: Iterable<NodePath>,
    options?: BatchOptions,
  ): Promise<BatchReport<NodeAddress, Property[]>>
}

/** The composed calls of the group `names`. */
export interface NameBatches {
  /**
   * Sets many properties by their paths, each as `set` does, but in one batch.
   *
   * All paths are found before anything is sent: if some are missing or ambiguous, one error lists
   * all of them, and nothing is set. The requests are then sent as those of `setProperties` are. An
   * item that fails is not sent again; its error says if its path leads to another id now.
   *
   * A jump (no duration, no delay, no interpolation other than Constant) is resent once if there is
   * no complete response, unless a newer command through the same client may have changed the
   * property. A move is never resent, as that would restart it on air. If a newer set of the same
   * property was sent first, this one is not sent and fails as Superseded.
   *
   * The time limit is that of the whole call, which occupies one of the client's 32 threads for
   * writes.
   *
   * Hub path: `PATCH /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`, for each item.
   *
   * @param sets - The paths with their values, at most 65,536; if there are none, nothing is sent.
   * An array or another iterable. Each has `path` and `value`, and may have `over`, `ease` and
   * `delay`.
   * @param options - `ordered`, `stopOnError`, `maxTotal` (bytes), `onProgress`, `timeoutMs`
   * (milliseconds) and `signal`; all can be left out.
   * @returns For each item its address, with `status: 'fulfilled'` and the result of `setProperty`
   * as `value`, or `status: 'rejected'` and the error as `reason`; also if the time ran out, the
   * call was cancelled or the client was closed.
   * @throws {GfxHubError} If nothing was sent: of kind `Invalid`, with an `argument` such as
   * `sets[3].value`, `Closed`, or, if it waited too long for a thread, `Timeout` or `Cancelled`.
   *
   * @example
   * ```js
   * const results = await hub.names.setMany([
   *   { path: 'Studio A / Cyclorama / Softness', value: 0.5 },
   *   { path: 'Studio A / Mixer_0 / Opacity', value: 0, over: 1.5 },
   * ])
   * for (const { status, path, reason } of results) {
   *   if (status === 'rejected') console.log(path, reason.effect, reason.message)
   * }
   * ```
   */
  setMany(
    sets: Iterable<NamedSet>,
    options?: BatchOptions,
  ): Promise<BatchReport<NameAddress, Property>>
}
