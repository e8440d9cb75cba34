// Runs the programs of this folder against a hub simulator.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

test('the panel shows and presses buttons, for its own page alone', async (t) => {
  const simulator = await LocalHub.start()
  const hub = new Client(simulator.url)
  const path = 'Evening News / Presenter / In'
  const { rundownId, itemId } = await hub.names.find(path)
  const server = await startPanel(hub, 'Evening News')
  t.after(() => {
    server.closeAllConnections()
    server.close()
    return simulator.stop()
  })
  const { port } = server.address()
  const page = await ask(port, 'GET', '/')
  assert.equal(page.status, 200)
  const press = `/press/${encodeURIComponent(path)}`
  assert.match(page.body, /<h1>Evening News<\/h1>/)
  assert(page.body.includes(`<section><h2>Presenter</h2><button data-press="${press}">In</button>`))
  assert.equal((await ask(port, 'GET', '/events', { host: 'elsewhere.example' })).status, 403)

  const refused = await ask(port, 'POST', press, { host: 'elsewhere.example' })
  assert.equal(refused.status, 403)
  assert.equal((await ask(port, 'POST', press, { origin: 'http://elsewhere.example' })).status, 403)
  assert.equal((await ask(port, 'GET', press)).status, 404)
  assert.deepEqual(await simulator.journal(), [], 'none of these requests pressed the button')

  const pressed = await ask(port, 'POST', press, { origin: `http://127.0.0.1:${port}` })
  assert.equal(pressed.status, 200, pressed.body)
  const [effect, ...more] = await simulator.journal()
  assert.equal(effect.operation, 'playout.trigger_button')
  assert.deepEqual([effect.target.rundownId, effect.target.itemId], [rundownId, itemId])
  assert.deepEqual(more, [])

  for (const other of ['Evening News / Presenter / On', 'Sport Tonight / Score / In']) {
    const missing = await ask(port, 'POST', `/press/${encodeURIComponent(other)}`)
    assert.equal(missing.status, 404)
    assert.match(JSON.parse(missing.body).shown, /^not pressed: there is no button/)
  }
  assert.equal((await simulator.journal()).length, 1)

  // The hub presses the button and then closes the connection, so the user must check before
  // pressing it again.
  const reset = { fault: 'reset', after: 'effect', operation: 'playout.trigger_button' }
  await simulator.setFaults([reset])
  const lost = await ask(port, 'POST', press, { origin: `http://127.0.0.1:${port}` })
  assert.equal(lost.status, 502)
  assert.match(JSON.parse(lost.body).shown, /^check the output: playout\.trigger_button/)
  assert.equal((await simulator.journal()).length, 2)
})

test('the panel shows what changes, what it pressed, and what is not known', async (t) => {
  const simulator = await LocalHub.start()
  const hub = new Client(simulator.url, { maxAttempts: 1 })
  const topics = 'Studio A / Mixer_0,engines,newsroom'
  const server = await startPanel(hub, 'Evening News', topics)
  t.after(() => {
    server.closeAllConnections()
    server.close()
    return simulator.stop()
  })
  const { port } = server.address()
  const { body } = await fetch(`http://127.0.0.1:${port}/events`)
  const events = body.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]()
  let [rest, last] = ['', null]
  /** Reads states up to one for which the function returns true. */
  const until = async (isIt) => {
    while (last === null || !isIt(last)) {
      const { value, done } = await events.next()
      assert(!done, JSON.stringify(last))
      const parts = (rest + value).split('\n\n')
      rest = parts.pop()
      if (parts.length > 0) last = JSON.parse(parts.at(-1).slice('data: '.length))
    }
    return last
  }
  const thing = (state, topic, name) => {
    const things = state.topics.find((one) => one.topic === topic)?.things ?? []
    return things.find((one) => one.name === name)?.shown
  }
  const first = await until(({ topics }) => topics.length === 3)
  assert.equal(thing(first, 'Studio A / Mixer_0', 'Opacity'), '1')
  assert.match(thing(first, 'engines', 'Studio A'), /^connected, Loaded/)
  assert.equal(thing(first, 'newsroom', 'Late News 22:00'), 'NEW')

  await new Client(simulator.url).names.set('Studio A / Mixer_0 / Opacity', 0.25)
  await until((state) => thing(state, 'Studio A / Mixer_0', 'Opacity') === '0.25')

  const path = 'Evening News / Presenter / In'
  await ask(port, 'POST', `/press/${encodeURIComponent(path)}`)
  await until(({ presses }) => presses[path]?.state === 'pressed')

  await simulator.setFaults([{ fault: 'status', status: 403 }])
  const lost = await until(({ topics }) => topics.every((one) => one.lost !== null))
  assert.equal(thing(lost, 'Studio A / Mixer_0', 'Opacity'), '0.25', 'not known is not gone')
})

