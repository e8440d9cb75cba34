// Written by cargo xtask generate; do not edit.
'use strict'

/** The words of the kinds of plain data. */
module.exports = {
  LiveReportKind: [
    'failed',
    'superseded',
    'expired',
    'lost',
    'back',
    'held',
    'limited',
  ],
}
