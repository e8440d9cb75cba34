// Written by cargo xtask generate; do not edit.
// The ids of the hub, each its own type.
#ifndef GFXHUB_GEN_IDS_HPP
#define GFXHUB_GEN_IDS_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include "../id.hpp"
#include "namespace.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// Tags of the id types.
namespace of {
struct EngineId;
struct NodePath;
struct PropertyPath;
struct FunctionPath;
struct PlayoutRundownId;
struct ItemId;
struct ButtonKey;
struct NcsId;
struct RoId;
struct ObjId;
struct StoryId;
struct NewsroomItemId;
struct GraphId;
struct RgraphId;
struct UstateId;
struct LaunchId;
struct RendererId;
struct ExternalDataFieldKey;
struct TemplateName;
struct NamePath;
struct PermitId;
struct InstanceId;
struct ProjectId;
struct ProjectMapId;
struct TemplateId;
struct StateId;
}  // namespace of

/// Number of a render engine. This is not a launch id, although the two look alike.
using EngineId = NumberId<of::EngineId>;

/// Path of a node within its engine. On an RE5 engine, this is the id of the node. The path may
/// contain slashes, spaces and dots.
using NodePath = TextId<of::NodePath>;

/// Path of a property within its node. On an RE5 engine, this is the id of the pin, and a dotted
/// suffix (`.w.z`) addresses a sub-field.
using PropertyPath = TextId<of::PropertyPath>;

/// Path of a function within its node. On an RE5 engine, this is the id of the function.
using FunctionPath = TextId<of::FunctionPath>;

/// Number of a playout rundown.
using PlayoutRundownId = NumberId<of::PlayoutRundownId>;

/// Number of an item in a playout rundown.
using ItemId = NumberId<of::ItemId>;

/// Key of a button. Hubs accept the key or the id of the button.
using ButtonKey = TextId<of::ButtonKey>;

/// Device id of a newsroom system, as configured in the hub's MOS module.
using NcsId = TextId<of::NcsId>;

/// Id of a rundown in its newsroom system. The specification declares an integer, but every
/// response contains text.
using RoId = TextId<of::RoId, true>;

/// Id of a MOS object.
using ObjId = TextId<of::ObjId>;

/// Id of a story in a newsroom rundown. The specification declares an integer, but every response
/// contains text.
using StoryId = TextId<of::StoryId, true>;

/// Id of an item in a newsroom story.
using NewsroomItemId = TextId<of::NewsroomItemId>;

/// Number of a graph (RE5).
using GraphId = NumberId<of::GraphId>;

/// Number of an rgraph (RE).
using RgraphId = NumberId<of::RgraphId>;

/// Number of a ustate (UE).
using UstateId = NumberId<of::UstateId>;

/// Number of a launch configuration. This is not an engine id, although both are small integers.
using LaunchId = NumberId<of::LaunchId>;

/// Number of a renderer of a launch configuration.
using RendererId = NumberId<of::RendererId>;

/// Key of an ExternalData field of a playout item.
using ExternalDataFieldKey = TextId<of::ExternalDataFieldKey>;

/// Name of a template, by which items refer to it.
using TemplateName = TextId<of::TemplateName>;

/// Path of names, from the outermost to the innermost, separated by ` / `: `Studio A / Cyclorama /
/// Softness`.
using NamePath = TextId<of::NamePath>;

/// Number of a permit.
using PermitId = NumberId<of::PermitId>;

/// Number of an instance of an engine.
using InstanceId = NumberId<of::InstanceId>;

/// Number of a project.
using ProjectId = NumberId<of::ProjectId>;

/// Number of a map in a project.
using ProjectMapId = NumberId<of::ProjectMapId>;

/// Number of a template.
using TemplateId = NumberId<of::TemplateId>;

/// Number of the state that a renderer loads: an rgraph id for RE, a ustate id for UE, a graph id
/// for RE5.
using StateId = NumberId<of::StateId>;

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
