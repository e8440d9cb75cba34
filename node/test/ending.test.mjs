// Tests of workers and processes that end while calls are in progress: no crash, no hang, no lost
// call.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import test from 'node:test'
import { Worker } from 'node:worker_threads'

import { Client } from 'gfxhub'
import { FullBacklog } from './full_backlog.mjs'
import { HangingHub } from './hanging_hub.mjs'
import { SlowHub } from './slow_hub.mjs'

const entry = fileURLToPath(new URL('../index.mjs', import.meta.url))
const terminations = Number(process.env.GFXHUB_TERMINATIONS ?? 40)
const exits = Number(process.env.GFXHUB_EXITS ?? 8)

/** Runs a program in a separate process. Returns its exit code or signal, and its output. */
function run(source, ...args) {
  const words = [
    '--input-type=module',
    '--eval',
    `import * as gfxhub from ${JSON.stringify(new URL('../index.mjs', import.meta.url))}\n${source}`,
    ...args,
  ]
  const child = spawn(process.execPath, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 60_000,
  })
  let out = ''
  child.stdout.on('data', (part) => (out += part))
  child.stderr.on('data', (part) => (out += part))
  return new Promise((ended) => child.on('close', (code, signal) => ended({ code, signal, out })))
}

/**
 * Program of a worker, which makes reads and other calls, and reports when they are in progress.
 */
const worker = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { Client, LocalHub } = require(workerData.entry)
  const hub = new Client(workerData.url, { onEvent() {}, connectTimeoutMs: 9000 })
  for (let at = 0; at < 8; at++) {
    const call = at % 2 ? hub.engines.list() : hub.playout.triggerButton(1, 2, 'in')
    call.then(() => {}, () => {})
  }
  // Some calls are cancelled while the worker ends.
  if (workerData.closing) setTimeout(() => hub.close(), 1)
  if (workerData.simulator) globalThis.simulator = new LocalHub()
  parentPort.postMessage('under way')
