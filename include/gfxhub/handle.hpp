// Handles: what the generated classes of objects that live on are made with.
#ifndef GFXHUB_HANDLE_HPP
#define GFXHUB_HANDLE_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

#include "../gfxhub.h"
#include "call.hpp"
#include "gen/namespace.hpp"
#include "option_setters.hpp"
#include "result.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {
namespace detail {

/// Less than no time is none.
inline std::uint64_t milliseconds(std::chrono::milliseconds time) noexcept {
  return static_cast<std::uint64_t>(time.count() < 0 ? 0 : time.count());
}

/// Waits, and gives how many are left.
template <class Handle, class Function>
[[nodiscard]] Result<std::size_t> wait(
    const char* operation, const Handle* handle, Function function,
    std::chrono::milliseconds timeout) {
  const Call call(operation, {});
  std::size_t left = 0;
  const Result<void> waited = call.make(
      [&](gfxhub_error** error) { return function(handle, milliseconds(timeout), &left, error); });
  return waited ? Result<std::size_t>(left) : Result<std::size_t>(waited.error());
}

/// Opens a handle through a client, which it keeps.
template <class Handle, class C, class Options, class SetOptions, class Open>
[[nodiscard]] Result<Handle> open(
    const char* operation, const gfxhub_client* client, const Options& options,
    SetOptions&& settings, Open open, void (*free)(C*)) {
  hand_over(options, settings);
  if (settings.refused()) {
    return *settings.refused();
  }
  const Call call(operation, {});
  return call.give(
      free, [&](C** out, gfxhub_error** error) { return open(client, settings.get(), out, error); },
      [client](std::shared_ptr<const C> from) {
        return Handle({gfxhub_client_clone(client), gfxhub_client_free}, std::move(from));
      });
}

}  // namespace detail
}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
