//! Tests of the flight recorder with a hub simulator: an act is in the file before it is sent,
//! lines are complete, secrets are left out, and calls go on if the disk is full.
#![allow(clippy::unwrap_used, reason = "a failed unwrap fails the test")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use gfxhub::{Client, ErrorKind, LogEntry, PropertySet, PropertyUpdate, RecordedFiles, read_log};
use gfxhub_simulator::LocalHub;

fn hub() -> LocalHub {
    LocalHub::start(Default::default()).unwrap()
}

fn lines(file: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(file).unwrap();
    text.lines().map(str::to_owned).collect()
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap();
    entries.map(|entry| entry.unwrap().path()).collect()
}

fn entries(files: impl IntoIterator<Item = impl AsRef<Path>>) -> Vec<LogEntry> {
    let entries = read_log(files).unwrap();
    entries.map(Result::unwrap).collect()
}

fn acts(folder: &Path) -> Vec<LogEntry> {
    let mut entries = entries(files(folder));
    entries.retain(|entry| entry.event == "act");
    entries
}

#[test]
fn what_acts_has_two_lines_and_reads_have_one_if_asked_for() {
    let (local, folder) = (hub(), tempfile::tempdir().unwrap());
    for reads in [false, true] {
        let name = format!("reads-{reads}.jsonl");
        let client = Client::builder(&local.url())
            .record(folder.path().join(name))
            .record_reads(reads)
            // The search for the id that does not exist is a read, and would be recorded.
            .explain_errors(!reads)
            .build()
            .unwrap();
        client.engines().list().unwrap();
        client.playout().trigger_button(1, 2, "in").unwrap();
        let missing = client.graphs().load(999, 3).unwrap_err();
        let file = client.recorder().status().unwrap().file;
        let words: Vec<String> = lines(Path::new(&file))
            .iter()
            .skip(2)
            .map(|line| {
                let line: serde_json::Value = serde_json::from_str(line).unwrap();
                let words = ["began", "read", "ended"].map(|word| line[word].as_str());
                words.into_iter().flatten().collect::<Vec<_>>().join(" ")
            })
            .collect();
        let effect = missing.effect().word();
        let mut expected = vec!["playout.trigger_button", "ok", "graphs.load", effect];
        if reads {
            expected.insert(0, "engines.list ok");
        }
        assert_eq!(words, expected);
        let entries = entries([&file]);
        let load = entries.last().unwrap();
        assert_eq!(
            (load.status, load.kind.as_str()),
            (missing.status().map(i64::from), missing.kind().name())
        );
        assert!(
            load.missing.is_empty() == reads && missing.message().contains(&load.missing),
            "{load:?} {missing}"
        );
        assert_eq!(
            serde_json::from_str::<serde_json::Value>(
                &gfxhub::Value::Object(load.arguments.clone()).to_json()
            )
            .unwrap(),
            serde_json::json!({"graphId": 999, "body": {"engineHostId": 3}})
        );
        assert!(
            !load.response.is_empty(),
            "responses of failures are recorded"
        );
    }
}

