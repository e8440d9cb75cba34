'use strict'

// Writes arguments as strict JSON. Values that JSON.stringify would silently change or omit are
// refused, because otherwise values that the program did not pass would go on air. Also parses the
// JSON of the addon, in which integers beyond 2^53 are marked.

const { randomUUID } = require('node:crypto')

/** Maximum depth of values. It is larger than that of the core, and a cyclic value exceeds it. */
const DEEPEST = 130

/** The error for a value that cannot be sent. It names the place of the value. */
class JsonEncodeError extends Error {
  constructor(place, detail) {
    super(detail)
    this.place = place
  }
}

/** Returns the JSON text of a value. `place` is the name of the value in errors. */
function write(value, place) {
  return text(value, place, 0)
}

function text(value, place, depth) {
  switch (typeof value) {
    case 'string':
      return string(value, place)
    case 'number':
      return number(value)
    case 'boolean':
      return value ? 'true' : 'false'
    case 'bigint':
      return integer(value, place)
    case 'object':
      if (value === null) return 'null'
      if (depth >= DEEPEST) throw new JsonEncodeError(place, 'it is too deep, or contains itself')
      return Array.isArray(value) ? list(value, place, depth) : object(value, place, depth)
    case 'undefined':
      throw new JsonEncodeError(place, 'undefined cannot be sent; omit it, or use null')
    default:
      throw new JsonEncodeError(place, `a ${typeof value} cannot be sent`)
  }
}

/**
 * Writes a number. Numbers that JSON cannot express are marked, so that the core refuses them with
 * an error that names them. From 2^53 on, digits without a fraction would be read as an exact
 * integer, and from 2^64 on as an integer that does not fit. With a fraction, the number stays a
 * double.
 */
function number(value) {
  if (!Number.isFinite(value)) return `{"$number":"${value}"}`
  if (Object.is(value, -0)) return '-0.0'
  const digits = String(value)
  return Number.isSafeInteger(value) || /[.e]/.test(digits) ? digits : `${digits}.0`
}

function integer(value, place) {
  if (value < -(2n ** 63n) || value >= 2n ** 64n) {
    throw new JsonEncodeError(place, 'it must be an integer of 64 bits')
  }
  return value.toString()
}

function string(value, place) {
  if (!value.isWellFormed && /[\ud800-\udfff]/u.test(value)) refuseSurrogate(place)
  if (value.isWellFormed && !value.isWellFormed()) refuseSurrogate(place)
  return JSON.stringify(value)
}

function refuseSurrogate(place) {
  throw new JsonEncodeError(place, 'it contains a lone surrogate, which is half of a character')
}

function list(value, place, depth) {
  const parts = []
  for (let at = 0; at < value.length; at++) {
    parts.push(text(value[at], `${place}[${at}]`, depth + 1))
  }
  return `[${parts.join(',')}]`
}

function object(value, place, depth) {
  if (!isPlain(value)) {
    const name = value.constructor?.name ?? 'an object'
    throw new JsonEncodeError(
      place,
      `${name} cannot be sent; use a plain object, an array or a string`,
    )
  }
  if (Object.getOwnPropertySymbols(value).length > 0) {
    throw new JsonEncodeError(place, 'it has a symbol as a key')
  }
  const parts = []
  for (const key of Object.keys(value)) {
    const inside = `${place}.${key}`
    parts.push(`${string(key, inside)}:${text(value[key], inside, depth + 1)}`)
  }
  return `{${parts.join(',')}}`
}

/**
 * Returns true for an object, of any realm, that has neither a class of its own nor a `toJSON`
 * method.
 */
function isPlain(value) {
  const above = Object.getPrototypeOf(value)
  if (above !== null && Object.getPrototypeOf(above) !== null) return false
  return typeof value.toJSON !== 'function'
}

/** Marks integers that are parsed as BigInt. The mark is a name that no response contains. */
const mark = `bigint ${randomUUID()}`

/** Parses JSON of the addon. */
function parse(text) {
  if (!text.includes(mark)) return JSON.parse(text)
  return JSON.parse(text, (_, value) => (value?.[mark] === undefined ? value : BigInt(value[mark])))
}

module.exports = { JsonEncodeError, isPlain, mark, parse, write }
