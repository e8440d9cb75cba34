// Tests of workers and processes that end with live sessions: which objects keep the event loop
// alive, and that waiting values do not delay the end.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import test from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Worker } from 'node:worker_threads'

import { Client, LocalHub } from 'gfxhub'
import { liveThreads } from './live_threads.mjs'
import { SlowHub } from './slow_hub.mjs'

const entry = new URL('../index.mjs', import.meta.url)
const terminations = Number(process.env.GFXHUB_TERMINATIONS ?? 20)

/** Runs a program with a session. Returns an iterator over its lines of output, and its end. */
function program(source, url) {
  const text = `
    import { Client } from ${JSON.stringify(entry.href)}
    const hub = new Client(process.argv[1])
    const live = hub.live()
    const property = await live.property(3, 'Mixer_0', 'Default//Opacity/0')
    ${source}
  `
  return started(text, url)
}

/** Like `program`, for a program without a session. */
function started(text, ...given) {
  const words = ['--input-type=module', '--eval', text, ...given]
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 30_000,
  })
  let errors = ''
  child.stderr.on('data', (part) => (errors += part))
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, errors }))
  return { next: async () => (await lines.next()).value, ended }
}

const well = { code: 0, signal: null, errors: '' }

test('a session, its handles and its listeners do not keep the process alive', async (t) => {
  const simulator = await LocalHub.start()
  t.after(() => simulator.stop())
  const { next, ended } = program(
    `
      live.on('failed', () => {})
      const other = await live.property(3, 'Mixer_0', 'Default//Opacity/0', { readFirst: true })
      console.log(property.set(0.5), other.nudge(0.25))
    `,
    simulator.url,
  )
  assert.equal(await next(), 'true true')
  const began = performance.now()
  assert.deepEqual(await ended, well)
  assert(performance.now() - began < 1000)
})

test('a reader that waits keeps it alive until the session ends', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  const { next, ended } = program(
    `
      property.set(0.5)
      for await (const { kind, error } of live.reports()) {
        console.log(kind, error.status)
        live.close()
      }
      console.log('the end')
    `,
    slow.url,
  )
  await slow.has(1)
  await pause(300)
  slow.answer({}, 404)
  assert.equal(await next(), 'failed 404')
  assert.equal(await next(), 'the end')
  assert.deepEqual(await ended, well)
})

test('a flush and a close keep it alive', async (t) => {
  for (const how of ['flush', 'close']) {
    const slow = await SlowHub.start()
    t.after(() => slow.stop())
    const { next, ended } = program(
      `
        property.set(0.5)
        console.log((await live.${how}()).length)
      `,
      slow.url,
    )
    await slow.has(1)
    await pause(200)
    slow.answer({ PropertyPath: 'p', DisplayName: 'd', Value: 0.5 })
    assert.equal(await next(), '0')
    assert.deepEqual(await ended, well)
  }
})

test('the process ends within a second with values waiting, in every way it can', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  for (const [last, code] of [
    ['', 0],
    ['process.exit(7)', 7],
    ['setTimeout(() => process.exit(7), 30)', 7],
    ['live.flush().catch(() => {}); process.exit(7)', 7],
    ["process.on('exit', () => live.close().catch(() => {}))", 0],
    ["setTimeout(() => { throw new Error('uncaught') }, 10)", 1],
  ]) {
    const { next, ended } = program(
      `
        live.on('lost', () => {})
        property.set(0.5)
        console.log('set')
        ${last}
      `,
      slow.url,
    )
    assert.equal(await next(), 'set')
    const began = performance.now()
    const { code: found, signal, errors } = await ended
    assert.deepEqual([found, signal], [code, null], `${last}: ${errors}`)
    assert(performance.now() - began < 1000, last)
  }
})

/** Program of a worker that has waiting values, a flush, a listener and a reader. */
const worker = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { Client } = require(workerData.entry)
  const hub = new Client(workerData.url)
  const live = hub.live()
  live.on('failed', () => {})
  const read = async () => { for await (const report of live.reports()) void report }
  const run = async () => {
    for (let at = 0; at < 8; at++) {
      const property = await live.property(3, 'n', 'p' + at)
      setInterval(() => property.set(Math.random()), 1)
    }
    await new Promise((turn) => setTimeout(turn, 20))
    live.flush().catch(() => {})
    parentPort.postMessage('under way')
    if (workerData.at % 5 === 0) live.close({ timeoutMs: 60 })
    if (workerData.at % 5 === 1) hub.close()
    if (workerData.at % 5 === 2) process.exit()
  }
  read()
  run()
`

/** Resolves when at most `but` threads of live sessions are left. Rejects after some time. */
async function threadsAreGone(but = 0, gc = () => {}) {
  for (let waits = 0; liveThreads() > but; waits++) {
    assert(waits < 200, `${liveThreads()} threads are left`)
    gc()
    await pause(10)
  }
}

test('workers end with values waiting, and leave no thread', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  for (let at = 0; at < terminations; at++) {
    const workerData = { entry: fileURLToPath(new URL('index.cjs', entry)), url: slow.url, at }
    const running = new Worker(worker, { eval: true, workerData })
    await once(running, 'message')
    if (at === 3) assert(process.platform !== 'linux' || liveThreads() > 0)
    const began = performance.now()
    await running.terminate()
    assert(performance.now() - began < 1000)
  }
  await slow.left()
  await threadsAreGone()
})

test(
  'a session that is forgotten ends, one of which a handle is held does not',
  { skip: process.platform !== 'linux' && 'its threads cannot be counted' },
  async (t) => {
    const simulator = await LocalHub.start()
    t.after(() => simulator.stop())
    setFlagsFromString('--expose-gc')
    const gc = runInNewContext('gc')
    const hub = new Client(simulator.url)
    const open = async () => {
      const property = await hub.live().property(3, 'Mixer_0', 'Default//Opacity/0')
      assert(property.set(0.5))
      return property
    }
    for (let at = 0; at < 20; at++) await open()
    const property = await open()
    assert(liveThreads() > 1)
    await threadsAreGone(1, gc)
    assert(property.set(0.25))
    while ((await property.read()).Value !== 0.25) await pause(5)
  },
)

test('workers end with values waiting where nobody else holds the addon', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  const source = `
    import { once } from 'node:events'
    import { Worker } from 'node:worker_threads'
    for (let at = 0; at < 10; at++) {
      const workerData = { entry: process.argv[2], url: process.argv[1], at }
      const worker = new Worker(${JSON.stringify(worker)}, { eval: true, execArgv: [], workerData })
      await once(worker, 'message')
      await worker.terminate()
    }
    console.log('all ended')
  `.trim()
  const index = fileURLToPath(new URL('index.cjs', entry))
  const { next, ended } = started(source, slow.url, index)
  assert.equal(await next(), 'all ended')
  assert.deepEqual(await ended, well)
})
