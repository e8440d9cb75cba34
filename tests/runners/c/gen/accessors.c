/* Written by cargo xtask generate; do not edit. Every accessor beside the wire JSON of its record. */

#include "typed.h"

void agree_engine(const gfxhub_engine *record, const gfxhub_value *given, played *out) {
  gfxhub_value *own = given ? NULL : wire_of(gfxhub_engine_to_json(record));
  const gfxhub_value *wire = given ? given : own;
  if (wire == NULL) {
    return;
  }
  agree_integer(true, gfxhub_engine_id(record), gfxhub_value_get(wire, "id"), "gfxhub_engine.id", out);
  agree_text(gfxhub_engine_name(record), true, gfxhub_value_get(wire, "name"), "gfxhub_engine.name", out);
  agree_text(gfxhub_engine_ip(record), true, gfxhub_value_get(wire, "ip"), "gfxhub_engine.ip", out);
  agree_text(gfxhub_engine_role(record), true, gfxhub_value_get(wire, "role"), "gfxhub_engine.role", out);
  agree_text(gfxhub_engine_status(record), true, gfxhub_value_get(wire, "status"), "gfxhub_engine.status", out);
  agree_text(gfxhub_engine_cache_dir(record), true, gfxhub_value_get(wire, "cacheDir"), "gfxhub_engine.cache_dir", out);
  {
    int64_t got = 0;
    bool has = gfxhub_engine_minimum_free_space(record, &got);
    agree_integer(has, got, gfxhub_value_get(wire, "minimumFreeSpace"), "gfxhub_engine.minimum_free_space", out);
  }
  {
    int64_t got = 0;
    bool has = gfxhub_engine_used_space(record, &got);
    agree_integer(has, got, gfxhub_value_get(wire, "usedSpace"), "gfxhub_engine.used_space", out);
  }
  {
    int64_t got = 0;
    bool has = gfxhub_engine_disk_space(record, &got);
    agree_integer(has, got, gfxhub_value_get(wire, "diskSpace"), "gfxhub_engine.disk_space", out);
  }
  {
    bool got = false;
    bool has = gfxhub_engine_can_cook(record, &got);
    agree_bool(has, got, gfxhub_value_get(wire, "canCook"), "gfxhub_engine.can_cook", out);
  }
  agree_text(gfxhub_engine_display_name(record), true, gfxhub_value_get(wire, "displayName"), "gfxhub_engine.display_name", out);
  {
    bool got = false;
    bool has = gfxhub_engine_re_enabled(record, &got);
    agree_bool(has, got, gfxhub_value_get(wire, "re_enabled"), "gfxhub_engine.re_enabled", out);
  }
  {
    int64_t got = 0;
    bool has = gfxhub_engine_port(record, &got);
    agree_integer(has, got, gfxhub_value_get(wire, "port"), "gfxhub_engine.port", out);
  }
  {
    int64_t got = 0;
    bool has = gfxhub_engine_rgraph_id(record, &got);
    agree_integer(has, got, gfxhub_value_get(wire, "rgraphId"), "gfxhub_engine.rgraph_id", out);
  }
  {
    int64_t got = 0;
    bool has = gfxhub_engine_owner_studio_id(record, &got);
    agree_integer(has, got, gfxhub_value_get(wire, "ownerStudioId"), "gfxhub_engine.owner_studio_id", out);
  }
  {
    int64_t got = 0;
    bool has = gfxhub_engine_ustate_id(record, &got);
    agree_integer(has, got, gfxhub_value_get(wire, "ustateId"), "gfxhub_engine.ustate_id", out);
  }
  {
    bool got = false;
    bool has = gfxhub_engine_ue_enabled(record, &got);
    agree_bool(has, got, gfxhub_value_get(wire, "ue_enabled"), "gfxhub_engine.ue_enabled", out);
  }
  {
    const gfxhub_value *members = gfxhub_value_get(wire, "instances");
    size_t at;
    agree_len(gfxhub_engine_instances_len(record), agree_items(members), "gfxhub_engine.instances", out);
    for (at = 0; at < gfxhub_engine_instances_len(record); at++) {
      agree_engine_instance(gfxhub_engine_instances_at(record, at), agree_item(members, at), out);
    }
  }
  agree_text(gfxhub_engine_engine_type(record), true, gfxhub_value_get(wire, "engineType"), "gfxhub_engine.engine_type", out);
  gfxhub_value_free(own);
}

