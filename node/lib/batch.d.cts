import type { BatchFigures, BatchSettings } from '../gen/composed.cjs'
import type { CallOptions } from '../gen/settings.cjs'
import type { GfxHubError } from '../index.cjs'

/** Options of a batch. */
export interface BatchOptions extends BatchSettings, CallOptions {
  /**
   * Time limit of the whole batch in milliseconds, including its wait for a thread and all
   * attempts; more than 0, in place of the client's `timeoutMs`. At the limit nothing more is sent,
   * and the promise resolves: items that were not sent, or that had no response, are rejected with
   * kind `Timeout`.
   */
  timeoutMs?: number | undefined
  /**
   * Cancels the batch. Calls in progress end within 60 ms, and then the promise resolves with the
   * result of each item: items that were not sent, or that had no response, are rejected with kind
   * `Cancelled` and the signal's reason as `cause`, and their `effect` says what is known. Sent
   * requests are not undone. Only a signal that is aborted before the first attempt rejects the
   * promise.
   */
  signal?: AbortSignal | undefined
  /**
   * Called with the number of done items and their total: on the event loop, at most ten times a
   * second, and once more when all are done. If it returns false, the batch is cancelled as by
   * `signal`. An exception from it becomes a process warning, and the batch continues.
   */
  onProgress?: ((done: number, total: number) => unknown) | undefined
}

/** The result of an item of a batch: its address, and its value or error. */
export type BatchResult<Address, Result> = FulfilledItem<Address, Result> | RejectedItem<Address>

/** An item of a batch that succeeded. */
export type FulfilledItem<Address, Result> = Address & {
  /** Status of an item that succeeded. */
  status: 'fulfilled'
  /** The result that a single call would have returned. */
  value: Result
  /** Absent. */
  reason?: undefined
}

/** An item of a batch that failed. */
export type RejectedItem<Address> = Address & {
  /** Status of an item that failed. */
  status: 'rejected'
  /** The error; its `effect` says whether the hub executed the call. */
  reason: GfxHubError
  /** Absent. */
  value?: undefined
}

/**
 * The report of a batch: an array with an entry for each item, in the order given, as from
 * `Promise.allSettled`. Its `map`, `filter` and `slice` return plain arrays. `structuredClone`
 * makes it a plain array with `skew`, `elapsed` and `connections`, and keeps of each `reason` what
 * it keeps of any error; `JSON.stringify` writes the entries, each `reason` in full.
 */
export interface BatchReport<Address, Result>
  extends Array<BatchResult<Address, Result>>, BatchFigures {
  /** The entries of the failed items, in the order given. */
  readonly failed: RejectedItem<Address>[]
}
