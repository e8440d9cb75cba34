// Written by cargo xtask generate; do not edit.
// The operations of the hub and its composed calls, in their groups.
#ifndef GFXHUB_GEN_GROUPS_HPP
#define GFXHUB_GEN_GROUPS_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../../gfxhub.h"
#include "../batch.hpp"
#include "../body_fields.hpp"
#include "../call.hpp"
#include "../decimal.hpp"
#include "../record.hpp"
#include "../response.hpp"
#include "../result.hpp"
#include "batch_options.hpp"
#include "bodies.hpp"
#include "composed.hpp"
#include "ids.hpp"
#include "from_c.hpp"
#include "namespace.hpp"
#include "records.hpp"
#include "to_c.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// Render engines, their nodes, properties and functions.
///
/// This is a template so that a program compiles only the operations that it calls.
template <class>
class BasicEngines : public detail::CallGroup {
 public:
#if GFXHUB_EXCEPTIONS
  /// Lists the engines with their instances.
  ///
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `GET /api/rest/v1/engines`. It changes nothing: without a complete response, or
  /// after 429, 502, 503 or 504, it is resent, at most twice.
  std::vector<Engine> list(const CallOptions& options = {}) const {
    return try_list(options).value();
  }

  /// Reads one engine.
  ///
  /// Hubs respond with 500 if there is no such engine.
  ///
  /// @param engine Number of a render engine. This is not a launch id, although the two look alike.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `GET /api/rest/v1/engines/{engineId}`. It changes nothing: without a complete
  /// response, or after 429, 502, 503 or 504, it is resent, at most twice.
  Engine get(EngineId engine, const CallOptions& options = {}) const {
    return try_get(engine, options).value();
  }

  /// Lists the nodes of an engine.
  ///
  /// Hubs respond with 500 if there is no such engine.
  ///
  /// @param engine Number of a render engine. This is not a launch id, although the two look alike.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `GET /api/rest/v1/engines/{engineId}/nodes`. It changes nothing: without a complete
  /// response, or after 429, 502, 503 or 504, it is resent, at most twice.
  std::vector<Node> list_nodes(EngineId engine, const CallOptions& options = {}) const {
    return try_list_nodes(engine, options).value();
  }

  /// Reads one node.
  ///
  /// Hubs respond with 500 if there is no such engine or node.
  ///
  /// @param engine Number of a render engine. This is not a launch id, although the two look alike.
  /// @param node Path of a node within its engine. On an RE5 engine, this is the id of the node.
  /// The path may contain slashes, spaces and dots.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}`. It changes nothing: without
  /// a complete response, or after 429, 502, 503 or 504, it is resent, at most twice.
  Node get_node(
      EngineId engine,
      const NodePath& node,
      const CallOptions& options = {}) const {
    return try_get_node(engine, node, options).value();
  }

  /// Lists the properties of a node with their current values.
  ///
  /// Hubs respond with 500 if there is no such engine or node.
  ///
  /// @param engine Number of a render engine. This is not a launch id, although the two look alike.
  /// @param node Path of a node within its engine. On an RE5 engine, this is the id of the node.
  /// The path may contain slashes, spaces and dots.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties`. It changes
  /// nothing: without a complete response, or after 429, 502, 503 or 504, it is resent, at most
  /// twice.
  std::vector<Property> list_properties(
      EngineId engine,
      const NodePath& node,
      const CallOptions& options = {}) const {
    return try_list_properties(engine, node, options).value();
  }

  /// Reads one property with its current value.
  ///
  /// Hubs respond with 500 if there is no such engine, node or property.
  ///
  /// @param engine Number of a render engine. This is not a launch id, although the two look alike.
  /// @param node Path of a node within its engine. On an RE5 engine, this is the id of the node.
  /// The path may contain slashes, spaces and dots.
  /// @param property Path of a property within its node. On an RE5 engine, this is the id of the
  /// pin, and a dotted suffix (`.w.z`) addresses a sub-field.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`. It
  /// changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent, at
  /// most twice.
  Property get_property(
      EngineId engine,
      const NodePath& node,
      const PropertyPath& property,
      const CallOptions& options = {}) const {
    return try_get_property(engine, node, property, options).value();
  }

  /// Sets a property at once, or moves it to the value over time, on air.
  ///
  /// The response is the property with the value that the hub stored. Numbers in it may be rounded
  /// to single precision (`Value::approx_eq` allows for that). On an RE5 engine, a path that ends
  /// with the dotted path of a sub-field (`.w.z`) sets only that sub-field.
  ///
  /// Hubs respond with 500 if there is no such engine, node or property.
  ///
  /// @param engine Number of a render engine. This is not a launch id, although the two look alike.
  /// @param node Path of a node within its engine. On an RE5 engine, this is the id of the node.
  /// The path may contain slashes, spaces and dots.
  /// @param property Path of a property within its node. On an RE5 engine, this is the id of the
  /// pin, and a dotted suffix (`.w.z`) addresses a sub-field.
  /// @param body A new value for a property, set at once or reached by a move over time. See its
  /// fields for units and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `PATCH /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
  /// A jump (no Duration, no Delay, no Interpolation other than Constant) is resent once if there
  /// is no complete response, unless a newer command through the same client may have changed the
  /// property. A move is never resent, as that would restart it on air. If a newer set of the same
  /// property was sent first, this one is not sent and fails as Superseded.
  Property set_property(
      EngineId engine,
      const NodePath& node,
      const PropertyPath& property,
      const PropertyUpdate& body,
      const CallOptions& options = {}) const {
    return try_set_property(engine, node, property, body, options).value();
  }
  /// The same, given `value` of the body alone.
  template <class From, class = detail::IfConvertible<From, Value>>
  Property set_property(
      EngineId engine,
      const NodePath& node,
      const PropertyPath& property,
      const From& body,
      const CallOptions& options = {}) const {
    return try_set_property(engine, node, property, body, options).value();
  }

  /// Lists the functions of a node.
  ///
  /// Hubs respond with 500 if there is no such engine or node.
  ///
  /// @param engine Number of a render engine. This is not a launch id, although the two look alike.
  /// @param node Path of a node within its engine. On an RE5 engine, this is the id of the node.
  /// The path may contain slashes, spaces and dots.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions`. It changes
  /// nothing: without a complete response, or after 429, 502, 503 or 504, it is resent, at most
  /// twice.
  std::vector<FunctionSummary> list_functions(
      EngineId engine,
      const NodePath& node,
      const CallOptions& options = {}) const {
    return try_list_functions(engine, node, options).value();
  }

  /// Reads one function with its parameters.
  ///
  /// Hubs respond with 500 if there is no such engine, node or function.
  ///
  /// @param engine Number of a render engine. This is not a launch id, although the two look alike.
  /// @param node Path of a node within its engine. On an RE5 engine, this is the id of the node.
  /// The path may contain slashes, spaces and dots.
  /// @param function Path of a function within its node. On an RE5 engine, this is the id of the
  /// function.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}`. It
  /// changes nothing: without a complete response, or after 429, 502, 503 or 504, it is resent, at
  /// most twice.
  Function get_function(
      EngineId engine,
      const NodePath& node,
      const FunctionPath& function,
      const CallOptions& options = {}) const {
    return try_get_function(engine, node, function, options).value();
  }

  /// Calls a function, which takes effect on air at once.
  ///
  /// Hubs respond with 500 if there is no such engine, node or function.
  ///
  /// @param engine Number of a render engine. This is not a launch id, although the two look alike.
  /// @param node Path of a node within its engine. On an RE5 engine, this is the id of the node.
  /// The path may contain slashes, spaces and dots.
  /// @param function Path of a function within its node. On an RE5 engine, this is the id of the
  /// function.
  /// @param body A call of a function. See its fields for units and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `POST /api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}`. It
  /// is never resent, since a resend would repeat the effect on air.
  void call_function(
      EngineId engine,
      const NodePath& node,
      const FunctionPath& function,
      const FunctionCall& body,
      const CallOptions& options = {}) const {
    return try_call_function(engine, node, function, body, options).value();
  }
  /// The same, given `parameters` of the body alone.
  template <class From, class = detail::IfConvertible<From, std::vector<FunctionParameter>>>
  void call_function(
      EngineId engine,
      const NodePath& node,
      const FunctionPath& function,
      const From& body,
      const CallOptions& options = {}) const {
    return try_call_function(engine, node, function, body, options).value();
  }

  /// Sets many properties at once: each as `set_property` does.
  ///
  /// The sets are sent over up to `ClientOptions::max_batch_connections` connections. They are not
  /// a transaction: some may succeed and some fail, and nothing is rolled back. On air the
  /// properties change one after the other. Sets of the same property are sent in the order given,
  /// others in any order. An eased set is sent over a connection of its own, up to 16 at a time,
  /// and never resent.
  ///
  /// ```cpp
  /// const std::vector<gfxhub::PropertySet> sets = {
  ///     {3, "Mixer_0", "Default//Opacity/0", 0.5},
  ///     {3, "Cyclorama", "Material//Softness/0", 0.5},
  /// };
  /// for (const auto& result : hub.engines().set_properties(sets)) {
  ///   if (!result.ok()) std::cout << result.error().what() << '\n';
  /// }
  /// ```
  ///
  /// @param sets The sets, at most 65,536; if there are none, nothing is sent.
  /// @param batch Options of the batch.
  /// @param options Options of the whole call, its time limit among them.
  /// @throws Error before anything is sent: of `ErrorKind::Invalid` for an item that must not be
  /// sent, with the argument `sets[3].body.Value` or the like, and of `ErrorKind::Closed`. The
  /// report has the errors of items that failed.
  ///
  /// Each item is a call of `set_property`. A jump (no Duration, no Delay, no Interpolation other
  /// than Constant) is resent once if there is no complete response, unless a newer command through
  /// the same client may have changed the property. A move is never resent, as that would restart
  /// it on air. If a newer set of the same property was sent first, this one is not sent and fails
  /// as Superseded.
  ///
  /// Hub path of each:
  /// `PATCH /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
  BatchReport<PropertyAddress, Property> set_properties(
      const std::vector<PropertySet>& sets,
      const BatchOptions& batch = {}, const CallOptions& options = {}) const {
    return try_set_properties(sets, batch, options).value();
  }

  /// Reads many properties at once: each as `get_property` does.
  ///
  /// The properties are read over up to `ClientOptions::max_batch_connections` connections, and not
  /// at the same moment.
  ///
  /// ```cpp
  /// const std::vector<gfxhub::PropertyAddress> addresses = {
  ///     {3, "Mixer_0", "Default//Opacity/0"},
  ///     {3, "Cyclorama", "Material//Softness/0"},
  /// };
  /// for (const auto& result : hub.engines().get_properties(addresses)) {
  ///   if (!result.ok()) std::cout << result.error().what() << '\n';
  /// }
  /// ```
  ///
  /// @param addresses The properties, at most 65,536; if there are none, nothing is sent.
  /// @param batch Options of the batch.
  /// @param options Options of the whole call, its time limit among them.
  /// @throws Error before anything is sent: of `ErrorKind::Invalid` for an item that must not be
  /// sent, with the argument `addresses[3].nodePath` or the like, and of `ErrorKind::Closed`. The
  /// report has the errors of items that failed.
  ///
  /// Each item is a call of `get_property`. It changes nothing: without a complete response, or
  /// after 429, 502, 503 or 504, it is resent, at most twice.
  ///
  /// Hub path of each:
  /// `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
  BatchReport<PropertyAddress, Property> get_properties(
      const std::vector<PropertyAddress>& addresses,
      const BatchOptions& batch = {}, const CallOptions& options = {}) const {
    return try_get_properties(addresses, batch, options).value();
  }

  /// Lists the properties of many nodes at once: each as `list_properties` does.
  ///
  /// The lists are read over up to `ClientOptions::max_batch_connections` connections, and not at
  /// the same moment. Without nodes, all nodes of the engine are used. They are listed first, which
  /// can fail as `list_nodes` does.
  ///
  /// ```cpp
  /// const std::vector<gfxhub::NodePath> nodes = {
  ///     "Mixer_0",
  ///     "Cyclorama",
  /// };
  /// for (const auto& result : hub.engines().list_properties_of(3, nodes)) {
  ///   if (!result.ok()) std::cout << result.error().what() << '\n';
  /// }
  /// ```
  ///
  /// @param engine Number of a render engine. This is not a launch id, although the two look alike.
  /// @param nodes Paths of nodes, at most 65,536; if there are none, all nodes of the engine.
  /// @param batch Options of the batch.
  /// @param options Options of the whole call, its time limit among them.
  /// @throws Error before anything is sent: of `ErrorKind::Invalid` for an item that must not be
  /// sent, with the argument `nodes[3]` or the like, and of `ErrorKind::Closed`. The report has the
  /// errors of items that failed.
  ///
  /// Each item is a call of `list_properties`. It changes nothing: without a complete response, or
  /// after 429, 502, 503 or 504, it is resent, at most twice.
  ///
  /// Hub path of each:
  /// `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties`.
  BatchReport<NodePath, std::vector<Property>> list_properties_of(
      EngineId engine, const std::vector<NodePath>& nodes = {},
      const BatchOptions& batch = {}, const CallOptions& options = {}) const {
    return try_list_properties_of(engine, nodes, batch, options).value();
  }
#endif

  /// Like `list`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::vector<Engine>> try_list(const CallOptions& options = {}) const {
    detail::Call call("engines.list", options);
    return call.give(
        gfxhub_engine_list_free,
        [&](gfxhub_engine_list** out, gfxhub_error** error) {
          return gfxhub_engines_list(client_.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_engine_list> from) {
          return detail::list<Engine>(from, gfxhub_engine_list_len, gfxhub_engine_list_at);
        });
  }

  /// Like `get`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<Engine> try_get(EngineId engine, const CallOptions& options = {}) const {
    detail::Call call("engines.get", options);
    return call.give(
        gfxhub_engine_free,
        [&](gfxhub_engine** out, gfxhub_error** error) {
          return gfxhub_engines_get(client_.get(), engine.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_engine> from) {
          return Engine(std::move(from));
        });
  }

  /// Like `list_nodes`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::vector<Node>> try_list_nodes(EngineId engine, const CallOptions& options = {}) const {
    detail::Call call("engines.list_nodes", options);
    return call.give(
        gfxhub_node_list_free,
        [&](gfxhub_node_list** out, gfxhub_error** error) {
          return gfxhub_engines_list_nodes(client_.get(), engine.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_node_list> from) {
          return detail::list<Node>(from, gfxhub_node_list_len, gfxhub_node_list_at);
        });
  }

