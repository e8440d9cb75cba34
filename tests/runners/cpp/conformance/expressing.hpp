// Converts the arguments of a case to the types of the typed methods, if these types can express
// them.
#ifndef GFXHUB_TEST_EXPRESSING_HPP
#define GFXHUB_TEST_EXPRESSING_HPP

#include <cmath>
#include <cstdint>
#include <gfxhub.hpp>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace expressing {

using gfxhub::Value;

/// Returns the number for an object such as `{"$number": "NaN"}`.
inline std::optional<double> marked(const Value& given) {
  const auto mark = given.size() == 1 ? given.get("$number") : std::nullopt;
  const auto word = mark ? mark->as_text() : std::nullopt;
  if (word == "NaN") {
    return std::numeric_limits<double>::quiet_NaN();
  }
  if (word == "Infinity") {
    return std::numeric_limits<double>::infinity();
  }
  if (word == "-Infinity") {
    return -std::numeric_limits<double>::infinity();
  }
  return std::nullopt;
}

/// Returns the value with objects such as `{"$number": "NaN"}` replaced by their numbers.
inline Value resolved(const Value& given) {
  if (const auto number = marked(given)) {
    return *number;
  }
  if (given.type() == Value::Type::array) {
    std::vector<Value> items;
    for (const Value& item : given.items()) {
      items.push_back(resolved(item));
    }
    return Value::array(items);
  }
  if (given.type() == Value::Type::object) {
    std::vector<std::pair<std::string, Value>> members;
    for (const auto& [name, member] : given.members()) {
      members.emplace_back(name, resolved(member));
    }
    return Value::object(members);
  }
  return given;
}

/// The JSON of an argument. The type is in this namespace, so that argument-dependent lookup finds
/// a `take` for every type.
struct JsonArgument {
  const Value& value;
};

/// Each overload converts the argument to the type of `out`. Returns false if this type cannot
/// express it.
inline bool take(JsonArgument given, Value& out) {
  out = resolved(given.value);
  // A name that contains a NUL cannot pass the C interface.
  return out.is_sound();
}
inline bool take(JsonArgument given, std::int64_t& out) {
  const auto number =
      given.value.type() == Value::Type::integer ? given.value.as_int64() : std::nullopt;
  out = number.value_or(0);
  return number.has_value();
}
inline bool take(JsonArgument given, bool& out) {
  const auto taken = given.value.as_bool();
  out = taken.value_or(false);
  return taken.has_value();
}
inline bool take(JsonArgument given, std::string& out) {
  const auto text = given.value.as_text();
  out = text.value_or("");
  return text && text->find('\0') == std::string::npos;
}
inline bool take(JsonArgument given, gfxhub::Seconds& out) {
  const bool is_text = given.value.type() == Value::Type::text;
  const auto number = is_text ? std::nullopt : given.value.as_double();
  const auto taken = number ? number : marked(given.value);
  out = taken.value_or(0.0);
  return taken.has_value();
}
template <class Of>
bool take(JsonArgument given, gfxhub::NumberId<Of>& out) {
  std::int64_t number = 0;
  const bool taken = take(given, number);
  out = number;
  return taken;
}
template <class Of, bool OrNumber>
bool take(JsonArgument given, gfxhub::TextId<Of, OrNumber>& out) {
  if constexpr (OrNumber) {
    if (std::int64_t number = 0; take(given, number)) {
      out = number;
      return true;
    }
  }
  std::string text;
  const bool taken = take(given, text);
  out = text;
  return taken;
}
/// Reads a record that is part of a body.
template <class T>
auto take(JsonArgument given, T& out) -> decltype(T::try_from_json(std::string()), bool()) {
  const auto taken = T::try_from_json(given.value.to_json());
  if (taken) {
    out = *taken;
  }
  return static_cast<bool>(taken);
}
template <class T, class = decltype(T::known())>
bool take(JsonArgument given, T& out) {
  std::string text;
  const bool taken = take(given, text);
  out = text;
  return taken;
}
template <class T>
bool take(JsonArgument given, std::vector<T>& out) {
  bool taken = given.value.type() == Value::Type::array;
  for (const Value& item : given.value.items()) {
    T element{};
    taken = take(JsonArgument{item}, element) && taken;
    out.push_back(std::move(element));
  }
  return taken;
}

/// The members of an object, which are removed one after the other.
class Members {
 public:
  explicit Members(const Value& object)
      : members_(object.members()), expressible_(object.type() == Value::Type::object) {}

  /// Returns true if all members were removed, each converted to a type that can express it.
  [[nodiscard]] bool expressible() const { return expressible_ && members_.empty(); }

  /// Removes and converts a member that must exist.
  template <class T>
  void required(const char* name, T& out) {
    const auto given = remove(name);
    expressible_ = given && take(JsonArgument{*given}, out) && expressible_;
  }
  /// Removes and converts a member that may be missing.
  template <class T>
  void optional(const char* name, T& out) {
    if (const auto given = remove(name)) {
      expressible_ = take(JsonArgument{*given}, out) && expressible_;
    }
  }
  template <class T>
  void optional(const char* name, std::optional<T>& out) {
    if (const auto given = remove(name)) {
      T inner{};
      expressible_ = take(JsonArgument{*given}, inner) && expressible_;
      out = std::move(inner);
    }
  }
  template <class T>
  void optional(const char* name, gfxhub::Nullable<T>& out) {
    if (const auto given = remove(name)) {
      T inner{};
      if (given->is_null()) {
        out = gfxhub::null;
      } else {
        expressible_ = take(JsonArgument{*given}, inner) && expressible_;
        out = inner;
      }
    }
  }

 private:
  std::optional<Value> remove(const std::string& name) {
    for (auto at = members_.begin(); at != members_.end(); ++at) {
      if (at->first == name) {
        Value found = at->second;
        members_.erase(at);
        return found;
      }
    }
    return std::nullopt;
  }

  std::vector<std::pair<std::string, Value>> members_;
  bool expressible_;
};

}  // namespace expressing

#endif
