// Tests of live sessions: the last value arrives, steps of knobs add up, and listeners receive
// their reports, whatever the hub does.

import assert from 'node:assert/strict'
import { getEventListeners, once } from 'node:events'
import test from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { inspect } from 'node:util'

import { Client, GfxHubError, LocalHub } from 'gfxhub'
import { EchoHub } from './echo_hub.mjs'

const OPACITY = [3, 'Mixer_0', 'Default//Opacity/0']
const opacityAddress = { engineId: 3, nodePath: OPACITY[1], propertyPath: OPACITY[2] }
const COLOUR = [3, 'Cyclorama', 'Material//MaskColor/0']
const kinds = ['failed', 'superseded', 'expired', 'lost', 'back']

const failure = (promise) =>
  promise.then(
    () => assert.fail('it succeeded'),
    (error) => error,
  )

const refused = (work) => {
  try {
    work()
  } catch (error) {
    return error
  }
  return assert.fail('the value was accepted')
}

async function simulated(t, options) {
  const simulator = await LocalHub.start()
  t.after(() => simulator.stop())
  const hub = new Client(simulator.url)
  t.after(() => hub.close())
  return { simulator, hub, live: hub.live(options) }
}

async function echoing(t, wait, options) {
  const echo = await EchoHub.start(wait)
  t.after(() => echo.stop())
  const hub = new Client(echo.url)
  t.after(() => hub.close())
  return { echo, hub, live: hub.live(options) }
}

const held = async (hub, place) => (await hub.engines.getProperty(...place)).Value

/** Collects every report when it arrives. */
function reported(live) {
  const reports = []
  for (const kind of kinds) live.on(kind, (report) => reports.push(report))
  return reports
}

/** Resolves when a condition is true. Rejects after some time. */
async function until(isSo) {
  const began = performance.now()
  while (!(await isSo())) {
    assert(performance.now() - began < 10_000, `never: ${isSo}`)
    await pause(5)
  }
}

/** Checks that each value that was set has exactly one result. */
function addsUp(live) {
  const { sets, delivered, superseded, failed, expired, dropped, waiting } = live.stats()
  assert.equal(sets, delivered + superseded + failed + expired + dropped + waiting)
}

test('the last value arrives, and those before may be replaced', async (t) => {
  const { hub, live } = await simulated(t, { rate: 60 })
  const opacity = await live.property(...OPACITY)
  assert.deepEqual(opacity.address, opacityAddress)
  for (let step = 1; step <= 1000; step++) assert.equal(opacity.set(step / 1024), true)
  assert.deepEqual(await live.flush(), [])
  assert.equal(await held(hub, OPACITY), 1000 / 1024)
  const stats = live.stats()
  assert.deepEqual([stats.sets, stats.waiting, stats.oldestWaiting], [1000, 0, 0])
  assert(stats.superseded > 0 && stats.delivered > 0 && stats.sent >= stats.delivered)
  assert(stats.roundTripP50 > 0 && stats.roundTripP50 <= stats.roundTripP99)
  assert(stats.roundTripP99 <= stats.roundTripMax)
  addsUp(live)
})

test('values are sent as setProperty sends them', async (t) => {
  const { echo, hub, live } = await echoing(t, undefined, { rate: 0, totalRate: 0 })
  const handle = await live.property(3, 'n', 'p')
  for (const value of [
    0,
    -0,
    7,
    0.1,
    2 ** 53,
    -(2 ** 53) + 1,
    1e300,
    2n ** 63n,
    true,
    false,
    'text',
    [1, 2],
    { x: 1, y: 2, z: 3, more: 1 },
    { x: 1, y: '2', z: 3 },
    { a: { b: 1 } },
  ]) {
    assert.equal(handle.set(value), true)
    assert.deepEqual(await live.flush(), [])
    await hub.engines.setProperty(3, 'n', 'p', value)
    const [own, alone] = echo.requests.splice(0)
    assert.deepEqual([own.path, own.body], [alone.path, alone.body])
  }
  // The components of vectors are passed as doubles.
  for (const vector of [
    { x: 1, y: 2.5, z: -3 },
    { x: 1, y: 2, z: 3, w: 0.5 },
  ]) {
    assert.equal(handle.set(vector), true)
    assert.deepEqual(await live.flush(), [])
    assert.deepEqual(JSON.parse(echo.requests.splice(0)[0].body), { Value: vector })
  }
})

