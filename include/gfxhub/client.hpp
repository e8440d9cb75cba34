// The client of one hub.
#ifndef GFXHUB_CLIENT_HPP
#define GFXHUB_CLIENT_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "../gfxhub.h"
#include "call.hpp"
#include "client_options.hpp"
#include "gen/groups.hpp"
#include "gen/namespace.hpp"
#include "live.hpp"
#include "pending.hpp"
#include "response.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// A client of one hub. It may be used from any number of threads at once; calls block until they
/// are answered or their time is up. Copies share settings and connections and cost next to
/// nothing; the last one closes the client, unless it has a live session.
///
/// A client that was moved from refuses every call.
class Client : public detail::Groups {
 public:
#if GFXHUB_EXCEPTIONS
  /// A client of the hub at this address, `http://10.0.0.5` or `https://hub.example:8443/site`.
  /// Nothing is sent.
  ///
  /// @throws Error of `ErrorKind::Invalid` where the address or a setting makes no sense.
  explicit Client(std::string_view base_url, const ClientOptions& options = {})
      : Client(try_create(base_url, options).value()) {}

  /// Opens a session that sends the newest values of properties that change all the time: of a
  /// fader, a tracker, a render thread. Nothing is sent yet. The session keeps the client open.
  ///
  /// @throws Error of `ErrorKind::Invalid` for an option that cannot be, and of
  /// `ErrorKind::Closed`.
  [[nodiscard]] LiveSession live(const LiveOptions& options = {}) const {
    return try_live(options).value();
  }
  /// Calls an operation by its name (`engines.get`), with its arguments as one JSON object in wire
  /// names and `body` for the body.
  ///
  /// @throws Error of any kind that a call can have.
  InvokeResult invoke(
      std::string_view operation, std::string_view arguments_json = "{}",
      const CallOptions& options = {}) const {
    return try_invoke(operation, arguments_json, options).value();
  }
  /// Sends a raw request to any path on the hub. `path` begins with `/` and is
  /// percent-encoded already; `body` is JSON. It is never sent again unless it is a GET. A response
  /// that is not 2xx is an error that keeps status and body.
  ///
  /// @throws Error of any kind that a call can have.
  Response request(
      std::string_view method, std::string_view path,
      std::optional<std::string_view> body = std::nullopt, const CallOptions& options = {}) const {
    return try_request(method, path, body, options).value();
  }
#endif

  /// A client of the hub at this address, without exceptions.
  [[nodiscard]] static Result<Client> try_create(
      std::string_view base_url, const ClientOptions& options = {}) {
    const detail::Settings settings(options);
    if (settings.refused()) {
      return *settings.refused();
    }
    if (!detail::is_whole(base_url)) {
      return detail::refusal("", "baseUrl", detail::not_whole);
    }
    gfxhub_client* client = nullptr;
    gfxhub_error* error = nullptr;
    const gfxhub_status status = gfxhub_client_new_abi(
        GFXHUB_ABI_VERSION, std::string(base_url).c_str(), settings.get(), &client, &error);
    if (status != GFXHUB_STATUS_OK) {
      return detail::error_of(status, error);
    }
    return Client(std::shared_ptr<const gfxhub_client>(client, gfxhub_client_free));
  }

  /// `live` without exceptions.
  [[nodiscard]] Result<LiveSession> try_live(const LiveOptions& options = {}) const {
    return detail::open_live(handle(), options);
  }
  /// `invoke` without exceptions.
  [[nodiscard]] Result<InvokeResult> try_invoke(
      std::string_view operation, std::string_view arguments_json = "{}",
      const CallOptions& options = {}) const {
    detail::Call call("", options);
    call.validate("operation", operation);
    call.validate("arguments", arguments_json);
    // The C interface takes texts with a zero behind them.
    const std::string name(operation), arguments(arguments_json);
    return call.give(
        gfxhub_invoked_free,
        [&](gfxhub_invoked** out, gfxhub_error** error) {
          return gfxhub_invoke(
              handle(), name.c_str(), arguments.c_str(), call.options(), out, error);
        },
        [](const std::shared_ptr<const gfxhub_invoked>& from) { return InvokeResult(from); });
  }