  /// Like `get_node`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<Node> try_get_node(
      EngineId engine,
      const NodePath& node,
      const CallOptions& options = {}) const {
    detail::Call call("engines.get_node", options);
    call.validate("nodePath", node);
    return call.give(
        gfxhub_node_free,
        [&](gfxhub_node** out, gfxhub_error** error) {
          return gfxhub_engines_get_node(
              client_.get(),
              engine.get(),
              node.get().c_str(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_node> from) {
          return Node(std::move(from));
        });
  }

  /// Like `list_properties`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::vector<Property>> try_list_properties(
      EngineId engine,
      const NodePath& node,
      const CallOptions& options = {}) const {
    detail::Call call("engines.list_properties", options);
    call.validate("nodePath", node);
    return call.give(
        gfxhub_property_list_free,
        [&](gfxhub_property_list** out, gfxhub_error** error) {
          return gfxhub_engines_list_properties(
              client_.get(),
              engine.get(),
              node.get().c_str(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_property_list> from) {
          return detail::list<Property>(from, gfxhub_property_list_len, gfxhub_property_list_at);
        });
  }

  /// Like `get_property`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<Property> try_get_property(
      EngineId engine,
      const NodePath& node,
      const PropertyPath& property,
      const CallOptions& options = {}) const {
    detail::Call call("engines.get_property", options);
    call.validate("nodePath", node);
    call.validate("propertyPath", property);
    return call.give(
        gfxhub_property_free,
        [&](gfxhub_property** out, gfxhub_error** error) {
          return gfxhub_engines_get_property(
              client_.get(),
              engine.get(),
              node.get().c_str(),
              property.get().c_str(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_property> from) {
          return Property(std::move(from));
        });
  }

  /// Like `set_property`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<Property> try_set_property(
      EngineId engine,
      const NodePath& node,
      const PropertyPath& property,
      const PropertyUpdate& body,
      const CallOptions& options = {}) const {
    detail::Call call("engines.set_property", options);
    call.validate("nodePath", node);
    call.validate("propertyPath", property);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_property_free,
        [&](gfxhub_property** out, gfxhub_error** error) {
          return gfxhub_engines_set_property(
              client_.get(),
              engine.get(),
              node.get().c_str(),
              property.get().c_str(),
              sent.get(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_property> from) {
          return Property(std::move(from));
        });
  }
  /// The same, given `value` of the body alone.
  template <class From, class = detail::IfConvertible<From, Value>>
  [[nodiscard]] Result<Property> try_set_property(
      EngineId engine,
      const NodePath& node,
      const PropertyPath& property,
      const From& body,
      const CallOptions& options = {}) const {
    return try_set_property(engine, node, property, PropertyUpdate{Value(body)}, options);
  }

  /// Like `list_functions`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::vector<FunctionSummary>> try_list_functions(
      EngineId engine,
      const NodePath& node,
      const CallOptions& options = {}) const {
    detail::Call call("engines.list_functions", options);
    call.validate("nodePath", node);
    return call.give(
        gfxhub_function_summary_list_free,
        [&](gfxhub_function_summary_list** out, gfxhub_error** error) {
          return gfxhub_engines_list_functions(
              client_.get(),
              engine.get(),
              node.get().c_str(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_function_summary_list> from) {
          return detail::list<FunctionSummary>(from, gfxhub_function_summary_list_len, gfxhub_function_summary_list_at);
        });
  }

  /// Like `get_function`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<Function> try_get_function(
      EngineId engine,
      const NodePath& node,
      const FunctionPath& function,
      const CallOptions& options = {}) const {
    detail::Call call("engines.get_function", options);
    call.validate("nodePath", node);
    call.validate("functionPath", function);
    return call.give(
        gfxhub_function_free,
        [&](gfxhub_function** out, gfxhub_error** error) {
          return gfxhub_engines_get_function(
              client_.get(),
              engine.get(),
              node.get().c_str(),
              function.get().c_str(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_function> from) {
          return Function(std::move(from));
        });
  }

  /// Like `call_function`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<void> try_call_function(
      EngineId engine,
      const NodePath& node,
      const FunctionPath& function,
      const FunctionCall& body,
      const CallOptions& options = {}) const {
    detail::Call call("engines.call_function", options);
    call.validate("nodePath", node);
    call.validate("functionPath", function);
    const auto sent = detail::to_c(body, call, "body");
    return call.make([&](gfxhub_error** error) {
      return gfxhub_engines_call_function(
          client_.get(),
          engine.get(),
          node.get().c_str(),
          function.get().c_str(),
          sent.get(),
          call.options(),
          error);
    });
  }
  /// The same, given `parameters` of the body alone.
  template <class From, class = detail::IfConvertible<From, std::vector<FunctionParameter>>>
  [[nodiscard]] Result<void> try_call_function(
      EngineId engine,
      const NodePath& node,
      const FunctionPath& function,
      const From& body,
      const CallOptions& options = {}) const {
    return try_call_function(engine, node, function, FunctionCall{std::vector<FunctionParameter>(body)}, options);
  }

  /// Like `set_properties`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<BatchReport<PropertyAddress, Property>> try_set_properties(
      const std::vector<PropertySet>& sets,
      const BatchOptions& batch = {}, const CallOptions& options = {}) const {
    detail::Call call("engines.set_properties", options);
    std::vector<detail::Owned<gfxhub_property_update>> bodies;
    bodies.reserve(sets.size());
    std::vector<gfxhub_property_set> given;
    given.reserve(sets.size());
    for (const PropertySet& item : sets) {
      const std::string place = "sets[" + detail::decimal(given.size()) + "]";
      call.validate(place + ".nodePath", item.address.node_path);
      call.validate(place + ".propertyPath", item.address.property_path);
      bodies.push_back(detail::to_c(item.update, call, place + ".body"));
      given.push_back(
          {item.address.engine_id.get(), item.address.node_path.get().c_str(), item.address.property_path.get().c_str(), nullptr, bodies.back().get(), 0.0, false});
    }
    return detail::make_composed<PropertyAddress, gfxhub_property_results>(
        call, batch,
        [&](const gfxhub_batch_options* made, gfxhub_property_results** out,
            gfxhub_error** error) {
          return gfxhub_engines_set_properties(
              client_.get(), given.data(), given.size(),
              made, call.options(), out, error);
        },
        [&](const auto&, std::size_t index) { return sets[index].address; });
  }

  /// Like `get_properties`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<BatchReport<PropertyAddress, Property>> try_get_properties(
      const std::vector<PropertyAddress>& addresses,
      const BatchOptions& batch = {}, const CallOptions& options = {}) const {
    detail::Call call("engines.get_properties", options);
    std::vector<gfxhub_property_address> given;
    given.reserve(addresses.size());
    for (const PropertyAddress& item : addresses) {
      const std::string place = "addresses[" + detail::decimal(given.size()) + "]";
      call.validate(place + ".nodePath", item.node_path);
      call.validate(place + ".propertyPath", item.property_path);
      given.push_back(
          {item.engine_id.get(), item.node_path.get().c_str(), item.property_path.get().c_str()});
    }
    return detail::make_composed<PropertyAddress, gfxhub_property_results>(
        call, batch,
        [&](const gfxhub_batch_options* made, gfxhub_property_results** out,
            gfxhub_error** error) {
          return gfxhub_engines_get_properties(
              client_.get(), given.data(), given.size(),
              made, call.options(), out, error);
        },
        [&](const auto&, std::size_t index) { return addresses[index]; });
  }

  /// Like `list_properties_of`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<BatchReport<NodePath, std::vector<Property>>> try_list_properties_of(
      EngineId engine, const std::vector<NodePath>& nodes = {},
      const BatchOptions& batch = {}, const CallOptions& options = {}) const {
    detail::Call call("engines.list_properties_of", options);
    std::vector<const char*> given;
    given.reserve(nodes.size());
    for (const NodePath& item : nodes) {
      const std::string place = "nodes[" + detail::decimal(given.size()) + "]";
      call.validate(place, item);
      given.push_back(
          item.get().c_str());
    }
    return detail::make_composed<NodePath, gfxhub_property_list_results>(
        call, batch,
        [&](const gfxhub_batch_options* made, gfxhub_property_list_results** out,
            gfxhub_error** error) {
          return gfxhub_engines_list_properties_of(
              client_.get(), engine.get(), given.data(), given.size(),
              made, call.options(), out, error);
        },
        [](const auto& from, std::size_t index) {
          return NodePath(
              detail::text(gfxhub_property_list_results_node_path_at(from.get(), index)));
        });
  }

  /// Internal to the library.
  explicit BasicEngines(std::shared_ptr<const gfxhub_client> client) : detail::CallGroup(std::move(client)) {}
};
/// Render engines, their nodes, properties and functions.
using Engines = BasicEngines<void>;

/// Playout rundowns, their items with buttons, and templates.
///
/// This is a template so that a program compiles only the operations that it calls.
template <class>
class BasicPlayout : public detail::CallGroup {
 public:
#if GFXHUB_EXCEPTIONS
  /// Lists the playout rundowns.
  ///
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `GET /api/rest/v1/playout/rundowns`. It changes nothing: without a complete
  /// response, or after 429, 502, 503 or 504, it is resent, at most twice.
  std::vector<PlayoutRundown> list_rundowns(const CallOptions& options = {}) const {
    return try_list_rundowns(options).value();
  }

  /// Creates a playout rundown.
  ///
  /// @param body The name of a playout rundown. See its fields for units and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `POST /api/rest/v1/playout/rundowns`. It is never resent, since a resend would
  /// create a second object.
  PlayoutRundown create_rundown(
      const PlayoutRundownName& body,
      const CallOptions& options = {}) const {
    return try_create_rundown(body, options).value();
  }
  /// The same, given `name` of the body alone.
  template <class From, class = detail::IfConvertible<From, std::string>>
  PlayoutRundown create_rundown(const From& body, const CallOptions& options = {}) const {
    return try_create_rundown(body, options).value();
  }

  /// Reads one playout rundown.
  ///
  /// Hubs respond with 500 if there is no such rundown.
  ///
  /// @param rundown Number of a playout rundown.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `GET /api/rest/v1/playout/rundowns/{rundownId}`. It changes nothing: without a
  /// complete response, or after 429, 502, 503 or 504, it is resent, at most twice.
  PlayoutRundown get_rundown(PlayoutRundownId rundown, const CallOptions& options = {}) const {
    return try_get_rundown(rundown, options).value();
  }

  /// Deletes a playout rundown with its items.
  ///
  /// Hubs respond with 404 if there is no such rundown.
  ///
  /// @param rundown Number of a playout rundown.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `DELETE /api/rest/v1/playout/rundowns/{rundownId}`. It is resent only with the
  /// option `resend`: once, if there is no complete response; a response of 404 then counts as
  /// success.
  void delete_rundown(PlayoutRundownId rundown, const CallOptions& options = {}) const {
    return try_delete_rundown(rundown, options).value();
  }

  /// Renames a playout rundown.
  ///
  /// Hubs respond with 404 if there is no such rundown.
  ///
  /// @param rundown Number of a playout rundown.
  /// @param body The name of a playout rundown. See its fields for units and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `PATCH /api/rest/v1/playout/rundowns/{rundownId}`. It is never resent automatically.
  /// Before you call it again, read what the hub has stored.
  PlayoutRundown rename_rundown(
      PlayoutRundownId rundown,
      const PlayoutRundownName& body,
      const CallOptions& options = {}) const {
    return try_rename_rundown(rundown, body, options).value();
  }
  /// The same, given `name` of the body alone.
  template <class From, class = detail::IfConvertible<From, std::string>>
  PlayoutRundown rename_rundown(
      PlayoutRundownId rundown,
      const From& body,
      const CallOptions& options = {}) const {
    return try_rename_rundown(rundown, body, options).value();
  }

  /// Lists the items of a playout rundown in order.
  ///
  /// Hubs respond with 500 if there is no such rundown.
  ///
  /// @param rundown Number of a playout rundown.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `GET /api/rest/v1/playout/rundowns/{rundownId}/items`. It changes nothing: without a
  /// complete response, or after 429, 502, 503 or 504, it is resent, at most twice.
  std::vector<PlayoutItem> list_items(PlayoutRundownId rundown, const CallOptions& options = {}) const {
    return try_list_items(rundown, options).value();
  }

  /// Creates an item from a template. The response has no buttons; to get them, read the item.
  ///
  /// Hubs respond with 404 if there is no such rundown.
  ///
  /// @param rundown Number of a playout rundown.
  /// @param body A new item of a playout rundown. See its fields for units and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `POST /api/rest/v1/playout/rundowns/{rundownId}/items`. It is never resent, since a
  /// resend would create a second object.
  PlayoutItem create_item(
      PlayoutRundownId rundown,
      const PlayoutItemCreate& body,
      const CallOptions& options = {}) const {
    return try_create_item(rundown, body, options).value();
  }

  /// Reads one item with its buttons. The hub sends a list with one element; an empty list is a
  /// Decode error.
  ///
  /// Hubs respond with 500 if there is no such item.
  ///
  /// @param rundown Number of a playout rundown.
  /// @param item Number of an item in a playout rundown.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `GET /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`. It changes nothing:
  /// without a complete response, or after 429, 502, 503 or 504, it is resent, at most twice.
  PlayoutItem get_item(
      PlayoutRundownId rundown,
      ItemId item,
      const CallOptions& options = {}) const {
    return try_get_item(rundown, item, options).value();
  }

  /// Deletes an item.
  ///
  /// Hubs respond with 404 if there is no such item.
  ///
  /// @param rundown Number of a playout rundown.
  /// @param item Number of an item in a playout rundown.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `DELETE /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`. It is resent only
  /// with the option `resend`: once, if there is no complete response; a response of 404 then
  /// counts as success.
  void delete_item(
      PlayoutRundownId rundown,
      ItemId item,
      const CallOptions& options = {}) const {
    return try_delete_item(rundown, item, options).value();
  }

  /// Changes an item: its name, template, position, channels or data. Fields that are not given
  /// stay unchanged. If data is given, it replaces all of the old data; `playout.update_fields`
  /// changes only some fields. The response has no buttons, and on some hubs no data although it
  /// was stored.
  ///
  /// Hubs respond with 404 if there is no such item.
  ///
  /// @param rundown Number of a playout rundown.
  /// @param item Number of an item in a playout rundown.
  /// @param body Changes to an item of a playout rundown. What is not given stays unchanged; data
  /// that is given replaces all of the old data. See its fields for units and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `PATCH /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}`. It is never resent
  /// automatically. Before you call it again, read what the hub has stored.
  PlayoutItem update_item(
      PlayoutRundownId rundown,
      ItemId item,
      const PlayoutItemUpdate& body,
      const CallOptions& options = {}) const {
    return try_update_item(rundown, item, body, options).value();
  }

  /// Presses a button of an item. The effect is on air at once. Hubs accept the button's key or its
  /// id.
  ///
  /// Hubs respond with 404 if there is no such item.
  ///
  /// @param rundown Number of a playout rundown.
  /// @param item Number of an item in a playout rundown.
  /// @param button Key of a button. Hubs accept the key or the id of the button.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `POST /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}/{buttonKey}`. It is
  /// never resent, since a resend would repeat the effect on air.
  void trigger_button(
      PlayoutRundownId rundown,
      ItemId item,
      const ButtonKey& button,
      const CallOptions& options = {}) const {
    return try_trigger_button(rundown, item, button, options).value();
  }

  /// Lists the templates from which items are created.
  ///
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `GET /api/rest/v1/playout/templates`. It changes nothing: without a complete
  /// response, or after 429, 502, 503 or 504, it is resent, at most twice.
  std::vector<Template> list_templates(const CallOptions& options = {}) const {
    return try_list_templates(options).value();
  }

  /// Downloads an ExternalData field of a playout item. Method and response are not documented: it
  /// is a POST unless another method is given, and the response is returned unchanged.
  ///
  /// @param rundown Number of a playout rundown.
  /// @param item Number of an item in a playout rundown.
  /// @param field_key Key of an ExternalData field of a playout item.
  /// @param method The HTTP method.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `POST
  /// /api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}/{ExternalDataFieldKey}`. It is never
  /// resent, since a resend would repeat the effect on air.
  Response trigger_external_data(
      PlayoutRundownId rundown,
      ItemId item,
      const ExternalDataFieldKey& field_key,
      std::string_view method = "POST",
      const CallOptions& options = {}) const {
    return try_trigger_external_data(rundown, item, field_key, method, options).value();
  }

  /// Changes some fields of an item and keeps the others. The change is on air as soon as the item
  /// is. Reads the item, puts the new values into its data, and sends all of the data as
  /// `update_item` does. A field that the item does not have is refused before anything is changed.
  ///
  /// A change by somebody else between the read and the update is lost. Returns the item with its
  /// data, which is read again if the hub leaves it out of its response.
  ///
  /// @param rundown Number of a playout rundown.
  /// @param item Number of an item in a playout rundown.
  /// @param body New values of some fields of an item. The other fields of the item stay unchanged.
  /// See its fields for units and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  PlayoutItem update_fields(
      PlayoutRundownId rundown,
      ItemId item,
      const FieldsUpdate& body,
      const CallOptions& options = {}) const {
    return try_update_fields(rundown, item, body, options).value();
  }
  /// The same, given `fields` of the body alone.
  template <class From, class = detail::IfConvertible<From, Value>>
  PlayoutItem update_fields(
      PlayoutRundownId rundown,
      ItemId item,
      const From& body,
      const CallOptions& options = {}) const {
    return try_update_fields(rundown, item, body, options).value();
  }

  /// Returns the fields that items of a template have, each with an example, in the order in which
  /// the items show them. A hub lists its templates without their fields, so the call reads the
  /// list of templates and the items of all playout rundowns: two requests, and one for each
  /// rundown.
  ///
  /// The list contains only fields that an item has; it is empty for a template that no item uses.
  /// If no template has this name, the error is `ErrorKind::UnknownName`.
  ///
  /// @param template_ Name of a template, by which items refer to it.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  std::vector<TemplateField> template_fields(
      const TemplateName& template_,
      const CallOptions& options = {}) const {
    return try_template_fields(template_, options).value();
  }
