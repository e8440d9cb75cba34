//! `cargo xtask test`: runs the steps one after the other and says what became of each.

use std::time::Instant;

use crate::step::{Ended, Group, Step, Verdict};
use crate::strictness::is_strict;
use crate::tool::Tool;
use crate::{closing, console, coverage, steps, strictness};

/// Which steps are run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Selection {
    /// Those for somebody who has just cloned.
    Quick,
    /// All of them.
    All,
    /// Those of these names, and those of the groups of these names.
    Only(Vec<String>),
}

impl Selection {
    /// Whether there is a group or a step of this name; the error names those that there are.
    pub(crate) fn check(name: &str) -> Result<(), String> {
        let is_known = Group::ALL.iter().any(|group| group.name() == name)
            || steps::ALL.iter().any(|step| step.name == name);
        is_known.then_some(()).ok_or_else(|| {
            let groups = Group::ALL.map(Group::name).join(", ");
            format!(
                "it is neither a group nor a step; the groups are {groups}; --list names the steps"
            )
        })
    }

    fn has(&self, step: &Step) -> bool {
        match self {
            Selection::Quick => step.quick,
            Selection::All => true,
            Selection::Only(names) => names
                .iter()
                .any(|name| step.name == name || step.group.name() == name),
        }
    }

    fn steps(&self) -> Vec<&'static Step> {
        let steps = steps::ALL.iter();
        steps.filter(|step| self.has(step)).collect()
    }
}

/// Names the groups with their steps.
pub(crate) fn list() -> u8 {
    let mut lines = vec!["with * what `cargo xtask test` runs; --all runs everything".to_owned()];
    for group in Group::ALL {
        lines.push(format!("\n{}: {}", group.name(), group.title()));
        let steps = steps::ALL.iter().filter(|step| step.group == group);
        lines.extend(steps.map(|step| {
            let mark = if step.quick { '*' } else { ' ' };
            let tools: Vec<&str> = step.needs.iter().map(|tool| tool.name()).collect();
            let needs = match tools.is_empty() {
                true => String::new(),
                false => format!(" [{}]", tools.join(", ")),
            };
            format!("{mark} {:20} {}{needs}", step.name, step.title)
        }));
    }
    console::say(&lines.join("\n"));
    0
}

/// Runs the steps and gives the exit code.
pub(crate) fn run(selection: &Selection) -> u8 {
    let began = Instant::now();
    let wanted = selection.steps();
    let is_missing =
        |tool: &Tool| wanted.iter().any(|step| step.needs.contains(tool)) && !tool.is_here();
    let missing: Vec<Tool> = Tool::ALL.iter().copied().filter(is_missing).collect();
    for tool in &missing {
        console::say(&format!("{} is missing: {}", tool.name(), tool.advice()));
    }
    strictness::run_whole(*selection == Selection::All);
    if !matches!(selection, Selection::Only(_))
        && let Err(why) = coverage::forget()
    {
        console::complain(&format!("what was played at another time stays: {why}"));
        return 1;
    }
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
        closing::table(&ended, began.elapsed()),
        closing::line(&ended)
    ));
    let failed = |step: &Ended| matches!(step.verdict, Verdict::Failed(_));
    u8::from(ended.iter().any(failed))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(selection: &Selection) -> Vec<&str> {
        selection.steps().iter().map(|step| step.name).collect()
    }

    #[test]
    fn a_selection_has_the_steps_that_it_names() {
        let all = names(&Selection::All);
        let quick = names(&Selection::Quick);
        assert!(all.starts_with(&quick) && quick.len() < all.len());
        let only = Selection::Only(vec!["node".to_owned(), "build".to_owned()]);
        assert_eq!(names(&only), ["build", "conformance-node", "node-package"]);
    }

    #[test]
    fn an_unknown_name_is_told_with_the_groups() {
        let why = Selection::check("clipy").unwrap_err();
        assert!(why.contains("the groups are rust, c, python"), "{why}");
        assert_eq!(Selection::check("c"), Ok(()));
        assert_eq!(Selection::check("clippy"), Ok(()));
    }
}
