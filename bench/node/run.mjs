// Makes calls with the Node clients in turns, and prints the seconds that each took as lines of
// JSON.
//
//   node run.mjs ADDRESS WORK:CALLS:ROUNDS:WIDTH... live:SECONDS:1:1
//
// Each client parses the responses into objects. A turn fails if properties are missing.

import http from 'node:http'
import { argv, hrtime } from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'

import axios from 'axios'
import { Client } from 'gfxhub'
import got from 'got'
import { Agent, Pool, fetch as undiciFetch } from 'undici'

const [address, ...works] = argv.slice(2)
const base = `http://${address}`
const ENGINE = 3
const PROPERTY = 'Default//Color/0'
const COLOUR = { x: 0.25, y: 0.5, z: 0.75, w: 1 }
const EASED = { Interpolation: 'EaseIn', Duration: 0.5 }

/**
 * The calls of each work: the node, what the body of a set contains besides the value, the number
 * of properties in a response, and the number of calls.
 */
const CALLS = {
  set: { node: 'Mixer_0', body: {}, properties: 1 },
  eased: { node: 'Mixer_0', body: EASED, fresh: true, properties: 1 },
  node: { node: 'Mixer_0', properties: 33 },
  list: { node: 'Crowd_10000', properties: 10_000 },
  snapshot: { node: 'Mixer_0', properties: 33, times: 200 },
  burst: { node: 'Mixer_0', body: {}, properties: 1, times: 64 },
  'slow-burst': { node: 'Slow_2', body: {}, properties: 1, times: 64 },
}

const print = (line) => console.log(JSON.stringify(line))
const count = (read) => (Array.isArray(read) ? read.length : 1)
const path = (at) => PROPERTY.replace('0', String(at))

/** Returns the request with number `at` of a work, for clients other than gfxhub. */
function request({ node, body }, at) {
  const all = `/api/rest/v1/engines/${ENGINE}/nodes/${node}/properties`
  if (!body) return { method: 'GET', path: all, headers: {}, body: undefined }
  const text = JSON.stringify({ Value: COLOUR, ...body })
  const headers = { 'content-type': 'application/json', 'content-length': String(text.length) }
  return { method: 'PATCH', path: `${all}/${encodeURIComponent(path(at))}`, headers, body: text }
}

/** Returns a function that makes the calls of a work with `send`, `width` calls concurrently. */
function many(call, width, send) {
  if (!call.times) return () => send(request(call, 0))
  return async () => {
    let next = 0
    let properties = 0
    const worker = async () => {
      while (next < call.times) {
        const read = await send(request(call, next++))
        properties += read
      }
    }
    await Promise.all(Array.from({ length: width }, worker))
    return properties
  }
}

function gfxhub(call) {
  const hub = new Client(base)
  const { engines } = hub
  const { node, times } = call
  const numbers = Array.from({ length: times ?? 0 }, (_, at) => at)
  const eased = { interpolation: 'EaseIn', duration: 0.5 }
  if (call.fresh) {
    return async () => count(await engines.setProperty(ENGINE, node, PROPERTY, COLOUR, eased))
  }
  if (call.body && times) {
    const sets = numbers.map((at) => ({
      engineId: ENGINE,
      nodePath: node,
      propertyPath: path(at),
      value: COLOUR,
    }))
    return async () => {
      const results = await engines.setProperties(sets)
      return results.filter(({ value }) => value.PropertyPath === PROPERTY).length
    }
  }
  if (call.body) {
    return async () => count(await engines.setProperty(ENGINE, node, PROPERTY, COLOUR))
  }
  if (times) {
    const nodes = numbers.map(() => node)
    return async () => {
      const results = await engines.listPropertiesOf(ENGINE, nodes)
      return results.reduce((sum, { value }) => sum + value.length, 0)
    }
  }
  return async () => count(await engines.listProperties(ENGINE, node))
}

/** Returns an agent for the http module and for the clients based on it. */
function agent(call, width) {
  return new http.Agent({ keepAlive: !call.fresh, maxSockets: width, noDelay: true })
}

/** Makes an empty batch with gfxhub: the cost is that of passing a call to a thread and back. */
function nothing() {
  const { engines } = new Client(base)
  // The result is 1, because a call of setProperty returns one property.
  return async () => 1 + (await engines.getProperties([])).length
}

