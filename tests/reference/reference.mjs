// Written by cargo xtask generate; do not edit.
// The examples of docs/reference: `reference.mjs engines.get` runs one against GFXHUB_URL.
import { Client } from '../../node/index.mjs'

async function enginesList(hub) {
  for (const engine of await hub.engines.list()) {
    console.log(engine.id, engine.name)
  }
}

async function enginesGet(hub) {
  const engine = await hub.engines.get(3)
  console.log(engine.name)
}

async function enginesListNodes(hub) {
  for (const node of await hub.engines.listNodes(3)) {
    console.log(node.NodePath, node.NodeName)
  }
}

async function enginesGetNode(hub) {
  const node = await hub.engines.getNode(3, 'Mixer_0')
  console.log(node.NodeName)
}

async function enginesListProperties(hub) {
  for (const prop of await hub.engines.listProperties(3, 'Mixer_0')) {
    console.log(prop.PropertyPath, prop.DisplayName)
  }
}

async function enginesGetProperty(hub) {
  const prop = await hub.engines.getProperty(3, 'Mixer_0', 'Default//Gain/0')
  console.log(prop.Value)
}

async function enginesSetProperty(hub) {
  const prop = await hub.engines.setProperty(3, 'Mixer_0', 'Default//Gain/0', 0.75)
  console.log(prop.Value)
}

async function enginesListFunctions(hub) {
  for (const func of await hub.engines.listFunctions(3, 'Mixer_0')) {
    console.log(func.FunctionPath, func.FunctionName)
  }
}

async function enginesGetFunction(hub) {
  const func = await hub.engines.getFunction(3, 'Mixer_0', 'Default//DoTransition/0')
  console.log(func.FunctionName)
}

async function enginesCallFunction(hub) {
  await hub.engines.callFunction(3, 'Mixer_0', 'Default//DoTransition/0', [
    { PropertyPath: 'Default//Duration/0', payload: { value: 2.5 } },
    { PropertyPath: 'Default//Ease/0', payload: { value: 'Linear' } },
    { PropertyPath: 'Default//Target/0', payload: { value: { x: 0.25, y: -1.5, z: 3 } } },
    { PropertyPath: 'Default//Flag/0', payload: { value: true } },
    { PropertyPath: 'Default//Count/0', payload: { value: 3 } },
  ])
}

async function playoutListRundowns(hub) {
  for (const rundown of await hub.playout.listRundowns()) {
    console.log(rundown.id, rundown.name)
  }
}

async function playoutCreateRundown(hub) {
  const rundown = await hub.playout.createRundown('Evening News')
  console.log(rundown.id)
}

async function playoutGetRundown(hub) {
  const rundown = await hub.playout.getRundown(12)
  console.log(rundown.name)
}

async function playoutDeleteRundown(hub) {
  await hub.playout.deleteRundown(12)
}

async function playoutRenameRundown(hub) {
  const rundown = await hub.playout.renameRundown(12, 'Late News')
  console.log(rundown.name)
}

async function playoutListItems(hub) {
  for (const item of await hub.playout.listItems(12)) {
    console.log(item.id, item.name)
  }
}

async function playoutCreateItem(hub) {
  const item = await hub.playout.createItem(12, 'Lower third: guest', 'LowerThird', {
    order: 2,
    data: {
      Line1: 'Guest of the day',
      Rows: ['a', 'b'],
      Loops: 2,
      Scale: 1.5,
      Animate: true,
      Note: null,
    },
  })
  console.log(item.id)
}

async function playoutGetItem(hub) {
  const item = await hub.playout.getItem(12, 101)
  console.log(item.name)
}

async function playoutDeleteItem(hub) {
  await hub.playout.deleteItem(12, 101)
}

async function playoutUpdateItem(hub) {
  const item = await hub.playout.updateItem(12, 101, {
    name: 'Lower third: guest',
    template: 'LowerThird',
    order: 3,
    overriddenChannels: [1, 4, 7],
    data: { Line1: 'Guest of the day', Loops: 2, Scale: 1 },
  })
  console.log(item.name)
}

async function playoutTriggerButton(hub) {
  await hub.playout.triggerButton(12, 101, 'In')
}

async function playoutListTemplates(hub) {
  for (const tmpl of await hub.playout.listTemplates()) {
    console.log(tmpl.id, tmpl.name)
  }
}

async function newsroomListRundowns(hub) {
  for (const rundown of await hub.newsroom.listRundowns()) {
    console.log(rundown.roID, rundown.roSlug)
  }
}

async function newsroomListDeviceRundowns(hub) {
  for (const rundown of await hub.newsroom.listDeviceRundowns('NEWSDESK-A')) {
    console.log(rundown.roID, rundown.roSlug)
  }
}

async function newsroomGetRundown(hub) {
  const rundown = await hub.newsroom.getRundown('NEWSDESK-A', '69425946')
  console.log(rundown.roSlug)
}

async function newsroomUpdateMosObject(hub) {
  const mosObject = await hub.newsroom.updateMosObject('OBJ-5501', {
    description: 'Second guest',
    data: { Line1: 'Another guest', Rows: ['Harbour'] },
  })
  console.log(mosObject.description)
}

async function newsroomTriggerButton(hub) {
  await hub.newsroom.triggerButton('NEWSDESK-A', '69425946', 'S-1001', '1', 'In')
}

