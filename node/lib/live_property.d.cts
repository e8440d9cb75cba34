import type { LiveSession } from '../gen/handles.cjs'
import type { PropertyAddress } from '../gen/plain.cjs'
import type { Interpolation } from '../gen/values.cjs'
import type { Property } from '../gen/records.cjs'
import type { CallOptions } from '../gen/settings.cjs'
import type { ValueInput } from './shared.cjs'

/** Options of {@link LiveSession.property}; those of a call apply to the read. */
export interface LivePropertyOptions extends CallOptions {
  /**
   * True to read the property from the hub first, so that `nudge` starts from its value; default
   * false. Opening fails then as `getProperty` does.
   */
  readFirst?: boolean | undefined
}

/** The move of an eased value. */
export interface EaseOptions {
  /** Interpolation of the move to the new value. */
  interpolation: Interpolation
  /** Duration of the move in seconds, 0 or more. */
  duration: number
  /** Delay before the move in seconds, 0 or more; default 0. */
  delay?: number | undefined
}

/** Bounds of the result of {@link LiveProperty.nudge}. */
export interface NudgeOptions {
  /** Minimum of the result; none by default. */
  min?: number | undefined
  /** Maximum of the result; none by default. */
  max?: number | undefined
}

/**
 * A property of a live session, made by {@link LiveSession.property}. It does not keep the process
 * alive, but it keeps its session.
 */
export interface LiveProperty {
  /** Address of the property. */
  readonly address: Readonly<PropertyAddress>

  /**
   * Stores a value to be sent, in place of one that waits. It never waits and never sends anything
   * itself: it can be called for every event of a fader or a tracker. Numbers, booleans and vectors
   * are passed directly; texts, arrays and other objects are written as JSON first.
   *
   * @param value - The new value, as for `setProperty`.
   * @returns True if it was stored. False, with nothing changed, for `NaN`, infinity and null, and
   * if the session or its client was closed.
   * @throws {GfxHubError} Of kind `Invalid` for values that can never be sent, such as `undefined`,
   * a function or an instance of a class.
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
   * Stores a value with a move to it, in place of one that waits. It is sent once, over a
   * connection of its own, and never resent: the report `failed` says that its effect is unknown,
   * `superseded` that a newer value replaced it before it was sent. Later values wait for its
   * response, and then replace the move.
   *
   * @param value - The new value, as for `setProperty`.
   * @param options - `interpolation`, `duration` (seconds) and `delay` (seconds), as for
   * `setProperty`.
   * @returns True if it was stored. False, with nothing changed, if it cannot be sent, as with
   * `NaN`, a negative duration or an unknown interpolation, and if the session or its client was
   * closed.
   * @throws {GfxHubError} Of kind `Invalid` for values that can never be sent, and for options that
   * are missing, unknown or of a wrong type.
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
   * Sets the last number that was set or read through this handle, plus `delta`, within bounds:
   * fast turns of a knob add up, however late the hub acknowledges them.
   *
   * @param delta - The number to add.
   * @param options - `min` and `max`; both are optional.
   * @returns True if it was stored. False, with nothing changed, if nothing was set or read yet
   * (`readFirst` does so), if the last value was not a number, if the result is not a number, and
   * if the session or its client was closed.
   * @throws {GfxHubError} Of kind `Invalid` for arguments that are not numbers, and for unknown
   * options.
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
   * Reads the property from the hub, as `getProperty` does, as the base of `nudge` unless something
   * was set meanwhile. It changes nothing on the hub.
   *
   * @param options - Options of this call only; all are optional.
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
