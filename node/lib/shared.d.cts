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
