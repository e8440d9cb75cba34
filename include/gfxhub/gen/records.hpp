// Written by cargo xtask generate; do not edit.
// The records that hubs send.
#ifndef GFXHUB_GEN_RECORDS_HPP
#define GFXHUB_GEN_RECORDS_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "../../gfxhub.h"
#include "../record.hpp"
#include "../value.hpp"
#include "ids.hpp"
#include "enums.hpp"
#include "namespace.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

/// An instance of an engine. It is one renderer process, running or not.
struct EngineInstance : detail::Record<EngineInstance, gfxhub_engine_instance> {
  /// Number of the instance.
  InstanceId id;
  /// Tag of the project.
  std::optional<std::string> project_tag;
  /// Streaming setting.
  std::optional<std::string> streaming;
  /// Current activity of the instance.
  InstanceStatus status;
  /// Process number, as text. Hubs send text or an integer.
  std::optional<std::string> pid;
  /// Number of the engine that the instance belongs to.
  std::optional<EngineId> engine_host_id;
  /// Number of the role.
  std::optional<std::int64_t> engine_role_id;
  /// Project of the instance.
  std::optional<ProjectId> project_id;
  /// Map in the project.
  std::optional<ProjectMapId> project_map_id;
  /// Path of the editor.
  std::string editor_path;
  /// Number of the prepared project. Newer hubs omit this field.
  std::optional<std::int64_t> cooked_project_id;
  /// Number of the prepared map. Newer hubs omit this field.
  std::optional<std::int64_t> cooked_map_id;
  /// Number of the prepared build. Newer hubs omit this field.
  std::optional<std::int64_t> cooked_id;
  /// Type of the engine; empty on old hubs, which send null.
  EngineType engine_type;
  /// Version of the engine; empty on old hubs, which send null.
  std::string engine_version;
  /// Details of the status.
  std::optional<std::string> status_description;

  EngineInstance() = default;
  /// Reads what came; for the library itself.
  explicit EngineInstance(std::shared_ptr<const gfxhub_engine_instance> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const EngineInstance& left, const EngineInstance& right) {
    return left.id == right.id &&
           left.project_tag == right.project_tag &&
           left.streaming == right.streaming &&
           left.status == right.status &&
           left.pid == right.pid &&
           left.engine_host_id == right.engine_host_id &&
           left.engine_role_id == right.engine_role_id &&
           left.project_id == right.project_id &&
           left.project_map_id == right.project_map_id &&
           left.editor_path == right.editor_path &&
           left.cooked_project_id == right.cooked_project_id &&
           left.cooked_map_id == right.cooked_map_id &&
           left.cooked_id == right.cooked_id &&
           left.engine_type == right.engine_type &&
           left.engine_version == right.engine_version &&
           left.status_description == right.status_description &&
           left.same_extra(right);
  }
};

/// A render engine.
struct Engine : detail::Record<Engine, gfxhub_engine> {
  /// Number of the engine.
  EngineId id;
  /// Name in the hub.
  std::string name;
  /// Network address.
  std::string ip;
  /// Role of the engine.
  EngineRole role;
  /// Status of the hub's connection to the engine.
  EngineStatus status;
  /// Cache folder.
  std::string cache_dir;
  /// Space that must stay free. The unit is not documented.
  std::optional<std::int64_t> minimum_free_space;
  /// Space in use. The unit is not documented.
  std::optional<std::int64_t> used_space;
  /// Size of the disk. The unit is not documented.
  std::optional<std::int64_t> disk_space;
  /// True if the engine can prepare projects. Newer hubs omit this field.
  std::optional<bool> can_cook;
  /// Display name.
  std::string display_name;
  /// True if the engine runs RE. Old hubs omit this field.
  std::optional<bool> re_enabled;
  /// Network port.
  std::optional<std::int64_t> port;
  /// Number of the loaded rgraph.
  std::optional<RgraphId> rgraph_id;
  /// Number of the studio that the engine belongs to.
  std::optional<std::int64_t> owner_studio_id;
  /// Number of the loaded ustate. Old hubs omit this field.
  std::optional<UstateId> ustate_id;
  /// True if the engine runs UE. Old hubs omit this field.
  std::optional<bool> ue_enabled;
  /// Instances of the engine.
  std::vector<EngineInstance> instances;
  /// Type of the engine. It is absent from some entries.
  EngineType engine_type;

  Engine() = default;
  /// Reads what came; for the library itself.
  explicit Engine(std::shared_ptr<const gfxhub_engine> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const Engine& left, const Engine& right) {
    return left.id == right.id &&
           left.name == right.name &&
           left.ip == right.ip &&
           left.role == right.role &&
           left.status == right.status &&
           left.cache_dir == right.cache_dir &&
           left.minimum_free_space == right.minimum_free_space &&
           left.used_space == right.used_space &&
           left.disk_space == right.disk_space &&
           left.can_cook == right.can_cook &&
           left.display_name == right.display_name &&
           left.re_enabled == right.re_enabled &&
           left.port == right.port &&
           left.rgraph_id == right.rgraph_id &&
           left.owner_studio_id == right.owner_studio_id &&
           left.ustate_id == right.ustate_id &&
           left.ue_enabled == right.ue_enabled &&
           left.instances == right.instances &&
           left.engine_type == right.engine_type &&
           left.same_extra(right);
  }
};

/// A node of an engine.
struct Node : detail::Record<Node, gfxhub_node> {
  /// Path of the node. On an RE5 engine, this is the id of the node.
  NodePath node_path;
  /// Name of the node.
  std::string node_name;

  Node() = default;
  /// Reads what came; for the library itself.
  explicit Node(std::shared_ptr<const gfxhub_node> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const Node& left, const Node& right) {
    return left.node_path == right.node_path &&
           left.node_name == right.node_name &&
           left.same_extra(right);
  }
};

/// A property of a node.
struct Property : detail::Record<Property, gfxhub_property> {
  /// Path of the property. On an RE5 engine, this is the id of the pin.
  PropertyPath property_path;
  /// Display name.
  std::string display_name;
  /// Current value. The hub may round numbers to single precision.
  Value value;

  Property() = default;
  /// Reads what came; for the library itself.
  explicit Property(std::shared_ptr<const gfxhub_property> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const Property& left, const Property& right) {
    return left.property_path == right.property_path &&
           left.display_name == right.display_name &&
           left.value == right.value &&
           left.same_extra(right);
  }
};

/// A function of a node, as a list of functions contains it.
struct FunctionSummary : detail::Record<FunctionSummary, gfxhub_function_summary> {
  /// Path of the function. On an RE5 engine, this is the id of the function.
  FunctionPath function_path;
  /// Name of the function.
  std::string function_name;