`

async function terminate(url, how) {
  const workerData = { entry: entry.replace(/mjs$/, 'cjs'), url, ...how }
  const running = new Worker(worker, { eval: true, workerData })
  await new Promise((ready, failed) => running.once('message', ready).once('error', failed))
  const began = performance.now()
  await running.terminate()
  return performance.now() - began
}

test('workers end with 8 calls in flight', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  const hub = new Client(slow.url)
  let longest = 0
  for (let at = 0; at < terminations; at++) {
    // Some requests get no response; others get one while the worker ends.
    const answers = setInterval(() => at % 2 && slow.answer([]), 1)
    const how = { simulator: at % 8 === 0, closing: at % 5 === 0 }
    longest = Math.max(longest, await terminate(slow.url, how))
    clearInterval(answers)
    slow.waiting.length = 0
  }
  if (process.env.GFXHUB_TERMINATIONS) {
    t.diagnostic(`${terminations} workers ended, the slowest in ${longest.toFixed(0)} ms`)
  }
  assert(longest < 1000, `it took ${longest} ms`)
  // The calls ended with their workers, so none of their connections is open.
  await slow.left()
  const after = hub.engines.list()
  await slow.has(1)
  const answers = setInterval(() => slow.answer([]), 1)
  assert.deepEqual(await after, [])
  clearInterval(answers)
})

test('workers end with calls that wait for their connection', async (t) => {
  const full = await FullBacklog.start()
  if (!full) return t.skip('the system takes connections beyond the backlog')
  t.after(() => full.stop())
  for (let at = 0; at < Math.ceil(terminations / 8); at++) {
    const took = await terminate(full.url, { closing: at % 2 === 0 })
    assert(took < 1000, `it took ${took} ms`)
  }
})

test('workers end with calls in flight where nobody else holds the addon', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  const source = `
    import { Worker } from 'node:worker_threads'
    for (let at = 0; at < 10; at++) {
      const workerData = { entry: process.argv[1], url: process.argv[2] }
      const worker = new Worker(${JSON.stringify(worker)}, { eval: true, execArgv: [], workerData })
      await new Promise((ready) => worker.once('message', ready))
      await worker.terminate()
    }
    console.log('all ended')
  `.trim()
  const answers = setInterval(() => slow.answer([]), 20)
  const words = ['--input-type=module', '--eval', source, entry.replace(/mjs$/, 'cjs'), slow.url]
  const child = spawn(process.execPath, words, { timeout: 60_000 })
  let out = ''
  child.stdout.on('data', (part) => (out += part))
  child.stderr.on('data', (part) => (out += part))
  const [code, signal] = await new Promise((ended) => child.on('close', (...how) => ended(how)))
  clearInterval(answers)
  assert.deepEqual([code, signal, out], [0, null, 'all ended\n'])
})

test('a worker that fails by itself ends with calls in flight', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  for (const last of ['process.exit(3)', "throw new Error('by itself')"]) {
    const workerData = { entry: entry.replace(/mjs$/, 'cjs'), url: slow.url }
    const running = new Worker(`${worker}\n${last}`, { eval: true, workerData })
    running.on('error', () => {})
    await new Promise((ended) => running.once('exit', ended))
  }
})

test('the process ends with calls in flight, in every way it can', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  const calls = `
    const hub = new gfxhub.Client(process.argv[1], { onEvent() {} })
    for (let at = 0; at < 8; at++) hub.engines.list().catch(() => {})
  `
  for (const [last, code] of [
    ['process.exit(7)', 7],
    ['setTimeout(() => process.exit(7), 30)', 7],
    ["process.on('exit', () => hub.engines.list().catch(() => {})); process.exit(7)", 7],
    ["setTimeout(() => { throw new Error('uncaught') }, 10)", 1],
    ["setTimeout(() => Promise.reject(new Error('unhandled')), 10)", 1],
  ]) {
    const began = performance.now()
    const ended = await run(`${calls}\n${last}`, slow.url)
    assert.deepEqual([ended.code, ended.signal], [code, null], `${last}: ${ended.out}`)
    assert(performance.now() - began < 5000, last)
  }
})

test('processes end with 8 calls in flight, none of them late', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  let longest = 0
  for (let at = 0; at < exits; at++) {
    const source = `
      const hub = new gfxhub.Client(process.argv[1], { onEvent() {} })
      const { signal } = new AbortController()
      for (let at = 0; at < 8; at++) {
        const call = at % 2 ? hub.engines.list() : hub.launcher.stop(1, { signal })
        call.catch(() => {})
      }
      const end = () => {
        if (${at % 3 === 0}) hub.close()
        process.stdout.write(String(Date.now()), () => process.exit(7))
      }
      setTimeout(end, ${(at % 10) * 5})
    `
    const ended = await run(source, slow.url)
    const took = Date.now() - Number(ended.out)
    assert.deepEqual([ended.code, ended.signal], [7, null], ended.out)
    longest = Math.max(longest, took)
    slow.waiting.length = 0
  }
  if (process.env.GFXHUB_EXITS) t.diagnostic(`${exits} exits, the slowest in ${longest} ms`)
  assert(longest < 1000, `it took ${longest} ms`)
})

test('a call that is made while the process exits is not sent and holds nothing up', async (t) => {
  const hub = await HangingHub.start('POST')
  t.after(() => hub.stop())
  // It depends on how the process ends whether Node settles promises after a handler of 'exit'.
  const calls = `
    const hub = new gfxhub.Client(process.argv[1])
    const simulator = new gfxhub.LocalHub()
    const told = (error) => console.log(error.kind, error.effect)
    process.on('exit', () => {
      for (let at = 0; at < 100; at++) hub.playout.triggerButton(1, 2, 'exit').catch(told)
      hub.engines.list().catch(told)
      simulator.stop().catch(told)
    })
  `
  for (const [last, code] of [
    ['', 0],
    ['process.exit(7)', 7],
    ["await hub.playout.triggerButton(1, 2, 'before'); process.exit(7)", 7],
    ["setTimeout(() => { throw new Error('uncaught') }, 10)", 1],
  ]) {
    const began = performance.now()
    const ended = await run(`${calls}\n${last}`, hub.url)
    assert.deepEqual([ended.code, ended.signal], [code, null], `${last}: ${ended.out}`)
    const told = ended.out.split('\n').filter((line) => /^[A-Z]\w+ \w+$/.test(line))
    assert(
      told.every((line) => line === 'Closed none'),
      ended.out,
    )
    assert(performance.now() - began < 5000, last)
  }
  const sent = (await hub.requests()).map(({ path }) => path.split('/').at(-1))
  assert.deepEqual(sent, ['before'])
})

test('a call that is made while a worker exits is not sent', async (t) => {
  const hub = await HangingHub.start('POST')
  t.after(() => hub.stop())
  const source = `
    const { workerData } = require('node:worker_threads')
    const { Client } = require(workerData.entry)
    const hub = new Client(workerData.url)
    process.on('exit', () => hub.playout.triggerButton(1, 2, 'exit').catch(() => {}))
  `
  for (const last of ['', 'process.exit(3)']) {
    const workerData = { entry: entry.replace(/mjs$/, 'cjs'), url: hub.url }
    const running = new Worker(`${source}\n${last}`, { eval: true, workerData })
    await new Promise((ended) => running.once('exit', ended))
  }
  // This call is sent after the calls of the workers.
  await new Client(hub.url).playout.triggerButton(1, 2, 'last')
  const sent = (await hub.requests()).map(({ path }) => path.split('/').at(-1))
  assert.deepEqual(sent, ['last'])
})

test("a call that is made in 'beforeExit' is sent, and the process waits for it", async (t) => {
  const hub = await HangingHub.start('POST')
  t.after(() => hub.stop())
  const ended = await run(
    `const hub = new gfxhub.Client(process.argv[1])
     process.once('beforeExit', async () => {
       await hub.playout.triggerButton(1, 2, 'out')
       console.log('off air')
     })`,
    hub.url,
  )
  assert.deepEqual([ended.code, ended.out], [0, 'off air\n'])
  assert.deepEqual(
    (await hub.requests()).map(({ method }) => method),
    ['POST'],
  )
})

test('an open call keeps the process alive, an idle client does not', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  const source = `
    const hub = new gfxhub.Client(process.argv[1])
    hub.engines.list().then((engines) => console.log('answered', engines.length))
  `
  const answered = run(source, slow.url)
  await slow.has(1)
  await new Promise((pause) => setTimeout(pause, 200))
  slow.answer([])
  const ended = await answered
  assert.deepEqual([ended.code, ended.out], [0, 'answered 0\n'])
  const idle = await run('new gfxhub.Client("http://127.0.0.1:9"); await gfxhub.LocalHub.start()')
  assert.deepEqual([idle.code, idle.out], [0, ''])
  const aborted = await run(
    `const hub = new gfxhub.Client(process.argv[1])
     hub.engines.list({ signal: AbortSignal.timeout(20) }).catch((e) => console.log(e.kind))
     setTimeout(() => {}, 60)`,
    slow.url,
  )
  assert.deepEqual([aborted.code, aborted.out], [0, 'Cancelled\n'])
})
