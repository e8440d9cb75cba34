// Types of the fields of bodies: seconds, and values that may be null.
#ifndef GFXHUB_BODY_FIELDS_HPP
#define GFXHUB_BODY_FIELDS_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <chrono>
#include <optional>
#include <type_traits>
#include <utility>

#include "gen/namespace.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {
namespace detail {

/// Takes a template away where `From` does not become a `To` by itself.
template <class From, class To>
using IfConvertible = std::enable_if_t<std::is_convertible_v<From, To>>;

}  // namespace detail
}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// The type of `gfxhub::null`.
struct Null {};

/// An explicit null, where a body takes one: `renderer.engine_id = gfxhub::null`.
constexpr Null null{};

/// A field of a body that can be given, given as null, or not given at all.
template <class T>
class Nullable {
 public:
  /// Not given.
  Nullable() = default;
  /// Sent as null.
  Nullable(Null) noexcept : given_(true) {}
  /// Sent as it is.
  template <class From, class = detail::IfConvertible<From, T>>
  Nullable(From&& value) : given_(true), value_(std::forward<From>(value)) {}

  /// Whether it is sent, as null or as a value.
  [[nodiscard]] bool is_given() const noexcept { return given_; }
  /// Whether it is sent as null.
  [[nodiscard]] bool is_null() const noexcept { return given_ && !value_; }
  /// The value, where there is one.
  [[nodiscard]] const std::optional<T>& value() const noexcept { return value_; }

 private:
  bool given_ = false;
  std::optional<T> value_;
};

/// Seconds: finite and not negative, which the call checks. Made from a number or from a duration
/// of `std::chrono`.
class Seconds {
 public:
  /// No time.
  constexpr Seconds() noexcept = default;
  /// This number of seconds.
  template <
      class Number,
      class = std::enable_if_t<std::is_arithmetic_v<Number> && !std::is_same_v<Number, bool>>>
  constexpr Seconds(Number seconds) noexcept : seconds_(static_cast<double>(seconds)) {}
  /// This duration.
  template <class Count, class Period>
  constexpr Seconds(std::chrono::duration<Count, Period> duration) noexcept
      : seconds_(std::chrono::duration<double>(duration).count()) {}

  /// The number of seconds.
  [[nodiscard]] constexpr double get() const noexcept { return seconds_; }

 private:
  double seconds_ = 0.0;
};

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
