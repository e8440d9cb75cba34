// Conversions of value structs to and from the C interface.
#ifndef GFXHUB_STRUCT_CONVERSION_HPP
#define GFXHUB_STRUCT_CONVERSION_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "../gfxhub.h"
#include "decimal.hpp"
#include "gen/namespace.hpp"
#include "structs.hpp"
#include "text.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {
namespace detail {

inline gfxhub_vector to_c(const Vector& from) noexcept {
  return {from.x, from.y, from.z, from.w.value_or(0.0), from.w.has_value()};
}
inline Vector from_c(const gfxhub_vector& from) noexcept {
  return {from.x, from.y, from.z, from.has_w ? std::optional<double>(from.w) : std::nullopt};
}
inline gfxhub_optional_double to_c(std::optional<double> from) noexcept {
  return {from.has_value(), from.value_or(0.0)};
}
inline std::optional<double> from_c(gfxhub_optional_double from) noexcept {
  return from.has ? std::optional<double>(from.value) : std::nullopt;
}
inline gfxhub_optional_pair to_c(const std::optional<Vec2>& from) noexcept {
  return {from.has_value(), from ? from->x : 0.0, from ? from->y : 0.0};
}
inline std::optional<Vec2> from_c(gfxhub_optional_pair from) noexcept {
  return from.has ? std::optional<Vec2>(Vec2{from.x, from.y}) : std::nullopt;
}
inline std::optional<std::int64_t> from_c(gfxhub_optional_int64 from) noexcept {
  return from.has ? std::optional<std::int64_t>(from.value) : std::nullopt;
}
inline std::optional<bool> from_c(gfxhub_optional_bool from) noexcept {
  return from.has ? std::optional<bool>(from.value) : std::nullopt;
}
inline std::optional<std::string> from_c(gfxhub_str from) {
  return from.data != nullptr ? std::optional<std::string>(text(from)) : std::nullopt;
}

inline gfxhub_matrix to_c(const Matrix& from) noexcept {
  gfxhub_matrix matrix{};
  for (std::size_t row = 0; row < from.rows.size(); ++row) {
    const Vec4& numbers = from.rows[row];
    matrix.rows[row][0] = numbers.x;
    matrix.rows[row][1] = numbers.y;
    matrix.rows[row][2] = numbers.z;
    matrix.rows[row][3] = numbers.w;
  }
  return matrix;
}
inline Matrix from_c(const gfxhub_matrix& from) noexcept {
  Matrix matrix;
  for (std::size_t row = 0; row < matrix.rows.size(); ++row) {
    matrix.rows[row] = {from.rows[row][0], from.rows[row][1], from.rows[row][2], from.rows[row][3]};
  }
  return matrix;
}

inline gfxhub_track to_c(const Track& from) noexcept {
  gfxhub_track track{};
  track.location = to_c(from.location);
  track.rotation = to_c(from.rotation);
  track.fov = to_c(from.fov);
  track.focus = to_c(from.focus);
  track.center_shift = to_c(from.center_shift);
  track.zoom = to_c(from.zoom);
  track.k1k2 = to_c(from.k1k2);
  track.render_ratio = to_c(from.render_ratio);
  track.distortion_scale = to_c(from.distortion_scale);
  track.sensor_size = to_c(from.sensor_size);
  track.pixel_aspect_ratio = to_c(from.pixel_aspect_ratio);
  track.nodal_offset = to_c(from.nodal_offset);
  track.focus_distance = to_c(from.focus_distance);
  return track;
}
inline Track from_c(const gfxhub_track& from) noexcept {
  Track track;
  track.location = from_c(from.location);
  track.rotation = from_c(from.rotation);
  track.fov = from_c(from.fov);
  track.focus = from_c(from.focus);
  track.center_shift = from_c(from.center_shift);
  track.zoom = from_c(from.zoom);
  track.k1k2 = from_c(from.k1k2);
  track.render_ratio = from_c(from.render_ratio);
  track.distortion_scale = from_c(from.distortion_scale);
  track.sensor_size = from_c(from.sensor_size);
  track.pixel_aspect_ratio = from_c(from.pixel_aspect_ratio);
  track.nodal_offset = from_c(from.nodal_offset);
  track.focus_distance = from_c(from.focus_distance);
  return track;
}

inline Texture from_c(const gfxhub_texture& from) {
  Texture texture;
  texture.handle = text(from.handle);
  texture.pid = from_c(from.pid_text);
  if (from.pid.has) {
    texture.pid = decimal(from.pid.value);
  }
  texture.memory = from_c(from.memory);
  texture.offset = from_c(from.offset);
  texture.type = from_c(from.type_);
  texture.size = from_c(from.size);
  texture.width = from_c(from.width);
  texture.height = from_c(from.height);
  texture.format = from_c(from.format);
  texture.usage = from_c(from.usage);
  texture.filtering = from_c(from.filtering);
  texture.unscaled = from_c(from.unscaled);
  texture.unmanaged = from_c(from.unmanaged);
  texture.field_type = from_c(from.field_type);
  return texture;
}

}  // namespace detail
}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
