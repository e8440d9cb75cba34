'use strict'

// Support for the generated classes of long-lived objects (handles). The addon does the work. This
// module calls it, waits for it on the event loop, and passes its events to listeners and readers.

const timers = require('node:timers')
const { inspect } = require('node:util')
const calls = require('./calls.cjs')
const { member } = require('./arguments.cjs')
const { capture, fromThrown, invalid, warnOfThrown } = require('./error.cjs')
const { parse } = require('./json.cjs')
const { describe, onlyKnown, openingOptions } = require('./options.cjs')
const { plainOf } = require('./plain.cjs')
const { isSignal } = require('./signals.cjs')

/** Milliseconds between two checks for events, while there are listeners or readers. */
const LOOK_MS = 20

/**
 * Maximum number of events that are kept for a reader that is slower than others, unless more arrive
 * at once. The addon keeps as many reports of a live session.
 */
const KEPT = 256

/** Default time limit of a wait in milliseconds. */
const WAIT_MS = 5000

/**
 * The state of a handle, which the objects that it opens, such as properties, share. Each of them
 * keeps the state alive, and all of them see immediately that the handle
 * is closed.
 */
class Handle {
  /**
   * Opens a handle of a client. `forms` describes the options. `operation` is the name of the
   * handle in errors.
   */
  constructor(operation, client, Native, forms, options, trace) {
    const refuse = (argument, detail) => invalid(operation, argument, detail, trace)
    const settings = openingOptions(forms, options, refuse)
    this.operation = operation
    this.client = client
    this.trace = trace
    this.open = true
    /** Called after the handle was closed. */
    this.afterClose = () => {}
    try {
      this.native = new Native(client.native, settings)
    } catch (thrown) {
      throw fromThrown(thrown, trace)
    }
  }

  /**
   * Returns a function that creates errors for invalid arguments of a method. It captures the stack
   * only when it is called, because this takes long.
   */
  refusal(method) {
    return (argument, detail) => invalid(this.operation, argument, detail, capture(method))
  }

  isClosed(trace) {
    return !this.open || this.ask(trace, (native) => native.isClosed())
  }

  /** Calls the addon synchronously, and converts its exceptions. */
  ask(trace, ask, names) {
    try {
      return ask(this.native)
    } catch (thrown) {
      throw fromThrown(thrown, trace, names)
    }
  }

  /** Calls the addon synchronously, and returns plain data of the given type. */
  data(trace, ask, type) {
    return plainOf(type, JSON.parse(this.ask(trace, ask)), trace)
  }

  /**
   * Starts an operation of the addon that waits. Its result is a list of plain data of the given
   * type.
   */
  wait(begin, type, options, method) {
    const trace = capture(method)
    const wait = waitOf(options, ['timeoutMs', 'signal'], this.refusal(method))
    return this.#wait(begin, type, wait, trace)
  }

  /** Starts the operation that waits and then ends the handle. */
  async close(begin, type, options, method) {
    const trace = capture(method)
    const wait = waitOf(options, ['timeoutMs'], this.refusal(method))
    // The handle stays open if the addon refuses the arguments.
    const end = (...given) => {
      begin(...given)
      this.open = false
    }
    try {
      return await this.#wait(end, type, wait, trace)
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
      parse: (text) => parse(text).map((one) => plainOf(type, one, trace)),
      begin: (queue, number) => begin(queue, number, native, timeoutMs),
    })
  }
}

/** The events of a handle, for the listeners of its public object and for readers. */
class Events {
  #emitter
  #handle
  #take
  #type
  #kinds
  #timer
  #readers = new Set()
  /** Number of events that were dropped because a reader was too slow. */
  dropped = 0

  /**
   * `take` returns the events since the previous call: plain data of the given type, with one of
   * these kinds.
   */
  constructor(emitter, handle, take, type, kinds) {
    this.#emitter = emitter
    this.#handle = handle
    this.#take = take
    this.#type = type
    this.#kinds = kinds
    handle.afterClose = () => this.#look()
    // The base class emits this whenever a listener is added, by whichever method.
    emitter.on('newListener', (name) => {
      if (kinds.includes(name)) this.#listen()
    })
  }

  async *read() {
    const reader = { queue: [], kept: KEPT, wake: undefined }
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

  /** Starts checking for events. */
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
    const isListenedTo = this.#kinds.some(isHeard)
    const isAwaited = this.#readers.size > 0 || isListenedTo
    // This is checked before the events are taken, so that all events before the end are delivered.
    const ended = this.#ask((native) => native.isClosed(), false)
    // While every reader is busy, events stay in the addon, which folds changes instead of losing
    // them.
    const isRead = [...this.#readers].some(({ queue }) => queue.length === 0)
    if (isListenedTo || isRead || (ended && isAwaited)) this.#deliverAll(this.#taken())
    if (!ended && isAwaited) return
    timers.clearInterval(this.#timer)
    this.#timer = undefined
    for (const reader of this.#readers) {
      this.#readers.delete(reader)
      reader.wake?.()
    }
  }

  #deliverAll(events) {
    // A reader that was not behind must not lose the beginning of many events.
    for (const reader of this.#readers) reader.kept = Math.max(reader.kept, events.length)
    for (const event of events) this.#deliver(event)
  }

  #taken() {
    const { trace } = this.#handle
    return this.#ask((native) => {
      const text = this.#take(native)
      return text ? parse(text).map((event) => plainOf(this.#type, event, trace)) : []
    }, [])
  }

  /** Calls the addon from a timer. Exceptions become warnings, because a timer has no caller. */
  #ask(ask, otherwise) {
    try {
      return ask(this.#handle.native)
    } catch (thrown) {
      process.emitWarning(fromThrown(thrown, this.#handle.trace))
      return otherwise
    }
  }

  /**
   * Delivers an event. An exception from a listener affects neither other listeners nor later
   * events.
   */
  #deliver(event) {
    for (const reader of this.#readers) {
      if (reader.queue.length === reader.kept) {
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

/** Writes arguments that are ids as one JSON object for the addon. */
function addressJson(address, refuse) {
  const members = Object.entries(address).map(
    ([name, value]) => `"${name}":${member(value, name, true, refuse)}`,
  )
  return `{${members.join(',')}}`
}

/** Returns the text that `inspect` shows for an object of a class. */
function shown(name, members, options, inspectAgain) {
  return `${name} ${(inspectAgain ?? inspect)(members, options)}`
}

/** Lets `await using` end the objects of a class, if Node supports it. */
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

/** Returns the time limit of a wait, and the signal that ends the wait. */
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