#[test]
fn names_wholes_refusals_permits_notes_and_the_ends_are_told() {
    let (local, folder) = (hub(), tempfile::tempdir().unwrap());
    let client = Client::builder(&local.url())
        .record(folder.path().join("a.jsonl"))
        .guard("playout.trigger_button")
        .build()
        .unwrap();
    let refused = client.playout().trigger_button(1, 2, "in").unwrap_err();
    assert_eq!(refused.kind(), ErrorKind::NotArmed);
    let permit = client.guard().arm("playout.trigger_button").unwrap().id;
    client.playout().trigger_button(1, 2, "in").unwrap();
    client
        .names()
        .set("Studio A / Mixer_0 / Opacity", 0.5)
        .unwrap();
    let sets = [
        PropertySet::new(3, "Cyclorama", "Material//Softness/0", 0.5),
        PropertySet::new(3, "Mixer_0", "Default//Opacity/0", 0.0),
        PropertySet::new(
            3,
            "Nothing",
            "Default//Opacity/0",
            PropertyUpdate::new(1).linear(0.01),
        ),
    ];
    assert_eq!(
        client
            .engines()
            .set_properties(&sets)
            .unwrap()
            .failed()
            .count(),
        1
    );
    client.recorder().note("the anchor \"moved\"").unwrap();
    let unused = client.guard().arm("playout.trigger_button").unwrap();
    // The second call ends nothing, because the permit has ended.
    for _ in 0..2 {
        client.guard().disarm(unused.id).unwrap();
    }
    client.close();
    let file = files(folder.path()).pop().unwrap();
    let entries = entries([&file]);
    let told: Vec<(&str, &str, &str)> = entries
        .iter()
        .filter(|entry| entry.whole_call != "engines.set_properties")
        .map(|entry| (&*entry.event, &*entry.operation, &*entry.ended))
        .collect();
    let expected = [
        ("opened", "client", ""),
        ("refused", "playout.trigger_button", "none"),
        ("armed", "playout.trigger_button", ""),
        ("act", "playout.trigger_button", "ok"),
        ("act", "engines.set_property", "ok"),
        ("note", "the anchor \"moved\"", ""),
        ("armed", "playout.trigger_button", ""),
        ("disarmed", "permit", ""),
        ("closed", "client", ""),
    ];
    assert_eq!(told, expected);
    let permits: Vec<Option<gfxhub::PermitId>> = entries.iter().map(|it| it.permit).collect();
    assert_eq!(permits[..5], [None, None, Some(permit), Some(permit), None]);
    assert_eq!(entries[4].names, "Studio A / Mixer_0 / Opacity");
    let parts: Vec<&LogEntry> = entries
        .iter()
        .filter(|it| it.whole_call == "engines.set_properties")
        .collect();
    assert_eq!(parts.len(), 3);
    let wholes: BTreeSet<Option<i64>> = parts.iter().map(|part| part.whole).collect();
    assert!(wholes.len() == 1 && parts[0].whole.is_some());
    assert_eq!(parts.iter().filter(|part| part.ended == "ok").count(), 2);
}

#[test]
fn a_live_session_has_a_line_a_second_and_its_moves_are_acts() {
    let (local, folder) = (hub(), tempfile::tempdir().unwrap());
    let client = Client::builder(&local.url())
        .record(folder.path().join("live.jsonl"))
        .build()
        .unwrap();
    let session = client.live().open().unwrap();
    let mut opacity = session
        .property(3, "Mixer_0", "Default//Opacity/0")
        .unwrap();
    for value in [0.125, 0.25, 0.5] {
        opacity.set(value);
        session.flush(Duration::from_secs(10)).unwrap();
    }
    opacity.ease(PropertyUpdate::new(1.0).linear(0.01));
    session.flush(Duration::from_secs(10)).unwrap();
    let path = "Studio A / Cyclorama / Softness";
    session.property_at(path).unwrap().set(0.75);
    session.flush(Duration::from_secs(10)).unwrap();
    session.close(Duration::from_secs(10)).unwrap();
    client.close();
    let entries = entries(files(folder.path()));
    let (named, live): (Vec<_>, Vec<_>) = entries
        .iter()
        .filter(|it| it.event == "live")
        .partition(|it| !it.names.is_empty());
    assert_eq!(named.len(), 1);
    assert_eq!(named[0].names, path);
    assert!(named[0].arguments.contains("nodePath"));
    let number =
        |entry: &LogEntry, name: &str| entry.arguments.get(name).unwrap().as_f64().unwrap();
    let count: f64 = live.iter().map(|it| number(it, "count")).sum();
    assert_eq!(count, 3.0);
    assert_eq!(number(live[0], "first"), 0.125);
    assert_eq!(number(live[live.len() - 1], "last"), 0.5);
    let moves = acts(folder.path());
    assert_eq!(moves.len(), 1);
    assert_eq!(
        (&*moves[0].operation, &*moves[0].ended),
        ("engines.set_property", "ok")
    );
}

