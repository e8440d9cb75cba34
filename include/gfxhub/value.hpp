// Value of a property, which represents any JSON without loss.
#ifndef GFXHUB_VALUE_HPP
#define GFXHUB_VALUE_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "../gfxhub.h"
#include "gen/namespace.hpp"
#include "refusal.hpp"
#include "result.hpp"
#include "struct_conversion.hpp"
#include "structs.hpp"
#include "text.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {
namespace detail {

/// Exists for a number or a boolean, but not for an integer of 128 bits, as it may not fit.
template <class Number>
using IfNumber = std::enable_if_t<
    std::is_floating_point_v<Number> ||
    (std::is_integral_v<Number> && sizeof(Number) <= sizeof(std::int64_t))>;

}  // namespace detail

/// The value of a property, or of a field of a function or a template. It represents any JSON
/// without loss: integers stay integers, doubles keep every bit, and members keep their order.
///
/// A value never changes, so copies are cheap and share their data; `with` returns a changed copy.
/// The values of a record share the data received from the hub.
///
/// ```cpp
/// gfxhub::Value colour = gfxhub::Vec4{0.2, 0.3, 0.4, 0.5};
/// gfxhub::Value fields = gfxhub::Value::object({{"headline", "Guest"}, {"lines", 2}});
/// ```
class Value {
 public:
  /// The type of a value.
  enum class Type {
    /// JSON `null`.
    null = GFXHUB_VALUE_KIND_NULL,
    /// A boolean.
    boolean = GFXHUB_VALUE_KIND_BOOLEAN,
    /// A whole number that fits in `std::int64_t`.
    integer = GFXHUB_VALUE_KIND_INTEGER,
    /// A larger whole number, which fits in `std::uint64_t`.
    unsigned_integer = GFXHUB_VALUE_KIND_UNSIGNED,
    /// A number with a fraction or an exponent.
    number = GFXHUB_VALUE_KIND_DOUBLE,
    /// Text.
    text = GFXHUB_VALUE_KIND_TEXT,
    /// A list.
    array = GFXHUB_VALUE_KIND_ARRAY,
    /// An object whose members are exactly the numbers x, y, z and optionally w.
    vector = GFXHUB_VALUE_KIND_VECTOR,
    /// Any other object.
    object = GFXHUB_VALUE_KIND_OBJECT,
  };

  /// Creates a null.
  Value() noexcept : handle_(std::shared_ptr<void>(), gfxhub_value_null()) {}
  /// Creates a null.
  Value(std::nullptr_t) : Value() {}
  /// Creates a boolean, an integer or a double, according to the type of the argument.
  template <class Number, class = detail::IfNumber<Number>>
  Value(Number number) : Value(owned(number_of(number))) {}
  /// Creates a text. If it is not UTF-8, the call that sends it is refused.
  Value(std::string_view text)
      : Value(owned(gfxhub_value_new_text_of(text.empty() ? "" : text.data(), text.size()))) {}
  /// Creates a text.
  Value(const char* text) : Value(std::string_view(text)) {}
  /// Creates a text.
  Value(const std::string& text) : Value(std::string_view(text)) {}
  /// Creates an object with the numbers x and y.
  Value(Vec2 pair) : Value(object({{"x", pair.x}, {"y", pair.y}})) {}
  /// Creates a vector with three components.
  Value(Vec3 vector) : Value(Vector(vector)) {}
  /// Creates a vector with four components.
  Value(Vec4 vector) : Value(Vector(vector)) {}
  /// Creates a vector with three or four components.
  Value(const Vector& vector) : Value(owned(gfxhub_value_new_vector(detail::to_c(vector)))) {}
  /// Creates a matrix.
  Value(const Matrix& matrix) : Value(made(gfxhub_value_new_matrix, detail::to_c(matrix))) {}
  /// Creates a camera track.
  Value(const Track& track) : Value(made(gfxhub_value_new_track, detail::to_c(track))) {}
  /// Internal to the library: takes a value of the C interface.
  explicit Value(std::shared_ptr<const gfxhub_value> handle) : handle_(std::move(handle)) {}

