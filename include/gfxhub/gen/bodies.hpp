// Written by cargo xtask generate; do not edit.
// The bodies that operations send.
#ifndef GFXHUB_GEN_BODIES_HPP
#define GFXHUB_GEN_BODIES_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "../body_fields.hpp"
#include "../value.hpp"
#include "ids.hpp"
#include "enums.hpp"
#include "records.hpp"
#include "namespace.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// A new value for a property, set at once or reached by a move over time.
///
/// An aggregate: `PropertyUpdate{...}` with the fields in their order, or by their names from C++20 on.
struct PropertyUpdate {
  /// The new value: a boolean, number, text, object or array. NaN, infinity and null are refused.
  Value value;
  /// Interpolation of the move. The default is `Constant`, which jumps to the value.
  std::optional<Interpolation> interpolation{};
  /// Duration of the move in seconds, 0 or more; default 0. It is refused without an interpolation.
  /// With `Constant`, the value jumps.
  std::optional<Seconds> duration{};
  /// Delay before the move in seconds, 0 or more; default 0.
  std::optional<Seconds> delay{};

  /// Returns a copy with this `interpolation`.
  [[nodiscard]] PropertyUpdate with_interpolation(Interpolation given) const {
    PropertyUpdate changed = *this;
    changed.interpolation = std::move(given);
    return changed;
  }

  /// Returns a copy with this `duration`.
  [[nodiscard]] PropertyUpdate with_duration(Seconds given) const {
    PropertyUpdate changed = *this;
    changed.duration = std::move(given);
    return changed;
  }

  /// Returns a copy with this `delay`.
  [[nodiscard]] PropertyUpdate with_delay(Seconds given) const {
    PropertyUpdate changed = *this;
    changed.delay = std::move(given);
    return changed;
  }

  /// Returns a copy that moves the value at constant speed, for this many seconds.
  [[nodiscard]] PropertyUpdate linear(Seconds seconds) const {
    return with_interpolation(Interpolation::Linear).with_duration(seconds);
  }
  /// Returns a copy that moves the value for this many seconds, slowly at the start.
  [[nodiscard]] PropertyUpdate ease_in(Seconds seconds) const {
    return with_interpolation(Interpolation::EaseIn).with_duration(seconds);
  }
  /// Returns a copy that moves the value for this many seconds, slowly at the end.
  [[nodiscard]] PropertyUpdate ease_out(Seconds seconds) const {
    return with_interpolation(Interpolation::EaseOut).with_duration(seconds);
  }
  /// Returns a copy that moves the value for this many seconds, slowly at both ends.
  [[nodiscard]] PropertyUpdate ease_in_out(Seconds seconds) const {
    return with_interpolation(Interpolation::EaseInOut).with_duration(seconds);
  }
};

/// The value of a parameter of a function call.
///
/// An aggregate: `Payload{...}` with the fields in their order, or by their names from C++20 on.
struct Payload {
  /// The value, which may have any type.
  Value value;
};

/// A parameter of a function call.
///
/// An aggregate: `FunctionParameter{...}` with the fields in their order, or by their names from C++20 on.
struct FunctionParameter {
  /// Path of the parameter, a key of the function's Properties.
  PropertyPath property_path;
  /// Value of the parameter.
  Payload payload;
};

/// A call of a function.
///
/// An aggregate: `FunctionCall{...}` with the fields in their order, or by their names from C++20 on.
struct FunctionCall {
  /// The parameters. The list may be empty.
  std::vector<FunctionParameter> parameters;

  /// The same with one parameter more.
  [[nodiscard]] FunctionCall with(PropertyPath path, Value given) const {
    FunctionCall changed = *this;
    changed.parameters.push_back({std::move(path), {std::move(given)}});
    return changed;
  }
};

/// The name of a playout rundown.
///
/// An aggregate: `PlayoutRundownName{...}` with the fields in their order, or by their names from C++20 on.
struct PlayoutRundownName {
  /// The name, which must not be empty.
  std::string name;
};

/// A new item of a playout rundown.
///
/// An aggregate: `PlayoutItemCreate{...}` with the fields in their order, or by their names from C++20 on.
struct PlayoutItemCreate {
  /// Name of the item, which must not be empty.
  std::string name;
  /// Name of the template, which must not be empty.
  std::string template_;
  /// Position in the rundown. The default is the end. The specification does not say which number
  /// the first position has.
  std::optional<std::int64_t> order{};
  /// Values of the template's fields. The default is the values of the template.
  std::optional<Value> data{};

