'use strict'

// The name of this platform, which the file name of its addon contains. If this file is run as a
// program, it prints the name.

const { closeSync, openSync, readSync } = require('node:fs')

/**
 * Number of bytes that are read of an executable: its first page contains the name of its loader.
 */
const PAGE = 4096

/** Returns the platform in the terms of Node and npm. On Linux, the name includes the C library. */
function platform() {
  const { platform, arch } = process
  if (platform !== 'linux') return `${platform}-${arch}`
  return `linux-${arch}-${loader().includes('/ld-musl-') ? 'musl' : 'gnu'}`
}

/**
 * Returns the part of Node's executable that contains the name of its loader. `process.report` also
 * shows the C library, but it looks up the host names of all connections, which takes long if a
 * name server does not respond.
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
    // The executable may lack read permission.
  }
  return page.toString('latin1')
}

module.exports = { platform }

if (require.main === module) console.log(platform())
