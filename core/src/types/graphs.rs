//! Graphs (RE5), rgraphs (RE) and ustates (UE), and the engine that loads them.

use crate::schema::bodies::bodies;
use crate::schema::records::records;
use crate::types::ids::{EngineId, GraphId, RgraphId, UstateId};

records! {
    /// A graph, as listed.
    GraphSummary {
        /// Its number.
        id: GraphId = "id",
        /// Its name.
        name: String = "name",
    }

    /// A graph with its content.
    Graph {
        /// Its number.
        id: GraphId = "id",
        /// Its name.
        name: String = "name",
        /// Its content, as text.
        content: String = "content",
    }

    /// An rgraph, as listed.
    RgraphSummary {
        /// Its number.
        id: RgraphId = "id",
        /// Its name.
        name: String = "name",
    }

    /// An rgraph with its content.
    Rgraph {
        /// Its number.
        id: RgraphId = "id",
        /// Its name.
        name: String = "name",
        /// Its content, XML as text.
        xml_content: String = "xmlContent",
    }

    /// A ustate, as listed.
    UstateSummary {
        /// Its number.
        id: UstateId = "id",
        /// Its name.
        name: String = "name",
    }

    /// A ustate with its content.
    Ustate {
        /// Its number.
        id: UstateId = "id",
        /// Its name.
        name: String = "name",
        /// Its content, as text.
        ustate_data: String = "ustateData",
    }
}

bodies! {
    /// The engine that loads a graph, rgraph or ustate.
    EngineHost(
        /// The engine's number. Not a launch id.
        engine_host_id: EngineId = "engineHostId",
    ) {}
}
