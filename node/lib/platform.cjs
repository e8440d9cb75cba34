'use strict'

// The name of this platform, by which its addon goes; printed where this is run as a program.

const { closeSync, openSync, readSync } = require('node:fs')

/** How much of a program is read: the name of its loader is in the first page. */
const PAGE = 4096

/** As Node and npm name it, and on Linux the C library too. */
function platform() {
  const { platform, arch } = process
  if (platform !== 'linux') return `${platform}-${arch}`
  return `linux-${arch}-${loader().includes('/ld-musl-') ? 'musl' : 'gnu'}`
}

/**
 * The part of this program that names its loader. `process.report` knows the C library too, but looks up
 * the names of all connections, which takes as long as a name server is silent.
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
    // It may run where it cannot be read.
  }
  return page.toString('latin1')
}

module.exports = { platform }

if (require.main === module) console.log(platform())
