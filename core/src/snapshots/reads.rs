//! Reading the nodes of engines at a pace that a hub on air can bear.

use std::time::{Duration, Instant, SystemTime};

use crate::BatchOptions;
use crate::client::Client;
use crate::error::{Effect, Error, ErrorKind, Result};
use crate::pattern::{NamesOf, Pattern};
use crate::retry::pause;
use crate::schema::field::Field;
use crate::types::{
    Engine, EngineId, InstanceStatus, Node, NodePath, Property, SnapshotEngine, SnapshotNode,
    SnapshotProperty, UnreadNode,
};

use super::skip;

/// Number of requests in flight, and the time that they take at least: 100 requests in a second.
const GENTLE: (usize, Duration) = (4, Duration::from_millis(40));

/// The same for a fast read, which only the connections of the client limit.
const FAST: (usize, Duration) = (64, Duration::ZERO);

/// Time without any answer after which a hub counts as gone.
const SILENCE: Duration = Duration::from_secs(10);

/// Time for which the list of a loaded engine may be empty, as it is while a hub restarts.
const EMPTY: Duration = Duration::from_secs(10);

/// Time between two looks at a list that is empty.
const LOOK: Duration = Duration::from_millis(500);

/// Reads engines, and measures the time of a request.
pub(super) struct Reader<'a> {
    pub(super) client: &'a Client,
    in_flight: usize,
    at_least: Duration,
    answered: Instant,
    /// Shortest time in which requests in flight together were answered.
    pub(super) round_trip: Option<Duration>,
}

/// A node with its properties.
type List = (NodePath, Result<Vec<Property>>);

/// Engines as they were read, and the nodes that could not be.
#[derive(Default)]
pub(super) struct Reading {
    pub(super) engines: Vec<SnapshotEngine>,
    pub(super) missing: Vec<UnreadNode>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(client: &'a Client, is_fast: bool) -> Self {
        let (in_flight, at_least) = if is_fast { FAST } else { GENTLE };
        Self {
            client,
            in_flight,
            at_least,
            answered: Instant::now(),
            round_trip: None,
        }
    }

    /// Reads what patterns select of engines; all if there are none. Fails if no node could be read.
    pub(super) fn read(
        &mut self,
        engines: impl IntoIterator<Item = Engine>,
        only: &[Pattern],
    ) -> Result<Reading> {
        let mut reading = Reading::default();
        let mut failed = None;
        for engine in engines {
            let mut read = blank(&engine);
            match self.list_nodes(&engine) {
                Ok(mut nodes) => {
                    nodes.retain(|node| is_wanted(&read, node, only));
                    let of = (read.id, &mut read.nodes);
                    self.properties(of, nodes, &mut reading.missing, &mut failed)?;
                }
                Err(error) => {
                    self.may_go_on(&error)?;
                    reading.missing.push(unread(engine.id, None, &error));
                    failed.get_or_insert(error);
                }
            }
            read.ended = now();
            keep(&mut read, only);
            read.nodes
                .sort_by(|a, b| a.node_path.as_str().cmp(b.node_path.as_str()));
            reading.engines.push(read);
        }
        reading.engines.sort_by_key(|engine| engine.id);
        let mut engines = reading.engines.iter();
        let has_nodes = engines.any(|engine| !engine.nodes.is_empty());
        match failed {
            Some(error) if !has_nodes => Err(error),
            _ => Ok(reading),
        }
    }

    /// Returns the nodes of an engine. The list of a loaded engine is not empty for long.
    fn list_nodes(&mut self, engine: &Engine) -> Result<Vec<Node>> {
        let end = Instant::now() + EMPTY;
        loop {
            let nodes = self.client.engines().list_nodes(engine.id)?;
            self.answered = Instant::now();
            let has_ended = !is_loaded(engine) || Instant::now() >= end;
            if !nodes.is_empty() || has_ended {
                return Ok(nodes);
            }
            self.wait(Instant::now() + LOOK)?;
        }
    }

    fn properties(
        &mut self,
        (engine, into): (EngineId, &mut Vec<SnapshotNode>),
        nodes: Vec<Node>,
        missing: &mut Vec<UnreadNode>,
        failed: &mut Option<Error>,
    ) -> Result<()> {
        let paths: Vec<NodePath> = nodes.iter().map(|node| node.node_path.clone()).collect();
        for (node, (_, list)) in nodes.iter().zip(self.all_lists(engine, &paths)?) {
            match list {
                Ok(list) => into.push(of_node(node, list)),
                Err(error) => {
                    missing.push(unread(engine, Some(&node.node_path), &error));
                    failed.get_or_insert(error);
                }
            }
        }
        Ok(())
    }

    /// Returns the properties of nodes, read at the reader's pace.
    pub(super) fn all_lists(&mut self, engine: EngineId, nodes: &[NodePath]) -> Result<Vec<List>> {
        let mut all = Vec::new();
        for nodes in nodes.chunks(self.in_flight) {
            for (node, list) in self.lists(engine, nodes)? {
                if let Err(error) = &list {
                    self.may_go_on(error)?;
                }
                all.push((node, list));
            }
        }
        Ok(all)
    }

