// Tests of many calls to a hub that does not respond: each ends at its deadline, none is sent after
// it, and calls to another hub are not affected.

import assert from 'node:assert/strict'
import test from 'node:test'

import { Client } from 'gfxhub'
import { HangingHub, clock } from './hanging_hub.mjs'

/** Number of calls, with deadlines one millisecond apart. The published figure is for 10,000. */
const count = Number(process.env.GFXHUB_QUEUED ?? 1000)
const measured = process.env.GFXHUB_QUEUED !== undefined

const pause = (time) => new Promise((over) => setTimeout(over, time))

const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]

/**
 * Triggers a button every ten milliseconds while `goOn` returns true. Returns the sorted durations.
 */
async function takes(client, goOn) {
  const times = []
  while (goOn(times.length)) {
    const began = clock()
    await client.playout.triggerButton(1, 1, 'in', { timeoutMs: 2000 })
    times.push(clock() - began)
    await pause(10)
  }
  return times.sort((one, other) => one - other)
}

/** Starts a call and records when it ends. Odd numbers read an engine, others trigger a button. */
function begin(client, number) {
  // The calls do not start in the order of their deadlines.
  const timeout = 1 + ((number * 7919) % count)
  const call = { number, timeout, before: clock() }
  const made =
    number % 2
      ? client.engines.get(number, { timeoutMs: timeout })
      : client.playout.triggerButton(1, number, 'in', { timeoutMs: timeout })
  call.after = clock()
  call.ended = made.then(
    () => assert.fail('the hub responded'),
    (error) => {
      call.late = clock() - (call.before + timeout)
      call.error = error
    },
  )
  return call
}

test('calls to a hub that hangs end at their deadlines, and none is sent after it', async (t) => {
  const [hung, healthy] = [await HangingHub.start(), await HangingHub.start('POST')]
  t.after(() => (hung.stop(), healthy.stop()))
  const [stuck, client] = [new Client(hung.url), new Client(healthy.url)]
  const usual = await takes(client, (made) => made < (measured ? 300 : 20))
  const calls = []
  while (calls.length < count) {
    for (let made = 0; made < 50; made++) calls.push(begin(stuck, calls.length))
    await pause(0)
  }
  let busy = true
  const meanwhile = takes(client, () => busy)
  await Promise.all(calls.map(({ ended }) => ended))
  busy = false
  const during = await meanwhile
  const late = calls.map((call) => call.late).sort((one, other) => one - other)
  for (const { error, late, timeout } of calls) {
    assert(late >= -1, `it ended ${-late} ms early`)
    assert(['Timeout', 'ConnectTimeout'].includes(error.kind), error.message)
    assert(error.elapsed >= timeout, `${error.elapsed} of ${timeout}`)
  }
  const sent = await hung.requests()
  const deadline = (call) => call.after + call.timeout
  const behind = sent.map(({ at, path }) => {
    const call = calls[Number(path.split('/').at(path.includes('engines') ? -1 : -2))]
    assert(call.error.attempts > 0, 'the error claims that the call was not sent')
    return at - deadline(call)
  })
  const told = calls.filter(({ error }) => error.attempts > 0).length
  const last = Math.max(...behind)
  t.diagnostic(
    `${count} calls: ${told} begun, ${sent.length} sent, the last ${last.toFixed(1)} ms after its ` +
      `deadline (seen by the hub); calls ended late: p50 ${at(late, 0.5).toFixed(1)} ms, ` +
      `p99 ${at(late, 0.99).toFixed(1)} ms, most ${at(late, 1).toFixed(1)} ms`,
  )
  const ratio = at(during, 0.5) / at(usual, 0.5)
  t.diagnostic(
    `takes to a healthy hub: usually p50 ${at(usual, 0.5).toFixed(2)} ms, ` +
      `p99 ${at(usual, 0.99).toFixed(2)} ms; then p50 ${at(during, 0.5).toFixed(2)} ms, ` +
      `p99 ${at(during, 0.99).toFixed(2)} ms (${ratio.toFixed(2)} times)`,
  )
  // On a busy machine every thread is delayed, including the one that checks the clock.
  const stall = await hung.longestStall()
  t.diagnostic(`a process that did nothing but sleep overslept by ${stall.toFixed(1)} ms at most`)
  assert(last < stall + (measured ? 50 : 500), `sent ${last} ms after its deadline`)
  const limit = stall + (measured ? 100 : 500)
  assert(at(late, 1) < limit, `ended ${at(late, 1)} ms after its deadline`)
  if (measured) assert(ratio <= 1.5, `takes took ${ratio} times their usual time`)
})
