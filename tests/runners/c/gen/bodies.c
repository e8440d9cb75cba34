/* Written by cargo xtask generate; do not edit. Every body made by its setters, or from JSON where no setter takes what is given. */

#include "typed.h"

/* By the setters; NULL where they cannot express it. */
static gfxhub_renderer_create *set_renderer_create(const gfxhub_value *members) {
  size_t left = gfxhub_value_len(members);
  gfxhub_renderer_create *body = NULL;
  body = gfxhub_renderer_create_new();
  {
    int64_t given = 0;
    if (argument_integer(members, "launchConfigId", &given)) {
      left -= gfxhub_renderer_create_set_launch_config_id(body, given) == GFXHUB_STATUS_OK;
    }
  }
  {
    int64_t given = 0;
    if (argument_integer(members, "engineId", &given)) {
      left -= gfxhub_renderer_create_set_engine_id(body, given) == GFXHUB_STATUS_OK;
    }
  }
  if (argument_null(members, "engineId")) {
    left -= gfxhub_renderer_create_set_engine_id_null(body) == GFXHUB_STATUS_OK;
  }
  {
    int64_t given = 0;
    if (argument_integer(members, "projectId", &given)) {
      left -= gfxhub_renderer_create_set_project_id(body, given) == GFXHUB_STATUS_OK;
    }
  }
  if (argument_null(members, "projectId")) {
    left -= gfxhub_renderer_create_set_project_id_null(body) == GFXHUB_STATUS_OK;
  }
  {
    int64_t given = 0;
    if (argument_integer(members, "projectMapId", &given)) {
      left -= gfxhub_renderer_create_set_project_map_id(body, given) == GFXHUB_STATUS_OK;
    }
  }
  if (argument_null(members, "projectMapId")) {
    left -= gfxhub_renderer_create_set_project_map_id_null(body) == GFXHUB_STATUS_OK;
  }
  {
    const char *given = NULL;
    if (argument_text(members, "engineType", &given)) {
      left -= gfxhub_renderer_create_set_engine_type(body, given) == GFXHUB_STATUS_OK;
    }
  }
  {
    int64_t given = 0;
    if (argument_integer(members, "stateId", &given)) {
      left -= gfxhub_renderer_create_set_state_id(body, given) == GFXHUB_STATUS_OK;
    }
  }
  if (left != 0) {
    gfxhub_renderer_create_free(body);
    return NULL;
  }
  return body;
}

bool body_renderer_create(const gfxhub_value *members, gfxhub_renderer_create **out) {
  gfxhub_string *json = gfxhub_value_to_json(members);
  *out = set_renderer_create(members);
  if (*out == NULL && json != NULL) {
    gfxhub_renderer_create_from_json(gfxhub_string_str(json).data, out, NULL);
  }
  gfxhub_string_free(json);
  return *out != NULL;
}

/* By the setters; NULL where they cannot express it. */
static gfxhub_launch_config_create *set_launch_config_create(const gfxhub_value *members) {
  size_t left = gfxhub_value_len(members);
  gfxhub_launch_config_create *body = NULL;
  const char *name_given = NULL;
  if (!argument_text(members, "name", &name_given) ||
      !argument_list(members, "renderers")) {
    return NULL;
  }
  left -= 1;
  body = gfxhub_launch_config_create_new(name_given);
  {
    const gfxhub_value *list = gfxhub_value_get(members, "renderers");
    size_t at, added = 0;
    if (gfxhub_value_kind_of(list) == GFXHUB_VALUE_KIND_ARRAY) {
      gfxhub_launch_config_create_clear_renderers(body);
      for (at = 0; at < gfxhub_value_len(list); at++) {
        const gfxhub_value *item = gfxhub_value_at(list, at);
        int64_t given = 0;
        added += item_integer(item, &given) && gfxhub_launch_config_create_add_renderers(body, given) == GFXHUB_STATUS_OK;
        }
      left -= added == gfxhub_value_len(list);
    }
  }
  if (left != 0) {
    gfxhub_launch_config_create_free(body);
    return NULL;
  }
  return body;
}

