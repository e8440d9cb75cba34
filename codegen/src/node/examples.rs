//! A JavaScript example of each operation and of each composed call. A test of the package runs
//! each of them unchanged against the demo show, where `hub` and `backup` are clients.

/// Pairs of the name of an operation or of a composed call, and its example.
const EXAMPLES: &[(&str, &str)] = &[
    (
        "group.set",
        "const pair = Client.pair(hub, backup)
const { agree } = await pair.group.set('Studio A / Cyclorama / Softness', 0.5, { over: 1.5 })
console.log(agree)",
    ),
    (
        "group.set_many",
        "const pair = Client.pair(hub, backup)
const values = { 'Studio A / Cyclorama / Softness': 0.5, 'Studio A / Mixer_0 / Opacity': 0 }
const { agree } = await pair.group.setMany(values, { over: 1.5 })
console.log(agree)",
    ),
    (
        "group.get",
        "const pair = Client.pair(hub, backup)
for (const { member, result } of (await pair.group.get('Studio A / Cyclorama / Softness')).members) {
  console.log(member, result)
}",
    ),
    (
        "group.press",
        "const pair = Client.pair(hub, backup)
const report = await pair.group.press('Evening News / Opening Title / In')
for (const { member, outcome } of report.members) console.log(member, outcome)",
    ),
    (
        "group.call",
        "const pair = Client.pair(hub, backup)
await pair.group.call('Studio A / Cyclorama / Reset Mask')",
    ),
    (
        "group.load",
        "const pair = Client.pair(hub, backup)
await pair.group.load('rgraph:Studio A Weather', 'Studio A')",
    ),
    (
        "group.invoke",
        "const pair = Client.pair(hub, backup)
const { members } = await pair.group.invoke('engines.list')
console.log(members.length)",
    ),
    (
        "group.read",
        "const pair = Client.pair(hub, backup)
const { member, result } = await pair.group.read('engines.list')
console.log(member, result)",
    ),
    (
        "group.compare",
        "const pair = Client.pair(hub, backup)
for (const { member, differences } of await pair.group.compare({ once: true })) {
  console.log(member, differences.length)
}",
    ),
    (
        "group.status",
        "const pair = Client.pair(hub, backup)
for (const { member, away, failures } of await pair.group.status()) {
  console.log(member, away, failures)
}",
    ),
    (
        "group.settle",
        "const pair = Client.pair(hub, backup)
await pair.group.press('Evening News / Opening Title / In')
for (const { member, failures } of await pair.group.settle()) console.log(member, failures)",
    ),
    (
        "group.use_member",
        "const pair = Client.pair(hub, backup)
await pair.group.useMember('backup', { used: false })",
    ),
    (
        "snapshots.capture",
        "const capture = await hub.snapshots.capture()
console.log(Object.keys(capture.show), capture.filled, capture.leftOut)",
    ),
    (
        "guard.arm",
        "const permit = await hub.guard.arm('playout.delete_item', { seconds: 60 })
console.log(permit.id, permit.operation)",
    ),
    (
        "guard.disarm",
        "const permit = await hub.guard.arm('playout.delete_item')
await hub.guard.disarm(permit.id)",
    ),
    (
        "changes.wait_for",
        "await hub.names.set('Studio A / Cyclorama / Softness', 0.5)
const found = await hub.changes.waitFor('Studio A / Cyclorama / Softness', 5, { equals: 0.5 })
console.log(found.name, found.waitedMs)",
    ),
    (
        "recorder.note",
        "await hub.recorder.note('the anchor asked for the old opening')",
    ),
    (
        "recorder.status",
        "console.log((await hub.recorder.status()).lost)",
    ),
    (
        "recorder.read",
        "const { file } = await hub.recorder.status()
const files = file === '' ? [] : [file]
for (const { atMs, operation, ended } of await hub.recorder.read(files, { acts: true })) {
  console.log(new Date(atMs), operation, ended)
}",
    ),
    (
        "guard.permits",
        "for (const { operation, untilMs } of await hub.guard.permits()) {
  console.log(operation, new Date(untilMs))
}",
    ),
    (
        "requests.preview",
        "const itemArguments = { rundownId: 1, itemId: 2 }
for (const request of await hub.requests.preview('playout.delete_item', {
  arguments: itemArguments,
})) {
  console.log(request.class, request.curl)
}",
    ),
    (
        "names.find",
        "const address = await hub.names.find('Studio A / Cyclorama / Softness')
console.log(address.kind, address.engineId, address.propertyPath)",
    ),
    (
        "names.list",
        "for (const { path, kind } of await hub.names.list('Studio A / Cyclorama / *')) {
  console.log(path, kind)
}",
    ),
    (
        "names.prepare",
        "const addresses = await hub.names.prepare([
  'Evening News / Opening Title / In',
  'Studio A / Cyclorama / Softness',
])
console.log(addresses.length)",
    ),
    (
        "names.get",
        "const softness = await hub.names.get('Studio A / Cyclorama / Softness')
console.log(softness.Value)",
    ),
    (
        "names.set",
        "await hub.names.set('Studio A / Cyclorama / Softness', 0.3)
await hub.names.set('Studio A / Cyclorama / Softness', 0.8, { over: 1.5 })",
    ),
    (
        "names.press",
        "await hub.names.press('Evening News / Opening Title / In')",
    ),
    (
        "names.call",
        "await hub.names.call('Studio A / Cyclorama / Reset Mask')",
    ),
    (
        "names.load",
        "await hub.names.load('rgraph:Studio A Weather', 'Studio A')",
    ),
    (
        "snapshots.take",
        "const snapshot = await hub.snapshots.take({ engines: ['Studio A'], once: true })
console.log(snapshot.complete, snapshot.engines[0].nodes.length)",
    ),
    (
        "snapshots.diff",
        "const before = await hub.snapshots.take({ engines: ['Studio A'], once: true })
await hub.names.set('Studio A / Cyclorama / Softness', 0.25)
for (const one of await hub.snapshots.diff(before)) {
  console.log(one.NodeName, one.DisplayName, one.first, one.second)
}",
    ),
    (
        "snapshots.plan",
        "const look = await hub.snapshots.take({ engines: ['Studio A'], once: true })
const plan = await hub.snapshots.plan(look, { only: ['Cyclorama / *'], over: 1.5 })
console.log(plan.sets.length, plan.leftAlone.length)",
    ),
    (
        "snapshots.recall",
        "const look = await hub.snapshots.take({ engines: ['Studio A'], once: true })
await hub.names.set('Studio A / Cyclorama / Softness', 0.25)
const plan = await hub.snapshots.plan(look, { only: ['Cyclorama / *'] })
const report = await hub.snapshots.recall(plan)
console.log(report.results.map((one) => one.outcome))",
    ),
    (
        "snapshots.undo",
        "const look = await hub.snapshots.take({ engines: ['Studio A'], once: true })
await hub.names.set('Studio A / Cyclorama / Softness', 0.25)
const plan = await hub.snapshots.plan(look, { only: ['Cyclorama / *'] })
const report = await hub.snapshots.recall(plan)
await hub.snapshots.undo(report.undo)",
    ),
    (
        "engines.list",
        "for (const engine of await hub.engines.list()) {
  console.log(engine.id, engine.displayName, engine.status)
}",
    ),
    (
        "engines.get",
        "const engine = await hub.engines.get(3)
console.log(engine.displayName, engine.instances.length)",
    ),
    (
        "engines.list_nodes",
        "const nodes = await hub.engines.listNodes(3)
console.log(nodes.map((node) => node.NodePath))",
    ),
    (
        "engines.get_node",
        "const node = await hub.engines.getNode(3, 'Mixer_0')
console.log(node.NodeName)",
    ),
    (
        "engines.list_properties",
        "for (const property of await hub.engines.listProperties(3, 'Mixer_0')) {
  console.log(property.PropertyPath, property.Value)
}",
    ),
    (
        "engines.get_property",
        "const opacity = await hub.engines.getProperty(3, 'Mixer_0', 'Default//Opacity/0')
console.log(opacity.Value)",
    ),
    (
        "engines.set_property",
        "await hub.engines.setProperty(3, 'Mixer_0', 'Default//Opacity/0', 0.25, {
  interpolation: 'EaseIn',
  duration: 1.5,
})",
    ),
    (
        "engines.list_functions",
        "const functions = await hub.engines.listFunctions(3, 'Mixer_0')
console.log(functions.map((one) => one.FunctionPath))",
    ),
    (
        "engines.get_function",
        "const transition = await hub.engines.getFunction(3, 'Mixer_0', 'Default//DoTransition/0')
console.log(Object.keys(transition.Properties))",
    ),
    (
        "engines.call_function",
        "await hub.engines.callFunction(3, 'Mixer_0', 'Default//DoTransition/0', [])",
    ),
    (
        "names.set_many",
        "const results = await hub.names.setMany([
  { path: 'Studio A / Cyclorama / Softness', value: 0.5 },
  { path: 'Studio A / Mixer_0 / Opacity', value: 0, over: 1.5 },
])
for (const { status, path, reason } of results) {
  if (status === 'rejected') console.log(path, reason.effect, reason.message)
}",
    ),
    (
        "engines.set_properties",
        "const sets = [
  { engineId: 3, nodePath: 'Cyclorama', propertyPath: 'Material//Softness/0', value: 0.5 },
  { engineId: 3, nodePath: 'Mixer_0', propertyPath: 'Default//Opacity/0', value: 0 },
]
const results = await hub.engines.setProperties(sets)
for (const { status, propertyPath, reason } of results) {
  if (status === 'rejected') console.log(propertyPath, reason.effect, reason.message)
}
console.log(`${results.length} in ${results.elapsed} ms, ${results.skew} ms apart`)",
    ),
    (
        "engines.get_properties",
        "const results = await hub.engines.getProperties([
  { engineId: 3, nodePath: 'Cyclorama', propertyPath: 'Material//Softness/0' },
  { engineId: 3, nodePath: 'Mixer_0', propertyPath: 'Default//Opacity/0' },
])
for (const { status, value } of results) {
  if (status === 'fulfilled') console.log(value.DisplayName, value.Value)
}",
    ),
    (
        "engines.list_properties_of",
        "for (const { nodePath, value } of await hub.engines.listPropertiesOf(3)) {
  console.log(nodePath, value?.length)
}",
    ),
    (
        "playout.list_rundowns",
        "for (const rundown of await hub.playout.listRundowns()) console.log(rundown.id, rundown.name)",
    ),
    (
        "playout.create_rundown",
        "const rundown = await hub.playout.createRundown('Late News')
console.log(rundown.id)",
    ),
    (
        "playout.get_rundown",
        "const rundown = await hub.playout.getRundown(1)
console.log(rundown.name)",
    ),
    (
        "playout.delete_rundown",
        "await hub.playout.deleteRundown(2)",
    ),
    (
        "playout.rename_rundown",
        "await hub.playout.renameRundown(1, 'Evening News')",
    ),
    (
        "playout.list_items",
        "for (const item of await hub.playout.listItems(1)) {
  console.log(item.id, item.name, item.buttons.length)
}",
    ),
    (
        "playout.create_item",
        "const item = await hub.playout.createItem(1, 'Guest', 'Lower Third', {
  data: { headline: 'Ada Lovelace', subline: 'Mathematician' },
})
console.log(item.id)",
    ),
    (
        "playout.get_item",
        "const item = await hub.playout.getItem(1, 2)
console.log(item.name, item.buttons)",
    ),
    ("playout.delete_item", "await hub.playout.deleteItem(1, 2)"),
    (
        "playout.update_item",
        "await hub.playout.updateItem(1, 2, { name: 'Second guest' })",
    ),
    (
        "playout.update_fields",
        "const item = await hub.playout.updateFields(1, 2, { headline: 'Anna Berg' })
console.log(item.data.subline)",
    ),
    (
        "playout.template_fields",
        "for (const { name, kind, example } of await hub.playout.templateFields('Lower Third')) {
  console.log(name, kind, example)
}",
    ),
    (
        "playout.trigger_button",
        "const item = await hub.playout.getItem(1, 2)
for (const button of item.buttons.slice(0, 1)) {
  await hub.playout.triggerButton(1, item.id, button.id)
}",
    ),
    (
        "playout.list_templates",
        "const templates = await hub.playout.listTemplates()
console.log(templates.map((template) => template.name))",
    ),
    (
        "playout.trigger_external_data",
        "const notes = await hub.playout.triggerExternalData(1, 5, 'notes', { method: 'GET' })
console.log(notes.contentType, notes.text)",
    ),
    (
        "newsroom.list_rundowns",
        "for (const rundown of await hub.newsroom.listRundowns()) {
  console.log(rundown.ncsID, rundown.roID, rundown.roSlug)
}",
    ),
    (
        "newsroom.list_device_rundowns",
        "for (const rundown of await hub.newsroom.listDeviceRundowns('SPORT.NCS.STUDIO')) {
  console.log(rundown.roID, rundown.roSlug)
}",
    ),
    (
        "newsroom.get_rundown",
        "const rundown = await hub.newsroom.getRundown('SPORT.NCS.STUDIO', '69425946')
for (const item of rundown.items) console.log(item.storySlug, item.itemSlug)",
    ),
    (
        "newsroom.update_mos_object",
        "const object = await hub.newsroom.updateMosObject('69430001', {
  description: 'Result of the day',
})
console.log(object.changed)",
    ),
    (
        "newsroom.update_fields",
        "const object = await hub.newsroom.updateFields('SPORT.NCS.STUDIO', '69425946', '69430001', {
  homeScore: '3',
})
console.log(object.data.awayScore)",
    ),
    (
        "newsroom.trigger_button",
        "const rundown = await hub.newsroom.getRundown('SPORT.NCS.STUDIO', '69425946')
for (const { storyID, itemID, mosObject } of rundown.items.slice(0, 1)) {
  const [button] = mosObject?.buttons ?? []
  if (!button) continue
  await hub.newsroom.triggerButton(rundown.ncsID, rundown.roID, storyID, itemID, button.id)
}",
    ),
    (
        "graphs.list",
        "for (const graph of await hub.graphs.list()) console.log(graph.id, graph.name)",
    ),
    (
        "graphs.get",
        "const graph = await hub.graphs.get(21)
console.log(graph.name, graph.content.length)",
    ),
    ("graphs.load", "await hub.graphs.load(22, 4)"),
    (
        "rgraphs.list",
        "for (const rgraph of await hub.rgraphs.list()) console.log(rgraph.id, rgraph.name)",
    ),
    (
        "rgraphs.get",
        "const rgraph = await hub.rgraphs.get(11)
console.log(rgraph.name, rgraph.xmlContent.length)",
    ),
    ("rgraphs.load", "await hub.rgraphs.load(12, 3)"),
    (
        "ustates.list",
        "for (const ustate of await hub.ustates.list()) console.log(ustate.id, ustate.name)",
    ),
    (
        "ustates.get",
        "const ustate = await hub.ustates.get(31)
console.log(ustate.name, ustate.ustateData.length)",
    ),
    ("ustates.load", "await hub.ustates.load(32, 7)"),
    (
        "projects.list",
        "for (const project of await hub.projects.list()) {
  console.log(project.projectId, project.name, project.maps)
}",
    ),
    (
        "launcher.list",
        "for (const launch of await hub.launcher.list()) {
  console.log(launch.id, launch.name, launch.renderers.length)
}",
    ),
    (
        "launcher.get",
        "const launch = await hub.launcher.get(1)
console.log(launch.name, launch.renderers)",
    ),
    (
        "launcher.create",
        "const launch = await hub.launcher.create('Late News', [101, 102])
console.log(launch.id)",
    ),
    (
        "launcher.launch",
        "console.log(await hub.launcher.launch(1))",
    ),
    (
        "launcher.stop",
        "await hub.launcher.launch(1)
await hub.launcher.stop(1)",
    ),
    (
        "launcher.retime",
        "await hub.launcher.launch(1)
await hub.launcher.retime(1)",
    ),
    (
        "launcher.list_renderers",
        "const ids = await hub.launcher.listRenderers(1)
console.log(ids.length)",
    ),
    (
        "launcher.get_renderer",
        "const renderer = await hub.launcher.getRenderer(1, 102)
console.log(renderer.engineType, renderer.stateId)",
    ),
    (
        "launcher.create_renderer",
        "const id = await hub.launcher.createRenderer(1, {
  engineId: null,
  engineType: 'UE',
  stateId: 31,
})
console.log(id)",
    ),
    (
        "launcher.start_renderer",
        "console.log(await hub.launcher.startRenderer(1, 101))",
    ),
    (
        "launcher.stop_renderer",
        "await hub.launcher.startRenderer(1, 101)
await hub.launcher.stopRenderer(1, 101)",
    ),
];

/// Returns the example of an operation or of a composed call.
pub(crate) fn of(operation: &str) -> Result<&'static str, String> {
    let found = EXAMPLES.iter().find(|(name, _)| *name == operation);
    let example = found.map(|(_, example)| *example);
    example.ok_or_else(|| format!("{operation} has no example in JavaScript"))
}
