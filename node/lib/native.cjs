'use strict'

// The addon: the library next to the package, or else the one in the package of this platform.

const { existsSync } = require('node:fs')
const { createRequire } = require('node:module')
const { join } = require('node:path')
const { platform } = require('./platform.cjs')

/** Finds the addon and loads it. */
function load() {
  const name = platform()
  // `__dirname` does not exist in a bundle of modules.
  const beside = typeof __dirname === 'string' && join(__dirname, '..', `gfxhub.${name}.node`)
  // Bundlers do not follow this kind of require.
  if (beside && existsSync(beside)) return createRequire(beside)(beside)
  try {
    // Literal names within a try let bundlers include the installed ones.
    switch (name) {
      case 'darwin-arm64':
        return require('@gfxhub/darwin-arm64/gfxhub.darwin-arm64.node')
      case 'darwin-x64':
        return require('@gfxhub/darwin-x64/gfxhub.darwin-x64.node')
      case 'linux-arm64-gnu':
        return require('@gfxhub/linux-arm64-gnu/gfxhub.linux-arm64-gnu.node')
      case 'linux-arm64-musl':
        return require('@gfxhub/linux-arm64-musl/gfxhub.linux-arm64-musl.node')
      case 'linux-x64-gnu':
        return require('@gfxhub/linux-x64-gnu/gfxhub.linux-x64-gnu.node')
      case 'linux-x64-musl':
        return require('@gfxhub/linux-x64-musl/gfxhub.linux-x64-musl.node')
      case 'win32-x64':
        return require('@gfxhub/win32-x64/gfxhub.win32-x64.node')
    }
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error
  }
  const within = `@gfxhub/${name}/gfxhub.${name}.node`
  throw new Error(
    `gfxhub has no addon for ${name} here: neither ${beside || 'one beside it'} nor ${within} is there. ` +
      'Install the package again, with optional dependencies; or build the addon from its sources. ' +
      `In a bundle: have the bundler copy files that end in .node, or leave ${within} out of the bundle ` +
      'and install it beside.',
  )
}

module.exports = load()
