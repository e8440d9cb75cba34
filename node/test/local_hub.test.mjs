// Tests of LocalHub, the hub simulator within the process.

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
  const simulator = await LocalHub.start({ clock: 'manual' })
  t.after(() => simulator.stop())
  assert.equal(simulator.url, `http://127.0.0.1:${simulator.port}`)
  assert.match(simulator.token, /^[0-9a-f]{32}$/)
  const hub = new Client(simulator.url)
  const opacity = [3, 'Mixer_0', 'Default//Opacity/0']
  await hub.engines.setProperty(...opacity, 0, { interpolation: 'Linear', duration: 2 })
  assert.equal((await hub.engines.getProperty(...opacity)).Value, 1)
  assert.equal(await simulator.advance(1), 1)
  assert.equal((await hub.engines.getProperty(...opacity)).Value, 0.5)
  assert.equal(await simulator.advance(0.5), 1.5)
  await hub.engines.setProperty(...opacity, 1)
  const journal = await simulator.journal()
  assert.deepEqual(
    journal.map(({ sequence, operation, at }) => [sequence, operation, at]),
    [
      [1, 'engines.set_property', 0],
      [2, 'engines.set_property', 1.5],
    ],
  )
  assert.deepEqual(await simulator.journalSince(1), journal.slice(1))
  assert.deepEqual(await simulator.journalSince(9), [])
})

test('its log has every request', async (t) => {
  const simulator = await LocalHub.start({ apiKey: 's3cret' })
  t.after(() => simulator.stop())
  assert.deepEqual([await simulator.requests(), simulator.requestsDropped], [[], 0])
  const hub = new Client(simulator.url, { apiKey: 's3cret', headers: { 'X-Request-Id': 'take 7' } })
  await hub.engines.get(3)
  const stranger = new Client(simulator.url)
  assert.equal((await failure(stranger.engines.get(3))).kind, 'Auth')
  assert.equal((await failure(hub.request('GET', '/api/rest/v1/x?api_key=s3c'))).status, 404)
  await simulator.setFaults([{ fault: 'reset', after: 'effect' }])
  assert.equal((await failure(hub.playout.deleteRundown(2))).effect, 'maybe')
  const log = await simulator.requests()
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
  assert.equal((await simulator.journal())[0].request, 4)
  assert.deepEqual(await simulator.requestsSince(3), log.slice(3))
  assert.deepEqual(await simulator.requestsSince(9), [])
  await simulator.reset()
  assert.deepEqual(await simulator.requests(), [])
})

test('it takes a key, a profile, a license, a port and a show', async () => {
  const shown = JSON.parse(
    await readFile(new URL('../../simulator/shows/minimal.json', import.meta.url)),
  )
  const path = new URL('../../simulator/shows/minimal.json', import.meta.url).pathname.replace(
    /^\/(\w:)/,
    '$1',
  )
  for (const show of [shown, path]) {
    const simulator = await LocalHub.start({
      show,
      apiKey: 'rh_1',
      profile: '2.1',
      token: 't',
      host: 'localhost',
      allowedHosts: ['box'],
    })
    assert.equal(simulator.token, 't')
    assert.equal((await failure(new Client(simulator.url).engines.list())).kind, 'Auth')
    const engines = await new Client(simulator.url, { apiKey: 'rh_1' }).engines.list()
    assert.equal(engines.length, shown.engines.length)
    const again = await failure(LocalHub.start({ port: simulator.port }))
    assert.deepEqual([again.kind, again.operation], ['Io', 'LocalHub'])
    assert.match(again.message, /another program listens there/)
    await simulator.stop()
  }
  const simulator = await LocalHub.start({ license: { status: 418, body: 'no' } })
  const error = await failure(new Client(simulator.url).engines.list())
  assert.deepEqual([error.status, error.body], [418, 'no'])
  await simulator.stop()
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
  const simulator = new LocalHub()
  const hub = new Client(simulator.url)
  assert.equal((await hub.engines.list()).length, 4)
  await simulator.stop()
  await simulator.stop()
  assert.equal((await failure(hub.engines.list())).kind, 'Connect')
  assert.deepEqual(await simulator.journal(), [])
  if (Symbol.asyncDispose) await new LocalHub()[Symbol.asyncDispose]()
})

