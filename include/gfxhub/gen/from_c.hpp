// Written by cargo xtask generate; do not edit.
// Conversion of records from the C interface.
#ifndef GFXHUB_GEN_FROM_C_HPP
#define GFXHUB_GEN_FROM_C_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <cstdint>
#include <memory>
#include <utility>

#include "../../gfxhub.h"
#include "../record.hpp"
#include "namespace.hpp"
#include "records.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

namespace detail {

template <>
struct RecordOf<gfxhub_engine_instance> {
  static constexpr auto to_json = gfxhub_engine_instance_to_json;
  static constexpr auto extra_json = gfxhub_engine_instance_extra_json;
  static constexpr auto from_json = gfxhub_engine_instance_from_json;
  static constexpr auto free = gfxhub_engine_instance_free;
};

template <>
struct RecordOf<gfxhub_engine> {
  static constexpr auto to_json = gfxhub_engine_to_json;
  static constexpr auto extra_json = gfxhub_engine_extra_json;
  static constexpr auto from_json = gfxhub_engine_from_json;
  static constexpr auto free = gfxhub_engine_free;
};

template <>
struct RecordOf<gfxhub_node> {
  static constexpr auto to_json = gfxhub_node_to_json;
  static constexpr auto extra_json = gfxhub_node_extra_json;
  static constexpr auto from_json = gfxhub_node_from_json;
  static constexpr auto free = gfxhub_node_free;
};

template <>
struct RecordOf<gfxhub_property> {
  static constexpr auto to_json = gfxhub_property_to_json;
  static constexpr auto extra_json = gfxhub_property_extra_json;
  static constexpr auto from_json = gfxhub_property_from_json;
  static constexpr auto free = gfxhub_property_free;
};

template <>
struct RecordOf<gfxhub_function_summary> {
  static constexpr auto to_json = gfxhub_function_summary_to_json;
  static constexpr auto extra_json = gfxhub_function_summary_extra_json;
  static constexpr auto from_json = gfxhub_function_summary_from_json;
  static constexpr auto free = gfxhub_function_summary_free;
};

template <>
struct RecordOf<gfxhub_function> {
  static constexpr auto to_json = gfxhub_function_to_json;
  static constexpr auto extra_json = gfxhub_function_extra_json;
  static constexpr auto from_json = gfxhub_function_from_json;
  static constexpr auto free = gfxhub_function_free;
};

template <>
struct RecordOf<gfxhub_playout_rundown> {
  static constexpr auto to_json = gfxhub_playout_rundown_to_json;
  static constexpr auto extra_json = gfxhub_playout_rundown_extra_json;
  static constexpr auto from_json = gfxhub_playout_rundown_from_json;
  static constexpr auto free = gfxhub_playout_rundown_free;
};

template <>
struct RecordOf<gfxhub_playout_button> {
  static constexpr auto to_json = gfxhub_playout_button_to_json;
  static constexpr auto extra_json = gfxhub_playout_button_extra_json;
  static constexpr auto from_json = gfxhub_playout_button_from_json;
  static constexpr auto free = gfxhub_playout_button_free;
};

template <>
struct RecordOf<gfxhub_playout_item> {
  static constexpr auto to_json = gfxhub_playout_item_to_json;
  static constexpr auto extra_json = gfxhub_playout_item_extra_json;
  static constexpr auto from_json = gfxhub_playout_item_from_json;
  static constexpr auto free = gfxhub_playout_item_free;
};

template <>
struct RecordOf<gfxhub_template> {
  static constexpr auto to_json = gfxhub_template_to_json;
  static constexpr auto extra_json = gfxhub_template_extra_json;
  static constexpr auto from_json = gfxhub_template_from_json;
  static constexpr auto free = gfxhub_template_free;
};

template <>
struct RecordOf<gfxhub_newsroom_rundown_summary> {
  static constexpr auto to_json = gfxhub_newsroom_rundown_summary_to_json;
  static constexpr auto extra_json = gfxhub_newsroom_rundown_summary_extra_json;
  static constexpr auto from_json = gfxhub_newsroom_rundown_summary_from_json;
  static constexpr auto free = gfxhub_newsroom_rundown_summary_free;
};

template <>
struct RecordOf<gfxhub_newsroom_button> {
  static constexpr auto to_json = gfxhub_newsroom_button_to_json;
  static constexpr auto extra_json = gfxhub_newsroom_button_extra_json;
  static constexpr auto from_json = gfxhub_newsroom_button_from_json;
  static constexpr auto free = gfxhub_newsroom_button_free;
};

template <>
struct RecordOf<gfxhub_mos_object> {
  static constexpr auto to_json = gfxhub_mos_object_to_json;
  static constexpr auto extra_json = gfxhub_mos_object_extra_json;
  static constexpr auto from_json = gfxhub_mos_object_from_json;
  static constexpr auto free = gfxhub_mos_object_free;
};

template <>
struct RecordOf<gfxhub_newsroom_item> {
  static constexpr auto to_json = gfxhub_newsroom_item_to_json;
  static constexpr auto extra_json = gfxhub_newsroom_item_extra_json;
  static constexpr auto from_json = gfxhub_newsroom_item_from_json;
  static constexpr auto free = gfxhub_newsroom_item_free;
};

template <>
struct RecordOf<gfxhub_newsroom_rundown> {
  static constexpr auto to_json = gfxhub_newsroom_rundown_to_json;
  static constexpr auto extra_json = gfxhub_newsroom_rundown_extra_json;
  static constexpr auto from_json = gfxhub_newsroom_rundown_from_json;
  static constexpr auto free = gfxhub_newsroom_rundown_free;
};

template <>
struct RecordOf<gfxhub_graph_summary> {
  static constexpr auto to_json = gfxhub_graph_summary_to_json;
  static constexpr auto extra_json = gfxhub_graph_summary_extra_json;
  static constexpr auto from_json = gfxhub_graph_summary_from_json;
  static constexpr auto free = gfxhub_graph_summary_free;
};

template <>
struct RecordOf<gfxhub_graph> {
  static constexpr auto to_json = gfxhub_graph_to_json;
  static constexpr auto extra_json = gfxhub_graph_extra_json;
  static constexpr auto from_json = gfxhub_graph_from_json;
  static constexpr auto free = gfxhub_graph_free;
};

template <>
struct RecordOf<gfxhub_rgraph_summary> {
  static constexpr auto to_json = gfxhub_rgraph_summary_to_json;
  static constexpr auto extra_json = gfxhub_rgraph_summary_extra_json;
  static constexpr auto from_json = gfxhub_rgraph_summary_from_json;
  static constexpr auto free = gfxhub_rgraph_summary_free;
};

template <>
struct RecordOf<gfxhub_rgraph> {
  static constexpr auto to_json = gfxhub_rgraph_to_json;
  static constexpr auto extra_json = gfxhub_rgraph_extra_json;
  static constexpr auto from_json = gfxhub_rgraph_from_json;
  static constexpr auto free = gfxhub_rgraph_free;
};

template <>
struct RecordOf<gfxhub_ustate_summary> {
  static constexpr auto to_json = gfxhub_ustate_summary_to_json;
  static constexpr auto extra_json = gfxhub_ustate_summary_extra_json;
  static constexpr auto from_json = gfxhub_ustate_summary_from_json;
  static constexpr auto free = gfxhub_ustate_summary_free;
};

template <>
struct RecordOf<gfxhub_ustate> {
  static constexpr auto to_json = gfxhub_ustate_to_json;
  static constexpr auto extra_json = gfxhub_ustate_extra_json;
  static constexpr auto from_json = gfxhub_ustate_from_json;
  static constexpr auto free = gfxhub_ustate_free;
};

template <>
struct RecordOf<gfxhub_project> {
  static constexpr auto to_json = gfxhub_project_to_json;
  static constexpr auto extra_json = gfxhub_project_extra_json;
  static constexpr auto from_json = gfxhub_project_from_json;
  static constexpr auto free = gfxhub_project_free;
};

template <>
struct RecordOf<gfxhub_renderer> {
  static constexpr auto to_json = gfxhub_renderer_to_json;
  static constexpr auto extra_json = gfxhub_renderer_extra_json;
  static constexpr auto from_json = gfxhub_renderer_from_json;
  static constexpr auto free = gfxhub_renderer_free;
};

template <>
struct RecordOf<gfxhub_launch_config> {
  static constexpr auto to_json = gfxhub_launch_config_to_json;
  static constexpr auto extra_json = gfxhub_launch_config_extra_json;
  static constexpr auto from_json = gfxhub_launch_config_from_json;
  static constexpr auto free = gfxhub_launch_config_free;
};

template <>
struct RecordOf<gfxhub_launch_config_created> {
  static constexpr auto to_json = gfxhub_launch_config_created_to_json;
  static constexpr auto extra_json = gfxhub_launch_config_created_extra_json;
  static constexpr auto from_json = gfxhub_launch_config_created_from_json;
  static constexpr auto free = gfxhub_launch_config_created_free;
};

template <>
struct RecordOf<gfxhub_address> {
  static constexpr auto to_json = gfxhub_address_to_json;
  static constexpr auto extra_json = gfxhub_address_extra_json;
  static constexpr auto from_json = gfxhub_address_from_json;
  static constexpr auto free = gfxhub_address_free;
};

template <>
struct RecordOf<gfxhub_snapshot_property> {
  static constexpr auto to_json = gfxhub_snapshot_property_to_json;
  static constexpr auto extra_json = gfxhub_snapshot_property_extra_json;
  static constexpr auto from_json = gfxhub_snapshot_property_from_json;
  static constexpr auto free = gfxhub_snapshot_property_free;
};

template <>
struct RecordOf<gfxhub_snapshot_node> {
  static constexpr auto to_json = gfxhub_snapshot_node_to_json;
  static constexpr auto extra_json = gfxhub_snapshot_node_extra_json;
  static constexpr auto from_json = gfxhub_snapshot_node_from_json;
  static constexpr auto free = gfxhub_snapshot_node_free;
};

template <>
struct RecordOf<gfxhub_snapshot_engine> {
  static constexpr auto to_json = gfxhub_snapshot_engine_to_json;
  static constexpr auto extra_json = gfxhub_snapshot_engine_extra_json;
  static constexpr auto from_json = gfxhub_snapshot_engine_from_json;
  static constexpr auto free = gfxhub_snapshot_engine_free;
};

template <>
struct RecordOf<gfxhub_unread_node> {
  static constexpr auto to_json = gfxhub_unread_node_to_json;
  static constexpr auto extra_json = gfxhub_unread_node_extra_json;
  static constexpr auto from_json = gfxhub_unread_node_from_json;
  static constexpr auto free = gfxhub_unread_node_free;
};

template <>
struct RecordOf<gfxhub_snapshot> {
  static constexpr auto to_json = gfxhub_snapshot_to_json;
  static constexpr auto extra_json = gfxhub_snapshot_extra_json;
  static constexpr auto from_json = gfxhub_snapshot_from_json;
  static constexpr auto free = gfxhub_snapshot_free;
};

template <>
struct RecordOf<gfxhub_difference> {
  static constexpr auto to_json = gfxhub_difference_to_json;
  static constexpr auto extra_json = gfxhub_difference_extra_json;
  static constexpr auto from_json = gfxhub_difference_from_json;
  static constexpr auto free = gfxhub_difference_free;
};

template <>
struct RecordOf<gfxhub_planned_set> {
  static constexpr auto to_json = gfxhub_planned_set_to_json;
  static constexpr auto extra_json = gfxhub_planned_set_extra_json;
  static constexpr auto from_json = gfxhub_planned_set_from_json;
  static constexpr auto free = gfxhub_planned_set_free;
};

template <>
struct RecordOf<gfxhub_unset_property> {
  static constexpr auto to_json = gfxhub_unset_property_to_json;
  static constexpr auto extra_json = gfxhub_unset_property_extra_json;
  static constexpr auto from_json = gfxhub_unset_property_from_json;
  static constexpr auto free = gfxhub_unset_property_free;
};

template <>
struct RecordOf<gfxhub_recall_undo> {
  static constexpr auto to_json = gfxhub_recall_undo_to_json;
  static constexpr auto extra_json = gfxhub_recall_undo_extra_json;
  static constexpr auto from_json = gfxhub_recall_undo_from_json;
  static constexpr auto free = gfxhub_recall_undo_free;
};

template <>
struct RecordOf<gfxhub_recall_plan> {
  static constexpr auto to_json = gfxhub_recall_plan_to_json;
  static constexpr auto extra_json = gfxhub_recall_plan_extra_json;
  static constexpr auto from_json = gfxhub_recall_plan_from_json;
  static constexpr auto free = gfxhub_recall_plan_free;
};

template <>
struct RecordOf<gfxhub_recall_result> {
  static constexpr auto to_json = gfxhub_recall_result_to_json;
  static constexpr auto extra_json = gfxhub_recall_result_extra_json;
  static constexpr auto from_json = gfxhub_recall_result_from_json;
  static constexpr auto free = gfxhub_recall_result_free;
};

template <>
struct RecordOf<gfxhub_recall_report> {
  static constexpr auto to_json = gfxhub_recall_report_to_json;
  static constexpr auto extra_json = gfxhub_recall_report_extra_json;
  static constexpr auto from_json = gfxhub_recall_report_from_json;
  static constexpr auto free = gfxhub_recall_report_free;
};

template <>
struct RecordOf<gfxhub_permit> {
  static constexpr auto to_json = gfxhub_permit_to_json;
  static constexpr auto extra_json = gfxhub_permit_extra_json;
  static constexpr auto from_json = gfxhub_permit_from_json;
  static constexpr auto free = gfxhub_permit_free;
};

template <>
struct RecordOf<gfxhub_request_preview> {
  static constexpr auto to_json = gfxhub_request_preview_to_json;
  static constexpr auto extra_json = gfxhub_request_preview_extra_json;
  static constexpr auto from_json = gfxhub_request_preview_from_json;
  static constexpr auto free = gfxhub_request_preview_free;
};

template <>
struct RecordOf<gfxhub_capture> {
  static constexpr auto to_json = gfxhub_capture_to_json;
  static constexpr auto extra_json = gfxhub_capture_extra_json;
  static constexpr auto from_json = gfxhub_capture_from_json;
  static constexpr auto free = gfxhub_capture_free;
};

template <>
struct RecordOf<gfxhub_log_entry> {
  static constexpr auto to_json = gfxhub_log_entry_to_json;
  static constexpr auto extra_json = gfxhub_log_entry_extra_json;
  static constexpr auto from_json = gfxhub_log_entry_from_json;
  static constexpr auto free = gfxhub_log_entry_free;
};

template <>
struct RecordOf<gfxhub_log_status> {
  static constexpr auto to_json = gfxhub_log_status_to_json;
  static constexpr auto extra_json = gfxhub_log_status_extra_json;
  static constexpr auto from_json = gfxhub_log_status_from_json;
  static constexpr auto free = gfxhub_log_status_free;
};

template <>
struct RecordOf<gfxhub_member_result> {
  static constexpr auto to_json = gfxhub_member_result_to_json;
  static constexpr auto extra_json = gfxhub_member_result_extra_json;
  static constexpr auto from_json = gfxhub_member_result_from_json;
  static constexpr auto free = gfxhub_member_result_free;
};

template <>
struct RecordOf<gfxhub_group_report> {
  static constexpr auto to_json = gfxhub_group_report_to_json;
  static constexpr auto extra_json = gfxhub_group_report_extra_json;
  static constexpr auto from_json = gfxhub_group_report_from_json;
  static constexpr auto free = gfxhub_group_report_free;
};

template <>
struct RecordOf<gfxhub_member_status> {
  static constexpr auto to_json = gfxhub_member_status_to_json;
  static constexpr auto extra_json = gfxhub_member_status_extra_json;
  static constexpr auto from_json = gfxhub_member_status_from_json;
  static constexpr auto free = gfxhub_member_status_free;
};

template <>
struct RecordOf<gfxhub_member_comparison> {
  static constexpr auto to_json = gfxhub_member_comparison_to_json;
  static constexpr auto extra_json = gfxhub_member_comparison_extra_json;
  static constexpr auto from_json = gfxhub_member_comparison_from_json;
  static constexpr auto free = gfxhub_member_comparison_free;
};

template <>
struct RecordOf<gfxhub_awaited_change> {
  static constexpr auto to_json = gfxhub_awaited_change_to_json;
  static constexpr auto extra_json = gfxhub_awaited_change_extra_json;
  static constexpr auto from_json = gfxhub_awaited_change_from_json;
  static constexpr auto free = gfxhub_awaited_change_free;
};

}  // namespace detail

