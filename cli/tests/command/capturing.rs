//! Tests of captures, and of the comparison of a capture with a hub.

use std::fs;

use gfxhub::{Client, Value};
use gfxhub_simulator::{LocalHub, Options, Show};

use crate::ran::{at, demo};

#[test]
fn a_captured_hub_starts_as_a_simulator_and_doctor_names_what_changes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("studio.show.json");
    let file = path.to_str().unwrap();
    let local = demo();
    let ran = at(&local.url(), &["capture", "-o", file]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.err.contains("filled in:"), "{}", ran.err);
    assert!(local.journal().is_empty());
    let before = fs::read_to_string(&path).unwrap();
    assert!(before.contains(&format!("\"hub\":\"{}\"", local.url())));

    let ran = at(&local.url(), &["capture", "-o", file]);
    assert_eq!(ran.code, 2, "{}", ran.err);
    assert!(ran.err.contains("--force"), "{}", ran.err);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);

    let twin = LocalHub::start(Options {
        show: Some(Show::load(&path).unwrap()),
        ..Options::default()
    })
    .unwrap();
    let ran = at(&twin.url(), &["doctor", "--against", file]);
    assert_eq!(
        (ran.code, &*ran.out),
        (0, "The hub is as it was captured.\n")
    );

    let hub = Client::new(&twin.url()).unwrap();
    hub.engines()
        .set_property(3, "Mixer_0", "Default//Opacity/0", 0.25)
        .unwrap();
    hub.playout().delete_item(1, 2).unwrap();
    let ran = at(&twin.url(), &["doctor", "--against", file, "--json"]);
    assert_eq!(ran.code, 1, "{}", ran.err);
    let report = Value::from_json(&ran.out).unwrap();
    let places: Vec<String> = report
        .get("differences")
        .unwrap()
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it.get("place").unwrap().as_str().unwrap().to_owned())
        .collect();
    assert_eq!(
        places,
        [
            "engine 3 (STUDIO-A-RE) / node Mixer_0 / property Default//Opacity/0 (Opacity) / Value",
            "playout rundown 1 (Evening News) / item 2 (Presenter)",
        ]
    );
}

#[test]
fn a_file_that_is_no_show_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x.json");
    fs::write(&path, "{}").unwrap();
    let ran = at(
        "http://127.0.0.1:1",
        &["doctor", "--against", path.to_str().unwrap()],
    );
    assert_eq!(ran.code, 2, "{}", ran.err);
    assert!(ran.err.contains("is no show of format 1"), "{}", ran.err);
}
