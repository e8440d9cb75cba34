//! Tests of the command as a process: its environment, its standard streams, and closed pipes.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use gfxhub_simulator::LocalHub;

use crate::ran::{demo, with_key};

/// Creates the command with a clean environment.
pub(crate) fn process(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gfxhub"));
    command.args(args).stdin(Stdio::null());
    for name in [
        "GFXHUB_URL",
        "GFXHUB_API_KEY",
        "GFXHUB_GUARD",
        "GFXHUB_CONTROL_TOKEN",
        "GFXHUB_CONFIG",
        "NO_COLOR",
        "CLICOLOR_FORCE",
    ] {
        command.env_remove(name);
    }
    // The tests must not read the configuration file of the user who runs them.
    for name in ["XDG_CONFIG_HOME", "APPDATA"] {
        command.env(
            name,
            concat!(env!("CARGO_MANIFEST_DIR"), "/tests/no-such-folder"),
        );
    }
    command
}

/// Returns the exit code, the output and the messages.
pub(crate) fn text(output: &Output) -> (Option<i32>, String, String) {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    (
        output.status.code(),
        text(&output.stdout),
        text(&output.stderr),
    )
}

/// Returns the output for a shell that asks for the candidates of the last of these words.
pub(crate) fn candidates(hub: &str, shell: &str, words: &[&str]) -> String {
    let mut command = process(&[&["--", "gfxhub"], words].concat());
    let output = command
        .env("GFXHUB_COMPLETE", shell)
        .env("GFXHUB_URL", hub)
        .env("_CLAP_COMPLETE_INDEX", words.len().to_string())
        .output()
        .unwrap();
    let (code, out, err) = text(&output);
    assert_eq!((code, err.as_str()), (Some(0), ""), "{out}");
    out
}

#[test]
fn address_and_key_come_from_the_environment() {
    let hub = with_key("rh_abc");
    let with = |key: &str| {
        let mut command = process(&["engines", "list"]);
        command
            .env("GFXHUB_URL", hub.url())
            .env("GFXHUB_API_KEY", key);
        text(&command.output().unwrap())
    };
    assert_eq!(with("rh_abc").0, Some(0));
    assert_eq!(with("rh_xyz").0, Some(9));
    // An empty variable is treated as if it were not set.
    assert_eq!(with("").0, Some(9));
    let (code, _, message) = text(&process(&["engines", "list"]).output().unwrap());
    assert_eq!(code, Some(2));
    assert!(
        message.contains("--hub http://ADDRESS") && message.contains("GFXHUB_URL"),
        "{message}"
    );
    let empty = process(&["engines", "list"])
        .env("GFXHUB_URL", "")
        .output()
        .unwrap();
    assert!(text(&empty).2.contains("no hub is specified"));
    let help = process(&["--help"])
        .env("GFXHUB_API_KEY", "rh_abc")
        .output()
        .unwrap();
    assert!(!text(&help).1.contains("rh_abc"));
}

#[test]
fn who_types_nothing_gets_help_also_with_an_address_in_the_environment() {
    for (args, named) in [
        (&[][..], "Every operation of a broadcast graphics hub"),
        (&["engines"], "Sets a property"),
    ] {
        let mut command = process(args);
        let nothing = command.env("GFXHUB_URL", "http://127.0.0.1:1").output();
        let (code, out, message) = text(&nothing.unwrap());
        assert_eq!((code, out.as_str()), (Some(2), ""), "{message}");
        assert!(message.contains(named), "{message}");
    }
    // The usage line does not require an option whose value the environment provides.
    let mut command = process(&["engines", "get"]);
    let missing = command.env("GFXHUB_URL", "http://127.0.0.1:1").output();
    let (_, _, message) = text(&missing.unwrap());
    assert!(
        message.contains("engineId") && !message.contains("--hub"),
        "{message}"
    );
}

