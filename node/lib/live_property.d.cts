import type { LiveSession } from '../gen/handles.cjs'
import type { PropertyAddress } from '../gen/plain.cjs'
import type { Interpolation } from '../gen/values.cjs'
import type { Property } from '../gen/records.cjs'
import type { CallOptions } from '../gen/settings.cjs'
import type { ValueInput } from './shared.cjs'

/**
 * Options of {@link LiveSession.property} and {@link LiveSession.propertyAt}. The options of a call
 * apply to the read that `readFirst` requests.
 */
export interface LivePropertyOptions extends CallOptions {
  /**
   * If true, reads the property from the hub first, so that `nudge` starts from its value. Default:
   * false. If the read fails, opening fails with its error.
   */
  readFirst?: boolean | undefined
}

/** The interpolation of a value that is set with `ease`. */
export interface EaseOptions {
  /** Interpolation with which the value changes to the new value. */
  interpolation: Interpolation
  /** Duration of the change in seconds, 0 or more. */
  duration: number
  /** Delay before the change in seconds, 0 or more; default 0. */
  delay?: number | undefined
}

/** Bounds of the result of {@link LiveProperty.nudge}. */
export interface NudgeOptions {
  /** Minimum of the result; no minimum by default. */
  min?: number | undefined
  /** Maximum of the result; no maximum by default. */
  max?: number | undefined
}

/**
 * A property of a live session, returned by {@link LiveSession.property} and
 * {@link LiveSession.propertyAt}. It does not keep the process alive, but it keeps its session alive.
 */
export interface LiveProperty {
  /**
   * Address of the property. If the property is given by its name, this is the address that was
   * last found for it. Until one was found, it is engine 0, no node, and the path of names as the
   * property.
   */
  readonly address: Readonly<PropertyAddress>

  /** Path of names by which the property is given; undefined if it is given by its address. */
  readonly name: string | undefined

  /**
   * Stores a value to be sent. It replaces a value that has not been sent yet. This method never
   * waits and never sends anything itself, so it can be called for every event of a fader or a
   * tracker. Numbers, booleans and vectors are passed directly; strings, arrays and other objects
   * are first converted to JSON.
   *
   * @param value - The new value, as for `setProperty`.
   * @returns True if the value was stored. False, with nothing changed, for `NaN`, infinity and null,
   * and after the session or its client was closed.
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
   * Stores a value with its interpolation. It replaces a value that has not been sent yet. It is
   * sent on a connection of its own, and resent only if the hub did not execute it. The report
   * `failed` says that its effect is unknown, and `superseded` says that a newer value replaced it
   * before it was sent. Later values wait until the hub has responded to it, and then replace it.
   *
   * @param value - The new value, as for `setProperty`.
   * @param options - `interpolation`, `duration` (seconds) and `delay` (seconds), as for
   * `setProperty`.
   * @returns True if the value was stored. False, with nothing changed, if it cannot be sent (for
   * example `NaN`, a negative duration or an unknown interpolation), and after the session or its
   * client was closed.
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
   * Adds `delta` to the last number that was set or read through this handle, limits the sum to the
   * bounds and stores it. Fast turns of a knob therefore add up, even if the hub acknowledges them
   * late.
   *
   * @param delta - The number to add.
   * @param options - `min` and `max`; both are optional.
   * @returns True if the result was stored. False, with nothing changed, if nothing was set or read
   * yet (`readFirst` reads), if the last value was not a number, if `min` is greater than `max`, if
   * the result is not finite, and after the session or its client was closed.
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
   * Reads the property from the hub, as `getProperty` does, or as `names.get` if the property is
   * given by its name. `nudge` then starts from the value that was read, unless a value was set
   * meanwhile. Changes nothing on the hub.
   *
   * @param options - Options of this call only; all are optional.
   * @returns The property.
   * @throws {GfxHubError} The same errors as `getProperty`.
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
