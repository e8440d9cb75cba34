// Which addon is loaded by whom, and what is said where one is missing.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import test from 'node:test'

import { LocalHub } from 'gfxhub'

const { platform } = createRequire(import.meta.url)('../lib/platform.cjs')

const root = fileURLToPath(new URL('..', import.meta.url))
const client = `gfxhub.${platform()}.node`
const command = `gfxhub-command.${platform()}.node`

/** A copy of the package with these addons and no others. */
function copied(t, ...addons) {
  const folder = mkdtempSync(join(tmpdir(), 'gfxhub-'))
  t.after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  for (const name of ['bin', 'gen', 'lib', 'index.cjs', 'package.json', ...addons])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  return folder
}

/** Runs Node in a folder. */
function node(folder, ...words) {
  const { NODE_PATH, ...env } = process.env
  return spawnSync(process.execPath, words, {
    cwd: folder,
    env,
    encoding: 'utf8',
    timeout: 30_000,
  })
}

test('a program loads the addon of the client alone', async () => {
  const box = await LocalHub.start()
  await box.stop()
  const loaded = process.report.getReport().sharedObjects.map((path) => basename(path))
  assert.deepEqual(
    loaded.filter((name) => name.endsWith('.node')),
    [client],
  )
})

test('the command needs its own addon alone', (t) => {
  const run = node(copied(t, command), 'bin/gfxhub.cjs', '--version')
  assert.equal(run.stderr, '')
  assert.match(run.stdout, /^gfxhub \d/)
  assert.equal(run.status, 0)
})

test('the command loads its own addon alone', (t) => {
  const folder = copied(t, client, command)
  writeFileSync(
    join(folder, 'told.cjs'),
    `process.on('exit', () => {
      const loaded = Object.keys(require.cache).filter((path) => path.endsWith('.node'))
      console.log(loaded.map((path) => require('node:path').basename(path)).join())
    })`,
  )
  const run = node(folder, '--require', './told.cjs', 'bin/gfxhub.cjs', '--version')
  assert.equal(run.stdout.trim().split('\n').at(-1), command, run.stderr)
})

test('the package of the platform has the addons where they are not beside this one', (t) => {
  const folder = copied(t)
  const place = join(folder, 'node_modules', `gfxhub-${platform()}`)
  mkdirSync(place, { recursive: true })
  for (const addon of [client, command]) copyFileSync(join(root, addon), join(place, addon))
  const run = node(folder, 'bin/gfxhub.cjs', '--version')
  assert.match(run.stdout, /^gfxhub \d/, run.stderr)
  assert.equal(node(folder, 'index.cjs').status, 0)
})

test('a missing addon is named, with where it was looked for', (t) => {
  const folder = copied(t, client)
  const run = node(folder, 'bin/gfxhub.cjs', '--version')
  assert.equal(run.status, 19)
  assert.equal(run.stdout, '')
  const due = `gfxhub has no addon for ${platform()} here: neither `
  assert(run.stderr.startsWith(due), run.stderr)
  assert(run.stderr.includes(` nor gfxhub-${platform()}/${command} is there.`), run.stderr)
  assert.equal(run.stderr.trim().split('\n').length, 1, run.stderr)
  rmSync(join(folder, client))
  assert(node(folder, 'index.cjs').stderr.includes(`nor gfxhub-${platform()}/${client} is there.`))
})

test('a panic in the command is told, and its exit code is that of a fault of its own', (t) => {
  const folder = copied(t, client, command)
  writeFileSync(join(folder, 'armed.cjs'), `require('./${command}').armPanic('runCommand')`)
  const run = node(folder, '--require', './armed.cjs', 'bin/gfxhub.cjs', '--version')
  assert.equal(run.stderr, 'gfxhub met a fault of its own: injected into runCommand\n')
  assert.equal(run.status, 19)
})
