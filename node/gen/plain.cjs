// Written by cargo xtask generate; do not edit.
'use strict'

/** The words of the kinds of plain data. */
exports.LiveReportKind = [
  'failed',
  'superseded',
  'expired',
  'lost',
  'back',
  'held',
  'limited',
]

/** The fields of plain data that are not what JSON says: numbers of things, errors, plain data within. */
exports.fields = {
  PropertyAddress: { engineId: 'number' },
  LiveReport: { engineId: 'number', address: 'PropertyAddress', error: 'error' },
  LiveStats: {},
}