#endif

  /// Like `list_rundowns`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::vector<PlayoutRundown>> try_list_rundowns(const CallOptions& options = {}) const {
    detail::Call call("playout.list_rundowns", options);
    return call.give(
        gfxhub_playout_rundown_list_free,
        [&](gfxhub_playout_rundown_list** out, gfxhub_error** error) {
          return gfxhub_playout_list_rundowns(client_.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_playout_rundown_list> from) {
          return detail::list<PlayoutRundown>(from, gfxhub_playout_rundown_list_len, gfxhub_playout_rundown_list_at);
        });
  }

  /// Like `create_rundown`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<PlayoutRundown> try_create_rundown(
      const PlayoutRundownName& body,
      const CallOptions& options = {}) const {
    detail::Call call("playout.create_rundown", options);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_playout_rundown_free,
        [&](gfxhub_playout_rundown** out, gfxhub_error** error) {
          return gfxhub_playout_create_rundown(client_.get(), sent.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_playout_rundown> from) {
          return PlayoutRundown(std::move(from));
        });
  }
  /// The same, given `name` of the body alone.
  template <class From, class = detail::IfConvertible<From, std::string>>
  [[nodiscard]] Result<PlayoutRundown> try_create_rundown(const From& body, const CallOptions& options = {}) const {
    return try_create_rundown(PlayoutRundownName{std::string(body)}, options);
  }

  /// Like `get_rundown`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<PlayoutRundown> try_get_rundown(PlayoutRundownId rundown, const CallOptions& options = {}) const {
    detail::Call call("playout.get_rundown", options);
    return call.give(
        gfxhub_playout_rundown_free,
        [&](gfxhub_playout_rundown** out, gfxhub_error** error) {
          return gfxhub_playout_get_rundown(client_.get(), rundown.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_playout_rundown> from) {
          return PlayoutRundown(std::move(from));
        });
  }

  /// Like `delete_rundown`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<void> try_delete_rundown(PlayoutRundownId rundown, const CallOptions& options = {}) const {
    detail::Call call("playout.delete_rundown", options);
    return call.make([&](gfxhub_error** error) {
      return gfxhub_playout_delete_rundown(client_.get(), rundown.get(), call.options(), error);
    });
  }

  /// Like `rename_rundown`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<PlayoutRundown> try_rename_rundown(
      PlayoutRundownId rundown,
      const PlayoutRundownName& body,
      const CallOptions& options = {}) const {
    detail::Call call("playout.rename_rundown", options);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_playout_rundown_free,
        [&](gfxhub_playout_rundown** out, gfxhub_error** error) {
          return gfxhub_playout_rename_rundown(
              client_.get(),
              rundown.get(),
              sent.get(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_playout_rundown> from) {
          return PlayoutRundown(std::move(from));
        });
  }
  /// The same, given `name` of the body alone.
  template <class From, class = detail::IfConvertible<From, std::string>>
  [[nodiscard]] Result<PlayoutRundown> try_rename_rundown(
      PlayoutRundownId rundown,
      const From& body,
      const CallOptions& options = {}) const {
    return try_rename_rundown(rundown, PlayoutRundownName{std::string(body)}, options);
  }

  /// Like `list_items`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::vector<PlayoutItem>> try_list_items(PlayoutRundownId rundown, const CallOptions& options = {}) const {
    detail::Call call("playout.list_items", options);
    return call.give(
        gfxhub_playout_item_list_free,
        [&](gfxhub_playout_item_list** out, gfxhub_error** error) {
          return gfxhub_playout_list_items(client_.get(), rundown.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_playout_item_list> from) {
          return detail::list<PlayoutItem>(from, gfxhub_playout_item_list_len, gfxhub_playout_item_list_at);
        });
  }

  /// Like `create_item`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<PlayoutItem> try_create_item(
      PlayoutRundownId rundown,
      const PlayoutItemCreate& body,
      const CallOptions& options = {}) const {
    detail::Call call("playout.create_item", options);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_playout_item_free,
        [&](gfxhub_playout_item** out, gfxhub_error** error) {
          return gfxhub_playout_create_item(
              client_.get(),
              rundown.get(),
              sent.get(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_playout_item> from) {
          return PlayoutItem(std::move(from));
        });
  }

  /// Like `get_item`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<PlayoutItem> try_get_item(
      PlayoutRundownId rundown,
      ItemId item,
      const CallOptions& options = {}) const {
    detail::Call call("playout.get_item", options);
    return call.give(
        gfxhub_playout_item_free,
        [&](gfxhub_playout_item** out, gfxhub_error** error) {
          return gfxhub_playout_get_item(
              client_.get(),
              rundown.get(),
              item.get(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_playout_item> from) {
          return PlayoutItem(std::move(from));
        });
  }

  /// Like `delete_item`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<void> try_delete_item(
      PlayoutRundownId rundown,
      ItemId item,
      const CallOptions& options = {}) const {
    detail::Call call("playout.delete_item", options);
    return call.make([&](gfxhub_error** error) {
      return gfxhub_playout_delete_item(
          client_.get(),
          rundown.get(),
          item.get(),
          call.options(),
          error);
    });
  }

  /// Like `update_item`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<PlayoutItem> try_update_item(
      PlayoutRundownId rundown,
      ItemId item,
      const PlayoutItemUpdate& body,
      const CallOptions& options = {}) const {
    detail::Call call("playout.update_item", options);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_playout_item_free,
        [&](gfxhub_playout_item** out, gfxhub_error** error) {
          return gfxhub_playout_update_item(
              client_.get(),
              rundown.get(),
              item.get(),
              sent.get(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_playout_item> from) {
          return PlayoutItem(std::move(from));
        });
  }

  /// Like `trigger_button`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<void> try_trigger_button(
      PlayoutRundownId rundown,
      ItemId item,
      const ButtonKey& button,
      const CallOptions& options = {}) const {
    detail::Call call("playout.trigger_button", options);
    call.validate("buttonKey", button);
    return call.make([&](gfxhub_error** error) {
      return gfxhub_playout_trigger_button(
          client_.get(),
          rundown.get(),
          item.get(),
          button.get().c_str(),
          call.options(),
          error);
    });
  }

  /// Like `list_templates`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::vector<Template>> try_list_templates(const CallOptions& options = {}) const {
    detail::Call call("playout.list_templates", options);
    return call.give(
        gfxhub_template_list_free,
        [&](gfxhub_template_list** out, gfxhub_error** error) {
          return gfxhub_playout_list_templates(client_.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_template_list> from) {
          return detail::list<Template>(from, gfxhub_template_list_len, gfxhub_template_list_at);
        });
  }

  /// Like `trigger_external_data`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<Response> try_trigger_external_data(
      PlayoutRundownId rundown,
      ItemId item,
      const ExternalDataFieldKey& field_key,
      std::string_view method = "POST",
      const CallOptions& options = {}) const {
    detail::Call call("playout.trigger_external_data", options);
    call.validate("ExternalDataFieldKey", field_key);
    call.validate("method", method);
    return call.give(
        gfxhub_response_free,
        [&](gfxhub_response** out, gfxhub_error** error) {
          return gfxhub_playout_trigger_external_data(
              client_.get(),
              rundown.get(),
              item.get(),
              field_key.get().c_str(),
              std::string(method).c_str(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_response> from) {
          return Response(std::move(from));
        });
  }

  /// Like `update_fields`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<PlayoutItem> try_update_fields(
      PlayoutRundownId rundown,
      ItemId item,
      const FieldsUpdate& body,
      const CallOptions& options = {}) const {
    detail::Call call("playout.update_fields", options);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_playout_item_free,
        [&](gfxhub_playout_item** out, gfxhub_error** error) {
          return gfxhub_playout_update_fields(
              client_.get(),
              rundown.get(),
              item.get(),
              sent.get(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_playout_item> from) {
          return PlayoutItem(std::move(from));
        });
  }
  /// The same, given `fields` of the body alone.
  template <class From, class = detail::IfConvertible<From, Value>>
  [[nodiscard]] Result<PlayoutItem> try_update_fields(
      PlayoutRundownId rundown,
      ItemId item,
      const From& body,
      const CallOptions& options = {}) const {
    return try_update_fields(rundown, item, FieldsUpdate{Value(body)}, options);
  }

  /// Like `template_fields`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::vector<TemplateField>> try_template_fields(
      const TemplateName& template_,
      const CallOptions& options = {}) const {
    detail::Call call("playout.template_fields", options);
    call.validate("template", template_);
    return call.give(
        gfxhub_template_fields_free,
        [&](gfxhub_template_fields** out, gfxhub_error** error) {
          return gfxhub_playout_template_fields(
              client_.get(),
              template_.get().c_str(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_template_fields> from) {
          return detail::from_c(from.get());
        });
  }

  /// Internal to the library.
  explicit BasicPlayout(std::shared_ptr<const gfxhub_client> client) : detail::CallGroup(std::move(client)) {}
};
/// Playout rundowns, their items with buttons, and templates.
using Playout = BasicPlayout<void>;

/// Rundowns of newsroom systems and their MOS objects.
///
/// This is a template so that a program compiles only the operations that it calls.
template <class>
class BasicNewsroom : public detail::CallGroup {
 public:
#if GFXHUB_EXCEPTIONS
  /// Lists the newsroom rundowns of all newsroom systems.
  ///
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `GET /api/rest/v1/newsroom/rundowns`. It changes nothing: without a complete
  /// response, or after 429, 502, 503 or 504, it is resent, at most twice.
  std::vector<NewsroomRundownSummary> list_rundowns(const CallOptions& options = {}) const {
    return try_list_rundowns(options).value();
  }

  /// Lists the rundowns of one newsroom system.
  ///
  /// Hubs respond with 500 if there is no such newsroom system.
  ///
  /// @param device Device id of a newsroom system, as configured in the hub's MOS module.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `GET /api/rest/v1/newsroom/rundowns/{ncsID}`. It changes nothing: without a complete
  /// response, or after 429, 502, 503 or 504, it is resent, at most twice.
  std::vector<NewsroomRundownSummary> list_device_rundowns(const NcsId& device, const CallOptions& options = {}) const {
    return try_list_device_rundowns(device, options).value();
  }

  /// Reads one newsroom rundown with its items and their MOS objects.
  ///
  /// Hubs respond with 500 if there is no such rundown.
  ///
  /// @param device Device id of a newsroom system, as configured in the hub's MOS module.
  /// @param rundown Id of a rundown in its newsroom system. The specification declares an integer,
  /// but every response contains text.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `GET /api/rest/v1/newsroom/rundowns/{ncsID}/{roID}`. It changes nothing: without a
  /// complete response, or after 429, 502, 503 or 504, it is resent, at most twice.
  NewsroomRundown get_rundown(
      const NcsId& device,
      const RoId& rundown,
      const CallOptions& options = {}) const {
    return try_get_rundown(device, rundown, options).value();
  }

  /// Changes a MOS object. If data is given, it replaces all of the old data;
  /// `newsroom.update_fields` changes only some fields. Afterwards, `changed_by` names the REST
  /// interface. The response has no buttons.
  ///
  /// Hubs respond with 500 if there is no such MOS object.
  ///
  /// @param object Id of a MOS object.
  /// @param body Changes to a MOS object. What is not given stays unchanged; data that is given
  /// replaces all of the old data. See its fields for units and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `PATCH /api/rest/v1/newsroom/mosObjects/{objID}`. It is never resent automatically.
  /// Before you call it again, read what the hub has stored.
  MosObject update_mos_object(
      const ObjId& object,
      const MosObjectUpdate& body,
      const CallOptions& options = {}) const {
    return try_update_mos_object(object, body, options).value();
  }

  /// Presses a button of a MOS object. The effect is on air at once.
  ///
  /// Hubs respond with 404 if there is no such item.
  ///
  /// @param device Device id of a newsroom system, as configured in the hub's MOS module.
  /// @param rundown Id of a rundown in its newsroom system. The specification declares an integer,
  /// but every response contains text.
  /// @param story Id of a story in a newsroom rundown. The specification declares an integer, but
  /// every response contains text.
  /// @param item Id of an item in a newsroom story.
  /// @param button Key of a button. Hubs accept the key or the id of the button.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `POST /api/rest/v1/newsroom/rundowns/{ncsID}/{roID}/{storyID}/{itemID}/{buttonKey}`.
  /// It is never resent, since a resend would repeat the effect on air.
  void trigger_button(
      const NcsId& device,
      const RoId& rundown,
      const StoryId& story,
      const NewsroomItemId& item,
      const ButtonKey& button,
      const CallOptions& options = {}) const {
    return try_trigger_button(device, rundown, story, item, button, options).value();
  }

  /// Changes some fields of a MOS object and keeps the others. The change is on air as soon as the
  /// object is. Reads the rundown that shows the object, puts the new values into the object's
  /// data, and sends all of the data as `update_mos_object` does. A field that the object does not
  /// have is refused before anything is changed. So is an object for which the items of the rundown
  /// contain different data.
  ///
  /// A change by the newsroom between the read and the update is lost. The result has no buttons.
  ///
  /// @param device Device id of a newsroom system, as configured in the hub's MOS module.
  /// @param rundown Id of a rundown in its newsroom system. The specification declares an integer,
  /// but every response contains text.
  /// @param object Id of a MOS object.
  /// @param body New values of some fields of an item. The other fields of the item stay unchanged.
  /// See its fields for units and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  MosObject update_fields(
      const NcsId& device,
      const RoId& rundown,
      const ObjId& object,
      const FieldsUpdate& body,
      const CallOptions& options = {}) const {
    return try_update_fields(device, rundown, object, body, options).value();
  }
  /// The same, given `fields` of the body alone.
  template <class From, class = detail::IfConvertible<From, Value>>
  MosObject update_fields(
      const NcsId& device,
      const RoId& rundown,
      const ObjId& object,
      const From& body,
      const CallOptions& options = {}) const {
    return try_update_fields(device, rundown, object, body, options).value();
  }
#endif

  /// Like `list_rundowns`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::vector<NewsroomRundownSummary>> try_list_rundowns(const CallOptions& options = {}) const {
    detail::Call call("newsroom.list_rundowns", options);
    return call.give(
        gfxhub_newsroom_rundown_summary_list_free,
        [&](gfxhub_newsroom_rundown_summary_list** out, gfxhub_error** error) {
          return gfxhub_newsroom_list_rundowns(client_.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_newsroom_rundown_summary_list> from) {
          return detail::list<NewsroomRundownSummary>(from, gfxhub_newsroom_rundown_summary_list_len, gfxhub_newsroom_rundown_summary_list_at);
        });
  }

  /// Like `list_device_rundowns`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::vector<NewsroomRundownSummary>> try_list_device_rundowns(const NcsId& device, const CallOptions& options = {}) const {
    detail::Call call("newsroom.list_device_rundowns", options);
    call.validate("ncsID", device);
    return call.give(
        gfxhub_newsroom_rundown_summary_list_free,
        [&](gfxhub_newsroom_rundown_summary_list** out, gfxhub_error** error) {
          return gfxhub_newsroom_list_device_rundowns(
              client_.get(),
              device.get().c_str(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_newsroom_rundown_summary_list> from) {
          return detail::list<NewsroomRundownSummary>(from, gfxhub_newsroom_rundown_summary_list_len, gfxhub_newsroom_rundown_summary_list_at);
        });
  }

  /// Like `get_rundown`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<NewsroomRundown> try_get_rundown(
      const NcsId& device,
      const RoId& rundown,
      const CallOptions& options = {}) const {
    detail::Call call("newsroom.get_rundown", options);
    call.validate("ncsID", device);
    call.validate("roID", rundown);
    return call.give(
        gfxhub_newsroom_rundown_free,
        [&](gfxhub_newsroom_rundown** out, gfxhub_error** error) {
          return gfxhub_newsroom_get_rundown(
              client_.get(),
              device.get().c_str(),
              rundown.get().c_str(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_newsroom_rundown> from) {
          return NewsroomRundown(std::move(from));
        });
  }

  /// Like `update_mos_object`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<MosObject> try_update_mos_object(
      const ObjId& object,
      const MosObjectUpdate& body,
      const CallOptions& options = {}) const {
    detail::Call call("newsroom.update_mos_object", options);
    call.validate("objID", object);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_mos_object_free,
        [&](gfxhub_mos_object** out, gfxhub_error** error) {
          return gfxhub_newsroom_update_mos_object(
              client_.get(),
              object.get().c_str(),
              sent.get(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_mos_object> from) {
          return MosObject(std::move(from));
        });
  }

  /// Like `trigger_button`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<void> try_trigger_button(
      const NcsId& device,
      const RoId& rundown,
      const StoryId& story,
      const NewsroomItemId& item,
      const ButtonKey& button,
      const CallOptions& options = {}) const {
    detail::Call call("newsroom.trigger_button", options);
    call.validate("ncsID", device);
    call.validate("roID", rundown);
    call.validate("storyID", story);
    call.validate("itemID", item);
    call.validate("buttonKey", button);
    return call.make([&](gfxhub_error** error) {
      return gfxhub_newsroom_trigger_button(
          client_.get(),
          device.get().c_str(),
          rundown.get().c_str(),
          story.get().c_str(),
          item.get().c_str(),
          button.get().c_str(),
          call.options(),
          error);
    });
  }

  /// Like `update_fields`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<MosObject> try_update_fields(
      const NcsId& device,
      const RoId& rundown,
      const ObjId& object,
      const FieldsUpdate& body,
      const CallOptions& options = {}) const {
    detail::Call call("newsroom.update_fields", options);
    call.validate("ncsID", device);
    call.validate("roID", rundown);
    call.validate("objID", object);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_mos_object_free,
        [&](gfxhub_mos_object** out, gfxhub_error** error) {
          return gfxhub_newsroom_update_fields(
              client_.get(),
              device.get().c_str(),
              rundown.get().c_str(),
              object.get().c_str(),
              sent.get(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_mos_object> from) {
          return MosObject(std::move(from));
        });
  }
  /// The same, given `fields` of the body alone.
  template <class From, class = detail::IfConvertible<From, Value>>
  [[nodiscard]] Result<MosObject> try_update_fields(
      const NcsId& device,
      const RoId& rundown,
      const ObjId& object,
      const From& body,
      const CallOptions& options = {}) const {
    return try_update_fields(device, rundown, object, FieldsUpdate{Value(body)}, options);
  }

  /// Internal to the library.
  explicit BasicNewsroom(std::shared_ptr<const gfxhub_client> client) : detail::CallGroup(std::move(client)) {}
};
/// Rundowns of newsroom systems and their MOS objects.
using Newsroom = BasicNewsroom<void>;

/// Graphs, which RE5 engines load.
///
/// This is a template so that a program compiles only the operations that it calls.
template <class>
class BasicGraphs : public detail::CallGroup {
 public:
#if GFXHUB_EXCEPTIONS
  /// Lists the graphs.
  ///
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `GET /api/rest/v1/graphs`. It changes nothing: without a complete response, or after
  /// 429, 502, 503 or 504, it is resent, at most twice.
  std::vector<GraphSummary> list(const CallOptions& options = {}) const {
    return try_list(options).value();
  }

  /// Reads one graph with its content.
  ///
  /// Hubs respond with 404 if there is no such graph.
  ///
  /// @param graph Number of a graph (RE5).
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `GET /api/rest/v1/graphs/{graphId}`. It changes nothing: without a complete
  /// response, or after 429, 502, 503 or 504, it is resent, at most twice.
  Graph get(GraphId graph, const CallOptions& options = {}) const {
    return try_get(graph, options).value();
  }

  /// Loads a graph into an engine, whose output changes at once. The engine then has the nodes of
  /// the graph.
  ///
  /// @param graph Number of a graph (RE5).
  /// @param body The engine that loads a graph, rgraph or ustate. See its fields for units and
  /// ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `POST /api/rest/v1/graphs/{graphId}/load`. It is never resent, since a resend would
  /// repeat the effect on air.
  void load(
      GraphId graph,
      const EngineHost& body,
      const CallOptions& options = {}) const {
    return try_load(graph, body, options).value();
  }
  /// The same, given `engine_host_id` of the body alone.
  template <class From, class = detail::IfConvertible<From, EngineId>>
  void load(
      GraphId graph,
      const From& body,
      const CallOptions& options = {}) const {
    return try_load(graph, body, options).value();
  }
#endif

  /// Like `list`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::vector<GraphSummary>> try_list(const CallOptions& options = {}) const {
    detail::Call call("graphs.list", options);
    return call.give(
        gfxhub_graph_summary_list_free,
        [&](gfxhub_graph_summary_list** out, gfxhub_error** error) {
          return gfxhub_graphs_list(client_.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_graph_summary_list> from) {
          return detail::list<GraphSummary>(from, gfxhub_graph_summary_list_len, gfxhub_graph_summary_list_at);
        });
  }

  /// Like `get`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<Graph> try_get(GraphId graph, const CallOptions& options = {}) const {
    detail::Call call("graphs.get", options);
    return call.give(
        gfxhub_graph_free,
        [&](gfxhub_graph** out, gfxhub_error** error) {
          return gfxhub_graphs_get(client_.get(), graph.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_graph> from) {
          return Graph(std::move(from));
        });
  }

  /// Like `load`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<void> try_load(
      GraphId graph,
      const EngineHost& body,
      const CallOptions& options = {}) const {
    detail::Call call("graphs.load", options);
    const auto sent = detail::to_c(body, call, "body");
    return call.make([&](gfxhub_error** error) {
      return gfxhub_graphs_load(
          client_.get(),
          graph.get(),
          sent.get(),
          call.options(),
          error);
    });
  }
  /// The same, given `engine_host_id` of the body alone.
  template <class From, class = detail::IfConvertible<From, EngineId>>
  [[nodiscard]] Result<void> try_load(
      GraphId graph,
      const From& body,
      const CallOptions& options = {}) const {
    return try_load(graph, EngineHost{EngineId(body)}, options);
  }

  /// Internal to the library.
  explicit BasicGraphs(std::shared_ptr<const gfxhub_client> client) : detail::CallGroup(std::move(client)) {}
};
/// Graphs, which RE5 engines load.
using Graphs = BasicGraphs<void>;

/// Rgraphs, which RE engines load.
///
/// This is a template so that a program compiles only the operations that it calls.
template <class>
class BasicRgraphs : public detail::CallGroup {
 public:
#if GFXHUB_EXCEPTIONS
  /// Lists the rgraphs.
  ///
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `GET /api/rest/v1/rgraphs`. It changes nothing: without a complete response, or
  /// after 429, 502, 503 or 504, it is resent, at most twice.
  std::vector<RgraphSummary> list(const CallOptions& options = {}) const {
    return try_list(options).value();
  }

  /// Reads one rgraph with its content.
  ///
  /// Hubs respond with 404 if there is no such rgraph.
  ///
  /// @param rgraph Number of an rgraph (RE).
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `GET /api/rest/v1/rgraphs/{rgraphId}`. It changes nothing: without a complete
  /// response, or after 429, 502, 503 or 504, it is resent, at most twice.
  Rgraph get(RgraphId rgraph, const CallOptions& options = {}) const {
    return try_get(rgraph, options).value();
  }

  /// Loads an rgraph into an engine, whose output changes at once. The engine's `rgraph_id` is then
  /// the id of the rgraph.
  ///
  /// @param rgraph Number of an rgraph (RE).
  /// @param body The engine that loads a graph, rgraph or ustate. See its fields for units and
  /// ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `POST /api/rest/v1/rgraphs/{rgraphId}/load`. It is never resent, since a resend
  /// would repeat the effect on air.
  void load(
      RgraphId rgraph,
      const EngineHost& body,
      const CallOptions& options = {}) const {
    return try_load(rgraph, body, options).value();
  }
  /// The same, given `engine_host_id` of the body alone.
  template <class From, class = detail::IfConvertible<From, EngineId>>
  void load(
      RgraphId rgraph,
      const From& body,
      const CallOptions& options = {}) const {
    return try_load(rgraph, body, options).value();
  }
#endif

  /// Like `list`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::vector<RgraphSummary>> try_list(const CallOptions& options = {}) const {
    detail::Call call("rgraphs.list", options);
    return call.give(
        gfxhub_rgraph_summary_list_free,
        [&](gfxhub_rgraph_summary_list** out, gfxhub_error** error) {
          return gfxhub_rgraphs_list(client_.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_rgraph_summary_list> from) {
          return detail::list<RgraphSummary>(from, gfxhub_rgraph_summary_list_len, gfxhub_rgraph_summary_list_at);
        });
  }

  /// Like `get`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<Rgraph> try_get(RgraphId rgraph, const CallOptions& options = {}) const {
    detail::Call call("rgraphs.get", options);
    return call.give(
        gfxhub_rgraph_free,
        [&](gfxhub_rgraph** out, gfxhub_error** error) {
          return gfxhub_rgraphs_get(client_.get(), rgraph.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_rgraph> from) {
          return Rgraph(std::move(from));
        });
  }

  /// Like `load`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<void> try_load(
      RgraphId rgraph,
      const EngineHost& body,
      const CallOptions& options = {}) const {
    detail::Call call("rgraphs.load", options);
    const auto sent = detail::to_c(body, call, "body");
    return call.make([&](gfxhub_error** error) {
      return gfxhub_rgraphs_load(
          client_.get(),
          rgraph.get(),
          sent.get(),
          call.options(),
          error);
    });
  }
  /// The same, given `engine_host_id` of the body alone.
  template <class From, class = detail::IfConvertible<From, EngineId>>
  [[nodiscard]] Result<void> try_load(
      RgraphId rgraph,
      const From& body,
      const CallOptions& options = {}) const {
    return try_load(rgraph, EngineHost{EngineId(body)}, options);
  }

  /// Internal to the library.
  explicit BasicRgraphs(std::shared_ptr<const gfxhub_client> client) : detail::CallGroup(std::move(client)) {}
};
/// Rgraphs, which RE engines load.
using Rgraphs = BasicRgraphs<void>;

