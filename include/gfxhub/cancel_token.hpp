// Tokens that cancel calls.
#ifndef GFXHUB_CANCEL_TOKEN_HPP
#define GFXHUB_CANCEL_TOKEN_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <memory>

#include "../gfxhub.h"
#include "gen/namespace.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// Cancels calls from another thread. A cancelled token stays cancelled, and so do all its copies.
/// Any number of threads may use a token at the same time, even while calls with it are in
/// progress.
///
/// A cancelled call ends within 60 ms, regardless of what it waits for: DNS, a connection, the
/// hub's response or the next attempt. It fails with `ErrorKind::Cancelled`. `Error::effect` says
/// whether the hub may have executed it: cancelling does not undo a request that was sent.
class CancelToken {
 public:
  /// Creates a token that is not cancelled.
  CancelToken() : handle_(gfxhub_cancel_token_new(), gfxhub_cancel_token_free) {}

  /// Cancels every current and later call with this token or a copy of it. Returns at once.
  void cancel() const noexcept { gfxhub_cancel_token_cancel(handle_.get()); }
  /// Returns true if the token was cancelled.
  [[nodiscard]] bool is_cancelled() const noexcept {
    return gfxhub_cancel_token_is_cancelled(handle_.get());
  }

  /// Returns the token of the C interface, which this object still owns.
  [[nodiscard]] const gfxhub_cancel_token* handle() const noexcept { return handle_.get(); }

 private:
  std::shared_ptr<gfxhub_cancel_token> handle_;
};

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
