// A hub in a separate process that records every request and responds only to selected ones.

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

/** Returns milliseconds of a clock that all processes of the machine share. */
export const clock = () => Number(process.hrtime.bigint() / 1000n) / 1000

export class HangingHub {
  /**
   * Starts a hub that responds only to requests with these methods. Each response is an empty
   * success.
   */
  static async start(...answered) {
    const hub = new HangingHub()
    hub.child = fork(fileURLToPath(import.meta.url), answered, { execArgv: [] })
    const [port] = await once(hub.child, 'message')
    hub.url = `http://127.0.0.1:${port}`
    return hub
  }

  /** Returns the requests so far, each with its time, its method and its path. */
  requests() {
    return this.ask('requests')
  }

  /** Returns the maximum delay of a timer in the hub's process so far, in milliseconds. */
  longestStall() {
    return this.ask('stall')
  }

  async ask(what) {
    this.child.send(what)
    const [told] = await once(this.child, 'message')
    return told
  }

  /** Resolves when this many requests have arrived. */
  async has(number) {
    while ((await this.requests()).length < number) await new Promise((turn) => setTimeout(turn, 5))
  }

  stop() {
    this.child.kill('SIGKILL')
  }
}

function serve(socket, answered, seen) {
  let read = ''
  socket.on('error', () => {})
  socket.on('data', (part) => {
    read += part
    for (let end = read.indexOf('\r\n\r\n'); end >= 0; end = read.indexOf('\r\n\r\n')) {
      const head = read.slice(0, end)
      read = read.slice(end + 4)
      const [method, path] = head.split(' ')
      seen.push({ at: clock(), method, path })
      if (!answered.includes(method)) continue
      const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n'
      if (/connection: close/i.test(head)) socket.end(answer)
      else socket.write(answer)
    }
  })
}

if (process.send && process.argv[1] === fileURLToPath(import.meta.url)) {
  const seen = []
  const server = createServer((socket) => serve(socket, process.argv.slice(2), seen))
  server.listen({ port: 0, host: '127.0.0.1', backlog: 512 }, () => {
    process.send(server.address().port)
  })
  let stall = 0
  let due = clock() + 10
  const look = () => {
    stall = Math.max(stall, clock() - due)
    due = clock() + 10
    setTimeout(look, 10)
  }
  setTimeout(look, 10)
  process.on('message', (what) => process.send(what === 'stall' ? stall : seen))
  process.on('disconnect', () => process.exit())
}