  /// Creates an array of these items.
  [[nodiscard]] static Value array(const std::vector<Value>& items) {
    auto made = owned(gfxhub_value_new_array());
    for (const Value& item : items) {
      if (gfxhub_value_push(made.get(), item.handle()) != GFXHUB_STATUS_OK) {
        return Value(std::shared_ptr<const gfxhub_value>());
      }
    }
    return Value(std::move(made));
  }
  /// Creates an object with these members. If its members are only the numbers x, y, z and
  /// optionally w, it becomes a vector when its JSON is parsed.
  [[nodiscard]] static Value object(const std::vector<std::pair<std::string, Value>>& members) {
    auto made = owned(gfxhub_value_new_object());
    for (const auto& [name, member] : members) {
      if (!put(made.get(), name, member)) {
        return Value(std::shared_ptr<const gfxhub_value>());
      }
    }
    return Value(std::move(made));
  }
  /// Parses JSON text. Refuses repeated member names, numbers that do not fit, text after the
  /// value, and more than 127 levels of nesting.
  [[nodiscard]] static Result<Value> try_from_json(std::string_view json) {
    if (!detail::is_whole(json)) {
      return detail::refusal("", "json", detail::not_whole);
    }
    gfxhub_value* value = nullptr;
    gfxhub_error* error = nullptr;
    const gfxhub_status status = gfxhub_value_from_json(std::string(json).c_str(), &value, &error);
    if (status != GFXHUB_STATUS_OK) {
      return detail::error_of(status, error);
    }
    return Value(owned(value));
  }
#if GFXHUB_EXCEPTIONS
  /// Like `try_from_json`, but throws `Error`.
  [[nodiscard]] static Value from_json(std::string_view json) {
    return try_from_json(json).value();
  }
#endif

  /// Returns the value as JSON text, as short as possible without loss. Numbers that JSON cannot
  /// express are written as `{"$number":"NaN"}`, `{"$number":"Infinity"}` or
  /// `{"$number":"-Infinity"}`.
  [[nodiscard]] std::string to_json() const { return detail::text(gfxhub_value_to_json(handle())); }
  /// Returns JSON for people to read, which `<<` prints. Hubs store numbers in single precision and
  /// return 0.2 as 0.20000000298023224; this function writes 0.2. `to_json` keeps every bit.
  [[nodiscard]] std::string display() const { return detail::text(gfxhub_value_display(handle())); }

  /// Returns the type.
  [[nodiscard]] Type type() const noexcept {
    return static_cast<Type>(gfxhub_value_kind_of(handle()));
  }
  /// Returns true if the value is null.
  [[nodiscard]] bool is_null() const noexcept { return is_sound() && type() == Type::null; }
  /// Returns false for a value that cannot be sent: it was moved from or could not be created,
  /// because a text is not UTF-8, a name contains a NUL, or it has more than 127 levels. Calls
  /// refuse such a value.
  [[nodiscard]] bool is_sound() const noexcept { return handle_ != nullptr; }

