'use strict'

// The hub simulator in this process: support for its generated class.

const calls = require('./calls.cjs')
const { fromThrown, invalid } = require('./error.cjs')
const { JsonEncodeError, isPlain, write } = require('./json.cjs')
const { describe } = require('./options.cjs')

const SUBJECT = 'LocalHub'

/** Passed in place of options for a hub that another function starts later. */
const LATER = Symbol('later')

/** For each form of argument, its requirement in words and the function that checks it. */
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

/** Calls the addon synchronously, and converts its exceptions. */
function ask(trace, ask) {
  try {
    return ask()
  } catch (thrown) {
    throw fromThrown(thrown, trace)
  }
}

/** Starts work of the addon. Its result is JSON or undefined. */
function run(trace, begin) {
  const parse = (text) => (text === null || text === undefined ? undefined : JSON.parse(text))
  return calls.start({ operation: SUBJECT, read: true, trace, begin, parse })
}

/** Converts the options to JSON. */
function optionsJson(options, trace) {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw wrong('options', 'one object', options, trace)
  }
  const given = whatIsGiven(options)
  if (given.faults !== undefined) given.faults = faults(given.faults, trace)
  return text(given, trace)
}

/**
 * Converts a fault scenario to JSON text. Text is passed unchanged, so that the simulator finds all
 * errors in it.
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

/** Returns the members of an object that are not undefined. */
function whatIsGiven(object) {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))
}

/** Converts settings to JSON. */
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
