// Conversion of whole numbers to text.
#ifndef GFXHUB_DECIMAL_HPP
#define GFXHUB_DECIMAL_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <cstdio>
#include <string>
#include <type_traits>

#include "gen/namespace.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {
namespace detail {

/// Converts a whole number to text. Does not use std::to_string, because its table of digits is a
/// unique symbol (STB_GNU_UNIQUE) in GCC's library, and dlclose does not unload a plugin that
/// contains such a symbol.
template <class Number>
std::string decimal(Number number) {
  static_assert(sizeof(Number) <= sizeof(long long), "it would be truncated");
  char digits[24];
  if constexpr (std::is_signed_v<Number>) {
    std::snprintf(digits, sizeof digits, "%lld", static_cast<long long>(number));
  } else {
    std::snprintf(digits, sizeof digits, "%llu", static_cast<unsigned long long>(number));
  }
  return digits;
}

}  // namespace detail
}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
