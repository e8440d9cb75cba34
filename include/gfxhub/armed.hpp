// Permits that end with a scope.
#ifndef GFXHUB_ARMED_HPP
#define GFXHUB_ARMED_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <memory>
#include <utility>

#include "../gfxhub.h"
#include "gen/ids.hpp"
#include "gen/namespace.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// A permit of `Client::armed`. It ends when a call has used it, when its time is over, or when
/// this object is destroyed. The object keeps the client open.
class [[nodiscard]] Armed {
 public:
  Armed(Armed&&) noexcept = default;
  /// Ends the permit of this object and takes over that of `other`.
  Armed& operator=(Armed other) noexcept {
    client_.swap(other.client_);
    std::swap(id_, other.id_);
    return *this;
  }
  ~Armed() {
    if (client_ != nullptr) {
      gfxhub_guard_disarm(client_.get(), id_.get(), nullptr, nullptr);
    }
  }

  /// Returns the number of the permit.
  [[nodiscard]] PermitId id() const noexcept { return id_; }

 private:
  friend class Client;

  Armed(const gfxhub_client* client, PermitId id) noexcept
      : client_(gfxhub_client_clone(client), gfxhub_client_free), id_(id) {}

  /// Null once this object was moved from.
  std::unique_ptr<gfxhub_client, decltype(&gfxhub_client_free)> client_;
  PermitId id_;
};

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
