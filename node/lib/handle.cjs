'use strict'

// Handles: support for the generated classes of long-lived objects. The addon does the work; here
// it is called, awaited on the event loop, and its events are passed to listeners and readers.

const timers = require('node:timers')
const { inspect } = require('node:util')
const calls = require('./calls.cjs')
const { member } = require('./arguments.cjs')
const { capture, fromThrown, invalid, warnOfThrown } = require('./error.cjs')
const { describe, onlyKnown, openingOptions } = require('./options.cjs')
const { plainOf } = require('./plain.cjs')
const { isSignal } = require('./signals.cjs')

/** Milliseconds between two checks for events while somebody listens. */
const LOOK_MS = 20

/** Maximum number of events kept for a busy reader, as in the addon. */
const KEPT = 256

/** Default time limit of a wait in milliseconds. */
const WAIT_MS = 5000

/**
 * The state shared by a handle and its children: a child keeps it alive, and all see a close at
 * once.
 */
class Handle {
  /** Opens a handle of a client with options of these forms; `operation` is its name in errors. */
  constructor(operation, client, Native, forms, options, trace) {
    const refuse = (argument, detail) => invalid(operation, argument, detail, trace)
    const settings = openingOptions(forms, options, refuse)
    this.operation = operation
    this.client = client
    this.trace = trace
    this.open = true
    /** Called after the close. */
    this.afterClose = () => {}
    try {
      this.native = new Native(client.native, settings)
    } catch (thrown) {
      throw fromThrown(thrown, trace)
    }
  }

  /**
   * Returns a function for refusals by a method. It captures the stack only then, as this takes
   * long.
   */
  refusal(method) {
    return (argument, detail) => invalid(this.operation, argument, detail, capture(method))
  }

  isClosed(trace) {
    return !this.open || this.ask(trace, (native) => native.isClosed())
  }

  /** Calls the addon in the current turn of the event loop. */
  ask(trace, ask, names) {
    try {
      return ask(this.native)
    } catch (thrown) {
      throw fromThrown(thrown, trace, names)
    }
  }

  /** Calls the addon at once for plain data of a type. */
  data(trace, ask, type) {
    return plainOf(type, JSON.parse(this.ask(trace, ask)), trace)
  }

  /** Begins a wait of the addon, whose result is plain data of a type. */
  wait(begin, type, options, method) {
    const trace = capture(method)
    const wait = waitOf(options, ['timeoutMs', 'signal'], this.refusal(method))
    return this.#wait(begin, type, wait, trace)
  }

  /** Begins the wait that ends the handle. */
  async close(begin, type, options, method) {
    const trace = capture(method)
    const wait = waitOf(options, ['timeoutMs'], this.refusal(method))
    this.open = false
    try {
      return await this.#wait(begin, type, wait, trace)
    } finally {
      this.afterClose()
    }
  }

  #wait(begin, type, { timeoutMs, signal }, trace) {
    const { client, native, operation } = this
    return calls.start({
      operation,
      read: true,
      trace,
      signal,
      client,
      parse: (text) => JSON.parse(text).map((one) => plainOf(type, one, trace)),
      begin: (queue, number) => begin(queue, number, native, timeoutMs),
    })
  }
}

/** The events of a handle, for the listeners of its object and for readers. */
class Events {
  #emitter
  #handle
  #take
  #type
  #kinds
  #timer
  #readers = new Set()
  /** Number of events dropped because readers were too slow. */
  dropped = 0

  /**
   * `take` returns the events since the last call: plain data of a type with one of these kinds.
   */
  constructor(emitter, handle, take, type, kinds) {
    this.#emitter = emitter
    this.#handle = handle
    this.#take = take
    this.#type = type
    this.#kinds = kinds
    handle.afterClose = () => this.#look()
    // The base class emits this for every listener, however it is added.
    emitter.on('newListener', (name) => {
      if (kinds.includes(name)) this.#listen()
    })
  }

  async *read() {
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

  /** Checks for events from now on. */
  #listen() {
    if (this.#timer) return
    this.#timer = timers.setInterval(() => this.#look(), LOOK_MS)
    this.#hold()
  }

  /** Keeps the event loop alive only while a reader waits. */
  #hold() {
    const isHeld = [...this.#readers].some(({ wake }) => wake)
    if (isHeld) this.#timer?.ref()
    else this.#timer?.unref()
  }

  #look() {
    const isHeard = (kind) => this.#emitter.listenerCount(kind) > 0
    const isAwaited = this.#readers.size > 0 || this.#kinds.some(isHeard)
    // Checked first, so that all events before the end are delivered.
    const ended = this.#ask((native) => native.isClosed(), false)
    if (isAwaited) for (const event of this.#taken()) this.#deliver(event)
    if (!ended && isAwaited) return
    timers.clearInterval(this.#timer)
    this.#timer = undefined
    for (const reader of this.#readers) {
      this.#readers.delete(reader)
      reader.wake?.()
    }
  }

  #taken() {
    const { trace } = this.#handle
    return this.#ask((native) => {
      const text = this.#take(native)
      return text ? JSON.parse(text).map((event) => plainOf(this.#type, event, trace)) : []
    }, [])
  }

  /** Calls the addon from a timer, which has no caller for an exception. */
  #ask(ask, otherwise) {
    try {
      return ask(this.#handle.native)
    } catch (thrown) {
      process.emitWarning(fromThrown(thrown, this.#handle.trace))
      return otherwise
    }
  }

  /**
   * Delivers an event. Other listeners and later events do not depend on a listener's exception.
   */
  #deliver(event) {
    for (const reader of this.#readers) {
      if (reader.queue.length === KEPT) {
        reader.queue.shift()
        this.dropped++
      }
      reader.queue.push(event)
      reader.wake?.()
    }
    for (const listener of this.#emitter.rawListeners(event.kind)) {
      try {
        listener.call(this.#emitter, event)
      } catch (thrown) {
        warnOfThrown(`a listener of '${event.kind}'`, thrown)
      }
    }
  }
}

/** Returns arguments that are ids as one JSON object for the addon. */
function addressJson(address, refuse) {
  const members = Object.entries(address).map(
    ([name, value]) => `"${name}":${member(value, name, true, refuse)}`,
  )
  return `{${members.join(',')}}`
}

/** Returns the text of `inspect` for an object of a class. */
function shown(name, members, options, inspectAgain) {
  return `${name} ${(inspectAgain ?? inspect)(members, options)}`
}

/** Makes `await using` end the objects of a class, if Node supports it. */
function disposable(built, end) {
  if (!Symbol.asyncDispose) return
  Object.defineProperty(built.prototype, Symbol.asyncDispose, {
    async value() {
      await end(this)
    },
    configurable: true,
    writable: true,
  })
}

/** Returns the time limit of a wait, and the signal that ends it. */
function waitOf(options, known, refuse) {
  onlyKnown(options, known, refuse)
  const { timeoutMs = WAIT_MS, signal } = options
  if (typeof timeoutMs !== 'number' || !(timeoutMs >= 0)) {
    const due = 'it must be a number of milliseconds, 0 or more'
    throw refuse('timeoutMs', `${due}, not ${describe(timeoutMs)}`)
  }
  if (signal !== undefined && !isSignal(signal)) {
    throw refuse('signal', `it must be an AbortSignal, not ${describe(signal)}`)
  }
  return { timeoutMs, signal }
}

module.exports = { Events, Handle, addressJson, disposable, shown }
