// What a single call can be given: a time limit of its own, and a way to cancel it.
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
};

}  // namespace gfxhub

#endif
