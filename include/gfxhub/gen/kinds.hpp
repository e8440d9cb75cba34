// Written by cargo xtask generate; do not edit.
// The kinds of errors.
#ifndef GFXHUB_GEN_KINDS_HPP
#define GFXHUB_GEN_KINDS_HPP

namespace gfxhub {

/// What sort of failure an error reports. New kinds may be added, so a `switch` needs a default.
enum class Kind : int {
  /// Correct what is named here and call again.
  Invalid = 1,
  /// Check that the hub runs, and that the address and the port are right.
  Connect = 2,
  /// Check the address, the network and any firewall on the way to the hub.
  ConnectTimeout = 3,
  /// Check the spelling of the host name and the name service, or use the address of the hub.
  Dns = 4,
  /// Check that the hub speaks https on this port, and give its authority's certificate as the CA
  /// file.
  Tls = 5,
  /// Check whether the hub is overloaded or stuck, or allow more time.
  Timeout = 6,
  /// Check whether the hub or something between has been restarted.
  ConnectionLost = 7,
  /// Check that the address is that of the hub's REST service and that no proxy alters the answers.
  Protocol = 8,
  /// Raise the limit for answers if this much is expected.
  TooLarge = 9,
  /// Check that the address is that of the hub's REST service, not of a web page or a proxy.
  UnexpectedContent = 10,
  /// Use a raw request to see the answer as it came, and report it with the version of the hub.
  Decode = 11,
  /// Look at the hub for the reason; the answer gives none.
  Unsuccessful = 12,
  /// Give the address that the hub really has.
  Redirect = 13,
  /// Check the API key, and that the hub has it enabled.
  Auth = 14,
  /// Check the ids and the paths; they change when a graph or a show is loaded again.
  NotFound = 15,
  /// Read the present state and decide again.
  Conflict = 16,
  /// Correct the request as the hub says.
  Rejected = 17,
  /// Wait, then send fewer requests.
  Throttled = 18,
  /// Look at the hub's log.
  Server = 19,
  /// Check that the hub has finished starting and has a valid licence.
  Unavailable = 20,
  /// Call again if this was not intended.
  Cancelled = 21,
  /// Make a new client.
  Closed = 22,
  /// Check that the file exists and may be read.
  Io = 23,
  /// Please report this with the message; the client can still be used.
  Internal = 24,
  /// Build the program again with the header of the installed library.
  AbiMismatch = 25,
};

/// The name of a kind, the same in every language.
[[nodiscard]] inline const char* name(Kind kind) noexcept {
  switch (kind) {
    case Kind::Invalid:
      return "Invalid";
    case Kind::Connect:
      return "Connect";
    case Kind::ConnectTimeout:
      return "ConnectTimeout";
    case Kind::Dns:
      return "Dns";
    case Kind::Tls:
      return "Tls";
    case Kind::Timeout:
      return "Timeout";
    case Kind::ConnectionLost:
      return "ConnectionLost";
    case Kind::Protocol:
      return "Protocol";
    case Kind::TooLarge:
      return "TooLarge";
    case Kind::UnexpectedContent:
      return "UnexpectedContent";
    case Kind::Decode:
      return "Decode";
    case Kind::Unsuccessful:
      return "Unsuccessful";
    case Kind::Redirect:
      return "Redirect";
    case Kind::Auth:
      return "Auth";
    case Kind::NotFound:
      return "NotFound";
    case Kind::Conflict:
      return "Conflict";
    case Kind::Rejected:
      return "Rejected";
    case Kind::Throttled:
      return "Throttled";
    case Kind::Server:
      return "Server";
    case Kind::Unavailable:
      return "Unavailable";
    case Kind::Cancelled:
      return "Cancelled";
    case Kind::Closed:
      return "Closed";
    case Kind::Io:
      return "Io";
    case Kind::Internal:
      return "Internal";
    case Kind::AbiMismatch:
      return "AbiMismatch";
  }
  return "";
}

/// What a person can do about it, as one sentence.
[[nodiscard]] inline const char* advice(Kind kind) noexcept {
  switch (kind) {
    case Kind::Invalid:
      return "Correct what is named here and call again.";
    case Kind::Connect:
      return "Check that the hub runs, and that the address and the port are right.";
    case Kind::ConnectTimeout:
      return "Check the address, the network and any firewall on the way to the hub.";
    case Kind::Dns:
      return "Check the spelling of the host name and the name service, or use the address of the hub.";
    case Kind::Tls:
      return "Check that the hub speaks https on this port, and give its authority's certificate as the CA file.";
    case Kind::Timeout:
      return "Check whether the hub is overloaded or stuck, or allow more time.";
    case Kind::ConnectionLost:
      return "Check whether the hub or something between has been restarted.";
    case Kind::Protocol:
      return "Check that the address is that of the hub's REST service and that no proxy alters the answers.";
    case Kind::TooLarge:
      return "Raise the limit for answers if this much is expected.";
    case Kind::UnexpectedContent:
      return "Check that the address is that of the hub's REST service, not of a web page or a proxy.";
    case Kind::Decode:
      return "Use a raw request to see the answer as it came, and report it with the version of the hub.";
    case Kind::Unsuccessful:
      return "Look at the hub for the reason; the answer gives none.";
    case Kind::Redirect:
      return "Give the address that the hub really has.";
    case Kind::Auth:
      return "Check the API key, and that the hub has it enabled.";
    case Kind::NotFound:
      return "Check the ids and the paths; they change when a graph or a show is loaded again.";
    case Kind::Conflict:
      return "Read the present state and decide again.";
    case Kind::Rejected:
      return "Correct the request as the hub says.";
    case Kind::Throttled:
      return "Wait, then send fewer requests.";
    case Kind::Server:
      return "Look at the hub's log.";
    case Kind::Unavailable:
      return "Check that the hub has finished starting and has a valid licence.";
    case Kind::Cancelled:
      return "Call again if this was not intended.";
    case Kind::Closed:
      return "Make a new client.";
    case Kind::Io:
      return "Check that the file exists and may be read.";
    case Kind::Internal:
      return "Please report this with the message; the client can still be used.";
    case Kind::AbiMismatch:
      return "Build the program again with the header of the installed library.";
  }
  return "";
}

}  // namespace gfxhub

#endif
