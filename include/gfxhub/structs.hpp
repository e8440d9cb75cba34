// The structs that a value can represent: vectors, matrices, camera tracks and textures.
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

/// Two numbers, such as a shift, a size or a pair of lens coefficients.
struct Vec2 {
  /// First number.
  double x = 0.0;
  /// Second number.
  double y = 0.0;
};

/// A position, a rotation or a scale.
struct Vec3 {
  /// First component.
  double x = 0.0;
  /// Second component.
  double y = 0.0;
  /// Third component.
  double z = 0.0;
};

/// A colour, a rotation as a quaternion, or a row of a matrix.
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

/// A vector with three or four components. Hubs send both.
struct Vector {
  /// First component.
  double x = 0.0;
  /// Second component.
  double y = 0.0;
  /// Third component.
  double z = 0.0;
  /// Fourth component, if there is one.
  std::optional<double> w{};

  /// Creates a vector of three zeros.
  constexpr Vector() noexcept = default;
  /// Creates a vector with these components.
  constexpr Vector(
      double x_, double y_, double z_, std::optional<double> w_ = std::nullopt) noexcept
      : x(x_), y(y_), z(z_), w(w_) {}
  /// Creates a vector with three components.
  constexpr Vector(Vec3 of) noexcept : x(of.x), y(of.y), z(of.z) {}
  /// Creates a vector with four components.
  constexpr Vector(Vec4 of) noexcept : x(of.x), y(of.y), z(of.z), w(of.w) {}
};

/// A 4x4 matrix, row by row.
struct Matrix {
  /// The rows x, y, z and w; the identity matrix by default.
  std::array<Vec4, 4> rows{
      Vec4{1.0, 0.0, 0.0, 0.0}, Vec4{0.0, 1.0, 0.0, 0.0}, Vec4{0.0, 0.0, 1.0, 0.0},
      Vec4{0.0, 0.0, 0.0, 1.0}};
};

/// A camera track. Empty members are not written. Hubs refuse a track that lacks one of the members
/// that the property has, so read the track, change it and send it back.
///
/// ```cpp
/// auto track = hub.engines()
///     .get_property(3, "TrackedCamera_0", "Tracking//Track/0").value.as_track().value();
/// track.location.x = 12.0;
/// hub.engines().set_property(3, "TrackedCamera_0", "Tracking//Track/0", track);
/// ```
/// A track has only the documented members. To send a track back with all members from the hub,
/// change the members of the value itself.
struct Track {
  /// Position of the camera.
  Vector location{};
  /// Rotation of the camera.
  Vector rotation{};
  /// Field of view.
  std::optional<double> fov{};
  /// Focus.
  std::optional<double> focus{};
  /// Shift of the optical centre.
  std::optional<Vec2> center_shift{};
  /// Zoom.
  std::optional<double> zoom{};
  /// First and second coefficient of the lens distortion.
  std::optional<Vec2> k1k2{};
  /// Render ratio.
  std::optional<double> render_ratio{};
  /// Distortion scale.
  std::optional<double> distortion_scale{};
  /// Size of the sensor.
  std::optional<Vec2> sensor_size{};
  /// Width of a pixel divided by its height.
  std::optional<double> pixel_aspect_ratio{};
  /// Distance between the mount and the nodal point.
  std::optional<double> nodal_offset{};
  /// Distance at which the image is in focus.
  std::optional<double> focus_distance{};
};

/// A texture or video handle, valid only in the process that created it. This struct is for reading
/// only: to send a texture back, send the value that it was read from.
struct Texture {
  /// The handle itself.
  std::string handle;
  /// Id of the process that the handle belongs to, as text. Hubs send text or an integer.
  std::optional<std::string> pid{};
  /// Name of the handle's memory.
  std::optional<std::string> memory{};
  /// Offset within that memory.
  std::optional<std::string> offset{};
  /// Type, as a number.
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
  /// True if the texture must not be scaled.
  std::optional<bool> unscaled{};
  /// True if the memory is managed elsewhere.
  std::optional<bool> unmanaged{};
  /// Field type, as a number.
  std::optional<std::int64_t> field_type{};
};

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
