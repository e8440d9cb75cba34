// Base classes of the id types. Ids of different types cannot be mixed up.
#ifndef GFXHUB_ID_HPP
#define GFXHUB_ID_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "decimal.hpp"
#include "gen/namespace.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// An id that is a number. It can be constructed from any integer type that fits, but not from an
/// id of another type.
template <class Tag>
class NumberId {
  template <class Number>
  using IfFits = std::enable_if_t<
      std::is_integral_v<Number> && !std::is_same_v<Number, bool> &&
      (sizeof(Number) < sizeof(std::int64_t) ||
       (std::is_signed_v<Number> && sizeof(Number) == sizeof(std::int64_t)))>;

 public:
  /// Creates the id 0, which hubs do not use.
  constexpr NumberId() noexcept = default;

  /// Creates the id with this number.
  template <class Number, class = IfFits<Number>>
  constexpr NumberId(Number number) noexcept : number_(number) {}

  /// Returns the number.
  [[nodiscard]] constexpr std::int64_t get() const noexcept { return number_; }

 private:
  std::int64_t number_ = 0;
};

template <class Tag>
constexpr bool operator==(NumberId<Tag> left, NumberId<Tag> right) noexcept {
  return left.get() == right.get();
}
template <class Tag>
constexpr bool operator!=(NumberId<Tag> left, NumberId<Tag> right) noexcept {
  return left.get() != right.get();
}
template <class Tag>
constexpr bool operator<(NumberId<Tag> left, NumberId<Tag> right) noexcept {
  return left.get() < right.get();
}
template <class Tag, class Number, class = std::enable_if_t<std::is_integral_v<Number>>>
constexpr bool operator==(NumberId<Tag> left, Number right) noexcept {
  return left == NumberId<Tag>(right);
}
template <class Tag, class Number, class = std::enable_if_t<std::is_integral_v<Number>>>
constexpr bool operator!=(NumberId<Tag> left, Number right) noexcept {
  return !(left == right);
}
template <class Character, class Traits, class Tag>
std::basic_ostream<Character, Traits>& operator<<(
    std::basic_ostream<Character, Traits>& out, NumberId<Tag> id) {
  return out << id.get();
}

/// An id that is a text. It can be constructed from any text, and some types from a number as well,
/// but not from an id of another type.
template <class Tag, bool OrNumber = false>
class TextId {
  template <class Number>
  using IfTaken = std::enable_if_t<
      OrNumber && std::is_integral_v<Number> && !std::is_same_v<Number, bool> &&
      sizeof(Number) <= sizeof(std::int64_t)>;

 public:
  /// Creates an empty id, which no hub accepts.
  TextId() = default;
  /// Creates the id with this text.
  TextId(const char* text) : text_(text) {}
  /// Creates the id with this text.
  TextId(std::string_view text) : text_(text) {}
  /// Creates the id with this text.
  TextId(std::string text) noexcept : text_(std::move(text)) {}
  /// Creates the id with the digits of this number.
  template <class Number, class = IfTaken<Number>>
  TextId(Number number) : text_(detail::decimal(number)) {}

  /// Returns the text.
  [[nodiscard]] const std::string& get() const noexcept { return text_; }

 private:
  std::string text_;
};

template <class Tag, bool OrNumber>
bool operator==(const TextId<Tag, OrNumber>& left, const TextId<Tag, OrNumber>& right) noexcept {
  return left.get() == right.get();
}
template <class Tag, bool OrNumber>
bool operator!=(const TextId<Tag, OrNumber>& left, const TextId<Tag, OrNumber>& right) noexcept {
  return left.get() != right.get();
}
template <class Tag, bool OrNumber>
bool operator<(const TextId<Tag, OrNumber>& left, const TextId<Tag, OrNumber>& right) noexcept {
  return left.get() < right.get();
}
template <class Tag, bool OrNumber>
bool operator==(const TextId<Tag, OrNumber>& left, std::string_view right) noexcept {
  return left.get() == right;
}
template <class Tag, bool OrNumber>
bool operator!=(const TextId<Tag, OrNumber>& left, std::string_view right) noexcept {
  return left.get() != right;
}
template <class Character, class Traits, class Tag, bool OrNumber>
std::basic_ostream<Character, Traits>& operator<<(
    std::basic_ostream<Character, Traits>& out, const TextId<Tag, OrNumber>& id) {
  return out << id.get();
}

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

/// Hashes ids, for unordered containers.
template <class Tag>
struct std::hash<gfxhub::NumberId<Tag>> {
  std::size_t operator()(gfxhub::NumberId<Tag> id) const noexcept {
    return std::hash<std::int64_t>{}(id.get());
  }
};

/// Hashes ids, for unordered containers.
template <class Tag, bool OrNumber>
struct std::hash<gfxhub::TextId<Tag, OrNumber>> {
  std::size_t operator()(const gfxhub::TextId<Tag, OrNumber>& id) const noexcept {
    return std::hash<std::string>{}(id.get());
  }
};

#endif
