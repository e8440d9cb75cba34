// Runs snippets of new users: those in newcomers.ts, and others that are not TypeScript.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import test from 'node:test'
import { Worker } from 'node:worker_threads'

import { Client, GfxHubError, LocalHub } from 'gfxhub'
import { SlowHub } from './slow_hub.mjs'

const folder = dirname(fileURLToPath(import.meta.url))
const target = process.env.CARGO_TARGET_DIR ?? join(folder, '..', '..', 'target')
const typescript = join(target, 'node/tools/node_modules/typescript')
const OPACITY = [3, 'Mixer_0', 'Default//Opacity/0']

/** Transpiles and returns the snippets. Their types are checked together with the other files. */
async function snippets() {
  const ts = createRequire(import.meta.url)(typescript)
  const { readFileSync } = await import('node:fs')
  const { outputText } = ts.transpileModule(readFileSync(join(folder, 'newcomers.ts'), 'utf8'), {
    compilerOptions: { target: 'es2022', module: 'esnext' },
  })
  // The module is not a file in the package's folder, so it cannot import the package by its name.
  const entry = new URL('../index.mjs', import.meta.url).href
  const text = outputText.replace("'gfxhub'", JSON.stringify(entry))
  return (await import(`data:text/javascript,${encodeURIComponent(text)}`)).snippets
}

test(
  'twenty snippets of newcomers',
  { skip: !existsSync(typescript) && 'no TypeScript' },
  async (t) => {
    const all = Object.entries(await snippets())
    assert.equal(all.length, 20)
    for (const [name, snippet] of all) {
      await t.test(name, async () => {
        const local = await LocalHub.start()
        const hub = new Client(local.url)
        try {
          await snippet(hub, local)
        } finally {
          hub.close()
          await local.stop()
        }
      })
    }
  },
)

test('a setting of the table is an option, and an error names it as it was written', () => {
  const url = 'http://10.0.0.5'
  for (const [options, argument, words] of [
    [{ connectTimeoutMs: 0 }, 'connectTimeoutMs', /connectTimeoutMs: .*1 ms/],
    [{ connectTimeoutMs: '5' }, 'connectTimeoutMs', /a number of milliseconds/],
    [{ maxIdleConnections: 2000 }, 'maxIdleConnections', /1024/],
    [{ caPem: 'no certificate' }, 'caPem', /caPem/],
    [{ caFile: 'x', caPem: 'y' }, 'caPem', /caFile/],
    [{ colour: 1 }, 'colour', /connectTimeoutMs.*bigint, onEvent/],
  ]) {
    assert.throws(() => new Client(url, options), { kind: 'Invalid', argument, message: words })
  }
})

test('a simulator shows its address', async (t) => {
  const local = await LocalHub.start()
  t.after(() => local.stop())
  assert.equal(inspect(local), `LocalHub { url: '${local.url}' }`)
})

test('a client shows its address and its state, and no key', () => {
  const hub = new Client('http://10.0.0.5', {
    apiKey: 'rh_secret',
    headers: { 'X-Token': 'rh_two' },
  })
  assert.equal(inspect(hub), "Client { url: 'http://10.0.0.5', state: 'open' }")
  assert.match(inspect({ hub }), /url: 'http:\/\/10\.0\.0\.5'/)
  hub.close()
  assert.equal(inspect(hub), "Client { url: 'http://10.0.0.5', state: 'closed' }")
  assert.match(inspect(hub.projects), /^Projects { list }$/)
})

test('a client, a group of it, and nothing else refuses to be cloned, in words', () => {
  const hub = new Client('http://10.0.0.5')
  for (const thing of [hub, hub.engines, { hub }]) {
    assert.throws(() => structuredClone(thing), {
      name: 'DataCloneError',
      message: /gfxhub Client.*create one in each worker/,
    })
  }
})

test('an error crosses to a worker and back with all that it says', async (t) => {
  const local = await LocalHub.start()
  t.after(() => local.stop())
  const error = await new Client(local.url).playout.getRundown(999).catch((thrown) => thrown)
  // `structuredClone` keeps the message and drops the kind.
  const { message, kind } = structuredClone(error)
  assert.deepEqual([message, kind], [error.message, undefined])
  const entry = JSON.stringify(new URL('../index.mjs', import.meta.url).href)
  const text = `import { parentPort, workerData } from 'node:worker_threads'
    import { GfxHubError } from ${entry}
    parentPort.postMessage(GfxHubError.fromJSON(workerData).toJSON())`
  const url = new URL(`data:text/javascript,${encodeURIComponent(text)}`)
  const worker = new Worker(url, { workerData: error.toJSON() })
  const back = GfxHubError.fromJSON(await new Promise((came) => worker.once('message', came)))
  assert.deepEqual({ ...back }, { ...error })
  for (const name of ['name', 'message', 'stack']) assert.equal(back[name], error[name])
  const text2 = JSON.parse(JSON.stringify(error))
  assert.deepEqual([text2.kind, text2.effect, text2.message], ['Server', 'none', error.message])
  assert.equal(GfxHubError.fromJSON(JSON.stringify(error)).kind, 'Server')
  for (const other of [null, 3, '{', {}, new Error('x')]) {
    assert.throws(() => GfxHubError.fromJSON(other), { kind: 'Invalid', argument: 'json' })
  }
})

