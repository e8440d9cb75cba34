// Written by cargo xtask generate; do not edit.
// Plain data: the types, other than records, that the library accepts and returns.
#ifndef GFXHUB_GEN_PLAIN_HPP
#define GFXHUB_GEN_PLAIN_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "../../gfxhub.h"
#include "../error.hpp"
#include "../refusal.hpp"
#include "../text.hpp"
#include "../value.hpp"
#include "ids.hpp"
#include "namespace.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// A property of a node of an engine.
struct PropertyAddress {
  /// Number of the engine.
  EngineId engine_id;
  /// Path of the node.
  NodePath node_path;
  /// Path of the property.
  PropertyPath property_path;
};

/// Kind of a report of a live session.
enum class LiveReportKind {
  /// The hub refused a value, its property's name leads to nothing or to several things, or it is
  /// unknown whether an eased value took effect. The value is not resent.
  failed = GFXHUB_LIVE_REPORT_KIND_FAILED,
  /// An eased value was replaced by a newer one before it was sent.
  superseded = GFXHUB_LIVE_REPORT_KIND_SUPERSEDED,
  /// A value became older than `stale_after` before it could be sent.
  expired = GFXHUB_LIVE_REPORT_KIND_EXPIRED,
  /// The hub cannot be reached, or accepts nothing. The session still takes values. Also reported
  /// for a backup whose session cannot be opened.
  lost = GFXHUB_LIVE_REPORT_KIND_LOST,
  /// The hub, the engine or the property accepts values again.
  back = GFXHUB_LIVE_REPORT_KIND_BACK,
  /// The hub does not accept the values of a property or of an engine, or does not respond to them.
  /// The values wait, and the newest is resent.
  held = GFXHUB_LIVE_REPORT_KIND_HELD,
  /// The session has reached its total rate, and holds values back. This is reported once.
  limited = GFXHUB_LIVE_REPORT_KIND_LIMITED,
};

/// The name of a kind, the same in every language.
[[nodiscard]] inline const char* name(LiveReportKind kind) noexcept {
  switch (kind) {
    case LiveReportKind::failed:
      return "failed";
    case LiveReportKind::superseded:
      return "superseded";
    case LiveReportKind::expired:
      return "expired";
    case LiveReportKind::lost:
      return "lost";
    case LiveReportKind::back:
      return "back";
    case LiveReportKind::held:
      return "held";
    case LiveReportKind::limited:
      return "limited";
  }
  return "";
}

/// An event of a live session.
struct LiveReport {
  /// Kind of the event.
  LiveReportKind kind = LiveReportKind::failed;
  /// Number of the engine; none if the report concerns the hub or the session.
  std::optional<EngineId> engine_id;
  /// Property; none if the report concerns a whole engine, the hub or the session.
  std::optional<PropertyAddress> address;
  /// Cause; none if nothing failed.
  std::optional<Error> error;
  /// Name of the member; none unless the session is that of a group.
  std::optional<std::string> member;
  /// Description as a sentence.
  std::string message;
};

/// Statistics of a live session so far.
///
/// Each value that was set is counted exactly once: as delivered, superseded, failed, expired,
/// dropped or waiting. In the session of a group, the values of each member count, and times are
/// those of the slowest.
struct LiveStats {
  /// Number of values set, including those that `reassert` set again.
  std::uint64_t sets = 0;
  /// Number of requests sent.
  std::uint64_t sent = 0;
  /// Number of values that the hub has acknowledged.
  std::uint64_t delivered = 0;
  /// Number of values that a newer one replaced.
  std::uint64_t superseded = 0;
  /// Number of values that the hub refused, whose name led to no single property, or that were
  /// eased and may or may not have taken effect.
  std::uint64_t failed = 0;
  /// Number of values that were too old to be sent.
  std::uint64_t expired = 0;
  /// Number of values that the hub had not acknowledged when the session ended.
  std::uint64_t dropped = 0;
  /// Number of values that wait or are in flight.
  std::uint64_t waiting = 0;
  /// Number of reports that were not taken in time.
  std::uint64_t reports_dropped = 0;
  /// Number of times that the hub was reached again.
  std::uint64_t reconnects = 0;
  /// Age of the oldest waiting value; zero if none waits.
  std::chrono::microseconds oldest_waiting{};
  /// Median of the latest round trips; zero if there was none.
  std::chrono::microseconds round_trip_p50{};
  /// 99th percentile of the latest round trips.
  std::chrono::microseconds round_trip_p99{};
  /// Longest of the latest round trips.
  std::chrono::microseconds round_trip_max{};
};

