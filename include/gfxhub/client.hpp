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
#include <vector>

#include "../gfxhub.h"
#include "armed.hpp"
#include "call.hpp"
#include "client_options.hpp"
#include "gen/groups.hpp"
#include "gen/namespace.hpp"
#include "live.hpp"
#include "pending.hpp"
#include "response.hpp"
#include "watch.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

struct GroupMember;

/// A client of one hub. Any number of threads may use it at the same time. Each call blocks until
/// the hub has responded or the time limit has expired. Copies are cheap and share settings and
/// connections. The last copy closes the client when it is destroyed, unless another object keeps
/// it open: a live session, a watch, a permit of `armed` or a group.
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

  /// Opens a session that sends the newest values of continuously changing properties, such as
  /// those of a fader, a tracker or a render thread. Nothing is sent yet. The session keeps the
  /// client open.
  ///
  /// @throws Error of `ErrorKind::Invalid` for an invalid option, or of `ErrorKind::Closed` if the
  /// client is closed.
  [[nodiscard]] LiveSession live(const LiveOptions& options = {}) const {
    return try_live(options).value();
  }
  /// Opens a watch. It looks at lists of the hub repeatedly and reports what changed between two
  /// looks. The watch keeps the client open.
  ///
  /// @throws Error of `ErrorKind::Invalid` for an invalid option or topic, or of
  /// `ErrorKind::Closed` if the client is closed.
  [[nodiscard]] Watch watch(const WatchOptions& options = {}) const {
    return try_watch(options).value();
  }
  /// Creates the group of a main hub and its backup, whose objects have the same names. A call of
  /// its `group()` succeeds or fails as it does on the main hub, and reaches the backup at the same
  /// time. A backup that hangs, fails or is off delays no call by more than 20 ms.
  ///
  /// ```cpp
  /// const auto pair = gfxhub::Client::pair(hub, backup);
  /// pair.group().press("Evening News / Opening Title / In");
  /// ```
  ///
  /// @throws Error of `ErrorKind::Invalid` if both are clients of the same hub.
  [[nodiscard]] static Client pair(const Client& main, const Client& backup);
  /// Creates the group of several engines of this hub whose nodes have the same names. A call of
  /// its `group()` reaches all engines, or none if it cannot be made for one of them. Paths in
  /// these calls begin with the node.
  ///
  /// @throws Error of `ErrorKind::Invalid` if an engine is given twice.
  [[nodiscard]] Client gang(const std::vector<std::string>& engines) const;
  /// Creates the group of 1 to 64 members, of which the first is the main member. If `all` is true,
  /// all members act, or none if one of them cannot; otherwise the first one acts whatever the
  /// others do.
  ///
  /// A group is a client. Its calls outside `group()` that only read go to the first member. All
  /// others outside `group()` are refused, because they would reach only one member. Closing the
  /// group leaves the members open.
  ///
  /// @throws Error of `ErrorKind::Invalid` for two members of the same name, hub or engine, and for
  /// a group as a member.
  [[nodiscard]] static Client group_of(const std::vector<GroupMember>& members, bool all = false);
  /// Creates a permit, as `guard().arm` does. It ends when the returned object is destroyed.
  ///
  /// ```cpp
  /// const auto armed = hub.armed("names.press");
  /// hub.names().press("Evening News / Opening Title / In");
  /// ```
  ///
  /// `seconds` is the time for which the permit is valid: at most 300, and 10 by default.
  ///
  /// @throws Error of `ErrorKind::Invalid` if `operation` is not the name of a call that may change
  /// something, or of `ErrorKind::NotArmed` if the client only reads.
  [[nodiscard]] Armed armed(
      std::string_view operation, std::optional<Seconds> seconds = std::nullopt) const {
    return try_armed(operation, seconds).value();
  }
  /// Calls an operation by its name (`engines.get`). Its arguments are passed as one JSON object
  /// under their JSON names, with the body as `body`.
  ///
  /// @throws Error of any kind that a call can have.
  InvokeResult invoke(
      std::string_view operation, std::string_view arguments_json = "{}",
      const CallOptions& options = {}) const {
    return try_invoke(operation, arguments_json, options).value();
  }
  /// Sends a raw request to any path on the hub. `path` begins with `/` and must already be
  /// percent-encoded. `body` is JSON. Only a GET is ever resent. A response whose status is not 2xx
  /// is an error, which contains the status and the body.
  ///
  /// @throws Error of any kind that a call can have.
  Response request(
      std::string_view method, std::string_view path,
      std::optional<std::string_view> body = std::nullopt, const CallOptions& options = {}) const {
    return try_request(method, path, body, options).value();
  }
