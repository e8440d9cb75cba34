'use strict'

// Arguments: their names in JavaScript and in JSON, and their conversion to JSON, in which ids and
// whole numbers must be exact.

const { CORE_NAMES } = require('./error.cjs')
const { JsonEncodeError, write } = require('./json.cjs')

/** Returns the JavaScript names of an operation's arguments, by their JSON names. */
function argumentNames({ path, body }) {
  const parameter = (name) => name[0].toLowerCase() + name.slice(1)
  return new Map([
    ...CORE_NAMES,
    ...path.map((name) => [name, parameter(name)]),
    ...(body?.required ?? []).map((name) => [`body.${name}`, parameter(name)]),
    ...Object.entries(body?.optional ?? {}).map(([option, name]) => [`body.${name}`, option]),
  ])
}

/**
 * Converts the value of a member to JSON. If `whole` is true (for ids and whole numbers), inexact
 * numbers are refused.
 */
function member(value, place, whole, refuse) {
  if (whole) refuseInexact(value, place, refuse)
  try {
    return write(value, place)
  } catch (fault) {
    if (fault instanceof JsonEncodeError) throw refuse(fault.place, fault.message)
    throw refuse(place, `it cannot be read: ${fault?.message ?? fault}`)
  }
}

function refuseInexact(value, place, refuse) {
  if (Array.isArray(value)) {
    value.forEach((one, at) => refuseInexact(one, `${place}[${at}]`, refuse))
  } else if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw refuse(place, `${value} may not be exact; pass integers beyond 2^53 as BigInt`)
  }
}

module.exports = { argumentNames, member, refuseInexact }