  /// `request` without exceptions.
  [[nodiscard]] Result<Response> try_request(
      std::string_view method, std::string_view path,
      std::optional<std::string_view> body = std::nullopt, const CallOptions& options = {}) const {
    detail::Call call("request", options);
    call.validate("method", method);
    call.validate("path", path);
    call.validate("body", body.value_or(std::string_view()));
    const std::string verb(method), target(path), content(body.value_or(std::string_view()));
    return call.give(
        gfxhub_response_free,
        [&](gfxhub_response** out, gfxhub_error** error) {
          return gfxhub_request(
              handle(), verb.c_str(), target.c_str(), body ? content.c_str() : nullptr,
              call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_response> from) { return Response(std::move(from)); });
  }

  /// Has a thread of the client run a callable, and returns at once. It is given a client for its
  /// calls, and what it returns is the result of the `Pending`; a `Result` is taken apart.
  ///
  /// ```cpp
  /// auto pending = hub.submit([](gfxhub::Client& hub) {
  ///   return hub.playout().trigger_button(1, 2, "in");
  /// });
  /// pending.get();
  /// ```
  ///
  /// The time limit counts from now on and is that of all that the callable does with this client,
  /// the wait for a thread included: a call that expires in the queue ends there and is never sent.
  /// A client has 32 threads for what writes and 32 for what reads, started when they are needed;
  /// more calls wait, first in, first out. This goes to those for what writes, whatever it does.
  ///
  /// Where the call cannot be submitted, its result says so.
  template <class Callable>
  auto submit(Callable call, const CallOptions& options = {}) const {
    const detail::NoCallback none;
    return detail::submit<Client>(handle(), false, std::move(call), none, options);
  }
  /// The same with a callback, which is given the `Result` on the thread of the call. What it
  /// throws ends there.
  template <
      class Callable, class Callback,
      class = std::enable_if_t<!std::is_convertible_v<Callback, CallOptions>>>
  auto submit(Callable call, Callback callback, const CallOptions& options = {}) const {
    return detail::submit<Client>(handle(), false, std::move(call), std::move(callback), options);
  }
  /// `submit` for calls that only read, on the threads for these, so that no command waits for
  /// them. One that may change something is refused as `ErrorKind::Invalid`.
  template <class Callable>
  auto submit_read(Callable call, const CallOptions& options = {}) const {
    const detail::NoCallback none;
    return detail::submit<Client>(handle(), true, std::move(call), none, options);
  }
  /// The same with a callback.
  template <
      class Callable, class Callback,
      class = std::enable_if_t<!std::is_convertible_v<Callback, CallOptions>>>
  auto submit_read(Callable call, Callback callback, const CallOptions& options = {}) const {
    return detail::submit<Client>(handle(), true, std::move(call), std::move(callback), options);
  }

  /// Closes this client and its copies: calls in progress on other threads end as
  /// `ErrorKind::Cancelled`, as by a token; later ones are refused with `ErrorKind::Closed`, and
  /// nothing is sent. Of submitted calls those that wait end as `ErrorKind::Closed`, and it returns
  /// when no callable and no callback of one runs any more, unless it is called by one. It waits
  /// for nobody else.
  void close() const noexcept { gfxhub_client_close(handle()); }
  /// Whether it has been closed, or was moved from.
  [[nodiscard]] bool is_closed() const noexcept { return gfxhub_client_is_closed(handle()); }

 private:
  template <class Hub, class T, class Callable, class Callback>
  friend class detail::Submission;

  using Groups::Groups;

  /// The client that a submitted callable is lent.
  static Client share(const gfxhub_client* lent) {
    return Client(
        std::shared_ptr<const gfxhub_client>(gfxhub_client_clone(lent), gfxhub_client_free));
  }
};

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
