'use strict'

// The error of every call. The core writes its facts, message included, wherever it was found.

const { inspect } = require('node:util')
const native = require('./native.cjs')

const stack = Symbol('the stack of the call')

class GfxHubError extends Error {
  /** From the facts of the core; `trace` holds the stack of the call that they came of. */
  constructor({ message, ...facts }, trace, cause) {
    super(message, cause === undefined ? undefined : { cause })
    // The name that programs look for when they tell a cancelled call from a failed one.
    if (facts.kind === 'Cancelled') {
      this.name = cause?.name === 'TimeoutError' ? 'TimeoutError' : 'AbortError'
    }
    Object.assign(this, facts)
    const value = `${this.name} [${this.code}]: ${message}\n${framesOf(trace ?? this)}`
    Object.defineProperty(this, 'stack', { value, configurable: true, writable: true })
  }

  /** What it says, for logs and for other threads; a cause that is an error by name and message. */
  toJSON() {
    const { name, message, stack, cause } = this
    const shown = cause instanceof Error ? { name: cause.name, message: cause.message } : cause
    return { name, message, ...this, stack, ...(cause === undefined ? {} : { cause: shown }) }
  }

  /** The error of which `toJSON` made this object, or its JSON text. */
  static fromJSON(json) {
    const trace = capture(GfxHubError.fromJSON)
    const given = typeof json === 'string' ? parsed(json) : json
    const isText = (name) => typeof given?.[name] === 'string'
    if (!['message', 'kind', 'code', 'effect'].every(isText)) {
      throw invalid('', 'json', 'it must be what toJSON of a GfxHubError gives', trace)
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

/** The frames alone: the message above them can have any number of lines. */
function framesOf(trace) {
  const text = String(trace[stack]?.stack ?? trace.stack)
  return text.slice(text.search(/^ {4}at /m))
}

/** Keeps the present stack, which a failure that comes later shows; `above` is left out of it. */
function capture(above) {
  const holder = {}
  Error.captureStackTrace(holder, above)
  return { [stack]: holder }
}

/**
 * Makes many errors at once. They show the stack of their call, and to capture one for each in vain
 * would take most of the time.
 */
function withoutCapture(make) {
  const limit = Error.stackTraceLimit
  // It cannot be set where a program has frozen it.
  const isSet = Reflect.set(Error, 'stackTraceLimit', 0)
  try {
    return make()
  } finally {
    if (isSet) Error.stackTraceLimit = limit
  }
}

/** What the core names otherwise than a program in JavaScript does. */
const CORE_NAMES = new Map([
  ['baseUrl', 'url'],
  ...native.timeLimits().map((name) => [name, `${name}Ms`]),
])

/** From facts as the addon writes them; `names` holds the names that arguments have here. */
function fromFacts(json, trace, cause, names = CORE_NAMES) {
  return new GfxHubError(named(factsIn(json), names), trace, cause)
}

/** The facts with the argument by the name that the program knows it by. */
function named(facts, names) {
  const place = facts.argument
  if (!place) return facts
  // A member of an item stands behind the number of its item.
  const [whole, item = '', head] = /^(\w+\[\d+\]\.)?((?:body\.)?[^.[]*)/.exec(place)
  const name = names.get(head)
  if (name === undefined) return facts
  const argument = item + name + place.slice(whole.length)
  return { ...facts, argument, message: facts.message.replace(`${place}: `, () => `${argument}: `) }
}

/** Facts as JSON; anything else is what a fault says on which nobody has counted. */
function factsIn(text) {
  try {
    return JSON.parse(text)
  } catch {
    const message = `gfxhub met a fault of its own: ${text}`
    return { kind: 'Internal', code: 'GFXHUB_INTERNAL', effect: 'maybe', operation: '', message }
  }
}

/** From what an export of the addon threw: its message holds the facts. */
function fromThrown(thrown, trace, names) {
  if (thrown instanceof GfxHubError) return thrown
  return fromFacts(thrown?.message, trace, undefined, names)
}

/** A failure that JavaScript itself finds. */
function failure(given, trace, cause, names) {
  const { kind, effect = 'none', operation = '', hub, argument, detail } = given
  try {
    const facts = native.failure(kind, effect, operation, hub, argument, detail)
    return fromFacts(facts, trace, cause, names ?? new Map())
  } catch (thrown) {
    return fromThrown(thrown, trace)
  }
}

/** An argument that is refused before anything is sent. */
function invalid(operation, argument, detail, trace, names) {
  return failure({ kind: 'Invalid', operation, argument, detail }, trace, undefined, names)
}

/** Tells of what a function of the program threw, which goes no further. */
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
