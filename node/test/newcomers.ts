// Snippets with which new users had problems, as they wrote them. They are compiled with every
// check of the language, and newcomers.test.mjs runs them against the demo show and counts them.

import assert from 'node:assert/strict'

import {
  Client,
  GfxHubError,
  type Engine,
  type EnginesSetPropertyOptions,
  type Integer,
  type Interpolation,
  type LocalHub,
  type PlayoutItem,
  type Value,
} from 'gfxhub'

const OPACITY = [3, 'Mixer_0', 'Default//Opacity/0'] as const

interface LowerThird {
  headline: string
  subline: string
}

interface Colour {
  x: number
  y: number
  z: number
  w: number
}

type Snippet = (hub: Client, local: LocalHub) => Promise<void>

export const snippets: { readonly [name: string]: Snippet } = {
  async 'lists are read without a question mark'(hub) {
    for (const engine of await hub.engines.list()) {
      for (const instance of engine.instances) assert(instance.editorPath.length > 0)
    }
  },
  async 'text is text'(hub) {
    const names: string[] = (await hub.engines.list()).map((engine) => engine.displayName)
    assert.deepEqual(
      names.map((name) => name.trim()),
      names,
    )
  },
  async 'buttons of an item are counted'(hub) {
    const items: PlayoutItem[] = await hub.playout.listItems(1)
    assert(items.map((item) => item.buttons.length).every((count) => count > 0))
  },
  async 'what may be missing is null'(hub) {
    const engine: Engine = await hub.engines.get(3)
    assert.equal(engine.ustateId, null)
    const [, second] = engine.instances
    assert(second)
    const pid: string | null = second.pid
    assert.equal(pid, null)
  },
  async 'sizes are added up'(hub) {
    const used: (Integer | null)[] = (await hub.engines.list()).map((engine) => engine.usedSpace)
    assert(used.map((space) => Number(space ?? 0)).reduce((sum, space) => sum + space) > 0)
  },
  async 'an interpolation of my own variable fits'(hub) {
    const interpolation: Interpolation = 'EaseInOut'
    await hub.engines.setProperty(...OPACITY, 0.5, { interpolation, duration: 1.5 })
  },
  async 'options are kept in a constant'(hub) {
    const fade: EnginesSetPropertyOptions = {
      interpolation: 'EaseIn',
      duration: 0.5,
      timeoutMs: 900,
    }
    await hub.engines.setProperty(...OPACITY, 0.5, fade)
  },
  async 'an interface is the data of an item'(hub) {
    const data: LowerThird = { headline: 'Ada Lovelace', subline: 'Mathematician' }
    const item = await hub.playout.createItem(1, 'Guest', 'Lower Third', { data })
    assert.equal((await hub.playout.getItem(1, item.id)).data['headline'], 'Ada Lovelace')
  },
  async 'an interface is a value'(hub) {
    const warm: Colour = { x: 1, y: 0.5, z: 0.25, w: 1 }
    const place = [7, '/Game/Studio/KeyLight', 'LightComponent.LightColor'] as const
    const stored = await hub.engines.setProperty(...place, warm)
    assert.deepEqual(stored.Value, warm)
  },
  async 'a value that was read is written back'(hub) {
    const read: Value = (await hub.engines.getProperty(...OPACITY)).Value
    assert(read !== null)
    await hub.engines.setProperty(...OPACITY, read)
  },
  async 'an address is a URL'(hub, local) {
    void hub
    const other = new Client(new URL(local.url))
    assert((await other.projects.list()).length > 0)
    other.close()
  },
  async 'time limits say their unit'(hub, local) {
    const quick = new Client(local.url, { timeoutMs: 5000, connectTimeoutMs: 500 })
    await quick.engines.list({ timeoutMs: 2000 })
    quick.close()
    void hub
  },
  async 'a timeout without its unit is refused'(hub) {
    // @ts-expect-error: the name is timeoutMs
    const call = hub.engines.list({ timeout: 5 })
    await assert.rejects(call, /use timeoutMs/)
  },
  async 'a misspelt interpolation is found before it is sent'(hub) {
    // @ts-expect-error: the value is EaseIn
    const call = hub.engines.setProperty(...OPACITY, 1, { interpolation: 'easeIn', duration: 1 })
    await assert.rejects(call, { kind: 'Invalid', argument: 'interpolation' })
  },
  async 'a timeout of a signal is a TimeoutError'(hub, local) {
    await local.setFaults([{ fault: 'delay', seconds: 0.5 }])
    await assert.rejects(hub.engines.list({ signal: AbortSignal.timeout(20) }), {
      name: 'TimeoutError',
      kind: 'Cancelled',
    })
  },
  async 'an error tells what may be done again'(hub) {
    try {
      await hub.playout.triggerButton(1, 2, 'no such button')
      assert.fail('the button exists')
    } catch (error) {
      if (!(error instanceof GfxHubError)) throw error
      assert.deepEqual([error.kind, error.effect], ['NotFound', 'none'])
    }
  },
  async 'an error goes to another thread and back'(hub) {
    const error: unknown = await hub.playout.getRundown(999).catch((thrown: unknown) => thrown)
    assert(error instanceof GfxHubError)
    const again = GfxHubError.fromJSON(structuredClone(error.toJSON()))
    assert(again instanceof GfxHubError)
    assert.deepEqual(
      [again.kind, again.effect, again.message, again.stack],
      [error.kind, error.effect, error.message, error.stack],
    )
  },
  async 'an argument is named as I wrote it'(hub) {
    await assert.rejects(hub.engines.setProperty(...OPACITY, { x: NaN }), {
      argument: 'value.x',
      message: /: value\.x: /,
    })
  },
  async 'a client is not cloned'(hub) {
    assert.throws(() => structuredClone(hub), /create one in each worker/)
  },
  async 'a hub answers with an unknown word'(hub) {
    const [engine] = await hub.engines.list()
    assert(engine)
    const status: string = engine.status
    assert(engine.status === 'connected' || engine.status === 'a word of tomorrow', status)
  },
}
