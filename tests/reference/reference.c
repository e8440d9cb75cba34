/* Written by cargo xtask generate; do not edit. */
/* The examples of docs/reference: `reference engines.get` runs one against GFXHUB_URL. */

#include <gfxhub.h>
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The exit code of a call, and its complaint where it failed. */
static int ended(gfxhub_status status, gfxhub_error *error) {
  if (status != GFXHUB_STATUS_OK) {
    fprintf(stderr, "%s\n", gfxhub_error_message(error).data);
  }
  gfxhub_error_free(error);
  return status == GFXHUB_STATUS_OK ? 0 : 1;
}

static int engines_list(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_engine_list *engines = NULL;
  status = gfxhub_engines_list(hub, NULL, &engines, &error);
  for (size_t i = 0; i < gfxhub_engine_list_len(engines); i++) {
    const gfxhub_engine *engine = gfxhub_engine_list_at(engines, i);
    printf("%" PRId64 " %s\n", gfxhub_engine_id(engine), gfxhub_engine_name(engine).data);
  }
  gfxhub_engine_list_free(engines);
  return ended(status, error);
}

static int engines_get(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_engine *engine = NULL;
  status = gfxhub_engines_get(hub, 3, NULL, &engine, &error);
  if (status == GFXHUB_STATUS_OK) {
    printf("%s\n", gfxhub_engine_name(engine).data);
  }
  gfxhub_engine_free(engine);
  return ended(status, error);
}

static int engines_list_nodes(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_node_list *nodes = NULL;
  status = gfxhub_engines_list_nodes(hub, 3, NULL, &nodes, &error);
  for (size_t i = 0; i < gfxhub_node_list_len(nodes); i++) {
    const gfxhub_node *node = gfxhub_node_list_at(nodes, i);
    printf("%s %s\n", gfxhub_node_node_path(node).data, gfxhub_node_node_name(node).data);
  }
  gfxhub_node_list_free(nodes);
  return ended(status, error);
}

static int engines_get_node(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_node *node = NULL;
  status = gfxhub_engines_get_node(hub, 3, "Mixer_0", NULL, &node, &error);
  if (status == GFXHUB_STATUS_OK) {
    printf("%s\n", gfxhub_node_node_name(node).data);
  }
  gfxhub_node_free(node);
  return ended(status, error);
}

static int engines_list_properties(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_property_list *props = NULL;
  status = gfxhub_engines_list_properties(hub, 3, "Mixer_0", NULL, &props, &error);
  for (size_t i = 0; i < gfxhub_property_list_len(props); i++) {
    const gfxhub_property *prop = gfxhub_property_list_at(props, i);
    printf(
        "%s %s\n", gfxhub_property_property_path(prop).data,
        gfxhub_property_display_name(prop).data);
  }
  gfxhub_property_list_free(props);
  return ended(status, error);
}

static int engines_get_property(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_property *prop = NULL;
  status = gfxhub_engines_get_property(hub, 3, "Mixer_0", "Default//Gain/0", NULL, &prop, &error);
  if (status == GFXHUB_STATUS_OK) {
    gfxhub_string *json = gfxhub_value_to_json(gfxhub_property_value(prop));
    printf("%s\n", gfxhub_string_str(json).data);
    gfxhub_string_free(json);
  }
  gfxhub_property_free(prop);
  return ended(status, error);
}

static int engines_set_property(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_value *value = gfxhub_value_new_double(0.75);
  gfxhub_property_update *update = gfxhub_property_update_new(value);
  gfxhub_property *prop = NULL;
  status = gfxhub_engines_set_property(
      hub, 3, "Mixer_0", "Default//Gain/0", update, NULL, &prop, &error);
  if (status == GFXHUB_STATUS_OK) {
    gfxhub_string *json = gfxhub_value_to_json(gfxhub_property_value(prop));
    printf("%s\n", gfxhub_string_str(json).data);
    gfxhub_string_free(json);
  }
  gfxhub_property_free(prop);
  gfxhub_property_update_free(update);
  gfxhub_value_free(value);
  return ended(status, error);
}

