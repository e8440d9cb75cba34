'use strict'

// Plain data in the form of JavaScript, from that of the addon.

const { fromFacts } = require('./error.cjs')
const { fields } = require('../gen/plain.cjs')

/** Converts plain data of a type. An error within it shows the stack of `trace`. */
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

/** Returns the number of a thing in a show, which is written as text since it may exceed 2^53. */
function numberOf(text) {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
}

module.exports = { plainOf }
