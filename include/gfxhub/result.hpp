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

/// What asking for a value comes to where there is an error: it is thrown, or the program ends
/// where it is built without exceptions.
[[noreturn]] inline void raise(const Error& error) {
#if GFXHUB_EXCEPTIONS
  throw error;
#else
  static_cast<void>(error);
  std::abort();
#endif
}

}  // namespace detail

/// A value, or the error that stands in its place.
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
  /// A value.
  Result(T value) : value_(std::move(value)) {}
  /// An error.
  Result(Error error) : error_(std::move(error)) {}

  /// Whether there is a value.
  [[nodiscard]] bool ok() const noexcept { return value_.has_value(); }
  /// Whether there is a value.
  explicit operator bool() const noexcept { return ok(); }

  /// The value. Where there is an error it is thrown; without exceptions the program ends, so ask
  /// `ok` first.
  [[nodiscard]] T& value() & { return validate(value_); }
  /// The value.
  [[nodiscard]] const T& value() const& { return validate(value_); }
  /// The value, moved out.
  [[nodiscard]] T&& value() && { return std::move(validate(value_)); }
  /// The same as `value`.
  [[nodiscard]] T& operator*() & { return value(); }
  /// The same as `value`.
  [[nodiscard]] const T& operator*() const& { return value(); }
  /// The same as `value`.
  [[nodiscard]] T&& operator*() && { return std::move(*this).value(); }
  /// A member of the value.
  [[nodiscard]] T* operator->() { return &value(); }
  /// A member of the value.
  [[nodiscard]] const T* operator->() const { return &value(); }
  /// The value, or another where there is an error.
  [[nodiscard]] T value_or(T other) && {
    return ok() ? std::move(*this).value() : std::move(other);
  }

  /// The error. The program ends where there is none.
  [[nodiscard]] const Error& error() const& {
    if (!error_) {
      std::abort();
    }
    return *error_;
  }
  /// The error, as a copy: it shares what it holds.
  [[nodiscard]] Error error() && { return static_cast<const Result&>(*this).error(); }

 private:
  template <class Held>
  auto& validate(Held& held) const {
    if (!held) {
      detail::raise(error());
    }
    return *held;
  }

  // No variant: in GCC's library that leaves unique symbols, which keep a plugin mapped.
  std::optional<T> value_;
  std::optional<Error> error_;
};

/// Success without a value, or the error.
template <>
class [[nodiscard]] Result<void> {
 public:
  /// Success.
  Result() noexcept = default;
  /// An error.
  Result(Error error) : error_(std::move(error)) {}

  /// Whether it succeeded.
  [[nodiscard]] bool ok() const noexcept { return !error_; }
  /// Whether it succeeded.
  explicit operator bool() const noexcept { return ok(); }

  /// Nothing. Where there is an error it is thrown; without exceptions the program ends.
  void value() const {
    if (error_) {
      detail::raise(*error_);
    }
  }

  /// The error. The program ends where there is none.
  [[nodiscard]] const Error& error() const& {
    if (!error_) {
      std::abort();
    }
    return *error_;
  }
  /// The error, as a copy: it shares what it holds.
  [[nodiscard]] Error error() && { return static_cast<const Result&>(*this).error(); }

 private:
  std::optional<Error> error_;
};

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
