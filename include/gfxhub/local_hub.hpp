// Written by cargo xtask generate; do not edit.
// LocalHub: a handle of the library gfxhub_local_hub, for tests. `gfxhub.hpp` does not include
// it. With CMake, find_package(gfxhub COMPONENTS local_hub) gives the target
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

/// Returns a copy of a text that the library returned, and frees the text.
inline std::string text(gfxhub_local_hub_text* owned) {
  const std::unique_ptr<gfxhub_local_hub_text, decltype(&gfxhub_local_hub_text_free)> held(
      owned, gfxhub_local_hub_text_free);
  return text(gfxhub_local_hub_text_str(held.get()));
}

/// Returns the error for a status and its message. `argument` names the refused argument.
inline Error error_of(gfxhub_status status, gfxhub_local_hub_text* why, const char* argument) {
  Error::Facts facts;
  facts.kind = static_cast<ErrorKind>(status);
  facts.message = text(why);
  if (facts.message.empty()) {
    facts.message = "gfxhub: the library failed and there was no memory to say more";
  }
  if (argument != nullptr && facts.kind == ErrorKind::Invalid) {
    facts.argument = argument;
  }
  return Error(std::move(facts));
}

}  // namespace detail

/// Options of a hub simulator. By default, the hub has the demo show, listens on a free loopback
/// port, runs in real time, behaves like the specification, requires no API key and has a license.
struct LocalHubOptions {
  /// Port to listen on; 0, the default, selects a free one.
  std::uint16_t port = 0;
  /// The show that the hub holds when it starts; the demo show by default.
  std::optional<std::string> show_json{};
  /// File that keeps all changes, even if the process is killed. Created if it is missing.
  std::optional<std::string> store{};
  /// Version of the REST interface that the hub simulates: `1.0`, `1.6` or `2.1`; 1.6 by default.
  std::optional<std::string> profile{};
  /// API key that every request of the REST interface must contain; none is required by default.
  std::optional<std::string> api_key{};
  /// Origins whose pages may call the operations from a browser, `http://localhost:3000` for
  /// example, in addition to the hub's own page. Of all pages, only the hub's own page may make
  /// control calls.
  std::vector<std::string> allowed_origins{};
  /// Scenario of faults to inject from the start; none by default (`set_faults_json` replaces it
  /// later).
  std::optional<std::string> faults_json{};
  /// Clock of the hub: `real`, the default, or `manual`, whose time stands still until it is
  /// advanced (`advance`).
  bool manual_clock = false;
  /// Time that the hub takes for each call. By default, a call takes only the time that the
  /// simulator needs. Calls on one connection run one after the other, and calls on different
  /// connections at the same time. A hub with a time above the maximum does not start.
  ///
  /// At most 10 s.
  std::chrono::milliseconds service_time{0};
  /// Address to listen on: `127.0.0.1`, the default, which only this machine can reach; `0.0.0.0`
  /// lets other machines connect.
  std::optional<std::string> host{};
  /// Token that the calls under `/_control/` must carry in `X-Control-Token`; random by default.
  std::optional<std::string> token{};
  /// Further names that the `Host` header may have, in addition to loopback and the address that
  /// the hub listens on.
  std::vector<std::string> allowed_hosts{};
  /// License of the hub for its REST interface. `true`, the default: the hub has a license.
  /// `false`: it has none, and responds with 403 to every request of this interface. A status from
  /// 400 to 599 replaces 403; an object with `status` and `body`, a text, replaces the response.
  std::optional<std::string> license_json{};
};

/// Counts of the requests with one `X-Request-Id`, and of their effects.
struct RequestStats {
  /// Number of requests whose head was read, with or without a response.
  std::uint64_t requests = 0;
  /// Number of effects of these requests.
  std::uint64_t effects = 0;
};

/// A hub simulator that runs within this process until it is stopped or dropped.
///
/// Copies are the same hub. The end of the last one stops it: requests in progress get 200 ms to
/// finish. It may be used from any number of threads at once.
class LocalHub {
 public:
#if GFXHUB_EXCEPTIONS
  /// Starts a hub, which accepts requests once this returns.
  ///
  /// @throws Error of `ErrorKind::Invalid` for an invalid option; for a show, the message names the
  /// line and column, or each wrong field; of `ErrorKind::Io` if the address cannot be used, or the
  /// store does not match the show.
  explicit LocalHub(const LocalHubOptions& options = {}) : LocalHub(try_start(options).value()) {}