static int engines_list_functions(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_function_summary_list *funcs = NULL;
  status = gfxhub_engines_list_functions(hub, 3, "Mixer_0", NULL, &funcs, &error);
  for (size_t i = 0; i < gfxhub_function_summary_list_len(funcs); i++) {
    const gfxhub_function_summary *func = gfxhub_function_summary_list_at(funcs, i);
    printf(
        "%s %s\n", gfxhub_function_summary_function_path(func).data,
        gfxhub_function_summary_function_name(func).data);
  }
  gfxhub_function_summary_list_free(funcs);
  return ended(status, error);
}

static int engines_get_function(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_function *func = NULL;
  status = gfxhub_engines_get_function(
      hub, 3, "Mixer_0", "Default//DoTransition/0", NULL, &func, &error);
  if (status == GFXHUB_STATUS_OK) {
    printf("%s\n", gfxhub_function_function_name(func).data);
  }
  gfxhub_function_free(func);
  return ended(status, error);
}

static int engines_call_function(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_function_call *call = NULL;
  status = gfxhub_function_call_from_json(
      "{\"Parameters\": ["
      "{\"PropertyPath\": \"Default//Duration/0\", \"payload\": {\"value\": 2.5}}, "
      "{\"PropertyPath\": \"Default//Ease/0\", \"payload\": {\"value\": \"Linear\"}}, "
      "{\"PropertyPath\": \"Default//Target/0\", \"payload\": {\"value\": {\"x\": 0.25, "
      "\"y\": -1.5, \"z\": 3.0}}}, "
      "{\"PropertyPath\": \"Default//Flag/0\", \"payload\": {\"value\": true}}, "
      "{\"PropertyPath\": \"Default//Count/0\", \"payload\": {\"value\": 3}}"
      "]}",
      &call, &error);
  if (status == GFXHUB_STATUS_OK) {
    status = gfxhub_engines_call_function(
        hub, 3, "Mixer_0", "Default//DoTransition/0", call, NULL, &error);
  }
  gfxhub_function_call_free(call);
  return ended(status, error);
}

static int playout_list_rundowns(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_playout_rundown_list *rundowns = NULL;
  status = gfxhub_playout_list_rundowns(hub, NULL, &rundowns, &error);
  for (size_t i = 0; i < gfxhub_playout_rundown_list_len(rundowns); i++) {
    const gfxhub_playout_rundown *rundown = gfxhub_playout_rundown_list_at(rundowns, i);
    printf(
        "%" PRId64 " %s\n", gfxhub_playout_rundown_id(rundown),
        gfxhub_playout_rundown_name(rundown).data);
  }
  gfxhub_playout_rundown_list_free(rundowns);
  return ended(status, error);
}

static int playout_create_rundown(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_playout_rundown_name_body *name = gfxhub_playout_rundown_name_body_new("Evening News");
  gfxhub_playout_rundown *rundown = NULL;
  status = gfxhub_playout_create_rundown(hub, name, NULL, &rundown, &error);
  if (status == GFXHUB_STATUS_OK) {
    printf("%" PRId64 "\n", gfxhub_playout_rundown_id(rundown));
  }
  gfxhub_playout_rundown_free(rundown);
  gfxhub_playout_rundown_name_body_free(name);
  return ended(status, error);
}

static int playout_get_rundown(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_playout_rundown *rundown = NULL;
  status = gfxhub_playout_get_rundown(hub, 12, NULL, &rundown, &error);
  if (status == GFXHUB_STATUS_OK) {
    printf("%s\n", gfxhub_playout_rundown_name(rundown).data);
  }
  gfxhub_playout_rundown_free(rundown);
  return ended(status, error);
}

static int playout_delete_rundown(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  status = gfxhub_playout_delete_rundown(hub, 12, NULL, &error);
  return ended(status, error);
}

