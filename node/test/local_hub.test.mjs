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

test('its log has every request', async (t) => {
  const box = await LocalHub.start({ apiKey: 's3cret' })
  t.after(() => box.stop())
  assert.deepEqual([await box.requests(), box.requestsDropped], [[], 0])
  const hub = new Client(box.url, { apiKey: 's3cret', headers: { 'X-Request-Id': 'take 7' } })
  await hub.engines.get(3)
  const stranger = new Client(box.url)
  assert.equal((await failure(stranger.engines.get(3))).kind, 'Auth')
  assert.equal((await failure(hub.request('GET', '/api/rest/v1/x?api_key=s3c'))).status, 404)
  await box.setFaults([{ fault: 'reset', after: 'effect' }])
  assert.equal((await failure(hub.playout.deleteRundown(2))).effect, 'maybe')
  const log = await box.requests()
  const engine = '/api/rest/v1/engines/3'
  assert.deepEqual(
    log.map((it) => [it.number, it.method, it.path, it.operation, it.status, it.effect]),
    [
      [1, 'GET', engine, 'engines.get', 200, 'none'],
      [2, 'GET', engine, 'engines.get', 401, 'none'],
      [3, 'GET', '/api/rest/v1/x?api_key=***', null, 404, 'none'],
      [4, 'DELETE', '/api/rest/v1/playout/rundowns/2', 'playout.delete_rundown', null, 'done'],
    ],
  )
  assert.deepEqual(
    log.map((it) => it.requestId),
    ['take 7', null, 'take 7', 'take 7'],
  )
  assert.notEqual(log[0].connection, log[1].connection)
  assert(log.every((it) => it.elapsed >= 0 && it.elapsed < 20))
  assert.equal((await box.journal())[0].request, 4)
  assert.deepEqual(await box.requestsSince(3), log.slice(3))
  assert.deepEqual(await box.requestsSince(9), [])
  await box.reset()
  assert.deepEqual(await box.requests(), [])
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

test('it fails on purpose, and tells how often', async (t) => {
  const box = await LocalHub.start({ faults: [{ fault: 'status', status: 503, nth: 2 }] })
  t.after(() => box.stop())
  const hub = new Client(box.url, { attempts: 1, headers: { 'X-Request-Id': 'first' } })
  await hub.engines.list()
  assert.equal(box.faultsStruck, 0)
  const busy = await failure(hub.engines.list())
  assert.deepEqual([busy.kind, busy.status], ['Unavailable', 503])
  assert.equal(box.faultsStruck, 1)
  const rule = { fault: 'close', operation: 'playout.*', after: 'effect', nth: undefined }
  for (const scenario of [
    [rule],
    { faults: [rule], seed: undefined },
    { faults: [rule], seed: 7n },
    JSON.stringify({ faults: [rule] }),
  ]) {
    await box.setFaults(scenario)
    assert.equal(box.faultsStruck, 0)
    const lost = await failure(hub.playout.triggerButton(1, 2, 'in'))
    assert.deepEqual([lost.kind, lost.effect], ['ConnectionLost', 'maybe'])
    const told = await box.faults()
    const { seen, struck, fault, operation } = told.faults[0]
    assert.deepEqual([seen, struck, fault, operation], [1, 1, 'close', 'playout.*'])
  }
  await box.clearFaults()
  await hub.playout.triggerButton(1, 2, 'in')
  assert.deepEqual([box.faultsStruck, (await box.faults()).faults], [0, []])
  assert.deepEqual(await box.tally('first'), { requests: 7, effects: 5 })
  assert.deepEqual(await box.tally('never'), { requests: 0, effects: 0 })
})

test('a scenario that cannot be used is refused, and the one before stays', async (t) => {
  const box = await LocalHub.start()
  t.after(() => box.stop())
  await box.setFaults([{ fault: 'close' }])
  for (const [scenario, argument] of [
    [[{ fault: 'close' }, { fault: 'status', status: 'x' }], 'faults[1].status'],
    [[{ fault: 'status', status: NaN }], 'faults[0].status'],
    [[{ fault: 'delay', seconds: () => 1 }], 'faults[0].seconds'],
    [[{ fault: 'close', nht: 1 }], 'faults[0].nht'],
    [[null], 'faults[0]'],
    [{ faults: [], sed: 1 }, 'sed'],
    [{ seed: -1 }, 'seed'],
    ['{"faults": [{"fault": "close", "fault": "reset"}]}', 'faults[0]'],
    ['{', 'faults'],
    [undefined, 'faults'],
    [3, 'faults'],
  ]) {
    const error = await failure(box.setFaults(scenario))
    const told = [error.kind, error.operation, error.argument]
    assert.deepEqual(told, ['Invalid', 'LocalHub', argument], error.message)
    assert.match(error.stack, /local_hub\.test\.mjs/)
  }
  assert.equal((await box.faults()).faults.length, 1)
  assert.equal((await failure(box.tally(3))).argument, 'requestId')
})

test('it begins anew', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'gfxhub-'))
  const box = await LocalHub.start()
  t.after(() => box.stop())
  const hub = new Client(box.url, { headers: { 'X-Request-Id': 'before' } })
  const { id } = await hub.playout.createRundown('forgotten')
  await box.reset()
  assert.deepEqual(await box.journal(), [])
  assert.deepEqual(await box.tally('before'), { requests: 0, effects: 0 })
  assert((await hub.playout.listRundowns()).every((rundown) => rundown.id !== id))
  await hub.playout.createRundown('next')
  assert.equal((await box.journal())[0].sequence, 2)
  const kept = await LocalHub.start({ store: join(folder, 'store') })
  const error = await failure(kept.reset())
  assert.deepEqual([error.kind, error.argument], ['Invalid', 'store'])
  await kept.stop()
  await rm(folder, { recursive: true })
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
    [{ faults: 3 }, 'faults'],
    [{ faults: null }, 'faults'],
    [{ faults: [{ fault: 'rest' }] }, 'faults[0].fault'],
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
    assert.equal((await failure(box.requestsSince(sequence))).argument, 'number')
  }
  await box.stop()
})