/// Ustates, which UE engines load.
///
/// This is a template so that a program compiles only the operations that it calls.
template <class>
class BasicUstates : public detail::CallGroup {
 public:
#if GFXHUB_EXCEPTIONS
  /// Lists the ustates.
  ///
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `GET /api/rest/v1/ustates`. It changes nothing: without a complete response, or
  /// after 429, 502, 503 or 504, it is resent, at most twice.
  std::vector<UstateSummary> list(const CallOptions& options = {}) const {
    return try_list(options).value();
  }

  /// Reads one ustate with its content.
  ///
  /// Hubs respond with 404 if there is no such ustate.
  ///
  /// @param ustate Number of a ustate (UE).
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `GET /api/rest/v1/ustates/{ustateId}`. It changes nothing: without a complete
  /// response, or after 429, 502, 503 or 504, it is resent, at most twice.
  Ustate get(UstateId ustate, const CallOptions& options = {}) const {
    return try_get(ustate, options).value();
  }

  /// Loads a ustate into an engine, whose output changes at once. The engine's `ustate_id` is then
  /// the id of the ustate.
  ///
  /// @param ustate Number of a ustate (UE).
  /// @param body The engine that loads a graph, rgraph or ustate. See its fields for units and
  /// ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `POST /api/rest/v1/ustates/{ustateId}/load`. It is never resent, since a resend
  /// would repeat the effect on air.
  void load(
      UstateId ustate,
      const EngineHost& body,
      const CallOptions& options = {}) const {
    return try_load(ustate, body, options).value();
  }
  /// The same, given `engine_host_id` of the body alone.
  template <class From, class = detail::IfConvertible<From, EngineId>>
  void load(
      UstateId ustate,
      const From& body,
      const CallOptions& options = {}) const {
    return try_load(ustate, body, options).value();
  }
#endif

  /// Like `list`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::vector<UstateSummary>> try_list(const CallOptions& options = {}) const {
    detail::Call call("ustates.list", options);
    return call.give(
        gfxhub_ustate_summary_list_free,
        [&](gfxhub_ustate_summary_list** out, gfxhub_error** error) {
          return gfxhub_ustates_list(client_.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_ustate_summary_list> from) {
          return detail::list<UstateSummary>(from, gfxhub_ustate_summary_list_len, gfxhub_ustate_summary_list_at);
        });
  }

  /// Like `get`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<Ustate> try_get(UstateId ustate, const CallOptions& options = {}) const {
    detail::Call call("ustates.get", options);
    return call.give(
        gfxhub_ustate_free,
        [&](gfxhub_ustate** out, gfxhub_error** error) {
          return gfxhub_ustates_get(client_.get(), ustate.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_ustate> from) {
          return Ustate(std::move(from));
        });
  }

