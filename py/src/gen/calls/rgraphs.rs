//! Written by cargo xtask generate; do not edit.

use crate::argument::{Body, Integer};
use crate::call::Call;

/// `rgraphs.list`.
pub(crate) fn list() -> Call {
    Call::new("rgraphs.list", |hub| hub.rgraphs().list())
}

/// `rgraphs.get`.
pub(crate) fn get(rgraph: Integer) -> Call {
    Call::new("rgraphs.get", move |hub| {
        let rgraph = rgraph.id("rgraphId")?;
        hub.rgraphs().get(rgraph)
    })
}

/// `rgraphs.load`.
pub(crate) fn load(rgraph: Integer, engine_host_id: Integer) -> Call {
    Call::new("rgraphs.load", move |hub| {
        let rgraph = rgraph.id("rgraphId")?;
        let body: gfxhub::EngineHost = Body::new().with("engineHostId", engine_host_id)?.read()?;
        hub.rgraphs().load(rgraph, &body)
    })
}
