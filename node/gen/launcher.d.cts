// Written by cargo xtask generate; do not edit.
import type {
  LauncherCreateRendererOptions,
} from './options.cjs'
import type {
  CallOptions,
} from './settings.cjs'
import type {
  LaunchConfig,
  LaunchConfigCreated,
  Renderer,
} from './records.cjs'
import type {
  LaunchId,
  RendererId,
} from './values.cjs'

/** Launch configurations and their renderers, which can be started, stopped and retimed. */
export declare class Launcher {
  private constructor()

  /**
   * Lists the launch configurations.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * Hub path: `GET /api/rest/v1/launcher`
   *
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns An array of {@link LaunchConfig}, empty where there are none.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * for (const launch of await hub.launcher.list()) {
   *   console.log(launch.id, launch.name, launch.renderers.length)
   * }
   * ```
   */
  list(options?: CallOptions): Promise<LaunchConfig[]>

  /**
   * Reads one launch configuration.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * Hub path: `GET /api/rest/v1/launcher/{launchId}`
   *
   * @param launchId - Number of a launch configuration. This is not an engine id, although both are
   * small integers.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link LaunchConfig}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const launch = await hub.launcher.get(1)
   * console.log(launch.name, launch.renderers)
   * ```
   */
  get(launchId: LaunchId | bigint, options?: CallOptions): Promise<LaunchConfig>

  /**
   * Creates a launch configuration.
   *
   * Hubs respond with 422 if the name or a renderer is invalid.
   *
   * It is never resent, since a resend would create a second object.
   *
   * Hub path: `POST /api/rest/v1/launcher/create`
   *
   * @param name - Name, which must not be empty.
   * @param renderers - Ids of the renderers. The list may be empty.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link LaunchConfigCreated}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const launch = await hub.launcher.create('Late News', [101, 102])
   * console.log(launch.id)
   * ```
   */
  create(
    name: string,
    renderers: readonly (RendererId | bigint)[],
    options?: CallOptions): Promise<LaunchConfigCreated>

  /**
   * Starts the renderers of a launch configuration on idle engines. The response is a status word,
   * usually `OK`; some hubs send an empty one. The engines take seconds to start.
   *
   * Hubs respond with 404 if there is no such launch configuration, and if no engine is idle.
   *
   * It is never resent, since it starts, stops or retimes renderers.
   *
   * Hub path: `PUT /api/rest/v1/launcher/{launchId}/launch`
   *
   * @param launchId - Number of a launch configuration. This is not an engine id, although both are
   * small integers.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns The text of the response, such as `OK`.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * console.log(await hub.launcher.launch(1))
   * ```
   */
  launch(launchId: LaunchId | bigint, options?: CallOptions): Promise<string>

  /**
   * Stops the renderers of a launch configuration, which are then off air.
   *
   * It is resent only with the option `resend`: once, if there is no complete response. A resend
   * that arrives late also stops what was launched in between.
   *
   * Hub path: `PUT /api/rest/v1/launcher/{launchId}/stop`
   *
   * @param launchId - Number of a launch configuration. This is not an engine id, although both are
   * small integers.
   * @param options - `timeoutMs` (milliseconds), `signal` and `resend`; all are optional.
   * @returns Nothing. The promise resolves once the hub has executed the operation.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * await hub.launcher.launch(1)
   * await hub.launcher.stop(1)
   * ```
   */
  stop(launchId: LaunchId | bigint, options?: CallOptions): Promise<void>

  /**
   * Retimes a launch configuration. The specification does not say what that does.
   *
   * It is never resent, since it starts, stops or retimes renderers.
   *
   * Hub path: `PUT /api/rest/v1/launcher/{launchId}/retime`
   *
   * @param launchId - Number of a launch configuration. This is not an engine id, although both are
   * small integers.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns Nothing. The promise resolves once the hub has executed the operation.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * await hub.launcher.launch(1)
   * await hub.launcher.retime(1)
   * ```
   */
  retime(launchId: LaunchId | bigint, options?: CallOptions): Promise<void>

