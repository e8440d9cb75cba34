'use strict'

// Plain data as JavaScript has it, of what the addon writes.

const { fromFacts } = require('./error.cjs')
const { fields } = require('../gen/plain.cjs')

/** Plain data of a type, which was written so. An error within it shows the stack that `trace` holds. */
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

/** The number of a thing in a show, which is written as text: it can be beyond 2^53. */
function numberOf(text) {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
}

module.exports = { plainOf }