  /// Advances a manual clock.
  ///
  /// @param by Time to advance it by.
  /// @throws Error of `ErrorKind::Invalid` for a clock of real time.
  void advance(std::chrono::milliseconds by) const { try_advance(by).value(); }

  /// Replaces the fault scenario by this one, which is JSON text such as `{"seed": 7, "faults":
  /// [{"fault": "reset", "after": "effect", "operation": "playout.*"}]}`. All counts start at zero,
  /// including that of connections. `GET /_control/faults` lists the kinds of faults, and the
  /// selectors by which a rule selects calls and connections.
  ///
  /// @param json The scenario.
  /// @throws Error of `ErrorKind::Invalid` for an invalid scenario, with the place in the JSON; the
  /// previous scenario stays.
  void set_faults_json(const std::string& json) const { try_set_faults_json(json).value(); }

  /// Counts of the requests with this `X-Request-Id`, and of their effects. Both are 0 if the hub
  /// received no such request. Counts are kept for the newest 100,000 ids, of which only the first
  /// 128 characters are compared. Control calls are not counted.
  ///
  /// @param request_id The value of the header.
  /// @throws Error of `ErrorKind::Invalid` for a text that is not UTF-8.
  [[nodiscard]] RequestStats request_stats(const std::string& request_id) const {
    return try_request_stats(request_id).value();
  }

  /// Resets the hub to its initial show. Empties the journal, the log of requests and the counts of
  /// requests. The numbers of effects and requests continue. The clock and the faults stay as they
  /// are.
  ///
  /// @throws Error of `ErrorKind::Invalid` for a hub with a store, which keeps what was
  /// acknowledged; nothing is changed.
  void reset() const { try_reset().value(); }

  /// Sets the time that the hub takes for each call from now on. A time such as 2 ms shows how a
  /// program with many calls behaves with a hub that does not respond instantly.
  ///
  /// @param time The time, 10 s at most.
  /// @throws Error of `ErrorKind::Invalid` for more than 10 s.
  void set_service_time(std::chrono::milliseconds time) const {
    try_set_service_time(time).value();
  }

  /// Disconnects an engine until it is restarted. Its status is `disconnected`, its instances and
  /// nodes are not listed, and nothing can be loaded or started on it. The engine keeps its values
  /// and its running renderers.
  ///
  /// @param engine_id Number of the engine.
  /// @throws Error of `ErrorKind::Invalid` for an engine that the show does not have.
  void disconnect_engine(std::int64_t engine_id) const { try_disconnect_engine(engine_id).value(); }

  /// Restarts an engine, as after a crash of its machine. Its running renderers end, and its values
  /// are again those of the show and of the state that it has loaded.
  ///
  /// @param engine_id Number of the engine.
  /// @param away Time for which the engine is disconnected, on the hub's clock.
  /// @param empty Time for which the engine then has no nodes, on the hub's clock.
  /// @throws Error of `ErrorKind::Invalid` for an engine that the show does not have.
  void restart_engine(
      std::int64_t engine_id, std::chrono::milliseconds away = {},
      std::chrono::milliseconds empty = {}) const {
    try_restart_engine(engine_id, away, empty).value();
  }

  /// Restarts the hub as if its process had been killed. All connections are closed immediately.
  /// The hub does not listen for the given time, and then accepts requests again on the same port.
  /// A hub with a store keeps the changes that it acknowledged; any other hub has its initial show
  /// again. The journal, the log of requests, the clock and the faults are kept. Blocks until the
  /// hub listens again.
  ///
  /// @param down Time until the hub listens again.
  /// @throws Error of `ErrorKind::Io` if the hub was stopped before, or if another program has
  /// taken the port meanwhile, which stops the hub.
  void restart(std::chrono::milliseconds down = {}) const { try_restart(down).value(); }
#endif