async function graphsList(hub) {
  for (const graph of await hub.graphs.list()) {
    console.log(graph.id, graph.name)
  }
}

async function graphsGet(hub) {
  const graph = await hub.graphs.get(21)
  console.log(graph.name)
}

async function graphsLoad(hub) {
  await hub.graphs.load(21, 3)
}

async function rgraphsList(hub) {
  for (const rgraph of await hub.rgraphs.list()) {
    console.log(rgraph.id, rgraph.name)
  }
}

async function rgraphsGet(hub) {
  const rgraph = await hub.rgraphs.get(7)
  console.log(rgraph.name)
}

async function rgraphsLoad(hub) {
  await hub.rgraphs.load(7, 3)
}

async function ustatesList(hub) {
  for (const ustate of await hub.ustates.list()) {
    console.log(ustate.id, ustate.name)
  }
}

async function ustatesGet(hub) {
  const ustate = await hub.ustates.get(9)
  console.log(ustate.name)
}

async function ustatesLoad(hub) {
  await hub.ustates.load(9, 3)
}

async function projectsList(hub) {
  for (const project of await hub.projects.list()) {
    console.log(project.projectId, project.name)
  }
}

async function launcherList(hub) {
  for (const config of await hub.launcher.list()) {
    console.log(config.name)
  }
}

async function launcherGet(hub) {
  const config = await hub.launcher.get(5)
  console.log(config.name)
}

async function launcherCreate(hub) {
  const config = await hub.launcher.create('Studio C', [51, 52])
  console.log(config.id)
}

async function launcherLaunch(hub) {
  const word = await hub.launcher.launch(5)
  console.log(word)
}

async function launcherStop(hub) {
  await hub.launcher.stop(5)
}

async function launcherRetime(hub) {
  await hub.launcher.retime(5)
}

async function launcherListRenderers(hub) {
  for (const id of await hub.launcher.listRenderers(5)) {
    console.log(id)
  }
}

async function launcherGetRenderer(hub) {
  const renderer = await hub.launcher.getRenderer(5, 51)
  console.log(renderer.engineType)
}

async function launcherCreateRenderer(hub) {
  const id = await hub.launcher.createRenderer(5, {
    launchConfigId: 5,
    engineId: 3,
    projectId: 14,
    projectMapId: 140,
    engineType: 'RE5',
    stateId: 21,
  })
  console.log(id)
}

async function launcherStartRenderer(hub) {
  const word = await hub.launcher.startRenderer(5, 51)
  console.log(word)
}

async function launcherStopRenderer(hub) {
  const word = await hub.launcher.stopRenderer(5, 51)
  console.log(word)
}

async function playoutTriggerExternalData(hub) {
  const answer = await hub.playout.triggerExternalData(12, 101, 'ResultsTable')
  console.log(answer.text)
}

const examples = {
  'engines.list': enginesList,
  'engines.get': enginesGet,
  'engines.list_nodes': enginesListNodes,
  'engines.get_node': enginesGetNode,
  'engines.list_properties': enginesListProperties,
  'engines.get_property': enginesGetProperty,
  'engines.set_property': enginesSetProperty,
  'engines.list_functions': enginesListFunctions,
  'engines.get_function': enginesGetFunction,
  'engines.call_function': enginesCallFunction,
  'playout.list_rundowns': playoutListRundowns,
  'playout.create_rundown': playoutCreateRundown,
  'playout.get_rundown': playoutGetRundown,
  'playout.delete_rundown': playoutDeleteRundown,
  'playout.rename_rundown': playoutRenameRundown,
  'playout.list_items': playoutListItems,
  'playout.create_item': playoutCreateItem,
  'playout.get_item': playoutGetItem,
  'playout.delete_item': playoutDeleteItem,
  'playout.update_item': playoutUpdateItem,
  'playout.trigger_button': playoutTriggerButton,
  'playout.list_templates': playoutListTemplates,
  'newsroom.list_rundowns': newsroomListRundowns,
  'newsroom.list_device_rundowns': newsroomListDeviceRundowns,
  'newsroom.get_rundown': newsroomGetRundown,
  'newsroom.update_mos_object': newsroomUpdateMosObject,
  'newsroom.trigger_button': newsroomTriggerButton,
  'graphs.list': graphsList,
  'graphs.get': graphsGet,
  'graphs.load': graphsLoad,
  'rgraphs.list': rgraphsList,
  'rgraphs.get': rgraphsGet,
  'rgraphs.load': rgraphsLoad,
  'ustates.list': ustatesList,
  'ustates.get': ustatesGet,
  'ustates.load': ustatesLoad,
  'projects.list': projectsList,
  'launcher.list': launcherList,
  'launcher.get': launcherGet,
  'launcher.create': launcherCreate,
  'launcher.launch': launcherLaunch,
  'launcher.stop': launcherStop,
  'launcher.retime': launcherRetime,
  'launcher.list_renderers': launcherListRenderers,
  'launcher.get_renderer': launcherGetRenderer,
  'launcher.create_renderer': launcherCreateRenderer,
  'launcher.start_renderer': launcherStartRenderer,
  'launcher.stop_renderer': launcherStopRenderer,
  'playout.trigger_external_data': playoutTriggerExternalData,
}

const hub = new Client(process.env.GFXHUB_URL)
await examples[process.argv[2]](hub)
hub.close()
