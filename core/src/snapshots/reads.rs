//! Reads the nodes of engines at a pace that a hub can bear while it is on air.

use std::time::{Duration, Instant};

use crate::client::Client;
use crate::decode;
use crate::error::{Error, Result};
use crate::moment::written_now;
use crate::paced::{Pace, PacedReader};
use crate::pattern::{NamesOf, Pattern};
use crate::schema::field::Field;
use crate::schema::ids::Text;
use crate::types::{
    Engine, EngineId, InstanceStatus, Node, NodePath, Property, SnapshotEngine, SnapshotNode,
    SnapshotProperty, UnreadNode,
};

use super::skip;

/// Time for which the node list of a loaded engine may be empty, as it is while a hub restarts.
const EMPTY: Duration = Duration::from_secs(10);

/// Time between two requests for a list that is empty.
const LOOK: Duration = Duration::from_millis(500);

pub(super) struct Reader {
    pub(super) paced: PacedReader,
}

/// Path of a node, and its properties or the error of their request.
type List = (NodePath, Result<Vec<Property>>);

/// Engines as they were read, and the nodes that could not be read.
#[derive(Default)]
pub(super) struct Reading {
    pub(super) engines: Vec<SnapshotEngine>,
    pub(super) missing: Vec<UnreadNode>,
}

impl Reader {
    pub(super) fn new(client: &Client, is_fast: bool) -> Self {
        let pace = if is_fast { Pace::FAST } else { Pace::GENTLE };
        Self {
            paced: PacedReader::new(client, pace),
        }
    }

    /// Reads the properties that the patterns select in these engines, or all properties if there
    /// are no patterns. Fails if a request has failed and nothing was read.
    pub(super) fn read(
        &mut self,
        engines: impl IntoIterator<Item = Engine>,
        only: &[Pattern],
    ) -> Result<Reading> {
        let mut reading = Reading::default();
        let mut failed = None;
        for engine in engines {
            let mut read = blank(&engine);
            match self.list_nodes(&engine)? {
                Ok(mut nodes) => {
                    nodes.retain(|node| is_wanted(&read, node, only));
                    let of = (read.id, &mut read.nodes);
                    self.properties(of, nodes, &mut reading.missing, &mut failed)?;
                }
                Err(error) => {
                    reading.missing.push(unread(engine.id, None, &error));
                    failed.get_or_insert(error);
                }
            }
            read.ended = written_now();
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

    /// Returns the nodes of an engine. If the list of a loaded engine is empty, requests it again
    /// for up to [`EMPTY`], because it is empty while a hub restarts.
    fn list_nodes(&mut self, engine: &Engine) -> Result<Result<Vec<Node>>> {
        let end = Instant::now() + EMPTY;
        loop {
            let listed = self.paced.read(|hub| hub.engines().list_nodes(engine.id))?;
            let is_empty = listed.as_ref().is_ok_and(Vec::is_empty);
            if !is_empty || !is_loaded(engine) || Instant::now() >= end {
                return Ok(listed);
            }
            self.paced.wait(Instant::now() + LOOK)?;
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
        let arguments: Vec<Vec<&dyn Text>> = nodes
            .iter()
            .map(|node| vec![&engine as _, node as _])
            .collect();
        let decode = decode::read::<decode::List, Vec<Property>>;
        let lists = (self.paced).read_each("engines.list_properties", &arguments, decode)?;
        Ok(nodes.iter().cloned().zip(lists).collect())
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

/// Removes the properties that no pattern selects, and the nodes that are empty then. Keeps
/// everything if there are no patterns.
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
    read.begun = written_now();
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
