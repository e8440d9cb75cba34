/* Written by cargo xtask generate; do not edit. Every operation by its typed function. */

#include "typed.h"

static bool call_engines_list(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  gfxhub_engine_list *result = NULL;
  if (gfxhub_value_len(arguments) != 0) {
    return false;
  }
  out->status = gfxhub_engines_list(hub, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    size_t at;
    out->result = gfxhub_engine_list_to_json(result);
    for (at = 0; at < gfxhub_engine_list_len(result); at++) {
      agree_engine(gfxhub_engine_list_at(result, at), NULL, out);
    }
  }
  gfxhub_engine_list_free(result);
  return true;
}

static bool call_engines_get(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t engine_id = 0;
  gfxhub_engine *result = NULL;
  if (gfxhub_value_len(arguments) != 1 ||
      !argument_integer(arguments, "engineId", &engine_id)) {
    return false;
  }
  out->status = gfxhub_engines_get(hub, engine_id, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = gfxhub_engine_to_json(result);
    agree_engine(result, NULL, out);
  }
  gfxhub_engine_free(result);
  return true;
}

static bool call_engines_list_nodes(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t engine_id = 0;
  gfxhub_node_list *result = NULL;
  if (gfxhub_value_len(arguments) != 1 ||
      !argument_integer(arguments, "engineId", &engine_id)) {
    return false;
  }
  out->status = gfxhub_engines_list_nodes(hub, engine_id, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    size_t at;
    out->result = gfxhub_node_list_to_json(result);
    for (at = 0; at < gfxhub_node_list_len(result); at++) {
      agree_node(gfxhub_node_list_at(result, at), NULL, out);
    }
  }
  gfxhub_node_list_free(result);
  return true;
}

static bool call_engines_get_node(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t engine_id = 0;
  const char *node_path = NULL;
  gfxhub_node *result = NULL;
  if (gfxhub_value_len(arguments) != 2 ||
      !argument_integer(arguments, "engineId", &engine_id) ||
      !argument_text(arguments, "nodePath", &node_path)) {
    return false;
  }
  out->status = gfxhub_engines_get_node(hub, engine_id, node_path, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = gfxhub_node_to_json(result);
    agree_node(result, NULL, out);
  }
  gfxhub_node_free(result);
  return true;
}

static bool call_engines_list_properties(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t engine_id = 0;
  const char *node_path = NULL;
  gfxhub_property_list *result = NULL;
  if (gfxhub_value_len(arguments) != 2 ||
      !argument_integer(arguments, "engineId", &engine_id) ||
      !argument_text(arguments, "nodePath", &node_path)) {
    return false;
  }
  out->status = gfxhub_engines_list_properties(hub, engine_id, node_path, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    size_t at;
    out->result = gfxhub_property_list_to_json(result);
    for (at = 0; at < gfxhub_property_list_len(result); at++) {
      agree_property(gfxhub_property_list_at(result, at), NULL, out);
    }
  }
  gfxhub_property_list_free(result);
  return true;
}

static bool call_engines_get_property(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t engine_id = 0;
  const char *node_path = NULL;
  const char *property_path = NULL;
  gfxhub_property *result = NULL;
  if (gfxhub_value_len(arguments) != 3 ||
      !argument_integer(arguments, "engineId", &engine_id) ||
      !argument_text(arguments, "nodePath", &node_path) ||
      !argument_text(arguments, "propertyPath", &property_path)) {
    return false;
  }
  out->status = gfxhub_engines_get_property(hub, engine_id, node_path, property_path, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = gfxhub_property_to_json(result);
    agree_property(result, NULL, out);
  }
  gfxhub_property_free(result);
  return true;
}