  /// Returns a copy with this `order`.
  [[nodiscard]] PlayoutItemCreate with_order(std::int64_t given) const {
    PlayoutItemCreate changed = *this;
    changed.order = std::move(given);
    return changed;
  }

  /// Returns a copy with this `data`.
  [[nodiscard]] PlayoutItemCreate with_data(Value given) const {
    PlayoutItemCreate changed = *this;
    changed.data = std::move(given);
    return changed;
  }
};

/// Changes to an item of a playout rundown. What is not given stays unchanged; data that is given
/// replaces all of the old data.
///
/// An aggregate: `PlayoutItemUpdate{...}` with the fields in their order, or by their names from C++20 on.
struct PlayoutItemUpdate {
  /// Name of the item, which must not be empty.
  std::optional<std::string> name{};
  /// Name of the template, which must not be empty.
  std::optional<std::string> template_{};
  /// Position in the rundown. The specification does not say which number the first position has.
  std::optional<std::int64_t> order{};
  /// Numbers of the overridden channels.
  std::optional<std::vector<std::int64_t>> overridden_channels{};
  /// Values of the template's fields. They replace all of the old data: fields that are not given
  /// are lost.
  std::optional<Value> data{};

  /// Returns a copy with this `name`.
  [[nodiscard]] PlayoutItemUpdate with_name(std::string given) const {
    PlayoutItemUpdate changed = *this;
    changed.name = std::move(given);
    return changed;
  }

  /// Returns a copy with this `template_`.
  [[nodiscard]] PlayoutItemUpdate with_template(std::string given) const {
    PlayoutItemUpdate changed = *this;
    changed.template_ = std::move(given);
    return changed;
  }

  /// Returns a copy with this `order`.
  [[nodiscard]] PlayoutItemUpdate with_order(std::int64_t given) const {
    PlayoutItemUpdate changed = *this;
    changed.order = std::move(given);
    return changed;
  }

  /// Returns a copy with this `overridden_channels`.
  [[nodiscard]] PlayoutItemUpdate with_overridden_channels(std::vector<std::int64_t> given) const {
    PlayoutItemUpdate changed = *this;
    changed.overridden_channels = std::move(given);
    return changed;
  }

  /// Returns a copy with this `data`.
  [[nodiscard]] PlayoutItemUpdate with_data(Value given) const {
    PlayoutItemUpdate changed = *this;
    changed.data = std::move(given);
    return changed;
  }
};

/// Changes to a MOS object. What is not given stays unchanged; data that is given replaces all of
/// the old data.
///
/// An aggregate: `MosObjectUpdate{...}` with the fields in their order, or by their names from C++20 on.
struct MosObjectUpdate {
  /// Description for people.
  std::optional<std::string> description{};
  /// Values of the template's fields. They replace all of the old data: fields that are not given
  /// are lost.
  std::optional<Value> data{};

  /// Returns a copy with this `description`.
  [[nodiscard]] MosObjectUpdate with_description(std::string given) const {
    MosObjectUpdate changed = *this;
    changed.description = std::move(given);
    return changed;
  }

  /// Returns a copy with this `data`.
  [[nodiscard]] MosObjectUpdate with_data(Value given) const {
    MosObjectUpdate changed = *this;
    changed.data = std::move(given);
    return changed;
  }
};

/// New values of some fields of an item. The other fields of the item stay unchanged.
///
/// An aggregate: `FieldsUpdate{...}` with the fields in their order, or by their names from C++20 on.
struct FieldsUpdate {
  /// Values of fields that the item already has, by field name.
  Value fields;
  /// Values of fields that the item may not have yet, by field name. Only these may be added to the
  /// item: a misspelt name in `fields` is refused.
  std::optional<Value> new_fields{};

  /// Returns a copy with this `new_fields`.
  [[nodiscard]] FieldsUpdate with_new_fields(Value given) const {
    FieldsUpdate changed = *this;
    changed.new_fields = std::move(given);
    return changed;
  }
};

/// Paths to find before a show begins, such as those of its buttons and properties.
///
/// An aggregate: `NamePaths{...}` with the fields in their order, or by their names from C++20 on.
struct NamePaths {
  /// The paths.
  std::vector<NamePath> paths;
};

