// watch
const watch = hub.watch({ topics: 'Studio A / Mixer_0', skipInitial: true })
watch.on('changed', ({ name, after }) => console.log(name, after))
await watch.close()

// on
const watch = hub.watch({ topics: 'engines' })
watch.on('changed', (change) => console.log(change.name, change.fields))
await watch.close()

// once
const watch = hub.watch({ topics: 'engines' })
watch.once('lost', (change) => console.log(change.error.message))
await watch.close()

// off
const watch = hub.watch({ topics: 'engines' })
const told = (change) => console.log(change.message)
watch.on('added', told).off('added', told)
await watch.close()

// changes
const watch = hub.watch({ topics: 'engines' })
for await (const change of watch.changes()) {
  console.log(change.kind, change.name)
  if (change.kind === 'synced') break
}
await watch.close()

// look
const watch = hub.watch({ topics: 'Studio A / Mixer_0' })
await hub.engines.setProperty(3, 'Mixer_0', 'Default//Opacity/0', 0.5)
watch.look()
await watch.close()

// stats
const watch = hub.watch({ topics: 'engines' })
console.log(watch.stats().looks)
await watch.close()

// close
const watch = hub.watch({ topics: 'engines' })
const left = await watch.close({ timeoutMs: 1000 })
console.log(left.every((change) => change.topic === 'engines'))
