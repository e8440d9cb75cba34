//! Tests of calls by name against the hub simulator.

use std::collections::HashSet;
use std::sync::{Arc, Barrier, OnceLock};
use std::time::{Duration, Instant};

use gfxhub::{
    Address, AddressKind, Client, Effect, EngineId, ErrorKind, NamePaths, NamedLoad, NamedSet,
    NamedUpdate, Object, Value,
};
use gfxhub_simulator::{LocalHub, Options, Show};

fn demo() -> (LocalHub, Client) {
    with_show(None)
}

fn with_show(show: Option<&str>) -> (LocalHub, Client) {
    let options = Options {
        show: show.map(|json| Show::from_json(json).expect("a valid show")),
        ..Options::default()
    };
    let hub = LocalHub::start(options).expect("a free port");
    let client = Client::new(&hub.url()).expect("an address");
    (hub, client)
}

/// Returns the requests after this number whose method is not GET.
fn writes_since(hub: &LocalHub, number: u64) -> Vec<String> {
    let requests = hub.requests_since(number).into_iter();
    let writes = requests.filter(|request| request.method != "GET");
    writes
        .map(|request| format!("{} {}", request.method, request.path))
        .collect()
}

fn last_request(hub: &LocalHub) -> u64 {
    hub.requests().last().map_or(0, |request| request.number)
}

/// Returns the addresses of all objects of the hub that have a path of names.
fn everything(client: &Client) -> Vec<Address> {
    let mut all = Vec::new();
    for root in [
        "",
        "news:",
        "graph:",
        "rgraph:",
        "ustate:",
        "launch:",
        "template:",
    ] {
        let mut patterns = vec![format!("{root}*")];
        while let Some(pattern) = patterns.pop() {
            for address in client.names().list(&*pattern).expect("a list") {
                let has_parts = matches!(
                    address.kind,
                    AddressKind::Engine
                        | AddressKind::Node
                        | AddressKind::PlayoutRundown
                        | AddressKind::PlayoutItem
                        | AddressKind::NewsroomRundown
                        | AddressKind::Story
                        | AddressKind::NewsroomItem
                );
                if has_parts {
                    patterns.push(format!("{} / *", address.path));
                }
                all.push(address);
            }
        }
    }
    all
}

/// Returns an address without its age, which differs between two searches.
fn ids(address: &Address) -> Address {
    let mut address = address.clone();
    address.age_ms = None;
    address
}

#[test]
fn every_path_of_the_demo_show_leads_back_to_its_thing() {
    let (_hub, client) = demo();
    let all = everything(&client);
    assert!(all.len() > 200, "{}", all.len());
    let kinds: HashSet<&str> = all.iter().map(|address| address.kind.as_str()).collect();
    assert_eq!(kinds.len(), 16);
    for address in &all {
        let found = client.names().find(&address.path).unwrap();
        assert_eq!(ids(&found), ids(address));
    }
}

