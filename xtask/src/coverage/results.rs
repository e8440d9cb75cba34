//! The cases that each binding has passed, read from the reports of the runners.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use gfxhub_tests::case::{Case, CaseKind};
use gfxhub_tests::report::{self, PassedCases};
use xshell::cmd;

use crate::commands::{Sh, chain};
use crate::server_process::{PLAYED_COMMAND, build_command};

/// The bindings whose runners are cargo tests, which this program can run.
const OF_CARGO: [&str; 2] = ["rust", "command"];

/// The results of a binding.
#[derive(Debug)]
pub(crate) struct Results {
    /// Name of the binding in its report.
    pub(crate) binding: &'static str,
    /// Names of the passed cases; `None` if the binding was not played.
    pub(crate) passed: Option<PassedCases>,
}

impl Results {
    /// Returns the number of cases of an operation that the binding has passed. Returns an error if
    /// none passed, or if no success case that used the operation's method passed.
    pub(crate) fn of(&self, operation: &str, cases: &[Case]) -> Result<usize, String> {
        let Some(passed) = &self.passed else {
            return Err(format!("{} was not played", self.binding));
        };
        let of: Vec<&Case> = cases
            .iter()
            .filter(|case| case.operation == operation)
            .collect();
        let count = of
            .iter()
            .filter(|case| passed.names.contains(&case.name))
            .count();
        if count == 0 {
            return Err("none of its cases passed".to_owned());
        }
        let succeeds = |case: &&Case| case.kind == CaseKind::Success;
        match &passed.by_method {
            Some(by_method)
                if !of
                    .iter()
                    .filter(|case| succeeds(case))
                    .any(|case| by_method.contains(&case.name)) =>
            {
                Err("no success case that used its method passed".to_owned())
            }
            _ => Ok(count),
        }
    }

    fn count(&self) -> Option<usize> {
        self.passed.as_ref().map(|passed| passed.names.len())
    }
}

/// Reads the reports of the bindings. The runners that are cargo tests are run first if their
/// reports are missing, or if `anew` is true. The second part of the result is the error of such a
/// run, if it failed.
pub(crate) fn read(
    bindings: &[&'static str],
    anew: bool,
) -> anyhow::Result<(Vec<Results>, Option<String>)> {
    let folder = report::folder();
    let fault = of_cargo(&folder, anew)?;
    let plays = bindings.iter().map(|binding| {
        let file = folder.join(format!("{binding}.json"));
        let passed = file
            .exists()
            .then(|| PassedCases::read(&file))
            .transpose()
            .map_err(anyhow::Error::msg)?;
        Ok(Results { binding, passed })
    });
    Ok((plays.collect::<anyhow::Result<_>>()?, fault))
}

fn of_cargo(folder: &Path, anew: bool) -> anyhow::Result<Option<String>> {
    let files = OF_CARGO.map(|runner| folder.join(format!("{runner}.json")));
    let files = files.into_iter().chain([of_handles("rust")]);
    let files: Vec<PathBuf> = files.collect();
    if !anew && files.iter().all(|file| file.exists()) {
        return Ok(None);
    }
    // With this variable, a developer can restrict the cases; here all must run.
    let sh = Sh::new()?.without_variables(&["GFXHUB_CASES"]);
    for file in &files {
        // Results of an earlier run must not count.
        sh.remove_path(file)?;
    }
    sh.set_var(PLAYED_COMMAND, build_command()?);
    let tests = cmd!(
        sh,
        "cargo test --locked --quiet --no-fail-fast --package gfxhub-tests"
    );
    let runners = OF_CARGO.iter().chain(&["handles"]);
    let tests = tests.args(runners.flat_map(|runner| ["--test", runner]));
    // The reports list the failed cases, but a run that was interrupted may have left no report.
    Ok(tests.run().err().map(|why| chain(&why.into())))
}

/// Returns the path of a binding's report on the cases of handles.
pub(crate) fn of_handles(binding: &str) -> PathBuf {
    report::folder()
        .join("handles")
        .join(format!("{binding}.json"))
}

/// Removes earlier results.
pub(crate) fn forget() -> anyhow::Result<()> {
    Ok(Sh::new()?.remove_path(report::folder())?)
}

/// Returns the cases that passed in every binding that was played.
pub(crate) fn everywhere(plays: &[Results]) -> HashSet<String> {
    let mut passed = plays.iter().filter_map(|plays| plays.passed.as_ref());
    let first = passed.next().map(|passed| passed.names.clone());
    passed.fold(first.unwrap_or_default(), |all, passed| {
        all.intersection(&passed.names).cloned().collect()
    })
}

/// Returns the bindings that were played and did not pass this case.
pub(crate) fn bindings_without(plays: &[Results], case: &str) -> Vec<&'static str> {
    let lack = |plays: &&Results| {
        plays
            .passed
            .as_ref()
            .is_some_and(|passed| !passed.names.contains(case))
    };
    plays
        .iter()
        .filter(lack)
        .map(|plays| plays.binding)
        .collect()
}

