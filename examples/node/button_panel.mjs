// A panel in the browser: a click on a button of a rundown's item triggers it on air, and below
// the buttons it shows engines, newsroom rundowns and properties as they change.
//
//   node button_panel.mjs http://10.0.0.5 'Evening News'        the hub and the rundown
//   node button_panel.mjs http://10.0.0.5 'Evening News' 'Studio A / Mixer_0' engines    and topics
//
// If a press fails, the page says whether it took effect. A press is never resent automatically,
// because the graphic might go on air twice.
//
// A hub does not say which items are on air, so the panel shows what it pressed itself. A topic
// that cannot be read is marked as not known, and the panel still shows what was read last.
//
// The panel accepts connections from this machine only. GFXHUB_API_KEY may contain an API key for
// the hub.

import { once } from 'node:events'
import { createServer } from 'node:http'
import { argv, env } from 'node:process'
import { pathToFileURL } from 'node:url'

import { Client, GfxHubError } from 'gfxhub'

/**
 * Starts a panel for the rundown at a path of names. Below the buttons, the panel shows the
 * contents of these topics. If the port is 0, the system selects a free port.
 */
export async function startPanel(hub, rundown, topics = 'engines,newsroom', port = 0) {
  const state = new State(hub.watch({ topics }))
  const server = createServer((request, response) => {
    answer(hub, rundown, state, server, request, response).catch((error) => {
      const shown = request.method === 'POST' ? `${stateOf(error)}: ` : ''
      send(response, statusOf(error), { shown: shown + error.message })
    })
  })
  server.on('close', () => state.close())
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** Everything that the pages show: the reports of the watch, and the presses of this panel. */
class State {
  #watch
  #topics = new Map()
  #presses = {}
  #pages = new Set()
  #timer

  constructor(watch) {
    this.#watch = watch
    for (const kind of ['added', 'changed', 'moved']) {
      watch.on(kind, ({ topic, key, name, after }) => {
        this.#topic(topic).things.set(key, { name: name ?? key, shown: shownOf(after) })
      })
    }
    watch.on('removed', ({ topic, key }) => this.#topic(topic).things.delete(key))
    // A topic that cannot be read keeps the things that were read last.
    watch.on('lost', ({ topic, error }) => (this.#topic(topic).lost = error.message))
    watch.on('synced', ({ topic }) => this.#topic(topic))
    watch.on('back', ({ topic }) => (this.#topic(topic).lost = null))
  }

  pressed(path, state) {
    this.#presses[path] = { state, at: Date.now() }
    this.#later()
  }

  /** Sends the state to a page, now and after each change. */
  follow(response) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    this.#pages.add(response)
    response.on('close', () => this.#pages.delete(response))
    response.on('drain', () => this.#later())
    response.write(this.#event())
  }

  close() {
    clearTimeout(this.#timer)
    return this.#watch.close()
  }

  #topic(topic) {
    this.#later()
    if (!this.#topics.has(topic)) this.#topics.set(topic, { lost: null, things: new Map() })
    return this.#topics.get(topic)
  }

  #event() {
    const topics = [...this.#topics].map(([topic, { lost, things }]) => {
      return { topic, lost, things: [...things.values()] }
    })
    return `data: ${JSON.stringify({ topics, presses: this.#presses })}\n\n`
  }

  /** Sends the state to all pages soon, once for several changes. Skips a page that is slow. */
  #later() {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      const event = this.#event()
      for (const page of this.#pages) if (!page.writableNeedDrain) page.write(event)
    }, 50)
  }
}

/** Describes a thing: the value of a property, or the status of an engine with its instances. */
function shownOf({ Value, status, instances = [] }) {
  if (Value !== undefined) return JSON.stringify(Value)
  return [status, ...instances.map((instance) => instance.status)].filter(Boolean).join(', ')
}

async function answer(hub, rundown, state, server, request, response) {
  // Refuses requests of other web sites that are open in a browser on this machine.
  const { port } = server.address()
  const own = [`127.0.0.1:${port}`, `localhost:${port}`]
  const { host, origin } = request.headers
  if (!own.includes(host)) return send(response, 403, { shown: 'not this panel' })
  if (origin && !own.map((name) => `http://${name}`).includes(origin)) {
    return send(response, 403, { shown: 'not from this page' })
  }
  if (request.method === 'GET' && request.url === '/') return sendPage(hub, rundown, response)
  if (request.method === 'GET' && request.url === '/events') return state.follow(response)
  const [, step] = /^\/press\/([^/]+)$/.exec(request.url) ?? []
  if (request.method !== 'POST' || !step) return send(response, 404, { shown: 'no such page' })
  const asked = decodeURIComponent(step)
  const buttons = await hub.names.list(`${rundown} / * / *`)
  if (!buttons.some(({ path }) => path === asked)) {
    return send(response, 404, { shown: `not pressed: there is no button ${asked}` })
  }
  try {
    await hub.names.press(asked)
  } catch (error) {
    state.pressed(asked, stateOf(error))
    throw error
  }
  state.pressed(asked, 'pressed')
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
      const name = escape(nameIn(item.path, button))
      const pressed = `<output data-path="${escape(button.path)}"></output>`
      return `<button data-press="${escape(target)}">${name}</button>${pressed}`
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
<link rel="icon" href="data:,">
<style>
  body { font: 1rem system-ui; margin: 2rem }
  button { font: inherit; padding: 0.8rem 1.4rem }
  output { margin: 0 1rem 0 0.4rem }
  .lost { opacity: 0.5 }
</style>
<h1>${title}</h1>
${rows}
<p role="status"></p>
<div id="topics"></div>
<script>
  const status = document.querySelector('[role=status]')
  const made = (tag, text) => Object.assign(document.createElement(tag), { textContent: text })
  const events = new EventSource('/events')
  events.onmessage = ({ data }) => {
    const { topics, presses } = JSON.parse(data)
    for (const output of document.querySelectorAll('output')) {
      const press = presses[output.dataset.path]
      const time = press && new Date(press.at).toLocaleTimeString()
      output.textContent = press ? press.state + ' ' + time : ''
    }
    const sections = topics.map(({ topic, lost, things }) => {
      const section = document.createElement('section')
      section.dataset.topic = topic
      section.className = lost === null ? '' : 'lost'
      const rows = things.map(({ name, shown }) => {
        const row = document.createElement('tr')
        row.append(made('th', name), made('td', shown))
        return row
      })
      const table = document.createElement('table')
      table.append(...rows)
      section.append(made('h2', topic), made('p', lost === null ? '' : 'not known: ' + lost), table)
      return section
    })
    document.querySelector('#topics').replaceChildren(...sections)
    document.querySelector('#topics').className = ''
  }
  events.onerror = () => {
    document.querySelector('#topics').className = 'lost'
  }
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
 * Describes the state of a failed press. An error that has no member `effect` occurred before
 * anything was sent.
 */
const stateOf = ({ effect = 'none' }) =>
  ({ none: 'not pressed', maybe: 'check the output', done: 'pressed' })[effect]

/** Returns the status for the browser: that of the hub, 502 without one, 500 for other errors. */
const statusOf = (error) => (error instanceof GfxHubError ? (error.status ?? 502) : 500)

const escape = (text) =>
  String(text ?? '').replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  const [, , url, rundown, ...topics] = argv
  if (!url || !rundown) throw new Error('usage: node button_panel.mjs HUB RUNDOWN [TOPIC...]')
  // The page shows the rundown as it is now, not as it was a minute ago.
  const hub = new Client(url, { apiKey: env.GFXHUB_API_KEY, namesMaxAgeMs: 0 })
  const watched = topics.length > 0 ? topics.join(',') : undefined
  const server = await startPanel(hub, rundown, watched)
  console.log(`the panel is at http://127.0.0.1:${server.address().port}/`)
}
