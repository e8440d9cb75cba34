// Written by cargo xtask generate; do not edit.
import type {
  EventEmitter,
} from 'node:events'
import type {
  AsyncDisposing,
} from '../lib/handle.cjs'
import type {
  LiveOptions,
  WatchOptions,
} from './settings.cjs'
import type {
  EngineId,
  NamePath,
  NodePath,
  PropertyPath,
} from './values.cjs'
import type {
  PropertyAddress,
  LiveReportKind,
  LiveReport,
  LiveStats,
  WatchChangeKind,
  WatchChange,
  WatchFigures,
} from './plain.cjs'
import type {
  LiveProperty,
  LivePropertyOptions,
} from '../lib/live_property.cjs'

/** The calls of a client that open handles. */
export interface Openings {
  /**
   * Opens a {@link LiveSession}. Does not wait for the hub.
   *
   * @param options - `rate`, `totalRate`, `staleAfterMs` (milliseconds), `maxProperties`; all are
   * optional.
   * @returns The {@link LiveSession}.
   * @throws {GfxHubError} Of kind `Invalid` for an invalid setting; of kind `Closed` for a closed
   * client; of kind `Internal` if no thread can be started.
   *
   * @example
   * ```js
   * const live = hub.live({ rate: 60 })
   * live.on('failed', (report) => console.log(report.error.message))
   * const opacity = await live.property(3, 'Mixer_0', 'Default//Opacity/0', { readFirst: true })
   * for (let step = 0; step <= 100; step++) opacity.set(step / 100)
   * await live.close()
   * console.log(live.stats().superseded)
   * ```
   */
  live(options?: LiveOptions): LiveSession

  /**
   * Opens a {@link Watch}. Does not wait for the hub.
   *
   * @param options - `topics`, `withinMs` (milliseconds), `fastestMs` (milliseconds), `slowestMs`
   * (milliseconds), `skipInitial`, `deadband`, `maxWaiting`; all are optional.
   * @returns The {@link Watch}.
   * @throws {GfxHubError} Of kind `Invalid` for an invalid setting or topic; of kind `Closed` for a
   * closed client; of kind `Internal` if no thread can be started.
   *
   * @example
   * ```js
   * const watch = hub.watch({ topics: 'Studio A / Mixer_0', skipInitial: true })
   * watch.on('changed', ({ name, after }) => console.log(name, after))
   * await watch.close()
   * ```
   */
  watch(options?: WatchOptions): Watch
}

/**
 * A session that sends the newest values of properties, such as those of a fader, a tracker or a
 * render thread. Setting a property stores the value and returns; a thread of the session sends it.
 * If values are set faster than the hub accepts them, the newest replaces those that wait, and the
 * last one is always sent.
 *
 * A value is resent if it is unknown whether it arrived, unless a newer value waits or a newer
 * command of the client may have changed the property. A value that the hub refuses is reported and
 * not resent; newer values of its property are then sent once a second until the hub accepts one.
 * If the hub cannot be reached, does not respond or accepts no values, the session still stores
 * values, and sends the newest of each property when the hub is back. A property whose values the
 * hub does not accept delays no other property.
 *
 * Up to `maxBatchConnections` requests are in flight for properties that the hub has answered, and
 * up to as many for other properties. The requests are counted in `stats`, and not reported as
 * events of the client.
 *
 * The session of a group sends each value to every member. Each member has a thread, rates and
 * values of its own, so that one that is slow or away delays no other. The reports name the member.
 * A backup for which no session can be opened is reported as `lost` at once, and receives nothing.
 * A member that is taken out of the group receives the values that wait for it, and no newer ones.
 *
 * It emits its events under their kinds: `failed`, `superseded`, `expired`, `lost`, `back`, `held`,
 * `limited`. An exception in a listener becomes a process warning and goes no further. Until the
 * first listener is added, events are kept for it; from then on, all go to the listeners.
 *
 * It does not keep the process alive. The end of the process or of the worker ends it within 60 ms,
 * without sending waiting values; await its `close` first, or use `await using`, which calls it.
 */
