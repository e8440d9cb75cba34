//! The script of `examples/shell` that makes a rundown by names, run with the command.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use gfxhub::Client;
use gfxhub_simulator::{LocalHub, Options};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// Runs the script with a table.
fn ran(hub: &LocalHub, rundown: &str, table: &Path) -> Output {
    let program = Path::new(env!("CARGO_BIN_EXE_gfxhub"));
    let mut folders = vec![program.parent().unwrap().to_owned()];
    folders.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap()));
    Command::new("sh")
        .arg(format!("{ROOT}/examples/shell/rundown_from_csv.sh"))
        .arg(rundown)
        .arg(table)
        .env("PATH", std::env::join_paths(folders).unwrap())
        .env("GFXHUB_URL", hub.url())
        .env_remove("GFXHUB_CONFIG")
        .env("XDG_CONFIG_HOME", ROOT)
        .env_remove("GFXHUB_API_KEY")
        .output()
        .unwrap()
}

#[test]
fn a_table_becomes_a_rundown_on_air() {
    let hub = LocalHub::start(Options::default()).unwrap();
    let table = format!("{ROOT}/examples/python/rundown.csv");
    let output = ran(&hub, "Late News", Path::new(&table));
    assert!(output.status.success(), "{output:?}");
    let items = ["Opening", "Presenter", "Reporter", "Statement"];
    let paths: Vec<String> = items
        .iter()
        .map(|item| format!("Late News / {item} / In"))
        .collect();
    let printed = String::from_utf8(output.stdout).unwrap();
    assert_eq!(printed.lines().collect::<Vec<_>>(), paths);
    let done: Vec<_> = hub.journal().into_iter().map(|it| it.operation).collect();
    assert_eq!(done[0], "playout.create_rundown");
    assert_eq!(done[1..5], ["playout.create_item"; 4]);
    assert_eq!(done[5..], ["playout.trigger_button"; 4]);

    let client = Client::new(&hub.url()).unwrap();
    let found = client.names().find("Late News / Reporter").unwrap();
    let item = client
        .playout()
        .get_item(found.rundown_id.unwrap(), found.item_id.unwrap())
        .unwrap();
    assert_eq!(item.data.get("headline"), Some(&"Reporter 1".into()));
    assert_eq!(item.data.get("subline"), Some(&"At the harbour".into()));
}

#[test]
fn a_wrong_table_makes_nothing() {
    let hub = LocalHub::start(Options::default()).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let table = folder.path().join("table.csv");
    for (rundown, text, code, complaint) in [
        (
            "New",
            "name,template,txt\nBridge,Quote,Open",
            1,
            "Bridge: Quote has no field txt",
        ),
        (
            "New",
            "name,template,text\r\nBridge,Quotes,Open\r\n",
            10,
            "no template is called",
        ),
        ("New", "name,text\n", 1, "does not begin with name,template"),
        (
            "New",
            "name,template,text\nBridge,Quote,\"a, b\"\n",
            1,
            "it has quotation marks",
        ),
        (
            "Evening News",
            "name,template\n",
            1,
            "there is a rundown Evening News already",
        ),
    ] {
        fs::write(&table, text).unwrap();
        let output = ran(&hub, rundown, &table);
        assert_eq!(output.status.code(), Some(code), "{output:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(complaint), "{said}");
    }
    assert_eq!(hub.journal().len(), 0);
}
