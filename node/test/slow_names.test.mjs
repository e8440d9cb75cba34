// Tests that a slow or silent name service blocks nothing, with the scenarios of slow_names.mjs.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import test from 'node:test'
import { fileURLToPath } from 'node:url'

import { scenarios } from './slow_names.mjs'

const library = process.env.GFXHUB_SLOW_NAMES_LIBRARY
const skip = !library && 'GFXHUB_SLOW_NAMES_LIBRARY does not name the library of tests/slow-names'
const program = fileURLToPath(new URL('slow_names.mjs', import.meta.url))

for (const [scenario, [, answers]] of Object.entries(scenarios)) {
  test(`a slow name service holds up nobody: ${scenario}`, { skip }, async () => {
    const child = spawn(process.execPath, [program, scenario], {
      env: { ...process.env, LD_PRELOAD: library, GFXHUB_SLOW_NAMES: answers },
      stdio: ['ignore', 'inherit', 'pipe'],
      timeout: 60_000,
    })
    let errors = ''
    child.stderr.on('data', (part) => (errors += part))
    const [code, signal] = await once(child, 'close')
    if (code !== 0) assert.fail(`it ended with ${code ?? signal}: ${errors}`)
  })
}