  /// Starts a hub, without exceptions.
  [[nodiscard]] static Result<LocalHub> try_start(const LocalHubOptions& options = {}) {
    const std::unique_ptr<gfxhub_local_hub_options, decltype(&gfxhub_local_hub_options_free)> to(
        gfxhub_local_hub_options_new(), gfxhub_local_hub_options_free);
    std::optional<Error> broken;
    // Name of the option that is refused at the start, unless another one is refused here.
    const char* refused = nullptr;
    if (options.service_time.count() < 0) {
      return detail::refusal("", "serviceTime", detail::negative_time);
    }
    refused = "serviceTime";
    static_cast<void>(
        gfxhub_local_hub_options_set_service_time_ms(to.get(), count(options.service_time)));
    const auto set = [&](const char* name, const std::optional<std::string>& text, auto setter) {
      if (text && !detail::is_whole(*text)) {
        broken = detail::refusal("", name, detail::not_whole);
      } else if (text && setter(to.get(), text->c_str()) != GFXHUB_STATUS_OK) {
        refused = name;
      }
    };
    static_cast<void>(gfxhub_local_hub_options_set_port(to.get(), options.port));
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
    static_cast<void>(gfxhub_local_hub_options_set_manual_clock(to.get(), options.manual_clock));
    set("host", options.host, gfxhub_local_hub_options_set_host);
    set("token", options.token, gfxhub_local_hub_options_set_token);
    for (const std::string& host : options.allowed_hosts) {
      set("allowedHosts", host, gfxhub_local_hub_options_allow_host);
    }
    set("license", options.license_json, [](gfxhub_local_hub_options* all, const char* json) {
      return gfxhub_local_hub_options_set_license_json(all, json, nullptr);
    });
    if (broken) {
      return *broken;
    }
    gfxhub_local_hub* handle = nullptr;
    gfxhub_local_hub_text* error = nullptr;
    const gfxhub_status status = gfxhub_local_hub_start(to.get(), &handle, &error);
    if (status != GFXHUB_STATUS_OK) {
      return detail::error_of(status, error, refused);
    }
    return LocalHub(std::shared_ptr<gfxhub_local_hub>(handle, gfxhub_local_hub_free));
  }

  /// Base address for clients, such as `http://127.0.0.1:8080`.
  [[nodiscard]] std::string url() const {
    return detail::text(gfxhub_local_hub_url(handle_.get()));
  }

  /// Port that the hub listens on.
  [[nodiscard]] std::uint16_t port() const noexcept { return gfxhub_local_hub_port(handle_.get()); }

  /// Token that control calls, under `/_control/`, must carry in `X-Control-Token`.
  [[nodiscard]] std::string token() const {
    return detail::text(gfxhub_local_hub_token(handle_.get()));
  }

  /// Effects so far, oldest first. Only the newest 100,000 are kept, and fewer if they take more
  /// than 64 MiB.
  ///
  /// Entries after this number, as a JSON array.
  [[nodiscard]] std::string journal_json(std::uint64_t after = 0) const {
    return detail::text(gfxhub_local_hub_journal_json(handle_.get(), after));
  }

  /// Requests so far, oldest first, including reads, refused ones and those in progress, but not
  /// control calls (under `/_control/`). Only the newest 10,000 are kept.
  ///
  /// Entries after this number, as a JSON array.
  [[nodiscard]] std::string requests_json(std::uint64_t after = 0) const {
    return detail::text(gfxhub_local_hub_requests_json(handle_.get(), after));
  }

  /// Number of requests dropped from the log to make room for newer ones, since the start or the
  /// last reset.
  [[nodiscard]] std::uint64_t requests_dropped() const noexcept {
    return gfxhub_local_hub_requests_dropped(handle_.get());
  }

  /// `advance` without exceptions.
  [[nodiscard]] Result<void> try_advance(std::chrono::milliseconds by) const {
    if (by.count() < 0) {
      return detail::refusal("", "by", detail::negative_time);
    }
    if (gfxhub_local_hub_advance_ms(handle_.get(), count(by)) != GFXHUB_STATUS_OK) {
      return detail::refusal("", "clock", "it is refused for a clock of real time");
    }
    return {};
  }

  /// `set_faults_json` without exceptions.
  [[nodiscard]] Result<void> try_set_faults_json(const std::string& json) const {
    if (!detail::is_whole(json)) {
      return detail::refusal("", "faults", detail::not_whole);
    }
    gfxhub_local_hub_text* error = nullptr;
    const gfxhub_status status =
        gfxhub_local_hub_set_faults_json(handle_.get(), json.c_str(), &error);
    return outcome(status, error, "faults");
  }