export interface LiveSession extends EventEmitter, AsyncDisposing {
  /** True if it or its client was closed. */
  readonly closed: boolean

  /**
   * Opens a handle for a property. In a group, the property must have the same engine id, node path
   * and property path on each member, and each member must be a whole hub, not an engine. Several
   * threads may each open a handle for the same property; the newest value set through any of them
   * is sent.
   *
   * @param engineId - Number of a render engine. This is not a launch id, although the two look
   * alike.
   * @param nodePath - Path of a node within its engine. On an RE5 engine, this is the id of the
   * node. The path may contain slashes, spaces and dots.
   * @param propertyPath - Path of a property within its node. On an RE5 engine, this is the id of
   * the pin, and a dotted suffix (`.w.z`) addresses a sub-field.
   * @param options - All are optional.
   * @returns A {@link LiveProperty}.
   * @throws {GfxHubError} Of kind `Invalid` for a path that cannot be sent, and for more properties
   * than the session can have; of kind `Closed` once the session or its client was closed.
   *
   * @example
   * ```js
   * const live = hub.live()
   * const opacity = await live.property(3, 'Mixer_0', 'Default//Opacity/0', { readFirst: true })
   * console.log(opacity.address, opacity.nudge(-0.01, { min: 0, max: 1 }))
   * await live.close()
   * ```
   */
  property(
    engineId: EngineId | bigint,
    nodePath: NodePath,
    propertyPath: PropertyPath,
    options?: LivePropertyOptions): Promise<LiveProperty>

  /**
   * Opens a handle for a property that is given by its path of names, such as `Studio A / Cyclorama
   * / Softness`. Does not wait: another thread finds the name, and values are sent once it is
   * found. The handle then goes on following the name. It is looked up again, at most once a
   * second, if the hub responds with 404 or 500, and after a load through this client. If it leads
   * to another property then, the newest value is sent to that.
   *
   * A name that leads to nothing or to several things is reported as `failed`, and so is each later
   * value until the name leads to one property. In a group, each member finds the name by itself,
   * and the path of a member that is an engine begins with the node. Until the name is found, the
   * address of the property has engine 0, no node, and the path of names as its property.
   *
   * @param path - Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
   * / Cyclorama / Softness`.
   * @param options - All are optional.
   * @returns A {@link LiveProperty}.
   * @throws {GfxHubError} Of kind `Invalid` for a text that is not a path of names, and for more
   * properties than the session can have; of kind `Closed` once the session or its client was
   * closed.
   *
   * @example
   * ```js
   * const live = hub.live()
   * const softness = await live.propertyAt('Studio A / Cyclorama / Softness')
   * softness.set(0.5)
   * await live.flush()
   * console.log(softness.address.nodePath)
   * await live.close()
   * ```
   */
  propertyAt(path: NamePath, options?: LivePropertyOptions): Promise<LiveProperty>

  /**
   * Holds back the values that are set until `endFrame`, for up to 5 ms, so that they are sent
   * together. The engine decides whether it shows them in one frame.
   *
   * @returns Nothing.
   *
   * @example
   * ```js
   * const live = hub.live()
   * const opacity = await live.property(3, 'Mixer_0', 'Default//Opacity/0')
   * const softness = await live.property(3, 'Cyclorama', 'Material//Softness/0')
   * live.beginFrame()
   * opacity.set(0.5)
   * softness.set(0.5)
   * live.endFrame()
   * await live.close()
   * ```
   */
  beginFrame(): void

  /**
   * Releases the values set since `beginFrame`.
   *
   * @returns Nothing.
   *
   * @example
   * ```js
   * const live = hub.live()
   * live.beginFrame()
   * live.endFrame()
   * await live.close()
   * ```
   */
  endFrame(): void

