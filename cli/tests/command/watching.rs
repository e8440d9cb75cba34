//! Tests of `--watch` when the output is a pipe: each change is printed until the command is
//! interrupted.

use std::time::Duration;

use gfxhub::Value;
use gfxhub_simulator::{LocalHub, Options};

use crate::piped_process::PipedProcess;
use crate::ran::{at, demo, gfxhub};

const OPACITY: [&str; 5] = [
    "engines",
    "get-property",
    "3",
    "Mixer_0",
    "Default//Opacity/0",
];

fn set(hub: &str, value: &str) {
    let words = [
        "engines",
        "set-property",
        "3",
        "Mixer_0",
        "Default//Opacity/0",
        value,
    ];
    at(hub, &words).printed();
}

#[test]
fn a_pipe_gets_each_change_once() {
    let hub = demo();
    let url = hub.url();
    let mut watch = PipedProcess::at(&url, &[&OPACITY[..], &["--watch=0.05", "--json"]].concat());
    let value = |line: &str| {
        Value::from_json(line)
            .unwrap()
            .get("Value")
            .unwrap()
            .as_f64()
    };
    assert_eq!(value(&watch.line()), Some(1.0));
    let reads = hub.requests().len();
    while hub.requests().len() < reads + 5 {
        std::thread::sleep(Duration::from_millis(20));
    }
    for (text, number) in [("0.25", 0.25), ("0.5", 0.5)] {
        set(&url, text);
        assert_eq!(value(&watch.line()), Some(number));
    }
    #[cfg(unix)]
    assert_eq!(watch.interrupt(), (Some(0), String::new()));
}

#[test]
fn tables_stand_apart() {
    let hub = demo();
    let url = hub.url();
    let mut watch = PipedProcess::at(&url, &["playout", "list-rundowns", "--watch=0.05"]);
    let is_last = |line: &str| line.starts_with("2 ");
    let first = watch.until(is_last);
    assert_eq!(first[0], "id  name");
    at(&url, &["playout", "create-rundown", "Late News"]).printed();
    let second = watch.until(|line| line.contains("Late News"));
    assert_eq!(second[..2], [String::new(), "id  name".to_owned()]);
    assert_eq!(second.len(), 5);
}

#[test]
fn a_hub_that_comes_back_is_watched_again() {
    let hub = demo();
    let (url, port) = (hub.url(), hub.port());
    let words = [
        &OPACITY[..],
        &["--watch=0.05", "--json", "--max-attempts=1"],
    ]
    .concat();
    let mut watch = PipedProcess::at(&url, &words);
    watch.line();
    hub.stop();
    drop(hub);
    std::thread::sleep(Duration::from_millis(400));
    let options = Options {
        port,
        ..Options::default()
    };
    let hub = LocalHub::start(options).unwrap();
    set(&hub.url(), "0.25");
    assert!(watch.line().contains("0.25"));
    #[cfg(unix)]
    {
        let (code, complaint) = watch.interrupt();
        assert_eq!(code, Some(0));
        let times = complaint.matches("gfxhub: engines.get_property").count();
        assert_eq!(times, 1, "{complaint}");
    }
}

#[test]
fn a_first_read_that_fails_is_the_end() {
    let hub = demo();
    let missing = ["engines", "get", "77", "--watch"];
    assert!(at(&hub.url(), &missing).failed(14).contains("engines.get"));
}

#[test]
fn only_reads_can_be_watched_and_not_without_a_pause() {
    let words = ["engines", "set-property", "3", "n", "p", "1", "--watch"];
    assert!(gfxhub(&words).failed(2).contains("--watch"));
    for time in ["--watch=0", "--watch=x", "--watch=4000"] {
        let ran = gfxhub(&["engines", "list", time]);
        assert!(
            ran.failed(2).contains("from 0.05 to 3600 seconds"),
            "{ran:?}"
        );
    }
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_it_while_it_waits_for_a_hub() {
    let silent = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let url = format!("http://{}", silent.local_addr().unwrap());
    let mut watch = PipedProcess::at(&url, &["engines", "list", "--watch", "--timeout=30"]);
    let connection = silent.accept().unwrap();
    let started = std::time::Instant::now();
    assert_eq!(watch.interrupt(), (Some(0), String::new()));
    assert!(
        started.elapsed() < Duration::from_secs(5),
        "{:?}",
        started.elapsed()
    );
    drop(connection);
}
