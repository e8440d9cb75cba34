//! Tests of the hub simulator that the command runs: its output, its options, its end and its
//! faults.

use std::fs;
use std::path::Path;
use std::process::Command;

use gfxhub::Value;
use tempfile::TempDir;

use crate::environment::process;
use crate::piped_process::PipedProcess;
use crate::ran::{at, gfxhub, key_file};

/// A hub in a separate process.
struct HubProcess {
    process: PipedProcess,
    url: String,
    token: String,
}

impl HubProcess {
    fn start(args: &[&str]) -> HubProcess {
        HubProcess::of(&mut process(&[&["simulator", "--json"], args].concat()))
    }

    /// Starts the hub and reads the single line that it prints, which may be text or JSON.
    fn of(command: &mut Command) -> HubProcess {
        let mut process = PipedProcess::start(command);
        let line = process.line();
        let (url, token) = match Value::from_json(&line) {
            Ok(message) => {
                let member = |name| message.get(name).unwrap().as_str().unwrap().to_owned();
                (member("url"), member("token"))
            }
            Err(_) => {
                let (url, token) = line.split_once("  control token ").unwrap();
                (url.to_owned(), token.to_owned())
            }
        };
        HubProcess {
            process,
            url,
            token,
        }
    }
}

/// A temporary folder, which is removed when the test ends.
struct Folder(TempDir);

impl Folder {
    fn new() -> Folder {
        Folder(tempfile::tempdir().unwrap())
    }

    fn file(&self, name: &str, text: &str) -> String {
        let path = self.0.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    }
}

#[test]
fn it_serves_until_it_is_interrupted() {
    let hub = HubProcess::start(&[]);
    assert!(
        at(&hub.url, &["engines", "list"])
            .printed()
            .contains("STUDIO-A-RE")
    );
    assert_eq!(hub.token.len(), 32);
    #[cfg(unix)]
    for (mut hub, signal) in [(hub, "-TERM"), (HubProcess::start(&[]), "-INT")] {
        assert_eq!(hub.process.signal(signal), Some(0), "{signal}");
        let rest = std::io::read_to_string(&mut hub.process.out).unwrap();
        assert_eq!(rest, "", "{signal}");
    }
}

