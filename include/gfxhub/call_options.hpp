// Per-call options: timeout, cancellation, resend opt-in.
#ifndef GFXHUB_CALL_OPTIONS_HPP
#define GFXHUB_CALL_OPTIONS_HPP

#include <chrono>
#include <optional>

#include "cancel_token.hpp"

namespace gfxhub {

/// Options of a call: `hub.engines().get(3, {std::chrono::seconds(2), token})`.
struct CallOptions {
  /// The time that the whole call may take, in place of the client's.
  std::optional<std::chrono::milliseconds> timeout;
  /// A token that cancels the call.
  std::optional<CancelToken> cancel;
  /// Whether a delete (`playout().delete_rundown`, `delete_item`) or `launcher().stop` may be sent
  /// once more when it is not known whether the first took effect. Not to find it then, as the
  /// first has deleted it, is a success. A stop that comes late also stops what was launched in
  /// between. Every other call ignores it.
  bool resend = false;
};

}  // namespace gfxhub

#endif
