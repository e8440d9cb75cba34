// Passes options to setters of the C interface.
#ifndef GFXHUB_OPTION_SETTERS_HPP
#define GFXHUB_OPTION_SETTERS_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "../gfxhub.h"
#include "cancel_token.hpp"
#include "gen/namespace.hpp"
#include "refusal.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {
namespace detail {

/// Options in an object of the C interface. The object is created when the first option is set.
template <class C>
class OptionSetters {
 public:
  OptionSetters(const char* operation, C* (*make)(), void (*free)(C*))
      : operation_(operation), make_(make), handle_(nullptr, free) {}

  /// Returns the object; null if no option was set.
  [[nodiscard]] const C* get() const noexcept { return handle_.get(); }
  /// Returns the error of the first option that was refused, if there is one.
  [[nodiscard]] const std::optional<Error>& refused() const noexcept { return refused_; }

  /// Passes a text to the setter of an option, if the option has a value.
  void set(
      const char* name, const std::optional<std::string>& text,
      gfxhub_status (*setter)(C*, const char*)) {
    if (text) {
      note(name, is_whole(*text) ? setter(made(), text->c_str()) : GFXHUB_STATUS_INVALID);
    }
  }
  void set(
      const char* name, std::optional<std::chrono::milliseconds> time,
      gfxhub_status (*setter)(C*, std::uint64_t)) {
    if (time && time->count() < 0) {
      // As 0, it would switch some options off.
      note(name, GFXHUB_STATUS_INVALID, negative_time);
    } else if (time) {
      note(name, setter(made(), static_cast<std::uint64_t>(time->count())));
    }
  }
  void set(
      const char* name, std::optional<std::uint64_t> number,
      gfxhub_status (*setter)(C*, std::uint64_t)) {
    if (number) {
      note(name, setter(made(), *number));
    }
  }
  void set(const char* name, std::optional<double> number, gfxhub_status (*setter)(C*, double)) {
    if (number) {
      note(name, setter(made(), *number));
    }
  }
  void set(const char* name, std::optional<bool> flag, gfxhub_status (*setter)(C*, bool)) {
    if (flag) {
      note(name, setter(made(), *flag));
    }
  }
  /// Passes a flag to the setter of its option if it is true. False is the default.
  void set(const char* name, bool flag, gfxhub_status (*setter)(C*, bool)) {
    if (flag) {
      note(name, setter(made(), flag));
    }
  }
  void set(
      const char* name, const std::optional<CancelToken>& token,
      gfxhub_status (*setter)(C*, const gfxhub_cancel_token*)) {
    if (token) {
      note(name, setter(made(), token->handle()), "it was moved from");
    }
  }

  /// Returns the object. Creates it if necessary.
  C* made() {
    if (handle_ == nullptr) {
      handle_.reset(make_());
    }
    return handle_.get();
  }

  /// Stores the error of a refused option. Only the first one is kept.
  void note(
      std::string_view name, gfxhub_status status,
      std::string_view why = "it is not UTF-8, or it contains a NUL") {
    if (status != GFXHUB_STATUS_OK && !refused_) {
      refused_ = refusal(operation_, name, why);
    }
  }

 private:
  const char* operation_;
  C* (*make_)();
  std::unique_ptr<C, void (*)(C*)> handle_;
  std::optional<Error> refused_;
};

}  // namespace detail
}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
