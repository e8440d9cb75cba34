'use strict'

// The error of every call. The core composes its members and its message, even if JavaScript found
// the error.

const { inspect } = require('node:util')
const native = require('./native.cjs')

const stack = Symbol('the stack of the call')

class GfxHubError extends Error {
  /** Creates an error from data of the core. `trace` has the stack of the call. */
  constructor({ message, ...facts }, trace, cause) {
    super(message, cause === undefined ? undefined : { cause })
    // This name lets programs distinguish cancelled calls from failed ones.
    if (facts.kind === 'Cancelled') {
      this.name = cause?.name === 'TimeoutError' ? 'TimeoutError' : 'AbortError'
    }
    Object.assign(this, facts)
    const value = `${this.name} [${this.code}]: ${message}\n${framesOf(trace ?? this)}`
    Object.defineProperty(this, 'stack', { value, configurable: true, writable: true })
  }

  /**
   * Returns the error as an object, for logs and for other threads. A cause that is an error is
   * reduced to its name and message.
   */
  toJSON() {
    const { name, message, stack, cause } = this
    const shown = cause instanceof Error ? { name: cause.name, message: cause.message } : cause
    return { name, message, ...this, stack, ...(cause === undefined ? {} : { cause: shown }) }
  }

  /**
   * Restores an error from the object that `toJSON` returned, or from the JSON text of this object.
   */
  static fromJSON(json) {
    const trace = capture(GfxHubError.fromJSON)
    const given = typeof json === 'string' ? parsed(json) : json
    const isText = (name) => typeof given?.[name] === 'string'
    if (!['message', 'kind', 'code', 'effect'].every(isText)) {
      throw invalid('', 'json', 'it must be an object that GfxHubError.toJSON returned', trace)
    }
    const { name, stack, cause, ...facts } = given
    const error = new GfxHubError(facts, trace, cause)
    if (error.kind === 'Cancelled' && isText('name')) error.name = name
    if (isText('stack')) {
      Object.defineProperty(error, 'stack', { value: stack, configurable: true, writable: true })
    }
    return error
  }
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

Object.defineProperty(GfxHubError.prototype, 'name', {
  value: 'GfxHubError',
  configurable: true,
  writable: true,
})

/**
 * Returns only the frames of a stack, without the message above them, which may have several lines.
 */
function framesOf(trace) {
  const text = String(trace[stack]?.stack ?? trace.stack)
  const at = text.search(/^ {4}at /m)
  return at === -1 ? '' : text.slice(at)
}

/**
 * Captures the current stack, for an error that may occur later. `above` and the functions that it
 * called are omitted.
 */
function capture(above) {
  const holder = {}
  Error.captureStackTrace(holder, above)
  return { [stack]: holder }
}

/**
 * Creates many errors without capturing a stack for each, which would take most of the time. They
 * show the stack of their call instead.
 */
function withoutCapture(make) {
  const limit = Error.stackTraceLimit
  // `Reflect.set` returns false if a program has frozen `Error`.
  const isSet = Reflect.set(Error, 'stackTraceLimit', 0)
  try {
    return make()
  } finally {
    if (isSet) Error.stackTraceLimit = limit
  }
}

/** JavaScript names of options whose names in the core differ. */
const CORE_NAMES = new Map([
  ['baseUrl', 'url'],
  ...native.timeLimits().map((name) => [name, `${name}Ms`]),
])

/** Creates an error from data of the addon. `names` contains the JavaScript names of arguments. */
function fromFacts(json, trace, cause, names = CORE_NAMES) {
  return new GfxHubError(named(factsIn(json), names), trace, cause)
}

/** Replaces the JSON name of the argument by its JavaScript name. */
function named(facts, names) {
  const place = facts.argument
  if (!place) return facts
  // In a batch, the index of the item precedes the name of the member.
  const [whole, item = '', head] = /^(\w+\[\d+\]\.)?((?:body\.)?[^.[]*)/.exec(place)
  const name = names.get(head)
  if (name === undefined) return facts
  const argument = item + name + place.slice(whole.length)
  return { ...facts, argument, message: facts.message.replace(`${place}: `, () => `${argument}: `) }
}

/**
 * Parses the data of an error. If the text is not such data, it is the message of an unexpected
 * error.
 */
function factsIn(text) {
  try {
    return JSON.parse(text)
  } catch {
    const message = `internal error of gfxhub: ${text}`
    return { kind: 'Internal', code: 'GFXHUB_INTERNAL', effect: 'maybe', operation: '', message }
  }
}

/**
 * Creates an error from an exception of the addon, whose message contains the data of the error.
 */
function fromThrown(thrown, trace, names) {
  if (thrown instanceof GfxHubError) return thrown
  return fromFacts(thrown?.message, trace, undefined, names)
}

/** Creates the error for a failure that was found in JavaScript. */
function failure(given, trace, cause, names) {
  const { kind, effect = 'none', operation = '', hub, argument, detail } = given
  try {
    const facts = native.failure(kind, effect, operation, hub, argument, detail)
    return fromFacts(facts, trace, cause, names ?? new Map())
  } catch (thrown) {
    return fromThrown(thrown, trace)
  }
}

/** Creates the error for an invalid argument, before anything is sent. */
function invalid(operation, argument, detail, trace, names) {
  return failure({ kind: 'Invalid', operation, argument, detail }, trace, undefined, names)
}

/**
 * Emits a warning about an exception from a function of the program. The exception is not passed
 * on.
 */
function warnOfThrown(name, thrown) {
  process.emitWarning(
    thrown instanceof Error ? thrown : new Error(`${name} threw ${inspect(thrown)}`),
  )
}

module.exports = {
  CORE_NAMES,
  GfxHubError,
  capture,
  factsIn,
  failure,
  fromFacts,
  fromThrown,
  invalid,
  warnOfThrown,
  withoutCapture,
}
