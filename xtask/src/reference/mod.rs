//! `cargo xtask test --only reference`: runs the examples of the reference pages, each against the
//! scripted server, which judges the requests. Their output must be the one that the pages'
//! generator expects.

mod program;

use anyhow::{Context as _, bail};
use gfxhub_tests::case::Case;
use gfxhub_tests::json::Json;
use gfxhub_tests::load;
use gfxhub_tests::verdict::CaseVerdict;

use crate::commands::{self, Sh};
use crate::generate;
use crate::strictness::is_strict;
use program::{ALL, Language, Readiness};

/// Runs the examples of every language whose binding has been built.
pub(crate) fn run() -> anyhow::Result<()> {
    let cases = load::committed_cases().map_err(anyhow::Error::msg)?;
    let examples = load::examples(&cases);
    let printed = printed()?;
    let mut faults = Vec::new();
    for language in ALL {
        match (language.ready)()? {
            Readiness::Ready(program) => {
                let failed = play(language, &*program, &examples, &printed)?;
                let well = examples.len() - failed.len();
                let (name, all) = (language.name, examples.len());
                commands::say(&format!("{name}: {well} of {all} examples hold"));
                faults.extend(failed);
            }
            Readiness::Absent(why) if is_strict() => {
                faults.push(format!("{}: {why}", language.name))
            }
            Readiness::Absent(why) => {
                commands::say(&format!("{}: skipped, {why}", language.name));
            }
        }
    }
    if faults.is_empty() {
        return Ok(());
    }
    bail!("the reference is not true:\n{}", faults.join("\n"))
}

/// Plays the examples of one language and returns the faults of those that do not hold.
fn play(
    language: &Language,
    program: &program::Program,
    examples: &[&Case],
    printed: &Json,
) -> anyhow::Result<Vec<String>> {
    let judge = CaseVerdict::start(None, language.numbers);
    let judge = judge.context("the scripted server does not start")?;
    let mut failed = Vec::new();
    for case in examples {
        judge.arm(case);
        let mut differences = run_example(program, case, &judge.url(), language, printed);
        differences.extend(judge.wire_differences(case));
        if !differences.is_empty() {
            let (name, listed) = (language.name, differences.join("\n    "));
            failed.push(format!(
                "{name}, {}:
    {listed}",
                case.operation
            ));
        }
    }
    Ok(failed)
}

/// Runs one example to its end.
fn run_example(
    program: &program::Program,
    case: &Case,
    url: &str,
    language: &Language,
    printed: &Json,
) -> Vec<String> {
    let mut command = match program(&case.operation) {
        Ok(command) => command,
        Err(why) => return vec![format!("{why:#}")],
    };
    let command = command
        .env("GFXHUB_URL", url)
        .env_remove("GFXHUB_API_KEY")
        .stdin(std::process::Stdio::null());
    let output = match command.output() {
        Ok(output) => output,
        Err(fault) => return vec![format!("it does not start: {fault}")],
    };
    let mut found = Vec::new();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    if !output.status.success() || !said.is_empty() {
        found.push(format!(
            "it ended with {}: {}",
            output.status,
            said.trim_end()
        ));
    }
    let got = String::from_utf8_lossy(&output.stdout).replace("\r\n", "\n");
    let due = printed.get(&case.operation).and_then(Json::as_text);
    if language.prints_alike && due.map(str::trim_end) != Some(got.trim_end()) {
        found.push(format!("it printed {got:?}, not {due:?}"));
    }
    found
}

/// Returns the expected output of each example.
fn printed() -> anyhow::Result<Json> {
    let path = generate::for_tests()?.join("reference/printed.json");
    let text = Sh::new()?.read_file(&path)?;
    let printed = Json::parse(&text).map_err(anyhow::Error::msg);
    printed.with_context(|| path.display().to_string())
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::*;
    use gfxhub_tests::case_format::cases_of;
    use gfxhub_tests::comparison::Numbers;

    const CASE: &str = r#"[{"name": "graphs.get: a", "operation": "graphs.get", "kind": "success",
        "arguments": {"graphId": 21}, "request": {"method": "GET", "target": "/api/rest/v1/graphs/21"},
        "reply": {"status": 200, "json": {"id": 21}}, "result": {"id": 21}}]"#;

    const LANGUAGE: Language = Language {
        name: "Test",
        numbers: Numbers::Exact,
        prints_alike: true,
        ready: || Ok(Readiness::Absent(String::new())),
    };

    /// Returns the report on a program that is run as this command.
    fn report(program: &program::Program) -> String {
        let cases = cases_of(CASE).unwrap();
        let printed = Json::parse(r#"{"graphs.get": "Studio A"}"#).unwrap();
        let examples: Vec<&Case> = cases.iter().collect();
        play(&LANGUAGE, program, &examples, &printed)
            .unwrap()
            .join("\n")
    }

    #[test]
    fn an_example_with_other_requests_or_output_is_reported() {
        let report = report(&|_| {
            // The test program itself: it ends well, prints something, and sends nothing.
            let mut command = Command::new(std::env::current_exe().unwrap());
            command.args(["--list", "no test has this name"]);
            Ok(command)
        });
        assert!(report.starts_with("Test, graphs.get:"), "{report}");
        assert!(report.contains(r#"not Some("Studio A")"#), "{report}");
        assert!(
            report.contains("wire: expected 1 requests, got 0"),
            "{report}"
        );
        assert!(!report.contains("it ended with"), "{report}");
    }

    #[test]
    fn an_example_that_fails_or_does_not_start_is_reported() {
        let failing = report(&|_| {
            let mut command = Command::new(std::env::current_exe().unwrap());
            command.arg("--no-such-option");
            Ok(command)
        });
        assert!(failing.contains("it ended with"), "{failing}");
        let missing = report(&|_| Ok(Command::new("gfxhub-no-such-program")));
        assert!(missing.contains("it does not start"), "{missing}");
        let unknown = report(&|operation| bail!("{operation} is not there"));
        assert!(unknown.contains("graphs.get is not there"), "{unknown}");
    }
}
