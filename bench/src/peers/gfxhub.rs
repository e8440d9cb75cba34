//! gfxhub, used through its public API.

use std::net::SocketAddr;
#[cfg(feature = "peers")]
use std::sync::Arc;
#[cfg(feature = "peers")]
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use gfxhub::bindings::RecordList;
use gfxhub::{
    CallOptions, CancelToken, Client, NodePath, Property, PropertySet, PropertyUpdate, Value,
    Vector,
};

use super::{Fault, OURS, Peer, Row};
use crate::work::{COLOUR, ENGINE, NODE, PROPERTY, SECONDS, Work};

/// Name of the operation that lists properties.
const LIST: &str = "engines.list_properties";

/// Description of this client.
pub(crate) const ROW: Row = Row {
    name: OURS,
    setting: "as it comes, with a time limit and a cancel token; W4 and W5 are a batch",
    make: |address, work| Ok(Box::new(Hub::new(address, work, false)?)),
};

/// Further descriptions of gfxhub for works that read a list.
pub(super) const LISTS: &[Row] = &[
    Row {
        name: "gfxhub, all read",
        setting: "the same, and each path and value of the list read",
        make: |address, work| Ok(Box::new(Hub::new(address, work, true)?)),
    },
    Row {
        name: "gfxhub, put off",
        setting: "as in Python: the whole list is checked, and a record is decoded when it is \
                  read; only the first one is read",
        make: |address, work| Ok(Box::new(LazyRecords(Hub::new(address, work, false)?))),
    },
    Row {
        name: "gfxhub, put off, all read",
        setting: "the same, and each path and value of the list read",
        make: |address, work| Ok(Box::new(LazyRecords(Hub::new(address, work, true)?))),
    },
];

/// Returns a function that creates peers for several threads. They share one client.
#[cfg(feature = "peers")]
pub(crate) fn shared(
    address: SocketAddr,
    work: Work,
) -> Result<impl Fn() -> Result<Box<dyn Peer>, Fault> + Clone + Send + 'static, Fault> {
    let hub = Client::new(&format!("http://{address}"))?;
    let peers = Arc::new(AtomicUsize::new(0));
    Ok(move || -> Result<Box<dyn Peer>, Fault> {
        // Each peer sets a different property, because a newer `set_property` call would supersede
        // waiting calls for the same property.
        let number = peers.fetch_add(1, Ordering::Relaxed);
        Ok(Box::new(Hub {
            hub: hub.clone(),
            node: work.node(),
            property: PROPERTY.replace('0', &number.to_string()),
            work,
            reads: false,
        }))
    })
}

/// Creates a batch for a work with many calls.
pub(super) fn batch(address: SocketAddr, work: Work) -> Result<Box<dyn Peer>, Fault> {
    let hub = Client::new(&format!("http://{address}"))?;
    batch_by(hub, work)
}

/// Creates a batch with this client.
pub(crate) fn batch_by(hub: Client, work: Work) -> Result<Box<dyn Peer>, Fault> {
    let (count, call) = work.many().unwrap_or((1, work));
    if call == Work::Node {
        let nodes = vec![NodePath::from(NODE); count];
        return Ok(Box::new(Lists { hub, nodes }));
    }
    let node = call.node();
    let [x, y, z, w] = COLOUR;
    let set = |number: usize| {
        let property = PROPERTY.replace('0', &number.to_string());
        PropertySet::new(ENGINE, node.as_str(), property, Vector::xyzw(x, y, z, w))
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
    node: String,
    property: String,
    work: Work,
    /// True if every property of a list is read.
    reads: bool,
}

impl Hub {
    fn new(address: SocketAddr, work: Work, reads: bool) -> Result<Hub, Fault> {
        let options = CallOptions::new()
            .timeout(Duration::from_secs(5))
            .cancel(&CancelToken::new());
        Ok(Hub {
            hub: Client::new(&format!("http://{address}"))?.with(options),
            node: work.node(),
            property: PROPERTY.to_owned(),
            work,
            reads,
        })
    }
}

impl Peer for Hub {
    fn call(&mut self) -> Result<usize, Fault> {
        let engines = self.hub.engines();
        if !self.work.is_set() {
            let properties = engines.list_properties(ENGINE, &*self.node)?;
            return Ok(match self.reads {
                true => properties.iter().filter(|one| is_whole(one)).count(),
                false => properties.len(),
            });
        }
        let [x, y, z, w] = COLOUR;
        let update = PropertyUpdate::new(Vector::xyzw(x, y, z, w));
        let update = match self.work {
            Work::Eased => update.ease_in_out(SECONDS),
            _ => update,
        };
        let property = engines.set_property(ENGINE, &*self.node, &*self.property, &update)?;
        Ok(usize::from(property.value.as_vector().is_some()))
    }
}

/// A client whose list records are decoded when they are read.
struct LazyRecords(Hub);

impl Peer for LazyRecords {
    fn call(&mut self) -> Result<usize, Fault> {
        let Hub {
            hub, node, reads, ..
        } = &self.0;
        let list = RecordList::<Property>::call(hub, LIST, &[&ENGINE, node])?;
        let read = if *reads { list.len() } else { 1 };
        let whole = (0..read).filter_map(|at| list.get(at)).filter(is_whole);
        Ok(whole.count() + (list.len() - read))
    }
}

/// Returns `true` if a property has a path and a value.
fn is_whole(property: &Property) -> bool {
    let holds = match &property.value {
        Value::Bool(_) => true,
        Value::Text(text) => !text.is_empty(),
        value => value.as_f64().is_some() || value.as_vector().is_some(),
    };
    holds && !property.property_path.as_str().is_empty()
}
