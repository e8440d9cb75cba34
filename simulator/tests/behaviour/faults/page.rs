//! The page about faults, held against the table.

use gfxhub_simulator::{FAULT_CATALOG, FaultInfo, Faults, ParameterInfo, Stage};

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

/// What the page says of a kind.
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

/// The table of a stage.
fn table(stage: Stage) -> String {
    let kinds = FAULT_CATALOG.iter().filter(|kind| kind.stage == stage);
    let rows: Vec<_> = kinds.map(row).collect();
    let head = "| fault | after | what happens | parameters (defaults) |\n|---|---|---|---|";
    format!("{head}\n{}\n", rows.join("\n"))
}

#[test]
fn the_page_lists_every_kind_as_the_table_has_it() {
    for stage in Stage::ALL {
        let table = table(stage);
        assert!(
            PAGE.contains(&table),
            "docs/faults.md must have:\n\n{table}"
        );
    }
    let rows = PAGE.lines().filter(|line| line.starts_with("| `"));
    let about_kinds = rows.filter(|line| line.matches(" | ").count() == 3);
    assert_eq!(about_kinds.count(), FAULT_CATALOG.len());
}

#[test]
fn the_scenarios_of_the_page_are_sound() {
    let mut blocks = 0;
    for block in PAGE.split("```json\n").skip(1) {
        let (scenario, _) = block.split_once("```").unwrap();
        Faults::from_json(scenario).unwrap_or_else(|why| panic!("{why}"));
        blocks += 1;
    }
    assert!(blocks > 0);
}
