// Written by cargo xtask generate; do not edit.
import type {
  CallOptions,
} from '../lib/shared.cjs'
import type {
  Project,
} from './records.cjs'

/** Projects that renderers can run. */
export declare class Projects {
  private constructor()

  /**
   * Lists the projects.
   *
   * It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent again, at
   * most twice.
   *
   * Hub path: `GET /api/rest/v1/projects`
   *
   * @param options - `timeout` (ms) and `signal`.
   * @returns A list of Project.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  list(options?: CallOptions): Promise<Project[]>
}
