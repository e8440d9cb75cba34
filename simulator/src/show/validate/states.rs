//! Checks what engines load: graphs, rgraphs and ustates, seen as one.

use super::place::{Once, Place, ValidationErrors};
use super::{nodes, rules};
use crate::show::Show;
use crate::show::engines::{EngineType, Node};

/// A graph, an rgraph or a ustate.
pub(super) struct State<'a> {
    id: i64,
    name: &'a str,
    /// Its nodes.
    pub(super) nodes: &'a [Node],
}

pub(super) fn check(faults: &mut ValidationErrors, show: &Show) {
    let root = Place::ROOT;
    for (kind, what) in [
        (EngineType::Re5, "graph an id of"),
        (EngineType::Re, "rgraph an id of"),
        (EngineType::Ue, "ustate an id of"),
    ] {
        let section = root.field(section(kind));
        let mut ids = Once::each(what);
        for (at, state) in of(kind, show).into_iter().enumerate() {
            let place = section.at(at);
            ids.note(faults, &place.field("id"), state.id);
            rules::id(faults, &place.field("id"), state.id);
            rules::name(faults, &place.field("name"), state.name);
            nodes::check(faults, &place.field("nodes"), state.nodes, kind);
        }
    }
}

/// The section of a show that holds what engines of a kind load.
pub(super) fn section(kind: EngineType) -> &'static str {
    match kind {
        EngineType::Re => "rgraphs",
        EngineType::Re5 => "graphs",
        EngineType::Ue => "ustates",
    }
}

/// What engines of a kind can load, in the order of its section.
pub(super) fn of(kind: EngineType, show: &Show) -> Vec<State<'_>> {
    fn state<'a>(id: i64, name: &'a str, nodes: &'a [Node]) -> State<'a> {
        State { id, name, nodes }
    }
    let (re, re5, ue) = (&show.rgraphs, &show.graphs, &show.ustates);
    match kind {
        EngineType::Re => re.iter().map(|s| state(s.id, &s.name, &s.nodes)).collect(),
        EngineType::Re5 => re5.iter().map(|s| state(s.id, &s.name, &s.nodes)).collect(),
        EngineType::Ue => ue.iter().map(|s| state(s.id, &s.name, &s.nodes)).collect(),
    }
}

/// Whether a state of that id is there for engines of a kind.
pub(super) fn has(kind: EngineType, id: i64, show: &Show) -> bool {
    of(kind, show).iter().any(|state| state.id == id)
}
