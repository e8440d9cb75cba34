// Tests of the files that programs and the command load, and of the message if one is missing.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import test from 'node:test'

import { LocalHub } from 'gfxhub'

const { platform } = createRequire(import.meta.url)('../lib/platform.cjs')

const root = fileURLToPath(new URL('..', import.meta.url))
const addon = `gfxhub.${platform()}.node`

/** Creates a copy of the package with these addons. */
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

test('a program loads one addon', async () => {
  const simulator = await LocalHub.start()
  await simulator.stop()
  const loaded = process.report.getReport().sharedObjects.map((path) => basename(path))
  assert.deepEqual(
    loaded.filter((name) => name.endsWith('.node')),
    [addon],
  )
})

test('every package of a platform is named for bundlers', () => {
  const source = readFileSync(join(root, 'lib/native.cjs'), 'utf8')
  const named = [...source.matchAll(/require\('(@gfxhub\/([^/]*))\/gfxhub\.([^']*)\.node'\)/g)]
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  assert.deepEqual(
    named.map(([, name]) => name),
    Object.keys(optionalDependencies),
  )
  assert.ok(named.every(([, , folder, file]) => folder === file))
})

test('no name is looked up where the package is loaded', (t) => {
  const folder = copied(t, addon)
  writeFileSync(
    join(folder, 'watched.cjs'),
    `process.report.getReport = () => { throw new Error('a report looks up names') }
    const { platform } = require('./lib/platform.cjs')
    require('./index.cjs')
    console.log(platform())`,
  )
  const run = node(folder, 'watched.cjs')
  assert.equal(run.stderr, '')
  // The C library that the process report shows must be the one that was found without the report.
  const { glibcVersionRuntime } = process.report.getReport().header
  const library = glibcVersionRuntime ? '-gnu' : '-musl'
  const found = process.platform === 'linux' ? library : ''
  assert.equal(run.stdout.trim(), `${process.platform}-${process.arch}${found}`)
})

test('the command runs from the same addon', (t) => {
  const folder = copied(t, addon)
  writeFileSync(
    join(folder, 'told.cjs'),
    `process.on('exit', () => {
      const loaded = Object.keys(require.cache).filter((path) => path.endsWith('.node'))
      console.log(loaded.map((path) => require('node:path').basename(path)).join())
    })`,
  )
  const run = node(folder, '--require', './told.cjs', 'bin/gfxhub.cjs', '--version')
  assert.equal(run.stderr, '')
  assert.match(run.stdout, /^gfxhub \d/)
  assert.equal(run.stdout.trim().split('\n').at(-1), addon)
  assert.equal(run.status, 0)
})

test('the package of the platform has the addon where it is not beside this one', (t) => {
  const folder = copied(t)
  const place = join(folder, 'node_modules', '@gfxhub', platform())
  mkdirSync(place, { recursive: true })
  copyFileSync(join(root, addon), join(place, addon))
  const run = node(folder, 'bin/gfxhub.cjs', '--version')
  assert.match(run.stdout, /^gfxhub \d/, run.stderr)
  assert.equal(node(folder, 'index.cjs').status, 0)
})

test('a missing addon is named, with where it was looked for', (t) => {
  const folder = copied(t)
  const run = node(folder, 'bin/gfxhub.cjs', '--version')
  assert.equal(run.status, 19)
  assert.equal(run.stdout, '')
  const due = `gfxhub finds no addon for ${platform()}: neither `
  assert(run.stderr.startsWith(due), run.stderr)
  assert(run.stderr.includes(` nor @gfxhub/${platform()}/${addon} exists.`), run.stderr)
  assert.equal(run.stderr.trim().split('\n').length, 1, run.stderr)
  assert(node(folder, 'index.cjs').stderr.includes(`nor @gfxhub/${platform()}/${addon} exists.`))
})

test('a panic in the command is told, and its exit code is that of a fault of its own', (t) => {
  const folder = copied(t, addon)
  writeFileSync(join(folder, 'armed.cjs'), `require('./${addon}').armPanic('runCommand')`)
  const run = node(folder, '--require', './armed.cjs', 'bin/gfxhub.cjs', '--version')
  const due = 'internal error of gfxhub: injected into runCommand. It may have taken effect: '
  assert(run.stderr.startsWith(due), run.stderr)
  assert.equal(run.stderr.trim().split('\n').length, 1, run.stderr)
  assert.equal(run.status, 19)
})