  /**
   * Sends the last acknowledged value of each property once more. Call it after an engine was
   * restarted or a graph was loaded. A session notices neither, except that it looks names up again
   * after a load through its client. A property is skipped if a value of it waits or is in flight,
   * or if a newer set of this client has changed it. For an eased value, the target value is set
   * without easing.
   *
   * @returns Nothing.
   *
   * @example
   * ```js
   * const live = hub.live()
   * const opacity = await live.property(3, 'Mixer_0', 'Default//Opacity/0')
   * opacity.set(0.5)
   * await live.flush()
   * await local.restartEngine(3)
   * live.reassert()
   * await live.close()
   * ```
   */
  reassert(): void

  /**
   * Waits until each value that was set before this call is acknowledged, refused or expired.
   *
   * @param options - `timeoutMs` (milliseconds, default 5,000) and `signal`; both are optional.
   * @returns The properties whose values are pending when the time is up, the client is closed or
   * the session is cancelled.
   * @throws {GfxHubError} Of kind `Closed` once the session was closed; of kind `Invalid` in a
   * callback for attempts, as the session would wait for it; of kind `Cancelled` if the signal is
   * aborted.
   *
   * @example
   * ```js
   * const live = hub.live()
   * const opacity = await live.property(3, 'Mixer_0', 'Default//Opacity/0')
   * opacity.set(0.5)
   * const left = await live.flush({ timeoutMs: 1000 })
   * console.log(left.length === 0)
   * await live.close()
   * ```
   */
  flush(options?: LiveFlushOptions): Promise<PropertyAddress[]>

  /**
   * Waits as `flush` does, and then ends the session. Values that are set later are refused, and
   * nothing is sent after this call has returned.
   *
   * @param options - `timeoutMs` (milliseconds, default 5,000); 0 does not wait.
   * @returns The properties with a value that was not acknowledged, refused or expired; none if the
   * session was already closed.
   * @throws {GfxHubError} Of kind `Invalid` in a callback for attempts, as the session would wait
   * for it; the session then ends without sending waiting values; of kind `Invalid` for an invalid
   * option.
   *
   * @example
   * ```js
   * const live = hub.live()
   * const opacity = await live.property(3, 'Mixer_0', 'Default//Opacity/0')
   * opacity.set(0.5)
   * const left = await live.close({ timeoutMs: 1000 })
   * console.log(left.length === 0, opacity.set(1))
   * ```
   */
  close(options?: LiveCloseOptions): Promise<PropertyAddress[]>

  /**
   * Calls a function for each event of a kind.
   *
   * @param kind - The kind.
   * @param listener - The function, which receives the event on the event loop.
   * @returns This handle.
   *
   * @example
   * ```js
   * const live = hub.live()
   * live.on('failed', (report) => console.log(report.error.message))
   * await live.close()
   * ```
   */
  on<Kind extends LiveReportKind>(
    kind: Kind,
    listener: (event: LiveReport & { kind: Kind }) => void,
  ): this

  /**
   * Calls a function for the next event of a kind.
   *
   * @param kind - The kind.
   * @param listener - The function, which receives the event on the event loop.
   * @returns This handle.
   *
   * @example
   * ```js
   * const live = hub.live()
   * live.once('lost', (report) => console.log(report.message))
   * await live.close()
   * ```
   */
  once<Kind extends LiveReportKind>(
    kind: Kind,
    listener: (event: LiveReport & { kind: Kind }) => void,
  ): this

  /**
   * Stops calling a function.
   *
   * @param kind - The kind.
   * @param listener - The function, which receives the event on the event loop.
   * @returns This handle.
   *
   * @example
   * ```js
   * const live = hub.live()
   * const told = (report) => console.log(report.message)
   * live.on('lost', told).off('lost', told)
   * await live.close()
   * ```
   */
  off<Kind extends LiveReportKind>(
    kind: Kind,
    listener: (event: LiveReport & { kind: Kind }) => void,
  ): this

