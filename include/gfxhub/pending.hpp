// Submitted calls, which threads of the client make. Their results can be taken later.
#ifndef GFXHUB_PENDING_HPP
#define GFXHUB_PENDING_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <chrono>
#include <cstdint>
#include <exception>
#include <memory>
#include <optional>
#include <ratio>
#include <string>
#include <type_traits>
#include <utility>

#include "../gfxhub.h"
#include "call.hpp"
#include "gen/call_options.hpp"
#include "gen/namespace.hpp"
#include "refusal.hpp"
#include "result.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

namespace detail {

/// Type of the value that a callable returns, either directly or in a `Result`.
template <class T>
struct ValueType {
  using Type = T;
};
template <class T>
struct ValueType<Result<T>> {
  using Type = T;
};
template <class Callable, class Hub>
using ValueTypeOf = typename ValueType<std::decay_t<std::invoke_result_t<Callable&, Hub&>>>::Type;

/// Holds the result of a submitted call. The thread of the client that runs the call writes it.
template <class T>
struct Outcome {
  std::optional<Result<T>> result;
  /// Exception that the callable has thrown, if it is not an `Error`.
  std::exception_ptr thrown;
};

/// The callback of a call for which the program gave none.
struct NoCallback {
  template <class T>
  void operator()(const Result<T>&) const noexcept {}
};

/// Returns the error for an exception that a callable threw and that is not an `Error`. `what`
/// describes the exception.
inline Error threw(const char* what) {
  Error::Facts facts;
  facts.kind = ErrorKind::Internal;
  facts.effect = Effect::maybe;
  facts.message = std::string("the submitted callable threw an exception: ") + what;
  return Error(std::move(facts));
}

/// A submitted callable and its callback. A thread of the client runs both.
template <class Hub, class T, class Callable, class Callback>
class Submission {
 public:
  Submission(Callable call, Callback callback, std::shared_ptr<Outcome<T>> outcome)
      : call_(std::move(call)), callback_(std::move(callback)), outcome_(std::move(outcome)) {}

  /// Functions that the C interface calls.
  static void work(const gfxhub_client* client, const gfxhub_error* error, void* data) {
    static_cast<Submission*>(data)->run(client, error);
  }
  static void release(void* data) { delete static_cast<Submission*>(data); }

 private:
  void run(const gfxhub_client* client, const gfxhub_error* error) {
#if GFXHUB_EXCEPTIONS
    try {
      outcome_->result.emplace(made(client, error));
    } catch (const Error& thrown) {
      outcome_->result.emplace(thrown);
    } catch (const std::exception& thrown) {
      outcome_->thrown = std::current_exception();
      outcome_->result.emplace(threw(thrown.what()));
    } catch (...) {
      outcome_->thrown = std::current_exception();
      outcome_->result.emplace(threw("it is not a std::exception"));
    }
    // Exceptions from this callback are ignored, like those from an `OnEvent` function.
    try {
      callback_(static_cast<const Result<T>&>(*outcome_->result));
    } catch (...) {
    }
#else
    outcome_->result.emplace(made(client, error));
    callback_(static_cast<const Result<T>&>(*outcome_->result));
#endif
  }

  Result<T> made(const gfxhub_client* client, const gfxhub_error* error) {
    if (error != nullptr) {
      return error_from(error);
    }
    Hub hub = Hub::share(client);
    using Returned = std::decay_t<std::invoke_result_t<Callable&, Hub&>>;
    if constexpr (std::is_void_v<Returned>) {
      call_(hub);
      return Result<void>();
    } else {
      return call_(hub);
    }
  }

  Callable call_;
  Callback callback_;
  std::shared_ptr<Outcome<T>> outcome_;
};

}  // namespace detail

