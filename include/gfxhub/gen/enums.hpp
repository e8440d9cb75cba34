// Written by cargo xtask generate; do not edit.
// The enums of the hub, whose values are text.
#ifndef GFXHUB_GEN_ENUMS_HPP
#define GFXHUB_GEN_ENUMS_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <array>
#include <string_view>

#include "../string_enum.hpp"
#include "namespace.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// Role of an engine.
class EngineRole : public StringEnum<EngineRole> {
 public:
  using StringEnum::StringEnum;

  /// The engine's picture goes on air.
  static constexpr const char* Broadcast = "Broadcast";
  /// The engine shows a preview.
  static constexpr const char* Preview = "Preview";

  /// The values that are known.
  [[nodiscard]] static constexpr std::array<std::string_view, 2> known() noexcept {
    return {{
        Broadcast, Preview,
    }};
  }
};

/// Status of the hub's connection to an engine.
class EngineStatus : public StringEnum<EngineStatus> {
 public:
  using StringEnum::StringEnum;

  /// The hub is connected to the engine.
  static constexpr const char* Connected = "connected";
  /// The engine is connected and can be used.
  static constexpr const char* Ready = "ready";
  /// The hub is not connected to the engine.
  static constexpr const char* Disconnected = "disconnected";
  /// The hub is trying to reconnect.
  static constexpr const char* Reconnecting = "reconnecting";

  /// The values that are known.
  [[nodiscard]] static constexpr std::array<std::string_view, 4> known() noexcept {
    return {{
        Connected, Ready, Disconnected, Reconnecting,
    }};
  }
};

/// Type of an engine, which determines what a `stateId` identifies.
class EngineType : public StringEnum<EngineType> {
 public:
  using StringEnum::StringEnum;

  /// Loads rgraphs.
  static constexpr const char* Re = "RE";
  /// Loads graphs. The paths of its nodes, pins and functions are ids.
  static constexpr const char* Re5 = "RE5";
  /// Loads ustates.
  static constexpr const char* Ue = "UE";

  /// The values that are known.
  [[nodiscard]] static constexpr std::array<std::string_view, 3> known() noexcept {
    return {{
        Re, Re5, Ue,
    }};
  }
};

/// Current activity of an engine instance.
class InstanceStatus : public StringEnum<InstanceStatus> {
 public:
  using StringEnum::StringEnum;

  /// Nothing runs in the instance.
  static constexpr const char* Idle = "Idle";
  /// The instance fetches the data that it needs.
  static constexpr const char* Caching = "Caching";
  /// The instance is starting.
  static constexpr const char* Loading = "Loading";
  /// The instance is running.
  static constexpr const char* Loaded = "Loaded";
  /// The instance has failed.
  static constexpr const char* Error = "Error";
  /// The instance checks its data.
  static constexpr const char* Checking = "Checking";
  /// The instance prepares a project.
  static constexpr const char* Cooking = "Cooking";

  /// The values that are known.
  [[nodiscard]] static constexpr std::array<std::string_view, 7> known() noexcept {
    return {{
        Idle, Caching, Loading, Loaded, Error, Checking, Cooking,
    }};
  }
};

/// Status of a newsroom rundown or a MOS object.
class NewsroomStatus : public StringEnum<NewsroomStatus> {
 public:
  using StringEnum::StringEnum;

  /// Received, and unchanged since.
  static constexpr const char* New = "NEW";
  /// Received again with changes.
  static constexpr const char* Updated = "UPDATED";
  /// Moved within its rundown.
  static constexpr const char* Moved = "MOVED";
  /// Somebody is working on it.
  static constexpr const char* Busy = "BUSY";
  /// Removed.
  static constexpr const char* Deleted = "DELETED";
  /// Controlled by the newsroom system.
  static constexpr const char* NcsCtrl = "NCS CTRL";
  /// Controlled by hand.
  static constexpr const char* ManualCtrl = "MANUAL CTRL";
  /// Ready to go on air.
  static constexpr const char* Ready = "READY";
  /// Not ready to go on air yet.
  static constexpr const char* NotReady = "NOT READY";
  /// Playing.
  static constexpr const char* Play = "PLAY";
  /// Stopped.
  static constexpr const char* Stop = "STOP";

  /// The values that are known.
  [[nodiscard]] static constexpr std::array<std::string_view, 11> known() noexcept {
    return {{
        New, Updated, Moved, Busy, Deleted, NcsCtrl, ManualCtrl, Ready, NotReady, Play, Stop,
    }};
  }
};

/// Readiness of a MOS object to go on air.
class ObjAir : public StringEnum<ObjAir> {
 public:
  using StringEnum::StringEnum;

