'use strict'

// The name of this platform, by which its addon goes; printed where this is run as a program.

/** As Node and npm name it, and on Linux the C library too. */
function platform() {
  const { platform, arch, report } = process
  if (platform !== 'linux') return `${platform}-${arch}`
  // musl leaves out the version of glibc.
  const { glibcVersionRuntime } = report.getReport().header
  return `linux-${arch}-${glibcVersionRuntime ? 'gnu' : 'musl'}`
}

module.exports = { platform }

if (require.main === module) console.log(platform())
