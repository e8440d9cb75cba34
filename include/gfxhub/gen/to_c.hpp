// Written by cargo xtask generate; do not edit.
// Conversion of bodies to the C interface.
#ifndef GFXHUB_GEN_TO_C_HPP
#define GFXHUB_GEN_TO_C_HPP

// IWYU pragma: private, include <gfxhub.hpp>

#include <cstddef>
#include <string>

#include "../../gfxhub.h"
#include "../call.hpp"
#include "../decimal.hpp"
#include "bodies.hpp"
#include "namespace.hpp"

namespace gfxhub {
inline namespace GFXHUB_INLINE_NAMESPACE {

namespace detail {

inline Owned<gfxhub_property_update> to_c(
    const PropertyUpdate& from, Call& call, const std::string& place) {
  call.validate(place + ".Value", from.value);
  Owned<gfxhub_property_update> to(
      gfxhub_property_update_new(from.value.handle()),
      gfxhub_property_update_free);
  if (from.interpolation) {
    call.validate(place + ".Interpolation", *from.interpolation);
    call.validate(
        place + ".Interpolation",
        gfxhub_property_update_set_interpolation(to.get(), from.interpolation->get().c_str()));
  }
  if (from.duration) {
    call.validate(
        place + ".Duration",
        gfxhub_property_update_set_duration(to.get(), from.duration->get()));
  }
  if (from.delay) {
    call.validate(
        place + ".Delay",
        gfxhub_property_update_set_delay(to.get(), from.delay->get()));
  }
  return to;
}

inline Owned<gfxhub_payload> to_c(
    const Payload& from, Call& call, const std::string& place) {
  call.validate(place + ".value", from.value);
  Owned<gfxhub_payload> to(
      gfxhub_payload_new(from.value.handle()),
      gfxhub_payload_free);
  return to;
}

inline Owned<gfxhub_function_parameter> to_c(
    const FunctionParameter& from, Call& call, const std::string& place) {
  call.validate(place + ".PropertyPath", from.property_path);
  const auto sent_payload = to_c(from.payload, call, place + ".payload");
  Owned<gfxhub_function_parameter> to(
      gfxhub_function_parameter_new(from.property_path.get().c_str(), sent_payload.get()),
      gfxhub_function_parameter_free);
  call.validate_text(place + ".PropertyPath", from.property_path);
  return to;
}

inline Owned<gfxhub_function_call> to_c(
    const FunctionCall& from, Call& call, const std::string& place) {
  Owned<gfxhub_function_call> to(
      gfxhub_function_call_new(),
      gfxhub_function_call_free);
  for (std::size_t at = 0; at < from.parameters.size(); ++at) {
    const std::string item = place + ".Parameters[" + decimal(at) + "]";
    const auto sent = to_c(from.parameters[at], call, item);
    call.validate(item, gfxhub_function_call_add_parameters(to.get(), sent.get()));
  }
  return to;
}

inline Owned<gfxhub_playout_rundown_name_body> to_c(
    const PlayoutRundownName& from, Call& call, const std::string& place) {
  call.validate(place + ".name", from.name);
  Owned<gfxhub_playout_rundown_name_body> to(
      gfxhub_playout_rundown_name_body_new(from.name.c_str()),
      gfxhub_playout_rundown_name_body_free);
  call.validate_text(place + ".name", from.name);
  return to;
}

inline Owned<gfxhub_playout_item_create> to_c(
    const PlayoutItemCreate& from, Call& call, const std::string& place) {
  call.validate(place + ".name", from.name);
  call.validate(place + ".template", from.template_);
  Owned<gfxhub_playout_item_create> to(
      gfxhub_playout_item_create_new(from.name.c_str(), from.template_.c_str()),
      gfxhub_playout_item_create_free);
  call.validate_text(place + ".name", from.name);
  call.validate_text(place + ".template", from.template_);
  if (from.order) {
    call.validate(
        place + ".order",
        gfxhub_playout_item_create_set_order(to.get(), *from.order));
  }
  if (from.data) {
    call.validate_object(place + ".data", *from.data);
    call.validate(
        place + ".data",
        gfxhub_playout_item_create_set_data(to.get(), from.data->handle()));
  }
  return to;
}

inline Owned<gfxhub_playout_item_update> to_c(
    const PlayoutItemUpdate& from, Call& call, const std::string& place) {
  Owned<gfxhub_playout_item_update> to(
      gfxhub_playout_item_update_new(),
      gfxhub_playout_item_update_free);
  if (from.name) {
    call.validate(place + ".name", *from.name);
    call.validate(
        place + ".name",
        gfxhub_playout_item_update_set_name(to.get(), from.name->c_str()));
  }
  if (from.template_) {
    call.validate(place + ".template", *from.template_);
    call.validate(
        place + ".template",
        gfxhub_playout_item_update_set_template(to.get(), from.template_->c_str()));
  }
  if (from.order) {
    call.validate(
        place + ".order",
        gfxhub_playout_item_update_set_order(to.get(), *from.order));
  }
  if (from.overridden_channels) {
    call.validate(place + ".overriddenChannels", gfxhub_playout_item_update_clear_overridden_channels(to.get()));
    const auto& items = *from.overridden_channels;
    for (std::size_t at = 0; at < items.size(); ++at) {
      const std::string item = place + ".overriddenChannels[" + decimal(at) + "]";
      call.validate(item, gfxhub_playout_item_update_add_overridden_channels(to.get(), items[at]));
    }
  }
  if (from.data) {
    call.validate_object(place + ".data", *from.data);
    call.validate(
        place + ".data",
        gfxhub_playout_item_update_set_data(to.get(), from.data->handle()));
  }
  return to;
}

inline Owned<gfxhub_mos_object_update> to_c(
    const MosObjectUpdate& from, Call& call, const std::string& place) {
  Owned<gfxhub_mos_object_update> to(
      gfxhub_mos_object_update_new(),
      gfxhub_mos_object_update_free);
  if (from.description) {
    call.validate(place + ".description", *from.description);
    call.validate(
        place + ".description",
        gfxhub_mos_object_update_set_description(to.get(), from.description->c_str()));
  }
  if (from.data) {
    call.validate_object(place + ".data", *from.data);
    call.validate(
        place + ".data",
        gfxhub_mos_object_update_set_data(to.get(), from.data->handle()));
  }
  return to;
}

inline Owned<gfxhub_fields_update> to_c(
    const FieldsUpdate& from, Call& call, const std::string& place) {
  call.validate_object(place + ".fields", from.fields);
  Owned<gfxhub_fields_update> to(
      gfxhub_fields_update_new(from.fields.handle()),
      gfxhub_fields_update_free);
  if (from.new_fields) {
    call.validate_object(place + ".newFields", *from.new_fields);
    call.validate(
        place + ".newFields",
        gfxhub_fields_update_set_new_fields(to.get(), from.new_fields->handle()));
  }
  return to;
}

inline Owned<gfxhub_name_paths> to_c(
    const NamePaths& from, Call& call, const std::string& place) {
  Owned<gfxhub_name_paths> to(
      gfxhub_name_paths_new(),
      gfxhub_name_paths_free);
  for (std::size_t at = 0; at < from.paths.size(); ++at) {
    const std::string item = place + ".paths[" + decimal(at) + "]";
    call.validate(item, from.paths[at]);
    call.validate(item, gfxhub_name_paths_add_paths(to.get(), from.paths[at].get().c_str()));
  }
  return to;
}

inline Owned<gfxhub_named_update> to_c(
    const NamedUpdate& from, Call& call, const std::string& place) {
  call.validate(place + ".value", from.value);
  Owned<gfxhub_named_update> to(
      gfxhub_named_update_new(from.value.handle()),
      gfxhub_named_update_free);
  if (from.over) {
    call.validate(
        place + ".over",
        gfxhub_named_update_set_over(to.get(), from.over->get()));
  }
  if (from.ease) {
    call.validate(place + ".ease", *from.ease);
    call.validate(
        place + ".ease",
        gfxhub_named_update_set_ease(to.get(), from.ease->get().c_str()));
  }
  if (from.delay) {
    call.validate(
        place + ".delay",
        gfxhub_named_update_set_delay(to.get(), from.delay->get()));
  }
  return to;
}

inline Owned<gfxhub_named_call> to_c(
    const NamedCall& from, Call& call, const std::string& place) {
  Owned<gfxhub_named_call> to(
      gfxhub_named_call_new(),
      gfxhub_named_call_free);
  if (from.parameters) {
    call.validate_object(place + ".parameters", *from.parameters);
    call.validate(
        place + ".parameters",
        gfxhub_named_call_set_parameters(to.get(), from.parameters->handle()));
  }
  return to;
}

inline Owned<gfxhub_named_load> to_c(
    const NamedLoad& from, Call& call, const std::string& place) {
  call.validate(place + ".engine", from.engine);
  Owned<gfxhub_named_load> to(
      gfxhub_named_load_new(from.engine.get().c_str()),
      gfxhub_named_load_free);
  call.validate_text(place + ".engine", from.engine);
  if (from.wait) {
    call.validate(
        place + ".wait",
        gfxhub_named_load_set_wait(to.get(), from.wait->get()));
  }
  return to;
}

inline Owned<gfxhub_snapshot_taking> to_c(
    const SnapshotTaking& from, Call& call, const std::string& place) {
  Owned<gfxhub_snapshot_taking> to(
      gfxhub_snapshot_taking_new(),
      gfxhub_snapshot_taking_free);
  if (from.engines) {
    call.validate(place + ".engines", gfxhub_snapshot_taking_clear_engines(to.get()));
    const auto& items = *from.engines;
    for (std::size_t at = 0; at < items.size(); ++at) {
      const std::string item = place + ".engines[" + decimal(at) + "]";
      call.validate(item, items[at]);
      call.validate(item, gfxhub_snapshot_taking_add_engines(to.get(), items[at].get().c_str()));
    }
  }
  if (from.only) {
    call.validate(place + ".only", gfxhub_snapshot_taking_clear_only(to.get()));
    const auto& items = *from.only;
    for (std::size_t at = 0; at < items.size(); ++at) {
      const std::string item = place + ".only[" + decimal(at) + "]";
      call.validate(item, items[at]);
      call.validate(item, gfxhub_snapshot_taking_add_only(to.get(), items[at].c_str()));
    }
  }
  if (from.protect) {
    call.validate(place + ".protect", gfxhub_snapshot_taking_clear_protect(to.get()));
    const auto& items = *from.protect;
    for (std::size_t at = 0; at < items.size(); ++at) {
      const std::string item = place + ".protect[" + decimal(at) + "]";
      call.validate(item, items[at]);
      call.validate(item, gfxhub_snapshot_taking_add_protect(to.get(), items[at].c_str()));
    }
  }
  if (from.once) {
    call.validate(
        place + ".once",
        gfxhub_snapshot_taking_set_once(to.get(), *from.once));
  }
  if (from.fast) {
    call.validate(
        place + ".fast",
        gfxhub_snapshot_taking_set_fast(to.get(), *from.fast));
  }
  return to;
}

inline Owned<gfxhub_snapshot_comparison> to_c(
    const SnapshotComparison& from, Call& call, const std::string& place) {
  Owned<gfxhub_snapshot_comparison> to(
      gfxhub_snapshot_comparison_new(from.first.handle()),
      gfxhub_snapshot_comparison_free);
  if (from.second) {
    call.validate(
        place + ".second",
        gfxhub_snapshot_comparison_set_second(to.get(), from.second->handle()));
  }
  if (from.match_by) {
    call.validate(place + ".matchBy", *from.match_by);
    call.validate(
        place + ".matchBy",
        gfxhub_snapshot_comparison_set_match_by(to.get(), from.match_by->get().c_str()));
  }
  if (from.map) {
    call.validate_object(place + ".map", *from.map);
    call.validate(
        place + ".map",
        gfxhub_snapshot_comparison_set_map(to.get(), from.map->handle()));
  }
  if (from.fast) {
    call.validate(
        place + ".fast",
        gfxhub_snapshot_comparison_set_fast(to.get(), *from.fast));
  }
  return to;
}

inline Owned<gfxhub_recall_planning> to_c(
    const RecallPlanning& from, Call& call, const std::string& place) {
  Owned<gfxhub_recall_planning> to(
      gfxhub_recall_planning_new(from.snapshot.handle()),
      gfxhub_recall_planning_free);
  if (from.only) {
    call.validate(place + ".only", gfxhub_recall_planning_clear_only(to.get()));
    const auto& items = *from.only;
    for (std::size_t at = 0; at < items.size(); ++at) {
      const std::string item = place + ".only[" + decimal(at) + "]";
      call.validate(item, items[at]);
      call.validate(item, gfxhub_recall_planning_add_only(to.get(), items[at].c_str()));
    }
  }
  if (from.all) {
    call.validate(
        place + ".all",
        gfxhub_recall_planning_set_all(to.get(), *from.all));
  }
  if (from.over) {
    call.validate(
        place + ".over",
        gfxhub_recall_planning_set_over(to.get(), from.over->get()));
  }
  if (from.ease) {
    call.validate(place + ".ease", *from.ease);
    call.validate(
        place + ".ease",
        gfxhub_recall_planning_set_ease(to.get(), from.ease->get().c_str()));
  }
  if (from.ease_also) {
    call.validate(place + ".easeAlso", gfxhub_recall_planning_clear_ease_also(to.get()));
    const auto& items = *from.ease_also;
    for (std::size_t at = 0; at < items.size(); ++at) {
      const std::string item = place + ".easeAlso[" + decimal(at) + "]";
      call.validate(item, items[at]);
      call.validate(item, gfxhub_recall_planning_add_ease_also(to.get(), items[at].c_str()));
    }
  }
  if (from.rest) {
    call.validate(place + ".rest", *from.rest);
    call.validate(
        place + ".rest",
        gfxhub_recall_planning_set_rest(to.get(), from.rest->get().c_str()));
  }
  if (from.lead) {
    call.validate(
        place + ".lead",
        gfxhub_recall_planning_set_lead(to.get(), *from.lead));
  }
  if (from.match_by) {
    call.validate(place + ".matchBy", *from.match_by);
    call.validate(
        place + ".matchBy",
        gfxhub_recall_planning_set_match_by(to.get(), from.match_by->get().c_str()));
  }
  if (from.map) {
    call.validate_object(place + ".map", *from.map);
    call.validate(
        place + ".map",
        gfxhub_recall_planning_set_map(to.get(), from.map->handle()));
  }
  if (from.force) {
    call.validate(
        place + ".force",
        gfxhub_recall_planning_set_force(to.get(), *from.force));
  }
  if (from.fast) {
    call.validate(
        place + ".fast",
        gfxhub_recall_planning_set_fast(to.get(), *from.fast));
  }
  return to;
}

inline Owned<gfxhub_recall_request> to_c(
    const RecallRequest& from, Call& call, const std::string& place) {
  Owned<gfxhub_recall_request> to(
      gfxhub_recall_request_new(from.plan.handle()),
      gfxhub_recall_request_free);
  if (from.force) {
    call.validate(
        place + ".force",
        gfxhub_recall_request_set_force(to.get(), *from.force));
  }
  return to;
}

inline Owned<gfxhub_undo_request> to_c(
    const UndoRequest& from, Call& call, const std::string& place) {
  Owned<gfxhub_undo_request> to(
      gfxhub_undo_request_new(from.undo.handle()),
      gfxhub_undo_request_free);
  if (from.force) {
    call.validate(
        place + ".force",
        gfxhub_undo_request_set_force(to.get(), *from.force));
  }
  return to;
}

inline Owned<gfxhub_arming> to_c(
    const Arming& from, Call& call, const std::string& place) {
  call.validate(place + ".operation", from.operation);
  Owned<gfxhub_arming> to(
      gfxhub_arming_new(from.operation.c_str()),
      gfxhub_arming_free);
  call.validate_text(place + ".operation", from.operation);
  if (from.seconds) {
    call.validate(
        place + ".seconds",
        gfxhub_arming_set_seconds(to.get(), from.seconds->get()));
  }
  return to;
}

inline Owned<gfxhub_previewed_call> to_c(
    const PreviewedCall& from, Call& call, const std::string& place) {
  call.validate(place + ".name", from.name);
  Owned<gfxhub_previewed_call> to(
      gfxhub_previewed_call_new(from.name.c_str()),
      gfxhub_previewed_call_free);
  call.validate_text(place + ".name", from.name);
  if (from.arguments) {
    call.validate_object(place + ".arguments", *from.arguments);
    call.validate(
        place + ".arguments",
        gfxhub_previewed_call_set_arguments(to.get(), from.arguments->handle()));
  }
  return to;
}

inline Owned<gfxhub_capture_options> to_c(
    const CaptureOptions& from, Call& call, const std::string& place) {
  Owned<gfxhub_capture_options> to(
      gfxhub_capture_options_new(),
      gfxhub_capture_options_free);
  if (from.scrub) {
    call.validate(
        place + ".scrub",
        gfxhub_capture_options_set_scrub(to.get(), *from.scrub));
  }
  return to;
}

inline Owned<gfxhub_log_note> to_c(
    const LogNote& from, Call& call, const std::string& place) {
  call.validate(place + ".text", from.text);
  Owned<gfxhub_log_note> to(
      gfxhub_log_note_new(from.text.c_str()),
      gfxhub_log_note_free);
  call.validate_text(place + ".text", from.text);
  return to;
}

inline Owned<gfxhub_member_call> to_c(
    const MemberCall& from, Call& call, const std::string& place) {
  call.validate(place + ".name", from.name);
  Owned<gfxhub_member_call> to(
      gfxhub_member_call_new(from.name.c_str()),
      gfxhub_member_call_free);
  call.validate_text(place + ".name", from.name);
  if (from.arguments) {
    call.validate_object(place + ".arguments", *from.arguments);
    call.validate(
        place + ".arguments",
        gfxhub_member_call_set_arguments(to.get(), from.arguments->handle()));
  }
  return to;
}

inline Owned<gfxhub_named_sets> to_c(
    const NamedSets& from, Call& call, const std::string& place) {
  call.validate_object(place + ".values", from.values);
  Owned<gfxhub_named_sets> to(
      gfxhub_named_sets_new(from.values.handle()),
      gfxhub_named_sets_free);
  if (from.over) {
    call.validate(
        place + ".over",
        gfxhub_named_sets_set_over(to.get(), from.over->get()));
  }
  if (from.ease) {
    call.validate(place + ".ease", *from.ease);
    call.validate(
        place + ".ease",
        gfxhub_named_sets_set_ease(to.get(), from.ease->get().c_str()));
  }
  if (from.delay) {
    call.validate(
        place + ".delay",
        gfxhub_named_sets_set_delay(to.get(), from.delay->get()));
  }
  return to;
}

inline Owned<gfxhub_member_use> to_c(
    const MemberUse& from, Call& call, const std::string& place) {
  call.validate(place + ".member", from.member);
  Owned<gfxhub_member_use> to(
      gfxhub_member_use_new(from.member.c_str()),
      gfxhub_member_use_free);
  call.validate_text(place + ".member", from.member);
  if (from.used) {
    call.validate(
        place + ".used",
        gfxhub_member_use_set_used(to.get(), *from.used));
  }
  return to;
}

inline Owned<gfxhub_recorded_files> to_c(
    const RecordedFiles& from, Call& call, const std::string& place) {
  Owned<gfxhub_recorded_files> to(
      gfxhub_recorded_files_new(),
      gfxhub_recorded_files_free);
  for (std::size_t at = 0; at < from.paths.size(); ++at) {
    const std::string item = place + ".paths[" + decimal(at) + "]";
    call.validate(item, from.paths[at]);
    call.validate(item, gfxhub_recorded_files_add_paths(to.get(), from.paths[at].c_str()));
  }
  if (from.acts) {
    call.validate(
        place + ".acts",
        gfxhub_recorded_files_set_acts(to.get(), *from.acts));
  }
  if (from.open) {
    call.validate(
        place + ".open",
        gfxhub_recorded_files_set_open(to.get(), *from.open));
  }
  if (from.since_ms) {
    call.validate(
        place + ".sinceMs",
        gfxhub_recorded_files_set_since_ms(to.get(), *from.since_ms));
  }
  if (from.until_ms) {
    call.validate(
        place + ".untilMs",
        gfxhub_recorded_files_set_until_ms(to.get(), *from.until_ms));
  }
  return to;
}

inline Owned<gfxhub_wait_condition> to_c(
    const WaitCondition& from, Call& call, const std::string& place) {
  Owned<gfxhub_wait_condition> to(
      gfxhub_wait_condition_new(from.within.get()),
      gfxhub_wait_condition_free);
  if (from.equals) {
    call.validate(place + ".equals", *from.equals);
    call.validate(
        place + ".equals",
        gfxhub_wait_condition_set_equals(to.get(), from.equals->handle()));
  }
  if (from.not_equals) {
    call.validate(place + ".notEquals", *from.not_equals);
    call.validate(
        place + ".notEquals",
        gfxhub_wait_condition_set_not_equals(to.get(), from.not_equals->handle()));
  }
  if (from.status) {
    call.validate(place + ".status", *from.status);
    call.validate(
        place + ".status",
        gfxhub_wait_condition_set_status(to.get(), from.status->c_str()));
  }
  return to;
}

inline Owned<gfxhub_engine_host> to_c(
    const EngineHost& from, Call&, const std::string&) {
  Owned<gfxhub_engine_host> to(
      gfxhub_engine_host_new(from.engine_host_id.get()),
      gfxhub_engine_host_free);
  return to;
}

inline Owned<gfxhub_launch_config_create> to_c(
    const LaunchConfigCreate& from, Call& call, const std::string& place) {
  call.validate(place + ".name", from.name);
  Owned<gfxhub_launch_config_create> to(
      gfxhub_launch_config_create_new(from.name.c_str()),
      gfxhub_launch_config_create_free);
  call.validate_text(place + ".name", from.name);
  for (std::size_t at = 0; at < from.renderers.size(); ++at) {
    const std::string item = place + ".renderers[" + decimal(at) + "]";
    call.validate(item, gfxhub_launch_config_create_add_renderers(to.get(), from.renderers[at].get()));
  }
  return to;
}

inline Owned<gfxhub_renderer_create> to_c(
    const RendererCreate& from, Call& call, const std::string& place) {
  Owned<gfxhub_renderer_create> to(
      gfxhub_renderer_create_new(),
      gfxhub_renderer_create_free);
  if (from.launch_config_id) {
    call.validate(
        place + ".launchConfigId",
        gfxhub_renderer_create_set_launch_config_id(to.get(), from.launch_config_id->get()));
  }
  if (from.engine_id.is_null()) {
    call.validate(place + ".engineId", gfxhub_renderer_create_set_engine_id_null(to.get()));
  } else if (from.engine_id.value()) {
    call.validate(
        place + ".engineId",
        gfxhub_renderer_create_set_engine_id(to.get(), from.engine_id.value()->get()));
  }
  if (from.project_id.is_null()) {
    call.validate(place + ".projectId", gfxhub_renderer_create_set_project_id_null(to.get()));
  } else if (from.project_id.value()) {
    call.validate(
        place + ".projectId",
        gfxhub_renderer_create_set_project_id(to.get(), from.project_id.value()->get()));
  }
  if (from.project_map_id.is_null()) {
    call.validate(place + ".projectMapId", gfxhub_renderer_create_set_project_map_id_null(to.get()));
  } else if (from.project_map_id.value()) {
    call.validate(
        place + ".projectMapId",
        gfxhub_renderer_create_set_project_map_id(to.get(), from.project_map_id.value()->get()));
  }
  if (from.engine_type) {
    call.validate(place + ".engineType", *from.engine_type);
    call.validate(
        place + ".engineType",
        gfxhub_renderer_create_set_engine_type(to.get(), from.engine_type->get().c_str()));
  }
  if (from.state_id) {
    call.validate(
        place + ".stateId",
        gfxhub_renderer_create_set_state_id(to.get(), from.state_id->get()));
  }
  return to;
}

}  // namespace detail

}  // namespace GFXHUB_INLINE_NAMESPACE
}  // namespace gfxhub

#endif
