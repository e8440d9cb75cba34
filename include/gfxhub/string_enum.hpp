// Enums whose values are text, open for the values that hubs add.
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

/// Text with known values. Hubs add values with every version: unknown ones are kept as they came,
/// so code that compares them needs a default. `Derived` is the enum itself.
template <class Derived>
class StringEnum {
 public:
  /// No value.
  StringEnum() = default;
  /// This value.
  StringEnum(const char* value) : value_(value) {}
  /// This value.
  StringEnum(std::string_view value) : value_(value) {}
  /// This value.
  StringEnum(std::string value) noexcept : value_(std::move(value)) {}

  /// The value as hubs write it; empty where none came.
  [[nodiscard]] const std::string& get() const noexcept { return value_; }
  /// True where no value came.
  [[nodiscard]] bool empty() const noexcept { return value_.empty(); }
  /// True for the values that are known.
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
