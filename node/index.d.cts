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
export type * from './lib/simulator.cjs'
export { LocalHub } from './gen/simulator.cjs'

/**
 * The effect of a failed call on the hub: `none`, `maybe` if it may have been executed, or `done`.
 */
export type Effect = 'none' | 'maybe' | 'done'

/** The phase in which a call failed. */
export type Phase = 'resolve' | 'connect' | 'send' | 'response' | 'body' | 'total'

/**
 * One attempt of one call. It contains no header and no body, and therefore no secret. Times are in
 * milliseconds.
 */
export interface Event {
  /** The address of the hub, such as `http://10.0.0.5:8080`. */
  hub: string
  /** The operation, such as `engines.get`; `request` for a raw request. */
  operation: string
  /** The HTTP method. */
  method: string
  /** The path on the hub as it was sent. */
  path: string
  /** Number of the attempt within its call; the first is 1. */
  attempt: number
  /** The HTTP status, if the hub responded. */
  status: number | null
  /** The kind of failure; null if the attempt succeeded. */
  kind: ErrorKind | null
  /** The effect on the hub; `done` if the attempt succeeded. */
  effect: Effect
  /** Duration of the attempt. */
  elapsed: number
  /** Number of bytes sent, before encryption. */
  sent: number
  /** Number of bytes received, after decryption. */
  received: number
}

/** Settings of a client. Time limits are in milliseconds. */
export interface ClientOptions extends ClientSettings {
  /**
   * If true, integers beyond 2^53 are returned as `bigint`. By default, they are strings with their
   * exact digits, because `JSON.stringify` throws for a `bigint`. Integers are never rounded.
   */
  bigint?: boolean | undefined
  /** Called after each attempt. An exception from it only causes a process warning. */
  onEvent?: ((event: Event) => void) | undefined
}

/**
 * A client of one hub. Its calls run on its own threads, at most 32 for reads and 32 for all other
 * calls: neither the event loop, nor libuv's threads, nor another client waits for the hub. Further
 * calls wait for a thread; this wait is part of their `timeoutMs` and `elapsed`.
 *
 * A pending call keeps the process alive, but a client does not. To send something when the process
 * ends, make the call in a handler of 'beforeExit'. Calls made in a handler of 'exit' are not sent.
 *
 * Results are plain objects with the hub's JSON names. Every documented field is present: absent
 * strings, arrays and objects are empty, and all other absent fields are `null`. Undocumented
 * fields are kept as received.
 *
 * A client cannot be cloned or sent to a worker. Create a new one in the worker.
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
   * Creates a client of the hub at this address. Nothing is sent yet.
   *
   * @param url - The address of the hub, such as `http://10.0.0.5`, or a `URL`.
   * @param options - Settings: the API key, time limits in milliseconds, and others.
   * @throws {GfxHubError} Of kind `Invalid` for an invalid setting, and `Io` for a file that cannot
   * be read.
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
   * Returns the group of a main hub and its backup, whose objects have the same names. A call of
   * its `group` succeeds or fails as it does on the main hub, and reaches the backup at the same
   * time. A backup that hangs, fails or is off delays no call by more than 20 ms.
   *
   * @param main - Client of the main hub.
   * @param backup - Client of its backup.
   * @returns A client with two members.
   * @throws {GfxHubError} Of kind `Invalid` if both are clients of the same hub.
   *
   * @example
   * ```js
   * const pair = Client.pair(main, backup)
   * await pair.group.press('Evening News / Opening Title / In')
   * ```
   */
  static pair(main: Client, backup: Client): Client

  /**
   * Returns the group of several engines of this hub whose nodes have the same names. A call of
   * its `group` reaches all engines, or none if it cannot be made for one of them. Paths in these
   * calls begin with the node.
   *
   * @param engines - Names of the engines, or `#` and their numbers.
   * @returns A client with a member for each engine.
   * @throws {GfxHubError} Of kind `Invalid` if an engine is given twice.
   *
   * @example
   * ```js
   * const gang = hub.gang(['Studio A', 'Studio B'])
   * for (const { member, result } of (await gang.group.invoke('engines.get')).members) {
   *   console.log(member, result)
   * }
   * ```
   */
  gang(engines: Iterable<string>): Client

  /**
   * Returns the group of 1 to 64 members. A group is a client. Its calls outside `group` that only
   * read go to the first member. All others outside `group` are refused, because they would reach
   * only one member. Closing the group leaves the members open.
   *
   * @param members - Each name with its client, or with a client and an engine of its hub. The first
   * one is the main member. Names that are whole numbers, such as `'1'`, are refused, because
   * JavaScript moves them to the front.
   * @param options - `all: true` if all members act, or none if one of them cannot; otherwise the
   * first one acts whatever the others do.
   * @returns A client with these members.
   * @throws {GfxHubError} Of kind `Invalid` for two members of the same hub or engine, for a group
   * as a member, and for a name that is a whole number.
   *
   * @example
   * ```js
   * const all = Client.groupOf({ main, backup }, { all: true })
   * console.log(await all.group.status())
   * ```
   */
  static groupOf(
    members: Readonly<Record<string, Client | { client: Client; engine?: string }>>,
    options?: { all?: boolean },
  ): Client

  /**
   * Calls, by its name, the one operation that returns its response unparsed.
   *
   * @param operation - `playout.trigger_external_data`.
   * @param args - Its arguments under their JSON names, or as JSON text.
   * @param options - Options of this call; all are optional.
   * @returns Status, content type and body of the response as received.
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
   * @param operation - The name of the operation, such as `engines.get`.
   * @param args - Its arguments under their JSON names, the body as `body`; or all as JSON text.
   * @param options - Options of this call; all are optional.
   * @returns The result that the method of the operation returns; `undefined` if it has none.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call. An
   * invalid argument is named as in `args`.
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
   * Sends a raw request to any path on the hub. Only a GET is ever resent.
   *
   * @param method - The HTTP method.
   * @param path - The path, which begins with `/` and is already percent-encoded.
   * @param body - The value to be sent as JSON (a value, not JSON text); by default, no body.
   * @param options - Options of this call; all are optional.
   * @returns Status, content type and body of the response as received.
   * @throws {GfxHubError} Of any `kind`, also for every status other than 2xx; its `effect` says
   * whether the hub executed the call.
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
   * Closes the client and its connections. Pending calls end within 60 ms: with kind `Cancelled`
   * and their effect, or with kind `Closed` if they had not begun. Later calls fail with kind
   * `Closed`. A batch resolves, and its unfinished items have these errors. Live sessions end, and
   * their waiting values are not sent. Requests that were sent are not undone. Closing again does
   * nothing.
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

/** The method `close` under the names for `using` and `await using`, if Node has these symbols. */
type Disposing = { [name in DisposeName]: () => void } & AsyncDisposing
type DisposeName = SymbolConstructor extends { readonly dispose: infer name extends symbol }
  ? name
  : never

