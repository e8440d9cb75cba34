// Written by cargo xtask generate; do not edit.

/**
 * The kind of failure:
 * - `Invalid`: The request was refused before anything was sent: an argument is invalid.
 * - `Connect`: No connection could be made: nothing listens at the address, or a network refuses
 * it.
 * - `ConnectTimeout`: No connection was made in the time allowed.
 * - `Dns`: The name of the host could not be resolved.
 * - `Tls`: The TLS connection could not be established.
 * - `Timeout`: A time limit expired, in the phase that the error names.
 * - `ConnectionLost`: The connection was lost before the response was complete.
 * - `Protocol`: The response is not valid HTTP.
 * - `TooLarge`: The response is larger than the limit, or would take too much memory when decoded.
 * - `UnexpectedContent`: The response has a content type other than the operation's, such as an
 * HTML page.
 * - `Decode`: The response could not be decoded as the operation's result.
 * - `Unsuccessful`: The hub responded with `success: false`.
 * - `Redirect`: The hub responded with a redirect, which is never followed.
 * - `Auth`: The hub does not accept the API key, or demands one.
 * - `NotFound`: The hub does not have the requested object.
 * - `Conflict`: The request conflicts with the state of the hub.
 * - `Rejected`: The hub refused the request as invalid.
 * - `Throttled`: The hub limits the rate of requests.
 * - `Server`: The hub failed while it processed the request.
 * - `Unavailable`: The hub, or a proxy in front of it, is temporarily unavailable.
 * - `Cancelled`: The call was cancelled by its caller.
 * - `Closed`: The client has been closed.
 * - `Io`: A file or another local resource could not be used.
 * - `Internal`: An internal error of gfxhub.
 * - `AbiMismatch`: The program was built against another version of the library.
 * - `Superseded`: A newer set of the same property was sent first, so this one was not sent.
 * - `Ambiguous`: A name stands for several things, and none was chosen.
 * - `UnknownName`: Nothing has this name.
 * - `NotArmed`: The guard of this client demands a permit for the call, or the client only reads.
 * - `Repeated`: The same call was sent a moment ago.
 */
export type ErrorKind =
  | 'Invalid'
  | 'Connect'
  | 'ConnectTimeout'
  | 'Dns'
  | 'Tls'
  | 'Timeout'
  | 'ConnectionLost'
  | 'Protocol'
  | 'TooLarge'
  | 'UnexpectedContent'
  | 'Decode'
  | 'Unsuccessful'
  | 'Redirect'
  | 'Auth'
  | 'NotFound'
  | 'Conflict'
  | 'Rejected'
  | 'Throttled'
  | 'Server'
  | 'Unavailable'
  | 'Cancelled'
  | 'Closed'
  | 'Io'
  | 'Internal'
  | 'AbiMismatch'
  | 'Superseded'
  | 'Ambiguous'
  | 'UnknownName'
  | 'NotArmed'
  | 'Repeated'

/** The `code` of an error, one for each kind. */
export type ErrorCode =
  | 'GFXHUB_INVALID'
  | 'GFXHUB_CONNECT'
  | 'GFXHUB_CONNECT_TIMEOUT'
  | 'GFXHUB_DNS'
  | 'GFXHUB_TLS'
  | 'GFXHUB_TIMEOUT'
  | 'GFXHUB_CONNECTION_LOST'
  | 'GFXHUB_PROTOCOL'
  | 'GFXHUB_TOO_LARGE'
  | 'GFXHUB_UNEXPECTED_CONTENT'
  | 'GFXHUB_DECODE'
  | 'GFXHUB_UNSUCCESSFUL'
  | 'GFXHUB_REDIRECT'
  | 'GFXHUB_AUTH'
  | 'GFXHUB_NOT_FOUND'
  | 'GFXHUB_CONFLICT'
  | 'GFXHUB_REJECTED'
  | 'GFXHUB_THROTTLED'
  | 'GFXHUB_SERVER'
  | 'GFXHUB_UNAVAILABLE'
  | 'GFXHUB_CANCELLED'
  | 'GFXHUB_CLOSED'
  | 'GFXHUB_IO'
  | 'GFXHUB_INTERNAL'
  | 'GFXHUB_ABI_MISMATCH'
  | 'GFXHUB_SUPERSEDED'
  | 'GFXHUB_AMBIGUOUS'
  | 'GFXHUB_UNKNOWN_NAME'
  | 'GFXHUB_NOT_ARMED'
  | 'GFXHUB_REPEATED'
