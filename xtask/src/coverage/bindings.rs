//! The bindings of the client, and the cases that the runner of each has passed. If a case passed
//! through the method of an operation, the built binding has this operation.

use gfxhub_tests::case::Case;
use gfxhub_tests::operation::Operation;

use super::matrix::Column;
use super::results::Results;

/// A binding, with the step that plays it and the report of its runner.
pub(crate) struct Binding {
    /// Heading of the column in the matrix.
    pub(crate) heading: &'static str,
    /// Name of the binding in its report.
    pub(crate) report: &'static str,
    /// Test step that builds the binding and plays the suite through it.
    pub(crate) step: &'static str,
}

/// All bindings.
pub(crate) const ALL: [Binding; 7] = [
    Binding {
        heading: "Rust",
        report: "rust",
        step: "tests",
    },
    Binding {
        heading: "command",
        report: "command",
        step: "tests",
    },
    Binding {
        heading: "C",
        report: "c",
        step: "conformance-c",
    },
    Binding {
        heading: "C++",
        report: "cpp",
        step: "conformance-cpp",
    },
    Binding {
        heading: "Python",
        report: "python",
        step: "conformance-python",
    },
    Binding {
        heading: "Python async",
        report: "python-async",
        step: "conformance-asyncio",
    },
    Binding {
        heading: "Node",
        report: "node",
        step: "conformance-node",
    },
];

impl Binding {
    /// Returns the binding's column: the number of passed cases of each operation.
    ///
    /// If the binding was not played, its cells count as missing in strict mode, and otherwise only
    /// show that it was not played.
    pub(crate) fn column(
        &self,
        operations: &[Operation],
        plays: &Results,
        cases: &[Case],
        strict: bool,
    ) -> Column {
        let cell = |operation: &Operation| {
            let count = plays.of(&operation.id, cases)?;
            Ok(count.to_string())
        };
        match plays.passed {
            Some(_) => Column::new(self.heading, operations.iter().map(cell).collect()),
            None => self.not_played(operations.len(), strict),
        }
    }

    /// Returns the column of a binding that was not played.
    pub(crate) fn not_played(&self, rows: usize, strict: bool) -> Column {
        if !strict {
            return Column::absent(self.heading, rows, "not played");
        }
        let step = self.step;
        let why = format!("not played; `cargo xtask test --only {step}` plays it");
        Column::broken(self.heading, rows, &why)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::sync::LazyLock;

    use gfxhub_tests::load::committed_cases;
    use gfxhub_tests::report::PassedCases;

    use super::*;
    use crate::coverage::matrix;

    static CASES: LazyLock<Vec<Case>> = LazyLock::new(|| committed_cases().unwrap());

    /// Returns the results of a binding that has passed all cases, each through its method.
    fn plays() -> PassedCases {
        let names: HashSet<String> = CASES.iter().map(|case| case.name.clone()).collect();
        let by_method = Some(names.clone());
        PassedCases { names, by_method }
    }

    /// Returns the gaps of a binding with these results.
    fn gaps(binding: &Binding, passed: Option<PassedCases>, strict: bool) -> Vec<String> {
        let operations = Operation::all();
        let names: Vec<String> = operations.iter().map(|row| row.id.clone()).collect();
        let plays = Results {
            binding: binding.report,
            passed,
        };
        let column = binding.column(&operations, &plays, &CASES, strict);
        matrix::gaps(&names, &[column])
    }

    #[test]
    fn one_operation_missing_from_one_binding_is_reported_by_name() {
        for binding in &ALL {
            assert!(gaps(binding, Some(plays()), true).is_empty());
            for operation in Operation::all() {
                let mut plays = plays();
                let is_of = |name: &String| name.starts_with(&format!("{}: ", operation.id));
                plays
                    .by_method
                    .as_mut()
                    .unwrap()
                    .retain(|name| !is_of(name));
                let gap = format!(
                    "{} in {}: no success case that used its method passed",
                    operation.id, binding.heading
                );
                assert_eq!(gaps(binding, Some(plays), false), [gap]);
            }
        }
    }

    #[test]
    fn strict_mode_reports_bindings_that_were_not_played() {
        let binding = &ALL[2];
        assert!(gaps(binding, None, false).is_empty());
        assert_eq!(
            gaps(binding, None, true),
            ["C: not played; `cargo xtask test --only conformance-c` plays it"]
        );
    }

    #[test]
    fn each_binding_names_the_step_that_runs_it() {
        for binding in &ALL {
            let mut steps = crate::steps::ALL.iter();
            assert!(
                steps.any(|step| step.name == binding.step),
                "{}",
                binding.step
            );
        }
    }

    #[test]
    fn a_cell_is_how_many_cases_passed() {
        let operations = Operation::all();
        let plays = Results {
            binding: "python",
            passed: Some(plays()),
        };
        let column = ALL[4].column(&operations, &plays, &CASES, true);
        let of_first = CASES
            .iter()
            .filter(|case| case.operation == operations[0].id)
            .count();
        assert_eq!(column.cells[0], Ok(of_first.to_string()));
    }
}
