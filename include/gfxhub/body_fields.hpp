// Types for the fields of bodies: seconds, and values that may be null.
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

/// Removes a template from overload resolution if `From` is not implicitly convertible to `To`.
template <class From, class To>
using IfConvertible = std::enable_if_t<std::is_convertible_v<From, To>>;

}  // namespace detail
}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// The type of `gfxhub::null`.
struct Null {};

/// An explicit null, for fields of bodies that may be null: `renderer.engine_id = gfxhub::null`.
constexpr Null null{};

/// A field of a body that can have a value, be null, or be omitted.
template <class T>
class Nullable {
 public:
  /// Creates a field that is omitted.
  Nullable() = default;
  /// Creates a field that is sent as null.
  Nullable(Null) noexcept : given_(true) {}
  /// Creates a field that is sent with this value.
  template <class From, class = detail::IfConvertible<From, T>>
  Nullable(From&& value) : given_(true), value_(std::forward<From>(value)) {}

  /// Returns true if the field is sent, as null or as a value.
  [[nodiscard]] bool is_given() const noexcept { return given_; }
  /// Returns true if the field is sent as null.
  [[nodiscard]] bool is_null() const noexcept { return given_ && !value_; }
  /// Returns the value, if there is one.
  [[nodiscard]] const std::optional<T>& value() const noexcept { return value_; }

 private:
  bool given_ = false;
  std::optional<T> value_;
};

/// A number of seconds. Calls check that it is finite and not negative. It can be constructed from
/// a number or from a duration of `std::chrono`.
class Seconds {
 public:
  /// Creates a duration of 0 seconds.
  constexpr Seconds() noexcept = default;
  /// Creates a duration of this many seconds.
  template <
      class Number,
      class = std::enable_if_t<std::is_arithmetic_v<Number> && !std::is_same_v<Number, bool>>>
  constexpr Seconds(Number seconds) noexcept : seconds_(static_cast<double>(seconds)) {}
  /// Creates a duration from one of `std::chrono`.
  template <class Count, class Period>
  constexpr Seconds(std::chrono::duration<Count, Period> duration) noexcept
      : seconds_(std::chrono::duration<double>(duration).count()) {}

  /// Returns the number of seconds.
  [[nodiscard]] constexpr double get() const noexcept { return seconds_; }

 private:
  double seconds_ = 0.0;
};

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
