// Written by cargo xtask generate; do not edit.
import type {
  RequestsPreviewOptions,
} from './options.cjs'
import type {
  RequestPreview,
} from './records.cjs'

/** Previews of the requests that a call would send. */
export declare class Requests {
  private constructor()

  /**
   * Returns the requests that a call by name would send, checked and with ids in place of names. An
   * operation has one request, and a batch has one for each item. None of them is sent. A composed
   * call that reads before it writes sends these reads, and the list ends with its first write.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param name - Name of the operation or composed call.
   * @param options - `arguments`, `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns An array of {@link RequestPreview}, empty where there are none.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const itemArguments = { rundownId: 1, itemId: 2 }
   * for (const request of await hub.requests.preview('playout.delete_item', {
   *   arguments: itemArguments,
   * })) {
   *   console.log(request.class, request.curl)
   * }
   * ```
   */
  preview(name: string, options?: RequestsPreviewOptions): Promise<RequestPreview[]>
}