test('what cannot be sent changes nothing', async (t) => {
  const { hub, live } = await simulated(t)
  const colour = await live.property(...COLOUR)
  const { x } = await held(hub, COLOUR)
  for (const value of [NaN, Infinity, -Infinity, null, { x: 1, y: NaN, z: 1 }, [1, [Infinity]]]) {
    assert.equal(colour.set(value), false, inspect(value))
  }
  for (const value of [undefined, () => {}, Symbol('s'), new Date(), { x: undefined }, 2n ** 64n]) {
    const error = refused(() => colour.set(value))
    assert(error instanceof GfxHubError)
    assert.deepEqual([error.kind, error.operation], ['Invalid', 'live'])
    assert.match(error.argument, /^value/)
    assert.match(error.stack, /live\.test\.mjs/)
  }
  const move = { interpolation: 'Linear', duration: 1 }
  assert.equal(colour.ease(1, { ...move, duration: -1 }), false)
  assert.equal(colour.ease(1, { ...move, delay: NaN }), false)
  assert.equal(colour.ease(NaN, move), false)
  assert.equal(colour.ease(1, { ...move, interpolation: 'Liniar' }), false)
  for (const [options, argument] of [
    [undefined, 'options'],
    [{ duration: 1 }, 'interpolation'],
    [{ interpolation: 'Linear' }, 'duration'],
    [{ ...move, delay: '1' }, 'delay'],
    [{ ...move, durration: 1 }, 'durration'],
  ]) {
    assert.equal(refused(() => colour.ease(1, options)).argument, argument)
  }
  assert.equal(refused(() => colour.nudge('1')).argument, 'delta')
  assert.equal(refused(() => colour.nudge(1, { most: 1 })).argument, 'most')
  assert.deepEqual(await live.flush(), [])
  assert.equal(live.stats().sets, 0)
  assert.equal((await held(hub, COLOUR)).x, x)
})

test('options and paths that cannot be are refused by their name', async (t) => {
  const { hub, live } = await simulated(t)
  for (const [options, argument] of [
    [null, 'options'],
    [{ rate: -1 }, 'rate'],
    [{ totalRate: 0.5 }, 'totalRate'],
    [{ staleAfterMs: NaN }, 'staleAfterMs'],
    [{ staleAfter: 1 }, 'staleAfter'],
    [{ maxProperties: 0 }, 'maxProperties'],
    [{ maxProperties: 65_537 }, 'maxProperties'],
  ]) {
    const error = refused(() => hub.live(options))
    assert.deepEqual([error.kind, error.argument], ['Invalid', argument])
    assert.match(error.stack, /live\.test\.mjs/)
  }
  for (const [given, argument] of [
    [['3', 'n', 'p'], 'engineId'],
    [[3, '..', 'p'], 'nodePath'],
    [[3, 'n', ''], 'propertyPath'],
    [[2 ** 53, 'n', 'p'], 'engineId'],
    [[3, 'n', 'p', { readFirst: 1 }], 'readFirst'],
    [[3, 'n', 'p', { timeout: 1 }], 'timeout'],
  ]) {
    const error = await failure(live.property(...given))
    assert.deepEqual([error.kind, error.argument], ['Invalid', argument], error.message)
  }
  for (const how of ['flush', 'close']) {
    assert.equal((await failure(live[how]({ timeout: 1 }))).argument, 'timeout')
    assert.equal((await failure(live[how]({ timeoutMs: -1 }))).argument, 'timeoutMs')
    assert.equal((await failure(live[how]({ timeoutMs: Infinity }))).argument, 'timeoutMs')
  }
  assert.equal((await failure(live.flush({ signal: 1 }))).argument, 'signal')
  assert.equal((await failure(live.property(3, 'No', 'x', { readFirst: true }))).status, 500)
  const few = hub.live({ maxProperties: 1 })
  await few.property(...OPACITY)
  await few.property(...OPACITY)
  assert.equal((await failure(few.property(...COLOUR))).kind, 'Invalid')
})

