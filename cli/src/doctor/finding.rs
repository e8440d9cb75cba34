//! One check of the diagnosis, with its verdict and its findings.

use gfxhub::{Error, Object, Value};

use crate::terminal_escape::escape_line;

/// The verdict of a check. `Bad` contains the exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Verdict {
    Good,
    Note,
    Bad(u8),
}

/// A check with its result.
#[derive(Debug)]
pub(super) struct Finding {
    name: &'static str,
    verdict: Verdict,
    /// Findings, one line each; the first is the summary.
    findings: Vec<String>,
    /// Additional members of the JSON form, which the text output does not show.
    facts: Object,
}

impl Finding {
    fn new(name: &'static str, verdict: Verdict, finding: impl Into<String>) -> Finding {
        Finding {
            name,
            verdict,
            findings: vec![finding.into()],
            facts: Object::new(),
        }
    }

    /// Creates a check that passed.
    pub(super) fn good(name: &'static str, finding: impl Into<String>) -> Finding {
        Finding::new(name, Verdict::Good, finding)
    }

    /// Creates a check that passed, but whose result the user should know.
    pub(super) fn note(name: &'static str, finding: impl Into<String>) -> Finding {
        Finding::new(name, Verdict::Note, finding)
    }

    /// Creates a check that failed with the given error.
    pub(super) fn bad(name: &'static str, error: &Error, finding: impl Into<String>) -> Finding {
        let check = Finding::new(name, Verdict::Bad(error.kind().exit_code()), finding);
        check.with_fact("kind", error.kind().name())
    }

    /// Adds a finding, which is one line of the output.
    pub(super) fn with_finding(mut self, finding: impl Into<String>) -> Finding {
        self.findings.push(finding.into());
        self
    }

    /// Adds a member to the JSON form of the check. The text output does not show it.
    pub(super) fn with_fact(mut self, name: &str, value: impl Into<Value>) -> Finding {
        self.facts.insert(name, value);
        self
    }

    /// Returns the exit code if the check failed.
    pub(super) fn exit_code(&self) -> Option<u8> {
        match self.verdict {
            Verdict::Bad(code) => Some(code),
            Verdict::Good | Verdict::Note => None,
        }
    }

    fn verdict_name(&self) -> &'static str {
        match self.verdict {
            Verdict::Good => "ok",
            Verdict::Note => "note",
            Verdict::Bad(_) => "FAILED",
        }
    }

    /// Returns the rows of the table, one for each finding. Only the first has the name and the
    /// verdict.
    pub(super) fn rows(&self) -> Vec<Vec<String>> {
        let first = [self.name, self.verdict_name()];
        let row = |(at, finding): (usize, &String)| {
            let [name, word] = if at == 0 { first } else { ["", ""] };
            vec![name.to_owned(), word.to_owned(), escape_line(finding)]
        };
        self.findings.iter().enumerate().map(row).collect()
    }

    /// Returns the JSON form of the check.
    pub(super) fn to_json(&self) -> Value {
        let mut object = Object::new();
        object.insert("check", self.name);
        object.insert("verdict", self.verdict_name().to_ascii_lowercase());
        let findings = self.findings.iter().map(|line| line.as_str().into());
        object.insert("findings", Value::Array(findings.collect()));
        for (name, fact) in self.facts.iter() {
            object.insert(name, fact.clone());
        }
        Value::Object(object)
    }
}
