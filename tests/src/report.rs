//! Prints the results of the cases for a person, and writes them to a file for the coverage check.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use crate::cargo::target_folder;
use crate::json::Json;

/// A case that did not pass, with the differences.
#[derive(Clone, Debug)]
pub struct FailedCase {
    /// Name of the case.
    pub name: String,
    /// Descriptions of the differences.
    pub differences: Vec<String>,
}

/// The results of a run of the suite through a binding.
#[derive(Clone, Debug)]
pub struct Report {
    /// Name of the binding.
    pub binding: String,
    /// Names of the cases that passed.
    pub passed: Vec<String>,
    /// Cases that did not pass.
    pub failed: Vec<FailedCase>,
    /// Names of the passed cases that also passed through a typed method; `None` if the runner does
    /// not record this.
    pub by_method: Option<Vec<String>>,
    /// True if only a part of the suite was played.
    pub filtered: bool,
}

impl Report {
    /// Creates an empty report.
    pub fn new(binding: &str, filtered: bool) -> Report {
        Report {
            binding: binding.to_owned(),
            passed: Vec::new(),
            failed: Vec::new(),
            by_method: None,
            filtered,
        }
    }

    /// Adds a case: as passed if there are no differences, else as failed.
    pub fn add(&mut self, name: &str, differences: Vec<String>) {
        let name = name.to_owned();
        if differences.is_empty() {
            self.passed.push(name);
        } else {
            self.failed.push(FailedCase { name, differences });
        }
    }

    /// Returns the line that ends a run.
    pub fn closing_line(&self) -> String {
        let all = self.passed.len() + self.failed.len();
        let part = if self.filtered {
            " (a part of the suite)"
        } else {
            ""
        };
        format!(
            "conformance: {} of {all} cases passed through {}{part}",
            self.passed.len(),
            self.binding
        )
    }

    /// Returns all failed cases with their differences.
    pub fn failures(&self) -> String {
        let mut out = String::new();
        for failed in &self.failed {
            // Writing to a `String` cannot fail.
            let _ = writeln!(out, "{}", failed.name);
            for difference in &failed.differences {
                let _ = writeln!(out, "    {difference}");
            }
        }
        out
    }

    /// Ends a run: writes the file, and prints the number of cases that passed. The error lists the
    /// cases that failed.
    pub fn conclude(&self) -> Result<(), String> {
        self.conclude_in(&folder())
    }

    /// Ends a run like [`Report::conclude`], with the file in this folder.
    pub fn conclude_in(&self, folder: &Path) -> Result<(), String> {
        self.write(folder)
            .map_err(|fault| format!("{}: {fault}", folder.display()))?;
        // The output of the print macros would be hidden if the test passes.
        writeln!(io::stderr(), "{}", self.closing_line()).map_err(|fault| fault.to_string())?;
        if self.failed.is_empty() {
            return Ok(());
        }
        Err(format!("{}\n{}", self.closing_line(), self.failures()))
    }

    /// Writes `<binding>.json` into the folder, unless only a part of the suite was played.
    pub fn write(&self, folder: &Path) -> io::Result<()> {
        if self.filtered {
            return Ok(());
        }
        fs::create_dir_all(folder)?;
        let names = |list: &mut dyn Iterator<Item = &String>| -> Json {
            Json::List(list.map(|name| Json::Text(name.clone())).collect())
        };
        let mut members = vec![
            ("binding".to_owned(), Json::Text(self.binding.clone())),
            ("passed".to_owned(), names(&mut self.passed.iter())),
            (
                "failed".to_owned(),
                names(&mut self.failed.iter().map(|failed| &failed.name)),
            ),
        ];
        if let Some(by_method) = &self.by_method {
            members.push(("byMethod".to_owned(), names(&mut by_method.iter())));
        }
        fs::write(
            folder.join(format!("{}.json", self.binding)),
            Json::Object(members).compact() + "\n",
        )
    }
}

/// Names of the passed cases, as read from the result file of a conformance runner.
#[derive(Clone, Debug)]
pub struct PassedCases {
    /// Names of the cases.
    pub names: HashSet<String>,
    /// Names of the cases that also passed through a typed method, if the runner records this.
    pub by_method: Option<HashSet<String>>,
}

impl PassedCases {
    /// Reads the file of a runner.
    pub fn read(file: &Path) -> Result<PassedCases, String> {
        let fault = |fault: String| format!("{}: {fault}", file.display());
        let text = fs::read_to_string(file).map_err(|error| fault(error.to_string()))?;
        let json = Json::parse(&text).map_err(fault)?;
        let names = |key: &str| match json.get(key) {
            Some(Json::List(names)) => {
                let names = names.iter().filter_map(Json::as_text);
                Ok(Some(names.map(str::to_owned).collect()))
            }
            Some(_) => Err(fault(format!("`{key}` is not a list"))),
            None => Ok(None),
        };
        let passed: Option<HashSet<String>> = names("passed")?;
        Ok(PassedCases {
            names: passed.ok_or_else(|| fault("`passed` is missing".to_owned()))?,
            by_method: names("byMethod")?,
        })
    }
}

/// Returns the folder with the files of the runners, which is `conformance` in the target folder.
pub fn folder() -> PathBuf {
    target_folder().join("conformance")
}

#[cfg(test)]
mod tests {
    use super::{FailedCase, PassedCases, Report, folder};

    #[test]
    fn a_report_is_written_and_read_again() {
        let folder = folder().join("report-test");
        let mut report = Report::new("paper", false);
        report.passed.push("graphs.get: \"a\"".to_owned());
        let differences = vec!["body: expected 1, got 2".to_owned()];
        report.failed.push(FailedCase {
            name: "graphs.get: b".to_owned(),
            differences,
        });
        report.write(&folder).unwrap();
        let read = PassedCases::read(&folder.join("paper.json")).unwrap();
        assert_eq!(Vec::from_iter(read.names), report.passed);
        assert_eq!(read.by_method, None);
        report.by_method = Some(report.passed.clone());
        report.write(&folder).unwrap();
        let read = PassedCases::read(&folder.join("paper.json")).unwrap();
        assert_eq!(read.by_method, Some(read.names));
        assert_eq!(
            report.closing_line(),
            "conformance: 1 of 2 cases passed through paper"
        );
        assert_eq!(
            report.failures(),
            "graphs.get: b\n    body: expected 1, got 2\n"
        );
        std::fs::remove_dir_all(&folder).unwrap();
        Report {
            filtered: true,
            ..report
        }
        .write(&folder)
        .unwrap();
        assert!(PassedCases::read(&folder.join("paper.json")).is_err());
    }
}
