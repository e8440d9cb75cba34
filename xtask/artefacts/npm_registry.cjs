'use strict'

// Writes the documents of an npm registry for the packages in a folder: `node npm_registry.cjs FOLDER URL`.
// FOLDER/-/ contains the packages. Writes a document for each, named after the package, which any
// file server can serve.

const { execFileSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const { mkdirSync, readFileSync, readdirSync, writeFileSync } = require('node:fs')
const { dirname, join } = require('node:path')

const [folder, url] = process.argv.slice(2)

for (const file of readdirSync(join(folder, '-'))) {
  const path = join(folder, '-', file)
  const tar = process.platform === 'win32' ? 'tar.exe' : 'tar'
  const manifest = JSON.parse(execFileSync(tar, ['-xzOf', path, 'package/package.json']))
  const bytes = readFileSync(path)
  const digest = (name, form) => createHash(name).update(bytes).digest(form)
  const dist = {
    tarball: `${url}/-/${file}`,
    shasum: digest('sha1', 'hex'),
    integrity: `sha512-${digest('sha512', 'base64')}`,
  }
  const { name, version } = manifest
  const document = { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } }
  const place = join(folder, name)
  mkdirSync(dirname(place), { recursive: true })
  writeFileSync(place, JSON.stringify(document))
}
