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
/// A moved-from client refuses every call.
class Client : public detail::Groups {
 public:
#if GFXHUB_EXCEPTIONS
  /// Creates a client of the hub at this address, such as `http://10.0.0.5` or
  /// `https://hub.example:8443/site`. Nothing is sent.
  ///
  /// @throws Error of `ErrorKind::Invalid` if the address or a setting is invalid.
  explicit Client(std::string_view base_url, const ClientOptions& options = {})
      : Client(try_create(base_url, options).value()) {}

  /// Opens a session that sends the newest values of properties that change all the time: of a
  /// fader, a tracker, a render thread. Nothing is sent yet. The session keeps the client open.
  ///
  /// @throws Error of `ErrorKind::Invalid` for an invalid option, and of `ErrorKind::Closed`.
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
  /// Sends a raw request to any path on the hub. `path` begins with `/` and is percent-encoded
  /// already; `body` is JSON. It is never resent unless it is a GET. A response other than 2xx is
  /// an error with status and body.
  ///
  /// @throws Error of any kind that a call can have.
  Response request(
      std::string_view method, std::string_view path,
      std::optional<std::string_view> body = std::nullopt, const CallOptions& options = {}) const {
    return try_request(method, path, body, options).value();
  }
#endif

  /// Creates a client of the hub at this address, without exceptions.
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
    // The C interface requires a zero after each text.
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

  /// Runs a callable on a thread of the client, and returns at once. The callable receives a client
  /// for its calls, and its return value becomes the result of the `Pending`; from a `Result`, its
  /// value or error.
  ///
  /// ```cpp
  /// auto pending = hub.submit([](gfxhub::Client& hub) {
  ///   return hub.playout().trigger_button(1, 2, "in");
  /// });
  /// pending.get();
  /// ```
  ///
  /// The time limit counts from now on and applies to everything that the callable does with this
  /// client, including the wait for a thread: a call that expires in the queue ends there and is
  /// never sent. A client has 32 threads for calls that write and 32 for those that read, started
  /// when they are needed; more calls wait, first in, first out. This call runs on those that
  /// write, whatever it does.
  ///
  /// If the call cannot be submitted, its result has the error.
  template <class Callable>
  auto submit(Callable call, const CallOptions& options = {}) const {
    const detail::NoCallback none;
    return detail::submit<Client>(handle(), false, std::move(call), none, options);
  }
  /// Does the same with a callback, which receives the `Result` on the thread of the call.
  /// Exceptions from the callback are ignored.
  template <
      class Callable, class Callback,
      class = std::enable_if_t<!std::is_convertible_v<Callback, CallOptions>>>
  auto submit(Callable call, Callback callback, const CallOptions& options = {}) const {
    return detail::submit<Client>(handle(), false, std::move(call), std::move(callback), options);
  }
  /// Does the same as `submit` for calls that only read, on the threads for these, so that no
  /// command delays them. A call that may change something is refused as `ErrorKind::Invalid`.
  template <class Callable>
  auto submit_read(Callable call, const CallOptions& options = {}) const {
    const detail::NoCallback none;
    return detail::submit<Client>(handle(), true, std::move(call), none, options);
  }
  /// Does the same with a callback.
  template <
      class Callable, class Callback,
      class = std::enable_if_t<!std::is_convertible_v<Callback, CallOptions>>>
  auto submit_read(Callable call, Callback callback, const CallOptions& options = {}) const {
    return detail::submit<Client>(handle(), true, std::move(call), std::move(callback), options);
  }

  /// Closes this client and its copies: calls in progress on other threads end as
  /// `ErrorKind::Cancelled`, as by a token; later ones are refused with `ErrorKind::Closed`, and
  /// nothing is sent. Submitted calls that still wait end as `ErrorKind::Closed`, and this function
  /// returns when no submitted callable or callback runs any more, unless one of them calls it. It
  /// waits for nothing else.
  void close() const noexcept { gfxhub_client_close(handle()); }
  /// Returns true if the client was closed or moved from.
  [[nodiscard]] bool is_closed() const noexcept { return gfxhub_client_is_closed(handle()); }

 private:
  template <class Hub, class T, class Callable, class Callback>
  friend class detail::Submission;

  using Groups::Groups;

  /// Creates the client that a submitted callable receives.
  static Client share(const gfxhub_client* lent) {
    return Client(
        std::shared_ptr<const gfxhub_client>(gfxhub_client_clone(lent), gfxhub_client_free));
  }
};

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