bool body_launch_config_create(const gfxhub_value *members, gfxhub_launch_config_create **out) {
  gfxhub_string *json = gfxhub_value_to_json(members);
  *out = set_launch_config_create(members);
  if (*out == NULL && json != NULL) {
    gfxhub_launch_config_create_from_json(gfxhub_string_str(json).data, out, NULL);
  }
  gfxhub_string_free(json);
  return *out != NULL;
}

/* By the setters; NULL where they cannot express it. */
static gfxhub_engine_host *set_engine_host(const gfxhub_value *members) {
  size_t left = gfxhub_value_len(members);
  gfxhub_engine_host *body = NULL;
  int64_t engine_host_id_given = 0;
  if (!argument_integer(members, "engineHostId", &engine_host_id_given)) {
    return NULL;
  }
  left -= 1;
  body = gfxhub_engine_host_new(engine_host_id_given);
  if (left != 0) {
    gfxhub_engine_host_free(body);
    return NULL;
  }
  return body;
}

bool body_engine_host(const gfxhub_value *members, gfxhub_engine_host **out) {
  gfxhub_string *json = gfxhub_value_to_json(members);
  *out = set_engine_host(members);
  if (*out == NULL && json != NULL) {
    gfxhub_engine_host_from_json(gfxhub_string_str(json).data, out, NULL);
  }
  gfxhub_string_free(json);
  return *out != NULL;
}

/* By the setters; NULL where they cannot express it. */
static gfxhub_mos_object_update *set_mos_object_update(const gfxhub_value *members) {
  size_t left = gfxhub_value_len(members);
  gfxhub_mos_object_update *body = NULL;
  body = gfxhub_mos_object_update_new();
  {
    const char *given = NULL;
    if (argument_text(members, "description", &given)) {
      left -= gfxhub_mos_object_update_set_description(body, given) == GFXHUB_STATUS_OK;
    }
  }
  {
    const gfxhub_value *given = NULL;
    if (argument_value(members, "data", &given)) {
      left -= gfxhub_mos_object_update_set_data(body, given) == GFXHUB_STATUS_OK;
    }
  }
  if (left != 0) {
    gfxhub_mos_object_update_free(body);
    return NULL;
  }
  return body;
}

bool body_mos_object_update(const gfxhub_value *members, gfxhub_mos_object_update **out) {
  gfxhub_string *json = gfxhub_value_to_json(members);
  *out = set_mos_object_update(members);
  if (*out == NULL && json != NULL) {
    gfxhub_mos_object_update_from_json(gfxhub_string_str(json).data, out, NULL);
  }
  gfxhub_string_free(json);
  return *out != NULL;
}

/* By the setters; NULL where they cannot express it. */
static gfxhub_playout_item_update *set_playout_item_update(const gfxhub_value *members) {
  size_t left = gfxhub_value_len(members);
  gfxhub_playout_item_update *body = NULL;
  body = gfxhub_playout_item_update_new();
  {
    const char *given = NULL;
    if (argument_text(members, "name", &given)) {
      left -= gfxhub_playout_item_update_set_name(body, given) == GFXHUB_STATUS_OK;
    }
  }
  {
    const char *given = NULL;
    if (argument_text(members, "template", &given)) {
      left -= gfxhub_playout_item_update_set_template(body, given) == GFXHUB_STATUS_OK;
    }
  }
  {
    int64_t given = 0;
    if (argument_integer(members, "order", &given)) {
      left -= gfxhub_playout_item_update_set_order(body, given) == GFXHUB_STATUS_OK;
    }
  }
  {
    const gfxhub_value *list = gfxhub_value_get(members, "overriddenChannels");
    size_t at, added = 0;
    if (gfxhub_value_kind_of(list) == GFXHUB_VALUE_KIND_ARRAY) {
      gfxhub_playout_item_update_clear_overridden_channels(body);
      for (at = 0; at < gfxhub_value_len(list); at++) {
        const gfxhub_value *item = gfxhub_value_at(list, at);
        int64_t given = 0;
        added += item_integer(item, &given) && gfxhub_playout_item_update_add_overridden_channels(body, given) == GFXHUB_STATUS_OK;
        }
      left -= added == gfxhub_value_len(list);
    }
  }
  {
    const gfxhub_value *given = NULL;
    if (argument_value(members, "data", &given)) {
      left -= gfxhub_playout_item_update_set_data(body, given) == GFXHUB_STATUS_OK;
    }
  }
  if (left != 0) {
    gfxhub_playout_item_update_free(body);
    return NULL;
  }
  return body;
}

