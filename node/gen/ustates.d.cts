// Written by cargo xtask generate; do not edit.
import type {
  CallOptions,
} from './settings.cjs'
import type {
  UstateSummary,
  Ustate,
} from './records.cjs'
import type {
  EngineId,
  UstateId,
} from './values.cjs'

/** Ustates, which UE engines load. */
export declare class Ustates {
  private constructor()

  /**
   * Lists the ustates.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * Hub path: `GET /api/rest/v1/ustates`
   *
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns An array of {@link UstateSummary}, empty where there are none.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * for (const ustate of await hub.ustates.list()) console.log(ustate.id, ustate.name)
   * ```
   */
  list(options?: CallOptions): Promise<UstateSummary[]>

  /**
   * Reads one ustate with its content.
   *
   * Hubs respond with 404 if there is no such ustate.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * Hub path: `GET /api/rest/v1/ustates/{ustateId}`
   *
   * @param ustateId - Number of a ustate (UE).
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link Ustate}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const ustate = await hub.ustates.get(31)
   * console.log(ustate.name, ustate.ustateData.length)
   * ```
   */
  get(ustateId: UstateId | bigint, options?: CallOptions): Promise<Ustate>

  /**
   * Loads a ustate into an engine, whose output changes at once. The engine's `ustateId` is then
   * the id of the ustate.
   *
   * It is never resent, since a resend would repeat the effect on air.
   *
   * Hub path: `POST /api/rest/v1/ustates/{ustateId}/load`
   *
   * @param ustateId - Number of a ustate (UE).
   * @param engineHostId - Number of the engine. This is not a launch id.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns Nothing. The promise resolves once the hub has executed the operation.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * await hub.ustates.load(32, 7)
   * ```
   */
  load(
    ustateId: UstateId | bigint,
    engineHostId: EngineId | bigint,
    options?: CallOptions): Promise<void>
}