#[test]
fn no_line_of_32_threads_is_torn() {
    let (local, folder) = (hub(), tempfile::tempdir().unwrap());
    let clients: Vec<Client> = (0..2)
        .map(|_| {
            let path = folder.path().join("threads.jsonl");
            Client::builder(&local.url()).record(path).build().unwrap()
        })
        .collect();
    // `GFXHUB_NOTES=3125 cargo test -p gfxhub --test recorder torn` writes 100,000 lines: 3,125 by
    // each thread.
    let count = std::env::var("GFXHUB_NOTES").map_or(400, |count| count.parse().unwrap());
    std::thread::scope(|scope| {
        for thread in 0..32 {
            let client = &clients[thread % 2];
            scope.spawn(move || {
                for note in 0..count {
                    let text = format!("{thread} {note} {}", "x".repeat(note % 97));
                    client.recorder().note(text).unwrap();
                }
            });
        }
    });
    let found = files(folder.path());
    assert_eq!(found.len(), 1, "the clients of a process share its file");
    let notes: BTreeSet<String> = lines(&found[0])
        .iter()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap())
        .filter_map(|line| line["note"].as_str().map(str::to_owned))
        .collect();
    assert_eq!(notes.len(), 32 * count);
}

#[test]
fn planted_secrets_are_in_no_line() {
    let (local, folder) = (hub(), tempfile::tempdir().unwrap());
    let secret = "Sesam\"e-offne/dich 1";
    let token = "98765432109";
    let client = Client::builder(&local.url())
        .header("X-Auth-Token", secret)
        .header("Authorization", format!("Bearer {token}"));
    if client.clone().build().is_err() {
        // The builder refuses headers with certain characters.
        panic!("the secret must be one that a header can have");
    }
    let client = client
        .record(folder.path().join("a.jsonl"))
        .record_reads(true)
        .record_responses("all")
        .build()
        .unwrap();
    let body = format!(
        r#"{{"Value":{token},"password":"hunter22","data":"{{\"api_key\":\"hunter33\"}}"}}"#
    );
    let _ = client.request(
        gfxhub::Method::Post,
        &format!("/x?key={token}"),
        Some(&body),
    );
    for text in [
        secret.to_owned(),
        format!("a{token}b"),
        secret.replace(' ', "+"),
    ] {
        let _ = client.engines().get_property(3, text.as_str(), "x");
        let _ = client.names().press(format!("Evening News / {text}"));
        let _ = client
            .engines()
            .set_property(3, "Mixer_0", text.as_str(), text.as_str());
        client.recorder().note(&*text).unwrap();
    }
    client.close();
    for file in files(folder.path()) {
        let text = std::fs::read_to_string(file).unwrap();
        for line in text.lines() {
            serde_json::from_str::<serde_json::Value>(line).unwrap();
        }
        for planted in ["Sesam", "dich", token, "hunter22", "hunter33"] {
            assert!(!text.contains(planted), "{planted} in {text}");
        }
        assert!(text.contains("***") && text.contains("engines.get_property"));
    }
}

#[test]
fn settings_and_files_that_cannot_be_used_are_refused() {
    let builder = || Client::builder("http://10.0.0.5");
    let error = builder().record_responses("some").build().unwrap_err();
    assert_eq!(
        (error.kind(), error.argument()),
        (ErrorKind::Invalid, Some("recordResponses"))
    );
    let folder = tempfile::tempdir().unwrap();
    let error = builder()
        .record(folder.path().join("no/such/a.jsonl"))
        .build()
        .unwrap_err();
    assert_eq!(
        (error.kind(), error.argument()),
        (ErrorKind::Io, Some("record"))
    );
    let client = builder().build().unwrap();
    let text = folder.path().join("text.jsonl");
    std::fs::write(&text, "{\"format\":\"other\"}\n").unwrap();
    let error = read_log([&text]).unwrap_err();
    assert_eq!((error.kind(), error.argument()), (ErrorKind::Invalid, None));
    assert!(error.message().contains("text.jsonl"), "{error}");
    let files = RecordedFiles::new([text.display().to_string()]);
    let error = client.recorder().read(&files).unwrap_err();
    assert_eq!(
        (error.kind(), error.argument()),
        (ErrorKind::Invalid, Some("body.paths[0]"))
    );
    let error = client
        .recorder()
        .read(RecordedFiles::new(["/no/such".to_owned()]))
        .unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Io);
}

