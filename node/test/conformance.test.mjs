// The shared suite: each case by invoke, and also by its method if that can express it.

import assert from 'node:assert/strict'
import test from 'node:test'

import { Client, GfxHubError } from 'gfxhub'
import { parse } from './exact_json.mjs'
import { jsonName, method, positional } from './methods.mjs'
import { Stage } from './conformance_server.mjs'

/** Returns the outcome of a call in the form of the stage. */
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
    const { kind, effect, status, body, argument, jsonPath, hub, operation, message } = error
    const shown = { kind, effect, status, body, argument, jsonPath, hub, operation, message }
    return { by, error: shown }
  }
}

test('every case of the shared suite', async (t) => {
  const stage = await Stage.start(
    '--binding',
    'node',
    '--numbers',
    'double',
    '--results',
    'documented',
  )
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
      const played = await outcome('method', call(...args))
      if (played.error) played.error.argument = jsonName(row, played.error.argument)
      assert.deepEqual(await told(played), [])
    })
  }
  const done = JSON.parse(await stage.ask('done'))
  t.diagnostic(`${JSON.stringify(done)}`)
  assert.equal(done.passed, stage.cases)
  assert.equal(done.by_method, methods)
  assert.equal(await stage.ended, 0)
})
