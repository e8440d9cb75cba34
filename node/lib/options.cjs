'use strict'

// The options of calls: unknown ones are refused, as they would have no effect; a duration that has
// none is warned of.

const { isSignal } = require('./signals.cjs')

/** Splits trailing options into those of every call and those of the operation. */
function callOptions(given, operation, refuse) {
  const own = [...Object.keys(operation.body?.optional ?? {}), ...(operation.more ?? [])]
  const options = { timeoutMs: undefined, signal: undefined, resend: undefined }
  const more = {}
  if (given === undefined) return { options, more }
  onlyKnown(given, [...own, ...Object.keys(options)], refuse)
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(options, name)) options[name] = given[name]
    else more[name] = given[name]
  }
  const { timeoutMs, signal, resend } = options
  if (timeoutMs !== undefined && (typeof timeoutMs !== 'number' || !(timeoutMs > 0))) {
    throw refuse('timeoutMs', `it must be a number of milliseconds, not ${describe(timeoutMs)}`)
  }
  if (signal !== undefined && !isSignal(signal)) {
    throw refuse('signal', `it must be an AbortSignal, not ${describe(signal)}`)
  }
  if (resend !== undefined && typeof resend !== 'boolean') {
    throw refuse('resend', `it must be true or false, not ${describe(resend)}`)
  }
  return { options, more }
}

/** Refuses what is no object of options, and options that there are not. */
function onlyKnown(given, known, refuse) {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw refuse('options', `they must be one object, not ${describe(given)}`)
  }
  const stray = Object.keys(given).find((name) => !known.includes(name))
  if (stray === undefined) return
  if (known.includes(`${stray}Ms`)) {
    throw refuse(stray, `there is no such option; use ${stray}Ms, in milliseconds`)
  }
  throw refuse(stray, `there is no such option; there are ${known.join(', ')}`)
}

/** What somebody gave, in few words. */
function describe(value) {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return `a value of type ${typeof value}`
}

let warned = false

/** Warns once a process. The hub takes it, so it is sent as it was given. */
function warnOfJump(operation, duration, interpolation) {
  if (warned || operation.name !== 'engines.set_property') return
  if (interpolation !== undefined || !(duration > 0 && duration < Infinity)) return
  warned = true
  process.emitWarning(
    `engines.setProperty was given a duration of ${duration} s and no interpolation: the value jumps ` +
      `at once. { interpolation: 'EaseIn', duration: ${duration} } moves it; with ` +
      "interpolation: 'Constant' this is not said.",
    { type: 'GfxHubWarning', code: 'GFXHUB_DURATION_WITHOUT_INTERPOLATION' },
  )
}

module.exports = { callOptions, describe, onlyKnown, warnOfJump }
