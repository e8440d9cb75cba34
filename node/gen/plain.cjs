// Written by cargo xtask generate; do not edit.
'use strict'

/** The names of the kinds of plain data. */
exports.LiveReportKind = [
  'failed',
  'superseded',
  'expired',
  'lost',
  'back',
  'held',
  'limited',
]
exports.WatchChangeKind = [
  'added',
  'changed',
  'moved',
  'removed',
  'lost',
  'back',
  'synced',
  'apart',
]
exports.TemplateFieldKind = [
  'unknown',
  'boolean',
  'number',
  'text',
  'list',
  'object',
]

/** The fields of plain data that are converted from JSON: numbers, errors and nested plain data. */
exports.fields = {
  PropertyAddress: { engineId: 'number' },
  LiveReport: { engineId: 'number', address: 'PropertyAddress', error: 'error' },
  LiveStats: {},
  WatchChange: { error: 'error' },
  WatchFigures: {},
  TemplateField: {},
}
