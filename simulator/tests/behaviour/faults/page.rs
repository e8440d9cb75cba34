//! Tests that the page about faults agrees with the table of faults.

use gfxhub_simulator::{FAULT_CATALOG, FAULT_SELECTORS, FaultInfo, Faults, ParameterInfo, Stage};

const PAGE: &str = include_str!("../../../../docs/faults.md");

fn parameter(parameter: &ParameterInfo) -> String {
    let ParameterInfo {
        name,
        shape,
        default,
        docs,
        ..
    } = parameter;
    format!("`{name}` (`{default}`): {docs}; {shape}")
}

/// Returns the row of the page for a kind of fault.
fn row(kind: &FaultInfo) -> String {
    let afters: Vec<_> = kind.after.iter().map(|after| after.name()).collect();
    let parameters: Vec<_> = kind.parameters.iter().map(parameter).collect();
    let (name, docs) = (kind.name, kind.docs);
    format!(
        "| `{name}` | {} | {docs} | {} |",
        afters.join(", "),
        parameters.join("<br>")
    )
}

const HEAD: &str = "| fault | after | what happens | parameters (defaults) |\n|---|---|---|---|\n";

const SELECTORS: &str = "| member | takes | chooses |\n|---|---|---|\n";

/// Returns the page with the current rows of the selectors.
fn with_selectors(page: &str) -> String {
    let (before, after) = page
        .split_once(SELECTORS)
        .expect("a table of the selectors");
    let rows = FAULT_SELECTORS
        .iter()
        .map(|it| format!("| `{}` | {} | {} |\n", it.name, it.takes, it.docs));
    let rows: String = rows.collect();
    let after = after.find("\n\n").map_or("", |at| &after[at + 1..]);
    [before, SELECTORS, &rows, after].concat()
}

/// Returns the page with the current rows of the faults. The page has a table for each stage, in
/// the order of the stages.
fn as_in_the_catalog(page: &str) -> String {
    let page = with_selectors(page);
    let mut parts = page.split(HEAD);
    let mut whole = parts.next().unwrap_or_default().to_owned();
    let parts: Vec<_> = parts.collect();
    assert_eq!(parts.len(), Stage::ALL.len(), "a table for each stage");
    for (stage, part) in Stage::ALL.iter().zip(parts) {
        let kinds = FAULT_CATALOG.iter().filter(|kind| kind.stage == *stage);
        let rows: Vec<_> = kinds.map(|kind| row(kind) + "\n").collect();
        let after = part.find("\n\n").map_or("", |at| &part[at + 1..]);
        whole += &[HEAD, &rows.concat(), after].concat();
    }
    whole
}

/// With `UPDATE_PAGE=1`, this test rewrites the rows of the page.
#[test]
fn the_page_lists_every_kind_as_the_table_has_it() {
    let page = PAGE.replace("\r\n", "\n");
    let expected = as_in_the_catalog(&page);
    if std::env::var_os("UPDATE_PAGE").is_some() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/faults.md");
        std::fs::write(file, &expected).unwrap();
        return;
    }
    let differing = page
        .lines()
        .zip(expected.lines())
        .find(|(is, expected)| is != expected);
    assert!(
        page == expected,
        "docs/faults.md is not what the catalog says; run this test with UPDATE_PAGE=1: {differing:?}"
    );
}

#[test]
fn the_scenarios_of_the_page_are_valid() {
    let mut blocks = 0;
    for block in PAGE.split("```json\n").skip(1) {
        let (scenario, _) = block.split_once("```").unwrap();
        Faults::from_json(scenario).unwrap_or_else(|why| panic!("{why}"));
        blocks += 1;
    }
    assert!(blocks > 0);
}