test('the reason of a signal is kept, and an error among them by name and message', async () => {
  const hub = new Client('http://127.0.0.1:9')
  const reason = new RangeError('the show is over')
  const error = await hub.engines
    .list({ signal: AbortSignal.abort(reason) })
    .catch((thrown) => thrown)
  assert.deepEqual([error.name, error.cause], ['AbortError', reason])
  const due = { name: 'RangeError', message: 'the show is over' }
  assert.deepEqual(error.toJSON().cause, due)
  const back = GfxHubError.fromJSON(error.toJSON())
  assert.deepEqual([back.name, back.kind, back.cause], ['AbortError', 'Cancelled', due])
})

test('a duration of more than a minute is warned of once', () => {
  const entry = JSON.stringify(new URL('../index.mjs', import.meta.url).href)
  const run = (calls) => {
    const text = `import { Client, LocalHub } from ${entry}
      const local = await LocalHub.start()
      const hub = new Client(local.url)
      const place = ${JSON.stringify(OPACITY)}
      const [engineId, nodePath, propertyPath] = place
      const move = { interpolation: 'EaseIn', duration: 1500 }
      ${calls}
      console.log((await local.journal()).length)
      await local.stop()`
    const words = ['--input-type=module', '--eval', text]
    const { stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
    const warnings = stderr.match(/GFXHUB_LONG_DURATION.*/g) ?? []
    return [stdout.trim(), warnings.length, stderr]
  }
  const moves = [
    `await hub.engines.setProperty(...place, 0.5, move)
     await hub.engines.setProperty(...place, 0.7, move)`,
    `const set = { engineId, nodePath, propertyPath, value: 1, ...move }
     await hub.engines.setProperties([set, set])`,
    `const live = hub.live()
     const opacity = await live.property(...place)
     opacity.ease(1, move)
     await live.flush()
     opacity.ease(0, move)
     await live.close()`,
  ]
  for (const calls of moves) {
    const [effects, warnings, stderr] = run(calls)
    assert.deepEqual([effects, warnings], ['2', 1], stderr)
    assert.match(stderr, /duration of 1500 s\..*For 1500 ms, pass \{ duration: 1\.5 \}/)
    const [, none, silent] = run(calls.replaceAll('move', '{ ...move, duration: 60 }'))
    assert.equal(none, 0, silent)
  }
})

test('an address is text or a URL, and nothing else', () => {
  for (const wrong of [undefined, null, 3, {}, { href: 'http://10.0.0.5' }, ['http://10.0.0.5']]) {
    assert.throws(() => new Client(wrong), { kind: 'Invalid', argument: 'url' })
  }
  assert.throws(() => new Client(new URL('ftp://10.0.0.5')), { kind: 'Invalid', argument: 'url' })
})

test('a time limit without its unit is refused with the name that it has', () => {
  for (const name of ['timeout', 'connectTimeout', 'bodyTimeout']) {
    assert.throws(() => new Client('http://10.0.0.5', { [name]: 5 }), {
      kind: 'Invalid',
      argument: name,
      message: new RegExp(`use ${name}Ms`),
    })
  }
})

test('results have the documented form, whatever the hub sent', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  let sent
  slow.server.on('request', () => slow.answer(sent))
  const hub = new Client(slow.url)
  sent = '[{"id":"3","pid":7,"instances":{"id":1,"pid":5128},"new":1},{"id":4,"port":"80"}]'
  const [first, second] = await hub.engines.list()
  assert.deepEqual(
    first.instances.map(({ id, pid, editorPath }) => [id, pid, editorPath]),
    [[1, '5128', '']],
  )
  assert.deepEqual([first.id, first.new, first.displayName, first.canCook], [3, 1, '', null])
  assert.deepEqual([second.id, second.port, second.instances], [4, 80, []])
  assert.deepEqual(
    Object.keys(second).sort(),
    Object.keys(first)
      .filter((name) => !['pid', 'new'].includes(name))
      .sort(),
  )
  sent = '[{"id":3,"usedSpace":"9007199254740993"}]'
  assert.equal((await hub.engines.list())[0].usedSpace, '9007199254740993')
  const exact = new Client(slow.url, { bigint: true })
  assert.equal((await exact.engines.list())[0].usedSpace, 9007199254740993n)
  for (const id of ['"9007199254740993"', '9007199254740993', 'null']) {
    sent = `[{"id":${id}}]`
    await assert.rejects(hub.engines.list(), { kind: 'Decode', effect: 'none' })
  }
  sent = '[{}]'
  await assert.rejects(hub.engines.list(), { kind: 'Decode' })
})

test('a method of a group, and a group, are replaced in a test', async (t) => {
  const local = await LocalHub.start()
  t.after(() => local.stop())
  const hub = new Client(local.url)
  const engines = await hub.engines.list()
  // Replaces the method as jest.spyOn and vi.spyOn do.
  const listed = t.mock.method(hub.engines, 'list', async () => [])
  assert.deepEqual(await hub.engines.list(), [])
  assert.equal(listed.mock.callCount(), 1)
  listed.mock.restore()
  assert.deepEqual(await hub.engines.list(), engines)
  const { list } = hub.engines
  hub.engines.list = async () => 'spied'
  assert.equal(await hub.engines.list(), 'spied')
  hub.engines.list = list
  assert.deepEqual(await hub.engines.list(), engines)
  hub.engines = { list: async () => 'another group' }
  assert.equal(await hub.engines.list(), 'another group')
})