  FunctionSummary() = default;
  /// Reads what came; for the library itself.
  explicit FunctionSummary(std::shared_ptr<const gfxhub_function_summary> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const FunctionSummary& left, const FunctionSummary& right) {
    return left.function_path == right.function_path &&
           left.function_name == right.function_name &&
           left.same_extra(right);
  }
};

/// A function of a node with its parameters.
struct Function : detail::Record<Function, gfxhub_function> {
  /// Path of the function. On an RE5 engine, this is the id of the function.
  FunctionPath function_path;
  /// Name of the function.
  std::string function_name;
  /// Parameters of the function, by property path.
  RecordMap<Property> properties;

  Function() = default;
  /// Reads what came; for the library itself.
  explicit Function(std::shared_ptr<const gfxhub_function> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const Function& left, const Function& right) {
    return left.function_path == right.function_path &&
           left.function_name == right.function_name &&
           left.properties == right.properties &&
           left.same_extra(right);
  }
};

/// A playout rundown.
struct PlayoutRundown : detail::Record<PlayoutRundown, gfxhub_playout_rundown> {
  /// Number of the rundown.
  PlayoutRundownId id;
  /// Name of the rundown.
  std::string name;

  PlayoutRundown() = default;
  /// Reads what came; for the library itself.
  explicit PlayoutRundown(std::shared_ptr<const gfxhub_playout_rundown> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const PlayoutRundown& left, const PlayoutRundown& right) {
    return left.id == right.id &&
           left.name == right.name &&
           left.same_extra(right);
  }
};

/// A button of a playout item.
struct PlayoutButton : detail::Record<PlayoutButton, gfxhub_playout_button> {
  /// Id of the button, which can also be used to trigger it.
  ButtonKey id;
  /// Text on the button.
  std::string label;

  PlayoutButton() = default;
  /// Reads what came; for the library itself.
  explicit PlayoutButton(std::shared_ptr<const gfxhub_playout_button> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const PlayoutButton& left, const PlayoutButton& right) {
    return left.id == right.id &&
           left.label == right.label &&
           left.same_extra(right);
  }
};

/// An item of a playout rundown.
struct PlayoutItem : detail::Record<PlayoutItem, gfxhub_playout_item> {
  /// Number of the item.
  ItemId id;
  /// Name of the item.
  std::string name;
  /// Name of the template.
  std::string template_;
  /// Values of the template's fields. An update with data replaces all of them.
  Value data;
  /// Buttons. They are absent from the responses to create and update.
  std::vector<PlayoutButton> buttons;

  PlayoutItem() = default;
  /// Reads what came; for the library itself.
  explicit PlayoutItem(std::shared_ptr<const gfxhub_playout_item> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const PlayoutItem& left, const PlayoutItem& right) {
    return left.id == right.id &&
           left.name == right.name &&
           left.template_ == right.template_ &&
           left.data == right.data &&
           left.buttons == right.buttons &&
           left.same_extra(right);
  }
};

/// A template from which items are created.
struct Template : detail::Record<Template, gfxhub_template> {
  /// Number of the template.
  TemplateId id;
  /// Name of the template. Items refer to the template by this name.
  std::string name;

  Template() = default;
  /// Reads what came; for the library itself.
  explicit Template(std::shared_ptr<const gfxhub_template> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const Template& left, const Template& right) {
    return left.id == right.id &&
           left.name == right.name &&
           left.same_extra(right);
  }
};

/// A newsroom rundown, as a list of rundowns contains it.
struct NewsroomRundownSummary : detail::Record<NewsroomRundownSummary, gfxhub_newsroom_rundown_summary> {
  /// Device id of the newsroom system.
  NcsId ncs_id;
  /// Id of the rundown in its newsroom system.
  RoId ro_id;
  /// Name in the newsroom.
  std::string ro_slug;
  /// Status of the rundown.
  NewsroomStatus status;
  /// Time at which the hub received the rundown, ISO 8601.
  std::string created_at;
  /// Time of the last change, ISO 8601.
  std::string updated_at;

  NewsroomRundownSummary() = default;
  /// Reads what came; for the library itself.
  explicit NewsroomRundownSummary(std::shared_ptr<const gfxhub_newsroom_rundown_summary> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const NewsroomRundownSummary& left, const NewsroomRundownSummary& right) {
    return left.ncs_id == right.ncs_id &&
           left.ro_id == right.ro_id &&
           left.ro_slug == right.ro_slug &&
           left.status == right.status &&
           left.created_at == right.created_at &&
           left.updated_at == right.updated_at &&
           left.same_extra(right);
  }
};

/// A button of a MOS object.
struct NewsroomButton : detail::Record<NewsroomButton, gfxhub_newsroom_button> {
  /// Id of the button.
  ButtonKey id;
  /// Key of the button, by which a call triggers it.
  std::string key;
  /// Text on the button.
  std::string label;

  NewsroomButton() = default;
  /// Reads what came; for the library itself.
  explicit NewsroomButton(std::shared_ptr<const gfxhub_newsroom_button> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const NewsroomButton& left, const NewsroomButton& right) {
    return left.id == right.id &&
           left.key == right.key &&
           left.label == right.label &&
           left.same_extra(right);
  }
};

/// A MOS object: a graphic that was filled in by the newsroom.
struct MosObject : detail::Record<MosObject, gfxhub_mos_object> {
  /// Id of the object.
  ObjId obj_id;
  /// Name of the object.
  std::string obj_slug;
  /// Abstract.
  std::string mos_abstract;
  /// Group of the object.
  std::optional<std::string> obj_group;
  /// Time base.
  std::string obj_tb;
  /// Revision.
  std::optional<std::int64_t> obj_rev;
  /// Duration. The unit is not documented.
  std::optional<std::int64_t> obj_dur;
  /// Status of the object.
  NewsroomStatus status;
  /// Readiness of the object to go on air.
  ObjAir obj_air;
  /// Paths of the object.
  std::optional<std::string> obj_paths;
  /// Metadata of the newsroom system, serialized JSON.
  std::optional<std::string> mos_external_metadata;
  /// Author of the object.
  std::string created_by;
  /// Time of creation, ISO 8601.
  std::string created;
  /// Author of the last change. After an update through the REST interface, this names the
  /// interface.
  std::string changed_by;
  /// Time of the last change, ISO 8601.
  std::string changed;
  /// Description for people.
  std::string description;
  /// Content of the object.
  ObjType obj_type;
  /// Name of the template.
  std::string template_;
  /// Values of the template's fields: texts, or lists of texts. An update with data replaces all of
  /// them.
  Value data;
  /// Buttons. They are absent from the response to an update.
  std::vector<NewsroomButton> buttons;