test('it fails on purpose, and tells how often', async (t) => {
  const simulator = await LocalHub.start({ faults: [{ fault: 'status', status: 503, nth: 2 }] })
  t.after(() => simulator.stop())
  const hub = new Client(simulator.url, { maxAttempts: 1, headers: { 'X-Request-Id': 'first' } })
  await hub.engines.list()
  assert.equal(simulator.faultsTriggered, 0)
  const busy = await failure(hub.engines.list())
  assert.deepEqual([busy.kind, busy.status], ['Unavailable', 503])
  assert.equal(simulator.faultsTriggered, 1)
  const rule = { fault: 'close', operation: 'playout.*', after: 'effect', nth: undefined }
  for (const scenario of [
    [rule],
    { faults: [rule], seed: undefined },
    { faults: [rule], seed: 7n },
    JSON.stringify({ faults: [rule] }),
  ]) {
    await simulator.setFaults(scenario)
    assert.equal(simulator.faultsTriggered, 0)
    const lost = await failure(hub.playout.triggerButton(1, 2, 'in'))
    assert.deepEqual([lost.kind, lost.effect], ['ConnectionLost', 'maybe'])
    const told = await simulator.faults()
    assert.equal(told.seed, Number(scenario.seed ?? 0))
    const { seen, struck, fault, operation } = told.faults[0]
    assert.deepEqual([seen, struck, fault, operation], [1, 1, 'close', 'playout.*'])
  }
  await simulator.clearFaults()
  await hub.playout.triggerButton(1, 2, 'in')
  assert.deepEqual([simulator.faultsTriggered, (await simulator.faults()).faults], [0, []])
  assert.deepEqual(await simulator.requestStats('first'), { requests: 7, effects: 5 })
  assert.deepEqual(await simulator.requestStats('never'), { requests: 0, effects: 0 })
})

test('a scenario that cannot be used is refused, and the one before stays', async (t) => {
  const simulator = await LocalHub.start()
  t.after(() => simulator.stop())
  await simulator.setFaults([{ fault: 'close' }])
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
    const error = await failure(simulator.setFaults(scenario))
    const told = [error.kind, error.operation, error.argument]
    assert.deepEqual(told, ['Invalid', 'LocalHub', argument], error.message)
    assert.match(error.stack, /local_hub\.test\.mjs/)
  }
  assert.equal((await simulator.faults()).faults.length, 1)
  assert.equal((await failure(simulator.requestStats(3))).argument, 'requestId')
})

test('it begins anew', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'gfxhub-'))
  const simulator = await LocalHub.start()
  t.after(() => simulator.stop())
  const hub = new Client(simulator.url, { headers: { 'X-Request-Id': 'before' } })
  const { id } = await hub.playout.createRundown('forgotten')
  await simulator.reset()
  assert.deepEqual(await simulator.journal(), [])
  assert.deepEqual(await simulator.requestStats('before'), { requests: 0, effects: 0 })
  assert((await hub.playout.listRundowns()).every((rundown) => rundown.id !== id))
  await hub.playout.createRundown('next')
  assert.equal((await simulator.journal())[0].sequence, 2)
  const kept = await LocalHub.start({ store: join(folder, 'store') })
  const error = await failure(kept.reset())
  assert.deepEqual([error.kind, error.argument], ['Invalid', 'store'])
  await kept.stop()
  await rm(folder, { recursive: true })
})

test('pages of an allowed origin may call', async () => {
  const simulator = await LocalHub.start({ allowedOrigins: ['http://panel.example'] })
  const allowed = async (origin) => {
    const response = await fetch(`${simulator.url}/api/rest/v1/engines`, { headers: { origin } })
    return [response.status, response.headers.get('access-control-allow-origin')]
  }
  assert.deepEqual(await allowed('http://panel.example'), [200, 'http://panel.example'])
  assert.deepEqual(await allowed('http://other.example'), [403, null])
  await simulator.stop()
})

