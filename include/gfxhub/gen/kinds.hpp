// Written by cargo xtask generate; do not edit.
// The kinds of errors.
#ifndef GFXHUB_GEN_KINDS_HPP
#define GFXHUB_GEN_KINDS_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include "namespace.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// The kind of failure that an error reports. New kinds may be added, so a `switch` needs a default.
enum class ErrorKind : int {
  /// The request was refused before anything was sent: an argument is invalid. Fix the argument and
  /// retry.
  Invalid = 1,
  /// No connection could be made: nothing listens at the address, or a network refuses it. Check
  /// that the hub runs, and that the address and the port are right.
  Connect = 2,
  /// No connection was made in the time allowed. Check the address, the network and any firewall on
  /// the way to the hub.
  ConnectTimeout = 3,
  /// The name of the host could not be resolved. Check the spelling of the host name and the name
  /// service, or use the address of the hub.
  Dns = 4,
  /// The TLS connection could not be established. Check that the hub speaks https on this port, and
  /// give the certificate of its CA as the CA file.
  Tls = 5,
  /// A time limit expired, in the phase that the error names. Check whether the hub is overloaded
  /// or stuck, or allow more time.
  Timeout = 6,
  /// The connection was lost before the response was complete. Check whether the hub, or a proxy in
  /// front of it, has been restarted.
  ConnectionLost = 7,
  /// The response is not valid HTTP. Check that the address is that of the hub's REST service and
  /// that no proxy alters the responses.
  Protocol = 8,
  /// The response is larger than the limit, or would take too much memory when decoded. Raise
  /// max_response_bytes if so large a response is expected; a raw request returns the response
  /// without decoding it.
  TooLarge = 9,
  /// The response has a content type other than the operation's, such as an HTML page. Check that
  /// the address is that of the hub's REST service, not of a web page or a proxy.
  UnexpectedContent = 10,
  /// The response could not be decoded as the operation's result. Use a raw request to see the
  /// response unchanged, and report it with the version of the hub.
  Decode = 11,
  /// The hub responded with `success: false`. Check the hub for the reason; the response gives
  /// none.
  Unsuccessful = 12,
  /// The hub responded with a redirect, which is never followed. Use the hub's actual address.
  Redirect = 13,
  /// The hub does not accept the API key, or demands one. Check the API key, and that it is enabled
  /// on the hub.
  Auth = 14,
  /// The hub does not have the requested object. Check the ids and the paths; they change when a
  /// graph or a show is loaded again.
  NotFound = 15,
  /// The request conflicts with the state of the hub. Read the current state, then decide whether
  /// to send the request again.
  Conflict = 16,
  /// The hub refused the request as invalid. Correct the request as the hub says.
  Rejected = 17,
  /// The hub limits the rate of requests. Wait, then send fewer requests.
  Throttled = 18,
  /// The hub failed while it processed the request. Look at the hub's log.
  Server = 19,
  /// The hub, or a proxy in front of it, is temporarily unavailable. Check that the hub has
  /// finished starting and has a valid license.
  Unavailable = 20,
  /// The call was cancelled by its caller. The program, or a signal to it, has cancelled the call.
  Cancelled = 21,
  /// The client has been closed. Make a new client.
  Closed = 22,
  /// A file or another local resource could not be used. Check the file or resource that the
  /// message names.
  Io = 23,
  /// An internal error of gfxhub. Please report this message; the client can still be used.
  Internal = 24,
  /// The program was built against another version of the library. Rebuild the program with the
  /// header of the installed library.
  AbiMismatch = 25,
  /// A newer set of the same property was sent first, so this one was not sent. If the newer value
  /// is the right one, there is nothing to do.
  Superseded = 26,
  /// A name stands for several things, and none was chosen. Use one of the candidates in the
  /// message: an id, a path, or a position such as (2 of 3).
  Ambiguous = 27,
  /// Nothing has this name. Check the spelling, and whether the show that has this name is loaded.
  UnknownName = 28,
  /// The guard of this client demands a permit for the call, or the client only reads. Arm the call
  /// first if you intend it; a client that only reads cannot be armed.
  NotArmed = 29,
  /// The same call was sent a moment ago. To send the call twice on purpose, wait until the time of
  /// once_within is over, or unset it.
  Repeated = 30,
};

/// The name of a kind, the same in every language.
[[nodiscard]] inline const char* name(ErrorKind kind) noexcept {
  switch (kind) {
    case ErrorKind::Invalid:
      return "Invalid";
    case ErrorKind::Connect:
      return "Connect";
    case ErrorKind::ConnectTimeout:
      return "ConnectTimeout";
    case ErrorKind::Dns:
      return "Dns";
    case ErrorKind::Tls:
      return "Tls";
    case ErrorKind::Timeout:
      return "Timeout";
    case ErrorKind::ConnectionLost:
      return "ConnectionLost";
    case ErrorKind::Protocol:
      return "Protocol";
    case ErrorKind::TooLarge:
      return "TooLarge";
    case ErrorKind::UnexpectedContent:
      return "UnexpectedContent";
    case ErrorKind::Decode:
      return "Decode";
    case ErrorKind::Unsuccessful:
      return "Unsuccessful";
    case ErrorKind::Redirect:
      return "Redirect";
    case ErrorKind::Auth:
      return "Auth";
    case ErrorKind::NotFound:
      return "NotFound";
    case ErrorKind::Conflict:
      return "Conflict";
    case ErrorKind::Rejected:
      return "Rejected";
    case ErrorKind::Throttled:
      return "Throttled";
    case ErrorKind::Server:
      return "Server";
    case ErrorKind::Unavailable:
      return "Unavailable";
    case ErrorKind::Cancelled:
      return "Cancelled";
    case ErrorKind::Closed:
      return "Closed";
    case ErrorKind::Io:
      return "Io";
    case ErrorKind::Internal:
      return "Internal";
    case ErrorKind::AbiMismatch:
      return "AbiMismatch";
    case ErrorKind::Superseded:
      return "Superseded";
    case ErrorKind::Ambiguous:
      return "Ambiguous";
    case ErrorKind::UnknownName:
      return "UnknownName";
    case ErrorKind::NotArmed:
      return "NotArmed";
    case ErrorKind::Repeated:
      return "Repeated";
  }
  return "Unknown";
}

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
