// Written by cargo xtask generate; do not edit.
import type {
  AsyncDisposing,
} from '../lib/handle.cjs'
import type {
  Value,
  ValueObject,
} from '../lib/shared.cjs'
import type {
  FaultsInput,
  LicenseInput,
  FaultsTold,
} from '../lib/simulator.cjs'

/** Counts of the requests with one `X-Request-Id`, and of their effects. */
export interface RequestStats {
  /** Number of requests whose head was read, with or without a response. */
  requests: number
  /** Number of effects of these requests. */
  effects: number
}

/** One effect of a request on the hub. Reads have none. */
export interface JournalEntry {
  /** Number of the effect. The first is 1, and no number is used twice. */
  sequence: number
  /** Time of the effect since the start, on the hub's clock. In seconds. */
  at: number
  /** The operation, such as `playout.trigger_button`. */
  operation: string
  /** Path arguments of the operation, by their JSON names. */
  target: ValueObject
  /** Change that the request made. Its form depends on the operation. */
  change: Value
  /** The number of the request, counted by this hub from its start. */
  request: number
  /** The value of the request's `X-Request-Id` header. */
  requestId?: string
}

/** A request to the hub. Reads and refused requests have entries too. */
export interface RequestEntry {
  /**
   * Number of the request. The first is 1, and no number is used twice. The field `request` of an
   * effect contains it.
   */
  number: number
  /**
   * The number of its connection, counted by this hub from 1. The requests of one connection are in
   * the order of their arrival.
   */
  connection: number
  /** The method, of which at most 32 bytes are kept. */
  method: string
  /**
   * Path and query as sent, of which at most 512 bytes are kept. The value of `api_key`, and of any
   * other parameter with the name of a secret, is `***`; control characters are U+FFFD.
   */
  path: string
  /** The operation, such as `playout.trigger_button`; none if the path is not that of an operation. */
  operation: string | null
  /**
   * The status of the response. None while the request is in progress, and if a fault or the client
   * closed the connection before the response.
   */
  status: number | null
  /**
   * Time from the end of the request's head to its response, in real time. None while the request
   * is in progress. In seconds.
   */
  elapsed: number | null
  /** The value of the request's `X-Request-Id` header, up to 128 characters. */
  requestId: string | null
  /**
   * The effect on the hub. `none`: The request had no effect: it was a read, it was refused, or a
   * fault prevented it. `done`: The request was executed, even if the client received no response.
   * The journal recorded its effect.
   */
  effect: 'none' | 'done'
  /**
   * Warning about an executed request whose data has fields that the template lacks. At most 250
   * characters of it are kept, and an ellipsis replaces the rest. A hub with a strict show refuses
   * such a request instead.
   */
  warning: string | null
}

/** The selectors of a fault: all that are given must match. */
export interface FaultSelectors {
  /**
   * Strikes calls of this operation, or of this group, or all calls. An operation such as
   * `playout.trigger_button`, a group such as `engines.*`, or `*`.
   */
  operation?: string | undefined
  /**
   * Strikes calls to the engine with this id. The id is in the path, or it is the `engineHostId` of
   * a load. A whole number.
   */
  engine?: number | undefined
  /**
   * Strikes calls whose path contains the id of this item of a playout rundown or a newsroom
   * rundown. A whole number, or a text.
   */
  item?: number | string | undefined
  /**
   * Strikes calls with this path, or with a path that begins like this, in whatever way the path is
   * encoded. A path as the request log shows it, such as `/api/rest/v1/engines/3`, or the beginning
   * of a path, followed by `*`.
   */
  path?: string | undefined
  /**
   * Strikes the nth connection that was accepted since the scenario was set, and the calls on it. A
   * whole number, 1 or more.
   */
  connection?: number | undefined
  /**
   * Strikes the nth of the calls, or connections, that match `operation`, `engine`, `item`, `path`
   * and `connection`. A whole number, 1 or more.
   */
  nth?: number | undefined
  /**
   * Strikes every nth of the calls, or connections, that match `operation`, `engine`, `item`,
   * `path` and `connection`. A whole number, 1 or more.
   */
  every?: number | undefined
  /**
   * Strikes calls, or connections, until the fault was injected this many times. A whole number, 0
   * or more.
   */
  times?: number | undefined
  /**
   * Strikes each match with this probability, after all other conditions. The same scenario with
   * the same calls in the same order has the same faults: `seed`, 0 by default, selects the random
   * numbers, and each rule has its own. A number from 0 to 1.
   */
  probability?: number | undefined
  /**
   * Strikes at this point of the call. `request`: the request was read, and has no effect.
   * `effect`: the request took effect in the state, the store and the journal, and the fault
   * affects only the response. `request` or `effect`.
   */
  after?: 'request' | 'effect' | undefined
}

