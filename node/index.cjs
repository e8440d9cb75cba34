'use strict'

const { Client } = require('./lib/client.cjs')
const { GfxHubError } = require('./lib/error.cjs')
const { LocalHub } = require('./gen/simulator.cjs')

module.exports = { Client, GfxHubError, LocalHub }
