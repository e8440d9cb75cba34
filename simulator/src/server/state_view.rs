//! Returns the state for the page: the responses of operations that only read, shortened to a
//! length that a page can show.

use std::time::SystemTime;

use crate::json::{Value, json};

use super::{Server, Shared};
use crate::api;
use crate::api::call::Call;
use crate::clock::{ClockMode, Timestamp};
use crate::show::engines::EngineType;
use crate::state::State;

/// Maximum length in bytes of a text that is shown. It limits each text within a value, and each
/// body.
pub(super) const SHOWN_BYTES: usize = 16 << 10;

/// Maximum length of the value of one key, as JSON in bytes.
const KEY_BYTES: usize = 1 << 20;

/// Maximum length of all values together, in bytes.
const ALL_BYTES: usize = 16 << 20;

/// Maximum number of rundowns of each kind that are shown with their items, and of launch
/// configurations that are shown with their renderers.
const RUNDOWNS: usize = 100;

/// Maximum number of items of a rundown. A rundown with more items is shown without them.
const ITEMS: usize = 500;

/// Text that replaces a value that is too long or no longer exists.
pub(super) const NOTHING: &str = "null";

/// Returns the state by key. A key is the name of a read operation with its arguments, and the
/// value is the result as JSON. These calls are not requests: no fault applies to them, and no log
/// contains them. Without `full`, only engines, properties and data of the hub itself are returned.
pub(super) fn snapshot(hub: &Server, full: bool) -> Vec<(String, String)> {
    let mut core = hub.core();
    let now = hub.clock().now();
    core.state.advance_to(now);
    let mut reads = vec![("engines.list", vec![])];
    for engine in &core.state.engines {
        let id = || ("engineId", engine.id().to_string());
        if full {
            reads.push(("engines.list_nodes", vec![id()]));
        }
        for node in &engine.nodes {
            let arguments = || vec![id(), ("nodePath", node.path.clone())];
            reads.push(("engines.list_properties", arguments()));
            if full && !node.functions.is_empty() {
                reads.push(("engines.list_functions", arguments()));
            }
        }
    }
    if full {
        reads.extend(rarely_changed(&core.state));
    }
    let mut found = Vec::with_capacity(reads.len() + 2);
    let mut room = ALL_BYTES;
    // The group is checked, because a hub of an older generation lacks the operations of some
    // groups.
    let has_group = |operation: &str| {
        operation
            .split('.')
            .next()
            .is_some_and(|group| hub.profile.has_group(group))
    };
    for (operation, arguments) in reads
        .into_iter()
        .filter(|(operation, _)| has_group(operation))
    {
        let Some(value) = read(&mut core.state, hub, now, operation, &arguments) else {
            continue;
        };
        let steps = arguments.iter().map(|(_, text)| format!("|{text}"));
        let key = format!("{operation}{}", steps.collect::<String>());
        let fits = value.len() <= KEY_BYTES.min(room);
        room -= if fits { value.len() } else { 0 };
        let shown = if fits { value } else { NOTHING.to_owned() };
        found.push((key, shown));
    }
    if full {
        found.push(("loaded".to_owned(), loaded(&core.state)));
    }
    found.push(("hub".to_owned(), about(hub, &core)));
    drop(core);
    if full {
        found.push(("clock".to_owned(), clock(hub)));
    }
    found
}

/// Returns for each engine the states that it has loaded, and the groups whose states it can load.
/// No read operation returns the graph of an engine.
fn loaded(state: &State) -> String {
    let engines = state.engines.iter().map(|engine| {
        let kinds = EngineType::ALL.into_iter();
        let loaded = kinds.clone().filter_map(|kind| {
            let loaded = engine.loaded(kind, &state.show)?;
            Some(json!({ "group": kind.group(), "id": loaded.id, "name": loaded.name }))
        });
        let takes = kinds.filter(|kind| engine.takes(*kind));
        json!({
            "engineId": engine.id(),
            "takes": takes.map(EngineType::group).collect::<Vec<_>>(),
            "loaded": loaded.collect::<Vec<_>>(),
        })
    });
    shown(Value::Array(engines.collect()))
}