  MosObject() = default;
  /// Reads what came; for the library itself.
  explicit MosObject(std::shared_ptr<const gfxhub_mos_object> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const MosObject& left, const MosObject& right) {
    return left.obj_id == right.obj_id &&
           left.obj_slug == right.obj_slug &&
           left.mos_abstract == right.mos_abstract &&
           left.obj_group == right.obj_group &&
           left.obj_tb == right.obj_tb &&
           left.obj_rev == right.obj_rev &&
           left.obj_dur == right.obj_dur &&
           left.status == right.status &&
           left.obj_air == right.obj_air &&
           left.obj_paths == right.obj_paths &&
           left.mos_external_metadata == right.mos_external_metadata &&
           left.created_by == right.created_by &&
           left.created == right.created &&
           left.changed_by == right.changed_by &&
           left.changed == right.changed &&
           left.description == right.description &&
           left.obj_type == right.obj_type &&
           left.template_ == right.template_ &&
           left.data == right.data &&
           left.buttons == right.buttons &&
           left.same_extra(right);
  }
};

/// An item of a newsroom rundown.
struct NewsroomItem : detail::Record<NewsroomItem, gfxhub_newsroom_item> {
  /// Id of the story that the item belongs to.
  StoryId story_id;
  /// Id of the item within the story.
  NewsroomItemId item_id;
  /// Name of the story.
  std::string story_slug;
  /// Name of the item.
  std::string item_slug;
  /// The graphic that the item shows.
  std::optional<MosObject> mos_object;

  NewsroomItem() = default;
  /// Reads what came; for the library itself.
  explicit NewsroomItem(std::shared_ptr<const gfxhub_newsroom_item> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const NewsroomItem& left, const NewsroomItem& right) {
    return left.story_id == right.story_id &&
           left.item_id == right.item_id &&
           left.story_slug == right.story_slug &&
           left.item_slug == right.item_slug &&
           left.mos_object == right.mos_object &&
           left.same_extra(right);
  }
};

/// A newsroom rundown with its items.
struct NewsroomRundown : detail::Record<NewsroomRundown, gfxhub_newsroom_rundown> {
  /// Device id of the newsroom system.
  NcsId ncs_id;
  /// Id of the rundown in its newsroom system.
  RoId ro_id;
  /// Name in the newsroom.
  std::string ro_slug;
  /// Status of the rundown.
  NewsroomStatus status;
  /// Time at which the hub received the rundown, ISO 8601.
  std::string created_at;
  /// Time of the last change, ISO 8601.
  std::string updated_at;
  /// Channel of the rundown.
  std::string ro_channel;
  /// Editorial start, ISO 8601.
  std::string ro_ed_start;
  /// Planned duration, hh:mm:ss.
  std::string ro_ed_dur;
  /// Trigger that starts the rundown.
  std::string ro_trigger;
  /// Macro at the start.
  std::optional<std::string> macro_in;
  /// Macro at the end.
  std::optional<std::string> macro_out;
  /// Metadata of the newsroom system, serialized JSON.
  std::string mos_external_metadata;
  /// True if the rundown can go on air.
  std::optional<bool> ready_to_air;
  /// Items of the rundown.
  std::vector<NewsroomItem> items;

  NewsroomRundown() = default;
  /// Reads what came; for the library itself.
  explicit NewsroomRundown(std::shared_ptr<const gfxhub_newsroom_rundown> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const NewsroomRundown& left, const NewsroomRundown& right) {
    return left.ncs_id == right.ncs_id &&
           left.ro_id == right.ro_id &&
           left.ro_slug == right.ro_slug &&
           left.status == right.status &&
           left.created_at == right.created_at &&
           left.updated_at == right.updated_at &&
           left.ro_channel == right.ro_channel &&
           left.ro_ed_start == right.ro_ed_start &&
           left.ro_ed_dur == right.ro_ed_dur &&
           left.ro_trigger == right.ro_trigger &&
           left.macro_in == right.macro_in &&
           left.macro_out == right.macro_out &&
           left.mos_external_metadata == right.mos_external_metadata &&
           left.ready_to_air == right.ready_to_air &&
           left.items == right.items &&
           left.same_extra(right);
  }
};

/// A graph, as a list of graphs contains it.
struct GraphSummary : detail::Record<GraphSummary, gfxhub_graph_summary> {
  /// Number of the graph.
  GraphId id;
  /// Name of the graph.
  std::string name;

  GraphSummary() = default;
  /// Reads what came; for the library itself.
  explicit GraphSummary(std::shared_ptr<const gfxhub_graph_summary> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const GraphSummary& left, const GraphSummary& right) {
    return left.id == right.id &&
           left.name == right.name &&
           left.same_extra(right);
  }
};

/// A graph with its content.
struct Graph : detail::Record<Graph, gfxhub_graph> {
  /// Number of the graph.
  GraphId id;
  /// Name of the graph.
  std::string name;
  /// Content, as text.
  std::string content;

  Graph() = default;
  /// Reads what came; for the library itself.
  explicit Graph(std::shared_ptr<const gfxhub_graph> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const Graph& left, const Graph& right) {
    return left.id == right.id &&
           left.name == right.name &&
           left.content == right.content &&
           left.same_extra(right);
  }
};

/// An rgraph, as a list of rgraphs contains it.
struct RgraphSummary : detail::Record<RgraphSummary, gfxhub_rgraph_summary> {
  /// Number of the rgraph.
  RgraphId id;
  /// Name of the rgraph.
  std::string name;

  RgraphSummary() = default;
  /// Reads what came; for the library itself.
  explicit RgraphSummary(std::shared_ptr<const gfxhub_rgraph_summary> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const RgraphSummary& left, const RgraphSummary& right) {
    return left.id == right.id &&
           left.name == right.name &&
           left.same_extra(right);
  }
};

/// An rgraph with its content.
struct Rgraph : detail::Record<Rgraph, gfxhub_rgraph> {
  /// Number of the rgraph.
  RgraphId id;
  /// Name of the rgraph.
  std::string name;
  /// Content of the rgraph: XML as text.
  std::string xml_content;

  Rgraph() = default;
  /// Reads what came; for the library itself.
  explicit Rgraph(std::shared_ptr<const gfxhub_rgraph> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const Rgraph& left, const Rgraph& right) {
    return left.id == right.id &&
           left.name == right.name &&
           left.xml_content == right.xml_content &&
           left.same_extra(right);
  }
};

/// A ustate, as a list of ustates contains it.
struct UstateSummary : detail::Record<UstateSummary, gfxhub_ustate_summary> {
  /// Number of the ustate.
  UstateId id;
  /// Name of the ustate.
  std::string name;

  UstateSummary() = default;
  /// Reads what came; for the library itself.
  explicit UstateSummary(std::shared_ptr<const gfxhub_ustate_summary> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const UstateSummary& left, const UstateSummary& right) {
    return left.id == right.id &&
           left.name == right.name &&
           left.same_extra(right);
  }
};

/// A ustate with its content.
struct Ustate : detail::Record<Ustate, gfxhub_ustate> {
  /// Number of the ustate.
  UstateId id;
  /// Name of the ustate.
  std::string name;
  /// Content, as text.
  std::string ustate_data;