  /// Like `load`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<void> try_load(
      UstateId ustate,
      const EngineHost& body,
      const CallOptions& options = {}) const {
    detail::Call call("ustates.load", options);
    const auto sent = detail::to_c(body, call, "body");
    return call.make([&](gfxhub_error** error) {
      return gfxhub_ustates_load(
          client_.get(),
          ustate.get(),
          sent.get(),
          call.options(),
          error);
    });
  }
  /// The same, given `engine_host_id` of the body alone.
  template <class From, class = detail::IfConvertible<From, EngineId>>
  [[nodiscard]] Result<void> try_load(
      UstateId ustate,
      const From& body,
      const CallOptions& options = {}) const {
    return try_load(ustate, EngineHost{EngineId(body)}, options);
  }

  /// Internal to the library.
  explicit BasicUstates(std::shared_ptr<const gfxhub_client> client) : detail::CallGroup(std::move(client)) {}
};
/// Ustates, which UE engines load.
using Ustates = BasicUstates<void>;

/// Projects that renderers can run.
///
/// This is a template so that a program compiles only the operations that it calls.
template <class>
class BasicProjects : public detail::CallGroup {
 public:
#if GFXHUB_EXCEPTIONS
  /// Lists the projects.
  ///
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `GET /api/rest/v1/projects`. It changes nothing: without a complete response, or
  /// after 429, 502, 503 or 504, it is resent, at most twice.
  std::vector<Project> list(const CallOptions& options = {}) const {
    return try_list(options).value();
  }
#endif

  /// Like `list`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::vector<Project>> try_list(const CallOptions& options = {}) const {
    detail::Call call("projects.list", options);
    return call.give(
        gfxhub_project_list_free,
        [&](gfxhub_project_list** out, gfxhub_error** error) {
          return gfxhub_projects_list(client_.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_project_list> from) {
          return detail::list<Project>(from, gfxhub_project_list_len, gfxhub_project_list_at);
        });
  }

  /// Internal to the library.
  explicit BasicProjects(std::shared_ptr<const gfxhub_client> client) : detail::CallGroup(std::move(client)) {}
};
/// Projects that renderers can run.
using Projects = BasicProjects<void>;

/// Launch configurations and their renderers, which can be started, stopped and retimed.
///
/// This is a template so that a program compiles only the operations that it calls.
template <class>
class BasicLauncher : public detail::CallGroup {
 public:
#if GFXHUB_EXCEPTIONS
  /// Lists the launch configurations.
  ///
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `GET /api/rest/v1/launcher`. It changes nothing: without a complete response, or
  /// after 429, 502, 503 or 504, it is resent, at most twice.
  std::vector<LaunchConfig> list(const CallOptions& options = {}) const {
    return try_list(options).value();
  }

  /// Reads one launch configuration.
  ///
  /// @param launch Number of a launch configuration. This is not an engine id, although both are
  /// small integers.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `GET /api/rest/v1/launcher/{launchId}`. It changes nothing: without a complete
  /// response, or after 429, 502, 503 or 504, it is resent, at most twice.
  LaunchConfig get(LaunchId launch, const CallOptions& options = {}) const {
    return try_get(launch, options).value();
  }

  /// Creates a launch configuration.
  ///
  /// Hubs respond with 422 if the name or a renderer is invalid.
  ///
  /// @param body A new launch configuration. See its fields for units and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `POST /api/rest/v1/launcher/create`. It is never resent, since a resend would create
  /// a second object.
  LaunchConfigCreated create(
      const LaunchConfigCreate& body,
      const CallOptions& options = {}) const {
    return try_create(body, options).value();
  }

  /// Starts the renderers of a launch configuration on idle engines. The response is a status word,
  /// usually `OK`; some hubs send an empty one. The engines take seconds to start.
  ///
  /// Hubs respond with 404 if there is no such launch configuration, and if no engine is idle.
  ///
  /// @param launch Number of a launch configuration. This is not an engine id, although both are
  /// small integers.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `PUT /api/rest/v1/launcher/{launchId}/launch`. It is never resent, since it starts,
  /// stops or retimes renderers.
  std::string launch(LaunchId launch, const CallOptions& options = {}) const {
    return try_launch(launch, options).value();
  }

  /// Stops the renderers of a launch configuration, which are then off air.
  ///
  /// @param launch Number of a launch configuration. This is not an engine id, although both are
  /// small integers.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `PUT /api/rest/v1/launcher/{launchId}/stop`. It is resent only with the option
  /// `resend`: once, if there is no complete response. A resend that arrives late also stops what
  /// was launched in between.
  void stop(LaunchId launch, const CallOptions& options = {}) const {
    return try_stop(launch, options).value();
  }

  /// Retimes a launch configuration. The specification does not say what that does.
  ///
  /// @param launch Number of a launch configuration. This is not an engine id, although both are
  /// small integers.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `PUT /api/rest/v1/launcher/{launchId}/retime`. It is never resent, since it starts,
  /// stops or retimes renderers.
  void retime(LaunchId launch, const CallOptions& options = {}) const {
    return try_retime(launch, options).value();
  }

  /// Lists the ids of the renderers of a launch configuration.
  ///
  /// @param launch Number of a launch configuration. This is not an engine id, although both are
  /// small integers.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `GET /api/rest/v1/launcher/{launchId}/renderer`. It changes nothing: without a
  /// complete response, or after 429, 502, 503 or 504, it is resent, at most twice.
  std::vector<RendererId> list_renderers(LaunchId launch, const CallOptions& options = {}) const {
    return try_list_renderers(launch, options).value();
  }

  /// Reads one renderer.
  ///
  /// Hubs respond with 404 if there is no such renderer.
  ///
  /// @param launch Number of a launch configuration. This is not an engine id, although both are
  /// small integers.
  /// @param renderer Number of a renderer of a launch configuration.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `GET /api/rest/v1/launcher/{launchId}/renderer/{rendererId}`. It changes nothing:
  /// without a complete response, or after 429, 502, 503 or 504, it is resent, at most twice.
  Renderer get_renderer(
      LaunchId launch,
      RendererId renderer,
      const CallOptions& options = {}) const {
    return try_get_renderer(launch, renderer, options).value();
  }

  /// Adds a renderer to a launch configuration. Returns the id of the renderer.
  ///
  /// Hubs respond with 422 if a field is invalid.
  ///
  /// @param launch Number of a launch configuration. This is not an engine id, although both are
  /// small integers.
  /// @param body A new renderer. All fields are optional. See its fields for units and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `POST /api/rest/v1/launcher/{launchId}/renderer/create`. It is never resent, since a
  /// resend would create a second object.
  RendererId create_renderer(
      LaunchId launch,
      const RendererCreate& body,
      const CallOptions& options = {}) const {
    return try_create_renderer(launch, body, options).value();
  }

  /// Starts one renderer. The response is a status word; some hubs send an empty one.
  ///
  /// Hubs respond with 404 if the launch configuration has no such renderer.
  ///
  /// @param launch Number of a launch configuration. This is not an engine id, although both are
  /// small integers.
  /// @param renderer Number of a renderer of a launch configuration.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `PUT /api/rest/v1/launcher/{launchId}/renderer/{rendererId}/start`. It is never
  /// resent, since it starts, stops or retimes renderers.
  std::string start_renderer(
      LaunchId launch,
      RendererId renderer,
      const CallOptions& options = {}) const {
    return try_start_renderer(launch, renderer, options).value();
  }

  /// Stops one renderer, which is then off air. The response is a status word; some hubs send an
  /// empty one.
  ///
  /// Hubs respond with 404 if the launch configuration has no such renderer.
  ///
  /// @param launch Number of a launch configuration. This is not an engine id, although both are
  /// small integers.
  /// @param renderer Number of a renderer of a launch configuration.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Hub path: `PUT /api/rest/v1/launcher/{launchId}/renderer/{rendererId}/stop`. It is never
  /// resent, since it starts, stops or retimes renderers.
  std::string stop_renderer(
      LaunchId launch,
      RendererId renderer,
      const CallOptions& options = {}) const {
    return try_stop_renderer(launch, renderer, options).value();
  }
#endif

  /// Like `list`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::vector<LaunchConfig>> try_list(const CallOptions& options = {}) const {
    detail::Call call("launcher.list", options);
    return call.give(
        gfxhub_launch_config_list_free,
        [&](gfxhub_launch_config_list** out, gfxhub_error** error) {
          return gfxhub_launcher_list(client_.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_launch_config_list> from) {
          return detail::list<LaunchConfig>(from, gfxhub_launch_config_list_len, gfxhub_launch_config_list_at);
        });
  }

  /// Like `get`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<LaunchConfig> try_get(LaunchId launch, const CallOptions& options = {}) const {
    detail::Call call("launcher.get", options);
    return call.give(
        gfxhub_launch_config_free,
        [&](gfxhub_launch_config** out, gfxhub_error** error) {
          return gfxhub_launcher_get(client_.get(), launch.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_launch_config> from) {
          return LaunchConfig(std::move(from));
        });
  }

  /// Like `create`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<LaunchConfigCreated> try_create(
      const LaunchConfigCreate& body,
      const CallOptions& options = {}) const {
    detail::Call call("launcher.create", options);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_launch_config_created_free,
        [&](gfxhub_launch_config_created** out, gfxhub_error** error) {
          return gfxhub_launcher_create(client_.get(), sent.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_launch_config_created> from) {
          return LaunchConfigCreated(std::move(from));
        });
  }

  /// Like `launch`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::string> try_launch(LaunchId launch, const CallOptions& options = {}) const {
    detail::Call call("launcher.launch", options);
    return call.give(
        gfxhub_string_free,
        [&](gfxhub_string** out, gfxhub_error** error) {
          return gfxhub_launcher_launch(client_.get(), launch.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_string> from) {
          return detail::text(gfxhub_string_str(from.get()));
        });
  }

  /// Like `stop`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<void> try_stop(LaunchId launch, const CallOptions& options = {}) const {
    detail::Call call("launcher.stop", options);
    return call.make([&](gfxhub_error** error) {
      return gfxhub_launcher_stop(client_.get(), launch.get(), call.options(), error);
    });
  }

  /// Like `retime`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<void> try_retime(LaunchId launch, const CallOptions& options = {}) const {
    detail::Call call("launcher.retime", options);
    return call.make([&](gfxhub_error** error) {
      return gfxhub_launcher_retime(client_.get(), launch.get(), call.options(), error);
    });
  }

  /// Like `list_renderers`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::vector<RendererId>> try_list_renderers(LaunchId launch, const CallOptions& options = {}) const {
    detail::Call call("launcher.list_renderers", options);
    return call.give(
        gfxhub_renderer_id_list_free,
        [&](gfxhub_renderer_id_list** out, gfxhub_error** error) {
          return gfxhub_launcher_list_renderers(client_.get(), launch.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_renderer_id_list> from) {
          return detail::list<RendererId>(from, gfxhub_renderer_id_list_len, gfxhub_renderer_id_list_at);
        });
  }

  /// Like `get_renderer`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<Renderer> try_get_renderer(
      LaunchId launch,
      RendererId renderer,
      const CallOptions& options = {}) const {
    detail::Call call("launcher.get_renderer", options);
    return call.give(
        gfxhub_renderer_free,
        [&](gfxhub_renderer** out, gfxhub_error** error) {
          return gfxhub_launcher_get_renderer(
              client_.get(),
              launch.get(),
              renderer.get(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_renderer> from) {
          return Renderer(std::move(from));
        });
  }

  /// Like `create_renderer`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<RendererId> try_create_renderer(
      LaunchId launch,
      const RendererCreate& body,
      const CallOptions& options = {}) const {
    detail::Call call("launcher.create_renderer", options);
    const auto sent = detail::to_c(body, call, "body");
    return call.value<std::int64_t>(
        [&](std::int64_t* out, gfxhub_error** error) {
          return gfxhub_launcher_create_renderer(
              client_.get(),
              launch.get(),
              sent.get(),
              call.options(),
              out,
              error);
        },
        [](const std::int64_t& from) { return RendererId(from); });
  }

  /// Like `start_renderer`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::string> try_start_renderer(
      LaunchId launch,
      RendererId renderer,
      const CallOptions& options = {}) const {
    detail::Call call("launcher.start_renderer", options);
    return call.give(
        gfxhub_string_free,
        [&](gfxhub_string** out, gfxhub_error** error) {
          return gfxhub_launcher_start_renderer(
              client_.get(),
              launch.get(),
              renderer.get(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_string> from) {
          return detail::text(gfxhub_string_str(from.get()));
        });
  }

  /// Like `stop_renderer`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::string> try_stop_renderer(
      LaunchId launch,
      RendererId renderer,
      const CallOptions& options = {}) const {
    detail::Call call("launcher.stop_renderer", options);
    return call.give(
        gfxhub_string_free,
        [&](gfxhub_string** out, gfxhub_error** error) {
          return gfxhub_launcher_stop_renderer(
              client_.get(),
              launch.get(),
              renderer.get(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_string> from) {
          return detail::text(gfxhub_string_str(from.get()));
        });
  }

  /// Internal to the library.
  explicit BasicLauncher(std::shared_ptr<const gfxhub_client> client) : detail::CallGroup(std::move(client)) {}
};
/// Launch configurations and their renderers, which can be started, stopped and retimed.
using Launcher = BasicLauncher<void>;

/// Calls by names of engines, nodes, properties, rundowns and buttons in place of ids.
///
/// This is a template so that a program compiles only the operations that it calls.
template <class>
class BasicNames : public detail::CallGroup {
 public:
#if GFXHUB_EXCEPTIONS
  /// Finds what a path of names leads to, with every id that the calls by id need. Names are exact,
  /// capitals included. A name that stands for several things is refused, and the error lists all
  /// of them.
  ///
  /// @param path Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
  /// / Cyclorama / Softness`.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  Address find(const NamePath& path, const CallOptions& options = {}) const {
    return try_find(path, options).value();
  }

  /// Lists what a pattern leads to: a path in which `*` stands for every name at its place. `*`
  /// alone lists the engines and the playout rundowns, `Studio A / *` the nodes of an engine,
  /// `Studio A / Cyclorama / *` the properties and functions of a node.
  ///
  /// @param path Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
  /// / Cyclorama / Softness`.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  std::vector<Address> list(const NamePath& path, const CallOptions& options = {}) const {
    return try_list(path, options).value();
  }

  /// Finds what the given paths lead to, or fails with everything that is missing. Call it before a
  /// show: later calls of the same client by one of these paths act without looking the path up
  /// again, until a load or another write through the client may have changed what it leads to.
  ///
  /// @param body Paths to find before a show begins, such as those of its buttons and properties.
  /// See its fields for units and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  std::vector<Address> prepare(const NamePaths& body, const CallOptions& options = {}) const {
    return try_prepare(body, options).value();
  }
  /// The same, given `paths` of the body alone.
  template <class From, class = detail::IfConvertible<From, std::vector<NamePath>>>
  std::vector<Address> prepare(const From& body, const CallOptions& options = {}) const {
    return try_prepare(body, options).value();
  }

  /// Reads a property by its path.
  ///
  /// @param path Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
  /// / Cyclorama / Softness`.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  Property get(const NamePath& path, const CallOptions& options = {}) const {
    return try_get(path, options).value();
  }

  /// Sets a property by its path, at once or over time. A move over time is never resent, as that
  /// would restart the move on air.
  ///
  /// @param path Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
  /// / Cyclorama / Softness`.
  /// @param body A new value for a property, at once or over time. See its fields for units and
  /// ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  Property set(
      const NamePath& path,
      const NamedUpdate& body,
      const CallOptions& options = {}) const {
    return try_set(path, body, options).value();
  }
  /// The same, given `value` of the body alone.
  template <class From, class = detail::IfConvertible<From, Value>>
  Property set(
      const NamePath& path,
      const From& body,
      const CallOptions& options = {}) const {
    return try_set(path, body, options).value();
  }

  /// Presses a button of a playout rundown, or of a newsroom rundown (`news:` before its name),
  /// which takes effect on air at once. The button is looked up again first, unless its path was
  /// prepared.
  ///
  /// @param path Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
  /// / Cyclorama / Softness`.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  void press(const NamePath& path, const CallOptions& options = {}) const {
    return try_press(path, options).value();
  }

  /// Calls a function of a node by its path, with parameters by their names. The function is looked
  /// up again first, unless its path was prepared.
  ///
  /// @param path Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
  /// / Cyclorama / Softness`.
  /// @param body Parameters of a function, by their names. See its fields for units and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  void call(
      const NamePath& path,
      const NamedCall& body,
      const CallOptions& options = {}) const {
    return try_call(path, body, options).value();
  }

  /// Loads a graph (`graph:News`), an rgraph (`rgraph:`) or a ustate (`ustate:`) by its name into
  /// an engine, whose output changes at once. With a time to wait, the call returns when the engine
  /// has loaded the state; the time limit of the call must be longer.
  ///
  /// @param path Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
  /// / Cyclorama / Softness`.
  /// @param body The engine that loads a graph, an rgraph or a ustate. See its fields for units and
  /// ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  void load(
      const NamePath& path,
      const NamedLoad& body,
      const CallOptions& options = {}) const {
    return try_load(path, body, options).value();
  }
  /// The same, given `engine` of the body alone.
  template <class From, class = detail::IfConvertible<From, NamePath>>
  void load(
      const NamePath& path,
      const From& body,
      const CallOptions& options = {}) const {
    return try_load(path, body, options).value();
  }

  /// Sets many properties by their paths, each as `set` does, but in one batch.
  ///
  /// All paths are found before anything is sent: if some are missing or ambiguous, one error lists
  /// all of them, and nothing is set. The requests are then sent as those of `set_properties` are.
  /// An item that fails is not sent again; its error says if its path leads to another id now.
  ///
  /// ```cpp
  /// const std::vector<gfxhub::NamedSet> sets = {
  ///     {"Studio A / Mixer_0 / Opacity", 0.5},
  ///     {"Studio A / Cyclorama / Softness", 0.5},
  /// };
  /// for (const auto& result : hub.names().set_many(sets)) {
  ///   if (!result.ok()) std::cout << result.error().what() << '\n';
  /// }
  /// ```
  ///
  /// @param sets The paths with their values, at most 65,536; if there are none, nothing is sent.
  /// @param batch Options of the batch.
  /// @param options Options of the whole call, its time limit among them.
  /// @throws Error before anything is sent: of `ErrorKind::Invalid` for an item that must not be
  /// sent, with the argument `sets[3].body.value` or the like, and of `ErrorKind::Closed`. The
  /// report has the errors of items that failed.
  ///
  /// Each item is a call of `set_property`. A jump (no Duration, no Delay, no Interpolation other
  /// than Constant) is resent once if there is no complete response, unless a newer command through
  /// the same client may have changed the property. A move is never resent, as that would restart
  /// it on air. If a newer set of the same property was sent first, this one is not sent and fails
  /// as Superseded.
  ///
  /// Hub path of each:
  /// `PATCH /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
  BatchReport<NamePath, Property> set_many(
      const std::vector<NamedSet>& sets,
      const BatchOptions& batch = {}, const CallOptions& options = {}) const {
    return try_set_many(sets, batch, options).value();
  }
