//! `cargo xtask test`: runs the steps one after the other and says what became of each.

use std::time::Instant;

use crate::step::{Ended, Step, Verdict};
use crate::strictness::is_strict;
use crate::tool::Tool;
use crate::{closing, console, coverage, steps};

/// Runs the steps that are named, all of them if none is, and gives the exit code.
pub(crate) fn run(only: &[&str]) -> u8 {
    let missing: Vec<Tool> = Tool::ALL
        .iter()
        .copied()
        .filter(|tool| !tool.is_here())
        .collect();
    for tool in &missing {
        console::say(&format!("{} is missing: {}", tool.name(), tool.advice()));
    }
    if only.is_empty()
        && let Err(why) = coverage::forget()
    {
        console::complain(&format!("what was played at another time stays: {why}"));
        return 1;
    }
    let wanted = |step: &&Step| only.is_empty() || only.contains(&step.name);
    let wanted: Vec<&Step> = steps::ALL.iter().filter(wanted).collect();
    let mut ended = Vec::new();
    for (at, step) in wanted.iter().enumerate() {
        console::say(&format!(
            "\n=== {} ({} of {}): {}",
            step.name,
            at + 1,
            wanted.len(),
            step.title
        ));
        let started = Instant::now();
        let verdict = step.verdict(&missing, is_strict());
        if let Verdict::Failed(why) | Verdict::Skipped(why) = &verdict {
            console::say(&format!("{}: {why}", step.name));
        }
        ended.push(Ended {
            name: step.name,
            verdict,
            took: started.elapsed(),
        });
    }
    console::say(&format!(
        "\n{}\n\n{}",
        closing::table(&ended),
        closing::line(&ended)
    ));
    let failed = |step: &Ended| matches!(step.verdict, Verdict::Failed(_));
    u8::from(ended.iter().any(failed))
}
