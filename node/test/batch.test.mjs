// Tests of batches: one call reads or sets many properties, and each item has a result that does
// not depend on the others.

import assert from 'node:assert/strict'
import { getEventListeners, once } from 'node:events'
import { fileURLToPath } from 'node:url'
import test from 'node:test'
import { inspect } from 'node:util'
import { Worker } from 'node:worker_threads'

import { Client, GfxHubError, LocalHub } from 'gfxhub'
import { EchoHub } from './echo_hub.mjs'

const failure = (promise) =>
  promise.then(
    () => assert.fail('it succeeded'),
    (error) => error,
  )

/** Returns this many items, each of which sets a property to the item's index. */
const sets = (count) =>
  Array.from({ length: count }, (_, value) => ({
    engineId: 3,
    nodePath: 'Wall',
    propertyPath: `Led//Level/${value}`,
    value,
  }))

/** Properties of the demo show, and a property that does not exist. */
const softness = { engineId: 3, nodePath: 'Cyclorama', propertyPath: 'Material//Softness/0' }
const opacity = { engineId: 3, nodePath: 'Mixer_0', propertyPath: 'Default//Opacity/0' }
const missing = { engineId: 3, nodePath: 'Cyclorama', propertyPath: 'No//Such/0' }

async function simulated(t, options, clientOptions) {
  const simulator = await LocalHub.start(options)
  t.after(() => simulator.stop())
  return { simulator, hub: new Client(simulator.url, clientOptions) }
}

async function echoing(t, pause, clientOptions) {
  const echo = await EchoHub.start(pause)
  t.after(() => echo.stop())
  return { echo, hub: new Client(echo.url, clientOptions) }
}

/** Counts the results by kind and effect. */
function counted(results) {
  const counts = {}
  for (const { status, reason } of results) {
    const told = status === 'fulfilled' ? status : `${reason.kind} ${reason.effect}`
    counts[told] = (counts[told] ?? 0) + 1
  }
  return counts
}

test('64 sets have their results in the order given', async (t) => {
  // The responses arrive in another order than the requests.
  const { echo, hub } = await echoing(t, (number) => (number * 7) % 5)
  const given = sets(64)
  const results = await hub.engines.setProperties(given)
  assert.equal(results.length, 64)
  results.forEach(({ status, engineId, nodePath, propertyPath, value, ...more }, at) => {
    assert.equal(status, 'fulfilled')
    assert.deepEqual({ engineId, nodePath, propertyPath, value: value.Value }, given[at])
    assert.deepEqual(more, {})
  })
  assert.deepEqual(results.failed, [])
  assert.equal(results.connections, 32)
  assert.equal(echo.connections, 32)
  assert(results.skew > 0 && results.skew <= results.elapsed, inspect(results.at(-1)))
})

test('one that fails says why, and the others are done', async (t) => {
  const { hub } = await simulated(t)
  const results = await hub.engines.setProperties([
    { ...softness, value: 0.5 },
    { ...missing, value: 0.5 },
    { ...opacity, value: 0 },
  ])
  assert.deepEqual(
    results.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  )
  assert.equal(results[0].value.Value, 0.5)
  const [{ reason, ...address }, ...others] = results.failed
  assert.deepEqual(address, { status: 'rejected', ...missing })
  assert.deepEqual(others, [])
  assert(reason instanceof GfxHubError)
  const alone = await failure(hub.engines.setProperty(...Object.values(missing), 0.5))
  for (const name of ['name', 'code', 'kind', 'effect', 'operation', 'status', 'path', 'body']) {
    assert.equal(reason[name], alone[name], name)
  }
  assert.equal(reason.message, alone.message)
  assert.equal(reason.attempts, 1)
  assert.equal(reason.cause, undefined)
  assert.match(reason.stack, /^GfxHubError \[GFXHUB_[A-Z_]+\]: .*\n {4}at .*batch\.test\.mjs/s)
  assert.match(new Error('later').stack, /batch\.test\.mjs/)
})

