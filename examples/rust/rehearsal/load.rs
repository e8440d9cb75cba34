//! Loads a graph, an rgraph and a ustate into engines, and looks at what changes there.

use gfxhub::{Client, EngineHost, EngineId, EngineType, Node, NodePath};

use crate::failure::Outcome;
use crate::find::{self, Studio, node_name};
use crate::journal::Asked;
use crate::lines::{count, names, or_none};
use crate::stage::Stage;

/// What is loaded, by name. The launch that follows puts the evening's own states back.
const GRAPH: &str = "Studio A Election";
const RGRAPH: &str = "Studio A Weather";
const USTATE: &str = "Studio B Day";

/// Loads one state of each kind.
pub(crate) fn rehearse(stage: &mut Stage, hub: &Client, studio: &Studio) -> Outcome<()> {
    stage.part("Load a graph, an rgraph and a ustate")?;
    let engine = studio.engine(&EngineType::Re5)?;
    let before = nodes(stage, hub, engine, "list the nodes of the RE5 engine")?;
    let list = || hub.graphs().list();
    let graphs = stage.read("list the graphs", list, |all| {
        names(all.iter().map(|graph| graph.name.as_str()), 4)
    })?;
    let graph = find::named("graph", &graphs, GRAPH, |graph| &graph.name)?.id;
    let asked = loaded("graphs.load", engine).at("graphId", graph.get());
    let what = format!("load the graph {GRAPH}");
    let host = EngineHost::new(engine);
    stage.command(asked, &what, || hub.graphs().load(graph, &host), done)?;
    let after = nodes(stage, hub, engine, "list its nodes again")?;
    let stayed = before.iter().find(|path| after.contains(path));
    stage.check(!after.is_empty() && stayed.is_none(), || match stayed {
        Some(path) => format!("the node {path} of the graph before is still there"),
        None => "the engine shows no nodes".to_owned(),
    })?;

    let engine = studio.engine(&EngineType::Re)?;
    let list = || hub.rgraphs().list();
    let rgraphs = stage.read("list the rgraphs", list, |all| {
        names(all.iter().map(|rgraph| rgraph.name.as_str()), 4)
    })?;
    let rgraph = find::named("rgraph", &rgraphs, RGRAPH, |rgraph| &rgraph.name)?.id;
    let asked = loaded("rgraphs.load", engine).at("rgraphId", rgraph.get());
    let what = format!("load the rgraph {RGRAPH}");
    let host = EngineHost::new(engine);
    stage.command(asked, &what, || hub.rgraphs().load(rgraph, &host), done)?;
    let now = stage.read(
        "read the RE engine",
        || hub.engines().get(engine),
        |engine| format!("its rgraph is {}", or_none(engine.rgraph_id)),
    )?;
    stage.check(now.rgraph_id == Some(rgraph), || {
        format!("rgraph {rgraph} was loaded")
    })?;

    let engine = studio.engine(&EngineType::Ue)?;
    let list = || hub.ustates().list();
    let ustates = stage.read("list the ustates", list, |all| {
        names(all.iter().map(|ustate| ustate.name.as_str()), 4)
    })?;
    let ustate = find::named("ustate", &ustates, USTATE, |ustate| &ustate.name)?.id;
    let asked = loaded("ustates.load", engine).at("ustateId", ustate.get());
    let what = format!("load the ustate {USTATE}");
    let host = EngineHost::new(engine);
    stage.command(asked, &what, || hub.ustates().load(ustate, &host), done)?;
    let now = stage.read(
        "read the UE engine",
        || hub.engines().get(engine),
        |engine| format!("its ustate is {}", or_none(engine.ustate_id)),
    )?;
    stage.check(now.ustate_id == Some(ustate), || {
        format!("ustate {ustate} was loaded")
    })
}

/// An effect of loading into an engine, to be completed.
fn loaded(operation: &'static str, engine: EngineId) -> Asked {
    Asked::of(operation).with("engineHostId", engine.get())
}

fn done((): &()) -> String {
    "done".to_owned()
}

/// The paths of the nodes that an engine shows.
pub(crate) fn nodes(
    stage: &mut Stage,
    hub: &Client,
    engine: EngineId,
    what: &str,
) -> Outcome<Vec<NodePath>> {
    let nodes = stage.read(
        what,
        || hub.engines().list_nodes(engine),
        |nodes| {
            let shown = names(nodes.iter().map(node_name), 3);
            format!("{}: {shown}", count(nodes.len(), "node", "nodes"))
        },
    )?;
    Ok(nodes.into_iter().map(|node: Node| node.node_path).collect())
}
