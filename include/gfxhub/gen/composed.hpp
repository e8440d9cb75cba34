// Written by cargo xtask generate; do not edit.
// Composed calls: the structs of their items, and the results that they give.
#ifndef GFXHUB_GEN_COMPOSED_HPP
#define GFXHUB_GEN_COMPOSED_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <chrono>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "../../gfxhub.h"
#include "../batch.hpp"
#include "../body_fields.hpp"
#include "../record.hpp"
#include "batch_figures.hpp"
#include "bodies.hpp"
#include "from_c.hpp"
#include "ids.hpp"
#include "namespace.hpp"
#include "plain.hpp"
#include "records.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// A property and its new value.
///
/// ```cpp
/// const gfxhub::PropertySet item{3, "Mixer_0", "Default//Opacity/0", 0.5};
/// ```
struct PropertySet {
  /// Property to set.
  PropertyAddress address;
  /// New value, set at once or eased.
  PropertyUpdate update;

  /// Creates an item with this `update`.
  PropertySet(
      EngineId engine_id_, NodePath node_path_, PropertyPath property_path_, PropertyUpdate body)
      : address{engine_id_, std::move(node_path_), std::move(property_path_)}, update(std::move(body)) {}
  /// Creates an item with this `value` in its `update`.
  template <class From, class = detail::IfConvertible<From, Value>>
  PropertySet(
      EngineId engine_id_, NodePath node_path_, PropertyPath property_path_, const From& value)
      : PropertySet(
            engine_id_, std::move(node_path_), std::move(property_path_),
            PropertyUpdate{Value(value)}) {}
};

/// A property, by its path of names, and its new value.
///
/// ```cpp
/// const gfxhub::NamedSet item{"Studio A / Mixer_0 / Opacity", 0.5};
/// ```
struct NamedSet {
  /// Path of the property.
  NamePath path;
  /// New value, set at once or over time.
  NamedUpdate update;

  /// Creates an item with this `update`.
  NamedSet(
      NamePath path_, NamedUpdate body)
      : path(std::move(path_)), update(std::move(body)) {}
  /// Creates an item with this `value` in its `update`.
  template <class From, class = detail::IfConvertible<From, Value>>
  NamedSet(
      NamePath path_, const From& value)
      : NamedSet(
            std::move(path_),
            NamedUpdate{Value(value)}) {}
};

namespace detail {

template <>
struct ResultsOf<gfxhub_property_results> {
  static constexpr auto error_at = gfxhub_property_results_error_at;
  static constexpr auto len = gfxhub_property_results_len;
  static constexpr auto free = gfxhub_property_results_free;

  static BatchFigures figures(const gfxhub_property_results* from) {
    return {
        std::chrono::microseconds(gfxhub_property_results_skew_us(from)),
        std::chrono::microseconds(gfxhub_property_results_elapsed_us(from)),
        gfxhub_property_results_connections(from)};
  }

  static Property at(
      const std::shared_ptr<const gfxhub_property_results>& from, std::size_t index) {
    return part<Property>(from, gfxhub_property_results_at(from.get(), index));
  }
};

template <>
struct ResultsOf<gfxhub_property_list_results> {
  static constexpr auto error_at = gfxhub_property_list_results_error_at;
  static constexpr auto len = gfxhub_property_list_results_len;
  static constexpr auto free = gfxhub_property_list_results_free;

  static BatchFigures figures(const gfxhub_property_list_results* from) {
    return {
        std::chrono::microseconds(gfxhub_property_list_results_skew_us(from)),
        std::chrono::microseconds(gfxhub_property_list_results_elapsed_us(from)),
        gfxhub_property_list_results_connections(from)};
  }

  static std::vector<Property> at(
      const std::shared_ptr<const gfxhub_property_list_results>& from, std::size_t index) {
    const std::shared_ptr<const gfxhub_property_list> items(
        from, gfxhub_property_list_results_at(from.get(), index));
    return list<Property>(items, gfxhub_property_list_len, gfxhub_property_list_at);
  }
};

template <>
struct ResultsOf<gfxhub_property_by_path_results> {
  static constexpr auto error_at = gfxhub_property_by_path_results_error_at;
  static constexpr auto len = gfxhub_property_by_path_results_len;
  static constexpr auto free = gfxhub_property_by_path_results_free;

  static BatchFigures figures(const gfxhub_property_by_path_results* from) {
    return {
        std::chrono::microseconds(gfxhub_property_by_path_results_skew_us(from)),
        std::chrono::microseconds(gfxhub_property_by_path_results_elapsed_us(from)),
        gfxhub_property_by_path_results_connections(from)};
  }

  static Property at(
      const std::shared_ptr<const gfxhub_property_by_path_results>& from, std::size_t index) {
    return part<Property>(from, gfxhub_property_by_path_results_at(from.get(), index));
  }
};

}  // namespace detail

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