  Ustate() = default;
  /// Reads what came; for the library itself.
  explicit Ustate(std::shared_ptr<const gfxhub_ustate> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const Ustate& left, const Ustate& right) {
    return left.id == right.id &&
           left.name == right.name &&
           left.ustate_data == right.ustate_data &&
           left.same_extra(right);
  }
};

/// A project that renderers can run.
struct Project : detail::Record<Project, gfxhub_project> {
  /// Number of the project.
  ProjectId project_id;
  /// Name of the project.
  std::string name;
  /// Version of the project.
  std::string version;
  /// Name of the shared folder that contains the project.
  std::string shared_folder_name;
  /// Maps of the project.
  std::vector<std::string> maps;
  /// Time of creation. The unit is not documented.
  std::optional<std::int64_t> created_at;
  /// Time of the last change. The unit is not documented.
  std::optional<std::int64_t> updated_at;

  Project() = default;
  /// Reads what came; for the library itself.
  explicit Project(std::shared_ptr<const gfxhub_project> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const Project& left, const Project& right) {
    return left.project_id == right.project_id &&
           left.name == right.name &&
           left.version == right.version &&
           left.shared_folder_name == right.shared_folder_name &&
           left.maps == right.maps &&
           left.created_at == right.created_at &&
           left.updated_at == right.updated_at &&
           left.same_extra(right);
  }
};

/// A renderer of a launch configuration. Any field may be absent.
struct Renderer : detail::Record<Renderer, gfxhub_renderer> {
  /// Number of the launch configuration that the renderer belongs to.
  std::optional<LaunchId> launch_config_id;
  /// Number of the engine that the renderer runs on.
  std::optional<EngineId> engine_id;
  /// Number of the project that the renderer runs.
  std::optional<ProjectId> project_id;
  /// Number of the map in the project.
  std::optional<ProjectMapId> project_map_id;
  /// Type of the engine, which determines what `state_id` identifies.
  EngineType engine_type;
  /// Number of the state that the renderer loads: an rgraph id for RE, a ustate id for UE, a graph
  /// id for RE5.
  std::optional<StateId> state_id;

  Renderer() = default;
  /// Reads what came; for the library itself.
  explicit Renderer(std::shared_ptr<const gfxhub_renderer> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const Renderer& left, const Renderer& right) {
    return left.launch_config_id == right.launch_config_id &&
           left.engine_id == right.engine_id &&
           left.project_id == right.project_id &&
           left.project_map_id == right.project_map_id &&
           left.engine_type == right.engine_type &&
           left.state_id == right.state_id &&
           left.same_extra(right);
  }
};

/// A renderer as a launch configuration names it: by its id, or in full, as newer hubs do.
struct RendererRef {
  /// The id; empty if the hub sent the renderer without one.
  std::optional<RendererId> id;
  /// The renderer itself; empty if the hub sent only its id.
  std::optional<Renderer> record;

  RendererRef() = default;
  /// Reads what came; for the library itself.
  explicit RendererRef(std::shared_ptr<const gfxhub_renderer_ref> origin);

  friend bool operator==(const RendererRef& left, const RendererRef& right) {
    return left.id == right.id && left.record == right.record;
  }
  friend bool operator!=(const RendererRef& left, const RendererRef& right) {
    return !(left == right);
  }
};

/// A launch configuration: renderers that are started and stopped together.
struct LaunchConfig : detail::Record<LaunchConfig, gfxhub_launch_config> {
  /// Number of the launch configuration. This is not an engine id. Any field of a launch
  /// configuration may be absent.
  std::optional<LaunchId> id;
  /// Name of the launch configuration.
  std::string name;
  /// Ids of the renderers. Newer hubs send the renderers themselves.
  std::vector<RendererRef> renderers;

  LaunchConfig() = default;
  /// Reads what came; for the library itself.
  explicit LaunchConfig(std::shared_ptr<const gfxhub_launch_config> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const LaunchConfig& left, const LaunchConfig& right) {
    return left.id == right.id &&
           left.name == right.name &&
           left.renderers == right.renderers &&
           left.same_extra(right);
  }
};

/// The response to creating a launch configuration.
struct LaunchConfigCreated : detail::Record<LaunchConfigCreated, gfxhub_launch_config_created> {
  /// Number of the new launch configuration.
  LaunchId id;
  /// Renderers of the new launch configuration.
  std::vector<RendererRef> renderers;

  LaunchConfigCreated() = default;
  /// Reads what came; for the library itself.
  explicit LaunchConfigCreated(std::shared_ptr<const gfxhub_launch_config_created> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const LaunchConfigCreated& left, const LaunchConfigCreated& right) {
    return left.id == right.id &&
           left.renderers == right.renderers &&
           left.same_extra(right);
  }
};

/// Something that a path of names leads to, with every id that the calls by id need. Ids that its
/// kind does not have are absent.
struct Address : detail::Record<Address, gfxhub_address> {
  /// Kind of the thing, which determines the ids that are present.
  AddressKind kind;
  /// Path that leads to it, with the names as people see them.
  NamePath path;
  /// Number of the engine.
  std::optional<EngineId> engine_id;
  /// Path of the node.
  std::optional<NodePath> node_path;
  /// Path of the property, with the sub-field if the path names one.
  std::optional<PropertyPath> property_path;
  /// Path of the function.
  std::optional<FunctionPath> function_path;
  /// Number of the playout rundown.
  std::optional<PlayoutRundownId> rundown_id;
  /// Number of the item in the playout rundown.
  std::optional<ItemId> item_id;
  /// Key by which a call presses the button.
  std::optional<ButtonKey> button_key;
  /// Number of the template.
  std::optional<TemplateId> template_id;
  /// Device id of the newsroom system.
  std::optional<NcsId> ncs_id;
  /// Id of the newsroom rundown.
  std::optional<RoId> ro_id;
  /// Id of the story.
  std::optional<StoryId> story_id;
  /// Id of the item in the story.
  std::optional<NewsroomItemId> newsroom_item_id;
  /// Id of the MOS object that the item shows, if it shows one.
  std::optional<ObjId> obj_id;
  /// Number of the graph.
  std::optional<GraphId> graph_id;
  /// Number of the rgraph.
  std::optional<RgraphId> rgraph_id;
  /// Number of the ustate.
  std::optional<UstateId> ustate_id;
  /// Number of the launch configuration.
  std::optional<LaunchId> launch_id;
  /// Age in milliseconds of the oldest list in which it was found.
  std::optional<std::int64_t> age_ms;