bool body_playout_item_update(const gfxhub_value *members, gfxhub_playout_item_update **out) {
  gfxhub_string *json = gfxhub_value_to_json(members);
  *out = set_playout_item_update(members);
  if (*out == NULL && json != NULL) {
    gfxhub_playout_item_update_from_json(gfxhub_string_str(json).data, out, NULL);
  }
  gfxhub_string_free(json);
  return *out != NULL;
}

/* By the setters; NULL where they cannot express it. */
static gfxhub_playout_item_create *set_playout_item_create(const gfxhub_value *members) {
  size_t left = gfxhub_value_len(members);
  gfxhub_playout_item_create *body = NULL;
  const char *name_given = NULL;
  const char *template_given = NULL;
  if (!argument_text(members, "name", &name_given) ||
      !argument_text(members, "template", &template_given)) {
    return NULL;
  }
  left -= 2;
  body = gfxhub_playout_item_create_new(name_given, template_given);
  {
    int64_t given = 0;
    if (argument_integer(members, "order", &given)) {
      left -= gfxhub_playout_item_create_set_order(body, given) == GFXHUB_STATUS_OK;
    }
  }
  {
    const gfxhub_value *given = NULL;
    if (argument_value(members, "data", &given)) {
      left -= gfxhub_playout_item_create_set_data(body, given) == GFXHUB_STATUS_OK;
    }
  }
  if (left != 0) {
    gfxhub_playout_item_create_free(body);
    return NULL;
  }
  return body;
}

bool body_playout_item_create(const gfxhub_value *members, gfxhub_playout_item_create **out) {
  gfxhub_string *json = gfxhub_value_to_json(members);
  *out = set_playout_item_create(members);
  if (*out == NULL && json != NULL) {
    gfxhub_playout_item_create_from_json(gfxhub_string_str(json).data, out, NULL);
  }
  gfxhub_string_free(json);
  return *out != NULL;
}

/* By the setters; NULL where they cannot express it. */
static gfxhub_playout_rundown_name_body *set_playout_rundown_name(const gfxhub_value *members) {
  size_t left = gfxhub_value_len(members);
  gfxhub_playout_rundown_name_body *body = NULL;
  const char *name_given = NULL;
  if (!argument_text(members, "name", &name_given)) {
    return NULL;
  }
  left -= 1;
  body = gfxhub_playout_rundown_name_body_new(name_given);
  if (left != 0) {
    gfxhub_playout_rundown_name_body_free(body);
    return NULL;
  }
  return body;
}

bool body_playout_rundown_name(const gfxhub_value *members, gfxhub_playout_rundown_name_body **out) {
  gfxhub_string *json = gfxhub_value_to_json(members);
  *out = set_playout_rundown_name(members);
  if (*out == NULL && json != NULL) {
    gfxhub_playout_rundown_name_body_from_json(gfxhub_string_str(json).data, out, NULL);
  }
  gfxhub_string_free(json);
  return *out != NULL;
}

/* By the setters; NULL where they cannot express it. */
static gfxhub_payload *set_payload(const gfxhub_value *members) {
  size_t left = gfxhub_value_len(members);
  gfxhub_payload *body = NULL;
  const gfxhub_value *value_given = NULL;
  if (!argument_value(members, "value", &value_given)) {
    return NULL;
  }
  left -= 1;
  body = gfxhub_payload_new(value_given);
  if (left != 0) {
    gfxhub_payload_free(body);
    return NULL;
  }
  return body;
}

bool body_payload(const gfxhub_value *members, gfxhub_payload **out) {
  gfxhub_string *json = gfxhub_value_to_json(members);
  *out = set_payload(members);
  if (*out == NULL && json != NULL) {
    gfxhub_payload_from_json(gfxhub_string_str(json).data, out, NULL);
  }
  gfxhub_string_free(json);
  return *out != NULL;
}

