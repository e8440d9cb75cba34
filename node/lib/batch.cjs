'use strict'

// Composed calls: they make many calls of an operation and return a result for each.

const { argumentNames, member } = require('./arguments.cjs')
const { GfxHubError, invalid, withoutCapture } = require('./error.cjs')
const { batchOptions, describe, warnOfLongMove } = require('./options.cjs')
const composed = require('../gen/composed.cjs')

/** The definitions of the composed calls, by group and method, with data derived from them. */
const batches = Object.fromEntries(
  Object.entries(composed).map(([group, rows]) => [
    group,
    Object.fromEntries(Object.entries(rows).map(([method, row]) => [method, batchOf(row)])),
  ]),
)

function batchOf(row) {
  const { path, items, item, optional } = row
  const all = { path: [...path, ...item.path], body: item.body }
  const names = argumentNames(all)
  // If the core fails to read a member of an item's body, it names the member without `body.`.
  for (const [wire, name] of [...names]) names.set(wire.replace(/^body\./, ''), name)
  names.set(items.wire, items.name)
  const length = path.length + (optional ? 0 : 1)
  return { ...row, names, length, shape: shapeOf(item, names) }
}

/**
 * The report of a batch: an array with an entry for each item, and the figures of the whole batch.
 */
class BatchReport extends Array {
  /** Makes `map`, `filter` and similar methods return plain arrays. */
  static get [Symbol.species]() {
    return Array
  }

  /** Returns the entries of the failed items. */
  get failed() {
    return this.filter(({ status }) => status === 'rejected')
  }
}

/** Starts a composed call with the arguments that its method received. */
function begin(batch, client, given, trace) {
  const refuse = (argument, detail) => invalid(batch.name, argument, detail, trace)
  const takes = batch.path.length + 1
  if (given.length > takes + 1) {
    throw refuse(
      'arguments',
      `there are ${given.length}, but the method takes ${takes} and its options`,
    )
  }
  const options = batchOptions(given[takes], refuse)
  const { json, addressOf } = argumentsOf(batch, given, refuse)
  const report = ({ figures, results }, reason) => {
    const entry = (result, at) => {
      const address = addressOf(at, result)
      if (!result.reason) return { status: 'fulfilled', ...address, value: result.value }
      const cause = result.reason.kind === 'Cancelled' ? reason : undefined
      return {
        status: 'rejected',
        ...address,
        reason: new GfxHubError(result.reason, trace, cause),
      }
    }
    const report = withoutCapture(() => BatchReport.from(results, entry))
    return Object.assign(report, figures)
  }
  return client.batch(batch, json, options, trace, report)
}

/**
 * Converts the arguments to JSON. Also returns a function that returns the address of an item as it
 * was passed.
 */
function argumentsOf({ path, items, item, shape, optional }, given, refuse) {
  const members = []
  const own = {}
  path.forEach((wire, at) => {
    own[wire] = given[at]
    if (given[at] === undefined) return
    members.push(`${JSON.stringify(wire)}:${member(given[at], wire, true, refuse)}`)
  })
  const all = given[path.length]
  const add = (json) => members.push(`${JSON.stringify(items.wire)}:${json}`)
  const written = () => `{${members.join(',')}}`
  if (!shape) {
    if (all !== undefined || !optional) {
      add(member(itemsOf(items.name, all, refuse), items.name, false, refuse))
    }
    // If the program passes no items, the core chooses them, so only the core knows their
    // addresses.
    const [wire] = item.path
    return { json: written(), addressOf: (_, { address }) => ({ ...own, [wire]: address }) }
  }
  const addresses = []
  const read = (one, at) => {
    const place = `${items.name}[${at}]`
    if (typeof one !== 'object' || one === null || Array.isArray(one)) {
      throw refuse(place, `it must be an object, not ${describe(one)}`)
    }
    const held = membersOf(one, shape, place, refuse)
    warnOfLongMove(held.duration)
    addresses.push({ ...own, ...Object.fromEntries(item.path.map((wire) => [wire, held[wire]])) })
    return object(held, shape.members, place, refuse)
  }
  add(`[${itemsOf(items.name, all, refuse).map(read).join(',')}]`)
  return { json: written(), addressOf: (at) => addresses[at] }
}

/**
 * Returns the items of any iterable except a string, which may be a list whose brackets were
 * forgotten.
 */
function itemsOf(argument, given, refuse) {
  if (typeof given !== 'object' || typeof given?.[Symbol.iterator] !== 'function') {
    throw refuse(argument, `it must be an array or another iterable, not ${describe(given)}`)
  }
  try {
    return Array.from(given)
  } catch (thrown) {
    throw refuse(argument, `it cannot be iterated over: ${thrown?.message ?? thrown}`)
  }
}

/** Describes the members of an item that is an object; returns undefined for an id. */
function shapeOf({ path, body: { required = [], optional = {}, whole = [] } = {}, isId }, names) {
  if (isId) return undefined
  const inPath = path.map((wire) => ({ name: names.get(wire), wire, exact: true }))
  const inBody = [
    ...required.map((wire) => [names.get(`body.${wire}`), wire]),
    ...Object.entries(optional),
  ].map(([name, wire]) => ({ name, wire, exact: whole.includes(wire) }))
  const members = [...inPath, ...inBody]
  return { members, known: members.map(({ name }) => name) }
}

/**
 * Returns the members of an item. Each is read only once, so that a getter cannot return another
 * value after the check.
 */
function membersOf(item, { known }, place, refuse) {
  const stray = Object.keys(item).find((name) => !known.includes(name))
  if (stray !== undefined) {
    throw refuse(
      `${place}.${stray}`,
      `there is no such member; the members are ${known.join(', ')}`,
    )
  }
  const held = {}
  for (const name of known) {
    try {
      held[name] = item[name]
    } catch (thrown) {
      throw refuse(`${place}.${name}`, `it cannot be read: ${thrown?.message ?? thrown}`)
    }
  }
  return held
}

/** Writes the given members of an item as a JSON object. */
function object(held, members, place, refuse) {
  const given = members.filter(({ name }) => held[name] !== undefined)
  const written = given.map(({ name, wire, exact }) => {
    const json = member(held[name], `${place}.${name}`, exact, refuse)
    return `${JSON.stringify(wire)}:${json}`
  })
  return `{${written.join(',')}}`
}

module.exports = { batches, begin }
