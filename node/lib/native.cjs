'use strict'

// The addon of the client and the hub in a box.

module.exports = require('./addon.cjs').load('gfxhub')
