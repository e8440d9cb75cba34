'use strict'

// The hub simulator within this process.

const { inspect } = require('node:util')
const native = require('./native.cjs')
const calls = require('./calls.cjs')
const { capture, fromThrown, invalid } = require('./error.cjs')
const { JsonEncodeError, isPlain, write } = require('./json.cjs')
const { describe } = require('./options.cjs')

const SUBJECT = 'LocalHub'

/** Stands in the place of options where the hub is started by somebody else. */
const later = Symbol('later')

class LocalHub {
  #native
  #started

  constructor(options = {}) {
    const trace = capture(LocalHub)
    try {
      this.#native = new native.NativeLocalHub()
      if (options !== later)
        this.#started = JSON.parse(this.#native.startNow(settings(options, trace)))
    } catch (thrown) {
      throw fromThrown(thrown, trace)
    }
  }

  static async start(options = {}) {
    const trace = capture(LocalHub.start)
    const json = settings(options, trace)
    const hub = new LocalHub(later)
    hub.#started = await hub.#run(trace, (queue, number) =>
      queue.startHub(number, hub.#native, json),
    )
    return hub
  }

  get url() {
    return this.#started.url
  }

  get port() {
    return this.#started.port
  }

  get token() {
    return this.#started.token
  }

  journal() {
    return this.journalSince(0)
  }

  async journalSince(sequence) {
    const trace = capture(this.journalSince)
    if (typeof sequence !== 'number') throw wrong('sequence', 'a number', sequence, trace)
    return this.#run(trace, (queue, number) => queue.journal(number, this.#native, sequence))
  }

  requests() {
    return this.requestsSince(0)
  }

  async requestsSince(number) {
    const trace = capture(this.requestsSince)
    if (typeof number !== 'number') throw wrong('number', 'a number', number, trace)
    return this.#run(trace, (queue, call) => queue.requests(call, this.#native, number))
  }

  get requestsDropped() {
    try {
      return this.#native.requestsDropped()
    } catch (thrown) {
      throw fromThrown(thrown, capture())
    }
  }

  async advance(seconds) {
    const trace = capture(this.advance)
    if (typeof seconds !== 'number') throw wrong('seconds', 'a number', seconds, trace)
    return this.#run(trace, (queue, number) => queue.advance(number, this.#native, seconds))
  }

  async setFaults(scenario) {
    const trace = capture(this.setFaults)
    const json = scenarioText(scenario, trace)
    await this.#run(trace, (queue, number) => queue.setFaults(number, this.#native, json))
  }

  async clearFaults() {
    const trace = capture(this.clearFaults)
    await this.#run(trace, (queue, number) => queue.setFaults(number, this.#native))
  }

  get faultsTriggered() {
    try {
      return this.#native.faultsTriggered()
    } catch (thrown) {
      throw fromThrown(thrown, capture())
    }
  }

  async faults() {
    const trace = capture(this.faults)
    return this.#run(trace, (queue, number) => queue.faults(number, this.#native))
  }

  async requestStats(requestId) {
    const trace = capture(this.requestStats)
    if (typeof requestId !== 'string') throw wrong('requestId', 'text', requestId, trace)
    return this.#run(trace, (queue, number) => queue.requestStats(number, this.#native, requestId))
  }

  async reset() {
    const trace = capture(this.reset)
    await this.#run(trace, (queue, number) => queue.reset(number, this.#native))
  }

  get serviceTime() {
    try {
      return this.#native.serviceTime()
    } catch (thrown) {
      throw fromThrown(thrown, capture())
    }
  }

  async setServiceTime(seconds) {
    const trace = capture(this.setServiceTime)
    if (typeof seconds !== 'number') throw wrong('seconds', 'a number', seconds, trace)
    await this.#run(trace, (queue, number) => queue.setServiceTime(number, this.#native, seconds))
  }

  async disconnectEngine(engineId) {
    const trace = capture(this.disconnectEngine)
    if (!Number.isSafeInteger(engineId)) throw wrong('engineId', 'an integer', engineId, trace)
    await this.#run(trace, (queue, call) => queue.disconnectEngine(call, this.#native, engineId))
  }

  async restartEngine(engineId, { away = 0, empty = 0 } = {}) {
    const trace = capture(this.restartEngine)
    if (!Number.isSafeInteger(engineId)) throw wrong('engineId', 'an integer', engineId, trace)
    for (const [name, time] of Object.entries({ away, empty })) {
      if (typeof time !== 'number') throw wrong(name, 'a number', time, trace)
    }
    await this.#run(trace, (queue, call) =>
      queue.restartEngine(call, this.#native, engineId, away, empty),
    )
  }

  async restart(down = 0) {
    const trace = capture(this.restart)
    if (typeof down !== 'number') throw wrong('down', 'a number', down, trace)
    await this.#run(trace, (queue, number) => queue.restartHub(number, this.#native, down))
  }

  /** Its address, and never its token. */
  [inspect.custom](depth, options, inspectAgain) {
    return `LocalHub ${(inspectAgain ?? inspect)({ url: this.#started.url }, options)}`
  }

  async stop() {
    const trace = capture(this.stop)
    await this.#run(trace, (queue, number) => queue.stopHub(number, this.#native))
  }

  #run(trace, begin) {
    const parse = (text) => (text === null || text === undefined ? undefined : JSON.parse(text))
    return calls.start({ operation: SUBJECT, read: true, trace, begin, parse })
  }
}

if (Symbol.asyncDispose) {
  Object.defineProperty(LocalHub.prototype, Symbol.asyncDispose, {
    value() {
      return this.stop()
    },
    configurable: true,
    writable: true,
  })
}

function wrong(argument, due, value, trace) {
  return invalid(SUBJECT, argument, `it must be ${due}, not ${describe(value)}`, trace)
}

/** The options as JSON. */
function settings(options, trace) {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw wrong('options', 'one object', options, trace)
  }
  const given = whatIsGiven(options)
  if (given.faults !== undefined) given.faults = scenarioText(given.faults, trace)
  return text(given, trace)
}

/** A scenario of faults as JSON text. Text is handed on as it is, so that all faults in it show. */
function scenarioText(scenario, trace) {
  if (typeof scenario === 'string') return scenario
  if (typeof scenario !== 'object' || scenario === null) {
    throw wrong('faults', 'an object, an array of faults or JSON text', scenario, trace)
  }
  const given = Array.isArray(scenario) ? { faults: scenario } : whatIsGiven(scenario)
  if (Array.isArray(given.faults)) {
    const rule = (fault) => typeof fault === 'object' && fault !== null && isPlain(fault)
    given.faults = given.faults.map((fault) => (rule(fault) ? whatIsGiven(fault) : fault))
  }
  return text(given, trace)
}

/** The members of an object without those that are undefined. */
function whatIsGiven(object) {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))
}

/** Settings as JSON. */
function text(given, trace) {
  try {
    return write(given, '')
  } catch (fault) {
    if (fault instanceof JsonEncodeError) {
      throw invalid(SUBJECT, fault.place.slice(1), fault.message, trace)
    }
    throw fromThrown(fault, trace)
  }
}

module.exports = { LocalHub }
