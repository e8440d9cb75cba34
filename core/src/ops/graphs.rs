//! Definitions of the operations on graphs, rgraphs and ustates. Each is a group of its own, for a
//! different type of engine.

use super::define::operations;
use crate::types::{
    EngineHost, Graph, GraphId, GraphSummary, Rgraph, RgraphId, RgraphSummary, Ustate, UstateId,
    UstateSummary,
};

operations! {
    /// Graphs, which RE5 engines load.
    Graphs = graphs;

    /// Lists the graphs.
    fn list() -> Vec<GraphSummary> as List
        = Read GET, "/graphs"
        => "for graph in hub.graphs().list()? {",
           r#"    println!("{} {}", graph.id, graph.name);"#,
           "}";

    /// Reads one graph with its content.
    ///
    /// Hubs respond with 404 if there is no such graph.
    fn get(graph: GraphId) -> Graph as Single
        = Read GET, "/graphs/{graphId}"
        => "let graph = hub.graphs().get(21)?;",
           "assert!(!graph.content.is_empty());";

    /// Loads a graph into an engine, whose output changes at once. The engine then has the nodes of
    /// the graph.
    fn load(graph: GraphId; host: EngineHost) -> () as SuccessFlag
        = Trigger POST, "/graphs/{graphId}/load"
        => "hub.graphs().load(22, &EngineHost::new(4))?;";
}

operations! {
    /// Rgraphs, which RE engines load.
    Rgraphs = rgraphs;

    /// Lists the rgraphs.
    fn list() -> Vec<RgraphSummary> as List
        = Read GET, "/rgraphs"
        => "for rgraph in hub.rgraphs().list()? {",
           r#"    println!("{} {}", rgraph.id, rgraph.name);"#,
           "}";

    /// Reads one rgraph with its content.
    ///
    /// Hubs respond with 404 if there is no such rgraph.
    fn get(rgraph: RgraphId) -> Rgraph as Single
        = Read GET, "/rgraphs/{rgraphId}"
        => "let rgraph = hub.rgraphs().get(11)?;",
           "assert!(!rgraph.xml_content.is_empty());";

    /// Loads an rgraph into an engine, whose output changes at once. The engine's `rgraph_id` is
    /// then the id of the rgraph.
    fn load(rgraph: RgraphId; host: EngineHost) -> () as SuccessFlag
        = Trigger POST, "/rgraphs/{rgraphId}/load"
        => "hub.rgraphs().load(12, &EngineHost::new(3))?;",
           "assert_eq!(hub.engines().get(3)?.rgraph_id, Some(RgraphId(12)));";
}

operations! {
    /// Ustates, which UE engines load.
    Ustates = ustates;

    /// Lists the ustates.
    fn list() -> Vec<UstateSummary> as List
        = Read GET, "/ustates"
        => "for ustate in hub.ustates().list()? {",
           r#"    println!("{} {}", ustate.id, ustate.name);"#,
           "}";

    /// Reads one ustate with its content.
    ///
    /// Hubs respond with 404 if there is no such ustate.
    fn get(ustate: UstateId) -> Ustate as Single
        = Read GET, "/ustates/{ustateId}"
        => "let ustate = hub.ustates().get(31)?;",
           "assert!(!ustate.ustate_data.is_empty());";

    /// Loads a ustate into an engine, whose output changes at once. The engine's `ustate_id` is
    /// then the id of the ustate.
    fn load(ustate: UstateId; host: EngineHost) -> () as SuccessFlag
        = Trigger POST, "/ustates/{ustateId}/load"
        => "hub.ustates().load(32, &EngineHost::new(7))?;",
           "assert_eq!(hub.engines().get(7)?.ustate_id, Some(UstateId(32)));";
}
