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
