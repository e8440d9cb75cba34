// Written by cargo xtask generate; do not edit.
'use strict'

// The operations by group and method. `path`: names of the arguments in the path, in order. `body`:
// the required fields, in order; the optional fields, each with its JSON name; the fields that contain
// ids or integers.
exports.engines = {
  list: {
    name: 'engines.list',
    read: true,
    path: [],
  },
  get: {
    name: 'engines.get',
    read: true,
    path: ['engineId'],
  },
  listNodes: {
    name: 'engines.list_nodes',
    read: true,
    path: ['engineId'],
  },
  getNode: {
    name: 'engines.get_node',
    read: true,
    path: ['engineId', 'nodePath'],
  },
  listProperties: {
    name: 'engines.list_properties',
    read: true,
    path: ['engineId', 'nodePath'],
  },
  getProperty: {
    name: 'engines.get_property',
    read: true,
    path: ['engineId', 'nodePath', 'propertyPath'],
  },
  setProperty: {
    name: 'engines.set_property',
    read: false,
    path: ['engineId', 'nodePath', 'propertyPath'],
    body: {
      required: ['Value'],
      optional: { interpolation: 'Interpolation', duration: 'Duration', delay: 'Delay' },
      whole: [],
    },
  },
  listFunctions: {
    name: 'engines.list_functions',
    read: true,
    path: ['engineId', 'nodePath'],
  },
  getFunction: {
    name: 'engines.get_function',
    read: true,
    path: ['engineId', 'nodePath', 'functionPath'],
  },
  callFunction: {
    name: 'engines.call_function',
    read: false,
    path: ['engineId', 'nodePath', 'functionPath'],
    body: {
      required: ['Parameters'],
      optional: {},
      whole: [],
    },
  },
}
exports.playout = {
  listRundowns: {
    name: 'playout.list_rundowns',
    read: true,
    path: [],
  },
  createRundown: {
    name: 'playout.create_rundown',
    read: false,
    path: [],
    body: {
      required: ['name'],
      optional: {},
      whole: [],
    },
  },
  getRundown: {
    name: 'playout.get_rundown',
    read: true,
    path: ['rundownId'],
  },
  deleteRundown: {
    name: 'playout.delete_rundown',
    read: false,
    path: ['rundownId'],
  },
  renameRundown: {
    name: 'playout.rename_rundown',
    read: false,
    path: ['rundownId'],
    body: {
      required: ['name'],
      optional: {},
      whole: [],
    },
  },
  listItems: {
    name: 'playout.list_items',
    read: true,
    path: ['rundownId'],
  },
  createItem: {
    name: 'playout.create_item',
    read: false,
    path: ['rundownId'],
    body: {
      required: ['name', 'template'],
      optional: { order: 'order', data: 'data' },
      whole: ['order'],
    },
  },
  getItem: {
    name: 'playout.get_item',
    read: true,
    path: ['rundownId', 'itemId'],
  },
  deleteItem: {
    name: 'playout.delete_item',
    read: false,
    path: ['rundownId', 'itemId'],
  },
  updateItem: {
    name: 'playout.update_item',
    read: false,
    path: ['rundownId', 'itemId'],
    body: {
      required: [],
      optional: { name: 'name', template: 'template', order: 'order', overriddenChannels: 'overriddenChannels', data: 'data' },
      whole: ['order', 'overriddenChannels'],
    },
  },
  triggerButton: {
    name: 'playout.trigger_button',
    read: false,
    path: ['rundownId', 'itemId', 'buttonKey'],
  },
  listTemplates: {
    name: 'playout.list_templates',
    read: true,
    path: [],
  },
  triggerExternalData: {
    name: 'playout.trigger_external_data',
    read: false,
    path: ['rundownId', 'itemId', 'ExternalDataFieldKey'],
    more: ['method'],
  },
  updateFields: {
    name: 'playout.update_fields',
    read: false,
    path: ['rundownId', 'itemId'],
    body: {
      required: ['fields'],
      optional: { newFields: 'newFields' },
      whole: [],
    },
  },
  templateFields: {
    name: 'playout.template_fields',
    read: true,
    path: ['template'],
  },
}
exports.newsroom = {
  listRundowns: {
    name: 'newsroom.list_rundowns',
    read: true,
    path: [],
  },
  listDeviceRundowns: {
    name: 'newsroom.list_device_rundowns',
    read: true,
    path: ['ncsID'],
  },
  getRundown: {
    name: 'newsroom.get_rundown',
    read: true,
    path: ['ncsID', 'roID'],
  },
  updateMosObject: {
    name: 'newsroom.update_mos_object',
    read: false,
    path: ['objID'],
    body: {
      required: [],
      optional: { description: 'description', data: 'data' },
      whole: [],
    },
  },
  triggerButton: {
    name: 'newsroom.trigger_button',
    read: false,
    path: ['ncsID', 'roID', 'storyID', 'itemID', 'buttonKey'],
  },
  updateFields: {
    name: 'newsroom.update_fields',
    read: false,
    path: ['ncsID', 'roID', 'objID'],
    body: {
      required: ['fields'],
      optional: { newFields: 'newFields' },
      whole: [],
    },
  },
}
exports.graphs = {
  list: {
    name: 'graphs.list',
    read: true,
    path: [],
  },
  get: {
    name: 'graphs.get',
    read: true,
    path: ['graphId'],
  },
  load: {
    name: 'graphs.load',
    read: false,
    path: ['graphId'],
    body: {
      required: ['engineHostId'],
      optional: {},
      whole: ['engineHostId'],
    },
  },
}
exports.rgraphs = {
  list: {
    name: 'rgraphs.list',
    read: true,
    path: [],
  },
  get: {
    name: 'rgraphs.get',
    read: true,
    path: ['rgraphId'],
  },
  load: {
    name: 'rgraphs.load',
    read: false,
    path: ['rgraphId'],
    body: {
      required: ['engineHostId'],
      optional: {},
      whole: ['engineHostId'],
    },
  },
}
exports.ustates = {
  list: {
    name: 'ustates.list',
    read: true,
    path: [],
  },
  get: {
    name: 'ustates.get',
    read: true,
    path: ['ustateId'],
  },
  load: {
    name: 'ustates.load',
    read: false,
    path: ['ustateId'],
    body: {
      required: ['engineHostId'],
      optional: {},
      whole: ['engineHostId'],
    },
  },
}
exports.projects = {
  list: {
    name: 'projects.list',
    read: true,
    path: [],
  },
}
exports.launcher = {
  list: {
    name: 'launcher.list',
    read: true,
    path: [],
  },
  get: {
    name: 'launcher.get',
    read: true,
    path: ['launchId'],
  },
  create: {
    name: 'launcher.create',
    read: false,
    path: [],
    body: {
      required: ['name', 'renderers'],
      optional: {},
      whole: ['renderers'],
    },
  },
  launch: {
    name: 'launcher.launch',
    read: false,
    path: ['launchId'],
  },
  stop: {
    name: 'launcher.stop',
    read: false,
    path: ['launchId'],
  },
  retime: {
    name: 'launcher.retime',
    read: false,
    path: ['launchId'],
  },
  listRenderers: {
    name: 'launcher.list_renderers',
    read: true,
    path: ['launchId'],
  },
  getRenderer: {
    name: 'launcher.get_renderer',
    read: true,
    path: ['launchId', 'rendererId'],
  },
  createRenderer: {
    name: 'launcher.create_renderer',
    read: false,
    path: ['launchId'],
    body: {
      required: [],
      optional: { launchConfigId: 'launchConfigId', engineId: 'engineId', projectId: 'projectId', projectMapId: 'projectMapId', engineType: 'engineType', stateId: 'stateId' },
      whole: ['launchConfigId', 'engineId', 'projectId', 'projectMapId', 'stateId'],
    },
  },
  startRenderer: {
    name: 'launcher.start_renderer',
    read: false,
    path: ['launchId', 'rendererId'],
  },
  stopRenderer: {
    name: 'launcher.stop_renderer',
    read: false,
    path: ['launchId', 'rendererId'],
  },
}
exports.names = {
  find: {
    name: 'names.find',
    read: true,
    path: ['path'],
  },
  list: {
    name: 'names.list',
    read: true,
    path: ['path'],
  },
  prepare: {
    name: 'names.prepare',
    read: true,
    path: [],
    body: {
      required: ['paths'],
      optional: {},
      whole: ['paths'],
    },
  },
  get: {
    name: 'names.get',
    read: true,
    path: ['path'],
  },
  set: {
    name: 'names.set',
    read: false,
    path: ['path'],
    body: {
      required: ['value'],
      optional: { over: 'over', ease: 'ease', delay: 'delay' },
      whole: [],
    },
  },
  press: {
    name: 'names.press',
    read: false,
    path: ['path'],
  },
  call: {
    name: 'names.call',
    read: false,
    path: ['path'],
    body: {
      required: [],
      optional: { parameters: 'parameters' },
      whole: [],
    },
  },
  load: {
    name: 'names.load',
    read: false,
    path: ['path'],
    body: {
      required: ['engine'],
      optional: { wait: 'wait' },
      whole: ['engine'],
    },
  },
}
exports.snapshots = {
  take: {
    name: 'snapshots.take',
    read: true,
    path: [],
    body: {
      required: [],
      optional: { engines: 'engines', only: 'only', protect: 'protect', once: 'once', fast: 'fast' },
      whole: ['engines'],
    },
  },
  diff: {
    name: 'snapshots.diff',
    read: true,
    path: [],
    body: {
      required: ['first'],
      optional: { second: 'second', matchBy: 'matchBy', map: 'map', fast: 'fast' },
      whole: [],
    },
  },
  plan: {
    name: 'snapshots.plan',
    read: true,
    path: [],
    body: {
      required: ['snapshot'],
      optional: { only: 'only', all: 'all', over: 'over', ease: 'ease', easeAlso: 'easeAlso', rest: 'rest', lead: 'lead', matchBy: 'matchBy', map: 'map', force: 'force', fast: 'fast' },
      whole: [],
    },
  },
  recall: {
    name: 'snapshots.recall',
    read: false,
    path: [],
    body: {
      required: ['plan'],
      optional: { force: 'force' },
      whole: [],
    },
  },
  undo: {
    name: 'snapshots.undo',
    read: false,
    path: [],
    body: {
      required: ['undo'],
      optional: { force: 'force' },
      whole: [],
    },
  },
  capture: {
    name: 'snapshots.capture',
    read: true,
    path: [],
    body: {
      required: [],
      optional: { scrub: 'scrub' },
      whole: [],
    },
  },
}
exports.guard = {
  arm: {
    name: 'guard.arm',
    read: true,
    path: [],
    body: {
      required: ['operation'],
      optional: { seconds: 'seconds' },
      whole: [],
    },
  },
  disarm: {
    name: 'guard.disarm',
    read: true,
    path: ['permitId'],
  },
  permits: {
    name: 'guard.permits',
    read: true,
    path: [],
  },
}
exports.requests = {
  preview: {
    name: 'requests.preview',
    read: true,
    path: [],
    body: {
      required: ['name'],
      optional: { arguments: 'arguments' },
      whole: [],
    },
  },
}
exports.recorder = {
  note: {
    name: 'recorder.note',
    read: true,
    path: [],
    body: {
      required: ['text'],
      optional: {},
      whole: [],
    },
  },
  status: {
    name: 'recorder.status',
    read: true,
    path: [],
  },
  read: {
    name: 'recorder.read',
    read: true,
    path: [],
    body: {
      required: ['paths'],
      optional: { acts: 'acts', open: 'open', sinceMs: 'sinceMs', untilMs: 'untilMs' },
      whole: ['sinceMs', 'untilMs'],
    },
  },
}
exports.group = {
  set: {
    name: 'group.set',
    read: false,
    path: ['path'],
    body: {
      required: ['value'],
      optional: { over: 'over', ease: 'ease', delay: 'delay' },
      whole: [],
    },
  },
  setMany: {
    name: 'group.set_many',
    read: false,
    path: [],
    body: {
      required: ['values'],
      optional: { over: 'over', ease: 'ease', delay: 'delay' },
      whole: [],
    },
  },
  get: {
    name: 'group.get',
    read: true,
    path: ['path'],
  },
  press: {
    name: 'group.press',
    read: false,
    path: ['path'],
  },
  call: {
    name: 'group.call',
    read: false,
    path: ['path'],
    body: {
      required: [],
      optional: { parameters: 'parameters' },
      whole: [],
    },
  },
  load: {
    name: 'group.load',
    read: false,
    path: ['path'],
    body: {
      required: ['engine'],
      optional: { wait: 'wait' },
      whole: ['engine'],
    },
  },
  invoke: {
    name: 'group.invoke',
    read: false,
    path: [],
    body: {
      required: ['name'],
      optional: { arguments: 'arguments' },
      whole: [],
    },
  },
  read: {
    name: 'group.read',
    read: true,
    path: [],
    body: {
      required: ['name'],
      optional: { arguments: 'arguments' },
      whole: [],
    },
  },
  compare: {
    name: 'group.compare',
    read: true,
    path: [],
    body: {
      required: [],
      optional: { engines: 'engines', only: 'only', protect: 'protect', once: 'once', fast: 'fast' },
      whole: ['engines'],
    },
  },
  status: {
    name: 'group.status',
    read: true,
    path: [],
  },
  settle: {
    name: 'group.settle',
    read: true,
    path: [],
  },
  useMember: {
    name: 'group.use_member',
    read: true,
    path: [],
    body: {
      required: ['member'],
      optional: { used: 'used' },
      whole: [],
    },
  },
}
exports.changes = {
  waitFor: {
    name: 'changes.wait_for',
    read: true,
    path: ['path'],
    body: {
      required: ['within'],
      optional: { equals: 'equals', notEquals: 'notEquals', status: 'status' },
      whole: [],
    },
  },
}
