// Lists the engines of a hub, then prints a property whenever it changes, until Ctrl-C.
//
//   node watch_property.mjs http://10.0.0.5 3 Mixer_0 Default//Opacity/0

import { argv, env } from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'

import { Client } from 'gfxhub'

const [, , url, engine, node, property] = argv
if (!property) throw new Error('usage: node watch_property.mjs HUB ENGINE NODE PROPERTY')

const hub = new Client(url, { apiKey: env.GFXHUB_API_KEY })
const stop = new AbortController()
process.once('SIGINT', () => stop.abort())

for (const { id, displayName, status } of await hub.engines.list()) {
  console.log(`${id}  ${displayName}  ${status}`)
}

let last
while (!stop.signal.aborted) {
  try {
    const { Value } = await hub.engines.getProperty(Number(engine), node, property, {
      signal: stop.signal,
    })
    const text = JSON.stringify(Value)
    if (text !== last) console.log(`${property} = ${text}`)
    last = text
    await pause(100, undefined, { signal: stop.signal })
  } catch (error) {
    if (stop.signal.aborted) break
    // The hub may be restarting: a failed read is not a change.
    console.error(error.message)
    await pause(1000, undefined, { signal: stop.signal }).catch(() => {})
  }
}
