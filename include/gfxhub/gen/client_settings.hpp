// Written by cargo xtask generate; do not edit.
// The settings of a client.
#ifndef GFXHUB_GEN_CLIENT_SETTINGS_HPP
#define GFXHUB_GEN_CLIENT_SETTINGS_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "../../gfxhub.h"
#include "../event.hpp"
#include "namespace.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// Settings of a client; what is not given is left as the library has it.
struct ClientOptions {
  /// The API key, for hubs that ask for one. It is sent as `X-API-Key` and shown nowhere: where a
  /// hub repeats it, `***` stands in errors and events. It has at least 4 characters.
  std::optional<std::string> api_key{};
  /// Headers for every request, for a reverse proxy in front of the hub, say. The same name again
  /// replaces the value. Headers that the client sets itself are refused. A value whose header is
  /// named like a secret (`Authorization`, `Cookie`, `X-Auth-Token` …) is shown nowhere and has
  /// at least 4 characters. So is what stands after `Bearer` or `Basic` in it, the password of
  /// `Basic`, and each value of a cookie, where these have as many.
  std::vector<std::pair<std::string, std::string>> headers{};
  /// The time that a whole call may take, with every attempt and the waits between them.
  ///
  /// Default: 10 s. At least 1 ms. At most 24 h.
  std::optional<std::chrono::milliseconds> timeout{};
  /// The time that looking up the host's name may take.
  ///
  /// Default: 2 s. At least 1 ms. At most 24 h.
  std::optional<std::chrono::milliseconds> resolve_timeout{};
  /// The time that making a connection may take, TLS included.
  ///
  /// Default: 2 s. At least 1 ms. At most 24 h.
  std::optional<std::chrono::milliseconds> connect_timeout{};
  /// The time that sending the head of a request may take, and again its body.
  ///
  /// Default: 5 s. At least 1 ms. At most 24 h.
  std::optional<std::chrono::milliseconds> send_timeout{};
  /// The time that the hub may take from the end of the request to the end of the head of its
  /// response. Unless set, only the limit of the whole call holds.
  ///
  /// At least 1 ms. At most 24 h.
  std::optional<std::chrono::milliseconds> response_timeout{};
  /// The time that the body of a response may take. Unless set, only the limit of the whole call
  /// holds.
  ///
  /// At least 1 ms. At most 24 h.
  std::optional<std::chrono::milliseconds> body_timeout{};
  /// A PEM file of CA certificates to trust in place of the built-in roots. It is read when the
  /// client is made. Verification cannot be switched off.
  std::optional<std::string> ca_file{};
  /// The same as the CA file, as the text of such a file. One of the two can be given.
  std::optional<std::string> ca_pem{};
  /// Whether to trust the CA certificates of the operating system in place of the built-in roots:
  /// for hubs whose certificate is signed by an authority of the organisation that its computers
  /// trust. They are read when the client is made; on Linux, `SSL_CERT_FILE` and `SSL_CERT_DIR`
  /// name others. Not together with a CA file.
  std::optional<bool> system_roots{};
  /// A PEM file of the certificate that the client shows to a hub that asks for one, with the
  /// certificates between it and its authority. It needs the file of its key as well.
  std::optional<std::string> client_cert_file{};
  /// A PEM file of the private key of the client's certificate, without a passphrase.
  std::optional<std::string> client_key_file{};
  /// A proxy to go through, as `http://proxy:3128`, with `user:password@` before the host where it
  /// asks for them. The proxy must allow `CONNECT`. The environment's proxies are not used.
  std::optional<std::string> proxy{};
  /// How many idle connections are kept for reads and absolute sets.
  ///
  /// Default: 32. At least 1. At most 1024.
  std::optional<std::uint64_t> max_idle_connections{};
  /// How many connections a batch may use at once. They are opened as they are needed, and kept as
  /// idle ones.
  ///
  /// Default: 32. At least 1. At most 64.
  std::optional<std::uint64_t> max_batch_connections{};
  /// How often a call may be tried in all; 1 disables retries. What must not run twice is never
  /// sent twice, whatever this says.
  ///
  /// Default: 3. At least 1. At most 3.
  std::optional<std::uint64_t> max_attempts{};
  /// The largest body of a response that is accepted. What is decoded of it may take 16 times as
  /// much memory as the body itself has bytes, and 8 MiB; more is refused as too large as well.
  /// What hubs send takes 2 to 7 times as much.
  ///
  /// Default: 64 MiB. At least 1 byte.
  std::optional<std::uint64_t> max_response_bytes{};
  /// The `User-Agent` of every request. Unless set, it is `gfxhub/` and the version.
  std::optional<std::string> user_agent{};
  /// A function that is called after each attempt, on the thread of the call. Calls on many threads call
  /// it on many threads at once. What it throws is caught.
  OnEvent on_event{};
};

namespace detail {

/// Hands over the settings that are one value each.
template <class To>
void hand_over(const ClientOptions& options, To& to) {
  to.set("apiKey", options.api_key,
         gfxhub_client_options_set_api_key);
  to.set("timeout", options.timeout,
         gfxhub_client_options_set_timeout_ms);
  to.set("resolveTimeout", options.resolve_timeout,
         gfxhub_client_options_set_resolve_timeout_ms);
  to.set("connectTimeout", options.connect_timeout,
         gfxhub_client_options_set_connect_timeout_ms);
  to.set("sendTimeout", options.send_timeout,
         gfxhub_client_options_set_send_timeout_ms);
  to.set("responseTimeout", options.response_timeout,
         gfxhub_client_options_set_response_timeout_ms);
  to.set("bodyTimeout", options.body_timeout,
         gfxhub_client_options_set_body_timeout_ms);
  to.set("caFile", options.ca_file,
         gfxhub_client_options_set_ca_file);
  to.set("caPem", options.ca_pem,
         gfxhub_client_options_set_ca_pem);
  to.set("systemRoots", options.system_roots,
         gfxhub_client_options_set_system_roots);
  to.set("clientCertFile", options.client_cert_file,
         gfxhub_client_options_set_client_cert_file);
  to.set("clientKeyFile", options.client_key_file,
         gfxhub_client_options_set_client_key_file);
  to.set("proxy", options.proxy,
         gfxhub_client_options_set_proxy);
  to.set("maxIdleConnections", options.max_idle_connections,
         gfxhub_client_options_set_max_idle_connections);
  to.set("maxBatchConnections", options.max_batch_connections,
         gfxhub_client_options_set_max_batch_connections);
  to.set("maxAttempts", options.max_attempts,
         gfxhub_client_options_set_max_attempts);
  to.set("maxResponseBytes", options.max_response_bytes,
         gfxhub_client_options_set_max_response_bytes);
  to.set("userAgent", options.user_agent,
         gfxhub_client_options_set_user_agent);
}

}  // namespace detail

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
