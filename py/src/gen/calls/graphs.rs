//! Written by cargo xtask generate; do not edit.

use crate::argument::{Body, Integer};
use crate::call::Call;

/// `graphs.list`.
pub(crate) fn list() -> Call {
    Call::new("graphs.list", |hub| hub.graphs().list())
}

/// `graphs.get`.
pub(crate) fn get(graph: Integer) -> Call {
    Call::new("graphs.get", move |hub| {
        let graph = graph.id("graphId")?;
        hub.graphs().get(graph)
    })
}

/// `graphs.load`.
pub(crate) fn load(graph: Integer, engine_host_id: Integer) -> Call {
    Call::new("graphs.load", move |hub| {
        let graph = graph.id("graphId")?;
        let body: gfxhub::EngineHost = Body::new().with("engineHostId", engine_host_id)?.read()?;
        hub.graphs().load(graph, &body)
    })
}