#[test]
fn a_line_that_is_cut_is_left_out_and_what_has_no_end_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cut.jsonl");
    let text = concat!(
        r#"{"format":"gfxhub-rec"#,
        "\n",
        r#"{"format":"gfxhub-record","version":1,"started":"2026-11-25T18:59:58.120Z","client":"gfxhub 0.3.0","hub":"http://10.0.0.5","pid":4711}"#,
        "\n",
        r#"{"n":1,"at":2.001,"began":"playout.trigger_button","arguments":{"rundownId":1,"itemId":6,"buttonKey":"in"}}"#,
        "\n",
        r#"{"at":2.5,"clock":"2026-11-25T20:00:00.500Z"}"#,
        "\n",
        r#"{"n":2,"at":3.0,"began":"graphs.load","arg"#,
        "\n",
        r#"{"n":3,"at":4.25,"began":"graphs.load","arguments":{"graphId":22}}"#,
        "\n",
        r#"{"n":3,"at":14.25,"ended":"maybe","kind":"Timeout","phase":"response","attempts":1,"elapsed":10.0}"#,
        "\n",
        r#"{"n":4,"at":15.0,"began":"gra"#
    );
    std::fs::write(&file, text).unwrap();
    let empty = folder.path().join("empty.jsonl");
    std::fs::write(&empty, "").unwrap();
    let entries = entries([&empty, &file]);
    let told: Vec<_> = entries
        .iter()
        .map(|it| (it.number, it.ended.as_str(), it.at_ms, it.elapsed_ms))
        .collect();
    // The times are 18:59:58.12 + 2.001 s, and 20:00:00.5 - 2.5 s + 4.25 s.
    let expected = [
        (Some(1), "open", 1_795_633_200_121, None),
        (Some(3), "maybe", 1_795_636_802_250, Some(10_000)),
    ];
    assert_eq!(told, expected);

    let client = Client::new("http://10.0.0.5").unwrap();
    let files = RecordedFiles::new([file.display().to_string()]);
    let numbers = |files: RecordedFiles| -> Vec<Option<i64>> {
        let entries = client.recorder().read(files).unwrap();
        entries.iter().map(|entry| entry.number).collect()
    };
    let second: i64 = 1_795_636_802_250;
    assert_eq!(numbers(files.clone().since_ms(second)), [Some(3)]);
    assert_eq!(numbers(files.clone().until_ms(second)), [Some(1)]);
    assert_eq!(numbers(files.since_ms(second).until_ms(second)), []);
}

