// Written by cargo xtask generate; do not edit.
// Options of a batch.
#ifndef GFXHUB_GEN_BATCH_OPTIONS_HPP
#define GFXHUB_GEN_BATCH_OPTIONS_HPP

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

/// Options of a batch.
struct BatchOptions {
  /// Sends each item only after the response to the previous one. By default only related sets wait
  /// for each other: sets of the same property, of its sub-fields and of the properties that
  /// contain it.
  bool ordered = false;
  /// Starts no more items after one has failed. The remaining items fail as Cancelled with no
  /// effect.
  bool stop_on_error = false;
  /// Maximum total size of all responses, in bytes. Items beyond it fail as TooLarge.
  ///
  /// Default: 256 MiB. At least 1 byte.
  std::optional<std::uint64_t> max_total{};
  /// Called with the number of completed items and the number of all items, at most ten times a
  /// second and once more when all are completed, on the thread that makes the batch. If it returns
  /// false or throws, the rest is cancelled; an exception is thrown again when the batch has ended.
  std::function<bool(std::size_t done, std::size_t total)> on_progress{};
};

namespace detail {

/// Passes the options that are set to the C interface.
template <class To>
void hand_over(const BatchOptions& options, To& to) {
  to.set("ordered", options.ordered,
         gfxhub_batch_options_set_ordered);
  to.set("stopOnError", options.stop_on_error,
         gfxhub_batch_options_set_stop_on_error);
  to.set("maxTotal", options.max_total,
         gfxhub_batch_options_set_max_total);
}

}  // namespace detail

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
