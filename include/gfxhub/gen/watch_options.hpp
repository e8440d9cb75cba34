// Written by cargo xtask generate; do not edit.
// Settings of a `Watch`.
#ifndef GFXHUB_GEN_WATCH_OPTIONS_HPP
#define GFXHUB_GEN_WATCH_OPTIONS_HPP

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

/// Settings of a `Watch`.
struct WatchOptions {
  /// Topics to look at, separated by commas. A topic is a list, with the ids that it needs:
  /// `engines`, `nodes:3`, `properties:3:Mixer_0`, `playout`, `items:1`, `templates`, `newsroom`,
  /// `newsroomRundown:SPORT.NCS.STUDIO:69425946`, `launcher`, `graphs`, `rgraphs` or `ustates`; or
  /// it is a path of names, such as `Studio A / Mixer_0`, which leads to the nodes of an engine,
  /// the properties of a node, a property, the items of a playout rundown or of a newsroom rundown,
  /// or an item. A name that contains a comma is written in quotation marks.
  std::optional<std::string> topics{};
  /// Maximum time between two looks at a topic, if the budget of the hub allows it. It replaces
  /// `slowest`.
  ///
  /// At least 10 ms. At most 24 h.
  std::optional<std::chrono::milliseconds> within{};
  /// Interval of the looks at a topic while it changes. After a change the interval halves, but
  /// does not become shorter than this.
  ///
  /// Default: 250 ms. At least 10 ms. At most 24 h.
  std::optional<std::chrono::milliseconds> fastest{};
  /// Interval of the looks at a topic that does not change. Without a change the interval grows by
  /// half, but does not become longer than this.
  ///
  /// Default: 2 s. At least 10 ms. At most 24 h.
  std::optional<std::chrono::milliseconds> slowest{};
  /// Leaves out what is there at first. Only later changes are reported, after `synced`.
  bool skip_initial = false;
  /// Difference below which a change of a number is not reported, wherever the number is in the
  /// thing. It is compared with the value that was reported last, so that slow changes add up.
  /// Unless it is set, numbers that are equal in single precision are equal.
  ///
  /// At least 0.
  std::optional<double> deadband{};
  /// Number of changes that wait to be read before changes of one thing are folded.
  ///
  /// Default: 1024. At least 1. At most 65536.
  std::optional<std::uint64_t> max_waiting{};
};

namespace detail {

/// Passes the options that are set to the C interface.
template <class To>
void hand_over(const WatchOptions& options, To& to) {
  to.set("topics", options.topics,
         gfxhub_watch_options_set_topics);
  to.set("within", options.within,
         gfxhub_watch_options_set_within_ms);
  to.set("fastest", options.fastest,
         gfxhub_watch_options_set_fastest_ms);
  to.set("slowest", options.slowest,
         gfxhub_watch_options_set_slowest_ms);
  to.set("skipInitial", options.skip_initial,
         gfxhub_watch_options_set_skip_initial);
  to.set("deadband", options.deadband,
         gfxhub_watch_options_set_deadband);
  to.set("maxWaiting", options.max_waiting,
         gfxhub_watch_options_set_max_waiting);
}

}  // namespace detail

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
