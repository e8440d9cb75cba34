#!/usr/bin/env node
'use strict'

// Removes Node's own signal handlers. They raise the signal again and expect that they have been
// removed by then. The command's handlers call the previous ones, so with Node's handlers each
// signal would be raised forever.
for (const signal of ['SIGINT', 'SIGTERM']) {
  const none = () => {}
  process.on(signal, none)
  process.off(signal, none)
}

/** Prints a message and sets the exit code that the command uses for internal errors. */
function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exitCode = 19
}

/** Loads the addon. Unless this fails, no files are loaded except those that locate the addon. */
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
