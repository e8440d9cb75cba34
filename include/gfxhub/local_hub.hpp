// The hub simulator, in this process: for tests, of the library gfxhub_local_hub. `gfxhub.hpp` does
// not include it. With CMake, find_package(gfxhub COMPONENTS local_hub) gives the target
// gfxhub::local_hub, to be linked in addition to gfxhub::gfxhub.
#ifndef GFXHUB_LOCAL_HUB_HPP
#define GFXHUB_LOCAL_HUB_HPP

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "../gfxhub_local_hub.h"
#include "gen/namespace.hpp"
#include "refusal.hpp"
#include "result.hpp"
#include "text.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

namespace detail {

/// A copy of what a hub simulator gave, which is freed.
inline std::string text(gfxhub_local_hub_text* owned) {
  const std::unique_ptr<gfxhub_local_hub_text, decltype(&gfxhub_local_hub_text_free)> held(
      owned, gfxhub_local_hub_text_free);
  return text(gfxhub_local_hub_text_str(held.get()));
}

/// The error of a status and of what the hub simulator said of it; `argument` is what was refused.
inline Error error_of(gfxhub_status status, gfxhub_local_hub_text* why, const char* argument) {
  Error::Facts facts;
  facts.kind = static_cast<ErrorKind>(status);
  facts.message = text(why);
  if (facts.message.empty()) {
    facts.message = "gfxhub: the hub simulator failed and there was no memory to say more";
  }
  if (argument != nullptr && facts.kind == ErrorKind::Invalid) {
    facts.argument = argument;
  }
  return Error(std::move(facts));
}

}  // namespace detail

/// How a hub simulator is set up: the demo show on a free port of this machine alone, in real time,
/// unless set.
struct LocalHubOptions {
  /// The port to listen at; 0 takes a free one.
  std::uint16_t port = 0;
  /// What the hub holds when it starts, as the JSON of a show.
  std::optional<std::string> show_json{};
  /// A file that keeps what is written. Made if it is not there.
  std::optional<std::string> store{};
  /// Which generation of hubs to act like: `1.0`, `1.6` or `2.1`.
  std::optional<std::string> profile{};
  /// The API key that every request must carry.
  std::optional<std::string> api_key{};
  /// Origins whose pages may call the operations from a browser, as `http://localhost:3000`.
  std::vector<std::string> allowed_origins{};
  /// The faults that it starts with, as `LocalHub::set_faults_json` takes them.
  std::optional<std::string> faults_json{};
  /// Whether time stands still until `advance`.
  bool manual_clock = false;
  /// How long each call takes, 10 seconds at most: calls on one connection run one after the other,
  /// those on different ones at the same time.
  std::chrono::milliseconds service_time{0};
  /// The address to listen at: `127.0.0.1` unless set; `0.0.0.0` lets other machines in.
  std::optional<std::string> host{};
};

/// What a hub simulator counted of the requests with one `X-Request-Id`.
struct RequestStats {
  /// Requests whose head was read, whatever became of them.
  std::uint64_t requests = 0;
  /// Effects that they had.
  std::uint64_t effects = 0;
};

/// A hub simulator that runs within this process until this goes out of scope.
class LocalHub {
 public:
#if GFXHUB_EXCEPTIONS
  /// Starts it. When this returns, it takes requests.
  ///
  /// @throws Error of `ErrorKind::Invalid` for what an option cannot be, with the line and column,
  /// or each field, where that is the show; of `ErrorKind::Io` where it cannot listen.
  explicit LocalHub(const LocalHubOptions& options = {}) : LocalHub(try_start(options).value()) {}

  /// Moves a manual clock on.
  ///
  /// @throws Error where the clock is a real one.
  void advance(std::chrono::milliseconds by) const { try_advance(by).value(); }

