// Written by cargo xtask generate; do not edit.
'use strict'

// The composed calls by group and method. `path`: names of the arguments that precede the items, in
// order. `items`: name of the items in the core and in JavaScript. `item`: the arguments and the body
// that an item contains, in the form of the operations' table, or `isId` if it is only an id.
exports.engines = {
  setProperties: {
    name: 'engines.set_properties',
    read: false,
    path: [],
    items: { wire: 'sets', name: 'sets' },
    optional: false,
    item: {
      path: ['engineId', 'nodePath', 'propertyPath'],
      body: {
        required: ['Value'],
        optional: { interpolation: 'Interpolation', duration: 'Duration', delay: 'Delay' },
        whole: [],
      },
    },
  },
  getProperties: {
    name: 'engines.get_properties',
    read: true,
    path: [],
    items: { wire: 'addresses', name: 'addresses' },
    optional: false,
    item: {
      path: ['engineId', 'nodePath', 'propertyPath'],
    },
  },
  listPropertiesOf: {
    name: 'engines.list_properties_of',
    read: true,
    path: ['engineId'],
    items: { wire: 'nodes', name: 'nodePaths' },
    optional: true,
    item: {
      path: ['nodePath'],
      isId: true,
    },
  },
}
exports.names = {
  setMany: {
    name: 'names.set_many',
    read: false,
    path: [],
    items: { wire: 'sets', name: 'sets' },
    optional: false,
    item: {
      path: ['path'],
      body: {
        required: ['value'],
        optional: { over: 'over', ease: 'ease', delay: 'delay' },
        whole: [],
      },
    },
  },
}