  /// Ready to go on air.
  static constexpr const char* Ready = "READY";
  /// Not ready to go on air yet.
  static constexpr const char* NotReady = "NOT READY";

  /// The values that are known.
  [[nodiscard]] static constexpr std::array<std::string_view, 2> known() noexcept {
    return {{
        Ready, NotReady,
    }};
  }
};

/// Content of a MOS object.
class ObjType : public StringEnum<ObjType> {
 public:
  using StringEnum::StringEnum;

  /// A still picture.
  static constexpr const char* Still = "STILL";
  /// A video.
  static constexpr const char* Video = "VIDEO";
  /// Sound.
  static constexpr const char* Audio = "AUDIO";

  /// The values that are known.
  [[nodiscard]] static constexpr std::array<std::string_view, 3> known() noexcept {
    return {{
        Still, Video, Audio,
    }};
  }
};

/// Kind of the object that an address leads to; each kind lists the fields of its addresses.
class AddressKind : public StringEnum<AddressKind> {
 public:
  using StringEnum::StringEnum;

  /// An engine: `engine_id`.
  static constexpr const char* Engine = "engine";
  /// A node of an engine: also `node_path`.
  static constexpr const char* Node = "node";
  /// A property of a node: also `property_path`.
  static constexpr const char* Property = "property";
  /// A function of a node: also `function_path`.
  static constexpr const char* Function = "function";
  /// A playout rundown: `rundown_id`.
  static constexpr const char* PlayoutRundown = "playoutRundown";
  /// An item of a playout rundown: also `item_id`.
  static constexpr const char* PlayoutItem = "playoutItem";
  /// A button of an item of a playout rundown: also `button_key`.
  static constexpr const char* PlayoutButton = "playoutButton";
  /// A template: `template_id`.
  static constexpr const char* Template = "template";
  /// A newsroom rundown: `ncs_id` and `ro_id`.
  static constexpr const char* NewsroomRundown = "newsroomRundown";
  /// A story of a newsroom rundown: also `story_id`.
  static constexpr const char* Story = "story";
  /// An item of a story: also `newsroom_item_id`, and `obj_id` if it shows a MOS object.
  static constexpr const char* NewsroomItem = "newsroomItem";
  /// A button of an item of a story: also `button_key`.
  static constexpr const char* NewsroomButton = "newsroomButton";
  /// A graph: `graph_id`.
  static constexpr const char* Graph = "graph";
  /// An rgraph: `rgraph_id`.
  static constexpr const char* Rgraph = "rgraph";
  /// A ustate: `ustate_id`.
  static constexpr const char* Ustate = "ustate";
  /// A launch configuration: `launch_id`.
  static constexpr const char* LaunchConfig = "launchConfig";

  /// The values that are known.
  [[nodiscard]] static constexpr std::array<std::string_view, 16> known() noexcept {
    return {{
        Engine, Node, Property, Function, PlayoutRundown, PlayoutItem, PlayoutButton, Template, NewsroomRundown, Story, NewsroomItem, NewsroomButton, Graph, Rgraph, Ustate, LaunchConfig,
    }};
  }
};

/// Reason why a recall or a comparison leaves out a property.
class SkipReason : public StringEnum<SkipReason> {
 public:
  using StringEnum::StringEnum;

  /// A handle of a texture or a video, which is valid only as long as the renderer runs.
  static constexpr const char* Handle = "handle";
  /// Clean plates.
  static constexpr const char* CleanPlates = "cleanPlates";
  /// The value is null, which cannot be set.
  static constexpr const char* NullValue = "null";
  /// A pattern of the snapshot protects it.
  static constexpr const char* Protected = "protected";
  /// The value has another type now.
  static constexpr const char* OtherType = "otherType";
  /// The value changed while the snapshot was taken.
  static constexpr const char* Moving = "moving";
  /// A track of its node changed while the snapshot was taken, as that of a camera does.
  static constexpr const char* Track = "track";
  /// A counter, statistics or the last error, which are results and not settings.
  static constexpr const char* Statistic = "statistic";
  /// The node or the property is not there now.
  static constexpr const char* Gone = "gone";
  /// The number of nodes or properties with this name has changed.
  static constexpr const char* Ambiguous = "ambiguous";
  /// The node could not be read.
  static constexpr const char* Unread = "unread";

  /// The values that are known.
  [[nodiscard]] static constexpr std::array<std::string_view, 11> known() noexcept {
    return {{
        Handle, CleanPlates, NullValue, Protected, OtherType, Moving, Track, Statistic, Gone, Ambiguous, Unread,
    }};
  }
};

