// A program that is bundled. It needs the addon and a hub.

import { Client, LocalHub } from 'gfxhub'

async function main() {
  const hub = await LocalHub.start()
  const engines = await new Client(hub.url).engines.list()
  console.log(engines.length > 0)
  await hub.stop()
}
main()
