// Per-call options: timeout, cancellation, resend opt-in.
#ifndef GFXHUB_CALL_OPTIONS_HPP
#define GFXHUB_CALL_OPTIONS_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <chrono>
#include <memory>
#include <optional>

#include "../gfxhub.h"
#include "gen/namespace.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// Cancels calls from another thread. Copies cancel together, and permanently. A token may be used
/// from any number of threads at once, and while calls that carry it are in progress.
///
/// A cancelled call ends within 60 ms, whatever it waits for: DNS, a connection, the hub's
/// response, the next attempt. It ends as `ErrorKind::Cancelled`, and `Error::effect` says whether
/// the hub may have executed it: cancelling takes nothing back that was sent.
class CancelToken {
 public:
  /// A token that has not been cancelled.
  CancelToken() : handle_(gfxhub_cancel_token_new(), gfxhub_cancel_token_free) {}

  /// Cancels every call that carries this token or a copy of it, now and later. It waits for none.
  void cancel() const noexcept { gfxhub_cancel_token_cancel(handle_.get()); }
  /// Whether it has been cancelled.
  [[nodiscard]] bool is_cancelled() const noexcept {
    return gfxhub_cancel_token_is_cancelled(handle_.get());
  }

  /// The token of the C interface, which stays this object's own.
  [[nodiscard]] const gfxhub_cancel_token* handle() const noexcept { return handle_.get(); }

 private:
  std::shared_ptr<gfxhub_cancel_token> handle_;
};

/// Options of a call: `hub.engines().get(3, {std::chrono::seconds(2), token})`.
struct CallOptions {
  /// The time that the whole call may take, in place of the client's.
  std::optional<std::chrono::milliseconds> timeout{};
  /// A token that cancels the call.
  std::optional<CancelToken> cancel{};
  /// Whether a delete (`playout().delete_rundown`, `delete_item`) or `launcher().stop` may be sent
  /// once more when it is not known whether the first took effect. Not to find it then, as the
  /// first has deleted it, is a success. A stop that comes late also stops what was launched in
  /// between. Every other call ignores it.
  bool resend = false;
};

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
