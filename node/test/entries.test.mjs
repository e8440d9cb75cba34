// Tests of the entry points of the package for both module systems, and of their exports.

import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import test from 'node:test'

import * as esm from 'gfxhub'

const require = createRequire(import.meta.url)

test('both module systems give the same things', () => {
  const cjs = require('gfxhub')
  assert.deepEqual(Object.keys(cjs).sort(), Object.keys(esm).sort())
  for (const name of Object.keys(cjs)) assert.equal(cjs[name], esm[name])
})

test('every operation is a method of its group', () => {
  const operations = require('../gen/operations.cjs')
  const hub = new esm.Client('http://10.0.0.5')
  const batches = {
    engines: ['setProperties', 'getProperties', 'listPropertiesOf'],
    names: ['setMany'],
  }
  const names = new Set()
  for (const [group, methods] of Object.entries(operations)) {
    const prototype = Object.getPrototypeOf(hub[group])
    const found = Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor')
    assert.deepEqual(found, [...Object.keys(methods), ...(batches[group] ?? [])])
    for (const name of Object.keys(methods)) names.add(`${group}.${name}`)
  }
  // The operations of the specification, and the download of external data, which has no entry of
  // its own there.
  const listed = require('../../tests/spec/operations.json').map(({ id }) => id)
  for (const name of [...listed, 'playout.trigger_external_data']) {
    const method = name.replace(/_(.)/g, (_, letter) => letter.toUpperCase())
    assert.ok(names.has(method), method)
  }
})

test('what is not exported stays inside', () => {
  assert.throws(() => require('gfxhub/lib/native.cjs'), { code: 'ERR_PACKAGE_PATH_NOT_EXPORTED' })
  const hub = new esm.Client('http://10.0.0.5')
  assert.deepEqual(Object.keys(hub), Object.keys(require('../gen/operations.cjs')))
})

test('the version is that of the workspace', async () => {
  const { version } = require('gfxhub/package.json')
  const manifest = await (
    await import('node:fs/promises')
  ).readFile(new URL('../../Cargo.toml', import.meta.url), 'utf8')
  assert.equal(
    version,
    /\[workspace\.package\]\nversion = "(.*)"/.exec(manifest.replaceAll('\r', ''))[1],
  )
})
