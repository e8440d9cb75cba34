'use strict'

// From a method of a group to a call: the arguments by their wire names, as JSON.

const { capture, invalid } = require('./error.cjs')
const { Unsendable, write } = require('./json.cjs')
const { callOptions } = require('./options.cjs')

/** How a group reaches its client, out of sight of programs. */
const clients = new WeakMap()

/** A group of operations of a client. */
class Group {
  constructor(client) {
    clients.set(this, client)
    Object.freeze(this)
  }
}

/** Calls the operation of a row with the arguments that its method was given. */
function call(group, row, given) {
  const trace = capture(call)
  const client = clients.get(group)
  if (!client) {
    const detail = 'the method was called without its group; write hub.engines.list()'
    return Promise.reject(invalid(row.name, 'this', detail, trace))
  }
  try {
    const { options, json } = read(row, given, trace)
    return client.invoke(row, json, options, trace)
  } catch (refused) {
    return Promise.reject(refused)
  }
}

/** The arguments as JSON, and the options that every call takes. */
function read(row, given, trace) {
  const refuse = (argument, detail) => invalid(row.name, argument, detail, trace)
  const required = row.body?.required ?? []
  const count = row.path.length + required.length
  if (given.length > count + 1) {
    throw refuse('arguments', `there are ${given.length}; it takes ${count} and its options`)
  }
  const optional = row.body?.optional ?? {}
  const { options, more } = callOptions(given[count], row, refuse)
  const members = []
  const add = (list, name, value, place, whole) => {
    if (value === undefined) return
    list.push(`${JSON.stringify(name)}:${member(value, place, whole, refuse)}`)
  }
  row.path.forEach((name, at) => add(members, name, given[at], name, true))
  if (row.body) {
    const body = []
    const field = (name, value) => {
      add(body, name, value, `body.${name}`, row.body.whole.includes(name))
    }
    required.forEach((name, at) => field(name, given[row.path.length + at]))
    for (const name of Object.keys(optional)) field(optional[name], more[name])
    members.push(`"body":{${body.join(',')}}`)
  }
  for (const name of row.more ?? []) add(members, name, more[name], name, false)
  return { options, json: `{${members.join(',')}}` }
}

/** A member as JSON. Where ids or whole numbers stand, a number must be one that is exact. */
function member(value, place, whole, refuse) {
  if (whole) refuseInexact(value, place, refuse)
  try {
    return write(value, place)
  } catch (fault) {
    if (fault instanceof Unsendable) throw refuse(fault.place, fault.message)
    throw refuse(place, `it cannot be read: ${fault?.message ?? fault}`)
  }
}

function refuseInexact(value, place, refuse) {
  if (Array.isArray(value)) {
    value.forEach((one, at) => refuseInexact(one, `${place}[${at}]`, refuse))
  } else if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
    throw refuse(place, `${value} is not exact any more; give numbers beyond 2^53 as BigInt`)
  }
}

module.exports = { Group, call, member, refuseInexact }
