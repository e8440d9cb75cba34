import type { BatchFigures, BatchSettings } from '../gen/composed.cjs'
import type { CallOptions } from '../gen/settings.cjs'
import type { GfxHubError } from '../index.cjs'

/** Options of a batch. */
export interface BatchOptions extends BatchSettings, CallOptions {
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
export interface BatchReport<Address, Result>
  extends Array<BatchResult<Address, Result>>, BatchFigures {
  /** The entries of those that failed, in the order given. */
  readonly failed: RejectedItem<Address>[]
}
