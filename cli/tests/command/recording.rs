//! Tests of records: they are written with --record, shown by `gfxhub log`, and played back by
//! `gfxhub replay`.

use std::fs;
use std::path::Path;

use gfxhub::Value;

use crate::ran::{at, demo};

/// Returns the only file of a folder.
fn only(folder: &Path) -> String {
    let files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    assert_eq!(files.len(), 1, "{files:?}");
    files[0].display().to_string()
}

#[test]
fn what_was_recorded_is_shown_and_made_again_with_the_same_journal() {
    let folder = tempfile::tempdir().unwrap();
    let local = demo();
    let record = folder.path().join("evening.jsonl").display().to_string();
    let client = gfxhub::Client::builder(&local.url())
        .record(&record)
        .guard("playout.delete_item")
        .build()
        .unwrap();
    client.playout().trigger_button(1, 2, "in").unwrap();
    client
        .names()
        .set("Studio A / Mixer_0 / Opacity", 0.25)
        .unwrap();
    client.graphs().load(999, 3).unwrap_err();
    client.guard().arm("playout.delete_item").unwrap();
    client.playout().delete_item(1, 2).unwrap();
    client
        .request(gfxhub::Method::Post, "/nowhere", Some("{\"a\":1}"))
        .unwrap_err();
    client.close();
    let file = only(folder.path());

    let ran = at(&local.url(), &["log", &file, "--acts"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert_eq!(ran.out.lines().count(), 6, "{}", ran.out);
    assert!(
        ran.out.contains("Studio A / Mixer_0 / Opacity"),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("permit 1"), "{}", ran.out);
    let ran = at(&local.url(), &["log", &file, "--open"]);
    assert_eq!(ran.out.lines().count(), 1, "{}", ran.out);
    let ran = at(
        &local.url(),
        &["log", &file, "--since", "2999-01-01T00:00:00Z", "--json"],
    );
    assert_eq!((ran.code, ran.out.trim()), (0, "[]"), "{}", ran.err);
    let ran = at(&local.url(), &["log", &file, "--since", "noon"]);
    assert_eq!(ran.code, 2);

    let fresh = demo();
    let ran = at(&fresh.url(), &["replay", &file]);
    assert_eq!(
        (ran.code, &*ran.out),
        (0, "5 ended as recorded, 0 otherwise\n"),
        "{}",
        ran.err
    );
    let journal = |local: &gfxhub_simulator::LocalHub| -> Vec<String> {
        local
            .journal()
            .iter()
            .map(|entry| format!("{} {:?} {}", entry.operation, entry.target, entry.change))
            .collect()
    };
    assert_eq!(journal(&fresh), journal(&local));
    assert!(!journal(&fresh).is_empty());

    // The item was deleted by the first replay, so two acts now have another outcome: the press of
    // its button, and its deletion.
    let ran = at(&fresh.url(), &["replay", &file, "--json"]);
    assert_eq!(ran.code, 1, "{}", ran.err);
    let report = Value::from_json(&ran.out).unwrap();
    assert_eq!(
        report.get("other").as_deref().and_then(Value::as_i64),
        Some(2),
        "{}",
        ran.out
    );
}

#[test]
fn a_raw_request_is_made_again_with_the_same_body() {
    let folder = tempfile::tempdir().unwrap();
    let bodies = ["{\"name\":\n\"x\"}\n", "\"x\"", "x = 1\n", "[1,\r\n2]"];
    let bodies_at = |local: &gfxhub_simulator::LocalHub| -> Vec<Option<String>> {
        let requests = local.requests().into_iter();
        requests
            .map(|request| local.request(request.number)?.details.request_body)
            .collect()
    };
    let local = demo();
    let client = gfxhub::Client::builder(&local.url())
        .record(folder.path().join("a.jsonl"))
        .build()
        .unwrap();
    for body in bodies {
        // Whether the hub takes the body does not matter.
        let _ = client.request(
            gfxhub::Method::Post,
            "/api/rest/v1/playout/rundowns",
            Some(body),
        );
    }
    client.close();
    let fresh = demo();
    let ran = at(&fresh.url(), &["replay", &only(folder.path())]);
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
    let without_breaks = |body: Option<String>| Some(body?.replace(['\n', '\r'], ""));
    let (then, now) = (bodies_at(&local), bodies_at(&fresh));
    assert!(then.iter().all(Option::is_some), "{then:?}");
    assert_eq!(now[2], then[2], "no JSON: sent as it was");
    let plain = |bodies: Vec<Option<String>>| -> Vec<Option<String>> {
        bodies.into_iter().map(without_breaks).collect()
    };
    assert_eq!(plain(now), plain(then));
}

#[test]
fn a_line_of_a_time_beyond_the_calendar_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.jsonl");
    let text = concat!(
        r#"{"format":"gfxhub-record","version":1,"started":"2026-11-25T18:59:58.120Z","pid":1}"#,
        "\n",
        r#"{"at":9e11,"note":"x"}"#,
        "\n"
    );
    fs::write(&path, text).unwrap();
    let ran = at("http://10.0.0.5", &["log", &path.display().to_string()]);
    assert!(ran.printed().contains("23:59:59.999"), "{}", ran.out);
}

#[test]
fn what_has_no_end_is_never_made_again_and_only_this_computer_is_acted_on() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.jsonl");
    let text = concat!(
        r#"{"format":"gfxhub-record","version":1,"started":"2026-11-25T18:59:58.120Z","pid":1}"#,
        "\n",
        r#"{"n":1,"at":1.0,"began":"playout.trigger_button","arguments":{"rundownId":1,"itemId":2,"buttonKey":"in"}}"#,
        "\n",
        r#"{"n":2,"at":1.1,"began":"engines.set_property","arguments":{"engineId":3,"nodePath":"***","propertyPath":"x","body":{"Value":1}}}"#,
        "\n",
        r#"{"n":2,"at":1.2,"ended":"ok","status":200,"attempts":1,"elapsed":0.1}"#,
        "\n"
    );
    fs::write(&path, text).unwrap();
    let (file, local) = (path.display().to_string(), demo());
    let ran = at(&local.url(), &["replay", &file]);
    let expected = "0 ended as recorded, 0 otherwise\n\
                    1 left out, with a secret that is not in the record\n\
                    1 left out, without an end in the record\n";
    assert_eq!((ran.code, &*ran.out), (0, expected), "{}", ran.err);
    assert!(local.journal().is_empty() && local.requests().is_empty());
    let ran = at("http://192.0.2.1", &["replay", &file]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("is not this computer"), "{}", ran.err);
    let ran = at(&local.url(), &["log", &file, "--open"]);
    assert!(
        ran.out.contains("playout.trigger_button") && ran.out.contains("open"),
        "{}",
        ran.out
    );
}
