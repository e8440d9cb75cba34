// A property of a live session, with its setters and its read.
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

/// A property of a live session, for one thread at a time.
///
/// A moved-from property rejects values.
class LiveProperty : public detail::LivePropertyBase {
 public:
  using LivePropertyBase::LivePropertyBase;

  /// Stores a number, a boolean or an integer to be sent, in place of a value that waits. It never
  /// waits or allocates, so a render thread may call it. Returns false, with nothing changed, for
  /// NaN and infinity, and if the session or its client was closed.
  template <class Number, class = std::enable_if_t<std::is_arithmetic_v<Number>>>
  bool set(Number value) noexcept {
    if constexpr (std::is_same_v<Number, bool>) {
      return gfxhub_live_property_set_bool(handle(), value);
    } else if constexpr (std::is_floating_point_v<Number>) {
      return gfxhub_live_property_set_number(handle(), static_cast<double>(value));
    } else {
      static_assert(
          std::is_signed_v<Number> || sizeof(Number) < sizeof(std::int64_t),
          "pass a gfxhub::Value for integers of 64 bits without a sign");
      return gfxhub_live_property_set_int64(handle(), static_cast<std::int64_t>(value));
    }
  }
  /// Stores a vector with three or four components, likewise.
  bool set(const Vector& value) noexcept {
    return gfxhub_live_property_set_vector(handle(), detail::to_c(value));
  }
  /// Stores a position, a rotation or a scale.
  bool set(Vec3 value) noexcept { return set(Vector(value)); }
  /// Stores a colour or a rotation as quaternion.
  bool set(Vec4 value) noexcept { return set(Vector(value)); }
  /// Stores a value of any kind. Texts, lists and objects allocate, and take a lock that is held
  /// while a pointer is exchanged.
  bool set(const Value& value) noexcept {
    return gfxhub_live_property_set_value(handle(), value.handle());
  }

  /// Stores a value with a move to it, in place of one that waits. It is sent once, over a
  /// connection of its own, and never resent. Later values wait for its response. Returns false,
  /// with nothing changed, if it cannot be sent.
  bool ease(const PropertyUpdate& update) {
    detail::Call call("live", {});
    const auto sent = detail::to_c(update, call, "body");
    return !call.refused() && gfxhub_live_property_ease(handle(), sent.get());
  }

  /// Stores the last number that was set or read through this handle, plus `delta`, kept within
  /// these bounds, so that fast turns of a knob add up. Returns false, with nothing changed, if
  /// there is no such number, or if the result is not a number.
  bool nudge(double delta, double min, double max) noexcept {
    return gfxhub_live_property_nudge(handle(), delta, min, max);
  }

#if GFXHUB_EXCEPTIONS
  /// Reads the property from the hub, as `get_property` does, as the base of `nudge`.
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
          return gfxhub_live_property_read(handle(), out, error);
        },
        [](std::shared_ptr<const gfxhub_property> from) { return Property(std::move(from)); });
  }
};

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