  /// Returns the boolean, if the value is a boolean.
  [[nodiscard]] std::optional<bool> as_bool() const { return read<bool>(gfxhub_value_as_bool); }
  /// Returns the number if it is an integer that fits in an `std::int64_t`. A double is accepted if
  /// it is whole and its magnitude is at most 2^53.
  [[nodiscard]] std::optional<std::int64_t> as_int64() const {
    return read<std::int64_t>(gfxhub_value_as_int64);
  }
  /// Returns the number if it is a non-negative integer that fits in an `std::uint64_t`. A double
  /// is accepted if it is whole and at most 2^53.
  [[nodiscard]] std::optional<std::uint64_t> as_uint64() const {
    return read<std::uint64_t>(gfxhub_value_as_uint64);
  }
  /// Returns the number if the value is a number of any type. Integers beyond 2^53 are rounded.
  [[nodiscard]] std::optional<double> as_double() const {
    return read<double>(gfxhub_value_as_double);
  }
  /// Returns the text, if the value is a text.
  [[nodiscard]] std::optional<std::string> as_text() const {
    if (type() != Type::text) {
      return std::nullopt;
    }
    return detail::text(gfxhub_value_as_text(handle()));
  }
  /// Returns the numbers x and y, if the value has them.
  [[nodiscard]] std::optional<Vec2> as_vec2() const {
    const auto x = get("x"), y = get("y");
    const auto first = x ? x->as_double() : std::nullopt;
    const auto second = y ? y->as_double() : std::nullopt;
    return first && second ? std::optional<Vec2>(Vec2{*first, *second}) : std::nullopt;
  }
  /// Returns the vector, if the value is a vector with three components.
  [[nodiscard]] std::optional<Vec3> as_vec3() const {
    const auto vector = as_vector();
    if (!vector || vector->w) {
      return std::nullopt;
    }
    return Vec3{vector->x, vector->y, vector->z};
  }
  /// Returns the vector, if the value is a vector with four components.
  [[nodiscard]] std::optional<Vec4> as_vec4() const {
    const auto vector = as_vector();
    if (!vector || !vector->w) {
      return std::nullopt;
    }
    return Vec4{vector->x, vector->y, vector->z, *vector->w};
  }
  /// Returns the vector, if the value is a vector.
  [[nodiscard]] std::optional<Vector> as_vector() const {
    return shape<Vector>(gfxhub_value_as_vector);
  }
  /// Returns the matrix, if the value is a matrix.
  [[nodiscard]] std::optional<Matrix> as_matrix() const {
    return shape<Matrix>(gfxhub_value_as_matrix);
  }
  /// Returns the camera track, if the value is a camera track.
  [[nodiscard]] std::optional<Track> as_track() const {
    return shape<Track>(gfxhub_value_as_track);
  }
  /// Returns the texture or video handle, if the value is one.
  [[nodiscard]] std::optional<Texture> as_texture() const {
    return shape<Texture>(gfxhub_value_as_texture);
  }
  /// Returns the clean plates, if the value is clean plates: an object whose member `data` is an
  /// array.
  [[nodiscard]] std::optional<std::vector<Value>> as_clean_plates() const {
    const gfxhub_value* plates = gfxhub_value_as_clean_plates(handle());
    return plates != nullptr ? std::optional(lent(plates).items()) : std::nullopt;
  }

  /// Returns the number of items of an array, or of members of an object or a vector; 0 for other
  /// values.
  [[nodiscard]] std::size_t size() const noexcept {
    if (const auto vector = as_vector(); vector && type() == Type::vector) {
      return vector->w ? 4 : 3;
    }
    return gfxhub_value_len(handle());
  }
  /// Returns the items of an array; no items for other values.
  [[nodiscard]] std::vector<Value> items() const {
    std::vector<Value> items;
    for (std::size_t at = 0; type() == Type::array && at < size(); ++at) {
      items.push_back(lent(gfxhub_value_at(handle(), at)));
    }
    return items;
  }
  /// Returns the members of an object or a vector, in their order; no members for other values.
  [[nodiscard]] std::vector<std::pair<std::string, Value>> members() const {
    std::vector<std::pair<std::string, Value>> members;
    if (const auto vector = as_vector(); vector && type() == Type::vector) {
      members = {{"x", vector->x}, {"y", vector->y}, {"z", vector->z}};
      if (vector->w) {
        members.emplace_back("w", *vector->w);
      }
    }
    for (std::size_t at = 0; type() == Type::object && at < size(); ++at) {
      members.emplace_back(
          detail::text(gfxhub_value_key_at(handle(), at)), lent(gfxhub_value_at(handle(), at)));
    }
    return members;
  }
  /// Returns the member of an object or a vector with this name, if there is one. The components of
  /// a vector are doubles.
  [[nodiscard]] std::optional<Value> get(std::string_view name) const {
    if (type() == Type::vector) {
      for (auto& [component, value] : members()) {
        if (component == name) {
          return value;
        }
      }
      return std::nullopt;
    }
    const gfxhub_value* member =
        detail::is_whole(name) ? gfxhub_value_get(handle(), std::string(name).c_str()) : nullptr;
    return member != nullptr ? std::optional(lent(member)) : std::nullopt;
  }
  /// Returns the member with this name, or null if there is none, as in `value["location"]["x"]`.
  [[nodiscard]] Value operator[](std::string_view name) const {
    return get(name).value_or(Value());
  }
  /// Returns the item of an array at this index, or null if there is none.
  [[nodiscard]] Value operator[](std::size_t at) const {
    return type() == Type::array && at < size() ? lent(gfxhub_value_at(handle(), at)) : Value();
  }
  /// Returns a copy in which this member is set. An existing member keeps its place; a new one is
  /// appended. For a vector, the copy is an object with its components; for any other value that is
  /// not an object, the copy is an object with only this member.
  [[nodiscard]] Value with(std::string_view name, const Value& member) const {
    if (type() != Type::object) {
      return object(members()).with_in_copy(name, member);
    }
    return with_in_copy(name, member);
  }