/// A new value for a property, at once or over time.
///
/// An aggregate: `NamedUpdate{...}` with the fields in their order, or by their names from C++20 on.
struct NamedUpdate {
  /// The new value: a boolean, number, text, object or array. NaN, infinity and null are refused.
  Value value;
  /// Duration of the move in seconds, 0 or more; default 0, which jumps.
  std::optional<Seconds> over{};
  /// Interpolation of the move; default `EaseInOut`. Refused without a duration.
  std::optional<Interpolation> ease{};
  /// Delay before the change in seconds, 0 or more; default 0.
  std::optional<Seconds> delay{};

  /// Returns a copy with this `over`.
  [[nodiscard]] NamedUpdate with_over(Seconds given) const {
    NamedUpdate changed = *this;
    changed.over = std::move(given);
    return changed;
  }

  /// Returns a copy with this `ease`.
  [[nodiscard]] NamedUpdate with_ease(Interpolation given) const {
    NamedUpdate changed = *this;
    changed.ease = std::move(given);
    return changed;
  }

  /// Returns a copy with this `delay`.
  [[nodiscard]] NamedUpdate with_delay(Seconds given) const {
    NamedUpdate changed = *this;
    changed.delay = std::move(given);
    return changed;
  }
};

/// Parameters of a function, by their names.
///
/// An aggregate: `NamedCall{...}` with the fields in their order, or by their names from C++20 on.
struct NamedCall {
  /// Values of the parameters, each by its display name or its path; default: none.
  std::optional<Value> parameters{};

  /// Returns a copy with this `parameters`.
  [[nodiscard]] NamedCall with_parameters(Value given) const {
    NamedCall changed = *this;
    changed.parameters = std::move(given);
    return changed;
  }
};

/// The engine that loads a graph, an rgraph or a ustate.
///
/// An aggregate: `NamedLoad{...}` with the fields in their order, or by their names from C++20 on.
struct NamedLoad {
  /// Path of the engine: one name.
  NamePath engine;
  /// Time in seconds within which the engine must have loaded it; default 0, which does not wait.
  std::optional<Seconds> wait{};

  /// Returns a copy with this `wait`.
  [[nodiscard]] NamedLoad with_wait(Seconds given) const {
    NamedLoad changed = *this;
    changed.wait = std::move(given);
    return changed;
  }
};

/// The engines and properties of a snapshot, and the pace of its reads.
///
/// An aggregate: `SnapshotTaking{...}` with the fields in their order, or by their names from C++20 on.
struct SnapshotTaking {
  /// Names of the engines, or `#` and their numbers; default: all engines.
  std::optional<std::vector<NamePath>> engines{};
  /// Patterns of the properties; default: all. A pattern is a path of names in which `*` stands for
  /// any text, `?` for any character, `[12]` for `1` or `2`, and `**` for any number of names:
  /// `Light_* / *`. A pattern of one name selects all properties of the nodes with that name; one
  /// of two names is node / property, and one of three names is engine / node / property.
  std::optional<std::vector<std::string>> only{};
  /// Patterns of properties that no recall may set, such as those of cameras. They are kept in the
  /// snapshot.
  std::optional<std::vector<std::string>> protect{};
  /// True to read each value once. By default values are read again after 2 seconds, and those that
  /// differ are marked as moving.
  std::optional<bool> once{};
  /// True to read as fast as the client's connections allow, for rehearsals. By default, at most 4
  /// requests are in flight and at most 100 are sent in a second.
  std::optional<bool> fast{};

  /// Returns a copy with this `engines`.
  [[nodiscard]] SnapshotTaking with_engines(std::vector<NamePath> given) const {
    SnapshotTaking changed = *this;
    changed.engines = std::move(given);
    return changed;
  }

  /// Returns a copy with this `only`.
  [[nodiscard]] SnapshotTaking with_only(std::vector<std::string> given) const {
    SnapshotTaking changed = *this;
    changed.only = std::move(given);
    return changed;
  }

  /// Returns a copy with this `protect`.
  [[nodiscard]] SnapshotTaking with_protect(std::vector<std::string> given) const {
    SnapshotTaking changed = *this;
    changed.protect = std::move(given);
    return changed;
  }

  /// Returns a copy with this `once`.
  [[nodiscard]] SnapshotTaking with_once(bool given) const {
    SnapshotTaking changed = *this;
    changed.once = std::move(given);
    return changed;
  }

