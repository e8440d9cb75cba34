// A hub that responds only when the test tells it to.

import { once } from 'node:events'
import { createServer } from 'node:http'

export class SlowHub {
  /** Responses that were not sent yet, one for each waiting request. */
  waiting = []

  static async start() {
    const hub = new SlowHub()
    hub.server = createServer((request, response) => {
      request.resume()
      hub.waiting.push(response)
      hub.server.emit('waiting')
    })
    hub.server.listen(0, '127.0.0.1')
    await once(hub.server, 'listening')
    hub.url = `http://127.0.0.1:${hub.server.address().port}`
    return hub
  }

  /** Resolves when this many requests wait for a response. */
  async has(count) {
    while (this.waiting.length < count) await once(this.server, 'waiting')
  }

  /** Responds to every waiting request. */
  answer(json, status = 200) {
    for (const response of this.waiting.splice(0)) {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(typeof json === 'string' ? json : JSON.stringify(json), () =>
        this.server.emit('answered'),
      )
    }
  }

  /** Resolves when no connection is open. Rejects after some time. */
  async left(limit = 2000) {
    const connections = () => new Promise((told) => this.server.getConnections((_, n) => told(n)))
    const began = performance.now()
    while ((await connections()) > 0) {
      if (performance.now() - began > limit)
        throw new Error(`${await connections()} connections are still open`)
      await new Promise((pause) => setTimeout(pause, 5))
    }
  }

  stop() {
    this.server.closeAllConnections()
    this.server.close()
  }
}
