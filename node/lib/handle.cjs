'use strict'

// Handles: what the generated classes of objects that live on are made with. The addon does the work; here
// it is asked, waited for on the event loop, and what happens reaches listeners and readers.

const timers = require('node:timers')
const { inspect } = require('node:util')
const calls = require('./calls.cjs')
const { member } = require('./arguments.cjs')
const { capture, fromThrown, invalid, warnOfThrown } = require('./error.cjs')
const { describe, onlyKnown, openingOptions } = require('./options.cjs')
const { plainOf } = require('./plain.cjs')
const { isSignal } = require('./signals.cjs')

/** How many milliseconds lie between two looks at what has happened, while somebody listens. */
const LOOK_MS = 20

/** How many events are kept for a reader that is busy, like those that the addon keeps. */
const KEPT = 256

/** How many milliseconds a wait takes at most unless it is told. */
const WAIT_MS = 5000

/** What a handle and its children share: a child keeps it alive, and a close is seen by all at once. */
class Handle {
  /** Opened by a client with options of these forms; `operation` is what failures name. */
  constructor(operation, client, Native, forms, options, trace) {
    const refuse = (argument, detail) => invalid(operation, argument, detail, trace)
    const settings = openingOptions(forms, options, refuse)
    this.operation = operation
    this.client = client
    this.trace = trace
    this.open = true
    /** What is done once it has been closed. */
    this.afterClose = () => {}
    try {
      this.native = new Native(client.native, settings)
    } catch (thrown) {
      throw fromThrown(thrown, trace)
    }
  }

  /** How a method refuses an argument. The stack is captured only then: it takes long. */
  refusal(method) {
    return (argument, detail) => invalid(this.operation, argument, detail, capture(method))
  }

  isClosed(trace) {
    return !this.open || this.ask(trace, (native) => native.isClosed())
  }

  /** Asks the addon here and now. */
  ask(trace, ask, names) {
    try {
      return ask(this.native)
    } catch (thrown) {
      throw fromThrown(thrown, trace, names)
    }
  }

  /** Asks the addon here and now for plain data of a type. */
  data(trace, ask, type) {
    return plainOf(type, JSON.parse(this.ask(trace, ask)), trace)
  }

  /** Has the addon do something in its time, of which plain data of a type comes. */
  wait(begin, type, options, method) {
    const trace = capture(method)
    const wait = waitOf(options, ['timeoutMs', 'signal'], this.refusal(method))
    return this.#wait(begin, type, wait, trace)
  }

  /** The same for what ends it. */
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

/** The events of a handle: to the listeners of its object, and to readers. */
class Events {
  #emitter
  #handle
  #take
  #type
  #kinds
  #timer
  #readers = new Set()
  /** Those that readers were too slow for. */
  dropped = 0

  /** `take` gives those since the last time, plain data of a type that has one of these kinds. */
  constructor(emitter, handle, take, type, kinds) {
    this.#emitter = emitter
    this.#handle = handle
    this.#take = take
    this.#type = type
    this.#kinds = kinds
    handle.afterClose = () => this.#look()
    // The base class says so of every listener, however it is added.
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

  /** Looks for events from now on. */
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
    const isHeard = (kind) => this.#emitter.listenerCount(kind) > 0
    const isAwaited = this.#readers.size > 0 || this.#kinds.some(isHeard)
    // In this order: what happens before the end is delivered.
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

  /** A timer has nobody to throw to. */
  #ask(ask, otherwise) {
    try {
      return ask(this.#handle.native)
    } catch (thrown) {
      process.emitWarning(fromThrown(thrown, this.#handle.trace))
      return otherwise
    }
  }

  /** What a listener throws goes no further: the others, and later events, do not depend on it. */
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

/** Arguments that are ids as the addon takes them: one JSON object. */
function addressJson(address, refuse) {
  const members = Object.entries(address).map(
    ([name, value]) => `"${name}":${member(value, name, true, refuse)}`,
  )
  return `{${members.join(',')}}`
}

/** What `inspect` shows of an object of a class. */
function shown(name, members, options, inspectAgain) {
  return `${name} ${(inspectAgain ?? inspect)(members, options)}`
}

/** Has `await using` end the objects of a class, where Node has it. */
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

/** How long somebody waits, and what ends the wait. */
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
