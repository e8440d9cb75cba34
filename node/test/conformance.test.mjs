// Runs the shared suite. Each case is called with `invoke`, and also by its method if the method
// can express it.

import assert from 'node:assert/strict'
import test from 'node:test'

import { Client, GfxHubError } from 'gfxhub'
import { parse } from './exact_json.mjs'
import { jsonName, method, positional } from './methods.mjs'
import { ConformanceServer } from './conformance_server.mjs'

/** Returns the result of a call in the form that the conformance server expects. */
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
  const server = await ConformanceServer.start(
    '--binding',
    'node',
    '--numbers',
    'double',
    '--results',
    'documented',
  )
  t.after(() => server.stop())
  const hub = new Client(server.url)
  let methods = 0
  for (let at = 0; at < server.cases; at++) {
    const { name, operation, arguments: given } = parse(await server.ask(`case ${at}`))
    await t.test(name, async () => {
      const told = async (played) =>
        JSON.parse(await server.ask(`outcome ${JSON.stringify(played)}`))
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
  const done = JSON.parse(await server.ask('done'))
  t.diagnostic(`${JSON.stringify(done)}`)
  assert.equal(done.passed, server.cases)
  assert.equal(done.by_method, methods)
  assert.equal(await server.ended, 0)
})
