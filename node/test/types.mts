// Code that the types must accept, and code that they must reject. It is type-checked but never
// run.

import {
  Client,
  GfxHubError,
  LocalHub,
  type BatchReport,
  type Engine,
  type Fault,
  type LiveProperty,
  type LiveReport,
  type ErrorKind,
  type PropertySet,
  type Value,
} from 'gfxhub'

export async function letThrough(): Promise<void> {
  const hub = new Client('http://10.0.0.5', {
    timeoutMs: 5000,
    maxAttempts: 2,
    onEvent: (event) => event.kind,
  })
  const engines: Engine[] = await hub.engines.list({ signal: AbortSignal.timeout(1000) })
  for (const engine of engines) {
    const id: number = engine.id
    const name: string = engine.displayName.toUpperCase()
    const space: number = Number(engine.usedSpace ?? 0)
    const pid: string | null | undefined = engine.instances[0]?.pid
    const undocumented: unknown = 'somethingNew' in engine ? engine.somethingNew : undefined
    // @ts-expect-error: a field is misspelt
    void engine.displayNmae
    if (engine.status === 'ready' || engine.status === 'a word of tomorrow') void id
    void [name, space, pid, undocumented]
    await hub.engines.get(engine.id)
  }
  const { Value: value } = await hub.engines.getProperty(3, 'node', 'pin')
  const held: Value | undefined = value
  void held
  const set: PropertySet = { engineId: 3, nodePath: 'node', propertyPath: 'pin', value: { x: 1n } }
  const eased = { ...set, interpolation: 'EaseIn', duration: 1.5, delay: 1 } as const
  const onProgress = (done: number, total: number): boolean => done < total
  const results = await hub.engines.setProperties(new Set([set, eased]), {
    onProgress,
    ordered: true,
  })
  for (const { status, value, reason, propertyPath } of results) {
    if (status === 'rejected') void [reason.effect, propertyPath.length]
    else void value.DisplayName
  }
  const failed: string[] = results.failed.map(({ reason }) => reason.code)
  const sum: number = results.skew + results.elapsed + results.connections
  const nodes: BatchReport<{ nodePath: string }, { PropertyPath: string }[]> =
    await hub.engines.listPropertiesOf(3n, ['node'], { stopOnError: true, maxTotal: 1e6 })
  void [failed, sum, nodes[0]?.value?.length]
  const live = hub.live({ rate: 60, totalRate: 0, staleAfterMs: 200, maxProperties: 64 })
  const opacity: LiveProperty = await live.property(3n, 'n', 'p', { readFirst: true, timeoutMs: 9 })
  const stored: boolean[] = [
    opacity.set(0.5),
    opacity.set({ x: 1, y: 2, z: 3 }),
    opacity.nudge(0.01, { min: 0, max: 1 }),
    opacity.ease(1, { interpolation: 'EaseIn', duration: 1.5, delay: 1 }),
  ]
  live.on('failed', (report) => report.error.message).once('lost', ({ error }) => error.code)
  live.on('superseded', ({ address }) => address.propertyPath)
  const told: LiveReport[] = []
  for await (const report of live.reports()) {
    told.push(report)
    if (report.kind === 'failed') void [report.error.effect, report.address.nodePath]
  }
  const unsettled: string[] = (
    await live.flush({ timeoutMs: 9, signal: AbortSignal.timeout(5) })
  ).map(({ propertyPath }) => propertyPath)
  await live.close({ timeoutMs: 1000 })
  await live[Symbol.asyncDispose]()
  void [stored, unsettled, live.stats().roundTripP99 + live.stats().reportsDropped]
  // @ts-expect-error: an interpolation requires a duration
  opacity.ease(1, { interpolation: 'EaseIn' })
  // @ts-expect-error: the names of times contain their unit
  await live.flush({ timeout: 1000 })
  // @ts-expect-error: there is no such report
  live.on('fialed', () => {})
  await hub.launcher.createRenderer(1, { engineId: null, engineType: 'RE5', stateId: 7n })
  await hub.newsroom.getRundown('ncs', 69425946)
  await hub.invoke('engines.get', { engineId: 3 })
  const { bytes } = await hub.invoke('playout.trigger_external_data', '{}')
  const { status } = await hub.request('DELETE', '/api/rest/v1/x')
  void [bytes.length, status]
  const simulator = await LocalHub.start({ clock: 'manual', license: { status: 403 } })
  const [effect] = await simulator.journal()
  void effect?.target['engineId']
  const [entry] = await simulator.requests()
  void [entry?.status, entry?.effect === 'done', simulator.requestsDropped]
  const rule: Fault = { fault: 'delay', seconds: 0.2, operation: 'engines.*', nth: 2 }
  await simulator.setFaults([rule])
  await simulator.setFaults({ seed: 7, faults: [rule, { fault: 'close', after: 'effect' }] })
  await simulator.setFaults('{"faults": []}')
  await simulator.clearFaults()
  const struck: number = simulator.faultsTriggered
  const { requests, effects } = await simulator.requestStats('id')
  const counted: number | undefined = (await simulator.faults()).faults[0]?.struck
  await simulator.reset()
  void [struck, requests + effects, counted]
  void new LocalHub({ faults: [rule] })
  await hub.playout.deleteRundown(2, { resend: true })
  try {
    await simulator.stop()
  } catch (error) {
    if (error instanceof GfxHubError && error.code === 'GFXHUB_NOT_FOUND') {
      const kind: ErrorKind = error.kind
      void [kind, error.effect === 'maybe', error.status, error.cause]
    }
  }
  using soon = new Client('http://10.0.0.5')
  await using other = await LocalHub.start()
  void [soon, other]
}

export function refused(hub: Client): void {
  // @ts-expect-error: an option is misspelt
  void hub.engines.setProperty(3, 'node', 'pin', 1, { duraton: 1 })
  // @ts-expect-error: an enum value is misspelt
  void hub.engines.setProperty(3, 'node', 'pin', 1, { interpolation: 'EasIn' })
  // @ts-expect-error: the value is missing
  void hub.engines.setProperty(3, 'node', 'pin')
  // @ts-expect-error: a member of a set is misspelt
  void hub.engines.setProperties([{ engineId: 3, nodePath: 'a', propertyPath: 'b', vlaue: 1 }])
  // @ts-expect-error: an option of a batch is misspelt
  void hub.engines.setProperties([], { stopOnErorr: true })
  // @ts-expect-error: options are not a list of nodes
  void hub.engines.listPropertiesOf(3, { timeoutMs: 100 })
  // @ts-expect-error: an id of the wrong type
  void hub.engines.get('3')
  // @ts-expect-error: a function is not a value
  void hub.engines.setProperty(3, 'node', 'pin', () => 1)
  // @ts-expect-error: null is not accepted here
  void hub.launcher.createRenderer(1, { stateId: null })
  // @ts-expect-error: an option of a client is misspelt
  void new Client('http://10.0.0.5', { apikey: 'x' })
  // @ts-expect-error: more attempts than allowed
  void new Client('http://10.0.0.5', { maxAttempts: 4 })
  // @ts-expect-error: a fault without its name
  void new LocalHub({ faults: [{ operation: 'engines.*' }] })
  // @ts-expect-error: only the library creates errors
  void new GfxHubError()
  // @ts-expect-error: only a client creates groups
  void new (hub.engines.constructor as typeof hub.engines)()
  // @ts-expect-error: a group cannot be replaced
  hub.engines = hub.engines
}
