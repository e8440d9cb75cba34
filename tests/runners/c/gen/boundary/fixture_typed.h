/* Written by cargo xtask generate; do not edit. A record, a body and a list of each kind. */

#ifndef FIXTURE_TYPED_H
#define FIXTURE_TYPED_H

#define FIXTURE_TYPED \
  gfxhub_engine *engine; \
  gfxhub_engine_instance *engine_instance; \
  gfxhub_node *node; \
  gfxhub_property *property; \
  gfxhub_function_summary *function_summary; \
  gfxhub_function *function; \
  gfxhub_playout_rundown *playout_rundown; \
  gfxhub_playout_item *playout_item; \
  gfxhub_playout_button *playout_button; \
  gfxhub_template *template; \
  gfxhub_newsroom_rundown_summary *newsroom_rundown_summary; \
  gfxhub_newsroom_rundown *newsroom_rundown; \
  gfxhub_newsroom_item *newsroom_item; \
  gfxhub_mos_object *mos_object; \
  gfxhub_newsroom_button *newsroom_button; \
  gfxhub_graph_summary *graph_summary; \
  gfxhub_graph *graph; \
  gfxhub_rgraph_summary *rgraph_summary; \
  gfxhub_rgraph *rgraph; \
  gfxhub_ustate_summary *ustate_summary; \
  gfxhub_ustate *ustate; \
  gfxhub_project *project; \
  gfxhub_launch_config *launch_config; \
  gfxhub_launch_config_created *launch_config_created; \
  gfxhub_renderer *renderer; \
  gfxhub_property_update *property_update; \
  gfxhub_function_call *function_call; \
  gfxhub_function_parameter *function_parameter; \
  gfxhub_payload *payload; \
  gfxhub_playout_rundown_name_body *playout_rundown_name_body; \
  gfxhub_playout_item_create *playout_item_create; \
  gfxhub_playout_item_update *playout_item_update; \
  gfxhub_mos_object_update *mos_object_update; \
  gfxhub_engine_host *engine_host; \
  gfxhub_launch_config_create *launch_config_create; \
  gfxhub_renderer_create *renderer_create; \
  gfxhub_engine_list *engine_list; \
  gfxhub_node_list *node_list; \
  gfxhub_property_list *property_list; \
  gfxhub_function_summary_list *function_summary_list; \
  gfxhub_playout_rundown_list *playout_rundown_list; \
  gfxhub_playout_item_list *playout_item_list; \
  gfxhub_template_list *template_list; \
  gfxhub_newsroom_rundown_summary_list *newsroom_rundown_summary_list; \
  gfxhub_graph_summary_list *graph_summary_list; \
  gfxhub_rgraph_summary_list *rgraph_summary_list; \
  gfxhub_ustate_summary_list *ustate_summary_list; \
  gfxhub_project_list *project_list; \
  gfxhub_launch_config_list *launch_config_list; \
  gfxhub_renderer_id_list *renderer_id_list;

#endif /* FIXTURE_TYPED_H */
