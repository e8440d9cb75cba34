// Lists the engines of a hub, then prints a property whenever it changes, until Ctrl-C.
//
//   node watch_property.mjs http://10.0.0.5 'Studio A / Mixer_0 / Opacity'

import { argv, env } from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'

import { Client } from 'gfxhub'

const [, , url, path] = argv
if (!path) throw new Error('usage: node watch_property.mjs HUB PATH')

const hub = new Client(url, { apiKey: env.GFXHUB_API_KEY })
const stop = new AbortController()
process.once('SIGINT', () => stop.abort())

for (const { displayName, status } of await hub.engines.list()) {
  console.log(`${displayName}  ${status}`)
}

let last
while (!stop.signal.aborted) {
  try {
    const { Value } = await hub.names.get(path, { signal: stop.signal })
    const text = JSON.stringify(Value)
    if (text !== last) console.log(`${path} = ${text}`)
    last = text
    await pause(100, undefined, { signal: stop.signal })
  } catch (error) {
    if (stop.signal.aborted) break
    // The hub may be restarting: a failed read is not a change.
    console.error(error.message)
    await pause(1000, undefined, { signal: stop.signal }).catch(() => {})
  }
}