inline EngineInstance::EngineInstance(std::shared_ptr<const gfxhub_engine_instance> from)
    : Record(std::move(from)) {
  id = gfxhub_engine_instance_id(origin().get());
  project_tag = detail::optional_text(
      origin(),
      gfxhub_engine_instance_has_project_tag,
      gfxhub_engine_instance_project_tag);
  streaming = detail::optional_text(
      origin(),
      gfxhub_engine_instance_has_streaming,
      gfxhub_engine_instance_streaming);
  status = detail::text(gfxhub_engine_instance_status(origin().get()));
  pid = detail::optional_text(
      origin(),
      gfxhub_engine_instance_has_pid,
      gfxhub_engine_instance_pid);
  engine_host_id = detail::optional<EngineId>(origin(), gfxhub_engine_instance_engine_host_id);
  engine_role_id = detail::optional<std::int64_t>(origin(), gfxhub_engine_instance_engine_role_id);
  project_id = detail::optional<ProjectId>(origin(), gfxhub_engine_instance_project_id);
  project_map_id = detail::optional<ProjectMapId>(origin(), gfxhub_engine_instance_project_map_id);
  editor_path = detail::text(gfxhub_engine_instance_editor_path(origin().get()));
  cooked_project_id = detail::optional<std::int64_t>(origin(), gfxhub_engine_instance_cooked_project_id);
  cooked_map_id = detail::optional<std::int64_t>(origin(), gfxhub_engine_instance_cooked_map_id);
  cooked_id = detail::optional<std::int64_t>(origin(), gfxhub_engine_instance_cooked_id);
  engine_type = detail::text(gfxhub_engine_instance_engine_type(origin().get()));
  engine_version = detail::text(gfxhub_engine_instance_engine_version(origin().get()));
  status_description = detail::optional_text(
      origin(),
      gfxhub_engine_instance_has_status_description,
      gfxhub_engine_instance_status_description);
}