/* By the setters; NULL where they cannot express it. */
static gfxhub_function_parameter *set_function_parameter(const gfxhub_value *members) {
  size_t left = gfxhub_value_len(members);
  gfxhub_function_parameter *body = NULL;
  const char *property_path_given = NULL;
  gfxhub_payload *payload_given = NULL;
  if (!argument_text(members, "PropertyPath", &property_path_given) ||
      !body_payload(gfxhub_value_get(members, "payload"), &payload_given)) {
    return NULL;
  }
  left -= 2;
  body = gfxhub_function_parameter_new(property_path_given, payload_given);
  gfxhub_payload_free(payload_given);
  if (left != 0) {
    gfxhub_function_parameter_free(body);
    return NULL;
  }
  return body;
}

bool body_function_parameter(const gfxhub_value *members, gfxhub_function_parameter **out) {
  gfxhub_string *json = gfxhub_value_to_json(members);
  *out = set_function_parameter(members);
  if (*out == NULL && json != NULL) {
    gfxhub_function_parameter_from_json(gfxhub_string_str(json).data, out, NULL);
  }
  gfxhub_string_free(json);
  return *out != NULL;
}

/* By the setters; NULL where they cannot express it. */
static gfxhub_function_call *set_function_call(const gfxhub_value *members) {
  size_t left = gfxhub_value_len(members);
  gfxhub_function_call *body = NULL;
  if (!argument_list(members, "Parameters")) {
    return NULL;
  }
  left -= 0;
  body = gfxhub_function_call_new();
  {
    const gfxhub_value *list = gfxhub_value_get(members, "Parameters");
    size_t at, added = 0;
    if (gfxhub_value_kind_of(list) == GFXHUB_VALUE_KIND_ARRAY) {
      gfxhub_function_call_clear_parameters(body);
      for (at = 0; at < gfxhub_value_len(list); at++) {
        const gfxhub_value *item = gfxhub_value_at(list, at);
        gfxhub_function_parameter *given = NULL;
        added += body_function_parameter(item, &given) && gfxhub_function_call_add_parameters(body, given) == GFXHUB_STATUS_OK;
        gfxhub_function_parameter_free(given);
      }
      left -= added == gfxhub_value_len(list);
    }
  }
  if (left != 0) {
    gfxhub_function_call_free(body);
    return NULL;
  }
  return body;
}

bool body_function_call(const gfxhub_value *members, gfxhub_function_call **out) {
  gfxhub_string *json = gfxhub_value_to_json(members);
  *out = set_function_call(members);
  if (*out == NULL && json != NULL) {
    gfxhub_function_call_from_json(gfxhub_string_str(json).data, out, NULL);
  }
  gfxhub_string_free(json);
  return *out != NULL;
}

/* By the setters; NULL where they cannot express it. */
static gfxhub_property_update *set_property_update(const gfxhub_value *members) {
  size_t left = gfxhub_value_len(members);
  gfxhub_property_update *body = NULL;
  const gfxhub_value *value_given = NULL;
  if (!argument_value(members, "Value", &value_given)) {
    return NULL;
  }
  left -= 1;
  body = gfxhub_property_update_new(value_given);
  {
    const char *given = NULL;
    if (argument_text(members, "Interpolation", &given)) {
      left -= gfxhub_property_update_set_interpolation(body, given) == GFXHUB_STATUS_OK;
    }
  }
  {
    double given = 0;
    if (argument_double(members, "Duration", &given)) {
      left -= gfxhub_property_update_set_duration(body, given) == GFXHUB_STATUS_OK;
    }
  }
  {
    double given = 0;
    if (argument_double(members, "Delay", &given)) {
      left -= gfxhub_property_update_set_delay(body, given) == GFXHUB_STATUS_OK;
    }
  }
  if (left != 0) {
    gfxhub_property_update_free(body);
    return NULL;
  }
  return body;
}

bool body_property_update(const gfxhub_value *members, gfxhub_property_update **out) {
  gfxhub_string *json = gfxhub_value_to_json(members);
  *out = set_property_update(members);
  if (*out == NULL && json != NULL) {
    gfxhub_property_update_from_json(gfxhub_string_str(json).data, out, NULL);
  }
  gfxhub_string_free(json);
  return *out != NULL;
}
