// Written by cargo xtask generate; do not edit.
// LiveSession: a handle.
#ifndef GFXHUB_GEN_LIVE_SESSION_HPP
#define GFXHUB_GEN_LIVE_SESSION_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "../../gfxhub.h"
#include "../call.hpp"
#include "../handle.hpp"
#include "../live_property.hpp"
#include "../live_property.hpp"
#include "../option_setters.hpp"
#include "../result.hpp"
#include "ids.hpp"
#include "live_options.hpp"
#include "namespace.hpp"
#include "plain.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// A session that sends the newest values of properties, such as those of a fader, a tracker or a
/// render thread. Setting a property stores the value and returns; a thread of the session sends
/// it. If values are set faster than the hub accepts them, the newest replaces those that wait, and
/// the last one is always sent.
///
/// A value is resent if it is unknown whether it arrived, unless a newer value waits or a newer
/// command of the client may have changed the property. A value that the hub refuses is reported
/// and not resent; newer values of its property are then sent once a second until the hub accepts
/// one. If the hub cannot be reached, does not respond or accepts no values, the session still
/// stores values, and sends the newest of each property when the hub is back. A property whose
/// values the hub does not accept delays no other property.
///
/// Up to `max_batch_connections` requests are in flight for properties that the hub has answered,
/// and up to as many for other properties. The requests are counted in `stats`, and not reported as
/// events of the client.
///
/// The session of a group sends each value to every member. Each member has a thread, rates and
/// values of its own, so that one that is slow or away delays no other. The reports name the
/// member. A backup for which no session can be opened is reported as `lost` at once, and receives
/// nothing. A member that is taken out of the group receives the values that wait for it, and no
/// newer ones.
///
/// Copies are the same session. The end of the last one ends it within 60 ms, without sending
/// waiting values. It keeps its client open, and may be used from any number of threads at once.
///
/// ```cpp
/// auto live = hub.live();
/// auto opacity = live.property(3, "Mixer_0", "Default//Opacity/0");
/// opacity.set(0.5);
/// live.close(std::chrono::seconds(1));
/// ```
class LiveSession {
 public:
#if GFXHUB_EXCEPTIONS
  /// Opens a handle for a property. In a group, the property must have the same engine id, node
  /// path and property path on each member, and each member must be a whole hub, not an engine.
  /// Several threads may each open a handle for the same property; the newest value set through any
  /// of them is sent.
  ///
  /// @param engine Number of a render engine. This is not a launch id, although the two look alike.
  /// @param node Path of a node within its engine. On an RE5 engine, this is the id of the node.
  /// The path may contain slashes, spaces and dots.
  /// @param property Path of a property within its node. On an RE5 engine, this is the id of the
  /// pin, and a dotted suffix (`.w.z`) addresses a sub-field.
  /// @throws Error of `ErrorKind::Invalid` for a path that cannot be sent, and for more properties
  /// than the session can have, of `ErrorKind::Closed` once the session or its client was closed.
  [[nodiscard]] LiveProperty property(
      EngineId engine, const NodePath& node, const PropertyPath& property) const {
    return try_property(engine, node, property).value();
  }
  /// Opens a handle for a property that is given by its path of names, such as `Studio A /
  /// Cyclorama / Softness`. Does not wait: another thread finds the name, and values are sent once
  /// it is found. The handle then goes on following the name. It is looked up again, at most once a
  /// second, if the hub responds with 404 or 500, and after a load through this client. If it leads
  /// to another property then, the newest value is sent to that.
  ///
  /// A name that leads to nothing or to several things is reported as `failed`, and so is each
  /// later value until the name leads to one property. In a group, each member finds the name by
  /// itself, and the path of a member that is an engine begins with the node. Until the name is
  /// found, the address of the property has engine 0, no node, and the path of names as its
  /// property.
  ///
  /// @param path Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
  /// / Cyclorama / Softness`.
  /// @throws Error of `ErrorKind::Invalid` for a text that is not a path of names, and for more
  /// properties than the session can have, of `ErrorKind::Closed` once the session or its client
  /// was closed.
  [[nodiscard]] LiveProperty property_at(
      const NamePath& path) const {
    return try_property_at(path).value();
  }
  /// Waits until each value that was set before this call is acknowledged, refused or expired.
  ///
  /// @param timeout Maximum time that it waits.
  /// @return Number of the properties whose values are pending when the time is up, the client is
  /// closed or the session is cancelled.
  /// @throws Error of `ErrorKind::Closed` once the session was closed, of `ErrorKind::Invalid` in a
  /// callback for attempts, as the session would wait for it.
  std::size_t flush(std::chrono::milliseconds timeout) const { return try_flush(timeout).value(); }
  /// Waits as `flush` does, and then ends the session. Values that are set later are refused, and
  /// nothing is sent after this call has returned.
  ///
  /// @param timeout Maximum time that it waits.
  /// @return Number of the properties with a value that was not acknowledged, refused or expired;
  /// none if the session was already closed.
  /// @throws Error of `ErrorKind::Invalid` in a callback for attempts, as the session would wait
  /// for it; the session then ends without sending waiting values.
  std::size_t close(std::chrono::milliseconds timeout) const { return try_close(timeout).value(); }
#endif

