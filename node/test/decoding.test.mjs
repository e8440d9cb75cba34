// Tests that a deadline applies to decoding as well: the addon finds and rewrites integers that a
// number cannot represent, and JSON.parse parses the result.

import assert from 'node:assert/strict'
import test from 'node:test'

import { Client } from 'gfxhub'
import { SlowHub } from './slow_hub.mjs'

/** Many engines with integers that must all be rewritten. */
const integers = Array.from({ length: 40 }, (_, at) => `90071992547409${93 + (at % 7)}`)
const engines = `[${Array(9000).fill(`{"id":1,"more":[${integers}]}`).join()}]`

test('a call ends at its deadline while its answer is written anew and parsed', async (t) => {
  const hub = await SlowHub.start()
  t.after(() => hub.stop())
  const client = new Client(hub.url)
  const list = async (timeout) => {
    const began = performance.now()
    const call = client.engines.list({ timeoutMs: timeout })
    await hub.has(1)
    hub.answer(engines)
    const error = await call.then(
      () => undefined,
      (error) => error,
    )
    return { error, took: performance.now() - began }
  }
  const whole = await list(60_000)
  assert.equal(whole.error, undefined)
  let latest = 0
  for (let part = 1; part < 20; part++) {
    const timeout = (whole.took * part) / 20
    const { error, took } = await list(timeout)
    latest = Math.max(latest, took - timeout)
    if (error) assert.deepEqual([error.kind, error.effect], ['Timeout', 'none'])
  }
  t.diagnostic(`${whole.took} ms without a limit, at most ${latest} ms late with one`)
  // Only JSON.parse cannot be interrupted. It takes a tenth of the time.
  assert(latest < whole.took / 3, `${latest} ms late of ${whole.took} ms`)
})
