// Tests that a panic in Rust never ends the process: the call rejects or throws an error of kind
// Internal.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import test from 'node:test'

import { Client, GfxHubError, LocalHub } from 'gfxhub'
import { SlowHub } from './slow_hub.mjs'

const require = createRequire(import.meta.url)
const native = require('../lib/native.cjs')
const handles = require('../gen/handles.cjs')

// Without this check, the tests would wait for panics that never come.
assert(native.armPanic, 'build the addon with the feature panic-injection')

const failure = (promise) =>
  promise.then(
    () => assert.fail('it succeeded'),
    (error) => error,
  )

/** Checks that an error comes from an injected panic. */
function internal(error, name) {
  assert(error instanceof GfxHubError, error)
  assert.deepEqual([error.kind, error.code], ['Internal', 'GFXHUB_INTERNAL'])
  assert.match(error.message, new RegExp(`injected into ${name}`))
}

const opacity = (hub) => hub.live().property(3, 'Mixer_0', 'Default//Opacity/0')

/** Calls or reads a member of an object. Tries several arguments until one is accepted. */
async function used(object, name) {
  let refused
  for (const given of [1, '1', []]) {
    try {
      const member = object[name]
      return typeof member === 'function' ? await object[name](given) : member
    } catch (error) {
      if (error.kind !== 'Invalid') throw error
      refused = error
    }
  }
  throw refused
}

/**
 * Returns a call for each member of a generated class that the addon exports too.
 */
function reached(Class, make) {
  const members = Object.getOwnPropertyNames(Class.prototype)
  const exports = native[`Native${Class.name}`].prototype
  const own = members.filter((name) => name !== 'constructor' && name in exports)
  return Object.fromEntries(own.map((name) => [name, (to) => used(make(to), name)]))
}

/** Options that a handle cannot be opened without. */
const needed = { watch: { topics: 'engines' } }

/**
 * Calls that open the handles of a client or wait for them. The functions that wait are methods of
 * the addon's `CompletionQueue`.
 */
const ofHandles = Object.entries(handles).map(([open, Class]) => {
  const end = open[0].toUpperCase() + open.slice(1)
  const waits = Object.getOwnPropertyNames(native.CompletionQueue.prototype)
    .filter((name) => name.endsWith(end))
    .map((name) => [name, ({ hub }) => hub[open](needed[open])[name.slice(0, -end.length)]()])
  return { ...reached(Class, ({ hub }) => hub[open](needed[open])), ...Object.fromEntries(waits) }
})

/**
 * For each export of the addon, a call that reaches it and must reject or throw when the export
 * panics.
 */
const struck = {
  ...reached(LocalHub, ({ simulator }) => simulator),
  ...Object.assign({}, ...ofHandles),
  Client: async () => new Client('http://10.0.0.5'),
  hub: async () => new Client('http://10.0.0.5'),
  NativeLocalHub: async () => new LocalHub(),
  startNow: async () => new LocalHub(),
  start: () => LocalHub.start(),
  invoke: ({ hub }) => hub.engines.list(),
  request: ({ hub }) => hub.request('GET', '/x'),
  batch: ({ hub }) => hub.engines.listPropertiesOf(3),
  close: async ({ hub }) => hub.close(),
  NativeLiveSession: async ({ hub }) => hub.live(),
  property: ({ hub }) => opacity(hub),
  isClosed: async ({ hub }) => hub.live().closed,
  setNumber: async ({ hub }) => (await opacity(hub)).set(1),
  setBool: async ({ hub }) => (await opacity(hub)).set(true),
  setVector: async ({ hub }) => (await opacity(hub)).set({ x: 1, y: 2, z: 3 }),
  setJson: async ({ hub }) => (await opacity(hub)).set('text'),
  ease: async ({ hub }) => (await opacity(hub)).ease(1, { interpolation: 'Linear', duration: 1 }),
  nudge: async ({ hub }) => (await opacity(hub)).nudge(1),
  learn: async ({ hub }) => (await opacity(hub)).read(),
  address: async ({ hub }) => (await hub.live().propertyAt('Studio A / Mixer_0 / Opacity')).address,
  thread: ({ hub }) => hub.engines.list(),
  failure: ({ hub }) => hub.engines.get(3, { timout: 1 }),
  CompletionQueue: async () => new native.CompletionQueue(() => {}),
  runCommand: async () => native.runCommand(['--version']),
  timeLimits: async () => native.timeLimits(),
  callOptions: async () => native.callOptions(),
  batchOptions: async () => native.batchOptions(),
  liveOptions: async () => native.liveOptions(),
  NativeWatch: async ({ hub }) => hub.watch(needed.watch),
  watchOptions: async () => native.watchOptions(),
}