void agree_engine_instance(const gfxhub_engine_instance *record, const gfxhub_value *given, played *out) {
  gfxhub_value *own = given ? NULL : wire_of(gfxhub_engine_instance_to_json(record));
  const gfxhub_value *wire = given ? given : own;
  if (wire == NULL) {
    return;
  }
  agree_integer(true, gfxhub_engine_instance_id(record), gfxhub_value_get(wire, "id"), "gfxhub_engine_instance.id", out);
  agree_text(gfxhub_engine_instance_project_tag(record), gfxhub_engine_instance_has_project_tag(record), gfxhub_value_get(wire, "projectTag"), "gfxhub_engine_instance.project_tag", out);
  agree_text(gfxhub_engine_instance_streaming(record), gfxhub_engine_instance_has_streaming(record), gfxhub_value_get(wire, "streaming"), "gfxhub_engine_instance.streaming", out);
  agree_text(gfxhub_engine_instance_status(record), true, gfxhub_value_get(wire, "status"), "gfxhub_engine_instance.status", out);
  agree_text(gfxhub_engine_instance_pid(record), gfxhub_engine_instance_has_pid(record), gfxhub_value_get(wire, "pid"), "gfxhub_engine_instance.pid", out);
  {
    int64_t got = 0;
    bool has = gfxhub_engine_instance_engine_host_id(record, &got);
    agree_integer(has, got, gfxhub_value_get(wire, "engineHostId"), "gfxhub_engine_instance.engine_host_id", out);
  }
  {
    int64_t got = 0;
    bool has = gfxhub_engine_instance_engine_role_id(record, &got);
    agree_integer(has, got, gfxhub_value_get(wire, "engineRoleId"), "gfxhub_engine_instance.engine_role_id", out);
  }
  {
    int64_t got = 0;
    bool has = gfxhub_engine_instance_project_id(record, &got);
    agree_integer(has, got, gfxhub_value_get(wire, "projectId"), "gfxhub_engine_instance.project_id", out);
  }
  {
    int64_t got = 0;
    bool has = gfxhub_engine_instance_project_map_id(record, &got);
    agree_integer(has, got, gfxhub_value_get(wire, "projectMapId"), "gfxhub_engine_instance.project_map_id", out);
  }
  agree_text(gfxhub_engine_instance_editor_path(record), true, gfxhub_value_get(wire, "editorPath"), "gfxhub_engine_instance.editor_path", out);
  {
    int64_t got = 0;
    bool has = gfxhub_engine_instance_cooked_project_id(record, &got);
    agree_integer(has, got, gfxhub_value_get(wire, "cookedProjectId"), "gfxhub_engine_instance.cooked_project_id", out);
  }
  {
    int64_t got = 0;
    bool has = gfxhub_engine_instance_cooked_map_id(record, &got);
    agree_integer(has, got, gfxhub_value_get(wire, "cookedMapId"), "gfxhub_engine_instance.cooked_map_id", out);
  }
  {
    int64_t got = 0;
    bool has = gfxhub_engine_instance_cooked_id(record, &got);
    agree_integer(has, got, gfxhub_value_get(wire, "cookedId"), "gfxhub_engine_instance.cooked_id", out);
  }
  agree_text(gfxhub_engine_instance_engine_type(record), true, gfxhub_value_get(wire, "engineType"), "gfxhub_engine_instance.engine_type", out);
  agree_text(gfxhub_engine_instance_engine_version(record), true, gfxhub_value_get(wire, "engineVersion"), "gfxhub_engine_instance.engine_version", out);
  agree_text(gfxhub_engine_instance_status_description(record), gfxhub_engine_instance_has_status_description(record), gfxhub_value_get(wire, "statusDescription"), "gfxhub_engine_instance.status_description", out);
  gfxhub_value_free(own);
}

void agree_node(const gfxhub_node *record, const gfxhub_value *given, played *out) {
  gfxhub_value *own = given ? NULL : wire_of(gfxhub_node_to_json(record));
  const gfxhub_value *wire = given ? given : own;
  if (wire == NULL) {
    return;
  }
  agree_text(gfxhub_node_node_path(record), true, gfxhub_value_get(wire, "NodePath"), "gfxhub_node.node_path", out);
  agree_text(gfxhub_node_node_name(record), true, gfxhub_value_get(wire, "NodeName"), "gfxhub_node.node_name", out);
  gfxhub_value_free(own);
}

void agree_property(const gfxhub_property *record, const gfxhub_value *given, played *out) {
  gfxhub_value *own = given ? NULL : wire_of(gfxhub_property_to_json(record));
  const gfxhub_value *wire = given ? given : own;
  if (wire == NULL) {
    return;
  }
  agree_text(gfxhub_property_property_path(record), true, gfxhub_value_get(wire, "PropertyPath"), "gfxhub_property.property_path", out);
  agree_text(gfxhub_property_display_name(record), true, gfxhub_value_get(wire, "DisplayName"), "gfxhub_property.display_name", out);
  agree_value(gfxhub_property_value(record), gfxhub_value_get(wire, "Value"), "gfxhub_property.value", out);
  gfxhub_value_free(own);
}

