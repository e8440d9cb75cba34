// Runs the shared cases of handles and of composed calls.

import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import test from 'node:test'

import { Client, GfxHubError, LocalHub } from 'gfxhub'
import { ConformanceServer } from './conformance_server.mjs'
import { parse } from './exact_json.mjs'

const { LiveReportKind, WatchChangeKind } = createRequire(import.meta.url)('../gen/plain.cjs')

/** JSON names of arguments and options whose names differ in JavaScript. */
const names = { staleAfterMs: 'staleAfter' }

/** Returns the result of a step in the form that the conformance server expects. */
async function outcome(step) {
  try {
    return { result: (await step()) ?? null }
  } catch (error) {
    assert(error instanceof GfxHubError, error)
    const { argument } = error
    return { error: { ...shown(error), argument: names[argument] ?? argument } }
  }
}

function shown({ kind, effect, status, operation, message }) {
  return { kind, effect, status, operation, message }
}

/** A handle with all its events, which are collected from its beginning. */
class Heard {
  constructor(live, kinds, seen) {
    this.live = live
    this.heard = []
    const hear = (event) => {
      this.heard.push({ ...seen(event), error: event.error && shown(event.error) })
      this.wake?.()
    }
    for (const kind of kinds) live.on(kind, hear)
  }

  async wait({ timeoutMs }) {
    const { promise, resolve } = Promise.withResolvers?.() ?? withResolvers()
    this.wake = resolve
    const timer = setTimeout(resolve, this.live.closed ? 0 : timeoutMs)
    if (this.heard.length === 0) await promise
    clearTimeout(timer)
  }

  async waitAll(given) {
    await this.wait(given)
    return this.takeAll()
  }

  async next(given) {
    await this.wait(given)
    return this.heard.splice(0, 1)
  }

  /** Waits for the timer of the package, which delivers the events that are still to come. */
  async takeAll() {
    await new Promise((wake) => setTimeout(wake, 50))
    return this.heard.splice(0)
  }
}

/** A live session, which opens properties. */
class Session extends Heard {}

function withResolvers() {
  const made = {}
  made.promise = new Promise((resolve) => Object.assign(made, { resolve }))
  return made
}

/** A case that is being run. */
class Play {
  constructor(url) {
    this.url = url
    this.objects = new Map([['hub', new Client(url)]])
  }

  async take(step) {
    const given = step.arguments ?? {}
    const on = this.objects.get(step.on ?? 'hub')
    if (step.invoke) return on.invoke(step.invoke, given)
    if (step.open === 'LocalHub') {
      return void this.objects.set(step.as, await LocalHub.start(step.options))
    }
    if (step.open === 'Client') {
      const url = on instanceof LocalHub ? on.url : this.url
      return void this.objects.set(step.as, new Client(url, step.options))
    }
    if (step.open === 'Group') {
      const { engines, members = {}, ...rest } = step.options
      const of = Object.entries(members).map(([name, on]) => [name, this.objects.get(on)])
      const group = engines ? on.gang(engines) : Client.groupOf(Object.fromEntries(of), rest)
      return void this.objects.set(step.as, group)
    }
    if (step.open === 'LiveSession') {
      const seen = ({ kind, address }) => ({ kind, address })
      const live = new Session(on.live(step.options), LiveReportKind, seen)
      return void this.objects.set(step.as, live)
    }
    if (step.open === 'Watch') {
      const watch = new Heard(on.watch(step.options), WatchChangeKind, (change) => change)
      return void this.objects.set(step.as, watch)
    }
    if (on instanceof Client) return this.ofClient(on, step.method, given)
    if (on instanceof Session) return this.ofSession(on, step, given)
    if (on instanceof Heard) return this.ofHeard(on, step.method, given)
    if (on instanceof LocalHub) return this.ofHub(on, step.method, given)
    return this.ofProperty(on, step.method, given)
  }

  ofClient(client, method, given) {
    if (method === 'invoke') return client.invoke(given.name, given.arguments)
    return client[method]()
  }

  async ofHub(hub, method, given) {
    const operations = (entries) => entries.map(({ operation }) => operation)
    switch (method) {
      case 'url':
        return hub.url.replace(hub.port, 'PORT')
      case 'port':
        return hub.port > 0
      case 'journal':
      case 'requests':
        return operations(await hub[`${method}Since`](...Object.values(given)))
      case 'restart_engine':
        return hub.restartEngine(given.engineId, { away: given.away, empty: given.empty })
      default: {
        const name = method
          .replace(/_json$/, '')
          .replace(/_(.)/g, (_, letter) => letter.toUpperCase())
        return typeof hub[name] === 'function' ? hub[name](...Object.values(given)) : hub[name]
      }
    }
  }

  async ofSession(session, { method, as }, given) {
    const { live } = session
    switch (method) {
      case 'property': {
        const path = [given.engineId, given.nodePath, given.propertyPath]
        return void this.objects.set(as, { property: await live.property(...path), live })
      }
      case 'property_at':
        return void this.objects.set(as, { property: await live.propertyAt(given.path), live })
      case 'begin_frame':
        return live.beginFrame()
      case 'end_frame':
        return live.endFrame()
      default:
        return this.ofHeard(session, method, given)
    }
  }

  ofHeard(heard, method, given) {
    if (method === 'is_closed') return heard.live.closed
    if (method.startsWith('take_')) return heard.takeAll()
    if (method.startsWith('wait_')) return heard.waitAll(given)
    if (method.startsWith('next_')) return heard.next(given)
    return heard.live[method](given)
  }

  ofProperty({ property, live }, method, given) {
    switch (method) {
      case 'set':
        return property.set(given.value)
      case 'ease': {
        const { value, interpolation, durationMs } = given
        return property.ease(value, { interpolation, duration: durationMs / 1000 })
      }
      case 'nudge':
        return property.nudge(given.delta, { min: given.min, max: given.max })
      case 'address':
        return property.address
      case 'is_closed':
        return live.closed
      default:
        return property[method]()
    }
  }

  async end() {
    for (const opened of this.objects.values()) {
      if (opened instanceof Heard) await opened.live.close({ timeoutMs: 0 }).catch(() => {})
      if (opened instanceof Client) opened.close()
      if (opened instanceof LocalHub) await opened.stop()
    }
  }
}

test('every case of handles and of composed calls', async (t) => {
  const server = await ConformanceServer.start(
    '--binding',
    'node',
    '--numbers',
    'double',
    '--handles',
  )
  t.after(() => server.stop())
  for (let at = 0; at < server.cases; at++) {
    const { name, url, next } = parse(await server.ask(`case ${at}`))
    await t.test(name, async () => {
      const play = new Play(url)
      let step = next
      while (!step.end) {
        const told = JSON.stringify(await outcome(() => play.take(step)))
        step = parse(await server.ask(`outcome ${told}`)).next
      }
      await play.end()
      assert.deepEqual(step.end, [])
    })
  }
  const done = JSON.parse(await server.ask('done'))
  assert.equal(done.passed, server.cases)
  assert.equal(await server.ended, 0)
})
