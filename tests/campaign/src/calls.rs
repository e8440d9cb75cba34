//! The calls of a round: all 48 operations, some of them several times with options or bodies that
//! change whether the call may be resent.

use serde_json::{Value, json};

use crate::call::{Call, Proof};
use crate::random::Random;
use crate::show::{
    FIRST_WRITTEN_LAUNCH, FUNCTIONS, NODES, PROPERTIES, READ_ENGINES, READ_RUNDOWNS, WRITTEN_ENGINE,
};

// Ids of the rundowns that calls change. Each constant is named after the change.
const DELETED: i64 = 9;
const RENAMED: i64 = 5;
const FILLED: i64 = 6;
const ITEM_UPDATED: i64 = 7;
const TRIGGERED: i64 = 8;
const ITEMS_DELETED: i64 = 4;

/// Returns every operation once, and once more for each option or body that changes its resend
/// class. The order and the arguments are random. `stamp` is a number from which the written values
/// are derived; no other round has the same.
pub fn calls(random: &mut Random, stamp: u64) -> Vec<Call> {
    let mut calls = Vec::with_capacity(56);
    engines(random, stamp, &mut calls);
    playout(random, stamp, &mut calls);
    newsroom(random, stamp, &mut calls);
    states(random, &mut calls);
    launcher(random, stamp, &mut calls);
    random.shuffle(&mut calls);
    calls
}

/// Returns every read that a round can contain. The results of these reads for an undisturbed
/// client are the expected ones.
pub fn reads() -> Vec<Call> {
    let mut seen = std::collections::BTreeMap::new();
    let mut random = Random::new(0);
    // Six hundred rounds contain every combination of arguments; a test checks this.
    for _ in 0..600 {
        let round = calls(&mut random, 0);
        for call in round.into_iter().filter(Call::is_read) {
            seen.insert((call.operation.name, call.arguments.to_string()), call);
        }
    }
    seen.into_values().collect()
}

fn lists(key: &'static str, volatile: i64) -> Proof {
    Proof::ListsAsCalm { key, volatile }
}

/// Returns a value that no other round writes and that a hub returns unchanged.
fn value(stamp: u64) -> Value {
    json!((stamp % (1 << 20)) as f64 / 1024.0)
}

fn engines(random: &mut Random, stamp: u64, calls: &mut Vec<Call>) {
    let engine = *random.pick(&READ_ENGINES);
    let node = *random.pick(&NODES);
    let property = *random.pick(&PROPERTIES);
    let function = *random.pick(&FUNCTIONS);
    calls.push(Call::new("engines.list", json!({})).proof(lists("id", i64::MAX)));
    calls.push(Call::new("engines.get", json!({ "engineId": engine })));
    calls.push(Call::new(
        "engines.list_nodes",
        json!({ "engineId": engine }),
    ));
    let at = json!({"engineId": engine, "nodePath": node});
    for name in [
        "engines.get_node",
        "engines.list_properties",
        "engines.list_functions",
    ] {
        calls.push(Call::new(name, at.clone()));
    }
    let at = json!({"engineId": engine, "nodePath": node, "propertyPath": property});
    calls.push(Call::new("engines.get_property", at));
    let at = json!({"engineId": engine, "nodePath": node, "functionPath": function});
    calls.push(Call::new("engines.get_function", at));

    let set = |node: &str, property: &str, body: Value| {
        let at = json!({"engineId": WRITTEN_ENGINE, "nodePath": node, "propertyPath": property,
            "body": body});
        Call::new("engines.set_property", at)
    };
    let due = Proof::Has("/Value", value(stamp));
    calls.push(set(node, property, json!({"Value": value(stamp)})).proof(due));
    let due = Proof::Has("/PropertyPath", json!(property));
    let slowly = json!({"Value": value(stamp), "Interpolation": "Linear", "Duration": 0.01});
    calls.push(set(NODES[0], property, slowly).proof(due.clone()));
    let later = json!({"Value": value(stamp), "Delay": 0.01});
    calls.push(set(NODES[1], property, later).proof(due));
    let at = json!({"engineId": WRITTEN_ENGINE, "nodePath": node, "functionPath": function,
        "body": {"Parameters": []}});
    calls.push(Call::new("engines.call_function", at).proof(Proof::Any));
}