  /// Returns a copy with this `fast`.
  [[nodiscard]] SnapshotTaking with_fast(bool given) const {
    SnapshotTaking changed = *this;
    changed.fast = std::move(given);
    return changed;
  }
};

/// Two snapshots, or a snapshot and the hub.
///
/// An aggregate: `SnapshotComparison{...}` with the fields in their order, or by their names from C++20 on.
struct SnapshotComparison {
  /// The first snapshot.
  Snapshot first;
  /// The second snapshot; default: the current state of the hub.
  std::optional<Snapshot> second{};
  /// The way in which nodes and properties are matched; default `paths`.
  std::optional<MatchBy> match_by{};
  /// Numbers of engines in the second snapshot by their numbers in the first, if they differ:
  /// `{"3": 4}`.
  std::optional<Value> map{};
  /// True to read the hub as fast as the client's connections allow.
  std::optional<bool> fast{};

  /// Returns a copy with this `second`.
  [[nodiscard]] SnapshotComparison with_second(Snapshot given) const {
    SnapshotComparison changed = *this;
    changed.second = std::move(given);
    return changed;
  }

  /// Returns a copy with this `match_by`.
  [[nodiscard]] SnapshotComparison with_match_by(MatchBy given) const {
    SnapshotComparison changed = *this;
    changed.match_by = std::move(given);
    return changed;
  }

  /// Returns a copy with this `map`.
  [[nodiscard]] SnapshotComparison with_map(Value given) const {
    SnapshotComparison changed = *this;
    changed.map = std::move(given);
    return changed;
  }

  /// Returns a copy with this `fast`.
  [[nodiscard]] SnapshotComparison with_fast(bool given) const {
    SnapshotComparison changed = *this;
    changed.fast = std::move(given);
    return changed;
  }
};

/// The properties to bring back from a snapshot, and the options of the recall.
///
/// An aggregate: `RecallPlanning{...}` with the fields in their order, or by their names from C++20 on.
struct RecallPlanning {
  /// The snapshot.
  Snapshot snapshot;
  /// Patterns of the properties to bring back, as in `snapshots.take`. A property that is left out
  /// as a handle, a statistic or for a similar reason is set if a pattern of two or three names
  /// matches it without `*`, `?` or `[12]`. Required unless `all` is true.
  std::optional<std::vector<std::string>> only{};
  /// True to bring back everything, including inputs and enabled outputs.
  std::optional<bool> all{};
  /// Duration of the moves in seconds; default 0: all values jump.
  std::optional<Seconds> over{};
  /// Interpolation of the moves; default `EaseInOut`. Refused without a duration.
  std::optional<Interpolation> ease{};
  /// Patterns of integers, matrices and angles that move too. By default only numbers with a
  /// fraction and vectors move, and all else jumps.
  std::optional<std::vector<std::string>> ease_also{};
  /// Time at which the values that do not move jump. By default, the value `false` and texts jump
  /// at the end, and all others at the start. The value `true` always jumps at the start.
  std::optional<RestAt> rest{};
  /// True to start all moves at the same moment: each request has the remaining time as its delay.
  /// A delayed move cannot be taken back.
  std::optional<bool> lead{};
  /// The way in which nodes and properties are matched; default `paths`.
  std::optional<MatchBy> match_by{};
  /// Numbers of engines on the hub by their numbers in the snapshot, if they differ: `{"3": 4}`.
  std::optional<Value> map{};
  /// True to plan for an engine that has loaded another state, or none.
  std::optional<bool> force{};
  /// True to read the hub as fast as the client's connections allow.
  std::optional<bool> fast{};

  /// Returns a copy with this `only`.
  [[nodiscard]] RecallPlanning with_only(std::vector<std::string> given) const {
    RecallPlanning changed = *this;
    changed.only = std::move(given);
    return changed;
  }

  /// Returns a copy with this `all`.
  [[nodiscard]] RecallPlanning with_all(bool given) const {
    RecallPlanning changed = *this;
    changed.all = std::move(given);
    return changed;
  }

  /// Returns a copy with this `over`.
  [[nodiscard]] RecallPlanning with_over(Seconds given) const {
    RecallPlanning changed = *this;
    changed.over = std::move(given);
    return changed;
  }

