//! Tests of successful calls: the output for people and for scripts, and the requests to the hub.

use gfxhub::Value;

use crate::answering::{answering, request};
use crate::environment::candidates;
use crate::ran::{at, demo, gfxhub};

#[test]
fn a_list_is_a_table_for_people_and_wire_json_for_scripts() {
    let hub = demo();
    let table = at(&hub.url(), &["engines", "list"]);
    let mut lines = table.printed().lines();
    assert!(lines.next().unwrap().starts_with("id  name"));
    assert!(lines.next().unwrap().starts_with("3   STUDIO-A-RE"));
    let json = at(&hub.url(), &["engines", "list", "--json"]);
    let engines = Value::from_json(json.printed()).unwrap();
    assert_eq!(engines.as_array().unwrap().len(), 4);
    assert_eq!(json.out.lines().count(), 1);
    let same = gfxhub::Client::new(&hub.url())
        .unwrap()
        .invoke("engines.list", "{}")
        .unwrap();
    assert_eq!(json.out.trim_end(), same.result().unwrap());
}

#[test]
fn a_property_is_set_with_what_was_typed() {
    let hub = demo();
    let opacity = ["3", "Mixer_0", "Default//Opacity/0"];
    let set = |rest: &[&str]| {
        at(
            &hub.url(),
            &[&["engines", "set-property"], &opacity[..], rest].concat(),
        )
    };
    let got = || {
        let read = at(
            &hub.url(),
            &[&["engines", "get-property"], &opacity[..], &["--json"]].concat(),
        );
        Value::from_json(read.printed())
            .unwrap()
            .get("Value")
            .unwrap()
            .to_json()
    };
    assert!(set(&["0.25"]).printed().contains("Value         0.25"));
    assert_eq!(got(), "0.25");
    set(&["--body", r#"{"Value": 0.75, "Interpolation": "Constant"}"#]).printed();
    assert_eq!(got(), "0.75");
}

#[test]
fn a_rundown_lives_and_ends_without_a_word_too_many() {
    let hub = demo();
    let run = |args: &[&str]| at(&hub.url(), args);
    let made = run(&["playout", "create-rundown", "Late News", "--json"]);
    let id = Value::from_json(made.printed())
        .unwrap()
        .get("id")
        .unwrap()
        .to_json();
    let item = run(&[
        "playout",
        "create-item",
        &id,
        "Guest",
        "Lower Third",
        "--data",
        r#"{"headline":"A"}"#,
        "--json",
    ]);
    let item = Value::from_json(item.printed())
        .unwrap()
        .get("id")
        .unwrap()
        .to_json();
    let shown = run(&["playout", "get-item", &id, &item]);
    assert!(shown.printed().contains("\nbuttons\nid "), "{}", shown.out);
    assert_eq!(
        run(&["playout", "trigger-button", &id, &item, "in"]).printed(),
        ""
    );
    assert_eq!(run(&["playout", "delete-item", &id, &item]).printed(), "");
    assert_eq!(run(&["playout", "list-items", &id]).printed(), "");
    assert_eq!(
        run(&["playout", "list-items", &id, "--json"]).printed(),
        "[]\n"
    );
    assert_eq!(run(&["playout", "delete-rundown", &id]).printed(), "");
    let did: Vec<String> = hub
        .journal()
        .iter()
        .map(|effect| effect.operation.to_string())
        .collect();
    assert_eq!(
        did,
        [
            "playout.create_rundown",
            "playout.create_item",
            "playout.trigger_button",
            "playout.delete_item",
            "playout.delete_rundown"
        ]
    );
}

#[test]
fn a_word_and_an_id_are_printed_bare() {
    let hub = demo();
    assert_eq!(
        at(&hub.url(), &["launcher", "launch", "1"]).printed(),
        "OK\n"
    );
    assert_eq!(at(&hub.url(), &["launcher", "stop", "1"]).printed(), "");
    let made = at(
        &hub.url(),
        &[
            "launcher",
            "create-renderer",
            "1",
            "--engine-id",
            "null",
            "--engine-type",
            "UE",
            "--state-id",
            "31",
        ],
    );
    let id: i64 = made.printed().trim_end().parse().unwrap();
    let listed = at(&hub.url(), &["launcher", "list-renderers", "1"]);
    assert!(
        listed.printed().lines().any(|line| line == id.to_string()),
        "{}",
        listed.out
    );
    let word = answering("200 OK", "text/plain", b"OK");
    assert_eq!(
        at(&word.url(), &["launcher", "launch", "1", "--json"]).printed(),
        "\"OK\"\n"
    );
}

#[test]
fn awkward_paths_arrive_as_they_were_typed() {
    let server = answering("200 OK", "application/json", br#"{"PropertyPath":"p"}"#);
    let path = "Actor//Enable Render/0.w";
    at(&server.url(), &["engines", "get-property", "3", "ä", path]).printed();
    let asked = request(&server);
    assert!(
        asked.starts_with("GET /api/rest/v1/engines/3/nodes/%C3%A4/properties/Actor%2F%2FEnable%20Render%2F0.w HTTP/1.1\r\n"),
        "{asked}"
    );
}

#[test]
fn invoke_prints_the_response_as_received() {
    let untidy = b"{ \"NodePath\" : \"Mixer_0\" , \"big\": 18446744073709551615 }";
    let server = answering("200 OK", "application/json", untidy);
    let given = r#"{"engineId":3,"nodePath":"Mixer_0"}"#;
    let ran = at(&server.url(), &["invoke", "engines.get_node", given]);
    assert_eq!(
        ran.printed().as_bytes(),
        [untidy.as_slice(), b"\n"].concat()
    );
    let server = answering("200 OK", "text/plain", b"OK\n");
    let ran = at(
        &server.url(),
        &["invoke", "launcher.launch", r#"{"launchId":1}"#],
    );
    assert_eq!(ran.printed(), "OK\n");
    let server = answering("200 OK", "text/plain", b"");
    let ran = at(
        &server.url(),
        &["invoke", "launcher.stop", r#"{"launchId":1}"#],
    );
    assert_eq!(ran.printed(), "");
    let names = gfxhub(&["invoke", "--list"]);
    let all = gfxhub::schema::calls().count();
    assert_eq!(names.printed().lines().count(), all);
}

#[test]
fn what_no_value_holds_is_shown_all_the_same() {
    for new in [
        "18446744073709551616",
        &("[".repeat(127) + &"]".repeat(127)),
    ] {
        let json = format!(r#"{{"id":7,"name":"n","new":{new}}}"#);
        let server = answering("200 OK", "application/json", format!("[{json}]").as_bytes());
        let listed = at(&server.url(), &["playout", "list-rundowns"]);
        assert_eq!(listed.printed(), format!("[{json}]\n"));
        let server = answering("200 OK", "application/json", json.as_bytes());
        let made = at(&server.url(), &["playout", "create-rundown", "n"]);
        assert_eq!(made.printed(), format!("{json}\n"));
    }
}

#[test]
fn a_download_is_printed_byte_by_byte() {
    let bytes = b"\xff\x00PNG no newline";
    let ids = ["1", "2", "File"];
    let server = answering("200 OK", "application/octet-stream", bytes);
    let ran = at(
        &server.url(),
        &[
            &["playout", "trigger-external-data"],
            &ids[..],
            &["--method", "GET"],
        ]
        .concat(),
    );
    assert_eq!((ran.code, ran.bytes.as_slice()), (0, bytes.as_slice()));
    assert!(request(&server).starts_with("GET /api/rest/v1/playout/rundowns/1/items/2/File "));
    let server = answering("200 OK", "application/octet-stream", bytes);
    let named = r#"{"rundownId":1,"itemId":2,"fieldKey":"File"}"#;
    let ran = at(
        &server.url(),
        &["invoke", "playout.trigger_external_data", named],
    );
    assert_eq!((ran.code, ran.bytes.as_slice()), (0, bytes.as_slice()));
    assert!(request(&server).starts_with("POST "));
}

#[test]
fn a_raw_request_reaches_anything() {
    let server = answering("200 OK", "application/json", b"[1]");
    let ran = at(
        &server.url(),
        &[
            "request",
            "post",
            "/other/thing?x=1",
            r#"{"a":1}"#,
            "--header",
            "X-Site: a: b",
        ],
    );
    assert_eq!(ran.printed(), "[1]\n");
    let asked = request(&server);
    assert!(
        asked.starts_with("POST /other/thing?x=1 HTTP/1.1\r\n"),
        "{asked}"
    );
    assert!(asked.ends_with("\r\n\r\n{\"a\":1}"), "{asked}");
    assert!(asked.to_lowercase().contains("x-site: a: b\r\n"), "{asked}");
}

#[test]
fn every_shell_gets_completions_with_every_verb() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = gfxhub(&["completions", shell]);
        assert!(script.printed().contains("GFXHUB_COMPLETE"), "{shell}");
    }
}

/// Returns the completion candidates for the last of these words.
fn offered(hub: &str, words: &[&str]) -> Vec<String> {
    let offered = candidates(hub, "bash", words);
    offered.lines().map(str::to_owned).collect()
}

#[test]
fn a_name_stands_in_place_of_a_number() {
    let hub = demo();
    let run = |args: &[&str]| at(&hub.url(), args);
    for (by_name, by_id) in [
        (
            &["engines", "get", "Studio A"][..],
            &["engines", "get", "3"][..],
        ),
        (
            &[
                "engines",
                "list-properties-of",
                "Studio A",
                "Mixer_0",
                "--json",
            ],
            &["engines", "list-properties-of", "3", "Mixer_0", "--json"],
        ),
        (
            &["playout", "get-item", "Evening News", "Opening Title"],
            &["playout", "get-item", "1", "1"],
        ),
        (
            &["playout", "get-item", "1", "Presenter"],
            &["playout", "get-item", "1", "2"],
        ),
        (
            &["graphs", "get", "Studio A News"],
            &["graphs", "get", "21"],
        ),
        (
            &["launcher", "get", "Evening News"],
            &["launcher", "get", "1"],
        ),
    ] {
        assert_eq!(run(by_name).printed(), run(by_id).printed(), "{by_name:?}");
    }
    run(&["graphs", "load", "21", "Studio A Virtual Set"]).printed();
    run(&["playout", "delete-item", "Evening News", "Presenter"]).printed();
    let acts: Vec<_> = hub
        .journal()
        .iter()
        .map(|entry| format!("{entry:?}"))
        .collect();
    assert_eq!(acts.len(), 2, "{acts:?}");
    // A name that several objects have is an error, and so is one that no object has.
    run(&["playout", "create-rundown", "Sport Tonight", "--json"]).printed();
    let ambiguous = run(&["playout", "delete-rundown", "Sport Tonight"]);
    let message = ambiguous.failed(gfxhub::ErrorKind::Ambiguous.exit_code());
    assert!(
        message.contains("rundownId: ") && message.contains("(playout:#2)"),
        "{message}"
    );
    let unknown = run(&["playout", "trigger-button", "Evening News", "Clok", "in"]);
    let message = unknown.failed(gfxhub::ErrorKind::UnknownName.exit_code());
    assert!(
        message.contains("itemId: playout:Evening News has nothing named Clok"),
        "{message}"
    );
    assert_eq!(hub.journal().len(), 3);
}

#[test]
fn the_calls_by_name_need_no_group() {
    let hub = demo();
    let run = |args: &[&str]| at(&hub.url(), args);
    let softness = "Studio A / Cyclorama / Softness";
    run(&["set", softness, "0.25"]).printed();
    for args in [&["get", softness][..], &["names", "get", softness]] {
        assert!(
            run(args).printed().contains("Value         0.25"),
            "{args:?}"
        );
    }
    let help = |args: &[&str]| gfxhub(args).printed().replace("gfxhub names ", "gfxhub ");
    assert_eq!(help(&["set", "--help"]), help(&["names", "set", "--help"]));
    let missing = run(&["press", "Evening News / Opening Titel / In"]);
    missing.failed(gfxhub::ErrorKind::UnknownName.exit_code());
}

#[test]
fn completions_ask_the_hub_for_ids_and_words() {
    let hub = demo();
    let verbs = offered(&hub.url(), &["engines", ""]);
    for operation in gfxhub::schema::OPERATIONS
        .iter()
        .filter(|operation| operation.group == "engines")
    {
        assert!(
            verbs.contains(&operation.verb.replace('_', "-")),
            "{verbs:?}"
        );
    }
    let set = [
        "engines",
        "set-property",
        "3",
        "Mixer_0",
        "Default//Opacity/0",
        "1",
    ];
    for (words, expected) in [
        (&["engines", "get", ""][..], &["3", "4", "7", "9"][..]),
        (
            &["engines", "get-node", "3", "M"],
            &["Mixer_0", "MediaInput_0"],
        ),
        (&["graphs", "load", "21", ""], &["3", "4", "7", "9"]),
        (&["playout", "trigger-button", "1", "2", ""], &["in", "out"]),
        (
            &["launcher", "get-renderer", "1", ""],
            &["101", "102", "103"],
        ),
        (
            &["newsroom", "get-rundown", "SPORT.NCS.STUDIO", "69425946"],
            &["69425946"],
        ),
        (
            &[&set[..], &["--interpolation", "EaseI"]].concat(),
            &["EaseIn", "EaseInOut"],
        ),
        (&["engines", "get", "--ver"], &["--verbose"]),
        (
            &["engines", "list-properties-of", ""],
            &["3", "4", "7", "9"],
        ),
        // A name may be given in place of an id.
        (
            &["engines", "get-node", "Studio A", "M"],
            &["Mixer_0", "MediaInput_0"],
        ),
        (
            &["playout", "trigger-button", "Evening News", "Presenter", ""],
            &["in", "out"],
        ),
        (&["get", "Studio A / Cyc"], &[r"Studio\ A\ /\ Cyclorama\ /"]),
        (
            &["names", "press", "Evening News / Presenter /"],
            &[
                r"Evening\ News\ /\ Presenter\ /\ In",
                r"Evening\ News\ /\ Presenter\ /\ Out",
            ],
        ),
        (&["control", "outage", "engine", ""], &["3", "4", "7", "9"]),
        (
            &["control", "faults", "add", "close", "--engine", ""],
            &["3", "4", "7", "9"],
        ),
        (&["control", "outage", "engine", "--emp"], &["--empty-for"]),
    ] {
        assert_eq!(offered(&hub.url(), words), expected, "{words:?}");
    }
    assert!(hub.journal().is_empty());
}

#[test]
fn completions_do_not_wait_for_a_hub_that_is_silent() {
    let silent = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", silent.local_addr().unwrap());
    let began = std::time::Instant::now();
    let offered = offered(&url, &["engines", "get", "3"]);
    assert!(offered.is_empty(), "{offered:?}");
    assert!(began.elapsed() < std::time::Duration::from_secs(5));
}

#[test]
fn the_openapi_document_is_printed_or_written_and_is_the_one_of_the_simulator() {
    let printed = gfxhub(&["openapi"]);
    let document = format!("{:#}\n", gfxhub_simulator::openapi());
    assert_eq!(printed.printed(), document);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("openapi.json");
    let written = gfxhub(&["openapi", "--output", file.to_str().unwrap()]);
    assert_eq!(written.printed(), "");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), document);
    let nowhere = folder.path().join("none/openapi.json");
    let refused = gfxhub(&["openapi", "--output", nowhere.to_str().unwrap()]);
    assert_ne!(refused.code, 0);
    assert!(
        refused.err.contains("cannot be written into"),
        "{}",
        refused.err
    );
}

#[test]
fn there_is_a_manual_page_for_each_subcommand() {
    let folder = tempfile::tempdir().unwrap();
    let inner = folder.path().join("man1");
    gfxhub(&["man", inner.to_str().unwrap()]).printed();
    for operation in gfxhub::schema::OPERATIONS {
        let verb = operation.verb.replace('_', "-");
        let page = inner.join(format!("gfxhub-{}-{verb}.1", operation.group));
        let text = std::fs::read_to_string(&page).unwrap();
        assert!(text.contains(operation.name), "{}", page.display());
        for section in ["EXIT STATUS", "SEE ALSO"] {
            assert!(
                text.contains(&format!(".SH \"{section}\"")),
                "{}",
                page.display()
            );
        }
    }
    let page = |name: &str| std::fs::read_to_string(inner.join(name)).unwrap();
    let example = "gfxhub engines set\\-property 3 Mixer_0";
    assert!(page("gfxhub-engines-set-property.1").contains(example));
    for section in ["EXIT STATUS", "FILES", "ENVIRONMENT"] {
        assert!(page("gfxhub.1").contains(section), "{section}");
    }
    assert!(page("gfxhub-connection.1").contains("max\\-attempts"));
    assert!(page("gfxhub-exit-codes.1").contains("Superseded"));
    assert!(page("gfxhub-invoke.1").contains(".SH EXAMPLES"));
}

#[test]
fn numbers_that_are_none_are_refused_in_plain_words() {
    for (words, complaint) in [
        (
            &["simulator", "--port", "x"][..],
            "a whole number from 0 to 65535",
        ),
        (
            &["simulator", "--port", "70000"],
            "a whole number from 0 to 65535",
        ),
        (
            &["simulator", "--no-license", "200"],
            "a whole number from 400 to 599",
        ),
        (&["demo", "--port=-1"], "a whole number from 0 to 65535"),
        (
            &["live", "--rate", "x", "--hub", "http://127.0.0.1:1"],
            "--rate: \"x\" is not a whole number",
        ),
    ] {
        let refused = gfxhub(words);
        let message = refused.failed(2);
        assert!(message.contains(complaint), "{message}");
        assert!(!message.contains("digit"), "{message}");
    }
}

#[test]
fn a_file_in_place_of_its_text_is_told_how_to_be_read() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let name = file.path().to_str().unwrap();
    let marked = format!("@{name}");
    for words in [
        &["engines", "set-properties", name][..],
        &["engines", "get-properties", &marked],
        &["invoke", "engines.get", name],
        &["request", "POST", "/x", &marked],
        &["playout", "create-rundown", "--body", name],
    ] {
        let refused = gfxhub(&[words, &["--hub", "http://127.0.0.1:1"]].concat());
        let message = refused.failed(2);
        assert!(message.contains(&format!("- < {name}")), "{message}");
        assert!(message.contains("Nothing was sent"), "{message}");
    }
}

#[test]
fn the_version_is_a_result() {
    assert!(gfxhub(&["--version"]).printed().starts_with("gfxhub "));
}

#[test]
fn a_field_that_is_set_keeps_the_other_fields_of_an_item() {
    let hub = demo();
    let update = |args: &[&str]| {
        at(
            &hub.url(),
            &[&["playout", "update-item", "1", "2"], args].concat(),
        )
    };
    let set = update(&["--set", "data.headline=Anna Berg", "--json"]);
    let data = r#""data":{"headline":"Anna Berg","subline":"Evening News"}"#;
    assert!(set.printed().contains(data), "{}", set.out);
    for (args, why) in [
        (&["--set", "data.sublime=x"][..], "it has headline, subline"),
        (&["--set", "data.headline.size=1"], "give the whole field"),
        (
            &["--set", "data.headline=x", "--name", "y"],
            "set name with another command",
        ),
    ] {
        let refused = update(args);
        assert!(refused.failed(2).contains(why), "{}", refused.err);
    }
    let misspelt = update(&["--set", "data.sublime=x"]);
    let sentence = "Nothing was changed on the hub.";
    assert!(misspelt.failed(2).contains(sentence), "{}", misspelt.err);
    assert_eq!(hub.journal().len(), 1);
    let object = [
        "newsroom",
        "update-mos-object",
        "69430001",
        "--set",
        "data.home=x",
    ];
    let refused = at(&hub.url(), &object);
    assert_eq!(refused.code, 2);
    assert!(
        refused.err.contains("newsroom update-fields"),
        "{}",
        refused.err
    );
    update(&["--data", "{}"]).printed();
    assert_eq!(hub.journal().len(), 2);
}

#[test]
fn every_operation_is_a_call_whose_help_has_its_request() {
    for operation in gfxhub::schema::OPERATIONS {
        let verb = operation.verb.replace('_', "-");
        let group = gfxhub(&[operation.group, "--help"]);
        let mut listed = group.printed().lines().map(str::split_whitespace);
        let is_listed = listed.any(|mut words| words.next() == Some(verb.as_str()));
        assert!(is_listed, "{}: {}", operation.name, group.out);
        let help = gfxhub(&[operation.group, &verb, "--help"]);
        // Help texts may be wrapped between any two words.
        let said: Vec<&str> = help.printed().split_whitespace().collect();
        let request = format!("{} {}", operation.method, operation.path);
        assert!(
            said.join(" ").contains(&request),
            "{}: {}",
            operation.name,
            help.out
        );
    }
}
