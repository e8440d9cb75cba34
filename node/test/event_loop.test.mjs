// Tests that calls occupy neither the event loop nor the threads of libuv, whatever the hub does.

import assert from 'node:assert/strict'
import { pbkdf2 } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import test from 'node:test'
import { promisify } from 'node:util'

import { Client, LocalHub } from 'gfxhub'
import { SlowHub } from './slow_hub.mjs'

const hash = promisify(pbkdf2)

test('64 calls that hang hold up neither timers nor libuv', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  const hub = new Client(slow.url)
  const calls = Array.from({ length: 32 }, () => hub.engines.list())
  const takes = Array.from({ length: 32 }, () => hub.request('POST', '/x'))
  await slow.has(64)
  let longest = 0
  let last = performance.now()
  let ticks = 0
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
    ticks += 1
  }, 5)
  // Both functions need a thread of libuv.
  const began = performance.now()
  await Promise.all([
    readFile(import.meta.filename ?? new URL(import.meta.url)),
    hash('a', 'b', 1, 8, 'sha1'),
  ])
  const took = performance.now() - began
  while (ticks < 40) await new Promise((tick) => setTimeout(tick, 5))
  clearInterval(timer)
  slow.answer([])
  for (const engines of await Promise.all(calls)) assert.deepEqual(engines, [])
  for (const { status } of await Promise.all(takes)) assert.equal(status, 200)
  assert(took < 1000, `libuv took ${took} ms`)
  assert(longest < 250, `the event loop stood still for ${longest} ms`)
})

test('a thousand calls at once all come back, each with its own answer', async (t) => {
  const simulator = await LocalHub.start()
  t.after(() => simulator.stop())
  const hub = new Client(simulator.url)
  const ids = (await hub.engines.list()).map(({ id }) => id)
  const asked = Array.from({ length: 1000 }, (_, at) => ids[at % ids.length])
  const engines = await Promise.all(asked.map((id) => hub.engines.get(id)))
  assert.deepEqual(
    engines.map(({ id }) => id),
    asked,
  )
})

test('what many threads have to tell comes with one call of the event loop', async (t) => {
  const native = createRequire(import.meta.url)('../lib/native.cjs')
  const simulator = await LocalHub.start()
  t.after(() => simulator.stop())
  const client = new native.Client(simulator.url, '{}')
  const told = []
  let rings = 0
  const queue = new native.CompletionQueue(() => {
    rings += 1
    told.push(...queue.fetch())
  })
  for (let call = 0; call < 32; call++) queue.invoke(call, client, 'engines.list', '{}', undefined)
  // Blocks the event loop until all calls have ended.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000)
  while (told.length < 32) await new Promise((turn) => setTimeout(turn, 5))
  assert.deepEqual(new Set(told.map(({ what }) => what)), new Set(['done']))
  assert(rings <= 2, `${rings}`)
})

test('a call that gets no thread in its time is told so, and nothing is sent', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  const hub = new Client(slow.url, { timeoutMs: 30_000 })
  const controller = new AbortController()
  const { signal } = controller
  const stop = () => hub.launcher.stop(1, { signal }).catch(() => {})
  const held = Array.from({ length: 32 }, stop)
  await slow.has(32)
  const began = performance.now()
  const late = await hub.launcher.launch(1, { timeoutMs: 100 }).catch((error) => error)
  const took = performance.now() - began
  assert.deepEqual([late.kind, late.effect, late.phase], ['Timeout', 'none', 'total'])
  assert.deepEqual([late.operation, late.attempts], ['launcher.launch', 0])
  assert(took >= 99 && took < 1000, `${took}`)
  // The wait for a thread is part of the time limit: the call has only the remaining time.
  const next = hub.launcher.stop(2, { timeoutMs: 600 }).catch((error) => error)
  await new Promise((pause) => setTimeout(pause, 300))
  const sent = performance.now()
  slow.answer([])
  await slow.has(1)
  assert.equal((await next).kind, 'Timeout')
  assert(performance.now() - sent < 450, 'it had its whole time again')
  await Promise.all(held)
  controller.abort()
})
