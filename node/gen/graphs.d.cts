// Written by cargo xtask generate; do not edit.
import type {
  CallOptions,
} from '../lib/shared.cjs'
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
   * It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent again, at
   * most twice.
   *
   * Hub path: `GET /api/rest/v1/graphs`
   *
   * @param options - `timeout` (ms) and `signal`.
   * @returns A list of GraphSummary.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  list(options?: CallOptions): Promise<GraphSummary[]>

  /**
   * Reads one graph with its content.
   *
   * Hubs answer 404 where there is no such graph.
   *
   * It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent again, at
   * most twice.
   *
   * Hub path: `GET /api/rest/v1/graphs/{graphId}`
   *
   * @param graphId - Number of a graph (RE5).
   * @param options - `timeout` (ms) and `signal`.
   * @returns Graph.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  get(graphId: GraphId | bigint, options?: CallOptions): Promise<Graph>

  /**
   * Loads a graph into an engine: what it shows changes at once. The engine then shows the nodes of
   * the graph.
   *
   * It is never sent again: it would happen on air a second time.
   *
   * Hub path: `POST /api/rest/v1/graphs/{graphId}/load`
   *
   * @param graphId - Number of a graph (RE5).
   * @param engineHostId - The engine's number. Not a launch id.
   * @param options - `timeout` (ms) and `signal`.
   * @returns Nothing.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  load(
    graphId: GraphId | bigint,
    engineHostId: EngineId | bigint,
    options?: CallOptions): Promise<void>
}
