// Written by cargo xtask generate; do not edit.
'use strict'

// The composed calls by group and method. `path`: arguments before the items, in their order. `items`:
// their name in the core and the one here. `item`: what each is of the arguments and the body of its
// operation, in the form that operations have; or an id alone.
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
