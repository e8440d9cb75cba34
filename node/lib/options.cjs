'use strict'

// The options of calls, of composed calls and of handles. Unknown options are refused, because they
// would have no effect. A duration that is probably in milliseconds causes a warning.

const native = require('./native.cjs')
const { isSignal } = require('./signals.cjs')

/** For each form of option, its requirement in words and the function that checks it. */
const forms = {
  time: ['a positive number of milliseconds', (value) => typeof value === 'number' && value > 0],
  signal: ['an AbortSignal', isSignal],
  flag: ['true or false', (value) => typeof value === 'boolean'],
  number: ['a whole number', Number.isSafeInteger],
  double: ['a finite number', Number.isFinite],
  text: ['text', (value) => typeof value === 'string'],
}

/** The options that every call accepts, with their forms. */
const ofEveryCall = native.callOptions()
const namesOfEveryCall = ofEveryCall.map(({ name }) => name)

/** The settings of composed calls, with their forms. */
const ofBatch = native.batchOptions()

/**
 * Separates the options that every call accepts, which `json` holds for the core, from those of the
 * operation.
 */
function callOptions(given, operation, refuse) {
  const own = [...Object.keys(operation.body?.optional ?? {}), ...(operation.more ?? [])]
  const options = { signal: undefined, json: undefined }
  const more = {}
  if (given === undefined) return { options, more }
  onlyKnown(given, [...own, ...namesOfEveryCall], refuse)
  Object.assign(options, read(given, ofEveryCall, refuse))
  for (const name of own) if (Object.hasOwn(given, name)) more[name] = given[name]
  return { options, more }
}

/**
 * Separates the options of a composed call: those that every call accepts, its settings as JSON,
 * and its progress function.
 */
function batchOptions(given, refuse) {
  if (given === undefined) return { options: { signal: undefined, json: undefined } }
  onlyKnown(given, [...ofBatch.map(({ name }) => name), 'onProgress', ...namesOfEveryCall], refuse)
  const options = { signal: undefined, json: undefined, ...read(given, ofEveryCall, refuse) }
  const settings = read(given, ofBatch, refuse).json
  const onProgress = Object.hasOwn(given, 'onProgress') ? given.onProgress : undefined
  if (onProgress !== undefined && typeof onProgress !== 'function') {
    throw refuse('onProgress', `it must be a function, not ${describe(onProgress)}`)
  }
  return { options, settings, onProgress }
}

/**
 * Converts the options with which a handle is opened to JSON for the core. `forms` describes them.
 */
function openingOptions(forms, given, refuse) {
  const known = forms.map(({ name }) => name)
  onlyKnown(given, known, refuse)
  return read(given, forms, refuse).json
}

/** Reads options of the known forms. In the result, `json` is for the core. */
function read(given, known, refuse) {
  const options = {}
  const members = []
  for (const { name, form } of known) {
    const value = given[name]
    if (!Object.hasOwn(given, name) || value === undefined) continue
    const [due, is] = forms[form]
    if (!is(value)) throw refuse(name, `it must be ${due}, not ${describe(value)}`)
    if (form === 'signal') options.signal = value
    else members.push(`${JSON.stringify(name)}:${JSON.stringify(value)}`)
  }
  if (members.length > 0) options.json = `{${members.join(',')}}`
  return options
}

/** Throws if the options are not an object or contain an unknown option. */
function onlyKnown(given, known, refuse) {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw refuse('options', `they must be an object, not ${describe(given)}`)
  }
  const stray = Object.keys(given).find((name) => !known.includes(name))
  if (stray === undefined) return
  if (known.includes(`${stray}Ms`)) {
    throw refuse(stray, `there is no such option; use ${stray}Ms, in milliseconds`)
  }
  throw refuse(stray, `there is no such option; the options are ${known.join(', ')}`)
}

/** Returns a short description of a value for errors. */
function describe(value) {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return `a value of type ${typeof value}`
}

/** Maximum duration in seconds of a gradual change that causes no warning. */
const LONG = 60

let warned = false

/**
 * Warns, once in a process, of a gradual change with a long duration: time limits are in
 * milliseconds, but durations are in seconds.
 */
function warnOfLongMove(duration) {
  if (warned || !(duration > LONG && duration < Infinity)) return
  warned = true
  process.emitWarning(
    `A gradual change has a duration of ${duration} s. Durations are in seconds, but time limits are in ` +
      `milliseconds. For ${duration} ms, pass { duration: ${Number(duration) / 1000} }.`,
    { type: 'GfxHubWarning', code: 'GFXHUB_LONG_DURATION' },
  )
}

module.exports = { batchOptions, callOptions, describe, onlyKnown, openingOptions, warnOfLongMove }