static int playout_rename_rundown(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_playout_rundown_name_body *name = gfxhub_playout_rundown_name_body_new("Late News");
  gfxhub_playout_rundown *rundown = NULL;
  status = gfxhub_playout_rename_rundown(hub, 12, name, NULL, &rundown, &error);
  if (status == GFXHUB_STATUS_OK) {
    printf("%s\n", gfxhub_playout_rundown_name(rundown).data);
  }
  gfxhub_playout_rundown_free(rundown);
  gfxhub_playout_rundown_name_body_free(name);
  return ended(status, error);
}

static int playout_list_items(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_playout_item_list *items = NULL;
  status = gfxhub_playout_list_items(hub, 12, NULL, &items, &error);
  for (size_t i = 0; i < gfxhub_playout_item_list_len(items); i++) {
    const gfxhub_playout_item *item = gfxhub_playout_item_list_at(items, i);
    printf("%" PRId64 " %s\n", gfxhub_playout_item_id(item), gfxhub_playout_item_name(item).data);
  }
  gfxhub_playout_item_list_free(items);
  return ended(status, error);
}

static int playout_create_item(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_value *data = NULL;
  status = gfxhub_value_from_json(
      "{\"Line1\": \"Guest of the day\", \"Rows\": [\"a\", \"b\"], \"Loops\": 2, \"Scale\": 1.5, "
      "\"Animate\": true, \"Note\": null}",
      &data, &error);
  gfxhub_playout_item_create *item =
      gfxhub_playout_item_create_new("Lower third: guest", "LowerThird");
  gfxhub_playout_item *made = NULL;
  if (status == GFXHUB_STATUS_OK) {
    gfxhub_playout_item_create_set_order(item, 2);
    gfxhub_playout_item_create_set_data(item, data);
    status = gfxhub_playout_create_item(hub, 12, item, NULL, &made, &error);
  }
  if (status == GFXHUB_STATUS_OK) {
    printf("%" PRId64 "\n", gfxhub_playout_item_id(made));
  }
  gfxhub_playout_item_free(made);
  gfxhub_playout_item_create_free(item);
  gfxhub_value_free(data);
  return ended(status, error);
}

static int playout_get_item(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_playout_item *item = NULL;
  status = gfxhub_playout_get_item(hub, 12, 101, NULL, &item, &error);
  if (status == GFXHUB_STATUS_OK) {
    printf("%s\n", gfxhub_playout_item_name(item).data);
  }
  gfxhub_playout_item_free(item);
  return ended(status, error);
}

static int playout_delete_item(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  status = gfxhub_playout_delete_item(hub, 12, 101, NULL, &error);
  return ended(status, error);
}

static int playout_update_item(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_value *data = NULL;
  status = gfxhub_value_from_json(
      "{\"Line1\": \"Guest of the day\", \"Loops\": 2, \"Scale\": 1.0}", &data, &error);
  gfxhub_playout_item_update *update = gfxhub_playout_item_update_new();
  gfxhub_playout_item *item = NULL;
  if (status == GFXHUB_STATUS_OK) {
    gfxhub_playout_item_update_set_name(update, "Lower third: guest");
    gfxhub_playout_item_update_set_template(update, "LowerThird");
    gfxhub_playout_item_update_set_order(update, 3);
    gfxhub_playout_item_update_add_overridden_channels(update, 1);
    gfxhub_playout_item_update_add_overridden_channels(update, 4);
    gfxhub_playout_item_update_add_overridden_channels(update, 7);
    gfxhub_playout_item_update_set_data(update, data);
    status = gfxhub_playout_update_item(hub, 12, 101, update, NULL, &item, &error);
  }
  if (status == GFXHUB_STATUS_OK) {
    printf("%s\n", gfxhub_playout_item_name(item).data);
  }
  gfxhub_playout_item_free(item);
  gfxhub_playout_item_update_free(update);
  gfxhub_value_free(data);
  return ended(status, error);
}

static int playout_trigger_button(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  status = gfxhub_playout_trigger_button(hub, 12, 101, "In", NULL, &error);
  return ended(status, error);
}

