// Runs the programs of this folder against a hub simulator.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { request } from 'node:http'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import test from 'node:test'

import { Client, LocalHub } from 'gfxhub'
import { startPanel } from './button_panel.mjs'

const program = (name) => fileURLToPath(new URL(name, import.meta.url))
const { GFXHUB_API_KEY, ...env } = process.env

/** Sends a request to the panel, with additional headers. */
function ask(port, method, path, headers = {}) {
  return new Promise((answered, failed) => {
    const asked = request({ port, method, path, headers, host: '127.0.0.1' }, async (answer) => {
      let body = ''
      for await (const part of answer) body += part
      answered({ status: answer.statusCode, body })
    })
    asked.on('error', failed).end()
  })
}

/** Returns a rundown of the show whose items have buttons. */
async function withButtons(hub) {
  for (const { id } of await hub.playout.listRundowns()) {
    const items = await hub.playout.listItems(id)
    const item = items.find(({ buttons }) => buttons?.length > 0)
    if (item) return { id, item }
  }
  return assert.fail('no rundown has buttons')
}

test('the panel shows and presses buttons, for its own page alone', async (t) => {
  const simulator = await LocalHub.start()
  const hub = new Client(simulator.url)
  const { id, item } = await withButtons(hub)
  const server = await startPanel(hub, id)
  t.after(() => {
    server.closeAllConnections()
    server.close()
    return simulator.stop()
  })
  const { port } = server.address()
  const page = await ask(port, 'GET', '/')
  assert.equal(page.status, 200)
  const press = new RegExp(`data-press="(/press/${item.id}/[^"]+)"`).exec(page.body)[1]

  const refused = await ask(port, 'POST', press, { host: 'elsewhere.example' })
  assert.equal(refused.status, 403)
  assert.equal((await ask(port, 'POST', press, { origin: 'http://elsewhere.example' })).status, 403)
  assert.equal((await ask(port, 'GET', press)).status, 404)
  assert.deepEqual(await simulator.journal(), [], 'none of these requests pressed the button')

  const pressed = await ask(port, 'POST', press, { origin: `http://127.0.0.1:${port}` })
  assert.equal(pressed.status, 200, pressed.body)
  const [effect, ...more] = await simulator.journal()
  assert.equal(effect.operation, 'playout.trigger_button')
  assert.deepEqual([effect.target.rundownId, effect.target.itemId], [id, item.id])
  assert.deepEqual(more, [])

  const missing = await ask(port, 'POST', '/press/999999/take')
  assert.equal(missing.status, 404)
  assert.match(JSON.parse(missing.body).shown, /^not pressed: playout\.trigger_button/)

  // The hub presses the button and then closes the connection, so the user must check before
  // pressing it again.
  const reset = { fault: 'reset', after: 'effect', operation: 'playout.trigger_button' }
  await simulator.setFaults([reset])
  const lost = await ask(port, 'POST', press, { origin: `http://127.0.0.1:${port}` })
  assert.equal(lost.status, 502)
  assert.match(JSON.parse(lost.body).shown, /^check the output: playout\.trigger_button/)
  assert.equal((await simulator.journal()).length, 2)
})

test(
  'a property is printed whenever it changes',
  { skip: process.platform === 'win32' },
  async (t) => {
    const simulator = await LocalHub.start()
    t.after(() => simulator.stop())
    const place = [3, 'Mixer_0', 'Default//Opacity/0']
    const words = [program('watch_property.mjs'), simulator.url, ...place.map(String)]
    const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    const next = async () => (await lines.next()).value
    const engines = await new Client(simulator.url).engines.list()
    for (const { displayName } of engines) assert.match(await next(), new RegExp(displayName))
    assert.equal(await next(), 'Default//Opacity/0 = 1')
    await new Client(simulator.url).engines.setProperty(...place, 0.25)
    assert.equal(await next(), 'Default//Opacity/0 = 0.25')
    child.kill('SIGINT')
    assert.deepEqual(await new Promise((ended) => child.once('exit', (...how) => ended(how))), [
      0,
      null,
    ])
  },
)

const compiled = program('evening.mjs')
const skip = !existsSync(compiled) && 'it has not been compiled'

test('the evening runs from beginning to end', { skip }, async (t) => {
  const simulator = await LocalHub.start()
  t.after(() => simulator.stop())
  const child = spawn(process.execPath, [compiled, simulator.url], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = []
  for await (const line of createInterface({ input: child.stdout })) lines.push(line)
  assert.equal(lines.length, 5, lines.join('\n'))
  assert.match(lines[0], /^made rundown \d+$/)
  for (const line of lines.slice(1, 4)) assert.match(line, /^Item \d: pressed /)
  assert.equal(lines[4], 'deleted it again')
  const pressed = (await simulator.journal()).filter(
    ({ operation }) => operation === 'playout.trigger_button',
  )
  assert.equal(pressed.length, 3)
})

test('64 faders stand where they were left, though the hub restarts', async () => {
  const child = spawn(process.execPath, [program('live_faders.mjs'), '2'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((closed) => child.once('close', (...how) => closed(how)))
  const lines = []
  for await (const line of createInterface({ input: child.stdout })) lines.push(line)
  assert.deepEqual(await ended, [0, null], lines.join('\n'))
  assert.deepEqual(lines.slice(1, 3), ['the hub is lost: Connect', 'the hub: it is reached again'])
  const [sets, delivered, superseded, left] = lines[3].match(/\d+/g).map(Number)
  assert.equal(sets % 64, 0)
  assert.equal(delivered + superseded, sets)
  assert(sets > 64 * 30 && superseded > 0, lines[3])
  assert.equal(left, 0)
  assert.equal(lines[5], '64 of 64 faders stand where they were left')
})
