// The shared suite: each case by invoke, and by its method wherever that can express it.

import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import test from 'node:test'

import { Client, GfxHubError } from 'gfxhub'
import { parse } from './exact_json.mjs'
import { Stage } from './stage.mjs'

const rows = createRequire(import.meta.url)('../gen/rows.cjs')

/** The row and the method of an operation. */
function method(hub, operation) {
  const [group, verb] = operation.split('.')
  const name = verb.replace(/_(.)/g, (_, letter) => letter.toUpperCase())
  return { row: rows[group][name], call: (...args) => hub[group][name](...args) }
}

/** The arguments as the method takes them; undefined where it cannot take them all. */
function positional(row, given) {
  const { body = {}, ...path } = given
  const more = row.more ?? []
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  const { required = [], optional = {} } = row.body ?? {}
  const known = [...required, ...Object.values(optional)]
  if (!isObject || (Object.hasOwn(given, 'body') && !row.body)) return undefined
  if (Object.keys(body).some((name) => !known.includes(name))) return undefined
  if (Object.keys(path).some((name) => !row.path.includes(name) && !more.includes(name))) {
    return undefined
  }
  const options = {}
  for (const [name, wire] of Object.entries(optional)) {
    if (Object.hasOwn(body, wire)) options[name] = body[wire]
  }
  for (const name of more) if (Object.hasOwn(given, name)) options[name] = given[name]
  return [...row.path.map((name) => path[name]), ...required.map((name) => body[name]), options]
}

/** What a call came to, as the stage is told. */
async function outcome(by, promise) {
  try {
    let result = (await promise) ?? null
    if (result?.bytes instanceof Uint8Array) {
      const { status, contentType, text } = result
      result = { status, contentType, text }
    }
    return { by, result }
  } catch (error) {
    assert(error instanceof GfxHubError, error)
    const { kind, effect, status, body, argument, jsonPath, operation, message } = error
    return { by, error: { kind, effect, status, body, argument, jsonPath, operation, message } }
  }
}

test('every case of the shared suite', async (t) => {
  const stage = await Stage.start('--face', 'node', '--numbers', 'double')
  t.after(() => stage.stop())
  const hub = new Client(stage.url)
  let methods = 0
  for (let at = 0; at < stage.cases; at++) {
    const { name, operation, arguments: given } = parse(await stage.ask(`case ${at}`))
    await t.test(name, async () => {
      const told = async (played) =>
        JSON.parse(await stage.ask(`outcome ${JSON.stringify(played)}`))
      assert.deepEqual(await told(await outcome('invoke', hub.invoke(operation, given))), [])
      const { row, call } = method(hub, operation)
      const args = positional(row, given)
      if (!args) return
      methods += 1
      assert.deepEqual(await told(await outcome('method', call(...args))), [])
    })
  }
  const done = JSON.parse(await stage.ask('done'))
  t.diagnostic(`${JSON.stringify(done)}`)
  assert.equal(done.passed, stage.cases)
  assert.equal(done.by_method, methods)
  assert.equal(await stage.ended, 0)
})