static bool call_engines_set_property(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t engine_id = 0;
  const char *node_path = NULL;
  const char *property_path = NULL;
  gfxhub_property *result = NULL;
  gfxhub_property_update *body = NULL;
  if (gfxhub_value_len(arguments) != 4 ||
      !argument_integer(arguments, "engineId", &engine_id) ||
      !argument_text(arguments, "nodePath", &node_path) ||
      !argument_text(arguments, "propertyPath", &property_path) ||
      !body_property_update(gfxhub_value_get(arguments, "body"), &body)) {
    return false;
  }
  out->status = gfxhub_engines_set_property(hub, engine_id, node_path, property_path, body, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = gfxhub_property_to_json(result);
    agree_property(result, NULL, out);
  }
  gfxhub_property_free(result);
  gfxhub_property_update_free(body);
  return true;
}

static bool call_engines_list_functions(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t engine_id = 0;
  const char *node_path = NULL;
  gfxhub_function_summary_list *result = NULL;
  if (gfxhub_value_len(arguments) != 2 ||
      !argument_integer(arguments, "engineId", &engine_id) ||
      !argument_text(arguments, "nodePath", &node_path)) {
    return false;
  }
  out->status = gfxhub_engines_list_functions(hub, engine_id, node_path, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    size_t at;
    out->result = gfxhub_function_summary_list_to_json(result);
    for (at = 0; at < gfxhub_function_summary_list_len(result); at++) {
      agree_function_summary(gfxhub_function_summary_list_at(result, at), NULL, out);
    }
  }
  gfxhub_function_summary_list_free(result);
  return true;
}

static bool call_engines_get_function(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t engine_id = 0;
  const char *node_path = NULL;
  const char *function_path = NULL;
  gfxhub_function *result = NULL;
  if (gfxhub_value_len(arguments) != 3 ||
      !argument_integer(arguments, "engineId", &engine_id) ||
      !argument_text(arguments, "nodePath", &node_path) ||
      !argument_text(arguments, "functionPath", &function_path)) {
    return false;
  }
  out->status = gfxhub_engines_get_function(hub, engine_id, node_path, function_path, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = gfxhub_function_to_json(result);
    agree_function(result, NULL, out);
  }
  gfxhub_function_free(result);
  return true;
}

static bool call_engines_call_function(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t engine_id = 0;
  const char *node_path = NULL;
  const char *function_path = NULL;
  gfxhub_function_call *body = NULL;
  if (gfxhub_value_len(arguments) != 4 ||
      !argument_integer(arguments, "engineId", &engine_id) ||
      !argument_text(arguments, "nodePath", &node_path) ||
      !argument_text(arguments, "functionPath", &function_path) ||
      !body_function_call(gfxhub_value_get(arguments, "body"), &body)) {
    return false;
  }
  out->status = gfxhub_engines_call_function(hub, engine_id, node_path, function_path, body, NULL, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = result_of(gfxhub_value_new_null());
  }
  gfxhub_function_call_free(body);
  return true;
}

static bool call_playout_list_rundowns(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  gfxhub_playout_rundown_list *result = NULL;
  if (gfxhub_value_len(arguments) != 0) {
    return false;
  }
  out->status = gfxhub_playout_list_rundowns(hub, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    size_t at;
    out->result = gfxhub_playout_rundown_list_to_json(result);
    for (at = 0; at < gfxhub_playout_rundown_list_len(result); at++) {
      agree_playout_rundown(gfxhub_playout_rundown_list_at(result, at), NULL, out);
    }
  }
  gfxhub_playout_rundown_list_free(result);
  return true;
}

static bool call_playout_create_rundown(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  gfxhub_playout_rundown *result = NULL;
  gfxhub_playout_rundown_name_body *body = NULL;
  if (gfxhub_value_len(arguments) != 1 ||
      !body_playout_rundown_name(gfxhub_value_get(arguments, "body"), &body)) {
    return false;
  }
  out->status = gfxhub_playout_create_rundown(hub, body, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = gfxhub_playout_rundown_to_json(result);
    agree_playout_rundown(result, NULL, out);
  }
  gfxhub_playout_rundown_free(result);
  gfxhub_playout_rundown_name_body_free(body);
  return true;
}

