//! Matches the properties of one reading with those of another.

use std::collections::HashMap;

use crate::types::snapshots::mapped;
use crate::types::{EngineId, MatchBy, SnapshotEngine, SnapshotNode, SnapshotProperty, UnreadNode};
use crate::value::Object;

/// A property with the engine and the node that have it.
#[derive(Clone, Copy)]
pub(super) struct Place<'a> {
    pub(super) engine: &'a SnapshotEngine,
    pub(super) node: &'a SnapshotNode,
    pub(super) property: &'a SnapshotProperty,
}

/// The counterpart that a property of the first reading has in the second reading.
#[derive(Clone, Copy)]
pub(super) enum Other<'a> {
    Found(Place<'a>),
    Gone,
    /// The name or path occurs a different number of times in the two readings.
    Ambiguous,
    Unread,
}

/// The second reading, and the rules by which the first one is matched with it.
pub(super) struct Matching<'a> {
    pub(super) second: &'a [SnapshotEngine],
    pub(super) unread: &'a [UnreadNode],
    /// Nodes that are missing from the first reading because they could not be read.
    pub(super) first_unread: &'a [UnreadNode],
    pub(super) by: &'a MatchBy,
    pub(super) map: Option<&'a Object>,
}

/// Entries of a list, by name or path and by position among the entries that share this name or
/// path. The value is the entry, and the number of entries that share its name or path.
struct Index<'a, T>(HashMap<(&'a str, usize), (&'a T, usize)>);

impl<'a, T> Index<'a, T> {
    fn new(entries: &'a [T], key: impl Fn(&'a T) -> &'a str) -> Self {
        let mut counts: HashMap<&str, usize> = HashMap::new();
        for entry in entries {
            *counts.entry(key(entry)).or_default() += 1;
        }
        let mut before: HashMap<&str, usize> = HashMap::new();
        let entries = entries.iter().map(|entry| {
            let name = key(entry);
            let nth = before.entry(name).or_default();
            *nth += 1;
            ((name, *nth), (entry, counts[name]))
        });
        Self(entries.collect())
    }
}

impl<'a> Matching<'a> {
    pub(super) fn engine(&self, first: &SnapshotEngine) -> Option<&'a SnapshotEngine> {
        let id = mapped(first.id, self.map);
        self.second.iter().find(|engine| engine.id == id)
    }

    /// Calls a function for each property of an engine of the first reading, with its counterpart
    /// in the second.
    pub(super) fn each(
        &self,
        engine: &'a SnapshotEngine,
        mut each: impl FnMut(Place<'a>, Other<'a>),
    ) {
        let by_name = *self.by == MatchBy::Names;
        let key_of_node = move |node: &'a SnapshotNode| match by_name {
            true => node.node_name.as_str(),
            false => node.node_path.as_str(),
        };
        let key = move |property: &'a SnapshotProperty| match by_name {
            true => property.display_name.as_str(),
            false => property.property_path.as_str(),
        };
        let other = self.engine(engine);
        let nodes = Index::new(&engine.nodes, key_of_node);
        let others = other.map(|other| Index::new(&other.nodes, key_of_node));
        let mut order: Vec<_> = nodes.0.into_iter().collect();
        order.sort_by(|(_, (a, _)), (_, (b, _))| a.node_path.as_str().cmp(b.node_path.as_str()));
        for (at, (node, count)) in order {
            let found = others.as_ref().and_then(|others| others.0.get(&at));
            let found = match (other, found) {
                (Some(other), Some((found, others))) if *others == count => Ok((other, *found)),
                (_, Some(_)) => Err(Other::Ambiguous),
                (_, None) if is_among(self.unread, mapped(engine.id, self.map), node) => {
                    Err(Other::Unread)
                }
                (_, None) => Err(Other::Gone),
            };
            let theirs = found
                .ok()
                .map(|(_, node)| Index::new(&node.properties, key));
            let mine = Index::new(&node.properties, key);
            let mut order: Vec<_> = mine.0.into_iter().collect();
            order.sort_by(|(_, (a, _)), (_, (b, _))| {
                a.property_path.as_str().cmp(b.property_path.as_str())
            });
            for (at, (property, count)) in order {
                let place = Place {
                    engine,
                    node,
                    property,
                };
                let in_node = theirs.as_ref().and_then(|theirs| theirs.0.get(&at));
                each(
                    place,
                    match (found, in_node) {
                        (Err(other), _) => other,
                        (Ok((engine, node)), Some((property, all))) if *all == count => {
                            Other::Found(Place {
                                engine,
                                node,
                                property,
                            })
                        }
                        (Ok(_), Some(_)) => Other::Ambiguous,
                        (Ok(_), None) => Other::Gone,
                    },
                );
            }
        }
    }

    /// Returns `true` if a property of the second reading may be missing from the first one only
    /// because its node could not be read there.
    pub(super) fn left_out(&self, first: &SnapshotEngine, theirs: Place<'_>) -> bool {
        is_among(self.first_unread, first.id, theirs.node)
    }
}

impl<'a> Place<'a> {
    /// Returns the paths of the node and the property.
    pub(super) fn paths(self) -> (&'a str, &'a str) {
        let (node, property) = (&self.node.node_path, &self.property.property_path);
        (node.as_str(), property.as_str())
    }
}

fn is_among(unread: &[UnreadNode], engine: EngineId, node: &SnapshotNode) -> bool {
    unread.iter().any(|unread| {
        let path = unread.node_path.as_ref();
        unread.engine_id == engine && path.is_none_or(|path| *path == node.node_path)
    })
}
