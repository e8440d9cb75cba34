'use strict'

// Finds the addon: the library beside the package first, then the package of this platform.

const { existsSync } = require('node:fs')
const { join } = require('node:path')
const { platform } = require('./platform.cjs')

function load() {
  const name = platform()
  const beside = join(__dirname, '..', `gfxhub.${name}.node`)
  const tried = []
  if (existsSync(beside)) return require(beside)
  tried.push(beside)
  try {
    return require(`gfxhub-${name}`)
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error
    tried.push(`the package gfxhub-${name}`)
  }
  throw new Error(
    `gfxhub has no addon for ${name} here: neither ${tried.join(' nor ')} is there. ` +
      'Install the package again, with optional dependencies; or build the addon from its sources.',
  )
}

module.exports = load()
