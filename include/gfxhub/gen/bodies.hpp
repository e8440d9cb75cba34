// Written by cargo xtask generate; do not edit.
// The bodies that operations send.
#ifndef GFXHUB_GEN_BODIES_HPP
#define GFXHUB_GEN_BODIES_HPP

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "../convertible.hpp"
#include "../nullable.hpp"
#include "../seconds.hpp"
#include "../value.hpp"
#include "ids.hpp"
#include "words.hpp"

namespace gfxhub {

/// A new value for a property, at once or over time.
struct PropertyUpdate {
  /// The new value: a boolean, number, text, object or array. NaN, infinity and null are refused.
  Value value;
  /// How it travels to the new value; Constant when not given, which jumps.
  std::optional<Interpolation> interpolation;
  /// Seconds that the move takes, 0 or more; 0 when not given. Without an interpolation other than
  /// Constant the value jumps at once.
  std::optional<Seconds> duration;
  /// Seconds to wait before the move, 0 or more; 0 when not given.
  std::optional<Seconds> delay;

  /// With nothing given.
  PropertyUpdate() = default;
  /// From what is required.
  template <class From, class = detail::IfConvertible<From, Value>>
  PropertyUpdate(From&& given) : value(std::forward<From>(given)) {}
  /// The same with this `interpolation`.
  [[nodiscard]] PropertyUpdate with_interpolation(Interpolation given) const {
    PropertyUpdate changed = *this;
    changed.interpolation = std::move(given);
    return changed;
  }
  /// The same with this `duration`.
  [[nodiscard]] PropertyUpdate with_duration(Seconds given) const {
    PropertyUpdate changed = *this;
    changed.duration = std::move(given);
    return changed;
  }
  /// The same with this `delay`.
  [[nodiscard]] PropertyUpdate with_delay(Seconds given) const {
    PropertyUpdate changed = *this;
    changed.delay = std::move(given);
    return changed;
  }
};

/// What a parameter of a function call is given.
struct Payload {
  /// The value, of any kind.
  Value value;

  /// With nothing given.
  Payload() = default;
  /// From what is required.
  template <class From, class = detail::IfConvertible<From, Value>>
  Payload(From&& given) : value(std::forward<From>(given)) {}
};

/// A parameter of a function call.
struct FunctionParameter {
  /// Path of the parameter, a key of the function's Properties.
  PropertyPath property_path;
  /// What it is given.
  Payload payload;

  /// With nothing given.
  FunctionParameter() = default;
  /// From what is required.
  FunctionParameter(PropertyPath given_property_path, Payload given_payload)
      : property_path(std::move(given_property_path)), payload(std::move(given_payload)) {}
};

/// A call of a function.
struct FunctionCall {
  /// The parameters that are given; may be empty.
  std::vector<FunctionParameter> parameters;

  /// With nothing given.
  FunctionCall() = default;
  /// From what is required.
  template <class From, class = detail::IfConvertible<From, std::vector<FunctionParameter>>>
  FunctionCall(From&& given) : parameters(std::forward<From>(given)) {}
};

/// The name of a playout rundown.
struct PlayoutRundownName {
  /// The name, not empty.
  std::string name;

  /// With nothing given.
  PlayoutRundownName() = default;
  /// From what is required.
  template <class From, class = detail::IfConvertible<From, std::string>>
  PlayoutRundownName(From&& given) : name(std::forward<From>(given)) {}
};

/// A new item of a playout rundown.
struct PlayoutItemCreate {
  /// Its name, not empty.
  std::string name;
  /// The name of its template, not empty.
  std::string template_;
  /// Its place in the rundown; at the end when not given. Where counting starts is not documented.
  std::optional<std::int64_t> order;
  /// Values of its template's fields; the template's own where not given.
  std::optional<Value> data;

  /// With nothing given.
  PlayoutItemCreate() = default;
  /// From what is required.
  PlayoutItemCreate(std::string given_name, std::string given_template)
      : name(std::move(given_name)), template_(std::move(given_template)) {}
  /// The same with this `order`.
  [[nodiscard]] PlayoutItemCreate with_order(std::int64_t given) const {
    PlayoutItemCreate changed = *this;
    changed.order = std::move(given);
    return changed;
  }
  /// The same with this `data`.
  [[nodiscard]] PlayoutItemCreate with_data(Value given) const {
    PlayoutItemCreate changed = *this;
    changed.data = std::move(given);
    return changed;
  }
};

/// Changes to an item of a playout rundown; what is not given stays.
struct PlayoutItemUpdate {
  /// Its name, not empty.
  std::optional<std::string> name;
  /// The name of its template, not empty.
  std::optional<std::string> template_;
  /// Its place in the rundown. Where counting starts is not documented.
  std::optional<std::int64_t> order;
  /// Numbers of the channels that it overrides.
  std::optional<std::vector<std::int64_t>> overridden_channels;
  /// Values of its template's fields.
  std::optional<Value> data;

