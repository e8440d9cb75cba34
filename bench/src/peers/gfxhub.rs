//! gfxhub, through its public API.

use std::time::Duration;

use gfxhub::{CallOptions, CancelToken, Client, PropertyUpdate, Vector};

use super::{Fault, Peer, Row};
use crate::work::{COLOUR, CROWDED, ENGINE, NODE, PROPERTY, SECONDS, Work};

/// Its row.
pub(super) const ROW: Row = Row {
    name: "gfxhub",
    setting: "as it comes, with a time limit and a cancel token",
    make: |address, work| {
        let options = CallOptions::new()
            .timeout(Duration::from_secs(5))
            .cancel(&CancelToken::new());
        let hub = Client::new(&format!("http://{address}"))?.with(options);
        Ok(Box::new(Hub { hub, work }))
    },
};

struct Hub {
    hub: Client,
    work: Work,
}

impl Peer for Hub {
    fn call(&mut self) -> Result<usize, Fault> {
        let engines = self.hub.engines();
        if !self.work.is_set() {
            let node = if self.work == Work::List {
                CROWDED
            } else {
                NODE
            };
            return Ok(engines.list_properties(ENGINE, node)?.len());
        }
        let [x, y, z, w] = COLOUR;
        let update = PropertyUpdate::new(Vector::xyzw(x, y, z, w));
        let update = match self.work {
            Work::Eased => update.ease_in_out(SECONDS),
            _ => update,
        };
        let property = engines.set_property(ENGINE, NODE, PROPERTY, &update)?;
        Ok(usize::from(property.value.as_vector().is_some()))
    }
}
