// Written by cargo xtask generate; do not edit.
import type {
  CallOptions,
} from '../lib/shared.cjs'
import type {
  LauncherCreateRendererOptions,
} from './options.cjs'
import type {
  LaunchConfig,
  LaunchConfigCreated,
  Renderer,
} from './records.cjs'
import type {
  LaunchId,
  RendererId,
} from './values.cjs'

/** Launch configurations and their renderers: started, stopped and retimed. */
export declare class Launcher {
  private constructor()

  /**
   * Lists the launch configurations.
   *
   * It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent again, at
   * most twice.
   *
   * Hub path: `GET /api/rest/v1/launcher`
   *
   * @param options - `timeout` (ms) and `signal`.
   * @returns A list of LaunchConfig.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  list(options?: CallOptions): Promise<LaunchConfig[]>

  /**
   * Reads one launch configuration.
   *
   * It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent again, at
   * most twice.
   *
   * Hub path: `GET /api/rest/v1/launcher/{launchId}`
   *
   * @param launchId - Number of a launch configuration. Not an engine id: the two look alike.
   * @param options - `timeout` (ms) and `signal`.
   * @returns LaunchConfig.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  get(launchId: LaunchId | bigint, options?: CallOptions): Promise<LaunchConfig>

  /**
   * Makes a launch configuration.
   *
   * Hubs answer 422 where the name or a renderer makes no sense.
   *
   * It is never sent again: a second one would be made.
   *
   * Hub path: `POST /api/rest/v1/launcher/create`
   *
   * @param name - Its name, not empty.
   * @param renderers - Ids of its renderers; may be empty.
   * @param options - `timeout` (ms) and `signal`.
   * @returns LaunchConfigCreated.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  create(
    name: string,
    renderers: readonly (RendererId | bigint)[],
    options?: CallOptions): Promise<LaunchConfigCreated>

  /**
   * Starts a launch configuration: its renderers start on idle engines. The answer is a status
   * word, `OK` as a rule, empty on some hubs; the engines take seconds to run.
   *
   * Hubs answer 404 where there is no such launch configuration, and where no engine is idle.
   *
   * It is never sent again: it starts or stops machines.
   *
   * Hub path: `PUT /api/rest/v1/launcher/{launchId}/launch`
   *
   * @param launchId - Number of a launch configuration. Not an engine id: the two look alike.
   * @param options - `timeout` (ms) and `signal`.
   * @returns The word that the hub says.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  launch(launchId: LaunchId | bigint, options?: CallOptions): Promise<string>

  /**
   * Stops a launch configuration: its renderers leave the air.
   *
   * It is sent again only where the option `resend` asks for it: once, where no whole answer comes;
   * coming late, it also stops what was launched in between.
   *
   * Hub path: `PUT /api/rest/v1/launcher/{launchId}/stop`
   *
   * @param launchId - Number of a launch configuration. Not an engine id: the two look alike.
   * @param options - `timeout` (ms), `signal` and `resend`.
   * @returns Nothing.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  stop(launchId: LaunchId | bigint, options?: CallOptions): Promise<void>

  /**
   * Retimes a launch configuration. What that changes is not documented.
   *
   * It is never sent again: it starts or stops machines.
   *
   * Hub path: `PUT /api/rest/v1/launcher/{launchId}/retime`
   *
   * @param launchId - Number of a launch configuration. Not an engine id: the two look alike.
   * @param options - `timeout` (ms) and `signal`.
   * @returns Nothing.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  retime(launchId: LaunchId | bigint, options?: CallOptions): Promise<void>

  /**
   * Lists the ids of the renderers of a launch configuration.
   *
   * It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent again, at
   * most twice.
   *
   * Hub path: `GET /api/rest/v1/launcher/{launchId}/renderer`
   *
   * @param launchId - Number of a launch configuration. Not an engine id: the two look alike.
   * @param options - `timeout` (ms) and `signal`.
   * @returns Ids of renderers.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  listRenderers(launchId: LaunchId | bigint, options?: CallOptions): Promise<RendererId[]>

  /**
   * Reads one renderer.
   *
   * Hubs answer 404 where there is no such renderer.
   *
   * It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent again, at
   * most twice.
   *
   * Hub path: `GET /api/rest/v1/launcher/{launchId}/renderer/{rendererId}`
   *
   * @param launchId - Number of a launch configuration. Not an engine id: the two look alike.
   * @param rendererId - Number of a renderer of a launch configuration.
   * @param options - `timeout` (ms) and `signal`.
   * @returns Renderer.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  getRenderer(
    launchId: LaunchId | bigint,
    rendererId: RendererId | bigint,
    options?: CallOptions): Promise<Renderer>

  /**
   * Adds a renderer to a launch configuration and gives its id.
   *
   * Hubs answer 422 where a field makes no sense.
   *
   * It is never sent again: a second one would be made.
   *
   * Hub path: `POST /api/rest/v1/launcher/{launchId}/renderer/create`
   *
   * @param launchId - Number of a launch configuration. Not an engine id: the two look alike.
   * @param options - What else it takes, `timeout` (ms) and `signal`.
   * @returns The id of what was made.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  createRenderer(
    launchId: LaunchId | bigint,
    options?: LauncherCreateRendererOptions): Promise<RendererId>

  /**
   * Starts one renderer. The answer is a status word, empty on some hubs.
   *
   * Hubs answer 404 where the launch configuration has no such renderer.
   *
   * It is never sent again: it starts or stops machines.
   *
   * Hub path: `PUT /api/rest/v1/launcher/{launchId}/renderer/{rendererId}/start`
   *
   * @param launchId - Number of a launch configuration. Not an engine id: the two look alike.
   * @param rendererId - Number of a renderer of a launch configuration.
   * @param options - `timeout` (ms) and `signal`.
   * @returns The word that the hub says.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  startRenderer(
    launchId: LaunchId | bigint,
    rendererId: RendererId | bigint,
    options?: CallOptions): Promise<string>

  /**
   * Stops one renderer: it leaves the air. The answer is a status word, empty on some hubs.
   *
   * Hubs answer 404 where the launch configuration has no such renderer.
   *
   * It is never sent again: it starts or stops machines.
   *
   * Hub path: `PUT /api/rest/v1/launcher/{launchId}/renderer/{rendererId}/stop`
   *
   * @param launchId - Number of a launch configuration. Not an engine id: the two look alike.
   * @param rendererId - Number of a renderer of a launch configuration.
   * @param options - `timeout` (ms) and `signal`.
   * @returns The word that the hub says.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  stopRenderer(
    launchId: LaunchId | bigint,
    rendererId: RendererId | bigint,
    options?: CallOptions): Promise<string>
}
