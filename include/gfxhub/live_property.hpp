// A property of a live session: functions that set it and that read it from the hub.
#ifndef GFXHUB_LIVE_PROPERTY_HPP
#define GFXHUB_LIVE_PROPERTY_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <cstdint>
#include <memory>
#include <type_traits>
#include <utility>

#include "../gfxhub.h"
#include "call.hpp"
#include "gen/bodies.hpp"
#include "gen/from_c.hpp"
#include "gen/live_property_base.hpp"
#include "gen/namespace.hpp"
#include "gen/records.hpp"
#include "gen/to_c.hpp"
#include "result.hpp"
#include "struct_conversion.hpp"
#include "structs.hpp"
#include "value.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// A property of a live session. Only one thread at a time may use it.
///
/// A moved-from property refuses all values.
class LiveProperty : public detail::LivePropertyBase {
 public:
  using LivePropertyBase::LivePropertyBase;

  /// Stores a number, a boolean or an integer to be sent. It replaces a value that has not been
  /// sent yet. Neither blocks nor allocates, so a render thread may call it. Returns false and
  /// changes nothing for NaN and infinity, and after the session or its client was closed.
  template <class Number, class = detail::IfNumber<Number>>
  bool set(Number value) noexcept {
    if constexpr (std::is_same_v<Number, bool>) {
      return gfxhub_live_property_set_bool(handle(), value);
    } else if constexpr (std::is_floating_point_v<Number>) {
      return gfxhub_live_property_set_number(handle(), static_cast<double>(value));
    } else {
      static_assert(
          std::is_signed_v<Number> || sizeof(Number) < sizeof(std::int64_t),
          "pass a gfxhub::Value for unsigned 64-bit integers");
      return gfxhub_live_property_set_int64(handle(), static_cast<std::int64_t>(value));
    }
  }
  /// Stores a vector with three or four components; otherwise like `set` for a number.
  bool set(const Vector& value) noexcept {
    return gfxhub_live_property_set_vector(handle(), detail::to_c(value));
  }
  /// Stores a position, a rotation or a scale.
  bool set(Vec3 value) noexcept { return set(Vector(value)); }
  /// Stores a colour, or a rotation as a quaternion.
  bool set(Vec4 value) noexcept { return set(Vector(value)); }
  /// Stores a value of any type but null. Texts, lists and objects allocate memory, and take a lock
  /// that is held only while a pointer is exchanged.
  bool set(const Value& value) noexcept {
    return gfxhub_live_property_set_value(handle(), value.handle());
  }

  /// Stores a value with its interpolation. It replaces a value that has not been sent yet. It is
  /// sent on a connection of its own, and resent only if the hub did not execute it. Later values
  /// wait until the hub has responded to it. Returns false and changes nothing if it cannot be sent.
  bool ease(const PropertyUpdate& update) {
    detail::Call call("live", {});
    const auto sent = detail::to_c(update, call, "body");
    return !call.refused() && gfxhub_live_property_ease(handle(), sent.get());
  }

  /// Adds `delta` to the last number that was set or read through this handle, limits the sum to
  /// `min` and `max`, and stores it, so that fast turns of a knob add up. Returns false and changes
  /// nothing if there is no such number, if the bounds are reversed, if the result is not finite,
  /// and after the session or its client was closed.
  bool nudge(double delta, double min, double max) noexcept {
    return gfxhub_live_property_nudge(handle(), delta, min, max);
  }

#if GFXHUB_EXCEPTIONS
  /// Reads the property from the hub, as `get_property` of `engines` does, or `get` of `names` if
  /// it is given by its name. `nudge` then starts from the value that was read.
  ///
  /// @throws Error of any kind that a call can have.
  Property read() { return try_read().value(); }
#endif
  /// Like `read`, but returns a `Result` instead of throwing.
  [[nodiscard]] Result<Property> try_read() {
    const detail::Call call("engines.get_property", {});
    return call.give(
        gfxhub_property_free,
        [&](gfxhub_property** out, gfxhub_error** error) {
          return gfxhub_live_property_read(handle(), out, error);
        },
        [](std::shared_ptr<const gfxhub_property> from) { return Property(std::move(from)); });
  }
};

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