void agree_function_summary(const gfxhub_function_summary *record, const gfxhub_value *given, played *out) {
  gfxhub_value *own = given ? NULL : wire_of(gfxhub_function_summary_to_json(record));
  const gfxhub_value *wire = given ? given : own;
  if (wire == NULL) {
    return;
  }
  agree_text(gfxhub_function_summary_function_path(record), true, gfxhub_value_get(wire, "FunctionPath"), "gfxhub_function_summary.function_path", out);
  agree_text(gfxhub_function_summary_function_name(record), true, gfxhub_value_get(wire, "FunctionName"), "gfxhub_function_summary.function_name", out);
  gfxhub_value_free(own);
}

void agree_function(const gfxhub_function *record, const gfxhub_value *given, played *out) {
  gfxhub_value *own = given ? NULL : wire_of(gfxhub_function_to_json(record));
  const gfxhub_value *wire = given ? given : own;
  if (wire == NULL) {
    return;
  }
  agree_text(gfxhub_function_function_path(record), true, gfxhub_value_get(wire, "FunctionPath"), "gfxhub_function.function_path", out);
  agree_text(gfxhub_function_function_name(record), true, gfxhub_value_get(wire, "FunctionName"), "gfxhub_function.function_name", out);
  {
    const gfxhub_value *members = gfxhub_value_get(wire, "Properties");
    size_t at;
    agree_len(gfxhub_function_properties_len(record), gfxhub_value_len(members), "gfxhub_function.properties", out);
    for (at = 0; at < gfxhub_function_properties_len(record); at++) {
      agree_property(gfxhub_function_properties_at(record, at), gfxhub_value_at(members, at), out);
      agree_key(gfxhub_function_properties_key_at(record, at), gfxhub_value_key_at(members, at), "gfxhub_function.properties", out);
      agree_got(gfxhub_function_properties_key_at(record, at), gfxhub_function_properties_at(record, at),
                gfxhub_function_properties_get(record, gfxhub_function_properties_key_at(record, at).data), "gfxhub_function.properties", out);
    }
  }
  gfxhub_value_free(own);
}

void agree_playout_rundown(const gfxhub_playout_rundown *record, const gfxhub_value *given, played *out) {
  gfxhub_value *own = given ? NULL : wire_of(gfxhub_playout_rundown_to_json(record));
  const gfxhub_value *wire = given ? given : own;
  if (wire == NULL) {
    return;
  }
  agree_integer(true, gfxhub_playout_rundown_id(record), gfxhub_value_get(wire, "id"), "gfxhub_playout_rundown.id", out);
  agree_text(gfxhub_playout_rundown_name(record), true, gfxhub_value_get(wire, "name"), "gfxhub_playout_rundown.name", out);
  gfxhub_value_free(own);
}

void agree_playout_item(const gfxhub_playout_item *record, const gfxhub_value *given, played *out) {
  gfxhub_value *own = given ? NULL : wire_of(gfxhub_playout_item_to_json(record));
  const gfxhub_value *wire = given ? given : own;
  if (wire == NULL) {
    return;
  }
  agree_integer(true, gfxhub_playout_item_id(record), gfxhub_value_get(wire, "id"), "gfxhub_playout_item.id", out);
  agree_text(gfxhub_playout_item_name(record), true, gfxhub_value_get(wire, "name"), "gfxhub_playout_item.name", out);
  agree_text(gfxhub_playout_item_template(record), true, gfxhub_value_get(wire, "template"), "gfxhub_playout_item.template", out);
  {
    const gfxhub_value *members = gfxhub_value_get(wire, "data");
    size_t at;
    agree_len(gfxhub_playout_item_data_len(record), gfxhub_value_len(members), "gfxhub_playout_item.data", out);
    for (at = 0; at < gfxhub_playout_item_data_len(record); at++) {
      agree_value(gfxhub_playout_item_data_at(record, at), gfxhub_value_at(members, at), "gfxhub_playout_item.data", out);
      agree_key(gfxhub_playout_item_data_key_at(record, at), gfxhub_value_key_at(members, at), "gfxhub_playout_item.data", out);
      agree_got(gfxhub_playout_item_data_key_at(record, at), gfxhub_playout_item_data_at(record, at),
                gfxhub_playout_item_data_get(record, gfxhub_playout_item_data_key_at(record, at).data), "gfxhub_playout_item.data", out);
    }
  }
  {
    const gfxhub_value *members = gfxhub_value_get(wire, "buttons");
    size_t at;
    agree_len(gfxhub_playout_item_buttons_len(record), agree_items(members), "gfxhub_playout_item.buttons", out);
    for (at = 0; at < gfxhub_playout_item_buttons_len(record); at++) {
      agree_playout_button(gfxhub_playout_item_buttons_at(record, at), agree_item(members, at), out);
    }
  }
  gfxhub_value_free(own);
}

