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
   * Waits until something is as wanted, and returns what it then is: a property that has a value,
   * an engine with an instance that is `Loaded`, an item that is there. The path is one of names,
   * or a topic of a watch such as `items:1`. Only reads, four times a second as far as the budget
   * of the hub allows it, which it shares with the watches of the process.
   *
   * A hub that does not answer, and a path that leads nowhere yet, are waited for as well. When the
   * time is over, the call fails as Timeout, and the error says what was seen last. What came and
   * went between two looks is not seen.
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
