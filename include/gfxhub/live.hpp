// Live sessions: of properties that change all the time the newest value is sent, and nobody waits.
#ifndef GFXHUB_LIVE_HPP
#define GFXHUB_LIVE_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "../gfxhub.h"
#include "call.hpp"
#include "gen/bodies.hpp"
#include "gen/from_c.hpp"
#include "gen/ids.hpp"
#include "gen/live_options.hpp"
#include "gen/namespace.hpp"
#include "gen/plain.hpp"
#include "gen/records.hpp"
#include "gen/to_c.hpp"
#include "option_setters.hpp"
#include "refusal.hpp"
#include "result.hpp"
#include "struct_conversion.hpp"
#include "structs.hpp"
#include "text.hpp"
#include "value.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// A property of a live session, for one thread at a time.
///
/// One that was moved from takes no value.
class LiveProperty {
 public:
  /// Stores a number, a boolean or an integer to be sent, in place of a value that waits. It waits
  /// for nothing and allocates nothing: for a render thread. False, and nothing is changed, for NaN
  /// and infinity, and where the session or its client was closed.
  template <class Number, class = std::enable_if_t<std::is_arithmetic_v<Number>>>
  bool set(Number value) noexcept {
    if constexpr (std::is_same_v<Number, bool>) {
      return gfxhub_live_property_set_bool(handle_.get(), value);
    } else if constexpr (std::is_floating_point_v<Number>) {
      return gfxhub_live_property_set_number(handle_.get(), static_cast<double>(value));
    } else {
      static_assert(
          std::is_signed_v<Number> || sizeof(Number) < sizeof(std::int64_t),
          "pass a gfxhub::Value for integers of 64 bits without a sign");
      return gfxhub_live_property_set_int64(handle_.get(), static_cast<std::int64_t>(value));
    }
  }
  /// Stores a vector of three or four, likewise.
  bool set(const Vector& value) noexcept {
    return gfxhub_live_property_set_vector(handle_.get(), detail::to_c(value));
  }
  /// Stores a position, a rotation, a scale.
  bool set(Vec3 value) noexcept { return set(Vector(value)); }
  /// Stores a colour, a rotation as quaternion.
  bool set(Vec4 value) noexcept { return set(Vector(value)); }
  /// Stores a value of any kind. Texts, lists and objects allocate, and take a lock that is held
  /// while a pointer is exchanged.
  bool set(const Value& value) noexcept {
    return gfxhub_live_property_set_value(handle_.get(), value.handle());
  }

  /// Stores a value with the way it gets there, in place of one that waits. It is sent once, over a
  /// connection of its own, and never again. What is set after it waits for its response. False,
  /// and nothing is changed, where it cannot be sent.
  bool ease(const PropertyUpdate& update) {
    detail::Call call("live", {});
    const auto sent = detail::to_c(update, call, "body");
    return !call.refused() && gfxhub_live_property_ease(handle_.get(), sent.get());
  }

  /// Stores the last number that was set or read through this handle, plus `delta`, kept within
  /// these bounds: so that fast turns of a knob add up. False, and nothing is changed, where there
  /// is no such number, or no number comes of it.
  bool nudge(double delta, double min, double max) noexcept {
    return gfxhub_live_property_nudge(handle_.get(), delta, min, max);
  }

#if GFXHUB_EXCEPTIONS
  /// Reads the property from the hub, as `get_property` does, for `nudge`.
  ///
  /// @throws Error of any kind that a call can have.
  Property read() { return try_read().value(); }
#endif
  /// `read` without exceptions.
  [[nodiscard]] Result<Property> try_read() {
    const detail::Call call("engines.get_property", {});
    return call.give(
        gfxhub_property_free,
        [&](gfxhub_property** out, gfxhub_error** error) {
          return gfxhub_live_property_read(handle_.get(), out, error);
        },
        [](std::shared_ptr<const gfxhub_property> from) { return Property(std::move(from)); });
  }

  /// The property; engine 0 and empty paths where this was moved from.
  [[nodiscard]] PropertyAddress address() const {
    return {
        EngineId(gfxhub_live_property_engine_id(handle_.get())),
        NodePath(detail::text(gfxhub_live_property_node_path(handle_.get()))),
        PropertyPath(detail::text(gfxhub_live_property_property_path(handle_.get())))};
  }

  /// For the library itself.
  explicit LiveProperty(gfxhub_live_property* handle) : handle_(handle) {}

 private:
  struct Free {
    void operator()(gfxhub_live_property* property) const noexcept {
      gfxhub_live_property_free(property);
    }
  };
  std::unique_ptr<gfxhub_live_property, Free> handle_;
};

