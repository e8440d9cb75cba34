/* Written by cargo xtask generate; do not edit. A record, a body and a list of each kind. */

#include "../../boundary/trial.h"

gfxhub_engine *make_engine(const fixture *have) {
  gfxhub_engine *made = NULL;
  gfxhub_engine_from_json("{\"id\":3,\"name\":\"x\",\"ip\":\"x\",\"role\":\"Broadcast\",\"status\":\"connected\",\"cacheDir\":\"x\",\"minimumFreeSpace\":1,\"usedSpace\":1,\"diskSpace\":1,\"canCook\":true,\"displayName\":\"x\",\"re_enabled\":true,\"port\":1,\"rgraphId\":11,\"ownerStudioId\":1,\"ustateId\":31,\"ue_enabled\":true,\"instances\":[{\"id\":1,\"projectTag\":\"x\",\"streaming\":\"x\",\"status\":\"Idle\",\"pid\":\"x\",\"engineHostId\":3,\"engineRoleId\":1,\"projectId\":1,\"projectMapId\":1,\"editorPath\":\"x\",\"cookedProjectId\":1,\"cookedMapId\":1,\"cookedId\":1,\"engineType\":\"RE\",\"engineVersion\":\"x\",\"statusDescription\":\"x\",\"beyond\":[1]}],\"engineType\":\"RE\",\"beyond\":[1]}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_engine_instance *make_engine_instance(const fixture *have) {
  gfxhub_engine_instance *made = NULL;
  gfxhub_engine_instance_from_json("{\"id\":1,\"projectTag\":\"x\",\"streaming\":\"x\",\"status\":\"Idle\",\"pid\":\"x\",\"engineHostId\":3,\"engineRoleId\":1,\"projectId\":1,\"projectMapId\":1,\"editorPath\":\"x\",\"cookedProjectId\":1,\"cookedMapId\":1,\"cookedId\":1,\"engineType\":\"RE\",\"engineVersion\":\"x\",\"statusDescription\":\"x\",\"beyond\":[1]}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_node *make_node(const fixture *have) {
  gfxhub_node *made = NULL;
  gfxhub_node_from_json("{\"NodePath\":\"x\",\"NodeName\":\"x\",\"beyond\":[1]}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_property *make_property(const fixture *have) {
  gfxhub_property *made = NULL;
  gfxhub_property_from_json("{\"PropertyPath\":\"x\",\"DisplayName\":\"x\",\"Value\":{\"a\":[1,\"b\"]},\"beyond\":[1]}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_function_summary *make_function_summary(const fixture *have) {
  gfxhub_function_summary *made = NULL;
  gfxhub_function_summary_from_json("{\"FunctionPath\":\"x\",\"FunctionName\":\"x\",\"beyond\":[1]}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_function *make_function(const fixture *have) {
  gfxhub_function *made = NULL;
  gfxhub_function_from_json("{\"FunctionPath\":\"x\",\"FunctionName\":\"x\",\"Properties\":{\"x\":{\"PropertyPath\":\"x\",\"DisplayName\":\"x\",\"Value\":{\"a\":[1,\"b\"]},\"beyond\":[1]}},\"beyond\":[1]}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_playout_rundown *make_playout_rundown(const fixture *have) {
  gfxhub_playout_rundown *made = NULL;
  gfxhub_playout_rundown_from_json("{\"id\":1,\"name\":\"x\",\"beyond\":[1]}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_playout_item *make_playout_item(const fixture *have) {
  gfxhub_playout_item *made = NULL;
  gfxhub_playout_item_from_json("{\"id\":2,\"name\":\"x\",\"template\":\"x\",\"data\":{\"x\":\"y\"},\"buttons\":[{\"id\":\"x\",\"label\":\"x\",\"beyond\":[1]}],\"beyond\":[1]}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_playout_button *make_playout_button(const fixture *have) {
  gfxhub_playout_button *made = NULL;
  gfxhub_playout_button_from_json("{\"id\":\"x\",\"label\":\"x\",\"beyond\":[1]}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_template *make_template(const fixture *have) {
  gfxhub_template *made = NULL;
  gfxhub_template_from_json("{\"id\":1,\"name\":\"x\",\"beyond\":[1]}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_newsroom_rundown_summary *make_newsroom_rundown_summary(const fixture *have) {
  gfxhub_newsroom_rundown_summary *made = NULL;
  gfxhub_newsroom_rundown_summary_from_json("{\"ncsID\":\"x\",\"roID\":\"x\",\"roSlug\":\"x\",\"status\":\"NEW\",\"createdAt\":\"x\",\"updatedAt\":\"x\",\"beyond\":[1]}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_newsroom_rundown *make_newsroom_rundown(const fixture *have) {
  gfxhub_newsroom_rundown *made = NULL;
  gfxhub_newsroom_rundown_from_json("{\"ncsID\":\"x\",\"roID\":\"x\",\"roSlug\":\"x\",\"status\":\"NEW\",\"createdAt\":\"x\",\"updatedAt\":\"x\",\"roChannel\":\"x\",\"roEdStart\":\"x\",\"roEdDur\":\"x\",\"roTrigger\":\"x\",\"macroIn\":\"x\",\"macroOut\":\"x\",\"mosExternalMetadata\":\"x\",\"readyToAir\":true,\"items\":[{\"storyID\":\"x\",\"itemID\":\"x\",\"storySlug\":\"x\",\"itemSlug\":\"x\",\"mosObject\":{\"objID\":\"x\",\"objSlug\":\"x\",\"mosAbstract\":\"x\",\"objGroup\":\"x\",\"objTB\":\"x\",\"objRev\":1,\"objDur\":1,\"status\":\"NEW\",\"objAir\":\"READY\",\"objPaths\":\"x\",\"mosExternalMetadata\":\"x\",\"createdBy\":\"x\",\"created\":\"x\",\"changedBy\":\"x\",\"changed\":\"x\",\"description\":\"x\",\"objType\":\"STILL\",\"template\":\"x\",\"data\":{\"x\":\"y\"},\"buttons\":[{\"id\":\"x\",\"key\":\"x\",\"label\":\"x\",\"beyond\":[1]}],\"beyond\":[1]},\"beyond\":[1]}],\"beyond\":[1]}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_newsroom_item *make_newsroom_item(const fixture *have) {
  gfxhub_newsroom_item *made = NULL;
  gfxhub_newsroom_item_from_json("{\"storyID\":\"x\",\"itemID\":\"x\",\"storySlug\":\"x\",\"itemSlug\":\"x\",\"mosObject\":{\"objID\":\"x\",\"objSlug\":\"x\",\"mosAbstract\":\"x\",\"objGroup\":\"x\",\"objTB\":\"x\",\"objRev\":1,\"objDur\":1,\"status\":\"NEW\",\"objAir\":\"READY\",\"objPaths\":\"x\",\"mosExternalMetadata\":\"x\",\"createdBy\":\"x\",\"created\":\"x\",\"changedBy\":\"x\",\"changed\":\"x\",\"description\":\"x\",\"objType\":\"STILL\",\"template\":\"x\",\"data\":{\"x\":\"y\"},\"buttons\":[{\"id\":\"x\",\"key\":\"x\",\"label\":\"x\",\"beyond\":[1]}],\"beyond\":[1]},\"beyond\":[1]}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_mos_object *make_mos_object(const fixture *have) {
  gfxhub_mos_object *made = NULL;
  gfxhub_mos_object_from_json("{\"objID\":\"x\",\"objSlug\":\"x\",\"mosAbstract\":\"x\",\"objGroup\":\"x\",\"objTB\":\"x\",\"objRev\":1,\"objDur\":1,\"status\":\"NEW\",\"objAir\":\"READY\",\"objPaths\":\"x\",\"mosExternalMetadata\":\"x\",\"createdBy\":\"x\",\"created\":\"x\",\"changedBy\":\"x\",\"changed\":\"x\",\"description\":\"x\",\"objType\":\"STILL\",\"template\":\"x\",\"data\":{\"x\":\"y\"},\"buttons\":[{\"id\":\"x\",\"key\":\"x\",\"label\":\"x\",\"beyond\":[1]}],\"beyond\":[1]}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_newsroom_button *make_newsroom_button(const fixture *have) {
  gfxhub_newsroom_button *made = NULL;
  gfxhub_newsroom_button_from_json("{\"id\":\"x\",\"key\":\"x\",\"label\":\"x\",\"beyond\":[1]}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_graph_summary *make_graph_summary(const fixture *have) {
  gfxhub_graph_summary *made = NULL;
  gfxhub_graph_summary_from_json("{\"id\":21,\"name\":\"x\",\"beyond\":[1]}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_graph *make_graph(const fixture *have) {
  gfxhub_graph *made = NULL;
  gfxhub_graph_from_json("{\"id\":21,\"name\":\"x\",\"content\":\"x\",\"beyond\":[1]}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_rgraph_summary *make_rgraph_summary(const fixture *have) {
  gfxhub_rgraph_summary *made = NULL;
  gfxhub_rgraph_summary_from_json("{\"id\":11,\"name\":\"x\",\"beyond\":[1]}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_rgraph *make_rgraph(const fixture *have) {
  gfxhub_rgraph *made = NULL;
  gfxhub_rgraph_from_json("{\"id\":11,\"name\":\"x\",\"xmlContent\":\"x\",\"beyond\":[1]}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_ustate_summary *make_ustate_summary(const fixture *have) {
  gfxhub_ustate_summary *made = NULL;
  gfxhub_ustate_summary_from_json("{\"id\":31,\"name\":\"x\",\"beyond\":[1]}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_ustate *make_ustate(const fixture *have) {
  gfxhub_ustate *made = NULL;
  gfxhub_ustate_from_json("{\"id\":31,\"name\":\"x\",\"ustateData\":\"x\",\"beyond\":[1]}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_project *make_project(const fixture *have) {
  gfxhub_project *made = NULL;
  gfxhub_project_from_json("{\"projectId\":1,\"name\":\"x\",\"version\":\"x\",\"sharedFolderName\":\"x\",\"maps\":[\"x\"],\"createdAt\":1,\"updatedAt\":1,\"beyond\":[1]}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_launch_config *make_launch_config(const fixture *have) {
  gfxhub_launch_config *made = NULL;
  gfxhub_launch_config_from_json("{\"id\":1,\"name\":\"x\",\"renderers\":[{\"id\":7,\"engineId\":1}],\"beyond\":[1]}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_launch_config_created *make_launch_config_created(const fixture *have) {
  gfxhub_launch_config_created *made = NULL;
  gfxhub_launch_config_created_from_json("{\"id\":1,\"renderers\":[{\"id\":7,\"engineId\":1}],\"beyond\":[1]}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_renderer *make_renderer(const fixture *have) {
  gfxhub_renderer *made = NULL;
  gfxhub_renderer_from_json("{\"launchConfigId\":1,\"engineId\":3,\"projectId\":1,\"projectMapId\":1,\"engineType\":\"RE\",\"stateId\":1,\"beyond\":[1]}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_property_update *make_property_update(const fixture *have) {
  gfxhub_property_update *made = NULL;
  gfxhub_property_update_from_json("{\"Value\":0.5,\"Interpolation\":\"Constant\",\"Duration\":1,\"Delay\":1}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_function_call *make_function_call(const fixture *have) {
  gfxhub_function_call *made = NULL;
  gfxhub_function_call_from_json("{\"Parameters\":[{\"PropertyPath\":\"x\",\"payload\":{\"value\":0.5}}]}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_function_parameter *make_function_parameter(const fixture *have) {
  gfxhub_function_parameter *made = NULL;
  gfxhub_function_parameter_from_json("{\"PropertyPath\":\"x\",\"payload\":{\"value\":0.5}}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_payload *make_payload(const fixture *have) {
  gfxhub_payload *made = NULL;
  gfxhub_payload_from_json("{\"value\":0.5}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_playout_rundown_name_body *make_playout_rundown_name_body(const fixture *have) {
  gfxhub_playout_rundown_name_body *made = NULL;
  gfxhub_playout_rundown_name_body_from_json("{\"name\":\"x\"}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_playout_item_create *make_playout_item_create(const fixture *have) {
  gfxhub_playout_item_create *made = NULL;
  gfxhub_playout_item_create_from_json("{\"name\":\"x\",\"template\":\"x\",\"order\":1,\"data\":{\"x\":\"y\"}}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_playout_item_update *make_playout_item_update(const fixture *have) {
  gfxhub_playout_item_update *made = NULL;
  gfxhub_playout_item_update_from_json("{\"name\":\"x\",\"template\":\"x\",\"order\":1,\"overriddenChannels\":[1],\"data\":{\"x\":\"y\"}}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_mos_object_update *make_mos_object_update(const fixture *have) {
  gfxhub_mos_object_update *made = NULL;
  gfxhub_mos_object_update_from_json("{\"description\":\"x\",\"data\":{\"x\":\"y\"}}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_engine_host *make_engine_host(const fixture *have) {
  gfxhub_engine_host *made = NULL;
  gfxhub_engine_host_from_json("{\"engineHostId\":3}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_launch_config_create *make_launch_config_create(const fixture *have) {
  gfxhub_launch_config_create *made = NULL;
  gfxhub_launch_config_create_from_json("{\"name\":\"x\",\"renderers\":[101]}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_renderer_create *make_renderer_create(const fixture *have) {
  gfxhub_renderer_create *made = NULL;
  gfxhub_renderer_create_from_json("{\"launchConfigId\":1,\"engineId\":3,\"projectId\":1,\"projectMapId\":1,\"engineType\":\"RE\",\"stateId\":1}", &made, NULL);
  (void)have;
  return made;
}

gfxhub_engine_list *make_engine_list(const fixture *have) {
  gfxhub_engine_list *made = NULL;
  gfxhub_engines_list(have->client, NULL, &made, NULL);
  (void)have;
  return made;
}

gfxhub_node_list *make_node_list(const fixture *have) {
  gfxhub_node_list *made = NULL;
  gfxhub_engines_list_nodes(have->client, 3, NULL, &made, NULL);
  (void)have;
  return made;
}

gfxhub_property_list *make_property_list(const fixture *have) {
  gfxhub_property_list *made = NULL;
  gfxhub_engines_list_properties(have->client, 3, "Mixer_0", NULL, &made, NULL);
  (void)have;
  return made;
}

gfxhub_function_summary_list *make_function_summary_list(const fixture *have) {
  gfxhub_function_summary_list *made = NULL;
  gfxhub_engines_list_functions(have->client, 3, "Mixer_0", NULL, &made, NULL);
  (void)have;
  return made;
}

gfxhub_playout_rundown_list *make_playout_rundown_list(const fixture *have) {
  gfxhub_playout_rundown_list *made = NULL;
  gfxhub_playout_list_rundowns(have->client, NULL, &made, NULL);
  (void)have;
  return made;
}

gfxhub_playout_item_list *make_playout_item_list(const fixture *have) {
  gfxhub_playout_item_list *made = NULL;
  gfxhub_playout_list_items(have->client, 1, NULL, &made, NULL);
  (void)have;
  return made;
}

gfxhub_template_list *make_template_list(const fixture *have) {
  gfxhub_template_list *made = NULL;
  gfxhub_playout_list_templates(have->client, NULL, &made, NULL);
  (void)have;
  return made;
}

gfxhub_newsroom_rundown_summary_list *make_newsroom_rundown_summary_list(const fixture *have) {
  gfxhub_newsroom_rundown_summary_list *made = NULL;
  gfxhub_newsroom_list_rundowns(have->client, NULL, &made, NULL);
  (void)have;
  return made;
}

gfxhub_graph_summary_list *make_graph_summary_list(const fixture *have) {
  gfxhub_graph_summary_list *made = NULL;
  gfxhub_graphs_list(have->client, NULL, &made, NULL);
  (void)have;
  return made;
}

gfxhub_rgraph_summary_list *make_rgraph_summary_list(const fixture *have) {
  gfxhub_rgraph_summary_list *made = NULL;
  gfxhub_rgraphs_list(have->client, NULL, &made, NULL);
  (void)have;
  return made;
}

gfxhub_ustate_summary_list *make_ustate_summary_list(const fixture *have) {
  gfxhub_ustate_summary_list *made = NULL;
  gfxhub_ustates_list(have->client, NULL, &made, NULL);
  (void)have;
  return made;
}

gfxhub_project_list *make_project_list(const fixture *have) {
  gfxhub_project_list *made = NULL;
  gfxhub_projects_list(have->client, NULL, &made, NULL);
  (void)have;
  return made;
}

gfxhub_launch_config_list *make_launch_config_list(const fixture *have) {
  gfxhub_launch_config_list *made = NULL;
  gfxhub_launcher_list(have->client, NULL, &made, NULL);
  (void)have;
  return made;
}

gfxhub_renderer_id_list *make_renderer_id_list(const fixture *have) {
  gfxhub_renderer_id_list *made = NULL;
  gfxhub_launcher_list_renderers(have->client, 1, NULL, &made, NULL);
  (void)have;
  return made;
}

void make_typed(fixture *have) {
  have->engine = fixture_need(make_engine(have), "gfxhub_engine");
  have->engine_instance = fixture_need(make_engine_instance(have), "gfxhub_engine_instance");
  have->node = fixture_need(make_node(have), "gfxhub_node");
  have->property = fixture_need(make_property(have), "gfxhub_property");
  have->function_summary = fixture_need(make_function_summary(have), "gfxhub_function_summary");
  have->function = fixture_need(make_function(have), "gfxhub_function");
  have->playout_rundown = fixture_need(make_playout_rundown(have), "gfxhub_playout_rundown");
  have->playout_item = fixture_need(make_playout_item(have), "gfxhub_playout_item");
  have->playout_button = fixture_need(make_playout_button(have), "gfxhub_playout_button");
  have->template = fixture_need(make_template(have), "gfxhub_template");
  have->newsroom_rundown_summary = fixture_need(make_newsroom_rundown_summary(have), "gfxhub_newsroom_rundown_summary");
  have->newsroom_rundown = fixture_need(make_newsroom_rundown(have), "gfxhub_newsroom_rundown");
  have->newsroom_item = fixture_need(make_newsroom_item(have), "gfxhub_newsroom_item");
  have->mos_object = fixture_need(make_mos_object(have), "gfxhub_mos_object");
  have->newsroom_button = fixture_need(make_newsroom_button(have), "gfxhub_newsroom_button");
  have->graph_summary = fixture_need(make_graph_summary(have), "gfxhub_graph_summary");
  have->graph = fixture_need(make_graph(have), "gfxhub_graph");
  have->rgraph_summary = fixture_need(make_rgraph_summary(have), "gfxhub_rgraph_summary");
  have->rgraph = fixture_need(make_rgraph(have), "gfxhub_rgraph");
  have->ustate_summary = fixture_need(make_ustate_summary(have), "gfxhub_ustate_summary");
  have->ustate = fixture_need(make_ustate(have), "gfxhub_ustate");
  have->project = fixture_need(make_project(have), "gfxhub_project");
  have->launch_config = fixture_need(make_launch_config(have), "gfxhub_launch_config");
  have->launch_config_created = fixture_need(make_launch_config_created(have), "gfxhub_launch_config_created");
  have->renderer = fixture_need(make_renderer(have), "gfxhub_renderer");
  have->property_update = fixture_need(make_property_update(have), "gfxhub_property_update");
  have->function_call = fixture_need(make_function_call(have), "gfxhub_function_call");
  have->function_parameter = fixture_need(make_function_parameter(have), "gfxhub_function_parameter");
  have->payload = fixture_need(make_payload(have), "gfxhub_payload");
  have->playout_rundown_name_body = fixture_need(make_playout_rundown_name_body(have), "gfxhub_playout_rundown_name_body");
  have->playout_item_create = fixture_need(make_playout_item_create(have), "gfxhub_playout_item_create");
  have->playout_item_update = fixture_need(make_playout_item_update(have), "gfxhub_playout_item_update");
  have->mos_object_update = fixture_need(make_mos_object_update(have), "gfxhub_mos_object_update");
  have->engine_host = fixture_need(make_engine_host(have), "gfxhub_engine_host");
  have->launch_config_create = fixture_need(make_launch_config_create(have), "gfxhub_launch_config_create");
  have->renderer_create = fixture_need(make_renderer_create(have), "gfxhub_renderer_create");
  have->engine_list = fixture_need(make_engine_list(have), "gfxhub_engine_list");
  have->node_list = fixture_need(make_node_list(have), "gfxhub_node_list");
  have->property_list = fixture_need(make_property_list(have), "gfxhub_property_list");
  have->function_summary_list = fixture_need(make_function_summary_list(have), "gfxhub_function_summary_list");
  have->playout_rundown_list = fixture_need(make_playout_rundown_list(have), "gfxhub_playout_rundown_list");
  have->playout_item_list = fixture_need(make_playout_item_list(have), "gfxhub_playout_item_list");
  have->template_list = fixture_need(make_template_list(have), "gfxhub_template_list");
  have->newsroom_rundown_summary_list = fixture_need(make_newsroom_rundown_summary_list(have), "gfxhub_newsroom_rundown_summary_list");
  have->graph_summary_list = fixture_need(make_graph_summary_list(have), "gfxhub_graph_summary_list");
  have->rgraph_summary_list = fixture_need(make_rgraph_summary_list(have), "gfxhub_rgraph_summary_list");
  have->ustate_summary_list = fixture_need(make_ustate_summary_list(have), "gfxhub_ustate_summary_list");
  have->project_list = fixture_need(make_project_list(have), "gfxhub_project_list");
  have->launch_config_list = fixture_need(make_launch_config_list(have), "gfxhub_launch_config_list");
  have->renderer_id_list = fixture_need(make_renderer_id_list(have), "gfxhub_renderer_id_list");
}

void free_typed(fixture *have) {
  gfxhub_engine_free(have->engine);
  gfxhub_engine_instance_free(have->engine_instance);
  gfxhub_node_free(have->node);
  gfxhub_property_free(have->property);
  gfxhub_function_summary_free(have->function_summary);
  gfxhub_function_free(have->function);
  gfxhub_playout_rundown_free(have->playout_rundown);
  gfxhub_playout_item_free(have->playout_item);
  gfxhub_playout_button_free(have->playout_button);
  gfxhub_template_free(have->template);
  gfxhub_newsroom_rundown_summary_free(have->newsroom_rundown_summary);
  gfxhub_newsroom_rundown_free(have->newsroom_rundown);
  gfxhub_newsroom_item_free(have->newsroom_item);
  gfxhub_mos_object_free(have->mos_object);
  gfxhub_newsroom_button_free(have->newsroom_button);
  gfxhub_graph_summary_free(have->graph_summary);
  gfxhub_graph_free(have->graph);
  gfxhub_rgraph_summary_free(have->rgraph_summary);
  gfxhub_rgraph_free(have->rgraph);
  gfxhub_ustate_summary_free(have->ustate_summary);
  gfxhub_ustate_free(have->ustate);
  gfxhub_project_free(have->project);
  gfxhub_launch_config_free(have->launch_config);
  gfxhub_launch_config_created_free(have->launch_config_created);
  gfxhub_renderer_free(have->renderer);
  gfxhub_property_update_free(have->property_update);
  gfxhub_function_call_free(have->function_call);
  gfxhub_function_parameter_free(have->function_parameter);
  gfxhub_payload_free(have->payload);
  gfxhub_playout_rundown_name_body_free(have->playout_rundown_name_body);
  gfxhub_playout_item_create_free(have->playout_item_create);
  gfxhub_playout_item_update_free(have->playout_item_update);
  gfxhub_mos_object_update_free(have->mos_object_update);
  gfxhub_engine_host_free(have->engine_host);
  gfxhub_launch_config_create_free(have->launch_config_create);
  gfxhub_renderer_create_free(have->renderer_create);
  gfxhub_engine_list_free(have->engine_list);
  gfxhub_node_list_free(have->node_list);
  gfxhub_property_list_free(have->property_list);
  gfxhub_function_summary_list_free(have->function_summary_list);
  gfxhub_playout_rundown_list_free(have->playout_rundown_list);
  gfxhub_playout_item_list_free(have->playout_item_list);
  gfxhub_template_list_free(have->template_list);
  gfxhub_newsroom_rundown_summary_list_free(have->newsroom_rundown_summary_list);
  gfxhub_graph_summary_list_free(have->graph_summary_list);
  gfxhub_rgraph_summary_list_free(have->rgraph_summary_list);
  gfxhub_ustate_summary_list_free(have->ustate_summary_list);
  gfxhub_project_list_free(have->project_list);
  gfxhub_launch_config_list_free(have->launch_config_list);
  gfxhub_renderer_id_list_free(have->renderer_id_list);
}
