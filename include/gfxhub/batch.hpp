// Batches: many sets or reads of properties in one call.
#ifndef GFXHUB_BATCH_HPP
#define GFXHUB_BATCH_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "../gfxhub.h"
#include "body_fields.hpp"
#include "call.hpp"
#include "decimal.hpp"
#include "gen/batch_options.hpp"
#include "gen/bodies.hpp"
#include "gen/call_options.hpp"
#include "gen/from_c.hpp"
#include "gen/ids.hpp"
#include "gen/namespace.hpp"
#include "gen/plain.hpp"
#include "gen/records.hpp"
#include "gen/to_c.hpp"
#include "option_setters.hpp"
#include "record.hpp"
#include "refusal.hpp"
#include "result.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// A property, and what it is to be set to.
///
/// ```cpp
/// const gfxhub::PropertySet at_once{3, "Cyclorama", "Material//Softness/0", 0.5};
/// const gfxhub::PropertySet eased{
///     3, "Cyclorama", "Material//Softness/0", gfxhub::PropertyUpdate{0.5}.linear(2.0)};
/// ```
struct PropertySet {
  /// The property.
  PropertyAddress address;
  /// What it is set to: at once, or eased.
  PropertyUpdate update;

  /// Sets the property at this path.
  PropertySet(EngineId engine, NodePath node, PropertyPath property, PropertyUpdate to)
      : address{engine, std::move(node), std::move(property)}, update(std::move(to)) {}
  /// Sets the property at this path at once.
  template <class From, class = detail::IfConvertible<From, Value>>
  PropertySet(EngineId engine, NodePath node, PropertyPath property, const From& to)
      : PropertySet(engine, std::move(node), std::move(property), PropertyUpdate{Value(to)}) {}
};

/// What became of an item of a batch: what a single call would have given, or its error.
template <class Address, class T>
class BatchResult : public Result<T> {
 public:
  /// For the library itself.
  BatchResult(Address address, Result<T> result)
      : Result<T>(std::move(result)), address_(std::move(address)) {}

  /// What it is the result of.
  [[nodiscard]] const Address& address() const noexcept { return address_; }

 private:
  Address address_;
};

/// What became of a batch: a result for each item, in the order given.
template <class Address, class T>
class [[nodiscard]] BatchReport {
 public:
  /// A result.
  using value_type = BatchResult<Address, T>;

  /// For the library itself.
  BatchReport(
      std::vector<value_type> results, std::chrono::microseconds skew,
      std::chrono::microseconds elapsed, std::size_t connections)
      : results_(std::move(results)), skew_(skew), elapsed_(elapsed), connections_(connections) {}

  /// The first result.
  [[nodiscard]] auto begin() const noexcept { return results_.begin(); }
  /// The end of the results.
  [[nodiscard]] auto end() const noexcept { return results_.end(); }
  /// How many results there are: as many as items were given.
  [[nodiscard]] std::size_t size() const noexcept { return results_.size(); }
  /// Whether there is none.
  [[nodiscard]] bool empty() const noexcept { return results_.empty(); }
  /// The result of an item.
  [[nodiscard]] const value_type& operator[](std::size_t index) const { return results_[index]; }

  /// Whether no item failed.
  [[nodiscard]] bool ok() const noexcept { return failed_count() == 0; }
  /// How many items failed.
  [[nodiscard]] std::size_t failed_count() const noexcept {
    std::size_t failed = 0;
    for (const value_type& result : results_) {
      failed += result.ok() ? 0 : 1;
    }
    return failed;
  }
  /// What all items gave, or the error of the first one that failed.
  [[nodiscard]] Result<std::vector<T>> values() const {
    std::vector<T> values;
    values.reserve(results_.size());
    for (const value_type& result : results_) {
      if (!result.ok()) {
        return result.error();
      }
      values.push_back(result.value());
    }
    return values;
  }

