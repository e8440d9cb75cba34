// Tests of watches: integers in changes stay exact, and readers lose no changes.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import test from 'node:test'

import { Client } from 'gfxhub'

/** Starts a hub that responds to every request with the text that `body` returns. */
async function answering(t, body) {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(body())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${server.address().port}`
}

/** Returns a client that is closed after the test. */
function client(t, url, options) {
  const hub = new Client(url, options)
  t.after(() => hub.close())
  return hub
}

test('integers in changes are not rounded', async (t) => {
  const url = await answering(
    t,
    () => '[{"id":9007199254740993,"name":"a","extra":[-9007199254740993,7]}]',
  )
  const [id, extra] = ['9007199254740993', '-9007199254740993']
  for (const [bigint, exact] of [
    [false, String],
    [true, BigInt],
  ]) {
    const watch = client(t, url, { bigint }).watch({ topics: 'playout' })
    const [change] = await once(watch, 'added')
    assert.deepEqual([change.key, change.after.id], [id, exact(id)])
    assert.deepEqual(change.after.extra, [exact(extra), 7])
    await watch.close()
    // Nobody reads these changes, so the end of the watch returns them.
    const unread = client(t, url, { bigint }).watch({ topics: 'playout' })
    while (unread.stats().changes < 2) await new Promise((turn) => setTimeout(turn, 5))
    assert.equal((await unread.close())[0].after.id, exact(id))
  }
})

/** JSON of a list of nodes, whose members `NodeName` end in the given text. */
const nodes = (count, end) =>
  JSON.stringify(
    Array.from({ length: count }, (_, at) => ({ NodePath: `n${at}`, NodeName: `${at}${end}` })),
  )

test('a reader gets all changes, however many arrive at once', async (t) => {
  const url = await answering(t, () => nodes(700, ''))
  const watch = client(t, url).watch({ topics: 'nodes:3' })
  const keys = []
  for await (const { kind, key } of watch.changes()) {
    if (kind === 'synced') break
    keys.push(key)
  }
  assert.deepEqual(
    keys,
    Array.from({ length: 700 }, (_, at) => `n${at}`),
  )
  await watch.close()
})

test('a reader that stops for a while gets the final state', async (t) => {
  let body = nodes(300, ' first')
  const url = await answering(t, () => body)
  const options = { topics: 'nodes:3', fastestMs: 10, slowestMs: 10, maxWaiting: 300 }
  const watch = client(t, url).watch(options)
  const names = new Map()
  for await (const { kind, key, after } of watch.changes()) {
    if (kind === 'synced') {
      // While nobody reads, each node changes several times.
      for (const end of [' second', ' third', ' last']) {
        const before = watch.stats().changes
        body = nodes(300, end)
        watch.look()
        while (watch.stats().changes < before + 300)
          await new Promise((turn) => setTimeout(turn, 5))
      }
      assert(watch.stats().folded > 0)
      continue
    }
    names.set(key, after.NodeName)
    if ([...names.values()].every((name) => name.endsWith(' last'))) break
  }
  assert.equal(names.size, 300)
  await watch.close()
})