  Address() = default;
  /// Reads what came; for the library itself.
  explicit Address(std::shared_ptr<const gfxhub_address> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const Address& left, const Address& right) {
    return left.kind == right.kind &&
           left.path == right.path &&
           left.engine_id == right.engine_id &&
           left.node_path == right.node_path &&
           left.property_path == right.property_path &&
           left.function_path == right.function_path &&
           left.rundown_id == right.rundown_id &&
           left.item_id == right.item_id &&
           left.button_key == right.button_key &&
           left.template_id == right.template_id &&
           left.ncs_id == right.ncs_id &&
           left.ro_id == right.ro_id &&
           left.story_id == right.story_id &&
           left.newsroom_item_id == right.newsroom_item_id &&
           left.obj_id == right.obj_id &&
           left.graph_id == right.graph_id &&
           left.rgraph_id == right.rgraph_id &&
           left.ustate_id == right.ustate_id &&
           left.launch_id == right.launch_id &&
           left.age_ms == right.age_ms &&
           left.same_extra(right);
  }
};

/// A property in a snapshot.
struct SnapshotProperty : detail::Record<SnapshotProperty, gfxhub_snapshot_property> {
  /// Path of the property.
  PropertyPath property_path;
  /// Display name.
  std::string display_name;
  /// Value.
  Value value;
  /// Reason why a recall leaves out the property unless a pattern names it exactly. A null value is
  /// always left out.
  std::optional<SkipReason> skip;

  SnapshotProperty() = default;
  /// Reads what came; for the library itself.
  explicit SnapshotProperty(std::shared_ptr<const gfxhub_snapshot_property> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const SnapshotProperty& left, const SnapshotProperty& right) {
    return left.property_path == right.property_path &&
           left.display_name == right.display_name &&
           left.value == right.value &&
           left.skip == right.skip &&
           left.same_extra(right);
  }
};

/// A node in a snapshot.
struct SnapshotNode : detail::Record<SnapshotNode, gfxhub_snapshot_node> {
  /// Path of the node.
  NodePath node_path;
  /// Name of the node.
  std::string node_name;
  /// The properties, by path.
  std::vector<SnapshotProperty> properties;

  SnapshotNode() = default;
  /// Reads what came; for the library itself.
  explicit SnapshotNode(std::shared_ptr<const gfxhub_snapshot_node> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const SnapshotNode& left, const SnapshotNode& right) {
    return left.node_path == right.node_path &&
           left.node_name == right.node_name &&
           left.properties == right.properties &&
           left.same_extra(right);
  }
};

/// An engine in a snapshot.
struct SnapshotEngine : detail::Record<SnapshotEngine, gfxhub_snapshot_engine> {
  /// Number of the engine.
  EngineId id;
  /// Name in the hub.
  std::string name;
  /// Display name.
  std::string display_name;
  /// Type of the engine.
  EngineType engine_type;
  /// Number of the loaded rgraph.
  std::optional<RgraphId> rgraph_id;
  /// Number of the loaded ustate.
  std::optional<UstateId> ustate_id;
  /// Process numbers of its loaded instances.
  std::vector<std::string> pids;
  /// Time at which the reading of the engine began.
  std::string begun;
  /// Time at which the reading of the engine ended.
  std::string ended;
  /// The nodes, by path.
  std::vector<SnapshotNode> nodes;

  SnapshotEngine() = default;
  /// Reads what came; for the library itself.
  explicit SnapshotEngine(std::shared_ptr<const gfxhub_snapshot_engine> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const SnapshotEngine& left, const SnapshotEngine& right) {
    return left.id == right.id &&
           left.name == right.name &&
           left.display_name == right.display_name &&
           left.engine_type == right.engine_type &&
           left.rgraph_id == right.rgraph_id &&
           left.ustate_id == right.ustate_id &&
           left.pids == right.pids &&
           left.begun == right.begun &&
           left.ended == right.ended &&
           left.nodes == right.nodes &&
           left.same_extra(right);
  }
};

/// A node, or an engine, that could not be read.
struct UnreadNode : detail::Record<UnreadNode, gfxhub_unread_node> {
  /// Number of the engine.
  EngineId engine_id;
  /// Path of the node; absent if the nodes of the engine could not be listed.
  std::optional<NodePath> node_path;
  /// Kind of the error, such as `Timeout`.
  std::string kind;
  /// Message of the error.
  std::string message;

  UnreadNode() = default;
  /// Reads what came; for the library itself.
  explicit UnreadNode(std::shared_ptr<const gfxhub_unread_node> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const UnreadNode& left, const UnreadNode& right) {
    return left.engine_id == right.engine_id &&
           left.node_path == right.node_path &&
           left.kind == right.kind &&
           left.message == right.message &&
           left.same_extra(right);
  }
};

/// The properties of engines as they were: a document to keep, compare and bring back.
struct Snapshot : detail::Record<Snapshot, gfxhub_snapshot> {
  /// Name of the format, `gfxhub-snapshot`.
  std::string format;
  /// Version of the format, 1.
  std::int64_t version = 0;
  /// Time at which the snapshot was begun, such as `2026-11-25T18:00:03Z`.
  std::string taken;
  /// Address of the hub.
  std::string hub;
  /// True if all nodes could be read.
  std::optional<bool> complete;
  /// Patterns of the properties in the snapshot; empty if it has all properties.
  std::vector<std::string> only;
  /// Patterns of properties that no recall may set.
  std::vector<std::string> protect;
  /// The engines, by number.
  std::vector<SnapshotEngine> engines;
  /// The nodes that could not be read.
  std::vector<UnreadNode> missing;

  Snapshot() = default;
  /// Reads what came; for the library itself.
  explicit Snapshot(std::shared_ptr<const gfxhub_snapshot> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const Snapshot& left, const Snapshot& right) {
    return left.format == right.format &&
           left.version == right.version &&
           left.taken == right.taken &&
           left.hub == right.hub &&
           left.complete == right.complete &&
           left.only == right.only &&
           left.protect == right.protect &&
           left.engines == right.engines &&
           left.missing == right.missing &&
           left.same_extra(right);
  }
};

/// A difference between two snapshots, or between a snapshot and the hub.
struct Difference : detail::Record<Difference, gfxhub_difference> {
  /// Kind of the difference.
  DifferenceKind kind;
  /// Number of the engine in the first snapshot. If the kind is `onlySecond`, its number in the
  /// second snapshot or on the hub.
  EngineId engine_id;
  /// Display name of the engine.
  std::string engine;
  /// Path of the node; absent if the difference is that of a whole engine.
  std::optional<NodePath> node_path;
  /// Name of the node.
  std::string node_name;
  /// Path of the property; absent if the difference is that of a whole engine.
  std::optional<PropertyPath> property_path;
  /// Display name of the property.
  std::string display_name;
  /// Value in the first snapshot; null if it has none.
  Value first;
  /// Value in the second snapshot or on the hub; null if it has none.
  Value second;
  /// Reason why the property was not compared.
  std::optional<SkipReason> reason;

