// Tests of arguments: none is changed or dropped before it is sent, and values that cannot be sent
// are refused.

import assert from 'node:assert/strict'
import test from 'node:test'
import { runInNewContext } from 'node:vm'

import { Client, LocalHub } from 'gfxhub'
import { SlowHub } from './slow_hub.mjs'

const failure = (promise) =>
  promise.then(
    () => assert.fail('it succeeded'),
    (error) => error,
  )

const hub = new Client('http://127.0.0.1:9')
const set = (value) => hub.engines.setProperty(3, 'node', 'pin', value)

test('values that JSON would change are refused by their place', async () => {
  const holds = {}
  holds.itself = [holds]
  class Colour {}
  for (const [value, place] of [
    [NaN, 'value'],
    [{ x: 1, y: Infinity }, 'value.y'],
    [[1, [-Infinity]], 'value[1][0]'],
    [{ x: undefined }, 'value.x'],
    [[undefined], 'value[0]'],
    [new Array(2), 'value[0]'],
    [() => 1, 'value'],
    [{ a: { b: Symbol('x') } }, 'value.a.b'],
    [{ [Symbol('x')]: 1 }, 'value'],
    [new Date(0), 'value'],
    [new Map(), 'value'],
    [new Colour(), 'value'],
    [new Float32Array(2), 'value'],
    [Object(3), 'value'],
    [{ toJSON: () => 1 }, 'value'],
    ['half \ud800 of a character', 'value'],
    [{ '\udc00': 1 }, 'value.\ufffd'],
    [null, 'value'],
    [undefined, 'value'],
  ]) {
    const error = await failure(set(value))
    assert.deepEqual([error.kind, error.effect, error.argument], ['Invalid', 'none', place])
  }
  assert.equal((await failure(set(holds))).kind, 'Invalid')
  const throws = {
    get x() {
      throw new Error('not now')
    },
  }
  const error = await failure(set(throws))
  assert.equal(error.kind, 'Invalid')
  assert.match(error.message, /not now/)
})

test('null is sent where it is taken, and undefined is not given', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  const bodies = []
  slow.server.on('request', (request) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      bodies.push(body)
      slow.answer('7')
    })
  })
  const hub = new Client(slow.url)
  await hub.launcher.createRenderer(5, { engineId: null, projectId: undefined, stateId: 7n })
  assert.deepEqual(JSON.parse(bodies[0]), { engineId: null, stateId: 7 })
  const refused = await failure(hub.launcher.createRenderer(5, { launchConfigId: null }))
  assert.deepEqual([refused.kind, refused.argument], ['Invalid', 'launchConfigId'])
})

test('values arrive as they are', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  let body
  slow.server.on('request', (request) => {
    body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => slow.answer('{"PropertyPath":"pin"}'))
  })
  const hub = new Client(slow.url)
  const sent = async (value) => {
    await hub.engines.setProperty(3, 'node', 'pin', value)
    return body.slice('{"Value":'.length, -1)
  }
  assert.equal(await sent(9007199254740993n), '9007199254740993')
  assert.equal(await sent(18446744073709551615n), '18446744073709551615')
  assert.equal(await sent(0.1), '0.1')
  assert.equal(await sent(-0), '-0.0')
  assert.equal(await sent('ä "q" \\ \u0000 \u2028'), JSON.stringify('ä "q" \\ \u0000 \u2028'))
  assert.equal(await sent(runInNewContext('({ a: [1, { b: true }] })')), '{"a":[1,{"b":true}]}')
  assert.equal(await sent(Object.assign(Object.create(null), { a: 1 })), '{"a":1}')
  const own = JSON.parse('{"__proto__":{"polluted":1},"constructor":2}')
  assert.equal(await sent(own), '{"__proto__":{"polluted":1},"constructor":2}')
})

test('a number is sent as what it is, or refused by its name', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  let body
  slow.server.on('request', (request) => {
    body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => slow.answer('{"PropertyPath":"pin"}'))
  })
  const hub = new Client(slow.url)
  const sent = async (value) => {
    await hub.engines.setProperty(3, 'node', 'pin', value)
    return body.slice('{"Value":'.length, -1)
  }
  const large = [2 ** 53, 2 ** 60, -(2 ** 63), 2 ** 63, 2 ** 64, 1e20, 2 ** 70, -1e21, 1.7e308]
  for (const number of [...large, 5e-324, -0, 0.1]) {
    const text = await sent(number)
    assert.ok(Object.is(JSON.parse(text), number), text)
    // An integer would claim more precision than the number has.
    assert.match(text, /[.e]/)
    assert.deepEqual(JSON.parse(await sent([{ number }])), [{ number }])
  }
  assert.equal(await sent(Number.MAX_SAFE_INTEGER), '9007199254740991')
  assert.equal(await sent(-(2n ** 63n)), '-9223372036854775808')
  assert.equal(await sent(2n ** 64n - 1n), '18446744073709551615')
  for (const wide of [2n ** 64n, -(2n ** 63n) - 1n, 10n ** 400n]) {
    const named = { engineId: 3, nodePath: 'node', propertyPath: 'pin' }
    for (const [calling, argument] of [
      [hub.engines.setProperty(3, 'node', 'pin', { a: [wide] }), 'value.a[0]'],
      [
        hub.invoke('engines.set_property', { ...named, body: { Value: { a: [wide] } } }),
        'body.Value.a[0]',
      ],
    ]) {
      const error = await failure(calling)
      assert.deepEqual([error.kind, error.argument], ['Invalid', argument])
      assert(error.message.includes(`: ${argument}: `), error.message)
      assert.match(error.message, /64 bits/)
    }
  }
  assert.equal((await failure(hub.request('POST', '/x', [2n ** 64n]))).argument, 'body[0]')
  const deepest = JSON.parse('['.repeat(127) + ']'.repeat(127))
  assert.equal(await sent(deepest), JSON.stringify(deepest))
  const deeper = await failure(hub.engines.setProperty(3, 'node', 'pin', [deepest]))
  assert.deepEqual([deeper.kind, deeper.argument], ['Invalid', 'value'])
})

