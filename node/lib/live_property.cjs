'use strict'

// A property of a live session. Its values are passed to the addon, which sends them.

const { inspect } = require('node:util')
const { argumentNames, member } = require('./arguments.cjs')
const { capture, fromThrown } = require('./error.cjs')
const { addressJson, shown } = require('./handle.cjs')
const { isPlain } = require('./json.cjs')
const { callOptions, describe, onlyKnown, warnOfLongMove } = require('./options.cjs')
const { plainOf } = require('./plain.cjs')
const operations = require('../gen/operations.cjs')

const namesOfSet = argumentNames(operations.engines.setProperty)
const read = operations.engines.getProperty
const namesOfAddress = argumentNames(read)
const readByName = operations.names.get

class LiveProperty {
  #session
  #native
  #place
  /**
   * Number of values set so far. If it changes during a read, the value that was read is outdated.
   */
  #sets = 0

  constructor(session, handle, place) {
    this.#session = session
    this.#native = handle
    this.#place = place
    const { path, ...address } = place.given
    const value = path === undefined ? Object.freeze(address) : undefined
    const now = () => {
      try {
        return plainOf('PropertyAddress', JSON.parse(handle.address()))
      } catch (thrown) {
        throw fromThrown(thrown, capture(now))
      }
    }
    const get = () => value ?? Object.freeze(now())
    Object.defineProperty(this, 'address', { get, enumerable: true })
    Object.defineProperty(this, 'name', { value: path, enumerable: path !== undefined })
  }

  set(value) {
    if (!this.#session.open) return false
    try {
      if (typeof value === 'number') return this.#stored(this.#native.setNumber(value))
      if (typeof value === 'boolean') return this.#stored(this.#native.setBool(value))
    } catch (thrown) {
      throw fromThrown(thrown, capture(this.set))
    }
    return this.#setOther(value)
  }

  #setOther(value) {
    const { x, y, z, w } = value ?? {}
    const isOne = isVector(value, x, y, z, w)
    const refuse = this.#session.refusal(this.set)
    const json = isOne ? undefined : member(value, 'value', false, refuse)
    try {
      if (isOne) return this.#stored(this.#native.setVector(x, y, z, w))
      return this.#stored(this.#native.setJson(`{"Value":${json}}`))
    } catch (thrown) {
      throw fromThrown(thrown, capture(this.set), namesOfSet)
    }
  }

  ease(value, options) {
    const refuse = this.#session.refusal(this.ease)
    onlyKnown(options, ['interpolation', 'duration', 'delay'], refuse)
    const { interpolation, duration, delay } = options
    if (typeof interpolation !== 'string') {
      throw refuse('interpolation', `it must be a word like EaseIn, not ${describe(interpolation)}`)
    }
    if (typeof duration !== 'number') {
      throw refuse('duration', `it must be a number of seconds, not ${describe(duration)}`)
    }
    warnOfLongMove(duration)
    const given = { Value: value, Interpolation: interpolation, Duration: duration, Delay: delay }
    const members = Object.entries(given)
      .filter(([name, value]) => name === 'Value' || value !== undefined)
      .map(([name, value]) => {
        const place = namesOfSet.get(`body.${name}`)
        return `"${name}":${member(value, place, false, refuse)}`
      })
    if (!this.#session.open) return false
    try {
      return this.#stored(this.#native.ease(`{${members.join(',')}}`))
    } catch (thrown) {
      throw fromThrown(thrown, capture(this.ease), namesOfSet)
    }
  }

  nudge(delta, options = {}) {
    const refuse = this.#session.refusal(this.nudge)
    onlyKnown(options, ['min', 'max'], refuse)
    const { min = -Infinity, max = Infinity } = options
    for (const [name, value] of Object.entries({ delta, min, max })) {
      if (typeof value === 'number') continue
      throw refuse(name, `it must be a number, not ${describe(value)}`)
    }
    if (!this.#session.open) return false
    try {
      return this.#stored(this.#native.nudge(delta, min, max))
    } catch (thrown) {
      throw fromThrown(thrown, capture(this.nudge))
    }
  }

  async read(options) {
    const trace = capture(this.read)
    const call = callOptions(options, read, this.#session.refusal(this.read)).options
    const sets = this.#sets
    const found = await readAt(this.#session, this.#place, call, trace)
    if (sets === this.#sets) learn(this.#native, found, trace)
    return found
  }

  #stored(isStored) {
    if (isStored) this.#sets++
    return isStored
  }

  [inspect.custom](depth, options, inspectAgain) {
    const { name, address } = this
    const members = name === undefined ? address : { name, ...address }
    return shown('LiveProperty', members, options, inspectAgain)
  }
}

/**
 * Opens the property at an address or at a path of names, for a method of its session. `begin` is
 * the name of this method. If `readFirst` is set, reads the property first.
 */
async function open(session, begin, given, options, method) {
  const trace = capture(method)
  const refuse = session.refusal(method)
  const { options: call, more } = callOptions(options, { more: ['readFirst'] }, refuse)
  const { readFirst = false } = more
  if (typeof readFirst !== 'boolean') {
    throw refuse('readFirst', `it must be true or false, not ${describe(readFirst)}`)
  }
  const { path } = given
  if (path !== undefined && typeof path !== 'string') {
    throw refuse('path', `it must be a string, not ${describe(path)}`)
  }
  const place = { given, json: addressJson(given, refuse) }
  const found = readFirst ? await readAt(session, place, call, trace) : undefined
  const handle = session.ask(trace, (native) => native[begin](path ?? place.json), namesOfAddress)
  if (found) learn(handle, found, trace)
  return new LiveProperty(session, handle, place)
}

/** Reads a property from the hub. */
function readAt({ client }, { given, json }, options, trace) {
  const row = given.path === undefined ? read : readByName
  return client.invoke(row, json, options, trace, namesOfAddress)
}

/** Passes the number that was read to the addon, where `nudge` starts from it. */
function learn(handle, { Value: value }, trace) {
  const isNumber = typeof value === 'number' || typeof value === 'bigint'
  try {
    handle.learn(isNumber ? Number(value) : undefined)
  } catch (thrown) {
    throw fromThrown(thrown, trace)
  }
}

/** Returns true if a value is a vector without other members. The arguments are its members. */
function isVector(value, x, y, z, w) {
  if (typeof x !== 'number' || typeof y !== 'number' || typeof z !== 'number') return false
  if (w !== undefined && typeof w !== 'number') return false
  return Object.keys(value).length === (w === undefined ? 3 : 4) && isPlain(value)
}

module.exports = { open }
