// std::format for what the library gives: kinds, effects, phases, ids, enums, values and records. A
// separate header, as <format> costs every file that has it; empty before C++20 and where the
// library of the compiler has none.
#ifndef GFXHUB_FORMAT_HPP
#define GFXHUB_FORMAT_HPP

#include "../gfxhub.hpp"
#include "gen/namespace.hpp"

#if __has_include(<version>)
#include <version>
#endif

#if defined(__cpp_lib_format)

#include <concepts>
#include <cstdint>
#include <format>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {
namespace detail {

inline std::string_view formatted(ErrorKind kind) noexcept { return name(kind); }
inline std::string_view formatted(Effect effect) noexcept { return name(effect); }
inline std::string_view formatted(Phase phase) noexcept { return name(phase); }
template <class Tag>
std::int64_t formatted(const NumberId<Tag>& id) noexcept {
  return id.get();
}
template <class Tag, bool OrNumber>
std::string_view formatted(const TextId<Tag, OrNumber>& id) noexcept {
  return id.get();
}
template <class Enum>
std::string_view formatted(const StringEnum<Enum>& value) noexcept {
  return value.get();
}
template <class T, class C>
std::string formatted(const Record<T, C>& record) {
  return shown(record.to_json());
}
template <std::same_as<Value> T>
std::string formatted(const T& value) {
  return value.display();
}

/// What one of the functions above takes.
template <class T>
concept Formatted = requires(const T& of) {
  detail::formatted(of);
};

/// How its text, or its number, is formatted.
template <class T>
using FormattedAs = std::conditional_t<
    std::same_as<decltype(detail::formatted(std::declval<const T&>())), std::int64_t>, std::int64_t,
    std::string_view>;

}  // namespace detail
}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

/// Formats as text does, and ids that are numbers as numbers do; values and records as `<<` writes them.
template <gfxhub::detail::Formatted T>
struct std::formatter<T, char> : std::formatter<gfxhub::detail::FormattedAs<T>, char> {
  template <class Context>
  auto format(const T& of, Context& context) const {
    const auto shown = gfxhub::detail::formatted(of);
    return std::formatter<gfxhub::detail::FormattedAs<T>, char>::format(shown, context);
  }
};

#endif

#endif
