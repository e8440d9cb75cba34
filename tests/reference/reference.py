# Written by cargo xtask generate; do not edit.
"""The examples of docs/reference: `reference.py engines.get` runs one against GFXHUB_URL."""

import os
import sys

import gfxhub


def engines_list(hub: gfxhub.Client) -> None:
    for engine in hub.engines.list():
        print(engine.id, engine.name)


def engines_get(hub: gfxhub.Client) -> None:
    engine = hub.engines.get(3)
    print(engine.name)


def engines_list_nodes(hub: gfxhub.Client) -> None:
    for node in hub.engines.list_nodes(3):
        print(node.node_path, node.node_name)


def engines_get_node(hub: gfxhub.Client) -> None:
    node = hub.engines.get_node(3, "Mixer_0")
    print(node.node_name)


def engines_list_properties(hub: gfxhub.Client) -> None:
    for prop in hub.engines.list_properties(3, "Mixer_0"):
        print(prop.property_path, prop.display_name)


def engines_get_property(hub: gfxhub.Client) -> None:
    prop = hub.engines.get_property(3, "Mixer_0", "Default//Gain/0")
    print(prop.value)


def engines_set_property(hub: gfxhub.Client) -> None:
    prop = hub.engines.set_property(3, "Mixer_0", "Default//Gain/0", 0.75)
    print(prop.value)


def engines_list_functions(hub: gfxhub.Client) -> None:
    for func in hub.engines.list_functions(3, "Mixer_0"):
        print(func.function_path, func.function_name)


def engines_get_function(hub: gfxhub.Client) -> None:
    func = hub.engines.get_function(3, "Mixer_0", "Default//DoTransition/0")
    print(func.function_name)


def engines_call_function(hub: gfxhub.Client) -> None:
    hub.engines.call_function(
        3,
        "Mixer_0",
        "Default//DoTransition/0",
        [
            {"PropertyPath": "Default//Duration/0", "payload": {"value": 2.5}},
            {"PropertyPath": "Default//Ease/0", "payload": {"value": "Linear"}},
            {
                "PropertyPath": "Default//Target/0",
                "payload": {"value": {"x": 0.25, "y": -1.5, "z": 3.0}},
            },
            {"PropertyPath": "Default//Flag/0", "payload": {"value": True}},
            {"PropertyPath": "Default//Count/0", "payload": {"value": 3}},
        ],
    )


def playout_list_rundowns(hub: gfxhub.Client) -> None:
    for rundown in hub.playout.list_rundowns():
        print(rundown.id, rundown.name)


def playout_create_rundown(hub: gfxhub.Client) -> None:
    rundown = hub.playout.create_rundown("Evening News")
    print(rundown.id)


def playout_get_rundown(hub: gfxhub.Client) -> None:
    rundown = hub.playout.get_rundown(12)
    print(rundown.name)


def playout_delete_rundown(hub: gfxhub.Client) -> None:
    hub.playout.delete_rundown(12)


def playout_rename_rundown(hub: gfxhub.Client) -> None:
    rundown = hub.playout.rename_rundown(12, "Late News")
    print(rundown.name)


def playout_list_items(hub: gfxhub.Client) -> None:
    for item in hub.playout.list_items(12):
        print(item.id, item.name)


def playout_create_item(hub: gfxhub.Client) -> None:
    item = hub.playout.create_item(
        12,
        "Lower third: guest",
        "LowerThird",
        order=2,
        data={
            "Line1": "Guest of the day",
            "Rows": ["a", "b"],
            "Loops": 2,
            "Scale": 1.5,
            "Animate": True,
            "Note": None,
        },
    )
    print(item.id)


def playout_get_item(hub: gfxhub.Client) -> None:
    item = hub.playout.get_item(12, 101)
    print(item.name)


def playout_delete_item(hub: gfxhub.Client) -> None:
    hub.playout.delete_item(12, 101)


def playout_update_item(hub: gfxhub.Client) -> None:
    item = hub.playout.update_item(
        12,
        101,
        name="Lower third: guest",
        template="LowerThird",
        order=3,
        overridden_channels=[1, 4, 7],
        data={"Line1": "Guest of the day", "Loops": 2, "Scale": 1.0},
    )
    print(item.name)


def playout_trigger_button(hub: gfxhub.Client) -> None:
    hub.playout.trigger_button(12, 101, "In")


def playout_list_templates(hub: gfxhub.Client) -> None:
    for tmpl in hub.playout.list_templates():
        print(tmpl.id, tmpl.name)


def newsroom_list_rundowns(hub: gfxhub.Client) -> None:
    for rundown in hub.newsroom.list_rundowns():
        print(rundown.ro_id, rundown.ro_slug)


def newsroom_list_device_rundowns(hub: gfxhub.Client) -> None:
    for rundown in hub.newsroom.list_device_rundowns("NEWSDESK-A"):
        print(rundown.ro_id, rundown.ro_slug)


def newsroom_get_rundown(hub: gfxhub.Client) -> None:
    rundown = hub.newsroom.get_rundown("NEWSDESK-A", "69425946")
    print(rundown.ro_slug)


def newsroom_update_mos_object(hub: gfxhub.Client) -> None:
    mos_object = hub.newsroom.update_mos_object(
        "OBJ-5501", description="Second guest", data={"Line1": "Another guest", "Rows": ["Harbour"]}
    )
    print(mos_object.description)


def newsroom_trigger_button(hub: gfxhub.Client) -> None:
    hub.newsroom.trigger_button("NEWSDESK-A", "69425946", "S-1001", "1", "In")