static bool call_playout_get_rundown(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t rundown_id = 0;
  gfxhub_playout_rundown *result = NULL;
  if (gfxhub_value_len(arguments) != 1 ||
      !argument_integer(arguments, "rundownId", &rundown_id)) {
    return false;
  }
  out->status = gfxhub_playout_get_rundown(hub, rundown_id, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = gfxhub_playout_rundown_to_json(result);
    agree_playout_rundown(result, NULL, out);
  }
  gfxhub_playout_rundown_free(result);
  return true;
}

static bool call_playout_delete_rundown(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t rundown_id = 0;
  if (gfxhub_value_len(arguments) != 1 ||
      !argument_integer(arguments, "rundownId", &rundown_id)) {
    return false;
  }
  out->status = gfxhub_playout_delete_rundown(hub, rundown_id, NULL, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = result_of(gfxhub_value_new_null());
  }
  return true;
}

static bool call_playout_rename_rundown(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t rundown_id = 0;
  gfxhub_playout_rundown *result = NULL;
  gfxhub_playout_rundown_name_body *body = NULL;
  if (gfxhub_value_len(arguments) != 2 ||
      !argument_integer(arguments, "rundownId", &rundown_id) ||
      !body_playout_rundown_name(gfxhub_value_get(arguments, "body"), &body)) {
    return false;
  }
  out->status = gfxhub_playout_rename_rundown(hub, rundown_id, body, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = gfxhub_playout_rundown_to_json(result);
    agree_playout_rundown(result, NULL, out);
  }
  gfxhub_playout_rundown_free(result);
  gfxhub_playout_rundown_name_body_free(body);
  return true;
}

static bool call_playout_list_items(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t rundown_id = 0;
  gfxhub_playout_item_list *result = NULL;
  if (gfxhub_value_len(arguments) != 1 ||
      !argument_integer(arguments, "rundownId", &rundown_id)) {
    return false;
  }
  out->status = gfxhub_playout_list_items(hub, rundown_id, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    size_t at;
    out->result = gfxhub_playout_item_list_to_json(result);
    for (at = 0; at < gfxhub_playout_item_list_len(result); at++) {
      agree_playout_item(gfxhub_playout_item_list_at(result, at), NULL, out);
    }
  }
  gfxhub_playout_item_list_free(result);
  return true;
}

static bool call_playout_create_item(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t rundown_id = 0;
  gfxhub_playout_item *result = NULL;
  gfxhub_playout_item_create *body = NULL;
  if (gfxhub_value_len(arguments) != 2 ||
      !argument_integer(arguments, "rundownId", &rundown_id) ||
      !body_playout_item_create(gfxhub_value_get(arguments, "body"), &body)) {
    return false;
  }
  out->status = gfxhub_playout_create_item(hub, rundown_id, body, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = gfxhub_playout_item_to_json(result);
    agree_playout_item(result, NULL, out);
  }
  gfxhub_playout_item_free(result);
  gfxhub_playout_item_create_free(body);
  return true;
}

static bool call_playout_get_item(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t rundown_id = 0;
  int64_t item_id = 0;
  gfxhub_playout_item *result = NULL;
  if (gfxhub_value_len(arguments) != 2 ||
      !argument_integer(arguments, "rundownId", &rundown_id) ||
      !argument_integer(arguments, "itemId", &item_id)) {
    return false;
  }
  out->status = gfxhub_playout_get_item(hub, rundown_id, item_id, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = gfxhub_playout_item_to_json(result);
    agree_playout_item(result, NULL, out);
  }
  gfxhub_playout_item_free(result);
  return true;
}

static bool call_playout_delete_item(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t rundown_id = 0;
  int64_t item_id = 0;
  if (gfxhub_value_len(arguments) != 2 ||
      !argument_integer(arguments, "rundownId", &rundown_id) ||
      !argument_integer(arguments, "itemId", &item_id)) {
    return false;
  }
  out->status = gfxhub_playout_delete_item(hub, rundown_id, item_id, NULL, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = result_of(gfxhub_value_new_null());
  }
  return true;
}