inline Engine::Engine(std::shared_ptr<const gfxhub_engine> from)
    : Record(std::move(from)) {
  id = gfxhub_engine_id(origin().get());
  name = detail::text(gfxhub_engine_name(origin().get()));
  ip = detail::text(gfxhub_engine_ip(origin().get()));
  role = detail::text(gfxhub_engine_role(origin().get()));
  status = detail::text(gfxhub_engine_status(origin().get()));
  cache_dir = detail::text(gfxhub_engine_cache_dir(origin().get()));
  minimum_free_space = detail::optional<std::int64_t>(origin(), gfxhub_engine_minimum_free_space);
  used_space = detail::optional<std::int64_t>(origin(), gfxhub_engine_used_space);
  disk_space = detail::optional<std::int64_t>(origin(), gfxhub_engine_disk_space);
  can_cook = detail::optional<bool>(origin(), gfxhub_engine_can_cook);
  display_name = detail::text(gfxhub_engine_display_name(origin().get()));
  re_enabled = detail::optional<bool>(origin(), gfxhub_engine_re_enabled);
  port = detail::optional<std::int64_t>(origin(), gfxhub_engine_port);
  rgraph_id = detail::optional<RgraphId>(origin(), gfxhub_engine_rgraph_id);
  owner_studio_id = detail::optional<std::int64_t>(origin(), gfxhub_engine_owner_studio_id);
  ustate_id = detail::optional<UstateId>(origin(), gfxhub_engine_ustate_id);
  ue_enabled = detail::optional<bool>(origin(), gfxhub_engine_ue_enabled);
  instances = detail::list<EngineInstance>(
      origin(),
      gfxhub_engine_instances_len,
      gfxhub_engine_instances_at);
  engine_type = detail::text(gfxhub_engine_engine_type(origin().get()));
}