  /// `property` without exceptions.
  [[nodiscard]] Result<LiveProperty> try_property(
      EngineId engine, const NodePath& node, const PropertyPath& property) const {
    detail::Call call("live", {});
    call.validate("nodePath", node);
    call.validate("propertyPath", property);
    gfxhub_live_property* made = nullptr;
    const Result<void> opened = call.make([&](gfxhub_error** error) {
      return gfxhub_live_session_property(
          handle_.get(), engine.get(), node.get().c_str(), property.get().c_str(), &made, error);
    });
    return opened ? Result<LiveProperty>(LiveProperty(made)) : Result<LiveProperty>(opened.error());
  }

  /// `property_at` without exceptions.
  [[nodiscard]] Result<LiveProperty> try_property_at(
      const NamePath& path) const {
    detail::Call call("live", {});
    call.validate("path", path);
    gfxhub_live_property* made = nullptr;
    const Result<void> opened = call.make([&](gfxhub_error** error) {
      return gfxhub_live_session_property_at(
          handle_.get(), path.get().c_str(), &made, error);
    });
    return opened ? Result<LiveProperty>(LiveProperty(made)) : Result<LiveProperty>(opened.error());
  }

  /// Holds back the values that are set until `end_frame`, for up to 5 ms, so that they are sent
  /// together. The engine decides whether it shows them in one frame.
  void begin_frame() const noexcept { gfxhub_live_session_begin_frame(handle_.get()); }

  /// Releases the values set since `begin_frame`.
  void end_frame() const noexcept { gfxhub_live_session_end_frame(handle_.get()); }

  /// Sends the last acknowledged value of each property once more. Call it after an engine was
  /// restarted or a graph was loaded. A session notices neither, except that it looks names up
  /// again after a load through its client. A property is skipped if a value of it waits or is in
  /// flight, or if a newer set of this client has changed it. For an eased value, the target value
  /// is set without easing.
  void reassert() const noexcept { gfxhub_live_session_reassert(handle_.get()); }

  /// `flush` without exceptions.
  [[nodiscard]] Result<std::size_t> try_flush(std::chrono::milliseconds timeout) const {
    return detail::wait("live", handle_.get(), gfxhub_live_session_flush, timeout);
  }

  /// `close` without exceptions.
  [[nodiscard]] Result<std::size_t> try_close(std::chrono::milliseconds timeout) const {
    return detail::wait("live", handle_.get(), gfxhub_live_session_close, timeout);
  }

  /// Reports of undelivered values and of the hub. The newest 256 are kept.
  ///
  /// Returns those since the last call. If there are none, it waits for one, at most for this time,
  /// or until the session ends. Each is returned once, to one caller.
  [[nodiscard]] std::vector<LiveReport> take_reports(
      std::chrono::milliseconds wait = std::chrono::milliseconds(0)) const {
    const detail::Owned<gfxhub_live_reports> taken(
        gfxhub_live_session_take_reports(handle_.get(), detail::milliseconds(wait)),
        gfxhub_live_reports_free);
    return detail::from_c(taken.get());
  }

  /// The next of the reports. If there is none, it waits for one, at most for this time; empty if
  /// the time is over or the session ends.
  [[nodiscard]] std::optional<LiveReport> next_report(std::chrono::milliseconds timeout) const {
    gfxhub_live_reports* next = nullptr;
    static_cast<void>(gfxhub_live_session_next_report(
        handle_.get(), detail::milliseconds(timeout), &next, nullptr));
    const detail::Owned<gfxhub_live_reports> taken(next, gfxhub_live_reports_free);
    std::vector<LiveReport> events = detail::from_c(taken.get());
    return events.empty() ? std::nullopt : std::optional<LiveReport>(std::move(events.front()));
  }

  /// The reports as they arrive, until the session ends. If several threads iterate, each goes to
  /// one of them. The range keeps the session open until that or its client is closed.
  ///
  /// ```cpp
  /// auto live = hub.live();
  /// auto wrong = live.property(3, "Nowhere", "Default//Opacity/0");
  /// wrong.set(0.5);
  /// live.close(std::chrono::seconds(1));
  /// for (const auto& report : live.reports()) {
  ///   std::cout << report.message << '\n';
  /// }
  /// ```
  [[nodiscard]] EventRange<LiveReport> reports() const {
    return EventRange<LiveReport>(
        [own = *this] { return own.next_report((std::chrono::milliseconds::max)()); });
  }

  /// Returns the statistics of the session so far. They are all zero in a forked child process.
  [[nodiscard]] LiveStats stats() const noexcept {
    gfxhub_live_stats stats{};
    static_cast<void>(gfxhub_live_session_stats(handle_.get(), &stats));
    return detail::from_c(stats);
  }

  /// Returns true if it or its client was closed, or if it was moved from.
  [[nodiscard]] bool is_closed() const noexcept {
    return gfxhub_live_session_is_closed(handle_.get());
  }

  /// Internal to the library.
  LiveSession(
      std::shared_ptr<const gfxhub_client> client,
      std::shared_ptr<const gfxhub_live_session> handle)
      : client_(std::move(client)), handle_(std::move(handle)) {}

 private:
  // Above the handle, which is freed first.
  std::shared_ptr<const gfxhub_client> client_;
  std::shared_ptr<const gfxhub_live_session> handle_;
};

namespace detail {

/// Opens one through this client.
inline Result<LiveSession> open_live(const gfxhub_client* client, const LiveOptions& options) {
  OptionSetters<gfxhub_live_options> settings(
      "live", gfxhub_live_options_new, gfxhub_live_options_free);
  return open<LiveSession>(
      "live", client, options, settings, gfxhub_live_session_new, gfxhub_live_session_free);
}

}  // namespace detail

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