#[test]
fn paths_as_people_write_them_lead_to_these_ids() {
    let (_hub, client) = demo();
    for (path, json) in [
        ("Studio A", r#"{"engineId":3}"#),
        ("STUDIO-A-RE", r#"{"engineId":3}"#),
        ("#3", r#"{"engineId":3}"#),
        (
            "Studio A / Mixer_0",
            r#"{"engineId":3,"nodePath":"Mixer_0"}"#,
        ),
        (
            "Studio A / Cyclorama / Mask Color",
            r#"{"engineId":3,"nodePath":"Cyclorama","propertyPath":"Material//MaskColor/0"}"#,
        ),
        (
            "#3 / #Mixer_0 / #Default//Opacity/0",
            r#"{"engineId":3,"nodePath":"Mixer_0","propertyPath":"Default//Opacity/0"}"#,
        ),
        (
            "Studio A / Mixer_0 / Default//Opacity/0",
            r#"{"engineId":3,"nodePath":"Mixer_0","propertyPath":"Default//Opacity/0"}"#,
        ),
        (
            "Evening News / Opening Title / In",
            r#"{"rundownId":1,"itemId":1,"buttonKey":"btn-in"}"#,
        ),
        (
            "Evening News / #2 / #in",
            r#"{"rundownId":1,"itemId":2,"buttonKey":"in"}"#,
        ),
        (
            "Sport Tonight / Score / Home +1",
            r#"{"rundownId":2,"itemId":11,"buttonKey":"home"}"#,
        ),
        ("graph:Studio A News", r#"{"graphId":21}"#),
        ("rgraph:Studio A News", r#"{"rgraphId":11}"#),
        ("ustate:Studio B Night", r#"{"ustateId":31}"#),
        ("launch:Evening News", r#"{"launchId":1}"#),
        ("template:Lower Third", r#"{"templateId":1}"#),
        (
            "news:Sport Tonight / Cup final / Score bug",
            r#"{"ncsID":"SPORT.NCS.STUDIO","roID":"69425946","newsroomItemID":"69425951"}"#,
        ),
        // The story of an item may be left out.
        (
            "news:Sport Tonight / Score bug",
            r#"{"ncsID":"SPORT.NCS.STUDIO","roID":"69425946","newsroomItemID":"69425951"}"#,
        ),
        (
            "news:69425946 / Cup final",
            r#"{"ncsID":"SPORT.NCS.STUDIO","roID":"69425946"}"#,
        ),
    ] {
        let arguments = Object::from_iter([("path", Value::from(path))]);
        let found = client.invoke_value("names.find", arguments).unwrap();
        let found: Object = serde_json::from_str(found.result().unwrap()).unwrap();
        let due: Object = serde_json::from_str(json).unwrap();
        for (name, value) in due.iter() {
            assert_eq!(found.get(name), Some(value), "{path}: {name}");
        }
    }
}

#[test]
fn a_sub_field_follows_the_property_on_an_engine_that_has_them() {
    let (_hub, client) = demo();
    let whole = client
        .names()
        .find("Studio A Virtual Set / Cyclorama / Transform")
        .unwrap();
    let part = client
        .names()
        .find("Studio A Virtual Set / Cyclorama / Transform.w.z")
        .unwrap();
    let path = format!("{}.w.z", whole.property_path.unwrap());
    assert_eq!(part.property_path.unwrap(), &*path);
    assert_eq!(
        part.path,
        "Studio A Virtual Set / Cyclorama / Transform.w.z"
    );
    let other = client
        .names()
        .find("Studio A / Cyclorama / Softness.x")
        .unwrap_err();
    assert_eq!(other.kind(), ErrorKind::UnknownName);
}

#[test]
fn an_unknown_name_is_refused_with_names_like_it() {
    let (hub, client) = demo();
    for (path, near) in [
        ("studio a", "Studio A"),
        ("Studio A / Cyclorma", "Cyclorama"),
        ("Studio A / Cyclorama / softness", "Softness"),
        ("Evening News / Opening Titel", "Opening Title"),
        ("Evening News / Opening Title / Inn", "In"),
        ("news:Sport Tonight / Cup final / Score Bug", "Score bug"),
        ("graph:Studio A Newz", "Studio A News"),
    ] {
        let error = client.names().find(path).unwrap_err();
        assert_eq!(
            (error.kind(), error.effect()),
            (ErrorKind::UnknownName, Effect::None)
        );
        assert_eq!(
            (error.argument(), error.hub()),
            (Some("path"), hub.url().as_str()),
            "{error}"
        );
        assert!(
            error.detail().contains(&format!("did you mean {near}")),
            "{path}: {error}"
        );
    }
    let before = last_request(&hub);
    for path in [
        "Studio A / Cyclorama",
        "Studio A / Cyclorama / Reset Mask",
        "Evening News / Opening Title",
    ] {
        assert_eq!(
            client.names().press(path).unwrap_err().kind(),
            ErrorKind::UnknownName,
            "{path}"
        );
        assert_eq!(
            client.names().get(path).unwrap_err().kind(),
            ErrorKind::UnknownName,
            "{path}"
        );
    }
    assert!(writes_since(&hub, before).is_empty());
}

/// A show with names that occur twice, contain the separators of paths, or equal the ids of other
/// objects.
const DOUBLES: &str = r##"{
    "format": 1,
    "name": "Doubles",
    "engines": [
        {"id": 1, "name": "A", "displayName": "Twin", "engineType": "RE", "nodes": [
            {"NodePath": "n1", "NodeName": "Same", "properties": [
                {"PropertyPath": "p1", "DisplayName": "Color", "Value": 1.0},
                {"PropertyPath": "p2", "DisplayName": "Color", "Value": 2.0},
                {"PropertyPath": "p3", "DisplayName": "Color (1 of 2)", "Value": 3.0},
                {"PropertyPath": "a / b", "DisplayName": "x / y", "Value": 4.0},
                {"PropertyPath": "q", "DisplayName": "say \"hi\"", "Value": 5.0},
                {"PropertyPath": "d.e", "DisplayName": "dot.name", "Value": 6.0},
                {"PropertyPath": "star", "DisplayName": "*", "Value": 7.0},
                {"PropertyPath": "hash", "DisplayName": "#3", "Value": 8.0}
            ], "functions": [{"FunctionPath": "f", "FunctionName": "Color"}]},
            {"NodePath": "n2", "NodeName": "Same", "properties": [
                {"PropertyPath": "p1", "DisplayName": "Color", "Value": 9.0}
            ]},
            {"NodePath": "Same", "NodeName": "n1"}
        ]},
        {"id": 2, "name": "B", "displayName": "Twin", "engineType": "RE", "nodes": [{"NodePath": "n"}]},
        {"id": 3, "name": "news:C", "displayName": "1", "engineType": "RE", "nodes": [{"NodePath": "n / m"}]}
    ],
    "templates": [{"id": 1, "name": "T", "buttons": [
        {"id": "in", "label": "Go"}, {"id": "out", "label": "Go"}, {"id": "Go / Stop", "label": "Go / Stop"}
    ]}],
    "playoutRundowns": [
        {"id": 1, "name": "Show", "items": [
            {"id": 1, "name": "Item", "template": "T"},
            {"id": 2, "name": "Item", "template": "T"},
            {"id": 3, "name": "Other", "template": "T"}
        ]},
        {"id": 2, "name": "A", "items": [{"id": 4, "name": "Same", "template": "T"}]}
    ]
}"##;

#[test]
fn what_is_named_twice_is_never_chosen_and_everything_else_is_found() {
    let (hub, client) = with_show(Some(DOUBLES));
    for path in [
        "Twin",
        "Twin / n",
        "A / Same",
        "A / Same / Color",
        "A / n1",
        "A / #n1 / Color",
        "Show / Item",
        "Show / Item / Go",
        "Show / Other / Go",
        "Show / #1 / Go",
    ] {
        let find = client.names().find(path).unwrap_err();
        assert_eq!(find.kind(), ErrorKind::Ambiguous, "{path}: {find}");
        for error in [
            client.names().press(path).unwrap_err(),
            client.names().set(path, 0.5).unwrap_err(),
        ] {
            let kinds = [ErrorKind::Ambiguous, ErrorKind::UnknownName];
            assert!(kinds.contains(&error.kind()), "{path}: {error}");
        }
    }
    assert!(hub.journal().is_empty());
    // The name is unique for a function call, although properties have it too, because each call
    // searches only for objects of its kind.
    client.names().call("A / #n1 / Color", ()).unwrap();
    let ambiguous = client.names().get("A / #n1 / Color").unwrap_err();
    for candidate in [
        "#1 / Same (1 of 3) / Color (1 of 2) (#1 / Same (1 of 3) / #p1)",
        "#1 / Same (1 of 3) / Color (2 of 2) (#1 / Same (1 of 3) / #p2)",
    ] {
        assert!(ambiguous.detail().contains(candidate), "{ambiguous}");
    }
    for address in everything(&client) {
        let found = client.names().find(&address.path);
        assert_eq!(
            found
                .map(|found| ids(&found))
                .map_err(|error| error.to_string()),
            Ok(ids(&address))
        );
    }
    for (path, value) in [
        ("A / #n1 / #p1", 1.0),
        ("#1 / #n1 / Color (2 of 2)", 2.0),
        (r#"A / #n1 / "Color (1 of 2)""#, 3.0),
        (r#"A / #n1 / "x / y""#, 4.0),
        (r##"A / #n1 / #"a / b""##, 4.0),
        (r#"A / #n1 / say "hi""#, 5.0),
        ("A / #n1 / dot.name", 6.0),
        (r#"A / #n1 / "*""#, 7.0),
        (r##"A / #n1 / "#3""##, 8.0),
        ("A / #n2 / Color", 9.0),
    ] {
        let found = client.names().get(path).map_err(|error| error.to_string());
        assert_eq!(
            found.map(|found| found.value.as_f64()),
            Ok(Some(value)),
            "{path}"
        );
    }
    let function = client.names().find("A / #n1 / #f").unwrap();
    assert_eq!(function.path, "engine:#1 / Same (1 of 3) / #f");
    for path in [
        "A / #n1 / Color (3 of 3)",
        "A / #n1 / Color (1 of 3)",
        "Show / Item (1 of 2)",
    ] {
        assert_eq!(
            client.names().find(path).unwrap_err().kind(),
            ErrorKind::UnknownName,
            "{path}"
        );
    }
}

#[test]
fn values_are_set_buttons_pressed_and_functions_called_by_name() {
    let (hub, client) = demo();
    let names = client.names();
    assert_eq!(
        names
            .set("Studio A / Cyclorama / Softness", 0.25)
            .unwrap()
            .value
            .as_f64(),
        Some(0.25)
    );
    assert_eq!(
        names
            .get("Studio A / Cyclorama / Softness")
            .unwrap()
            .value
            .as_f64(),
        Some(0.25)
    );
    names
        .set(
            "Studio A / Cyclorama / Softness",
            NamedUpdate::new(0.75).over(0.5).delay(0.1),
        )
        .unwrap();
    names.press("Evening News / Opening Title / In").unwrap();
    names
        .press("news:Sport Tonight / Score bug / Home +1")
        .unwrap();
    names.call("Studio A / Cyclorama / Reset Mask", ()).unwrap();
    let operations: Vec<&str> = hub
        .journal()
        .iter()
        .map(|effect| effect.operation)
        .collect();
    assert_eq!(
        operations,
        [
            "engines.set_property",
            "engines.set_property",
            "playout.trigger_button",
            "newsroom.trigger_button",
            "engines.call_function"
        ]
    );
    let refused = names.set(
        "Studio A / Cyclorama / Softness",
        NamedUpdate::new(1).ease(gfxhub::Interpolation::Linear),
    );
    let refused = refused.unwrap_err();
    assert_eq!(
        (refused.kind(), refused.argument()),
        (ErrorKind::Invalid, Some("body.ease"))
    );
    assert_eq!(hub.journal().len(), 5);
}

#[test]
fn lists_are_read_once_and_again_before_what_acts() {
    let (hub, client) = demo();
    let names = client.names();
    let reads = |call: &dyn Fn()| {
        let before = last_request(&hub);
        call();
        hub.requests_since(before)
            .iter()
            .filter(|request| request.method == "GET")
            .count()
    };
    let press = || names.press("Evening News / Opening Title / In").unwrap();
    let get = || drop(names.get("Studio A / Cyclorama / Softness").unwrap());
    // The first call reads the lists of engines, nodes and properties and then the property; the
    // second one reads only the property.
    assert_eq!((reads(&get), reads(&get)), (4, 1));
    // The first call reads the lists of rundowns and items; the second one reads only the items
    // again.
    assert_eq!((reads(&press), reads(&press)), (2, 1));
    let prepare = || {
        let paths = NamePaths::new(["Evening News / Opening Title / In".into()]);
        names.prepare(&paths).unwrap();
    };
    assert_eq!((reads(&prepare), reads(&press), reads(&press)), (3, 0, 0));
    // The prepared address is dropped after a request that may have changed the item.
    let update = gfxhub::PlayoutItemUpdate::new().name("Opening Title");
    client.playout().update_item(1, 1, &update).unwrap();
    assert_eq!(reads(&press), 2);
    let always = Client::builder(&hub.url())
        .names_max_age(Duration::ZERO)
        .build()
        .unwrap();
    let again = || {
        drop(
            always
                .names()
                .get("Studio A / Cyclorama / Softness")
                .unwrap(),
        )
    };
    assert_eq!((reads(&again), reads(&again)), (4, 4));
}

#[test]
fn what_is_missing_before_a_show_is_named_in_one_error() {
    let (_hub, client) = demo();
    let paths = [
        "Studio A / Cyclorama",
        "Studio C",
        "Evening News / Opening Title / Take",
    ];
    let error = client
        .names()
        .prepare(NamePaths::new(paths.map(Into::into)))
        .unwrap_err();
    assert_eq!(
        (error.kind(), error.argument()),
        (ErrorKind::UnknownName, Some("body.paths"))
    );
    for part in ["2 paths do not lead to one thing", "Studio C", "Take"] {
        assert!(error.detail().contains(part), "{error}");
    }
}

#[test]
fn a_set_lands_on_the_new_pin_after_the_graph_was_loaded_anew() {
    let (hub, client) = demo();
    let other = Client::new(&hub.url()).unwrap();
    let path = "Studio A Virtual Set / Cyclorama / Softness";
    let before = client.names().find(path).unwrap();
    // Another client loads another graph, and then the first graph again. The properties of the
    // first graph have new ids after that.
    other.graphs().load(22, EngineId(4)).unwrap();
    let missing = client.names().set(path, 0.5).unwrap_err();
    assert!(missing.detail().contains("Softness"), "{missing}");
    other.graphs().load(21, EngineId(4)).unwrap();
    std::thread::sleep(Duration::from_millis(1100));
    let set = client.names().set(path, 0.5).unwrap();
    let after = client.names().find(path).unwrap();
    assert_eq!(Some(&set.property_path), after.property_path.as_ref());
    assert_eq!(set.value.as_f64(), Some(0.5));
    drop(before);
}

#[test]
fn many_sets_are_found_before_any_is_sent_with_one_read_of_each_list() {
    let (hub, client) = demo();
    let softness = "Studio A / Cyclorama / Softness";
    let move_it = NamedUpdate::new(0.5).over(0.1);
    let sets = [
        NamedSet::new(softness, 0.5),
        NamedSet::new("Studio A / Mixer_0 / Opacity", &move_it),
        NamedSet::new("Studio A / Mixer_0 / #Default//Opacity/0", &move_it),
    ];
    let report = client.names().set_many(&sets).unwrap();
    assert_eq!(report.failed().count(), 0);
    let set = hub.requests();
    let reads = set.iter().filter(|request| request.method == "GET");
    // The four GET requests are for the lists of engines and nodes, and for the properties of two
    // nodes.
    assert_eq!((reads.count(), set.len()), (4, 7));
    // The list with the property that two of the sets move is read again, but only once.
    let before = last_request(&hub);
    client.names().set_many(&sets).unwrap();
    assert_eq!(hub.requests_since(before).len(), 4);
    let before = last_request(&hub);
    let wrong = [
        sets[0].clone(),
        NamedSet::new("Studio A / Nowhere / Opacity", 1),
    ];
    let error = client.names().set_many(&wrong).unwrap_err();
    assert_eq!(
        (error.kind(), error.argument(), error.operation()),
        (
            ErrorKind::UnknownName,
            Some("sets[1].path"),
            "names.set_many"
        )
    );
    assert!(hub.requests_since(before).is_empty());
}

#[test]
fn a_set_of_many_that_is_no_longer_there_says_so_and_the_lists_are_read_again() {
    let (hub, client) = demo();
    let other = Client::new(&hub.url()).unwrap();
    let sets = [NamedSet::new(
        "Studio A Virtual Set / Cyclorama / Softness",
        0.5,
    )];
    client.names().set_many(&sets).unwrap();
    std::thread::sleep(Duration::from_millis(1100));
    other.graphs().load(22, EngineId(4)).unwrap();
    let report = client.names().set_many(&sets).unwrap();
    let (_, error) = report.failed().next().expect("the old pin is not there");
    assert!(error.detail().contains("nothing named"), "{error}");
    let error = client.names().set_many(&sets).unwrap_err();
    assert_eq!(
        (error.kind(), error.argument()),
        (ErrorKind::UnknownName, Some("sets[0].path"))
    );
}

#[test]
fn an_item_whose_id_was_given_to_another_is_not_pressed() {
    let (hub, client) = demo();
    let path = "Evening News / Opening Title / In";
    client.names().find(path).unwrap();
    let other = Client::new(&hub.url()).unwrap();
    let update = gfxhub::PlayoutItemUpdate::new().name("Something Else");
    other.playout().update_item(1, 1, &update).unwrap();
    let before = last_request(&hub);
    let error = client.names().press(path).unwrap_err();
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::UnknownName, Effect::None)
    );
    assert!(writes_since(&hub, before).is_empty());
}

#[test]
fn a_raw_write_ends_what_was_prepared() {
    let (hub, client) = demo();
    let path = "Evening News / Opening Title / In";
    client
        .names()
        .prepare(NamePaths::new([path.into()]))
        .unwrap();
    let item = "/api/rest/v1/playout/rundowns/1/items/1";
    client.request(gfxhub::Method::Get, item, None).unwrap();
    let before = last_request(&hub);
    client.names().press(path).unwrap();
    assert_eq!(hub.requests_since(before).len(), 1);
    client.request(gfxhub::Method::Delete, item, None).unwrap();
    let before = last_request(&hub);
    let error = client.names().press(path).unwrap_err();
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::UnknownName, Effect::None)
    );
    assert!(writes_since(&hub, before).is_empty());
}

#[test]
fn a_raw_write_that_is_refused_ends_nothing() {
    let (hub, _) = demo();
    let client = Client::builder(&hub.url())
        .guard("request")
        .build()
        .unwrap();
    let path = "Studio A / Cyclorama / Softness";
    client.names().get(path).unwrap();
    let before = last_request(&hub);
    let refused = client.request(gfxhub::Method::Post, "/api/rest/v1/x", None);
    assert_eq!(refused.unwrap_err().kind(), ErrorKind::NotArmed);
    client.names().get(path).unwrap();
    assert_eq!(hub.requests_since(before).len(), 1);
}

#[test]
fn a_function_is_not_called_twice_after_a_failure_of_the_hub() {
    let (hub, client) = demo();
    let faults =
        r#"{"faults": [{"fault": "status", "status": 500, "operation": "engines.call_function"}]}"#;
    hub.set_faults_json(faults).unwrap();
    let before = last_request(&hub);
    let error = client
        .names()
        .call("Studio A / Cyclorama / Reset Mask", ())
        .unwrap_err();
    assert_eq!(
        (error.kind(), error.status()),
        (ErrorKind::Server, Some(500))
    );
    assert!(
        error
            .detail()
            .starts_with("Studio A / Cyclorama / Reset Mask: "),
        "{error}"
    );
    assert_eq!(writes_since(&hub, before).len(), 1);
}

#[test]
fn threads_that_look_at_once_read_each_list_once() {
    let (hub, client) = demo();
    let threads = 1000;
    let barrier = Barrier::new(threads);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                barrier.wait();
                client
                    .names()
                    .find("Studio A / Cyclorama / Reset Mask")
                    .unwrap()
            });
        }
    });
    // The five requests are for engines, nodes, properties and functions, and for rundowns, because
    // a rundown could also be named `Studio A`.
    assert_eq!(hub.requests().len(), 5);
}

/// `GFXHUB_FINDS=1000000` measures a look-up; run it with `--release`.
#[test]
fn a_name_from_the_cache_costs_no_request() {
    let finds: u32 = std::env::var("GFXHUB_FINDS").map_or(1000, |it| it.parse().unwrap());
    let (hub, client) = demo();
    for path in [
        "Studio A / Cyclorama / Softness",
        "Evening News / Opening Title / In",
    ] {
        client.names().find(path).unwrap();
        let before = last_request(&hub);
        let began = Instant::now();
        for _ in 0..finds {
            client.names().find(path).unwrap();
        }
        println!("{path}: {:?}", began.elapsed() / finds);
        assert!(hub.requests_since(before).is_empty());
    }
}

#[test]
fn a_hub_that_fails_gets_few_more_requests() {
    let (hub, client) = demo();
    let paths: Vec<String> = [
        "Cyclorama / Softness",
        "Cyclorama / Mask Color",
        "Desk / Tint",
        "Mixer_0 / Opacity",
    ]
    .map(|path| format!("Studio A / {path}"))
    .into();
    for path in &paths {
        client.names().find(&**path).unwrap();
    }
    let faults = r#"{"faults": [{"fault": "status", "status": 500}]}"#;
    hub.set_faults_json(faults).unwrap();
    let before = last_request(&hub);
    for path in paths.iter().cycle().take(100) {
        assert_eq!(
            client.names().get(&**path).unwrap_err().kind(),
            ErrorKind::Server
        );
    }
    let requests = hub.requests_since(before).len();
    assert!(requests <= 110, "{requests} requests of 100 calls");
}

#[test]
fn a_load_by_name_waits_until_the_engine_has_loaded_it() {
    let (hub, client) = demo();
    let load = NamedLoad::new("Studio A").wait(8);
    let begin = Instant::now();
    client
        .names()
        .load("rgraph:Studio A Weather", &load)
        .unwrap();
    assert!(begin.elapsed() >= Duration::from_secs(1));
    let engine = client.engines().get(3).unwrap();
    assert_eq!(engine.rgraph_id, Some(gfxhub::RgraphId(12)));
    client
        .names()
        .find("Studio A / Weather Map / Zoom")
        .unwrap();
    let graph = NamedLoad::new("Studio A Virtual Set").wait(8);
    client
        .names()
        .load("graph:Studio A Election", &graph)
        .unwrap();
    client
        .names()
        .find("Studio A Virtual Set / Seat Arc / Seats")
        .unwrap();
    let error = client
        .names()
        .load("rgraph:Studio A Weather", NamedLoad::new("Studio C"));
    let error = error.unwrap_err();
    assert_eq!(
        (error.kind(), error.argument()),
        (ErrorKind::UnknownName, Some("body.engine"))
    );
    let loads = hub
        .journal()
        .iter()
        .filter(|effect| effect.operation.ends_with(".load"))
        .count();
    assert_eq!(loads, 2);
}

#[test]
fn a_list_that_was_read_while_the_engine_loaded_is_not_kept() {
    let hub = LocalHub::start(Options::default()).expect("a free port");
    let own: Arc<OnceLock<Client>> = Arc::default();
    let looks = Arc::clone(&own);
    let client = Client::builder(&hub.url())
        .on_event(move |event| {
            // The load looks at the engine until it has ended.
            if let ("engines.get", Some(client)) = (event.operation(), looks.get()) {
                let _ = client.names().list("Studio A / *");
            }
        })
        .build()
        .unwrap();
    let load = NamedLoad::new("Studio A").wait(8);
    assert!(own.set(client.clone()).is_ok());
    client
        .names()
        .load("rgraph:Studio A Weather", &load)
        .unwrap();
    let before = last_request(&hub);
    client.names().find("Studio A / Weather Map").unwrap();
    let reads = hub.requests_since(before);
    assert_eq!(reads.len(), 1, "{reads:?}");
    assert_eq!(reads[0].operation, Some("engines.list_nodes"));
}

#[test]
fn a_load_that_takes_longer_than_the_wait_says_that_it_was_sent() {
    let (hub, client) = demo();
    // The load does not end, because the instance of this engine is idle.
    let load = NamedLoad::new("Studio B").wait(0.5);
    let error = client
        .names()
        .load("ustate:Studio B Night", &load)
        .unwrap_err();
    assert_eq!(
        (error.kind(), error.effect()),
        (ErrorKind::Timeout, Effect::Done),
        "{error}"
    );
    assert_eq!(hub.journal().len(), 1);
}

#[test]
fn a_load_that_was_carried_out_is_not_made_again_if_a_later_look_fails() {
    let (hub, client) = demo();
    // Only the second request for the engine fails. The first one is made before the load.
    let faults =
        r#"{"faults": [{"fault": "status", "status": 404, "operation": "engines.get", "nth": 2}]}"#;
    hub.set_faults_json(faults).unwrap();
    let load = NamedLoad::new("Studio A").wait(2);
    let error = client
        .names()
        .load("rgraph:Studio A Weather", &load)
        .unwrap_err();
    assert_eq!(
        (error.status(), error.effect()),
        (Some(404), Effect::Done),
        "{error}"
    );
    assert_eq!(
        error.detail().matches("rgraph:Studio A Weather").count(),
        1,
        "{error}"
    );
    assert_eq!(hub.journal().len(), 1);
}