  /// Lets the hub fail on purpose, by the rules of this scenario in place of the one before:
  /// `{"seed": 7, "faults": [{"fault": "reset", "after": "effect", "operation": "playout.*"}]}`.
  /// `docs/faults.md` lists the kinds and what selects the requests that they affect. Counters
  /// begin anew.
  ///
  /// @throws Error where it cannot be used; the message names the place in the JSON, and the
  /// scenario before stays.
  void set_faults_json(const std::string& json) const { try_set_faults_json(json).value(); }
  /// Counts the requests and effects with this `X-Request-Id`, of the newest 100,000.
  ///
  /// @throws Error where the id is not UTF-8.
  [[nodiscard]] RequestStats request_stats(const std::string& request_id) const {
    return try_request_stats(request_id).value();
  }
  /// Makes the hub hold what it started with: its journal and its request log are empty, and
  /// number on from where they were; its tallies are empty. The clock and the faults stay as they
  /// are.
  ///
  /// @throws Error where the hub has a store, which keeps what was acknowledged.
  void reset() const { try_reset().value(); }
  /// Sets how long each call takes from now on: a hub that needs 2 ms for each shows how a program
  /// behaves that makes many.
  ///
  /// @throws Error for more than 10 seconds.
  void set_service_time(std::chrono::milliseconds time) const {
    try_set_service_time(time).value();
  }
  /// Disconnects an engine until it is restarted: its status is `disconnected`, its instances and
  /// nodes are not listed, and nothing can be loaded or started on it. It keeps its values and what
  /// it runs.
  ///
  /// @throws Error where the show has no such engine.
  void disconnect_engine(std::int64_t engine_id) const { try_disconnect_engine(engine_id).value(); }
  /// Restarts an engine, as after a crash of its machine: what it ran has ended, and its values are
  /// those of the show and of the state that it has loaded. It is disconnected for the time `away`,
  /// by the hub's clock, and has no nodes for the time `empty` after that.
  ///
  /// @throws Error where the show has no such engine.
  void restart_engine(
      std::int64_t engine_id, std::chrono::milliseconds away = {},
      std::chrono::milliseconds empty = {}) const {
    try_restart_engine(engine_id, away, empty).value();
  }
  /// Restarts the hub as if its process had been killed: all connections are closed at once,
  /// nothing listens for the time `down`, and then it takes requests again at the same port. With a
  /// store it holds what it acknowledged, without one the show as at the start; journal, request
  /// log, clock and faults stay. Blocks until it listens again.
  ///
  /// @throws Error of `ErrorKind::Io` where its port was taken meanwhile.
  void restart(std::chrono::milliseconds down = {}) const { try_restart(down).value(); }
#endif

