// Written by cargo xtask generate; do not edit.
'use strict'

// Each kind of failure: its code, and what a person can do.
module.exports = {
  Invalid: {
    code: 'GFXHUB_INVALID',
    advice: 'Correct what is named here and call again.',
  },
  Connect: {
    code: 'GFXHUB_CONNECT',
    advice: 'Check that the hub runs, and that the address and the port are right.',
  },
  ConnectTimeout: {
    code: 'GFXHUB_CONNECT_TIMEOUT',
    advice: 'Check the address, the network and any firewall on the way to the hub.',
  },
  Dns: {
    code: 'GFXHUB_DNS',
    advice:
      'Check the spelling of the host name and the name service, or use the address of the hub.',
  },
  Tls: {
    code: 'GFXHUB_TLS',
    advice:
      "Check that the hub speaks https on this port, and give its authority's certificate as the CA file.",
  },
  Timeout: {
    code: 'GFXHUB_TIMEOUT',
    advice: 'Check whether the hub is overloaded or stuck, or allow more time.',
  },
  ConnectionLost: {
    code: 'GFXHUB_CONNECTION_LOST',
    advice: 'Check whether the hub or something between has been restarted.',
  },
  Protocol: {
    code: 'GFXHUB_PROTOCOL',
    advice:
      "Check that the address is that of the hub's REST service and that no proxy alters the answers.",
  },
  TooLarge: {
    code: 'GFXHUB_TOO_LARGE',
    advice: 'Raise the limit for answers if this much is expected.',
  },
  UnexpectedContent: {
    code: 'GFXHUB_UNEXPECTED_CONTENT',
    advice:
      "Check that the address is that of the hub's REST service, not of a web page or a proxy.",
  },
  Decode: {
    code: 'GFXHUB_DECODE',
    advice:
      'Use a raw request to see the answer as it came, and report it with the version of the hub.',
  },
  Unsuccessful: {
    code: 'GFXHUB_UNSUCCESSFUL',
    advice: 'Look at the hub for the reason; the answer gives none.',
  },
  Redirect: {
    code: 'GFXHUB_REDIRECT',
    advice: 'Give the address that the hub really has.',
  },
  Auth: {
    code: 'GFXHUB_AUTH',
    advice: 'Check the API key, and that the hub has it enabled.',
  },
  NotFound: {
    code: 'GFXHUB_NOT_FOUND',
    advice: 'Check the ids and the paths; they change when a graph or a show is loaded again.',
  },
  Conflict: {
    code: 'GFXHUB_CONFLICT',
    advice: 'Read the present state and decide again.',
  },
  Rejected: {
    code: 'GFXHUB_REJECTED',
    advice: 'Correct the request as the hub says.',
  },
  Throttled: {
    code: 'GFXHUB_THROTTLED',
    advice: 'Wait, then send fewer requests.',
  },
  Server: {
    code: 'GFXHUB_SERVER',
    advice: "Look at the hub's log.",
  },
  Unavailable: {
    code: 'GFXHUB_UNAVAILABLE',
    advice: 'Check that the hub has finished starting and has a valid licence.',
  },
  Cancelled: {
    code: 'GFXHUB_CANCELLED',
    advice: 'Call again if this was not intended.',
  },
  Closed: {
    code: 'GFXHUB_CLOSED',
    advice: 'Make a new client.',
  },
  Io: {
    code: 'GFXHUB_IO',
    advice: 'Check that the file exists and may be read.',
  },
  Internal: {
    code: 'GFXHUB_INTERNAL',
    advice: 'Please report this with the message; the client can still be used.',
  },
  AbiMismatch: {
    code: 'GFXHUB_ABI_MISMATCH',
    advice: 'Build the program again with the header of the installed library.',
  },
}
