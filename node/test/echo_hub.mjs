// A hub that accepts each set and responds with the value that was sent, after a pause or never.

import { once } from 'node:events'
import { createServer } from 'node:http'

export class EchoHub {
  /**
   * The requests so far, each with its property's path and its body. `close` is true if the client
   * asks to close the connection afterwards.
   */
  requests = []
  connections = 0
  /** Number of requests in progress. */
  running = 0
  /** Maximum number of requests in progress at the same time. */
  most = 0

  /**
   * Starts a hub. `pause` takes the number of a request and its entry in `requests`. It returns the
   * time in milliseconds until the hub responds, or undefined for no response.
   */
  static async start(pause = () => 0) {
    const hub = new EchoHub()
    hub.server = createServer(async (request, response) => {
      const number = hub.requests.length
      const path = decodeURIComponent(request.url.split('/').at(-1))
      const entry = { path, close: request.headers.connection === 'close' }
      hub.requests.push(entry)
      hub.running += 1
      hub.most = Math.max(hub.most, hub.running)
      response.on('close', () => (hub.running -= 1))
      let body = ''
      for await (const part of request) body += part
      entry.body = body
      const wait = pause(number, entry)
      if (wait === undefined) return
      if (wait > 0) await new Promise((over) => setTimeout(over, wait))
      // The value is copied as text, because JSON.parse would round integers.
      const value = /"Value":(.*?)(,"[A-Z][a-z]+":.*)?}$/.exec(body)?.[1] ?? 'null'
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(`{"PropertyPath":${JSON.stringify(path)},"DisplayName":"d","Value":${value}}`)
    })
    hub.server.on('connection', () => (hub.connections += 1))
    hub.server.listen({ port: 0, host: '127.0.0.1', backlog: 511 })
    await once(hub.server, 'listening')
    hub.url = `http://127.0.0.1:${hub.server.address().port}`
    return hub
  }

  /** Resolves when this many requests have arrived. Rejects after ten seconds. */
  async has(count) {
    const began = performance.now()
    while (this.requests.length < count) {
      if (performance.now() - began > 10_000)
        throw new Error(`only ${this.requests.length} requests have arrived`)
      await new Promise((pause) => setTimeout(pause, 5))
    }
  }

  stop() {
    this.server.closeAllConnections()
    this.server.close()
  }
}
