// Lists the engines of a hub, then prints a property whenever it changes, until Ctrl-C.
//
//   node watch_property.mjs http://10.0.0.5 'Studio A / Mixer_0 / Opacity'

import { argv, env } from 'node:process'

import { Client } from 'gfxhub'

const [, , url, path] = argv
if (!path) throw new Error('usage: node watch_property.mjs HUB PATH')

const hub = new Client(url, { apiKey: env.GFXHUB_API_KEY })
for (const { displayName, status } of await hub.engines.list()) {
  console.log(`${displayName}  ${status}`)
}

const watch = hub.watch({ topics: path })
process.once('SIGINT', () => watch.close())
for await (const { kind, after, error } of watch.changes()) {
  if (kind === 'added' || kind === 'changed')
    console.log(`${path} = ${JSON.stringify(after.Value)}`)
  // The hub may be restarting: a property that cannot be read need not have changed.
  if (kind === 'lost') console.error(error.message)
}
