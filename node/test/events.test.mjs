// Tests of onEvent: each attempt is reported, even if it ends after its call, and an exception from
// the function only causes a warning.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import test from 'node:test'

import { Client, LocalHub } from 'gfxhub'
import { SlowHub } from './slow_hub.mjs'

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

test('the attempt of a member that responds after the call is reported', async (t) => {
  const [simulator, slow] = [await LocalHub.start(), await SlowHub.start()]
  t.after(() => simulator.stop())
  t.after(() => slow.stop())
  const hubs = []
  let reported
  const late = new Promise((resolve) => (reported = resolve))
  const onEvent = ({ hub, status }) => {
    hubs.push(hub)
    if (hub === slow.url) reported(status)
  }
  // The time limits are those of a busy machine.
  const main = new Client(simulator.url, { onEvent, timeoutMs: 60_000 })
  const backup = new Client(slow.url, { timeoutMs: 60_000 })
  t.after(() => main.close())
  t.after(() => backup.close())
  const pair = Client.pair(main, backup)
  const { members } = await pair.group.invoke('engines.get', { arguments: { engineId: 3 } })
  assert.deepEqual(
    members.map(({ outcome }) => outcome),
    ['succeeded', 'underWay'],
  )
  assert.deepEqual(hubs, [simulator.url])
  await slow.has(1)
  slow.answer({ id: 3 })
  // Nothing else keeps the process alive until the attempt has ended.
  const alive = setTimeout(() => reported('nothing'), 30_000)
  assert.equal(await late, 200)
  clearTimeout(alive)
})
