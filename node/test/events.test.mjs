// Tests of onEvent: each attempt is reported, and an exception from the function only causes a
// warning.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import test from 'node:test'

import { Client, LocalHub } from 'gfxhub'

test('each attempt is reported before its promise is settled', async (t) => {
  const simulator = await LocalHub.start()
  t.after(() => simulator.stop())
  const events = []
  const hub = new Client(simulator.url, { onEvent: (event) => events.push(event) })
  await hub.engines.get(3)
  assert.equal(events.length, 1)
  const [{ elapsed, sent, received, ...event }] = events
  assert.deepEqual(event, {
    hub: simulator.url,
    operation: 'engines.get',
    method: 'GET',
    path: '/api/rest/v1/engines/3',
    attempt: 1,
    status: 200,
    kind: null,
    effect: 'done',
  })
  assert(elapsed > 0 && sent > 0 && received > 0)
  await hub.engines.get(77).catch(() => {})
  assert.deepEqual([events[1].kind, events[1].effect, events[1].status], ['Server', 'none', 500])
})

test('what it throws becomes a warning, and the call goes on', async (t) => {
  const simulator = await LocalHub.start()
  t.after(() => simulator.stop())
  const thrown = new Error('in the log')
  const hub = new Client(simulator.url, {
    onEvent() {
      throw thrown
    },
  })
  const warned = once(process, 'warning')
  assert.equal((await hub.engines.list()).length, 4)
  assert.equal((await warned)[0], thrown)
  const odd = new Client(simulator.url, {
    onEvent() {
      throw Symbol('odd')
    },
  })
  const warnedAgain = once(process, 'warning')
  await odd.engines.list()
  assert.match((await warnedAgain)[0].message, /onEvent threw Symbol\(odd\)/)
})