def graphs_list(hub: gfxhub.Client) -> None:
    for graph in hub.graphs.list():
        print(graph.id, graph.name)


def graphs_get(hub: gfxhub.Client) -> None:
    graph = hub.graphs.get(21)
    print(graph.name)


def graphs_load(hub: gfxhub.Client) -> None:
    hub.graphs.load(21, 3)


def rgraphs_list(hub: gfxhub.Client) -> None:
    for rgraph in hub.rgraphs.list():
        print(rgraph.id, rgraph.name)


def rgraphs_get(hub: gfxhub.Client) -> None:
    rgraph = hub.rgraphs.get(7)
    print(rgraph.name)


def rgraphs_load(hub: gfxhub.Client) -> None:
    hub.rgraphs.load(7, 3)


def ustates_list(hub: gfxhub.Client) -> None:
    for ustate in hub.ustates.list():
        print(ustate.id, ustate.name)


def ustates_get(hub: gfxhub.Client) -> None:
    ustate = hub.ustates.get(9)
    print(ustate.name)


def ustates_load(hub: gfxhub.Client) -> None:
    hub.ustates.load(9, 3)


def projects_list(hub: gfxhub.Client) -> None:
    for project in hub.projects.list():
        print(project.project_id, project.name)


def launcher_list(hub: gfxhub.Client) -> None:
    for config in hub.launcher.list():
        print(config.name)


def launcher_get(hub: gfxhub.Client) -> None:
    config = hub.launcher.get(5)
    print(config.name)


def launcher_create(hub: gfxhub.Client) -> None:
    config = hub.launcher.create("Studio C", [51, 52])
    print(config.id)


def launcher_launch(hub: gfxhub.Client) -> None:
    word = hub.launcher.launch(5)
    print(word)


def launcher_stop(hub: gfxhub.Client) -> None:
    hub.launcher.stop(5)


def launcher_retime(hub: gfxhub.Client) -> None:
    hub.launcher.retime(5)


def launcher_list_renderers(hub: gfxhub.Client) -> None:
    for renderer_id in hub.launcher.list_renderers(5):
        print(renderer_id)


def launcher_get_renderer(hub: gfxhub.Client) -> None:
    renderer = hub.launcher.get_renderer(5, 51)
    print(renderer.engine_type)


def launcher_create_renderer(hub: gfxhub.Client) -> None:
    renderer_id = hub.launcher.create_renderer(
        5,
        launch_config_id=5,
        engine_id=3,
        project_id=14,
        project_map_id=140,
        engine_type="RE5",
        state_id=21,
    )
    print(renderer_id)


def launcher_start_renderer(hub: gfxhub.Client) -> None:
    word = hub.launcher.start_renderer(5, 51)
    print(word)


def launcher_stop_renderer(hub: gfxhub.Client) -> None:
    word = hub.launcher.stop_renderer(5, 51)
    print(word)


def playout_trigger_external_data(hub: gfxhub.Client) -> None:
    answer = hub.playout.trigger_external_data(12, 101, "ResultsTable")
    print(answer.text)


EXAMPLES = {
    "engines.list": engines_list,
    "engines.get": engines_get,
    "engines.list_nodes": engines_list_nodes,
    "engines.get_node": engines_get_node,
    "engines.list_properties": engines_list_properties,
    "engines.get_property": engines_get_property,
    "engines.set_property": engines_set_property,
    "engines.list_functions": engines_list_functions,
    "engines.get_function": engines_get_function,
    "engines.call_function": engines_call_function,
    "playout.list_rundowns": playout_list_rundowns,
    "playout.create_rundown": playout_create_rundown,
    "playout.get_rundown": playout_get_rundown,
    "playout.delete_rundown": playout_delete_rundown,
    "playout.rename_rundown": playout_rename_rundown,
    "playout.list_items": playout_list_items,
    "playout.create_item": playout_create_item,
    "playout.get_item": playout_get_item,
    "playout.delete_item": playout_delete_item,
    "playout.update_item": playout_update_item,
    "playout.trigger_button": playout_trigger_button,
    "playout.list_templates": playout_list_templates,
    "newsroom.list_rundowns": newsroom_list_rundowns,
    "newsroom.list_device_rundowns": newsroom_list_device_rundowns,
    "newsroom.get_rundown": newsroom_get_rundown,
    "newsroom.update_mos_object": newsroom_update_mos_object,
    "newsroom.trigger_button": newsroom_trigger_button,
    "graphs.list": graphs_list,
    "graphs.get": graphs_get,
    "graphs.load": graphs_load,
    "rgraphs.list": rgraphs_list,
    "rgraphs.get": rgraphs_get,
    "rgraphs.load": rgraphs_load,
    "ustates.list": ustates_list,
    "ustates.get": ustates_get,
    "ustates.load": ustates_load,
    "projects.list": projects_list,
    "launcher.list": launcher_list,
    "launcher.get": launcher_get,
    "launcher.create": launcher_create,
    "launcher.launch": launcher_launch,
    "launcher.stop": launcher_stop,
    "launcher.retime": launcher_retime,
    "launcher.list_renderers": launcher_list_renderers,
    "launcher.get_renderer": launcher_get_renderer,
    "launcher.create_renderer": launcher_create_renderer,
    "launcher.start_renderer": launcher_start_renderer,
    "launcher.stop_renderer": launcher_stop_renderer,
    "playout.trigger_external_data": playout_trigger_external_data,
}

if __name__ == "__main__":
    with gfxhub.Client(os.environ["GFXHUB_URL"]) as hub:
        EXAMPLES[sys.argv[1]](hub)
