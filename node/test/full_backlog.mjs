// A server whose backlog is full, so that new connections have to wait.

import { connect } from 'node:net'
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** Program that listens but never accepts connections, because its event loop is blocked. */
const program = `
  const server = require('node:net').createServer()
  server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    require('node:fs').writeSync(1, server.address().port + '\\n')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  })
`

export class FullBacklog {
  /** Starts the server. Returns undefined on systems that accept any number of connections. */
  static async start() {
    const full = new FullBacklog()
    full.child = spawn(process.execPath, ['--eval', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines = createInterface({ input: full.child.stdout })[Symbol.asyncIterator]()
    const port = Number((await lines.next()).value)
    full.url = `http://127.0.0.1:${port}`
    full.sockets = []
    // When a connection has to wait, the backlog is full.
    for (let at = 0; at < 32; at++) {
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => {})
      full.sockets.push(socket)
      const connected = new Promise((taken) => socket.once('connect', () => taken(true)))
      const waited = new Promise((over) => setTimeout(() => over(false), 300))
      if (!(await Promise.race([connected, waited]))) return full
    }
    await full.stop()
    return undefined
  }

  stop() {
    for (const socket of this.sockets) socket.destroy()
    const ended = new Promise((over) => this.child.on('exit', over))
    this.child.kill('SIGKILL')
    return ended
  }
}
