// Written by cargo xtask generate; do not edit.

/** The settings of a client that are values; `undefined` is not given. */
export interface ClientSettings {
  /**
   * The API key, for hubs that ask for one. It is sent as `X-API-Key` and shown nowhere: where a
   * hub repeats it, `***` stands in errors and events. It has at least 4 characters.
   */
  apiKey?: string | undefined
  /**
   * Headers for every request, for a reverse proxy in front of the hub, say. The same name again
   * replaces the value. Headers that the client sets itself are refused. A value whose header is
   * named like a secret (`Authorization`, `Cookie`, `X-Auth-Token` …) is shown nowhere and has at
   * least 4 characters. So is what stands after `Bearer` or `Basic` in it, the password of `Basic`,
   * and each value of a cookie, where these have as many.
   */
  headers?: { readonly [name: string]: string } | undefined
  /**
   * The time that a whole call may take, with every attempt and the waits between them. In
   * milliseconds. Default: 10 s. At least 1 ms. At most 24 h.
   */
  timeoutMs?: number | undefined
  /**
   * The time that looking up the host's name may take. In milliseconds. Default: 2 s. At least 1
   * ms. At most 24 h.
   */
  resolveTimeoutMs?: number | undefined
  /**
   * The time that making a connection may take, TLS included. In milliseconds. Default: 2 s. At
   * least 1 ms. At most 24 h.
   */
  connectTimeoutMs?: number | undefined
  /**
   * The time that sending the head of a request may take, and again its body. In milliseconds.
   * Default: 5 s. At least 1 ms. At most 24 h.
   */
  sendTimeoutMs?: number | undefined
  /**
   * The time that the hub may take from the end of the request to the end of the head of its
   * response. Unless set, only the limit of the whole call holds. In milliseconds. At least 1 ms.
   * At most 24 h.
   */
  responseTimeoutMs?: number | undefined
  /**
   * The time that the body of a response may take. Unless set, only the limit of the whole call
   * holds. In milliseconds. At least 1 ms. At most 24 h.
   */
  bodyTimeoutMs?: number | undefined
  /**
   * A PEM file of CA certificates to trust in place of the built-in roots. It is read when the
   * client is made. Verification cannot be switched off.
   */
  caFile?: string | undefined
  /** The same as the CA file, as the text of such a file. One of the two can be given. */
  caPem?: string | undefined
  /**
   * Whether to trust the CA certificates of the operating system in place of the built-in roots:
   * for hubs whose certificate is signed by an authority of the organisation that its computers
   * trust. They are read when the client is made; on Linux, `SSL_CERT_FILE` and `SSL_CERT_DIR` name
   * others. Not together with a CA file.
   */
  systemRoots?: boolean | undefined
  /**
   * A PEM file of the certificate that the client shows to a hub that asks for one, with the
   * certificates between it and its authority. It needs the file of its key as well.
   */
  clientCertFile?: string | undefined
  /** A PEM file of the private key of the client's certificate, without a passphrase. */
  clientKeyFile?: string | undefined
  /**
   * A proxy to go through, as `http://proxy:3128`, with `user:password@` before the host where it
   * asks for them. The proxy must allow `CONNECT`. The environment's proxies are not used.
   */
  proxy?: string | undefined
  /**
   * How many idle connections are kept for reads and absolute sets. Default: 32. At least 1. At
   * most 1024.
   */
  maxIdleConnections?: number | undefined
  /**
   * How many connections a batch may use at once. They are opened as they are needed, and kept as
   * idle ones. Default: 32. At least 1. At most 64.
   */
  maxBatchConnections?: number | undefined
  /**
   * How often a call may be tried in all; 1 disables retries. What must not run twice is never sent
   * twice, whatever this says. Default: 3. At least 1. At most 3.
   */
  maxAttempts?: 1 | 2 | 3 | undefined
  /**
   * The largest body of a response that is accepted. What is decoded of it may take 16 times as
   * much memory as the body itself has bytes, and 8 MiB; more is refused as too large as well. What
   * hubs send takes 2 to 7 times as much. In bytes. Default: 64 MiB. At least 1 byte.
   */
  maxResponseBytes?: number | undefined
  /** The `User-Agent` of every request. Unless set, it is `gfxhub/` and the version. */
  userAgent?: string | undefined
}

/** Options of a call; `undefined` is not given. */
export interface CallOptions {
  /**
   * Time limit of the whole call, with every attempt and any wait for a thread, in place of the
   * client's. A call that takes longer fails as Timeout. In milliseconds. At least 1 ms. At most 24
   * h.
   */
  timeoutMs?: number | undefined
  /**
   * Cancels the call, whatever it waits for. The call then fails as Cancelled, within 60 ms.
   * Nothing that was sent is taken back: the effect of the error says whether the hub may have
   * executed it. A read is rejected at once. The signal's reason is the error's `cause`; its `name`
   * is `AbortError`, or `TimeoutError` for `AbortSignal.timeout()`.
   */
  signal?: AbortSignal | undefined
  /**
   * Permission to resend a delete (`playout.deleteRundown`, `playout.deleteItem`) or
   * `launcher.stop` once, when it is not known whether the first attempt took effect. A delete that
   * then finds nothing succeeds, as the first attempt has deleted it. A stop that arrives late also
   * stops what was launched in between.
   *
   * Off unless set: none of these is resent then. Every other call ignores it: reads and absolute
   * sets are resent anyway, and what must not run twice never is.
   */
  resend?: boolean | undefined
}

/** Settings of a {@link LiveSession}; `undefined` is not given. */
export interface LiveOptions {
  /**
   * Maximum number of values of each property sent in a second. With 0 the next value goes as soon
   * as the one before it was acknowledged. The first value after a pause goes at once. Default: 60.
   */
  rate?: number | undefined
  /**
   * Maximum number of values sent in a second, of all properties; 0 for as many as the hub takes.
   * The rates of few properties add up to less. Where it holds values back for some time, that is
   * reported once, as `limited`. Default: 5000.
   */
  totalRate?: number | undefined
  /**
   * Maximum time that a value waits for a hub that is away or late. One that waited longer is
   * dropped and reported as expired: for tracking data. Time for which the session itself keeps a
   * value, for its rates, does not count; less than the time between two values of a property is
   * refused. Unless set, the last value of each property is sent when the hub is back: for the
   * position of a fader. In milliseconds.
   */
  staleAfterMs?: number | undefined
  /** Maximum number of properties of the session. Default: 1024. At least 1. At most 65536. */
  maxProperties?: number | undefined
}