#[test]
fn arguments_and_bodies_come_from_the_standard_input() {
    let hub = demo();
    for (args, typed) in [
        (&["invoke", "engines.get", "-"][..], r#"{"engineId": 3}"#),
        (
            &[
                "engines",
                "set-property",
                "3",
                "Mixer_0",
                "Default//Opacity/0",
                "--body",
                "-",
            ],
            r#"{"Value": 0.5}"#,
        ),
        (
            &["request", "PATCH", "/api/rest/v1/playout/rundowns/1", "-"],
            r#"{"name": "Other"}"#,
        ),
    ] {
        // The text as typed, and with the byte order mark that PowerShell adds.
        for mark in ["", "\u{feff}"] {
            let typed = format!("{mark}{typed}");
            let ran = typing(&hub, args, typed.as_bytes());
            let (code, out, err) = text(&ran);
            assert_eq!((code, err.as_str()), (Some(0), ""), "{args:?}: {out}");
            assert!(!out.is_empty(), "{args:?}");
        }
    }
    assert_eq!(hub.journal().len(), 4);
    let wide: Vec<u8> = "\u{feff}{}"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    let ran = typing(&hub, &["invoke", "engines.list", "-"], &wide);
    let (code, _, err) = text(&ran);
    assert_eq!(code, Some(2));
    assert!(
        err.contains("the standard input is UTF-16 instead of UTF-8"),
        "{err}"
    );
}

/// Runs the command with `typed` as its standard input.
pub(crate) fn typing(hub: &LocalHub, args: &[&str], typed: &[u8]) -> Output {
    let mut command = process(args);
    command.env("GFXHUB_URL", hub.url()).stdin(Stdio::piped());
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(typed).unwrap();
    child.wait_with_output().unwrap()
}

#[test]
fn without_a_terminal_nothing_is_asked_and_nothing_coloured() {
    let hub = demo();
    let mut command = process(&["playout", "delete-rundown", "2"]);
    let deleted = command.env("GFXHUB_URL", hub.url()).output().unwrap();
    assert_eq!(text(&deleted), (Some(0), String::new(), String::new()));
    let listed = process(&["engines", "list"])
        .env("GFXHUB_URL", hub.url())
        .output()
        .unwrap();
    assert!(!text(&listed).1.contains('\u{1b}'));
}

#[test]
fn a_reader_that_leaves_ends_the_command_quietly() {
    let hub = demo();
    let mut command = process(&["engines", "list"]);
    command.env("GFXHUB_URL", hub.url());
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let (code, _, message) = text(&child.wait_with_output().unwrap());
    assert_eq!((code, message.as_str()), (Some(0), ""));
}

/// Creates a folder with this text as its configuration file.
pub(crate) fn configured(text: &str, mode: u32) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let inner = folder.path().join("gfxhub");
    std::fs::create_dir(&inner).unwrap();
    let file = inner.join("config.json");
    std::fs::write(&file, text).unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(mode)).unwrap();
    }
    let _ = mode;
    folder
}

