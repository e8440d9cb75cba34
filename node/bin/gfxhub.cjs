#!/usr/bin/env node
'use strict'

const { runCommand } = require('../lib/native.cjs')

// Node's own handlers raise the signal again and count on being gone by then. The command's handlers
// call those that were there before, so each signal would come for ever: they must be gone now.
for (const signal of ['SIGINT', 'SIGTERM']) {
  const none = () => {}
  process.on(signal, none)
  process.off(signal, none)
}

try {
  process.exitCode = runCommand(process.argv.slice(2))
} catch (thrown) {
  const { fromThrown } = require('../lib/error.cjs')
  process.stderr.write(`${fromThrown(thrown).message}\n`)
  // The exit code of the command for a fault of its own.
  process.exitCode = 19
}