  /**
   * Reports of undelivered values and of the hub. The newest 256 are kept.
   *
   * Yields the events of all kinds as they arrive, until the handle ends. A reader that waits for
   * an event keeps the process alive. Each reader gets all events. Those that come while every
   * reader is busy wait in the handle. If there are listeners or faster readers, at least the
   * newest 256 are kept for a slow reader.
   *
   * @returns The events, for `for await`.
   *
   * @example
   * ```js
   * const live = hub.live()
   * const wrong = await live.property(3, 'Mixer_0', 'Default//Opaciti/0')
   * wrong.set(0.5)
   * for await (const report of live.reports()) {
   *   console.log(report.kind, report.message)
   *   break
   * }
   * await live.close()
   * ```
   */
  reports(): AsyncGenerator<LiveReport, void, undefined>

  /**
   * Returns the statistics of the session so far. They are all zero in a forked child process.
   *
   * @returns A {@link LiveStats}.
   *
   * @example
   * ```js
   * const live = hub.live()
   * const opacity = await live.property(3, 'Mixer_0', 'Default//Opacity/0')
   * opacity.set(0.5)
   * await live.flush()
   * console.log(live.stats().delivered, live.stats().roundTripP99)
   * await live.close()
   * ```
   */
  stats(): LiveStats
}

/** Options of {@link LiveSession.flush}. */
export interface LiveFlushOptions {
  /** Maximum wait in milliseconds, 0 or more; default 5,000. */
  timeoutMs?: number | undefined
  /**
   * Ends the wait: the promise is rejected at once, with kind `Cancelled` and the signal's reason as
   * `cause`. The awaited work continues.
   */
  signal?: AbortSignal | undefined
}

/** Options of {@link LiveSession.close}. */
export interface LiveCloseOptions {
  /** Maximum wait in milliseconds, 0 or more; default 5,000. */
  timeoutMs?: number | undefined
}

/**
 * A watch, which looks at lists of the hub again and again and reports what differs between two
 * looks. What came and went in between is not seen, and a value that moves gives a change at each
 * look.
 *
 * At first, everything that is there is reported as `added`, followed by `synced`. A failed look
 * removes nothing: after the second failure in a row the topic is `lost`, which means that its
 * state is unknown. After the next success it is `back`, and the differences follow, with a `gap`.
 * Something is reported as `removed` if it was missing in successful looks 2 s apart, or, if
 * several things are all missing, in three looks over 10 s. The things of a topic are also
 * `removed` if every look fails with status 500 for 60 s and the list that should contain the topic
 * lacks it. Nothing of an engine is reported as `removed` while the engine is away or starting.
 *
 * All watches of a hub in a process together have at most 2 looks in flight and 40 a second, and
 * after each look they wait for as long as it took, so that they take at most one worker of the
 * hub. Looks that come later than asked for are shown by `stats`.
 *
 * The watch of a group of hubs looks at the topics of each member, and its changes name the member.
 * Where the values of a property differ between members for 5 s, that is reported as `apart`. A
 * property is the same on all members if its topic and its name are.
 *
 * It emits its events under their kinds: `added`, `changed`, `moved`, `removed`, `lost`, `back`,
 * `synced`, `apart`. An exception in a listener becomes a process warning and goes no further.
 * Until the first listener is added, events are kept for it; from then on, all go to the listeners.
 *
 * It does not keep the process alive. The end of the process or of the worker ends it within 60 ms;
 * await its `close` first, or use `await using`, which calls it.
 */
export interface Watch extends EventEmitter, AsyncDisposing {
  /** True if it or its client was closed. */
  readonly closed: boolean