/// Returns a text with the number of cases that each binding has passed, and `true` if all these
/// numbers are equal.
pub(crate) fn counts(plays: &[Results]) -> (String, bool) {
    let count = |plays: &Results| match plays.count() {
        Some(count) => format!("{} {count}", plays.binding),
        None => format!("{} not played", plays.binding),
    };
    let words: Vec<String> = plays.iter().map(count).collect();
    let numbers: HashSet<usize> = plays.iter().filter_map(Results::count).collect();
    (words.join(", "), numbers.len() <= 1)
}

#[cfg(test)]
mod tests {
    use gfxhub_tests::load::committed_cases;

    use super::*;

    fn plays(binding: &'static str, leaving_out: impl Fn(&Case) -> bool, method: bool) -> Results {
        let cases = committed_cases().unwrap();
        let left = cases.into_iter().filter(|case| !leaving_out(case));
        let names: HashSet<String> = left.map(|case| case.name).collect();
        let by_method = method.then(|| names.clone());
        Results {
            binding,
            passed: Some(PassedCases { names, by_method }),
        }
    }

    #[test]
    fn an_operation_needs_cases_that_passed_and_one_through_its_method() {
        let cases = committed_cases().unwrap();
        let all = plays("c", |_| false, true);
        let count = all.of("engines.get", &cases).unwrap();
        assert!(count > 4, "{count}");
        let without = plays("c", |case| case.operation == "engines.get", true);
        let why = without.of("engines.get", &cases).unwrap_err();
        assert_eq!(why, "none of its cases passed");
        assert!(without.of("engines.list", &cases).is_ok());
        let mut by_invoke = plays("c", |_| false, true);
        by_invoke
            .passed
            .as_mut()
            .unwrap()
            .by_method
            .as_mut()
            .unwrap()
            .retain(|name| !name.starts_with("engines.get: "));
        let why = by_invoke.of("engines.get", &cases).unwrap_err();
        assert_eq!(why, "no success case that used its method passed");
        // This rule does not apply to the Rust runner, because it does not record methods.
        assert!(
            plays("rust", |_| false, false)
                .of("engines.get", &cases)
                .is_ok()
        );
        let never = Results {
            binding: "node",
            passed: None,
        };
        assert_eq!(
            never.of("engines.get", &cases).unwrap_err(),
            "node was not played"
        );
    }

    #[test]
    fn the_bindings_are_compared_with_each_other() {
        let name = "engines.get_node: two dots as path";
        let mut all = vec![
            plays("rust", |_| false, false),
            Results {
                binding: "node",
                passed: None,
            },
        ];
        let whole = everywhere(&all).len();
        let (words, same) = counts(&all);
        assert_eq!(
            (words, same),
            (format!("rust {whole}, node not played"), true)
        );
        assert!(bindings_without(&all, name).is_empty());
        all.push(plays("c", |case| case.name == name, true));
        assert_eq!(everywhere(&all).len(), whole - 1);
        assert_eq!(bindings_without(&all, name), ["c"]);
        let (words, same) = counts(&all);
        assert_eq!(
            (words, same),
            (
                format!("rust {whole}, node not played, c {}", whole - 1),
                false
            )
        );
    }
}