inline Node::Node(std::shared_ptr<const gfxhub_node> from)
    : Record(std::move(from)) {
  node_path = detail::text(gfxhub_node_node_path(origin().get()));
  node_name = detail::text(gfxhub_node_node_name(origin().get()));
}

inline Property::Property(std::shared_ptr<const gfxhub_property> from)
    : Record(std::move(from)) {
  property_path = detail::text(gfxhub_property_property_path(origin().get()));
  display_name = detail::text(gfxhub_property_display_name(origin().get()));
  value = detail::part<Value>(origin(), gfxhub_property_value(origin().get()));
}

inline FunctionSummary::FunctionSummary(std::shared_ptr<const gfxhub_function_summary> from)
    : Record(std::move(from)) {
  function_path = detail::text(gfxhub_function_summary_function_path(origin().get()));
  function_name = detail::text(gfxhub_function_summary_function_name(origin().get()));
}

inline Function::Function(std::shared_ptr<const gfxhub_function> from)
    : Record(std::move(from)) {
  function_path = detail::text(gfxhub_function_function_path(origin().get()));
  function_name = detail::text(gfxhub_function_function_name(origin().get()));
  properties = detail::keyed<Property>(
      origin(),
      gfxhub_function_properties_len,
      gfxhub_function_properties_key_at,
      gfxhub_function_properties_at);
}

inline PlayoutRundown::PlayoutRundown(std::shared_ptr<const gfxhub_playout_rundown> from)
    : Record(std::move(from)) {
  id = gfxhub_playout_rundown_id(origin().get());
  name = detail::text(gfxhub_playout_rundown_name(origin().get()));
}

inline PlayoutButton::PlayoutButton(std::shared_ptr<const gfxhub_playout_button> from)
    : Record(std::move(from)) {
  id = detail::text(gfxhub_playout_button_id(origin().get()));
  label = detail::text(gfxhub_playout_button_label(origin().get()));
}

inline PlayoutItem::PlayoutItem(std::shared_ptr<const gfxhub_playout_item> from)
    : Record(std::move(from)) {
  id = gfxhub_playout_item_id(origin().get());
  name = detail::text(gfxhub_playout_item_name(origin().get()));
  template_ = detail::text(gfxhub_playout_item_template(origin().get()));
  data = detail::object(
      origin(),
      gfxhub_playout_item_data_len,
      gfxhub_playout_item_data_key_at,
      gfxhub_playout_item_data_at);
  buttons = detail::list<PlayoutButton>(
      origin(),
      gfxhub_playout_item_buttons_len,
      gfxhub_playout_item_buttons_at);
}

inline Template::Template(std::shared_ptr<const gfxhub_template> from)
    : Record(std::move(from)) {
  id = gfxhub_template_id(origin().get());
  name = detail::text(gfxhub_template_name(origin().get()));
}

inline NewsroomRundownSummary::NewsroomRundownSummary(std::shared_ptr<const gfxhub_newsroom_rundown_summary> from)
    : Record(std::move(from)) {
  ncs_id = detail::text(gfxhub_newsroom_rundown_summary_ncs_id(origin().get()));
  ro_id = detail::text(gfxhub_newsroom_rundown_summary_ro_id(origin().get()));
  ro_slug = detail::text(gfxhub_newsroom_rundown_summary_ro_slug(origin().get()));
  status = detail::text(gfxhub_newsroom_rundown_summary_status(origin().get()));
  created_at = detail::text(gfxhub_newsroom_rundown_summary_created_at(origin().get()));
  updated_at = detail::text(gfxhub_newsroom_rundown_summary_updated_at(origin().get()));
}

inline NewsroomButton::NewsroomButton(std::shared_ptr<const gfxhub_newsroom_button> from)
    : Record(std::move(from)) {
  id = detail::text(gfxhub_newsroom_button_id(origin().get()));
  key = detail::text(gfxhub_newsroom_button_key(origin().get()));
  label = detail::text(gfxhub_newsroom_button_label(origin().get()));
}

inline MosObject::MosObject(std::shared_ptr<const gfxhub_mos_object> from)
    : Record(std::move(from)) {
  obj_id = detail::text(gfxhub_mos_object_obj_id(origin().get()));
  obj_slug = detail::text(gfxhub_mos_object_obj_slug(origin().get()));
  mos_abstract = detail::text(gfxhub_mos_object_mos_abstract(origin().get()));
  obj_group = detail::optional_text(
      origin(),
      gfxhub_mos_object_has_obj_group,
      gfxhub_mos_object_obj_group);
  obj_tb = detail::text(gfxhub_mos_object_obj_tb(origin().get()));
  obj_rev = detail::optional<std::int64_t>(origin(), gfxhub_mos_object_obj_rev);
  obj_dur = detail::optional<std::int64_t>(origin(), gfxhub_mos_object_obj_dur);
  status = detail::text(gfxhub_mos_object_status(origin().get()));
  obj_air = detail::text(gfxhub_mos_object_obj_air(origin().get()));
  obj_paths = detail::optional_text(
      origin(),
      gfxhub_mos_object_has_obj_paths,
      gfxhub_mos_object_obj_paths);
  mos_external_metadata = detail::optional_text(
      origin(),
      gfxhub_mos_object_has_mos_external_metadata,
      gfxhub_mos_object_mos_external_metadata);
  created_by = detail::text(gfxhub_mos_object_created_by(origin().get()));
  created = detail::text(gfxhub_mos_object_created(origin().get()));
  changed_by = detail::text(gfxhub_mos_object_changed_by(origin().get()));
  changed = detail::text(gfxhub_mos_object_changed(origin().get()));
  description = detail::text(gfxhub_mos_object_description(origin().get()));
  obj_type = detail::text(gfxhub_mos_object_obj_type(origin().get()));
  template_ = detail::text(gfxhub_mos_object_template(origin().get()));
  data = detail::object(
      origin(),
      gfxhub_mos_object_data_len,
      gfxhub_mos_object_data_key_at,
      gfxhub_mos_object_data_at);
  buttons = detail::list<NewsroomButton>(
      origin(),
      gfxhub_mos_object_buttons_len,
      gfxhub_mos_object_buttons_at);
}

