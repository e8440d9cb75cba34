// LocalHub: the hub in a box within the process.

import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'

import { Client, GfxHubError, LocalHub } from 'gfxhub'

const failure = (promise) =>
  promise.then(
    () => assert.fail('it succeeded'),
    (error) => error,
  )

test('its journal tells what calls did, and its clock moves when told', async (t) => {
  const box = await LocalHub.start({ clock: 'manual' })
  t.after(() => box.stop())
  assert.equal(box.url, `http://127.0.0.1:${box.port}`)
  assert.match(box.token, /^[0-9a-f]{32}$/)
  const hub = new Client(box.url)
  const opacity = [3, 'Mixer_0', 'Default//Opacity/0']
  await hub.engines.setProperty(...opacity, 0, { interpolation: 'Linear', duration: 2 })
  assert.equal((await hub.engines.getProperty(...opacity)).Value, 1)
  assert.equal(await box.advance(1), 1)
  assert.equal((await hub.engines.getProperty(...opacity)).Value, 0.5)
  assert.equal(await box.advance(0.5), 1.5)
  await hub.engines.setProperty(...opacity, 1)
  const journal = await box.journal()
  assert.deepEqual(
    journal.map(({ sequence, operation, at }) => [sequence, operation, at]),
    [
      [1, 'engines.set_property', 0],
      [2, 'engines.set_property', 1.5],
    ],
  )
  assert.deepEqual(await box.journalSince(1), journal.slice(1))
  assert.deepEqual(await box.journalSince(9), [])
})

test('it takes a key, a profile, a licence, a port and a show', async () => {
  const shown = JSON.parse(await readFile(new URL('../../hub/shows/minimal.json', import.meta.url)))
  const path = new URL('../../hub/shows/minimal.json', import.meta.url).pathname.replace(
    /^\/(\w:)/,
    '$1',
  )
  for (const show of [shown, path]) {
    const box = await LocalHub.start({
      show,
      apiKey: 'rh_1',
      profile: '2.1',
      token: 't',
      address: '127.0.0.1',
      allowedHosts: ['box'],
    })
    assert.equal(box.token, 't')
    assert.equal((await failure(new Client(box.url).engines.list())).kind, 'Auth')
    const engines = await new Client(box.url, { apiKey: 'rh_1' }).engines.list()
    assert.equal(engines.length, shown.engines.length)
    const again = await failure(LocalHub.start({ port: box.port }))
    assert.deepEqual([again.kind, again.operation], ['Io', 'LocalHub'])
    assert.match(again.message, /something else does/)
    await box.stop()
  }
  const box = await LocalHub.start({ licence: { status: 418, body: 'no' } })
  const error = await failure(new Client(box.url).engines.list())
  assert.deepEqual([error.status, error.body], [418, 'no'])
  await box.stop()
})

test('its store keeps what was written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gfxhub-'))
  const store = join(folder, 'store')
  const first = await LocalHub.start({ store })
  const { id } = await new Client(first.url).playout.createRundown('kept')
  await first.stop()
  const second = new LocalHub({ store })
  assert.equal((await new Client(second.url).playout.getRundown(id)).name, 'kept')
  await second.stop()
  await rm(folder, { recursive: true })
})

test('it starts in the constructor as well, and stops once for all', async () => {
  const box = new LocalHub()
  const hub = new Client(box.url)
  assert.equal((await hub.engines.list()).length, 4)
  await box.stop()
  await box.stop()
  assert.equal((await failure(hub.engines.list())).kind, 'Connect')
  assert.deepEqual(await box.journal(), [])
  if (Symbol.asyncDispose) await new LocalHub()[Symbol.asyncDispose]()
})

test('what is wrong is named', async () => {
  for (const [options, argument] of [
    [{ clok: 'real' }, 'clok'],
    [{ clock: 'fast' }, 'clock'],
    [{ port: 70000 }, 'port'],
    [{ port: '80' }, 'port'],
    [{ address: 'here' }, 'address'],
    [{ show: 3 }, 'show'],
    [{ show: '/no/such/show.json' }, 'show'],
    [{ show: { format: 1, engines: 3 } }, 'show'],
    [{ profile: '9.9' }, 'profile'],
    [{ apiKey: 3 }, 'apiKey'],
    [{ licence: 3 }, 'licence'],
    [{ licence: { status: 200 } }, 'licence'],
    [{ allowedHosts: 'box' }, 'allowedHosts'],
    [{ store: 3 }, 'store'],
    [{ token: () => 1 }, 'token'],
    [3, 'options'],
    [null, 'options'],
  ]) {
    const error = await failure(LocalHub.start(options))
    assert(error instanceof GfxHubError)
    assert.deepEqual([error.kind, error.argument], ['Invalid', argument])
    assert.match(error.stack, /local_hub\.test\.mjs/)
    assert.throws(() => new LocalHub(options), { kind: 'Invalid', argument })
  }
  const box = await LocalHub.start()
  assert.equal((await failure(box.advance(1))).argument, 'clock')
  for (const seconds of [-1, NaN, '1', undefined]) {
    assert.equal((await failure(box.advance(seconds))).argument, 'seconds')
  }
  for (const sequence of [-1, 0.5, Infinity, '1']) {
    assert.equal((await failure(box.journalSince(sequence))).argument, 'sequence')
  }
  await box.stop()
})
