/**
 * A whole number in a result. Up to 2^53 it is a `number`. Beyond that, it is a string of its
 * digits, or a `bigint` with the client option `bigint: true`. It is never rounded. `Number(x)` and
 * `BigInt(x)` accept all three types.
 */
export type Integer = number | string | bigint

/**
 * The value of a property. An integer beyond 2^53 is a string of its digits, or a `bigint` with the
 * client option `bigint: true`.
 */
export type Value = boolean | number | bigint | string | null | Value[] | ValueObject

/** An object with any members, such as the data of an item. */
export interface ValueObject {
  [name: string]: Value
}

/**
 * A value for a property. Use `bigint` for integers that a number cannot represent exactly, up to
 * 64 bits; a `number` beyond 2^53 is sent as a double, with a fraction. `NaN`, `Infinity`, nested
 * `undefined`, functions and instances of classes are refused before anything is sent.
 */
export type ValueInput =
  boolean | number | bigint | string | null | readonly ValueInput[] | ValueInputObject

/**
 * An object whose members can be any values that can be sent: a literal, or an object of an
 * interface type.
 */
export type ValueInputObject = { readonly [name: string]: ValueInput | undefined } | PlainObject

/** An object that is not a function, array, date, map or another instance of a built-in class. */
export type PlainObject = object & {
  /** Excludes functions. */
  readonly bind?: undefined
  /** Excludes dates. */
  readonly toISOString?: undefined
  /** Excludes arrays, maps and sets. */
  readonly [Symbol.iterator]?: undefined
  /** Excludes promises, typed arrays and similar objects. */
  readonly [Symbol.toStringTag]?: undefined
}

/** A response of the hub as received. */
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