  /// The time from the first byte that was sent to the last that was received: how far the items
  /// may be apart on air.
  [[nodiscard]] std::chrono::microseconds skew() const noexcept { return skew_; }
  /// How long the call took.
  [[nodiscard]] std::chrono::microseconds elapsed() const noexcept { return elapsed_; }
  /// The most connections that were in use at a time.
  [[nodiscard]] std::size_t connections() const noexcept { return connections_; }

 private:
  std::vector<value_type> results_;
  std::chrono::microseconds skew_;
  std::chrono::microseconds elapsed_;
  std::size_t connections_;
};

namespace detail {

/// The options of a batch on their way to the C interface.
class BatchCall {
 public:
  explicit BatchCall(const BatchOptions& options) : on_progress_(options.on_progress) {
    hand_over(options, options_);
    if (on_progress_) {
      static_cast<void>(
          gfxhub_batch_options_set_on_progress(options_.made(), &BatchCall::report, this));
    }
  }
  BatchCall(const BatchCall&) = delete;
  BatchCall& operator=(const BatchCall&) = delete;

  /// The options as the C interface takes them.
  [[nodiscard]] const gfxhub_batch_options* get() const noexcept { return options_.get(); }

  /// Throws on what the program's function has thrown.
  void rethrow() const {
#if GFXHUB_EXCEPTIONS
    if (thrown_) {
      std::rethrow_exception(thrown_);
    }
#endif
  }

 private:
  /// Nothing may leave it: the library's frames are above it.
  static bool report(std::size_t done, std::size_t total, void* self) noexcept {
    auto& call = *static_cast<BatchCall*>(self);
#if GFXHUB_EXCEPTIONS
    try {
      return call.on_progress_(done, total);
    } catch (...) {
      call.thrown_ = std::current_exception();
      return false;
    }
#else
    return call.on_progress_(done, total);
#endif
  }

  std::function<bool(std::size_t, std::size_t)> on_progress_;
  OptionSetters<gfxhub_batch_options> options_{
      "", gfxhub_batch_options_new, gfxhub_batch_options_free};
#if GFXHUB_EXCEPTIONS
  std::exception_ptr thrown_;
#endif
};

/// The results of the C interface under one name.
template <class C>
struct ResultsOf;

template <>
struct ResultsOf<gfxhub_property_results> {
  static constexpr auto error_at = gfxhub_property_results_error_at;
  static constexpr auto skew_us = gfxhub_property_results_skew_us;
  static constexpr auto elapsed_us = gfxhub_property_results_elapsed_us;
  static constexpr auto connections = gfxhub_property_results_connections;
  static constexpr auto len = gfxhub_property_results_len;
  static constexpr auto free = gfxhub_property_results_free;
};

template <>
struct ResultsOf<gfxhub_property_list_results> {
  static constexpr auto error_at = gfxhub_property_list_results_error_at;
  static constexpr auto skew_us = gfxhub_property_list_results_skew_us;
  static constexpr auto elapsed_us = gfxhub_property_list_results_elapsed_us;
  static constexpr auto connections = gfxhub_property_list_results_connections;
  static constexpr auto len = gfxhub_property_list_results_len;
  static constexpr auto free = gfxhub_property_list_results_free;
};

/// The report that the C interface gave. `address` and `read` give the address and the result of
/// an item that succeeded.
template <class Address, class T, class C, class AddressOf, class Read>
BatchReport<Address, T> batch_report(
    const std::shared_ptr<const C>& from, AddressOf address, Read read) {
  using Of = ResultsOf<C>;
  using Micros = std::chrono::microseconds;
  std::vector<BatchResult<Address, T>> results;
  const std::size_t len = Of::len(from.get());
  results.reserve(len);
  for (std::size_t index = 0; index < len; ++index) {
    const gfxhub_error* failed = Of::error_at(from.get(), index);
    results.emplace_back(
        address(index), failed == nullptr ? Result<T>(read(index)) : Result<T>(error_from(failed)));
  }
  return BatchReport<Address, T>(
      std::move(results), Micros(Of::skew_us(from.get())), Micros(Of::elapsed_us(from.get())),
      Of::connections(from.get()));
}

/// The batches of the engines.
///
/// A template only so that a program compiles those alone that it calls.
template <class>
class EngineBatches : public Group {
 public:
#if GFXHUB_EXCEPTIONS
  /// Sets many properties at once: each as `set_property` does, over up to
  /// `ClientOptions::max_batch_connections` connections.
  ///
  /// It is no transaction: some may succeed and some fail, which the report tells and does not
  /// throw. Sets of the same property are sent in the order given, others in any. A set that is
  /// eased is sent over a connection of its own, up to 16 at a time, and is never sent again;
  /// others are resent as `set_property` says.
  ///
  /// @param sets The sets, 65,536 at most; where there is none, nothing is sent.
  /// @param batch How the batch is made.
  /// @param options A time limit of the whole batch, and a way to cancel it.
  /// @throws Error where nothing was sent: of `ErrorKind::Invalid` for a set that cannot be sent,
  /// with the argument `sets[3].body.Duration` or the like, and of `ErrorKind::Closed`.
  ///
  /// Hub path of each:
  /// `PATCH /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
  BatchReport<PropertyAddress, Property> set_properties(
      const std::vector<PropertySet>& sets, const BatchOptions& batch = {},
      const CallOptions& options = {}) const {
    return try_set_properties(sets, batch, options).value();
  }