/**
 * The error of a failed call. Times are in milliseconds.
 *
 * `structuredClone` and `postMessage` keep only the message, stack and cause of an error. To pass
 * it to another thread, send `error.toJSON()` and restore it with {@link GfxHubError.fromJSON}.
 */
export declare class GfxHubError extends Error {
  private constructor()
  /**
   * Restores an error from the object that its `toJSON` returned.
   *
   * @param json - The object, or its JSON text.
   * @returns The error with all its members. Of its cause, only what JSON can represent is restored.
   * @throws {GfxHubError} Of kind `Invalid` if it is not such an object.
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
   * `GfxHubError`. For a call that was cancelled by its signal, by closing its client or with the
   * rest of its batch: `AbortError`, or `TimeoutError` if the signal was one of
   * `AbortSignal.timeout()`.
   */
  name: string
  /** The code of the kind, such as `GFXHUB_NOT_FOUND`. */
  readonly code: ErrorCode
  /** The kind of failure. */
  readonly kind: ErrorKind
  /** The effect of the failed call on the hub. */
  readonly effect: Effect
  /** The address of the hub, such as `http://10.0.0.5:8080`; empty if no client made the call. */
  readonly hub: string
  /** The operation, such as `engines.get`; empty if no operation was called. */
  readonly operation: string
  /** The HTTP method; empty if no request was built. */
  readonly method: string
  /** The path on the hub as it was sent; empty if no request was built. */
  readonly path: string
  /** The HTTP status, if the hub responded. */
  readonly status: number | null
  /** The body of the hub's response, up to 64 KiB. */
  readonly body: string | null
  /** Number of attempts; 0 if the call was refused before the first attempt. */
  readonly attempts: number
  /** Duration of the call. */
  readonly elapsed: number
  /**
   * The invalid argument as the program wrote it, such as `engineId`, `renderers[1]` or
   * `timeoutMs`. For `invoke`, its JSON name, such as `body.renderers[1]`.
   */
  readonly argument: string | null
  /** The JSON path of the wrong value in the response, such as `[3].NodePath`. */
  readonly jsonPath: string | null
  /** The phase in which the call failed, if known. */
  readonly phase: Phase | null
  /** Time to wait before the next request, from the hub's `Retry-After` header. */
  readonly retryAfter: number | null
  /**
   * The reason of the signal that cancelled the call; absent if it was cancelled by closing the
   * client.
   */
  readonly cause?: unknown
  /**
   * Returns the error as a plain object, for logs and for other threads.
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
  /** What was tried, what happened, whether it took effect, and what to do. */
  message: string
  /** The stack of the call. */
  stack: string
  /**
   * The reason of the signal that cancelled the call. If it is an error, only its name and message.
   */
  cause?: unknown
}
