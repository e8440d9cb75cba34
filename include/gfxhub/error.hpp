// The error of every call: it describes the request, the failure, its effect and the remedy.
#ifndef GFXHUB_ERROR_HPP
#define GFXHUB_ERROR_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <chrono>
#include <cstdint>
#include <iosfwd>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "gen/kinds.hpp"
#include "gen/namespace.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// The effect of a failed call on the hub.
enum class Effect {
  /// The call had no effect: nothing was sent, the hub refused it, or it only reads.
  none,
  /// The call may have had an effect: bytes were sent, but no response confirms it.
  maybe,
  /// The call was executed: the hub confirmed it, and a later step failed.
  done,
};

/// The phase of a call in which it failed.
enum class Phase {
  /// Resolving the host name to addresses.
  resolve,
  /// Establishing the connection, including the TLS handshake.
  connect,
  /// Sending the request.
  send,
  /// Waiting for the head of the response.
  response,
  /// Reading the body of the response.
  body,
  /// None of the other phases: the call as a whole failed.
  total,
};

/// Returns the name of an effect, which is the same in all language bindings.
[[nodiscard]] inline const char* name(Effect effect) noexcept {
  switch (effect) {
    case Effect::none:
      return "none";
    case Effect::done:
      return "done";
    case Effect::maybe:
      break;
  }
  return "maybe";
}

/// Returns the name of a phase, which is the same in all language bindings.
[[nodiscard]] inline const char* name(Phase phase) noexcept {
  switch (phase) {
    case Phase::resolve:
      return "resolve";
    case Phase::connect:
      return "connect";
    case Phase::send:
      return "send";
    case Phase::response:
      return "response";
    case Phase::body:
      return "body";
    case Phase::total:
      break;
  }
  return "total";
}

template <class Character, class Traits>
std::basic_ostream<Character, Traits>& operator<<(
    std::basic_ostream<Character, Traits>& out, ErrorKind kind) {
  return out << name(kind);
}
template <class Character, class Traits>
std::basic_ostream<Character, Traits>& operator<<(
    std::basic_ostream<Character, Traits>& out, Effect effect) {
  return out << name(effect);
}
template <class Character, class Traits>
std::basic_ostream<Character, Traits>& operator<<(
    std::basic_ostream<Character, Traits>& out, Phase phase) {
  return out << name(phase);
}

/// The reason why a call failed. `what()` is a text for people. An API key is never part of it.
///
/// Copies share their data, so copying never throws.
class Error : public std::runtime_error {
 public:
  /// Data of an error, from which an `Error` is constructed.
  struct Facts {
    /// Kind of the failure.
    ErrorKind kind = ErrorKind::Internal;
    /// Effect of the call on the hub.
    Effect effect = Effect::none;
    /// Whole message for people.
    std::string message;
    /// Address of the hub, such as `http://10.0.0.5:8080`; empty if no client made the call.
    std::string hub;
    /// Operation, such as `engines.get`; empty if no operation was called.
    std::string operation;
    /// HTTP method; empty if no request was built.
    std::string method;
    /// Path on the hub as it was sent; empty if no request was built.
    std::string path;
    /// HTTP status, if the hub responded.
    std::optional<int> status;
    /// Body of the hub's response, up to 64 KiB.
    std::optional<std::string> body;
    /// Number of attempts; 0 if the call was refused before the first attempt.
    std::uint32_t attempts = 0;
    /// Duration of the call.
    std::chrono::microseconds elapsed{};
    /// JSON name of the invalid argument, such as `engineId` or `body.renderers[1]`.
    std::optional<std::string> argument;
    /// JSON path of the wrong value in the response, such as `[3].NodePath`.
    std::optional<std::string> json_path;
    /// Phase in which the call failed, if known.
    std::optional<Phase> phase;
    /// Time to wait before the next request, from the hub's `Retry-After` header.
    std::optional<std::chrono::milliseconds> retry_after;
  };

  /// Creates an error with this data.
  explicit Error(Facts facts)
      : std::runtime_error(facts.message), facts_(new Facts(std::move(facts))) {}

  // Errors are only copied, not moved, because a moved-from error must stay usable.
  Error(const Error&) noexcept = default;
  Error& operator=(const Error&) noexcept = default;
  ~Error() override = default;

  /// Returns all data of the error.
  [[nodiscard]] const Facts& facts() const noexcept { return *facts_; }
  /// Returns the kind of the failure.
  [[nodiscard]] ErrorKind kind() const noexcept { return facts_->kind; }
  /// Returns the effect of the call on the hub.
  [[nodiscard]] Effect effect() const noexcept { return facts_->effect; }
  /// Returns the whole message for people, as `what()` does.
  [[nodiscard]] const std::string& message() const noexcept { return facts_->message; }
  /// Returns the address of the hub, such as `http://10.0.0.5:8080`; empty if no client made the
  /// call.
  [[nodiscard]] const std::string& hub() const noexcept { return facts_->hub; }
  /// Returns the operation, such as `engines.get`; empty if no operation was called.
  [[nodiscard]] const std::string& operation() const noexcept { return facts_->operation; }
  /// Returns the HTTP method; empty if no request was built.
  [[nodiscard]] const std::string& method() const noexcept { return facts_->method; }
  /// Returns the path on the hub as it was sent; empty if no request was built.
  [[nodiscard]] const std::string& path() const noexcept { return facts_->path; }
  /// Returns the HTTP status, if the hub responded.
  [[nodiscard]] std::optional<int> status() const noexcept { return facts_->status; }
  /// Returns the body of the hub's response, up to 64 KiB.
  [[nodiscard]] const std::optional<std::string>& body() const noexcept { return facts_->body; }
  /// Returns the number of attempts; 0 if the call was refused before the first attempt.
  [[nodiscard]] std::uint32_t attempts() const noexcept { return facts_->attempts; }
  /// Returns the duration of the call.
  [[nodiscard]] std::chrono::microseconds elapsed() const noexcept { return facts_->elapsed; }
  /// Returns the JSON name of the invalid argument, such as `engineId` or `body.renderers[1]`.
  [[nodiscard]] const std::optional<std::string>& argument() const noexcept {
    return facts_->argument;
  }
  /// Returns the JSON path of the wrong value in the response, such as `[3].NodePath`. Only errors
  /// of `ErrorKind::Decode` have it.
  [[nodiscard]] const std::optional<std::string>& json_path() const noexcept {
    return facts_->json_path;
  }
  /// Returns the phase in which the call failed, if known.
  [[nodiscard]] std::optional<Phase> phase() const noexcept { return facts_->phase; }
  /// Returns the time to wait before the next request, from the hub's `Retry-After` header.
  [[nodiscard]] std::optional<std::chrono::milliseconds> retry_after() const noexcept {
    return facts_->retry_after;
  }

 private:
  std::shared_ptr<const Facts> facts_;
};

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