/**
 * Options of a hub simulator. By default, the hub has the demo show, listens on a free loopback
 * port, runs in real time, behaves like the specification, requires no API key and has a license.
 */
export interface LocalHubOptions {
  /** Port to listen on; 0, the default, selects a free one. */
  port?: number | undefined
  /** The show that the hub holds when it starts; the demo show by default. */
  show?: string | object | undefined
  /** File that keeps all changes, even if the process is killed. Created if it is missing. */
  store?: string | undefined
  /** Version of the REST interface that the hub simulates: `1.0`, `1.6` or `2.1`; 1.6 by default. */
  profile?: '1.0' | '1.6' | '2.1' | undefined
  /** API key that every request of the REST interface must contain; none is required by default. */
  apiKey?: string | undefined
  /**
   * Origins whose pages may call the operations from a browser, `http://localhost:3000` for
   * example, in addition to the hub's own page. Of all pages, only the hub's own page may make
   * control calls.
   */
  allowedOrigins?: readonly string[] | undefined
  /** Scenario of faults to inject from the start; none by default (`setFaults` replaces it later). */
  faults?: FaultsInput | undefined
  /**
   * Clock of the hub: `real`, the default, or `manual`, whose time stands still until it is
   * advanced (`advance`).
   */
  clock?: 'real' | 'manual' | undefined
  /**
   * Time that the hub takes for each call. By default, a call takes only the time that the
   * simulator needs. Calls on one connection run one after the other, and calls on different
   * connections at the same time. A hub with a time above the maximum does not start. In seconds.
   * At most 10 s.
   */
  serviceTime?: number | undefined
  /**
   * Address to listen on: `127.0.0.1`, the default, which only this machine can reach; `0.0.0.0`
   * lets other machines connect.
   */
  host?: string | undefined
  /** Token that the calls under `/_control/` must carry in `X-Control-Token`; random by default. */
  token?: string | undefined
  /**
   * Further names that the `Host` header may have, in addition to loopback and the address that the
   * hub listens on.
   */
  allowedHosts?: readonly string[] | undefined
  /**
   * License of the hub for its REST interface. `true`, the default: the hub has a license. `false`:
   * it has none, and responds with 403 to every request of this interface. A status from 400 to 599
   * replaces 403; an object with `status` and `body`, a text, replaces the response.
   */
  license?: LicenseInput | undefined
}

/** A hub simulator that runs within this process until it is stopped or dropped. */
export declare class LocalHub {
  /**
   * Starts a hub, which accepts requests once this returns. The constructor blocks the event loop
   * for some milliseconds meanwhile; `start` does not.
   *
   * @param options - All can be left out.
   * @throws {GfxHubError} Of kind `Invalid` for an invalid option; for a show, the message names
   * the line and column, or each wrong field; of kind `Io` if the address cannot be used, or the
   * store does not match the show.
   *
   * @example
   * ```js
   * const simulator = new LocalHub({ profile: '2.1' })
   * console.log(simulator.url)
   * await simulator.stop()
   * ```
   */
  constructor(options?: LocalHubOptions)

  /**
   * Starts a hub, which accepts requests once this returns.
   *
   * @param options - All can be left out.
   * @returns The {@link LocalHub}.
   * @throws {GfxHubError} Of kind `Invalid` for an invalid option; for a show, the message names
   * the line and column, or each wrong field; of kind `Io` if the address cannot be used, or the
   * store does not match the show.
   *
   * @example
   * ```js
   * const simulator = await LocalHub.start({ clock: 'manual' })
   * const client = new Client(simulator.url)
   * console.log(await client.projects.list())
   * await simulator.stop()
   * ```
   */
  static start(options?: LocalHubOptions): Promise<LocalHub>

  /** Base address for clients, such as `http://127.0.0.1:8080`. */
  readonly url: string
  /** Port that the hub listens on. */
  readonly port: number
  /** Token that control calls, under `/_control/`, must carry in `X-Control-Token`. */
  readonly token: string
  /**
   * Number of requests dropped from the log to make room for newer ones, since the start or the
   * last reset.
   */
  readonly requestsDropped: number
  /** Number of times that faults of the scenario have been injected since it was set. */
  readonly faultsTriggered: number
  /** Time that each call takes. In seconds. */
  readonly serviceTime: number

