//! Tests of `gfxhub demo` as people run it: its steps, its page and its end, and that it refuses to
//! use another hub.

use std::net::TcpListener;
use std::process::{ChildStdout, Stdio};
use std::time::{Duration, Instant};

use gfxhub::Value;

use crate::environment::process;
use crate::piped_process::PipedProcess;
use crate::ran::{at, gfxhub};

const FAST: [&str; 4] = ["demo", "--no-open", "--speed", "1000"];

/// Returns the hub's address from the first line of output.
fn address(first: &str) -> String {
    let page = first.rsplit(' ').next().unwrap();
    page.strip_suffix('/').unwrap().to_owned()
}

#[test]
fn each_step_is_one_line_and_what_is_to_be_pasted_works() {
    let mut demo = PipedProcess::start(&mut process(&FAST));
    let lines = demo.until(|line| line.ends_with("Ctrl-C ends the hub."));
    let url = address(&lines[0]);
    assert!(url.starts_with("http://127.0.0.1:"), "{url}");
    let steps = lines.iter().filter(|line| line.starts_with("  ✓ ")).count();
    assert!(steps > 100, "{lines:#?}");
    assert!(
        lines
            .iter()
            .any(|line| line.ends_with("the rehearsal holds.")),
        "{lines:#?}"
    );
    assert!(!lines.concat().contains('\u{1b}'), "{lines:#?}");
    let pasted = |start: &str| {
        let line = lines.iter().find(|line| line.starts_with(start));
        line.unwrap_or_else(|| panic!("{start} is not in {lines:#?}"))
            .trim()
    };
    let variable = pasted(if cfg!(windows) {
        "  $env:"
    } else {
        "  export "
    });
    assert!(variable.contains(&url), "{variable}");
    // The command was called by its path, so the printed lines contain this path.
    let program = format!("  {} ", env!("CARGO_BIN_EXE_gfxhub"));
    let calls: Vec<&str> = lines
        .iter()
        .filter_map(|line| line.strip_prefix(&program))
        .collect();
    assert_eq!(calls.len(), 3, "{lines:#?}");
    for line in calls {
        let words: Vec<&str> = line.split_whitespace().collect();
        let ran = at(&url, &words);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{line}");
    }
    // Each effect of the pasted lines is printed, possibly after late effects of the rehearsal.
    demo.until(|line| line.contains("engines.set_property"));
    demo.until(|line| line.contains("playout.trigger_button"));
    #[cfg(unix)]
    assert_eq!(demo.interrupt(), (Some(0), String::new()));
}

#[test]
fn with_exit_it_ends_with_the_rehearsal() {
    let ran = process(&FAST).arg("--exit").output().unwrap();
    let printed = String::from_utf8(ran.stdout).unwrap();
    assert_eq!(ran.status.code(), Some(0), "{printed}");
    assert!(printed.ends_with("the rehearsal holds.\n"), "{printed}");
    // The output must not contain the debug format of Rust.
    assert!(!printed.contains("Some(") && !printed.contains("None"));
    assert!(printed.lines().all(|line| line == line.trim_end()));
}

