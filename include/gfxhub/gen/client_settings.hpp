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

/// Settings of a client; those not given keep their defaults.
struct ClientOptions {
  /// API key, for hubs that require one, with at least 4 characters. It is sent as `X-API-Key` and
  /// never shown: errors and events contain `***` where a hub repeats it.
  std::optional<std::string> api_key{};
  /// Headers for every request, for example for a reverse proxy in front of the hub. A repeated
  /// name replaces the value. Headers that the client sets itself are refused. The value of a
  /// header named like a secret (`Authorization`, `Cookie`, `X-Auth-Token` …) is never shown and
  /// needs at least 4 characters. Parts of such a value with at least 4 characters are never shown
  /// either: the token after `Bearer` or `Basic`, the password of `Basic` and each value of a
  /// cookie.
  std::vector<std::pair<std::string, std::string>> headers{};
  /// Time limit of a whole call, including all attempts and the waits between them.
  ///
  /// Default: 10 s. At least 1 ms. At most 24 h.
  std::optional<std::chrono::milliseconds> timeout{};
  /// Time limit for looking up the host name.
  ///
  /// Default: 2 s. At least 1 ms. At most 24 h.
  std::optional<std::chrono::milliseconds> resolve_timeout{};
  /// Time limit for making a connection, including TLS.
  ///
  /// Default: 2 s. At least 1 ms. At most 24 h.
  std::optional<std::chrono::milliseconds> connect_timeout{};
  /// Time limit for sending a request: its head and its body together.
  ///
  /// Default: 5 s. At least 1 ms. At most 24 h.
  std::optional<std::chrono::milliseconds> send_timeout{};
  /// Time limit from the end of the request to the end of the response's head. Unless it is set,
  /// only the limit of the whole call applies.
  ///
  /// At least 1 ms. At most 24 h.
  std::optional<std::chrono::milliseconds> response_timeout{};
  /// Time limit for the body of a response. Unless it is set, only the limit of the whole call
  /// applies.
  ///
  /// At least 1 ms. At most 24 h.
  std::optional<std::chrono::milliseconds> body_timeout{};
  /// PEM file of CA certificates to trust in place of the built-in roots. The file is read when the
  /// client is created. Verification cannot be switched off.
  std::optional<std::string> ca_file{};
  /// PEM content of CA certificates, in place of a CA file. A file and content cannot both be set.
  std::optional<std::string> ca_pem{};
  /// Trusts the CA certificates of the operating system, in place of the built-in roots. This is
  /// for hubs whose certificate is signed by an internal authority that the organisation's
  /// computers trust. The certificates are read when the client is created; on Linux,
  /// `SSL_CERT_FILE` and `SSL_CERT_DIR` select others. Cannot be combined with CA certificates from
  /// a file or as PEM content.
  std::optional<bool> system_roots{};
  /// PEM file of the certificate that the client shows to a hub on request. Intermediate
  /// certificates follow it in the file. The file of the private key must be set too.
  std::optional<std::string> client_cert_file{};
  /// PEM file of the private key of the client's certificate. The key must not have a passphrase.
  std::optional<std::string> client_key_file{};
  /// Proxy for all requests, such as `http://proxy:3128`, with `user:password@` before the host if
  /// the proxy requires them. The proxy must allow `CONNECT`. Proxy settings in the environment are
  /// not used.
  std::optional<std::string> proxy{};
  /// Maximum number of idle connections that are kept for reads and absolute sets.
  ///
  /// Default: 32. At least 1. At most 1024.
  std::optional<std::uint64_t> max_idle_connections{};
  /// Maximum number of connections that a batch uses at once. They are opened as needed, and kept
  /// as idle connections.
  ///
  /// Default: 32. At least 1. At most 64.
  std::optional<std::uint64_t> max_batch_connections{};
  /// Maximum number of attempts of a call; 1 disables retries. A call that must not run twice is
  /// never sent twice, whatever the value.
  ///
  /// Default: 3. At least 1. At most 3.
  std::optional<std::uint64_t> max_attempts{};
  /// Maximum size of a response body. Decoding may use up to 16 times the size of the body, plus 8
  /// MiB; a response that needs more is refused as too large. Responses of hubs use 2 to 7 times
  /// their size.
  ///
  /// Default: 64 MiB. At least 1 byte.
  std::optional<std::uint64_t> max_response_bytes{};
  /// Maximum age of the lists in which names are looked up, for reads and for sets. If it is 0,
  /// every call reads the lists again. A call that acts, such as the press of a button, always
  /// reads the list with the last name of its path again, unless the path was prepared.
  ///
  /// Default: 60 s.
  std::optional<std::chrono::milliseconds> names_max_age{};
  /// After a 404 or a 5xx to a call with ids, searches for an id that does not exist, since an id
  /// may be mistyped. The search reads one or two lists of the hub within the time limit of the
  /// call, for at most 2 s, and at most once a second. The message of the error then says which id
  /// does not exist, and which ids are most similar to it. Kind and effect of the error do not
  /// change. In a batch, the search is made only for the first item that failed. Off unless set,
  /// except in the command.
  std::optional<bool> explain_errors{};
  /// Value of `User-Agent` in every request. Unless set, it is `gfxhub/` and the version.
  std::optional<std::string> user_agent{};
  /// Sends only reads. Any other request is refused as NotArmed, and no permit lifts that.
  std::optional<bool> read_only{};
  /// Acts that need a permit, and without one are refused as NotArmed: `destructive` (calls that
  /// delete, stop, start or load something), `on-air` (these, and all calls that happen on air
  /// once: buttons, functions, sets with a duration or a delay, raw requests other than GET), or a
  /// list of calls, groups and classes, such as `graphs.load@3, playout.*, delete`. With `@` and
  /// the number of an engine, only acts on that engine need a permit. Unless this is set, no act
  /// needs a permit.
  std::optional<std::string> guard{};
  /// Time within which the same act is not sent again, but refused as Repeated: for a button that
  /// is pressed twice by accident. Acts with the same ids and the same body are the same. Sets that
  /// take effect immediately are not counted, as setting a value again changes nothing. With 0, no
  /// act is refused.
  ///
  /// Default: 0 s. At most 60 s.
  std::optional<std::chrono::milliseconds> once_within{};
  /// File in which each act is recorded: one line before it is sent, and one with its outcome. The
  /// process id is added to the name of the file, as in `evening-4711.jsonl` for `evening.jsonl`,
  /// and the clients of a process share the file. After 64 MiB the next file is begun, and the
  /// newest 16 are kept. Headers and secrets are not recorded, but data of rundowns is. A line that
  /// cannot be written is counted, and its call goes on.
  std::optional<std::string> record{};
  /// Records reads as well, with one line each.
  std::optional<bool> record_reads{};
  /// Responses that are recorded, up to 64 KiB each: `none`, `errors` or `all`. Unless set, those
  /// of calls that failed.
  std::optional<std::string> record_responses{};
  /// Writes each line of the record to the disk before the call goes on, so that the line outlasts
  /// a crash of the machine. A recorded call then takes as long as the disk needs, often some
  /// milliseconds. Without this setting, a line outlasts a crash of the process only.
  std::optional<bool> record_sync{};
  /// Function that is called after each attempt, on the thread of the call. Several threads may
  /// call it at the same time. Its exceptions are caught.
  OnEvent on_event{};
};

namespace detail {

/// Passes the settings that consist of one value to the C interface.
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
  to.set("namesMaxAge", options.names_max_age,
         gfxhub_client_options_set_names_max_age_ms);
  to.set("explainErrors", options.explain_errors,
         gfxhub_client_options_set_explain_errors);
  to.set("userAgent", options.user_agent,
         gfxhub_client_options_set_user_agent);
  to.set("readOnly", options.read_only,
         gfxhub_client_options_set_read_only);
  to.set("guard", options.guard,
         gfxhub_client_options_set_guard);
  to.set("onceWithin", options.once_within,
         gfxhub_client_options_set_once_within_ms);
  to.set("record", options.record,
         gfxhub_client_options_set_record);
  to.set("recordReads", options.record_reads,
         gfxhub_client_options_set_record_reads);
  to.set("recordResponses", options.record_responses,
         gfxhub_client_options_set_record_responses);
  to.set("recordSync", options.record_sync,
         gfxhub_client_options_set_record_sync);
}

}  // namespace detail

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