void agree_playout_button(const gfxhub_playout_button *record, const gfxhub_value *given, played *out) {
  gfxhub_value *own = given ? NULL : wire_of(gfxhub_playout_button_to_json(record));
  const gfxhub_value *wire = given ? given : own;
  if (wire == NULL) {
    return;
  }
  agree_text(gfxhub_playout_button_id(record), true, gfxhub_value_get(wire, "id"), "gfxhub_playout_button.id", out);
  agree_text(gfxhub_playout_button_label(record), true, gfxhub_value_get(wire, "label"), "gfxhub_playout_button.label", out);
  gfxhub_value_free(own);
}

void agree_template(const gfxhub_template *record, const gfxhub_value *given, played *out) {
  gfxhub_value *own = given ? NULL : wire_of(gfxhub_template_to_json(record));
  const gfxhub_value *wire = given ? given : own;
  if (wire == NULL) {
    return;
  }
  agree_integer(true, gfxhub_template_id(record), gfxhub_value_get(wire, "id"), "gfxhub_template.id", out);
  agree_text(gfxhub_template_name(record), true, gfxhub_value_get(wire, "name"), "gfxhub_template.name", out);
  gfxhub_value_free(own);
}

void agree_newsroom_rundown_summary(const gfxhub_newsroom_rundown_summary *record, const gfxhub_value *given, played *out) {
  gfxhub_value *own = given ? NULL : wire_of(gfxhub_newsroom_rundown_summary_to_json(record));
  const gfxhub_value *wire = given ? given : own;
  if (wire == NULL) {
    return;
  }
  agree_text(gfxhub_newsroom_rundown_summary_ncs_id(record), true, gfxhub_value_get(wire, "ncsID"), "gfxhub_newsroom_rundown_summary.ncs_id", out);
  agree_text(gfxhub_newsroom_rundown_summary_ro_id(record), true, gfxhub_value_get(wire, "roID"), "gfxhub_newsroom_rundown_summary.ro_id", out);
  agree_text(gfxhub_newsroom_rundown_summary_ro_slug(record), true, gfxhub_value_get(wire, "roSlug"), "gfxhub_newsroom_rundown_summary.ro_slug", out);
  agree_text(gfxhub_newsroom_rundown_summary_status(record), true, gfxhub_value_get(wire, "status"), "gfxhub_newsroom_rundown_summary.status", out);
  agree_text(gfxhub_newsroom_rundown_summary_created_at(record), true, gfxhub_value_get(wire, "createdAt"), "gfxhub_newsroom_rundown_summary.created_at", out);
  agree_text(gfxhub_newsroom_rundown_summary_updated_at(record), true, gfxhub_value_get(wire, "updatedAt"), "gfxhub_newsroom_rundown_summary.updated_at", out);
  gfxhub_value_free(own);
}