  Difference() = default;
  /// Reads what came; for the library itself.
  explicit Difference(std::shared_ptr<const gfxhub_difference> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const Difference& left, const Difference& right) {
    return left.kind == right.kind &&
           left.engine_id == right.engine_id &&
           left.engine == right.engine &&
           left.node_path == right.node_path &&
           left.node_name == right.node_name &&
           left.property_path == right.property_path &&
           left.display_name == right.display_name &&
           left.first == right.first &&
           left.second == right.second &&
           left.reason == right.reason &&
           left.same_extra(right);
  }
};

/// A property that a recall sets, with its value before and after.
struct PlannedSet : detail::Record<PlannedSet, gfxhub_planned_set> {
  /// Number of the engine.
  EngineId engine_id;
  /// Path of the node.
  NodePath node_path;
  /// Name of the node.
  std::string node_name;
  /// Path of the property.
  PropertyPath property_path;
  /// Display name of the property.
  std::string display_name;
  /// Value of the property when the plan was made.
  Value before;
  /// Value that is set.
  Value after;
  /// True if the value moves, false if it jumps.
  std::optional<bool> eased;
  /// True if the value jumps after the moves have ended.
  std::optional<bool> at_end;

  PlannedSet() = default;
  /// Reads what came; for the library itself.
  explicit PlannedSet(std::shared_ptr<const gfxhub_planned_set> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const PlannedSet& left, const PlannedSet& right) {
    return left.engine_id == right.engine_id &&
           left.node_path == right.node_path &&
           left.node_name == right.node_name &&
           left.property_path == right.property_path &&
           left.display_name == right.display_name &&
           left.before == right.before &&
           left.after == right.after &&
           left.eased == right.eased &&
           left.at_end == right.at_end &&
           left.same_extra(right);
  }
};

/// A property that a recall leaves alone.
struct UnsetProperty : detail::Record<UnsetProperty, gfxhub_unset_property> {
  /// Number of the engine.
  EngineId engine_id;
  /// Path of the node.
  NodePath node_path;
  /// Name of the node.
  std::string node_name;
  /// Path of the property.
  PropertyPath property_path;
  /// Display name of the property.
  std::string display_name;
  /// Reason why the recall leaves the property alone.
  SkipReason reason;

  UnsetProperty() = default;
  /// Reads what came; for the library itself.
  explicit UnsetProperty(std::shared_ptr<const gfxhub_unset_property> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const UnsetProperty& left, const UnsetProperty& right) {
    return left.engine_id == right.engine_id &&
           left.node_path == right.node_path &&
           left.node_name == right.node_name &&
           left.property_path == right.property_path &&
           left.display_name == right.display_name &&
           left.reason == right.reason &&
           left.same_extra(right);
  }
};

/// A document that undoes a recall: each property that was set, with its value before the recall
/// and the value that the recall left.
struct RecallUndo : detail::Record<RecallUndo, gfxhub_recall_undo> {
  /// Name of the format, `gfxhub-undo`.
  std::string format;
  /// Version of the format, 1.
  std::int64_t version = 0;
  /// Time at which it was made.
  std::string made;
  /// Address of the hub.
  std::string hub;
  /// The sets that are undone: `before` is brought back where the value still is `after`.
  std::vector<PlannedSet> sets;

  RecallUndo() = default;
  /// Reads what came; for the library itself.
  explicit RecallUndo(std::shared_ptr<const gfxhub_recall_undo> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const RecallUndo& left, const RecallUndo& right) {
    return left.format == right.format &&
           left.version == right.version &&
           left.made == right.made &&
           left.hub == right.hub &&
           left.sets == right.sets &&
           left.same_extra(right);
  }
};

/// A plan of a recall: the values that it would set, the properties that it would leave alone, and
/// the document that undoes it.
struct RecallPlan : detail::Record<RecallPlan, gfxhub_recall_plan> {
  /// Name of the format, `gfxhub-recall-plan`.
  std::string format;
  /// Version of the format, 1.
  std::int64_t version = 0;
  /// Time at which it was made.
  std::string made;
  /// Address of the hub.
  std::string hub;
  /// Duration of the moves in milliseconds; 0 if all values jump.
  std::optional<std::int64_t> over_ms;
  /// Interpolation of the moves.
  Interpolation ease;
  /// Time in milliseconds from the first request to the common start of the moves; absent if each
  /// move begins when its request arrives.
  std::optional<std::int64_t> lead_ms;
  /// Expected time in milliseconds from the first move to the last, without a lead.
  std::optional<std::int64_t> spread_ms;
  /// The engines as they were when the plan was made, without their nodes. A recall compares them
  /// with the engines as they are then.
  std::vector<SnapshotEngine> engines;
  /// The sets, in the order of engines, nodes and properties.
  std::vector<PlannedSet> sets;
  /// The properties that are left alone although they are selected.
  std::vector<UnsetProperty> left_alone;
  /// Document that undoes the recall.
  std::optional<RecallUndo> undo;

  RecallPlan() = default;
  /// Reads what came; for the library itself.
  explicit RecallPlan(std::shared_ptr<const gfxhub_recall_plan> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const RecallPlan& left, const RecallPlan& right) {
    return left.format == right.format &&
           left.version == right.version &&
           left.made == right.made &&
           left.hub == right.hub &&
           left.over_ms == right.over_ms &&
           left.ease == right.ease &&
           left.lead_ms == right.lead_ms &&
           left.spread_ms == right.spread_ms &&
           left.engines == right.engines &&
           left.sets == right.sets &&
           left.left_alone == right.left_alone &&
           left.undo == right.undo &&
           left.same_extra(right);
  }
};

/// Result of a recall for a property.
struct RecallResult : detail::Record<RecallResult, gfxhub_recall_result> {
  /// Outcome.
  RecallOutcome outcome;
  /// Number of the engine.
  EngineId engine_id;
  /// Path of the node.
  NodePath node_path;
  /// Name of the node.
  std::string node_name;
  /// Path of the property.
  PropertyPath property_path;
  /// Display name of the property.
  std::string display_name;
  /// Value that was to be set.
  Value wanted;
  /// Value that the property was last seen with; null if it could not be read.
  Value found;
  /// Kind of the error, if a request failed.
  std::string kind;
  /// Message of the error.
  std::string message;

  RecallResult() = default;
  /// Reads what came; for the library itself.
  explicit RecallResult(std::shared_ptr<const gfxhub_recall_result> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const RecallResult& left, const RecallResult& right) {
    return left.outcome == right.outcome &&
           left.engine_id == right.engine_id &&
           left.node_path == right.node_path &&
           left.node_name == right.node_name &&
           left.property_path == right.property_path &&
           left.display_name == right.display_name &&
           left.wanted == right.wanted &&
           left.found == right.found &&
           left.kind == right.kind &&
           left.message == right.message &&
           left.same_extra(right);
  }
};

