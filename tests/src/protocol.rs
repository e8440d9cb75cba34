//! The conformance server: plays the suite with a binding of another language, with which it
//! exchanges lines, and judges the outcomes.
//!
//! `tests/README.md` describes the lines.

use std::path::{Path, PathBuf};

use crate::cargo;
use crate::case::{Case, Expected};
use crate::comparison::{self, Numbers};
use crate::json::Json;
use crate::outcome::Outcome;
use crate::protocol_outcome::{CallMode, outcome_of};
use crate::report::Report;
use crate::verdict::CaseVerdict;

/// Environment variable from which a runner gets the path of the conformance server.
pub const VARIABLE: &str = "GFXHUB_CONFORMANCE_SERVER";

/// Builds `gfxhub-conformance` and returns the path, which a runner gets in [`VARIABLE`].
pub fn build() -> anyhow::Result<PathBuf> {
    cargo::build("gfxhub-tests", ["--bin", "gfxhub-conformance"])
}

/// A conformance server and its scripted server.
pub struct Protocol {
    binding: String,
    /// True if the binding returns results in the documented form instead of the form that the hub
    /// sent.
    documented: bool,
    judge: CaseVerdict,
    cases: Vec<Case>,
    plays: Vec<Results>,
    armed: Option<usize>,
}

/// Results of a case, which a runner may play several times.
#[derive(Clone, Default)]
struct Results {
    by_invoke: bool,
    by_method: bool,
    differences: Vec<String>,
}

impl Results {
    fn any(&self) -> bool {
        self.by_invoke || self.by_method || !self.differences.is_empty()
    }
}

/// The answer to a line of the runner.
#[derive(Clone, Debug)]
pub enum Answer {
    /// This line; the run continues.
    Line(Json),
    /// This report; the run has ended.
    Done(Report),
}

impl Protocol {
    /// Starts the server for these cases and a binding with this name. `key` is the API key of its
    /// client, and `numbers` is the treatment of numbers in its language.
    pub fn start(
        cases: Vec<Case>,
        binding: &str,
        key: Option<&str>,
        numbers: Numbers,
    ) -> Result<Protocol, String> {
        let judge = CaseVerdict::start(key, numbers);
        let judge =
            judge.map_err(|fault| format!("the scripted server cannot be started: {fault}"))?;
        Ok(Protocol {
            binding: binding.to_owned(),
            documented: false,
            judge,
            plays: vec![Results::default(); cases.len()],
            cases,
            armed: None,
        })
    }

    /// Accepts results in the documented form instead of the form in which the hub sent them.
    pub fn take_documented_results(&mut self) {
        self.documented = true;
    }

    /// Returns the first line, which is sent before the runner sends any.
    pub fn greeting(&self) -> Json {
        object([
            ("url", Json::Text(self.judge.url())),
            ("cases", number(self.cases.len())),
        ])
    }

    /// Answers a line. The answer to an invalid line describes its fault.
    pub fn answer(&mut self, line: &str) -> Answer {
        let line = line.trim();
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let answered = match (word, rest) {
            ("case", which) => self.arm(which),
            ("outcome", outcome) => self.judge(outcome),
            ("done", "") => return Answer::Done(self.report()),
            _ => Err(format!("{word:?} is none of case N, outcome JSON, done")),
        };
        Answer::Line(answered.unwrap_or_else(|fault| object([("fault", Json::Text(fault))])))
    }

    fn arm(&mut self, which: &str) -> Result<Json, String> {
        let at: Option<usize> = which.trim().parse().ok();
        let found = at.and_then(|at| Some((at, self.cases.get(at)?)));
        let Some((at, case)) = found else {
            // The armed case is disarmed, because the next lines must not count for it.
            self.armed = None;
            let last = self.cases.len().saturating_sub(1);
            return Err(format!(
                "{which:?} is not a case; the cases are 0 to {last}"
            ));
        };
        self.judge.arm(case);
        self.armed = Some(at);
        Ok(object([
            ("name", Json::Text(case.name.clone())),
            ("operation", Json::Text(case.operation.clone())),
            ("kind", Json::Text(case.kind.name().to_owned())),
            ("arguments", case.arguments.clone()),
        ]))
    }

    /// Judges a play of the armed case. Arms the case again, because the runner may play it through
    /// a method and by the name of the operation.
    fn judge(&mut self, outcome: &str) -> Result<Json, String> {
        let armed = self.armed;
        let found = armed.and_then(|at| Some((self.cases.get(at)?, self.plays.get_mut(at)?)));
        let Some((case, plays)) = found else {
            return Err("no case is armed, so no outcome is expected".to_owned());
        };
        let reported = outcome_of(outcome);
        let mut differences = self.judge.wire_differences(case);
        self.judge.arm(case);
        let (by, outcome) = match reported {
            Ok((by, outcome)) if self.documented => (by, as_sent(case, outcome)),
            Ok(reported) => reported,
            Err(fault) => {
                let malformed = format!("the outcome is malformed: {fault}");
                plays.differences.push(malformed);
                return Err(format!("{}: {fault}", case.name));
            }
        };
        differences.splice(0..0, self.judge.outcome_differences(case, &outcome));
        match by {
            CallMode::Method => plays.by_method = true,
            CallMode::Invoke => plays.by_invoke = true,
        }
        let reported = differences.iter();
        let reported = reported.map(|reported| format!("by {}: {reported}", by.name()));
        plays.differences.extend(reported);
        Ok(Json::List(
            differences.into_iter().map(Json::Text).collect(),
        ))
    }

    /// Returns the report on the cases that were played.
    fn report(&self) -> Report {
        let part = self.plays.iter().any(|plays| !plays.any());
        let mut report = Report::new(&self.binding, part);
        let mut by_method = Vec::new();
        for (case, plays) in self.cases.iter().zip(&self.plays) {
            if !plays.any() {
                continue;
            }
            let mut differences = plays.differences.clone();
            if !plays.by_invoke {
                differences.push("it was not played with invoke".to_owned());
            }
            if differences.is_empty() && plays.by_method {
                by_method.push(case.name.clone());
            }
            report.add(&case.name, differences);
        }
        report.by_method = Some(by_method);
        report
    }
}

/// Ends a run: writes the report into the folder and returns the line with the result.
pub fn closing(report: &Report, folder: &Path) -> Json {
    if let Err(fault) = report.write(folder) {
        let fault = format!(
            "the report cannot be written: {}: {fault}",
            folder.display()
        );
        return object([("fault", Json::Text(fault))]);
    }
    let (passed, failed) = (report.passed.len(), report.failed.len());
    let by_method = report.by_method.as_ref().map_or(0, Vec::len);
    object([
        ("played", number(passed + failed)),
        ("passed", number(passed)),
        ("failed", number(failed)),
        ("by_method", number(by_method)),
    ])
}

fn object<const N: usize>(members: [(&str, Json); N]) -> Json {
    Json::Object(members.map(|(key, value)| (key.to_owned(), value)).into())
}

fn number(value: usize) -> Json {
    Json::Number(value.to_string())
}
/// Converts the result of an outcome from the documented form to the form in which the case says it
/// was sent, as far as possible.
fn as_sent(case: &Case, outcome: Outcome) -> Outcome {
    let Expected::Result(expected) = &case.expected else {
        return outcome;
    };
    outcome.map(|result| {
        result.map(|text| match Json::parse(&text) {
            Ok(got) => comparison::as_sent(expected, got, &case.mistyped).compact(),
            Err(_) => text,
        })
    })
}