inline NewsroomItem::NewsroomItem(std::shared_ptr<const gfxhub_newsroom_item> from)
    : Record(std::move(from)) {
  story_id = detail::text(gfxhub_newsroom_item_story_id(origin().get()));
  item_id = detail::text(gfxhub_newsroom_item_item_id(origin().get()));
  story_slug = detail::text(gfxhub_newsroom_item_story_slug(origin().get()));
  item_slug = detail::text(gfxhub_newsroom_item_item_slug(origin().get()));
  mos_object = detail::optional_record<MosObject>(origin(), gfxhub_newsroom_item_mos_object);
}

inline NewsroomRundown::NewsroomRundown(std::shared_ptr<const gfxhub_newsroom_rundown> from)
    : Record(std::move(from)) {
  ncs_id = detail::text(gfxhub_newsroom_rundown_ncs_id(origin().get()));
  ro_id = detail::text(gfxhub_newsroom_rundown_ro_id(origin().get()));
  ro_slug = detail::text(gfxhub_newsroom_rundown_ro_slug(origin().get()));
  status = detail::text(gfxhub_newsroom_rundown_status(origin().get()));
  created_at = detail::text(gfxhub_newsroom_rundown_created_at(origin().get()));
  updated_at = detail::text(gfxhub_newsroom_rundown_updated_at(origin().get()));
  ro_channel = detail::text(gfxhub_newsroom_rundown_ro_channel(origin().get()));
  ro_ed_start = detail::text(gfxhub_newsroom_rundown_ro_ed_start(origin().get()));
  ro_ed_dur = detail::text(gfxhub_newsroom_rundown_ro_ed_dur(origin().get()));
  ro_trigger = detail::text(gfxhub_newsroom_rundown_ro_trigger(origin().get()));
  macro_in = detail::optional_text(
      origin(),
      gfxhub_newsroom_rundown_has_macro_in,
      gfxhub_newsroom_rundown_macro_in);
  macro_out = detail::optional_text(
      origin(),
      gfxhub_newsroom_rundown_has_macro_out,
      gfxhub_newsroom_rundown_macro_out);
  mos_external_metadata = detail::text(
      gfxhub_newsroom_rundown_mos_external_metadata(origin().get()));
  ready_to_air = detail::optional<bool>(origin(), gfxhub_newsroom_rundown_ready_to_air);
  items = detail::list<NewsroomItem>(
      origin(),
      gfxhub_newsroom_rundown_items_len,
      gfxhub_newsroom_rundown_items_at);
}

inline GraphSummary::GraphSummary(std::shared_ptr<const gfxhub_graph_summary> from)
    : Record(std::move(from)) {
  id = gfxhub_graph_summary_id(origin().get());
  name = detail::text(gfxhub_graph_summary_name(origin().get()));
}

inline Graph::Graph(std::shared_ptr<const gfxhub_graph> from)
    : Record(std::move(from)) {
  id = gfxhub_graph_id(origin().get());
  name = detail::text(gfxhub_graph_name(origin().get()));
  content = detail::text(gfxhub_graph_content(origin().get()));
}

inline RgraphSummary::RgraphSummary(std::shared_ptr<const gfxhub_rgraph_summary> from)
    : Record(std::move(from)) {
  id = gfxhub_rgraph_summary_id(origin().get());
  name = detail::text(gfxhub_rgraph_summary_name(origin().get()));
}

inline Rgraph::Rgraph(std::shared_ptr<const gfxhub_rgraph> from)
    : Record(std::move(from)) {
  id = gfxhub_rgraph_id(origin().get());
  name = detail::text(gfxhub_rgraph_name(origin().get()));
  xml_content = detail::text(gfxhub_rgraph_xml_content(origin().get()));
}

inline UstateSummary::UstateSummary(std::shared_ptr<const gfxhub_ustate_summary> from)
    : Record(std::move(from)) {
  id = gfxhub_ustate_summary_id(origin().get());
  name = detail::text(gfxhub_ustate_summary_name(origin().get()));
}

inline Ustate::Ustate(std::shared_ptr<const gfxhub_ustate> from)
    : Record(std::move(from)) {
  id = gfxhub_ustate_id(origin().get());
  name = detail::text(gfxhub_ustate_name(origin().get()));
  ustate_data = detail::text(gfxhub_ustate_ustate_data(origin().get()));
}

inline Project::Project(std::shared_ptr<const gfxhub_project> from)
    : Record(std::move(from)) {
  project_id = gfxhub_project_project_id(origin().get());
  name = detail::text(gfxhub_project_name(origin().get()));
  version = detail::text(gfxhub_project_version(origin().get()));
  shared_folder_name = detail::text(gfxhub_project_shared_folder_name(origin().get()));
  maps = detail::list<std::string>(origin(), gfxhub_project_maps_len, gfxhub_project_maps_at);
  created_at = detail::optional<std::int64_t>(origin(), gfxhub_project_created_at);
  updated_at = detail::optional<std::int64_t>(origin(), gfxhub_project_updated_at);
}

inline Renderer::Renderer(std::shared_ptr<const gfxhub_renderer> from)
    : Record(std::move(from)) {
  launch_config_id = detail::optional<LaunchId>(origin(), gfxhub_renderer_launch_config_id);
  engine_id = detail::optional<EngineId>(origin(), gfxhub_renderer_engine_id);
  project_id = detail::optional<ProjectId>(origin(), gfxhub_renderer_project_id);
  project_map_id = detail::optional<ProjectMapId>(origin(), gfxhub_renderer_project_map_id);
  engine_type = detail::text(gfxhub_renderer_engine_type(origin().get()));
  state_id = detail::optional<StateId>(origin(), gfxhub_renderer_state_id);
}

inline LaunchConfig::LaunchConfig(std::shared_ptr<const gfxhub_launch_config> from)
    : Record(std::move(from)) {
  id = detail::optional<LaunchId>(origin(), gfxhub_launch_config_id);
  name = detail::text(gfxhub_launch_config_name(origin().get()));
  renderers = detail::list<RendererRef>(
      origin(),
      gfxhub_launch_config_renderers_len,
      gfxhub_launch_config_renderers_at);
}

