//! Tests of `gfxhub snapshot`, `diff`, `recall` and `undo` with their files, each as a process.

use std::fs;
use std::path::Path;
use std::process::Output;

use gfxhub::{Client, ErrorKind};
use gfxhub_simulator::LocalHub;

use crate::environment::process;

fn gfxhub(folder: &Path, hub: &LocalHub, line: &[&str]) -> Output {
    let mut command = process(line);
    command.current_dir(folder).env("GFXHUB_URL", hub.url());
    command.output().expect("the command runs")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// Returns the names of the files that undo a recall of `look.json`.
fn undos(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let names = entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned());
    names
        .filter(|name| name.starts_with("look.undo-"))
        .collect()
}

/// Returns the undo that a killed recall of this hub leaves.
fn unfinished(hub: &str) -> String {
    format!(
        r#"{{"format":"gfxhub-undo","version":1,"made":"","hub":"{hub}","sets":[],"unfinished":true}}"#
    )
}

#[test]
fn what_changed_is_shown_brought_back_and_undone() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let hub = LocalHub::start(Default::default()).unwrap();
    let client = Client::new(&hub.url()).unwrap();
    let opacity = || {
        let found = client.names().get("Studio A / Mixer_0 / Opacity").unwrap();
        found.value.as_f64().unwrap()
    };
    let run = |line: &[&str], code: i32| {
        let output = gfxhub(folder, &hub, line);
        assert_eq!(output.status.code(), Some(code), "{line:?}: {output:?}");
        text(&output.stdout) + &text(&output.stderr)
    };
    run(&["snapshot", "Studio A", "--once", "-o", "look.json"], 0);
    let document = fs::read_to_string(folder.join("look.json")).unwrap();
    let lines = document
        .lines()
        .filter(|line| line.contains("\"PropertyPath\""))
        .count();
    assert_eq!(
        document.matches("\"PropertyPath\"").count(),
        lines,
        "one property a line"
    );
    run(&["diff", "look.json"], 0);

    client
        .names()
        .set("Studio A / Mixer_0 / Opacity", 0.25)
        .unwrap();
    let shown = run(&["diff", "look.json"], 1);
    assert!(shown.contains("Studio A / Mixer_0 / Opacity"), "{shown}");
    let json = run(&["diff", "look.json", "--json"], 1);
    assert!(json.contains(r#""first":1.0,"second":0.25"#), "{json}");

    let plan = ["recall", "look.json", "--only", "Mixer_0 / *", "--dry-run"];
    assert!(run(&plan, 0).contains("jumps"));
    assert_eq!(opacity(), 0.25);
    run(&["recall", "look.json"], 2);
    let shown = run(
        &[
            "recall",
            "look.json",
            "--only",
            "Mixer_0 / *",
            "--over",
            "0.1",
        ],
        0,
    );
    assert!(shown.contains("recalled"), "{shown}");
    assert_eq!(opacity(), 1.0);

    run(&["undo"], 0);
    assert_eq!(opacity(), 0.25);
    client
        .names()
        .set("Studio A / Mixer_0 / Opacity", 0.75)
        .unwrap();
    let shown = run(&["undo"], 11);
    assert!(shown.contains("changedSince"), "{shown}");
    assert_eq!(opacity(), 0.75);
    assert_eq!(undos(folder).len(), 1);
}

#[test]
fn a_file_that_is_no_snapshot_is_refused_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let hub = LocalHub::start(Default::default()).unwrap();
    fs::write(
        folder.join("other.json"),
        r#"{"format": "gfxhub-undo", "version": 1}"#,
    )
    .unwrap();
    fs::write(folder.join("broken.json"), "{").unwrap();
    for (line, why) in [
        (&["diff", "other.json"][..], "gfxhub-undo"),
        (&["diff", "broken.json"], "broken.json"),
        (&["diff", "none.json"], "none.json"),
        (&["undo"], "no recall has written a file"),
    ] {
        let output = gfxhub(folder, &hub, line);
        assert_eq!(output.status.code(), Some(2), "{line:?}: {output:?}");
        assert!(text(&output.stderr).contains(why), "{line:?}: {output:?}");
    }
    assert!(hub.journal().is_empty());
}

#[test]
fn a_recall_that_sets_nothing_leaves_no_unfinished_undo() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let hub = LocalHub::start(Default::default()).unwrap();
    let client = Client::new(&hub.url()).unwrap();
    let opacity = |value: f64| {
        let path = "Studio A / Mixer_0 / Opacity";
        client.names().set(path, value).unwrap();
    };
    let run = |line: &[&str], more: &[&str], code: u8| {
        let output = gfxhub(folder, &hub, &[line, more].concat());
        assert_eq!(output.status.code(), Some(code.into()), "{output:?}");
    };
    run(
        &["snapshot", "Studio A", "--once", "-o", "look.json"],
        &[],
        0,
    );
    opacity(0.25);
    let recall = ["recall", "look.json", "--only", "Mixer_0 / *"];
    let refused = ErrorKind::NotArmed.exit_code();
    run(&recall, &["--read-only"], refused);
    assert_eq!(undos(folder), [""; 0]);

    // An earlier recall of the snapshot was killed.
    let file = folder.join("look.undo-20260101T000000Z.json");
    let undo = unfinished(client.hub());
    fs::write(&file, &undo).unwrap();
    run(&recall, &["--read-only"], refused);
    assert_eq!(fs::read_to_string(&file).unwrap(), undo);

    // Nothing is left to recall.
    opacity(1.0);
    run(&recall, &["--dry-run"], 0);
    assert_eq!(fs::read_to_string(&file).unwrap(), undo);
    run(&recall, &[], 0);
    let undo = fs::read_to_string(&file).unwrap();
    assert!(!undo.contains("unfinished"), "{undo}");
    assert_eq!(undos(folder).len(), 1);
}

#[test]
fn an_undo_of_another_hub_is_neither_continued_nor_taken() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let start = || LocalHub::start(Default::default()).unwrap();
    let [main, backup, third] = [start(), start(), start()];
    let path = "Studio A / Mixer_0 / Opacity";
    let set = |hub: &LocalHub, value: f64| {
        let client = Client::new(&hub.url()).unwrap();
        client.names().set(path, value).unwrap();
    };
    let opacity = |hub: &LocalHub| {
        let client = Client::new(&hub.url()).unwrap();
        client.names().get(path).unwrap().value.as_f64().unwrap()
    };
    let run = |hub: &LocalHub, line: &[&str], code: i32| {
        let output = gfxhub(folder, hub, line);
        assert_eq!(output.status.code(), Some(code), "{line:?}: {output:?}");
    };
    run(
        &main,
        &["snapshot", "Studio A", "--once", "-o", "look.json"],
        0,
    );
    set(&main, 0.25);
    set(&backup, 0.5);
    let file = folder.join("look.undo-20260101T000000Z.json");
    let undo = unfinished(Client::new(&third.url()).unwrap().hub());
    fs::write(&file, &undo).unwrap();
    let recall = ["recall", "look.json", "--only", "Mixer_0 / *"];
    run(&main, &recall, 0);
    run(&backup, &recall, 0);
    assert_eq!(fs::read_to_string(&file).unwrap(), undo);
    assert_eq!(undos(folder).len(), 3);

    // The newest file is that of the backup.
    run(&main, &["undo"], 0);
    assert_eq!((opacity(&main), opacity(&backup)), (0.25, 1.0));
    fs::remove_file(&file).unwrap();
    run(&third, &["undo"], 2);
}