#[test]
fn settings_and_the_key_come_from_a_file_that_its_owner_alone_can_read() {
    let hub = with_key("rh_abc");
    let file = |key: &str| {
        format!(
            r#"{{"hub": "{}", "api-key": "{key}", "timeout": 5, "header": ["X-A: b"]}}"#,
            hub.url()
        )
    };
    let run = |folder: &tempfile::TempDir, more: &[&str], key: &str| {
        let mut command = process(&[&["engines", "list"], more].concat());
        let folder = folder.path();
        command
            .env("XDG_CONFIG_HOME", folder)
            .env("APPDATA", folder);
        text(&command.env("GFXHUB_API_KEY", key).output().unwrap())
    };
    let right = configured(&file("rh_abc"), 0o600);
    let (code, _, message) = run(&right, &["--verbose"], "");
    assert_eq!(code, Some(0), "{message}");
    assert!(
        message.contains("API key: *** (from ") && !message.contains("rh_abc"),
        "{message}"
    );
    // Some editors on Windows save a byte order mark.
    let marked = configured(&format!("\u{feff}{}", file("rh_abc")), 0o600);
    assert_eq!(run(&marked, &[], "").0, Some(0));
    // The environment takes precedence over the file.
    assert_eq!(run(&right, &[], "rh_xyz").0, Some(9));
    let (code, _, message) = run(&configured(&file("rh_xyz"), 0o600), &[], "");
    assert_eq!(code, Some(9), "{message}");
    // If a file contains no secret, everyone may have read access to it.
    let public = format!(r#"{{"hub": "main", "hubs": {{"main": "{}"}}}}"#, hub.url());
    let (code, _, message) = run(&configured(&public, 0o644), &[], "rh_abc");
    assert_eq!(code, Some(0), "{message}");
    #[cfg(unix)]
    for secret in [
        r#"{"api-key": "rh_abc"}"#,
        r#"{"header": ["Authorization: Basic cmhfYWJj"]}"#,
        r#"{"proxy": "http://me:rh_abc@127.0.0.1:1"}"#,
        r#"{"hub": "http://me:rh_abc@127.0.0.1:1"}"#,
        r#"{"hubs": {"main": "http://me:rh_abc@127.0.0.1:1"}}"#,
        r#"{"hubs": {"main": {"url": "http://127.0.0.1:1", "api-key": "rh_abc"}}}"#,
    ] {
        let (code, _, message) = run(&configured(secret, 0o644), &[], "");
        assert_eq!(code, Some(18), "{secret}: {message}");
        assert!(!message.contains("rh_abc"), "{message}");
    }
    #[cfg(unix)]
    for mode in [0o640, 0o604] {
        let (code, _, message) = run(&configured(&file("rh_abc"), mode), &[], "");
        assert_eq!(code, Some(18), "{message}");
        assert!(
            message.contains("can be read by others") && message.contains("chmod 600 "),
            "{message}"
        );
    }
    for (text, why) in [
        ("[]", "is not a JSON object"),
        (
            r#"{"tiemout": 3}"#,
            r#"has the setting "tiemout", which does not exist"#,
        ),
        (
            r#"{"hub": "http://127.0.0.1:1", "timeout": "rh_abc?"}"#,
            "--timeout: ",
        ),
    ] {
        let (code, _, message) = run(&configured(text, 0o600), &[], "");
        assert_eq!(code, Some(2), "{message}");
        assert!(message.contains(why), "{message}");
    }
}

// Linux only: not every system accepts a file name that is not UTF-8.
#[cfg(target_os = "linux")]
#[test]
fn a_path_need_not_be_utf_8() {
    use std::os::unix::ffi::OsStrExt as _;
    let folder = tempfile::tempdir().unwrap();
    let name = std::ffi::OsStr::from_bytes(b"ca-\xff.pem");
    let file = folder.path().join(name);
    std::fs::write(&file, "text").unwrap();
    let args = ["engines", "list", "--hub", "https://127.0.0.1:1"];
    let mut command = process(&args);
    let command = command.arg("--ca-file").arg(&file);
    let (code, _, message) = text(&command.output().unwrap());
    // The message shows that the file was read.
    assert!(message.contains("no certificate"), "{message}");
    assert_eq!(code, Some(2), "{message}");
}

#[cfg(unix)]
#[test]
fn a_key_file_that_others_can_read_is_refused() {
    use std::os::unix::fs::PermissionsExt as _;
    let file = crate::ran::key_file("rh_abc");
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).unwrap();
    let args = [
        "engines",
        "list",
        "--hub",
        "http://127.0.0.1:1",
        "--api-key-file",
    ];
    let ran = crate::ran::gfxhub(&[&args[..], &[file.to_str().unwrap()]].concat());
    assert!(ran.failed(18).contains("can be read by others (mode 644)"));
    assert!(!ran.err.contains("rh_abc"));
    let missing = crate::ran::gfxhub(&[&args[..], &["/no/such/file"]].concat());
    assert!(missing.failed(18).contains("cannot be read"));
}

/// Linux only: the test needs `/dev/full`, on which every write fails.
#[cfg(target_os = "linux")]
#[test]
fn a_result_that_cannot_be_written_does_not_deny_the_call() {
    let hub = demo();
    let full = std::fs::OpenOptions::new()
        .write(true)
        .open("/dev/full")
        .unwrap();
    let mut command = process(&["playout", "create-rundown", "x", "--json"]);
    command.env("GFXHUB_URL", hub.url()).stdout(full);
    let (code, _, message) = text(&command.output().unwrap());
    assert_eq!((code, hub.journal().len()), (Some(18), 1), "{message}");
    assert!(
        message.contains(r#""effect":"maybe""#) && message.contains("look at the hub"),
        "{message}"
    );
}
