// Builds a rundown from a list, presses the first button of each item, and prints the results.
//
//   npx tsc --strict --module node16 --target es2022 evening.mts
//   node evening.mjs http://10.0.0.5

import { argv, env } from 'node:process'

import { Client, GfxHubError, type PlayoutItem, type PlayoutRundownId } from 'gfxhub'

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
      const { id } = await hub.playout.createItem(rundown.id, planned.name, planned.template, {
        data: planned.data,
      })
      // The response to `createItem` has no buttons, so the item is read.
      await press(hub, rundown.id, await hub.playout.getItem(rundown.id, id))
    }
  } finally {
    await hub.playout.deleteRundown(rundown.id)
    console.log('deleted it again')
    hub.close()
  }
}

async function press(hub: Client, rundown: PlayoutRundownId, item: PlayoutItem): Promise<void> {
  const [button] = item.buttons
  if (!button) {
    console.log(`${item.name} has no button`)
    return
  }
  try {
    await hub.playout.triggerButton(rundown, item.id, button.id)
    console.log(`${item.name}: pressed ${button.label}`)
  } catch (error) {
    // A button may be pressed again only if it was certainly not pressed before.
    if (!(error instanceof GfxHubError) || error.effect !== 'none') throw error
    console.log(`${item.name}: not pressed, ${error.kind}`)
  }
}

const url = argv[2]
if (!url) throw new Error('usage: node evening.mjs HUB')
await main(url)
