//! Written by cargo xtask generate; do not edit.
//! The examples of docs/reference: `reference engines.get` runs one against GFXHUB_URL.

#![expect(clippy::print_stdout, reason = "examples show what they got")]

use gfxhub::{
    Client, EngineHost, EngineType, FunctionCall, LaunchConfigCreate, MosObjectUpdate, Object,
    PlayoutItemCreate, PlayoutItemUpdate, PlayoutRundownName, PropertyUpdate, RendererCreate,
    RendererId, Result, Value, Vector,
};

type Example = fn(&Client) -> Result<()>;

const EXAMPLES: &[(&str, Example)] = &[
    ("engines.list", engines_list),
    ("engines.get", engines_get),
    ("engines.list_nodes", engines_list_nodes),
    ("engines.get_node", engines_get_node),
    ("engines.list_properties", engines_list_properties),
    ("engines.get_property", engines_get_property),
    ("engines.set_property", engines_set_property),
    ("engines.list_functions", engines_list_functions),
    ("engines.get_function", engines_get_function),
    ("engines.call_function", engines_call_function),
    ("playout.list_rundowns", playout_list_rundowns),
    ("playout.create_rundown", playout_create_rundown),
    ("playout.get_rundown", playout_get_rundown),
    ("playout.delete_rundown", playout_delete_rundown),
    ("playout.rename_rundown", playout_rename_rundown),
    ("playout.list_items", playout_list_items),
    ("playout.create_item", playout_create_item),
    ("playout.get_item", playout_get_item),
    ("playout.delete_item", playout_delete_item),
    ("playout.update_item", playout_update_item),
    ("playout.trigger_button", playout_trigger_button),
    ("playout.list_templates", playout_list_templates),
    ("newsroom.list_rundowns", newsroom_list_rundowns),
    (
        "newsroom.list_device_rundowns",
        newsroom_list_device_rundowns,
    ),
    ("newsroom.get_rundown", newsroom_get_rundown),
    ("newsroom.update_mos_object", newsroom_update_mos_object),
    ("newsroom.trigger_button", newsroom_trigger_button),
    ("graphs.list", graphs_list),
    ("graphs.get", graphs_get),
    ("graphs.load", graphs_load),
    ("rgraphs.list", rgraphs_list),
    ("rgraphs.get", rgraphs_get),
    ("rgraphs.load", rgraphs_load),
    ("ustates.list", ustates_list),
    ("ustates.get", ustates_get),
    ("ustates.load", ustates_load),
    ("projects.list", projects_list),
    ("launcher.list", launcher_list),
    ("launcher.get", launcher_get),
    ("launcher.create", launcher_create),
    ("launcher.launch", launcher_launch),
    ("launcher.stop", launcher_stop),
    ("launcher.retime", launcher_retime),
    ("launcher.list_renderers", launcher_list_renderers),
    ("launcher.get_renderer", launcher_get_renderer),
    ("launcher.create_renderer", launcher_create_renderer),
    ("launcher.start_renderer", launcher_start_renderer),
    ("launcher.stop_renderer", launcher_stop_renderer),
    (
        "playout.trigger_external_data",
        playout_trigger_external_data,
    ),
];

fn main() -> std::result::Result<(), Box<dyn std::error::Error>> {
    let name = std::env::args().nth(1).ok_or("name an operation")?;
    let found = EXAMPLES.iter().find(|(known, _)| *known == name);
    let (_, example) = found.ok_or("there is no such operation")?;
    let hub = Client::new(&std::env::var("GFXHUB_URL")?)?;
    Ok(example(&hub)?)
}

fn engines_list(hub: &Client) -> Result<()> {
    for engine in hub.engines().list()? {
        println!("{} {}", engine.id, engine.name);
    }
    Ok(())
}

fn engines_get(hub: &Client) -> Result<()> {
    let engine = hub.engines().get(3)?;
    println!("{}", engine.name);
    Ok(())
}

fn engines_list_nodes(hub: &Client) -> Result<()> {
    for node in hub.engines().list_nodes(3)? {
        println!("{} {}", node.node_path, node.node_name);
    }
    Ok(())
}

fn engines_get_node(hub: &Client) -> Result<()> {
    let node = hub.engines().get_node(3, "Mixer_0")?;
    println!("{}", node.node_name);
    Ok(())
}

fn engines_list_properties(hub: &Client) -> Result<()> {
    for prop in hub.engines().list_properties(3, "Mixer_0")? {
        println!("{} {}", prop.property_path, prop.display_name);
    }
    Ok(())
}

fn engines_get_property(hub: &Client) -> Result<()> {
    let prop = hub
        .engines()
        .get_property(3, "Mixer_0", "Default//Gain/0")?;
    println!("{}", prop.value);
    Ok(())
}

