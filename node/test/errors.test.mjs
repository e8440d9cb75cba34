// Tests of errors: their members, their stacks, and invalid arguments.

import assert from 'node:assert/strict'
import { createServer } from 'node:net'
import { once } from 'node:events'
import test from 'node:test'

import { Client, GfxHubError, LocalHub } from 'gfxhub'
import { SlowHub } from './slow_hub.mjs'

const failure = (promise) =>
  promise.then(
    () => assert.fail('it succeeded'),
    (error) => error,
  )

test('an error carries what the core knows, and the stack of the call', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  const hub = new Client(slow.url)
  async function press() {
    await hub.playout.triggerButton(1, 2, 'take')
  }
  const pressed = failure(press())
  await slow.has(1)
  slow.answer({ error: 'Rundown item not found.' }, 404)
  const error = await pressed
  assert(error instanceof GfxHubError && error instanceof Error)
  assert.equal(error.name, 'GfxHubError')
  const { message, elapsed, ...facts } = { ...error, message: error.message }
  assert.deepEqual(facts, {
    kind: 'NotFound',
    code: 'GFXHUB_NOT_FOUND',
    effect: 'none',
    hub: slow.url,
    operation: 'playout.trigger_button',
    method: 'POST',
    path: '/api/rest/v1/playout/rundowns/1/items/2/take',
    status: 404,
    body: '{"error":"Rundown item not found."}',
    attempts: 1,
    argument: null,
    jsonPath: null,
    phase: null,
    retryAfter: null,
  })
  assert(elapsed > 0)
  assert.match(message, /^playout\.trigger_button \(POST .*Rundown item not found/)
  assert(error.stack.startsWith(`GfxHubError [GFXHUB_NOT_FOUND]: ${message}\n    at `))
  assert.match(error.stack, /at press \(.*errors\.test\.mjs/)
})

test('times are in milliseconds', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  const hub = new Client(slow.url)
  const began = performance.now()
  const late = await failure(hub.engines.list({ timeoutMs: 80 }))
  assert.deepEqual([late.kind, late.effect], ['Timeout', 'none'])
  assert(performance.now() - began < 1000)
  assert(late.elapsed >= 75 && late.elapsed < 1000, `${late.elapsed}`)
  const throttled = failure(new Client(slow.url, { maxAttempts: 1 }).engines.list())
  await slow.has(2)
  slow.waiting[1].setHeader('Retry-After', '3')
  slow.answer('[]', 429)
  assert.equal((await throttled).retryAfter, 3000)
})

test('no hub is a Connect error', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  const error = await failure(new Client(`http://127.0.0.1:${port}`).engines.list())
  assert.deepEqual([error.kind, error.effect, error.status], ['Connect', 'none', null])
})

test('wrong options of a client are named', () => {
  const refused = (url, options) => {
    try {
      new Client(url, options)
    } catch (error) {
      assert(error instanceof GfxHubError)
      assert.equal(error.kind, 'Invalid')
      assert.match(error.stack, /errors\.test\.mjs/)
      return error.argument
    }
    assert.fail('the options were accepted')
  }
  const url = 'http://10.0.0.5'
  assert.equal(refused('10.0.0.5'), 'url')
  assert.equal(refused(undefined), 'url')
  assert.equal(refused(url, 'x'), 'options')
  assert.equal(refused(url, null), 'options')
  for (const [name, value] of [
    ['timout', 1],
    ['apiKey', 3],
    ['headers', []],
    ['headers', { a: 1 }],
    ['timeoutMs', '10'],
    ['timeoutMs', NaN],
    ['timeoutMs', -1],
    ['timeoutMs', 0],
    ['resolveTimeoutMs', true],
    ['connectTimeoutMs', null],
    ['sendTimeoutMs', 1e300],
    ['responseTimeoutMs', {}],
    ['bodyTimeoutMs', 0.1],
    ['caFile', 1],
    ['proxy', 1],
    ['maxIdleConnections', 1.5],
    ['maxIdleConnections', 0],
    ['maxAttempts', 0],
    ['maxAttempts', 4],
    ['maxAttempts', 1.5],
    ['maxAttempts', '2'],
    ['maxAttempts', 2 ** 40],
    ['maxResponseBytes', -1],
    ['userAgent', ''],
    ['onEvent', 'log'],
    ['apiKey', () => {}],
  ]) {
    assert.equal(refused(url, { [name]: value }), name, `${name}: ${String(value)}`)
  }
  assert.throws(() => new Client(url, { caFile: '/no/such/file' }), { kind: 'Io' })
  new Client(url, { timeoutMs: undefined, apiKey: undefined })
})

