'use strict'

// Converts plain data of the addon to its form in JavaScript.

const { fromFacts } = require('./error.cjs')
const { fields } = require('../gen/plain.cjs')

/** Converts plain data of the given type. An error in the data shows the stack of `trace`. */
function plainOf(type, written, trace) {
  for (const [name, form] of Object.entries(fields[type])) {
    if (written[name] !== null) written[name] = fieldOf(form, written[name], trace)
  }
  return written
}

function fieldOf(form, written, trace) {
  if (form === 'error') return fromFacts(written, trace)
  return form === 'number' ? numberOf(written) : plainOf(form, written, trace)
}

/**
 * Converts the id of an object in a show, which the addon writes as text because it may exceed
 * 2^53.
 */
function numberOf(text) {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
}

module.exports = { plainOf }