  /// Returns a copy with this `ease`.
  [[nodiscard]] RecallPlanning with_ease(Interpolation given) const {
    RecallPlanning changed = *this;
    changed.ease = std::move(given);
    return changed;
  }

  /// Returns a copy with this `ease_also`.
  [[nodiscard]] RecallPlanning with_ease_also(std::vector<std::string> given) const {
    RecallPlanning changed = *this;
    changed.ease_also = std::move(given);
    return changed;
  }

  /// Returns a copy with this `rest`.
  [[nodiscard]] RecallPlanning with_rest(RestAt given) const {
    RecallPlanning changed = *this;
    changed.rest = std::move(given);
    return changed;
  }

  /// Returns a copy with this `lead`.
  [[nodiscard]] RecallPlanning with_lead(bool given) const {
    RecallPlanning changed = *this;
    changed.lead = std::move(given);
    return changed;
  }

  /// Returns a copy with this `match_by`.
  [[nodiscard]] RecallPlanning with_match_by(MatchBy given) const {
    RecallPlanning changed = *this;
    changed.match_by = std::move(given);
    return changed;
  }

  /// Returns a copy with this `map`.
  [[nodiscard]] RecallPlanning with_map(Value given) const {
    RecallPlanning changed = *this;
    changed.map = std::move(given);
    return changed;
  }

  /// Returns a copy with this `force`.
  [[nodiscard]] RecallPlanning with_force(bool given) const {
    RecallPlanning changed = *this;
    changed.force = std::move(given);
    return changed;
  }

  /// Returns a copy with this `fast`.
  [[nodiscard]] RecallPlanning with_fast(bool given) const {
    RecallPlanning changed = *this;
    changed.fast = std::move(given);
    return changed;
  }
};

/// A recall.
///
/// An aggregate: `RecallRequest{...}` with the fields in their order, or by their names from C++20 on.
struct RecallRequest {
  /// The plan.
  RecallPlan plan;
  /// True to set even properties that somebody else has changed since the plan was made.
  std::optional<bool> force{};

  /// Returns a copy with this `force`.
  [[nodiscard]] RecallRequest with_force(bool given) const {
    RecallRequest changed = *this;
    changed.force = std::move(given);
    return changed;
  }
};

/// An undo of a recall.
///
/// An aggregate: `UndoRequest{...}` with the fields in their order, or by their names from C++20 on.
struct UndoRequest {
  /// The document of the recall that is undone.
  RecallUndo undo;
  /// True to bring back even properties that somebody else has changed since the recall.
  std::optional<bool> force{};

  /// Returns a copy with this `force`.
  [[nodiscard]] UndoRequest with_force(bool given) const {
    UndoRequest changed = *this;
    changed.force = std::move(given);
    return changed;
  }
};

/// The act that a permit is for.
///
/// An aggregate: `Arming{...}` with the fields in their order, or by their names from C++20 on.
struct Arming {
  /// Name of the call: an operation or a composed call, `request` for a raw request, `live` for the
  /// opening of a live session. With `@` and the number of an engine, as in `graphs.load@3`, for
  /// that engine alone.
  std::string operation;
  /// Time in seconds for which the permit is given, at most 300; default 10.
  std::optional<Seconds> seconds{};

  /// Returns a copy with this `seconds`.
  [[nodiscard]] Arming with_seconds(Seconds given) const {
    Arming changed = *this;
    changed.seconds = std::move(given);
    return changed;
  }
};

/// A call by its name.
///
/// An aggregate: `PreviewedCall{...}` with the fields in their order, or by their names from C++20 on.
struct PreviewedCall {
  /// Name of the operation or composed call.
  std::string name;
  /// Its arguments by their names in JSON, with `body` for a body; default: none.
  std::optional<Value> arguments{};

  /// Returns a copy with this `arguments`.
  [[nodiscard]] PreviewedCall with_arguments(Value given) const {
    PreviewedCall changed = *this;
    changed.arguments = std::move(given);
    return changed;
  }
};

/// Options of a capture.
///
/// An aggregate: `CaptureOptions{...}` with the fields in their order, or by their names from C++20 on.
struct CaptureOptions {
  /// True to replace texts of items, MOS data, contents of states, file paths and addresses by
  /// invented ones of the same length; the same text gets the same replacement; default false.
  /// Names of engines, nodes, properties, templates, playout rundowns and buttons stay, as do
  /// numbers, lengths and the structure, so the show is not anonymous.
  std::optional<bool> scrub{};

