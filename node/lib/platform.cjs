'use strict'

// The name of this platform, as in the name of its addon; printed if this is run as a program.

const { closeSync, openSync, readSync } = require('node:fs')

/** Number of bytes read of a program: the name of its loader is in the first page. */
const PAGE = 4096

/** Returns the platform in the terms of Node and npm, on Linux with the C library. */
function platform() {
  const { platform, arch } = process
  if (platform !== 'linux') return `${platform}-${arch}`
  return `linux-${arch}-${loader().includes('/ld-musl-') ? 'musl' : 'gnu'}`
}

/**
 * Returns the part of this program that names its loader. `process.report` knows the C library too,
 * but looks up the names of all connections, which takes as long as a name server is silent.
 */
function loader() {
  const page = Buffer.alloc(PAGE)
  try {
    const file = openSync(process.execPath, 'r')
    try {
      readSync(file, page, 0, PAGE, 0)
    } finally {
      closeSync(file)
    }
  } catch {
    // The program may be executable but not readable.
  }
  return page.toString('latin1')
}

module.exports = { platform }

if (require.main === module) console.log(platform())