fn playout(random: &mut Random, stamp: u64, calls: &mut Vec<Call>) {
    let rundown = random.within(1, 3);
    let item = 10 * rundown + random.within(1, 2);
    let named = format!("Made {stamp}");
    let name = Proof::Has("/name", json!(named));
    let one = |name: &'static str| Call::new(name, json!({ "rundownId": rundown }));
    calls.push(Call::new("playout.list_rundowns", json!({})).proof(lists("id", DELETED)));
    calls.push(one("playout.get_rundown"));
    calls.push(one("playout.list_items"));
    let at = json!({"rundownId": rundown, "itemId": item});
    calls.push(Call::new("playout.get_item", at));
    calls.push(Call::new("playout.list_templates", json!({})));

    let body = json!({"body": {"name": named}});
    calls.push(Call::new("playout.create_rundown", body).proof(name.clone()));
    let at = json!({"rundownId": RENAMED, "body": {"name": named}});
    calls.push(Call::new("playout.rename_rundown", at).proof(name.clone()));
    let body = json!({"name": named, "template": "Template 2"});
    let at = json!({"rundownId": FILLED, "body": body});
    calls.push(Call::new("playout.create_item", at).proof(name.clone()));
    let at = json!({"rundownId": ITEM_UPDATED, "itemId": 71, "body": {"name": named}});
    calls.push(Call::new("playout.update_item", at).proof(name));
    let button = *random.pick(&["in", "out now", "F 5"]);
    let at = json!({"rundownId": TRIGGERED, "itemId": 81, "buttonKey": button});
    calls.push(Call::new("playout.trigger_button", at).proof(Proof::Any));

    let mut delete = |name: &'static str, at: Value, resend: bool| {
        let call = Call::new(name, at).proof(Proof::Any);
        calls.push(if resend { call.resend() } else { call });
    };
    // An item is deleted once without and once with permission to resend, the rundown only once, in
    // one of the two ways. Each call has its own object to delete.
    let item = |id: i64| json!({"rundownId": ITEMS_DELETED, "itemId": id});
    delete("playout.delete_item", item(41), false);
    delete("playout.delete_item", item(42), true);
    let again = random.one_in(2);
    delete(
        "playout.delete_rundown",
        json!({"rundownId": DELETED}),
        again,
    );
}

fn newsroom(random: &mut Random, stamp: u64, calls: &mut Vec<Call>) {
    let (ncs, ro) = *random.pick(&READ_RUNDOWNS);
    calls.push(Call::new("newsroom.list_rundowns", json!({})).proof(lists("roSlug", i64::MAX)));
    calls.push(Call::new(
        "newsroom.list_device_rundowns",
        json!({ "ncsID": ncs }),
    ));
    let at = json!({"ncsID": ncs, "roID": ro});
    calls.push(Call::new("newsroom.get_rundown", at));
    let described = format!("Made {stamp}");
    let at = json!({"objID": "MOS NCS.W RO W", "body": {"description": described}});
    let due = Proof::Has("/description", json!(described));
    calls.push(Call::new("newsroom.update_mos_object", at).proof(due));
    let at = json!({"ncsID": "NCS.W", "roID": "RO W", "storyID": "ST 1", "itemID": "1",
        "buttonKey": "in"});
    calls.push(Call::new("newsroom.trigger_button", at).proof(Proof::Any));
}

