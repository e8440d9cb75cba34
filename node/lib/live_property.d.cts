import type { LiveSession } from '../gen/handles.cjs'
import type { PropertyAddress } from '../gen/plain.cjs'
import type { Interpolation } from '../gen/values.cjs'
import type { Property } from '../gen/records.cjs'
import type { CallOptions } from '../gen/settings.cjs'
import type { ValueInput } from './shared.cjs'

/** Options of {@link LiveSession.property}; those of a call are for the read. */
export interface LivePropertyOptions extends CallOptions {
  /**
   * Whether the property is read from the hub first, so that `nudge` goes on from what is there;
   * default false. It fails then as `getProperty` does.
   */
  readFirst?: boolean | undefined
}

/** How an eased value gets there. */
export interface EaseOptions {
  /** How it travels to the new value. */
  interpolation: Interpolation
  /** Duration of the move in seconds, 0 or more. */
  duration: number
  /** Delay before the move in seconds, 0 or more; default 0. */
  delay?: number | undefined
}

/** The bounds of what comes of {@link LiveProperty.nudge}. */
export interface NudgeOptions {
  /** The least that comes of it; no bound unless given. */
  min?: number | undefined
  /** The most that comes of it; no bound unless given. */
  max?: number | undefined
}

/**
 * A property of a live session, made by {@link LiveSession.property}. It does not keep the process
 * alive; it keeps its session.
 */
export interface LiveProperty {
  /** The property. */
  readonly address: Readonly<PropertyAddress>

  /**
   * Stores a value to be sent, in place of one that waits. It waits for nothing and never sends
   * anything itself: it can be called for every event of a fader or a tracker. Numbers, booleans and
   * vectors are handed over as they are; texts, arrays and other objects are written as JSON first.
   *
   * @param value - The new value, as `setProperty` takes it.
   * @returns Whether it was stored: false, and nothing is changed, for `NaN`, infinity and null, and
   * where the session or its client was closed.
   * @throws {GfxHubError} Of kind `Invalid` for what can never be sent, such as `undefined`, a function
   * or an instance of a class.
   *
   * @example
   * ```js
   * const live = hub.live()
   * const opacity = await live.property(3, 'Mixer_0', 'Default//Opacity/0')
   * for (let step = 0; step <= 100; step++) opacity.set(step / 100)
   * await live.close()
   * ```
   */
  set(value: ValueInput): boolean

  /**
   * Stores a value with the way it gets there, in place of one that waits. It is sent once, over a
   * connection of its own, and never resent: the report `failed` says where it is not known whether it
   * took effect, `superseded` where a newer value replaced it before it was sent. What is set after it
   * waits for its response, and then replaces the move.
   *
   * @param value - The new value, as `setProperty` takes it.
   * @param options - `interpolation`, `duration` (seconds) and `delay` (seconds), as of `setProperty`.
   * @returns Whether it was stored: false, and nothing is changed, where it cannot be sent, such as
   * `NaN`, a negative duration or an interpolation that there is not, and where the session or its
   * client was closed.
   * @throws {GfxHubError} Of kind `Invalid` for what can never be sent, and for options that are
   * missing, of a wrong type or that there are not.
   *
   * @example
   * ```js
   * const live = hub.live()
   * const opacity = await live.property(3, 'Mixer_0', 'Default//Opacity/0')
   * opacity.ease(0, { interpolation: 'EaseInOut', duration: 1.5 })
   * await live.close()
   * ```
   */
  ease(value: ValueInput, options: EaseOptions): boolean

  /**
   * Sets the last number that was set or read through this handle, plus `delta`, within bounds: fast
   * turns of a knob add up, however late the hub acknowledges them.
   *
   * @param delta - What to add.
   * @param options - `min` and `max`; both can be left out.
   * @returns Whether it was stored: false, and nothing is changed, where nothing was set or read yet
   * (`readFirst` does so), where it was no number, where no number comes of it, and where the session
   * or its client was closed.
   * @throws {GfxHubError} Of kind `Invalid` for what is no number, and for options that there are not.
   *
   * @example
   * ```js
   * const live = hub.live()
   * const opacity = await live.property(3, 'Mixer_0', 'Default//Opacity/0', { readFirst: true })
   * const turned = (steps) => opacity.nudge(steps * 0.01, { min: 0, max: 1 })
   * turned(-3)
   * turned(+1)
   * await live.close()
   * ```
   */
  nudge(delta: number, options?: NudgeOptions): boolean

  /**
   * Reads the property from the hub, as `getProperty` does, and has `nudge` go on from there, unless
   * something was set meanwhile. It changes nothing on the hub.
   *
   * @param options - Options of this call alone; all can be left out.
   * @returns The property.
   * @throws {GfxHubError} As `getProperty`.
   *
   * @example
   * ```js
   * const live = hub.live()
   * const opacity = await live.property(3, 'Mixer_0', 'Default//Opacity/0')
   * const { Value } = await opacity.read()
   * console.log(Value, opacity.nudge(-0.1))
   * await live.close()
   * ```
   */
  read(options?: CallOptions): Promise<Property>
}
