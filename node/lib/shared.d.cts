/**
 * A whole number of a result. It is a `number` up to 2^53; beyond that it is the text of its digits,
 * or a `bigint` with the client option `bigint: true`. It is never rounded. `Number(x)` and
 * `BigInt(x)` take all three.
 */
export type Integer = number | string | bigint

/**
 * The value of a property. An integer beyond 2^53 is the text of its digits, or a `bigint` with the
 * client option `bigint: true`.
 */
export type Value = boolean | number | bigint | string | null | Value[] | ValueObject

/** An object whose members can be anything, such as the data of an item. */
export interface ValueObject {
  [name: string]: Value
}

/**
 * A value for a property: `bigint` for integers that a number cannot hold exactly, up to 64 bits; a
 * `number` beyond 2^53 is sent as the double that it is, with a fraction. `NaN`, `Infinity`,
 * `undefined` within a value, functions and instances of classes are refused before anything is
 * sent.
 */
export type ValueInput =
  boolean | number | bigint | string | null | readonly ValueInput[] | ValueInputObject

/**
 * An object whose members can be anything that can be sent: a literal, or an object of an
 * interface.
 */
export type ValueInputObject = { readonly [name: string]: ValueInput | undefined } | PlainObject

/** An object other than a function, array, date, map or other instance of a class of JavaScript. */
export type PlainObject = object & {
  /** Excludes functions. */
  readonly bind?: undefined
  /** Excludes dates. */
  readonly toISOString?: undefined
  /** Excludes arrays, maps and sets. */
  readonly [Symbol.iterator]?: undefined
  /** Excludes promises, typed arrays and others. */
  readonly [Symbol.toStringTag]?: undefined
}

/** A response as received. */
export interface RawResponse {
  /** HTTP status. */
  status: number
  /** Content type of the body; null if the hub states none. */
  contentType: string | null
  /** Body as text; null if it is not UTF-8. */
  text: string | null
  /** Body as bytes. */
  bytes: Uint8Array
}