fn states(random: &mut Random, calls: &mut Vec<Call>) {
    let groups = [
        ("graphs.list", "graphs.get", "graphs.load", "graphId", 20, 5),
        (
            "rgraphs.list",
            "rgraphs.get",
            "rgraphs.load",
            "rgraphId",
            10,
            6,
        ),
        (
            "ustates.list",
            "ustates.get",
            "ustates.load",
            "ustateId",
            30,
            7,
        ),
    ];
    for (list, get, load, id, first, engine) in groups {
        let state = first + i64::try_from(random.within(1, 3)).unwrap_or(1);
        calls.push(Call::new(list, json!({})));
        calls.push(Call::new(get, json!({ id: state })));
        let at = json!({ id: state, "body": {"engineHostId": engine} });
        calls.push(Call::new(load, at).proof(Proof::Any));
    }
    calls.push(Call::new("projects.list", json!({})));
}

fn launcher(random: &mut Random, stamp: u64, calls: &mut Vec<Call>) {
    let launch = i64::try_from(random.within(1, 2)).unwrap_or(1);
    calls.push(Call::new("launcher.list", json!({})).proof(lists("id", 9)));
    calls.push(Call::new("launcher.get", json!({ "launchId": launch })));
    calls.push(Call::new(
        "launcher.list_renderers",
        json!({ "launchId": launch }),
    ));
    let at = json!({"launchId": launch, "rendererId": 100 * launch + 1});
    calls.push(Call::new("launcher.get_renderer", at));

    let body = json!({"body": {"name": format!("Made {stamp}"), "renderers": []}});
    let due = Proof::Has("/renderers", json!([]));
    calls.push(Call::new("launcher.create", body).proof(due));
    let [
        launched,
        stopped,
        retimed,
        renderer_started,
        renderer_stopped,
        filled,
    ] = [0, 1, 2, 3, 4, 5].map(|number| FIRST_WRITTEN_LAUNCH + number);
    let one = |name: &'static str, id: i64| Call::new(name, json!({ "launchId": id }));
    calls.push(one("launcher.launch", launched).proof(Proof::Any));
    calls.push(one("launcher.stop", stopped).proof(Proof::Any));
    calls.push(one("launcher.stop", stopped).proof(Proof::Any).resend());
    calls.push(one("launcher.retime", retimed).proof(Proof::Any));
    let at = json!({"launchId": filled, "body": {"projectId": 1}});
    calls.push(Call::new("launcher.create_renderer", at).proof(Proof::Any));
    for (name, launch) in [
        ("launcher.start_renderer", renderer_started),
        ("launcher.stop_renderer", renderer_stopped),
    ] {
        let at = json!({"launchId": launch, "rendererId": 100 * launch + 1});
        calls.push(Call::new(name, at).proof(Proof::Any));
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use gfxhub::{Client, schema::OPERATIONS};
    use gfxhub_simulator::{LocalHub, Options};

    use super::*;
    use crate::show::show;

    #[test]
    fn a_round_calls_every_operation_and_all_succeed_without_faults() {
        let options = Options {
            show: Some(show()),
            ..Options::default()
        };
        let hub = LocalHub::start(options).unwrap();
        let client = Client::new(&hub.url()).unwrap();
        let mut random = Random::new(5);
        let round = calls(&mut random, 77);
        let names: BTreeSet<&str> = round.iter().map(|call| call.operation.name).collect();
        assert_eq!(names.len(), OPERATIONS.len());
        for call in round {
            let before = hub.journal().len();
            let name = call.operation.name;
            let given = client.invoke(name, &call.arguments.to_string());
            let given = given.unwrap_or_else(|error| panic!("{error}"));
            let calm = call.is_read().then(|| given.result().unwrap());
            call.check(given.result(), calm)
                .unwrap_or_else(|why| panic!("{name}: {why}"));
            let effects = hub.journal().len() - before;
            assert_eq!(effects, usize::from(!call.is_read()), "{name}");
        }
    }

    #[test]
    fn the_reads_are_all_that_rounds_make() {
        let known: BTreeSet<String> = reads()
            .iter()
            .map(|call| format!("{}{}", call.operation.name, call.arguments))
            .collect();
        let mut random = Random::new(99);
        for _ in 0..200 {
            for call in calls(&mut random, 1).iter().filter(|call| call.is_read()) {
                let name = format!("{}{}", call.operation.name, call.arguments);
                assert!(known.contains(&name), "{name}");
            }
        }
    }
}