  /// Reads many properties at once: each as `get_property` does, over up to
  /// `ClientOptions::max_batch_connections` connections.
  ///
  /// @param addresses The properties, 65,536 at most; where there is none, nothing is sent.
  /// @param batch How the batch is made.
  /// @param options A time limit of the whole batch, and a way to cancel it.
  /// @throws Error where nothing was sent: of `ErrorKind::Invalid` for a path that cannot be sent,
  /// and of `ErrorKind::Closed`. A property that cannot be read has its error in the report.
  ///
  /// Hub path of each:
  /// `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}`.
  BatchReport<PropertyAddress, Property> get_properties(
      const std::vector<PropertyAddress>& addresses, const BatchOptions& batch = {},
      const CallOptions& options = {}) const {
    return try_get_properties(addresses, batch, options).value();
  }

  /// Lists the properties of many nodes of an engine at once: each as `list_properties` does, over
  /// up to `ClientOptions::max_batch_connections` connections.
  ///
  /// @param engine The number of the engine.
  /// @param nodes The paths of the nodes, 65,536 at most; where there is none, all nodes that the
  /// engine has, which are listed first.
  /// @param batch How the batch is made.
  /// @param options A time limit of the whole batch, and a way to cancel it.
  /// @throws Error where nothing was tried: of `ErrorKind::Invalid` for a path that cannot be sent,
  /// of `ErrorKind::Closed`, and without nodes what `list_nodes` throws. A node that cannot be read
  /// has its error in the report.
  ///
  /// Hub path of each: `GET /api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties`.
  BatchReport<NodePath, std::vector<Property>> list_properties_of(
      EngineId engine, const std::vector<NodePath>& nodes = {}, const BatchOptions& batch = {},
      const CallOptions& options = {}) const {
    return try_list_properties_of(engine, nodes, batch, options).value();
  }
#endif

  /// `set_properties` without exceptions: the error stands in the result.
  [[nodiscard]] Result<BatchReport<PropertyAddress, Property>> try_set_properties(
      const std::vector<PropertySet>& sets, const BatchOptions& batch = {},
      const CallOptions& options = {}) const {
    Call call("engines.set_properties", options);
    const BatchCall made(batch);
    std::vector<Owned<gfxhub_property_update>> updates;
    std::vector<gfxhub_property_set> given;
    updates.reserve(sets.size());
    given.reserve(sets.size());
    for (const PropertySet& set : sets) {
      const std::string place = "sets[" + decimal(given.size()) + "].";
      const PropertyAddress& at = set.address;
      call.validate(place + "nodePath", at.node_path);
      call.validate(place + "propertyPath", at.property_path);
      updates.push_back(to_c(set.update, call, place + "body"));
      given.push_back(
          {at.engine_id.get(), at.node_path.get().c_str(), at.property_path.get().c_str(), nullptr,
           updates.back().get(), 0.0, false});
    }
    const auto report = call.give(
        gfxhub_property_results_free,
        [&](gfxhub_property_results** out, gfxhub_error** error) {
          return gfxhub_engines_set_properties(
              client_.get(), given.data(), given.size(), made.get(), call.options(), out, error);
        },
        [&](const std::shared_ptr<const gfxhub_property_results>& from) {
          return properties(from, [&](std::size_t index) { return sets[index].address; });
        });
    made.rethrow();
    return report;
  }

