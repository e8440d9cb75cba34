// Tokens that cancel calls.
#ifndef GFXHUB_CANCEL_TOKEN_HPP
#define GFXHUB_CANCEL_TOKEN_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <memory>

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

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
