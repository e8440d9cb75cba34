'use strict'

// The hub simulator within this process: support for its generated class.

const calls = require('./calls.cjs')
const { fromThrown, invalid } = require('./error.cjs')
const { JsonEncodeError, isPlain, write } = require('./json.cjs')
const { describe } = require('./options.cjs')

const SUBJECT = 'LocalHub'

/** Stands for the options of a hub that is started later by another function. */
const LATER = Symbol('later')

/** The requirement of each form of argument, with its check. */
const forms = {
  number: ['a number', (value) => typeof value === 'number'],
  integer: ['an integer', Number.isSafeInteger],
  text: ['text', (value) => typeof value === 'string'],
}

function check(argument, value, form, trace) {
  const [due, is] = forms[form]
  if (!is(value)) throw wrong(argument, due, value, trace)
}

function wrong(argument, due, value, trace) {
  return invalid(SUBJECT, argument, `it must be ${due}, not ${describe(value)}`, trace)
}

/** Calls the addon in the current turn of the event loop. */
function ask(trace, ask) {
  try {
    return ask()
  } catch (thrown) {
    throw fromThrown(thrown, trace)
  }
}

/** Begins work of the addon; its result is JSON, or nothing. */
function run(trace, begin) {
  const parse = (text) => (text === null || text === undefined ? undefined : JSON.parse(text))
  return calls.start({ operation: SUBJECT, read: true, trace, begin, parse })
}

/** Returns the options as JSON. */
function optionsJson(options, trace) {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw wrong('options', 'one object', options, trace)
  }
  const given = whatIsGiven(options)
  if (given.faults !== undefined) given.faults = faults(given.faults, trace)
  return text(given, trace)
}

/**
 * Returns a scenario of faults as JSON text. Text is passed unchanged, so that all errors in it are
 * found.
 */
function faults(scenario, trace) {
  if (typeof scenario === 'string') return scenario
  if (typeof scenario !== 'object' || scenario === null) {
    throw wrong('faults', 'an object, an array of faults or JSON text', scenario, trace)
  }
  const given = Array.isArray(scenario) ? { faults: scenario } : whatIsGiven(scenario)
  if (Array.isArray(given.faults)) {
    const rule = (fault) => typeof fault === 'object' && fault !== null && isPlain(fault)
    given.faults = given.faults.map((fault) => (rule(fault) ? whatIsGiven(fault) : fault))
  }
  return text(given, trace)
}

/** Returns the members of an object without undefined ones. */
function whatIsGiven(object) {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))
}

/** Returns settings as JSON. */
function text(given, trace) {
  try {
    return write(given, '')
  } catch (fault) {
    if (fault instanceof JsonEncodeError) {
      throw invalid(SUBJECT, fault.place.slice(1), fault.message, trace)
    }
    throw fromThrown(fault, trace)
  }
}

module.exports = { LATER, ask, check, faults, optionsJson, run }
