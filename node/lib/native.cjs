'use strict'

// The addon: the library next to the package, else the one in the package of this platform.

const { existsSync } = require('node:fs')
const { join } = require('node:path')
const { platform } = require('./platform.cjs')

/** Finds the addon and loads it. */
function load() {
  const name = platform()
  const file = `gfxhub.${name}.node`
  const beside = join(__dirname, '..', file)
  if (existsSync(beside)) return require(beside)
  const within = `@gfxhub/${name}/${file}`
  try {
    return require(within)
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error
  }
  throw new Error(
    `gfxhub has no addon for ${name} here: neither ${beside} nor ${within} is there. ` +
      'Install the package again, with optional dependencies; or build the addon from its sources.',
  )
}

module.exports = load()