/// Kind of a change.
enum class WatchChangeKind {
  /// Something is there that the last look did not show.
  added = GFXHUB_WATCH_CHANGE_KIND_ADDED,
  /// Members of something differ.
  changed = GFXHUB_WATCH_CHANGE_KIND_CHANGED,
  /// Something has another place in its list.
  moved = GFXHUB_WATCH_CHANGE_KIND_MOVED,
  /// Something is no longer there. It was missing in successful looks at least 2 s apart.
  removed = GFXHUB_WATCH_CHANGE_KIND_REMOVED,
  /// The topic cannot be read. The state of its things is unknown, and they are not reported as
  /// removed.
  lost = GFXHUB_WATCH_CHANGE_KIND_LOST,
  /// The topic can be read again.
  back = GFXHUB_WATCH_CHANGE_KIND_BACK,
  /// The first look at the topic is complete.
  synced = GFXHUB_WATCH_CHANGE_KIND_SYNCED,
  /// The value of a property has differed between members of a group for 5 s: `before` is the value
  /// of the first member, and `after` that of the member named in `member`. It is reported again
  /// only after the values have been equal.
  apart = GFXHUB_WATCH_CHANGE_KIND_APART,
};

/// The name of a kind, the same in every language.
[[nodiscard]] inline const char* name(WatchChangeKind kind) noexcept {
  switch (kind) {
    case WatchChangeKind::added:
      return "added";
    case WatchChangeKind::changed:
      return "changed";
    case WatchChangeKind::moved:
      return "moved";
    case WatchChangeKind::removed:
      return "removed";
    case WatchChangeKind::lost:
      return "lost";
    case WatchChangeKind::back:
      return "back";
    case WatchChangeKind::synced:
      return "synced";
    case WatchChangeKind::apart:
      return "apart";
  }
  return "";
}

/// A difference between two looks at a topic, or news about the topic itself.
struct WatchChange {
  /// Kind of the change.
  WatchChangeKind kind = WatchChangeKind::added;
  /// Topic as it was given to the watch.
  std::string topic;
  /// Id or path of the thing in its list; none if the change concerns the whole topic.
  std::optional<std::string> key;
  /// Name of the thing, if it has one.
  std::optional<std::string> name;
  /// Names of the members that differ, as a list.
  std::optional<Value> fields;
  /// The thing before the change, as the hub described it.
  std::optional<Value> before;
  /// The thing after the change, as the hub described it.
  std::optional<Value> after;
  /// Cause; none unless the topic was lost.
  std::optional<Error> error;
  /// Number of the change; the first of a watch is 1. Numbers are missing where changes were
  /// folded. In a group, each member has its own numbers, and `apart` has 0.
  std::uint64_t seq = 0;
  /// Time of the look in milliseconds since 1970, in UTC.
  std::uint64_t at_ms = 0;
  /// Number of looks that failed just before the change, plus the number of changes that were
  /// folded into it. If it is above 0, something may have been missed.
  std::uint64_t gap = 0;
  /// Name of the member; none unless the watch is that of a group.
  std::optional<std::string> member;
  /// Description as a sentence.
  std::string message;
};

