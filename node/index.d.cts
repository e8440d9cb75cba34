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

/** The effect of a failed call on the hub: it had none, it may have had one, it was executed. */
export type Effect = 'none' | 'maybe' | 'done'

/** The part of a call in which it failed. */
export type Phase = 'resolve' | 'connect' | 'send' | 'response' | 'body' | 'total'

/** One attempt of one call. It has no header and no body, hence no secret. Times are milliseconds. */
export interface Event {
  /** The address of the hub, such as `http://10.0.0.5:8080`. */
  hub: string
  /** The operation, such as `engines.get`; `request` for a raw request. */
  operation: string
  /** The HTTP method. */
  method: string
  /** The path on the hub, as it was sent. */
  path: string
  /** Number of the attempt within its call, from 1. */
  attempt: number
  /** The HTTP status, if the hub responded. */
  status: number | null
  /** The kind of failure; null if the attempt succeeded. */
  kind: ErrorKind | null
  /** The effect on the hub; `done` if the attempt succeeded. */
  effect: Effect
  /** Duration of the attempt. */
  elapsed: number
  /** Number of bytes sent, before any encryption. */
  sent: number
  /** Number of bytes received, after any decryption. */
  received: number
}

/** Settings of a client. Time limits are in milliseconds, as their names say. */
export interface ClientOptions extends ClientSettings {
  /**
   * True to receive integers beyond 2^53 as `bigint`. By default they are text with their exact
   * digits, as `JSON.stringify` throws on a `bigint`. No integer is ever rounded.
   */
  bigint?: boolean | undefined
  /** Called for each attempt. An exception from it becomes a process warning and goes no further. */
  onEvent?: ((event: Event) => void) | undefined
}

/**
 * A client of one hub. Its calls run on threads of its own, at most 32 for reads and 32 for writes:
 * neither the event loop, nor libuv's threads, nor another client waits for the hub. Further calls
 * wait for their turn; the wait counts towards their `timeoutMs` and `elapsed`.
 *
 * An open call keeps the process alive, a client does not. To send something at the end of a process,
 * make the call in a handler of 'beforeExit': calls made in a handler of 'exit' are not sent.
 *
 * Results are plain objects with the hub's JSON names, and every documented field is there: absent
 * text, arrays and objects are empty, everything else that is absent is `null`, numbers are numbers.
 * Undocumented fields are there as received.
 *
 * A client cannot be cloned or sent to a worker: make a new one there.
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
   * Makes a client of the hub at this address. Nothing is sent yet.
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
   * Calls, by its name, the one operation whose response is returned as received.
   *
   * @param operation - `playout.trigger_external_data`.
   * @param args - Its arguments by their JSON names, or as JSON text.
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
   * @param args - Its arguments by their JSON names, `body` for the body, or as JSON text.
   * @param options - Options of this call; all are optional.
   * @returns The result of its method; `undefined` if it has none.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call. A
   * refused argument is named as in `args`.
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
   * @param body - The value to be sent as JSON (not JSON text); no body by default.
   * @param options - Options of this call; all are optional.
   * @returns Status, content type and body of the response as received.
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
   * Closes the client and its connections. Open calls end within 60 ms: with kind `Cancelled` and
   * their effect, or with kind `Closed` if they had not begun, as later calls do. A batch resolves,
   * with these errors for its unfinished items. Live sessions end, and their waiting values are not
   * sent. Sent requests are not undone. Closing again does nothing.
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

/** `close` under the names for `using` and `await using`, if Node has them. */
type Disposing = { [name in DisposeName]: () => void } & AsyncDisposing
type DisposeName = SymbolConstructor extends { readonly dispose: infer name extends symbol }
  ? name
  : never

/**
 * The error of a failed call. Times are milliseconds.
 *
 * Of an error, `structuredClone` and `postMessage` keep only message, stack and cause. To pass it to
 * another thread, send `error.toJSON()` and restore it with {@link GfxHubError.fromJSON}.
 */
export declare class GfxHubError extends Error {
  private constructor()
  /**
   * Restores an error from the object that its `toJSON` returned.
   *
   * @param json - The object, or its JSON text.
   * @returns The error with all its members; of the cause, what JSON keeps.
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
   * `GfxHubError`; `AbortError` for a call that was cancelled by its signal, by closing its client or
   * with the rest of its batch; `TimeoutError` if the signal was one of `AbortSignal.timeout()`.
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
  /** The operation, such as `engines.get`; empty if none was called. */
  readonly operation: string
  /** The HTTP method; empty if no request was built. */
  readonly method: string
  /** The path on the hub, as it was sent; empty if no request was built. */
  readonly path: string
  /** The HTTP status, if the hub responded. */
  readonly status: number | null
  /** The body of the hub's response, up to 64 KiB. */
  readonly body: string | null
  /** Number of attempts; 0 if the call was refused before the first. */
  readonly attempts: number
  /** Duration of the call. */
  readonly elapsed: number
  /**
   * The refused argument as it was written, such as `engineId`, `renderers[1]` or `timeoutMs`; for
   * `invoke` by its JSON name, such as `body.renderers[1]`.
   */
  readonly argument: string | null
  /** The JSON path of the wrong value in the response, such as `[3].NodePath`. */
  readonly jsonPath: string | null
  /** The part of the call in which it failed, if known. */
  readonly phase: Phase | null
  /** Time that the hub asks to wait before the next request. */
  readonly retryAfter: number | null
  /** The reason of the signal that cancelled the call; absent if closing the client did. */
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
  /** What was tried, what happened, whether it reached the hub, what to do. */
  message: string
  /** The stack of the call. */
  stack: string
  /** The reason of the signal that cancelled the call; name and message if it is an error. */
  cause?: unknown
}
