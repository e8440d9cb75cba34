//! One step of the test, and what became of it.

use std::time::Duration;

use crate::tool::Tool;

/// What belongs together, and runs on a machine that has the tools for it alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    /// What Rust alone checks.
    Rust,
    /// The interfaces for C and C++.
    C,
    /// The package of Python.
    Python,
    /// The package of Node.
    Node,
    /// The texts for people.
    Docs,
    /// What is installed and handed out.
    Packages,
    /// Memory, threads and hostile input.
    Hardening,
}

impl Group {
    /// All of them.
    pub(crate) const ALL: [Group; 7] = [
        Group::Rust,
        Group::C,
        Group::Python,
        Group::Node,
        Group::Docs,
        Group::Packages,
        Group::Hardening,
    ];

    /// Its name on the command line.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Group::Rust => "rust",
            Group::C => "c",
            Group::Python => "python",
            Group::Node => "node",
            Group::Docs => "docs",
            Group::Packages => "packages",
            Group::Hardening => "hardening",
        }
    }

    /// What it is about.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Group::Rust => "the workspace: build, tests, layout, lints",
            Group::C => "the interfaces for C and C++",
            Group::Python => "the package of Python",
            Group::Node => "the package of Node",
            Group::Docs => "the texts for people, and their examples",
            Group::Packages => "what is installed and handed out",
            Group::Hardening => "memory, threads, hostile input, other systems",
        }
    }
}

/// One step.
#[derive(Debug)]
pub(crate) struct Step {
    /// Its name on the command line and in the closing table.
    pub(crate) name: &'static str,
    /// What it holds, for its headline.
    pub(crate) title: &'static str,
    /// What it belongs to.
    pub(crate) group: Group,
    /// Whether `cargo xtask test` runs it without being told to.
    pub(crate) quick: bool,
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
            let why = format!("not here: {names}");
            // What only rustup brings cannot be made up for where it is not reached.
            let needed = self.needs.iter().filter(|tool| missing.contains(tool));
            let installable = needed.filter(|tool| !tool.is_of_rustup()).count() > 0;
            return if strict && installable {
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
            group: Group::Docs,
            quick: true,
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
        let why = "not here: curl, python3".to_owned();
        let missing = [Tool::Python, Tool::Curl];
        assert_eq!(
            never.verdict(&missing, false),
            Verdict::Skipped(why.clone())
        );
        assert_eq!(never.verdict(&missing, true), Verdict::Failed(why));
    }

    #[test]
    fn what_only_rustup_brings_is_no_failure() {
        let step = Step {
            needs: &[Tool::Curl, Tool::Miri],
            ..step(|| panic!("it must not run"))
        };
        let why = "not here: Miri".to_owned();
        assert_eq!(step.verdict(&[Tool::Miri], true), Verdict::Skipped(why));
        let both = step.verdict(&[Tool::Miri, Tool::Curl], true);
        assert_eq!(both, Verdict::Failed("not here: curl, Miri".to_owned()));
    }
}