  /// Returns a copy with this `scrub`.
  [[nodiscard]] CaptureOptions with_scrub(bool given) const {
    CaptureOptions changed = *this;
    changed.scrub = std::move(given);
    return changed;
  }
};

/// A note for the record.
///
/// An aggregate: `LogNote{...}` with the fields in their order, or by their names from C++20 on.
struct LogNote {
  /// Text of the note.
  std::string text;
};

/// A call by its name, for each member of a group.
///
/// An aggregate: `MemberCall{...}` with the fields in their order, or by their names from C++20 on.
struct MemberCall {
  /// Name of the operation or composed call.
  std::string name;
  /// Arguments by their names in JSON, with `body` for a body; default: none. For engines as
  /// members, paths begin with the node, and the number of the engine is left out.
  std::optional<Value> arguments{};

  /// Returns a copy with this `arguments`.
  [[nodiscard]] MemberCall with_arguments(Value given) const {
    MemberCall changed = *this;
    changed.arguments = std::move(given);
    return changed;
  }
};

/// New values for properties of each member of a group. All of them jump, or all move over the same
/// time.
///
/// An aggregate: `NamedSets{...}` with the fields in their order, or by their names from C++20 on.
struct NamedSets {
  /// The values, each by the path of its property, at most 65,536. NaN, infinity and null are
  /// refused.
  Value values;
  /// Duration of the moves in seconds, 0 or more; default 0, which jumps.
  std::optional<Seconds> over{};
  /// Interpolation of the moves; default `EaseInOut`. Refused without a duration.
  std::optional<Interpolation> ease{};
  /// Delay before the changes in seconds, 0 or more; default 0.
  std::optional<Seconds> delay{};

  /// Returns a copy with this `over`.
  [[nodiscard]] NamedSets with_over(Seconds given) const {
    NamedSets changed = *this;
    changed.over = std::move(given);
    return changed;
  }

  /// Returns a copy with this `ease`.
  [[nodiscard]] NamedSets with_ease(Interpolation given) const {
    NamedSets changed = *this;
    changed.ease = std::move(given);
    return changed;
  }

  /// Returns a copy with this `delay`.
  [[nodiscard]] NamedSets with_delay(Seconds given) const {
    NamedSets changed = *this;
    changed.delay = std::move(given);
    return changed;
  }
};

/// A member to take out of a group, or to take back into it.
///
/// An aggregate: `MemberUse{...}` with the fields in their order, or by their names from C++20 on.
struct MemberUse {
  /// Name of the member.
  std::string member;
  /// False to take the member out; default: true, which takes it back in.
  std::optional<bool> used{};

  /// Returns a copy with this `used`.
  [[nodiscard]] MemberUse with_used(bool given) const {
    MemberUse changed = *this;
    changed.used = std::move(given);
    return changed;
  }
};

/// Files of a record.
///
/// An aggregate: `RecordedFiles{...}` with the fields in their order, or by their names from C++20 on.
struct RecordedFiles {
  /// Paths of the files. They may come from several processes, and each process may have several.
  std::vector<std::string> paths;
  /// True to return only acts; default false.
  std::optional<bool> acts{};
  /// True to return only acts without a recorded outcome; default false.
  std::optional<bool> open{};
  /// Earliest start of the returned entries, in milliseconds since the beginning of 1970 in UTC;
  /// default: no limit.
  std::optional<std::int64_t> since_ms{};
  /// Time before which the returned entries began, in the same unit; default: no limit. With both
  /// limits, a long record can be read in parts.
  std::optional<std::int64_t> until_ms{};

  /// Returns a copy with this `acts`.
  [[nodiscard]] RecordedFiles with_acts(bool given) const {
    RecordedFiles changed = *this;
    changed.acts = std::move(given);
    return changed;
  }

  /// Returns a copy with this `open`.
  [[nodiscard]] RecordedFiles with_open(bool given) const {
    RecordedFiles changed = *this;
    changed.open = std::move(given);
    return changed;
  }

  /// Returns a copy with this `since_ms`.
  [[nodiscard]] RecordedFiles with_since_ms(std::int64_t given) const {
    RecordedFiles changed = *this;
    changed.since_ms = std::move(given);
    return changed;
  }

