//! `cargo xtask test`: runs the steps one after the other, and some concurrently with them. Prints
//! the result of each step, and finally a table and a line that a program can read.

use std::collections::BTreeSet;
use std::process::{Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail, ensure};

use crate::commands::duration;
use crate::package::build;
use crate::steps::{FinishedStep, Group, Step, Verdict};
use crate::strictness::{is_strict, run_whole};
use crate::tool::Tool;
use crate::{cargo_tool, commands, coverage, fuzz, links, node, openapi, python, steps, workflows};

/// The steps that are selected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Selection {
    /// The steps of the quick test, which `cargo xtask test` runs by default.
    Quick,
    /// All steps.
    All,
    /// The steps, and the steps of the groups, with these names.
    Only(Vec<String>),
}

impl Selection {
    /// Checks that there is a group or a step with this name. The error lists the groups.
    pub(crate) fn check(name: &str) -> anyhow::Result<()> {
        let is_known = Group::ALL.iter().any(|group| group.name() == name)
            || steps::ALL.iter().any(|step| step.name == name);
        let groups = Group::ALL.map(Group::name).join(", ");
        ensure!(
            is_known,
            "it is neither a group nor a step; the groups are {groups}; --list names the steps"
        );
        Ok(())
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

/// Lists the groups with their steps.
pub(crate) fn list() -> u8 {
    let mut lines =
        vec!["* marks the steps that `cargo xtask test` runs; --all runs all steps".to_owned()];
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
    commands::say(&lines.join("\n"));
    0
}

/// Runs the steps and returns the exit code.
pub(crate) fn run(selection: &Selection) -> u8 {
    let began = Instant::now();
    let wanted = selection.steps();
    let needed: BTreeSet<Tool> = wanted.iter().flat_map(|step| step.needs).copied().collect();
    let missing: Vec<Tool> = needed.into_iter().filter(|tool| !tool.is_here()).collect();
    for tool in &missing {
        commands::say(&format!("{} is missing: {}", tool.name(), tool.advice()));
    }
    run_whole(*selection == Selection::All);
    if !matches!(selection, Selection::Only(_))
        && let Err(why) = coverage::forget()
    {
        commands::complain(&format!(
            "cannot remove the results of an earlier run: {why:#}"
        ));
        return 1;
    }
    let is_concurrent =
        |step: &&'static Step| *selection == Selection::All && CONCURRENT.contains(&step.name);
    let (concurrent, one_by_one): (Vec<&Step>, Vec<&Step>) =
        wanted.iter().copied().partition(is_concurrent);
    let mut ended = Vec::new();
    let lane = {
        let missing = missing.clone();
        thread::spawn(move || {
            let run =
                |step: &&'static Step| run_step(step, &missing, || run_concurrently(step.name));
            concurrent.iter().map(run).collect::<Vec<FinishedStep>>()
        })
    };
    for (at, step) in one_by_one.iter().enumerate() {
        commands::say(&format!(
            "\n=== {} ({} of {}): {}",
            step.name,
            at + 1,
            one_by_one.len(),
            step.title
        ));
        let watch = end_after(STEP_TIMEOUT, step.name);
        ended.push(run_step(step, &missing, step.run));
        drop(watch);
    }
    match lane.join() {
        Ok(concurrent) => ended.extend(concurrent),
        Err(_) => {
            commands::complain("the thread that runs the concurrent steps panicked");
            return 1;
        }
    }
    commands::say(&format!(
        "\n{}\n\n{}",
        table(&ended, began.elapsed()),
        line(&ended)
    ));
    let failed = |step: &FinishedStep| matches!(step.verdict, Verdict::Failed(_));
    u8::from(ended.iter().any(failed))
}

/// Steps that `--all` runs, one after the other, concurrently with all other steps. Each has its
/// own toolchain or flags and its own target folder, and none measures time.
const CONCURRENT: [&str; 4] = ["msrv", "loom", "c-miri", "fuzz"];

/// Runs a step in a process with a lower priority, and prints the output after the process has
/// ended.
fn run_concurrently(name: &str) -> anyhow::Result<()> {
    let xtask = std::env::current_exe()?;
    let mut command = match cfg!(unix) {
        true => {
            let mut nice = Command::new("nice");
            nice.args(["-n", "10"]).arg(xtask);
            nice
        }
        false => Command::new(xtask),
    };
    command.args(["test", "--only", name]).stdin(Stdio::null());
    let ran = command
        .output()
        .with_context(|| format!("{name} does not start"))?;
    let [out, err] =
        [ran.stdout, ran.stderr].map(|said| String::from_utf8_lossy(&said).into_owned());
    commands::say(&format!("\n=== {name}, which ran concurrently\n{err}{out}"));
    ensure!(ran.status.success(), "it failed; its output is above");
    Ok(())
}

/// Time limit of a step. A step that exceeds it hangs: the slowest take some minutes, and those that
/// run concurrently, at a lower priority, some twenty.
const STEP_TIMEOUT: Duration = Duration::from_secs(45 * 60);

/// Runs a step, and prints the reason if it did not pass.
fn run_step(
    step: &'static Step,
    missing: &[Tool],
    run: impl FnOnce() -> anyhow::Result<()>,
) -> FinishedStep {
    let started = Instant::now();
    let verdict = step.verdict(missing, is_strict(), run);
    if let Verdict::Failed(why) | Verdict::Skipped(why) = &verdict {
        commands::say(&format!("{}: {why}", step.name));
    }
    FinishedStep {
        name: step.name,
        verdict,
        took: started.elapsed(),
    }
}

/// Starts a timer that ends the whole run and prints the step that hangs and the running processes.
/// Dropping the result stops the timer.
fn end_after(limit: Duration, step: &'static str) -> Sender<()> {
    let (watch, dropped) = mpsc::channel();
    thread::spawn(move || {
        if dropped.recv_timeout(limit) == Err(RecvTimeoutError::Timeout) {
            commands::complain(&format!("{step} hangs: it has run for {}", duration(limit)));
            // The process tree shows which program waits, on systems that have `ps`.
            let _ = Command::new("ps")
                .args(["-e", "f", "-o", "pid,etime,args"])
                .status();
            std::process::exit(1);
        }
    });
    watch
}

/// Returns a table with one line for each step and one for the total time.
pub(crate) fn table(steps: &[FinishedStep], all: Duration) -> String {
    let width = steps.iter().map(|step| step.name.len()).max().unwrap_or(0);
    let line = |step: &FinishedStep| {
        let (word, why) = match &step.verdict {
            Verdict::Passed => ("passed", ""),
            Verdict::Failed(why) => ("FAILED", why.as_str()),
            Verdict::Skipped(why) => ("skipped", why.as_str()),
        };
        // The other lines of the reason were printed when the step ended.
        let why = why.lines().next().unwrap_or_default();
        let took = duration(step.took);
        let line = format!("  {:width$}  {word:7}  {took:>10}  {why}", step.name);
        line.trim_end().to_owned()
    };
    let mut lines: Vec<String> = steps.iter().map(line).collect();
    lines.push(format!(
        "  {:width$}  {:7}  {:>10}",
        "in all",
        "",
        duration(all)
    ));
    lines.join("\n")
}

/// Returns the final line, which a program can read.
pub(crate) fn line(steps: &[FinishedStep]) -> String {
    let count = |which: fn(&Verdict) -> bool| {
        let counted = steps.iter().filter(|step| which(&step.verdict));
        counted.count()
    };
    let passed = count(|verdict| *verdict == Verdict::Passed);
    let failed = count(|verdict| matches!(verdict, Verdict::Failed(_)));
    let skipped = count(|verdict| matches!(verdict, Verdict::Skipped(_)));
    let mut line = format!("{passed} passed, {failed} failed");
    if skipped > 0 {
        line.push_str(&format!(", {skipped} skipped"));
    }
    line
}

/// Installs the tools of the steps of the test. Leaves out a tool if the interpreter or the
/// toolchain that it needs is missing.
pub(crate) fn install_all() -> anyhow::Result<()> {
    let mut faults = Vec::new();
    let mut install = |needs: Tool, install: fn() -> anyhow::Result<()>| {
        if needs.is_here() {
            faults.extend(install().err().map(|why| format!("{why:#}")));
        }
    };
    install(Tool::Nightly, fuzz::install);
    install(Tool::Python, || python::tools().map(drop));
    install(Tool::Node, || node::tools().map(drop));
    install(Tool::Node, || node::bundlers().map(drop));
    install(Tool::Node, || links::tools().map(drop));
    install(Tool::Node, || workflows::tools().map(drop));
    install(Tool::Node, || openapi::tools().map(drop));
    install(Tool::Python, || build::tools().map(drop));
    install(Tool::Cc, cargo_tool::install_tested);
    match faults.is_empty() {
        true => Ok(()),
        false => bail!("{}", faults.join("\n")),
    }
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
    fn the_steps_beside_the_others_are_there() {
        let known = |name: &&str| {
            steps::ALL
                .iter()
                .any(|step| step.name == *name && !step.quick)
        };
        assert!(CONCURRENT.iter().all(known));
    }

    #[test]
    fn an_unknown_step_is_reported_with_the_groups() {
        let why = Selection::check("clipy").unwrap_err().to_string();
        assert!(why.contains("the groups are rust, c, python"), "{why}");
        assert!(Selection::check("c").is_ok());
        assert!(Selection::check("clippy").is_ok());
    }

    fn ended(name: &'static str, verdict: Verdict, millis: u64) -> FinishedStep {
        let took = Duration::from_millis(millis);
        FinishedStep {
            name,
            verdict,
            took,
        }
    }

    #[test]
    fn the_table_shows_each_step_with_its_reason() {
        let steps = [
            ended("rustfmt", Verdict::Passed, 449),
            ended("tests", Verdict::Failed("two\nlines".to_owned()), 61_000),
            ended("curl", Verdict::Skipped("not here".to_owned()), 0),
        ];
        let expected = "  rustfmt  passed        0.4 s\n  \
                          tests    FAILED   1 min 01 s  two\n  \
                          curl     skipped       0.0 s  not here\n  \
                        in all            1 min 02 s";
        assert_eq!(table(&steps, Duration::from_secs(62)), expected);
        assert_eq!(line(&steps), "1 passed, 1 failed, 1 skipped");
    }

    #[test]
    fn the_closing_line_leaves_out_what_was_not_skipped() {
        let steps = [
            ended("one", Verdict::Passed, 1),
            ended("two", Verdict::Passed, 1),
        ];
        assert_eq!(line(&steps), "2 passed, 0 failed");
        assert_eq!(line(&[]), "0 passed, 0 failed");
    }
}
