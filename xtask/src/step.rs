//! One step of the test, and what became of it.

use std::time::Duration;

use crate::tool::Tool;

/// One step.
#[derive(Debug)]
pub(crate) struct Step {
    /// Its name on the command line and in the closing table.
    pub(crate) name: &'static str,
    /// What it holds, for its headline.
    pub(crate) title: &'static str,
    /// What must be on the machine for it, beside cargo.
    pub(crate) needs: &'static [Tool],
    /// Runs it.
    pub(crate) run: fn() -> Result<(), String>,
}

/// What became of a step.
#[derive(Debug, PartialEq)]
pub(crate) enum Verdict {
    /// It holds.
    Passed,
    /// It does not, and why.
    Failed(String),
    /// It did not run, and why.
    Skipped(String),
}

/// A step that is over.
#[derive(Debug)]
pub(crate) struct Ended {
    /// Its name.
    pub(crate) name: &'static str,
    /// What became of it.
    pub(crate) verdict: Verdict,
    /// How long it took.
    pub(crate) took: Duration,
}

impl Step {
    /// Runs the step, unless it needs one of the tools that are `missing`.
    pub(crate) fn verdict(&self, missing: &[Tool], strict: bool) -> Verdict {
        let mut lacking = self.needs.iter().filter(|tool| missing.contains(tool));
        if let Some(first) = lacking.next() {
            let names = lacking.fold(first.name().to_owned(), |names, tool| {
                names + ", " + tool.name()
            });
            let why = format!("not on this machine: {names}");
            return if strict {
                Verdict::Failed(why)
            } else {
                Verdict::Skipped(why)
            };
        }
        match (self.run)() {
            Ok(()) => Verdict::Passed,
            Err(why) => Verdict::Failed(why),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn step(run: fn() -> Result<(), String>) -> Step {
        Step {
            name: "step",
            title: "a step",
            needs: &[Tool::Curl, Tool::Python],
            run,
        }
    }

    #[test]
    fn a_step_is_what_it_comes_to() {
        assert_eq!(step(|| Ok(())).verdict(&[], true), Verdict::Passed);
        let broken = step(|| Err("broken".to_owned()));
        assert_eq!(
            broken.verdict(&[Tool::Node], true),
            Verdict::Failed("broken".to_owned())
        );
    }

    #[test]
    fn a_missing_tool_skips_it_or_fails_it_and_is_named() {
        let never = step(|| panic!("it must not run"));
        let why = "not on this machine: curl, python3".to_owned();
        let missing = [Tool::Python, Tool::Curl];
        assert_eq!(
            never.verdict(&missing, false),
            Verdict::Skipped(why.clone())
        );
        assert_eq!(never.verdict(&missing, true), Verdict::Failed(why));
    }
}
