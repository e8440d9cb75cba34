//! Checks of engines with their instances, and of the states that they load: graphs, rgraphs and
//! ustates, treated alike.

use std::collections::HashMap;

use super::field_path::{FieldPath, UniquenessCheck, ValidationErrors};
use super::{nodes, rules};
use crate::show::Show;
use crate::show::engines::{Engine, EngineInstance, EngineType};

pub(super) fn check(faults: &mut ValidationErrors, show: &Show) {
    let root = FieldPath::ROOT;
    let section = root.field("engines");
    let mut ids = UniquenessCheck::each("engine an id of");
    let mut instance_ids = UniquenessCheck::each("engine instance an id of");
    for (at, engine) in show.engines.iter().enumerate() {
        let place = section.at(at);
        ids.note(faults, &place.field("id"), engine.id);
        rules::id(faults, &place.field("id"), engine.id);
        rules::name(faults, &place.field("name"), &engine.name);
        rules::name(faults, &place.field("role"), &engine.role);
        rules::name(faults, &place.field("status"), &engine.status);
        if let Some(word) = &engine.engine_type {
            engine_type(faults, &place.field("engineType"), word);
        }
        numbers(faults, &place, engine);
        let list = place.field("instances");
        for (at, each) in engine.instances.iter().enumerate() {
            instance_ids.note(faults, &list.at(at).field("id"), each.id);
            instance(faults, &list.at(at), each, engine);
        }
        loaded(faults, &place, engine, show);
        nodes::check(faults, &place.field("nodes"), &engine.nodes, engine.kind());
        clashes(faults, &place.field("nodes"), engine, show);
    }
}

fn numbers(faults: &mut ValidationErrors, place: &FieldPath<'_>, engine: &Engine) {
    for (field, number) in [
        ("minimumFreeSpace", engine.minimum_free_space),
        ("usedSpace", engine.used_space),
        ("diskSpace", engine.disk_space),
    ] {
        rules::not_negative(faults, &place.field(field), number);
    }
    if !(0..=65_535).contains(&engine.port) {
        faults.add(
            &place.field("port"),
            format!("{} is not a port", engine.port),
            "Give a number from 0 to 65535",
        );
    }
}

/// Checks that a word is one of the types of engines.
pub(super) fn engine_type(faults: &mut ValidationErrors, place: &FieldPath<'_>, word: &str) {
    if EngineType::from_word(word).is_none() {
        faults.add(
            place,
            format!("{word:?} is not an engine type"),
            format!("Write one of {}", EngineType::WORDS.join(", ")),
        );
    }
}

fn instance(
    faults: &mut ValidationErrors,
    place: &FieldPath<'_>,
    instance: &EngineInstance,
    engine: &Engine,
) {
    rules::id(faults, &place.field("id"), instance.id);
    rules::name(faults, &place.field("status"), &instance.status);
    if !instance.engine_type.is_empty() {
        engine_type(faults, &place.field("engineType"), &instance.engine_type);
    }
    if instance.engine_host_id != 0 && instance.engine_host_id != engine.id {
        faults.add(
            &place.field("engineHostId"),
            format!(
                "is {}, but the instance belongs to engine {}",
                instance.engine_host_id, engine.id
            ),
            "Leave it out: it is filled in",
        );
    }
}

/// Checks that the states that an engine has loaded exist.
fn loaded(faults: &mut ValidationErrors, place: &FieldPath<'_>, engine: &Engine, show: &Show) {
    for (field, kind, id) in [
        ("rgraphId", EngineType::Re, engine.rgraph_id),
        ("graphId", EngineType::Re5, engine.graph_id),
        ("ustateId", EngineType::Ue, engine.ustate_id),
    ] {
        if let Some(id) = id.filter(|&id| show.state(kind, id).is_none()) {
            faults.add(
                &place.field(field),
                format!("{id} is not in {}", kind.group()),
                "Give an id from that section, or null",
            );
        }
    }
    if engine.graph_id.is_some() && engine.kind() != EngineType::Re5 {
        faults.add(
            &place.field("graphId"),
            format!(
                "graphs load into RE5 engines, and this engine is of type {}",
                engine.kind().word()
            ),
            "Remove it, or write \"engineType\": \"RE5\"",
        );
    }
}

/// Finds nodes of the engine itself that have the same path as a node of a state that the engine
/// can load. The path would match both nodes.
fn clashes(faults: &mut ValidationErrors, place: &FieldPath<'_>, engine: &Engine, show: &Show) {
    let mut taken = HashMap::new();
    for (at, state) in show.states(engine.kind()).into_iter().enumerate() {
        for node in state.nodes {
            taken.entry(node.node_path.as_str()).or_insert(at);
        }
    }
    let section = engine.kind().group();
    for (at, node) in engine.nodes.iter().enumerate() {
        let path = node.node_path.as_str();
        if let Some(state) = taken.get(path) {
            faults.add(
                &place.at(at).field("NodePath"),
                format!("{path:?} is also a node of {section}[{state}], which the engine can load"),
                "Keep it in one of the two places",
            );
        }
    }
}

pub(super) fn check_states(faults: &mut ValidationErrors, show: &Show) {
    let root = FieldPath::ROOT;
    for (kind, what) in [
        (EngineType::Re5, "graph an id of"),
        (EngineType::Re, "rgraph an id of"),
        (EngineType::Ue, "ustate an id of"),
    ] {
        let section = root.field(kind.group());
        let mut ids = UniquenessCheck::each(what);
        for (at, state) in show.states(kind).into_iter().enumerate() {
            let place = section.at(at);
            ids.note(faults, &place.field("id"), state.id);
            rules::id(faults, &place.field("id"), state.id);
            rules::name(faults, &place.field("name"), state.name);
            nodes::check(faults, &place.field("nodes"), state.nodes, kind);
        }
    }
}