fn engines_set_property(hub: &Client) -> Result<()> {
    let prop =
        hub.engines()
            .set_property(3, "Mixer_0", "Default//Gain/0", &PropertyUpdate::new(0.75))?;
    println!("{}", prop.value);
    Ok(())
}

fn engines_list_functions(hub: &Client) -> Result<()> {
    for func in hub.engines().list_functions(3, "Mixer_0")? {
        println!("{} {}", func.function_path, func.function_name);
    }
    Ok(())
}

fn engines_get_function(hub: &Client) -> Result<()> {
    let func = hub
        .engines()
        .get_function(3, "Mixer_0", "Default//DoTransition/0")?;
    println!("{}", func.function_name);
    Ok(())
}

fn engines_call_function(hub: &Client) -> Result<()> {
    let call = FunctionCall::without_parameters()
        .with("Default//Duration/0", 2.5)
        .with("Default//Ease/0", "Linear")
        .with("Default//Target/0", Vector::xyz(0.25, -1.5, 3.0))
        .with("Default//Flag/0", true)
        .with("Default//Count/0", 3);
    hub.engines()
        .call_function(3, "Mixer_0", "Default//DoTransition/0", &call)?;
    Ok(())
}

fn playout_list_rundowns(hub: &Client) -> Result<()> {
    for rundown in hub.playout().list_rundowns()? {
        println!("{} {}", rundown.id, rundown.name);
    }
    Ok(())
}

fn playout_create_rundown(hub: &Client) -> Result<()> {
    let rundown = hub
        .playout()
        .create_rundown(&PlayoutRundownName::new("Evening News"))?;
    println!("{}", rundown.id);
    Ok(())
}

fn playout_get_rundown(hub: &Client) -> Result<()> {
    let rundown = hub.playout().get_rundown(12)?;
    println!("{}", rundown.name);
    Ok(())
}

fn playout_delete_rundown(hub: &Client) -> Result<()> {
    hub.playout().delete_rundown(12)?;
    Ok(())
}

fn playout_rename_rundown(hub: &Client) -> Result<()> {
    let rundown = hub
        .playout()
        .rename_rundown(12, &PlayoutRundownName::new("Late News"))?;
    println!("{}", rundown.name);
    Ok(())
}

fn playout_list_items(hub: &Client) -> Result<()> {
    for item in hub.playout().list_items(12)? {
        println!("{} {}", item.id, item.name);
    }
    Ok(())
}

fn playout_create_item(hub: &Client) -> Result<()> {
    let mut data = Object::new();
    data.insert("Line1", "Guest of the day");
    data.insert("Rows", vec!["a", "b"]);
    data.insert("Loops", 2);
    data.insert("Scale", 1.5);
    data.insert("Animate", true);
    data.insert("Note", Value::Null);
    let item = PlayoutItemCreate::new("Lower third: guest", "LowerThird")
        .order(2)
        .data(data);
    let item = hub.playout().create_item(12, &item)?;
    println!("{}", item.id);
    Ok(())
}

fn playout_get_item(hub: &Client) -> Result<()> {
    let item = hub.playout().get_item(12, 101)?;
    println!("{}", item.name);
    Ok(())
}

fn playout_delete_item(hub: &Client) -> Result<()> {
    hub.playout().delete_item(12, 101)?;
    Ok(())
}

fn playout_update_item(hub: &Client) -> Result<()> {
    let mut data = Object::new();
    data.insert("Line1", "Guest of the day");
    data.insert("Loops", 2);
    data.insert("Scale", 1.0);
    let update = PlayoutItemUpdate::new()
        .name("Lower third: guest")
        .template("LowerThird")
        .order(3)
        .overridden_channels([1, 4, 7])
        .data(data);
    let item = hub.playout().update_item(12, 101, &update)?;
    println!("{}", item.name);
    Ok(())
}

fn playout_trigger_button(hub: &Client) -> Result<()> {
    hub.playout().trigger_button(12, 101, "In")?;
    Ok(())
}

fn playout_list_templates(hub: &Client) -> Result<()> {
    for tmpl in hub.playout().list_templates()? {
        println!("{} {}", tmpl.id, tmpl.name);
    }
    Ok(())
}

fn newsroom_list_rundowns(hub: &Client) -> Result<()> {
    for rundown in hub.newsroom().list_rundowns()? {
        println!("{} {}", rundown.ro_id, rundown.ro_slug);
    }
    Ok(())
}

fn newsroom_list_device_rundowns(hub: &Client) -> Result<()> {
    for rundown in hub.newsroom().list_device_rundowns("NEWSDESK-A")? {
        println!("{} {}", rundown.ro_id, rundown.ro_slug);
    }
    Ok(())
}

fn newsroom_get_rundown(hub: &Client) -> Result<()> {
    let rundown = hub.newsroom().get_rundown("NEWSDESK-A", "69425946")?;
    println!("{}", rundown.ro_slug);
    Ok(())
}