inline LaunchConfigCreated::LaunchConfigCreated(std::shared_ptr<const gfxhub_launch_config_created> from)
    : Record(std::move(from)) {
  id = gfxhub_launch_config_created_id(origin().get());
  renderers = detail::list<RendererRef>(
      origin(),
      gfxhub_launch_config_created_renderers_len,
      gfxhub_launch_config_created_renderers_at);
}

inline Address::Address(std::shared_ptr<const gfxhub_address> from)
    : Record(std::move(from)) {
  kind = detail::text(gfxhub_address_kind(origin().get()));
  path = detail::text(gfxhub_address_path(origin().get()));
  engine_id = detail::optional<EngineId>(origin(), gfxhub_address_engine_id);
  node_path = detail::optional_text(
      origin(),
      gfxhub_address_has_node_path,
      gfxhub_address_node_path);
  property_path = detail::optional_text(
      origin(),
      gfxhub_address_has_property_path,
      gfxhub_address_property_path);
  function_path = detail::optional_text(
      origin(),
      gfxhub_address_has_function_path,
      gfxhub_address_function_path);
  rundown_id = detail::optional<PlayoutRundownId>(origin(), gfxhub_address_rundown_id);
  item_id = detail::optional<ItemId>(origin(), gfxhub_address_item_id);
  button_key = detail::optional_text(
      origin(),
      gfxhub_address_has_button_key,
      gfxhub_address_button_key);
  template_id = detail::optional<TemplateId>(origin(), gfxhub_address_template_id);
  ncs_id = detail::optional_text(origin(), gfxhub_address_has_ncs_id, gfxhub_address_ncs_id);
  ro_id = detail::optional_text(origin(), gfxhub_address_has_ro_id, gfxhub_address_ro_id);
  story_id = detail::optional_text(
      origin(),
      gfxhub_address_has_story_id,
      gfxhub_address_story_id);
  newsroom_item_id = detail::optional_text(
      origin(),
      gfxhub_address_has_newsroom_item_id,
      gfxhub_address_newsroom_item_id);
  obj_id = detail::optional_text(origin(), gfxhub_address_has_obj_id, gfxhub_address_obj_id);
  graph_id = detail::optional<GraphId>(origin(), gfxhub_address_graph_id);
  rgraph_id = detail::optional<RgraphId>(origin(), gfxhub_address_rgraph_id);
  ustate_id = detail::optional<UstateId>(origin(), gfxhub_address_ustate_id);
  launch_id = detail::optional<LaunchId>(origin(), gfxhub_address_launch_id);
  age_ms = detail::optional<std::int64_t>(origin(), gfxhub_address_age_ms);
}

inline SnapshotProperty::SnapshotProperty(std::shared_ptr<const gfxhub_snapshot_property> from)
    : Record(std::move(from)) {
  property_path = detail::text(gfxhub_snapshot_property_property_path(origin().get()));
  display_name = detail::text(gfxhub_snapshot_property_display_name(origin().get()));
  value = detail::part<Value>(origin(), gfxhub_snapshot_property_value(origin().get()));
  skip = detail::optional_text(
      origin(),
      gfxhub_snapshot_property_has_skip,
      gfxhub_snapshot_property_skip);
}

inline SnapshotNode::SnapshotNode(std::shared_ptr<const gfxhub_snapshot_node> from)
    : Record(std::move(from)) {
  node_path = detail::text(gfxhub_snapshot_node_node_path(origin().get()));
  node_name = detail::text(gfxhub_snapshot_node_node_name(origin().get()));
  properties = detail::list<SnapshotProperty>(
      origin(),
      gfxhub_snapshot_node_properties_len,
      gfxhub_snapshot_node_properties_at);
}

inline SnapshotEngine::SnapshotEngine(std::shared_ptr<const gfxhub_snapshot_engine> from)
    : Record(std::move(from)) {
  id = gfxhub_snapshot_engine_id(origin().get());
  name = detail::text(gfxhub_snapshot_engine_name(origin().get()));
  display_name = detail::text(gfxhub_snapshot_engine_display_name(origin().get()));
  engine_type = detail::text(gfxhub_snapshot_engine_engine_type(origin().get()));
  rgraph_id = detail::optional<RgraphId>(origin(), gfxhub_snapshot_engine_rgraph_id);
  ustate_id = detail::optional<UstateId>(origin(), gfxhub_snapshot_engine_ustate_id);
  pids = detail::list<std::string>(
      origin(),
      gfxhub_snapshot_engine_pids_len,
      gfxhub_snapshot_engine_pids_at);
  begun = detail::text(gfxhub_snapshot_engine_begun(origin().get()));
  ended = detail::text(gfxhub_snapshot_engine_ended(origin().get()));
  nodes = detail::list<SnapshotNode>(
      origin(),
      gfxhub_snapshot_engine_nodes_len,
      gfxhub_snapshot_engine_nodes_at);
}

inline UnreadNode::UnreadNode(std::shared_ptr<const gfxhub_unread_node> from)
    : Record(std::move(from)) {
  engine_id = gfxhub_unread_node_engine_id(origin().get());
  node_path = detail::optional_text(
      origin(),
      gfxhub_unread_node_has_node_path,
      gfxhub_unread_node_node_path);
  kind = detail::text(gfxhub_unread_node_kind(origin().get()));
  message = detail::text(gfxhub_unread_node_message(origin().get()));
}

inline Snapshot::Snapshot(std::shared_ptr<const gfxhub_snapshot> from)
    : Record(std::move(from)) {
  format = detail::text(gfxhub_snapshot_format(origin().get()));
  version = gfxhub_snapshot_version(origin().get());
  taken = detail::text(gfxhub_snapshot_taken(origin().get()));
  hub = detail::text(gfxhub_snapshot_hub(origin().get()));
  complete = detail::optional<bool>(origin(), gfxhub_snapshot_complete);
  only = detail::list<std::string>(origin(), gfxhub_snapshot_only_len, gfxhub_snapshot_only_at);
  protect = detail::list<std::string>(
      origin(),
      gfxhub_snapshot_protect_len,
      gfxhub_snapshot_protect_at);
  engines = detail::list<SnapshotEngine>(
      origin(),
      gfxhub_snapshot_engines_len,
      gfxhub_snapshot_engines_at);
  missing = detail::list<UnreadNode>(
      origin(),
      gfxhub_snapshot_missing_len,
      gfxhub_snapshot_missing_at);
}

