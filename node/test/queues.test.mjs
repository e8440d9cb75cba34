// Tests of calls that wait for a thread: deadlines, signals and closing apply to them as well.

import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { Client, LocalHub } from 'gfxhub'
import { HangingHub } from './hanging_hub.mjs'

/** Maximum number of calls of one kind that a client makes at the same time. */
const most = 32

const failure = (promise) =>
  promise.then(
    () => assert.fail('it succeeded'),
    (error) => error,
  )

const take = (client, item = 1, options = {}) =>
  client.playout.triggerButton(1, item, 'in', options)

const times = (number, make) => Array.from({ length: number }, (_, at) => make(at))

async function hanging(t, ...answered) {
  const hub = await HangingHub.start(...answered)
  t.after(() => hub.stop())
  return hub
}

/**
 * Awaits a promise, which must take between `least` and `limit` milliseconds. Returns its value.
 */
async function within(least, limit, promise) {
  const began = performance.now()
  const outcome = await promise
  const took = performance.now() - began
  assert(took >= least - 1 && took < limit, `it took ${took} ms`)
  return outcome
}

test('a hub that hangs does not keep a healthy one waiting', async (t) => {
  const [hung, healthy] = [await hanging(t), await hanging(t, 'POST')]
  const stuck = new Client(hung.url)
  const held = times(300, () => failure(take(stuck, 1, { timeoutMs: 60_000 })))
  await hung.has(most)
  const client = new Client(healthy.url)
  await within(0, 1000, Promise.all(times(20, () => take(client, 1, { timeoutMs: 1000 }))))
  stuck.close()
  await Promise.all(held)
})

test('takes and sets do not wait behind reads that hang', async (t) => {
  const hub = await hanging(t, 'POST', 'PATCH')
  const client = new Client(hub.url)
  const reads = times(2 * most, () => failure(client.engines.list({ timeoutMs: 60_000 })))
  await hub.has(most)
  const began = performance.now()
  await take(client, 1, { timeoutMs: 1000 })
  // The requests are sent, but the responses are neither properties nor rundowns.
  const set = client.engines.setProperty(3, 'Mixer_0', 'Opacity', 0, { timeoutMs: 1000 })
  assert.equal((await failure(set)).effect, 'done')
  const rename = { rundownId: 1, body: { name: 'Evening' } }
  const invoked = client.invoke('playout.rename_rundown', rename, { timeoutMs: 1000 })
  assert.equal((await failure(invoked)).status, 200)
  assert.equal((await client.request('PATCH', '/x', {}, { timeoutMs: 1000 })).status, 200)
  assert(performance.now() - began < 1000)
  client.close()
  await Promise.all(reads)
})

test('a call that waits ends at its deadline and is never sent', async (t) => {
  const hub = await hanging(t)
  const client = new Client(hub.url, { timeoutMs: 400 })
  const held = times(most, () => failure(take(client, 1, { timeoutMs: 1500 })))
  await hub.has(most)
  const late = [
    within(500, 600, failure(take(client, 2, { timeoutMs: 500 }))),
    within(400, 500, failure(take(client, 2))),
  ]
  for (const error of await Promise.all(late)) {
    assert.deepEqual([error.kind, error.effect, error.phase], ['Timeout', 'none', 'total'])
    assert.deepEqual([error.operation, error.attempts], ['playout.trigger_button', 0])
    assert(error.elapsed >= 400 && error.elapsed < 600, `${error.elapsed}`)
  }
  const began = new Set((await Promise.all(held)).map(({ kind, effect }) => `${kind} ${effect}`))
  assert.deepEqual(began, new Set(['Timeout maybe']))
  // By now all threads are free. The expired calls must not be sent later.
  await new Promise((pause) => setTimeout(pause, 200))
  assert.equal((await hub.requests()).length, most)
})

test('what is left of its time is all that a call gets after its wait', async (t) => {
  const hub = await hanging(t)
  const client = new Client(hub.url)
  const held = times(most, () => failure(take(client, 1, { timeoutMs: 500 })))
  await hub.has(most)
  const error = await within(1000, 1100, failure(take(client, 2, { timeoutMs: 1000 })))
  assert.deepEqual([error.kind, error.effect, error.attempts], ['Timeout', 'maybe', 1])
  assert(error.elapsed >= 1000 && error.elapsed < 1100, `${error.elapsed}`)
  await Promise.all(held)
})

