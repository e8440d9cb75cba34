import type { PropertyAddress } from '../gen/plain.cjs'
import type { EngineId, Interpolation, NodePath, PropertyPath } from '../gen/values.cjs'
import type { Property } from '../gen/records.cjs'
import type { GfxHubError } from '../index.cjs'
import type { CallOptions } from '../gen/settings.cjs'
import type { ValueInput } from './shared.cjs'

/** A property, and what it is to be set to: what `setProperty` takes, by name. */
export interface PropertySet extends PropertyAddress {
  /** What it is set to. */
  value: ValueInput
  /** How it travels to the new value; default `Constant`, which jumps. */
  interpolation?: Interpolation | undefined
  /**
   * Duration of the move in seconds, 0 or more; default 0. Refused without an interpolation; with
   * `Constant` the value jumps.
   */
  duration?: number | undefined
  /** Delay before the move in seconds, 0 or more; default 0. */
  delay?: number | undefined
}

/** The address of a node of an engine. */
export interface NodeAddress {
  /** Number of the engine. */
  engineId: EngineId | bigint
  /** Path of the node. */
  nodePath: NodePath
}

/** Options of a batch. */
export interface BatchOptions extends CallOptions {
  /**
   * Milliseconds that the whole batch may take, its wait for a thread and all attempts included; more
   * than 0, in place of the client's `timeoutMs`. When they are over nothing more is sent, and it
   * resolves: what was not sent then, and what had no response, is rejected with kind `Timeout`.
   */
  timeoutMs?: number | undefined
  /**
   * Cancels the batch. What is in progress ends within 60 ms, and then it resolves, so that it is known
   * what became of each item: what was not sent, and what had no response, is rejected with kind
   * `Cancelled` and the signal's reason as `cause`, and its `effect` says what is known. What was sent
   * is not taken back. Only a signal that is aborted before anything was tried rejects the promise.
   */
  signal?: AbortSignal | undefined
  /**
   * Whether each item is sent only when the one before it was responded to; default false. Otherwise
   * that is so for sets of the same property, of its sub-fields and of what it is a sub-field of.
   */
  ordered?: boolean | undefined
  /**
   * Whether nothing more is sent once an item has failed; default false. What was not sent then is
   * rejected with kind `Cancelled` and effect `none`.
   */
  stopOnError?: boolean | undefined
  /**
   * Bytes that the bodies of all responses may have, 1 or more; default 268,435,456, which is 256 MiB.
   * What comes beyond them is rejected with kind `TooLarge`.
   */
  maxTotal?: number | undefined
  /**
   * Called with how many items are done, of how many: on the event loop, at most ten times a second and
   * once more when all are. Where it returns false, the batch is cancelled as by `signal`. What it
   * throws becomes a process warning, and the batch goes on.
   */
  onProgress?: ((done: number, total: number) => unknown) | undefined
}

/** What became of an item of a batch: its address, and its value or why it failed. */
export type BatchResult<Address, Result> = FulfilledItem<Address, Result> | RejectedItem<Address>

/** An item of a batch that succeeded. */
export type FulfilledItem<Address, Result> = Address & {
  /** It succeeded. */
  status: 'fulfilled'
  /** What a call for it alone would have given. */
  value: Result
  /** Not there. */
  reason?: undefined
}

/** An item of a batch that failed. */
export type RejectedItem<Address> = Address & {
  /** It failed. */
  status: 'rejected'
  /** Why; its `effect` says whether the hub executed it. */
  reason: GfxHubError
  /** Not there. */
  value?: undefined
}

/**
 * What became of a batch: an array with an entry for each item, in the order given, like that of
 * `Promise.allSettled`. What its `map`, `filter` and `slice` give are plain arrays. `structuredClone`
 * makes it a plain array with `skew`, `elapsed` and `connections`, and leaves of each `reason` what it
 * leaves of every error; `JSON.stringify` writes the entries, each `reason` in full.
 */
export interface BatchReport<Address, Result> extends Array<BatchResult<Address, Result>> {
  /** The entries of those that failed, in the order given. */
  readonly failed: RejectedItem<Address>[]
  /**
   * Milliseconds from the first byte that was sent to the last that was received: how far the items
   * may be apart on air.
   */
  skew: number
  /** Milliseconds that the call took, its wait for a thread included. */
  elapsed: number
  /** The most connections that were in use at a time. */
  connections: number
}

