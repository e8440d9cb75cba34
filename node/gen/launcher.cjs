// Written by cargo xtask generate; do not edit.
'use strict'

const { Group, call } = require('../lib/group.cjs')
const rows = require('./rows.cjs').launcher

/** Launch configurations and their renderers: started, stopped and retimed. */
exports.Launcher = class Launcher extends Group {
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
  list(options) {
    return call(this, rows.list, arguments)
  }

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
  get(launchId, options) {
    return call(this, rows.get, arguments)
  }

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
  create(name, renderers, options) {
    return call(this, rows.create, arguments)
  }

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
  launch(launchId, options) {
    return call(this, rows.launch, arguments)
  }

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
  stop(launchId, options) {
    return call(this, rows.stop, arguments)
  }

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
  retime(launchId, options) {
    return call(this, rows.retime, arguments)
  }

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
  listRenderers(launchId, options) {
    return call(this, rows.listRenderers, arguments)
  }

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
  getRenderer(launchId, rendererId, options) {
    return call(this, rows.getRenderer, arguments)
  }

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
  createRenderer(launchId, options) {
    return call(this, rows.createRenderer, arguments)
  }

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
  startRenderer(launchId, rendererId, options) {
    return call(this, rows.startRenderer, arguments)
  }

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
  stopRenderer(launchId, rendererId, options) {
    return call(this, rows.stopRenderer, arguments)
  }
}