/// Kind of a difference between two snapshots, a snapshot and a hub, or two group members.
class DifferenceKind : public StringEnum<DifferenceKind> {
 public:
  using StringEnum::StringEnum;

  /// The property has different values on the two sides.
  static constexpr const char* Changed = "changed";
  /// Only the first side has the property or the engine.
  static constexpr const char* OnlyFirst = "onlyFirst";
  /// Only the second side has the property or the engine.
  static constexpr const char* OnlySecond = "onlySecond";
  /// The values of the property have different types.
  static constexpr const char* OtherType = "otherType";
  /// The property was not compared, for the reason given.
  static constexpr const char* Skipped = "skipped";

  /// The values that are known.
  [[nodiscard]] static constexpr std::array<std::string_view, 5> known() noexcept {
    return {{
        Changed, OnlyFirst, OnlySecond, OtherType, Skipped,
    }};
  }
};

/// Interpolation of a move to a new value.
class Interpolation : public StringEnum<Interpolation> {
 public:
  using StringEnum::StringEnum;

  /// Jumps to the value.
  static constexpr const char* Constant = "Constant";
  /// Moves at constant speed.
  static constexpr const char* Linear = "Linear";
  /// Starts slowly.
  static constexpr const char* EaseIn = "EaseIn";
  /// Ends slowly.
  static constexpr const char* EaseOut = "EaseOut";
  /// Starts and ends slowly.
  static constexpr const char* EaseInOut = "EaseInOut";

  /// The values that are known.
  [[nodiscard]] static constexpr std::array<std::string_view, 5> known() noexcept {
    return {{
        Constant, Linear, EaseIn, EaseOut, EaseInOut,
    }};
  }
};

/// Outcome of a recall for a property.
class RecallOutcome : public StringEnum<RecallOutcome> {
 public:
  using StringEnum::StringEnum;

  /// It was set, and has the value.
  static constexpr const char* Recalled = "recalled";
  /// It had the value already, and was not set.
  static constexpr const char* AlreadySo = "alreadySo";
  /// It was left alone, because it no longer exists or its value is null now.
  static constexpr const char* Skipped = "skipped";
  /// It was not set: its value could not be read, its request was not sent, or its engine had
  /// failed five times in a row.
  static constexpr const char* NotSent = "notSent";
  /// The hub refused the value.
  static constexpr const char* Refused = "refused";
  /// It may have been set: no complete response came, or the value could not be read afterwards.
  static constexpr const char* Maybe = "maybe";
  /// The hub accepted the value, and returns another one.
  static constexpr const char* Drifted = "drifted";
  /// Somebody else changed it after the plan. It was left alone.
  static constexpr const char* ChangedSince = "changedSince";
  /// The renderer of its engine was started again during the recall.
  static constexpr const char* Restarted = "restarted";

  /// The values that are known.
  [[nodiscard]] static constexpr std::array<std::string_view, 9> known() noexcept {
    return {{
        Recalled, AlreadySo, Skipped, NotSent, Refused, Maybe, Drifted, ChangedSince, Restarted,
    }};
  }
};

/// Outcome of a call for a member of a group.
class MemberOutcome : public StringEnum<MemberOutcome> {
 public:
  using StringEnum::StringEnum;

  /// The hub carried it out.
  static constexpr const char* Succeeded = "succeeded";
  /// It failed; the effect of its error says whether the hub may have carried it out.
  static constexpr const char* Failed = "failed";
  /// It has not ended yet.
  static constexpr const char* UnderWay = "underWay";

  /// The values that are known.
  [[nodiscard]] static constexpr std::array<std::string_view, 3> known() noexcept {
    return {{
        Succeeded, Failed, UnderWay,
    }};
  }
};

/// The way in which the properties of two snapshots are matched.
class MatchBy : public StringEnum<MatchBy> {
 public:
  using StringEnum::StringEnum;

  /// By the paths of nodes and properties.
  static constexpr const char* Paths = "paths";
  /// By their names, for engines whose paths differ. Nodes or properties with the same name are
  /// matched in order if both snapshots have the same number of them.
  static constexpr const char* Names = "names";

  /// The values that are known.
  [[nodiscard]] static constexpr std::array<std::string_view, 2> known() noexcept {
    return {{
        Paths, Names,
    }};
  }
};

/// Time at which values that jump are set by a recall with a duration.
class RestAt : public StringEnum<RestAt> {
 public:
  using StringEnum::StringEnum;

  /// Before the moves begin.
  static constexpr const char* Start = "start";
  /// After the moves have ended.
  static constexpr const char* End = "end";

  /// The values that are known.
  [[nodiscard]] static constexpr std::array<std::string_view, 2> known() noexcept {
    return {{
        Start, End,
    }};
  }
};

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
