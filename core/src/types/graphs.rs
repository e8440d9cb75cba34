//! Graphs (RE5), rgraphs (RE) and ustates (UE), and the body that names the engine to load them.

use crate::schema::bodies::bodies;
use crate::schema::records::records;
use crate::types::ids::{EngineId, GraphId, RgraphId, UstateId};

records! {
    /// A graph, as a list of graphs contains it.
    GraphSummary {
        /// Number of the graph.
        id: GraphId = "id",
        /// Name of the graph.
        name: String = "name",
    }

    /// A graph with its content.
    Graph {
        /// Number of the graph.
        id: GraphId = "id",
        /// Name of the graph.
        name: String = "name",
        /// Content, as text.
        content: String = "content",
    }

    /// An rgraph, as a list of rgraphs contains it.
    RgraphSummary {
        /// Number of the rgraph.
        id: RgraphId = "id",
        /// Name of the rgraph.
        name: String = "name",
    }

    /// An rgraph with its content.
    Rgraph {
        /// Number of the rgraph.
        id: RgraphId = "id",
        /// Name of the rgraph.
        name: String = "name",
        /// Content of the rgraph: XML as text.
        xml_content: String = "xmlContent",
    }

    /// A ustate, as a list of ustates contains it.
    UstateSummary {
        /// Number of the ustate.
        id: UstateId = "id",
        /// Name of the ustate.
        name: String = "name",
    }

    /// A ustate with its content.
    Ustate {
        /// Number of the ustate.
        id: UstateId = "id",
        /// Name of the ustate.
        name: String = "name",
        /// Content, as text.
        ustate_data: String = "ustateData",
    }
}

bodies! {
    /// The engine that loads a graph, rgraph or ustate.
    EngineHost(
        /// Number of the engine. This is not a launch id.
        engine_host_id: EngineId = "engineHostId",
    ) engine = host; {}
}

fn host(body: &EngineHost) -> i64 {
    body.engine_host_id.0
}