void agree_newsroom_rundown(const gfxhub_newsroom_rundown *record, const gfxhub_value *given, played *out) {
  gfxhub_value *own = given ? NULL : wire_of(gfxhub_newsroom_rundown_to_json(record));
  const gfxhub_value *wire = given ? given : own;
  if (wire == NULL) {
    return;
  }
  agree_text(gfxhub_newsroom_rundown_ncs_id(record), true, gfxhub_value_get(wire, "ncsID"), "gfxhub_newsroom_rundown.ncs_id", out);
  agree_text(gfxhub_newsroom_rundown_ro_id(record), true, gfxhub_value_get(wire, "roID"), "gfxhub_newsroom_rundown.ro_id", out);
  agree_text(gfxhub_newsroom_rundown_ro_slug(record), true, gfxhub_value_get(wire, "roSlug"), "gfxhub_newsroom_rundown.ro_slug", out);
  agree_text(gfxhub_newsroom_rundown_status(record), true, gfxhub_value_get(wire, "status"), "gfxhub_newsroom_rundown.status", out);
  agree_text(gfxhub_newsroom_rundown_created_at(record), true, gfxhub_value_get(wire, "createdAt"), "gfxhub_newsroom_rundown.created_at", out);
  agree_text(gfxhub_newsroom_rundown_updated_at(record), true, gfxhub_value_get(wire, "updatedAt"), "gfxhub_newsroom_rundown.updated_at", out);
  agree_text(gfxhub_newsroom_rundown_ro_channel(record), true, gfxhub_value_get(wire, "roChannel"), "gfxhub_newsroom_rundown.ro_channel", out);
  agree_text(gfxhub_newsroom_rundown_ro_ed_start(record), true, gfxhub_value_get(wire, "roEdStart"), "gfxhub_newsroom_rundown.ro_ed_start", out);
  agree_text(gfxhub_newsroom_rundown_ro_ed_dur(record), true, gfxhub_value_get(wire, "roEdDur"), "gfxhub_newsroom_rundown.ro_ed_dur", out);
  agree_text(gfxhub_newsroom_rundown_ro_trigger(record), true, gfxhub_value_get(wire, "roTrigger"), "gfxhub_newsroom_rundown.ro_trigger", out);
  agree_text(gfxhub_newsroom_rundown_macro_in(record), gfxhub_newsroom_rundown_has_macro_in(record), gfxhub_value_get(wire, "macroIn"), "gfxhub_newsroom_rundown.macro_in", out);
  agree_text(gfxhub_newsroom_rundown_macro_out(record), gfxhub_newsroom_rundown_has_macro_out(record), gfxhub_value_get(wire, "macroOut"), "gfxhub_newsroom_rundown.macro_out", out);
  agree_text(gfxhub_newsroom_rundown_mos_external_metadata(record), true, gfxhub_value_get(wire, "mosExternalMetadata"), "gfxhub_newsroom_rundown.mos_external_metadata", out);
  {
    bool got = false;
    bool has = gfxhub_newsroom_rundown_ready_to_air(record, &got);
    agree_bool(has, got, gfxhub_value_get(wire, "readyToAir"), "gfxhub_newsroom_rundown.ready_to_air", out);
  }
  {
    const gfxhub_value *members = gfxhub_value_get(wire, "items");
    size_t at;
    agree_len(gfxhub_newsroom_rundown_items_len(record), agree_items(members), "gfxhub_newsroom_rundown.items", out);
    for (at = 0; at < gfxhub_newsroom_rundown_items_len(record); at++) {
      agree_newsroom_item(gfxhub_newsroom_rundown_items_at(record, at), agree_item(members, at), out);
    }
  }
  gfxhub_value_free(own);
}

void agree_newsroom_item(const gfxhub_newsroom_item *record, const gfxhub_value *given, played *out) {
  gfxhub_value *own = given ? NULL : wire_of(gfxhub_newsroom_item_to_json(record));
  const gfxhub_value *wire = given ? given : own;
  if (wire == NULL) {
    return;
  }
  agree_text(gfxhub_newsroom_item_story_id(record), true, gfxhub_value_get(wire, "storyID"), "gfxhub_newsroom_item.story_id", out);
  agree_text(gfxhub_newsroom_item_item_id(record), true, gfxhub_value_get(wire, "itemID"), "gfxhub_newsroom_item.item_id", out);
  agree_text(gfxhub_newsroom_item_story_slug(record), true, gfxhub_value_get(wire, "storySlug"), "gfxhub_newsroom_item.story_slug", out);
  agree_text(gfxhub_newsroom_item_item_slug(record), true, gfxhub_value_get(wire, "itemSlug"), "gfxhub_newsroom_item.item_slug", out);
  if (agree_there(gfxhub_newsroom_item_mos_object(record) != NULL, gfxhub_value_get(wire, "mosObject"), "gfxhub_newsroom_item.mos_object", out)) {
    agree_mos_object(gfxhub_newsroom_item_mos_object(record), gfxhub_value_get(wire, "mosObject"), out);
  }
  gfxhub_value_free(own);
}

