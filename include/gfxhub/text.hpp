// Copies of texts from the C interface.
#ifndef GFXHUB_TEXT_HPP
#define GFXHUB_TEXT_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <memory>
#include <string>

#include "../gfxhub.h"
#include "gen/namespace.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {
namespace detail {

/// Copies a borrowed text.
inline std::string text(gfxhub_str lent) { return std::string(lent.data, lent.len); }

/// Copies a text and frees the original.
inline std::string text(gfxhub_string* owned) {
  const std::unique_ptr<gfxhub_string, decltype(&gfxhub_string_free)> held(
      owned, gfxhub_string_free);
  return text(gfxhub_string_str(held.get()));
}

}  // namespace detail
}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
