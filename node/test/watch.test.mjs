// Tests of watches: integers in changes stay exact.

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
