// Result of a call in its form without exceptions: a value or the error.
#ifndef GFXHUB_RESULT_HPP
#define GFXHUB_RESULT_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <cstdlib>
#include <optional>
#include <utility>

#include "error.hpp"
#include "gen/namespace.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

namespace detail {

/// Handles an access to a value in place of which there is an error: throws the error, or ends the
/// program if it is built without exceptions.
[[noreturn]] inline void raise(const Error& error) {
#if GFXHUB_EXCEPTIONS
  throw error;
#else
  static_cast<void>(error);
  std::abort();
#endif
}

}  // namespace detail

/// A value, or the error in its place.
///
/// ```cpp
/// if (auto engine = hub.engines().try_get(3)) {
///   std::cout << engine->display_name << '\n';
/// } else {
///   std::cerr << engine.error().what() << '\n';
/// }
/// ```
template <class T>
class [[nodiscard]] Result {
 public:
  /// Creates a result with a value.
  Result(T value) : value_(std::move(value)) {}
  /// Creates a result with an error.
  Result(Error error) : error_(std::move(error)) {}

  /// Returns true if there is a value.
  [[nodiscard]] bool ok() const noexcept { return value_.has_value(); }
  /// Returns true if there is a value.
  explicit operator bool() const noexcept { return ok(); }

  /// Returns the value. If there is an error, it is thrown; without exceptions the program ends, so
  /// check `ok` first.
  [[nodiscard]] T& value() & { return validate(value_); }
  /// Returns the value.
  [[nodiscard]] const T& value() const& { return validate(value_); }
  /// Returns the value, to be moved out.
  [[nodiscard]] T&& value() && { return std::move(validate(value_)); }
  /// Does the same as `value`.
  [[nodiscard]] T& operator*() & { return value(); }
  /// Does the same as `value`.
  [[nodiscard]] const T& operator*() const& { return value(); }
  /// Does the same as `value`.
  [[nodiscard]] T&& operator*() && { return std::move(*this).value(); }
  /// Accesses a member of the value.
  [[nodiscard]] T* operator->() { return &value(); }
  /// Accesses a member of the value.
  [[nodiscard]] const T* operator->() const { return &value(); }
  /// Returns the value, or another if there is an error.
  [[nodiscard]] T value_or(T other) && {
    return ok() ? std::move(*this).value() : std::move(other);
  }

  /// Returns the error. The program ends if there is none.
  [[nodiscard]] const Error& error() const& {
    if (!error_) {
      std::abort();
    }
    return *error_;
  }
  /// Returns a copy of the error, which shares its data.
  [[nodiscard]] Error error() && { return static_cast<const Result&>(*this).error(); }

 private:
  template <class Held>
  auto& validate(Held& held) const {
    if (!held) {
      detail::raise(error());
    }
    return *held;
  }

  // A variant would leave unique symbols of GCC's library, which keep a plugin mapped.
  std::optional<T> value_;
  std::optional<Error> error_;
};

/// Success without a value, or the error.
template <>
class [[nodiscard]] Result<void> {
 public:
  /// Creates a success.
  Result() noexcept = default;
  /// Creates a result with an error.
  Result(Error error) : error_(std::move(error)) {}

  /// Returns true for a success.
  [[nodiscard]] bool ok() const noexcept { return !error_; }
  /// Returns true for a success.
  explicit operator bool() const noexcept { return ok(); }

  /// Checks for success. If there is an error, it is thrown; without exceptions the program ends.
  void value() const {
    if (error_) {
      detail::raise(*error_);
    }
  }

  /// Returns the error. The program ends if there is none.
  [[nodiscard]] const Error& error() const& {
    if (!error_) {
      std::abort();
    }
    return *error_;
  }
  /// Returns a copy of the error, which shares its data.
  [[nodiscard]] Error error() && { return static_cast<const Result&>(*this).error(); }

 private:
  std::optional<Error> error_;
};

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