  /**
   * Lists the ids of the renderers of a launch configuration.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * Hub path: `GET /api/rest/v1/launcher/{launchId}/renderer`
   *
   * @param launchId - Number of a launch configuration. This is not an engine id, although both are
   * small integers.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns An array of the ids of renderers.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const ids = await hub.launcher.listRenderers(1)
   * console.log(ids.length)
   * ```
   */
  listRenderers(launchId: LaunchId | bigint, options?: CallOptions): Promise<RendererId[]>

  /**
   * Reads one renderer.
   *
   * Hubs respond with 404 if there is no such renderer.
   *
   * It changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent,
   * at most twice.
   *
   * Hub path: `GET /api/rest/v1/launcher/{launchId}/renderer/{rendererId}`
   *
   * @param launchId - Number of a launch configuration. This is not an engine id, although both are
   * small integers.
   * @param rendererId - Number of a renderer of a launch configuration.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link Renderer}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const renderer = await hub.launcher.getRenderer(1, 102)
   * console.log(renderer.engineType, renderer.stateId)
   * ```
   */
  getRenderer(
    launchId: LaunchId | bigint,
    rendererId: RendererId | bigint,
    options?: CallOptions): Promise<Renderer>

  /**
   * Adds a renderer to a launch configuration. Returns the id of the renderer.
   *
   * Hubs respond with 422 if a field is invalid.
   *
   * It is never resent, since a resend would create a second object.
   *
   * Hub path: `POST /api/rest/v1/launcher/{launchId}/renderer/create`
   *
   * @param launchId - Number of a launch configuration. This is not an engine id, although both are
   * small integers.
   * @param options - `launchConfigId`, `engineId`, `projectId`, `projectMapId`, `engineType`,
   * `stateId`, `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns The id of the created object.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const id = await hub.launcher.createRenderer(1, {
   *   engineId: null,
   *   engineType: 'UE',
   *   stateId: 31,
   * })
   * console.log(id)
   * ```
   */
  createRenderer(
    launchId: LaunchId | bigint,
    options?: LauncherCreateRendererOptions): Promise<RendererId>

  /**
   * Starts one renderer. The response is a status word; some hubs send an empty one.
   *
   * Hubs respond with 404 if the launch configuration has no such renderer.
   *
   * It is never resent, since it starts, stops or retimes renderers.
   *
   * Hub path: `PUT /api/rest/v1/launcher/{launchId}/renderer/{rendererId}/start`
   *
   * @param launchId - Number of a launch configuration. This is not an engine id, although both are
   * small integers.
   * @param rendererId - Number of a renderer of a launch configuration.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns The text of the response, such as `OK`.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * console.log(await hub.launcher.startRenderer(1, 101))
   * ```
   */
  startRenderer(
    launchId: LaunchId | bigint,
    rendererId: RendererId | bigint,
    options?: CallOptions): Promise<string>

  /**
   * Stops one renderer, which is then off air. The response is a status word; some hubs send an
   * empty one.
   *
   * Hubs respond with 404 if the launch configuration has no such renderer.
   *
   * It is never resent, since it starts, stops or retimes renderers.
   *
   * Hub path: `PUT /api/rest/v1/launcher/{launchId}/renderer/{rendererId}/stop`
   *
   * @param launchId - Number of a launch configuration. This is not an engine id, although both are
   * small integers.
   * @param rendererId - Number of a renderer of a launch configuration.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns The text of the response, such as `OK`.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * await hub.launcher.startRenderer(1, 101)
   * await hub.launcher.stopRenderer(1, 101)
   * ```
   */
  stopRenderer(
    launchId: LaunchId | bigint,
    rendererId: RendererId | bigint,
    options?: CallOptions): Promise<string>
}