static bool call_playout_update_item(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t rundown_id = 0;
  int64_t item_id = 0;
  gfxhub_playout_item *result = NULL;
  gfxhub_playout_item_update *body = NULL;
  if (gfxhub_value_len(arguments) != 3 ||
      !argument_integer(arguments, "rundownId", &rundown_id) ||
      !argument_integer(arguments, "itemId", &item_id) ||
      !body_playout_item_update(gfxhub_value_get(arguments, "body"), &body)) {
    return false;
  }
  out->status = gfxhub_playout_update_item(hub, rundown_id, item_id, body, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = gfxhub_playout_item_to_json(result);
    agree_playout_item(result, NULL, out);
  }
  gfxhub_playout_item_free(result);
  gfxhub_playout_item_update_free(body);
  return true;
}

static bool call_playout_trigger_button(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t rundown_id = 0;
  int64_t item_id = 0;
  const char *button_key = NULL;
  if (gfxhub_value_len(arguments) != 3 ||
      !argument_integer(arguments, "rundownId", &rundown_id) ||
      !argument_integer(arguments, "itemId", &item_id) ||
      !argument_text(arguments, "buttonKey", &button_key)) {
    return false;
  }
  out->status = gfxhub_playout_trigger_button(hub, rundown_id, item_id, button_key, NULL, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = result_of(gfxhub_value_new_null());
  }
  return true;
}

static bool call_playout_list_templates(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  gfxhub_template_list *result = NULL;
  if (gfxhub_value_len(arguments) != 0) {
    return false;
  }
  out->status = gfxhub_playout_list_templates(hub, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    size_t at;
    out->result = gfxhub_template_list_to_json(result);
    for (at = 0; at < gfxhub_template_list_len(result); at++) {
      agree_template(gfxhub_template_list_at(result, at), NULL, out);
    }
  }
  gfxhub_template_list_free(result);
  return true;
}

static bool call_newsroom_list_rundowns(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  gfxhub_newsroom_rundown_summary_list *result = NULL;
  if (gfxhub_value_len(arguments) != 0) {
    return false;
  }
  out->status = gfxhub_newsroom_list_rundowns(hub, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    size_t at;
    out->result = gfxhub_newsroom_rundown_summary_list_to_json(result);
    for (at = 0; at < gfxhub_newsroom_rundown_summary_list_len(result); at++) {
      agree_newsroom_rundown_summary(gfxhub_newsroom_rundown_summary_list_at(result, at), NULL, out);
    }
  }
  gfxhub_newsroom_rundown_summary_list_free(result);
  return true;
}

static bool call_newsroom_list_device_rundowns(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  const char *ncs_id = NULL;
  gfxhub_newsroom_rundown_summary_list *result = NULL;
  if (gfxhub_value_len(arguments) != 1 ||
      !argument_text(arguments, "ncsID", &ncs_id)) {
    return false;
  }
  out->status = gfxhub_newsroom_list_device_rundowns(hub, ncs_id, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    size_t at;
    out->result = gfxhub_newsroom_rundown_summary_list_to_json(result);
    for (at = 0; at < gfxhub_newsroom_rundown_summary_list_len(result); at++) {
      agree_newsroom_rundown_summary(gfxhub_newsroom_rundown_summary_list_at(result, at), NULL, out);
    }
  }
  gfxhub_newsroom_rundown_summary_list_free(result);
  return true;
}

static bool call_newsroom_get_rundown(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  const char *ncs_id = NULL;
  const char *ro_id = NULL;
  gfxhub_newsroom_rundown *result = NULL;
  if (gfxhub_value_len(arguments) != 2 ||
      !argument_text(arguments, "ncsID", &ncs_id) ||
      !argument_text(arguments, "roID", &ro_id)) {
    return false;
  }
  out->status = gfxhub_newsroom_get_rundown(hub, ncs_id, ro_id, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = gfxhub_newsroom_rundown_to_json(result);
    agree_newsroom_rundown(result, NULL, out);
  }
  gfxhub_newsroom_rundown_free(result);
  return true;
}

