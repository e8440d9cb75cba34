'use strict'

// The client, with its groups, calls by name and raw requests.

const { inspect } = require('node:util')
const native = require('./native.cjs')
const calls = require('./calls.cjs')
const { member, refuseInexact } = require('./arguments.cjs')
const handles = require('../gen/handles.cjs')
const operations = require('../gen/operations.cjs')
const { CORE_NAMES, capture, fromThrown, invalid, warnOfThrown } = require('./error.cjs')
const { JsonEncodeError, isPlain, mark, parse, write } = require('./json.cjs')
const { groups } = require('./group.cjs')
const { callOptions, describe } = require('./options.cjs')

/** The definitions of all operations, by name. */
const byName = new Map(
  Object.values(operations).flatMap((group) =>
    Object.values(group).map((operation) => [operation.name, operation]),
  ),
)

/** The private state of a client, which its groups and calls share. */
class Inner {
  static of(url, options) {
    const { onEvent, bigint, ...settings } = options
    if (bigint) settings.bigint = mark
    const given = write({ ...settings, onEvent: onEvent !== undefined }, '')
    return new Inner(new native.Client(url, given), url, onEvent)
  }

  /** Makes a group. The `onEvent` function of the first member receives the group's attempts. */
  static group(members, all) {
    const clients = members.map(({ inner }) => inner.native)
    const names = members.map(({ name }) => name)
    const engines = members.map(({ engine }) => engine)
    const { url, onEvent } = members[0]?.inner ?? {}
    return new Inner(native.Client.group(clients, names, engines, all), url, onEvent)
  }

  constructor(own, url, onEvent) {
    this.native = own
    this.url = url
    this.hub = this.native.hub()
    this.closed = false
    this.onEvent = onEvent
    this.calls = new Set()
  }

  /**
   * Calls an operation. `names` contains the JavaScript names of its arguments, if a method calls
   * it.
   */
  invoke({ name, read }, json, options, trace, names) {
    return calls.start({
      operation: name,
      read,
      trace,
      signal: options.signal,
      names,
      client: this,
      isObserved: this.onEvent !== undefined,
      parse: result,
      begin: (queue, number) => queue.invoke(number, this.native, name, json, options.json),
    })
  }

  /** Sends a raw request. */
  request(method, path, json, options, trace) {
    return calls.start({
      operation: 'request',
      read: method.toUpperCase() === 'GET',
      trace,
      signal: options.signal,
      client: this,
      isObserved: this.onEvent !== undefined,
      parse: result,
      begin: (queue, number) =>
        queue.request(number, this.native, method, path, json, options.json),
    })
  }

  /** Makes a composed call. `report` creates its report from the results of the items. */
  batch({ name, read, names }, json, { options, settings, onProgress }, trace, report) {
    const reports = onProgress !== undefined
    return calls.start({
      operation: name,
      read,
      trace,
      signal: options.signal,
      names,
      onProgress,
      client: this,
      isObserved: this.onEvent !== undefined,
      isBatch: true,
      parse: (text, _, reason) => report(parse(text), reason),
      begin: (queue, number) =>
        queue.batch(number, this.native, name, json, settings, reports, options.json),
    })
  }

  /**
   * Passes the event of an attempt to the program's `onEvent` function. An exception from it
   * becomes a warning.
   */
  report(text) {
    try {
      this.onEvent(JSON.parse(text))
    } catch (thrown) {
      warnOfThrown('onEvent', thrown)
    }
  }

  /**
   * Closes the client. The core ends calls in progress. Queued calls end here, because the core
   * would end them later.
   */
  close() {
    this.closed = true
    this.native.close()
    for (const call of [...this.calls]) call.cancelQueued('Closed', 'the client was closed')
  }
}

/** Converts the result of a call: the JSON that the core wrote, or a raw response. */
function result(text, bytes) {
  if (bytes === undefined || bytes === null)
    return text === null || text === undefined ? undefined : parse(text)
  const { status, contentType } = JSON.parse(text)
  const whole = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return { status, contentType, text: decoded(whole), bytes: whole }
}