/// Statistics of a watch so far.
struct WatchFigures {
  /// Number of looks, including those that failed.
  std::uint64_t looks = 0;
  /// Number of looks that failed.
  std::uint64_t failed = 0;
  /// Number of looks with the same content as before, which are not decoded.
  std::uint64_t unchanged = 0;
  /// Number of changes reported.
  std::uint64_t changes = 0;
  /// Number of changes that were folded into others because nobody read them.
  std::uint64_t folded = 0;
  /// Number of changes that wait to be read.
  std::uint64_t waiting = 0;
  /// Number of topics that are lost.
  std::uint64_t lost = 0;
  /// Longest delay of a look. Looks are delayed because all watches of a hub share a budget.
  std::chrono::microseconds held_back{};
  /// Percentage to which the intervals of all topics are stretched, so that the looks fit the
  /// budget: 100 if the intervals are as asked for, 250 if they are 2.5 times as long. 0 before the
  /// first look.
  std::uint64_t stretch_percent = 0;
};

/// Type of a field of a template.
enum class TemplateFieldKind {
  /// Not known: the field is null in all items.
  unknown = GFXHUB_TEMPLATE_FIELD_KIND_UNKNOWN,
  /// A boolean.
  boolean = GFXHUB_TEMPLATE_FIELD_KIND_BOOLEAN,
  /// A number.
  number = GFXHUB_TEMPLATE_FIELD_KIND_NUMBER,
  /// Text.
  text = GFXHUB_TEMPLATE_FIELD_KIND_TEXT,
  /// A list.
  list = GFXHUB_TEMPLATE_FIELD_KIND_LIST,
  /// An object or a vector.
  object = GFXHUB_TEMPLATE_FIELD_KIND_OBJECT,
};

/// The name of a kind, the same in every language.
[[nodiscard]] inline const char* name(TemplateFieldKind kind) noexcept {
  switch (kind) {
    case TemplateFieldKind::unknown:
      return "unknown";
    case TemplateFieldKind::boolean:
      return "boolean";
    case TemplateFieldKind::number:
      return "number";
    case TemplateFieldKind::text:
      return "text";
    case TemplateFieldKind::list:
      return "list";
    case TemplateFieldKind::object:
      return "object";
  }
  return "";
}

/// A field that items of a template have.
struct TemplateField {
  /// Name of the field in the data of an item.
  std::string name;
  /// Type of the example. Other items can have values of other types.
  TemplateFieldKind kind = TemplateFieldKind::unknown;
  /// Value of the first item that has one other than null; null if there is none.
  Value example;
};