test('what is wrong is named', async () => {
  for (const [options, argument] of [
    [{ clok: 'real' }, 'clok'],
    [{ clock: 'fast' }, 'clock'],
    [{ port: 70000 }, 'port'],
    [{ port: '80' }, 'port'],
    [{ host: 'here' }, 'host'],
    [{ show: 3 }, 'show'],
    [{ show: '/no/such/show.json' }, 'show'],
    [{ show: { format: 1, engines: 3 } }, 'show'],
    [{ profile: '9.9' }, 'profile'],
    [{ apiKey: 3 }, 'apiKey'],
    [{ license: 3 }, 'license'],
    [{ license: { status: 200 } }, 'license'],
    [{ allowedHosts: 'box' }, 'allowedHosts'],
    [{ allowedOrigins: 'http://localhost:3000' }, 'allowedOrigins'],
    [{ allowedOrigins: ['*'] }, 'allowedOrigins'],
    [{ store: 3 }, 'store'],
    [{ token: () => 1 }, 'token'],
    [{ faults: 3 }, 'faults'],
    [{ serviceTime: -1 }, 'serviceTime'],
    [{ serviceTime: 10.1 }, 'serviceTime'],
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
  const simulator = await LocalHub.start()
  assert.equal((await failure(simulator.advance(1))).argument, 'clock')
  for (const seconds of [-1, NaN, '1', undefined]) {
    assert.equal((await failure(simulator.advance(seconds))).argument, 'seconds')
  }
  for (const sequence of [-1, 0.5, Infinity, '1']) {
    assert.equal((await failure(simulator.journalSince(sequence))).argument, 'sequence')
    assert.equal((await failure(simulator.requestsSince(sequence))).argument, 'number')
  }
  await simulator.stop()
})

test('engines leave and come back', async (t) => {
  const simulator = await LocalHub.start({ clock: 'manual' })
  t.after(() => simulator.stop())
  const hub = new Client(simulator.url)
  const nodes = await hub.engines.listNodes(3)
  await simulator.disconnectEngine(3)
  assert.equal((await hub.engines.get(3)).status, 'disconnected')
  assert.deepEqual(await hub.engines.listNodes(3), [])
  await simulator.restartEngine(3, { away: 3, empty: 1 })
  await simulator.advance(3)
  assert.notEqual((await hub.engines.get(3)).status, 'disconnected')
  assert.deepEqual(await hub.engines.listNodes(3), [])
  await simulator.advance(1)
  assert.deepEqual(await hub.engines.listNodes(3), nodes)
  for (const wrong of [99, 1.5, '3', undefined]) {
    assert.equal((await failure(simulator.disconnectEngine(wrong))).argument, 'engineId')
    assert.equal((await failure(simulator.restartEngine(wrong))).argument, 'engineId')
  }
  assert.equal((await failure(simulator.restartEngine(3, { away: -1 }))).argument, 'away')
  assert.equal((await failure(simulator.restartEngine(3, { empty: '1' }))).argument, 'empty')
})

test('a restart keeps port and journal', async () => {
  const simulator = await LocalHub.start()
  const hub = new Client(simulator.url)
  const rundowns = await hub.playout.listRundowns()
  await hub.playout.createRundown('Late News')
  const { port } = simulator
  await simulator.restart(0.05)
  assert.equal(simulator.port, port)
  assert.deepEqual(await hub.playout.listRundowns(), rundowns)
  assert.equal((await simulator.journal()).length, 1)
  assert.equal((await failure(simulator.restart(-1))).argument, 'down')
  await simulator.stop()
  assert.equal((await failure(simulator.restart())).kind, 'Io')
})

test('calls take the service time', async () => {
  const simulator = new LocalHub({ serviceTime: 0.05 })
  assert.equal(simulator.serviceTime, 0.05)
  const hub = new Client(simulator.url)
  const began = performance.now()
  await hub.engines.list()
  assert(performance.now() - began >= 49)
  await simulator.setServiceTime(0)
  assert.equal(simulator.serviceTime, 0)
  for (const wrong of [-1, 10.1, NaN, '0']) {
    assert.equal((await failure(simulator.setServiceTime(wrong))).argument, 'seconds')
  }
  await simulator.stop()
})