test('an integer that a number does not hold is never rounded', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  const value =
    '{"a":9007199254740993,"b":[-9223372036854775808,18446744073709551615,-9007199254740991],' +
    '"c":1e+300,"d":-0.0,"e":"\\" 9007199254740993, ","x":{"x":9007199254740992,"y":1,"z":0}}'
  const extra = '"new":{"wide":[18446744073709551616,-9007199254740992],"text":"9007199254740993"}'
  const bodies = []
  slow.server.on('request', (request) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      bodies.push(body)
      slow.answer(`{"PropertyPath":"p","DisplayName":"9007199254740993","Value":${value},${extra}}`)
    })
  })
  const due = (integer) => ({
    PropertyPath: 'p',
    DisplayName: '9007199254740993',
    Value: {
      a: integer('9007199254740993'),
      b: [integer('-9223372036854775808'), integer('18446744073709551615'), -9007199254740991],
      c: 1e300,
      d: -0,
      e: '" 9007199254740993, ',
      x: { x: integer('9007199254740992'), y: 1, z: 0 },
    },
    new: {
      wide: [integer('18446744073709551616'), integer('-9007199254740992')],
      text: '9007199254740993',
    },
  })
  const hub = new Client(slow.url)
  assert.deepEqual(await hub.engines.getProperty(3, 'n', 'p'), due(String))
  const named = { engineId: 3, nodePath: 'n', propertyPath: 'p' }
  assert.deepEqual(await hub.invoke('engines.get_property', named), due(String))
  const exact = new Client(slow.url, { bigint: true })
  const read = await exact.engines.getProperty(3, 'n', 'p')
  assert.deepEqual(read, due(BigInt))
  bodies.length = 0
  await exact.engines.setProperty(3, 'n', 'p', read.Value)
  assert.deepEqual(bodies, [`{"Value":${value}}`])
  assert.throws(() => new Client(slow.url, { bigint: 1 }), { kind: 'Invalid', argument: 'bigint' })
})

test('a key is not in what says that an id is not exact', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  slow.server.on('request', () => slow.answer('{"id":9007199254740993,"name":"rh_s3\\u002Bcr3t"}'))
  const hub = new Client(slow.url, { apiKey: 'rh_s3+cr3t' })
  const error = await failure(hub.engines.get(3))
  assert.equal(error.kind, 'Decode')
  assert.equal(error.body, '{"id":9007199254740993,"name":"***"}')
})

test('ids that are not exact are refused on the way out', async () => {
  const big = 2 ** 53
  const calls = [
    [hub.engines.get(big), 'engineId'],
    [hub.engines.get(-big), 'engineId'],
    [hub.newsroom.getRundown('ncs', big), 'roID'],
    [hub.graphs.load(1, big), 'engineHostId'],
    [hub.launcher.create('x', [1, big]), 'renderers[1]'],
    [hub.launcher.createRenderer(1, { stateId: big }), 'stateId'],
    [hub.invoke('engines.get', { engineId: big }), 'engineId'],
    [hub.invoke('graphs.load', { graphId: 1, body: { engineHostId: big } }), 'body.engineHostId'],
    [hub.engines.get(2n ** 63n), 'engineId'],
    [hub.engines.get(1.5), 'engineId'],
    [hub.engines.get('3'), 'engineId'],
    [hub.engines.get(NaN), 'engineId'],
    [hub.engines.get(null), 'engineId'],
    [hub.engines.get(), 'engineId'],
  ]
  const errors = await Promise.all(calls.map(([promise]) => failure(promise)))
  errors.forEach((error, at) => {
    assert.deepEqual([error.kind, error.argument], ['Invalid', calls[at][1]])
  })
})

test('BigInt ids go out exactly', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  slow.server.on('request', (request) => slow.answer(`{"id":3,"name":"${request.url}"}`))
  const hub = new Client(slow.url)
  const { name } = await hub.engines.get(9223372036854775807n)
  assert.equal(name, '/api/rest/v1/engines/9223372036854775807')
  assert.match((await hub.engines.get(3)).name, /\/3$/)
})

