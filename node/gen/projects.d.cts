// Written by cargo xtask generate; do not edit.
import type {
  CallOptions,
} from './settings.cjs'
import type {
  Project,
} from './records.cjs'

/** Projects that renderers can run. */
export declare class Projects {
  private constructor()

  /**
   * Lists the projects.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * Hub path: `GET /api/rest/v1/projects`
   *
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns An array of {@link Project}, empty where there are none.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * for (const project of await hub.projects.list()) {
   *   console.log(project.projectId, project.name, project.maps)
   * }
   * ```
   */
  list(options?: CallOptions): Promise<Project[]>
}
