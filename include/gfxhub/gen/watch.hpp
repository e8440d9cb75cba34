// Written by cargo xtask generate; do not edit.
// Watch: a handle.
#ifndef GFXHUB_GEN_WATCH_HPP
#define GFXHUB_GEN_WATCH_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <chrono>
#include <cstddef>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "../../gfxhub.h"
#include "../call.hpp"
#include "../handle.hpp"
#include "../option_setters.hpp"
#include "../result.hpp"
#include "ids.hpp"
#include "watch_options.hpp"
#include "namespace.hpp"
#include "plain.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// A watch, which looks at lists of the hub again and again and reports what differs between two
/// looks. What came and went in between is not seen, and a value that moves gives a change at each
/// look.
///
/// At first, everything that is there is reported as `added`, followed by `synced`. A failed look
/// removes nothing: after the second failure in a row the topic is `lost`, which means that its
/// state is unknown. After the next success it is `back`, and the differences follow, with a `gap`.
/// Something is reported as `removed` if it was missing in successful looks 2 s apart, or, if
/// several things are all missing, in three looks over 10 s. The things of a topic are also
/// `removed` if every look fails with status 500 for 60 s and the list that should contain the
/// topic lacks it. Nothing of an engine is reported as `removed` while the engine is away or
/// starting.
///
/// All watches of a hub in a process together have at most 2 looks in flight and 40 a second, and
/// after each look they wait for as long as it took, so that they take at most one worker of the
/// hub. Looks that come later than asked for are shown by `stats`.
///
/// The watch of a group of hubs looks at the topics of each member, and its changes name the
/// member. Where the values of a property differ between members for 5 s, that is reported as
/// `apart`. A property is the same on all members if its topic and its name are.
///
/// Copies are the same watch. The end of the last one ends it within 60 ms. It keeps its client
/// open, and may be used from any number of threads at once.
///
/// ```cpp
/// gfxhub::WatchOptions options;
/// options.topics = "engines, Studio A / Mixer_0";
/// auto watch = hub.watch(options);
/// watch.look();
/// watch.close(std::chrono::seconds(1));
/// ```
class Watch {
 public:
#if GFXHUB_EXCEPTIONS
  /// Ends the watch. Changes that were not read can still be read.
  ///
  /// @param timeout Maximum time that it waits.
  /// @return Number of the changes that were not read; none if it was already closed.
  /// @throws Error of `ErrorKind::Internal` if the thread of the watch has failed.
  std::size_t close(std::chrono::milliseconds timeout) const { return try_close(timeout).value(); }
#endif

  /// Looks at every topic immediately, or as soon as the budget of the hub allows it. Call it after
  /// an act whose effect should be seen soon.
  void look() const noexcept { gfxhub_watch_look(handle_.get()); }

  /// `close` without exceptions.
  [[nodiscard]] Result<std::size_t> try_close(std::chrono::milliseconds timeout) const {
    return detail::wait("watch", handle_.get(), gfxhub_watch_close, timeout);
  }

  /// Changes in the order of the looks. If `max_waiting` changes (by default 1,024) wait to be
  /// read, further ones of the same thing are folded: the first `before` and the last `after`
  /// remain, with a `gap`.
  ///
  /// Returns those since the last call. If there are none, it waits for one, at most for this time,
  /// or until the watch ends. Each is returned once, to one caller.
  [[nodiscard]] std::vector<WatchChange> take_changes(
      std::chrono::milliseconds wait = std::chrono::milliseconds(0)) const {
    const detail::Owned<gfxhub_watch_changes> taken(
        gfxhub_watch_take_changes(handle_.get(), detail::milliseconds(wait)),
        gfxhub_watch_changes_free);
    return detail::from_c(taken.get());
  }

  /// The next of the changes. If there is none, it waits for one, at most for this time; empty if
  /// the time is over or the watch ends.
  [[nodiscard]] std::optional<WatchChange> next_change(std::chrono::milliseconds timeout) const {
    gfxhub_watch_changes* next = nullptr;
    static_cast<void>(gfxhub_watch_next_change(
        handle_.get(), detail::milliseconds(timeout), &next, nullptr));
    const detail::Owned<gfxhub_watch_changes> taken(next, gfxhub_watch_changes_free);
    std::vector<WatchChange> events = detail::from_c(taken.get());
    return events.empty() ? std::nullopt : std::optional<WatchChange>(std::move(events.front()));
  }

  /// The changes as they arrive, until the watch ends. If several threads iterate, each goes to one
  /// of them. The range keeps the watch open until that or its client is closed.
  ///
  /// ```cpp
  /// gfxhub::WatchOptions options;
  /// options.topics = "engines";
  /// auto watch = hub.watch(options);
  /// for (const auto& change : watch.changes()) {
  ///   std::cout << change.message << '\n';
  ///   if (change.kind == gfxhub::WatchChangeKind::synced) {
  ///     break;
  ///   }
  /// }
  /// ```
  [[nodiscard]] EventRange<WatchChange> changes() const {
    return EventRange<WatchChange>(
        [own = *this] { return own.next_change((std::chrono::milliseconds::max)()); });
  }

  /// Returns the statistics of the watch. They are all zero in a forked child process.
  [[nodiscard]] WatchFigures stats() const noexcept {
    gfxhub_watch_figures stats{};
    static_cast<void>(gfxhub_watch_stats(handle_.get(), &stats));
    return detail::from_c(stats);
  }

  /// Returns true if it or its client was closed, or if it was moved from.
  [[nodiscard]] bool is_closed() const noexcept {
    return gfxhub_watch_is_closed(handle_.get());
  }

  /// Internal to the library.
  Watch(
      std::shared_ptr<const gfxhub_client> client,
      std::shared_ptr<const gfxhub_watch> handle)
      : client_(std::move(client)), handle_(std::move(handle)) {}

 private:
  // Above the handle, which is freed first.
  std::shared_ptr<const gfxhub_client> client_;
  std::shared_ptr<const gfxhub_watch> handle_;
};

namespace detail {

/// Opens one through this client.
inline Result<Watch> open_watch(const gfxhub_client* client, const WatchOptions& options) {
  OptionSetters<gfxhub_watch_options> settings(
      "watch", gfxhub_watch_options_new, gfxhub_watch_options_free);
  return open<Watch>(
      "watch", client, options, settings, gfxhub_watch_new, gfxhub_watch_free);
}

}  // namespace detail

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
