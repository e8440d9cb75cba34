import type { BatchFigures, BatchSettings } from '../gen/composed.cjs'
import type { CallOptions } from '../gen/settings.cjs'
import type { GfxHubError } from '../index.cjs'

/** Options of a batch. */
export interface BatchOptions extends BatchSettings, CallOptions {
  /**
   * Time limit of the whole batch in milliseconds, including its wait for a thread and all
   * attempts. It must be more than 0 and replaces the client's `timeoutMs`. At the limit, nothing
   * more is sent, and the promise resolves: items that were not sent or got no response are
   * rejected with kind `Timeout`.
   */
  timeoutMs?: number | undefined
  /**
   * Cancels the batch. Calls in progress end within 60 ms, and then the promise resolves with a
   * result for each item. Items that were not sent or got no response are rejected with kind
   * `Cancelled` and with the signal's reason as `cause`; their `effect` says whether the hub may
   * have executed them. Requests that were sent are not undone. The promise is rejected only if the
   * signal is aborted before the first attempt.
   */
  signal?: AbortSignal | undefined
  /**
   * Called with the number of completed items and the total number: on the event loop, at most ten
   * times a second, and once more when all items are completed. If it returns false, the batch is
   * cancelled as with `signal`. An exception from it only causes a process warning, and the batch
   * continues.
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
  /** Always absent. */
  reason?: undefined
}

/** An item of a batch that failed. */
export type RejectedItem<Address> = Address & {
  /** Status of an item that failed. */
  status: 'rejected'
  /** The error; its `effect` says whether the hub executed the call. */
  reason: GfxHubError
  /** Always absent. */
  value?: undefined
}

/**
 * The report of a batch: an array with an entry for each item, in the order of the items, as from
 * `Promise.allSettled`. Its `map`, `filter` and `slice` return plain arrays. `structuredClone`
 * returns a plain array with `skew`, `elapsed` and `connections`, and keeps only the message, stack
 * and cause of each `reason`. `JSON.stringify` writes the entries, each `reason` with all its
 * members.
 */
export interface BatchReport<Address, Result>
  extends Array<BatchResult<Address, Result>>, BatchFigures {
  /** The entries of the failed items, in the order of the items. */
  readonly failed: RejectedItem<Address>[]
}