  /// Starts it, without exceptions.
  [[nodiscard]] static Result<LocalHub> try_start(const LocalHubOptions& options = {}) {
    const std::unique_ptr<gfxhub_local_hub_options, decltype(&gfxhub_local_hub_options_free)> to(
        gfxhub_local_hub_options_new(), gfxhub_local_hub_options_free);
    std::optional<Error> broken;
    // Of what is set here the time alone can be refused by the start.
    const char* refused = "serviceTime";
    const auto set = [&](const char* name, const std::optional<std::string>& text, auto setter) {
      if (text && !detail::is_whole(*text)) {
        broken = detail::refusal("", name, detail::not_whole);
      } else if (text && setter(to.get(), text->c_str()) != GFXHUB_STATUS_OK) {
        refused = name;
      }
    };
    static_cast<void>(gfxhub_local_hub_options_set_port(to.get(), options.port));
    static_cast<void>(gfxhub_local_hub_options_set_manual_clock(to.get(), options.manual_clock));
    if (options.service_time.count() < 0) {
      return detail::refusal("", "serviceTime", NEGATIVE);
    }
    static_cast<void>(
        gfxhub_local_hub_options_set_service_time_ms(to.get(), count(options.service_time)));
    set("host", options.host, gfxhub_local_hub_options_set_host);
    set("show", options.show_json, gfxhub_local_hub_options_set_show_json);
    set("store", options.store, gfxhub_local_hub_options_set_store);
    set("profile", options.profile, gfxhub_local_hub_options_set_profile);
    set("apiKey", options.api_key, gfxhub_local_hub_options_set_api_key);
    for (const std::string& origin : options.allowed_origins) {
      set("allowedOrigins", origin, gfxhub_local_hub_options_allow_origin);
    }
    set("faults", options.faults_json, [](gfxhub_local_hub_options* all, const char* json) {
      return gfxhub_local_hub_options_set_faults_json(all, json, nullptr);
    });
    if (broken) {
      return *broken;
    }
    gfxhub_local_hub* hub = nullptr;
    gfxhub_local_hub_text* error = nullptr;
    const gfxhub_status status = gfxhub_local_hub_start(to.get(), &hub, &error);
    if (status != GFXHUB_STATUS_OK) {
      return detail::error_of(status, error, refused);
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

  /// `set_faults_json` without exceptions.
  [[nodiscard]] Result<void> try_set_faults_json(const std::string& json) const {
    if (!detail::is_whole(json)) {
      return detail::refusal("", "faults", detail::not_whole);
    }
    gfxhub_local_hub_text* error = nullptr;
    const gfxhub_status status = gfxhub_local_hub_set_faults_json(hub_.get(), json.c_str(), &error);
    return status == GFXHUB_STATUS_OK ? Result<void>()
                                      : Result<void>(detail::error_of(status, error, "faults"));
  }
  /// `request_stats` without exceptions.
  [[nodiscard]] Result<RequestStats> try_request_stats(const std::string& request_id) const {
    gfxhub_request_stats out{};
    if (!detail::is_whole(request_id) ||
        gfxhub_local_hub_request_stats(hub_.get(), request_id.c_str(), &out) != GFXHUB_STATUS_OK) {
      return detail::refusal("", "requestId", "it is not UTF-8, or has a zero byte in it");
    }
    return RequestStats{out.requests, out.effects};
  }
  /// `reset` without exceptions.
  [[nodiscard]] Result<void> try_reset() const {
    return outcome([this](gfxhub_local_hub_text** error) {
      return gfxhub_local_hub_reset(hub_.get(), error);
    });
  }

  /// `set_service_time` without exceptions.
  [[nodiscard]] Result<void> try_set_service_time(std::chrono::milliseconds time) const {
    return time.count() < 0
               ? detail::refusal("", "time", NEGATIVE)
               : outcome([&](gfxhub_local_hub_text** error) {
                   return gfxhub_local_hub_set_service_time_ms(hub_.get(), count(time), error);
                 });
  }
  /// `disconnect_engine` without exceptions.
  [[nodiscard]] Result<void> try_disconnect_engine(std::int64_t engine_id) const {
    return outcome([&](gfxhub_local_hub_text** error) {
      return gfxhub_local_hub_disconnect_engine(hub_.get(), engine_id, error);
    });
  }
  /// `restart_engine` without exceptions.
  [[nodiscard]] Result<void> try_restart_engine(
      std::int64_t engine_id, std::chrono::milliseconds away = {},
      std::chrono::milliseconds empty = {}) const {
    if (away.count() < 0 || empty.count() < 0) {
      return detail::refusal("", away.count() < 0 ? "away" : "empty", NEGATIVE);
    }
    return outcome([&](gfxhub_local_hub_text** error) {
      return gfxhub_local_hub_restart_engine(
          hub_.get(), engine_id, count(away), count(empty), error);
    });
  }
  /// `restart` without exceptions.
  [[nodiscard]] Result<void> try_restart(std::chrono::milliseconds down = {}) const {
    if (down.count() < 0) {
      return detail::refusal("", "down", NEGATIVE);
    }
    return outcome([&](gfxhub_local_hub_text** error) {
      return gfxhub_local_hub_restart(hub_.get(), count(down), error);
    });
  }

  /// Takes all faults away; those that are striking at this moment go on.
  void clear_faults() const noexcept { gfxhub_local_hub_clear_faults(hub_.get()); }
  /// How often the scenario was applied since it was set.
  [[nodiscard]] std::uint64_t faults_triggered() const noexcept {
    return gfxhub_local_hub_faults_triggered(hub_.get());
  }
  /// The scenario as JSON. Each rule says in `seen` how many requests or connections it was meant
  /// for, and in `struck` how many it was applied to.
  [[nodiscard]] std::string faults_json() const {
    return detail::text(gfxhub_local_hub_faults_json(hub_.get()));
  }

  /// The base address for clients: `http://127.0.0.1:8080`.
  [[nodiscard]] std::string url() const { return detail::text(gfxhub_local_hub_url(hub_.get())); }
  /// The port that it listens at.
  [[nodiscard]] std::uint16_t port() const noexcept { return gfxhub_local_hub_port(hub_.get()); }
  /// What control calls (under `/_control/`) must carry in `X-Control-Token`.
  [[nodiscard]] std::string token() const {
    return detail::text(gfxhub_local_hub_token(hub_.get()));
  }
  /// What the hub has done since the effect of this number, as a JSON array, oldest first.
  [[nodiscard]] std::string journal_json(std::uint64_t after = 0) const {
    return detail::text(gfxhub_local_hub_journal_json(hub_.get(), after));
  }
  /// The requests that came after the one of this number, as a JSON array, oldest first. Reads,
  /// refused ones and those in progress are among them, control calls are not; the newest 10,000
  /// are kept. `docs/simulator.md` says what an entry holds.
  [[nodiscard]] std::string requests_json(std::uint64_t after = 0) const {
    return detail::text(gfxhub_local_hub_requests_json(hub_.get(), after));
  }
  /// How many requests gave way to newer ones, since the start or the last reset.
  [[nodiscard]] std::uint64_t requests_dropped() const noexcept {
    return gfxhub_local_hub_requests_dropped(hub_.get());
  }

 private:
  static constexpr const char* NEGATIVE = "a time is 0 or more";

  static std::uint64_t count(std::chrono::milliseconds time) noexcept {
    return static_cast<std::uint64_t>(time.count());
  }

  /// What came of a call that reports its error as text.
  template <class Call>
  [[nodiscard]] static Result<void> outcome(Call call) {
    gfxhub_local_hub_text* error = nullptr;
    const gfxhub_status status = call(&error);
    return status == GFXHUB_STATUS_OK ? Result<void>()
                                      : Result<void>(detail::error_of(status, error, nullptr));
  }

  explicit LocalHub(std::shared_ptr<gfxhub_local_hub> hub) : hub_(std::move(hub)) {}

  std::shared_ptr<gfxhub_local_hub> hub_;
};

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