static int playout_list_templates(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_template_list *tmpls = NULL;
  status = gfxhub_playout_list_templates(hub, NULL, &tmpls, &error);
  for (size_t i = 0; i < gfxhub_template_list_len(tmpls); i++) {
    const gfxhub_template *tmpl = gfxhub_template_list_at(tmpls, i);
    printf("%" PRId64 " %s\n", gfxhub_template_id(tmpl), gfxhub_template_name(tmpl).data);
  }
  gfxhub_template_list_free(tmpls);
  return ended(status, error);
}

static int newsroom_list_rundowns(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_newsroom_rundown_summary_list *rundowns = NULL;
  status = gfxhub_newsroom_list_rundowns(hub, NULL, &rundowns, &error);
  for (size_t i = 0; i < gfxhub_newsroom_rundown_summary_list_len(rundowns); i++) {
    const gfxhub_newsroom_rundown_summary *rundown =
        gfxhub_newsroom_rundown_summary_list_at(rundowns, i);
    printf(
        "%s %s\n", gfxhub_newsroom_rundown_summary_ro_id(rundown).data,
        gfxhub_newsroom_rundown_summary_ro_slug(rundown).data);
  }
  gfxhub_newsroom_rundown_summary_list_free(rundowns);
  return ended(status, error);
}

static int newsroom_list_device_rundowns(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_newsroom_rundown_summary_list *rundowns = NULL;
  status = gfxhub_newsroom_list_device_rundowns(hub, "NEWSDESK-A", NULL, &rundowns, &error);
  for (size_t i = 0; i < gfxhub_newsroom_rundown_summary_list_len(rundowns); i++) {
    const gfxhub_newsroom_rundown_summary *rundown =
        gfxhub_newsroom_rundown_summary_list_at(rundowns, i);
    printf(
        "%s %s\n", gfxhub_newsroom_rundown_summary_ro_id(rundown).data,
        gfxhub_newsroom_rundown_summary_ro_slug(rundown).data);
  }
  gfxhub_newsroom_rundown_summary_list_free(rundowns);
  return ended(status, error);
}

static int newsroom_get_rundown(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_newsroom_rundown *rundown = NULL;
  status = gfxhub_newsroom_get_rundown(hub, "NEWSDESK-A", "69425946", NULL, &rundown, &error);
  if (status == GFXHUB_STATUS_OK) {
    printf("%s\n", gfxhub_newsroom_rundown_ro_slug(rundown).data);
  }
  gfxhub_newsroom_rundown_free(rundown);
  return ended(status, error);
}

static int newsroom_update_mos_object(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_value *data = NULL;
  status = gfxhub_value_from_json(
      "{\"Line1\": \"Another guest\", \"Rows\": [\"Harbour\"]}", &data, &error);
  gfxhub_mos_object_update *update = gfxhub_mos_object_update_new();
  gfxhub_mos_object *mos_object = NULL;
  if (status == GFXHUB_STATUS_OK) {
    gfxhub_mos_object_update_set_description(update, "Second guest");
    gfxhub_mos_object_update_set_data(update, data);
    status = gfxhub_newsroom_update_mos_object(hub, "OBJ-5501", update, NULL, &mos_object, &error);
  }
  if (status == GFXHUB_STATUS_OK) {
    printf("%s\n", gfxhub_mos_object_description(mos_object).data);
  }
  gfxhub_mos_object_free(mos_object);
  gfxhub_mos_object_update_free(update);
  gfxhub_value_free(data);
  return ended(status, error);
}

static int newsroom_trigger_button(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  status = gfxhub_newsroom_trigger_button(
      hub, "NEWSDESK-A", "69425946", "S-1001", "1", "In", NULL, &error);
  return ended(status, error);
}

static int graphs_list(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_graph_summary_list *graphs = NULL;
  status = gfxhub_graphs_list(hub, NULL, &graphs, &error);
  for (size_t i = 0; i < gfxhub_graph_summary_list_len(graphs); i++) {
    const gfxhub_graph_summary *graph = gfxhub_graph_summary_list_at(graphs, i);
    printf(
        "%" PRId64 " %s\n", gfxhub_graph_summary_id(graph), gfxhub_graph_summary_name(graph).data);
  }
  gfxhub_graph_summary_list_free(graphs);
  return ended(status, error);
}

