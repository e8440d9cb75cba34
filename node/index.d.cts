import type {
  CallOptions,
  ClientSettings,
  ErrorCode,
  Groups,
  ErrorKind,
  Openings,
} from './gen/index.cjs'
import type { AsyncDisposing } from './lib/handle.cjs'
import type { RawResponse, Value, ValueInput, ValueInputObject } from './lib/shared.cjs'

export type * from './gen/index.cjs'
export type * from './lib/batch.cjs'
export type * from './lib/live_property.cjs'
export type * from './lib/shared.cjs'

/** Whether a failed call took effect: it did not, it may have, it did. */
export type Effect = 'none' | 'maybe' | 'done'

/** The part of a call in which it failed. */
export type Phase = 'resolve' | 'connect' | 'send' | 'response' | 'body' | 'total'

/** One attempt of one call. It holds no header and no body, so no secret. Times are milliseconds. */
export interface Event {
  /** The address of the hub, `http://10.0.0.5:8080` for example. */
  hub: string
  /** The operation, `engines.get` for example; `request` for a raw request. */
  operation: string
  /** The HTTP method. */
  method: string
  /** The path on the hub, as it was sent. */
  path: string
  /** Which attempt of the call it was, from 1. */
  attempt: number
  /** The HTTP status, if the hub responded. */
  status: number | null
  /** What sort of failure it was; null if the attempt succeeded. */
  kind: ErrorKind | null
  /** Whether a failed attempt took effect; `done` if it succeeded. */
  effect: Effect
  /** How long the attempt took. */
  elapsed: number
  /** Bytes sent, before any encryption. */
  sent: number
  /** Bytes that came back, after any decryption. */
  received: number
}

/** What a client can be given. Time limits are milliseconds, as their names say. */
export interface ClientOptions extends ClientSettings {
  /**
   * Whether integers beyond 2^53 come as `bigint`. Unless it is true they come as text, their exact
   * digits: `JSON.stringify` throws on a `bigint`. No integer is ever rounded.
   */
  bigint?: boolean | undefined
  /** Is told of each attempt. What it throws becomes a process warning and goes no further. */
  onEvent?: ((event: Event) => void) | undefined
}

/**
 * A client of one hub. Its calls run on threads of its own, at most 32 for reads and 32 for all that
 * writes: neither the event loop nor libuv's threads wait for a hub, nor does another client. Further
 * calls wait for their turn, and the wait counts in their `timeoutMs` and in `elapsed`.
 *
 * An open call keeps the process alive, a client does not. What is to be sent at the end of a process
 * belongs into a handler of 'beforeExit': calls made in one of 'exit' are not sent.
 *
 * Results are plain objects with the hub's JSON names, and every documented field is there: text,
 * arrays and objects that did not come are empty, all else that did not come is `null`, numbers are
 * numbers. What a hub sends beside the documented fields is there as received.
 *
 * It cannot be cloned or sent to a worker: make one there.
 *
 * @example
 * ```js
 * for (const engine of await hub.engines.list()) console.log(engine.displayName, engine.status)
 * const place = [3, 'Mixer_0', 'Default//Opacity/0']
 * await hub.engines.setProperty(...place, 0.5, { interpolation: 'EaseIn', duration: 1.5 })
 * ```
 */
export declare class Client {
  /**
   * A client of the hub at this address. Nothing is sent yet.
   *
   * @param url - `http://10.0.0.5` for example, or a `URL`.
   * @param options - The API key, time limits in milliseconds and what else there is to set.
   * @throws {GfxHubError} Of kind `Invalid`, when a setting cannot be used, and `Io`, when a file
   * cannot be read.
   *
   * @example
   * ```js
   * const careful = new Client(hubUrl, { timeoutMs: 5000, connectTimeoutMs: 1000 })
   * console.log(careful)
   * careful.close()
   * ```
   */
  constructor(url: string | URL, options?: ClientOptions)

  /**
   * Calls the one operation whose response comes as it is by its name.
   *
   * @param operation - `playout.trigger_external_data`.
   * @param args - Its arguments by their JSON names, or as JSON text.
   * @param options - Options of this call alone; all can be left out.
   * @returns Status, type and body of the response as they came.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const field = { rundownId: 1, itemId: 5, fieldKey: 'notes', method: 'GET' }
   * const notes = await hub.invoke('playout.trigger_external_data', field)
   * console.log(notes.text)
   * ```
   */
  invoke(
    operation: 'playout.trigger_external_data',
    args: string | ValueInputObject,
    options?: CallOptions,
  ): Promise<RawResponse>
  /**
   * Calls an operation by its name.
   *
   * @param operation - Its name, `engines.get` for example.
   * @param args - Its arguments by their JSON names, `body` for the body, or as JSON text.
   * @param options - Options of this call alone; all can be left out.
   * @returns What its method gives; `undefined` where that is nothing.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call. An
   * argument at fault is named as in `args`.
   *
   * @example
   * ```js
   * console.log(await hub.invoke('engines.get', { engineId: 3 }))
   * ```
   */
  invoke(
    operation: string,
    args?: string | ValueInputObject,
    options?: CallOptions,
  ): Promise<Value | undefined>