#endif

  /// Like `find`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<Address> try_find(const NamePath& path, const CallOptions& options = {}) const {
    detail::Call call("names.find", options);
    call.validate("path", path);
    return call.give(
        gfxhub_address_free,
        [&](gfxhub_address** out, gfxhub_error** error) {
          return gfxhub_names_find(
              client_.get(),
              path.get().c_str(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_address> from) {
          return Address(std::move(from));
        });
  }

  /// Like `list`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::vector<Address>> try_list(const NamePath& path, const CallOptions& options = {}) const {
    detail::Call call("names.list", options);
    call.validate("path", path);
    return call.give(
        gfxhub_address_list_free,
        [&](gfxhub_address_list** out, gfxhub_error** error) {
          return gfxhub_names_list(
              client_.get(),
              path.get().c_str(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_address_list> from) {
          return detail::list<Address>(from, gfxhub_address_list_len, gfxhub_address_list_at);
        });
  }

  /// Like `prepare`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::vector<Address>> try_prepare(const NamePaths& body, const CallOptions& options = {}) const {
    detail::Call call("names.prepare", options);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_address_list_free,
        [&](gfxhub_address_list** out, gfxhub_error** error) {
          return gfxhub_names_prepare(client_.get(), sent.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_address_list> from) {
          return detail::list<Address>(from, gfxhub_address_list_len, gfxhub_address_list_at);
        });
  }
  /// The same, given `paths` of the body alone.
  template <class From, class = detail::IfConvertible<From, std::vector<NamePath>>>
  [[nodiscard]] Result<std::vector<Address>> try_prepare(const From& body, const CallOptions& options = {}) const {
    return try_prepare(NamePaths{std::vector<NamePath>(body)}, options);
  }

  /// Like `get`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<Property> try_get(const NamePath& path, const CallOptions& options = {}) const {
    detail::Call call("names.get", options);
    call.validate("path", path);
    return call.give(
        gfxhub_property_free,
        [&](gfxhub_property** out, gfxhub_error** error) {
          return gfxhub_names_get(
              client_.get(),
              path.get().c_str(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_property> from) {
          return Property(std::move(from));
        });
  }

  /// Like `set`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<Property> try_set(
      const NamePath& path,
      const NamedUpdate& body,
      const CallOptions& options = {}) const {
    detail::Call call("names.set", options);
    call.validate("path", path);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_property_free,
        [&](gfxhub_property** out, gfxhub_error** error) {
          return gfxhub_names_set(
              client_.get(),
              path.get().c_str(),
              sent.get(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_property> from) {
          return Property(std::move(from));
        });
  }
  /// The same, given `value` of the body alone.
  template <class From, class = detail::IfConvertible<From, Value>>
  [[nodiscard]] Result<Property> try_set(
      const NamePath& path,
      const From& body,
      const CallOptions& options = {}) const {
    return try_set(path, NamedUpdate{Value(body)}, options);
  }

  /// Like `press`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<void> try_press(const NamePath& path, const CallOptions& options = {}) const {
    detail::Call call("names.press", options);
    call.validate("path", path);
    return call.make([&](gfxhub_error** error) {
      return gfxhub_names_press(client_.get(), path.get().c_str(), call.options(), error);
    });
  }

  /// Like `call`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<void> try_call(
      const NamePath& path,
      const NamedCall& body,
      const CallOptions& options = {}) const {
    detail::Call call("names.call", options);
    call.validate("path", path);
    const auto sent = detail::to_c(body, call, "body");
    return call.make([&](gfxhub_error** error) {
      return gfxhub_names_call(
          client_.get(),
          path.get().c_str(),
          sent.get(),
          call.options(),
          error);
    });
  }

  /// Like `load`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<void> try_load(
      const NamePath& path,
      const NamedLoad& body,
      const CallOptions& options = {}) const {
    detail::Call call("names.load", options);
    call.validate("path", path);
    const auto sent = detail::to_c(body, call, "body");
    return call.make([&](gfxhub_error** error) {
      return gfxhub_names_load(
          client_.get(),
          path.get().c_str(),
          sent.get(),
          call.options(),
          error);
    });
  }
  /// The same, given `engine` of the body alone.
  template <class From, class = detail::IfConvertible<From, NamePath>>
  [[nodiscard]] Result<void> try_load(
      const NamePath& path,
      const From& body,
      const CallOptions& options = {}) const {
    return try_load(path, NamedLoad{NamePath(body)}, options);
  }

  /// Like `set_many`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<BatchReport<NamePath, Property>> try_set_many(
      const std::vector<NamedSet>& sets,
      const BatchOptions& batch = {}, const CallOptions& options = {}) const {
    detail::Call call("names.set_many", options);
    std::vector<detail::Owned<gfxhub_named_update>> bodies;
    bodies.reserve(sets.size());
    std::vector<gfxhub_named_set> given;
    given.reserve(sets.size());
    for (const NamedSet& item : sets) {
      const std::string place = "sets[" + detail::decimal(given.size()) + "]";
      call.validate(place + ".path", item.path);
      bodies.push_back(detail::to_c(item.update, call, place + ".body"));
      given.push_back(
          {item.path.get().c_str(), nullptr, bodies.back().get(), 0.0, false});
    }
    return detail::make_composed<NamePath, gfxhub_property_by_path_results>(
        call, batch,
        [&](const gfxhub_batch_options* made, gfxhub_property_by_path_results** out,
            gfxhub_error** error) {
          return gfxhub_names_set_many(
              client_.get(), given.data(), given.size(),
              made, call.options(), out, error);
        },
        [](const auto& from, std::size_t index) {
          return NamePath(
              detail::text(gfxhub_property_by_path_results_path_at(from.get(), index)));
        });
  }

  /// Internal to the library.
  explicit BasicNames(std::shared_ptr<const gfxhub_client> client) : detail::CallGroup(std::move(client)) {}
};
/// Calls by names of engines, nodes, properties, rundowns and buttons in place of ids.
using Names = BasicNames<void>;

/// Snapshots of engine properties: take, compare and recall them, and undo a recall.
///
/// This is a template so that a program compiles only the operations that it calls.
template <class>
class BasicSnapshots : public detail::CallGroup {
 public:
#if GFXHUB_EXCEPTIONS
  /// Takes a snapshot: reads the properties of engines, and returns them as a document to keep.
  /// Nodes that cannot be read are listed in `missing`; the call fails if no node can be read, or
  /// after 10 s without any answer. The values are not those of one moment: each engine has the
  /// times between which it was read. A camera that stands still while it is read cannot be
  /// recognised as moving, so name cameras in `protect`.
  ///
  /// @param body The engines and properties of a snapshot, and the pace of its reads. See its
  /// fields for units and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own, and has the client's time limit. The
  /// whole call has a time limit only if its options set one.
  Snapshot take(const SnapshotTaking& body, const CallOptions& options = {}) const {
    return try_take(body, options).value();
  }

  /// Compares two snapshots, or a snapshot and the hub now, and returns the differences. Numbers
  /// that are equal in single precision do not count as different. An engine that only one side has
  /// counts as one difference, and so does an engine that has no nodes on the second side.
  ///
  /// @param body Two snapshots, or a snapshot and the hub. See its fields for units and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own, and has the client's time limit. The
  /// whole call has a time limit only if its options set one.
  std::vector<Difference> diff(
      const SnapshotComparison& body,
      const CallOptions& options = {}) const {
    return try_diff(body, options).value();
  }
  /// The same, given `first` of the body alone.
  template <class From, class = detail::IfConvertible<From, Snapshot>>
  std::vector<Difference> diff(const From& body, const CallOptions& options = {}) const {
    return try_diff(body, options).value();
  }

  /// Plans a recall: reads the hub, and returns what would be set, from which value to which, and
  /// what is left alone and why. Sends only requests that read. An engine that has loaded another
  /// state than that of the snapshot is refused as `ErrorKind::Conflict`.
  ///
  /// @param body The properties to bring back from a snapshot, and the options of the recall. See
  /// its fields for units and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own, and has the client's time limit. The
  /// whole call has a time limit only if its options set one.
  RecallPlan plan(const RecallPlanning& body, const CallOptions& options = {}) const {
    return try_plan(body, options).value();
  }
  /// The same, given `snapshot` of the body alone.
  template <class From, class = detail::IfConvertible<From, Snapshot>>
  RecallPlan plan(const From& body, const CallOptions& options = {}) const {
    return try_plan(body, options).value();
  }

  /// Sets the values of a plan on air, waits until the moves have ended, reads the values again and
  /// reports on each. Values that somebody else has changed since the plan are left alone. A move
  /// is never sent twice. After an interruption, recall the same plan again: what is done is not
  /// repeated.
  ///
  /// All values are read before the first one is set. A change that somebody else makes to a value
  /// between its read and its set is lost.
  ///
  /// @param body A recall. See its fields for units and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own, and has the client's time limit. The
  /// whole call has a time limit only if its options set one.
  RecallReport recall(const RecallRequest& body, const CallOptions& options = {}) const {
    return try_recall(body, options).value();
  }
  /// The same, given `plan` of the body alone.
  template <class From, class = detail::IfConvertible<From, RecallPlan>>
  RecallReport recall(const From& body, const CallOptions& options = {}) const {
    return try_recall(body, options).value();
  }

  /// Undoes a recall on air: brings back what it changed, and leaves alone what somebody else has
  /// changed since. The values jump.
  ///
  /// @param body An undo of a recall. See its fields for units and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own, and has the client's time limit. The
  /// whole call has a time limit only if its options set one.
  RecallReport undo(const UndoRequest& body, const CallOptions& options = {}) const {
    return try_undo(body, options).value();
  }
  /// The same, given `undo` of the body alone.
  template <class From, class = detail::IfConvertible<From, RecallUndo>>
  RecallReport undo(const From& body, const CallOptions& options = {}) const {
    return try_undo(body, options).value();
  }

  /// Reads a hub and returns it as a show of the hub simulator, which then has the same ids, names,
  /// paths and values: engines with nodes and functions, templates, rundowns, newsroom rundowns,
  /// graphs, projects and launch configurations. It only reads: at most 4 requests in flight and 50
  /// a second, so a hub of 1,000 nodes takes at least 40 s. The values are not those of one moment.
  ///
  /// Each read has the time limit of the client, at most 10 s. A read that the hub refuses is
  /// listed, and the capture goes on. It ends as `ErrorKind::Timeout` after 10 s without any
  /// answer.
  ///
  /// @param body Options of a capture. See its fields for units and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own, and has the client's time limit. The
  /// whole call has a time limit only if its options set one.
  Capture capture(const CaptureOptions& body, const CallOptions& options = {}) const {
    return try_capture(body, options).value();
  }
#endif