inline Difference::Difference(std::shared_ptr<const gfxhub_difference> from)
    : Record(std::move(from)) {
  kind = detail::text(gfxhub_difference_kind(origin().get()));
  engine_id = gfxhub_difference_engine_id(origin().get());
  engine = detail::text(gfxhub_difference_engine(origin().get()));
  node_path = detail::optional_text(
      origin(),
      gfxhub_difference_has_node_path,
      gfxhub_difference_node_path);
  node_name = detail::text(gfxhub_difference_node_name(origin().get()));
  property_path = detail::optional_text(
      origin(),
      gfxhub_difference_has_property_path,
      gfxhub_difference_property_path);
  display_name = detail::text(gfxhub_difference_display_name(origin().get()));
  first = detail::part<Value>(origin(), gfxhub_difference_first(origin().get()));
  second = detail::part<Value>(origin(), gfxhub_difference_second(origin().get()));
  reason = detail::optional_text(
      origin(),
      gfxhub_difference_has_reason,
      gfxhub_difference_reason);
}

inline PlannedSet::PlannedSet(std::shared_ptr<const gfxhub_planned_set> from)
    : Record(std::move(from)) {
  engine_id = gfxhub_planned_set_engine_id(origin().get());
  node_path = detail::text(gfxhub_planned_set_node_path(origin().get()));
  node_name = detail::text(gfxhub_planned_set_node_name(origin().get()));
  property_path = detail::text(gfxhub_planned_set_property_path(origin().get()));
  display_name = detail::text(gfxhub_planned_set_display_name(origin().get()));
  before = detail::part<Value>(origin(), gfxhub_planned_set_before(origin().get()));
  after = detail::part<Value>(origin(), gfxhub_planned_set_after(origin().get()));
  eased = detail::optional<bool>(origin(), gfxhub_planned_set_eased);
  at_end = detail::optional<bool>(origin(), gfxhub_planned_set_at_end);
}

inline UnsetProperty::UnsetProperty(std::shared_ptr<const gfxhub_unset_property> from)
    : Record(std::move(from)) {
  engine_id = gfxhub_unset_property_engine_id(origin().get());
  node_path = detail::text(gfxhub_unset_property_node_path(origin().get()));
  node_name = detail::text(gfxhub_unset_property_node_name(origin().get()));
  property_path = detail::text(gfxhub_unset_property_property_path(origin().get()));
  display_name = detail::text(gfxhub_unset_property_display_name(origin().get()));
  reason = detail::text(gfxhub_unset_property_reason(origin().get()));
}

inline RecallUndo::RecallUndo(std::shared_ptr<const gfxhub_recall_undo> from)
    : Record(std::move(from)) {
  format = detail::text(gfxhub_recall_undo_format(origin().get()));
  version = gfxhub_recall_undo_version(origin().get());
  made = detail::text(gfxhub_recall_undo_made(origin().get()));
  hub = detail::text(gfxhub_recall_undo_hub(origin().get()));
  sets = detail::list<PlannedSet>(
      origin(),
      gfxhub_recall_undo_sets_len,
      gfxhub_recall_undo_sets_at);
}

inline RecallPlan::RecallPlan(std::shared_ptr<const gfxhub_recall_plan> from)
    : Record(std::move(from)) {
  format = detail::text(gfxhub_recall_plan_format(origin().get()));
  version = gfxhub_recall_plan_version(origin().get());
  made = detail::text(gfxhub_recall_plan_made(origin().get()));
  hub = detail::text(gfxhub_recall_plan_hub(origin().get()));
  over_ms = detail::optional<std::int64_t>(origin(), gfxhub_recall_plan_over_ms);
  ease = detail::text(gfxhub_recall_plan_ease(origin().get()));
  lead_ms = detail::optional<std::int64_t>(origin(), gfxhub_recall_plan_lead_ms);
  spread_ms = detail::optional<std::int64_t>(origin(), gfxhub_recall_plan_spread_ms);
  engines = detail::list<SnapshotEngine>(
      origin(),
      gfxhub_recall_plan_engines_len,
      gfxhub_recall_plan_engines_at);
  sets = detail::list<PlannedSet>(
      origin(),
      gfxhub_recall_plan_sets_len,
      gfxhub_recall_plan_sets_at);
  left_alone = detail::list<UnsetProperty>(
      origin(),
      gfxhub_recall_plan_left_alone_len,
      gfxhub_recall_plan_left_alone_at);
  undo = detail::optional_record<RecallUndo>(origin(), gfxhub_recall_plan_undo);
}

inline RecallResult::RecallResult(std::shared_ptr<const gfxhub_recall_result> from)
    : Record(std::move(from)) {
  outcome = detail::text(gfxhub_recall_result_outcome(origin().get()));
  engine_id = gfxhub_recall_result_engine_id(origin().get());
  node_path = detail::text(gfxhub_recall_result_node_path(origin().get()));
  node_name = detail::text(gfxhub_recall_result_node_name(origin().get()));
  property_path = detail::text(gfxhub_recall_result_property_path(origin().get()));
  display_name = detail::text(gfxhub_recall_result_display_name(origin().get()));
  wanted = detail::part<Value>(origin(), gfxhub_recall_result_wanted(origin().get()));
  found = detail::part<Value>(origin(), gfxhub_recall_result_found(origin().get()));
  kind = detail::text(gfxhub_recall_result_kind(origin().get()));
  message = detail::text(gfxhub_recall_result_message(origin().get()));
}

inline RecallReport::RecallReport(std::shared_ptr<const gfxhub_recall_report> from)
    : Record(std::move(from)) {
  results = detail::list<RecallResult>(
      origin(),
      gfxhub_recall_report_results_len,
      gfxhub_recall_report_results_at);
  spread_ms = gfxhub_recall_report_spread_ms(origin().get());
  elapsed_ms = gfxhub_recall_report_elapsed_ms(origin().get());
  undo = detail::optional_record<RecallUndo>(origin(), gfxhub_recall_report_undo);
}

inline Permit::Permit(std::shared_ptr<const gfxhub_permit> from)
    : Record(std::move(from)) {
  id = gfxhub_permit_id(origin().get());
  operation = detail::text(gfxhub_permit_operation(origin().get()));
  until_ms = gfxhub_permit_until_ms(origin().get());
}

inline RequestPreview::RequestPreview(std::shared_ptr<const gfxhub_request_preview> from)
    : Record(std::move(from)) {
  operation = detail::text(gfxhub_request_preview_operation(origin().get()));
  method = detail::text(gfxhub_request_preview_method(origin().get()));
  path = detail::text(gfxhub_request_preview_path(origin().get()));
  body = detail::text(gfxhub_request_preview_body(origin().get()));
  retry_class = detail::text(gfxhub_request_preview_retry_class(origin().get()));
  resend = gfxhub_request_preview_resend(origin().get());
  names = detail::list<std::string>(
      origin(),
      gfxhub_request_preview_names_len,
      gfxhub_request_preview_names_at);
  guard = detail::text(gfxhub_request_preview_guard(origin().get()));
  curl = detail::text(gfxhub_request_preview_curl(origin().get()));
}

