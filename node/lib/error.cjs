'use strict'

// The error of every call, made from the facts that the core gives.

const kinds = require('../gen/kinds.cjs')

const stack = Symbol('the stack of the call')

/** The facts that every error has, and what stands where the core gives none. */
const absent = {
  kind: 'Internal',
  effect: 'none',
  operation: '',
  method: '',
  path: '',
  status: null,
  body: null,
  attempts: 0,
  elapsed: 0,
  argument: null,
  jsonPath: null,
  phase: null,
  retryAfter: null,
}

class GfxHubError extends Error {
  /** From facts; `trace` holds the stack of the call that they came of. */
  constructor(message, facts = {}, trace = undefined) {
    super(message, 'cause' in facts ? { cause: facts.cause } : undefined)
    for (const name of Object.keys(absent)) {
      this[name] = facts[name] ?? absent[name]
    }
    this.code = kinds[this.kind]?.code ?? kinds.Internal.code
    // The name that programs look for when they tell a cancelled call from a failed one.
    if (this.kind === 'Cancelled') this.name = 'AbortError'
    if (trace?.[stack]) {
      const frames = String(trace[stack].stack).split('\n').slice(1).join('\n')
      Object.defineProperty(this, 'stack', {
        value: `${this.name} [${this.code}]: ${message}\n${frames}`,
        configurable: true,
        writable: true,
      })
    }
  }
}

Object.defineProperty(GfxHubError.prototype, 'name', {
  value: 'GfxHubError',
  configurable: true,
  writable: true,
})

/** Keeps the present stack, which a failure that comes later shows; `above` is left out of it. */
function capture(above) {
  const holder = {}
  Error.captureStackTrace(holder, above)
  return { [stack]: holder }
}

/** From the facts as the addon writes them. */
function fromFacts(json, trace) {
  const facts = JSON.parse(json)
  return new GfxHubError(facts.message, facts, trace)
}

/** From what an export of the addon threw: its message holds the facts. */
function fromThrown(thrown, trace) {
  if (thrown instanceof GfxHubError) return thrown
  try {
    return fromFacts(thrown.message, trace)
  } catch {
    const message = `gfxhub failed: ${thrown?.message ?? thrown}. ${kinds.Internal.advice}`
    return new GfxHubError(message, { kind: 'Internal', cause: thrown }, trace)
  }
}

/** An argument that is refused before anything is sent. */
function invalid(operation, argument, detail, trace) {
  const subject = operation ? `${operation} failed: ` : ''
  const message = `${subject}${argument}: ${detail}. Nothing was sent. ${kinds.Invalid.advice}`
  return new GfxHubError(message, { kind: 'Invalid', operation, argument }, trace)
}

/** A call that its caller ended: what may have come of it depends on how far it was. */
function ended(kind, detail, call, withdrawn, cause) {
  const effect = call.read || withdrawn ? 'none' : 'maybe'
  const outcome =
    effect === 'none'
      ? 'Nothing was changed on the hub.'
      : 'It may have taken effect: look at the hub before you send it again.'
  const message = `${call.operation} failed: ${detail}. ${outcome} ${kinds[kind].advice}`
  const facts = { kind, effect, operation: call.operation, elapsed: call.elapsed() }
  if (cause !== undefined) facts.cause = cause
  return new GfxHubError(message, facts, call.trace)
}

module.exports = { GfxHubError, capture, ended, fromFacts, fromThrown, invalid }
