// Written by cargo xtask generate; do not edit.

/** The settings of a client that are values; `undefined` stands for not given. */
export interface ClientSettings {
  /**
   * API key, for hubs that require one, with at least 4 characters. It is sent as `X-API-Key` and
   * never shown: errors and events contain `***` where a hub repeats it.
   */
  apiKey?: string | undefined
  /**
   * Headers for every request, for example for a reverse proxy in front of the hub. A repeated name
   * replaces the value. Headers that the client sets itself are refused. The value of a header
   * named like a secret (`Authorization`, `Cookie`, `X-Auth-Token` …) is never shown and needs at
   * least 4 characters. Parts of such a value with at least 4 characters are never shown either:
   * the token after `Bearer` or `Basic`, the password of `Basic` and each value of a cookie.
   */
  headers?: { readonly [name: string]: string } | undefined
  /**
   * Time limit of a whole call, including all attempts and the waits between them. In milliseconds.
   * Default: 10 s. At least 1 ms. At most 24 h.
   */
  timeoutMs?: number | undefined
  /**
   * Time limit for looking up the host name. In milliseconds. Default: 2 s. At least 1 ms. At most
   * 24 h.
   */
  resolveTimeoutMs?: number | undefined
  /**
   * Time limit for making a connection, including TLS. In milliseconds. Default: 2 s. At least 1
   * ms. At most 24 h.
   */
  connectTimeoutMs?: number | undefined
  /**
   * Time limit for sending a request: its head and its body together. In milliseconds. Default: 5
   * s. At least 1 ms. At most 24 h.
   */
  sendTimeoutMs?: number | undefined
  /**
   * Time limit from the end of the request to the end of the response's head. Unless it is set,
   * only the limit of the whole call applies. In milliseconds. At least 1 ms. At most 24 h.
   */
  responseTimeoutMs?: number | undefined
  /**
   * Time limit for the body of a response. Unless it is set, only the limit of the whole call
   * applies. In milliseconds. At least 1 ms. At most 24 h.
   */
  bodyTimeoutMs?: number | undefined
  /**
   * PEM file of CA certificates to trust in place of the built-in roots. The file is read when the
   * client is created. Verification cannot be switched off.
   */
  caFile?: string | undefined
  /** PEM content of CA certificates, in place of a CA file. A file and content cannot both be set. */
  caPem?: string | undefined
  /**
   * Trusts the CA certificates of the operating system, in place of the built-in roots. This is for
   * hubs whose certificate is signed by an internal authority that the organisation's computers
   * trust. The certificates are read when the client is created; on Linux, `SSL_CERT_FILE` and
   * `SSL_CERT_DIR` select others. Cannot be combined with CA certificates from a file or as PEM
   * content.
   */
  systemRoots?: boolean | undefined
  /**
   * PEM file of the certificate that the client shows to a hub on request. Intermediate
   * certificates follow it in the file. The file of the private key must be set too.
   */
  clientCertFile?: string | undefined
  /** PEM file of the private key of the client's certificate. The key must not have a passphrase. */
  clientKeyFile?: string | undefined
  /**
   * Proxy for all requests, such as `http://proxy:3128`, with `user:password@` before the host if
   * the proxy requires them. The proxy must allow `CONNECT`. Proxy settings in the environment are
   * not used.
   */
  proxy?: string | undefined
  /**
   * Maximum number of idle connections that are kept for reads and absolute sets. Default: 32. At
   * least 1. At most 1024.
   */
  maxIdleConnections?: number | undefined
  /**
   * Maximum number of connections that a batch uses at once. They are opened as needed, and kept as
   * idle connections. Default: 32. At least 1. At most 64.
   */
  maxBatchConnections?: number | undefined
  /**
   * Maximum number of attempts of a call; 1 disables retries. A call that must not run twice is
   * never sent twice, whatever the value. Default: 3. At least 1. At most 3.
   */
  maxAttempts?: 1 | 2 | 3 | undefined
  /**
   * Maximum size of a response body. Decoding may use up to 16 times the size of the body, plus 8
   * MiB; a response that needs more is refused as too large. Responses of hubs use 2 to 7 times
   * their size. In bytes. Default: 64 MiB. At least 1 byte.
   */
  maxResponseBytes?: number | undefined
  /**
   * Maximum age of the lists in which names are looked up, for reads and for sets. If it is 0,
   * every call reads the lists again. A call that acts, such as the press of a button, always reads
   * the list with the last name of its path again, unless the path was prepared. In milliseconds.
   * Default: 60 s.
   */
  namesMaxAgeMs?: number | undefined
  /**
   * After a 404 or a 5xx to a call with ids, searches for an id that does not exist, since an id
   * may be mistyped. The search reads one or two lists of the hub within the time limit of the
   * call, for at most 2 s, and at most once a second. The message of the error then says which id
   * does not exist, and which ids are most similar to it. Kind and effect of the error do not
   * change. In a batch, the search is made only for the first item that failed. Off unless set,
   * except in the command.
   */
  explainErrors?: boolean | undefined
  /** Value of `User-Agent` in every request. Unless set, it is `gfxhub/` and the version. */
  userAgent?: string | undefined
  /** Sends only reads. Any other request is refused as NotArmed, and no permit lifts that. */
  readOnly?: boolean | undefined
  /**
   * Acts that need a permit, and without one are refused as NotArmed: `destructive` (calls that
   * delete, stop, start or load something), `on-air` (these, and all calls that happen on air once:
   * buttons, functions, sets with a duration or a delay, raw requests other than GET), or a list of
   * calls, groups and classes, such as `graphs.load@3, playout.*, delete`. With `@` and the number
   * of an engine, only acts on that engine need a permit. Unless this is set, no act needs a
   * permit.
   */
  guard?: string | undefined
  /**
   * Time within which the same act is not sent again, but refused as Repeated: for a button that is
   * pressed twice by accident. Acts with the same ids and the same body are the same. Sets that
   * take effect immediately are not counted, as setting a value again changes nothing. With 0, no
   * act is refused. In milliseconds. Default: 0 s. At most 60 s.
   */
  onceWithinMs?: number | undefined
  /**
   * File in which each act is recorded: one line before it is sent, and one with its outcome. The
   * process id is added to the name of the file, as in `evening-4711.jsonl` for `evening.jsonl`,
   * and the clients of a process share the file. After 64 MiB the next file is begun, and the
   * newest 16 are kept. Headers and secrets are not recorded, but data of rundowns is. A line that
   * cannot be written is counted, and its call goes on.
   */
  record?: string | undefined
  /** Records reads as well, with one line each. */
  recordReads?: boolean | undefined
  /**
   * Responses that are recorded, up to 64 KiB each: `none`, `errors` or `all`. Unless set, those of
   * calls that failed.
   */
  recordResponses?: string | undefined
  /**
   * Writes each line of the record to the disk before the call goes on, so that the line outlasts a
   * crash of the machine. A recorded call then takes as long as the disk needs, often some
   * milliseconds. Without this setting, a line outlasts a crash of the process only.
   */
  recordSync?: boolean | undefined
}