test(
  'a property is printed whenever it changes',
  { skip: process.platform === 'win32' },
  async (t) => {
    const simulator = await LocalHub.start()
    t.after(() => simulator.stop())
    const path = 'Studio A / Mixer_0 / Opacity'
    const words = [program('watch_property.mjs'), simulator.url, path]
    const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
    const next = async () => (await lines.next()).value
    const engines = await new Client(simulator.url).engines.list()
    for (const { displayName } of engines) assert.match(await next(), new RegExp(displayName))
    assert.equal(await next(), `${path} = 1`)
    await new Client(simulator.url).names.set(path, 0.25)
    assert.equal(await next(), `${path} = 0.25`)
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
  for (const line of lines.slice(1, 4)) assert.match(line, /^pressed Evening \/ Item \d \/ /)
  assert.equal(lines[4], 'deleted it again')
  const pressed = (await simulator.journal()).filter(
    ({ operation }) => operation === 'playout.trigger_button',
  )
  assert.equal(pressed.length, 3)
})

test('a table becomes a rundown that plays, and a wrong one makes nothing', async (t) => {
  const simulator = await LocalHub.start()
  const folder = await mkdtemp(join(tmpdir(), 'table-'))
  t.after(() => Promise.all([simulator.stop(), rm(folder, { recursive: true })]))
  const table = join(folder, 'table.csv')
  const run = async (name, text) => {
    await writeFile(table, text)
    const words = [program('rundown_from_csv.mjs'), simulator.url, name, table, '--play']
    const child = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let [printed, complaint] = ['', '']
    child.stdout.on('data', (part) => (printed += part))
    child.stderr.on('data', (part) => (complaint += part))
    const code = await new Promise((ended) => child.once('close', ended))
    return { code, printed, complaint }
  }
  const columns = 'name,template,headline,text,source\r\n'
  const quote = 'Bridge / "Open",Quote,,Open again,\r\n'
  for (const [name, text, complaint] of [
    ['New', `${columns}Opening,Quotes,,,\n`, /did you mean Quote\?/],
    ['New', columns.replace('text', 'txt') + quote.replaceAll('"', ''), /Quote has no field txt/],
    ['New', columns + quote, /it has quoted cells/],
    ['Evening News', `${columns}Bridge,Quote,,,\n`, /there is a rundown Evening News already/],
  ]) {
    const failed = await run(name, text)
    assert.equal(failed.code, 1, failed.printed)
    assert.match(failed.complaint, complaint)
  }
  assert.deepEqual(await simulator.journal(), [])

  const text = `\uFEFF${columns}Presenter,Lower Third,Alex Reed,,\r\n${quote.replaceAll('"', '')}`
  const played = await run('Late / "News"', text)
  assert.equal(played.code, 0, played.complaint)
  const rundown = String.raw`playout:"Late / \"News\""`
  assert.deepEqual(played.printed.trimEnd().split('\n'), [
    'Late / "News": 2 items',
    `${rundown} / Presenter / In`,
    `${rundown} / Presenter / Out`,
    `${rundown} / "Bridge / Open" / In`,
    `${rundown} / "Bridge / Open" / Out`,
  ])
  const pressed = (await simulator.journal()).filter(
    ({ operation }) => operation === 'playout.trigger_button',
  )
  assert.equal(pressed.length, 4)
  const { rundownId, itemId } = await new Client(simulator.url).names.find(`${rundown} / Presenter`)
  const { data } = await new Client(simulator.url).playout.getItem(rundownId, itemId)
  assert.deepEqual(data, { headline: 'Alex Reed', subline: '' })
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
  assert.deepEqual(lines.slice(1, 3), [
    'the hub is lost: Connect',
    'the hub: values are delivered again',
  ])
  const [sets, delivered, superseded, left] = lines[3].match(/\d+/g).map(Number)
  assert.equal(sets % 64, 0)
  assert.equal(delivered + superseded, sets)
  assert(sets > 64 * 30 && superseded > 0, lines[3])
  assert.equal(left, 0)
  assert.equal(lines[5], '64 of 64 faders stand where they were left')
})
