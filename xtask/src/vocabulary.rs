//! Tests that old names do not come back.
//!
//! The project once used its own words where standard names exist. `docs/upgrade.md` lists the old
//! public names and is the only text that may contain them.

use gfxhub_tests::cargo::root;
use xshell::cmd;

use crate::commands::Sh;

/// The old names. Each is so long or unusual that it is not part of any other word.
const RETIRED: [&str; 63] = [
    "HubInABox",
    "hub_box",
    "in_a_box",
    "in a box",
    "hub-in-a-box",
    "X-Box-Token",
    "/_box/",
    "gfxhub-hub",
    "gfxhub_hub::",
    "_face.",
    "of_face",
    "c_face",
    "cpp_face",
    "python_face",
    "rust_face",
    "keep_room",
    "without_lookup",
    "wants_it_gone",
    "rides_pooled",
    "outlasts_refusal",
    "asks_to_resend",
    "refuse_packed",
    "refuse_page",
    "refuse_failure",
    "refuse_bare_failure",
    "native.Desk",
    "hide_in_cut",
    "gfxhub hub ",
    "with_ways",
    "looks_only",
    "expect_silence",
    "WordsInfo",
    "ViewInfo",
    "word_docs",
    "resolve_number_marks",
    "with_number_marks",
    "WideNumber",
    "StoreIsKept",
    "ClockIsReal",
    "UnknownClock",
    "UnknownProfile",
    "faults_struck",
    "call_and_store",
    "MosMemory",
    "take_number",
    "stage_play",
    "stage_process",
    "hub_rows",
    "hub_variants",
    "value_shape",
    "shape_glue",
    "desk.cjs",
    "rows.cjs",
    "keep_quiet",
    "guard_neutral",
    "takeBack",
    "Unsendable",
    "hook_threads",
    "argument_named",
    "gfxhub-stage",
    "GFXHUB_STAGE",
    "HandleStage",
    "at_stage",
];

/// Files that may contain the old names: the page that lists them, and this file.
const EXCEPTIONS: [&str; 2] = ["docs/upgrade.md", "xtask/src/vocabulary.rs"];

/// Returns the old names in a text, each with its line number, counted from 1. A name of several
/// words is also found across a line break.
fn uses(text: &str) -> Vec<(usize, &'static str)> {
    let flat = text.replace(['\n', '\t'], " ");
    let mut found = Vec::new();
    for name in RETIRED {
        for (at, _) in flat.match_indices(name) {
            let before = text.get(..at).unwrap_or_default();
            found.push((before.matches('\n').count() + 1, name));
        }
    }
    found
}

#[test]
fn no_retired_name_is_used() -> anyhow::Result<()> {
    let sh = Sh::new()?;
    let tracked = cmd!(sh, "git ls-files -z").read()?;
    let mut found = Vec::new();
    for file in tracked.split('\0').filter(|file| !file.is_empty()) {
        // A file that is not text contains no names. A file that was removed without a commit does
        // not exist.
        let path = root().join(file);
        let Ok(text) = std::fs::read_to_string(path) else {
            continue;
        };
        if EXCEPTIONS.contains(&file) {
            continue;
        }
        found.extend(
            uses(file)
                .iter()
                .map(|(_, name)| format!("{file}: the file is named {name}")),
        );
        found.extend(
            uses(&text)
                .iter()
                .map(|(line, name)| format!("{file}:{line}: {name}")),
        );
    }
    assert!(
        found.is_empty(),
        "old names, which docs/upgrade.md replaces:\n{}",
        found.join("\n")
    );
    Ok(())
}

#[test]
fn an_old_name_is_found_with_its_line() {
    let text = "first\n\"\\r\\nX-Box-Token: t\"\nruns a hub in\na box here";
    assert_eq!(uses(text), [(3, "in a box"), (2, "X-Box-Token")]);
    assert_eq!(uses("a box of `hub_rows`\n"), [(1, "hub_rows")]);
    assert_eq!(uses("simulator, inbox, hub"), []);
}
