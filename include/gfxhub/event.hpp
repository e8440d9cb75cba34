// Events: the report of each attempt of a call.
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

/// One attempt of one call. It holds no header and no body, so no secret.
struct Event {
  /// The address of the hub, as `http://10.0.0.5:8080`.
  std::string hub;
  /// The operation, as `engines.get`; `request` for a raw request.
  std::string operation;
  /// The HTTP method.
  std::string method;
  /// The path on the hub, as it was sent.
  std::string path;
  /// Which attempt of the call it was, from 1.
  std::uint32_t attempt = 0;
  /// The HTTP status, if the hub responded.
  std::optional<int> status;
  /// What sort of failure it was; nothing if the attempt succeeded.
  std::optional<ErrorKind> kind;
  /// Whether a failed attempt took effect; `Effect::done` if it succeeded.
  Effect effect = Effect::none;
  /// How long the attempt took.
  std::chrono::microseconds elapsed{};
  /// How many bytes were sent, head and body, before any encryption.
  std::uint64_t sent = 0;
  /// How many bytes came back, head and body, after any decryption.
  std::uint64_t received = 0;
};

/// A function that is called after each attempt, on the thread of the call.
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

/// Tells the function that a client was given. What it throws ends here: the call goes on.
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
