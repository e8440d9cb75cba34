//! Finds things by the name that people gave them.

use gfxhub::{EngineId, EngineType, Function, Node, Property};

use crate::failure::{Failure, Outcome};

/// The one thing of this name; the error says which names there are.
pub(crate) fn named<'a, T>(
    what: &str,
    list: &'a [T],
    wanted: &str,
    name: impl Fn(&T) -> &str,
) -> Outcome<&'a T> {
    let mut found = list.iter().filter(|thing| name(thing) == wanted);
    match (found.next(), found.next()) {
        (Some(thing), None) => Ok(thing),
        (Some(_), Some(_)) => Err(Failure::unmet(format!(
            "more than one {what} has the name {wanted:?}"
        ))),
        (None, _) => {
            let names: Vec<&str> = list.iter().map(name).collect();
            let names = names.join(", ");
            Err(Failure::unmet(format!(
                "there is no {what} {wanted:?}; there are: {names}"
            )))
        }
    }
}

/// The property that people know by this name.
pub(crate) fn property<'a>(list: &'a [Property], wanted: &str) -> Outcome<&'a Property> {
    named("property", list, wanted, |property| {
        property.display_name.as_str()
    })
}

/// The parameter of a function that people know by this name.
pub(crate) fn parameter<'a>(function: &'a Function, wanted: &str) -> Outcome<&'a Property> {
    let found = function
        .properties
        .iter()
        .find(|(_, it)| it.display_name == wanted);
    found.map(|(_, parameter)| parameter).ok_or_else(|| {
        let name = &function.function_name;
        Failure::unmet(format!("the function {name:?} has no parameter {wanted:?}"))
    })
}

/// What the looking around found, for the parts that follow.
#[derive(Debug, Default)]
pub(crate) struct Studio {
    /// The engines with the nodes that each showed; none where they could not be read.
    pub(crate) engines: Vec<(gfxhub::Engine, Vec<Node>)>,
}

impl Studio {
    /// The first engine of a kind.
    pub(crate) fn engine(&self, kind: &EngineType) -> Outcome<EngineId> {
        let found = self
            .engines
            .iter()
            .find(|(engine, _)| engine.engine_type == *kind);
        let missing = || Failure::unmet(format!("the show has no engine of the kind {kind}"));
        found.map(|(engine, _)| engine.id).ok_or_else(missing)
    }

    /// What people call an engine.
    pub(crate) fn name(&self, engine: EngineId) -> String {
        let found = self.engines.iter().find(|(known, _)| known.id == engine);
        found.map_or_else(
            || format!("engine {engine}"),
            |(engine, _)| engine_name(engine).into(),
        )
    }

    /// The nodes that an engine showed.
    pub(crate) fn nodes(&self, engine: EngineId) -> &[Node] {
        let found = self.engines.iter().find(|(known, _)| known.id == engine);
        found.map_or(&[], |(_, nodes)| nodes)
    }

    /// The node of an engine that people know by this name.
    pub(crate) fn node(&self, engine: EngineId, wanted: &str) -> Outcome<&Node> {
        named("node", self.nodes(engine), wanted, |node| {
            node.node_name.as_str()
        })
    }
}

/// The name of an engine for people, or else that in the hub.
pub(crate) fn engine_name(engine: &gfxhub::Engine) -> &str {
    if engine.display_name.is_empty() {
        &engine.name
    } else {
        &engine.display_name
    }
}

/// The name of a node, or else its path: the oldest hubs send no names.
pub(crate) fn node_name(node: &Node) -> &str {
    if node.node_name.is_empty() {
        node.node_path.as_str()
    } else {
        &node.node_name
    }
}
