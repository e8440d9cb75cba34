// What the distinct id types are made of: numbers and texts that do not mix.
#ifndef GFXHUB_ID_HPP
#define GFXHUB_ID_HPP

#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace gfxhub {

/// A number that identifies something. It is made from any integer that fits, and from no id of
/// another thing.
template <class Of>
class NumberId {
  template <class Number>
  using IfFits = std::enable_if_t<
      std::is_integral_v<Number> && !std::is_same_v<Number, bool> &&
      (std::is_signed_v<Number> || sizeof(Number) < sizeof(std::int64_t))>;

 public:
  /// The number 0, which hubs do not give.
  constexpr NumberId() noexcept = default;

  /// The id of this number.
  template <class Number, class = IfFits<Number>>
  constexpr NumberId(Number number) noexcept : number_(number) {}

  /// The number.
  [[nodiscard]] constexpr std::int64_t get() const noexcept { return number_; }

 private:
  std::int64_t number_ = 0;
};

template <class Of>
constexpr bool operator==(NumberId<Of> left, NumberId<Of> right) noexcept {
  return left.get() == right.get();
}
template <class Of>
constexpr bool operator!=(NumberId<Of> left, NumberId<Of> right) noexcept {
  return left.get() != right.get();
}
template <class Of>
constexpr bool operator<(NumberId<Of> left, NumberId<Of> right) noexcept {
  return left.get() < right.get();
}
template <class Of, class Number, class = std::enable_if_t<std::is_integral_v<Number>>>
constexpr bool operator==(NumberId<Of> left, Number right) noexcept {
  return left == NumberId<Of>(right);
}
template <class Of, class Number, class = std::enable_if_t<std::is_integral_v<Number>>>
constexpr bool operator!=(NumberId<Of> left, Number right) noexcept {
  return !(left == right);
}
template <class Character, class Traits, class Of>
std::basic_ostream<Character, Traits>& operator<<(
    std::basic_ostream<Character, Traits>& out, NumberId<Of> id) {
  return out << id.get();
}

/// A text that identifies something. It is made from any text, for some things from a number too,
/// and from no id of another thing.
template <class Of, bool OrNumber = false>
class TextId {
  template <class Number>
  using IfTaken =
      std::enable_if_t<OrNumber && std::is_integral_v<Number> && !std::is_same_v<Number, bool>>;

 public:
  /// The empty text, which no hub takes.
  TextId() = default;
  /// The id of this text.
  TextId(const char* text) : text_(text) {}
  /// The id of this text.
  TextId(std::string_view text) : text_(text) {}
  /// The id of this text.
  TextId(std::string text) noexcept : text_(std::move(text)) {}
  /// The id of this number's digits.
  template <class Number, class = IfTaken<Number>>
  TextId(Number number) : text_(std::to_string(number)) {}

  /// The text.
  [[nodiscard]] const std::string& get() const noexcept { return text_; }

 private:
  std::string text_;
};

template <class Of, bool OrNumber>
bool operator==(const TextId<Of, OrNumber>& left, const TextId<Of, OrNumber>& right) noexcept {
  return left.get() == right.get();
}
template <class Of, bool OrNumber>
bool operator!=(const TextId<Of, OrNumber>& left, const TextId<Of, OrNumber>& right) noexcept {
  return left.get() != right.get();
}
template <class Of, bool OrNumber>
bool operator<(const TextId<Of, OrNumber>& left, const TextId<Of, OrNumber>& right) noexcept {
  return left.get() < right.get();
}
template <class Of, bool OrNumber>
bool operator==(const TextId<Of, OrNumber>& left, std::string_view right) noexcept {
  return left.get() == right;
}
template <class Of, bool OrNumber>
bool operator!=(const TextId<Of, OrNumber>& left, std::string_view right) noexcept {
  return left.get() != right;
}
template <class Character, class Traits, class Of, bool OrNumber>
std::basic_ostream<Character, Traits>& operator<<(
    std::basic_ostream<Character, Traits>& out, const TextId<Of, OrNumber>& id) {
  return out << id.get();
}

}  // namespace gfxhub

/// Ids as keys of unordered containers.
template <class Of>
struct std::hash<gfxhub::NumberId<Of>> {
  std::size_t operator()(gfxhub::NumberId<Of> id) const noexcept {
    return std::hash<std::int64_t>{}(id.get());
  }
};

/// Ids as keys of unordered containers.
template <class Of, bool OrNumber>
struct std::hash<gfxhub::TextId<Of, OrNumber>> {
  std::size_t operator()(const gfxhub::TextId<Of, OrNumber>& id) const noexcept {
    return std::hash<std::string>{}(id.get());
  }
};

#endif
