'use strict'

const { Client } = require('./lib/client.cjs')
const { GfxHubError } = require('./lib/error.cjs')
const { LocalHub } = require('./lib/local_hub.cjs')

module.exports = { Client, GfxHubError, LocalHub }
