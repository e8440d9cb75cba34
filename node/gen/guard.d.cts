// Written by cargo xtask generate; do not edit.
import type {
  GuardArmOptions,
} from './options.cjs'
import type {
  CallOptions,
} from './settings.cjs'
import type {
  Permit,
} from './records.cjs'
import type {
  PermitId,
} from './values.cjs'

/** Permits for the acts that the guard of a client allows only with a permit. */
export declare class Guard {
  private constructor()

  /**
   * Gives a permit for the next call with the name in `permit`: for one act for which the guard of
   * this client demands a permit, or for one composed call as a whole. The permit ends after 10 s
   * unless another time is given. An act takes the permit when it is sent, and gives it back if it
   * ends with nothing sent. The call of `arm` itself sends nothing.
   *
   * A client without a guard needs no permits, and ignores them. On a read-only client, this call
   * fails as NotArmed. A forked process does not inherit permits.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param operation - Name of the call: an operation or a composed call, `request` for a raw
   * request, `live` for the opening of a live session. With `@` and the number of an engine, as in
   * `graphs.load@3`, for that engine alone.
   * @param options - `seconds`, `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link Permit}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const permit = await hub.guard.arm('playout.delete_item', { seconds: 60 })
   * console.log(permit.id, permit.operation)
   * ```
   */
  arm(operation: string, options?: GuardArmOptions): Promise<Permit>

  /**
   * Ends the permit with this number. An act that has already taken the permit continues, and can
   * no longer give it back. Does nothing if the permit was used or has expired. Sends nothing.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param permitId - Number of a permit.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns Nothing. The promise resolves once the hub has executed the operation.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const permit = await hub.guard.arm('playout.delete_item')
   * await hub.guard.disarm(permit.id)
   * ```
   */
  disarm(permitId: PermitId | bigint, options?: CallOptions): Promise<void>

  /**
   * Lists the permits that no act has taken yet, oldest first. Sends nothing.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns An array of {@link Permit}, empty where there are none.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * for (const { operation, untilMs } of await hub.guard.permits()) {
   *   console.log(operation, new Date(untilMs))
   * }
   * ```
   */
  permits(options?: CallOptions): Promise<Permit[]>
}
