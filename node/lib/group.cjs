'use strict'

// The groups of a client, built from the definitions of operations and composed calls. Each method
// of a group makes a call and passes its arguments under their JSON names.

const { inspect } = require('node:util')
const { argumentNames, member } = require('./arguments.cjs')
const { batches, begin } = require('./batch.cjs')
const { capture, invalid } = require('./error.cjs')
const { callOptions, warnOfLongMove } = require('./options.cjs')
const operations = require('../gen/operations.cjs')

/** The client of each group. It is not accessible to programs. */
const clients = new WeakMap()

/**
 * Text about a client in the errors of structuredClone and postMessage, which contain the value
 * that cannot be cloned.
 */
const NOT_CLONEABLE = Symbol(
  'a gfxhub Client, which has connections: create one in each worker with new Client(url)',
)

/** A group of operations of a client. */
class CallGroup {
  constructor(client) {
    clients.set(this, client)
    this.notCloneable = NOT_CLONEABLE
  }

  [inspect.custom]() {
    const name = groupOf(this)
    const methods = [...Object.keys(operations[name]), ...Object.keys(batches[name] ?? {})]
    return `${this.constructor.name} { ${methods.join(', ')} }`
  }
}

/** The class of each group, by the name of the group. */
const groups = Object.fromEntries(
  Object.entries(operations).map(([name, methods]) => [name, groupClass(name, methods)]),
)

function groupClass(name, methods) {
  const className = name[0].toUpperCase() + name.slice(1)
  const built = { [className]: class extends CallGroup {} }[className]
  const add = (method, length, row, start) => {
    // With this syntax, the function has the name of the method, which stack traces show.
    const { [method]: value } = {
      [method](...given) {
        return call(this, row, given, value, start)
      },
    }
    Object.defineProperty(value, 'length', { value: length, configurable: true })
    Object.defineProperty(built.prototype, method, { value, writable: true, configurable: true })
  }
  for (const [method, operation] of Object.entries(methods)) {
    Object.assign(operation, { names: argumentNames(operation) })
    add(method, operation.path.length + (operation.body?.required.length ?? 0), operation, invoke)
  }
  for (const [method, batch] of Object.entries(batches[name] ?? {})) {
    add(method, batch.length, batch, begin)
  }
  return built
}

function groupOf(group) {
  return Object.keys(groups).find((name) => group instanceof groups[name])
}

/** Calls an operation or makes a batch, with the arguments that its method received. */
function call(group, row, given, method, start) {
  const trace = capture(method)
  const client = clients.get(group)
  if (!client) {
    const detail = 'the method was called without its group; write hub.engines.list()'
    return Promise.reject(invalid(row.name, 'this', detail, trace))
  }
  try {
    return start(row, client, given, trace)
  } catch (refused) {
    return Promise.reject(refused)
  }
}

function invoke(operation, client, given, trace) {
  const { options, json } = read(operation, given, trace)
  return client.invoke(operation, json, options, trace, operation.names)
}

/** Converts the arguments to JSON. Also returns the options of the call. */
function read(operation, given, trace) {
  const refuse = (argument, detail) => invalid(operation.name, argument, detail, trace)
  const refuseValue = (place, detail) =>
    invalid(operation.name, place, detail, trace, operation.names)
  const required = operation.body?.required ?? []
  const count = operation.path.length + required.length
  if (given.length > count + 1) {
    throw refuse(
      'arguments',
      `there are ${given.length}, but the method takes ${count} and its options`,
    )
  }
  const optional = operation.body?.optional ?? {}
  const { options, more } = callOptions(given[count], operation, refuse)
  warnOfLongMove(more.duration)
  const members = []
  const add = (list, name, value, place, whole) => {
    if (value === undefined) return
    list.push(`${JSON.stringify(name)}:${member(value, place, whole, refuseValue)}`)
  }
  operation.path.forEach((name, at) => add(members, name, given[at], name, true))
  if (operation.body) {
    const body = []
    const field = (name, value) => {
      add(body, name, value, `body.${name}`, operation.body.whole.includes(name))
    }
    required.forEach((name, at) => field(name, given[operation.path.length + at]))
    for (const name of Object.keys(optional)) field(optional[name], more[name])
    members.push(`"body":{${body.join(',')}}`)
  }
  for (const name of operation.more ?? []) add(members, name, more[name], name, false)
  return { options, json: `{${members.join(',')}}` }
}

module.exports = { groups }