  /**
   * Sends a raw request to any path on the hub. It is never sent again unless it is a GET.
   *
   * @param method - The HTTP method.
   * @param path - The path, which begins with `/` and is encoded already.
   * @param body - The value that is sent as JSON, not its text; none unless given.
   * @param options - Options of this call alone; all can be left out.
   * @returns Status, type and body of the response as they came.
   * @throws {GfxHubError} Of any `kind`, for a status of 400 or more too; its `effect` says whether
   * the hub executed the call.
   *
   * @example
   * ```js
   * const { status, text } = await hub.request('GET', '/api/rest/v1/engines')
   * console.log(status, text)
   * ```
   */
  request(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | (string & {}),
    path: string,
    body?: ValueInput,
    options?: CallOptions,
  ): Promise<RawResponse>

  /**
   * Closes it for good, its connections included. Open calls end within 60 ms: with kind
   * `Cancelled` and what is known of their effect, those that no thread had yet with kind `Closed`,
   * as every later one; a batch resolves, with this for each of its items that was not done. Live
   * sessions end, and what waits in them is not sent. What was sent is not taken back. A second time it
   * does nothing.
   *
   * @returns Nothing.
   *
   * @example
   * ```js
   * hub.close()
   * ```
   */
  close(): void
}

export interface Client extends Groups, Openings, Disposing {}

/** `close` under the names that `using` and `await using` look for, where Node has them. */
type Disposing = { [name in DisposeName]: () => void } & AsyncDisposing
type DisposeName = SymbolConstructor extends { readonly dispose: infer name extends symbol }
  ? name
  : never

/**
 * Why a call failed. Times are milliseconds.
 *
 * `structuredClone` and `postMessage` keep message, stack and cause of an error and nothing else, as
 * JavaScript has it: to another thread goes `error.toJSON()`, and {@link GfxHubError.fromJSON} makes
 * the error of it again.
 */
export declare class GfxHubError extends Error {
  private constructor()
  /**
   * The error of which `toJSON` made this object.
   *
   * @param json - The object, or its JSON text.
   * @returns The error, with everything that it said; its cause is what JSON keeps of it.
   * @throws {GfxHubError} Of kind `Invalid`, when it is something else.
   *
   * @example
   * ```js
   * const failed = await hub.playout.getRundown(999).catch((error) => error)
   * const again = GfxHubError.fromJSON(structuredClone(failed.toJSON()))
   * console.log(again.kind, again.effect, again.message)
   * ```
   */
  static fromJSON(json: string | object): GfxHubError
  /**
   * `GfxHubError`; `AbortError` for a call that was cancelled, by its signal, by the end of its client
   * or with the rest of its batch, and `TimeoutError` where the signal was one of
   * `AbortSignal.timeout()`.
   */
  name: string
  /** One code for each kind, `GFXHUB_NOT_FOUND` for example. */
  readonly code: ErrorCode
  /** What sort of failure it is. */
  readonly kind: ErrorKind
  /** Whether the hub executed the call all the same. */
  readonly effect: Effect
  /** The address of the hub, `http://10.0.0.5:8080` for example; empty where no client made the call. */
  readonly hub: string
  /** The operation, `engines.get` for example; empty where none was called. */
  readonly operation: string
  /** The HTTP method; empty where no request was made up. */
  readonly method: string
  /** The path on the hub, as it was sent; empty where no request was made up. */
  readonly path: string
  /** The HTTP status, if the hub responded. */
  readonly status: number | null
  /** What the hub said, at most 64 KiB of it. */
  readonly body: string | null
  /** How often the request was tried; 0 where it was refused before that. */
  readonly attempts: number
  /** How long the call took. */
  readonly elapsed: number
  /**
   * The argument at fault as it was written: `engineId`, `renderers[1]` or `timeoutMs` for example;
   * by its JSON name for `invoke`, `body.renderers[1]`.
   */
  readonly argument: string | null
  /** Where in the response the fault is, `[3].NodePath` for example. */
  readonly jsonPath: string | null
  /** The part of the call in which it failed, where that is known. */
  readonly phase: Phase | null
  /** How long the hub asks to wait before the next request. */
  readonly retryAfter: number | null
  /** The reason of the signal that cancelled the call; not there where closing the client did. */
  readonly cause?: unknown
  /**
   * All that it says as a plain object, for logs and for other threads.
   *
   * @returns Name, message, stack, and the members above.
   *
   * @example
   * ```js
   * const failed = await hub.playout.getRundown(999).catch((error) => error)
   * console.log(JSON.stringify(failed))
   * ```
   */
  toJSON(): GfxHubErrorJSON
}