  /// Returns a copy with this `until_ms`.
  [[nodiscard]] RecordedFiles with_until_ms(std::int64_t given) const {
    RecordedFiles changed = *this;
    changed.until_ms = std::move(given);
    return changed;
  }
};

/// Condition and time limit of a wait. Without a value and without a status, the condition is that
/// something exists: the thing that the path leads to, or any element of the list of the topic.
///
/// An aggregate: `WaitCondition{...}` with the fields in their order, or by their names from C++20 on.
struct WaitCondition {
  /// Time limit of the wait in seconds: above 0, and up to 86,400.
  Seconds within;
  /// Value that the property must have. Numbers that are equal in single precision are equal.
  std::optional<Value> equals{};
  /// Value that the property must no longer have.
  std::optional<Value> not_equals{};
  /// Status of the thing, or of one of its parts, such as an instance of an engine: `Loaded`,
  /// `ready`. Capitals do not matter.
  std::optional<std::string> status{};

  /// Returns a copy with this `equals`.
  [[nodiscard]] WaitCondition with_equals(Value given) const {
    WaitCondition changed = *this;
    changed.equals = std::move(given);
    return changed;
  }

  /// Returns a copy with this `not_equals`.
  [[nodiscard]] WaitCondition with_not_equals(Value given) const {
    WaitCondition changed = *this;
    changed.not_equals = std::move(given);
    return changed;
  }

  /// Returns a copy with this `status`.
  [[nodiscard]] WaitCondition with_status(std::string given) const {
    WaitCondition changed = *this;
    changed.status = std::move(given);
    return changed;
  }
};

/// The engine that loads a graph, rgraph or ustate.
///
/// An aggregate: `EngineHost{...}` with the fields in their order, or by their names from C++20 on.
struct EngineHost {
  /// Number of the engine. This is not a launch id.
  EngineId engine_host_id;
};

/// A new launch configuration.
///
/// An aggregate: `LaunchConfigCreate{...}` with the fields in their order, or by their names from C++20 on.
struct LaunchConfigCreate {
  /// Name, which must not be empty.
  std::string name;
  /// Ids of the renderers. The list may be empty.
  std::vector<RendererId> renderers;
};

/// A new renderer. All fields are optional.
///
/// An aggregate: `RendererCreate{...}` with the fields in their order, or by their names from C++20 on.
struct RendererCreate {
  /// Number of the launch configuration that the renderer belongs to.
  std::optional<LaunchId> launch_config_id{};
  /// Number of the engine that the renderer runs on; `null` for any engine.
  Nullable<EngineId> engine_id{};
  /// Number of the project that the renderer runs; `null` for none.
  Nullable<ProjectId> project_id{};
  /// Number of the map in the project; `null` for none.
  Nullable<ProjectMapId> project_map_id{};
  /// Type of the engine: RE, RE5 or UE.
  std::optional<EngineType> engine_type{};
  /// Number of the state that the renderer loads: an rgraph id for RE, a ustate id for UE, a graph
  /// id for RE5.
  std::optional<StateId> state_id{};

  /// Returns a copy with this `launch_config_id`.
  [[nodiscard]] RendererCreate with_launch_config_id(LaunchId given) const {
    RendererCreate changed = *this;
    changed.launch_config_id = std::move(given);
    return changed;
  }

  /// Returns a copy with this `engine_id`.
  [[nodiscard]] RendererCreate with_engine_id(Nullable<EngineId> given) const {
    RendererCreate changed = *this;
    changed.engine_id = std::move(given);
    return changed;
  }

  /// Returns a copy with this `project_id`.
  [[nodiscard]] RendererCreate with_project_id(Nullable<ProjectId> given) const {
    RendererCreate changed = *this;
    changed.project_id = std::move(given);
    return changed;
  }

  /// Returns a copy with this `project_map_id`.
  [[nodiscard]] RendererCreate with_project_map_id(Nullable<ProjectMapId> given) const {
    RendererCreate changed = *this;
    changed.project_map_id = std::move(given);
    return changed;
  }

  /// Returns a copy with this `engine_type`.
  [[nodiscard]] RendererCreate with_engine_type(EngineType given) const {
    RendererCreate changed = *this;
    changed.engine_type = std::move(given);
    return changed;
  }

  /// Returns a copy with this `state_id`.
  [[nodiscard]] RendererCreate with_state_id(StateId given) const {
    RendererCreate changed = *this;
    changed.state_id = std::move(given);
    return changed;
  }
};

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
