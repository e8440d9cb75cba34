//! gfxhub, through its public API.

use std::net::SocketAddr;
use std::time::Duration;

use gfxhub::{CallOptions, CancelToken, Client, NodePath, PropertySet, PropertyUpdate, Vector};

use super::{Fault, Peer, Row};
use crate::work::{COLOUR, CROWDED, ENGINE, NODE, PROPERTY, SECONDS, SLOW, Work};

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

/// Makes it for a work of many calls: a batch.
pub(super) fn batch(address: SocketAddr, work: Work) -> Result<Box<dyn Peer>, Fault> {
    let (count, call) = work.many().unwrap_or((1, work));
    let hub = Client::new(&format!("http://{address}"))?;
    if call == Work::Node {
        let nodes = vec![NodePath::from(NODE); count];
        return Ok(Box::new(Lists { hub, nodes }));
    }
    let node = if call == Work::SlowSet { SLOW } else { NODE };
    let [x, y, z, w] = COLOUR;
    let set = |number: usize| {
        let property = PROPERTY.replace('0', &number.to_string());
        PropertySet::new(ENGINE, node, property, Vector::xyzw(x, y, z, w))
    };
    let sets = (0..count).map(set).collect();
    Ok(Box::new(Sets { hub, sets }))
}

struct Sets {
    hub: Client,
    sets: Vec<PropertySet>,
}

impl Peer for Sets {
    fn call(&mut self) -> Result<usize, Fault> {
        let report = self.hub.engines().set_properties(&self.sets)?;
        let found = report.into_results()?;
        Ok(found
            .iter()
            .filter(|it| it.value.as_vector().is_some())
            .count())
    }
}

struct Lists {
    hub: Client,
    nodes: Vec<NodePath>,
}

impl Peer for Lists {
    fn call(&mut self) -> Result<usize, Fault> {
        let report = self.hub.engines().list_properties_of(ENGINE, &self.nodes)?;
        Ok(report.into_results()?.iter().map(Vec::len).sum())
    }
}

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