static int graphs_get(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_graph *graph = NULL;
  status = gfxhub_graphs_get(hub, 21, NULL, &graph, &error);
  if (status == GFXHUB_STATUS_OK) {
    printf("%s\n", gfxhub_graph_name(graph).data);
  }
  gfxhub_graph_free(graph);
  return ended(status, error);
}

static int graphs_load(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_engine_host *host = gfxhub_engine_host_new(3);
  status = gfxhub_graphs_load(hub, 21, host, NULL, &error);
  gfxhub_engine_host_free(host);
  return ended(status, error);
}

static int rgraphs_list(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_rgraph_summary_list *rgraphs = NULL;
  status = gfxhub_rgraphs_list(hub, NULL, &rgraphs, &error);
  for (size_t i = 0; i < gfxhub_rgraph_summary_list_len(rgraphs); i++) {
    const gfxhub_rgraph_summary *rgraph = gfxhub_rgraph_summary_list_at(rgraphs, i);
    printf(
        "%" PRId64 " %s\n", gfxhub_rgraph_summary_id(rgraph),
        gfxhub_rgraph_summary_name(rgraph).data);
  }
  gfxhub_rgraph_summary_list_free(rgraphs);
  return ended(status, error);
}

static int rgraphs_get(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_rgraph *rgraph = NULL;
  status = gfxhub_rgraphs_get(hub, 7, NULL, &rgraph, &error);
  if (status == GFXHUB_STATUS_OK) {
    printf("%s\n", gfxhub_rgraph_name(rgraph).data);
  }
  gfxhub_rgraph_free(rgraph);
  return ended(status, error);
}

static int rgraphs_load(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_engine_host *host = gfxhub_engine_host_new(3);
  status = gfxhub_rgraphs_load(hub, 7, host, NULL, &error);
  gfxhub_engine_host_free(host);
  return ended(status, error);
}

static int ustates_list(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_ustate_summary_list *ustates = NULL;
  status = gfxhub_ustates_list(hub, NULL, &ustates, &error);
  for (size_t i = 0; i < gfxhub_ustate_summary_list_len(ustates); i++) {
    const gfxhub_ustate_summary *ustate = gfxhub_ustate_summary_list_at(ustates, i);
    printf(
        "%" PRId64 " %s\n", gfxhub_ustate_summary_id(ustate),
        gfxhub_ustate_summary_name(ustate).data);
  }
  gfxhub_ustate_summary_list_free(ustates);
  return ended(status, error);
}

static int ustates_get(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_ustate *ustate = NULL;
  status = gfxhub_ustates_get(hub, 9, NULL, &ustate, &error);
  if (status == GFXHUB_STATUS_OK) {
    printf("%s\n", gfxhub_ustate_name(ustate).data);
  }
  gfxhub_ustate_free(ustate);
  return ended(status, error);
}

static int ustates_load(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_engine_host *host = gfxhub_engine_host_new(3);
  status = gfxhub_ustates_load(hub, 9, host, NULL, &error);
  gfxhub_engine_host_free(host);
  return ended(status, error);
}

static int projects_list(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_project_list *projects = NULL;
  status = gfxhub_projects_list(hub, NULL, &projects, &error);
  for (size_t i = 0; i < gfxhub_project_list_len(projects); i++) {
    const gfxhub_project *project = gfxhub_project_list_at(projects, i);
    printf(
        "%" PRId64 " %s\n", gfxhub_project_project_id(project), gfxhub_project_name(project).data);
  }
  gfxhub_project_list_free(projects);
  return ended(status, error);
}

static int launcher_list(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_launch_config_list *configs = NULL;
  status = gfxhub_launcher_list(hub, NULL, &configs, &error);
  for (size_t i = 0; i < gfxhub_launch_config_list_len(configs); i++) {
    const gfxhub_launch_config *config = gfxhub_launch_config_list_at(configs, i);
    printf("%s\n", gfxhub_launch_config_name(config).data);
  }
  gfxhub_launch_config_list_free(configs);
  return ended(status, error);
}

