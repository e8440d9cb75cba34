// Result of a call that does not throw: either a value or an error.
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

/// Called when a program accesses the value of a result that holds an error. Throws the error, or
/// ends the program if it is compiled without exceptions.
[[noreturn]] inline void raise(const Error& error) {
#if GFXHUB_EXCEPTIONS
  throw error;
#else
  static_cast<void>(error);
  std::abort();
#endif
}

}  // namespace detail

/// Either a value or an error.
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

  /// Returns the value. If there is an error, throws it; without exceptions, ends the program.
  /// Check `ok` first.
  [[nodiscard]] T& value() & { return validate(value_); }
  /// Returns the value.
  [[nodiscard]] const T& value() const& { return validate(value_); }
  /// Returns the value, which can be moved from.
  [[nodiscard]] T&& value() && { return std::move(validate(value_)); }
  /// Like `value`.
  [[nodiscard]] T& operator*() & { return value(); }
  /// Like `value`.
  [[nodiscard]] const T& operator*() const& { return value(); }
  /// Like `value`.
  [[nodiscard]] T&& operator*() && { return std::move(*this).value(); }
  /// Accesses a member of the value, like `value`.
  [[nodiscard]] T* operator->() { return &value(); }
  /// Accesses a member of the value, like `value`.
  [[nodiscard]] const T* operator->() const { return &value(); }
  /// Returns the value, or `other` if there is an error.
  [[nodiscard]] T value_or(T other) && {
    return ok() ? std::move(*this).value() : std::move(other);
  }

  /// Returns the error. Ends the program if there is none.
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

  // Not a std::variant: it has unique symbols (STB_GNU_UNIQUE) in GCC's library, and dlclose does
  // not unload a plugin that contains such a symbol.
  std::optional<T> value_;
  std::optional<Error> error_;
};

/// Either success, without a value, or an error.
template <>
class [[nodiscard]] Result<void> {
 public:
  /// Creates a successful result.
  Result() noexcept = default;
  /// Creates a result with an error.
  Result(Error error) : error_(std::move(error)) {}

  /// Returns true for success.
  [[nodiscard]] bool ok() const noexcept { return !error_; }
  /// Returns true for success.
  explicit operator bool() const noexcept { return ok(); }

  /// Does nothing for success. If there is an error, throws it; without exceptions, ends the
  /// program.
  void value() const {
    if (error_) {
      detail::raise(*error_);
    }
  }

  /// Returns the error. Ends the program if there is none.
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
