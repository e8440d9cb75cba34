// Handles, which are live sessions and watches: a range of their events, and support for their
// generated classes.
#ifndef GFXHUB_HANDLE_HPP
#define GFXHUB_HANDLE_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <iterator>
#include <memory>
#include <optional>
#include <utility>

#include "../gfxhub.h"
#include "call.hpp"
#include "gen/namespace.hpp"
#include "option_setters.hpp"
#include "result.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// Events of a live session or a watch, each returned once. This is an input range that waits for
/// the next event until no more events can arrive.
template <class Event>
class EventRange {
 public:
  /// An iterator over the events.
  class Iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Event;
    using difference_type = std::ptrdiff_t;
    using pointer = const Event*;
    using reference = const Event&;

    /// Creates the end iterator.
    Iterator() = default;
    /// Internal to the library.
    explicit Iterator(std::function<std::optional<Event>()> next) : next_(std::move(next)) {
      ++*this;
    }

    [[nodiscard]] reference operator*() const noexcept { return *event_; }
    [[nodiscard]] pointer operator->() const noexcept { return &*event_; }
    Iterator& operator++() {
      event_ = next_();
      return *this;
    }
    Iterator operator++(int) {
      Iterator before = *this;
      ++*this;
      return before;
    }
    friend bool operator==(const Iterator& one, const Iterator& other) noexcept {
      return one.event_.has_value() == other.event_.has_value();
    }
    friend bool operator!=(const Iterator& one, const Iterator& other) noexcept {
      return !(one == other);
    }

   private:
    std::function<std::optional<Event>()> next_;
    std::optional<Event> event_;
  };

  /// Internal to the library.
  explicit EventRange(std::function<std::optional<Event>()> next) : next_(std::move(next)) {}

  /// Waits for the first event and returns an iterator to it.
  [[nodiscard]] Iterator begin() const { return Iterator(next_); }
  /// Returns the end iterator.
  [[nodiscard]] Iterator end() const { return {}; }

 private:
  std::function<std::optional<Event>()> next_;
};

namespace detail {

/// Returns a time in milliseconds; 0 for a negative time.
inline std::uint64_t milliseconds(std::chrono::milliseconds time) noexcept {
  return static_cast<std::uint64_t>(time.count() < 0 ? 0 : time.count());
}

/// Calls a C function that waits, and returns the number that the function writes.
template <class Handle, class Function>
[[nodiscard]] Result<std::size_t> wait(
    const char* operation, const Handle* handle, Function function,
    std::chrono::milliseconds timeout) {
  const Call call(operation, {});
  std::size_t left = 0;
  const Result<void> waited = call.make(
      [&](gfxhub_error** error) { return function(handle, milliseconds(timeout), &left, error); });
  return waited ? Result<std::size_t>(left) : Result<std::size_t>(waited.error());
}

/// Opens a handle of a client. The handle keeps the client open.
template <class Handle, class C, class Options, class SetOptions, class Open>
[[nodiscard]] Result<Handle> open(
    const char* operation, const gfxhub_client* client, const Options& options,
    SetOptions&& settings, Open open, void (*free)(C*)) {
  hand_over(options, settings);
  if (settings.refused()) {
    return *settings.refused();
  }
  const Call call(operation, {});
  return call.give(
      free, [&](C** out, gfxhub_error** error) { return open(client, settings.get(), out, error); },
      [client](std::shared_ptr<const C> from) {
        return Handle({gfxhub_client_clone(client), gfxhub_client_free}, std::move(from));
      });
}

}  // namespace detail
}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
