// Unparsed responses, of calls by name and of raw requests.
#ifndef GFXHUB_RESPONSE_HPP
#define GFXHUB_RESPONSE_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "../gfxhub.h"
#include "gen/namespace.hpp"
#include "refusal.hpp"
#include "text.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// A response of a hub as received: its status, its headers and the bytes of its body.
class Response {
 public:
  /// Internal to the library: takes a response of the C interface.
  explicit Response(std::shared_ptr<const gfxhub_response> handle) : handle_(std::move(handle)) {}

  /// Returns the HTTP status.
  [[nodiscard]] int status() const noexcept { return gfxhub_response_status(handle_.get()); }
  /// Returns the bytes of the body.
  [[nodiscard]] std::string body() const {
    return detail::text(gfxhub_response_body(handle_.get()));
  }
  /// Returns true if the body is valid UTF-8.
  [[nodiscard]] bool is_text() const noexcept { return gfxhub_response_is_text(handle_.get()); }
  /// Returns the value of the first header with this name, ignoring case.
  [[nodiscard]] std::optional<std::string> header(std::string_view name) const {
    const std::string asked(name);
    if (!detail::is_whole(name) || !gfxhub_response_has_header(handle_.get(), asked.c_str())) {
      return std::nullopt;
    }
    return detail::text(gfxhub_response_header(handle_.get(), asked.c_str()));
  }
  /// Returns the content type of the body, if the hub states one.
  [[nodiscard]] std::optional<std::string> content_type() const { return header("content-type"); }

 private:
  std::shared_ptr<const gfxhub_response> handle_;
};

/// The result of a call by name.
struct InvokeResult {
  /// HTTP status; 0 for a composed call, which has many responses.
  int status = 0;
  /// Body of the response as received; empty if there was none or it is not text. For a composed
  /// call, its result.
  std::string text;
  /// Decoded result as JSON: a list, a record, an id, or a JSON string for an enum value; empty if
  /// there is no result.
  std::optional<std::string> result;

  /// Creates an empty result.
  InvokeResult() = default;
  /// Internal to the library: reads a result of the C interface.
  explicit InvokeResult(const std::shared_ptr<const gfxhub_invoked>& from)
      : status(gfxhub_invoked_status(from.get())),
        text(detail::text(gfxhub_invoked_text(from.get()))) {
    std::string json = detail::text(gfxhub_invoked_result(from.get()));
    if (!json.empty()) {
      result = std::move(json);
    }
  }
};

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