/// Returns data of the hub itself, and the time since which its state exists.
fn about(hub: &Server, core: &Shared) -> String {
    let since = core.beginning.at.duration_since(SystemTime::UNIX_EPOCH);
    shown(json!({
        "show": core.state.show.name,
        "captured": core.state.show.captured,
        "profile": hub.profile.version(),
        "hasStore": hub.store.is_some(),
        "began": { "at": since.unwrap_or_default().as_secs_f64(), "by": core.beginning.by },
    }))
}

/// Returns the calls that read the rundowns, templates, loadable states and launch configurations.
fn rarely_changed(state: &State) -> Vec<(&'static str, Vec<(&'static str, String)>)> {
    let lists = [
        "playout.list_rundowns",
        "playout.list_templates",
        "newsroom.list_rundowns",
        "graphs.list",
        "rgraphs.list",
        "ustates.list",
        "launcher.list",
    ];
    let mut reads: Vec<_> = lists.into_iter().map(|name| (name, vec![])).collect();
    for launch in state.launcher.configs.iter().take(RUNDOWNS) {
        let id = ("launchId", launch.id.to_string());
        reads.push(("launcher.list_renderers", vec![id]));
    }
    let few = |items: usize| items <= ITEMS;
    let rundowns = state.playout.rundowns.iter().take(RUNDOWNS);
    for rundown in rundowns.filter(|it| few(it.items.len())) {
        let id = ("rundownId", rundown.id.to_string());
        reads.push(("playout.list_items", vec![id]));
    }
    let rundowns = state.newsroom.iter().take(RUNDOWNS);
    for rundown in rundowns.filter(|it| few(it.items.len())) {
        let device = ("ncsID", rundown.ncs_id.clone());
        let id = ("roID", rundown.ro_id.clone());
        reads.push(("newsroom.get_rundown", vec![device, id]));
    }
    reads
}

/// Returns the fault scenario with its counts.
pub(super) fn faults(hub: &Server) -> String {
    let mut faults = hub.faults.json();
    faults["struck"] = hub.faults.triggered().into();
    faults.to_string()
}

fn clock(hub: &Server) -> String {
    // The elapsed time of a real clock is left out, because it would differ in every snapshot.
    match hub.clock().mode() {
        ClockMode::Real => json!({ "mode": "real" }),
        ClockMode::Manual => {
            json!({ "mode": "manual", "elapsed": hub.clock().elapsed().as_secs_f64() })
        }
    }
    .to_string()
}

fn read(
    state: &mut State,
    hub: &Server,
    now: Timestamp,
    operation: &str,
    arguments: &[(&'static str, String)],
) -> Option<String> {
    let call = Call {
        arguments,
        body: None,
        method: "GET",
        profile: hub.profile,
        now,
    };
    let response = api::handler(operation)?(state, &call).ok()?;
    let (_, bytes) = response.body?;
    if bytes.len() <= SHOWN_BYTES {
        return String::from_utf8(bytes).ok();
    }
    Some(shown(serde_json::from_slice(&bytes).ok()?))
}

/// Returns a value as JSON, in which long texts are shortened.
fn shown(mut value: Value) -> String {
    shorten(&mut value);
    value.to_string()
}

/// Shortens the texts that are longer than the maximum.
fn shorten(value: &mut Value) {
    match value {
        Value::String(text) => truncate(text),
        Value::Array(members) => members.iter_mut().for_each(shorten),
        Value::Object(members) => members.values_mut().for_each(shorten),
        _ => {}
    }
}

/// Shortens a text that is longer than the maximum.
pub(super) fn truncate(text: &mut String) {
    if text.len() <= SHOWN_BYTES {
        return;
    }
    let mut end = SHOWN_BYTES;
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    text.truncate(end);
    text.push('\u{2026}');
}
