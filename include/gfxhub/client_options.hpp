// Options of a client: time limits, TLS, proxy, connections, events.
#ifndef GFXHUB_CLIENT_OPTIONS_HPP
#define GFXHUB_CLIENT_OPTIONS_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "../gfxhub.h"
#include "event.hpp"
#include "gen/namespace.hpp"
#include "refusal.hpp"
#include "gen/client_settings.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

namespace detail {

/// The settings as the C interface takes them.
class Settings {
 public:
  explicit Settings(const ClientOptions& options) {
    hand_over(options, *this);
    for (const auto& [name, value] : options.headers) {
      const bool whole = is_whole(name) && is_whole(value);
      note(
          name, whole ? gfxhub_client_options_set_header(handle_.get(), name.c_str(), value.c_str())
                      : GFXHUB_STATUS_INVALID);
    }
    if (options.on_event) {
      auto function = std::make_unique<OnEvent>(options.on_event);
      const gfxhub_status status =
          gfxhub_client_options_set_on_event(handle_.get(), report, function.get(), forget);
      note("onEvent", status);
      if (status == GFXHUB_STATUS_OK) {
        static_cast<void>(function.release());
      }
    }
  }

  [[nodiscard]] const gfxhub_client_options* get() const noexcept { return handle_.get(); }
  /// What was refused, if anything was.
  [[nodiscard]] const std::optional<Error>& refused() const noexcept { return refused_; }

  using Handle = gfxhub_client_options;

  /// Hands one over.
  void set(
      const char* name, const std::optional<std::string>& text,
      gfxhub_status (*setter)(Handle*, const char*)) {
    if (text) {
      note(name, is_whole(*text) ? setter(handle_.get(), text->c_str()) : GFXHUB_STATUS_INVALID);
    }
  }
  void set(
      const char* name, std::optional<std::chrono::milliseconds> time,
      gfxhub_status (*setter)(Handle*, std::uint64_t)) {
    if (time) {
      // Less than nothing is nothing, which is refused when the client is made.
      const auto count = time->count() < 0 ? 0 : time->count();
      note(name, setter(handle_.get(), static_cast<std::uint64_t>(count)));
    }
  }
  void set(
      const char* name, std::optional<std::uint64_t> number,
      gfxhub_status (*setter)(Handle*, std::uint64_t)) {
    if (number) {
      note(name, setter(handle_.get(), *number));
    }
  }
  void set(
      const char* name, std::optional<bool> flag, gfxhub_status (*setter)(Handle*, bool)) {
    if (flag) {
      note(name, setter(handle_.get(), *flag));
    }
  }

 private:
  void note(std::string_view name, gfxhub_status status) {
    if (status != GFXHUB_STATUS_OK && !refused_) {
      refused_ = refusal("", name, "it is not UTF-8, or has a zero byte in it");
    }
  }

  std::unique_ptr<Handle, decltype(&gfxhub_client_options_free)> handle_{
      gfxhub_client_options_new(), gfxhub_client_options_free};
  std::optional<Error> refused_;
};

}  // namespace detail

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