  /**
   * Looks at every topic immediately, or as soon as the budget of the hub allows it. Call it after
   * an act whose effect should be seen soon.
   *
   * @returns Nothing.
   *
   * @example
   * ```js
   * const watch = hub.watch({ topics: 'Studio A / Mixer_0' })
   * await hub.engines.setProperty(3, 'Mixer_0', 'Default//Opacity/0', 0.5)
   * watch.look()
   * await watch.close()
   * ```
   */
  look(): void

  /**
   * Ends the watch. Changes that were not read can still be read.
   *
   * @param options - `timeoutMs` (milliseconds, default 5,000); 0 does not wait.
   * @returns The changes that were not read; none if it was already closed.
   * @throws {GfxHubError} Of kind `Internal` if the thread of the watch has failed; of kind
   * `Invalid` for an invalid option.
   *
   * @example
   * ```js
   * const watch = hub.watch({ topics: 'engines' })
   * const left = await watch.close({ timeoutMs: 1000 })
   * console.log(left.every((change) => change.topic === 'engines'))
   * ```
   */
  close(options?: WatchCloseOptions): Promise<WatchChange[]>

  /**
   * Calls a function for each event of a kind.
   *
   * @param kind - The kind.
   * @param listener - The function, which receives the event on the event loop.
   * @returns This handle.
   *
   * @example
   * ```js
   * const watch = hub.watch({ topics: 'engines' })
   * watch.on('changed', (change) => console.log(change.name, change.fields))
   * await watch.close()
   * ```
   */
  on<Kind extends WatchChangeKind>(
    kind: Kind,
    listener: (event: WatchChange & { kind: Kind }) => void,
  ): this

  /**
   * Calls a function for the next event of a kind.
   *
   * @param kind - The kind.
   * @param listener - The function, which receives the event on the event loop.
   * @returns This handle.
   *
   * @example
   * ```js
   * const watch = hub.watch({ topics: 'engines' })
   * watch.once('lost', (change) => console.log(change.error.message))
   * await watch.close()
   * ```
   */
  once<Kind extends WatchChangeKind>(
    kind: Kind,
    listener: (event: WatchChange & { kind: Kind }) => void,
  ): this

  /**
   * Stops calling a function.
   *
   * @param kind - The kind.
   * @param listener - The function, which receives the event on the event loop.
   * @returns This handle.
   *
   * @example
   * ```js
   * const watch = hub.watch({ topics: 'engines' })
   * const told = (change) => console.log(change.message)
   * watch.on('added', told).off('added', told)
   * await watch.close()
   * ```
   */
  off<Kind extends WatchChangeKind>(
    kind: Kind,
    listener: (event: WatchChange & { kind: Kind }) => void,
  ): this

  /**
   * Changes in the order of the looks. If `max_waiting` changes (by default 1,024) wait to be read,
   * further ones of the same thing are folded: the first `before` and the last `after` remain, with
   * a `gap`.
   *
   * Yields the events of all kinds as they arrive, until the handle ends. A reader that waits for
   * an event keeps the process alive. Each reader gets all events. Those that come while every
   * reader is busy wait in the handle. If there are listeners or faster readers, at least the
   * newest 256 are kept for a slow reader.
   *
   * @returns The events, for `for await`.
   *
   * @example
   * ```js
   * const watch = hub.watch({ topics: 'engines' })
   * for await (const change of watch.changes()) {
   *   console.log(change.kind, change.name)
   *   if (change.kind === 'synced') break
   * }
   * await watch.close()
   * ```
   */
  changes(): AsyncGenerator<WatchChange, void, undefined>

  /**
   * Returns the statistics of the watch. They are all zero in a forked child process.
   *
   * @returns A {@link WatchFigures}.
   *
   * @example
   * ```js
   * const watch = hub.watch({ topics: 'engines' })
   * console.log(watch.stats().looks)
   * await watch.close()
   * ```
   */
  stats(): WatchFigures
}

/** Options of {@link Watch.close}. */
export interface WatchCloseOptions {
  /** Maximum wait in milliseconds, 0 or more; default 5,000. */
  timeoutMs?: number | undefined
}
