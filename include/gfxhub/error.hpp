// The error of every call: what was tried, what happened, whether it took effect, what to do.
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

/// Whether the hub executed a request that failed.
enum class Effect {
  /// It did not happen: nothing was sent, the hub refused it, or it was a read.
  none,
  /// It may have happened: something was sent and no response confirms it.
  maybe,
  /// It happened: the hub said so, and something after that failed.
  done,
};

/// The part of a call in which it failed.
enum class Phase {
  /// Turning the host name into addresses.
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

/// The name of an effect, the same in every language.
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

/// The name of a phase, the same in every language.
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

/// Why a call failed. `what()` is a paragraph for a person; an API key is never part of it.
///
/// Copies share what they hold, so that copying one never throws.
class Error : public std::runtime_error {
 public:
  /// What an error knows.
  struct Facts {
    /// What sort of failure it is.
    ErrorKind kind = ErrorKind::Internal;
    /// Whether the hub executed the request.
    Effect effect = Effect::none;
    /// The whole paragraph for a person.
    std::string message;
    /// The address of the hub, as `http://10.0.0.5:8080`; empty where no client made the call.
    std::string hub;
    /// The operation, as `engines.get`; empty where no operation was called.
    std::string operation;
    /// The HTTP method; empty where no request was made up.
    std::string method;
    /// The path on the hub, as it was sent; empty where no request was made up.
    std::string path;
    /// The HTTP status, if the hub responded.
    std::optional<int> status;
    /// What the hub said, at most 64 KiB of it.
    std::optional<std::string> body;
    /// How often the request was tried; 0 where it was refused before that.
    std::uint32_t attempts = 0;
    /// How long the call took.
    std::chrono::microseconds elapsed{};
    /// The argument at fault by its name in the hub's JSON, as `engineId` or `body.renderers[1]`.
    std::optional<std::string> argument;
    /// The place in the response that is wrong, as `[3].NodePath`.
    std::optional<std::string> json_path;
    /// The part of the call in which it failed, where that is known.
    std::optional<Phase> phase;
    /// How long the hub asks to wait before the next request.
    std::optional<std::chrono::milliseconds> retry_after;
  };

  /// An error of these facts.
  explicit Error(Facts facts)
      : std::runtime_error(facts.message), facts_(new Facts(std::move(facts))) {}

  // Without moves: an error that was moved from is as good as before.
  Error(const Error&) noexcept = default;
  Error& operator=(const Error&) noexcept = default;
  ~Error() override = default;

  /// All that it knows.
  [[nodiscard]] const Facts& facts() const noexcept { return *facts_; }
  /// What sort of failure it is.
  [[nodiscard]] ErrorKind kind() const noexcept { return facts_->kind; }
  /// Whether the hub executed the request.
  [[nodiscard]] Effect effect() const noexcept { return facts_->effect; }
  /// The whole paragraph for a person, the same as `what()`.
  [[nodiscard]] const std::string& message() const noexcept { return facts_->message; }
  /// The address of the hub, as `http://10.0.0.5:8080`; empty where no client made the call.
  [[nodiscard]] const std::string& hub() const noexcept { return facts_->hub; }
  /// The operation, as `engines.get`; empty where no operation was called.
  [[nodiscard]] const std::string& operation() const noexcept { return facts_->operation; }
  /// The HTTP method; empty where no request was made up.
  [[nodiscard]] const std::string& method() const noexcept { return facts_->method; }
  /// The path on the hub, as it was sent; empty where no request was made up.
  [[nodiscard]] const std::string& path() const noexcept { return facts_->path; }
  /// The HTTP status, if the hub responded.
  [[nodiscard]] std::optional<int> status() const noexcept { return facts_->status; }
  /// What the hub said, at most 64 KiB of it.
  [[nodiscard]] const std::optional<std::string>& body() const noexcept { return facts_->body; }
  /// How often the request was tried; 0 where it was refused before that.
  [[nodiscard]] std::uint32_t attempts() const noexcept { return facts_->attempts; }
  /// How long the call took.
  [[nodiscard]] std::chrono::microseconds elapsed() const noexcept { return facts_->elapsed; }
  /// The argument at fault by its name in the hub's JSON, as `engineId` or `body.renderers[1]`.
  [[nodiscard]] const std::optional<std::string>& argument() const noexcept {
    return facts_->argument;
  }
  /// The place in the response that is wrong, as `[3].NodePath`; for `ErrorKind::Decode`.
  [[nodiscard]] const std::optional<std::string>& json_path() const noexcept {
    return facts_->json_path;
  }
  /// The part of the call in which it failed, where that is known.
  [[nodiscard]] std::optional<Phase> phase() const noexcept { return facts_->phase; }
  /// How long the hub asks to wait before the next request.
  [[nodiscard]] std::optional<std::chrono::milliseconds> retry_after() const noexcept {
    return facts_->retry_after;
  }

 private:
  std::shared_ptr<const Facts> facts_;
};

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