  /// Removes all faults. Those in progress continue.
  void clear_faults() const noexcept { gfxhub_local_hub_clear_faults(handle_.get()); }

  /// Number of times that faults of the scenario have been injected since it was set.
  [[nodiscard]] std::uint64_t faults_triggered() const noexcept {
    return gfxhub_local_hub_faults_triggered(handle_.get());
  }

  /// The fault scenario as JSON. In each rule, `seen` is the number of calls or connections that it
  /// matched, and `struck` the number of those into which it injected its fault.
  [[nodiscard]] std::string faults_json() const {
    return detail::text(gfxhub_local_hub_faults_json(handle_.get()));
  }

  /// `request_stats` without exceptions.
  [[nodiscard]] Result<RequestStats> try_request_stats(const std::string& request_id) const {
    if (!detail::is_whole(request_id)) {
      return detail::refusal("", "requestId", detail::not_whole);
    }
    gfxhub_request_stats out{};
    if (gfxhub_local_hub_request_stats(handle_.get(), request_id.c_str(), &out) !=
        GFXHUB_STATUS_OK) {
      return detail::refusal("", "requestId", detail::not_text);
    }
    return RequestStats{out.requests, out.effects};
  }

  /// `reset` without exceptions.
  [[nodiscard]] Result<void> try_reset() const {
    gfxhub_local_hub_text* error = nullptr;
    const gfxhub_status status = gfxhub_local_hub_reset(handle_.get(), &error);
    return outcome(status, error, nullptr);
  }

  /// Time that each call takes.
  [[nodiscard]] std::chrono::milliseconds service_time() const noexcept {
    return std::chrono::milliseconds(gfxhub_local_hub_service_time_ms(handle_.get()));
  }

  /// `set_service_time` without exceptions.
  [[nodiscard]] Result<void> try_set_service_time(std::chrono::milliseconds time) const {
    if (time.count() < 0) {
      return detail::refusal("", "time", detail::negative_time);
    }
    gfxhub_local_hub_text* error = nullptr;
    const gfxhub_status status =
        gfxhub_local_hub_set_service_time_ms(handle_.get(), count(time), &error);
    return outcome(status, error, nullptr);
  }

  /// `disconnect_engine` without exceptions.
  [[nodiscard]] Result<void> try_disconnect_engine(std::int64_t engine_id) const {
    gfxhub_local_hub_text* error = nullptr;
    const gfxhub_status status =
        gfxhub_local_hub_disconnect_engine(handle_.get(), engine_id, &error);
    return outcome(status, error, nullptr);
  }

  /// `restart_engine` without exceptions.
  [[nodiscard]] Result<void> try_restart_engine(
      std::int64_t engine_id, std::chrono::milliseconds away = {},
      std::chrono::milliseconds empty = {}) const {
    if (away.count() < 0) {
      return detail::refusal("", "away", detail::negative_time);
    }
    if (empty.count() < 0) {
      return detail::refusal("", "empty", detail::negative_time);
    }
    gfxhub_local_hub_text* error = nullptr;
    const gfxhub_status status = gfxhub_local_hub_restart_engine(
        handle_.get(), engine_id, count(away), count(empty), &error);
    return outcome(status, error, nullptr);
  }

  /// `restart` without exceptions.
  [[nodiscard]] Result<void> try_restart(std::chrono::milliseconds down = {}) const {
    if (down.count() < 0) {
      return detail::refusal("", "down", detail::negative_time);
    }
    gfxhub_local_hub_text* error = nullptr;
    const gfxhub_status status = gfxhub_local_hub_restart(handle_.get(), count(down), &error);
    return outcome(status, error, nullptr);
  }

 private:
  static std::uint64_t count(std::chrono::milliseconds time) noexcept {
    return static_cast<std::uint64_t>(time.count());
  }

  /// The outcome of a call that reports its error as text.
  [[nodiscard]] static Result<void> outcome(
      gfxhub_status status, gfxhub_local_hub_text* error, const char* argument) {
    return status == GFXHUB_STATUS_OK ? Result<void>()
                                      : Result<void>(detail::error_of(status, error, argument));
  }

  explicit LocalHub(std::shared_ptr<gfxhub_local_hub> handle) : handle_(std::move(handle)) {}

  std::shared_ptr<gfxhub_local_hub> handle_;
};

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
