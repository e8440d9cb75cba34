//! Engines with their instances, nodes, properties and functions.

use gfxhub::{Client, Engine, Node};

use super::entries;
use crate::failure::Outcome;
use crate::find::{Studio, engine_name, node_name};
use crate::lines::{brief, count, names};
use crate::stage::Stage;

/// How many engines are asked for their nodes: each is a request of its own.
const ASKED: usize = 16;

pub(super) fn look(stage: &mut Stage, hub: &Client) -> Outcome<Studio> {
    let engines = stage.look(
        "list the engines",
        || hub.engines().list(),
        |engines| count(engines.len(), "engine", "engines"),
    )?;
    let engines = engines.unwrap_or_default();
    entries(stage, &engines, line)?;
    if let Some(first) = engines.first() {
        let id = first.id;
        let what = format!("read engine {id} alone");
        let alone = stage.look(
            &what,
            || hub.engines().get(id),
            |engine| engine_name(engine).into(),
        )?;
        let same = alone.is_none_or(|alone| alone.id == id);
        stage.check(same, || format!("engine {id} was asked for, another came"))?;
    }
    let mut studio = Studio::default();
    for engine in engines.into_iter().take(ASKED) {
        let nodes = stage.look(
            &format!("list the nodes of {}", engine_name(&engine)),
            || hub.engines().list_nodes(engine.id),
            |nodes| {
                let shown = names(nodes.iter().map(node_name), 2);
                let number = count(nodes.len(), "node", "nodes");
                if nodes.is_empty() {
                    number
                } else {
                    format!("{number}: {shown}")
                }
            },
        )?;
        studio.engines.push((engine, nodes.unwrap_or_default()));
    }
    if let Some((engine, node)) = a_node(&studio) {
        look_into(stage, hub, engine, node)?;
    }
    Ok(studio)
}

fn line(engine: &Engine) -> String {
    let instances = engine.instances.iter();
    let instances: Vec<String> = instances
        .map(|instance| format!("{} {}", instance.id, instance.status))
        .collect();
    let kind = if engine.engine_type.is_empty() {
        "-"
    } else {
        engine.engine_type.as_str()
    };
    format!(
        "{:>5}  {:<24} {kind:<4} {:<10} {:<13} {}",
        engine.id,
        engine_name(engine),
        engine.role,
        engine.status,
        instances.join(", ")
    )
}

/// A node to look into: the mixer, which most engines have, or else the first there is.
fn a_node(studio: &Studio) -> Option<(&Engine, &Node)> {
    let all = || {
        studio
            .engines
            .iter()
            .flat_map(|(engine, nodes)| nodes.iter().map(move |n| (engine, n)))
    };
    all()
        .find(|(_, node)| node_name(node) == "Mixer_0")
        .or_else(|| all().next())
}

fn look_into(stage: &mut Stage, hub: &Client, engine: &Engine, node: &Node) -> Outcome<()> {
    let (id, name) = (engine.id, node_name(node));
    let alone = stage.look(
        &format!("read the node {name} of {}", engine_name(engine)),
        || hub.engines().get_node(id, &node.node_path),
        |node| node.node_path.to_string(),
    )?;
    let same = alone.is_none_or(|alone| alone.node_path == node.node_path);
    stage.check(same, || {
        format!("the node {} was asked for, another came", node.node_path)
    })?;

    let properties = stage.look(
        &format!("list the properties of {name}"),
        || hub.engines().list_properties(id, &node.node_path),
        |properties| count(properties.len(), "property", "properties"),
    )?;
    let properties = properties.unwrap_or_default();
    entries(stage, &properties, |property| {
        format!("{:<28} {}", property.display_name, brief(&property.value))
    })?;
    if let Some(property) = properties.first() {
        let alone = stage.look(
            &format!("read the property {}", property.display_name),
            || {
                hub.engines()
                    .get_property(id, &node.node_path, &property.property_path)
            },
            |property| brief(&property.value),
        )?;
        let same = alone.is_none_or(|alone| alone.property_path == property.property_path);
        let path = &property.property_path;
        stage.check(same, || {
            format!("the property {path} was asked for, another came")
        })?;
    }

    let functions = stage.look(
        &format!("list the functions of {name}"),
        || hub.engines().list_functions(id, &node.node_path),
        |functions| {
            names(
                functions
                    .iter()
                    .map(|function| function.function_name.as_str()),
                4,
            )
        },
    )?;
    let Some(function) = functions.unwrap_or_default().into_iter().next() else {
        return Ok(());
    };
    let read = stage.look(
        &format!("read the function {}", function.function_name),
        || {
            hub.engines()
                .get_function(id, &node.node_path, &function.function_path)
        },
        |function| count(function.properties.len(), "parameter", "parameters"),
    )?;
    let parameters = read.as_ref().map(|function| &function.properties);
    for (_, parameter) in parameters
        .into_iter()
        .flat_map(|parameters| parameters.iter())
    {
        let (name, value) = (&parameter.display_name, brief(&parameter.value));
        stage.detail(&format!("{name:<28} {value}"))?;
    }
    Ok(())
}