/** A {@link GfxHubError} as JSON. */
export interface GfxHubErrorJSON extends Omit<
  GfxHubError,
  'toJSON' | 'name' | 'message' | 'stack' | 'cause'
> {
  /** `GfxHubError`, `AbortError` or `TimeoutError`. */
  name: string
  /** What was tried, what happened, whether it reached the hub, what to do. */
  message: string
  /** Where the call was made. */
  stack: string
  /** The reason of the signal that cancelled the call: name and message, where it is an error. */
  cause?: unknown
}

/** How a hub simulator is set up. */
export interface LocalHubOptions {
  /** The address to listen at: 127.0.0.1 unless set; `0.0.0.0` lets other machines in. */
  host?: string | undefined
  /** The port to listen at: a free one unless set. */
  port?: number | undefined
  /** What it holds: the path of a show file, or the show itself; the demo show unless set. */
  show?: string | object | undefined
  /** A file that keeps what is written, also over a kill. Made if it is not there. */
  store?: string | undefined
  /** Which generation of hubs to act like: `1.6` unless set. */
  profile?: '1.0' | '1.6' | '2.1' | undefined
  /** The API key that every request must carry. */
  apiKey?: string | undefined
  /** Whether it is licensed, or what a hub without a license answers. */
  license?: boolean | { status: number; body?: string } | undefined
  /** Real time, or time that `advance` moves on. */
  clock?: 'real' | 'manual' | undefined
  /** The token of its control calls; random unless set. */
  token?: string | undefined
  /** Further names that the `Host` header may carry. */
  allowedHosts?: readonly string[] | undefined
  /** Origins whose pages may call the operations from a browser: `http://localhost:3000`. */
  allowedOrigins?: readonly string[] | undefined
  /** What goes wrong on purpose, as `setFaults` takes it. */
  faults?: FaultScenario | readonly Fault[] | string | undefined
  /**
   * Seconds that each call takes, 10 at most: calls on one connection run one after the other, those
   * on different ones at the same time.
   */
  serviceTime?: number | undefined
}

/** How long an engine is away when it restarts. */
export interface EngineRestart {
  /** Seconds of the hub's clock for which it is disconnected; 0 unless given. */
  away?: number | undefined
  /** Seconds after that for which it has no nodes; 0 unless given. */
  empty?: number | undefined
}

/** When a hub simulator fails on purpose, and how. Every selector that is given must fit. */
export interface Fault {
  /** Its name, `reset` for example; `GET /_control/faults` lists them all. */
  fault: string
  /** Strikes before anything was done, or after the effect, when only the reply is left. */
  after?: 'request' | 'effect' | undefined
  /** The operations that it is for: `engines.get`, `engines.*` or `*`. */
  operation?: string | undefined
  /** The engine that it is for, by its id: the one in the path, or the `engineHostId` of a load. */
  engine?: number | undefined
  /** The item that it is for, by its id: of a playout rundown, or of a newsroom's. */
  item?: number | string | undefined
  /**
   * The path that it is for, as the request log has it: `/api/rest/v1/engines/3` for example, or the
   * beginning of one with `*` at its end.
   */
  path?: string | undefined
  /** Strikes the request of this number alone, among those that fit; the first is 1. */
  nth?: number | undefined
  /** Strikes each request of this number. */
  every?: number | undefined
  /** How often it strikes at most. */
  times?: number | undefined
  /** Strikes on the connection of this number alone, counted from when the faults were set. */
  connection?: number | undefined
  /** How likely it strikes, from 0 to 1; the seed makes it the same each time. */
  probability?: number | undefined
  /** A parameter of the fault, `seconds` for example. */
  [parameter: string]: ValueInput | undefined
}

/** Faults, and the seed of what happens by chance. */
export interface FaultScenario {
  /** Chooses what happens by chance, the same each time; 0 unless set. */
  seed?: number | bigint | undefined
  /** The faults, of which the first that fits strikes. */
  faults?: readonly Fault[] | undefined
}

