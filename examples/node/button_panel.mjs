// A button panel in the browser: a click on a button of a rundown's item triggers it on air.
//
//   node button_panel.mjs http://10.0.0.5 1        the hub and the id of the rundown
//
// If a press fails, the page says whether it took effect. A press is never resent automatically,
// because the graphic might go on air twice.
//
// The panel accepts connections from this machine only. GFXHUB_API_KEY may contain an API key for
// the hub.

import { once } from 'node:events'
import { createServer } from 'node:http'
import { argv, env } from 'node:process'
import { pathToFileURL } from 'node:url'

import { Client, GfxHubError } from 'gfxhub'

/** Starts a panel for a rundown. If the port is 0, the system selects a free port. */
export async function startPanel(hub, rundownId, port = 0) {
  const server = createServer((request, response) => {
    answer(hub, rundownId, server, request, response).catch((error) => {
      const state = request.method === 'POST' ? `${stateOf(error)}: ` : ''
      send(response, statusOf(error), { shown: state + error.message })
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

async function answer(hub, rundownId, server, request, response) {
  // Refuses requests of other web sites that are open in a browser on this machine.
  const { port } = server.address()
  const own = [`127.0.0.1:${port}`, `localhost:${port}`]
  const { host, origin } = request.headers
  if (!own.includes(host)) return send(response, 403, { shown: 'not this panel' })
  if (origin && !own.map((name) => `http://${name}`).includes(origin)) {
    return send(response, 403, { shown: 'not from this page' })
  }
  if (request.method === 'GET' && request.url === '/') return sendPage(hub, rundownId, response)
  const [, item, key] = /^\/press\/(\d+)\/([^/]+)$/.exec(request.url) ?? []
  if (request.method !== 'POST' || !item) return send(response, 404, { shown: 'no such page' })
  await hub.playout.triggerButton(rundownId, Number(item), decodeURIComponent(key))
  send(response, 200, { shown: `pressed ${decodeURIComponent(key)}` })
}

async function sendPage(hub, rundownId, response) {
  const [rundown, items] = await Promise.all([
    hub.playout.getRundown(rundownId),
    hub.playout.listItems(rundownId),
  ])
  const rows = items.map(
    (item) => `<section><h2>${escape(item.name)}</h2>${buttons(item)}</section>`,
  )
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(page(escape(rundown.name), rows.join('\n')))
}

const buttons = ({ id, buttons }) =>
  buttons
    .map((button) => {
      // Hubs accept a button's key as well as its id, and old hubs send no key.
      const target = `/press/${id}/${encodeURIComponent(button.key ?? button.id)}`
      return `<button data-press="${escape(target)}">${escape(button.label)}</button>`
    })
    .join(' ')

const page = (title, rows) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${title}</title>
<style>
  body { font: 1rem system-ui; margin: 2rem }
  button { font: inherit; padding: 0.8rem 1.4rem }
</style>
<h1>${title}</h1>
${rows}
<p role="status"></p>
<script>
  const status = document.querySelector('[role=status]')
  document.addEventListener('click', async ({ target }) => {
    if (!target.dataset.press) return
    target.disabled = true
    try {
      const answer = await fetch(target.dataset.press, { method: 'POST' })
      status.textContent = (await answer.json()).shown
    } catch {
      status.textContent = 'check the output: the panel does not answer'
    }
    target.disabled = false
  })
</script>
</html>
`

function send(response, status, json) {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(json))
}

/**
 * Describes the state of a failed press. An error without an effect occurred before anything was
 * sent.
 */
const stateOf = ({ effect = 'none' }) =>
  ({ none: 'not pressed', maybe: 'check the output', done: 'pressed' })[effect]

/** Returns the status for the browser: that of the hub, or 502 if the hub did not respond. */
const statusOf = (error) => (error instanceof GfxHubError ? (error.status ?? 502) : 500)

const escape = (text) =>
  String(text ?? '').replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  const [, , url, rundown] = argv
  if (!url || !rundown) throw new Error('usage: node button_panel.mjs HUB RUNDOWN')
  const hub = new Client(url, { apiKey: env.GFXHUB_API_KEY })
  const server = await startPanel(hub, Number(rundown))
  console.log(`the panel is at http://127.0.0.1:${server.address().port}/`)
}
