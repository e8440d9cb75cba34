// Written by cargo xtask generate; do not edit.
'use strict'

const { Group, call } = require('../lib/group.cjs')
const rows = require('./rows.cjs').projects

/** Projects that renderers can run. */
exports.Projects = class Projects extends Group {
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
  list(options) {
    return call(this, rows.list, arguments)
  }
}