/// Properties of which the newest value is sent: of a fader, a tracker, a render thread.
/// `LiveProperty::set` stores a value and returns; a thread of the session sends it. Where values
/// come faster than the hub takes them, the newest replaces those that wait, and the last one
/// always arrives. Copies are the same session; the last one ends it within 60 ms, without sending
/// what waits. It may be used from any number of threads at once, and keeps its client open.
///
/// A value of which it is not known whether it arrived is sent again, unless a newer one waits or a
/// newer command of the client may have changed the property. One that the hub refuses is reported
/// and not sent again; its property is then sent once a second until the hub accepts a value.
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
  /// A handle for a property. Several may be made for one property, for several threads; then the
  /// newest value of all counts.
  ///
  /// @throws Error of `ErrorKind::Invalid` for a path that cannot be sent and for more properties
  /// than the session can have, and of `ErrorKind::Closed`.
  [[nodiscard]] LiveProperty property(
      EngineId engine, const NodePath& node, const PropertyPath& property) const {
    return try_property(engine, node, property).value();
  }
  /// Waits until each value that was set before is acknowledged, refused or expired, and gives the
  /// number of properties with a value that is not, when the time is up.
  ///
  /// @throws Error of `ErrorKind::Closed`.
  std::size_t flush(std::chrono::milliseconds timeout) const { return try_flush(timeout).value(); }
  /// Waits as `flush` does, and ends the session: later values are not taken. 0 where it was closed
  /// before.
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
  /// `flush` without exceptions.
  [[nodiscard]] Result<std::size_t> try_flush(std::chrono::milliseconds timeout) const {
    return wait(gfxhub_live_session_flush, timeout);
  }
  /// `close` without exceptions.
  [[nodiscard]] Result<std::size_t> try_close(std::chrono::milliseconds timeout) const {
    return wait(gfxhub_live_session_close, timeout);
  }

  /// What is set from now on until `end_frame`, for 5 ms at most, leaves together. Whether the
  /// engine shows it in one frame is up to the engine.
  void begin_frame() const noexcept { gfxhub_live_session_begin_frame(handle_.get()); }
  /// Lets what was set since `begin_frame` leave.
  void end_frame() const noexcept { gfxhub_live_session_end_frame(handle_.get()); }
  /// Sends the last acknowledged value of each property once more: after an engine was restarted,
  /// or a graph was loaded, which a session does not notice. Properties for which a newer value
  /// waits are left out.
  void reassert() const noexcept { gfxhub_live_session_reassert(handle_.get()); }

  /// The reports since the last time, the newest 256 at most. Where there is none, it waits for
  /// one, for so long at most, or until the session ends.
  [[nodiscard]] std::vector<LiveReport> take_reports(
      std::chrono::milliseconds wait = std::chrono::milliseconds(0)) const {
    const detail::Owned<gfxhub_live_reports> taken(
        gfxhub_live_session_take_reports(handle_.get(), count(wait)), gfxhub_live_reports_free);
    return detail::from_c(taken.get());
  }

  /// The work of the session so far.
  [[nodiscard]] LiveStats stats() const noexcept {
    gfxhub_live_stats stats{};
    static_cast<void>(gfxhub_live_session_stats(handle_.get(), &stats));
    return detail::from_c(stats);
  }

  /// Whether the session or its client was closed, or it was moved from.
  [[nodiscard]] bool is_closed() const noexcept {
    return gfxhub_live_session_is_closed(handle_.get());
  }

  /// For the library itself.
  LiveSession(
      std::shared_ptr<const gfxhub_client> client,
      std::shared_ptr<const gfxhub_live_session> handle)
      : client_(std::move(client)), handle_(std::move(handle)) {}

 private:
  /// Less than no time is none.
  static std::uint64_t count(std::chrono::milliseconds time) noexcept {
    return static_cast<std::uint64_t>(time.count() < 0 ? 0 : time.count());
  }

  template <class Function>
  [[nodiscard]] Result<std::size_t> wait(
      Function function, std::chrono::milliseconds timeout) const {
    const detail::Call call("live", {});
    std::size_t left = 0;
    const Result<void> waited = call.make([&](gfxhub_error** error) {
      return function(handle_.get(), count(timeout), &left, error);
    });
    return waited ? Result<std::size_t>(left) : Result<std::size_t>(waited.error());
  }

  // Above the session, which is freed first.
  std::shared_ptr<const gfxhub_client> client_;
  std::shared_ptr<const gfxhub_live_session> handle_;
};

namespace detail {

/// Opens a live session through this client.
inline Result<LiveSession> open_live(const gfxhub_client* client, const LiveOptions& options) {
  OptionSetters<gfxhub_live_options> settings(
      "live", gfxhub_live_options_new, gfxhub_live_options_free);
  hand_over(options, settings);
  if (settings.refused()) {
    return *settings.refused();
  }
  const Call call("live", {});
  return call.give(
      gfxhub_live_session_free,
      [&](gfxhub_live_session** out, gfxhub_error** error) {
        return gfxhub_live_session_new(client, settings.get(), out, error);
      },
      [client](std::shared_ptr<const gfxhub_live_session> from) {
        return LiveSession({gfxhub_client_clone(client), gfxhub_client_free}, std::move(from));
      });
}

}  // namespace detail

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