static bool call_newsroom_update_mos_object(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  const char *obj_id = NULL;
  gfxhub_mos_object *result = NULL;
  gfxhub_mos_object_update *body = NULL;
  if (gfxhub_value_len(arguments) != 2 ||
      !argument_text(arguments, "objID", &obj_id) ||
      !body_mos_object_update(gfxhub_value_get(arguments, "body"), &body)) {
    return false;
  }
  out->status = gfxhub_newsroom_update_mos_object(hub, obj_id, body, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = gfxhub_mos_object_to_json(result);
    agree_mos_object(result, NULL, out);
  }
  gfxhub_mos_object_free(result);
  gfxhub_mos_object_update_free(body);
  return true;
}

static bool call_newsroom_trigger_button(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  const char *ncs_id = NULL;
  const char *ro_id = NULL;
  const char *story_id = NULL;
  const char *item_id = NULL;
  const char *button_key = NULL;
  if (gfxhub_value_len(arguments) != 5 ||
      !argument_text(arguments, "ncsID", &ncs_id) ||
      !argument_text(arguments, "roID", &ro_id) ||
      !argument_text(arguments, "storyID", &story_id) ||
      !argument_text(arguments, "itemID", &item_id) ||
      !argument_text(arguments, "buttonKey", &button_key)) {
    return false;
  }
  out->status = gfxhub_newsroom_trigger_button(hub, ncs_id, ro_id, story_id, item_id, button_key, NULL, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = result_of(gfxhub_value_new_null());
  }
  return true;
}

static bool call_graphs_list(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  gfxhub_graph_summary_list *result = NULL;
  if (gfxhub_value_len(arguments) != 0) {
    return false;
  }
  out->status = gfxhub_graphs_list(hub, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    size_t at;
    out->result = gfxhub_graph_summary_list_to_json(result);
    for (at = 0; at < gfxhub_graph_summary_list_len(result); at++) {
      agree_graph_summary(gfxhub_graph_summary_list_at(result, at), NULL, out);
    }
  }
  gfxhub_graph_summary_list_free(result);
  return true;
}

static bool call_graphs_get(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t graph_id = 0;
  gfxhub_graph *result = NULL;
  if (gfxhub_value_len(arguments) != 1 ||
      !argument_integer(arguments, "graphId", &graph_id)) {
    return false;
  }
  out->status = gfxhub_graphs_get(hub, graph_id, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = gfxhub_graph_to_json(result);
    agree_graph(result, NULL, out);
  }
  gfxhub_graph_free(result);
  return true;
}

static bool call_graphs_load(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t graph_id = 0;
  gfxhub_engine_host *body = NULL;
  if (gfxhub_value_len(arguments) != 2 ||
      !argument_integer(arguments, "graphId", &graph_id) ||
      !body_engine_host(gfxhub_value_get(arguments, "body"), &body)) {
    return false;
  }
  out->status = gfxhub_graphs_load(hub, graph_id, body, NULL, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = result_of(gfxhub_value_new_null());
  }
  gfxhub_engine_host_free(body);
  return true;
}

static bool call_rgraphs_list(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  gfxhub_rgraph_summary_list *result = NULL;
  if (gfxhub_value_len(arguments) != 0) {
    return false;
  }
  out->status = gfxhub_rgraphs_list(hub, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    size_t at;
    out->result = gfxhub_rgraph_summary_list_to_json(result);
    for (at = 0; at < gfxhub_rgraph_summary_list_len(result); at++) {
      agree_rgraph_summary(gfxhub_rgraph_summary_list_at(result, at), NULL, out);
    }
  }
  gfxhub_rgraph_summary_list_free(result);
  return true;
}

static bool call_rgraphs_get(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t rgraph_id = 0;
  gfxhub_rgraph *result = NULL;
  if (gfxhub_value_len(arguments) != 1 ||
      !argument_integer(arguments, "rgraphId", &rgraph_id)) {
    return false;
  }
  out->status = gfxhub_rgraphs_get(hub, rgraph_id, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = gfxhub_rgraph_to_json(result);
    agree_rgraph(result, NULL, out);
  }
  gfxhub_rgraph_free(result);
  return true;
}