test('what it gives is an array like that of Promise.allSettled', async (t) => {
  const { hub } = await simulated(t)
  const results = await hub.engines.getProperties([softness, missing])
  assert(Array.isArray(results))
  const [{ value }, { reason, value: none }] = results
  assert.equal(value.PropertyPath, softness.propertyPath)
  assert.deepEqual([reason.operation, none], ['engines.get_property', undefined])
  for (const plain of [
    results.map((result) => result),
    results.filter(() => true),
    results.slice(),
    results.flatMap((result) => [result]),
    results.failed,
  ]) {
    assert.equal(Object.getPrototypeOf(plain), Array.prototype)
    assert.equal(plain.skew, undefined)
  }
  const cloned = structuredClone(results)
  assert.equal(cloned.length, 2)
  assert.deepEqual(cloned[0].value, value)
  assert.equal(cloned[1].reason.message, reason.message)
  assert.deepEqual([cloned.skew, cloned.connections], [results.skew, results.connections])
  const written = JSON.parse(JSON.stringify(results))
  assert.deepEqual(written[0], { status: 'fulfilled', ...softness, value })
  assert.equal(written[1].reason.kind, reason.kind)
  assert.match(inspect(results), /^BatchReport\(2\) \[.*skew: .*elapsed: .*connections: /s)
  assert.match(inspect(hub.engines), /callFunction, setProperties, getProperties, listPropertiesOf/)
})

test('a set that must not be sent refuses all, by the name that it has here', async (t) => {
  const { simulator, hub } = await simulated(t)
  const good = { ...opacity, value: 0 }
  const refused = async (call, argument, message = /./) => {
    const error = await failure(call)
    assert.deepEqual([error.kind, error.effect, error.argument], ['Invalid', 'none', argument])
    assert(error.message.includes(`: ${argument}: `), error.message)
    assert.match(error.message, message)
    assert.match(error.stack, /batch\.test\.mjs/)
    return error
  }
  const throws = {
    get propertyPath() {
      throw new Error('not now')
    },
  }
  const set = (...sets) => hub.engines.setProperties(sets)
  const { operation } = await refused(
    set(good, good, good, { ...good, duration: -1 }),
    'sets[3].duration',
  )
  assert.equal(operation, 'engines.set_properties')
  for (const [wrong, member, message] of [
    [{ value: NaN }, 'value'],
    [{ value: { x: 1, y: Infinity } }, 'value.y'],
    [{ value: [undefined] }, 'value[0]'],
    [{ value: new Date() }, 'value', /Date cannot be sent/],
    [{ value: undefined }, 'value', /required/],
    [{ value: null }, 'value'],
    [{ value: 2n ** 64n }, 'value', /64 bits/],
    [{ engineId: '3' }, 'engineId'],
    [{ engineId: 2 ** 53 }, 'engineId', /may not be exact/],
    [{ engineId: undefined }, 'engineId', /required/],
    [{ nodePath: '..' }, 'nodePath'],
    [{ nodePath: 7 }, 'nodePath'],
    [{ propertyPath: '' }, 'propertyPath'],
    [{ interpolation: 'EasIn' }, 'interpolation'],
    [{ duration: {} }, 'duration'],
    [{ duration: 1 }, 'duration', /would jump at once; give one/],
    [{ delay: NaN }, 'delay'],
    [{ duraton: 1 }, 'duraton', /there is no such member; the members are engineId,/],
    [throws, 'propertyPath', /not now/],
  ]) {
    const item = Object.defineProperties({ ...good }, Object.getOwnPropertyDescriptors(wrong))
    await refused(set(good, item), `sets[1].${member}`, message)
  }
  for (const item of [null, 7, 'text', [3, 'a', 'b', 0]]) {
    await refused(set(good, good, item), 'sets[2]', /must be an object/)
  }
  for (const given of [undefined, null, 7, 'text', good, () => []]) {
    await refused(hub.engines.setProperties(given), 'sets', /an array or another iterable/)
  }
  const broken = (function* () {
    yield good
    throw new Error('half way')
  })()
  await refused(hub.engines.setProperties(broken), 'sets', /half way/)
  await refused(hub.engines.setProperties(Array(65_537).fill(good)), 'sets', /65536/)
  await refused(hub.engines.setProperties([], {}, 1), 'arguments')
  for (const [options, argument] of [
    [{ ordered: 1 }, 'ordered'],
    [{ stopOnError: 'yes' }, 'stopOnError'],
    [{ maxTotal: 0 }, 'maxTotal'],
    [{ maxTotal: 1.5 }, 'maxTotal'],
    [{ onProgress: true }, 'onProgress'],
    [{ onprogress: () => {} }, 'onprogress'],
    [{ timeout: 5 }, 'timeout'],
    [{ timeoutMs: -5 }, 'timeoutMs'],
    [{ signal: {} }, 'signal'],
  ]) {
    await refused(hub.engines.setProperties([good], options), argument)
  }
  await refused(hub.engines.getProperties([opacity, good]), 'addresses[1].value', /no such member/)
  await refused(hub.engines.getProperties([{ ...opacity, nodePath: '' }]), 'addresses[0].nodePath')
  await refused(hub.engines.getProperties([{ engineId: 3 }]), 'addresses[0].nodePath', /required/)
  await refused(hub.engines.listPropertiesOf(), 'engineId', /required/)
  await refused(hub.engines.listPropertiesOf('3'), 'engineId')
  await refused(hub.engines.listPropertiesOf(2 ** 53), 'engineId', /may not be exact/)
  await refused(hub.engines.listPropertiesOf(3, 'Mixer_0'), 'nodePaths')
  await refused(hub.engines.listPropertiesOf(3, { timeoutMs: 100 }), 'nodePaths')
  await refused(hub.engines.listPropertiesOf(3, ['Mixer_0', 7]), 'nodePaths[1]')
  await refused(hub.engines.listPropertiesOf(3, ['Mixer_0', '..']), 'nodePaths[1]')
  await refused((0, hub.engines.setProperties)([good]), 'this')
  assert.deepEqual(await simulator.requests(), [])
})

test('what a set holds is what is sent', async (t) => {
  const { echo, hub } = await echoing(t)
  const value = { x: -0, y: 0.1, z: 9007199254740993n }
  const eased = { interpolation: 'EaseIn', duration: 1.5, delay: 0.25 }
  const set = { engineId: 3n, nodePath: 'a/b', propertyPath: 'c', value, ...eased }
  const [{ engineId, nodePath, status }] = await hub.engines.setProperties([set])
  assert.deepEqual([status, engineId, nodePath], ['fulfilled', 3n, 'a/b'])
  const alone = [set.engineId, set.nodePath, set.propertyPath, value, eased]
  await hub.engines.setProperty(...alone)
  assert.equal(echo.requests.length, 2)
  assert.deepEqual(echo.requests[0], echo.requests[1])
})

test('sets of the same property are sent in the order given', async (t) => {
  const { echo, hub } = await echoing(t, (number) => (number * 7919) % 4)
  const given = Array.from({ length: 200 }, (_, value) => ({
    engineId: 3,
    nodePath: 'Wall',
    propertyPath: `Level${value % 10}${['', '.x', '.y'][value % 3]}`,
    value,
  }))
  assert.deepEqual((await hub.engines.setProperties(given)).failed, [])
  assert(echo.most > 1, `${echo.most}`)
  for (let property = 0; property < 10; property++) {
    const own = echo.requests.filter(({ path }) => path.startsWith(`Level${property}`))
    const values = own.map(({ body }) => JSON.parse(body).Value)
    assert.deepEqual(
      values,
      given.map(({ value }) => value).filter((value) => value % 10 === property),
    )
  }
})

test('ordered sends one after the other', async (t) => {
  const { echo, hub } = await echoing(t, (number) => number % 3)
  const given = sets(20)
  Object.assign(given[7], { interpolation: 'Linear', duration: 0.1 })
  const results = await hub.engines.setProperties(given, { ordered: true })
  assert.deepEqual(results.failed, [])
  assert.equal(echo.most, 1)
  assert.deepEqual(
    echo.requests.map(({ path }) => path),
    given.map(({ propertyPath }) => propertyPath),
  )
})

test('an eased set is in the same batch, alone on its connection, and is never resent', async (t) => {
  const { echo, hub } = await echoing(t)
  const given = sets(6)
  Object.assign(given[1], { interpolation: 'EaseIn', duration: 0.5 })
  Object.assign(given[4], { propertyPath: given[1].propertyPath })
  assert.deepEqual((await hub.engines.setProperties(given)).failed, [])
  const own = echo.requests.filter(({ path }) => path === given[1].propertyPath)
  assert.deepEqual(
    own.map(({ body }) => JSON.parse(body).Value),
    [1, 4],
  )
  assert.deepEqual(
    echo.requests.filter(({ close }) => close),
    [own[0]],
  )
  const { simulator, hub: broken } = await simulated(t, {
    faults: [{ fault: 'reset', after: 'effect', operation: 'engines.set_property' }],
  })
  const results = await broken.engines.setProperties([
    { ...softness, value: 0.5 },
    { ...opacity, value: 0.5, interpolation: 'Linear', duration: 0.1 },
  ])
  assert.deepEqual(
    results.map(({ reason }) => [reason.effect, reason.attempts]),
    [
      ['maybe', 2],
      ['maybe', 1],
    ],
  )
  assert.equal((await simulator.requests()).length, 3)
})

test('when the time is up it resolves, and each says what is known', async (t) => {
  // The hub responds to the first ten requests.
  const { echo, hub } = await echoing(t, (number) => (number < 10 ? 0 : undefined))
  const results = await hub.engines.setProperties(sets(100), { timeoutMs: 400 })
  assert(results.elapsed > 390 && results.elapsed < 800, `${results.elapsed}`)
  assert.deepEqual(counted(results), { fulfilled: 10, 'Timeout maybe': 32, 'Timeout none': 58 })
  assert.equal(echo.requests.length, 42)
  const read = await hub.engines.getProperties([softness], { timeoutMs: 100 })
  assert.deepEqual(counted(read), { 'Timeout none': 1 })
})

test('an abort ends it soon, and says what became of each', async (t) => {
  // The hub responds to the first ten sets, whose paths end in one digit.
  const { echo, hub } = await echoing(t, (_, { path }) =>
    /\/\d$/.test(path) && path !== softness.propertyPath ? 0 : undefined,
  )
  const controller = new AbortController()
  const { signal } = controller
  const given = sets(1000)
  Object.assign(given[20], { interpolation: 'Linear', duration: 1 })
  const [batch, read] = [
    hub.engines.setProperties(given, { signal }),
    hub.engines.getProperties([softness], { signal }),
  ]
  await echo.has(44)
  const reason = new Error('the show is over')
  const began = performance.now()
  controller.abort(reason)
  const results = await batch
  const took = performance.now() - began
  assert(took < 150, `${took} ms`)
  const due = { fulfilled: 10, 'Cancelled maybe': 33, 'Cancelled none': 957 }
  assert.deepEqual(counted(results), due)
  for (const { reason: error } of results.failed) {
    assert.deepEqual([error.name, error.cause], ['AbortError', reason])
    assert.match(error.stack, /batch\.test\.mjs/)
  }
  assert.deepEqual(counted(await read), { 'Cancelled none': 1 })
  assert.equal(getEventListeners(signal, 'abort').length, 0)
  const addresses = [softness, softness]
  const timed = hub.engines.getProperties(addresses, { signal: AbortSignal.timeout(30) })
  assert.deepEqual(
    (await timed).map(({ reason }) => reason.name),
    ['TimeoutError', 'TimeoutError'],
  )
})

test('an abort before anything was tried rejects', async (t) => {
  const { echo, hub } = await echoing(t, () => undefined)
  const aborted = hub.engines.setProperties(sets(2), { signal: AbortSignal.abort('over') })
  const error = await failure(aborted)
  assert.deepEqual([error.kind, error.effect, error.cause], ['Cancelled', 'none', 'over'])
  assert.equal(error.operation, 'engines.set_properties')
  // Occupies all threads.
  const first = new AbortController()
  const held = sets(32).map((set) => hub.engines.setProperties([set], { signal: first.signal }))
  await echo.has(32)
  const second = new AbortController()
  const waits = failure(hub.engines.setProperties(sets(1), { signal: second.signal }))
  second.abort('enough')
  const withdrawn = await waits
  assert.deepEqual([withdrawn.kind, withdrawn.effect], ['Cancelled', 'none'])
  assert.equal(withdrawn.cause, 'enough')
  const late = await failure(hub.engines.setProperties(sets(1), { timeoutMs: 50 }))
  assert.deepEqual([late.kind, late.effect, late.attempts], ['Timeout', 'none', 0])
  const unsent = failure(hub.engines.setProperties(sets(1)))
  hub.close()
  assert.equal((await unsent).kind, 'Closed')
  for (const results of await Promise.all(held)) {
    assert.deepEqual(counted(results), { 'Cancelled maybe': 1 })
  }
  assert.equal(echo.requests.length, 32)
})

test('closing the client ends it, and each says what is known', async (t) => {
  const { echo, hub } = await echoing(t, () => undefined)
  const batch = hub.engines.setProperties(sets(100))
  await echo.has(32)
  const began = performance.now()
  hub.close()
  const results = await batch
  const took = performance.now() - began
  assert(took < 150, `${took} ms`)
  assert.deepEqual(counted(results), { 'Cancelled maybe': 32, 'Cancelled none': 68 })
  assert(results.failed.every(({ reason }) => reason.cause === undefined))
  const after = await failure(hub.engines.setProperties(sets(1)))
  assert.deepEqual([after.kind, after.operation], ['Closed', 'engines.set_properties'])
})

test('nothing more is sent after a failure where that is asked for', async (t) => {
  const { simulator, hub } = await simulated(t, {}, { maxBatchConnections: 1 })
  const addresses = [opacity, opacity, missing, opacity, opacity]
  const results = await hub.engines.getProperties(addresses, { stopOnError: true })
  const [one, two, failed, ...rest] = results.map(({ reason }) => reason?.kind)
  assert.deepEqual([one, two, rest], [undefined, undefined, ['Cancelled', 'Cancelled']])
  assert.notEqual(failed, 'Cancelled')
  assert.deepEqual([results[4].reason.effect, results[4].reason.attempts], ['none', 0])
  assert.equal((await simulator.requests()).length, 3)
})

test('the responses have a limit in all', async (t) => {
  const { hub } = await simulated(t, {}, { maxBatchConnections: 1 })
  const results = await hub.engines.getProperties(Array(100).fill(opacity), { maxTotal: 2000 })
  const { fulfilled, ...failed } = counted(results)
  assert(fulfilled > 0 && fulfilled < 50, `${fulfilled}`)
  assert.deepEqual(failed, { 'TooLarge none': 100 - fulfilled })
})

test('progress is told at most ten times a second, and false cancels', async (t) => {
  const { hub } = await echoing(t, () => 20, { maxBatchConnections: 4 })
  const told = []
  const began = performance.now()
  const note = (done, total) => void told.push([done, total, performance.now() - began])
  const results = await hub.engines.setProperties(sets(120), { onProgress: note })
  assert.deepEqual(results.failed, [])
  assert(told.length >= 2 && told.length <= results.elapsed / 100 + 1, inspect(told))
  assert.deepEqual(told.at(-1).slice(0, 2), [120, 120])
  let before = 0
  for (const [done, total] of told) {
    assert(done >= before && done <= total && total === 120, inspect(told))
    before = done
  }
  let times = 0
  const cancelled = await hub.engines.setProperties(sets(120), {
    onProgress: () => (++times > 1 ? false : undefined),
  })
  assert.equal(times, 2)
  const counts = counted(cancelled)
  assert(counts.fulfilled > 0 && counts['Cancelled none'] > 0, inspect(counts))
  assert.equal(cancelled.failed.length + counts.fulfilled, 120)
  assert(cancelled.failed.every(({ reason }) => reason.cause === undefined))
})

test('of the progress that a busy event loop did not hear it is told the latest', async (t) => {
  const { echo, hub } = await echoing(t, () => 20, { maxBatchConnections: 4 })
  const told = []
  const note = () => void told.push(performance.now())
  // The batch takes a second: ten reports of progress, most of them while the loop is blocked.
  const batch = hub.engines.setProperties(sets(200), { onProgress: note })
  await echo.has(1)
  const until = performance.now() + 1000
  while (performance.now() < until);
  const { failed } = await batch
  const after = performance.now() - until
  assert.deepEqual(failed, [])
  // After the block come the report that waited, one report every 100 ms, and the last report.
  const since = told.filter((time) => time >= until).length
  assert(since >= 1 && since <= after / 100 + 2, `${since} in ${after} ms`)
})

test('what onProgress throws becomes a warning, and the batch goes on', async (t) => {
  const { hub } = await echoing(t, () => 20, { maxBatchConnections: 4 })
  const thrown = new Error('in the progress bar')
  const warned = once(process, 'warning')
  const results = await hub.engines.setProperties(sets(60), {
    onProgress() {
      throw thrown
    },
  })
  assert.equal((await warned)[0], thrown)
  assert.deepEqual(counted(results), { fulfilled: 60 })
})

test('an empty batch sends nothing', async (t) => {
  const { simulator, hub } = await simulated(t)
  for (const call of [hub.engines.setProperties([]), hub.engines.getProperties(new Set())]) {
    const results = await call
    assert.deepEqual([...results], [])
    assert.deepEqual([results.skew, results.connections], [0, 0])
  }
  assert.deepEqual(await simulator.requests(), [])
})

test('the properties of all nodes are listed, or those of some', async (t) => {
  const { hub } = await simulated(t)
  const nodes = await hub.engines.listNodes(3)
  for (const results of [
    await hub.engines.listPropertiesOf(3),
    await hub.engines.listPropertiesOf(3, []),
    await hub.engines.listPropertiesOf(3, undefined, { timeoutMs: 5000 }),
  ]) {
    assert.deepEqual(
      results.map(({ engineId, nodePath }) => ({ engineId, nodePath })),
      nodes.map(({ NodePath }) => ({ engineId: 3, nodePath: NodePath })),
    )
    for (const { nodePath, value } of results) {
      assert.deepEqual(value, await hub.engines.listProperties(3, nodePath))
    }
  }
  const some = await hub.engines.listPropertiesOf(3, new Set(['Mixer_0', 'No_Node']))
  assert.deepEqual(
    some.map(({ status, nodePath }) => [status, nodePath]),
    [
      ['fulfilled', 'Mixer_0'],
      ['rejected', 'No_Node'],
    ],
  )
  assert.equal(some.failed[0].reason.operation, 'engines.list_properties')
  const error = await failure(hub.engines.listPropertiesOf(99))
  assert.deepEqual([error.operation, error.effect], ['engines.list_nodes', 'none'])
})

test('anything that can be iterated over is taken', async (t) => {
  const { hub } = await simulated(t)
  const all = [
    { ...softness, value: 0.25 },
    { ...opacity, value: 0.5 },
  ]
  const generated = (function* () {
    yield* all
  })()
  for (const given of [generated, new Set(all), new Map(Object.entries(all)).values()]) {
    const results = await hub.engines.setProperties(given)
    assert.deepEqual(
      results.map(({ value }) => value.Value),
      [0.25, 0.5],
    )
  }
  class Held {
    engineId = 3
    nodePath = 'Mixer_0'
    propertyPath = 'Default//Opacity/0'
  }
  const [{ value }] = await hub.engines.getProperties([new Held()])
  assert.equal(value.Value, 0.5)
})

test('each property is what a single call gives', async (t) => {
  const { echo, hub } = await echoing(t)
  const bodies = [
    '{"PropertyPath":"p"}',
    '{"PropertyPath":"p","DisplayName":null,"Value":null}',
    '{"new":{"a":[1.50,"\\u00e4"]},"Value":{"x":1},"DisplayName":"\\"d\\"","PropertyPath":"\\u2028"}',
    '{"PropertyPath":7,"DisplayName":8,"Value":1e300,"__proto__":{"x":1}}',
  ]
  echo.server.removeAllListeners('request')
  echo.server.on('request', (request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'application/json' })
    const body = bodies[request.url.at(-1)]
    response.end(request.url.includes('/nodes/all/') ? `[${bodies}]` : body)
  })
  const addresses = bodies.map((_, at) => ({ engineId: 3, nodePath: 'n', propertyPath: `${at}` }))
  const results = await hub.engines.getProperties(addresses)
  for (const [at, { value }] of results.entries()) {
    assert.deepEqual(value, await hub.engines.getProperty(...Object.values(addresses[at])))
  }
  const [{ value }] = await hub.engines.listPropertiesOf(3, ['all'])
  assert.deepEqual(value, await hub.engines.listProperties(3, 'all'))
  assert.equal(value.length, bodies.length)
})

