// Base of all records, which keeps their received JSON, and maps of records.
#ifndef GFXHUB_RECORD_HPP
#define GFXHUB_RECORD_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../gfxhub.h"
#include "gen/namespace.hpp"
#include "refusal.hpp"
#include "result.hpp"
#include "text.hpp"
#include "value.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// Records by key, in the order in which they were received.
template <class T>
class RecordMap : public std::vector<std::pair<std::string, T>> {
 public:
  using std::vector<std::pair<std::string, T>>::vector;

  /// Returns the record with this key, or null if there is none.
  [[nodiscard]] const T* find(std::string_view key) const noexcept {
    for (const auto& [name, record] : *this) {
      if (name == key) {
        return &record;
      }
    }
    return nullptr;
  }
};

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {
namespace detail {

/// The functions of the C interface for a record type, under names that are the same for all types.
template <class C>
struct RecordOf;

/// The received data of a record `T`. All records of a response share their memory, so that each
/// needs only a pointer. The memory is freed when the last of them is destroyed.
template <class T, class C>
class Record {
 public:
  /// Parses a record from JSON, with the same tolerance as for JSON from a hub.
  [[nodiscard]] static Result<T> try_from_json(std::string_view json) {
    if (!is_whole(json)) {
      return refusal("", "json", not_whole);
    }
    C* record = nullptr;
    gfxhub_error* error = nullptr;
    const gfxhub_status status = RecordOf<C>::from_json(std::string(json).c_str(), &record, &error);
    if (status != GFXHUB_STATUS_OK) {
      return error_of(status, error);
    }
    return T(std::shared_ptr<const C>(record, RecordOf<C>::free));
  }
#if GFXHUB_EXCEPTIONS
  /// Like `try_from_json`, but throws `Error`.
  [[nodiscard]] static T from_json(std::string_view json) { return try_from_json(json).value(); }
#endif

  /// Returns the record as JSON that contains exactly the data that the hub sent; empty for a
  /// record that was not received. Changes to fields do not affect it.
  [[nodiscard]] std::string to_json() const { return text(RecordOf<C>::to_json(origin_.get())); }
  /// Returns the received fields that are not documented, as one JSON object.
  [[nodiscard]] std::string extra_json() const {
    return text(RecordOf<C>::extra_json(origin_.get()));
  }

  /// Returns the received record of the C interface; null for a record that was not received.
  [[nodiscard]] const C* handle() const noexcept { return origin_.get(); }

  friend bool operator!=(const T& left, const T& right) { return !(left == right); }

 protected:
  Record() = default;
  explicit Record(std::shared_ptr<const C> origin) : origin_(std::move(origin)) {}

  /// Returns the received record of the C interface, with shared ownership.
  [[nodiscard]] const std::shared_ptr<const C>& origin() const noexcept { return origin_; }

  /// Returns true if both records have the same undocumented fields. A record that was not received
  /// has no such fields.
  [[nodiscard]] bool same_extra(const Record& other) const {
    if (origin_ == other.origin_) {
      return true;
    }
    const std::string left = extra(), right = other.extra();
    if (left == right) {
      return true;
    }
    // Fields in another order or notation may still be equal. If a number does not fit in a
    // `Value`, the fields count as different.
    const auto one = Value::try_from_json(left), another = Value::try_from_json(right);
    return one && another && *one == *another;
  }

 private:
  [[nodiscard]] std::string extra() const {
    std::string json = extra_json();
    return json.empty() ? "{}" : json;
  }

  std::shared_ptr<const C> origin_;
};

/// Returns the JSON of a record with its numbers shortened as by `Value::display`.
inline std::string shown(std::string json) {
  const Result<Value> value = Value::try_from_json(json);
  return value ? value->display() : std::move(json);
}

/// Prints records as JSON, with their numbers shortened as by `Value::display`.
template <class Character, class Traits, class T, class C>
std::basic_ostream<Character, Traits>& operator<<(
    std::basic_ostream<Character, Traits>& out, const Record<T, C>& record) {
  return out << shown(record.to_json()).c_str();
}

/// Converts a part of a received record. The part keeps the memory of the record alive.
template <class T, class C, class Part>
T part(const std::shared_ptr<const C>& origin, const Part* lent) {
  return T(std::shared_ptr<const Part>(origin, lent));
}
template <class T, class C>
T part(const std::shared_ptr<const C>&, gfxhub_str lent) {
  return T(text(lent));
}
template <class T, class C>
T part(const std::shared_ptr<const C>&, std::int64_t number) {
  return T(number);
}

/// Converts an optional number or boolean.
template <class T, class C, class Raw>
std::optional<T> optional(const std::shared_ptr<const C>& origin, bool (*get)(const C*, Raw*)) {
  Raw raw{};
  return get(origin.get(), &raw) ? std::optional<T>(T(raw)) : std::nullopt;
}

/// Converts an optional text.
template <class C>
std::optional<std::string> optional_text(
    const std::shared_ptr<const C>& origin, bool (*has)(const C*), gfxhub_str (*get)(const C*)) {
  return has(origin.get()) ? std::optional(text(get(origin.get()))) : std::nullopt;
}

/// Converts an optional record.
template <class T, class C, class Part>
std::optional<T> optional_record(
    const std::shared_ptr<const C>& origin, const Part* (*get)(const C*)) {
  const Part* lent = get(origin.get());
  return lent != nullptr ? std::optional<T>(part<T>(origin, lent)) : std::nullopt;
}

/// Converts a list.
template <class T, class C, class Part>
std::vector<T> list(
    const std::shared_ptr<const C>& origin, std::size_t (*len)(const C*),
    Part (*at)(const C*, std::size_t)) {
  std::vector<T> items;
  const std::size_t count = len(origin.get());
  items.reserve(count);
  for (std::size_t index = 0; index < count; ++index) {
    items.push_back(part<T>(origin, at(origin.get(), index)));
  }
  return items;
}

/// Converts a map of records.
template <class T, class C, class Part>
RecordMap<T> keyed(
    const std::shared_ptr<const C>& origin, std::size_t (*len)(const C*),
    gfxhub_str (*key_at)(const C*, std::size_t), Part (*at)(const C*, std::size_t)) {
  RecordMap<T> items;
  const std::size_t count = len(origin.get());
  items.reserve(count);
  for (std::size_t index = 0; index < count; ++index) {
    items.emplace_back(text(key_at(origin.get(), index)), part<T>(origin, at(origin.get(), index)));
  }
  return items;
}

/// Converts an object whose members have no documented type.
template <class C>
Value object(
    const std::shared_ptr<const C>& origin, std::size_t (*len)(const C*),
    gfxhub_str (*key_at)(const C*, std::size_t), const gfxhub_value* (*at)(const C*, std::size_t)) {
  std::vector<std::pair<std::string, Value>> members;
  for (std::size_t index = 0; index < len(origin.get()); ++index) {
    members.emplace_back(
        text(key_at(origin.get(), index)), part<Value>(origin, at(origin.get(), index)));
  }
  return Value::object(members);
}

}  // namespace detail
}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
