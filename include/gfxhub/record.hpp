// Base of all records, which keeps the JSON that came, and maps of records.
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

/// Records by their key, in the order they came.
template <class T>
class RecordMap : public std::vector<std::pair<std::string, T>> {
 public:
  using std::vector<std::pair<std::string, T>>::vector;

  /// The record with this key; null where there is none.
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

/// What the C interface has for a record, under one name.
template <class C>
struct RecordOf;

/// The memory of a record `T`. The records of one response share it, so it costs a pointer each; it
/// is freed with the last of them.
template <class T, class C>
class Record {
 public:
  /// Reads it from wire JSON, as tolerantly as from a hub.
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
  /// The same, or it throws `Error`.
  [[nodiscard]] static T from_json(std::string_view json) { return try_from_json(json).value(); }
#endif

  /// Its wire JSON: what came, no more and no less. Empty for a record that was made by hand;
  /// changes of the fields do not show.
  [[nodiscard]] std::string to_json() const { return text(RecordOf<C>::to_json(origin_.get())); }
  /// The fields that came and are not documented, as one JSON object.
  [[nodiscard]] std::string extra_json() const {
    return text(RecordOf<C>::extra_json(origin_.get()));
  }

  friend bool operator!=(const T& left, const T& right) { return !(left == right); }

 protected:
  Record() = default;
  explicit Record(std::shared_ptr<const C> origin) : origin_(std::move(origin)) {}

  /// What came, with what keeps it alive.
  [[nodiscard]] const std::shared_ptr<const C>& origin() const noexcept { return origin_; }

  /// Whether both came with the same fields that are not documented. A record that was made by hand
  /// has none.
  [[nodiscard]] bool same_extra(const Record& other) const {
    if (origin_ == other.origin_) {
      return true;
    }
    const std::string left = extra(), right = other.extra();
    if (left == right) {
      return true;
    }
    // The same in another order or form; a number that no `Value` holds is compared as text.
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

/// A record's JSON as people read it: see `Value::display`.
inline std::string shown(std::string json) {
  const Result<Value> value = Value::try_from_json(json);
  return value ? value->display() : std::move(json);
}

/// Records print as their JSON, with numbers as people read them.
template <class Character, class Traits, class T, class C>
std::basic_ostream<Character, Traits>& operator<<(
    std::basic_ostream<Character, Traits>& out, const Record<T, C>& record) {
  return out << shown(record.to_json()).c_str();
}

/// A part of what came, which it keeps alive.
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

/// A number or a boolean that need not have come.
template <class T, class C, class Raw>
std::optional<T> optional(const std::shared_ptr<const C>& origin, bool (*get)(const C*, Raw*)) {
  Raw raw{};
  return get(origin.get(), &raw) ? std::optional<T>(T(raw)) : std::nullopt;
}

/// Text that need not have come.
template <class C>
std::optional<std::string> optional_text(
    const std::shared_ptr<const C>& origin, bool (*has)(const C*), gfxhub_str (*get)(const C*)) {
  return has(origin.get()) ? std::optional(text(get(origin.get()))) : std::nullopt;
}

/// A record that need not have come.
template <class T, class C, class Part>
std::optional<T> optional_record(
    const std::shared_ptr<const C>& origin, const Part* (*get)(const C*)) {
  const Part* lent = get(origin.get());
  return lent != nullptr ? std::optional<T>(part<T>(origin, lent)) : std::nullopt;
}

/// A list.
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

/// Records by their key.
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

/// An object whose members are data.
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