  /**
   * Effects so far, oldest first. Only the newest 100,000 are kept, and fewer if they take more
   * than 64 MiB.
   *
   * @returns Each {@link JournalEntry}, oldest first.
   * @throws {GfxHubError} Of kind `Io` if it was stopped before it had started.
   *
   * @example
   * ```js
   * await hub.rgraphs.load(12, 3)
   * console.log(await local.journal())
   * ```
   */
  journal(): Promise<JournalEntry[]>

  /**
   * Entries of `journal` with numbers greater than the given one.
   *
   * @param sequence - Number of an effect; 0 to begin with the first.
   * @returns Each {@link JournalEntry}, oldest first.
   * @throws {GfxHubError} Of kind `Invalid` for an invalid argument.
   *
   * @example
   * ```js
   * const last = (await local.journal()).at(-1)?.sequence ?? 0
   * await hub.rgraphs.load(12, 3)
   * console.log(await local.journalSince(last))
   * ```
   */
  journalSince(sequence: number): Promise<JournalEntry[]>

  /**
   * Requests so far, oldest first, including reads, refused ones and those in progress, but not
   * control calls (under `/_control/`). Only the newest 10,000 are kept.
   *
   * @returns Each {@link RequestEntry}, oldest first.
   * @throws {GfxHubError} Of kind `Io` if it was stopped before it had started.
   *
   * @example
   * ```js
   * await hub.engines.list()
   * console.log(await local.requests())
   * ```
   */
  requests(): Promise<RequestEntry[]>

  /**
   * Entries of `requests` with numbers greater than the given one.
   *
   * @param number - Number of a request; 0 to begin with the first.
   * @returns Each {@link RequestEntry}, oldest first.
   * @throws {GfxHubError} Of kind `Invalid` for an invalid argument.
   *
   * @example
   * ```js
   * console.log(await local.requestsSince(10))
   * ```
   */
  requestsSince(number: number): Promise<RequestEntry[]>

  /**
   * Advances a manual clock.
   *
   * @param seconds - Time to advance it by. In seconds.
   * @returns The time since the hub's start. In seconds.
   * @throws {GfxHubError} Of kind `Invalid` for a clock of real time; of kind `Invalid` for an
   * invalid argument.
   *
   * @example
   * ```js
   * const simulator = await LocalHub.start({ clock: 'manual' })
   * console.log(await simulator.advance(1.5))
   * await simulator.stop()
   * ```
   */
  advance(seconds: number): Promise<number>

  /**
   * Replaces the fault scenario by this one, which is JSON text such as `{"seed": 7, "faults":
   * [{"fault": "reset", "after": "effect", "operation": "playout.*"}]}`. All counts start at zero,
   * including that of connections. `GET /_control/faults` lists the kinds of faults, and the
   * selectors by which a rule selects calls and connections.
   *
   * @param scenario - The scenario. An object, or JSON text.
   * @returns Nothing.
   * @throws {GfxHubError} Of kind `Invalid` for an invalid scenario, with the place in the JSON;
   * the previous scenario stays; of kind `Invalid` for an invalid argument.
   *
   * @example
   * ```js
   * await local.setFaults([{ fault: 'close', after: 'effect', operation: 'playout.trigger_button' }])
   * ```
   */
  setFaults(scenario: FaultsInput): Promise<void>

  /**
   * Removes all faults. Those in progress continue.
   *
   * @returns Nothing.
   * @throws {GfxHubError} Of kind `Io` if it was stopped before it had started.
   *
   * @example
   * ```js
   * await local.clearFaults()
   * ```
   */
  clearFaults(): Promise<void>

  /**
   * The fault scenario as JSON. In each rule, `seen` is the number of calls or connections that it
   * matched, and `struck` the number of those into which it injected its fault.
   *
   * @returns A {@link FaultsTold}.
   * @throws {GfxHubError} Of kind `Io` if it was stopped before it had started.
   *
   * @example
   * ```js
   * console.log(await local.faults())
   * ```
   */
  faults(): Promise<FaultsTold>

