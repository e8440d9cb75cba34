//! The graphs, rgraphs and ustates tables: three kinds of engine, three groups.

use super::table::operations;
use crate::types::{
    EngineHost, Graph, GraphId, GraphSummary, Rgraph, RgraphId, RgraphSummary, Ustate, UstateId,
    UstateSummary,
};

operations! {
    /// Graphs, which RE5 engines load.
    Graphs = graphs;

    /// Lists the graphs.
    fn list() -> Vec<GraphSummary> as List
        = Read GET, "/graphs";

    /// Reads one graph with its content.
    fn get(graph: GraphId) -> Graph as One
        = Read GET, "/graphs/{graphId}";

    /// Loads a graph into an engine: what it shows changes at once. The engine then shows the nodes of the graph.
    fn load(graph: GraphId; host: EngineHost) -> () as Success
        = Trigger POST, "/graphs/{graphId}/load";
}

operations! {
    /// Rgraphs, which RE engines load.
    Rgraphs = rgraphs;

    /// Lists the rgraphs.
    fn list() -> Vec<RgraphSummary> as List
        = Read GET, "/rgraphs";

    /// Reads one rgraph with its content.
    fn get(rgraph: RgraphId) -> Rgraph as One
        = Read GET, "/rgraphs/{rgraphId}";

    /// Loads an rgraph into an engine: what it shows changes at once. The engine's `rgraph_id` says so afterwards.
    fn load(rgraph: RgraphId; host: EngineHost) -> () as Success
        = Trigger POST, "/rgraphs/{rgraphId}/load";
}

operations! {
    /// Ustates, which UE engines load.
    Ustates = ustates;

    /// Lists the ustates.
    fn list() -> Vec<UstateSummary> as List
        = Read GET, "/ustates";

    /// Reads one ustate with its content.
    fn get(ustate: UstateId) -> Ustate as One
        = Read GET, "/ustates/{ustateId}";

    /// Loads a ustate into an engine: what it shows changes at once. The engine's `ustate_id` says so afterwards.
    fn load(ustate: UstateId; host: EngineHost) -> () as Success
        = Trigger POST, "/ustates/{ustateId}/load";
}
