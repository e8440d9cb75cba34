// Written by cargo xtask generate; do not edit.
import type {
  CallOptions,
} from './settings.cjs'
import type {
  GraphSummary,
  Graph,
} from './records.cjs'
import type {
  EngineId,
  GraphId,
} from './values.cjs'

/** Graphs, which RE5 engines load. */
export declare class Graphs {
  private constructor()

  /**
   * Lists the graphs.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * Hub path: `GET /api/rest/v1/graphs`
   *
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns An array of {@link GraphSummary}, empty where there are none.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * for (const graph of await hub.graphs.list()) console.log(graph.id, graph.name)
   * ```
   */
  list(options?: CallOptions): Promise<GraphSummary[]>

  /**
   * Reads one graph with its content.
   *
   * Hubs respond with 404 if there is no such graph.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * Hub path: `GET /api/rest/v1/graphs/{graphId}`
   *
   * @param graphId - Number of a graph (RE5).
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link Graph}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const graph = await hub.graphs.get(21)
   * console.log(graph.name, graph.content.length)
   * ```
   */
  get(graphId: GraphId | bigint, options?: CallOptions): Promise<Graph>

  /**
   * Loads a graph into an engine, whose output changes at once. The engine then has the nodes of
   * the graph.
   *
   * It is never resent, since a resend would repeat the effect on air.
   *
   * Hub path: `POST /api/rest/v1/graphs/{graphId}/load`
   *
   * @param graphId - Number of a graph (RE5).
   * @param engineHostId - Number of the engine. This is not a launch id.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns Nothing. The promise resolves once the hub has executed the operation.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * await hub.graphs.load(22, 4)
   * ```
   */
  load(
    graphId: GraphId | bigint,
    engineHostId: EngineId | bigint,
    options?: CallOptions): Promise<void>
}
