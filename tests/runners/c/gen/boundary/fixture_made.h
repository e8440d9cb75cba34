/* Written by cargo xtask generate; do not edit. A record, a body and a list of each kind. */

#ifndef FIXTURE_MADE_H
#define FIXTURE_MADE_H

gfxhub_engine *make_engine(const fixture *have);
gfxhub_engine_instance *make_engine_instance(const fixture *have);
gfxhub_node *make_node(const fixture *have);
gfxhub_property *make_property(const fixture *have);
gfxhub_function_summary *make_function_summary(const fixture *have);
gfxhub_function *make_function(const fixture *have);
gfxhub_playout_rundown *make_playout_rundown(const fixture *have);
gfxhub_playout_item *make_playout_item(const fixture *have);
gfxhub_playout_button *make_playout_button(const fixture *have);
gfxhub_template *make_template(const fixture *have);
gfxhub_newsroom_rundown_summary *make_newsroom_rundown_summary(const fixture *have);
gfxhub_newsroom_rundown *make_newsroom_rundown(const fixture *have);
gfxhub_newsroom_item *make_newsroom_item(const fixture *have);
gfxhub_mos_object *make_mos_object(const fixture *have);
gfxhub_newsroom_button *make_newsroom_button(const fixture *have);
gfxhub_graph_summary *make_graph_summary(const fixture *have);
gfxhub_graph *make_graph(const fixture *have);
gfxhub_rgraph_summary *make_rgraph_summary(const fixture *have);
gfxhub_rgraph *make_rgraph(const fixture *have);
gfxhub_ustate_summary *make_ustate_summary(const fixture *have);
gfxhub_ustate *make_ustate(const fixture *have);
gfxhub_project *make_project(const fixture *have);
gfxhub_launch_config *make_launch_config(const fixture *have);
gfxhub_launch_config_created *make_launch_config_created(const fixture *have);
gfxhub_renderer *make_renderer(const fixture *have);
gfxhub_property_update *make_property_update(const fixture *have);
gfxhub_function_call *make_function_call(const fixture *have);
gfxhub_function_parameter *make_function_parameter(const fixture *have);
gfxhub_payload *make_payload(const fixture *have);
gfxhub_playout_rundown_name_body *make_playout_rundown_name_body(const fixture *have);
gfxhub_playout_item_create *make_playout_item_create(const fixture *have);
gfxhub_playout_item_update *make_playout_item_update(const fixture *have);
gfxhub_mos_object_update *make_mos_object_update(const fixture *have);
gfxhub_engine_host *make_engine_host(const fixture *have);
gfxhub_launch_config_create *make_launch_config_create(const fixture *have);
gfxhub_renderer_create *make_renderer_create(const fixture *have);
gfxhub_engine_list *make_engine_list(const fixture *have);
gfxhub_node_list *make_node_list(const fixture *have);
gfxhub_property_list *make_property_list(const fixture *have);
gfxhub_function_summary_list *make_function_summary_list(const fixture *have);
gfxhub_playout_rundown_list *make_playout_rundown_list(const fixture *have);
gfxhub_playout_item_list *make_playout_item_list(const fixture *have);
gfxhub_template_list *make_template_list(const fixture *have);
gfxhub_newsroom_rundown_summary_list *make_newsroom_rundown_summary_list(const fixture *have);
gfxhub_graph_summary_list *make_graph_summary_list(const fixture *have);
gfxhub_rgraph_summary_list *make_rgraph_summary_list(const fixture *have);
gfxhub_ustate_summary_list *make_ustate_summary_list(const fixture *have);
gfxhub_project_list *make_project_list(const fixture *have);
gfxhub_launch_config_list *make_launch_config_list(const fixture *have);
gfxhub_renderer_id_list *make_renderer_id_list(const fixture *have);

#endif /* FIXTURE_MADE_H */
