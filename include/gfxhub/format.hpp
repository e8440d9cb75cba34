// Support of std::format for kinds, effects, phases, ids, enums, values and records. This is a
// separate header because including <format> takes much time. It is empty before C++20 and if the
// standard library lacks <format>.
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

/// A type that one of the functions `formatted` accepts.
template <class T>
concept Formatted = requires(const T& of) {
  detail::formatted(of);
};

/// The type that is formatted in place of `T`: a number or a text.
template <class T>
using FormattedAs = std::conditional_t<
    std::same_as<decltype(detail::formatted(std::declval<const T&>())), std::int64_t>, std::int64_t,
    std::string_view>;

}  // namespace detail
}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

/// Formats numeric ids as numbers and all other types as text. Values and records are formatted as
/// `<<` prints them.
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
