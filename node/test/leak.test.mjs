// Tests that calls do not leak memory, file descriptors or threads.

import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import test from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { Client, LocalHub } from 'gfxhub'

setFlagsFromString('--expose-gc')
const gc = runInNewContext('gc')

/** Counts the entries of a folder of a process in `/proc`, which only Linux has. */
const count = (folder) => (process.platform === 'linux' ? readdirSync(folder).length : 0)
const files = () => count('/proc/self/fd')
const threads = () => count('/proc/self/task')

test('thousands of calls leave nothing behind', async (t) => {
  const simulator = await LocalHub.start()
  t.after(() => simulator.stop())
  const atFirst = { files: files(), threads: threads() }
  const hub = new Client(simulator.url)
  const controller = new AbortController()
  async function round() {
    for (let at = 0; at < 6; at++) {
      const calls = Array.from({ length: 100 }, (_, at) => {
        if (at % 10 === 0) return hub.engines.get(77).catch(() => {})
        if (at % 10 === 1) return hub.engines.get(3, { timout: 1 }).catch(() => {})
        if (at % 10 === 2) {
          const gone = hub.engines.list({ signal: AbortSignal.abort() })
          return gone.catch(() => {})
        }
        return hub.engines.get(3, { signal: controller.signal })
      })
      await Promise.all(calls)
      new Client(simulator.url)
    }
    gc()
    await new Promise((turn) => setTimeout(turn, 20))
    gc()
    return process.memoryUsage.rss()
  }
  await round()
  await round()
  const before = await round()
  let memory
  for (let at = 0; at < 7; at++) memory = await round()
  const grown = (memory - before) / 1024 / 1024
  assert(grown < 24, `memory has grown by ${grown.toFixed(1)} MB`)
  assert(threads() <= atFirst.threads + 100, 'there are more threads than calls were open')
  // Threads that are idle end after ten seconds.
  for (let waits = 0; threads() > atFirst.threads + 8; waits++) {
    assert(waits < 200, `${threads()} threads are left`)
    await new Promise((turn) => setTimeout(turn, 100))
  }
  // The client is closed before descriptors are counted, because the number of connections that it
  // keeps open depends on how many calls were made at the same time.
  hub.close()
  for (let waits = 0; files() > atFirst.files + 8; waits++) {
    assert(waits < 200, `${files()} descriptors are left, ${atFirst.files} were there at first`)
    await new Promise((turn) => setTimeout(turn, 100))
  }
})

test('watches that open and close while changes flow leave nothing behind', async (t) => {
  const simulator = await LocalHub.start()
  t.after(() => simulator.stop())
  const [hub, other] = [new Client(simulator.url), new Client(simulator.url)]
  let flows = true
  const setting = (async () => {
    for (let value = 0; flows; value = (value + 0.25) % 1) {
      await other.engines.setProperty(3, 'Mixer_0', 'Default//Opacity/0', value)
    }
  })()
  const atFirst = threads()
  async function round() {
    for (let at = 0; at < 60; at++) {
      const watch = hub.watch({ topics: 'Studio A / Mixer_0', withinMs: 20 })
      if (at % 2 === 0) for await (const { kind } of watch.changes()) if (kind === 'synced') break
      await watch.close()
    }
    gc()
    return process.memoryUsage.rss()
  }
  await round()
  const before = await round()
  let memory
  for (let at = 0; at < 3; at++) memory = await round()
  flows = false
  await setting
  const grown = (memory - before) / 1024 / 1024
  assert(grown < 24, `memory has grown by ${grown.toFixed(1)} MB`)
  for (let waits = 0; threads() > atFirst + 8; waits++) {
    assert(waits < 200, `${threads()} threads are left, ${atFirst} were there at first`)
    await new Promise((turn) => setTimeout(turn, 100))
  }
})