/** Exports that the tests call directly, without the rest of the package. */
const bare = [
  'CompletionQueue',
  'runCommand',
  'timeLimits',
  'callOptions',
  'batchOptions',
  'liveOptions',
  'watchOptions',
]

/** Exports whose panic only becomes a warning. */
const survived = ['fetch', 'cancel', 'withdraw', 'takeReports', 'takeChanges']

/** Returns the names of the addon's exports and of the methods of these. */
function exported(addon) {
  return Object.entries(addon).flatMap(([name, value]) => {
    const methods = Object.getOwnPropertyNames(value.prototype ?? {})
    return [name, ...methods.filter((method) => method !== 'constructor')]
  })
}

test('every export is tried', () => {
  const classes = ['NativeLiveProperty']
  const tried = [...Object.keys(struck), ...survived, ...classes, 'armPanic'].filter(
    (name) => name !== 'thread',
  )
  // Each name is tried once, although several classes of handles may have it, such as `stats`.
  const names = [...new Set(exported(native))]
  assert.deepEqual(names.sort(), [...new Set(tried)].sort())
})

for (const [name, strike] of Object.entries(struck)) {
  test(`a panic in ${name} is an error`, async (t) => {
    const simulator = await LocalHub.start({ clock: 'manual' })
    t.after(() => simulator.stop())
    const hub = new Client(simulator.url)
    native.armPanic(name)
    const error = await failure(Promise.resolve().then(() => strike({ hub, simulator })))
    // The tests call these exports without the part of the package that converts errors.
    if (bare.includes(name)) assert.match(error.message, /"Internal".*injected into/)
    else internal(error, name)
    assert.equal((await hub.engines.list()).length, 4, 'the client still works after that')
  })
}

test('a panic in a thread says whether the call may have happened', async () => {
  const hub = new Client('http://127.0.0.1:9')
  native.armPanic('thread')
  assert.equal((await failure(hub.engines.list())).effect, 'none')
  // The panic occurs before the client is used, so nothing was sent.
  native.armPanic('thread')
  const error = await failure(hub.launcher.launch(1))
  assert.deepEqual([error.effect, error.operation], ['none', 'launcher.launch'])
  const simulator = await LocalHub.start()
  const answered = new Client(simulator.url)
  native.armPanic('response')
  const late = await failure(answered.playout.createRundown('a'))
  assert.deepEqual([late.kind, late.effect], ['Internal', 'done'])
  native.armPanic('response')
  const set = { engineId: 3, nodePath: 'Mixer_0', propertyPath: 'Default//Opacity/0', value: 1 }
  const lost = await failure(answered.engines.setProperties([set]))
  assert.deepEqual([lost.kind, lost.effect], ['Internal', 'maybe'])
  await simulator.stop()
})

test('a panic in fetch loses no result', async (t) => {
  const simulator = await LocalHub.start()
  t.after(() => simulator.stop())
  const hub = new Client(simulator.url)
  native.armPanic('fetch')
  const lists = await Promise.all(Array.from({ length: 8 }, () => hub.engines.list()))
  assert(lists.every((list) => list.length === 4))
})

test('a panic in cancel is a warning, and the call is rejected all the same', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  const controller = new AbortController()
  const call = failure(new Client(slow.url).engines.list({ signal: controller.signal }))
  await slow.has(1)
  const warned = once(process, 'warning')
  native.armPanic('cancel')
  controller.abort()
  assert.equal((await call).kind, 'Cancelled')
  internal((await warned)[0], 'cancel')
})

test('a panic while a closing client takes a call back is a warning', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  const hub = new Client(slow.url)
  const call = failure(hub.launcher.stop(1))
  await slow.has(1)
  const warned = once(process, 'warning')
  native.armPanic('withdraw')
  hub.close()
  const error = await call
  assert.deepEqual([error.kind, error.effect], ['Cancelled', 'maybe'])
  internal((await warned)[0], 'withdraw')
})

test('a panic in takeReports is a warning, and the reports come', async (t) => {
  const simulator = await LocalHub.start()
  t.after(() => simulator.stop())
  const live = new Client(simulator.url).live()
  const reported = live.reports().next()
  const warned = once(process, 'warning')
  native.armPanic('takeReports')
  const wrong = await live.property(3, 'Nowhere', 'x')
  wrong.set(1)
  internal((await warned)[0], 'takeReports')
  assert.equal((await reported).value.error.status, 500)
  await live.close()
})