  /**
   * Counts of the requests with this `X-Request-Id`, and of their effects. Both are 0 if the hub
   * received no such request. Counts are kept for the newest 100,000 ids, of which only the first
   * 128 characters are compared. Control calls are not counted.
   *
   * @param requestId - The value of the header.
   * @returns A {@link RequestStats}.
   * @throws {GfxHubError} Of kind `Invalid` for an invalid argument.
   *
   * @example
   * ```js
   * const client = new Client(local.url, { headers: { 'X-Request-Id': 'take 7' } })
   * await client.rgraphs.load(12, 3)
   * console.log(await local.requestStats('take 7'))
   * ```
   */
  requestStats(requestId: string): Promise<RequestStats>

  /**
   * Resets the hub to its initial show. Empties the journal, the log of requests and the counts of
   * requests. The numbers of effects and requests continue. The clock and the faults stay as they
   * are.
   *
   * @returns Nothing.
   * @throws {GfxHubError} Of kind `Invalid` for a hub with a store, which keeps what was
   * acknowledged; nothing is changed; of kind `Io` if it was stopped before it had started.
   *
   * @example
   * ```js
   * await local.reset()
   * ```
   */
  reset(): Promise<void>

  /**
   * Sets the time that the hub takes for each call from now on. A time such as 2 ms shows how a
   * program with many calls behaves with a hub that does not respond instantly.
   *
   * @param seconds - The time, 10 s at most. In seconds.
   * @returns Nothing.
   * @throws {GfxHubError} Of kind `Invalid` for more than 10 s; of kind `Invalid` for an invalid
   * argument.
   *
   * @example
   * ```js
   * await local.setServiceTime(0.002)
   * ```
   */
  setServiceTime(seconds: number): Promise<void>

  /**
   * Disconnects an engine until it is restarted. Its status is `disconnected`, its instances and
   * nodes are not listed, and nothing can be loaded or started on it. The engine keeps its values
   * and its running renderers.
   *
   * @param engineId - Number of the engine.
   * @returns Nothing.
   * @throws {GfxHubError} Of kind `Invalid` for an engine that the show does not have; of kind
   * `Invalid` for an invalid argument.
   *
   * @example
   * ```js
   * await local.disconnectEngine(3)
   * console.log((await hub.engines.get(3)).status)
   * ```
   */
  disconnectEngine(engineId: number): Promise<void>

  /**
   * Restarts an engine, as after a crash of its machine. Its running renderers end, and its values
   * are again those of the show and of the state that it has loaded.
   *
   * @param engineId - Number of the engine.
   * @param times - The times in seconds; all are optional.
   * @returns Nothing.
   * @throws {GfxHubError} Of kind `Invalid` for an engine that the show does not have; of kind
   * `Invalid` for an invalid argument.
   *
   * @example
   * ```js
   * await local.restartEngine(3, { away: 3, empty: 1 })
   * ```
   */
  restartEngine(engineId: number, times?: EngineRestart): Promise<void>

  /**
   * Restarts the hub as if its process had been killed. All connections are closed immediately. The
   * hub does not listen for the given time, and then accepts requests again on the same port. A hub
   * with a store keeps the changes that it acknowledged; any other hub has its initial show again.
   * The journal, the log of requests, the clock and the faults are kept. Blocks until the hub
   * listens again.
   *
   * @param down - Time until the hub listens again. In seconds.
   * @returns Nothing.
   * @throws {GfxHubError} Of kind `Io` if the hub was stopped before, or if another program has
   * taken the port meanwhile, which stops the hub; of kind `Invalid` for an invalid argument.
   *
   * @example
   * ```js
   * await local.restart(0.1)
   * ```
   */
  restart(down?: number): Promise<void>

  /**
   * Stops the hub. Requests in progress have 200 ms to finish, and then all connections are closed.
   * A stopped hub cannot be started again, and a second stop does nothing. The journal and the log
   * can still be read.
   *
   * @returns Nothing.
   * @throws {GfxHubError} Of kind `Io` if it was stopped before it had started.
   *
   * @example
   * ```js
   * await local.stop()
   * ```
   */
  stop(): Promise<void>
}

export interface LocalHub extends AsyncDisposing {}

/** Times of {@link LocalHub.restartEngine}. */
export interface EngineRestart {
  /** Time for which the engine is disconnected, on the hub's clock. In seconds; default 0. */
  away?: number | undefined
  /** Time for which the engine then has no nodes, on the hub's clock. In seconds; default 0. */
  empty?: number | undefined
}