test('a limit that cannot be used is refused and not waited for', async (t) => {
  const hub = await hanging(t)
  const client = new Client(hub.url)
  const held = times(most, () => failure(take(client, 1, { timeoutMs: 60_000 })))
  for (const timeout of [0.1, 100_000_000]) {
    const error = await within(0, 1000, failure(take(client, 2, { timeoutMs: timeout })))
    assert.deepEqual([error.kind, error.argument], ['Invalid', 'timeoutMs'])
  }
  client.close()
  await Promise.all(held)
})

test('closing a client ends the calls that wait at once', async (t) => {
  const hub = await hanging(t)
  const client = new Client(hub.url)
  const held = times(most, () => failure(take(client, 1, { timeoutMs: 60_000 })))
  await hub.has(most)
  const waiting = times(100, () => failure(take(client, 2, { timeoutMs: 60_000 })))
  client.close()
  for (const error of await within(0, 100, Promise.all(waiting))) {
    assert.deepEqual([error.kind, error.effect, error.attempts], ['Closed', 'none', 0])
  }
  for (const { kind, effect } of await Promise.all(held)) {
    assert.deepEqual([kind, effect], ['Cancelled', 'maybe'])
  }
  assert.equal((await hub.requests()).length, most)
})

test('a signal ends a call that waits at once, and others move up', async (t) => {
  const hub = await hanging(t)
  const client = new Client(hub.url)
  const held = times(most, () => failure(take(client, 1, { timeoutMs: 600 })))
  await hub.has(most)
  const controller = new AbortController()
  const { signal } = controller
  const aborted = times(100, () => failure(take(client, 2, { timeoutMs: 60_000, signal })))
  const next = failure(take(client, 3, { timeoutMs: 1000 }))
  controller.abort()
  for (const error of await within(0, 100, Promise.all(aborted))) {
    assert.deepEqual([error.kind, error.effect, error.attempts], ['Cancelled', 'none', 0])
  }
  await Promise.all(held)
  assert.equal((await next).effect, 'maybe')
  const items = (await hub.requests()).map(({ path }) => path.split('/').at(-2))
  assert.deepEqual(items, [...times(most, () => '1'), '3'])
})

test('a hub simulator is not kept waiting by calls that hang', async (t) => {
  const hub = await hanging(t)
  const client = new Client(hub.url)
  const held = times(300, () => failure(take(client, 1, { timeoutMs: 60_000 })))
  await hub.has(most)
  const simulator = await within(0, 1000, LocalHub.start())
  assert.deepEqual(await within(0, 1000, simulator.journal()), [])
  await within(0, 1000, simulator.stop())
  client.close()
  await Promise.all(held)
})

test('a call for which there is no thread says so', async (t) => {
  if (process.platform === 'win32') return t.skip('Windows allocates stacks when they are used')
  const hub = await hanging(t, 'GET', 'POST')
  const source = `
    const { Client } = require(process.argv[1])
    const hub = new Client(process.argv[2])
    const told = ({ kind, effect, attempts, message }) =>
      console.log(kind, effect, attempts, message.includes('cannot start a thread'))
    hub.engines.list().catch(told)
    hub.playout.triggerButton(1, 1, 'in').catch(told)
  `
  // No system has memory for such a stack, so gfxhub cannot start a thread.
  const env = { ...process.env, RUST_MIN_STACK: String(2 ** 50) }
  const entry = fileURLToPath(new URL('../index.cjs', import.meta.url))
  const run = promisify(execFile)
  const ended = await run(process.execPath, ['--eval', source, entry, hub.url], { env })
  assert.deepEqual([ended.stdout, ended.stderr], ['Io none 0 true\n'.repeat(2), ''])
  assert.deepEqual(await hub.requests(), [])
})

test('a client that is forgotten makes the calls that wait all the same', async (t) => {
  const hub = await hanging(t)
  let client = new Client(hub.url)
  const first = times(most, () => failure(take(client, 1, { timeoutMs: 300 })))
  const second = times(most, () => failure(take(client, 2, { timeoutMs: 600 })))
  client = undefined
  globalThis.gc?.()
  await Promise.all([...first, ...second])
  assert.equal((await hub.requests()).length, 2 * most)
})
