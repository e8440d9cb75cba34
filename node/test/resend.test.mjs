// Tests how often a call is sent, with the option `resend` and the setting `maxAttempts`. The hub
// counts the requests.

import assert from 'node:assert/strict'
import test from 'node:test'

import { Client, LocalHub } from 'gfxhub'

/** Makes a call to a hub that fails once. Returns the result of the call, and the hub's counts. */
async function broken(operation, after, settings, begin) {
  const simulator = await LocalHub.start({
    faults: [{ fault: 'close', operation, after, times: 1 }],
  })
  const hub = new Client(simulator.url, { ...settings, headers: { 'X-Request-Id': 'broken' } })
  const error = await begin(hub).then(
    () => undefined,
    (error) => error,
  )
  const counted = await simulator.requestStats('broken')
  assert.equal(simulator.faultsTriggered, 1)
  await simulator.stop()
  return [counted.requests, counted.effects, error?.kind, error?.effect, error?.attempts]
}

const remove = (options) => (hub) => hub.playout.deleteRundown(2, options)
const press = (options) => (hub) => hub.playout.triggerButton(1, 2, 'in', options)
const none = undefined

for (const [what, due, ...given] of [
  [
    'a read is sent again',
    [2, 0, none, none, none],
    'engines.list',
    'request',
    {},
    (hub) => hub.engines.list(),
  ],
  [
    'a read of a client with one attempt is not',
    [1, 0, 'ConnectionLost', 'none', 1],
    'engines.list',
    'request',
    { maxAttempts: 1 },
    (hub) => hub.engines.list(),
  ],
  [
    'a delete is not sent again by itself',
    [1, 1, 'ConnectionLost', 'maybe', 1],
    'playout.delete_rundown',
    'effect',
    {},
    remove(),
  ],
  [
    'nor where resend is false',
    [1, 1, 'ConnectionLost', 'maybe', 1],
    'playout.delete_rundown',
    'effect',
    {},
    remove({ resend: false }),
  ],
  [
    'a delete with resend is, and what is gone is deleted',
    [2, 1, none, none, none],
    'playout.delete_rundown',
    'effect',
    {},
    remove({ resend: true }),
  ],
  [
    'also by its name',
    [2, 1, none, none, none],
    'playout.delete_rundown',
    'effect',
    {},
    (hub) => hub.invoke('playout.delete_rundown', { rundownId: 2 }, { resend: true }),
  ],
  [
    'not of a client with one attempt',
    [1, 1, 'ConnectionLost', 'maybe', 1],
    'playout.delete_rundown',
    'effect',
    { maxAttempts: 1 },
    remove({ resend: true }),
  ],
  [
    'a button is never pressed twice',
    [1, 1, 'ConnectionLost', 'maybe', 1],
    'playout.trigger_button',
    'effect',
    { maxAttempts: 3 },
    press({ resend: true }),
  ],
]) {
  test(what, async () => assert.deepEqual(await broken(...given), due))
}