/// Report of a recall or an undo.
struct RecallReport : detail::Record<RecallReport, gfxhub_recall_report> {
  /// Result of each set, in the order of the plan.
  std::vector<RecallResult> results;
  /// Time in milliseconds from the first request of a move to the last.
  std::int64_t spread_ms = 0;
  /// Duration of the whole call in milliseconds.
  std::int64_t elapsed_ms = 0;
  /// Document that undoes what was set.
  std::optional<RecallUndo> undo;

  RecallReport() = default;
  /// Reads what came; for the library itself.
  explicit RecallReport(std::shared_ptr<const gfxhub_recall_report> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const RecallReport& left, const RecallReport& right) {
    return left.results == right.results &&
           left.spread_ms == right.spread_ms &&
           left.elapsed_ms == right.elapsed_ms &&
           left.undo == right.undo &&
           left.same_extra(right);
  }
};

/// A permit for one act, or for one composed call as a whole.
struct Permit : detail::Record<Permit, gfxhub_permit> {
  /// Number of the permit.
  PermitId id;
  /// Name of the call, such as `playout.delete_item`; with `@` and the number of an engine, as in
  /// `graphs.load@3`, if it is for that engine alone.
  std::string operation;
  /// End of the permit, in milliseconds since the beginning of 1970 in UTC.
  std::int64_t until_ms = 0;

  Permit() = default;
  /// Reads what came; for the library itself.
  explicit Permit(std::shared_ptr<const gfxhub_permit> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const Permit& left, const Permit& right) {
    return left.id == right.id &&
           left.operation == right.operation &&
           left.until_ms == right.until_ms &&
           left.same_extra(right);
  }
};

/// A request that a call would send.
struct RequestPreview : detail::Record<RequestPreview, gfxhub_request_preview> {
  /// Name of the operation, or `request` for a raw request.
  std::string operation;
  /// HTTP method.
  std::string method;
  /// Path on the hub, encoded as it would be sent.
  std::string path;
  /// Body as it would be sent; empty if there is none.
  std::string body;
  /// Retry class of the request, such as `trigger`. It can depend on the body.
  std::string retry_class;
  /// Maximum number of resends after an attempt that may have taken effect.
  std::int64_t resend = 0;
  /// Paths of names by which the ids of the request were found; empty for a call by ids.
  std::vector<std::string> names;
  /// Answer of the client's guard: `allowed`, `armed` if there is a permit, `not armed`, `repeated`
  /// if the same act was just sent, or `read-only`.
  std::string guard;
  /// The request as a command for the shell, in which an API key is `$GFXHUB_API_KEY` and other
  /// secrets are `***`.
  std::string curl;

  RequestPreview() = default;
  /// Reads what came; for the library itself.
  explicit RequestPreview(std::shared_ptr<const gfxhub_request_preview> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const RequestPreview& left, const RequestPreview& right) {
    return left.operation == right.operation &&
           left.method == right.method &&
           left.path == right.path &&
           left.body == right.body &&
           left.retry_class == right.retry_class &&
           left.resend == right.resend &&
           left.names == right.names &&
           left.guard == right.guard &&
           left.curl == right.curl &&
           left.same_extra(right);
  }
};

/// The result of a capture: the data that was read from a hub, as a show of the hub simulator.
struct Capture : detail::Record<Capture, gfxhub_capture> {
  /// The show. Its JSON is what `gfxhub simulator --show` and a local hub take.
  Value show;
  /// Descriptions of data that the hub does not show, and of the substitutes in the show.
  std::vector<std::string> filled;
  /// Descriptions of the data of the hub that a show cannot contain.
  std::vector<std::string> left_out;

  Capture() = default;
  /// Reads what came; for the library itself.
  explicit Capture(std::shared_ptr<const gfxhub_capture> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const Capture& left, const Capture& right) {
    return left.show == right.show &&
           left.filled == right.filled &&
           left.left_out == right.left_out &&
           left.same_extra(right);
  }
};

/// An entry of a record: a call with its outcome, or another event. Text that the entry does not
/// have is empty, and a number is absent.
struct LogEntry : detail::Record<LogEntry, gfxhub_log_entry> {
  /// Number of the call in its record; absent for other events.
  std::optional<std::int64_t> number;
  /// Start of the call or event, in milliseconds since the beginning of 1970 in UTC.
  std::int64_t at_ms = 0;
  /// Address of the hub, without secrets.
  std::string hub;
  /// Id of the process that wrote the entry.
  std::int64_t pid = 0;
  /// Kind of the entry: `act`, `read`, `refused`, `opened`, `closed`, `armed`, `disarmed`, `note`,
  /// `live` for the values that a live session sent to a property in about one second, or `lost`
  /// for lines that could not be written.
  std::string event;
  /// Name of the operation, or `request` for a raw request. For another event, its subject; for a
  /// note, its text; for `lost`, the number of lost lines.
  std::string operation;
  /// Arguments of the call by their JSON names, as a call by name takes them. A raw request has
  /// `method`, `path` and `body`. `live` has the ids of the property, the `first` and the `last`
  /// value, and `count`, the number of values.
  Value arguments;
  /// Path of names by which the ids were found; empty for a call by ids.
  std::string names;
  /// Outcome of the call: `ok`, or the effect of its failure: `none`, `maybe` or `done`. `open` if
  /// the record contains no outcome, for example because the process ended during the call.
  std::string ended;
  /// Kind of the call's error; empty if the call succeeded.
  std::string kind;
  /// Sentence that names the object that the hub does not have; empty otherwise. If it is set, the
  /// act has changed nothing, unless the object existed a moment before.
  std::string missing;
  /// HTTP status; absent if the hub did not respond.
  std::optional<std::int64_t> status;
  /// Number of attempts.
  std::optional<std::int64_t> attempts;
  /// Duration of the call in milliseconds.
  std::optional<std::int64_t> elapsed_ms;
  /// Number of the composed call that the call was a part of.
  std::optional<std::int64_t> whole;
  /// Name of the composed call that the call was a part of.
  std::string whole_call;
  /// Number of the permit that the call used, or that was given or ended.
  std::optional<PermitId> permit;
  /// Response, as far as it was recorded.
  std::string response;

  LogEntry() = default;
  /// Reads what came; for the library itself.
  explicit LogEntry(std::shared_ptr<const gfxhub_log_entry> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const LogEntry& left, const LogEntry& right) {
    return left.number == right.number &&
           left.at_ms == right.at_ms &&
           left.hub == right.hub &&
           left.pid == right.pid &&
           left.event == right.event &&
           left.operation == right.operation &&
           left.arguments == right.arguments &&
           left.names == right.names &&
           left.ended == right.ended &&
           left.kind == right.kind &&
           left.missing == right.missing &&
           left.status == right.status &&
           left.attempts == right.attempts &&
           left.elapsed_ms == right.elapsed_ms &&
           left.whole == right.whole &&
           left.whole_call == right.whole_call &&
           left.permit == right.permit &&
           left.response == right.response &&
           left.same_extra(right);
  }
};

