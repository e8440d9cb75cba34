// Written by cargo xtask generate; do not edit.
'use strict'

// The classes of the simulator's library.

const { inspect } = require('node:util')
const { capture } = require('../lib/error.cjs')
const { disposable, shown } = require('../lib/handle.cjs')
const native = require('../lib/native.cjs')
const { LATER, ask, check, faults, optionsJson, run } = require('../lib/simulator.cjs')

class LocalHub {
  #native

  constructor(options = {}) {
    const trace = capture(LocalHub)
    ask(trace, () => {
      this.#native = new native.NativeLocalHub()
      if (options !== LATER) this.#native.startNow(optionsJson(options, trace))
    })
  }

  static async start(options = {}) {
    const trace = capture(LocalHub.start)
    const json = optionsJson(options, trace)
    const made = new LocalHub(LATER)
    await run(trace, (...call) => made.#native.start(...call, json))
    return made
  }

  get url() {
    return ask(capture(), () => this.#native.url())
  }

  get port() {
    return ask(capture(), () => this.#native.port())
  }

  get token() {
    return ask(capture(), () => this.#native.token())
  }

  journal() {
    return this.journalSince(0)
  }

  async journalSince(sequence) {
    const trace = capture(this.journalSince)
    check('sequence', sequence, 'number', trace)
    return run(trace, (...call) => this.#native.journal(...call, sequence))
  }

  requests() {
    return this.requestsSince(0)
  }

  async requestsSince(number) {
    const trace = capture(this.requestsSince)
    check('number', number, 'number', trace)
    return run(trace, (...call) => this.#native.requests(...call, number))
  }

  get requestsDropped() {
    return ask(capture(), () => this.#native.requestsDropped())
  }

  async advance(seconds) {
    const trace = capture(this.advance)
    check('seconds', seconds, 'number', trace)
    return run(trace, (...call) => this.#native.advance(...call, seconds))
  }

  async setFaults(scenario) {
    const trace = capture(this.setFaults)
    const json = faults(scenario, trace)
    return run(trace, (...call) => this.#native.setFaults(...call, json))
  }

  async clearFaults() {
    const trace = capture(this.clearFaults)
    return run(trace, (...call) => this.#native.clearFaults(...call))
  }

  get faultsTriggered() {
    return ask(capture(), () => this.#native.faultsTriggered())
  }

  async faults() {
    const trace = capture(this.faults)
    return run(trace, (...call) => this.#native.faults(...call))
  }

  async requestStats(requestId) {
    const trace = capture(this.requestStats)
    check('requestId', requestId, 'text', trace)
    return run(trace, (...call) => this.#native.requestStats(...call, requestId))
  }

  async reset() {
    const trace = capture(this.reset)
    return run(trace, (...call) => this.#native.reset(...call))
  }

  get serviceTime() {
    return ask(capture(), () => this.#native.serviceTime())
  }

  async setServiceTime(seconds) {
    const trace = capture(this.setServiceTime)
    check('seconds', seconds, 'number', trace)
    return run(trace, (...call) => this.#native.setServiceTime(...call, seconds))
  }

  async disconnectEngine(engineId) {
    const trace = capture(this.disconnectEngine)
    check('engineId', engineId, 'integer', trace)
    return run(trace, (...call) => this.#native.disconnectEngine(...call, engineId))
  }

  async restartEngine(engineId, { away = 0, empty = 0 } = {}) {
    const trace = capture(this.restartEngine)
    check('engineId', engineId, 'integer', trace)
    check('away', away, 'number', trace)
    check('empty', empty, 'number', trace)
    return run(trace, (...call) => this.#native.restartEngine(...call, engineId, away, empty))
  }

  async restart(down = 0) {
    const trace = capture(this.restart)
    check('down', down, 'number', trace)
    return run(trace, (...call) => this.#native.restart(...call, down))
  }

  async stop() {
    const trace = capture(this.stop)
    return run(trace, (...call) => this.#native.stop(...call))
  }

  /** Shows only the first property, so that a token is never shown. */
  [inspect.custom](depth, options, inspectAgain) {
    const { url } = this
    return shown('LocalHub', { url }, options, inspectAgain)
  }
}

disposable(LocalHub, (handle) => handle.stop())

module.exports = { LocalHub }
