/* Written by cargo xtask generate; do not edit. What the generated files share. */

#ifndef TYPED_H
#define TYPED_H

#include "../play.h"

bool body_property_update(const gfxhub_value *members, gfxhub_property_update **out);
bool body_function_call(const gfxhub_value *members, gfxhub_function_call **out);
bool body_function_parameter(const gfxhub_value *members, gfxhub_function_parameter **out);
bool body_payload(const gfxhub_value *members, gfxhub_payload **out);
bool body_playout_rundown_name(const gfxhub_value *members, gfxhub_playout_rundown_name_body **out);
bool body_playout_item_create(const gfxhub_value *members, gfxhub_playout_item_create **out);
bool body_playout_item_update(const gfxhub_value *members, gfxhub_playout_item_update **out);
bool body_mos_object_update(const gfxhub_value *members, gfxhub_mos_object_update **out);
bool body_engine_host(const gfxhub_value *members, gfxhub_engine_host **out);
bool body_launch_config_create(const gfxhub_value *members, gfxhub_launch_config_create **out);
bool body_renderer_create(const gfxhub_value *members, gfxhub_renderer_create **out);

void agree_engine(const gfxhub_engine *record, const gfxhub_value *given, played *out);
void agree_engine_instance(const gfxhub_engine_instance *record, const gfxhub_value *given, played *out);
void agree_node(const gfxhub_node *record, const gfxhub_value *given, played *out);
void agree_property(const gfxhub_property *record, const gfxhub_value *given, played *out);
void agree_function_summary(const gfxhub_function_summary *record, const gfxhub_value *given, played *out);
void agree_function(const gfxhub_function *record, const gfxhub_value *given, played *out);
void agree_playout_rundown(const gfxhub_playout_rundown *record, const gfxhub_value *given, played *out);
void agree_playout_item(const gfxhub_playout_item *record, const gfxhub_value *given, played *out);
void agree_playout_button(const gfxhub_playout_button *record, const gfxhub_value *given, played *out);
void agree_template(const gfxhub_template *record, const gfxhub_value *given, played *out);
void agree_newsroom_rundown_summary(const gfxhub_newsroom_rundown_summary *record, const gfxhub_value *given, played *out);
void agree_newsroom_rundown(const gfxhub_newsroom_rundown *record, const gfxhub_value *given, played *out);
void agree_newsroom_item(const gfxhub_newsroom_item *record, const gfxhub_value *given, played *out);
void agree_mos_object(const gfxhub_mos_object *record, const gfxhub_value *given, played *out);
void agree_newsroom_button(const gfxhub_newsroom_button *record, const gfxhub_value *given, played *out);
void agree_graph_summary(const gfxhub_graph_summary *record, const gfxhub_value *given, played *out);
void agree_graph(const gfxhub_graph *record, const gfxhub_value *given, played *out);
void agree_rgraph_summary(const gfxhub_rgraph_summary *record, const gfxhub_value *given, played *out);
void agree_rgraph(const gfxhub_rgraph *record, const gfxhub_value *given, played *out);
void agree_ustate_summary(const gfxhub_ustate_summary *record, const gfxhub_value *given, played *out);
void agree_ustate(const gfxhub_ustate *record, const gfxhub_value *given, played *out);
void agree_project(const gfxhub_project *record, const gfxhub_value *given, played *out);
void agree_launch_config(const gfxhub_launch_config *record, const gfxhub_value *given, played *out);
void agree_launch_config_created(const gfxhub_launch_config_created *record, const gfxhub_value *given, played *out);
void agree_renderer(const gfxhub_renderer *record, const gfxhub_value *given, played *out);

#endif /* TYPED_H */
