// Written by cargo xtask generate; do not edit.
// Settings of a `LiveSession`.
#ifndef GFXHUB_GEN_LIVE_OPTIONS_HPP
#define GFXHUB_GEN_LIVE_OPTIONS_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

#include "../../gfxhub.h"
#include "namespace.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// Settings of a `LiveSession`.
struct LiveOptions {
  /// Maximum number of values sent in a second for each property. With 0, the next value is sent as
  /// soon as the previous one is acknowledged. The first value after a pause is sent at once.
  ///
  /// Default: 60.
  std::optional<std::uint64_t> rate{};
  /// Maximum number of values sent in a second for all properties together; 0 for as many as the
  /// hub accepts. A few properties, each of which is limited by `rate`, do not reach it. If this
  /// limit holds values back for some time, that is reported once, as `limited`.
  ///
  /// Default: 5000.
  std::optional<std::uint64_t> total_rate{};
  /// Maximum time for which a value waits for a hub that is away or late. A value that has waited
  /// longer is dropped and reported as expired. The time for which the session itself keeps a
  /// value, because of its rates, does not count. A maximum that is shorter than the time between
  /// two values of a property is refused. Set it for tracking data. Unless it is set, the last
  /// value of each property is sent when the hub is back, which is right for faders.
  std::optional<std::chrono::milliseconds> stale_after{};
  /// Maximum number of properties of the session.
  ///
  /// Default: 1024. At least 1. At most 65536.
  std::optional<std::uint64_t> max_properties{};
};

namespace detail {

/// Passes the options that are set to the C interface.
template <class To>
void hand_over(const LiveOptions& options, To& to) {
  to.set("rate", options.rate,
         gfxhub_live_options_set_rate);
  to.set("totalRate", options.total_rate,
         gfxhub_live_options_set_total_rate);
  to.set("staleAfter", options.stale_after,
         gfxhub_live_options_set_stale_after_ms);
  to.set("maxProperties", options.max_properties,
         gfxhub_live_options_set_max_properties);
}

}  // namespace detail

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