/** The faults of a hub simulator, and how often each has struck. */
export interface FaultsTold {
  /** The seed of what happens by chance. */
  seed: number
  /** Each fault as it was set; calls or connections that it was meant for, and those it struck. */
  faults: (Fault & { seen: number; struck: number })[]
}

/** What came of the requests with one `X-Request-Id`. */
export interface RequestStats {
  /** Requests whose head was read, whatever became of them. */
  requests: number
  /** Effects that they had. */
  effects: number
}

/** One thing that a hub simulator did because it was asked to. */
export interface JournalEffect {
  /** Its number: the first is 1, none is ever given twice. */
  sequence: number
  /** When it happened, in seconds on the hub's clock since its start. */
  at: number
  /** The operation, `playout.trigger_button` for example. */
  operation: string
  /** What it was done to: the operation's path arguments by their wire names. */
  target: { [name: string]: Value }
  /** What changed. */
  change: Value
  /** The number of the request, counted from the start. */
  request: number
  /** What the request said in its `X-Request-Id` header. */
  requestId?: string
}

/**
 * One request that came to a hub simulator, reads and refused ones too. Control calls, under
 * `/_control/`, have none.
 */
export interface RequestEntry {
  /** Its number: the first is 1, none is ever given twice. Effects name it as their `request`. */
  number: number
  /** The number of its connection, counted from 1. */
  connection: number
  /** The method, of which at most 32 bytes are kept. */
  method: string
  /** Path and query as sent, of which at most 512 bytes are kept. An `api_key` is `***`. */
  path: string
  /** The operation, `playout.trigger_button` for example; null where the path is no operation's. */
  operation: string | null
  /** The status of the response; null where none was given, or the request is in progress. */
  status: number | null
  /** Seconds of real time until it was answered; null while it is in progress. */
  elapsed: number | null
  /** What it said in its `X-Request-Id` header. */
  requestId: string | null
  /** Whether it did anything: `done` also where a fault lost the response. */
  effect: 'none' | 'done'
}

/** A hub simulator within this process, for development, tests and rehearsals. */
export declare class LocalHub {
  /**
   * Starts one here and now, which takes some milliseconds of the event loop; `LocalHub.start` does
   * not.
   *
   * @param options - The show, the generation, the port and what else there is to set.
   * @throws {GfxHubError} Of kind `Invalid` for an option that cannot be used, of kind `Io` where it
   * cannot listen.
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
   * Starts one without holding up the event loop. When it comes, it takes requests.
   *
   * @param options - The show, the generation, the port and what else there is to set.
   * @returns The simulator.
   * @throws {GfxHubError} Of kind `Invalid` for an option that cannot be used, of kind `Io` where it
   * cannot listen.
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

  /** The address for clients. */
  readonly url: string
  /** The port that it listens at. */
  readonly port: number
  /** What control calls (under `/_control/`) must carry in `X-Control-Token`. */
  readonly token: string