/** Options of a call; `undefined` stands for not given. */
export interface CallOptions {
  /**
   * Time limit of the whole call, including all attempts and any wait for a thread. It replaces the
   * client's time limit. A call that takes longer fails as Timeout. In milliseconds. At least 1 ms.
   * At most 24 h.
   */
  timeoutMs?: number | undefined
  /**
   * Token that cancels the call in any phase. The call then fails as Cancelled, within 60 ms. A
   * request that was sent is not withdrawn: the effect of the error says whether the hub may have
   * executed it. A read is rejected immediately. The signal's reason is the error's `cause`; the
   * error's `name` is `AbortError`, or `TimeoutError` for `AbortSignal.timeout()`.
   */
  signal?: AbortSignal | undefined
  /**
   * Permission to resend a delete (`playout.deleteRundown`, `playout.deleteItem`) or
   * `launcher.stop` once, if it is unknown whether the first attempt took effect. If a resent
   * delete finds nothing, it succeeds, since the first attempt deleted the object. A stop that
   * arrives late also stops renderers that were launched in the meantime.
   *
   * By default, none of these calls is resent. All other calls ignore this option: reads and
   * absolute sets are resent anyway, and calls that must not run twice never are.
   */
  resend?: boolean | undefined
}

/** Settings of a {@link LiveSession}; `undefined` stands for not given. */
export interface LiveOptions {
  /**
   * Maximum number of values sent in a second for each property. With 0, the next value is sent as
   * soon as the previous one is acknowledged. The first value after a pause is sent at once.
   * Default: 60.
   */
  rate?: number | undefined
  /**
   * Maximum number of values sent in a second for all properties together; 0 for as many as the hub
   * accepts. A few properties, each of which is limited by `rate`, do not reach it. If this limit
   * holds values back for some time, that is reported once, as `limited`. Default: 5000.
   */
  totalRate?: number | undefined
  /**
   * Maximum time for which a value waits for a hub that is away or late. A value that has waited
   * longer is dropped and reported as expired. The time for which the session itself keeps a value,
   * because of its rates, does not count. A maximum that is shorter than the time between two
   * values of a property is refused. Set it for tracking data. Unless it is set, the last value of
   * each property is sent when the hub is back, which is right for faders. In milliseconds.
   */
  staleAfterMs?: number | undefined
  /** Maximum number of properties of the session. Default: 1024. At least 1. At most 65536. */
  maxProperties?: number | undefined
}
/** Settings of a {@link Watch}; `undefined` stands for not given. */
export interface WatchOptions {
  /**
   * Topics to look at, separated by commas. A topic is a list, with the ids that it needs:
   * `engines`, `nodes:3`, `properties:3:Mixer_0`, `playout`, `items:1`, `templates`, `newsroom`,
   * `newsroomRundown:SPORT.NCS.STUDIO:69425946`, `launcher`, `graphs`, `rgraphs` or `ustates`; or
   * it is a path of names, such as `Studio A / Mixer_0`, which leads to the nodes of an engine, the
   * properties of a node, a property, the items of a playout rundown or of a newsroom rundown, or
   * an item. A name that contains a comma is written in quotation marks.
   */
  topics?: string | undefined
  /**
   * Maximum time between two looks at a topic, if the budget of the hub allows it. It replaces
   * `slowest`. In milliseconds. At least 10 ms. At most 24 h.
   */
  withinMs?: number | undefined
  /**
   * Interval of the looks at a topic while it changes. After a change the interval halves, but does
   * not become shorter than this. In milliseconds. Default: 250 ms. At least 10 ms. At most 24 h.
   */
  fastestMs?: number | undefined
  /**
   * Interval of the looks at a topic that does not change. Without a change the interval grows by
   * half, but does not become longer than this. In milliseconds. Default: 2 s. At least 10 ms. At
   * most 24 h.
   */
  slowestMs?: number | undefined
  /** Leaves out what is there at first. Only later changes are reported, after `synced`. */
  skipInitial?: boolean | undefined
  /**
   * Difference below which a change of a number is not reported, wherever the number is in the
   * thing. It is compared with the value that was reported last, so that slow changes add up.
   * Unless it is set, numbers that are equal in single precision are equal. At least 0.
   */
  deadband?: number | undefined
  /**
   * Number of changes that wait to be read before changes of one thing are folded. Default: 1024.
   * At least 1. At most 65536.
   */
  maxWaiting?: number | undefined
}