#[test]
fn files_are_merged_by_the_time_and_in_any_order_and_read_one_entry_after_another() {
    let folder = tempfile::tempdir().unwrap();
    let head = |pid: u32| {
        format!(
            r#"{{"format":"gfxhub-record","version":1,"started":"2026-11-25T19:00:00Z","hub":"","pid":{pid}}}"#
        )
    };
    let written = |name: String, lines: &[String]| {
        let path = folder.path().join(name);
        std::fs::write(&path, lines.join("\n") + "\n").unwrap();
        path
    };
    let note = |at: u32| format!(r#"{{"at":{at},"note":"{at}"}}"#);
    // The call begins in the first file of its process and ends in the second one, which a shell
    // lists first.
    let begins = written(
        "a-1.jsonl".to_owned(),
        &[
            head(1),
            note(1),
            r#"{"n":7,"at":3,"began":"graphs.load","arguments":{}}"#.into(),
        ],
    );
    let ends = written(
        "a-1.2.jsonl".to_owned(),
        &[
            head(1),
            r#"{"n":7,"at":9,"ended":"ok","status":200}"#.into(),
            note(10),
        ],
    );
    // There are more processes than files that the reader keeps open.
    let others = (2..102).map(|pid| {
        let number = pid.to_string();
        let also_7 = r#"{"n":7,"at":11,"ended":"maybe"}"#.to_owned();
        written(
            format!("a-{number}.jsonl"),
            &[head(pid), note(2), note(pid + 10), also_7],
        )
    });
    let files: Vec<PathBuf> = [ends, begins.clone()].into_iter().chain(others).collect();
    let all = entries(&files);
    assert_eq!(all.len(), 3 + 200);
    assert!(all.is_sorted_by_key(|entry| entry.at_ms));
    let (at, call) = all
        .iter()
        .enumerate()
        .find(|(_, entry)| entry.number == Some(7))
        .unwrap();
    assert_eq!((at, &*call.ended, call.status), (101, "ok", Some(200)));
    let pids: BTreeSet<i64> = all.iter().map(|entry| entry.pid).collect();
    assert_eq!(pids.len(), 101);

    // The file is removed after it was opened and before its entry is read.
    let mut some = read_log(&files).unwrap();
    assert_eq!(some.next().unwrap().unwrap().operation, "1");
    let mut none = read_log([&begins]).unwrap();
    std::fs::remove_file(&begins).unwrap();
    assert_eq!(none.next().unwrap().unwrap_err().kind(), ErrorKind::Io);
    assert_eq!(some.count(), 202);
}

#[test]
fn a_short_secret_of_digits_takes_no_numbers_from_the_lines() {
    let (local, folder) = (hub(), tempfile::tempdir().unwrap());
    let client = Client::builder(&local.url())
        .header("X-Session", "1000")
        .guard("playout.trigger_button")
        .record(folder.path().join("a.jsonl"))
        .build()
        .unwrap();
    // Each refusal takes a number, so that the act is the one with the number 1000.
    for _ in 1..1000 {
        client.playout().trigger_button(1, 2, "in").unwrap_err();
    }
    client.rgraphs().load(12, 3).unwrap();
    let error = client.rgraphs().load(1000, 3).unwrap_err();
    client.close();
    for line in lines(&files(folder.path())[0]) {
        serde_json::from_str::<serde_json::Value>(&line).unwrap_or_else(|_| panic!("{line}"));
    }
    let acts = acts(folder.path());
    let found: Vec<_> = acts
        .iter()
        .map(|act| (act.number, &*act.operation, &*act.ended, act.status))
        .collect();
    let expected = [
        (Some(1000), "rgraphs.load", "ok", Some(200)),
        (
            Some(1001),
            "rgraphs.load",
            error.effect().word(),
            error.status().map(i64::from),
        ),
    ];
    assert_eq!(found, expected);
    assert!(!acts[0].arguments.is_empty() && acts[1].arguments.is_empty());
}

#[test]
fn records_of_a_process_that_begin_in_the_same_millisecond_are_told_apart() {
    let folder = tempfile::tempdir().unwrap();
    let written = |name: &str, record: &str, ended: &str| {
        let path = folder.path().join(name);
        let text = format!(
            r#"{{"format":"gfxhub-record","version":1,"started":"2026-11-25T19:00:00Z","pid":7{record}}}
{{"n":1,"at":1,"began":"graphs.load","arguments":{{}}}}
{{"n":1,"at":2,"ended":"{ended}"}}
"#
        );
        std::fs::write(&path, text).unwrap();
        path
    };
    let outcomes = |files: &[PathBuf]| -> Vec<String> {
        let entries = entries(files).into_iter();
        entries.map(|entry| entry.ended).collect()
    };
    let old = [
        written("main-7.jsonl", "", "ok"),
        written("backup-7.jsonl", "", "none"),
    ];
    assert_eq!(outcomes(&old), ["ok", "none"]);
    let renamed = [
        written("a.jsonl", ",\"record\":1", "maybe"),
        written("b.jsonl", ",\"record\":2", "done"),
    ];
    assert_eq!(outcomes(&renamed), ["maybe", "done"]);

    let numbers: BTreeSet<i64> = ["main.jsonl", "backup.jsonl"]
        .into_iter()
        .map(|name| {
            let client = Client::builder("http://10.0.0.5").record(folder.path().join(name));
            let file = client.build().unwrap().recorder().status().unwrap().file;
            let head: serde_json::Value =
                serde_json::from_str(&lines(Path::new(&file))[0]).unwrap();
            head["record"].as_i64().unwrap()
        })
        .collect();
    assert_eq!(numbers.len(), 2);
}

#[test]
fn entries_of_a_record_keep_their_order_when_the_wall_clock_goes_back() {
    let folder = tempfile::tempdir().unwrap();
    let written = |name: &str, pid: u32, lines: &[&str]| {
        let path = folder.path().join(name);
        let head = format!(
            r#"{{"format":"gfxhub-record","version":1,"started":"2026-11-25T19:00:00Z","pid":{pid}}}"#
        );
        std::fs::write(&path, format!("{head}\n{}\n", lines.join("\n"))).unwrap();
        path
    };
    let back = [
        r#"{"at":10,"note":"a"}"#,
        r#"{"at":11,"clock":"2026-11-25T18:00:00Z"}"#,
        r#"{"at":12,"note":"b"}"#,
        r#"{"at":13,"note":"c"}"#,
    ];
    let other = [r#"{"at":9,"note":"x"}"#, r#"{"at":11,"note":"y"}"#];
    let entries = entries([written("a.jsonl", 1, &back), written("b.jsonl", 2, &other)]);
    let notes: Vec<&str> = entries.iter().map(|entry| &*entry.operation).collect();
    assert_eq!(notes, ["x", "a", "b", "c", "y"]);
    assert_eq!(
        entries[2].at_ms,
        entries[1].at_ms - 10_000 - 3_600_000 + 1_000
    );
}

#[test]
fn times_that_no_clock_has_are_read_as_the_first_or_the_last_of_the_calendar() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.jsonl");
    let text = r#"{"format":"gfxhub-record","version":1,"started":"2026-11-25T19:00:00Z","pid":1}
{"at":-1e300,"note":"a"}
{"at":0,"note":"b"}
{"at":9e11,"note":"c"}
{"at":1e300,"note":"d"}
{"at":-1e300,"clock":"2026-11-25T19:00:00Z"}
{"at":1e300,"note":"e"}
{"at":1e300,"clock":"2026-11-25T19:00:00Z"}
{"at":-1e300,"note":"f"}
"#;
    std::fs::write(&file, text).unwrap();
    let mut times: Vec<(String, i64)> = entries([&file])
        .into_iter()
        .map(|entry| (entry.operation, entry.at_ms))
        .collect();
    times.sort();
    let last = 253_402_300_799_999;
    let expected = [0, 1_795_633_200_000, last, last, last, 0];
    let times: Vec<i64> = times.into_iter().map(|(_, at)| at).collect();
    assert_eq!(times, expected);
}

/// Environment variable with the folder, the address of the hub and the number of sets for the
/// child process.
const CHILD: &str = "GFXHUB_RECORDER_CHILD";

/// The child process of the tests below. It sets properties until it ends, and prints the number of
/// lines that its recorder lost and the number of events that reported this.
#[test]
fn child() {
    let Ok(given) = std::env::var(CHILD) else {
        return;
    };
    let mut given = given.split('|').map(str::to_owned);
    let (folder, url) = (given.next().unwrap(), given.next().unwrap());
    let count: u32 = given.next().unwrap().parse().unwrap();
    let told = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&told);
    let client = Client::builder(&url)
        .record(PathBuf::from(folder).join("child.jsonl"))
        .on_event(move |event| {
            if event.operation() == "recorder.write" {
                counted.fetch_add(1, Ordering::Relaxed);
            }
        })
        .build()
        .unwrap();
    std::thread::scope(|scope| {
        for thread in 0..4 {
            let client = &client;
            scope.spawn(move || {
                for at in 0..count {
                    let data = format!("mark-{thread}-{at}");
                    let made =
                        client
                            .engines()
                            .set_property(3, "Mixer_0", "Default//Opacity/0", 0.5);
                    // The result is ignored, because a newer `set_property` of another thread may
                    // have been sent first.
                    let _ = made;
                    let path = format!("/mark/{}/{data}", std::process::id());
                    let _ = client.request(gfxhub::Method::Post, &path, None);
                }
            });
        }
    });
    let status = client.recorder().status().unwrap();
    println!("lost={} told={}", status.lost, told.load(Ordering::Relaxed));
}

