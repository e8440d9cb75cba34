// The hub in a box, in this process: where the library was installed with it.
#ifndef GFXHUB_LOCAL_HUB_HPP
#define GFXHUB_LOCAL_HUB_HPP

#if defined(GFXHUB_WITH_LOCAL_HUB)

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "../gfxhub.h"
#include "fault.hpp"
#include "result.hpp"
#include "text.hpp"

namespace gfxhub {

/// How a hub in a box is set up: the demo show on a free port of this machine alone, in real time,
/// unless set.
struct LocalHubOptions {
  /// The port to listen at, on this machine alone; 0 takes a free one.
  std::uint16_t port = 0;
  /// What the hub holds when it starts, as the JSON of a show.
  std::optional<std::string> show_json;
  /// A file that keeps what is written. Made if it is not there.
  std::optional<std::string> store;
  /// Which generation of hubs to act like: `1.0`, `1.6` or `2.1`.
  std::optional<std::string> profile;
  /// The API key that every request must carry.
  std::optional<std::string> api_key;
  /// Whether time stands still until `advance`.
  bool manual_clock = false;
};

/// A hub in a box that runs within this process until this goes out of scope.
class LocalHub {
 public:
#if GFXHUB_EXCEPTIONS
  /// Starts it. When this returns, it takes requests.
  ///
  /// @throws Error of `Kind::Invalid` for what an option cannot be, of `Kind::Io` where it cannot
  /// listen.
  explicit LocalHub(const LocalHubOptions& options = {}) : LocalHub(try_start(options).value()) {}

  /// Moves a manual clock on.
  ///
  /// @throws Error where the clock is a real one.
  void advance(std::chrono::milliseconds by) const { try_advance(by).value(); }
#endif

  /// Starts it, without exceptions.
  [[nodiscard]] static Result<LocalHub> try_start(const LocalHubOptions& options = {}) {
    const std::unique_ptr<gfxhub_local_hub_options, decltype(&gfxhub_local_hub_options_free)> to(
        gfxhub_local_hub_options_new(), gfxhub_local_hub_options_free);
    std::optional<Error> refused;
    const auto set = [&](const char* name, const std::optional<std::string>& text, auto* setter) {
      const bool sound =
          !text || (detail::is_whole(*text) && setter(to.get(), text->c_str()) == GFXHUB_STATUS_OK);
      if (!sound && !refused) {
        refused = detail::refusal("", name, "a hub in a box cannot be set up with it");
      }
    };
    static_cast<void>(gfxhub_local_hub_options_set_port(to.get(), options.port));
    static_cast<void>(gfxhub_local_hub_options_set_manual_clock(to.get(), options.manual_clock));
    set("show", options.show_json, gfxhub_local_hub_options_set_show_json);
    set("store", options.store, gfxhub_local_hub_options_set_store);
    set("profile", options.profile, gfxhub_local_hub_options_set_profile);
    set("apiKey", options.api_key, gfxhub_local_hub_options_set_api_key);
    if (refused) {
      return *refused;
    }
    gfxhub_local_hub* hub = nullptr;
    gfxhub_error* error = nullptr;
    const gfxhub_status status = gfxhub_local_hub_start(to.get(), &hub, &error);
    if (status != GFXHUB_STATUS_OK) {
      return detail::error_of(status, error);
    }
    return LocalHub(std::shared_ptr<gfxhub_local_hub>(hub, gfxhub_local_hub_free));
  }

  /// Moves a manual clock on, without exceptions.
  [[nodiscard]] Result<void> try_advance(std::chrono::milliseconds by) const {
    const auto count = by.count();
    if (count < 0 || gfxhub_local_hub_advance_ms(hub_.get(), static_cast<std::uint64_t>(count)) !=
                         GFXHUB_STATUS_OK) {
      return detail::refusal("", "by", "only a manual clock moves on, and never back");
    }
    return {};
  }

  /// The base address for clients: `http://127.0.0.1:8080`.
  [[nodiscard]] std::string url() const { return detail::text(gfxhub_local_hub_url(hub_.get())); }
  /// The port that it listens at.
  [[nodiscard]] std::uint16_t port() const noexcept { return gfxhub_local_hub_port(hub_.get()); }
  /// What control calls (under `/_box/`) must carry in `X-Box-Token`.
  [[nodiscard]] std::string token() const {
    return detail::text(gfxhub_local_hub_token(hub_.get()));
  }
  /// What the hub has done since the effect of this number, as a JSON array, oldest first.
  [[nodiscard]] std::string journal_json(std::uint64_t after = 0) const {
    return detail::text(gfxhub_local_hub_journal_json(hub_.get(), after));
  }

 private:
  explicit LocalHub(std::shared_ptr<gfxhub_local_hub> hub) : hub_(std::move(hub)) {}

  std::shared_ptr<gfxhub_local_hub> hub_;
};

}  // namespace gfxhub

#endif

#endif