static int launcher_get(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_launch_config *config = NULL;
  status = gfxhub_launcher_get(hub, 5, NULL, &config, &error);
  if (status == GFXHUB_STATUS_OK) {
    printf("%s\n", gfxhub_launch_config_name(config).data);
  }
  gfxhub_launch_config_free(config);
  return ended(status, error);
}

static int launcher_create(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_launch_config_create *config = gfxhub_launch_config_create_new("Studio C");
  gfxhub_launch_config_create_add_renderers(config, 51);
  gfxhub_launch_config_create_add_renderers(config, 52);
  gfxhub_launch_config_created *made = NULL;
  status = gfxhub_launcher_create(hub, config, NULL, &made, &error);
  if (status == GFXHUB_STATUS_OK) {
    printf("%" PRId64 "\n", gfxhub_launch_config_created_id(made));
  }
  gfxhub_launch_config_created_free(made);
  gfxhub_launch_config_create_free(config);
  return ended(status, error);
}

static int launcher_launch(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_string *word = NULL;
  status = gfxhub_launcher_launch(hub, 5, NULL, &word, &error);
  if (status == GFXHUB_STATUS_OK) {
    printf("%s\n", gfxhub_string_str(word).data);
  }
  gfxhub_string_free(word);
  return ended(status, error);
}

static int launcher_stop(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  status = gfxhub_launcher_stop(hub, 5, NULL, &error);
  return ended(status, error);
}

static int launcher_retime(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  status = gfxhub_launcher_retime(hub, 5, NULL, &error);
  return ended(status, error);
}

static int launcher_list_renderers(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_renderer_id_list *ids = NULL;
  status = gfxhub_launcher_list_renderers(hub, 5, NULL, &ids, &error);
  for (size_t i = 0; i < gfxhub_renderer_id_list_len(ids); i++) {
    printf("%" PRId64 "\n", gfxhub_renderer_id_list_at(ids, i));
  }
  gfxhub_renderer_id_list_free(ids);
  return ended(status, error);
}

static int launcher_get_renderer(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_renderer *renderer = NULL;
  status = gfxhub_launcher_get_renderer(hub, 5, 51, NULL, &renderer, &error);
  if (status == GFXHUB_STATUS_OK) {
    printf("%s\n", gfxhub_renderer_engine_type(renderer).data);
  }
  gfxhub_renderer_free(renderer);
  return ended(status, error);
}

static int launcher_create_renderer(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_renderer_create *renderer = gfxhub_renderer_create_new();
  gfxhub_renderer_create_set_launch_config_id(renderer, 5);
  gfxhub_renderer_create_set_engine_id(renderer, 3);
  gfxhub_renderer_create_set_project_id(renderer, 14);
  gfxhub_renderer_create_set_project_map_id(renderer, 140);
  gfxhub_renderer_create_set_engine_type(renderer, GFXHUB_ENGINE_TYPE_RE5);
  gfxhub_renderer_create_set_state_id(renderer, 21);
  int64_t id = 0;
  status = gfxhub_launcher_create_renderer(hub, 5, renderer, NULL, &id, &error);
  if (status == GFXHUB_STATUS_OK) {
    printf("%" PRId64 "\n", id);
  }
  gfxhub_renderer_create_free(renderer);
  return ended(status, error);
}

static int launcher_start_renderer(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_string *word = NULL;
  status = gfxhub_launcher_start_renderer(hub, 5, 51, NULL, &word, &error);
  if (status == GFXHUB_STATUS_OK) {
    printf("%s\n", gfxhub_string_str(word).data);
  }
  gfxhub_string_free(word);
  return ended(status, error);
}

static int launcher_stop_renderer(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_string *word = NULL;
  status = gfxhub_launcher_stop_renderer(hub, 5, 51, NULL, &word, &error);
  if (status == GFXHUB_STATUS_OK) {
    printf("%s\n", gfxhub_string_str(word).data);
  }
  gfxhub_string_free(word);
  return ended(status, error);
}

