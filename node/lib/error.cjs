'use strict'

// The error of every call. The core writes its facts, message included, wherever it was found.

const native = require('./native.cjs')

const stack = Symbol('the stack of the call')

class GfxHubError extends Error {
  /** From the facts of the core; `trace` holds the stack of the call that they came of. */
  constructor({ message, ...facts }, trace, cause) {
    super(message, cause === undefined ? undefined : { cause })
    // The name that programs look for when they tell a cancelled call from a failed one.
    if (facts.kind === 'Cancelled') this.name = 'AbortError'
    Object.assign(this, facts)
    const value = `${this.name} [${this.code}]: ${message}\n${framesOf(trace ?? this)}`
    Object.defineProperty(this, 'stack', { value, configurable: true, writable: true })
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

/** From facts as the addon writes them. */
function fromFacts(json, trace, cause) {
  return new GfxHubError(factsIn(json), trace, cause)
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
function fromThrown(thrown, trace) {
  if (thrown instanceof GfxHubError) return thrown
  return fromFacts(thrown?.message, trace)
}

/** A failure that JavaScript itself finds. */
function failure({ kind, effect = 'none', operation = '', argument, detail }, trace, cause) {
  try {
    return fromFacts(native.failure(kind, effect, operation, argument, detail), trace, cause)
  } catch (thrown) {
    return fromThrown(thrown, trace)
  }
}

/** An argument that is refused before anything is sent. */
function invalid(operation, argument, detail, trace) {
  return failure({ kind: 'Invalid', operation, argument, detail }, trace)
}

module.exports = { GfxHubError, capture, factsIn, failure, fromFacts, fromThrown, invalid }