function decoded(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Returns an address as text. It may be a string, or a URL object of any realm. */
function addressOf(url) {
  if (typeof url === 'string') return url
  const isUrl = Object.prototype.toString.call(url) === '[object URL]'
  return isUrl && typeof url.href === 'string' ? url.href : undefined
}

class Client {
  #inner

  constructor(url, options = {}) {
    if (url instanceof Inner) {
      this.#inner = url
      this.#addGroups()
      return
    }
    const trace = capture(Client)
    const refuse = (argument, detail) => invalid('', argument, detail, trace)
    const address = addressOf(url)
    if (address === undefined) {
      throw refuse('url', `it must be text or a URL, not ${describe(url)}`)
    }
    if (typeof options !== 'object' || options === null || Array.isArray(options)) {
      throw refuse('options', `they must be an object, not ${describe(options)}`)
    }
    const given = Object.fromEntries(
      Object.entries(options).filter(([, value]) => value !== undefined),
    )
    const bare = Object.keys(given).find((name) => CORE_NAMES.get(name) === `${name}Ms`)
    if (bare) throw refuse(bare, `there is no such option; use ${bare}Ms, in milliseconds`)
    if (given.onEvent !== undefined && typeof given.onEvent !== 'function') {
      throw refuse('onEvent', `it must be a function, not ${describe(given.onEvent)}`)
    }
    if (given.bigint !== undefined && typeof given.bigint !== 'boolean') {
      throw refuse('bigint', `it must be true or false, not ${describe(given.bigint)}`)
    }
    try {
      this.#inner = Inner.of(address, given)
    } catch (fault) {
      if (fault instanceof JsonEncodeError) throw refuse(fault.place.slice(1), fault.message)
      throw fromThrown(fault, trace)
    }
    this.#addGroups()
  }

  #addGroups() {
    for (const name of Object.keys(groups)) {
      const value = new groups[name](this.#inner)
      // Writable, because tests replace groups by mocks.
      const property = { value, enumerable: true, writable: true, configurable: true }
      Object.defineProperty(this, name, property)
    }
  }

  static pair(main, backup) {
    return Client.#group(
      [
        ['main', main],
        ['backup', backup],
      ],
      false,
      capture(Client.pair),
    )
  }

  gang(engines) {
    const members = [...engines].map((engine) => [engine, { client: this, engine }])
    return Client.#group(members, true, capture(this.gang))
  }

  static groupOf(members, { all = false } = {}) {
    const trace = capture(Client.groupOf)
    const entries = Object.entries(members)
    // Objects list such names first and in numeric order, whichever way they were written.
    const whole = entries.find(([name]) => /^\d+$/.test(name))
    if (whole) {
      const detail =
        'the first member is the main member, and JavaScript moves names that are whole numbers to the front; ' +
        `use another name, such as hub${whole[0]}`
      throw invalid('', `members.${whole[0]}`, detail, trace)
    }
    return Client.#group(entries, all, trace)
  }

  static #group(given, all, trace) {
    const refuse = (argument, detail) => invalid('', argument, detail, trace)
    const members = given.map(([name, member]) => {
      const { client, engine } = member instanceof Client ? { client: member } : (member ?? {})
      if (!(client instanceof Client)) {
        throw refuse(`members.${name}`, `it must be a client, not ${describe(client)}`)
      }
      if (engine !== undefined && typeof engine !== 'string') {
        throw refuse(`members.${name}.engine`, `it must be text, not ${describe(engine)}`)
      }
      return { name, inner: client.#inner, engine }
    })
    if (typeof all !== 'boolean') {
      throw refuse('all', `it must be true or false, not ${describe(all)}`)
    }
    try {
      return new Client(Inner.group(members, all))
    } catch (fault) {
      throw fromThrown(fault, trace)
    }
  }

  invoke(operation, given = {}, options = undefined) {
    const trace = capture(this.invoke)
    const refuse = (argument, detail) => invalid(String(operation), argument, detail, trace)
    try {
      if (typeof operation !== 'string') {
        throw refuse('operation', `it must be a name like engines.get, not ${describe(operation)}`)
      }
      // An unknown name is passed on, because the error of the core lists the operations.
      const row = byName.get(operation) ?? { name: operation, read: true }
      const call = callOptions(options, { name: operation }, refuse).options
      const json = typeof given === 'string' ? given : byWireName(given, row, refuse)
      return this.#inner.invoke(row, json, call, trace)
    } catch (refused) {
      return Promise.reject(refused)
    }
  }

  request(method, path, ...rest) {
    const trace = capture(this.request)
    const refuse = (argument, detail) => invalid('request', argument, detail, trace)
    try {
      if (typeof method !== 'string')
        throw refuse('method', `it must be text, not ${describe(method)}`)
      if (typeof path !== 'string') throw refuse('path', `it must be text, not ${describe(path)}`)
      const [body, options] = rest
      const call = callOptions(options, { name: 'request' }, refuse).options
      const json = body === undefined ? undefined : member(body, 'body', false, refuse)
      return this.#inner.request(method, path, json, call, trace)
    } catch (refused) {
      return Promise.reject(refused)
    }
  }

  static {
    for (const [name, Handle] of Object.entries(handles)) {
      // With this syntax, the function has the name of the method, which stack traces show.
      const { [name]: value } = {
        [name](options = {}) {
          return new Handle(this.#inner, options, capture(value))
        },
      }
      Object.defineProperty(this.prototype, name, { value, writable: true, configurable: true })
    }
  }

  /** Shows the address and the state, but never the API key. */
  [inspect.custom](depth, options, inspectAgain) {
    const { url, closed } = this.#inner
    const shown = { url, state: closed ? 'closed' : 'open' }
    return `Client ${(inspectAgain ?? inspect)(shown, options)}`
  }

  close() {
    try {
      this.#inner.close()
    } catch (thrown) {
      throw fromThrown(thrown, capture(this.close))
    }
  }
}

/** The method `close` under the names for `using` and `await using`. */
const disposal = {
  dispose() {
    this.close()
  },
  async asyncDispose() {
    this.close()
  },
}
for (const [name, value] of Object.entries(disposal)) {
  // Older versions of Node lack these symbols.
  if (!Symbol[name]) continue
  Object.defineProperty(Client.prototype, Symbol[name], {
    value,
    writable: true,
    configurable: true,
  })
}

/** Converts arguments under their JSON names to JSON. */
function byWireName(given, row, refuse) {
  if (typeof given !== 'object' || given === null || Array.isArray(given) || !isPlain(given)) {
    throw refuse('arguments', `they must be an object or its JSON text, not ${describe(given)}`)
  }
  const members = Object.keys(given).map((name) => {
    if (name === 'body') checkBody(given.body, row, refuse)
    const whole = name !== 'body' && name !== 'method'
    return `${JSON.stringify(name)}:${member(given[name], name, whole, refuse)}`
  })
  return `{${members.join(',')}}`
}

/** Checks that the ids in a body are exact. */
function checkBody(body, row, refuse) {
  if (typeof body !== 'object' || body === null) return
  for (const name of row.body?.whole ?? []) {
    if (Object.hasOwn(body, name)) refuseInexact(body[name], `body.${name}`, refuse)
  }
}

module.exports = { Client }
