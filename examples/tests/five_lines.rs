//! Runs the shortest example against a hub simulator.

use std::process::Command;

use gfxhub_simulator::{LocalHub, Options};

#[test]
fn five_lines_list_the_engines_of_a_hub() {
    let hub = LocalHub::start(Options::default()).unwrap();
    let program = env!("CARGO_BIN_EXE_five_lines");
    let output = Command::new(program).arg(hub.url()).output().unwrap();
    assert!(output.status.success(), "{output:?}");
    let printed = String::from_utf8(output.stdout).unwrap();
    let engines = gfxhub::Client::new(&hub.url())
        .unwrap()
        .engines()
        .list()
        .unwrap();
    assert_eq!(printed.lines().count(), engines.len(), "{printed}");
    for (line, engine) in printed.lines().zip(&engines) {
        let (id, name) = (engine.id.to_string(), engine.display_name.as_str());
        assert!(
            line.trim_start().starts_with(&id) && line.contains(name),
            "{line}"
        );
    }

    let output = Command::new(program).output().unwrap();
    assert!(!output.status.success());
    assert!(
        String::from_utf8(output.stderr)
            .unwrap()
            .contains("address of a hub")
    );
}
