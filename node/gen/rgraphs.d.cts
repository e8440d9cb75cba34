// Written by cargo xtask generate; do not edit.
import type {
  CallOptions,
} from './settings.cjs'
import type {
  RgraphSummary,
  Rgraph,
} from './records.cjs'
import type {
  EngineId,
  RgraphId,
} from './values.cjs'

/** Rgraphs, which RE engines load. */
export declare class Rgraphs {
  private constructor()

  /**
   * Lists the rgraphs.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * Hub path: `GET /api/rest/v1/rgraphs`
   *
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns An array of {@link RgraphSummary}, empty where there are none.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * for (const rgraph of await hub.rgraphs.list()) console.log(rgraph.id, rgraph.name)
   * ```
   */
  list(options?: CallOptions): Promise<RgraphSummary[]>

  /**
   * Reads one rgraph with its content.
   *
   * Hubs respond with 404 if there is no such rgraph.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * Hub path: `GET /api/rest/v1/rgraphs/{rgraphId}`
   *
   * @param rgraphId - Number of an rgraph (RE).
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link Rgraph}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const rgraph = await hub.rgraphs.get(11)
   * console.log(rgraph.name, rgraph.xmlContent.length)
   * ```
   */
  get(rgraphId: RgraphId | bigint, options?: CallOptions): Promise<Rgraph>

  /**
   * Loads an rgraph into an engine, whose output changes at once. The engine's `rgraphId` is then
   * the id of the rgraph.
   *
   * It is never resent, since a resend would repeat the effect on air.
   *
   * Hub path: `POST /api/rest/v1/rgraphs/{rgraphId}/load`
   *
   * @param rgraphId - Number of an rgraph (RE).
   * @param engineHostId - Number of the engine. This is not a launch id.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns Nothing. The promise resolves once the hub has executed the operation.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * await hub.rgraphs.load(12, 3)
   * ```
   */
  load(
    rgraphId: RgraphId | bigint,
    engineHostId: EngineId | bigint,
    options?: CallOptions): Promise<void>
}
