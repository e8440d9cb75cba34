// Written by cargo xtask generate; do not edit.
// Forward declarations of the types in <gfxhub.hpp>, for headers that use them only by pointer or
// reference.
//
//     #include <gfxhub/fwd.hpp>
//
//     class Graphics {
//       std::unique_ptr<gfxhub::Client> hub_;
//     };
//
// Do not forward-declare these types yourself: they are in an inline namespace whose name differs
// between versions.
#ifndef GFXHUB_FWD_HPP
#define GFXHUB_FWD_HPP

#include "gen/ids.hpp"  // IWYU pragma: export
#include "gen/namespace.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

class Client;
struct GroupMember;
struct ClientOptions;
struct CallOptions;
class CancelToken;
class Armed;

class Error;
enum class ErrorKind : int;
enum class Effect;
enum class Phase;
template <class T>
class Result;
struct Event;
class Response;
struct InvokeResult;

template <class T>
class Pending;

template <class Event>
class EventRange;

class LiveSession;
struct LiveOptions;
class LiveProperty;
class Watch;
struct WatchOptions;
class LocalHub;
struct LocalHubOptions;

struct PropertyAddress;
enum class LiveReportKind;
struct LiveReport;
struct LiveStats;
enum class WatchChangeKind;
struct WatchChange;
struct WatchFigures;
enum class TemplateFieldKind;
struct TemplateField;

struct RequestStats;

struct PropertySet;
struct NamedSet;
struct BatchOptions;
template <class Address, class T>
class BatchResult;
template <class Address, class T>
class BatchReport;

class Value;
struct Vec2;
struct Vec3;
struct Vec4;
struct Vector;
struct Matrix;
struct Track;
struct Texture;
struct Null;
class Seconds;
template <class T>
class Nullable;
template <class T>
class RecordMap;
template <class Derived>
class StringEnum;

class EngineRole;
class EngineStatus;
class EngineType;
class InstanceStatus;
class NewsroomStatus;
class ObjAir;
class ObjType;
class AddressKind;
class SkipReason;
class DifferenceKind;
class Interpolation;
class RecallOutcome;
class MemberOutcome;
class MatchBy;
class RestAt;

struct EngineInstance;
struct Engine;
struct Node;
struct Property;
struct FunctionSummary;
struct Function;
struct PlayoutRundown;
struct PlayoutButton;
struct PlayoutItem;
struct Template;
struct NewsroomRundownSummary;
struct NewsroomButton;
struct MosObject;
struct NewsroomItem;
struct NewsroomRundown;
struct GraphSummary;
struct Graph;
struct RgraphSummary;
struct Rgraph;
struct UstateSummary;
struct Ustate;
struct Project;
struct Renderer;
struct RendererRef;
struct LaunchConfig;
struct LaunchConfigCreated;
struct Address;
struct SnapshotProperty;
struct SnapshotNode;
struct SnapshotEngine;
struct UnreadNode;
struct Snapshot;
struct Difference;
struct PlannedSet;
struct UnsetProperty;
struct RecallUndo;
struct RecallPlan;
struct RecallResult;
struct RecallReport;
struct Permit;
struct RequestPreview;
struct Capture;
struct LogEntry;
struct LogStatus;
struct MemberResult;
struct GroupReport;
struct MemberStatus;
struct MemberComparison;
struct AwaitedChange;

struct PropertyUpdate;
struct Payload;
struct FunctionParameter;
struct FunctionCall;
struct PlayoutRundownName;
struct PlayoutItemCreate;
struct PlayoutItemUpdate;
struct MosObjectUpdate;
struct FieldsUpdate;
struct NamePaths;
struct NamedUpdate;
struct NamedCall;
struct NamedLoad;
struct SnapshotTaking;
struct SnapshotComparison;
struct RecallPlanning;
struct RecallRequest;
struct UndoRequest;
struct Arming;
struct PreviewedCall;
struct CaptureOptions;
struct LogNote;
struct MemberCall;
struct NamedSets;
struct MemberUse;
struct RecordedFiles;
struct WaitCondition;
struct EngineHost;
struct LaunchConfigCreate;
struct RendererCreate;

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