test('steps of a knob add up from what was read or set', async (t) => {
  const { hub, live } = await simulated(t)
  await hub.engines.setProperty(...OPACITY, 0.5)
  const opacity = await live.property(...OPACITY)
  assert.equal(opacity.nudge(0.125), false)
  const knob = await live.property(...OPACITY, { readFirst: true })
  for (let step = 0; step < 4; step++) assert(knob.nudge(0.0625, { min: 0, max: 1 }))
  assert.deepEqual(await live.flush(), [])
  assert.equal(await held(hub, OPACITY), 0.75)
  assert(knob.nudge(5, { max: 0.875 }))
  assert(knob.nudge(-0.125))
  assert.equal(knob.nudge(NaN), false)
  assert.equal(knob.nudge(1, { min: 1, max: 0 }), false)
  assert.deepEqual(await live.flush(), [])
  assert.equal(await held(hub, OPACITY), 0.75)
  // A value that is set during the read is newer than the value that is read.
  await hub.engines.setProperty(...OPACITY, 0.25)
  const reading = knob.read()
  knob.set(0.5)
  knob.set(NaN)
  assert.equal((await reading).PropertyPath, OPACITY[2])
  assert(knob.nudge(0.125))
  assert.deepEqual(await live.flush(), [])
  assert.equal(await held(hub, OPACITY), 0.625)
  await knob.read()
  assert(knob.nudge(0.125))
  assert.deepEqual(await live.flush(), [])
  assert.equal(await held(hub, OPACITY), 0.75)
  const colour = await live.property(...COLOUR, { readFirst: true })
  assert.equal(colour.nudge(1), false)
})

test('an eased value is sent once, and one that is replaced is reported', async (t) => {
  const { echo, live } = await echoing(t, (number) => (number === 0 ? 150 : 0))
  const reports = reported(live)
  const handle = await live.property(3n, 'n', 'p')
  handle.set(0.25)
  await echo.has(1)
  assert(handle.ease(1, { interpolation: 'EaseIn', duration: 2 }))
  await pause(20)
  assert(handle.ease(0, { interpolation: 'EaseOut', duration: 2, delay: 0.5 }))
  assert.deepEqual(await live.flush(), [])
  await until(() => reports.length > 0)
  await pause(50)
  const bodies = echo.requests.map(({ body }) => JSON.parse(body))
  const eased = { Value: 0, Interpolation: 'EaseOut', Duration: 2, Delay: 0.5 }
  assert.deepEqual(bodies, [{ Value: 0.25 }, eased])
  const [{ message, ...report }, ...more] = reports
  const address = { engineId: 3, nodePath: 'n', propertyPath: 'p' }
  const nothing = { error: null, member: null }
  assert.deepEqual(report, { kind: 'superseded', engineId: 3, address, ...nothing })
  assert.match(message, /replaced/)
  assert.deepEqual(more, [])
  addsUp(live)
})

test('a value that the hub refuses is reported once', async (t) => {
  const { simulator, hub, live } = await simulated(t)
  const reports = reported(live)
  const wrong = await live.property(3, 'Nowhere', 'x')
  const opacity = await live.property(...OPACITY)
  wrong.set(1)
  opacity.set(0.5)
  assert.deepEqual(await live.flush(), [])
  await until(() => reports.length > 0)
  await pause(100)
  const [{ kind, address, error, message }, ...more] = reports
  assert.equal(kind, 'failed')
  assert.deepEqual(address, { engineId: 3, nodePath: 'Nowhere', propertyPath: 'x' })
  assert(error instanceof GfxHubError)
  assert.deepEqual([error.kind, error.status, error.effect], ['Server', 500, 'maybe'])
  assert.match(error.stack, /live\.test\.mjs/)
  assert(message.includes(error.message))
  assert.deepEqual(more, [])
  const sent = (await simulator.requests()).filter(({ path }) => path.includes('Nowhere'))
  assert.equal(sent.length, 1)
  assert.equal(live.stats().failed, 1)
  assert.equal(await held(hub, OPACITY), 0.5)
  addsUp(live)
})

test('a hub that restarts has the newest values when it is back', async (t) => {
  const { simulator, hub, live } = await simulated(t)
  const reports = reported(live)
  const opacity = await live.property(...OPACITY)
  opacity.set(0.25)
  assert.deepEqual(await live.flush(), [])
  const restarted = simulator.restart(0.5)
  await pause(100)
  opacity.set(0.5)
  assert.deepEqual(await live.flush({ timeoutMs: 50 }), [opacityAddress])
  assert(live.stats().oldestWaiting > 0)
  opacity.set(0.75)
  await restarted
  assert.deepEqual(await live.flush(), [])
  assert.equal(await held(hub, OPACITY), 0.75)
  await until(() => reports.length === 2)
  assert.deepEqual(
    reports.map(({ kind, address, error }) => [kind, address, error?.kind]),
    [
      ['lost', null, 'Connect'],
      ['back', null, undefined],
    ],
  )
  assert.equal(live.stats().reconnects, 1)
  addsUp(live)
})

