// Written by cargo xtask generate; do not edit.
// The words of status-like fields.
#ifndef GFXHUB_GEN_WORDS_HPP
#define GFXHUB_GEN_WORDS_HPP

#include <string_view>

#include "../word.hpp"

namespace gfxhub {

/// What an engine is for.
class EngineRole : public Word<EngineRole> {
 public:
  using Word::Word;

  static constexpr std::string_view Broadcast{"Broadcast"};
  static constexpr std::string_view Preview{"Preview"};

  /// The words that are known.
  static constexpr std::string_view known[] = {Broadcast, Preview};
};

/// Whether the hub has its engine.
class EngineStatus : public Word<EngineStatus> {
 public:
  using Word::Word;

  static constexpr std::string_view Connected{"connected"};
  static constexpr std::string_view Ready{"ready"};
  static constexpr std::string_view Disconnected{"disconnected"};
  static constexpr std::string_view Reconnecting{"reconnecting"};

  /// The words that are known.
  static constexpr std::string_view known[] = {Connected, Ready, Disconnected, Reconnecting};
};

/// The kind of an engine, which says what a `stateId` means.
class EngineType : public Word<EngineType> {
 public:
  using Word::Word;

  static constexpr std::string_view Re{"RE"};
  static constexpr std::string_view Re5{"RE5"};
  static constexpr std::string_view Ue{"UE"};

  /// The words that are known.
  static constexpr std::string_view known[] = {Re, Re5, Ue};
};

/// What an engine instance is doing.
class InstanceStatus : public Word<InstanceStatus> {
 public:
  using Word::Word;

  static constexpr std::string_view Idle{"Idle"};
  static constexpr std::string_view Caching{"Caching"};
  static constexpr std::string_view Loading{"Loading"};
  static constexpr std::string_view Loaded{"Loaded"};
  static constexpr std::string_view Error{"Error"};
  static constexpr std::string_view Checking{"Checking"};
  static constexpr std::string_view Cooking{"Cooking"};

  /// The words that are known.
  static constexpr std::string_view known[] = {
      Idle, Caching, Loading, Loaded, Error, Checking, Cooking};
};

/// Status of a newsroom rundown or a MOS object.
class NewsroomStatus : public Word<NewsroomStatus> {
 public:
  using Word::Word;

  static constexpr std::string_view New{"NEW"};
  static constexpr std::string_view Updated{"UPDATED"};
  static constexpr std::string_view Moved{"MOVED"};
  static constexpr std::string_view Busy{"BUSY"};
  static constexpr std::string_view Deleted{"DELETED"};
  static constexpr std::string_view NcsCtrl{"NCS CTRL"};
  static constexpr std::string_view ManualCtrl{"MANUAL CTRL"};
  static constexpr std::string_view Ready{"READY"};
  static constexpr std::string_view NotReady{"NOT READY"};
  static constexpr std::string_view Play{"PLAY"};
  static constexpr std::string_view Stop{"STOP"};

  /// The words that are known.
  static constexpr std::string_view known[] = {
      New, Updated, Moved, Busy, Deleted, NcsCtrl, ManualCtrl, Ready, NotReady, Play, Stop};
};

/// Whether a MOS object can go on air.
class ObjAir : public Word<ObjAir> {
 public:
  using Word::Word;

  static constexpr std::string_view Ready{"READY"};
  static constexpr std::string_view NotReady{"NOT READY"};

  /// The words that are known.
  static constexpr std::string_view known[] = {Ready, NotReady};
};

/// What a MOS object holds.
class ObjType : public Word<ObjType> {
 public:
  using Word::Word;

  static constexpr std::string_view Still{"STILL"};
  static constexpr std::string_view Video{"VIDEO"};
  static constexpr std::string_view Audio{"AUDIO"};

  /// The words that are known.
  static constexpr std::string_view known[] = {Still, Video, Audio};
};

/// How a property travels to its new value.
class Interpolation : public Word<Interpolation> {
 public:
  using Word::Word;

  static constexpr std::string_view Constant{"Constant"};
  static constexpr std::string_view Linear{"Linear"};
  static constexpr std::string_view EaseIn{"EaseIn"};
  static constexpr std::string_view EaseOut{"EaseOut"};
  static constexpr std::string_view EaseInOut{"EaseInOut"};

  /// The words that are known.
  static constexpr std::string_view known[] = {Constant, Linear, EaseIn, EaseOut, EaseInOut};
};

}  // namespace gfxhub

#endif
