//! The step `reference`: runs the examples of the operations in the pages under docs/reference
//! against the scripted server, which checks the requests. Their output must equal that which the
//! generator of the pages expects.

use anyhow::{Context as _, bail};
use gfxhub_tests::cargo::target_folder;
use gfxhub_tests::case::Case;
use gfxhub_tests::comparison::Numbers;
use gfxhub_tests::json::Json;
use gfxhub_tests::load;
use gfxhub_tests::verdict::CaseVerdict;

use crate::blocks::collected::{self, Placed, Program};
use crate::blocks::lacking;
use crate::blocks::page::{Block, Page};
use crate::blocks::program::Files;
use crate::commands::{self, Sh};
use crate::generate;

/// Languages of the examples.
const LANGUAGES: [&str; 6] = ["rust", "c", "cpp", "python", "js", "sh"];

/// Runs the examples in every language whose tool is installed.
pub(crate) fn run() -> anyhow::Result<()> {
    let cases = load::committed_cases().map_err(anyhow::Error::msg)?;
    let examples = load::examples(&cases);
    let (pages, printed) = (pages()?, printed()?);
    let mut faults = Vec::new();
    let lacking = lacking(&mut faults);
    for language in LANGUAGES {
        if lacking.contains(language) {
            continue;
        }
        let blocks = examples.iter().map(|case| block(&pages, language, case));
        let blocks = blocks.collect::<anyhow::Result<Vec<_>>>()?;
        let folder = target_folder().join("reference").join(language);
        let program = collected::program(language, &blocks, Files::Checkout, &folder)?;
        let failed = play(language, &*program, &examples, &printed)?;
        let (well, all) = (examples.len() - failed.len(), examples.len());
        commands::say(&format!("{language}: {well} of {all} examples passed"));
        faults.extend(failed);
    }
    match faults.is_empty() {
        true => Ok(()),
        false => bail!("the reference is wrong:\n{}", faults.join("\n")),
    }
}

/// Returns the pages of the reference with their blocks.
fn pages() -> anyhow::Result<Vec<(Page, Vec<Block>)>> {
    let pages = Page::all()?.into_iter().filter(Page::is_reference);
    let read = |page: Page| {
        let blocks = page.blocks()?;
        Ok((page, blocks))
    };
    pages.map(read).collect()
}

/// Returns the block with the example of a case, which is in the section of its operation.
fn block<'a>(
    pages: &'a [(Page, Vec<Block>)],
    language: &str,
    case: &Case,
) -> anyhow::Result<Placed<'a>> {
    let mut all = pages.iter().flat_map(|(page, blocks)| {
        let placed = |block| (page.path.as_str(), block);
        blocks.iter().map(placed)
    });
    let found =
        all.find(|(_, block)| block.section == case.operation && block.language == language);
    found.with_context(|| format!("{} has no example in {language}", case.operation))
}

/// Runs the examples in one language and returns the faults of those that fail.
fn play(
    language: &str,
    program: &Program,
    examples: &[&Case],
    printed: &Json,
) -> anyhow::Result<Vec<String>> {
    let numbers = match language {
        "js" => Numbers::Doubles,
        _ => Numbers::Exact,
    };
    let judge = CaseVerdict::start(None, numbers);
    let judge = judge.context("the scripted server cannot be started")?;
    let mut failed = Vec::new();
    for (number, case) in examples.iter().enumerate() {
        judge.arm(case);
        let due = printed.get(&case.operation).and_then(Json::as_text);
        let ran = program(number).and_then(|command| collected::run(command, &judge.url()));
        let mut differences = match ran {
            Err(why) => vec![format!("{why:#}")],
            // The output of the command is not compared, because it prints the whole result. The
            // other programs print the text that the generator expects.
            Ok(got) if language != "sh" && due.map(str::trim_end) != Some(got.trim_end()) => {
                vec![format!("it printed {got:?}, not {due:?}")]
            }
            Ok(_) => Vec::new(),
        };
        differences.extend(judge.wire_differences(case));
        if !differences.is_empty() {
            let (operation, listed) = (&case.operation, differences.join("\n    "));
            failed.push(format!("{language}, {operation}:\n    {listed}"));
        }
    }
    Ok(failed)
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

    const CASE: &str = r#"[{"name": "graphs.get: a", "operation": "graphs.get", "kind": "success",
        "arguments": {"graphId": 21}, "request": {"method": "GET", "target": "/api/rest/v1/graphs/21"},
        "reply": {"status": 200, "json": {"id": 21}}, "result": {"id": 21}}]"#;

    /// Returns the report on an example that is run by the command from `program`.
    fn report(program: &Program) -> String {
        let cases = cases_of(CASE).unwrap();
        let printed = Json::parse(r#"{"graphs.get": "Studio A"}"#).unwrap();
        let examples: Vec<&Case> = cases.iter().collect();
        play("c", program, &examples, &printed).unwrap().join("\n")
    }

    #[test]
    fn an_example_with_other_requests_or_output_is_reported() {
        let report = report(&|_| {
            // The test program itself exits with 0 and prints a text, but sends no request.
            let mut command = Command::new(std::env::current_exe().unwrap());
            command.args(["--list", "no test has this name"]);
            Ok(command)
        });
        assert!(report.starts_with("c, graphs.get:"), "{report}");
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
        assert!(missing.contains("it cannot be started"), "{missing}");
        let unknown = report(&|number| bail!("{number} is not there"));
        assert!(unknown.contains("0 is not there"), "{unknown}");
    }
}