  /// Like `take`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<Snapshot> try_take(const SnapshotTaking& body, const CallOptions& options = {}) const {
    detail::Call call("snapshots.take", options);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_snapshot_free,
        [&](gfxhub_snapshot** out, gfxhub_error** error) {
          return gfxhub_snapshots_take(client_.get(), sent.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_snapshot> from) {
          return Snapshot(std::move(from));
        });
  }

  /// Like `diff`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::vector<Difference>> try_diff(
      const SnapshotComparison& body,
      const CallOptions& options = {}) const {
    detail::Call call("snapshots.diff", options);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_difference_list_free,
        [&](gfxhub_difference_list** out, gfxhub_error** error) {
          return gfxhub_snapshots_diff(client_.get(), sent.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_difference_list> from) {
          return detail::list<Difference>(from, gfxhub_difference_list_len, gfxhub_difference_list_at);
        });
  }
  /// The same, given `first` of the body alone.
  template <class From, class = detail::IfConvertible<From, Snapshot>>
  [[nodiscard]] Result<std::vector<Difference>> try_diff(const From& body, const CallOptions& options = {}) const {
    return try_diff(SnapshotComparison{Snapshot(body)}, options);
  }

  /// Like `plan`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<RecallPlan> try_plan(const RecallPlanning& body, const CallOptions& options = {}) const {
    detail::Call call("snapshots.plan", options);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_recall_plan_free,
        [&](gfxhub_recall_plan** out, gfxhub_error** error) {
          return gfxhub_snapshots_plan(client_.get(), sent.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_recall_plan> from) {
          return RecallPlan(std::move(from));
        });
  }
  /// The same, given `snapshot` of the body alone.
  template <class From, class = detail::IfConvertible<From, Snapshot>>
  [[nodiscard]] Result<RecallPlan> try_plan(const From& body, const CallOptions& options = {}) const {
    return try_plan(RecallPlanning{Snapshot(body)}, options);
  }

  /// Like `recall`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<RecallReport> try_recall(const RecallRequest& body, const CallOptions& options = {}) const {
    detail::Call call("snapshots.recall", options);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_recall_report_free,
        [&](gfxhub_recall_report** out, gfxhub_error** error) {
          return gfxhub_snapshots_recall(client_.get(), sent.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_recall_report> from) {
          return RecallReport(std::move(from));
        });
  }
  /// The same, given `plan` of the body alone.
  template <class From, class = detail::IfConvertible<From, RecallPlan>>
  [[nodiscard]] Result<RecallReport> try_recall(const From& body, const CallOptions& options = {}) const {
    return try_recall(RecallRequest{RecallPlan(body)}, options);
  }

  /// Like `undo`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<RecallReport> try_undo(const UndoRequest& body, const CallOptions& options = {}) const {
    detail::Call call("snapshots.undo", options);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_recall_report_free,
        [&](gfxhub_recall_report** out, gfxhub_error** error) {
          return gfxhub_snapshots_undo(client_.get(), sent.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_recall_report> from) {
          return RecallReport(std::move(from));
        });
  }
  /// The same, given `undo` of the body alone.
  template <class From, class = detail::IfConvertible<From, RecallUndo>>
  [[nodiscard]] Result<RecallReport> try_undo(const From& body, const CallOptions& options = {}) const {
    return try_undo(UndoRequest{RecallUndo(body)}, options);
  }

  /// Like `capture`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<Capture> try_capture(const CaptureOptions& body, const CallOptions& options = {}) const {
    detail::Call call("snapshots.capture", options);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_capture_free,
        [&](gfxhub_capture** out, gfxhub_error** error) {
          return gfxhub_snapshots_capture(client_.get(), sent.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_capture> from) {
          return Capture(std::move(from));
        });
  }

  /// Internal to the library.
  explicit BasicSnapshots(std::shared_ptr<const gfxhub_client> client) : detail::CallGroup(std::move(client)) {}
};
/// Snapshots of engine properties: take, compare and recall them, and undo a recall.
using Snapshots = BasicSnapshots<void>;

/// Permits for the acts that the guard of a client allows only with a permit.
///
/// This is a template so that a program compiles only the operations that it calls.
template <class>
class BasicGuard : public detail::CallGroup {
 public:
#if GFXHUB_EXCEPTIONS
  /// Gives a permit for the next call with the name in `permit`: for one act for which the guard of
  /// this client demands a permit, or for one composed call as a whole. The permit ends after 10 s
  /// unless another time is given. An act takes the permit when it is sent, and gives it back if it
  /// ends with nothing sent. The call of `arm` itself sends nothing.
  ///
  /// A client without a guard needs no permits, and ignores them. On a read-only client, this call
  /// fails as NotArmed. A forked process does not inherit permits.
  ///
  /// @param body The act that a permit is for. See its fields for units and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  Permit arm(const Arming& body, const CallOptions& options = {}) const {
    return try_arm(body, options).value();
  }
  /// The same, given `operation` of the body alone.
  template <class From, class = detail::IfConvertible<From, std::string>>
  Permit arm(const From& body, const CallOptions& options = {}) const {
    return try_arm(body, options).value();
  }

  /// Ends the permit with this number. An act that has already taken the permit continues, and can
  /// no longer give it back. Does nothing if the permit was used or has expired. Sends nothing.
  ///
  /// @param permit Number of a permit.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  void disarm(PermitId permit, const CallOptions& options = {}) const {
    return try_disarm(permit, options).value();
  }

  /// Lists the permits that no act has taken yet, oldest first. Sends nothing.
  ///
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  std::vector<Permit> permits(const CallOptions& options = {}) const {
    return try_permits(options).value();
  }
#endif

  /// Like `arm`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<Permit> try_arm(const Arming& body, const CallOptions& options = {}) const {
    detail::Call call("guard.arm", options);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_permit_free,
        [&](gfxhub_permit** out, gfxhub_error** error) {
          return gfxhub_guard_arm(client_.get(), sent.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_permit> from) {
          return Permit(std::move(from));
        });
  }
  /// The same, given `operation` of the body alone.
  template <class From, class = detail::IfConvertible<From, std::string>>
  [[nodiscard]] Result<Permit> try_arm(const From& body, const CallOptions& options = {}) const {
    return try_arm(Arming{std::string(body)}, options);
  }

  /// Like `disarm`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<void> try_disarm(PermitId permit, const CallOptions& options = {}) const {
    detail::Call call("guard.disarm", options);
    return call.make([&](gfxhub_error** error) {
      return gfxhub_guard_disarm(client_.get(), permit.get(), call.options(), error);
    });
  }

  /// Like `permits`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::vector<Permit>> try_permits(const CallOptions& options = {}) const {
    detail::Call call("guard.permits", options);
    return call.give(
        gfxhub_permit_list_free,
        [&](gfxhub_permit_list** out, gfxhub_error** error) {
          return gfxhub_guard_permits(client_.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_permit_list> from) {
          return detail::list<Permit>(from, gfxhub_permit_list_len, gfxhub_permit_list_at);
        });
  }

  /// Internal to the library.
  explicit BasicGuard(std::shared_ptr<const gfxhub_client> client) : detail::CallGroup(std::move(client)) {}
};
/// Permits for the acts that the guard of a client allows only with a permit.
using Guard = BasicGuard<void>;

/// Previews of the requests that a call would send.
///
/// This is a template so that a program compiles only the operations that it calls.
template <class>
class BasicRequests : public detail::CallGroup {
 public:
#if GFXHUB_EXCEPTIONS
  /// Returns the requests that a call by name would send, checked and with ids in place of names.
  /// An operation has one request, and a batch has one for each item. None of them is sent. A
  /// composed call that reads before it writes sends these reads, and the list ends with its first
  /// write.
  ///
  /// @param body A call by its name. See its fields for units and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  std::vector<RequestPreview> preview(const PreviewedCall& body, const CallOptions& options = {}) const {
    return try_preview(body, options).value();
  }
  /// The same, given `name` of the body alone.
  template <class From, class = detail::IfConvertible<From, std::string>>
  std::vector<RequestPreview> preview(const From& body, const CallOptions& options = {}) const {
    return try_preview(body, options).value();
  }
#endif

  /// Like `preview`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::vector<RequestPreview>> try_preview(const PreviewedCall& body, const CallOptions& options = {}) const {
    detail::Call call("requests.preview", options);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_request_preview_list_free,
        [&](gfxhub_request_preview_list** out, gfxhub_error** error) {
          return gfxhub_requests_preview(client_.get(), sent.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_request_preview_list> from) {
          return detail::list<RequestPreview>(from, gfxhub_request_preview_list_len, gfxhub_request_preview_list_at);
        });
  }
  /// The same, given `name` of the body alone.
  template <class From, class = detail::IfConvertible<From, std::string>>
  [[nodiscard]] Result<std::vector<RequestPreview>> try_preview(const From& body, const CallOptions& options = {}) const {
    return try_preview(PreviewedCall{std::string(body)}, options);
  }

  /// Internal to the library.
  explicit BasicRequests(std::shared_ptr<const gfxhub_client> client) : detail::CallGroup(std::move(client)) {}
};
/// Previews of the requests that a call would send.
using Requests = BasicRequests<void>;

/// The record of a client's calls, which the setting `record` turns on.
///
/// This is a template so that a program compiles only the operations that it calls.
template <class>
class BasicRecorder : public detail::CallGroup {
 public:
#if GFXHUB_EXCEPTIONS
  /// Writes a note into the record of this client: what a person saw or did. Does nothing if the
  /// client records nothing. Sends nothing.
  ///
  /// @param body A note for the record. See its fields for units and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  void note(const LogNote& body, const CallOptions& options = {}) const {
    return try_note(body, options).value();
  }
  /// The same, given `text` of the body alone.
  template <class From, class = detail::IfConvertible<From, std::string>>
  void note(const From& body, const CallOptions& options = {}) const {
    return try_note(body, options).value();
  }

  /// Returns the path of the file that is being written, and the number of lines that could not be
  /// written. Sends nothing.
  ///
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  LogStatus status(const CallOptions& options = {}) const {
    return try_status(options).value();
  }

  /// Reads records back. Each call is one entry, which also contains its end, and entries are in
  /// the order in which they began. Files of several processes are merged by their times.
  /// Incomplete lines, which are left behind by a crash of the process or the machine, are skipped.
  /// Any client can read any file. Sends nothing.
  ///
  /// @param body Files of a record. See its fields for units and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  std::vector<LogEntry> read(const RecordedFiles& body, const CallOptions& options = {}) const {
    return try_read(body, options).value();
  }
  /// The same, given `paths` of the body alone.
  template <class From, class = detail::IfConvertible<From, std::vector<std::string>>>
  std::vector<LogEntry> read(const From& body, const CallOptions& options = {}) const {
    return try_read(body, options).value();
  }
#endif

  /// Like `note`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<void> try_note(const LogNote& body, const CallOptions& options = {}) const {
    detail::Call call("recorder.note", options);
    const auto sent = detail::to_c(body, call, "body");
    return call.make([&](gfxhub_error** error) {
      return gfxhub_recorder_note(client_.get(), sent.get(), call.options(), error);
    });
  }
  /// The same, given `text` of the body alone.
  template <class From, class = detail::IfConvertible<From, std::string>>
  [[nodiscard]] Result<void> try_note(const From& body, const CallOptions& options = {}) const {
    return try_note(LogNote{std::string(body)}, options);
  }

  /// Like `status`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<LogStatus> try_status(const CallOptions& options = {}) const {
    detail::Call call("recorder.status", options);
    return call.give(
        gfxhub_log_status_free,
        [&](gfxhub_log_status** out, gfxhub_error** error) {
          return gfxhub_recorder_status(client_.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_log_status> from) {
          return LogStatus(std::move(from));
        });
  }

  /// Like `read`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::vector<LogEntry>> try_read(const RecordedFiles& body, const CallOptions& options = {}) const {
    detail::Call call("recorder.read", options);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_log_entry_list_free,
        [&](gfxhub_log_entry_list** out, gfxhub_error** error) {
          return gfxhub_recorder_read(client_.get(), sent.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_log_entry_list> from) {
          return detail::list<LogEntry>(from, gfxhub_log_entry_list_len, gfxhub_log_entry_list_at);
        });
  }
  /// The same, given `paths` of the body alone.
  template <class From, class = detail::IfConvertible<From, std::vector<std::string>>>
  [[nodiscard]] Result<std::vector<LogEntry>> try_read(const From& body, const CallOptions& options = {}) const {
    return try_read(RecordedFiles{std::vector<std::string>(body)}, options);
  }

  /// Internal to the library.
  explicit BasicRecorder(std::shared_ptr<const gfxhub_client> client) : detail::CallGroup(std::move(client)) {}
};
/// The record of a client's calls, which the setting `record` turns on.
using Recorder = BasicRecorder<void>;

/// Calls to every member of a group: a main hub and its backup, or several engines.
///
/// This is a template so that a program compiles only the operations that it calls.
template <class>
class BasicGroup : public detail::CallGroup {
 public:
#if GFXHUB_EXCEPTIONS
  /// Sets a property of every member by its path, at once or over time. Each member returns its own
  /// property, so the results do not agree if the ids of the properties differ.
  ///
  /// @param path Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
  /// / Cyclorama / Softness`.
  /// @param body A new value for a property, at once or over time. See its fields for units and
  /// ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  GroupReport set(
      const NamePath& path,
      const NamedUpdate& body,
      const CallOptions& options = {}) const {
    return try_set(path, body, options).value();
  }
  /// The same, given `value` of the body alone.
  template <class From, class = detail::IfConvertible<From, Value>>
  GroupReport set(
      const NamePath& path,
      const From& body,
      const CallOptions& options = {}) const {
    return try_set(path, body, options).value();
  }

  /// Sets many properties of every member by their paths, in one batch for each member. All paths
  /// of a member are found before anything is sent to it. The result of a member is a list with an
  /// item for each path: its `address`, which is the path, and its `result` or its `error`. An item
  /// that failed does not make the call fail. If nothing of its batch can be sent, the member fails
  /// with the error of the first item.
  ///
  /// @param body New values for properties of each member of a group. All of them jump, or all move
  /// over the same time. See its fields for units and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  GroupReport set_many(const NamedSets& body, const CallOptions& options = {}) const {
    return try_set_many(body, options).value();
  }
  /// The same, given `values` of the body alone.
  template <class From, class = detail::IfConvertible<From, Value>>
  GroupReport set_many(const From& body, const CallOptions& options = {}) const {
    return try_set_many(body, options).value();
  }

  /// Reads a property of every member by its path. The report contains the errors of members that
  /// cannot be read. The call fails only if no member can be read.
  ///
  /// @param path Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
  /// / Cyclorama / Softness`.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  GroupReport get(const NamePath& path, const CallOptions& options = {}) const {
    return try_get(path, options).value();
  }

  /// Presses a button of a rundown of every member, which takes effect on air at once. Each member
  /// looks the button up anew before it is pressed. A group of engines refuses this call, because
  /// the engines of a hub share its rundowns.
  ///
  /// @param path Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
  /// / Cyclorama / Softness`.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  GroupReport press(const NamePath& path, const CallOptions& options = {}) const {
    return try_press(path, options).value();
  }

  /// Calls a function of a node of every member by its path, with parameters by their names.
  ///
  /// @param path Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
  /// / Cyclorama / Softness`.
  /// @param body Parameters of a function, by their names. See its fields for units and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  GroupReport call(
      const NamePath& path,
      const NamedCall& body,
      const CallOptions& options = {}) const {
    return try_call(path, body, options).value();
  }

  /// Loads a graph, an rgraph or a ustate by its name into an engine of every member. The output of
  /// the engine changes at once. A member that is an engine loads it into that engine, whatever
  /// engine the argument names.
  ///
  /// @param path Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
  /// / Cyclorama / Softness`.
  /// @param body The engine that loads a graph, an rgraph or a ustate. See its fields for units and
  /// ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  GroupReport load(
      const NamePath& path,
      const NamedLoad& body,
      const CallOptions& options = {}) const {
    return try_load(path, body, options).value();
  }
  /// The same, given `engine` of the body alone.
  template <class From, class = detail::IfConvertible<From, NamePath>>
  GroupReport load(
      const NamePath& path,
      const From& body,
      const CallOptions& options = {}) const {
    return try_load(path, body, options).value();
  }

  /// Makes a call, given by its name, for every member. The same ids are sent to every member, so
  /// calls by paths of names are safer for several hubs. Calls that only read are made for every
  /// member too. The time limits of the members' clients apply, so set a longer one for this call
  /// if it may take minutes, as the calls of `snapshots` do.
  ///
  /// @param body A call by its name, for each member of a group. See its fields for units and
  /// ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  GroupReport invoke(const MemberCall& body, const CallOptions& options = {}) const {
    return try_invoke(body, options).value();
  }
  /// The same, given `name` of the body alone.
  template <class From, class = detail::IfConvertible<From, std::string>>
  GroupReport invoke(const From& body, const CallOptions& options = {}) const {
    return try_invoke(body, options).value();
  }

  /// Makes a call that only reads. It is made for the first member, and after a failure for the
  /// next one, until one succeeds. Each member has its share of the time that is left. The result
  /// names that member.
  ///
  /// @param body A call by its name, for each member of a group. See its fields for units and
  /// ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  MemberResult read(const MemberCall& body, const CallOptions& options = {}) const {
    return try_read(body, options).value();
  }
  /// The same, given `name` of the body alone.
  template <class From, class = detail::IfConvertible<From, std::string>>
  MemberResult read(const From& body, const CallOptions& options = {}) const {
    return try_read(body, options).value();
  }

  /// Takes a snapshot of every member, and compares each snapshot with that of the first member, by
  /// names. To repair a member, plan and recall the first member's snapshot on it.
  ///
  /// @param body The engines and properties of a snapshot, and the pace of its reads. See its
  /// fields for units and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own, and has the client's time limit. The
  /// whole call has a time limit only if its options set one.
  std::vector<MemberComparison> compare(const SnapshotTaking& body, const CallOptions& options = {}) const {
    return try_compare(body, options).value();
  }

  /// Returns the state of every member, from its calls so far. Sends nothing.
  ///
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  std::vector<MemberStatus> status(const CallOptions& options = {}) const {
    return try_status(options).value();
  }

  /// Waits until no call of a member is in progress, at most for the time limit of this call, and
  /// returns the state of every member. Sends nothing. Call this before a program ends right after
  /// a call of a group: calls of members that are still in progress end with the process.
  ///
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  std::vector<MemberStatus> settle(const CallOptions& options = {}) const {
    return try_settle(options).value();
  }

  /// Takes a member out of the group, or puts it back. While the first member is out, the next one
  /// is the main member. Sends nothing.
  ///
  /// @param body A member to take out of a group, or to take back into it. See its fields for units
  /// and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own. The time limit applies to the whole
  /// call.
  void use_member(const MemberUse& body, const CallOptions& options = {}) const {
    return try_use_member(body, options).value();
  }
  /// The same, given `member` of the body alone.
  template <class From, class = detail::IfConvertible<From, std::string>>
  void use_member(const From& body, const CallOptions& options = {}) const {
    return try_use_member(body, options).value();
  }
