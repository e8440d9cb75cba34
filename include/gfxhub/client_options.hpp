// The settings of a client.
#ifndef GFXHUB_CLIENT_OPTIONS_HPP
#define GFXHUB_CLIENT_OPTIONS_HPP

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "../gfxhub.h"
#include "event.hpp"
#include "fault.hpp"

namespace gfxhub {

/// Settings of a client; what is not given is left as the library has it.
struct ClientOptions {
  /// The API key, for hubs that ask for one, of 4 characters at least. It is shown nowhere.
  std::optional<std::string> api_key;
  /// Headers for every request, for what stands between here and the hub. A value whose header is
  /// named like a secret (`Authorization`, `Cookie` …) is shown nowhere; it has 4 characters at least.
  std::vector<std::pair<std::string, std::string>> headers;
  /// The time that a whole call may take: 10 seconds unless set.
  std::optional<std::chrono::milliseconds> timeout;
  /// The time that looking up the host's name may take: 2 seconds unless set.
  std::optional<std::chrono::milliseconds> resolve_timeout;
  /// The time that making a connection may take, TLS included: 2 seconds unless set.
  std::optional<std::chrono::milliseconds> connect_timeout;
  /// The time that sending the head of a request may take, and again its body: 5 seconds unless
  /// set.
  std::optional<std::chrono::milliseconds> send_timeout;
  /// The time that the hub may take from the end of the request to the end of its answer's head.
  /// Only the limit of the whole call holds unless set.
  std::optional<std::chrono::milliseconds> response_timeout;
  /// The time that the body of an answer may take. Only the limit of the whole call holds unless
  /// set.
  std::optional<std::chrono::milliseconds> body_timeout;
  /// A file of certificates (PEM) of the authorities that vouch for the hub, which alone are
  /// trusted then. Verification cannot be switched off.
  std::optional<std::string> ca_file;
  /// A proxy to go through, as `http://proxy:3128`. The environment's proxies are not used.
  std::optional<std::string> proxy;
  /// How many idle connections are kept for reads and absolute sets: 16 unless set.
  std::optional<std::uint64_t> max_connections;
  /// How often a call may be tried in all, from 1 to 3: 3 unless set, and 1 is never again. What
  /// must not run twice is never sent twice, whatever this says.
  std::optional<std::uint64_t> attempts;
  /// The largest body of an answer that is accepted, in bytes: 64 MiB unless set.
  std::optional<std::uint64_t> max_body;
  /// The `User-Agent` of every request: `gfxhub/` and the version unless set.
  std::optional<std::string> user_agent;
  /// A function that is told of each attempt, on the thread of the call. Calls on many threads call
  /// it on many threads at once. What it throws is caught.
  OnEvent on_event;
};

namespace detail {

/// The settings as the C interface takes them.
class Settings {
 public:
  explicit Settings(const ClientOptions& options) {
    set("apiKey", options.api_key, gfxhub_client_options_set_api_key);
    for (const auto& [name, value] : options.headers) {
      const bool whole = is_whole(name) && is_whole(value);
      note(
          name, whole ? gfxhub_client_options_set_header(handle_.get(), name.c_str(), value.c_str())
                      : GFXHUB_STATUS_INVALID);
    }
    set("timeout", options.timeout, gfxhub_client_options_set_timeout_ms);
    set("resolveTimeout", options.resolve_timeout, gfxhub_client_options_set_resolve_timeout_ms);
    set("connectTimeout", options.connect_timeout, gfxhub_client_options_set_connect_timeout_ms);
    set("sendTimeout", options.send_timeout, gfxhub_client_options_set_send_timeout_ms);
    set("responseTimeout", options.response_timeout, gfxhub_client_options_set_response_timeout_ms);
    set("bodyTimeout", options.body_timeout, gfxhub_client_options_set_body_timeout_ms);
    set("caFile", options.ca_file, gfxhub_client_options_set_ca_file);
    set("proxy", options.proxy, gfxhub_client_options_set_proxy);
    set("maxConnections", options.max_connections, gfxhub_client_options_set_max_connections);
    set("attempts", options.attempts, gfxhub_client_options_set_attempts);
    set("maxBody", options.max_body, gfxhub_client_options_set_max_body);
    set("userAgent", options.user_agent, gfxhub_client_options_set_user_agent);
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

 private:
  using Handle = gfxhub_client_options;

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
  void note(const std::string& name, gfxhub_status status) {
    if (status != GFXHUB_STATUS_OK && !refused_) {
      refused_ = refusal("", name, "it is not UTF-8, or has a zero byte in it");
    }
  }

  std::unique_ptr<Handle, decltype(&gfxhub_client_options_free)> handle_{
      gfxhub_client_options_new(), gfxhub_client_options_free};
  std::optional<Error> refused_;
};

}  // namespace detail

}  // namespace gfxhub

#endif