/// State of a client's record.
struct LogStatus : detail::Record<LogStatus, gfxhub_log_status> {
  /// File that is written now; empty if nothing is recorded.
  std::string file;
  /// Number of lines that could not be written.
  std::int64_t lost = 0;

  LogStatus() = default;
  /// Reads what came; for the library itself.
  explicit LogStatus(std::shared_ptr<const gfxhub_log_status> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const LogStatus& left, const LogStatus& right) {
    return left.file == right.file &&
           left.lost == right.lost &&
           left.same_extra(right);
  }
};

/// Result of a call for one member of a group.
struct MemberResult : detail::Record<MemberResult, gfxhub_member_result> {
  /// Name of the member.
  std::string member;
  /// Address of its hub.
  std::string hub;
  /// Name of the engine, if the member is an engine; empty if it is a hub.
  std::string engine;
  /// Outcome of its call.
  MemberOutcome outcome;
  /// Result in the form in which a call by name returns it; null unless the call has succeeded and
  /// has a result.
  Value result;
  /// Kind of its error, such as `ConnectTimeout`; empty unless it failed.
  std::string kind;
  /// Effect of its error: `none`, `maybe` or `done`; empty unless it failed.
  std::string effect;
  /// Message of its error; empty unless it failed.
  std::string message;
  /// Time from the start of the group call to the first byte of a request that acts; absent if none
  /// was sent.
  std::optional<std::int64_t> sent_us;
  /// Time from the start of the group call to the end of the member's call; absent while the call
  /// is under way.
  std::optional<std::int64_t> ended_us;

  MemberResult() = default;
  /// Reads what came; for the library itself.
  explicit MemberResult(std::shared_ptr<const gfxhub_member_result> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const MemberResult& left, const MemberResult& right) {
    return left.member == right.member &&
           left.hub == right.hub &&
           left.engine == right.engine &&
           left.outcome == right.outcome &&
           left.result == right.result &&
           left.kind == right.kind &&
           left.effect == right.effect &&
           left.message == right.message &&
           left.sent_us == right.sent_us &&
           left.ended_us == right.ended_us &&
           left.same_extra(right);
  }
};

/// Results of a call for the members of a group. Times are in microseconds.
struct GroupReport : detail::Record<GroupReport, gfxhub_group_report> {
  /// Results of the members, in the order of the group, without members that were taken out of it.
  std::vector<MemberResult> members;
  /// True if every member succeeded, with equal results. Absent until the calls of all members have
  /// ended.
  std::optional<bool> agree;
  /// Time from the first byte of the first sender to that of the last one. Absent if fewer than two
  /// members have sent a request that acts.
  std::optional<std::int64_t> fired_within_us;

  GroupReport() = default;
  /// Reads what came; for the library itself.
  explicit GroupReport(std::shared_ptr<const gfxhub_group_report> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const GroupReport& left, const GroupReport& right) {
    return left.members == right.members &&
           left.agree == right.agree &&
           left.fired_within_us == right.fired_within_us &&
           left.same_extra(right);
  }
};

/// State of a member of a group, from its calls so far.
struct MemberStatus : detail::Record<MemberStatus, gfxhub_member_status> {
  /// Name of the member.
  std::string member;
  /// Address of its hub.
  std::string hub;
  /// Name of the engine, if the member is an engine; empty if it is a hub.
  std::string engine;
  /// False if the program has taken it out.
  std::optional<bool> used;
  /// True if at least two calls in a row could not connect to the member. The other members do not
  /// wait for such a member.
  std::optional<bool> away;
  /// Number of calls that have ended.
  std::int64_t calls = 0;
  /// Number of those that failed.
  std::int64_t failures = 0;
  /// Duration of the last call that succeeded, in microseconds.
  std::optional<std::int64_t> took_us;
  /// Message of its last error; empty if no call has failed.
  std::string message;

  MemberStatus() = default;
  /// Reads what came; for the library itself.
  explicit MemberStatus(std::shared_ptr<const gfxhub_member_status> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const MemberStatus& left, const MemberStatus& right) {
    return left.member == right.member &&
           left.hub == right.hub &&
           left.engine == right.engine &&
           left.used == right.used &&
           left.away == right.away &&
           left.calls == right.calls &&
           left.failures == right.failures &&
           left.took_us == right.took_us &&
           left.message == right.message &&
           left.same_extra(right);
  }
};

/// Differences between the first member of a group and another one.
struct MemberComparison : detail::Record<MemberComparison, gfxhub_member_comparison> {
  /// Name of the other member.
  std::string member;
  /// Address of its hub.
  std::string hub;
  /// Name of the engine, if the member is an engine; empty if it is a hub.
  std::string engine;
  /// True if nothing differs.
  std::optional<bool> agrees;
  /// The differences: `first` is the value of the first member, `second` that of the other member.
  std::vector<Difference> differences;

  MemberComparison() = default;
  /// Reads what came; for the library itself.
  explicit MemberComparison(std::shared_ptr<const gfxhub_member_comparison> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const MemberComparison& left, const MemberComparison& right) {
    return left.member == right.member &&
           left.hub == right.hub &&
           left.engine == right.engine &&
           left.agrees == right.agrees &&
           left.differences == right.differences &&
           left.same_extra(right);
  }
};

/// The state that met the condition of a wait. Fields without a value are null or empty.
struct AwaitedChange : detail::Record<AwaitedChange, gfxhub_awaited_change> {
  /// Path or topic as it was given.
  std::string topic;
  /// Id or path of the thing in its list.
  std::string key;
  /// Name of the thing.
  std::string name;
  /// State of the thing at the first successful look, as the hub described it; null if the thing
  /// did not exist.
  Value before;
  /// State of the thing that met the condition, as the hub described it.
  Value after;
  /// Time of the look at the hub that found this state, in milliseconds since the beginning of 1970
  /// in UTC.
  std::int64_t at_ms = 0;
  /// Time waited in milliseconds.
  std::int64_t waited_ms = 0;
  /// Number of looks at the hub; 1 if the first look already met the condition.
  std::int64_t looks = 0;

  AwaitedChange() = default;
  /// Reads what came; for the library itself.
  explicit AwaitedChange(std::shared_ptr<const gfxhub_awaited_change> origin);

  /// Returns true if both have the same fields, including undocumented ones, in any form in JSON.
  friend bool operator==(const AwaitedChange& left, const AwaitedChange& right) {
    return left.topic == right.topic &&
           left.key == right.key &&
           left.name == right.name &&
           left.before == right.before &&
           left.after == right.after &&
           left.at_ms == right.at_ms &&
           left.waited_ms == right.waited_ms &&
           left.looks == right.looks &&
           left.same_extra(right);
  }
};

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
