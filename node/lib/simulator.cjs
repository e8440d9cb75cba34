'use strict'

// The hub simulator within this process: what its generated class is made with.

const calls = require('./calls.cjs')
const { fromThrown, invalid } = require('./error.cjs')
const { JsonEncodeError, isPlain, write } = require('./json.cjs')
const { describe } = require('./options.cjs')

const SUBJECT = 'LocalHub'

/** Stands in the place of options where the hub is started by somebody else. */
const LATER = Symbol('later')

/** What an argument of each form must be, and whether a value is it. */
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

/** Asks the addon here and now. */
function ask(trace, ask) {
  try {
    return ask()
  } catch (thrown) {
    throw fromThrown(thrown, trace)
  }
}

/** Has the addon do something in its time; what comes of it is JSON, or nothing. */
function run(trace, begin) {
  const parse = (text) => (text === null || text === undefined ? undefined : JSON.parse(text))
  return calls.start({ operation: SUBJECT, read: true, trace, begin, parse })
}

/** The options as JSON. */
function optionsJson(options, trace) {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw wrong('options', 'one object', options, trace)
  }
  const given = whatIsGiven(options)
  if (given.faults !== undefined) given.faults = faults(given.faults, trace)
  return text(given, trace)
}

/** A scenario of faults as JSON text. Text is handed on as it is, so that all faults in it show. */
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

/** The members of an object without those that are undefined. */
function whatIsGiven(object) {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))
}

/** Settings as JSON. */
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