#endif

  /// Like `set`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<GroupReport> try_set(
      const NamePath& path,
      const NamedUpdate& body,
      const CallOptions& options = {}) const {
    detail::Call call("group.set", options);
    call.validate("path", path);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_group_report_free,
        [&](gfxhub_group_report** out, gfxhub_error** error) {
          return gfxhub_group_set(
              client_.get(),
              path.get().c_str(),
              sent.get(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_group_report> from) {
          return GroupReport(std::move(from));
        });
  }
  /// The same, given `value` of the body alone.
  template <class From, class = detail::IfConvertible<From, Value>>
  [[nodiscard]] Result<GroupReport> try_set(
      const NamePath& path,
      const From& body,
      const CallOptions& options = {}) const {
    return try_set(path, NamedUpdate{Value(body)}, options);
  }

  /// Like `set_many`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<GroupReport> try_set_many(const NamedSets& body, const CallOptions& options = {}) const {
    detail::Call call("group.set_many", options);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_group_report_free,
        [&](gfxhub_group_report** out, gfxhub_error** error) {
          return gfxhub_group_set_many(client_.get(), sent.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_group_report> from) {
          return GroupReport(std::move(from));
        });
  }
  /// The same, given `values` of the body alone.
  template <class From, class = detail::IfConvertible<From, Value>>
  [[nodiscard]] Result<GroupReport> try_set_many(const From& body, const CallOptions& options = {}) const {
    return try_set_many(NamedSets{Value(body)}, options);
  }

  /// Like `get`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<GroupReport> try_get(const NamePath& path, const CallOptions& options = {}) const {
    detail::Call call("group.get", options);
    call.validate("path", path);
    return call.give(
        gfxhub_group_report_free,
        [&](gfxhub_group_report** out, gfxhub_error** error) {
          return gfxhub_group_get(
              client_.get(),
              path.get().c_str(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_group_report> from) {
          return GroupReport(std::move(from));
        });
  }

  /// Like `press`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<GroupReport> try_press(const NamePath& path, const CallOptions& options = {}) const {
    detail::Call call("group.press", options);
    call.validate("path", path);
    return call.give(
        gfxhub_group_report_free,
        [&](gfxhub_group_report** out, gfxhub_error** error) {
          return gfxhub_group_press(
              client_.get(),
              path.get().c_str(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_group_report> from) {
          return GroupReport(std::move(from));
        });
  }

  /// Like `call`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<GroupReport> try_call(
      const NamePath& path,
      const NamedCall& body,
      const CallOptions& options = {}) const {
    detail::Call call("group.call", options);
    call.validate("path", path);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_group_report_free,
        [&](gfxhub_group_report** out, gfxhub_error** error) {
          return gfxhub_group_call(
              client_.get(),
              path.get().c_str(),
              sent.get(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_group_report> from) {
          return GroupReport(std::move(from));
        });
  }

  /// Like `load`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<GroupReport> try_load(
      const NamePath& path,
      const NamedLoad& body,
      const CallOptions& options = {}) const {
    detail::Call call("group.load", options);
    call.validate("path", path);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_group_report_free,
        [&](gfxhub_group_report** out, gfxhub_error** error) {
          return gfxhub_group_load(
              client_.get(),
              path.get().c_str(),
              sent.get(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_group_report> from) {
          return GroupReport(std::move(from));
        });
  }
  /// The same, given `engine` of the body alone.
  template <class From, class = detail::IfConvertible<From, NamePath>>
  [[nodiscard]] Result<GroupReport> try_load(
      const NamePath& path,
      const From& body,
      const CallOptions& options = {}) const {
    return try_load(path, NamedLoad{NamePath(body)}, options);
  }

  /// Like `invoke`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<GroupReport> try_invoke(const MemberCall& body, const CallOptions& options = {}) const {
    detail::Call call("group.invoke", options);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_group_report_free,
        [&](gfxhub_group_report** out, gfxhub_error** error) {
          return gfxhub_group_invoke(client_.get(), sent.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_group_report> from) {
          return GroupReport(std::move(from));
        });
  }
  /// The same, given `name` of the body alone.
  template <class From, class = detail::IfConvertible<From, std::string>>
  [[nodiscard]] Result<GroupReport> try_invoke(const From& body, const CallOptions& options = {}) const {
    return try_invoke(MemberCall{std::string(body)}, options);
  }

  /// Like `read`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<MemberResult> try_read(const MemberCall& body, const CallOptions& options = {}) const {
    detail::Call call("group.read", options);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_member_result_free,
        [&](gfxhub_member_result** out, gfxhub_error** error) {
          return gfxhub_group_read(client_.get(), sent.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_member_result> from) {
          return MemberResult(std::move(from));
        });
  }
  /// The same, given `name` of the body alone.
  template <class From, class = detail::IfConvertible<From, std::string>>
  [[nodiscard]] Result<MemberResult> try_read(const From& body, const CallOptions& options = {}) const {
    return try_read(MemberCall{std::string(body)}, options);
  }

  /// Like `compare`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::vector<MemberComparison>> try_compare(const SnapshotTaking& body, const CallOptions& options = {}) const {
    detail::Call call("group.compare", options);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_member_comparison_list_free,
        [&](gfxhub_member_comparison_list** out, gfxhub_error** error) {
          return gfxhub_group_compare(client_.get(), sent.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_member_comparison_list> from) {
          return detail::list<MemberComparison>(from, gfxhub_member_comparison_list_len, gfxhub_member_comparison_list_at);
        });
  }

  /// Like `status`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::vector<MemberStatus>> try_status(const CallOptions& options = {}) const {
    detail::Call call("group.status", options);
    return call.give(
        gfxhub_member_status_list_free,
        [&](gfxhub_member_status_list** out, gfxhub_error** error) {
          return gfxhub_group_status(client_.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_member_status_list> from) {
          return detail::list<MemberStatus>(from, gfxhub_member_status_list_len, gfxhub_member_status_list_at);
        });
  }

  /// Like `settle`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<std::vector<MemberStatus>> try_settle(const CallOptions& options = {}) const {
    detail::Call call("group.settle", options);
    return call.give(
        gfxhub_member_status_list_free,
        [&](gfxhub_member_status_list** out, gfxhub_error** error) {
          return gfxhub_group_settle(client_.get(), call.options(), out, error);
        },
        [](std::shared_ptr<const gfxhub_member_status_list> from) {
          return detail::list<MemberStatus>(from, gfxhub_member_status_list_len, gfxhub_member_status_list_at);
        });
  }

  /// Like `use_member`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<void> try_use_member(const MemberUse& body, const CallOptions& options = {}) const {
    detail::Call call("group.use_member", options);
    const auto sent = detail::to_c(body, call, "body");
    return call.make([&](gfxhub_error** error) {
      return gfxhub_group_use_member(client_.get(), sent.get(), call.options(), error);
    });
  }
  /// The same, given `member` of the body alone.
  template <class From, class = detail::IfConvertible<From, std::string>>
  [[nodiscard]] Result<void> try_use_member(const From& body, const CallOptions& options = {}) const {
    return try_use_member(MemberUse{std::string(body)}, options);
  }

  /// Internal to the library.
  explicit BasicGroup(std::shared_ptr<const gfxhub_client> client) : detail::CallGroup(std::move(client)) {}
};
/// Calls to every member of a group: a main hub and its backup, or several engines.
using Group = BasicGroup<void>;

/// Changes on the hub, and waiting for them.
///
/// This is a template so that a program compiles only the operations that it calls.
template <class>
class BasicChanges : public detail::CallGroup {
 public:
#if GFXHUB_EXCEPTIONS
  /// Waits until a thing meets a condition, and returns its state at that time. For example, waits
  /// until a property has a value, an engine has an instance that is `Loaded`, or an item is there.
  /// `path` is a path of names, or a topic of a watch such as `items:1`. Only reads, up to four
  /// times a second, within the budget of the hub that the watches of the process share.
  ///
  /// The wait also goes on while the hub does not respond, or while the path leads nowhere. When
  /// the time is over, the call fails with `Timeout`, and the error says what was seen last. What
  /// came and went between two looks is not seen.
  ///
  /// @param path Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
  /// / Cyclorama / Softness`.
  /// @param body Condition and time limit of a wait. Without a value and without a status, the
  /// condition is that something exists: the thing that the path leads to, or any element of the
  /// list of the topic. See its fields for units and ranges.
  /// @param options Options of this call alone.
  /// @throws Error of any kind that a call can have; its `effect()` says whether the hub executed
  /// it.
  ///
  /// Each of its requests is resent like a call of its own, and has the client's time limit. The
  /// whole call has a time limit only if its options set one.
  AwaitedChange wait_for(
      const NamePath& path,
      const WaitCondition& body,
      const CallOptions& options = {}) const {
    return try_wait_for(path, body, options).value();
  }
  /// The same, given `within` of the body alone.
  template <class From, class = detail::IfConvertible<From, Seconds>>
  AwaitedChange wait_for(
      const NamePath& path,
      const From& body,
      const CallOptions& options = {}) const {
    return try_wait_for(path, body, options).value();
  }
#endif

  /// Like `wait_for`, but returns an error in the result instead of throwing it.
  [[nodiscard]] Result<AwaitedChange> try_wait_for(
      const NamePath& path,
      const WaitCondition& body,
      const CallOptions& options = {}) const {
    detail::Call call("changes.wait_for", options);
    call.validate("path", path);
    const auto sent = detail::to_c(body, call, "body");
    return call.give(
        gfxhub_awaited_change_free,
        [&](gfxhub_awaited_change** out, gfxhub_error** error) {
          return gfxhub_changes_wait_for(
              client_.get(),
              path.get().c_str(),
              sent.get(),
              call.options(),
              out,
              error);
        },
        [](std::shared_ptr<const gfxhub_awaited_change> from) {
          return AwaitedChange(std::move(from));
        });
  }
  /// The same, given `within` of the body alone.
  template <class From, class = detail::IfConvertible<From, Seconds>>
  [[nodiscard]] Result<AwaitedChange> try_wait_for(
      const NamePath& path,
      const From& body,
      const CallOptions& options = {}) const {
    return try_wait_for(path, WaitCondition{Seconds(body)}, options);
  }

  /// Internal to the library.
  explicit BasicChanges(std::shared_ptr<const gfxhub_client> client) : detail::CallGroup(std::move(client)) {}
};
/// Changes on the hub, and waiting for them.
using Changes = BasicChanges<void>;

namespace detail {

/// The groups of a client.
class Groups {
 public:
  /// Render engines, their nodes, properties and functions.
  [[nodiscard]] Engines engines() const { return Engines(client_); }
  /// Playout rundowns, their items with buttons, and templates.
  [[nodiscard]] Playout playout() const { return Playout(client_); }
  /// Rundowns of newsroom systems and their MOS objects.
  [[nodiscard]] Newsroom newsroom() const { return Newsroom(client_); }
  /// Graphs, which RE5 engines load.
  [[nodiscard]] Graphs graphs() const { return Graphs(client_); }
  /// Rgraphs, which RE engines load.
  [[nodiscard]] Rgraphs rgraphs() const { return Rgraphs(client_); }
  /// Ustates, which UE engines load.
  [[nodiscard]] Ustates ustates() const { return Ustates(client_); }
  /// Projects that renderers can run.
  [[nodiscard]] Projects projects() const { return Projects(client_); }
  /// Launch configurations and their renderers, which can be started, stopped and retimed.
  [[nodiscard]] Launcher launcher() const { return Launcher(client_); }
  /// Calls by names of engines, nodes, properties, rundowns and buttons in place of ids.
  [[nodiscard]] Names names() const { return Names(client_); }
  /// Snapshots of engine properties: take, compare and recall them, and undo a recall.
  [[nodiscard]] Snapshots snapshots() const { return Snapshots(client_); }
  /// Permits for the acts that the guard of a client allows only with a permit.
  [[nodiscard]] Guard guard() const { return Guard(client_); }
  /// Previews of the requests that a call would send.
  [[nodiscard]] Requests requests() const { return Requests(client_); }
  /// The record of a client's calls, which the setting `record` turns on.
  [[nodiscard]] Recorder recorder() const { return Recorder(client_); }
  /// Calls to every member of a group: a main hub and its backup, or several engines.
  [[nodiscard]] Group group() const { return Group(client_); }
  /// Changes on the hub, and waiting for them.
  [[nodiscard]] Changes changes() const { return Changes(client_); }

  /// Returns the client of the C interface. This object owns it, so do not free it.
  [[nodiscard]] const gfxhub_client* handle() const noexcept { return client_.get(); }

 protected:
  explicit Groups(std::shared_ptr<const gfxhub_client> client) : client_(std::move(client)) {}

 private:
  std::shared_ptr<const gfxhub_client> client_;
};

}  // namespace detail

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
