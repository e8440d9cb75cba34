// Moves 64 faders at 60 values a second while the hub restarts, and shows that their last values
// arrive.
//
//   node live_faders.mjs 10        the duration in seconds
//
// It starts a hub simulator with its own show, so it needs no hub. The exit code is 1 if a fader
// does not have its last value.

import { argv } from 'node:process'
import { setInterval, setTimeout as pause } from 'node:timers/promises'

import { Client, LocalHub } from 'gfxhub'

const seconds = Number(argv[2] ?? 10)
if (!(seconds > 0)) throw new Error('usage: node live_faders.mjs SECONDS')

const paths = Array.from({ length: 64 }, (_, at) => `Fader//Level/${at}`)
const properties = paths.map((path) => ({ PropertyPath: path, DisplayName: path, Value: 0 }))
const desk = { NodePath: 'Desk', properties }
const engine = { id: 1, name: 'Studio', engineType: 'RE', nodes: [desk] }
const simulator = await LocalHub.start({ show: { format: 1, name: 'A desk', engines: [engine] } })
const hub = new Client(simulator.url)
console.log(`watch the faders at ${simulator.url}/#engines`)

const live = hub.live({ rate: 60 })
live.on('lost', ({ error }) => console.log(`the hub is lost: ${error.kind}`))
live.on('back', ({ message }) => console.log(message))
live.on('held', ({ message }) => console.error(message))
live.on('failed', ({ message }) => console.error(message))
const found = await hub.names.list('Studio / Desk / *')
const faders = await Promise.all(
  found.map(({ engineId, nodePath, propertyPath }) =>
    live.property(engineId, nodePath, propertyPath),
  ),
)

// The hub is unavailable for a tenth of the time. The faders continue to move.
const restarted = pause(seconds * 400).then(() => simulator.restart(seconds / 10))

const began = performance.now()
let levels
for await (const _ of setInterval(1000 / 60)) {
  const time = (performance.now() - began) / 1000
  if (time >= seconds) break
  levels = faders.map((_, at) => (1 + Math.sin(3 * time + at)) / 2)
  faders.forEach((fader, at) => fader.set(levels[at]))
}
await restarted

const left = await live.close({ timeoutMs: 5000 })
const { sets, delivered, superseded, roundTripP99 } = live.stats()
console.log(`${sets} sets, ${delivered} delivered, ${superseded} superseded, ${left.length} left`)
console.log(`99 of 100 round trips took less than ${roundTripP99.toFixed(1)} ms`)

// Hubs store numbers in single precision.
const [{ engineId, nodePath }] = found
const shown = await hub.engines.listProperties(engineId, nodePath)
const right = shown.filter(({ Value }, at) => Value === Math.fround(levels[at])).length
console.log(`${right} of ${faders.length} faders stand where they were left`)
hub.close()
await simulator.stop()
process.exitCode = right === faders.length ? 0 : 1
