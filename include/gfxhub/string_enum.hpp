// Enums whose values are texts. Hubs may add values to them.
#ifndef GFXHUB_STRING_ENUM_HPP
#define GFXHUB_STRING_ENUM_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>
#include <utility>

#include "gen/namespace.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// A text with a list of known values. Hubs add values with every version. Unknown values are kept
/// as received, so code that compares values needs a default case. `Derived` is the enum itself.
template <class Derived>
class StringEnum {
 public:
  /// Creates an empty value.
  StringEnum() = default;
  /// Creates this value.
  StringEnum(const char* value) : value_(value) {}
  /// Creates this value.
  StringEnum(std::string_view value) : value_(value) {}
  /// Creates this value.
  StringEnum(std::string value) noexcept : value_(std::move(value)) {}

  /// Returns the value as hubs write it; empty if no value was received.
  [[nodiscard]] const std::string& get() const noexcept { return value_; }
  /// Returns true if no value was received.
  [[nodiscard]] bool empty() const noexcept { return value_.empty(); }
  /// Returns true if this is a known value.
  [[nodiscard]] bool is_known() const noexcept {
    for (const std::string_view known : Derived::known()) {
      if (value_ == known) {
        return true;
      }
    }
    return false;
  }

 private:
  std::string value_;
};

template <class Derived>
bool operator==(const StringEnum<Derived>& left, const StringEnum<Derived>& right) noexcept {
  return left.get() == right.get();
}
template <class Derived>
bool operator!=(const StringEnum<Derived>& left, const StringEnum<Derived>& right) noexcept {
  return left.get() != right.get();
}
template <class Derived>
bool operator==(const StringEnum<Derived>& left, std::string_view right) noexcept {
  return left.get() == right;
}
template <class Derived>
bool operator!=(const StringEnum<Derived>& left, std::string_view right) noexcept {
  return left.get() != right;
}
template <class Character, class Traits, class Derived>
std::basic_ostream<Character, Traits>& operator<<(
    std::basic_ostream<Character, Traits>& out, const StringEnum<Derived>& value) {
  return out << value.get();
}

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
