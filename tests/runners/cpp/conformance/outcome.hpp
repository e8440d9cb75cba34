// Returns the outcome of a call in the form that the conformance server reads.
#ifndef GFXHUB_TEST_OUTCOME_HPP
#define GFXHUB_TEST_OUTCOME_HPP

#include <gfxhub.hpp>
#include <optional>
#include <string>
#include <vector>

namespace outcome {

/// The two forms of a method.
enum class Form { throwing, trying };

inline std::string quoted(const std::string& text) { return gfxhub::Value(text).to_json(); }

inline std::string or_null(const std::optional<std::string>& text) {
  return text ? quoted(*text) : "null";
}

/// Returns a typed result as JSON.
template <class T>
std::string wire(const T& record) {
  return record.to_json();
}
template <class Of>
std::string wire(gfxhub::NumberId<Of> id) {
  return std::to_string(id.get());
}
inline std::string wire(const std::string& word) { return quoted(word); }
inline std::string wire(const gfxhub::Response& response) {
  const std::string text = response.is_text() ? quoted(response.body()) : "null";
  return "{\"status\":" + std::to_string(response.status()) +
         ",\"contentType\":" + or_null(response.content_type()) + ",\"text\":" + text + "}";
}
template <class T>
std::string wire(const std::vector<T>& items) {
  std::string json = "[";
  for (const T& item : items) {
    json += (json.size() > 1 ? "," : "") + wire(item);
  }
  return json + "]";
}

/// Returns the members of a line that reports a success.
inline std::string success(const std::string& json) { return "\"result\":" + json; }

/// Returns the members of a line that reports an error.
inline std::string failure(const gfxhub::Error& error) {
  return "\"error\":{\"kind\":" + quoted(gfxhub::name(error.kind())) +
         ",\"effect\":" + quoted(gfxhub::name(error.effect())) +
         ",\"status\":" + (error.status() ? std::to_string(*error.status()) : "null") +
         ",\"body\":" + quoted(error.body().value_or("")) +
         ",\"argument\":" + or_null(error.argument()) +
         ",\"jsonPath\":" + or_null(error.json_path()) +
         ",\"hub\":" + quoted(error.hub()) + ",\"operation\":" + quoted(error.operation()) + ",\"message\":" + quoted(error.what()) +
         "}";
}

template <class T>
std::string outcome_json(const gfxhub::Result<T>& result) {
  return result ? success(wire(*result)) : failure(result.error());
}
inline std::string outcome_json(const gfxhub::Result<void>& result) {
  return result ? success("null") : failure(result.error());
}

/// Calls a method in the requested form.
template <class Throwing, class Trying>
std::string of(Form form, Throwing throwing, Trying trying) {
  if (form == Form::trying) {
    return outcome_json(trying());
  }
  try {
    if constexpr (std::is_void_v<decltype(throwing())>) {
      throwing();
      return success("null");
    } else {
      return success(wire(throwing()));
    }
  } catch (const gfxhub::Error& error) {
    return failure(error);
  }
}

}  // namespace outcome

#endif
