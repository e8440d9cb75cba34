/**
 * A whole number of a result. It is a `number` up to 2^53; beyond that it is the text of its digits,
 * or a `bigint` with the client option `bigint: true`. It is never rounded. `Number(x)` and
 * `BigInt(x)` take all three.
 */
export type Integer = number | string | bigint

/**
 * What a property can hold. An integer beyond 2^53 is the text of its digits, or a `bigint` with the
 * client option `bigint: true`.
 */
export type Value = boolean | number | bigint | string | null | Value[] | ValueObject

/** An object whose members can be anything, such as the data of an item. */
export interface ValueObject {
  [name: string]: Value
}

/**
 * What a property can be given: `bigint` for integers that a number does not hold exactly, up to 64
 * bits; a `number` beyond 2^53 is sent as the double that it is, with a fraction. `NaN`, `Infinity`,
 * `undefined` within a value, functions and instances of classes are refused before anything is sent.
 */
export type ValueInput =
  boolean | number | bigint | string | null | readonly ValueInput[] | ValueInputObject

/** An object whose members can be anything that can be sent: a literal, or of an interface. */
export type ValueInputObject = { readonly [name: string]: ValueInput | undefined } | PlainObject

/** An object that is no function, array, date, map or other instance of a class of JavaScript. */
export type PlainObject = object & {
  /** Functions have it. */
  readonly bind?: undefined
  /** Dates have it. */
  readonly toISOString?: undefined
  /** Arrays, maps and sets have it. */
  readonly [Symbol.iterator]?: undefined
  /** Promises, typed arrays and others have it. */
  readonly [Symbol.toStringTag]?: undefined
}

/** What every call takes. */
export interface CallOptions {
  /**
   * Milliseconds that the whole call may take, its wait for a thread and all attempts included; more
   * than 0, in place of the client's `timeoutMs`. When they are over it is rejected with kind
   * `Timeout`. (`duration` and `delay` of a property are seconds, as the hub has them.)
   */
  timeoutMs?: number | undefined
  /**
   * Cancels the call, whatever it waits for: DNS, a connection, the response, the next attempt. Its
   * promise is rejected with kind `Cancelled` and the signal's reason as `cause`; for a read at once,
   * for all else within 60 ms, when it is known whether anything was sent, which `effect` says. What
   * was sent is not taken back. The error's `name` is `AbortError`, or `TimeoutError` for
   * `AbortSignal.timeout()`.
   */
  signal?: AbortSignal | undefined
  /**
   * Whether deleting a rundown or an item, or stopping a launch, may be sent once more where it is
   * not known whether the hub executed it. Not to find it then is a success; a stop that comes late
   * also stops what was launched in between. Every other call ignores it.
   */
  resend?: boolean | undefined
}

/** A response as received. */
export interface RawResponse {
  /** The HTTP status. */
  status: number
  /** What the hub says that the body is; null where it says nothing. */
  contentType: string | null
  /** The body as text; null where it is not UTF-8. */
  text: string | null
  /** The body. */
  bytes: Uint8Array
}