#[test]
fn its_options_reach_it() {
    let hub = HubProcess::start(&[
        "--profile",
        "2.1",
        "--api-key",
        "rh_abc",
        "--clock",
        "manual",
    ]);
    at(&hub.url, &["engines", "list"]).failed(9);
    let key = key_file("rh_abc");
    let key = key.to_str().unwrap();
    let engines = at(
        &hub.url,
        &["engines", "list", "--json", "--api-key-file", key],
    );
    assert!(!engines.printed().contains("canCook"));
    let token = format!("X-Control-Token: {}", hub.token);
    let advance = ["request", "POST", "/_control/clock", r#"{"advance": 1.5}"#];
    let moved = at(
        &hub.url,
        &[&advance[..], &["--header", &token, "--api-key-file", key]].concat(),
    );
    assert_eq!(moved.code, 0, "{}", moved.err);
    let slow = HubProcess::start(&["--service-time", "0.002"]);
    let token = format!("X-Control-Token: {}", slow.token);
    let read = [
        "request",
        "GET",
        "/_control/service-time",
        "--header",
        &token,
    ];
    assert!(at(&slow.url, &read).printed().contains("0.002"));
    let origins = ["http://a.example", "http://b.example"];
    let panels = origins.map(|origin| ["--allow-origin", origin]);
    let panels = HubProcess::start(&panels.concat());
    for origin in origins {
        let header = format!("Origin: {origin}");
        at(&panels.url, &["engines", "list", "--header", &header]).printed();
    }
    let other = ["engines", "list", "--header", "Origin: http://c.example"];
    at(&panels.url, &other).failed(9);
    let unlicensed = HubProcess::start(&["--no-license", "402"]);
    at(&unlicensed.url, &["engines", "list"]).failed(12);
    let unlicensed = HubProcess::start(&["--no-license"]);
    at(&unlicensed.url, &["engines", "list"]).failed(9);
}

#[test]
fn an_option_that_is_refused_is_named() {
    for (option, value, why) in [
        ("--host", "studio", "not an IP address"),
        ("--port", "-1", "a whole number from 0 to 65535"),
        ("--service-time", "-1", "a number of seconds"),
        ("--service-time", "11", "10 seconds at most"),
        ("--allow-origin", "*", "origin"),
        ("--profile", "3.0", "2.1"),
        ("--show", "{", "cannot be read"),
        ("--faults", "{", "cannot be read"),
    ] {
        let ran = gfxhub(&["simulator", option, value]);
        let code = if why == "cannot be read" { 18 } else { 2 };
        let message = ran.failed(code);
        assert!(
            message.contains(option) && message.contains(why),
            "{message}"
        );
        assert!(!message.contains("Nothing was sent"), "{message}");
    }
}

#[test]
fn a_key_in_the_environment_is_not_its_own() {
    let mut command = process(&["simulator", "--json"]);
    command.env("GFXHUB_API_KEY", "rh_elsewhere");
    let hub = HubProcess::of(command.env("GFXHUB_URL", "http://192.0.2.1"));
    at(&hub.url, &["engines", "list"]).printed();
}

#[test]
fn people_get_the_address_first() {
    let hub = HubProcess::of(&mut process(&["simulator", "--host", "localhost"]));
    assert!(hub.url.starts_with("http://127.0.0.1:"), "{}", hub.url);
    assert_eq!(hub.token.len(), 32);
    at(&hub.url, &["projects", "list"]).printed();
}

#[test]
fn a_store_keeps_what_was_written_over_a_kill() {
    let folder = Folder::new();
    let store = folder.0.path().join("hub.store");
    let store = store.to_str().unwrap();
    let mut hub = HubProcess::start(&["--store", store]);
    at(&hub.url, &["playout", "rename-rundown", "1", "Kept"]).printed();
    hub.process.child.kill().unwrap();
    hub.process.child.wait().unwrap();
    let hub = HubProcess::start(&["--store", store]);
    assert!(
        at(&hub.url, &["playout", "get-rundown", "1"])
            .printed()
            .contains("Kept")
    );
}

#[test]
fn a_show_with_a_hole_is_refused_by_place() {
    let folder = Folder::new();
    let hole = folder.file(
        "hole.json",
        r#"{"format": 1, "playoutRundowns": [{"id": 1, "name": ""}]}"#,
    );
    let broken = folder.file("broken.json", "{\n  \"format\": 1,,\n}");
    for option in ["--check", "--show"] {
        let ran = gfxhub(&["simulator", option, &hole]);
        assert!(ran.failed(2).contains("playoutRundowns[0]"), "{}", ran.err);
        let ran = gfxhub(&["simulator", option, &broken]);
        assert!(ran.failed(2).contains("line 2"), "{}", ran.err);
        let ran = gfxhub(&["simulator", option, "no-such-show.json"]);
        assert!(ran.failed(18).contains("no-such-show.json"), "{}", ran.err);
    }
    let demo = Path::new(env!("CARGO_MANIFEST_DIR")).join("../simulator/shows/demo.json");
    let ran = gfxhub(&["simulator", "--check", demo.to_str().unwrap()]);
    assert!(ran.printed().contains("is valid"), "{}", ran.out);
}

#[test]
fn it_prints_schemas_by_name_and_that_of_shows_without_one() {
    let committed = include_str!("../../../simulator/shows/show.schema.json");
    for words in [
        &["simulator", "--schema"][..],
        &["simulator", "--schema", "show"],
    ] {
        assert_eq!(gfxhub(words).printed(), committed.replace("\r\n", "\n"));
    }
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../simulator/schemas");
    let files = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().path());
    let mut count = 0;
    for file in files {
        let name = file.file_name().unwrap().to_str().unwrap();
        let name = name.strip_suffix(".schema.json").unwrap();
        let ran = gfxhub(&["simulator", "--schema", name]);
        let committed = fs::read_to_string(&file).unwrap();
        assert_eq!(
            ran.printed().trim_end(),
            committed.replace("\r\n", "\n").trim_end()
        );
        count += 1;
    }
    assert!(count >= 4, "{count}");
    let ran = gfxhub(&["simulator", "--schema", "shows"]);
    assert!(ran.failed(2).contains("gfxhub-snapshot"), "{}", ran.err);
}

#[test]
fn its_faults_come_from_a_file() {
    let folder = Folder::new();
    let file = folder.file(
        "once.json",
        r#"{"faults": [{"fault": "status", "status": 402, "operation": "projects.*", "times": 1}]}"#,
    );
    let hub = HubProcess::start(&["--faults", &file]);
    at(&hub.url, &["projects", "list"]).failed(12);
    at(&hub.url, &["projects", "list"]).printed();
    let wrong = folder.file("wrong.json", r#"{"faults": [{"fault": "staus"}]}"#);
    let ran = gfxhub(&["simulator", "--faults", &wrong]);
    assert!(ran.failed(2).contains("faults[0].fault"), "{}", ran.err);
    let ran = gfxhub(&["simulator", "--faults", "no-such-faults.json"]);
    assert!(
        ran.failed(18).contains("no-such-faults.json"),
        "{}",
        ran.err
    );
    let help = gfxhub(&["simulator", "--help"]);
    assert!(help.printed().contains("close-delimited-cut"));
}

#[test]
fn an_address_that_is_taken_is_named() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let ran = gfxhub(&["simulator", "--port", &port]);
    assert!(
        ran.failed(18).contains("choose another port"),
        "{}",
        ran.err
    );
}
