//! The methods of handles and the composed calls, with the number of cases that each binding has
//! passed.

use gfxhub_tests::handles::case::{HandleCase, committed_cases};
use gfxhub_tests::report::PassedCases;

use super::bindings::{self, Binding};
use super::matrix::Column;
use super::results;
use crate::strictness::expects_every_binding;

/// The binding that is left out: the command has no handle objects, and its own tests cover the
/// composed calls.
const WITHOUT: &str = "command";

/// Returns the names of the methods and calls, and a column for each binding that plays them.
pub(crate) fn matrix() -> anyhow::Result<(Vec<String>, Vec<Column>)> {
    let cases = committed_cases().map_err(anyhow::Error::msg)?;
    let mut names: Vec<String> = Vec::new();
    for case in &cases {
        if names.iter().all(|name| name != case.method()) {
            names.push(case.method().to_owned());
        }
    }
    let played = bindings::ALL.iter();
    let played = played.filter(|binding| binding.report != WITHOUT);
    let column = |binding: &Binding| {
        let file = results::of_handles(binding.report);
        let passed = file.exists().then(|| PassedCases::read(&file)).transpose();
        let passed = passed.map_err(anyhow::Error::msg)?;
        Ok(column(binding, &names, &cases, passed.as_ref()))
    };
    let columns = played.map(column).collect::<anyhow::Result<_>>()?;
    Ok((names, columns))
}

fn column(
    binding: &Binding,
    names: &[String],
    cases: &[HandleCase],
    passed: Option<&PassedCases>,
) -> Column {
    let Some(passed) = passed else {
        return binding.not_played(names.len(), expects_every_binding());
    };
    let cell = |name: &String| {
        let mut of = cases.iter().filter(|case| case.method() == name);
        let failed = of.clone().find(|case| !passed.names.contains(&case.name));
        match failed {
            Some(case) => Err(format!("{:?} did not pass", case.name)),
            None => Ok(of.by_ref().count().to_string()),
        }
    };
    Column::new(binding.heading, names.iter().map(cell).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_is_empty_where_a_case_did_not_pass() {
        let cases = committed_cases().unwrap();
        let names = vec![cases[0].method().to_owned()];
        let all = cases.iter().map(|case| case.name.clone());
        let mut passed = PassedCases {
            names: all.collect(),
            by_method: None,
        };
        let binding = &bindings::ALL[0];
        assert!(column(binding, &names, &cases, Some(&passed)).cells[0].is_ok());
        passed.names.remove(&cases[0].name);
        let found = column(binding, &names, &cases, Some(&passed)).cells[0].clone();
        assert!(found.unwrap_err().contains(&cases[0].name));
    }
}