  /// With nothing given.
  PlayoutItemUpdate() = default;
  /// The same with this `name`.
  [[nodiscard]] PlayoutItemUpdate with_name(std::string given) const {
    PlayoutItemUpdate changed = *this;
    changed.name = std::move(given);
    return changed;
  }
  /// The same with this `template_`.
  [[nodiscard]] PlayoutItemUpdate with_template(std::string given) const {
    PlayoutItemUpdate changed = *this;
    changed.template_ = std::move(given);
    return changed;
  }
  /// The same with this `order`.
  [[nodiscard]] PlayoutItemUpdate with_order(std::int64_t given) const {
    PlayoutItemUpdate changed = *this;
    changed.order = std::move(given);
    return changed;
  }
  /// The same with this `overridden_channels`.
  [[nodiscard]] PlayoutItemUpdate with_overridden_channels(std::vector<std::int64_t> given) const {
    PlayoutItemUpdate changed = *this;
    changed.overridden_channels = std::move(given);
    return changed;
  }
  /// The same with this `data`.
  [[nodiscard]] PlayoutItemUpdate with_data(Value given) const {
    PlayoutItemUpdate changed = *this;
    changed.data = std::move(given);
    return changed;
  }
};

/// Changes to a MOS object.
struct MosObjectUpdate {
  /// What it is, for people.
  std::optional<std::string> description;
  /// The values of its template's fields; they replace the old ones whole.
  std::optional<Value> data;

  /// With nothing given.
  MosObjectUpdate() = default;
  /// The same with this `description`.
  [[nodiscard]] MosObjectUpdate with_description(std::string given) const {
    MosObjectUpdate changed = *this;
    changed.description = std::move(given);
    return changed;
  }
  /// The same with this `data`.
  [[nodiscard]] MosObjectUpdate with_data(Value given) const {
    MosObjectUpdate changed = *this;
    changed.data = std::move(given);
    return changed;
  }
};

/// The engine that loads a graph, rgraph or ustate.
struct EngineHost {
  /// The engine's number. Not a launch id.
  EngineId engine_host_id;

  /// With nothing given.
  EngineHost() = default;
  /// From what is required.
  template <class From, class = detail::IfConvertible<From, EngineId>>
  EngineHost(From&& given) : engine_host_id(std::forward<From>(given)) {}
};

/// A new launch configuration.
struct LaunchConfigCreate {
  /// Its name, not empty.
  std::string name;
  /// Ids of its renderers; may be empty.
  std::vector<RendererId> renderers;

  /// With nothing given.
  LaunchConfigCreate() = default;
  /// From what is required.
  LaunchConfigCreate(std::string given_name, std::vector<RendererId> given_renderers)
      : name(std::move(given_name)), renderers(std::move(given_renderers)) {}
};

/// A new renderer; everything is optional.
struct RendererCreate {
  /// The launch configuration that it belongs to.
  std::optional<LaunchId> launch_config_id;
  /// The engine that it runs on; `Null` for any.
  Nullable<EngineId> engine_id;
  /// The project that it runs; `Null` for none.
  Nullable<ProjectId> project_id;
  /// The map of the project; `Null` for none.
  Nullable<ProjectMapId> project_map_id;
  /// Its kind: RE, RE5 or UE.
  std::optional<EngineType> engine_type;
  /// What it loads: an rgraph id for RE, a ustate id for UE, a graph id for RE5.
  std::optional<StateId> state_id;

  /// With nothing given.
  RendererCreate() = default;
  /// The same with this `launch_config_id`.
  [[nodiscard]] RendererCreate with_launch_config_id(LaunchId given) const {
    RendererCreate changed = *this;
    changed.launch_config_id = std::move(given);
    return changed;
  }
  /// The same with this `engine_id`.
  [[nodiscard]] RendererCreate with_engine_id(Nullable<EngineId> given) const {
    RendererCreate changed = *this;
    changed.engine_id = std::move(given);
    return changed;
  }
  /// The same with this `project_id`.
  [[nodiscard]] RendererCreate with_project_id(Nullable<ProjectId> given) const {
    RendererCreate changed = *this;
    changed.project_id = std::move(given);
    return changed;
  }
  /// The same with this `project_map_id`.
  [[nodiscard]] RendererCreate with_project_map_id(Nullable<ProjectMapId> given) const {
    RendererCreate changed = *this;
    changed.project_map_id = std::move(given);
    return changed;
  }
  /// The same with this `engine_type`.
  [[nodiscard]] RendererCreate with_engine_type(EngineType given) const {
    RendererCreate changed = *this;
    changed.engine_type = std::move(given);
    return changed;
  }
  /// The same with this `state_id`.
  [[nodiscard]] RendererCreate with_state_id(StateId given) const {
    RendererCreate changed = *this;
    changed.state_id = std::move(given);
    return changed;
  }
};

}  // namespace gfxhub

#endif
