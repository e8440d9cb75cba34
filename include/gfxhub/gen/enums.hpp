// Written by cargo xtask generate; do not edit.
// The enums of the hub, whose values are text.
#ifndef GFXHUB_GEN_ENUMS_HPP
#define GFXHUB_GEN_ENUMS_HPP

#include <string_view>

#include "../string_enum.hpp"

namespace gfxhub {

/// What an engine is for.
class EngineRole : public StringEnum<EngineRole> {
 public:
  using StringEnum::StringEnum;

  /// Its picture goes on air.
  static constexpr std::string_view Broadcast{"Broadcast"};
  /// It shows what is to come.
  static constexpr std::string_view Preview{"Preview"};

  /// The values that are known.
  static constexpr std::string_view known[] = {
      Broadcast, Preview,
  };
};

/// Whether the hub has its engine.
class EngineStatus : public StringEnum<EngineStatus> {
 public:
  using StringEnum::StringEnum;

  /// The hub has a connection to it.
  static constexpr std::string_view Connected{"connected"};
  /// Connected, and it can be used.
  static constexpr std::string_view Ready{"ready"};
  /// The hub has no connection to it.
  static constexpr std::string_view Disconnected{"disconnected"};
  /// The hub is trying to get the connection back.
  static constexpr std::string_view Reconnecting{"reconnecting"};

  /// The values that are known.
  static constexpr std::string_view known[] = {
      Connected, Ready, Disconnected, Reconnecting,
  };
};

/// The kind of an engine, which determines what a `stateId` means.
class EngineType : public StringEnum<EngineType> {
 public:
  using StringEnum::StringEnum;

  /// Loads rgraphs.
  static constexpr std::string_view Re{"RE"};
  /// Loads graphs; its node, pin and function paths are ids.
  static constexpr std::string_view Re5{"RE5"};
  /// Loads ustates.
  static constexpr std::string_view Ue{"UE"};

  /// The values that are known.
  static constexpr std::string_view known[] = {
      Re, Re5, Ue,
  };
};

/// What an engine instance is doing.
class InstanceStatus : public StringEnum<InstanceStatus> {
 public:
  using StringEnum::StringEnum;

  /// Nothing runs in it.
  static constexpr std::string_view Idle{"Idle"};
  /// It fetches the data that it needs.
  static constexpr std::string_view Caching{"Caching"};
  /// It starts.
  static constexpr std::string_view Loading{"Loading"};
  /// It runs.
  static constexpr std::string_view Loaded{"Loaded"};
  /// It failed.
  static constexpr std::string_view Error{"Error"};
  /// It checks its data.
  static constexpr std::string_view Checking{"Checking"};
  /// It prepares a project.
  static constexpr std::string_view Cooking{"Cooking"};

  /// The values that are known.
  static constexpr std::string_view known[] = {
      Idle, Caching, Loading, Loaded, Error, Checking, Cooking,
  };
};

/// Status of a newsroom rundown or a MOS object.
class NewsroomStatus : public StringEnum<NewsroomStatus> {
 public:
  using StringEnum::StringEnum;

  /// It was received and is unchanged since.
  static constexpr std::string_view New{"NEW"};
  /// It came again with changes.
  static constexpr std::string_view Updated{"UPDATED"};
  /// It moved within its rundown.
  static constexpr std::string_view Moved{"MOVED"};
  /// Somebody works on it.
  static constexpr std::string_view Busy{"BUSY"};
  /// It was taken away.
  static constexpr std::string_view Deleted{"DELETED"};
  /// The newsroom system controls it.
  static constexpr std::string_view NcsCtrl{"NCS CTRL"};
  /// It is controlled by hand.
  static constexpr std::string_view ManualCtrl{"MANUAL CTRL"};
  /// It can go on air.
  static constexpr std::string_view Ready{"READY"};
  /// It cannot go on air yet.
  static constexpr std::string_view NotReady{"NOT READY"};
  /// It plays.
  static constexpr std::string_view Play{"PLAY"};
  /// It was stopped.
  static constexpr std::string_view Stop{"STOP"};

  /// The values that are known.
  static constexpr std::string_view known[] = {
      New, Updated, Moved, Busy, Deleted, NcsCtrl, ManualCtrl, Ready, NotReady, Play, Stop,
  };
};

/// Whether a MOS object can go on air.
class ObjAir : public StringEnum<ObjAir> {
 public:
  using StringEnum::StringEnum;

  /// It can.
  static constexpr std::string_view Ready{"READY"};
  /// It cannot yet.
  static constexpr std::string_view NotReady{"NOT READY"};

  /// The values that are known.
  static constexpr std::string_view known[] = {
      Ready, NotReady,
  };
};

/// What a MOS object holds.
class ObjType : public StringEnum<ObjType> {
 public:
  using StringEnum::StringEnum;

  /// A still picture.
  static constexpr std::string_view Still{"STILL"};
  /// Moving pictures.
  static constexpr std::string_view Video{"VIDEO"};
  /// Sound.
  static constexpr std::string_view Audio{"AUDIO"};

  /// The values that are known.
  static constexpr std::string_view known[] = {
      Still, Video, Audio,
  };
};

/// How a property travels to its new value.
class Interpolation : public StringEnum<Interpolation> {
 public:
  using StringEnum::StringEnum;

  /// It jumps.
  static constexpr std::string_view Constant{"Constant"};
  /// At one speed.
  static constexpr std::string_view Linear{"Linear"};
  /// Slow at the start.
  static constexpr std::string_view EaseIn{"EaseIn"};
  /// Slow at the end.
  static constexpr std::string_view EaseOut{"EaseOut"};
  /// Slow at both ends.
  static constexpr std::string_view EaseInOut{"EaseInOut"};

  /// The values that are known.
  static constexpr std::string_view known[] = {
      Constant, Linear, EaseIn, EaseOut, EaseInOut,
  };
};

}  // namespace gfxhub

#endif
