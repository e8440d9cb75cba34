// Errors from the C interface, and errors that are found before it is called.
#ifndef GFXHUB_REFUSAL_HPP
#define GFXHUB_REFUSAL_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "../gfxhub.h"
#include "error.hpp"
#include "gen/namespace.hpp"
#include "text.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {
namespace detail {

/// Copies an error of the C interface. The caller still owns the original.
inline Error error_from(const gfxhub_error* from) {
  Error::Facts facts;
  facts.kind = static_cast<ErrorKind>(gfxhub_error_kind(from));
  facts.effect = static_cast<Effect>(gfxhub_error_effect(from));
  facts.message = text(gfxhub_error_message(from));
  facts.hub = text(gfxhub_error_hub(from));
  facts.operation = text(gfxhub_error_operation(from));
  facts.method = text(gfxhub_error_method(from));
  facts.path = text(gfxhub_error_path(from));
  if (const int answered = gfxhub_error_http_status(from); answered != 0) {
    facts.status = answered;
  }
  if (gfxhub_error_has_body(from)) {
    facts.body = text(gfxhub_error_body(from));
  }
  facts.attempts = gfxhub_error_attempts(from);
  facts.elapsed = std::chrono::microseconds(gfxhub_error_elapsed_us(from));
  if (gfxhub_error_has_argument(from)) {
    facts.argument = text(gfxhub_error_argument(from));
  }
  if (gfxhub_error_has_json_path(from)) {
    facts.json_path = text(gfxhub_error_json_path(from));
  }
  const std::string phase = text(gfxhub_error_phase(from));
  for (const Phase known :
       {Phase::resolve, Phase::connect, Phase::send, Phase::response, Phase::body, Phase::total}) {
    if (phase == name(known)) {
      facts.phase = known;
    }
  }
  if (std::uint64_t wait = 0; gfxhub_error_retry_after_ms(from, &wait)) {
    facts.retry_after = std::chrono::milliseconds(wait);
  }
  return Error(std::move(facts));
}

/// Converts and frees the error of a call that returned this status.
inline Error error_of(gfxhub_status status, gfxhub_error* taken) {
  const std::unique_ptr<gfxhub_error, decltype(&gfxhub_error_free)> error(taken, gfxhub_error_free);
  if (error != nullptr) {
    return error_from(error.get());
  }
  Error::Facts facts;
  facts.kind = static_cast<ErrorKind>(status);
  facts.message = "gfxhub: the call failed, and there was not enough memory for a message";
  facts.effect = Effect::maybe;
  return Error(std::move(facts));
}

/// Returns the error for an invalid argument, given by its JSON name, before anything is sent.
inline Error refusal(std::string_view operation, std::string_view argument, std::string_view why) {
  Error::Facts facts;
  facts.kind = ErrorKind::Invalid;
  facts.operation = operation;
  facts.argument = argument;
  facts.message.append(operation).append(operation.empty() ? "" : ": ");
  facts.message.append("the argument ").append(argument).append(" is wrong: ").append(why);
  facts.message.append(". Nothing was sent. Correct it and call again.");
  return Error(std::move(facts));
}

/// Returns true if a text contains no NUL, at which the C interface would end it.
inline bool is_whole(std::string_view text) noexcept {
  return text.find('\0') == std::string_view::npos;
}

/// Describes a text that contains a NUL, in errors.
inline constexpr const char* not_whole = "it contains a NUL, which is not allowed here";
/// Describes a negative time, in errors.
inline constexpr const char* negative_time = "a time is 0 or more";
/// Describes a text that a setter of the C interface refuses, in errors.
inline constexpr const char* not_text = "it is not UTF-8";
/// Describes a value that is not sound, in errors.
inline constexpr const char* not_sound =
    "a text in it is not UTF-8, a name in it contains a NUL, it has more than 127 levels, or it "
    "was moved from";

}  // namespace detail
}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