test('integers beyond 2^53 are never rounded', async (t) => {
  const { echo, hub } = await echoing(t)
  const given = sets(3)
  given[1].value = { a: [18446744073709551615n], b: 1 }
  given[2].value = -9007199254740993n
  const results = await hub.engines.setProperties(given)
  assert.deepEqual(
    results.map(({ value }) => value.Value),
    [0, { a: ['18446744073709551615'], b: 1 }, '-9007199254740993'],
  )
  const exact = new Client(echo.url, { bigint: true })
  const read = await exact.engines.setProperties(given)
  assert.deepEqual(
    read.map(({ value }) => value.Value),
    given.map(({ value }) => value),
  )
})

test('each attempt is reported', async (t) => {
  const events = []
  const { hub } = await simulated(
    t,
    { faults: [{ fault: 'status', status: 503, nth: 2 }] },
    { onEvent: (event) => events.push(event) },
  )
  const results = await hub.engines.getProperties([softness, opacity, missing])
  assert.equal(results.failed.length, 1)
  assert.equal(events.length, 4)
  assert(events.every(({ operation }) => operation === 'engines.get_property'))
  assert.deepEqual(
    events.map(({ attempt, status }) => [attempt, status]).filter(([attempt]) => attempt > 1)
      .length,
    1,
  )
})