test('what is too old when the hub is back is dropped and reported', async (t) => {
  const { simulator, live } = await simulated(t, { staleAfterMs: 50 })
  const opacity = await live.property(...OPACITY)
  const restarted = simulator.restart(0.4)
  await pause(50)
  opacity.set(0.5)
  for await (const { kind, address } of live.reports()) {
    if (kind === 'lost') continue
    assert.deepEqual([kind, address], ['expired', opacityAddress])
    break
  }
  await restarted
  assert.equal(live.stats().expired, 1)
  addsUp(live)
})

test('what is set in a frame leaves at its end', async (t) => {
  const { echo, live } = await echoing(t, undefined, { rate: 0, totalRate: 0 })
  const handles = [await live.property(3, 'n', 'a'), await live.property(3, 'n', 'b')]
  handles[0].set(0)
  assert.deepEqual(await live.flush(), [])
  let [before, after, took] = []
  // Values are held back for at most 5 ms. If the check takes place later, it is repeated.
  do {
    assert.deepEqual(await live.flush(), [])
    const began = performance.now()
    live.beginFrame()
    for (const handle of handles) handle.set(began)
    before = live.stats().sent
    while (performance.now() - began < 3);
    after = live.stats().sent
    took = performance.now() - began
    live.endFrame()
  } while (took > 4)
  assert.equal(after, before)
  assert.deepEqual(await live.flush(), [])
  assert.deepEqual(
    echo.requests
      .slice(-2)
      .map(({ path }) => path)
      .sort(),
    ['a', 'b'],
  )
})

test('flush gives what is not acknowledged, and ends with its signal', async (t) => {
  const { echo, live } = await echoing(t, () => undefined)
  const handles = [await live.property(3, 'n', 'a'), await live.property(2n ** 60n, 'n', 'b')]
  for (const handle of handles) handle.set(1)
  await echo.has(2)
  const left = await live.flush({ timeoutMs: 30 })
  assert.deepEqual(left, [
    { engineId: 3, nodePath: 'n', propertyPath: 'a' },
    { engineId: 2n ** 60n, nodePath: 'n', propertyPath: 'b' },
  ])
  const before = await failure(live.flush({ signal: AbortSignal.abort('enough') }))
  assert.deepEqual([before.kind, before.name, before.cause], ['Cancelled', 'AbortError', 'enough'])
  const controller = new AbortController()
  const flushed = failure(live.flush({ signal: controller.signal }))
  await pause(20)
  const began = performance.now()
  controller.abort('enough')
  const error = await flushed
  assert(performance.now() - began < 60)
  assert.deepEqual([error.kind, error.effect, error.cause], ['Cancelled', 'none', 'enough'])
  assert.match(error.stack, /live\.test\.mjs/)
  assert.equal(getEventListeners(controller.signal, 'abort').length, 0)
  assert.equal(
    (await failure(live.flush({ signal: AbortSignal.timeout(20) }))).name,
    'TimeoutError',
  )
  assert.equal(handles[0].set(2), true, 'the session still accepts values')
})

