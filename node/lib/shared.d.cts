/** What a property can hold. */
export type Value = boolean | number | string | null | Value[] | ValueObject

/** An object whose members can be anything, such as the data of an item. */
export interface ValueObject {
  [name: string]: Value
}

/** What a property can be given: `bigint` for integers that a number does not hold exactly. */
export type ValueInput =
  boolean | number | bigint | string | null | readonly ValueInput[] | ValueInputObject

/** An object whose members can be anything that can be sent. */
export interface ValueInputObject {
  readonly [name: string]: ValueInput
}

/** What every call takes. */
export interface CallOptions {
  /** Milliseconds that the whole call may take, in place of the client's. */
  timeout?: number | undefined
  /**
   * Cancels the call. Its promise is rejected at once, with kind `Cancelled`, the signal's reason
   * as `cause`, and an `effect` that says whether the hub may have carried the call out.
   */
  signal?: AbortSignal | undefined
}

/** An answer as it came. */
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
