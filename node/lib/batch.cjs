'use strict'

// Batches: many reads or sets of properties as one call, with a result for each.

const { argumentNames, member } = require('./arguments.cjs')
const { CORE_NAMES, GfxHubError, invalid, withoutCapture } = require('./error.cjs')
const { callOptions, describe, warnOfLongMove } = require('./options.cjs')
const operations = require('../gen/operations.cjs')

/** The options that batches have besides those of every call. */
const more = ['ordered', 'stopOnError', 'maxTotal', 'onProgress']

const namesOfSet = argumentNames(operations.engines.setProperty)
const namesOfAddress = argumentNames(operations.engines.getProperty)
const ofSet = shapeOf(operations.engines.setProperty, namesOfSet)
const ofAddress = shapeOf(operations.engines.getProperty, namesOfAddress)

/**
 * The batches by group and method: what they are called in the core, how many arguments they take and
 * must be given, and how these are read.
 */
const batches = {
  engines: {
    setProperties: {
      name: 'engines.set_properties',
      read: false,
      more,
      takes: 1,
      length: 1,
      names: namesOfSet,
      items: ([sets], refuse) => addressed('sets', sets, readSet, refuse),
    },
    getProperties: {
      name: 'engines.get_properties',
      read: true,
      more,
      takes: 1,
      length: 1,
      names: namesOfAddress,
      items: ([addresses], refuse) => addressed('addresses', addresses, readAddress, refuse),
    },
    listPropertiesOf: {
      name: 'engines.list_properties_of',
      read: true,
      more,
      takes: 2,
      length: 1,
      names: new Map([...CORE_NAMES, ['engineId', 'engineId'], ['nodes', 'nodePaths']]),
      items: listed,
    },
  },
}

/** What became of a batch: an array with an entry for each item, and what is said of them all. */
class BatchReport extends Array {
  /** What `map`, `filter` and their like give are arrays like any other. */
  static get [Symbol.species]() {
    return Array
  }

  /** The entries of those that failed. */
  get failed() {
    return this.filter(({ status }) => status === 'rejected')
  }
}

/** Begins a batch with what its method was given. */
function begin(batch, client, given, trace) {
  const refuse = (argument, detail) => invalid(batch.name, argument, detail, trace)
  if (given.length > batch.takes + 1) {
    throw refuse('arguments', `there are ${given.length}; it takes ${batch.takes} and its options`)
  }
  const { options, more } = callOptions(given[batch.takes], batch, refuse)
  const settings = readSettings(more, refuse)
  const { json, addressOf } = batch.items(given, refuse)
  const report = ({ facts, results }, reason) => {
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
    return Object.assign(report, facts)
  }
  return client.batch(batch, json, options, settings, trace, report)
}

function readSettings({ ordered = false, stopOnError = false, maxTotal, onProgress }, refuse) {
  for (const [name, value] of Object.entries({ ordered, stopOnError })) {
    if (typeof value !== 'boolean') {
      throw refuse(name, `it must be true or false, not ${describe(value)}`)
    }
  }
  if (maxTotal !== undefined && !(Number.isSafeInteger(maxTotal) && maxTotal > 0)) {
    throw refuse('maxTotal', `it must be a whole number of bytes, not ${describe(maxTotal)}`)
  }
  if (onProgress !== undefined && typeof onProgress !== 'function') {
    throw refuse('onProgress', `it must be a function, not ${describe(onProgress)}`)
  }
  return { ordered, stopOnError, maxTotal, onProgress }
}

/** The items as JSON, and the address of each as it was given. */
function addressed(argument, given, read, refuse) {
  const addresses = []
  const items = itemsOf(argument, given, refuse).map((item, at) => {
    const place = `${argument}[${at}]`
    if (typeof item !== 'object' || item === null || Array.isArray(item)) {
      throw refuse(place, `it must be an object, not ${describe(item)}`)
    }
    const { address, json } = read(item, place, refuse)
    addresses.push(address)
    return json
  })
  return { json: `[${items.join(',')}]`, addressOf: (at) => addresses[at] }
}

/** The engine and its nodes as JSON; without nodes the core knows which there are. */
function listed([engineId, given], refuse) {
  const members = []
  if (engineId !== undefined) {
    members.push(`"engineId":${member(engineId, 'engineId', true, refuse)}`)
  }
  if (given !== undefined) {
    const nodes = itemsOf('nodePaths', given, refuse)
    members.push(`"nodes":${member(nodes, 'nodePaths', false, refuse)}`)
  }
  return {
    json: `{${members.join(',')}}`,
    addressOf: (_, { nodePath }) => ({ engineId, nodePath }),
  }
}

/** The items of anything that can be iterated over, text apart, which is forgotten brackets. */
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

/** The members of an item, of which an operation would take each as an argument or an option. */
function shapeOf({ path, body: { required = [], optional = {}, whole = [] } = {} }, names) {
  const inPath = path.map((wire) => ({ name: names.get(wire), wire, exact: true }))
  const inBody = [
    ...required.map((wire) => [names.get(`body.${wire}`), wire]),
    ...Object.entries(optional),
  ].map(([name, wire]) => ({ name, wire, exact: whole.includes(wire) }))
  return { inPath, inBody, known: [...inPath, ...inBody].map(({ name }) => name) }
}

/** What an item holds. Each member is read once: what an accessor gives is what is sent. */
function membersOf(item, { known }, place, refuse) {
  const stray = Object.keys(item).find((name) => !known.includes(name))
  if (stray !== undefined) {
    throw refuse(`${place}.${stray}`, `there is no such member; there are ${known.join(', ')}`)
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

/** Some members as a JSON object. */
function object(held, members, place, refuse) {
  const given = members.filter(({ name }) => held[name] !== undefined)
  const written = given.map(({ name, wire, exact }) => {
    const json = member(held[name], `${place}.${name}`, exact, refuse)
    return `${JSON.stringify(wire)}:${json}`
  })
  return `{${written.join(',')}}`
}

function readAddress(item, place, refuse) {
  const held = membersOf(item, ofAddress, place, refuse)
  return { address: held, json: object(held, ofAddress.inPath, place, refuse) }
}

function readSet(item, place, refuse) {
  const held = membersOf(item, ofSet, place, refuse)
  warnOfLongMove(held.duration)
  const address = Object.fromEntries(ofSet.inPath.map(({ name }) => [name, held[name]]))
  const path = object(held, ofSet.inPath, place, refuse)
  return { address, json: `[${path},${object(held, ofSet.inBody, place, refuse)}]` }
}

module.exports = { batches, begin }
