#!/usr/bin/env node
'use strict'

const { runCommand } = require('../lib/native.cjs')

try {
  process.exitCode = runCommand(process.argv.slice(2))
} catch (thrown) {
  const { fromThrown } = require('../lib/error.cjs')
  process.stderr.write(`${fromThrown(thrown).message}\n`)
  process.exitCode = 19
}