fn start_child(shell: Option<&str>, folder: &Path, url: &str, count: u32) -> Command {
    let own = std::env::current_exe().unwrap();
    let arguments = ["child", "--exact", "--nocapture", "--test-threads=1"];
    let mut command = match shell {
        Some(before) => {
            let mut command = Command::new("sh");
            command
                .arg("-c")
                .arg(format!("{before}; exec \"$0\" \"$@\""))
                .arg(own);
            command
        }
        None => Command::new(own),
    };
    command
        .args(arguments)
        .env(CHILD, format!("{}|{url}|{count}", folder.display()));
    command
}

/// Returns the paths below `/mark` of the requests that a hub has received.
fn marks(local: &LocalHub) -> BTreeSet<String> {
    let requests = local.requests();
    requests
        .iter()
        .map(|request| request.path.clone())
        .filter(|path| path.starts_with("/mark/"))
        .collect()
}

#[test]
fn what_a_hub_received_of_a_killed_process_has_begun_in_its_record() {
    // 1,000 kills take minutes: `GFXHUB_KILLS=1000 cargo test -p gfxhub --test recorder killed`.
    let kills = std::env::var("GFXHUB_KILLS").map_or(8, |kills| kills.parse().unwrap());
    let mut seen = 0;
    for _ in 0..kills {
        let (local, folder) = (hub(), tempfile::tempdir().unwrap());
        let mut child = start_child(None, folder.path(), &local.url(), 1_000_000)
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        while marks(&local).is_empty() {
            assert!(
                child.try_wait().unwrap().is_none(),
                "the child has ended by itself"
            );
            std::thread::sleep(Duration::from_millis(2));
        }
        std::thread::sleep(Duration::from_micros(fastrand::u64(..20_000)));
        child.kill().unwrap();
        child.wait().unwrap();
        let received = marks(&local);
        let begun: BTreeSet<String> = acts(folder.path())
            .iter()
            .filter_map(|entry| entry.arguments.get("path")?.as_str().map(str::to_owned))
            .collect();
        let unknown: Vec<&String> = received.difference(&begun).collect();
        assert!(unknown.is_empty(), "{unknown:?}");
        seen += received.len();
        for file in files(folder.path()) {
            let text = std::fs::read_to_string(file).unwrap();
            let (whole, _) = text.rsplit_once('\n').unwrap();
            for line in whole.lines() {
                serde_json::from_str::<serde_json::Value>(line).unwrap();
            }
        }
    }
    assert!(seen >= kills);
}