#endif

  /// Like the constructor, but returns a `Result` instead of throwing.
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

  /// Like `live`, but returns a `Result` instead of throwing.
  [[nodiscard]] Result<LiveSession> try_live(const LiveOptions& options = {}) const {
    return detail::open_live(handle(), options);
  }
  /// Like `watch`, but returns a `Result` instead of throwing.
  [[nodiscard]] Result<Watch> try_watch(const WatchOptions& options = {}) const {
    return detail::open_watch(handle(), options);
  }
  /// Like `group_of`, but returns a `Result` instead of throwing.
  [[nodiscard]] static Result<Client> try_group_of(
      const std::vector<GroupMember>& members, bool all = false);
  /// Like `armed`, but returns a `Result` instead of throwing.
  [[nodiscard]] Result<Armed> try_armed(
      std::string_view operation, std::optional<Seconds> seconds = std::nullopt) const {
    const auto permit = guard().try_arm(Arming{std::string(operation), seconds});
    if (!permit) {
      return permit.error();
    }
    return Armed(handle(), permit->id);
  }
  /// Like `invoke`, but returns a `Result` instead of throwing.
  [[nodiscard]] Result<InvokeResult> try_invoke(
      std::string_view operation, std::string_view arguments_json = "{}",
      const CallOptions& options = {}) const {
    detail::Call call("", options);
    call.validate("operation", operation);
    call.validate("arguments", arguments_json);
    // The C interface requires NUL-terminated texts.
    const std::string name(operation), arguments(arguments_json);
    return call.give(
        gfxhub_invoked_free,
        [&](gfxhub_invoked** out, gfxhub_error** error) {
          return gfxhub_invoke(
              handle(), name.c_str(), arguments.c_str(), call.options(), out, error);
        },
        [](const std::shared_ptr<const gfxhub_invoked>& from) { return InvokeResult(from); });
  }

  /// Like `request`, but returns a `Result` instead of throwing.
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
  /// for its calls. Its return value becomes the result of the `Pending`; if it returns a `Result`,
  /// the value or the error in it does.
  ///
  /// ```cpp
  /// auto pending = hub.submit([](gfxhub::Client& hub) {
  ///   return hub.playout().trigger_button(1, 2, "in");
  /// });
  /// pending.get();
  /// ```
  ///
  /// The time limit starts now and applies to everything that the callable does with this client,
  /// including the wait for a thread. A call whose time limit expires in the queue is never sent. A
  /// client has 32 threads for calls that only read and 32 for all others, which are started when
  /// they are needed. Further calls wait in the order of submission. This function always uses the
  /// threads for calls that do not only read.
  ///
  /// If the call cannot be submitted, the result of the `Pending` is the error.
  template <class Callable>
  auto submit(Callable call, const CallOptions& options = {}) const {
    const detail::NoCallback none;
    return detail::submit<Client>(handle(), false, std::move(call), none, options);
  }
  /// Like the function above, but also passes the `Result` to a callback, on the thread that
  /// ran the callable. Exceptions from the callback are ignored.
  template <
      class Callable, class Callback,
      class = std::enable_if_t<!std::is_convertible_v<Callback, CallOptions>>>
  auto submit(Callable call, Callback callback, const CallOptions& options = {}) const {
    return detail::submit<Client>(handle(), false, std::move(call), std::move(callback), options);
  }
  /// Like `submit`, for calls that only read. It uses the threads for such calls, so no other calls
  /// delay them. A call that may change something is refused with `ErrorKind::Invalid`.
  template <class Callable>
  auto submit_read(Callable call, const CallOptions& options = {}) const {
    const detail::NoCallback none;
    return detail::submit<Client>(handle(), true, std::move(call), none, options);
  }
  /// Like the function above, but also passes the `Result` to a callback.
  template <
      class Callable, class Callback,
      class = std::enable_if_t<!std::is_convertible_v<Callback, CallOptions>>>
  auto submit_read(Callable call, Callback callback, const CallOptions& options = {}) const {
    return detail::submit<Client>(handle(), true, std::move(call), std::move(callback), options);
  }

  /// Closes this client and its copies. Calls in progress on other threads end with
  /// `ErrorKind::Cancelled`, as if they were cancelled with a token. Later calls fail with
  /// `ErrorKind::Closed` before anything is sent, and so do submitted calls that have not begun.
  /// This function waits until no submitted callable or callback is running. It waits for nothing
  /// else, and does not wait at all if one of them calls it.
  void close() const noexcept { gfxhub_client_close(handle()); }
  /// Returns true if the client was closed or moved from.
  [[nodiscard]] bool is_closed() const noexcept { return gfxhub_client_is_closed(handle()); }

 private:
  template <class Hub, class T, class Callable, class Callback>
  friend class detail::Submission;

  using Groups::Groups;

  /// Creates the client that is passed to a submitted callable.
  static Client share(const gfxhub_client* lent) {
    return Client(
        std::shared_ptr<const gfxhub_client>(gfxhub_client_clone(lent), gfxhub_client_free));
  }
};

/// A member of a group.
struct GroupMember {
  /// Name of the member, such as `main`.
  std::string name;
  /// Client of its hub. The group keeps it open.
  Client client;
  /// Engine of this hub, by its name or as `#` and its number, if the member is an engine. Paths
  /// then begin with the node. None if the member is the hub.
  std::optional<std::string> engine = std::nullopt;
};

#if GFXHUB_EXCEPTIONS
inline Client Client::pair(const Client& main, const Client& backup) {
  return group_of({{"main", main}, {"backup", backup}});
}

inline Client Client::gang(const std::vector<std::string>& engines) const {
  std::vector<GroupMember> members;
  members.reserve(engines.size());
  for (const std::string& engine : engines) {
    members.push_back({engine, *this, engine});
  }
  return group_of(members, true);
}

inline Client Client::group_of(const std::vector<GroupMember>& members, bool all) {
  return try_group_of(members, all).value();
}
#endif

inline Result<Client> Client::try_group_of(const std::vector<GroupMember>& members, bool all) {
  std::vector<gfxhub_group_member> given;
  for (const GroupMember& member : members) {
    if (!detail::is_whole(member.name) ||
        !detail::is_whole(member.engine.value_or(std::string()))) {
      return detail::refusal("", "members", detail::not_whole);
    }
    given.push_back(
        {member.name.c_str(), member.client.handle(),
         member.engine ? member.engine->c_str() : nullptr});
  }
  gfxhub_client* client = nullptr;
  gfxhub_error* error = nullptr;
  const gfxhub_status status = gfxhub_group_new(given.data(), given.size(), all, &client, &error);
  if (status != GFXHUB_STATUS_OK) {
    return detail::error_of(status, error);
  }
  return Client(std::shared_ptr<const gfxhub_client>(client, gfxhub_client_free));
}

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
