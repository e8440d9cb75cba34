// Written by cargo xtask generate; do not edit.
// The options of a call.
#ifndef GFXHUB_GEN_CALL_OPTIONS_HPP
#define GFXHUB_GEN_CALL_OPTIONS_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "../../gfxhub.h"
#include "../cancel_token.hpp"
#include "namespace.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// Options of a call: `hub.engines().get(3, {std::chrono::seconds(2), token})`.
struct CallOptions {
  /// Time limit of the whole call, including all attempts and any wait for a thread. It replaces
  /// the client's time limit. A call that takes longer fails as Timeout.
  ///
  /// At least 1 ms. At most 24 h.
  std::optional<std::chrono::milliseconds> timeout{};
  /// Token that cancels the call in any phase. The call then fails as Cancelled, within 60 ms. A
  /// request that was sent is not withdrawn: the effect of the error says whether the hub may have
  /// executed it.
  std::optional<CancelToken> cancel{};
  /// Permission to resend a delete (`playout().delete_rundown`, `playout().delete_item`) or
  /// `launcher().stop` once, if it is unknown whether the first attempt took effect. If a resent
  /// delete finds nothing, it succeeds, since the first attempt deleted the object. A stop that
  /// arrives late also stops renderers that were launched in the meantime.
  ///
  /// By default, none of these calls is resent. All other calls ignore this option: reads and
  /// absolute sets are resent anyway, and calls that must not run twice never are.
  bool resend = false;
};

namespace detail {

/// Passes the options that are set to the C interface.
template <class To>
void hand_over(const CallOptions& options, To& to) {
  to.set("timeout", options.timeout,
         gfxhub_call_options_set_timeout_ms);
  to.set("cancel", options.cancel,
         gfxhub_call_options_set_cancel);
  to.set("resend", options.resend,
         gfxhub_call_options_set_resend);
}

}  // namespace detail

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
