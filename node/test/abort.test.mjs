// Tests of abort signals: aborted before the call, while it waits for a thread, or while it is in
// progress; and timeouts and reasons.

import assert from 'node:assert/strict'
import { getEventListeners } from 'node:events'
import test from 'node:test'

import { Client } from 'gfxhub'
import { SlowHub } from './slow_hub.mjs'

/** Returns the error that a promise is rejected with. */
const failure = (promise) =>
  promise.then(
    () => assert.fail('it succeeded'),
    (error) => error,
  )

test('a signal that was aborted before sends nothing', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  const reason = new Error('the show is over')
  const signal = AbortSignal.abort(reason)
  const hub = new Client(slow.url)
  const error = await failure(hub.playout.triggerButton(1, 2, 'take', { signal }))
  assert.equal(error.kind, 'Cancelled')
  assert.equal(error.code, 'GFXHUB_CANCELLED')
  assert.equal(error.name, 'AbortError')
  assert.equal(error.effect, 'none')
  assert.equal(error.operation, 'playout.trigger_button')
  assert.equal(error.cause, reason)
  assert.equal(slow.waiting.length, 0)
  assert.equal(getEventListeners(signal, 'abort').length, 0)
})

test('a call in flight is rejected soon, and says whether it may have happened', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  const hub = new Client(slow.url)
  const controller = new AbortController()
  const { signal } = controller
  const trigger = failure(hub.playout.triggerButton(1, 2, 'take', { signal }))
  const read = failure(hub.engines.list({ signal }))
  const raw = failure(hub.request('POST', '/x', {}, { signal }))
  await slow.has(3)
  const began = performance.now()
  controller.abort('enough')
  const errors = await Promise.all([trigger, read, raw])
  assert(performance.now() - began < 150)
  assert.deepEqual(
    errors.map(({ kind, effect, cause }) => [kind, effect, cause]),
    [
      ['Cancelled', 'maybe', 'enough'],
      ['Cancelled', 'none', 'enough'],
      ['Cancelled', 'maybe', 'enough'],
    ],
  )
  assert.match(errors[0].stack, /abort\.test\.mjs/)
  assert(errors[0].elapsed > 0)
})

test('a timeout signal counts, and is told by its reason', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  const hub = new Client(slow.url)
  const error = await failure(hub.engines.list({ signal: AbortSignal.timeout(30) }))
  assert.equal(error.kind, 'Cancelled')
  assert.equal(error.cause.name, 'TimeoutError')
})

test('a call that ends first takes its listener along', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  const hub = new Client(slow.url)
  const controller = new AbortController()
  const { signal } = controller
  const calls = Array.from({ length: 20 }, () => hub.engines.list({ signal }))
  assert.equal(getEventListeners(signal, 'abort').length, 1)
  await slow.has(20)
  slow.answer([])
  await Promise.all(calls)
  assert.equal(getEventListeners(signal, 'abort').length, 0)
  controller.abort()
  const again = hub.engines.list()
  await slow.has(1)
  slow.answer([])
  assert.deepEqual(await again, [])
})

test('what is no signal is refused', async () => {
  const hub = new Client('http://127.0.0.1:9')
  for (const signal of [{}, 'now', 3, null, () => {}]) {
    const error = await failure(hub.engines.list({ signal }))
    assert.deepEqual([error.kind, error.argument], ['Invalid', 'signal'])
  }
})

test('a call that waits for a thread is taken back', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  const hub = new Client(slow.url, { timeoutMs: 30_000 })
  const first = new AbortController()
  const held = Array.from({ length: 32 }, () =>
    failure(hub.playout.triggerButton(1, 1, 'take', { signal: first.signal })),
  )
  await slow.has(32)
  const second = new AbortController()
  const waits = failure(hub.playout.triggerButton(1, 2, 'take', { signal: second.signal }))
  second.abort()
  const error = await waits
  assert.equal(error.kind, 'Cancelled')
  assert.equal(error.effect, 'none', 'no thread had it, so nothing was sent')
  first.abort()
  await Promise.all(held)
  assert.equal(slow.waiting.length, 32)
  slow.answer([])
})
