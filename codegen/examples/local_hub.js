// constructor
const simulator = new LocalHub({ profile: '2.1' })
console.log(simulator.url)
await simulator.stop()

// start
const simulator = await LocalHub.start({ clock: 'manual' })
const client = new Client(simulator.url)
console.log(await client.projects.list())
await simulator.stop()

// journal
await hub.rgraphs.load(12, 3)
console.log(await local.journal())

// journalSince
const last = (await local.journal()).at(-1)?.sequence ?? 0
await hub.rgraphs.load(12, 3)
console.log(await local.journalSince(last))

// requests
await hub.engines.list()
console.log(await local.requests())

// requestsSince
console.log(await local.requestsSince(10))

// advance
const simulator = await LocalHub.start({ clock: 'manual' })
console.log(await simulator.advance(1.5))
await simulator.stop()

// setFaults
await local.setFaults([{ fault: 'close', after: 'effect', operation: 'playout.trigger_button' }])

// clearFaults
await local.clearFaults()

// faults
console.log(await local.faults())

// requestStats
const client = new Client(local.url, { headers: { 'X-Request-Id': 'take 7' } })
await client.rgraphs.load(12, 3)
console.log(await local.requestStats('take 7'))

// reset
await local.reset()

// setServiceTime
await local.setServiceTime(0.002)

// disconnectEngine
await local.disconnectEngine(3)
console.log((await hub.engines.get(3)).status)

// restartEngine
await local.restartEngine(3, { away: 3, empty: 1 })

// restart
await local.restart(0.1)

// stop
await local.stop()