  /// `get_properties` without exceptions: the error stands in the result.
  [[nodiscard]] Result<BatchReport<PropertyAddress, Property>> try_get_properties(
      const std::vector<PropertyAddress>& addresses, const BatchOptions& batch = {},
      const CallOptions& options = {}) const {
    Call call("engines.get_properties", options);
    const BatchCall made(batch);
    std::vector<gfxhub_property_address> given;
    given.reserve(addresses.size());
    for (const PropertyAddress& at : addresses) {
      const std::string place = "addresses[" + decimal(given.size()) + "].";
      call.validate(place + "nodePath", at.node_path);
      call.validate(place + "propertyPath", at.property_path);
      given.push_back(
          {at.engine_id.get(), at.node_path.get().c_str(), at.property_path.get().c_str()});
    }
    const auto report = call.give(
        gfxhub_property_results_free,
        [&](gfxhub_property_results** out, gfxhub_error** error) {
          return gfxhub_engines_get_properties(
              client_.get(), given.data(), given.size(), made.get(), call.options(), out, error);
        },
        [&](const std::shared_ptr<const gfxhub_property_results>& from) {
          return properties(from, [&](std::size_t index) { return addresses[index]; });
        });
    made.rethrow();
    return report;
  }

  /// `list_properties_of` without exceptions: the error stands in the result.
  [[nodiscard]] Result<BatchReport<NodePath, std::vector<Property>>> try_list_properties_of(
      EngineId engine, const std::vector<NodePath>& nodes = {}, const BatchOptions& batch = {},
      const CallOptions& options = {}) const {
    Call call("engines.list_properties_of", options);
    const BatchCall made(batch);
    std::vector<const char*> given;
    given.reserve(nodes.size());
    for (const NodePath& node : nodes) {
      call.validate("nodes[" + decimal(given.size()) + "]", node);
      given.push_back(node.get().c_str());
    }
    const auto report = call.give(
        gfxhub_property_list_results_free,
        [&](gfxhub_property_list_results** out, gfxhub_error** error) {
          return gfxhub_engines_list_properties_of(
              client_.get(), engine.get(), given.data(), given.size(), made.get(), call.options(),
              out, error);
        },
        [](const std::shared_ptr<const gfxhub_property_list_results>& from) {
          return batch_report<NodePath, std::vector<Property>>(
              from,
              [&](std::size_t index) {
                return NodePath(text(gfxhub_property_list_results_node_path_at(from.get(), index)));
              },
              [&](std::size_t index) {
                const std::shared_ptr<const gfxhub_property_list> properties(
                    from, gfxhub_property_list_results_at(from.get(), index));
                return list<Property>(
                    properties, gfxhub_property_list_len, gfxhub_property_list_at);
              });
        });
    made.rethrow();
    return report;
  }

 protected:
  using Group::Group;

 private:
  template <class AddressOf>
  static BatchReport<PropertyAddress, Property> properties(
      const std::shared_ptr<const gfxhub_property_results>& from, AddressOf address) {
    return batch_report<PropertyAddress, Property>(from, address, [&](std::size_t index) {
      return Property(std::shared_ptr<const gfxhub_property>(
          from, gfxhub_property_results_at(from.get(), index)));
    });
  }
};

}  // namespace detail

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
