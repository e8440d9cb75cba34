'use strict'

// Loads the addon: the file in the folder of the package, or else the one in the package for this
// platform.

const { existsSync } = require('node:fs')
const { createRequire } = require('node:module')
const { join } = require('node:path')
const { platform } = require('./platform.cjs')

/** Finds the addon and loads it. */
function load() {
  const name = platform()
  // `__dirname` does not exist in a bundle of ES modules.
  const beside = typeof __dirname === 'string' && join(__dirname, '..', `gfxhub.${name}.node`)
  // Bundlers do not follow a require that is created like this.
  if (beside && existsSync(beside)) return createRequire(beside)(beside)
  try {
    // Literal names within a try block let bundlers include the packages that are installed.
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
    `gfxhub finds no addon for ${name}: neither ${beside || 'one in its own folder'} nor ${within} exists. ` +
      'Install the package again, with its optional dependencies, or build the addon from its sources. ' +
      `In a bundle: configure the bundler to copy .node files, or exclude ${within} from the bundle ` +
      'and install it next to the bundle.',
  )
}

module.exports = load()
