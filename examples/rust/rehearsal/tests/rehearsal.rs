//! Runs the rehearsal as people do: on its own hub, on hubs of each generation, on no hub at all.

use std::process::{Command, Output};
use std::time::{Duration, Instant};

use gfxhub_simulator::{License, LocalHub, Options, Profile};
use gfxhub_test_support::{ClosedPort, Server, closing_response};

fn rehearsal(arguments: &[&str]) -> Output {
    rehearsal_with_key_in_environment(arguments, None)
}

fn rehearsal_with_key_in_environment(arguments: &[&str], key: Option<&str>) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rehearsal"));
    command.args(arguments).env_remove("GFXHUB_API_KEY");
    if let Some(key) = key {
        command.env("GFXHUB_API_KEY", key);
    }
    command.output().expect("the program should start")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the output should be text")
}

/// Everything that was printed, with line breaks as spaces.
fn all(output: &Output) -> String {
    let both = format!("{}\n{}", text(&output.stdout), text(&output.stderr));
    both.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_rehearsal_holds() {
    let started = Instant::now();
    let output = rehearsal(&[]);
    let printed = text(&output.stdout);
    assert!(output.status.success(), "{}", all(&output));
    assert_eq!(text(&output.stderr), "");

    let last = printed.lines().last().unwrap();
    let numbers: Vec<usize> = last
        .split_whitespace()
        .filter_map(|word| word.parse().ok())
        .collect();
    assert!(
        matches!(numbers[..], [asked, found] if asked == found && asked >= 21),
        "{last}"
    );
    assert!(last.ends_with("the rehearsal holds."), "{last}");
    let all = gfxhub::schema::OPERATIONS.len();
    assert!(
        printed.contains(&format!("{all} of the {all}")),
        "{printed}"
    );
    assert!(
        started.elapsed() < Duration::from_secs(20),
        "it took {:?}",
        started.elapsed()
    );
    // What a stranger reads must not be Rust.
    assert!(
        !printed.contains("Some(") && !printed.contains("None"),
        "{printed}"
    );
    assert!(printed.lines().all(|line| line == line.trim_end()));
}

#[test]
fn hubs_of_each_generation_can_be_read_and_nothing_is_changed() {
    for profile in Profile::ALL {
        let hub = LocalHub::start(Options {
            profile,
            ..Options::default()
        })
        .unwrap();
        let output = rehearsal(&["--hub", &hub.url()]);
        let printed = all(&output);
        assert!(output.status.success(), "{profile}: {printed}");
        assert!(printed.contains("list the engines"), "{profile}: {printed}");
        assert!(
            printed.contains("nothing was changed"),
            "{profile}: {printed}"
        );
        let lacks_groups = profile == Profile::V1_0;
        assert_eq!(
            printed.contains("not on this hub (404)"),
            lacks_groups,
            "{profile}: {printed}"
        );
        assert_eq!(hub.journal(), [], "{profile}");
    }
}

#[test]
fn a_key_is_taken_from_the_option_or_the_environment_and_never_shown() {
    const KEY: &str = "rh_only_for_this_test";
    let options = Options {
        api_key: Some(KEY.into()),
        ..Options::default()
    };
    let hub = LocalHub::start(options).unwrap();
    let by_option = rehearsal(&["--hub", &hub.url(), "--api-key", KEY]);
    let by_environment = rehearsal_with_key_in_environment(&["--hub", &hub.url()], Some(KEY));
    let option_wins =
        rehearsal_with_key_in_environment(&["--hub", &hub.url(), "--api-key", KEY], Some("rh_no"));
    for output in [by_option, by_environment, option_wins] {
        assert!(output.status.success(), "{}", all(&output));
        assert!(!all(&output).contains(KEY), "{}", all(&output));
    }
    for (arguments, secret) in [(vec![], ""), (vec!["--api-key", "rh_wrong"], "rh_wrong")] {
        let mut all_arguments = vec!["--hub"];
        let url = hub.url();
        all_arguments.push(&url);
        all_arguments.extend(arguments);
        let output = rehearsal(&all_arguments);
        assert_eq!(output.status.code(), Some(1));
        let printed = all(&output);
        assert!(printed.contains("Check the API key"), "{printed}");
        assert!(secret.is_empty() || !printed.contains(secret), "{printed}");
    }
}

#[test]
fn a_hub_without_a_licence_is_told_with_what_it_says() {
    let options = Options {
        license: License::missing(),
        ..Options::default()
    };
    let hub = LocalHub::start(options).unwrap();
    let output = rehearsal(&["--hub", &hub.url()]);
    assert_eq!(output.status.code(), Some(1));
    assert!(
        all(&output).contains("not licensed for the REST interface"),
        "{}",
        all(&output)
    );
}

#[test]
fn a_hub_that_is_not_there_is_named() {
    let closed = ClosedPort::new().expect("a free port");
    let url = closed.url();
    let output = rehearsal(&["--hub", &url]);
    assert_eq!(output.status.code(), Some(1));
    let complaint = text(&output.stderr);
    assert!(complaint.contains(&url), "{complaint}");
    assert!(
        complaint.contains("Nothing of it reached the hub"),
        "{complaint}"
    );
}

#[test]
fn a_server_that_is_no_hub_is_told_apart() {
    let page = closing_response("200 OK", "text/html", "<html></html>");
    let server = Server::answering_once(page);
    let output = rehearsal(&["--hub", &server.url()]);
    assert_eq!(output.status.code(), Some(1));
    let complaint = text(&output.stderr);
    assert!(complaint.contains("not of a web page"), "{complaint}");
}

#[test]
fn it_says_how_to_call_it() {
    let output = rehearsal(&["--help"]);
    assert!(output.status.success());
    assert!(text(&output.stdout).contains("--hub URL"));
    let output = rehearsal(&["--hubb"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("--hubb"));
    let output = rehearsal(&["--hub", "http://user:secret@hub"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(!all(&output).contains("secret"), "{}", all(&output));
}