#[cfg(unix)]
#[test]
fn a_full_disk_loses_lines_and_no_calls() {
    let (local, folder) = (hub(), tempfile::tempdir().unwrap());
    // The shell limits the size of a file to 16 blocks of 512 bytes or 1 KiB. Beyond it, writing
    // fails as on a full disk.
    let limit = "trap '' XFSZ; ulimit -f 16";
    let output = start_child(Some(limit), folder.path(), &local.url(), 50)
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(
        output.status.success(),
        "{said}{}",
        String::from_utf8_lossy(&output.stderr)
    );
    assert_eq!(marks(&local).len(), 4 * 50, "calls go on");
    let lost: u64 = said
        .split_once("lost=")
        .and_then(|(_, rest)| rest.split_once(' ')?.0.parse().ok())
        .unwrap_or_else(|| panic!("{said}"));
    assert!(
        said.contains("told=1"),
        "one event for all lost lines: {said}"
    );
    let file = files(folder.path()).pop().unwrap();
    let text = std::fs::read_to_string(file).unwrap();
    let whole = text
        .lines()
        .filter(|line| serde_json::from_str::<serde_json::Value>(line).is_ok());
    // The expected lines are the head, the opening, and two for each act.
    assert_eq!(whole.count() as u64 + lost, 2 + 2 * (4 * 50 * 2), "{said}");
}

/// Prints the time that a record adds to an act: `cargo test --release -p gfxhub --test recorder --
/// --ignored --nocapture`. Each act fails at once, because nothing listens on the port.
#[test]
#[ignore = "a measurement"]
fn cost_of_an_act() {
    const ACTS: u32 = 20_000;
    let folder = tempfile::tempdir().unwrap();
    for key in [false, true] {
        let cost = |record: bool| {
            let mut builder = Client::builder("http://127.0.0.1:9").max_attempts(1);
            if record {
                builder = builder.record(folder.path().join("cost.jsonl"));
            }
            if key {
                builder = builder.api_key("0123456789abcdef");
            }
            let client = builder.build().unwrap();
            let mut times: Vec<Duration> = (0..ACTS)
                .map(|_| {
                    let began = std::time::Instant::now();
                    client.playout().trigger_button(1, 2, "in").unwrap_err();
                    began.elapsed()
                })
                .collect();
            times.sort_unstable();
            times[times.len() / 2]
        };
        let (without, with) = (cost(false), cost(true));
        println!("key {key}: {without:?} without, {with:?} with a record");
    }
}
