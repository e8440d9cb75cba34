// Builds a rundown from a list, presses the first button of each item, and prints the results.
//
//   npx tsc --strict --module node16 --target es2022 evening.mts
//   node evening.mjs http://10.0.0.5

import { argv, env } from 'node:process'

import { Client, GfxHubError } from 'gfxhub'

/** An item of the evening: its name, its template, and data that replaces that of the template. */
interface Planned {
  readonly name: string
  readonly template: string
  readonly data?: { readonly [field: string]: string }
}

async function main(url: string): Promise<void> {
  const hub = new Client(url, { apiKey: env['GFXHUB_API_KEY'], timeoutMs: 5_000 })
  const templates = await hub.playout.listTemplates()
  const plan = templates.slice(0, 3).map(({ name }, at): Planned => ({
    name: `Item ${at + 1}`,
    template: name,
  }))
  const rundown = await hub.playout.createRundown('Evening')
  console.log(`made rundown ${rundown.id}`)
  try {
    for (const planned of plan) {
      await hub.playout.createItem(rundown.id, planned.name, planned.template, {
        data: planned.data,
      })
      await press(hub, `Evening / ${planned.name}`)
    }
  } finally {
    await hub.playout.deleteRundown(rundown.id)
    console.log('deleted it again')
    hub.close()
  }
}

/** Presses the first button of the item at a path of names. */
async function press(hub: Client, item: string): Promise<void> {
  const [button] = await hub.names.list(`${item} / *`)
  if (!button) {
    console.log(`${item} has no button`)
    return
  }
  try {
    await hub.names.press(button.path)
    console.log(`pressed ${button.path}`)
  } catch (error) {
    // A button may be pressed again only if it was certainly not pressed before.
    if (!(error instanceof GfxHubError) || error.effect !== 'none') throw error
    console.log(`not pressed ${button.path}: ${error.kind}`)
  }
}

const url = argv[2]
if (!url) throw new Error('usage: node evening.mjs HUB')
await main(url)
