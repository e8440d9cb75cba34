// Written by cargo xtask generate; do not edit.
import type {
  ChangesWaitForOptions,
} from './options.cjs'
import type {
  AwaitedChange,
} from './records.cjs'
import type {
  NamePath,
} from './values.cjs'

/** Changes on the hub, and waiting for them. */
export declare class Changes {
  private constructor()

  /**
   * Waits until a thing meets a condition, and returns its state at that time. For example, waits
   * until a property has a value, an engine has an instance that is `Loaded`, or an item is there.
   * `path` is a path of names, or a topic of a watch such as `items:1`. Only reads, up to four
   * times a second, within the budget of the hub that the watches of the process share.
   *
   * The wait also goes on while the hub does not respond, or while the path leads nowhere. When the
   * time is over, the call fails with `Timeout`, and the error says what was seen last. What came
   * and went between two looks is not seen.
   *
   * Each of its requests is resent like a call of its own, and has the client's time limit. The
   * whole call has a time limit only if its options set one.
   *
   * @param path - Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
   * / Cyclorama / Softness`.
   * @param within - Time limit of the wait in seconds: above 0, and up to 86,400.
   * @param options - `equals`, `notEquals`, `status`, `timeoutMs` (milliseconds) and `signal`; all
   * are optional.
   * @returns {@link AwaitedChange}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * await hub.names.set('Studio A / Cyclorama / Softness', 0.5)
   * const found = await hub.changes.waitFor('Studio A / Cyclorama / Softness', 5, { equals: 0.5 })
   * console.log(found.name, found.waitedMs)
   * ```
   */
  waitFor(
    path: NamePath,
    within: number,
    options?: ChangesWaitForOptions): Promise<AwaitedChange>
}
