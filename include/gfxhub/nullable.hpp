// A field of a body that can be given, given as null, or not given at all.
#ifndef GFXHUB_NULLABLE_HPP
#define GFXHUB_NULLABLE_HPP

#include <optional>
#include <utility>

#include "convertible.hpp"

namespace gfxhub {

/// The type of `gfxhub::null`.
struct Null {};

/// An explicit null, where a body takes one: `renderer.engine_id = gfxhub::null`.
inline constexpr Null null{};

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

}  // namespace gfxhub

#endif