fn newsroom_update_mos_object(hub: &Client) -> Result<()> {
    let mut data = Object::new();
    data.insert("Line1", "Another guest");
    data.insert("Rows", vec!["Harbour"]);
    let update = MosObjectUpdate::new()
        .description("Second guest")
        .data(data);
    let mos_object = hub.newsroom().update_mos_object("OBJ-5501", &update)?;
    println!("{}", mos_object.description);
    Ok(())
}

fn newsroom_trigger_button(hub: &Client) -> Result<()> {
    hub.newsroom()
        .trigger_button("NEWSDESK-A", "69425946", "S-1001", "1", "In")?;
    Ok(())
}

fn graphs_list(hub: &Client) -> Result<()> {
    for graph in hub.graphs().list()? {
        println!("{} {}", graph.id, graph.name);
    }
    Ok(())
}

fn graphs_get(hub: &Client) -> Result<()> {
    let graph = hub.graphs().get(21)?;
    println!("{}", graph.name);
    Ok(())
}

fn graphs_load(hub: &Client) -> Result<()> {
    hub.graphs().load(21, &EngineHost::new(3))?;
    Ok(())
}

fn rgraphs_list(hub: &Client) -> Result<()> {
    for rgraph in hub.rgraphs().list()? {
        println!("{} {}", rgraph.id, rgraph.name);
    }
    Ok(())
}

fn rgraphs_get(hub: &Client) -> Result<()> {
    let rgraph = hub.rgraphs().get(7)?;
    println!("{}", rgraph.name);
    Ok(())
}

fn rgraphs_load(hub: &Client) -> Result<()> {
    hub.rgraphs().load(7, &EngineHost::new(3))?;
    Ok(())
}

fn ustates_list(hub: &Client) -> Result<()> {
    for ustate in hub.ustates().list()? {
        println!("{} {}", ustate.id, ustate.name);
    }
    Ok(())
}

fn ustates_get(hub: &Client) -> Result<()> {
    let ustate = hub.ustates().get(9)?;
    println!("{}", ustate.name);
    Ok(())
}

fn ustates_load(hub: &Client) -> Result<()> {
    hub.ustates().load(9, &EngineHost::new(3))?;
    Ok(())
}

fn projects_list(hub: &Client) -> Result<()> {
    for project in hub.projects().list()? {
        println!("{} {}", project.project_id, project.name);
    }
    Ok(())
}

fn launcher_list(hub: &Client) -> Result<()> {
    for config in hub.launcher().list()? {
        println!("{}", config.name);
    }
    Ok(())
}

fn launcher_get(hub: &Client) -> Result<()> {
    let config = hub.launcher().get(5)?;
    println!("{}", config.name);
    Ok(())
}

fn launcher_create(hub: &Client) -> Result<()> {
    let config = LaunchConfigCreate::new("Studio C", [RendererId(51), RendererId(52)]);
    let config = hub.launcher().create(&config)?;
    println!("{}", config.id);
    Ok(())
}

fn launcher_launch(hub: &Client) -> Result<()> {
    let word = hub.launcher().launch(5)?;
    println!("{word}");
    Ok(())
}

fn launcher_stop(hub: &Client) -> Result<()> {
    hub.launcher().stop(5)?;
    Ok(())
}

fn launcher_retime(hub: &Client) -> Result<()> {
    hub.launcher().retime(5)?;
    Ok(())
}

fn launcher_list_renderers(hub: &Client) -> Result<()> {
    for id in hub.launcher().list_renderers(5)? {
        println!("{id}");
    }
    Ok(())
}

fn launcher_get_renderer(hub: &Client) -> Result<()> {
    let renderer = hub.launcher().get_renderer(5, 51)?;
    println!("{}", renderer.engine_type);
    Ok(())
}

fn launcher_create_renderer(hub: &Client) -> Result<()> {
    let renderer = RendererCreate::new()
        .launch_config_id(5)
        .engine_id(3)
        .project_id(14)
        .project_map_id(140)
        .engine_type(EngineType::Re5)
        .state_id(21);
    let id = hub.launcher().create_renderer(5, &renderer)?;
    println!("{id}");
    Ok(())
}

fn launcher_start_renderer(hub: &Client) -> Result<()> {
    let word = hub.launcher().start_renderer(5, 51)?;
    println!("{word}");
    Ok(())
}

fn launcher_stop_renderer(hub: &Client) -> Result<()> {
    let word = hub.launcher().stop_renderer(5, 51)?;
    println!("{word}");
    Ok(())
}

fn playout_trigger_external_data(hub: &Client) -> Result<()> {
    let answer = hub
        .playout()
        .trigger_external_data(12, 101, "ResultsTable")?;
    println!("{}", answer.text().unwrap_or_default());
    Ok(())
}
