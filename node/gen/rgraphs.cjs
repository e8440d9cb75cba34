// Written by cargo xtask generate; do not edit.
'use strict'

const { Group, call } = require('../lib/group.cjs')
const rows = require('./rows.cjs').rgraphs

/** Rgraphs, which RE engines load. */
exports.Rgraphs = class Rgraphs extends Group {
  /**
   * Lists the rgraphs.
   *
   * It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent again, at
   * most twice.
   *
   * Hub path: `GET /api/rest/v1/rgraphs`
   *
   * @param options - `timeout` (ms) and `signal`.
   * @returns A list of RgraphSummary.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  list(options) {
    return call(this, rows.list, arguments)
  }

  /**
   * Reads one rgraph with its content.
   *
   * Hubs answer 404 where there is no such rgraph.
   *
   * It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent again, at
   * most twice.
   *
   * Hub path: `GET /api/rest/v1/rgraphs/{rgraphId}`
   *
   * @param rgraphId - Number of an rgraph (RE).
   * @param options - `timeout` (ms) and `signal`.
   * @returns Rgraph.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  get(rgraphId, options) {
    return call(this, rows.get, arguments)
  }

  /**
   * Loads an rgraph into an engine: what it shows changes at once. The engine's `rgraph_id` says so
   * afterwards.
   *
   * It is never sent again: it would happen on air a second time.
   *
   * Hub path: `POST /api/rest/v1/rgraphs/{rgraphId}/load`
   *
   * @param rgraphId - Number of an rgraph (RE).
   * @param engineHostId - The engine's number. Not a launch id.
   * @param options - `timeout` (ms) and `signal`.
   * @returns Nothing.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  load(rgraphId, engineHostId, options) {
    return call(this, rows.load, arguments)
  }
}