static bool call_rgraphs_load(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t rgraph_id = 0;
  gfxhub_engine_host *body = NULL;
  if (gfxhub_value_len(arguments) != 2 ||
      !argument_integer(arguments, "rgraphId", &rgraph_id) ||
      !body_engine_host(gfxhub_value_get(arguments, "body"), &body)) {
    return false;
  }
  out->status = gfxhub_rgraphs_load(hub, rgraph_id, body, NULL, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = result_of(gfxhub_value_new_null());
  }
  gfxhub_engine_host_free(body);
  return true;
}

static bool call_ustates_list(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  gfxhub_ustate_summary_list *result = NULL;
  if (gfxhub_value_len(arguments) != 0) {
    return false;
  }
  out->status = gfxhub_ustates_list(hub, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    size_t at;
    out->result = gfxhub_ustate_summary_list_to_json(result);
    for (at = 0; at < gfxhub_ustate_summary_list_len(result); at++) {
      agree_ustate_summary(gfxhub_ustate_summary_list_at(result, at), NULL, out);
    }
  }
  gfxhub_ustate_summary_list_free(result);
  return true;
}

static bool call_ustates_get(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t ustate_id = 0;
  gfxhub_ustate *result = NULL;
  if (gfxhub_value_len(arguments) != 1 ||
      !argument_integer(arguments, "ustateId", &ustate_id)) {
    return false;
  }
  out->status = gfxhub_ustates_get(hub, ustate_id, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = gfxhub_ustate_to_json(result);
    agree_ustate(result, NULL, out);
  }
  gfxhub_ustate_free(result);
  return true;
}

static bool call_ustates_load(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t ustate_id = 0;
  gfxhub_engine_host *body = NULL;
  if (gfxhub_value_len(arguments) != 2 ||
      !argument_integer(arguments, "ustateId", &ustate_id) ||
      !body_engine_host(gfxhub_value_get(arguments, "body"), &body)) {
    return false;
  }
  out->status = gfxhub_ustates_load(hub, ustate_id, body, NULL, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = result_of(gfxhub_value_new_null());
  }
  gfxhub_engine_host_free(body);
  return true;
}

static bool call_projects_list(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  gfxhub_project_list *result = NULL;
  if (gfxhub_value_len(arguments) != 0) {
    return false;
  }
  out->status = gfxhub_projects_list(hub, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    size_t at;
    out->result = gfxhub_project_list_to_json(result);
    for (at = 0; at < gfxhub_project_list_len(result); at++) {
      agree_project(gfxhub_project_list_at(result, at), NULL, out);
    }
  }
  gfxhub_project_list_free(result);
  return true;
}

static bool call_launcher_list(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  gfxhub_launch_config_list *result = NULL;
  if (gfxhub_value_len(arguments) != 0) {
    return false;
  }
  out->status = gfxhub_launcher_list(hub, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    size_t at;
    out->result = gfxhub_launch_config_list_to_json(result);
    for (at = 0; at < gfxhub_launch_config_list_len(result); at++) {
      agree_launch_config(gfxhub_launch_config_list_at(result, at), NULL, out);
    }
  }
  gfxhub_launch_config_list_free(result);
  return true;
}

static bool call_launcher_get(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t launch_id = 0;
  gfxhub_launch_config *result = NULL;
  if (gfxhub_value_len(arguments) != 1 ||
      !argument_integer(arguments, "launchId", &launch_id)) {
    return false;
  }
  out->status = gfxhub_launcher_get(hub, launch_id, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = gfxhub_launch_config_to_json(result);
    agree_launch_config(result, NULL, out);
  }
  gfxhub_launch_config_free(result);
  return true;
}

static bool call_launcher_create(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  gfxhub_launch_config_created *result = NULL;
  gfxhub_launch_config_create *body = NULL;
  if (gfxhub_value_len(arguments) != 1 ||
      !body_launch_config_create(gfxhub_value_get(arguments, "body"), &body)) {
    return false;
  }
  out->status = gfxhub_launcher_create(hub, body, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = gfxhub_launch_config_created_to_json(result);
    agree_launch_config_created(result, NULL, out);
  }
  gfxhub_launch_config_created_free(result);
  gfxhub_launch_config_create_free(body);
  return true;
}