namespace detail {

/// Converts the output of the C interface.
inline LiveStats from_c(const gfxhub_live_stats& from) noexcept {
  LiveStats to;
  to.sets = from.sets;
  to.sent = from.sent;
  to.delivered = from.delivered;
  to.superseded = from.superseded;
  to.failed = from.failed;
  to.expired = from.expired;
  to.dropped = from.dropped;
  to.waiting = from.waiting;
  to.reports_dropped = from.reports_dropped;
  to.reconnects = from.reconnects;
  to.oldest_waiting = std::chrono::microseconds(from.oldest_waiting_us);
  to.round_trip_p50 = std::chrono::microseconds(from.round_trip_p50_us);
  to.round_trip_p99 = std::chrono::microseconds(from.round_trip_p99_us);
  to.round_trip_max = std::chrono::microseconds(from.round_trip_max_us);
  return to;
}

/// Converts the output of the C interface.
inline WatchFigures from_c(const gfxhub_watch_figures& from) noexcept {
  WatchFigures to;
  to.looks = from.looks;
  to.failed = from.failed;
  to.unchanged = from.unchanged;
  to.changes = from.changes;
  to.folded = from.folded;
  to.waiting = from.waiting;
  to.lost = from.lost;
  to.held_back = std::chrono::microseconds(from.held_back_us);
  to.stretch_percent = from.stretch_percent;
  return to;
}

/// A list of the C interface.
inline std::vector<LiveReport> from_c(const gfxhub_live_reports* from) {
  std::vector<LiveReport> all;
  for (std::size_t index = 0; index < gfxhub_live_reports_len(from); ++index) {
    LiveReport to;
    to.kind = static_cast<LiveReportKind>(gfxhub_live_reports_kind_at(from, index));
    if (std::int64_t number = 0; gfxhub_live_reports_engine_id_at(from, index, &number)) {
      to.engine_id = EngineId(number);
    }
    // Plain data is present if its last text is not empty, as none of its texts can be empty.
    std::string property_path = text(gfxhub_live_reports_property_path_at(from, index));
    if (!property_path.empty()) {
      to.address = PropertyAddress{
          to.engine_id.value_or(EngineId(0)),
          NodePath(text(gfxhub_live_reports_node_path_at(from, index))),
          PropertyPath(std::move(property_path)),
      };
    }
    if (const gfxhub_error* error = gfxhub_live_reports_error_at(from, index)) {
      to.error = error_from(error);
    }
    if (std::string member = text(gfxhub_live_reports_member_at(from, index)); !member.empty()) {
      to.member = std::move(member);
    }
    to.message = text(gfxhub_live_reports_message_at(from, index));
    all.push_back(std::move(to));
  }
  return all;
}

/// A list of the C interface.
inline std::vector<WatchChange> from_c(const gfxhub_watch_changes* from) {
  std::vector<WatchChange> all;
  for (std::size_t index = 0; index < gfxhub_watch_changes_len(from); ++index) {
    WatchChange to;
    to.kind = static_cast<WatchChangeKind>(gfxhub_watch_changes_kind_at(from, index));
    to.topic = text(gfxhub_watch_changes_topic_at(from, index));
    if (std::string key = text(gfxhub_watch_changes_key_at(from, index)); !key.empty()) {
      to.key = std::move(key);
    }
    if (std::string name = text(gfxhub_watch_changes_name_at(from, index)); !name.empty()) {
      to.name = std::move(name);
    }
    if (const gfxhub_value* fields = gfxhub_watch_changes_fields_at(from, index)) {
      to.fields = Value(std::shared_ptr<const gfxhub_value>(
          gfxhub_value_clone(fields), gfxhub_value_free));
    }
    if (const gfxhub_value* before = gfxhub_watch_changes_before_at(from, index)) {
      to.before = Value(std::shared_ptr<const gfxhub_value>(
          gfxhub_value_clone(before), gfxhub_value_free));
    }
    if (const gfxhub_value* after = gfxhub_watch_changes_after_at(from, index)) {
      to.after = Value(std::shared_ptr<const gfxhub_value>(
          gfxhub_value_clone(after), gfxhub_value_free));
    }
    if (const gfxhub_error* error = gfxhub_watch_changes_error_at(from, index)) {
      to.error = error_from(error);
    }
    to.seq = gfxhub_watch_changes_seq_at(from, index);
    to.at_ms = gfxhub_watch_changes_at_ms_at(from, index);
    to.gap = gfxhub_watch_changes_gap_at(from, index);
    if (std::string member = text(gfxhub_watch_changes_member_at(from, index)); !member.empty()) {
      to.member = std::move(member);
    }
    to.message = text(gfxhub_watch_changes_message_at(from, index));
    all.push_back(std::move(to));
  }
  return all;
}

/// A list of the C interface.
inline std::vector<TemplateField> from_c(const gfxhub_template_fields* from) {
  std::vector<TemplateField> all;
  for (std::size_t index = 0; index < gfxhub_template_fields_len(from); ++index) {
    TemplateField to;
    to.name = text(gfxhub_template_fields_name_at(from, index));
    to.kind = static_cast<TemplateFieldKind>(gfxhub_template_fields_kind_at(from, index));
    to.example = Value(std::shared_ptr<const gfxhub_value>(
        gfxhub_value_clone(gfxhub_template_fields_example_at(from, index)), gfxhub_value_free));
    all.push_back(std::move(to));
  }
  return all;
}

}  // namespace detail

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
