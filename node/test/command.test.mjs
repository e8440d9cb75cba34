// Tests of the `gfxhub` command of the package.

import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import test from 'node:test'

import { Client, LocalHub } from 'gfxhub'

const bin = fileURLToPath(new URL('../bin/gfxhub.cjs', import.meta.url))
const { GFXHUB_URL, GFXHUB_API_KEY, ...env } = process.env

const run = (...words) =>
  spawnSync(process.execPath, [bin, ...words], { env, encoding: 'utf8', timeout: 30_000 })

test('it answers and ends with the codes of the command', async (t) => {
  const simulator = await LocalHub.start()
  t.after(() => simulator.stop())
  const engines = run('--hub', simulator.url, '--json', 'engines', 'list')
  assert.equal(engines.status, 0, engines.stderr)
  // The command prints the response of the hub.
  const { text } = await new Client(simulator.url).request('GET', '/api/rest/v1/engines')
  assert.deepEqual(JSON.parse(engines.stdout), JSON.parse(text))
  const missing = run('--hub', simulator.url, 'engines', 'get', '77')
  assert.equal(missing.status, 14)
  assert.match(missing.stderr, /engines\.get .*500/)
  assert.equal(run('enginse').status, 2)
  assert.match(run('--version').stdout, /^gfxhub \d/)
})

test(
  'it runs a hub simulator until it is interrupted',
  { skip: process.platform === 'win32' },
  async () => {
    const child = spawn(process.execPath, [bin, '--json', 'simulator'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await Promise.race([
      new Promise((told) => createInterface(child.stdout).once('line', (line) => told([line]))),
      new Promise((_, failed) => child.once('exit', () => failed(new Error('it ended')))),
    ])
    const hub = new Client(JSON.parse(line).url)
    assert.equal((await hub.engines.list()).length, 4)
    child.kill('SIGINT')
    assert.deepEqual(await new Promise((ended) => child.once('exit', (...how) => ended(how))), [
      0,
      null,
    ])
  },
)

test(
  'the demo plays and shows lines of JavaScript',
  { skip: process.platform === 'win32' },
  async () => {
    const child = spawn(process.execPath, [bin, 'demo', '--no-open', '--speed', '1000'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = new Promise((ended) => child.once('exit', (...how) => ended(how)))
    const lines = []
    const output = createInterface(child.stdout)[Symbol.asyncIterator]()
    const next = async () => {
      const { value, done } = await output.next()
      assert.ok(!done, lines.join('\n'))
      lines.push(value)
      return value
    }
    while (!(await next()).startsWith('A line for each effect'));
    assert.ok(lines.some((line) => line.endsWith('the rehearsal holds.')))
    const first = lines.findIndex((line) => line.includes("require('gfxhub')"))
    const pasted = lines.slice(first, lines.indexOf('', first))
    const AsyncFunction = (async () => {}).constructor
    const printed = []
    const table = (...what) => printed.push(what)
    await new AsyncFunction('require', 'console', pasted.join('\n'))(
      createRequire(import.meta.url),
      { table },
    )
    assert.equal(printed[0][0].length, 4)
    assert.match(await next(), /engines\.set_property/)
    assert.match(await next(), /playout\.trigger_button/)
    child.kill('SIGINT')
    assert.deepEqual(await ended, [0, null])
  },
)