static bool call_launcher_launch(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t launch_id = 0;
  gfxhub_string *result = NULL;
  if (gfxhub_value_len(arguments) != 1 ||
      !argument_integer(arguments, "launchId", &launch_id)) {
    return false;
  }
  out->status = gfxhub_launcher_launch(hub, launch_id, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = result_of_text(gfxhub_string_str(result));
  }
  gfxhub_string_free(result);
  return true;
}

static bool call_launcher_stop(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t launch_id = 0;
  if (gfxhub_value_len(arguments) != 1 ||
      !argument_integer(arguments, "launchId", &launch_id)) {
    return false;
  }
  out->status = gfxhub_launcher_stop(hub, launch_id, NULL, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = result_of(gfxhub_value_new_null());
  }
  return true;
}

static bool call_launcher_retime(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t launch_id = 0;
  if (gfxhub_value_len(arguments) != 1 ||
      !argument_integer(arguments, "launchId", &launch_id)) {
    return false;
  }
  out->status = gfxhub_launcher_retime(hub, launch_id, NULL, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = result_of(gfxhub_value_new_null());
  }
  return true;
}

static bool call_launcher_list_renderers(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t launch_id = 0;
  gfxhub_renderer_id_list *result = NULL;
  if (gfxhub_value_len(arguments) != 1 ||
      !argument_integer(arguments, "launchId", &launch_id)) {
    return false;
  }
  out->status = gfxhub_launcher_list_renderers(hub, launch_id, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = result_of_ids(result);
  }
  gfxhub_renderer_id_list_free(result);
  return true;
}

static bool call_launcher_get_renderer(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t launch_id = 0;
  int64_t renderer_id = 0;
  gfxhub_renderer *result = NULL;
  if (gfxhub_value_len(arguments) != 2 ||
      !argument_integer(arguments, "launchId", &launch_id) ||
      !argument_integer(arguments, "rendererId", &renderer_id)) {
    return false;
  }
  out->status = gfxhub_launcher_get_renderer(hub, launch_id, renderer_id, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = gfxhub_renderer_to_json(result);
    agree_renderer(result, NULL, out);
  }
  gfxhub_renderer_free(result);
  return true;
}

static bool call_launcher_create_renderer(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t launch_id = 0;
  int64_t result = 0;
  gfxhub_renderer_create *body = NULL;
  if (gfxhub_value_len(arguments) != 2 ||
      !argument_integer(arguments, "launchId", &launch_id) ||
      !body_renderer_create(gfxhub_value_get(arguments, "body"), &body)) {
    return false;
  }
  out->status = gfxhub_launcher_create_renderer(hub, launch_id, body, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = result_of(gfxhub_value_new_int64(result));
  }
  gfxhub_renderer_create_free(body);
  return true;
}

static bool call_launcher_start_renderer(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t launch_id = 0;
  int64_t renderer_id = 0;
  gfxhub_string *result = NULL;
  if (gfxhub_value_len(arguments) != 2 ||
      !argument_integer(arguments, "launchId", &launch_id) ||
      !argument_integer(arguments, "rendererId", &renderer_id)) {
    return false;
  }
  out->status = gfxhub_launcher_start_renderer(hub, launch_id, renderer_id, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = result_of_text(gfxhub_string_str(result));
  }
  gfxhub_string_free(result);
  return true;
}

static bool call_launcher_stop_renderer(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t launch_id = 0;
  int64_t renderer_id = 0;
  gfxhub_string *result = NULL;
  if (gfxhub_value_len(arguments) != 2 ||
      !argument_integer(arguments, "launchId", &launch_id) ||
      !argument_integer(arguments, "rendererId", &renderer_id)) {
    return false;
  }
  out->status = gfxhub_launcher_stop_renderer(hub, launch_id, renderer_id, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = result_of_text(gfxhub_string_str(result));
  }
  gfxhub_string_free(result);
  return true;
}