    /// Returns the properties of nodes, not more than may be in flight together.
    fn lists(&mut self, engine: EngineId, nodes: &[NodePath]) -> Result<Vec<List>> {
        let begun = Instant::now();
        let options = BatchOptions::new();
        let lists = self
            .client
            .engines()
            .list_properties_of_with(engine, nodes, &options)?;
        if lists.iter().any(|(_, list)| is_answer(list)) {
            self.answered = Instant::now();
            let elapsed = begun.elapsed();
            self.round_trip = Some(self.round_trip.map_or(elapsed, |least| least.min(elapsed)));
        }
        let lists = lists.into_iter().collect();
        self.wait(begun + self.at_least)?;
        Ok(lists)
    }

    /// Returns an error after which no other node is read.
    fn may_go_on(&self, error: &Error) -> Result<()> {
        let has_ended = matches!(error.kind(), ErrorKind::Cancelled | ErrorKind::Closed);
        if has_ended || self.client.is_over() || self.answered.elapsed() >= SILENCE {
            return Err(error.clone());
        }
        Ok(())
    }

    /// Waits until a time, unless the call is cancelled.
    pub(super) fn wait(&self, until: Instant) -> Result<()> {
        match pause(until, &self.client.stops) {
            true => Ok(()),
            false => Err(cancelled(self.client)),
        }
    }
}

/// Returns `true` if patterns may select a property of a node.
fn is_wanted(engine: &SnapshotEngine, node: &Node, only: &[Pattern]) -> bool {
    let names = [
        names_of_engine(engine),
        [&node.node_name, node.node_path.as_str()],
    ];
    only.is_empty() || only.iter().any(|pattern| pattern.may_match_in(&names))
}

/// Removes what patterns do not select.
fn keep(engine: &mut SnapshotEngine, only: &[Pattern]) {
    if only.is_empty() {
        return;
    }
    let of_engine = [engine.display_name.clone(), engine.name.clone()];
    for node in &mut engine.nodes {
        let (name, path) = (&node.node_name, &node.node_path);
        node.properties.retain(|property| {
            let names = [
                [of_engine[0].as_str(), of_engine[1].as_str()],
                [name.as_str(), path.as_str()],
                [&property.display_name, property.property_path.as_str()],
            ];
            only.iter().any(|pattern| pattern.matches(&names))
        });
    }
    engine.nodes.retain(|node| !node.properties.is_empty());
}

/// Returns the error of a call that ended while it waited.
pub(super) fn cancelled(client: &Client) -> Error {
    let kind = match client.is_closed() {
        true => ErrorKind::Closed,
        false => ErrorKind::Cancelled,
    };
    Error::new(kind, Effect::None, "the call ended while it waited")
}

fn is_answer<T>(result: &Result<T>) -> bool {
    result
        .as_ref()
        .map_or_else(|error| error.status().is_some(), |_| true)
}

/// Returns an engine of a snapshot without its nodes.
pub(super) fn blank(engine: &Engine) -> SnapshotEngine {
    let mut read = SnapshotEngine::blank();
    read.id = engine.id;
    read.name.clone_from(&engine.name);
    read.display_name.clone_from(&engine.display_name);
    read.engine_type = engine.engine_type.clone();
    read.rgraph_id = engine.rgraph_id;
    read.ustate_id = engine.ustate_id;
    let loaded = engine.instances.iter();
    let loaded = loaded.filter(|instance| instance.status == InstanceStatus::Loaded);
    read.pids = loaded.filter_map(|instance| instance.pid.clone()).collect();
    read.begun = now();
    read
}

pub(super) fn is_loaded(engine: &Engine) -> bool {
    let mut instances = engine.instances.iter();
    instances.any(|instance| instance.status == InstanceStatus::Loaded)
}

fn of_node(node: &Node, properties: Vec<Property>) -> SnapshotNode {
    let mut read = SnapshotNode::blank();
    read.node_path = node.node_path.clone();
    read.node_name.clone_from(&node.node_name);
    let properties = properties.into_iter().map(|property| {
        let mut read = SnapshotProperty::blank();
        read.skip = skip::reason(&property.display_name, &property.value);
        read.property_path = property.property_path;
        read.display_name = property.display_name;
        read.value = property.value;
        read
    });
    read.properties = properties.collect();
    read.properties
        .sort_by(|a, b| a.property_path.as_str().cmp(b.property_path.as_str()));
    read
}

fn unread(engine: EngineId, node: Option<&NodePath>, error: &Error) -> UnreadNode {
    let mut unread = UnreadNode::blank();
    unread.engine_id = engine;
    unread.node_path = node.cloned();
    unread.kind = error.kind().name().to_owned();
    unread.message = error.to_string();
    unread
}

/// Returns the names by which patterns find an engine.
pub(super) fn names_of_engine(engine: &SnapshotEngine) -> NamesOf<'_> {
    [&engine.display_name, &engine.name]
}

/// Returns the time as documents have it.
pub(super) fn now() -> String {
    humantime::format_rfc3339_seconds(SystemTime::now()).to_string()
}
