'use strict'

// Live sessions: of properties that change all the time the newest value is sent. The addon takes
// values and sends them; here they are handed over, and what it reports reaches listeners and readers.

const { EventEmitter } = require('node:events')
const timers = require('node:timers')
const { inspect } = require('node:util')
const native = require('./native.cjs')
const calls = require('./calls.cjs')
const { argumentNames, member } = require('./arguments.cjs')
const { capture, fromFacts, fromThrown, invalid, warnOfThrown } = require('./error.cjs')
const { isPlain } = require('./json.cjs')
const { callOptions, describe, liveOptions, onlyKnown, warnOfLongMove } = require('./options.cjs')
const { isSignal } = require('./signals.cjs')
const operations = require('../gen/operations.cjs')
const { LiveReportKind: kinds } = require('../gen/plain.cjs')

/** What failures name as their operation. */
const SUBJECT = 'live'

/** How many milliseconds lie between two looks at what there is to report, while somebody listens. */
const LOOK_MS = 20

/** How many reports are kept for a reader that is busy, like those that the addon keeps. */
const KEPT = 256

/** How many milliseconds a flush or a close waits unless it is told. */
const WAIT_MS = 5000

const namesOfSet = argumentNames(operations.engines.setProperty)
const read = operations.engines.getProperty
const namesOfAddress = argumentNames(read)

/** A session as its handles know it: a handle keeps it alive, and a close is seen by all at once. */
class Inner {
  constructor(client, settings) {
    this.client = client
    this.native = new native.NativeLiveSession(client.native, settings)
    this.open = true
  }
}

class LiveProperty {
  #inner
  #native
  #json
  /** Counts what was set, so that what was read before that is known to be old. */
  #sets = 0

  constructor(inner, handle, address, json) {
    this.#inner = inner
    this.#native = handle
    this.#json = json
    Object.defineProperty(this, 'address', { value: Object.freeze(address), enumerable: true })
  }

  set(value) {
    if (!this.#inner.open) return false
    try {
      if (typeof value === 'number') return this.#stored(this.#native.setNumber(value))
      if (typeof value === 'boolean') return this.#stored(this.#native.setBool(value))
    } catch (thrown) {
      throw fromThrown(thrown, capture(this.set))
    }
    return this.#setOther(value)
  }

  #setOther(value) {
    const { x, y, z, w } = value ?? {}
    const isOne = isVector(value, x, y, z, w)
    const json = isOne ? undefined : member(value, 'value', false, refusal(this.set))
    try {
      if (isOne) return this.#stored(this.#native.setVector(x, y, z, w))
      return this.#stored(this.#native.setJson(`{"Value":${json}}`))
    } catch (thrown) {
      throw fromThrown(thrown, capture(this.set), namesOfSet)
    }
  }