/** All clients. A client with a member `works` only performs these works. */
const PEERS = [
  { name: 'gfxhub', setting: 'one client as it comes; many calls are a batch', make: gfxhub },
  {
    name: 'gfxhub, nothing sent',
    setting: 'an empty batch, which is handed to a thread of the client and back',
    make: nothing,
    works: ['set'],
  },
  {
    name: 'undici Pool',
    setting: 'a pool of as many connections as calls at a time, no pipelining; `body.json()`',
    make(call, width) {
      const options = { connections: width, pipelining: call.fresh ? 0 : 1 }
      const pool = new Pool(base, options)
      return many(call, width, async (sent) => {
        const { body } = await pool.request({ ...sent, reset: call.fresh })
        return count(await body.json())
      })
    },
  },
  {
    name: 'fetch',
    setting: "Node's own, as it comes; `response.json()`",
    make(call, width) {
      const close = call.fresh ? { connection: 'close' } : {}
      // Node's own fetch does not allow the header `Connection: close`.
      const send = call.fresh ? undiciFetch : fetch
      const dispatcher = call.fresh ? new Agent({ pipelining: 0 }) : undefined
      return many(call, width, async ({ method, path, headers, body }) => {
        const { 'content-length': _, ...rest } = headers
        const response = await send(base + path, {
          method,
          headers: { ...rest, ...close },
          body,
          dispatcher,
        })
        return count(await response.json())
      })
    },
  },
  {
    name: 'node:http',
    setting: 'an agent that keeps connections; the chunks joined, then `JSON.parse`',
    make(call, width) {
      const options = { agent: agent(call, width) }
      return many(call, width, ({ method, path, headers, body }) => {
        return new Promise((resolve, reject) => {
          const sent = http.request(base + path, { ...options, method, headers }, (response) => {
            const chunks = []
            response.on('data', (chunk) => chunks.push(chunk))
            response.on('end', () => resolve(count(JSON.parse(Buffer.concat(chunks).toString()))))
            response.on('error', reject)
          })
          sent.on('error', reject)
          sent.end(body)
        })
      })
    },
  },
  {
    name: 'got',
    setting: 'an agent that keeps connections, `responseType: json`, no retries',
    make(call, width) {
      const client = got.extend({
        agent: { http: agent(call, width) },
        responseType: 'json',
        resolveBodyOnly: true,
        retry: { limit: 0 },
      })
      return many(call, width, async ({ method, path, headers, body }) =>
        count(await client(base + path, { method, headers, body })),
      )
    },
  },
  {
    name: 'axios',
    setting: 'an agent that keeps connections',
    make(call, width) {
      const client = axios.create({ httpAgent: agent(call, width), proxy: false })
      return many(call, width, async ({ method, path, headers, body }) => {
        const { data } = await client.request({ method, url: base + path, headers, data: body })
        return count(data)
      })
    },
  },
]

/** Runs a turn, and returns the seconds that a call took. */
async function turn(name, call, work, calls) {
  const due = work.properties * (work.times ?? 1)
  const once = async () => {
    const properties = await call()
    if (properties !== due) throw new Error(`${name} read ${properties} properties`)
  }
  // The first call is not measured, because other clients have filled the caches since the last
  // turn.
  await once()
  const began = hrtime.bigint()
  for (let at = 0; at < calls; at++) await once()
  return Number(hrtime.bigint() - began) / 1e9 / calls
}

async function compare(name, calls, rounds, width) {
  const work = CALLS[name]
  const peers = PEERS.filter(({ works }) => works === undefined || works.includes(name))
  const seats = peers.map(({ name, make }) => ({ name, call: make(work, width), seconds: [] }))
  for (const { name, call } of seats) await turn(name, call, work, calls)
  for (let round = 0; round < rounds; round++) {
    process.stderr.write(`\r${name}: round ${round + 1} of ${rounds}`)
    for (let place = 0; place < seats.length; place++) {
      // Each round begins with a different client.
      const seat = seats[(place + round) % seats.length]
      seat.seconds.push(await turn(seat.name, seat.call, work, calls))
    }
  }
  process.stderr.write('\n')
  for (const { name: peer, seconds } of seats) print({ work: name, peer, seconds })
}

/** Performs W6: sets 64 properties at 60 Hz in a live session. */
async function live(seconds) {
  const hub = new Client(base)
  const session = hub.live({ rate: 60, totalRate: 4000, staleAfterMs: 33 })
  const properties = []
  for (let at = 0; at < 64; at++) {
    properties.push(await session.property(ENGINE, 'Slow_2', path(at)))
  }
  const took = []
  const began = performance.now()
  const frames = seconds * 60
  for (let frame = 0; frame < frames; frame++) {
    const value = { x: frame / frames, y: 0.5, z: 0.75, w: 1 }
    for (const property of properties) {
      const before = hrtime.bigint()
      const isTaken = property.set(value)
      took.push(Number(hrtime.bigint() - before))
      if (!isTaken) throw new Error('a live session did not accept a value')
    }
    await pause(Math.max(began + ((frame + 1) * 1000) / 60 - performance.now(), 0))
  }
  const lasted = (performance.now() - began) / 1000
  const left = await session.close({ timeoutMs: 5000 })
  const { sets, sent, delivered, superseded, failed, expired, dropped } = session.stats()
  // Omits the first set of each frame, before which the thread waited.
  const awake = took.filter((_, at) => at % 64 > 0).sort((a, b) => a - b)
  took.sort((a, b) => a - b)
  const at = (sorted, share) => sorted[Math.floor((sorted.length - 1) * share)]
  const lost = failed + expired + dropped + left.length
  const times = { p50: at(took, 0.5), p99: at(took, 0.99), p99_awake: at(awake, 0.99) }
  const counts = { sets, sent, delivered, superseded, lost }
  print({ live: { seconds: lasted, ...times, ...counts } })
}

for (const { name: peer, setting } of PEERS) print({ peer, setting })
for (const work of works) {
  const [name, ...numbers] = work.split(':')
  const [calls, rounds, width] = numbers.map(Number)
  if (name === 'live') await live(calls)
  else await compare(name, calls, rounds, width)
}
process.exit(0)
