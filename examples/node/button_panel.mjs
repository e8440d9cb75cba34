// A button panel in the browser: a click on a button of a rundown's item triggers it on air.
//
//   node button_panel.mjs http://10.0.0.5 'Evening News'        the hub and the rundown
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

/**
 * Starts a panel for the rundown at a path of names. If the port is 0, the system selects a free
 * port.
 */
export async function startPanel(hub, rundown, port = 0) {
  const server = createServer((request, response) => {
    answer(hub, rundown, server, request, response).catch((error) => {
      const state = request.method === 'POST' ? `${stateOf(error)}: ` : ''
      send(response, statusOf(error), { shown: state + error.message })
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

async function answer(hub, rundown, server, request, response) {
  // Refuses requests of other web sites that are open in a browser on this machine.
  const { port } = server.address()
  const own = [`127.0.0.1:${port}`, `localhost:${port}`]
  const { host, origin } = request.headers
  if (!own.includes(host)) return send(response, 403, { shown: 'not this panel' })
  if (origin && !own.map((name) => `http://${name}`).includes(origin)) {
    return send(response, 403, { shown: 'not from this page' })
  }
  if (request.method === 'GET' && request.url === '/') return sendPage(hub, rundown, response)
  const [, step] = /^\/press\/([^/]+)$/.exec(request.url) ?? []
  if (request.method !== 'POST' || !step) return send(response, 404, { shown: 'no such page' })
  const asked = decodeURIComponent(step)
  const buttons = await hub.names.list(`${rundown} / * / *`)
  if (!buttons.some(({ path }) => path === asked)) {
    return send(response, 404, { shown: `not pressed: there is no button ${asked}` })
  }
  await hub.names.press(asked)
  send(response, 200, { shown: `pressed ${asked}` })
}

async function sendPage(hub, rundown, response) {
  const [{ path: title }, items, buttons] = await Promise.all([
    hub.names.find(rundown),
    hub.names.list(`${rundown} / *`),
    hub.names.list(`${rundown} / * / *`),
  ])
  const rows = items.map((item) => {
    const own = buttons.filter(({ itemId }) => itemId === item.itemId)
    const shown = own.map((button) => {
      const target = `/press/${encodeURIComponent(button.path)}`
      return `<button data-press="${escape(target)}">${escape(nameIn(item.path, button))}</button>`
    })
    return `<section><h2>${escape(nameIn(title, item))}</h2>${shown.join(' ')}</section>`
  })
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
  response.end(page(escape(title), rows.join('\n')))
}

/** Returns the last name of a path, given the path of what contains it. */
const nameIn = (parent, { path }) => path.slice(`${parent} / `.length)

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
  // The page shows the rundown as it is now, not as it was a minute ago.
  const hub = new Client(url, { apiKey: env.GFXHUB_API_KEY, namesMaxAgeMs: 0 })
  const server = await startPanel(hub, rundown)
  console.log(`the panel is at http://127.0.0.1:${server.address().port}/`)
}