test('options of calls that do not exist are refused, not left out', async () => {
  const hub = new Client('http://127.0.0.1:9')
  const calls = [
    [hub.engines.list({ timout: 5 }), 'timout'],
    [hub.engines.list(5), 'options'],
    [hub.engines.list([]), 'options'],
    [hub.engines.list(null), 'options'],
    [hub.engines.list({ timeoutMs: '5' }), 'timeoutMs'],
    [hub.engines.list({ timeoutMs: 0 }), 'timeoutMs'],
    [hub.engines.list({ timeoutMs: NaN }), 'timeoutMs'],
    [hub.engines.list({ timeoutMs: Infinity }), 'timeoutMs'],
    [hub.engines.list({ timeoutMs: 1e9 }), 'timeoutMs'],
    [hub.engines.list({ resend: 1 }), 'resend'],
    [hub.launcher.stop(1, { resend: null }), 'resend'],
    [hub.engines.get(3, {}, 4), 'arguments'],
    [hub.engines.setProperty(3, 'a', 'b', 1, { Duration: 1 }), 'Duration'],
    [hub.engines.setProperty(3, 'a', 'b', 1, { duraton: 1 }), 'duraton'],
    [hub.invoke('engines.list', {}, { interpolation: 1 }), 'interpolation'],
    [hub.invoke('engines.list', 3), 'arguments'],
    [hub.invoke('engines.list', []), 'arguments'],
    [hub.invoke('engines.list', '[]'), 'arguments'],
    [hub.invoke('engines.lst'), 'operation'],
    [hub.invoke(undefined), 'operation'],
    [hub.request('FETCH', '/x'), 'method'],
    [hub.request('GET', undefined), 'path'],
    [hub.request('POST', '/x', undefined, { duration: 1 }), 'duration'],
  ]
  const errors = await Promise.all(calls.map(([promise]) => failure(promise)))
  errors.forEach((error, at) => {
    const due = ['Invalid', 'none', calls[at][1]]
    assert.deepEqual([error.kind, error.effect, error.argument], due)
    assert.match(error.stack, /errors\.test\.mjs/)
  })
})

test('a method without its group says so', async () => {
  const { list } = new Client('http://127.0.0.1:9').engines
  const error = await failure(list())
  assert.deepEqual(
    [error.kind, error.operation, error.argument],
    ['Invalid', 'engines.list', 'this'],
  )
})

test('a client is disposed of where Node has a name for it', async () => {
  const hub = new Client('http://127.0.0.1:9')
  if (Symbol.asyncDispose) await hub[Symbol.asyncDispose]()
  else hub.close()
  assert.equal((await failure(hub.engines.list())).kind, 'Closed')
})

test('keys are shown nowhere', async () => {
  const simulator = await LocalHub.start({ apiKey: 'rh_secret' })
  const hub = new Client(simulator.url, { apiKey: 'rh_other' })
  const error = await failure(hub.engines.list())
  assert.equal(error.kind, 'Auth')
  const told = `${error.stack} ${JSON.stringify(error)} ${(await import('node:util')).inspect(hub)}`
  assert(!told.includes('rh_other'), told)
  await simulator.stop()
})
