// Written by cargo xtask generate; do not edit.
// Figures of the report of a composed call.
#ifndef GFXHUB_GEN_BATCH_FIGURES_HPP
#define GFXHUB_GEN_BATCH_FIGURES_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <chrono>
#include <cstddef>

#include "namespace.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {
namespace detail {

/// Figures of the report of a composed call.
class BatchFigures {
 public:
  /// Internal to the library.
  BatchFigures(
      std::chrono::microseconds skew,
      std::chrono::microseconds elapsed,
      std::size_t connections)
      : skew_(skew), elapsed_(elapsed), connections_(connections) {}

  /// Time from the first byte sent to the last byte received. On air, the effects of two items may
  /// be that far apart.
  [[nodiscard]] std::chrono::microseconds skew() const noexcept { return skew_; }
  /// Duration of the call.
  [[nodiscard]] std::chrono::microseconds elapsed() const noexcept { return elapsed_; }
  /// Highest number of connections in use at a time.
  [[nodiscard]] std::size_t connections() const noexcept { return connections_; }

 private:
  std::chrono::microseconds skew_;
  std::chrono::microseconds elapsed_;
  std::size_t connections_;
};

}  // namespace detail
}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
