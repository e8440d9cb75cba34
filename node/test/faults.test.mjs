// Runs the samples of the fault campaign, which every binding runs and which must have the same
// kind, effect, attempts and counts everywhere.

import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import test from 'node:test'

import { Client, LocalHub } from 'gfxhub'
import { method, positional } from './methods.mjs'

const { samples } = JSON.parse(await readFile(new URL('../../tests/faults.json', import.meta.url)))

/** The two ways of making a call: with `invoke`, and by its method. */
const ways = {
  invoke: (hub, { operation, arguments: given }, options) => hub.invoke(operation, given, options),
  method: (hub, { operation, arguments: given }, options) => {
    const { row, call } = method(hub, operation)
    const args = positional(row, given)
    Object.assign(args.at(-1), options)
    return call(...args)
  },
}

/** Runs a sample and returns its result in the format of the file with the samples. */
async function play(simulator, way, id, sample) {
  await simulator.reset()
  await simulator.setFaults({ seed: 1, faults: sample.faults })
  const { maxAttempts, timeout, ...more } = sample.options
  const hub = new Client(simulator.url, { maxAttempts, headers: { 'X-Request-Id': id } })
  // The file has seconds; the option is in milliseconds.
  const options = timeout === undefined ? more : { ...more, timeoutMs: timeout * 1000 }
  const came = await ways[way](hub, sample, options).then(
    () => ({ kind: null, effect: null }),
    ({ kind, effect, attempts }) => ({ kind, effect, attempts }),
  )
  const counted = await simulator.requestStats(id)
  hub.close()
  return { ...came, ...counted }
}

test('every sample gives the kind and the effect that are due', async (t) => {
  const simulator = await LocalHub.start()
  t.after(() => simulator.stop())
  assert(samples.length >= 40)
  for (const [at, sample] of samples.entries()) {
    for (const way of Object.keys(ways)) {
      await t.test(`${sample.name}, by ${way}`, async () => {
        assert.deepEqual(await play(simulator, way, `${way}-${at}`, sample), sample.expect)
      })
    }
  }
})