  ease(value, options) {
    const refuse = refusal(this.ease)
    onlyKnown(options, ['interpolation', 'duration', 'delay'], refuse)
    const { interpolation, duration, delay } = options
    if (typeof interpolation !== 'string') {
      throw refuse('interpolation', `it must be a word like EaseIn, not ${describe(interpolation)}`)
    }
    if (typeof duration !== 'number') {
      throw refuse('duration', `it must be a number of seconds, not ${describe(duration)}`)
    }
    warnOfLongMove(duration)
    const given = { Value: value, Interpolation: interpolation, Duration: duration, Delay: delay }
    const members = Object.entries(given)
      .filter(([name, value]) => name === 'Value' || value !== undefined)
      .map(([name, value]) => {
        const place = namesOfSet.get(`body.${name}`)
        return `"${name}":${member(value, place, false, refuse)}`
      })
    if (!this.#inner.open) return false
    try {
      return this.#stored(this.#native.ease(`{${members.join(',')}}`))
    } catch (thrown) {
      throw fromThrown(thrown, capture(this.ease), namesOfSet)
    }
  }

  nudge(delta, options = {}) {
    const refuse = refusal(this.nudge)
    onlyKnown(options, ['min', 'max'], refuse)
    const { min = -Infinity, max = Infinity } = options
    checkNumber('delta', delta, refuse)
    checkNumber('min', min, refuse)
    checkNumber('max', max, refuse)
    if (!this.#inner.open) return false
    try {
      return this.#stored(this.#native.nudge(delta, min, max))
    } catch (thrown) {
      throw fromThrown(thrown, capture(this.nudge))
    }
  }

  async read(options) {
    const trace = capture(this.read)
    const call = callOptions(options, read, refusal(this.read)).options
    const sets = this.#sets
    const found = await readAt(this.#inner, this.#json, call, trace)
    if (sets === this.#sets) learn(this.#native, found, trace)
    return found
  }

  #stored(isStored) {
    if (isStored) this.#sets++
    return isStored
  }

  [inspect.custom](depth, options, inspectAgain) {
    return `LiveProperty ${(inspectAgain ?? inspect)(this.address, options)}`
  }
}

/** Reads a property from the hub. */
function readAt({ client }, json, options, trace) {
  return client.invoke(read, json, options, trace, namesOfAddress)
}

/** Notes what the hub has, for nudge. */
function learn(handle, { Value: value }, trace) {
  const isNumber = typeof value === 'number' || typeof value === 'bigint'
  try {
    handle.learn(isNumber ? Number(value) : undefined)
  } catch (thrown) {
    throw fromThrown(thrown, trace)
  }
}

/** Whether an object, with these as its members, is a vector and nothing more. */
function isVector(value, x, y, z, w) {
  if (typeof x !== 'number' || typeof y !== 'number' || typeof z !== 'number') return false
  if (w !== undefined && typeof w !== 'number') return false
  return Object.keys(value).length === (w === undefined ? 3 : 4) && isPlain(value)
}

/** How a method refuses an argument. The stack is captured only then: it takes long. */
function refusal(method) {
  return (argument, detail) => invalid(SUBJECT, argument, detail, capture(method))
}

class LiveSession extends EventEmitter {
  #inner
  #trace
  #timer
  #readers = new Set()
  /** Reports that readers were too slow for. */
  #dropped = 0

  constructor(client, options, trace) {
    super()
    const refuse = (argument, detail) => invalid(SUBJECT, argument, detail, trace)
    const settings = liveOptions(options, refuse)
    try {
      this.#inner = new Inner(client, settings)
    } catch (thrown) {
      throw fromThrown(thrown, trace)
    }
    this.#trace = trace
    // The base class says so of every listener, however it is added.
    super.on('newListener', (name) => {
      if (kinds.includes(name)) this.#listen()
    })
  }

  async property(engineId, nodePath, propertyPath, options) {
    const trace = capture(this.property)
    const refuse = refusal(this.property)
    const own = { more: ['readFirst'] }
    const { options: call, more } = callOptions(options, own, refuse)
    const { readFirst = false } = more
    if (typeof readFirst !== 'boolean') {
      throw refuse('readFirst', `it must be true or false, not ${describe(readFirst)}`)
    }
    const address = { engineId, nodePath, propertyPath }
    const members = Object.entries(address).map(
      ([name, value]) => `"${name}":${member(value, name, true, refuse)}`,
    )
    const json = `{${members.join(',')}}`
    const found = readFirst ? await readAt(this.#inner, json, call, trace) : undefined
    const handle = this.#ask(trace, (session) => session.property(json), namesOfAddress)
    if (found) learn(handle, found, trace)
    return new LiveProperty(this.#inner, handle, address, json)
  }

  get closed() {
    if (!this.#inner.open) return true
    return this.#ask(capture(), (session) => session.isClosed())
  }

  beginFrame() {
    this.#ask(capture(this.beginFrame), (session) => session.beginFrame())
  }

  endFrame() {
    this.#ask(capture(this.endFrame), (session) => session.endFrame())
  }

  reassert() {
    this.#ask(capture(this.reassert), (session) => session.reassert())
  }

  stats() {
    const stats = JSON.parse(this.#ask(capture(this.stats), (session) => session.stats()))
    stats.reportsDropped += this.#dropped
    return stats
  }

  async flush(options = {}) {
    const trace = capture(this.flush)
    const wait = waitOf(options, ['timeoutMs', 'signal'], refusal(this.flush))
    return this.#settle('flushLive', wait, trace)
  }

  async close(options = {}) {
    const trace = capture(this.close)
    const wait = waitOf(options, ['timeoutMs'], refusal(this.close))
    this.#inner.open = false
    try {
      return await this.#settle('closeLive', wait, trace)
    } finally {
      this.#look()
    }
  }

  async *reports() {
    const reader = { queue: [], wake: undefined }
    this.#readers.add(reader)
    this.#listen()
    try {
      for (;;) {
        while (reader.queue.length > 0) yield reader.queue.shift()
        if (!this.#readers.has(reader)) return
        await new Promise((wake) => {
          reader.wake = wake
          this.#hold()
        })
        reader.wake = undefined
        this.#hold()
      }
    } finally {
      this.#readers.delete(reader)
    }
  }

  /** Whether it is open. */
  [inspect.custom](depth, options, inspectAgain) {
    const shown = { state: this.closed ? 'closed' : 'open' }
    return `LiveSession ${(inspectAgain ?? inspect)(shown, options)}`
  }

  #ask(trace, ask, names) {
    try {
      return ask(this.#inner.native)
    } catch (thrown) {
      throw fromThrown(thrown, trace, names)
    }
  }

  /** Waits for what was set before. */
  #settle(how, { timeoutMs, signal }, trace) {
    const { client, native: session } = this.#inner
    return calls.start({
      operation: SUBJECT,
      read: true,
      trace,
      signal,
      client,
      parse: (text) => JSON.parse(text).map(addressOf),
      begin: (queue, number) => queue[how](number, session, timeoutMs),
    })
  }

  /** Looks for reports from now on. */
  #listen() {
    if (this.#timer) return
    this.#timer = timers.setInterval(() => this.#look(), LOOK_MS)
    this.#hold()
  }

  /** Keeps the event loop alive while a reader waits, and never else. */
  #hold() {
    const isHeld = [...this.#readers].some(({ wake }) => wake)
    if (isHeld) this.#timer?.ref()
    else this.#timer?.unref()
  }

  #look() {
    const isAwaited = this.#readers.size > 0 || kinds.some((kind) => this.listenerCount(kind) > 0)
    // In this order: what is reported before the end is delivered.
    const ended = this.#closedForReports()
    if (isAwaited) for (const report of this.#takeReports()) this.#deliver(report)
    if (!ended && isAwaited) return
    timers.clearInterval(this.#timer)
    this.#timer = undefined
    for (const reader of this.#readers) {
      this.#readers.delete(reader)
      reader.wake?.()
    }
  }

  #closedForReports() {
    try {
      return this.#inner.native.isClosed()
    } catch (thrown) {
      process.emitWarning(fromThrown(thrown, this.#trace))
      return false
    }
  }

  #takeReports() {
    try {
      const text = this.#inner.native.takeReports()
      return text ? JSON.parse(text).map((report) => this.#reportOf(report)) : []
    } catch (thrown) {
      process.emitWarning(fromThrown(thrown, this.#trace))
      return []
    }
  }

  #reportOf({ kind, engineId, address, error, message }) {
    return {
      kind,
      engineId: engineId === null ? null : engineIdOf(engineId),
      address: address && addressOf(address),
      error: error && fromFacts(error, this.#trace),
      message,
    }
  }

  /** What a listener throws goes no further: the others, and later reports, do not depend on it. */
  #deliver(report) {
    for (const reader of this.#readers) {
      if (reader.queue.length === KEPT) {
        reader.queue.shift()
        this.#dropped++
      }
      reader.queue.push(report)
      reader.wake?.()
    }
    for (const listener of this.rawListeners(report.kind)) {
      try {
        listener.call(this, report)
      } catch (thrown) {
        warnOfThrown(`a listener of '${report.kind}'`, thrown)
      }
    }
  }
}

if (Symbol.asyncDispose) {
  Object.defineProperty(LiveSession.prototype, Symbol.asyncDispose, {
    async value() {
      await this.close()
    },
    configurable: true,
    writable: true,
  })
}

/** The number of an engine, which the addon writes as text. */
function engineIdOf(text) {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
}

/** An address as the addon writes it. */
function addressOf({ engineId, nodePath, propertyPath }) {
  return { engineId: engineIdOf(engineId), nodePath, propertyPath }
}

/** How long somebody waits, and what ends the wait. */
function waitOf(options, known, refuse) {
  onlyKnown(options, known, refuse)
  const { timeoutMs = WAIT_MS, signal } = options
  checkTime('timeoutMs', timeoutMs, refuse)
  if (signal !== undefined && !isSignal(signal)) {
    throw refuse('signal', `it must be an AbortSignal, not ${describe(signal)}`)
  }
  return { timeoutMs, signal }
}

function checkNumber(name, value, refuse) {
  if (typeof value !== 'number') throw refuse(name, `it must be a number, not ${describe(value)}`)
}

function checkTime(name, value, refuse) {
  if (typeof value !== 'number' || !(value >= 0)) {
    throw refuse(name, `it must be a number of milliseconds, 0 or more, not ${describe(value)}`)
  }
}

module.exports = { LiveSession }
