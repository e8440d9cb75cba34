// live
const live = hub.live({ rate: 60 })
live.on('failed', (report) => console.log(report.error.message))
const opacity = await live.property(3, 'Mixer_0', 'Default//Opacity/0', { readFirst: true })
for (let step = 0; step <= 100; step++) opacity.set(step / 100)
await live.close()
console.log(live.stats().superseded)

// property
const live = hub.live()
const opacity = await live.property(3, 'Mixer_0', 'Default//Opacity/0', { readFirst: true })
console.log(opacity.address, opacity.nudge(-0.01, { min: 0, max: 1 }))
await live.close()

// propertyAt
const live = hub.live()
const softness = await live.propertyAt('Studio A / Cyclorama / Softness')
softness.set(0.5)
await live.flush()
console.log(softness.address.nodePath)
await live.close()

// on
const live = hub.live()
live.on('failed', (report) => console.log(report.error.message))
await live.close()

// once
const live = hub.live()
live.once('lost', (report) => console.log(report.message))
await live.close()

// off
const live = hub.live()
const told = (report) => console.log(report.message)
live.on('lost', told).off('lost', told)
await live.close()

// reports
const live = hub.live()
const wrong = await live.property(3, 'Mixer_0', 'Default//Opaciti/0')
wrong.set(0.5)
for await (const report of live.reports()) {
  console.log(report.kind, report.message)
  break
}
await live.close()

// beginFrame
const live = hub.live()
const opacity = await live.property(3, 'Mixer_0', 'Default//Opacity/0')
const softness = await live.property(3, 'Cyclorama', 'Material//Softness/0')
live.beginFrame()
opacity.set(0.5)
softness.set(0.5)
live.endFrame()
await live.close()

// endFrame
const live = hub.live()
live.beginFrame()
live.endFrame()
await live.close()

// reassert
const live = hub.live()
const opacity = await live.property(3, 'Mixer_0', 'Default//Opacity/0')
opacity.set(0.5)
await live.flush()
await local.restartEngine(3)
live.reassert()
await live.close()

// stats
const live = hub.live()
const opacity = await live.property(3, 'Mixer_0', 'Default//Opacity/0')
opacity.set(0.5)
await live.flush()
console.log(live.stats().delivered, live.stats().roundTripP99)
await live.close()

// flush
const live = hub.live()
const opacity = await live.property(3, 'Mixer_0', 'Default//Opacity/0')
opacity.set(0.5)
const left = await live.flush({ timeoutMs: 1000 })
console.log(left.length === 0)
await live.close()

// close
const live = hub.live()
const opacity = await live.property(3, 'Mixer_0', 'Default//Opacity/0')
opacity.set(0.5)
const left = await live.close({ timeoutMs: 1000 })
console.log(left.length === 0, opacity.set(1))
