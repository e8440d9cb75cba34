// The structs that values can be: vectors, matrix, camera track, texture.
#ifndef GFXHUB_STRUCTS_HPP
#define GFXHUB_STRUCTS_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "gen/namespace.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// Two numbers: a shift, a size, a pair of lens coefficients.
struct Vec2 {
  /// First number.
  double x = 0.0;
  /// Second number.
  double y = 0.0;
};

/// A position, a rotation, a scale.
struct Vec3 {
  /// First component.
  double x = 0.0;
  /// Second component.
  double y = 0.0;
  /// Third component.
  double z = 0.0;
};

/// A colour, a rotation as quaternion, the row of a matrix.
struct Vec4 {
  /// First component.
  double x = 0.0;
  /// Second component.
  double y = 0.0;
  /// Third component.
  double z = 0.0;
  /// Fourth component.
  double w = 0.0;
};

/// A vector of three or four, as hubs send both for one.
struct Vector {
  /// First component.
  double x = 0.0;
  /// Second component.
  double y = 0.0;
  /// Third component.
  double z = 0.0;
  /// Fourth component, where there is one.
  std::optional<double> w{};

  /// All zero, of three.
  constexpr Vector() noexcept = default;
  /// Of these components.
  constexpr Vector(
      double x_, double y_, double z_, std::optional<double> w_ = std::nullopt) noexcept
      : x(x_), y(y_), z(z_), w(w_) {}
  /// Of three.
  constexpr Vector(Vec3 of) noexcept : x(of.x), y(of.y), z(of.z) {}
  /// Of four.
  constexpr Vector(Vec4 of) noexcept : x(of.x), y(of.y), z(of.z), w(of.w) {}
};

/// A 4x4 matrix, row by row.
struct Matrix {
  /// The rows x, y, z and w; the matrix that changes nothing unless set.
  std::array<Vec4, 4> rows{
      Vec4{1.0, 0.0, 0.0, 0.0}, Vec4{0.0, 1.0, 0.0, 0.0}, Vec4{0.0, 0.0, 1.0, 0.0},
      Vec4{0.0, 0.0, 0.0, 1.0}};
};

/// A camera track. What is not there is not written, and hubs refuse a track without one of the
/// members that the property has: read the track, change it and send it back.
///
/// ```cpp
/// auto track = hub.engines()
///     .get_property(3, "TrackedCamera_0", "Tracking//Track/0").value.as_track().value();
/// track.location.x = 12.0;
/// hub.engines().set_property(3, "TrackedCamera_0", "Tracking//Track/0", track);
/// ```
///
/// A track shows the documented members alone: to send one back with whatever else the hub gave,
/// change the members of the value itself.
struct Track {
  /// Where the camera is.
  Vector location{};
  /// Where it looks.
  Vector rotation{};
  /// Field of view.
  std::optional<double> fov{};
  /// Focus.
  std::optional<double> focus{};
  /// Shift of the optical centre.
  std::optional<Vec2> center_shift{};
  /// Zoom.
  std::optional<double> zoom{};
  /// Lens distortion, first and second coefficient.
  std::optional<Vec2> k1k2{};
  /// Render ratio.
  std::optional<double> render_ratio{};
  /// Distortion scale.
  std::optional<double> distortion_scale{};
  /// Size of the sensor.
  std::optional<Vec2> sensor_size{};
  /// Width of a pixel by its height.
  std::optional<double> pixel_aspect_ratio{};
  /// Distance between the mount and the nodal point.
  std::optional<double> nodal_offset{};
  /// Distance of what is in focus.
  std::optional<double> focus_distance{};
};

/// A texture or video handle, good for the process that gave it only. It is read here; send back
/// the value that it was read from.
struct Texture {
  /// The handle itself.
  std::string handle;
  /// The process that it belongs to, as text; hubs send text or an integer.
  std::optional<std::string> pid{};
  /// Where its memory is.
  std::optional<std::string> memory{};
  /// Where it begins in that memory.
  std::optional<std::string> offset{};
  /// What it is, as a number.
  std::optional<std::int64_t> type{};
  /// Size in memory.
  std::optional<std::int64_t> size{};
  /// Width in pixels.
  std::optional<std::int64_t> width{};
  /// Height in pixels.
  std::optional<std::int64_t> height{};
  /// Pixel format, as a number.
  std::optional<std::int64_t> format{};
  /// Usage, as a number.
  std::optional<std::int64_t> usage{};
  /// Filtering, as a number.
  std::optional<std::int64_t> filtering{};
  /// Whether it is left unscaled.
  std::optional<bool> unscaled{};
  /// Whether its memory is managed by someone else.
  std::optional<bool> unmanaged{};
  /// Field type, as a number.
  std::optional<std::int64_t> field_type{};
};

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
