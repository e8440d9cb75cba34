// A client of `gfxhub-conformance`, the scripted server that judges the results. It is controlled
// line by line.

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const program = process.platform === 'win32' ? 'gfxhub-conformance.exe' : 'gfxhub-conformance'

/**
 * Returns the path of the conformance server: that in the environment variable, or else where cargo
 * builds it.
 */
function path() {
  if (process.env.GFXHUB_CONFORMANCE_SERVER) return process.env.GFXHUB_CONFORMANCE_SERVER
  const built = join(process.env.CARGO_TARGET_DIR ?? join(root, 'target'), 'debug', program)
  if (existsSync(built)) return built
  throw new Error(
    `${built} does not exist: run cargo build -p gfxhub-tests --bin gfxhub-conformance`,
  )
}

export class ConformanceServer {
  static async start(...words) {
    const server = new ConformanceServer()
    server.child = spawn(path(), words, { stdio: ['pipe', 'pipe', 'inherit'] })
    server.ended = new Promise((ended) => server.child.on('exit', ended))
    server.lines = createInterface({ input: server.child.stdout })[Symbol.asyncIterator]()
    const greeting = JSON.parse(await server.#line())
    return Object.assign(server, greeting)
  }

  /** Sends a line and returns the response. */
  async ask(line) {
    this.child.stdin.write(`${line}\n`)
    return this.#line()
  }

  async #line() {
    const { value, done } = await this.lines.next()
    if (done) throw new Error('the conformance server has ended')
    return value
  }

  stop() {
    this.child.kill()
    return this.ended
  }
}
