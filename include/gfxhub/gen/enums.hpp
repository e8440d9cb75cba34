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

/// What an engine is for.
class EngineRole : public StringEnum<EngineRole> {
 public:
  using StringEnum::StringEnum;

  /// Its picture goes on air.
  static constexpr const char* Broadcast = "Broadcast";
  /// It shows what is to come.
  static constexpr const char* Preview = "Preview";

  /// The values that are known.
  [[nodiscard]] static constexpr std::array<std::string_view, 2> known() noexcept {
    return {{
        Broadcast, Preview,
    }};
  }
};

/// Whether the hub has its engine.
class EngineStatus : public StringEnum<EngineStatus> {
 public:
  using StringEnum::StringEnum;

  /// The hub has a connection to it.
  static constexpr const char* Connected = "connected";
  /// Connected, and it can be used.
  static constexpr const char* Ready = "ready";
  /// The hub has no connection to it.
  static constexpr const char* Disconnected = "disconnected";
  /// The hub is trying to get the connection back.
  static constexpr const char* Reconnecting = "reconnecting";

  /// The values that are known.
  [[nodiscard]] static constexpr std::array<std::string_view, 4> known() noexcept {
    return {{
        Connected, Ready, Disconnected, Reconnecting,
    }};
  }
};

/// The kind of an engine, which determines what a `stateId` means.
class EngineType : public StringEnum<EngineType> {
 public:
  using StringEnum::StringEnum;

  /// Loads rgraphs.
  static constexpr const char* Re = "RE";
  /// Loads graphs; its node, pin and function paths are ids.
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

/// What an engine instance is doing.
class InstanceStatus : public StringEnum<InstanceStatus> {
 public:
  using StringEnum::StringEnum;

  /// Nothing runs in it.
  static constexpr const char* Idle = "Idle";
  /// It fetches the data that it needs.
  static constexpr const char* Caching = "Caching";
  /// It starts.
  static constexpr const char* Loading = "Loading";
  /// It runs.
  static constexpr const char* Loaded = "Loaded";
  /// It failed.
  static constexpr const char* Error = "Error";
  /// It checks its data.
  static constexpr const char* Checking = "Checking";
  /// It prepares a project.
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

  /// It was received and is unchanged since.
  static constexpr const char* New = "NEW";
  /// It came again with changes.
  static constexpr const char* Updated = "UPDATED";
  /// It moved within its rundown.
  static constexpr const char* Moved = "MOVED";
  /// Somebody works on it.
  static constexpr const char* Busy = "BUSY";
  /// It was taken away.
  static constexpr const char* Deleted = "DELETED";
  /// The newsroom system controls it.
  static constexpr const char* NcsCtrl = "NCS CTRL";
  /// It is controlled by hand.
  static constexpr const char* ManualCtrl = "MANUAL CTRL";
  /// It can go on air.
  static constexpr const char* Ready = "READY";
  /// It cannot go on air yet.
  static constexpr const char* NotReady = "NOT READY";
  /// It plays.
  static constexpr const char* Play = "PLAY";
  /// It was stopped.
  static constexpr const char* Stop = "STOP";

  /// The values that are known.
  [[nodiscard]] static constexpr std::array<std::string_view, 11> known() noexcept {
    return {{
        New, Updated, Moved, Busy, Deleted, NcsCtrl, ManualCtrl, Ready, NotReady, Play, Stop,
    }};
  }
};

/// Whether a MOS object can go on air.
class ObjAir : public StringEnum<ObjAir> {
 public:
  using StringEnum::StringEnum;

  /// It can.
  static constexpr const char* Ready = "READY";
  /// It cannot yet.
  static constexpr const char* NotReady = "NOT READY";

  /// The values that are known.
  [[nodiscard]] static constexpr std::array<std::string_view, 2> known() noexcept {
    return {{
        Ready, NotReady,
    }};
  }
};

/// What a MOS object holds.
class ObjType : public StringEnum<ObjType> {
 public:
  using StringEnum::StringEnum;

  /// A still picture.
  static constexpr const char* Still = "STILL";
  /// Moving pictures.
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

/// How a property travels to its new value.
class Interpolation : public StringEnum<Interpolation> {
 public:
  using StringEnum::StringEnum;

  /// It jumps.
  static constexpr const char* Constant = "Constant";
  /// At one speed.
  static constexpr const char* Linear = "Linear";
  /// Slow at the start.
  static constexpr const char* EaseIn = "EaseIn";
  /// Slow at the end.
  static constexpr const char* EaseOut = "EaseOut";
  /// Slow at both ends.
  static constexpr const char* EaseInOut = "EaseInOut";

  /// The values that are known.
  [[nodiscard]] static constexpr std::array<std::string_view, 5> known() noexcept {
    return {{
        Constant, Linear, EaseIn, EaseOut, EaseInOut,
    }};
  }
};

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