test('many batches at once have each its own results', async (t) => {
  const { hub } = await echoing(t)
  const batches = Array.from({ length: 50 }, (_, batch) =>
    sets(10).map((set) => ({ ...set, nodePath: `Wall ${batch}`, value: batch * 100 + set.value })),
  )
  const all = await Promise.all(batches.map((batch) => hub.engines.setProperties(batch)))
  all.forEach((results, batch) => {
    assert.deepEqual(
      results.map(({ value }) => value?.Value),
      batches[batch].map(({ value }) => value),
    )
  })
})

test('a set that a newer one has overtaken is not sent', async (t) => {
  const { echo, hub } = await echoing(t, () => undefined)
  const batches = sets(20).map(({ value }) =>
    hub.engines.setProperties([{ ...softness, value }], { timeoutMs: 500 }),
  )
  const results = (await Promise.all(batches)).flat()
  const { 'Timeout maybe': sent, 'Superseded none': overtaken = 0 } = counted(results)
  assert.equal(sent + overtaken, 20)
  assert.equal(echo.requests.length, sent)
})

/** Program of a worker: one batch ends, and another is still running when the worker ends. */
const worker = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { Client } = require(workerData.entry)
  const hub = new Client(workerData.url)
  const set = { engineId: 3, nodePath: 'n', propertyPath: 'p', value: 7 }
  hub.engines.setProperties([set]).then((results) => {
    const onProgress = () => {}
    hub.engines.setProperties(Array(500).fill(set), { onProgress }).catch(() => {})
    parentPort.postMessage(results)
  })
`

test('a worker makes batches, and ends in the middle of one', async (t) => {
  const { echo } = await echoing(t, (number) => (number % 2 ? 30 : 0))
  const entry = fileURLToPath(new URL('../index.cjs', import.meta.url))
  for (let at = 0; at < 10; at++) {
    const running = new Worker(worker, { eval: true, workerData: { entry, url: echo.url } })
    const [results] = await once(running, 'message')
    assert.equal(results[0].value.Value, 7)
    await new Promise((turn) => setTimeout(turn, at * 15))
    const began = performance.now()
    await running.terminate()
    assert(performance.now() - began < 1000)
  }
})
