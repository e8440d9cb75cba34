#!/usr/bin/env node
'use strict'

// Node's own handlers raise the signal again and count on being gone by then. The command's handlers
// call those that were there before, so each signal would come for ever: they must be gone now.
for (const signal of ['SIGINT', 'SIGTERM']) {
  const none = () => {}
  process.on(signal, none)
  process.off(signal, none)
}

/** Ends with the exit code of the command for a fault of its own. */
function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exitCode = 19
}

/** The addon, which is all that is loaded where nothing fails. */
function addon() {
  try {
    return require('../lib/native.cjs')
  } catch (error) {
    fail(error.message)
  }
}

const { runCommand } = addon() ?? {}
try {
  if (runCommand) process.exitCode = runCommand(process.argv.slice(2))
} catch (thrown) {
  const { fromThrown } = require('../lib/error.cjs')
  fail(fromThrown(thrown).message)
}