void agree_mos_object(const gfxhub_mos_object *record, const gfxhub_value *given, played *out) {
  gfxhub_value *own = given ? NULL : wire_of(gfxhub_mos_object_to_json(record));
  const gfxhub_value *wire = given ? given : own;
  if (wire == NULL) {
    return;
  }
  agree_text(gfxhub_mos_object_obj_id(record), true, gfxhub_value_get(wire, "objID"), "gfxhub_mos_object.obj_id", out);
  agree_text(gfxhub_mos_object_obj_slug(record), true, gfxhub_value_get(wire, "objSlug"), "gfxhub_mos_object.obj_slug", out);
  agree_text(gfxhub_mos_object_mos_abstract(record), true, gfxhub_value_get(wire, "mosAbstract"), "gfxhub_mos_object.mos_abstract", out);
  agree_text(gfxhub_mos_object_obj_group(record), gfxhub_mos_object_has_obj_group(record), gfxhub_value_get(wire, "objGroup"), "gfxhub_mos_object.obj_group", out);
  agree_text(gfxhub_mos_object_obj_tb(record), true, gfxhub_value_get(wire, "objTB"), "gfxhub_mos_object.obj_tb", out);
  {
    int64_t got = 0;
    bool has = gfxhub_mos_object_obj_rev(record, &got);
    agree_integer(has, got, gfxhub_value_get(wire, "objRev"), "gfxhub_mos_object.obj_rev", out);
  }
  {
    int64_t got = 0;
    bool has = gfxhub_mos_object_obj_dur(record, &got);
    agree_integer(has, got, gfxhub_value_get(wire, "objDur"), "gfxhub_mos_object.obj_dur", out);
  }
  agree_text(gfxhub_mos_object_status(record), true, gfxhub_value_get(wire, "status"), "gfxhub_mos_object.status", out);
  agree_text(gfxhub_mos_object_obj_air(record), true, gfxhub_value_get(wire, "objAir"), "gfxhub_mos_object.obj_air", out);
  agree_text(gfxhub_mos_object_obj_paths(record), gfxhub_mos_object_has_obj_paths(record), gfxhub_value_get(wire, "objPaths"), "gfxhub_mos_object.obj_paths", out);
  agree_text(gfxhub_mos_object_mos_external_metadata(record), gfxhub_mos_object_has_mos_external_metadata(record), gfxhub_value_get(wire, "mosExternalMetadata"), "gfxhub_mos_object.mos_external_metadata", out);
  agree_text(gfxhub_mos_object_created_by(record), true, gfxhub_value_get(wire, "createdBy"), "gfxhub_mos_object.created_by", out);
  agree_text(gfxhub_mos_object_created(record), true, gfxhub_value_get(wire, "created"), "gfxhub_mos_object.created", out);
  agree_text(gfxhub_mos_object_changed_by(record), true, gfxhub_value_get(wire, "changedBy"), "gfxhub_mos_object.changed_by", out);
  agree_text(gfxhub_mos_object_changed(record), true, gfxhub_value_get(wire, "changed"), "gfxhub_mos_object.changed", out);
  agree_text(gfxhub_mos_object_description(record), true, gfxhub_value_get(wire, "description"), "gfxhub_mos_object.description", out);
  agree_text(gfxhub_mos_object_obj_type(record), true, gfxhub_value_get(wire, "objType"), "gfxhub_mos_object.obj_type", out);
  agree_text(gfxhub_mos_object_template(record), true, gfxhub_value_get(wire, "template"), "gfxhub_mos_object.template", out);
  {
    const gfxhub_value *members = gfxhub_value_get(wire, "data");
    size_t at;
    agree_len(gfxhub_mos_object_data_len(record), gfxhub_value_len(members), "gfxhub_mos_object.data", out);
    for (at = 0; at < gfxhub_mos_object_data_len(record); at++) {
      agree_value(gfxhub_mos_object_data_at(record, at), gfxhub_value_at(members, at), "gfxhub_mos_object.data", out);
      agree_key(gfxhub_mos_object_data_key_at(record, at), gfxhub_value_key_at(members, at), "gfxhub_mos_object.data", out);
      agree_got(gfxhub_mos_object_data_key_at(record, at), gfxhub_mos_object_data_at(record, at),
                gfxhub_mos_object_data_get(record, gfxhub_mos_object_data_key_at(record, at).data), "gfxhub_mos_object.data", out);
    }
  }
  {
    const gfxhub_value *members = gfxhub_value_get(wire, "buttons");
    size_t at;
    agree_len(gfxhub_mos_object_buttons_len(record), agree_items(members), "gfxhub_mos_object.buttons", out);
    for (at = 0; at < gfxhub_mos_object_buttons_len(record); at++) {
      agree_newsroom_button(gfxhub_mos_object_buttons_at(record, at), agree_item(members, at), out);
    }
  }
  gfxhub_value_free(own);
}

void agree_newsroom_button(const gfxhub_newsroom_button *record, const gfxhub_value *given, played *out) {
  gfxhub_value *own = given ? NULL : wire_of(gfxhub_newsroom_button_to_json(record));
  const gfxhub_value *wire = given ? given : own;
  if (wire == NULL) {
    return;
  }
  agree_text(gfxhub_newsroom_button_id(record), true, gfxhub_value_get(wire, "id"), "gfxhub_newsroom_button.id", out);
  agree_text(gfxhub_newsroom_button_key(record), true, gfxhub_value_get(wire, "key"), "gfxhub_newsroom_button.key", out);
  agree_text(gfxhub_newsroom_button_label(record), true, gfxhub_value_get(wire, "label"), "gfxhub_newsroom_button.label", out);
  gfxhub_value_free(own);
}

void agree_graph_summary(const gfxhub_graph_summary *record, const gfxhub_value *given, played *out) {
  gfxhub_value *own = given ? NULL : wire_of(gfxhub_graph_summary_to_json(record));
  const gfxhub_value *wire = given ? given : own;
  if (wire == NULL) {
    return;
  }
  agree_integer(true, gfxhub_graph_summary_id(record), gfxhub_value_get(wire, "id"), "gfxhub_graph_summary.id", out);
  agree_text(gfxhub_graph_summary_name(record), true, gfxhub_value_get(wire, "name"), "gfxhub_graph_summary.name", out);
  gfxhub_value_free(own);
}