static bool call_playout_trigger_external_data(const gfxhub_client *hub, const gfxhub_value *arguments, played *out) {
  int64_t rundown_id = 0;
  int64_t item_id = 0;
  const char *external_data_field_key = NULL;
  gfxhub_response *result = NULL;
  const char *method = NULL;
  if (gfxhub_value_len(arguments) !=
          3 + (size_t)(gfxhub_value_get(arguments, "method") != NULL) ||
      !argument_integer(arguments, "rundownId", &rundown_id) ||
      !argument_integer(arguments, "itemId", &item_id) ||
      !argument_text(arguments, "ExternalDataFieldKey", &external_data_field_key) ||
      !argument_text_or_none(arguments, "method", &method)) {
    return false;
  }
  out->status = gfxhub_playout_trigger_external_data(hub, rundown_id, item_id, external_data_field_key, method, NULL, &result, &out->error);
  if (out->status == GFXHUB_STATUS_OK) {
    out->result = result_of_response(result);
  }
  gfxhub_response_free(result);
  return true;
}

const play_typed typed_calls[] = {
  {"engines.list", call_engines_list},
  {"engines.get", call_engines_get},
  {"engines.list_nodes", call_engines_list_nodes},
  {"engines.get_node", call_engines_get_node},
  {"engines.list_properties", call_engines_list_properties},
  {"engines.get_property", call_engines_get_property},
  {"engines.set_property", call_engines_set_property},
  {"engines.list_functions", call_engines_list_functions},
  {"engines.get_function", call_engines_get_function},
  {"engines.call_function", call_engines_call_function},
  {"playout.list_rundowns", call_playout_list_rundowns},
  {"playout.create_rundown", call_playout_create_rundown},
  {"playout.get_rundown", call_playout_get_rundown},
  {"playout.delete_rundown", call_playout_delete_rundown},
  {"playout.rename_rundown", call_playout_rename_rundown},
  {"playout.list_items", call_playout_list_items},
  {"playout.create_item", call_playout_create_item},
  {"playout.get_item", call_playout_get_item},
  {"playout.delete_item", call_playout_delete_item},
  {"playout.update_item", call_playout_update_item},
  {"playout.trigger_button", call_playout_trigger_button},
  {"playout.list_templates", call_playout_list_templates},
  {"newsroom.list_rundowns", call_newsroom_list_rundowns},
  {"newsroom.list_device_rundowns", call_newsroom_list_device_rundowns},
  {"newsroom.get_rundown", call_newsroom_get_rundown},
  {"newsroom.update_mos_object", call_newsroom_update_mos_object},
  {"newsroom.trigger_button", call_newsroom_trigger_button},
  {"graphs.list", call_graphs_list},
  {"graphs.get", call_graphs_get},
  {"graphs.load", call_graphs_load},
  {"rgraphs.list", call_rgraphs_list},
  {"rgraphs.get", call_rgraphs_get},
  {"rgraphs.load", call_rgraphs_load},
  {"ustates.list", call_ustates_list},
  {"ustates.get", call_ustates_get},
  {"ustates.load", call_ustates_load},
  {"projects.list", call_projects_list},
  {"launcher.list", call_launcher_list},
  {"launcher.get", call_launcher_get},
  {"launcher.create", call_launcher_create},
  {"launcher.launch", call_launcher_launch},
  {"launcher.stop", call_launcher_stop},
  {"launcher.retime", call_launcher_retime},
  {"launcher.list_renderers", call_launcher_list_renderers},
  {"launcher.get_renderer", call_launcher_get_renderer},
  {"launcher.create_renderer", call_launcher_create_renderer},
  {"launcher.start_renderer", call_launcher_start_renderer},
  {"launcher.stop_renderer", call_launcher_stop_renderer},
  {"playout.trigger_external_data", call_playout_trigger_external_data},
  {NULL, NULL},
};