#[test]
fn no_hub_is_reached_whatever_the_environment_and_the_configuration_name() {
    let elsewhere = TcpListener::bind("127.0.0.1:0").unwrap();
    elsewhere.set_nonblocking(true).unwrap();
    let url = format!("http://{}", elsewhere.local_addr().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("gfxhub/config.json");
    std::fs::create_dir(file.parent().unwrap()).unwrap();
    std::fs::write(&file, format!(r#"{{"hub": "{url}", "proxy": "{url}"}}"#)).unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o600)).unwrap();
    }
    // The configuration file is valid: a command other than `demo` connects to its hub.
    let mut other = process(&[
        "engines",
        "list",
        "--connect-timeout",
        "0.2",
        "--timeout",
        "0.5",
    ]);
    let refused = other.env("GFXHUB_CONFIG", &file).output().unwrap();
    assert!(!refused.status.success());
    assert!(elsewhere.accept().is_ok());
    while elsewhere.accept().is_ok() {}

    for by_default in [false, true] {
        let mut command = process(&FAST);
        if by_default {
            for name in ["XDG_CONFIG_HOME", "APPDATA"] {
                command.env(name, folder.path());
            }
        } else {
            command.env("GFXHUB_CONFIG", &file);
        }
        for name in ["GFXHUB_URL", "HTTP_PROXY", "http_proxy", "ALL_PROXY"] {
            command.env(name, &url);
        }
        command.env("GFXHUB_API_KEY", "rh_not_for_this");
        let mut demo = PipedProcess::start(command.arg("--json"));
        let lines = demo.until(|line| line.contains("the rehearsal holds."));
        let first = Value::from_json(&lines[0]).unwrap();
        assert_ne!(first.get("url").unwrap().as_str().unwrap(), url);
        let connection = elsewhere.accept().map_err(|error| error.kind());
        assert_eq!(connection.err(), Some(std::io::ErrorKind::WouldBlock));
    }
}

#[test]
fn a_hub_cannot_be_named() {
    let elsewhere = TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", elsewhere.local_addr().unwrap());
    for words in [
        ["--hub", &url, "demo"],
        ["demo", "--hub", &url],
        ["demo", "--proxy", &url],
    ] {
        let ran = gfxhub(&words);
        let complaint = ran.failed(2);
        assert!(complaint.contains(words.iter().find(|word| word.starts_with("--")).unwrap()));
        assert!(complaint.contains("never uses a hub"), "{complaint}");
    }
    elsewhere.set_nonblocking(true).unwrap();
    assert!(elsewhere.accept().is_err());
    assert!(
        gfxhub(&["demo", "--speed", "0"])
            .failed(2)
            .contains("from 0.1 to 1000")
    );
}

#[cfg(unix)]
#[test]
fn what_others_change_meanwhile_may_end_the_rehearsal_but_not_the_hub() {
    let mut demo = PipedProcess::start(&mut process(&["demo", "--no-open", "--speed", "4"]));
    let url = address(&demo.line());
    demo.until(|line| line.starts_with("  ✓ "));
    // The other graph lacks the nodes that the rehearsal uses.
    at(&url, &["rgraphs", "load", "12", "3"]).printed();
    demo.until(|line| line.ends_with("Ctrl-C ends the hub."));
    at(&url, &["engines", "list"]).printed();
    let (code, complaint) = demo.interrupt();
    // The first step that the change affects fails: either no node is found, for which the hub
    // returns 500, or the result is unexpected.
    let of_the_hub = complaint.contains("the hub returned 500");
    assert_eq!(code, Some(if of_the_hub { 14 } else { 19 }), "{complaint}");
    assert!(
        complaint.contains("The rehearsal failed in \"")
            && complaint.contains("changed something on the page"),
        "{complaint}"
    );
}

#[cfg(unix)]
#[test]
fn what_others_press_meanwhile_is_left_out() {
    let mut demo = PipedProcess::start(&mut process(&["demo", "--no-open", "--speed", "20"]));
    let url = address(&demo.line());
    demo.until(|line| line.starts_with("  ✓ "));
    at(&url, &["playout", "trigger-button", "1", "2", "in"]).printed();
    demo.until(|line| line.ends_with("the rehearsal holds."));
    demo.until(|line| line.ends_with("Ctrl-C ends the hub."));
    assert_eq!(demo.interrupt(), (Some(0), String::new()));
}

#[test]
fn a_port_that_is_taken_is_refused() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let ran = gfxhub(&["demo", "--no-open", "--port", &port]);
    assert!(ran.failed(18).contains(&port));
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_it_between_two_steps() {
    let mut demo = PipedProcess::start(&mut process(&["demo", "--no-open"]));
    let url = address(&demo.line());
    demo.until(|line| line.starts_with("  ✓ "));
    let started = Instant::now();
    assert_eq!(demo.interrupt(), (Some(0), String::new()));
    assert!(
        started.elapsed() < Duration::from_secs(3),
        "{:?}",
        started.elapsed()
    );
    assert_eq!(at(&url, &["engines", "list"]).code, 3);
}

#[test]
fn a_reader_that_leaves_ends_it() {
    let mut demo = PipedProcess::start(&mut process(&["demo", "--no-open"]));
    demo.line();
    let PipedProcess { child, out } = &mut demo;
    drop(std::mem::replace(out.get_mut(), child_without_output()));
    let started = Instant::now();
    assert_eq!(child.wait().unwrap().code(), Some(0));
    assert!(started.elapsed() < Duration::from_secs(20));
}

/// Returns the output of a process that has ended. Replaces the output of the demo in a test, which
/// closes the reading end of that pipe.
fn child_without_output() -> ChildStdout {
    let mut command = process(&["--version"]);
    let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
    child.wait().unwrap();
    child.stdout.take().unwrap()
}

#[test]
fn colours_are_as_the_environment_has_them() {
    for (name, coloured) in [("CLICOLOR_FORCE", true), ("NO_COLOR", false)] {
        let mut demo = PipedProcess::start(process(&FAST).env(name, "1"));
        let lines = demo.until(|line| line.contains('✓'));
        assert_eq!(lines.concat().contains("\u{1b}[32m"), coloured, "{lines:?}");
    }
}

/// Linux only: on other systems, the program that opens a page cannot be replaced by a script.
#[cfg(target_os = "linux")]
#[test]
fn its_page_is_opened_in_the_browser() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let opener = folder.path().join("xdg-open");
    let opened = folder.path().join("opened");
    let script = format!(
        "#!/bin/sh\necho \"$1\" > {0}.part; /bin/mv {0}.part {0}\n",
        opened.display()
    );
    std::fs::write(&opener, script).unwrap();
    std::fs::set_permissions(&opener, std::fs::Permissions::from_mode(0o700)).unwrap();
    let fast = &FAST[2..];
    let mut command = process(&[&["demo"], fast].concat());
    command.env("PATH", folder.path()).env("DISPLAY", ":9");
    let mut demo = PipedProcess::start(&mut command);
    let url = address(&demo.line());
    let started = Instant::now();
    while !opened.exists() {
        assert!(
            started.elapsed() < Duration::from_secs(10),
            "nothing was opened"
        );
        std::thread::sleep(Duration::from_millis(20));
    }
    assert_eq!(
        std::fs::read_to_string(&opened).unwrap(),
        format!("{url}/\n")
    );
    // Without a program that opens pages, the rehearsal is still played.
    command.env("PATH", folder.path().join("nothing"));
    let mut demo = PipedProcess::start(&mut command);
    let lines = demo.until(|line| line.ends_with("the rehearsal holds."));
    assert!(lines[1].contains("No browser"), "{lines:?}");
}