static int playout_trigger_external_data(const gfxhub_client *hub) {
  gfxhub_error *error = NULL;
  gfxhub_status status;
  gfxhub_response *answer = NULL;
  status = gfxhub_playout_trigger_external_data(
      hub, 12, 101, "ResultsTable", NULL, NULL, &answer, &error);
  if (status == GFXHUB_STATUS_OK) {
    printf("%s\n", gfxhub_response_body(answer).data);
  }
  gfxhub_response_free(answer);
  return ended(status, error);
}

static const struct {
  const char *operation;
  int (*run)(const gfxhub_client *hub);
} examples[] = {
    {"engines.list", engines_list},
    {"engines.get", engines_get},
    {"engines.list_nodes", engines_list_nodes},
    {"engines.get_node", engines_get_node},
    {"engines.list_properties", engines_list_properties},
    {"engines.get_property", engines_get_property},
    {"engines.set_property", engines_set_property},
    {"engines.list_functions", engines_list_functions},
    {"engines.get_function", engines_get_function},
    {"engines.call_function", engines_call_function},
    {"playout.list_rundowns", playout_list_rundowns},
    {"playout.create_rundown", playout_create_rundown},
    {"playout.get_rundown", playout_get_rundown},
    {"playout.delete_rundown", playout_delete_rundown},
    {"playout.rename_rundown", playout_rename_rundown},
    {"playout.list_items", playout_list_items},
    {"playout.create_item", playout_create_item},
    {"playout.get_item", playout_get_item},
    {"playout.delete_item", playout_delete_item},
    {"playout.update_item", playout_update_item},
    {"playout.trigger_button", playout_trigger_button},
    {"playout.list_templates", playout_list_templates},
    {"newsroom.list_rundowns", newsroom_list_rundowns},
    {"newsroom.list_device_rundowns", newsroom_list_device_rundowns},
    {"newsroom.get_rundown", newsroom_get_rundown},
    {"newsroom.update_mos_object", newsroom_update_mos_object},
    {"newsroom.trigger_button", newsroom_trigger_button},
    {"graphs.list", graphs_list},
    {"graphs.get", graphs_get},
    {"graphs.load", graphs_load},
    {"rgraphs.list", rgraphs_list},
    {"rgraphs.get", rgraphs_get},
    {"rgraphs.load", rgraphs_load},
    {"ustates.list", ustates_list},
    {"ustates.get", ustates_get},
    {"ustates.load", ustates_load},
    {"projects.list", projects_list},
    {"launcher.list", launcher_list},
    {"launcher.get", launcher_get},
    {"launcher.create", launcher_create},
    {"launcher.launch", launcher_launch},
    {"launcher.stop", launcher_stop},
    {"launcher.retime", launcher_retime},
    {"launcher.list_renderers", launcher_list_renderers},
    {"launcher.get_renderer", launcher_get_renderer},
    {"launcher.create_renderer", launcher_create_renderer},
    {"launcher.start_renderer", launcher_start_renderer},
    {"launcher.stop_renderer", launcher_stop_renderer},
    {"playout.trigger_external_data", playout_trigger_external_data},
};

int main(int count, char **words) {
  const char *url = getenv("GFXHUB_URL");
  gfxhub_client *hub = NULL;
  gfxhub_error *error = NULL;
  int code = 2;
  if (count != 2 || url == NULL) {
    fprintf(stderr, "name an operation, and the hub in GFXHUB_URL\n");
    return code;
  }
  code = ended(gfxhub_client_new(url, NULL, &hub, &error), error);
  for (size_t i = 0; code == 0 && i < sizeof examples / sizeof examples[0]; i++) {
    if (strcmp(examples[i].operation, words[1]) == 0) {
      code = examples[i].run(hub);
      gfxhub_client_free(hub);
      return code;
    }
  }
  gfxhub_client_free(hub);
  fprintf(stderr, "there is no such operation\n");
  return 2;
}