  /// Returns true if both values are equal after a hub has stored them: hubs store numbers in
  /// single precision and may return integers as doubles.
  [[nodiscard]] bool approx_eq(const Value& other) const noexcept {
    return gfxhub_value_approx_equal(handle(), other.handle());
  }
  /// Returns true if both values are equal. An integer is not equal to a double.
  friend bool operator==(const Value& left, const Value& right) noexcept {
    return gfxhub_value_equal(left.handle(), right.handle());
  }
  friend bool operator!=(const Value& left, const Value& right) noexcept {
    return !(left == right);
  }

  /// Returns the value of the C interface, which this object still owns.
  [[nodiscard]] const gfxhub_value* handle() const noexcept { return handle_.get(); }

 private:
  using Owned = std::shared_ptr<gfxhub_value>;

  explicit Value(Owned handle) : handle_(std::move(handle)) {}

  static Owned owned(gfxhub_value* value) {
    return value != nullptr ? Owned(value, gfxhub_value_free) : Owned();
  }
  template <class From>
  static Owned made(gfxhub_value* (*make)(const From*), const From& from) {
    return owned(make(&from));
  }
  template <class Number>
  static gfxhub_value* number_of(Number number) {
    if constexpr (std::is_same_v<Number, bool>) {
      return gfxhub_value_new_bool(number);
    } else if constexpr (std::is_floating_point_v<Number>) {
      return gfxhub_value_new_double(static_cast<double>(number));
    } else if constexpr (std::is_signed_v<Number>) {
      return gfxhub_value_new_int64(number);
    } else {
      return gfxhub_value_new_uint64(number);
    }
  }
  static bool put(gfxhub_value* object, std::string_view name, const Value& member) {
    return detail::is_whole(name) &&
           gfxhub_value_set(object, std::string(name).c_str(), member.handle()) == GFXHUB_STATUS_OK;
  }
  [[nodiscard]] Value with_in_copy(std::string_view name, const Value& member) const {
    auto copy = owned(gfxhub_value_clone(handle()));
    return Value(copy && put(copy.get(), name, member) ? std::move(copy) : Owned());
  }
  /// Returns a part of this value. The part keeps this value alive.
  [[nodiscard]] Value lent(const gfxhub_value* part) const {
    return Value(std::shared_ptr<const gfxhub_value>(handle_, part));
  }
  template <class T>
  [[nodiscard]] std::optional<T> read(bool (*getter)(const gfxhub_value*, T*)) const {
    T out{};
    return getter(handle(), &out) ? std::optional<T>(out) : std::nullopt;
  }
  template <class T, class C>
  [[nodiscard]] std::optional<T> shape(bool (*getter)(const gfxhub_value*, C*)) const {
    C out{};
    return getter(handle(), &out) ? std::optional<T>(detail::from_c(out)) : std::nullopt;
  }

  std::shared_ptr<const gfxhub_value> handle_;
};

/// Prints a value as `Value::display` returns it.
template <class Character, class Traits>
std::basic_ostream<Character, Traits>& operator<<(
    std::basic_ostream<Character, Traits>& out, const Value& value) {
  return out << value.display();
}

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
