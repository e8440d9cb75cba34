// Events: reports about the attempts of calls.
#ifndef GFXHUB_EVENT_HPP
#define GFXHUB_EVENT_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "../gfxhub.h"
#include "error.hpp"
#include "gen/namespace.hpp"
#include "text.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// One attempt of one call. It contains no header and no body, and therefore no secret.
///
/// The events of the operations `recorder.write` and `watch.stretch` report no attempt: their
/// method is empty, their attempt number is 0, and their path is a sentence.
struct Event {
  /// Address of the hub, such as `http://10.0.0.5:8080`.
  std::string hub;
  /// Operation, such as `engines.get`; `request` for a raw request.
  std::string operation;
  /// HTTP method.
  std::string method;
  /// Path on the hub as it was sent; a sentence if the event is no attempt.
  std::string path;
  /// Number of the attempt within its call, from 1; 0 if the event is no attempt.
  std::uint32_t attempt = 0;
  /// HTTP status, if the hub responded.
  std::optional<int> status;
  /// Kind of the failure; empty if the attempt succeeded.
  std::optional<ErrorKind> kind;
  /// Effect of the attempt on the hub; `Effect::done` if it succeeded.
  Effect effect = Effect::none;
  /// Duration of the attempt.
  std::chrono::microseconds elapsed{};
  /// Number of bytes sent, in the head and the body, before encryption.
  std::uint64_t sent = 0;
  /// Number of bytes received, in the head and the body, after decryption.
  std::uint64_t received = 0;
};

/// A function that is called with each event; for an attempt, on the thread that makes the call.
using OnEvent = std::function<void(const Event&)>;

namespace detail {

inline Event event_of(const gfxhub_event* from) {
  Event event;
  event.hub = text(gfxhub_event_hub(from));
  event.operation = text(gfxhub_event_operation(from));
  event.method = text(gfxhub_event_method(from));
  event.path = text(gfxhub_event_path(from));
  event.attempt = gfxhub_event_attempt(from);
  if (const int status = gfxhub_event_http_status(from); status != 0) {
    event.status = status;
  }
  if (const gfxhub_status kind = gfxhub_event_kind(from); kind != GFXHUB_STATUS_OK) {
    event.kind = static_cast<ErrorKind>(kind);
  }
  event.effect = static_cast<Effect>(gfxhub_event_effect(from));
  event.elapsed = std::chrono::microseconds(gfxhub_event_elapsed_us(from));
  event.sent = gfxhub_event_bytes_sent(from);
  event.received = gfxhub_event_bytes_received(from);
  return event;
}

/// Calls the program's function. Its exceptions are ignored, and the call continues.
inline void report(const gfxhub_event* event, void* on_event) {
#if GFXHUB_EXCEPTIONS
  try {
    (*static_cast<const OnEvent*>(on_event))(event_of(event));
  } catch (...) {
  }
#else
  (*static_cast<const OnEvent*>(on_event))(event_of(event));
#endif
}

inline void forget(void* on_event) { delete static_cast<OnEvent*>(on_event); }

}  // namespace detail

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