/** The batches of the group `engines`. */
export interface EngineBatches {
  /**
   * Sets many properties at once: each as `setProperty` does, over up to 32 connections or as many as
   * the client's `maxBatchConnections` says.
   *
   * It is not a transaction: some may succeed and some fail, and nothing is rolled back. On air they
   * change one after the other, `skew` milliseconds apart at most. Sets of the same property, of its
   * sub-fields and of what it is a sub-field of are sent in the order given, others in any.
   *
   * A set without duration, delay and any interpolation but Constant is resent where `setProperty`
   * would resend it. One that is eased or delayed is sent over a connection of its own, up to 16 of
   * them at a time, and is never resent. Where another call sent a newer set of the same property
   * first, it is not sent and fails as Superseded.
   *
   * The time limit is that of the whole batch. It occupies one of the client's 32 threads for all that
   * writes.
   *
   * @param sets - The sets, at most 65,536, in an array or another iterable. Each has `engineId`,
   * `nodePath`, `propertyPath` and `value`, and may have `interpolation`, `duration` (seconds) and
   * `delay` (seconds). The same property may be there more than once.
   * @param options - `ordered`, `stopOnError`, `maxTotal` (bytes), `onProgress` and the options of a
   * call; all can be left out.
   * @returns For each set its address, with `status: 'fulfilled'` and what the hub holds then as
   * `value`, or `status: 'rejected'` and the error as `reason`; also where the time ran out, where it
   * was cancelled, and where the client was closed.
   * @throws {GfxHubError} Where nothing was sent: of kind `Invalid` for a set that must not be sent,
   * with `sets[3].duration` for example as its `argument`, `Closed`, or, where it had to wait for a
   * thread for too long, `Timeout` or `Cancelled`.
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
   * Reads many properties at once: each as `getProperty` does, over up to 32 connections or as many as
   * the client's `maxBatchConnections` says. It changes nothing.
   *
   * They are not read at one moment: they may be `skew` milliseconds apart. What had no complete
   * response, or one of 429, 502, 503 or 504, is resent, at most twice. The time limit is that of the
   * whole batch.
   *
   * @param addresses - The properties, at most 65,536, in an array or another iterable. Each has
   * `engineId`, `nodePath` and `propertyPath`.
   * @param options - `ordered`, `stopOnError`, `maxTotal` (bytes), `onProgress` and the options of a
   * call; all can be left out.
   * @returns For each property its address, with `status: 'fulfilled'` and what the hub holds as
   * `value`, or `status: 'rejected'` and the error as `reason`.
   * @throws {GfxHubError} Where nothing was sent: of kind `Invalid`, with `addresses[3].nodePath` for
   * example as its `argument`, `Closed`, or, where it had to wait for a thread for too long, `Timeout`
   * or `Cancelled`.
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
   * Lists the properties of many nodes of an engine at once: each as `listProperties` does, over up to
   * 32 connections or as many as the client's `maxBatchConnections` says. It changes nothing.
   *
   * They are not read at one moment: they may be `skew` milliseconds apart. What had no complete
   * response, or one of 429, 502, 503 or 504, is resent, at most twice. The time limit is that of the
   * whole batch, with the list of the nodes.
   *
   * @param engineId - Number of a render engine. Not a launch id: the two look alike.
   * @param nodePaths - Paths of nodes, at most 65,536, in an array or another iterable. Without it, or
   * where it is empty, all nodes that the engine has.
   * @param options - `ordered`, `stopOnError`, `maxTotal` (bytes), `onProgress` and the options of a
   * call; all can be left out.
   * @returns For each node its address, with `status: 'fulfilled'` and an array of its properties as
   * `value`, or `status: 'rejected'` and the error as `reason`.
   * @throws {GfxHubError} Where no node was asked for: of kind `Invalid`, with `nodePaths[3]` for
   * example as its `argument`, `Closed`, or, where it had to wait for a thread for too long, `Timeout`
   * or `Cancelled`; without nodes also as `listNodes`.
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
