/**
 * What a property can hold. An integer beyond 2^53 is the text of its digits, or a `bigint` with the
 * client's option of that name; give it as a `bigint` to send it as a number again.
 */
export type Value = boolean | number | string | null | Value[] | ValueObject

/** An object whose members can be anything, such as the data of an item. */
export interface ValueObject {
  [name: string]: Value
}

/**
 * What a property can be given: `bigint` for integers that a number does not hold exactly, up to 64
 * bits; a `number` beyond 2^53 is sent as the double that it is, with a fraction.
 */
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
   * Cancels the call, whatever it waits for: the name service, a connection, the answer, the next
   * attempt. Its promise is rejected with kind `Cancelled` and the signal's reason as `cause`; for a
   * read at once, for all else within 60 ms, when it is known whether anything was sent, which
   * `effect` says. What was sent is not taken back.
   */
  signal?: AbortSignal | undefined
  /**
   * Whether deleting a rundown or an item, or stopping a launch, may be sent once more where it is
   * not known whether it took effect. Not to find it then is a success; a stop that comes late also
   * stops what was launched in between. Every other call ignores it.
   */
  resend?: boolean | undefined
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
