// Scenarios of batches and live sessions while the name service is slow or does not respond.
// Waiting callers must be released in time, unacknowledged values must be reported, and nothing may
// reach the hub afterwards.
//
//   node slow_names.mjs SCENARIO   with the library of tests/slow-names loaded

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { Client, LocalHub } from 'gfxhub'
import { liveThreads } from './live_threads.mjs'

const place = new URL('../../tests/slow-names/figures.json', import.meta.url)
const figures = JSON.parse(readFileSync(place))

const opacity = { engineId: 3, nodePath: 'Mixer_0', propertyPath: 'Default//Opacity/0' }
const sets = Array.from({ length: figures.items }, (_, at) => ({
  ...opacity,
  propertyPath: `Default//Opacity/${at}`,
  value: 0.5,
}))

/** Fails if more than `limit` milliseconds have passed since `began`. */
function within(began, limit, what) {
  const took = performance.now() - began
  assert(took <= limit, `${what} took ${took} ms`)
}

/** Checks that each item failed with one of these kinds and without an effect. */
function allFailed(results, ...kinds) {
  assert.equal(results.length, sets.length)
  for (const { reason } of results) {
    assert(kinds.includes(reason?.kind), `${reason}`)
    assert.equal(reason.effect, 'none')
  }
}

/**
 * Checks that the hub received no request. Uses the request log, because the journal does not
 * contain refused requests, such as requests with this host name.
 */
async function nothingCame(simulator) {
  await pause(figures.quiet_ms)
  assert.deepEqual(await simulator.requests(), [])
}

async function batchCancelled(hub, simulator) {
  const controller = new AbortController()
  const { signal } = controller
  const batch = hub.engines.setProperties(sets, { signal, timeoutMs: 60_000 })
  await pause(figures.cancel_after_ms)
  const began = performance.now()
  controller.abort()
  allFailed(await batch, 'Cancelled')
  within(began, figures.ends_within_ms, 'the end of the batch')
  await nothingCame(simulator)
}

async function batchTimedOut(hub) {
  const began = performance.now()
  const results = await hub.engines.setProperties(sets, { timeoutMs: figures.deadline_ms })
  assert(performance.now() - began >= figures.deadline_ms)
  within(began, figures.deadline_ms + figures.late_ms, 'the batch')
  allFailed(results, 'Timeout')
}

async function batchClosed(hub) {
  const batch = hub.engines.setProperties(sets, { timeoutMs: 60_000 })
  await pause(figures.cancel_after_ms)
  const began = performance.now()
  hub.close()
  allFailed(await batch, 'Cancelled', 'Closed')
  within(began, figures.ends_within_ms, 'the end of the batch')
}

/** Opens a session that has a waiting value. */
async function open(hub) {
  const live = hub.live()
  const { engineId, nodePath, propertyPath } = opacity
  const property = await live.property(engineId, nodePath, propertyPath)
  assert(property.set(0.5))
  return live
}

async function liveClosed(hub, simulator) {
  const live = await open(hub)
  for (const how of ['flush', 'close']) {
    const timeoutMs = figures[`${how}_ms`]
    const began = performance.now()
    assert.deepEqual(await live[how]({ timeoutMs }), [opacity], how)
    within(began, timeoutMs + figures.late_ms, how)
  }
  await nothingCame(simulator)
}

async function liveCollected(hub) {
  setFlagsFromString('--expose-gc')
  const gc = runInNewContext('gc')
  // After this line, nothing references the session.
  await open(hub).then(() => {})
  await pause(figures.cancel_after_ms)
  assert.equal(liveThreads(), 1)
  let [longest, last] = [0, performance.now()]
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 1)
  const began = performance.now()
  while (liveThreads() > 0) {
    gc()
    await pause(5)
  }
  clearInterval(timer)
  within(began, figures.ends_within_ms, 'the end of the session')
  assert(longest <= figures.gap_ms, `the event loop stood still for ${longest} ms`)
}

const slow = `${figures.slow_ms}`

/** The scenarios, each with the behaviour of the name service that it needs. */
export const scenarios = {
  batchCancelled: [batchCancelled, slow],
  batchTimedOut: [batchTimedOut, 'never'],
  batchClosed: [batchClosed, 'never'],
  liveClosed: [liveClosed, slow],
  liveCollected: [liveCollected, 'never'],
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const simulator = await LocalHub.start()
  const hub = new Client(`http://hub.slow.test:${new URL(simulator.url).port}`)
  await scenarios[process.argv[2]][0](hub, simulator)
  await simulator.stop()
}