test('a close sends what waits, and ends it', async (t) => {
  const { hub, live } = await simulated(t)
  const opacity = await live.property(...OPACITY, { readFirst: true })
  opacity.set(0.25)
  assert.equal(live.closed, false)
  assert.match(inspect(live), /LiveSession \{ state: 'open' \}/)
  assert.match(inspect(opacity), /LiveProperty \{.*Mixer_0/s)
  const closing = live.close({ timeoutMs: 5000 })
  assert.equal(opacity.set(0.5), false, 'no value is stored after close() was called')
  assert.deepEqual(await closing, [])
  assert.equal(await held(hub, OPACITY), 0.25)
  assert.equal(live.closed, true)
  assert.match(inspect(live), /closed/)
  assert.equal(opacity.nudge(0.1), false)
  assert.equal(opacity.ease(1, { interpolation: 'Linear', duration: 1 }), false)
  assert.deepEqual(await live.close(), [])
  assert.equal((await failure(live.flush())).kind, 'Closed')
  assert.equal((await failure(live.property(...OPACITY))).kind, 'Closed')
  for await (const report of live.reports()) assert.fail(inspect(report))
  addsUp(live)
})

test('a close does not wait longer than it may', async (t) => {
  const { echo, live } = await echoing(t, () => undefined)
  const handle = await live.property(3, 'n', 'p')
  handle.set(1)
  await echo.has(1)
  const began = performance.now()
  const left = await live.close({ timeoutMs: 50 })
  assert(performance.now() - began < 500)
  assert.deepEqual(left, [{ engineId: 3, nodePath: 'n', propertyPath: 'p' }])
  await until(() => live.stats().dropped === 1)
  addsUp(live)
})

test('await using closes it', { skip: !Symbol.asyncDispose && 'not in this Node' }, async (t) => {
  const { hub, live } = await simulated(t)
  const opacity = await live.property(...OPACITY)
  opacity.set(0.25)
  assert.equal(await live[Symbol.asyncDispose](), undefined)
  assert.deepEqual([await held(hub, OPACITY), live.closed], [0.25, true])
})

test('the end of its client ends it and its readers', async (t) => {
  const { hub, live } = await simulated(t)
  const opacity = await live.property(...OPACITY)
  const kindsRead = []
  const reading = (async () => {
    for await (const { kind } of live.reports()) kindsRead.push(kind)
  })()
  await pause(30)
  hub.close()
  await reading
  assert.deepEqual(kindsRead, [])
  assert.deepEqual([live.closed, opacity.set(1)], [true, false])
  // No value is left to send, and `flush` reports this.
  assert.deepEqual(await live.flush(), [])
  assert.equal(refused(() => hub.live()).kind, 'Closed')
  assert.deepEqual(await live.close(), [])
  assert.equal((await failure(live.flush())).kind, 'Closed')
})

test('a close that is refused changes nothing', async (t) => {
  const { hub, live } = await simulated(t)
  const opacity = await live.property(...OPACITY)
  for (const timeoutMs of [Infinity, 1e300, NaN, -1]) {
    const error = await failure(live.close({ timeoutMs }))
    assert.deepEqual([error.kind, error.argument], ['Invalid', 'timeoutMs'])
    assert.equal(live.closed, false)
  }
  assert.equal(opacity.set(0.25), true)
  assert.deepEqual(await live.close(), [])
  assert.deepEqual([live.closed, await held(hub, OPACITY)], [true, 0.25])
})

test('what a listener throws is a warning, and later reports come', async (t) => {
  const { live } = await simulated(t)
  const seen = []
  live.on('failed', () => {
    throw new Error('a listener of the test')
  })
  live.on('failed', ({ address }) => seen.push(address.nodePath))
  live.once('failed', () => seen.push('once'))
  const warned = once(process, 'warning')
  for (const node of ['First', 'Second']) {
    const wrong = await live.property(3, node, 'x')
    wrong.set(1)
    await until(() => seen.includes(node))
  }
  assert.equal((await warned)[0].message, 'a listener of the test')
  assert.deepEqual(seen, ['First', 'once', 'Second'])
})

test('every reader gets every report, and the newest of those it is too slow for', async (t) => {
  const { simulator, live } = await simulated(t, { totalRate: 0, maxProperties: 1024 })
  await simulator.setFaults([{ fault: 'status', status: 404 }])
  const slow = live.reports()
  const first = slow.next()
  const count = 300
  let read = 0
  const reading = (async () => {
    for await (const report of live.reports()) read += report ? 1 : 0
  })()
  const handles = await Promise.all(
    Array.from({ length: count }, (_, at) => live.property(3, 'n', `p${at}`)),
  )
  let taken = 0
  for (const handle of handles) {
    handle.set(1)
    // The values are sent 100 at a time, because the session keeps only 256 reports.
    if (++taken % 100 === 0) {
      assert.deepEqual(await live.flush(), [])
      await pause(50)
    }
  }
  assert.equal((await first).value.kind, 'failed')
  await until(() => live.stats().reportsDropped === count - 1 - 256)
  await live.close()
  await reading
  assert.equal(read, count)
  const places = new Set()
  for await (const { address } of slow) places.add(address.propertyPath)
  assert.equal(places.size, 256, 'events that were not read yet are available after the end')
})
