// The error of every call: the request, the failure, its effect and the remedy.
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

/// The effect of a failed request on the hub.
enum class Effect {
  /// Nothing happened: nothing was sent, the hub refused it, or it was a read.
  none,
  /// It may have happened: something was sent, and no response confirms it.
  maybe,
  /// It happened: the hub confirmed it, and a later step failed.
  done,
};

/// The phase of a call in which it failed.
enum class Phase {
  /// Resolving the host name to addresses.
  resolve,
  /// Making the connection, with its TLS handshake.
  connect,
  /// Sending the request.
  send,
  /// Waiting for the head of the response.
  response,
  /// Reading the body of the response.
  body,
  /// The call as a whole, outside the other phases.
  total,
};

/// Returns the name of an effect, the same in every language.
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

/// Returns the name of a phase, the same in every language.
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

/// The reason why a call failed. `what()` is a paragraph for a person; an API key is never part of
/// it.
///
/// Copies share their data, so that copying never throws.
class Error : public std::runtime_error {
 public:
  /// The facts of an error.
  struct Facts {
    /// Kind of the failure.
    ErrorKind kind = ErrorKind::Internal;
    /// Effect on the hub.
    Effect effect = Effect::none;
    /// Whole paragraph for a person.
    std::string message;
    /// Address of the hub, such as `http://10.0.0.5:8080`; empty if no client made the call.
    std::string hub;
    /// Operation, such as `engines.get`; empty if no operation was called.
    std::string operation;
    /// HTTP method; empty if no request was prepared.
    std::string method;
    /// Path on the hub, as sent; empty if no request was prepared.
    std::string path;
    /// HTTP status, if the hub responded.
    std::optional<int> status;
    /// Body of the hub's response, at most 64 KiB of it.
    std::optional<std::string> body;
    /// Number of attempts; 0 if the request was refused before the first.
    std::uint32_t attempts = 0;
    /// Duration of the call.
    std::chrono::microseconds elapsed{};
    /// Refused argument, by its name in the hub's JSON, such as `engineId` or `body.renderers[1]`.
    std::optional<std::string> argument;
    /// JSON path of the wrong value in the response, such as `[3].NodePath`.
    std::optional<std::string> json_path;
    /// Phase in which the call failed, if known.
    std::optional<Phase> phase;
    /// Time that the hub asks to wait before the next request.
    std::optional<std::chrono::milliseconds> retry_after;
  };

  /// Creates an error with these facts.
  explicit Error(Facts facts)
      : std::runtime_error(facts.message), facts_(new Facts(std::move(facts))) {}

  // No moves: a moved-from error stays as good as before.
  Error(const Error&) noexcept = default;
  Error& operator=(const Error&) noexcept = default;
  ~Error() override = default;

  /// Returns all facts.
  [[nodiscard]] const Facts& facts() const noexcept { return *facts_; }
  /// Returns the kind of the failure.
  [[nodiscard]] ErrorKind kind() const noexcept { return facts_->kind; }
  /// Returns the effect on the hub.
  [[nodiscard]] Effect effect() const noexcept { return facts_->effect; }
  /// Returns the whole paragraph for a person, the same as `what()`.
  [[nodiscard]] const std::string& message() const noexcept { return facts_->message; }
  /// Returns the address of the hub, such as `http://10.0.0.5:8080`; empty if no client made the
  /// call.
  [[nodiscard]] const std::string& hub() const noexcept { return facts_->hub; }
  /// Returns the operation, such as `engines.get`; empty if no operation was called.
  [[nodiscard]] const std::string& operation() const noexcept { return facts_->operation; }
  /// Returns the HTTP method; empty if no request was prepared.
  [[nodiscard]] const std::string& method() const noexcept { return facts_->method; }
  /// Returns the path on the hub, as sent; empty if no request was prepared.
  [[nodiscard]] const std::string& path() const noexcept { return facts_->path; }
  /// Returns the HTTP status, if the hub responded.
  [[nodiscard]] std::optional<int> status() const noexcept { return facts_->status; }
  /// Returns the body of the hub's response, at most 64 KiB of it.
  [[nodiscard]] const std::optional<std::string>& body() const noexcept { return facts_->body; }
  /// Returns the number of attempts; 0 if the request was refused before the first.
  [[nodiscard]] std::uint32_t attempts() const noexcept { return facts_->attempts; }
  /// Returns the duration of the call.
  [[nodiscard]] std::chrono::microseconds elapsed() const noexcept { return facts_->elapsed; }
  /// Returns the refused argument, by its name in the hub's JSON, such as `engineId` or
  /// `body.renderers[1]`.
  [[nodiscard]] const std::optional<std::string>& argument() const noexcept {
    return facts_->argument;
  }
  /// Returns the place of the fault in the response, such as `[3].NodePath`; for
  /// `ErrorKind::Decode`.
  [[nodiscard]] const std::optional<std::string>& json_path() const noexcept {
    return facts_->json_path;
  }
  /// Returns the phase in which the call failed, if known.
  [[nodiscard]] std::optional<Phase> phase() const noexcept { return facts_->phase; }
  /// Returns the time that the hub asks to wait before the next request.
  [[nodiscard]] std::optional<std::chrono::milliseconds> retry_after() const noexcept {
    return facts_->retry_after;
  }

 private:
  std::shared_ptr<const Facts> facts_;
};

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