test('ids that are not exact are refused on the way in, wherever they stand', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  let reply
  slow.server.on('request', () => slow.answer(reply))
  const hub = new Client(slow.url)
  const inexact = async (json, call, jsonPath, effect = 'none') => {
    reply = json
    const error = await failure(call())
    assert.deepEqual([error.kind, error.jsonPath, error.effect], ['Decode', jsonPath, effect])
    assert.equal(error.status, 200)
    assert.equal(error.body, json)
  }
  const big = '9007199254740993'
  const list = () => hub.engines.list()
  await inexact(`[{"id":1},{"id":${big}}]`, list, '[1].id')
  await inexact(`[{"id":-${big}}]`, list, '[0].id')
  await inexact(`[{"id":1,"instances":[{"id":${big}}]}]`, list, '[0].instances[0].id')
  await inexact(`[{"id":1,"instances":{"id":${big}}}]`, list, '[0].instances[0].id')
  await inexact(`[{"id":1,"rgraphId":${big}}]`, list, '[0].rgraphId')
  await inexact(`[1,${big}]`, () => hub.launcher.listRenderers(1), '[1]')
  await inexact(big, () => hub.launcher.createRenderer(1), '', 'done')
  await inexact(
    `{"id":5,"renderers":[{"id":${big}}]}`,
    () => hub.launcher.get(5),
    'renderers[0].id',
  )
  await inexact(`{"id":5,"renderers":[${big}]}`, () => hub.launcher.get(5), 'renderers[0]')
  // An id that is a string in JavaScript is exact, even if the hub sent it as a number.
  reply = `{"ncsID":"a","roID":${big}}`
  assert.equal((await hub.newsroom.getRundown('a', 'b')).roID, big)
  const deep = '['.repeat(127) + ']'.repeat(127)
  await inexact(`[{"new":${deep},"id":${big}}]`, list, '[0].id')
  // Integers that are not ids are returned as strings of their digits.
  reply = `[{"id":1,"usedSpace":${big},"name":"${big}","pid":"${big}"}]`
  assert.equal((await list())[0].usedSpace, big)
  reply = `[{"id":9007199254740991}]`
  assert.equal((await list())[0].id, 9007199254740991)
})

test('__proto__ in an answer is a member like any other', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  slow.server.on('request', () =>
    slow.answer('{"PropertyPath":"p","Value":{"__proto__":{"polluted":true}},"__proto__":{"x":1}}'),
  )
  const property = await new Client(slow.url).engines.getProperty(3, 'n', 'p')
  assert.equal(property.polluted, undefined)
  assert.equal({}.polluted, undefined)
  assert.equal(Object.getPrototypeOf(property), Object.prototype)
  assert.deepEqual(Object.keys(property), ['PropertyPath', 'DisplayName', 'Value', '__proto__'])
  assert.deepEqual(Object.keys(property.Value), ['__proto__'])
})

test('bytes that are no text come as bytes', async (t) => {
  const slow = await SlowHub.start()
  t.after(() => slow.stop())
  slow.server.on('request', () => {
    for (const response of slow.waiting.splice(0)) response.end(Buffer.from([0xff, 0xd8, 0x00]))
  })
  const hub = new Client(slow.url)
  for (const call of [
    () => hub.request('GET', '/picture'),
    () => hub.playout.triggerExternalData(1, 2, 'picture'),
    () => hub.invoke('playout.trigger_external_data', { rundownId: 1, itemId: 2, fieldKey: 'x' }),
  ]) {
    const answer = await call()
    assert.deepEqual([...answer.bytes], [0xff, 0xd8, 0x00])
    assert.equal(answer.text, null)
    assert.equal(answer.status, 200)
    assert.equal(answer.contentType, null)
  }
})

test('the data of an item arrives at a hub and comes back', async (t) => {
  const simulator = await LocalHub.start()
  t.after(() => simulator.stop())
  const hub = new Client(simulator.url)
  const rundown = await hub.playout.createRundown('Evening')
  const [template] = await hub.playout.listTemplates()
  const item = await hub.playout.createItem(rundown.id, 'Opener', template.name, { order: 0 })
  await hub.playout.updateItem(rundown.id, item.id, { name: 'Close' })
  assert.equal((await hub.playout.getItem(rundown.id, item.id)).name, 'Close')
  assert.equal(await hub.playout.deleteItem(rundown.id, item.id), undefined)
})

test('members of a group whose order JavaScript would change are refused', async (t) => {
  const [main, backup] = [new Client('http://127.0.0.1:1'), new Client('http://127.0.0.1:2')]
  t.after(() => main.close())
  t.after(() => backup.close())
  assert.throws(
    () => Client.groupOf({ 2: main, 1: backup }),
    ({ kind, effect, argument, message }) => {
      assert.deepEqual([kind, effect, argument], ['Invalid', 'none', 'members.1'])
      return /use another name, such as hub1/.test(message)
    },
  )
  Client.groupOf({ hub2: main, hub1: backup }).close()
})