void agree_graph(const gfxhub_graph *record, const gfxhub_value *given, played *out) {
  gfxhub_value *own = given ? NULL : wire_of(gfxhub_graph_to_json(record));
  const gfxhub_value *wire = given ? given : own;
  if (wire == NULL) {
    return;
  }
  agree_integer(true, gfxhub_graph_id(record), gfxhub_value_get(wire, "id"), "gfxhub_graph.id", out);
  agree_text(gfxhub_graph_name(record), true, gfxhub_value_get(wire, "name"), "gfxhub_graph.name", out);
  agree_text(gfxhub_graph_content(record), true, gfxhub_value_get(wire, "content"), "gfxhub_graph.content", out);
  gfxhub_value_free(own);
}

void agree_rgraph_summary(const gfxhub_rgraph_summary *record, const gfxhub_value *given, played *out) {
  gfxhub_value *own = given ? NULL : wire_of(gfxhub_rgraph_summary_to_json(record));
  const gfxhub_value *wire = given ? given : own;
  if (wire == NULL) {
    return;
  }
  agree_integer(true, gfxhub_rgraph_summary_id(record), gfxhub_value_get(wire, "id"), "gfxhub_rgraph_summary.id", out);
  agree_text(gfxhub_rgraph_summary_name(record), true, gfxhub_value_get(wire, "name"), "gfxhub_rgraph_summary.name", out);
  gfxhub_value_free(own);
}

void agree_rgraph(const gfxhub_rgraph *record, const gfxhub_value *given, played *out) {
  gfxhub_value *own = given ? NULL : wire_of(gfxhub_rgraph_to_json(record));
  const gfxhub_value *wire = given ? given : own;
  if (wire == NULL) {
    return;
  }
  agree_integer(true, gfxhub_rgraph_id(record), gfxhub_value_get(wire, "id"), "gfxhub_rgraph.id", out);
  agree_text(gfxhub_rgraph_name(record), true, gfxhub_value_get(wire, "name"), "gfxhub_rgraph.name", out);
  agree_text(gfxhub_rgraph_xml_content(record), true, gfxhub_value_get(wire, "xmlContent"), "gfxhub_rgraph.xml_content", out);
  gfxhub_value_free(own);
}

void agree_ustate_summary(const gfxhub_ustate_summary *record, const gfxhub_value *given, played *out) {
  gfxhub_value *own = given ? NULL : wire_of(gfxhub_ustate_summary_to_json(record));
  const gfxhub_value *wire = given ? given : own;
  if (wire == NULL) {
    return;
  }
  agree_integer(true, gfxhub_ustate_summary_id(record), gfxhub_value_get(wire, "id"), "gfxhub_ustate_summary.id", out);
  agree_text(gfxhub_ustate_summary_name(record), true, gfxhub_value_get(wire, "name"), "gfxhub_ustate_summary.name", out);
  gfxhub_value_free(own);
}

void agree_ustate(const gfxhub_ustate *record, const gfxhub_value *given, played *out) {
  gfxhub_value *own = given ? NULL : wire_of(gfxhub_ustate_to_json(record));
  const gfxhub_value *wire = given ? given : own;
  if (wire == NULL) {
    return;
  }
  agree_integer(true, gfxhub_ustate_id(record), gfxhub_value_get(wire, "id"), "gfxhub_ustate.id", out);
  agree_text(gfxhub_ustate_name(record), true, gfxhub_value_get(wire, "name"), "gfxhub_ustate.name", out);
  agree_text(gfxhub_ustate_ustate_data(record), true, gfxhub_value_get(wire, "ustateData"), "gfxhub_ustate.ustate_data", out);
  gfxhub_value_free(own);
}

