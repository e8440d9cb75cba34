//! Finds and reads the case files.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::case::{Case, CaseKind};
use crate::case_format::cases_of;

/// Returns the folder of the committed case files.
pub fn cases_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("cases")
}

/// Reads the committed suite.
pub fn committed_cases() -> Result<Vec<Case>, String> {
    cases_in(&cases_folder())
}

/// Reads all cases in the `*.json` files of a folder, in the order of the file names.
pub fn cases_in(folder: &Path) -> Result<Vec<Case>, String> {
    let mut names = HashSet::new();
    let mut cases = Vec::new();
    for file in files_in(folder)? {
        let name = file
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let text = fs::read_to_string(&file).map_err(|fault| format!("{name}: {fault}"))?;
        for case in cases_of(&text).map_err(|fault| format!("{name}: {fault}"))? {
            if !names.insert(case.name.clone()) {
                return Err(format!(
                    "{name}: the name {:?} is used twice in the suite",
                    case.name
                ));
            }
            cases.push(case);
        }
    }
    Ok(cases)
}

/// Returns the `*.json` files of a folder, in the order of their names.
pub(crate) fn files_in(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let fault = |fault: std::io::Error| format!("{}: {fault}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(fault)? {
        let path = entry.map_err(fault)?.path();
        if path
            .extension()
            .is_some_and(|extension| extension == "json")
        {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Returns the first success case of each operation, in the order of the suite. They are the
/// examples of the reference pages.
pub fn examples(cases: &[Case]) -> Vec<&Case> {
    let mut known = HashSet::new();
    cases
        .iter()
        .filter(|case| case.kind == CaseKind::Success && known.insert(&case.operation))
        .collect()
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::{committed_cases, examples};
    use crate::case::Expected;
    use crate::json::Json;
    use crate::operation::Operation;

    /// An update replaces all data, so a person who copies an example with missing fields would
    /// lose them.
    #[test]
    fn examples_of_updates_give_all_data() {
        let show = Path::new(env!("CARGO_MANIFEST_DIR")).join("../simulator/shows/demo.json");
        let show = Json::parse(&fs::read_to_string(show).unwrap()).unwrap();
        let Some(Json::List(templates)) = show.get("templates") else {
            panic!("the demo show has no templates");
        };
        let mut seen = 0;
        for case in examples(&committed_cases().unwrap()) {
            let data = case.arguments.get("body").and_then(|body| body.get("data"));
            let (Some(data), Expected::Result(result)) = (data, &case.expected) else {
                continue;
            };
            let name = result.get("template").and_then(Json::as_text);
            let is_it = |template: &&Json| template.get("name").and_then(Json::as_text) == name;
            let template = templates.iter().find(is_it).unwrap();
            for (field, _) in template.get("data").and_then(Json::members).unwrap() {
                assert!(data.get(field).is_some(), "{}: {field}", case.name);
            }
            seen += 1;
        }
        assert!(seen > 1);
    }

    #[test]
    fn every_operation_has_an_example() {
        let cases = committed_cases().unwrap();
        let mut shown: Vec<&str> = examples(&cases)
            .iter()
            .map(|case| case.operation.as_str())
            .collect();
        let operations = Operation::all_and_external_data();
        let mut all: Vec<&str> = operations.iter().map(|row| row.id.as_str()).collect();
        shown.sort_unstable();
        all.sort_unstable();
        assert_eq!(shown, all);
    }

    #[test]
    fn the_committed_suite_is_in_the_format() {
        let cases = committed_cases().unwrap();
        assert!(cases.len() >= 850, "{} cases", cases.len());
    }
}
