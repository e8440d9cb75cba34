//! Tests of named hubs in the configuration file, and of the output of `gfxhub config`.

use std::path::Path;

use gfxhub::Value;
use gfxhub_simulator::LocalHub;

use crate::environment::{configured, process, text};
use crate::ran::{demo, with_key};

/// Runs the command with this configuration folder. Returns its exit code, its output and its
/// messages.
fn run(folder: &Path, args: &[&str], variables: &[(&str, &str)]) -> (Option<i32>, String, String) {
    let mut command = process(args);
    command
        .env("XDG_CONFIG_HOME", folder)
        .env("APPDATA", folder);
    command.envs(variables.iter().copied());
    text(&command.output().unwrap())
}

#[test]
fn a_hub_is_reached_by_its_name_with_its_own_settings() {
    let (main, backup, open) = (with_key("rh_main"), with_key("rh_backup"), demo());
    let file = format!(
        r#"{{"hub": "main", "timeout": 5,
            "hubs": {{"main": {{"url": "{}", "api-key": "rh_main", "header": "X-A: b"}},
                      "backup": {{"url": "{}", "api-key": "rh_backup"}},
                      "open": "{}"}}}}"#,
        main.url(),
        backup.url(),
        open.url()
    );
    let folder = configured(&file, 0o600);
    let list = ["engines", "list"];
    let reads = |hub: &LocalHub| hub.requests().len();
    let listed = |more: &[&str], variables: &[(&str, &str)]| {
        let (code, _, complaint) = run(folder.path(), &[&list[..], more].concat(), variables);
        assert_eq!((code, complaint.as_str()), (Some(0), ""));
        (reads(&main), reads(&backup), reads(&open))
    };
    assert_eq!(listed(&[], &[]), (1, 0, 0));
    assert_eq!(listed(&["--hub", "backup"], &[]), (1, 1, 0));
    assert_eq!(listed(&["--hub", "open"], &[]), (1, 1, 1));
    assert_eq!(listed(&[], &[("GFXHUB_URL", "backup")]), (1, 2, 1));
    assert_eq!(listed(&["--hub", &open.url()], &[]), (1, 2, 2));
    // The environment's API key is not sent to a hub that has its own key.
    assert_eq!(
        listed(&["--hub", "backup"], &[("GFXHUB_API_KEY", "rh_main")]),
        (1, 3, 2)
    );

    let (code, out, complaint) = run(folder.path(), &["engines", "list", "--hub", "mian"], &[]);
    assert_eq!((code, out.as_str()), (Some(2), ""));
    assert!(
        complaint.contains("\"mian\"") && complaint.contains("main, backup, open"),
        "{complaint}"
    );
    let secret = ["engines", "list", "--hub", "me:secret@hub"];
    let (_, _, complaint) = run(folder.path(), &secret, &[]);
    assert!(!complaint.contains("secret"), "{complaint}");
}

#[test]
fn what_counts_is_shown_without_secrets() {
    let file = r#"{"hub": "main", "timeout": 5, "header": ["X-Studio: hush-a", "hush-b"],
        "proxy": "http://me:hush-c@proxy:1",
        "hubs": {"main": {"url": "http://me:hush-d@10.0.0.5", "api-key": "hush-e", "timeout": 7},
                 "backup": {"url": "http://10.0.0.6", "api-key": "hush-f"}}}"#;
    let folder = configured(file, 0o600);
    let (code, out, complaint) = run(folder.path(), &["config"], &[]);
    assert_eq!((code, complaint.as_str()), (Some(0), ""));
    assert!(!out.contains("hush"), "{out}");
    let row = |name: &str| {
        let mut rows = out
            .lines()
            .filter(|line| line.split_whitespace().next() == Some(name));
        rows.next()
            .unwrap_or_else(|| panic!("{name}: {out}"))
            .to_owned()
    };
    assert!(row("hub").contains("http://***@10.0.0.5"), "{out}");
    assert!(row("api-key").contains("***"), "{out}");
    assert!(
        row("timeout").contains('7') && row("timeout").contains("\"main\" in "),
        "{out}"
    );
    assert!(row("proxy").contains("http://***@proxy:1"), "{out}");
    assert!(row("header").contains("X-Studio: ***"), "{out}");
    assert!(
        row("backup").contains("http://10.0.0.6") && row("backup").contains("***"),
        "{out}"
    );

    let words = ["config", "--json", "--hub", "backup", "--timeout", "3"];
    let (code, out, _) = run(folder.path(), &words, &[("GFXHUB_API_KEY", "hush-g")]);
    assert_eq!(code, Some(0));
    assert!(!out.contains("hush"), "{out}");
    let shown = Value::from_json(&out).unwrap();
    let of = |name: &str, member: &str| {
        let settings = shown.get("settings").unwrap().as_array().unwrap().to_vec();
        let is_it = |setting: &Value| setting.get("name").unwrap().as_str() == Some(name);
        let setting = settings.into_iter().find(is_it).unwrap();
        setting.get(member).unwrap().as_str().unwrap().to_owned()
    };
    assert_eq!(of("hub", "value"), "http://10.0.0.6");
    assert_eq!(of("hub", "from"), "\"backup\" of --hub");
    assert_eq!(
        (of("timeout", "value"), of("timeout", "from")),
        ("3".into(), "--timeout".into())
    );
    assert!(of("api-key", "from").starts_with("\"backup\" in "));

    // `config` requires neither a configuration file nor a hub.
    let nothing = tempfile::tempdir().unwrap();
    let (code, out, _) = run(nothing.path(), &["config"], &[]);
    assert_eq!(code, Some(0));
    assert!(out.starts_with("configuration file: none ("), "{out}");
    assert_eq!(out.lines().count(), 1, "{out}");
}

#[test]
fn a_file_with_a_wrong_hub_is_refused() {
    for (hubs, why) in [
        (r#"["main"]"#, "has a member hubs that is not an object"),
        (
            r#"{"http://10.0.0.5": "http://10.0.0.5"}"#,
            "which is not a name",
        ),
        (r#"{"main": "10.0.0.5"}"#, "without an address"),
        (
            r#"{"main": {"hub": "http://10.0.0.5"}}"#,
            "without an address",
        ),
        (
            r#"{"main": {"url": "http://10.0.0.5", "hub": "x"}}"#,
            "has the unknown setting \"hub\" in the hub \"main\"",
        ),
    ] {
        let folder = configured(&format!(r#"{{"hubs": {hubs}}}"#), 0o600);
        let (code, _, complaint) = run(folder.path(), &["config"], &[]);
        assert_eq!(code, Some(2), "{complaint}");
        assert!(complaint.contains(why), "{complaint}");
    }
}

#[test]
fn a_shell_is_offered_the_names() {
    let file = r#"{"hubs": {"main": "http://10.0.0.5", "backup": "http://10.0.0.6"}}"#;
    let folder = configured(file, 0o600);
    let complete = |words: &[&str]| {
        let index = (words.len() - 1).to_string();
        let variables = [
            ("GFXHUB_COMPLETE", "zsh"),
            ("_CLAP_COMPLETE_INDEX", index.as_str()),
            ("_CLAP_IFS", "\n"),
        ];
        run(folder.path(), &[&["--"], words].concat(), &variables).1
    };
    let offered = complete(&["gfxhub", "engines", "list", "--hub", ""]);
    assert!(
        offered.contains("main:http") && offered.contains("backup:http"),
        "{offered}"
    );
    let offered = complete(&["gfxhub", "--hub", "b"]);
    assert!(
        offered.contains("backup") && !offered.contains("main"),
        "{offered}"
    );
}
