//! Written by cargo xtask generate; do not edit.

use crate::argument::{Body, Integer};
use crate::call::Call;

/// `ustates.list`.
pub(crate) fn list() -> Call {
    Call::new("ustates.list", |hub| hub.ustates().list())
}

/// `ustates.get`.
pub(crate) fn get(ustate: Integer) -> Call {
    Call::new("ustates.get", move |hub| {
        let ustate = ustate.id("ustateId")?;
        hub.ustates().get(ustate)
    })
}

/// `ustates.load`.
pub(crate) fn load(ustate: Integer, engine_host_id: Integer) -> Call {
    Call::new("ustates.load", move |hub| {
        let ustate = ustate.id("ustateId")?;
        let body: gfxhub::EngineHost = Body::new().with("engineHostId", engine_host_id)?.read()?;
        hub.ustates().load(ustate, &body)
    })
}
