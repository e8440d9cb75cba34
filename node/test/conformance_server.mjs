// The client of `gfxhub-conformance`, the scripted server and judge, which is driven line by line.

import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const program = process.platform === 'win32' ? 'gfxhub-conformance.exe' : 'gfxhub-conformance'

/** Path of the stage: from the variable if set, else where cargo builds it. */
function path() {
  if (process.env.GFXHUB_STAGE) return process.env.GFXHUB_STAGE
  const built = join(process.env.CARGO_TARGET_DIR ?? join(root, 'target'), 'debug', program)
  if (existsSync(built)) return built
  throw new Error(`${built} is not there: cargo build -p gfxhub-tests --bin gfxhub-conformance`)
}

export class Stage {
  static async start(...words) {
    const stage = new Stage()
    stage.child = spawn(path(), words, { stdio: ['pipe', 'pipe', 'inherit'] })
    stage.ended = new Promise((ended) => stage.child.on('exit', ended))
    stage.lines = createInterface({ input: stage.child.stdout })[Symbol.asyncIterator]()
    const greeting = JSON.parse(await stage.#line())
    return Object.assign(stage, greeting)
  }

  /** Sends a line and returns the response. */
  async ask(line) {
    this.child.stdin.write(`${line}\n`)
    return this.#line()
  }

  async #line() {
    const { value, done } = await this.lines.next()
    if (done) throw new Error('the stage has ended')
    return value
  }

  stop() {
    this.child.kill()
    return this.ended
  }
}