/// The result of a call that a thread of the client makes; see `Client::submit`.
///
/// The destructor cancels the call, unless it has ended, and returns when neither the callable nor
/// its callback is running: within 60 ms, unless they take longer themselves, and at once if one of
/// them calls it. A lambda may therefore capture by reference objects that outlive this one. After
/// `detach`, the call continues on its own.
///
/// Only one thread at a time may use it. A moved-from `Pending` has no result.
template <class T>
class [[nodiscard]] Pending {
 public:
#if GFXHUB_EXCEPTIONS
  /// Waits for the result and takes it. Rethrows an exception from the callable.
  ///
  /// @throws Error of any kind that the call can have, or of `ErrorKind::Invalid` if the result
  /// was already taken.
  T get() {
    Result<T> result = try_get();
    if (outcome_ && outcome_->thrown) {
      std::rethrow_exception(std::exchange(outcome_->thrown, nullptr));
    }
    return std::move(result).value();
  }
#endif
  /// Like `get`, but returns a `Result` instead of throwing. An exception from the callable that is
  /// not an `Error` becomes an error of `ErrorKind::Internal`.
  [[nodiscard]] Result<T> try_get() {
    if (const std::optional<Error> lost = wait(UINT64_MAX).second) {
      return *lost;
    }
    if (!outcome_ || !outcome_->result) {
      return detail::refusal("", "pending", "its result was taken before");
    }
    Result<T> result = *std::move(outcome_->result);
    outcome_->result.reset();
    return result;
  }

  /// Waits for at most this time. Returns true if the result is available.
  template <class Rep, class Period>
  [[nodiscard]] bool wait_for(std::chrono::duration<Rep, Period> time) {
    // A long time, such as the maximum of hours, overflows a number of milliseconds.
    constexpr double longest = 1e15;
    const double about = std::chrono::duration<double, std::milli>(time).count();
    if (about >= longest) {
      return wait(UINT64_MAX).first;
    }
    if (!(about > 0)) {
      return wait(0).first;
    }
    const auto count = std::chrono::ceil<std::chrono::milliseconds>(time).count();
    return wait(static_cast<std::uint64_t>(count)).first;
  }
  /// Returns true if the call has ended.
  [[nodiscard]] bool ready() const noexcept {
    return handle_ == nullptr || gfxhub_pending_is_ready(handle_.get());
  }
  /// Cancels the call, unless it has ended. A waiting or running call ends within 60 ms, and its
  /// result is available as usual. This function does not wait.
  void cancel() noexcept { gfxhub_pending_cancel(handle_.get()); }
  /// Lets the call continue on its own. The callable must own all data that it uses.
  void detach() && noexcept {
    gfxhub_pending_detach(handle_.get());
    handle_.reset();
  }

  /// Internal to the library: takes a call of the C interface, or an immediate result.
  Pending(gfxhub_pending* handle, std::shared_ptr<detail::Outcome<T>> outcome)
      : outcome_(std::move(outcome)), handle_(handle) {}

 private:
  struct Free {
    void operator()(gfxhub_pending* handle) const noexcept { gfxhub_pending_free(handle); }
  };

  /// Waits for the result. Returns true if it is available, and an error if there can be no result.
  std::pair<bool, std::optional<Error>> wait(std::uint64_t timeout_ms) {
    if (handle_ == nullptr) {
      return {true, std::nullopt};
    }
    gfxhub_completion* completion = nullptr;
    gfxhub_error* error = nullptr;
    const gfxhub_status status =
        gfxhub_pending_wait(handle_.get(), timeout_ms, &completion, &error);
    if (status != GFXHUB_STATUS_OK) {
      return {true, detail::error_of(status, error)};
    }
    const bool ended = completion != nullptr;
    gfxhub_completion_free(completion);
    return {ended, std::nullopt};
  }

  std::shared_ptr<detail::Outcome<T>> outcome_;
  std::unique_ptr<gfxhub_pending, Free> handle_;
};

namespace detail {

/// Runs a callable on a thread of the client.
template <class Hub, class Callable, class Callback>
auto submit(
    const gfxhub_client* client, bool reads, Callable call, Callback callback,
    const CallOptions& options) -> Pending<ValueTypeOf<Callable, Hub>> {
  using T = ValueTypeOf<Callable, Hub>;
  using Job = Submission<Hub, T, Callable, Callback>;
  auto outcome = std::make_shared<Outcome<T>>();
  auto job = std::make_unique<Job>(std::move(call), std::move(callback), outcome);
  const Call prepared("", options);
  gfxhub_pending* pending = nullptr;
  const Result<void> submitted = prepared.make([&](gfxhub_error** error) {
    return gfxhub_submit_work(
        client, reads, prepared.options(), Job::work, job.release(), Job::release, &pending, error);
  });
  if (!submitted) {
    outcome->result.emplace(submitted.error());
  }
  return Pending<T>(pending, std::move(outcome));
}

}  // namespace detail

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