  /**
   * What the hub has done so far.
   *
   * @returns The effects, oldest first.
   * @throws {GfxHubError} Of kind `Io`, when it was stopped before it had started.
   *
   * @example
   * ```js
   * await hub.rgraphs.load(12, 3)
   * console.log(await local.journal())
   * ```
   */
  journal(): Promise<JournalEffect[]>
  /**
   * What the hub has done after an effect.
   *
   * @param sequence - The number of that effect, 0 or more.
   * @returns The effects, oldest first.
   * @throws {GfxHubError} Of kind `Invalid`, when it is no whole number of 0 or more.
   *
   * @example
   * ```js
   * const last = (await local.journal()).at(-1)?.sequence ?? 0
   * await hub.rgraphs.load(12, 3)
   * console.log(await local.journalSince(last))
   * ```
   */
  journalSince(sequence: number): Promise<JournalEffect[]>
  /**
   * The requests that came so far; of a great many, the newest 10,000. Reads, refused ones and those
   * in progress are among them.
   *
   * @returns The requests, oldest first.
   * @throws {GfxHubError} Of kind `Io`, when it was stopped before it had started.
   *
   * @example
   * ```js
   * await hub.engines.list()
   * console.log(await local.requests())
   * ```
   */
  requests(): Promise<RequestEntry[]>
  /**
   * The requests that came after another.
   *
   * @param number - The number of that request, 0 or more.
   * @returns The requests, oldest first.
   * @throws {GfxHubError} Of kind `Invalid`, when it is no whole number of 0 or more.
   *
   * @example
   * ```js
   * console.log(await local.requestsSince(10))
   * ```
   */
  requestsSince(number: number): Promise<RequestEntry[]>
  /** How many requests gave way to newer ones, since the start or the last reset. */
  readonly requestsDropped: number
  /**
   * Moves a manual clock on.
   *
   * @param seconds - By how much, in seconds, 0 or more.
   * @returns The seconds since the start.
   * @throws {GfxHubError} Of kind `Invalid`, when its clock is not manual.
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
   * Lets it fail on purpose. The faults take the place of those before.
   *
   * @param scenario - Faults and a seed, the faults alone, or JSON text of either.
   * @returns Nothing.
   * @throws {GfxHubError} Of kind `Invalid`; its `argument` names the place, `faults[1].status` for
   * example.
   *
   * @example
   * ```js
   * await local.setFaults([{ fault: 'close', after: 'effect', operation: 'playout.trigger_button' }])
   * ```
   */
  setFaults(scenario: FaultScenario | readonly Fault[] | string): Promise<void>
  /**
   * Takes all faults away. Those in progress go on.
   *
   * @returns Nothing.
   * @throws {GfxHubError} Of kind `Io`, when it was stopped before it had started.
   *
   * @example
   * ```js
   * await local.clearFaults()
   * ```
   */
  clearFaults(): Promise<void>
  /** How often the faults have struck since they were set. */
  readonly faultsTriggered: number
  /**
   * The faults with their counts.
   *
   * @returns The seed, and each fault with how often it was meant and how often it struck.
   * @throws {GfxHubError} Of kind `Io`, when it was stopped before it had started.
   *
   * @example
   * ```js
   * console.log(await local.faults())
   * ```
   */
  faults(): Promise<FaultsTold>
  /**
   * What came of the requests with one `X-Request-Id`, which a header of a client can set.
   *
   * @param requestId - The value of that header.
   * @returns The requests that came, and the effects that they had.
   * @throws {GfxHubError} Of kind `Invalid`, when it is no text.
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
   * Makes it hold its show as at the start, with an empty journal and no requests, whose numbers
   * go on, and empty tallies. Clock and faults stay.
   *
   * @returns Nothing.
   * @throws {GfxHubError} Of kind `Invalid`, when it keeps its state in a store.
   *
   * @example
   * ```js
   * await local.reset()
   * ```
   */
  reset(): Promise<void>
  /** Seconds that each call takes. */
  readonly serviceTime: number
  /**
   * Sets how long each call takes from now on: a hub that needs 2 ms for each shows how a program
   * behaves that makes many.
   *
   * @param seconds - From 0 to 10.
   * @returns Nothing.
   * @throws {GfxHubError} Of kind `Invalid`, when it is less or more.
   *
   * @example
   * ```js
   * await local.setServiceTime(0.002)
   * ```
   */
  setServiceTime(seconds: number): Promise<void>
  /**
   * Disconnects an engine until it is restarted: its status is `disconnected`, its instances and
   * nodes are not listed, and nothing can be loaded or started on it. It keeps its values and what it
   * runs.
   *
   * @param engineId - The engine.
   * @returns Nothing.
   * @throws {GfxHubError} Of kind `Invalid`, when the show has no such engine.
   *
   * @example
   * ```js
   * await local.disconnectEngine(3)
   * console.log((await hub.engines.get(3)).status)
   * ```
   */
  disconnectEngine(engineId: number): Promise<void>
  /**
   * Restarts an engine, as after a crash of its machine: what it ran has ended, and its values are
   * those of the show and of the state that it has loaded.
   *
   * @param engineId - The engine.
   * @param restart - How long it is away.
   * @returns Nothing.
   * @throws {GfxHubError} Of kind `Invalid`, when the show has no such engine.
   *
   * @example
   * ```js
   * await local.restartEngine(3, { away: 3, empty: 1 })
   * ```
   */
  restartEngine(engineId: number, restart?: EngineRestart): Promise<void>
  /**
   * Restarts the hub as if its process had been killed: all connections are closed at once, nothing
   * listens for some time, and then it takes requests again at the same port. With a store it holds
   * what it acknowledged, without one the show as at the start; journal, request log, clock and
   * faults stay.
   *
   * @param down - Seconds for which nothing listens; 0 unless given.
   * @returns Nothing, when it listens again.
   * @throws {GfxHubError} Of kind `Io`, when its port was taken meanwhile, or it had been stopped.
   *
   * @example
   * ```js
   * await local.restart(0.1)
   * ```
   */
  restart(down?: number): Promise<void>
  /**
   * Stops it. A second stop does nothing.
   *
   * @returns Nothing.
   * @throws {GfxHubError} Of kind `Io`, when it had not started.
   *
   * @example
   * ```js
   * await local.stop()
   * ```
   */
  stop(): Promise<void>
}

export interface LocalHub extends AsyncDisposing {}