inline Capture::Capture(std::shared_ptr<const gfxhub_capture> from)
    : Record(std::move(from)) {
  show = detail::object(
      origin(),
      gfxhub_capture_show_len,
      gfxhub_capture_show_key_at,
      gfxhub_capture_show_at);
  filled = detail::list<std::string>(
      origin(),
      gfxhub_capture_filled_len,
      gfxhub_capture_filled_at);
  left_out = detail::list<std::string>(
      origin(),
      gfxhub_capture_left_out_len,
      gfxhub_capture_left_out_at);
}

inline LogEntry::LogEntry(std::shared_ptr<const gfxhub_log_entry> from)
    : Record(std::move(from)) {
  number = detail::optional<std::int64_t>(origin(), gfxhub_log_entry_number);
  at_ms = gfxhub_log_entry_at_ms(origin().get());
  hub = detail::text(gfxhub_log_entry_hub(origin().get()));
  pid = gfxhub_log_entry_pid(origin().get());
  event = detail::text(gfxhub_log_entry_event(origin().get()));
  operation = detail::text(gfxhub_log_entry_operation(origin().get()));
  arguments = detail::object(
      origin(),
      gfxhub_log_entry_arguments_len,
      gfxhub_log_entry_arguments_key_at,
      gfxhub_log_entry_arguments_at);
  names = detail::text(gfxhub_log_entry_names(origin().get()));
  ended = detail::text(gfxhub_log_entry_ended(origin().get()));
  kind = detail::text(gfxhub_log_entry_kind(origin().get()));
  missing = detail::text(gfxhub_log_entry_missing(origin().get()));
  status = detail::optional<std::int64_t>(origin(), gfxhub_log_entry_status);
  attempts = detail::optional<std::int64_t>(origin(), gfxhub_log_entry_attempts);
  elapsed_ms = detail::optional<std::int64_t>(origin(), gfxhub_log_entry_elapsed_ms);
  whole = detail::optional<std::int64_t>(origin(), gfxhub_log_entry_whole);
  whole_call = detail::text(gfxhub_log_entry_whole_call(origin().get()));
  permit = detail::optional<PermitId>(origin(), gfxhub_log_entry_permit);
  response = detail::text(gfxhub_log_entry_response(origin().get()));
}

inline LogStatus::LogStatus(std::shared_ptr<const gfxhub_log_status> from)
    : Record(std::move(from)) {
  file = detail::text(gfxhub_log_status_file(origin().get()));
  lost = gfxhub_log_status_lost(origin().get());
}

inline MemberResult::MemberResult(std::shared_ptr<const gfxhub_member_result> from)
    : Record(std::move(from)) {
  member = detail::text(gfxhub_member_result_member(origin().get()));
  hub = detail::text(gfxhub_member_result_hub(origin().get()));
  engine = detail::text(gfxhub_member_result_engine(origin().get()));
  outcome = detail::text(gfxhub_member_result_outcome(origin().get()));
  result = detail::part<Value>(origin(), gfxhub_member_result_result(origin().get()));
  kind = detail::text(gfxhub_member_result_kind(origin().get()));
  effect = detail::text(gfxhub_member_result_effect(origin().get()));
  message = detail::text(gfxhub_member_result_message(origin().get()));
  sent_us = detail::optional<std::int64_t>(origin(), gfxhub_member_result_sent_us);
  ended_us = detail::optional<std::int64_t>(origin(), gfxhub_member_result_ended_us);
}

inline GroupReport::GroupReport(std::shared_ptr<const gfxhub_group_report> from)
    : Record(std::move(from)) {
  members = detail::list<MemberResult>(
      origin(),
      gfxhub_group_report_members_len,
      gfxhub_group_report_members_at);
  agree = detail::optional<bool>(origin(), gfxhub_group_report_agree);
  fired_within_us = detail::optional<std::int64_t>(origin(), gfxhub_group_report_fired_within_us);
}

inline MemberStatus::MemberStatus(std::shared_ptr<const gfxhub_member_status> from)
    : Record(std::move(from)) {
  member = detail::text(gfxhub_member_status_member(origin().get()));
  hub = detail::text(gfxhub_member_status_hub(origin().get()));
  engine = detail::text(gfxhub_member_status_engine(origin().get()));
  used = detail::optional<bool>(origin(), gfxhub_member_status_used);
  away = detail::optional<bool>(origin(), gfxhub_member_status_away);
  calls = gfxhub_member_status_calls(origin().get());
  failures = gfxhub_member_status_failures(origin().get());
  took_us = detail::optional<std::int64_t>(origin(), gfxhub_member_status_took_us);
  message = detail::text(gfxhub_member_status_message(origin().get()));
}

inline MemberComparison::MemberComparison(std::shared_ptr<const gfxhub_member_comparison> from)
    : Record(std::move(from)) {
  member = detail::text(gfxhub_member_comparison_member(origin().get()));
  hub = detail::text(gfxhub_member_comparison_hub(origin().get()));
  engine = detail::text(gfxhub_member_comparison_engine(origin().get()));
  agrees = detail::optional<bool>(origin(), gfxhub_member_comparison_agrees);
  differences = detail::list<Difference>(
      origin(),
      gfxhub_member_comparison_differences_len,
      gfxhub_member_comparison_differences_at);
}

inline AwaitedChange::AwaitedChange(std::shared_ptr<const gfxhub_awaited_change> from)
    : Record(std::move(from)) {
  topic = detail::text(gfxhub_awaited_change_topic(origin().get()));
  key = detail::text(gfxhub_awaited_change_key(origin().get()));
  name = detail::text(gfxhub_awaited_change_name(origin().get()));
  before = detail::part<Value>(origin(), gfxhub_awaited_change_before(origin().get()));
  after = detail::part<Value>(origin(), gfxhub_awaited_change_after(origin().get()));
  at_ms = gfxhub_awaited_change_at_ms(origin().get());
  waited_ms = gfxhub_awaited_change_waited_ms(origin().get());
  looks = gfxhub_awaited_change_looks(origin().get());
}

inline RendererRef::RendererRef(std::shared_ptr<const gfxhub_renderer_ref> origin)
    : id(detail::optional<RendererId>(origin, gfxhub_renderer_ref_id)),
      record(detail::optional_record<Renderer>(origin, gfxhub_renderer_ref_record)) {}

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