void agree_project(const gfxhub_project *record, const gfxhub_value *given, played *out) {
  gfxhub_value *own = given ? NULL : wire_of(gfxhub_project_to_json(record));
  const gfxhub_value *wire = given ? given : own;
  if (wire == NULL) {
    return;
  }
  agree_integer(true, gfxhub_project_project_id(record), gfxhub_value_get(wire, "projectId"), "gfxhub_project.project_id", out);
  agree_text(gfxhub_project_name(record), true, gfxhub_value_get(wire, "name"), "gfxhub_project.name", out);
  agree_text(gfxhub_project_version(record), true, gfxhub_value_get(wire, "version"), "gfxhub_project.version", out);
  agree_text(gfxhub_project_shared_folder_name(record), true, gfxhub_value_get(wire, "sharedFolderName"), "gfxhub_project.shared_folder_name", out);
  {
    const gfxhub_value *members = gfxhub_value_get(wire, "maps");
    size_t at;
    agree_len(gfxhub_project_maps_len(record), agree_items(members), "gfxhub_project.maps", out);
    for (at = 0; at < gfxhub_project_maps_len(record); at++) {
      agree_text(gfxhub_project_maps_at(record, at), true, agree_item(members, at), "gfxhub_project.maps", out);
    }
  }
  {
    int64_t got = 0;
    bool has = gfxhub_project_created_at(record, &got);
    agree_integer(has, got, gfxhub_value_get(wire, "createdAt"), "gfxhub_project.created_at", out);
  }
  {
    int64_t got = 0;
    bool has = gfxhub_project_updated_at(record, &got);
    agree_integer(has, got, gfxhub_value_get(wire, "updatedAt"), "gfxhub_project.updated_at", out);
  }
  gfxhub_value_free(own);
}

void agree_launch_config(const gfxhub_launch_config *record, const gfxhub_value *given, played *out) {
  gfxhub_value *own = given ? NULL : wire_of(gfxhub_launch_config_to_json(record));
  const gfxhub_value *wire = given ? given : own;
  if (wire == NULL) {
    return;
  }
  {
    int64_t got = 0;
    bool has = gfxhub_launch_config_id(record, &got);
    agree_integer(has, got, gfxhub_value_get(wire, "id"), "gfxhub_launch_config.id", out);
  }
  agree_text(gfxhub_launch_config_name(record), true, gfxhub_value_get(wire, "name"), "gfxhub_launch_config.name", out);
  {
    const gfxhub_value *members = gfxhub_value_get(wire, "renderers");
    size_t at;
    agree_len(gfxhub_launch_config_renderers_len(record), agree_items(members), "gfxhub_launch_config.renderers", out);
    for (at = 0; at < gfxhub_launch_config_renderers_len(record); at++) {
      agree_renderer_ref(gfxhub_launch_config_renderers_at(record, at), agree_item(members, at), out);
    }
  }
  gfxhub_value_free(own);
}

void agree_launch_config_created(const gfxhub_launch_config_created *record, const gfxhub_value *given, played *out) {
  gfxhub_value *own = given ? NULL : wire_of(gfxhub_launch_config_created_to_json(record));
  const gfxhub_value *wire = given ? given : own;
  if (wire == NULL) {
    return;
  }
  agree_integer(true, gfxhub_launch_config_created_id(record), gfxhub_value_get(wire, "id"), "gfxhub_launch_config_created.id", out);
  {
    const gfxhub_value *members = gfxhub_value_get(wire, "renderers");
    size_t at;
    agree_len(gfxhub_launch_config_created_renderers_len(record), agree_items(members), "gfxhub_launch_config_created.renderers", out);
    for (at = 0; at < gfxhub_launch_config_created_renderers_len(record); at++) {
      agree_renderer_ref(gfxhub_launch_config_created_renderers_at(record, at), agree_item(members, at), out);
    }
  }
  gfxhub_value_free(own);
}

void agree_renderer(const gfxhub_renderer *record, const gfxhub_value *given, played *out) {
  gfxhub_value *own = given ? NULL : wire_of(gfxhub_renderer_to_json(record));
  const gfxhub_value *wire = given ? given : own;
  if (wire == NULL) {
    return;
  }
  {
    int64_t got = 0;
    bool has = gfxhub_renderer_launch_config_id(record, &got);
    agree_integer(has, got, gfxhub_value_get(wire, "launchConfigId"), "gfxhub_renderer.launch_config_id", out);
  }
  {
    int64_t got = 0;
    bool has = gfxhub_renderer_engine_id(record, &got);
    agree_integer(has, got, gfxhub_value_get(wire, "engineId"), "gfxhub_renderer.engine_id", out);
  }
  {
    int64_t got = 0;
    bool has = gfxhub_renderer_project_id(record, &got);
    agree_integer(has, got, gfxhub_value_get(wire, "projectId"), "gfxhub_renderer.project_id", out);
  }
  {
    int64_t got = 0;
    bool has = gfxhub_renderer_project_map_id(record, &got);
    agree_integer(has, got, gfxhub_value_get(wire, "projectMapId"), "gfxhub_renderer.project_map_id", out);
  }
  agree_text(gfxhub_renderer_engine_type(record), true, gfxhub_value_get(wire, "engineType"), "gfxhub_renderer.engine_type", out);
  {
    int64_t got = 0;
    bool has = gfxhub_renderer_state_id(record, &got);
    agree_integer(has, got, gfxhub_value_get(wire, "stateId"), "gfxhub_renderer.state_id", out);
  }
  gfxhub_value_free(own);
}
