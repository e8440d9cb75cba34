//! The faces of the client, each with what was built of it and what its runner has passed.

use gfxhub_tests::case::Case;
use gfxhub_tests::operation::Operation;

use super::artefacts::{self, Read};
use super::matrix::Column;
use super::plays::Plays;

/// A face.
pub(crate) struct Face {
    /// The heading of its column.
    pub(crate) heading: &'static str,
    /// The name of its report.
    pub(crate) report: &'static str,
    /// The step of the test that builds and plays it.
    step: &'static str,
    /// Which operations the built face has.
    read: fn(&[Operation]) -> Read,
}

/// All of them.
pub(crate) const ALL: [Face; 7] = [
    Face {
        heading: "Rust",
        report: "rust",
        step: "tests",
        read: artefacts::rust,
    },
    Face {
        heading: "command",
        report: "command",
        step: "tests",
        read: artefacts::command,
    },
    Face {
        heading: "C",
        report: "c",
        step: "conformance-c",
        read: artefacts::c,
    },
    Face {
        heading: "C++",
        report: "cpp",
        step: "conformance-cpp",
        read: artefacts::cpp,
    },
    Face {
        heading: "Python",
        report: "python",
        step: "conformance-python",
        read: artefacts::python,
    },
    Face {
        heading: "Python async",
        report: "python-async",
        step: "conformance-asyncio",
        read: artefacts::python_async,
    },
    Face {
        heading: "Node",
        report: "node",
        step: "conformance-node",
        read: artefacts::node,
    },
];

impl Face {
    /// Its column: how many cases of each operation passed, where the operation is in what was built.
    ///
    /// A face that is not built or was not played is missing where that is `strict`, and only shown
    /// so where it is not.
    pub(crate) fn column(
        &self,
        operations: &[Operation],
        plays: &Plays,
        cases: &[Case],
        strict: bool,
    ) -> Column {
        let read = (self.read)(operations);
        self.column_of(read, operations, plays, cases, strict)
    }

    fn column_of(
        &self,
        read: Read,
        operations: &[Operation],
        plays: &Plays,
        cases: &[Case],
        strict: bool,
    ) -> Column {
        let lacking = match (&read, &plays.passed) {
            (Ok(None), _) => Some("not built"),
            (Ok(Some(_)), None) => Some("not played"),
            _ => None,
        };
        match (read, lacking) {
            (Err(why), _) => Column::broken(self.heading, operations.len(), &why),
            (_, Some(word)) if strict => {
                let why = format!("{word}; `cargo xtask test --only {}` does it", self.step);
                Column::broken(self.heading, operations.len(), &why)
            }
            (Ok(Some(found)), None) => {
                let cell = |(operation, found): (&Operation, Result<(), String>)| {
                    found?;
                    let count = plays.of(&operation.id, cases)?;
                    Ok(count.to_string())
                };
                let cells = operations.iter().zip(found).map(cell).collect();
                Column::new(self.heading, cells)
            }
            (Ok(_), word) => {
                Column::absent(self.heading, operations.len(), word.unwrap_or_default())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use gfxhub_tests::load::committed_cases;
    use gfxhub_tests::report::Passed;

    use super::*;
    use crate::coverage::matrix;

    static CASES: LazyLock<Vec<Case>> = LazyLock::new(|| committed_cases().unwrap());

    fn plays(face: &'static str) -> Plays {
        let names = CASES.iter().map(|case| case.name.clone());
        let passed = Passed {
            names: names.collect(),
            by_method: None,
        };
        Plays {
            face,
            passed: Some(passed),
        }
    }

    /// What is missing when a face reads so.
    fn gaps(face: &Face, read: Read, plays: &Plays, strict: bool) -> Vec<String> {
        let operations = Operation::all();
        let names: Vec<String> = operations.iter().map(|row| row.id.clone()).collect();
        matrix::gaps(
            &names,
            &[face.column_of(read, &operations, plays, &CASES, strict)],
        )
    }

    #[test]
    fn one_operation_out_of_one_face_is_told_by_name() {
        let operations = Operation::all();
        for face in &ALL {
            let whole = vec![Ok(()); operations.len()];
            let plays = plays(face.report);
            assert!(gaps(face, Ok(Some(whole.clone())), &plays, true).is_empty());
            for (at, operation) in operations.iter().enumerate() {
                let mut read = whole.clone();
                read[at] = Err("it is not there".to_owned());
                assert_eq!(
                    gaps(face, Ok(Some(read)), &plays, false),
                    [format!(
                        "{} in {}: it is not there",
                        operation.id, face.heading
                    )]
                );
            }
        }
    }

    #[test]
    fn a_face_that_is_not_built_or_played_is_missing_where_that_is_strict() {
        let face = &ALL[2];
        let never = Plays {
            face: "c",
            passed: None,
        };
        let built = || Ok(Some(vec![Ok(()); Operation::all().len()]));
        assert!(gaps(face, Ok(None), &plays("c"), false).is_empty());
        assert!(gaps(face, built(), &never, false).is_empty());
        let told = gaps(face, Ok(None), &plays("c"), true);
        assert_eq!(
            told,
            ["C: not built; `cargo xtask test --only conformance-c` does it"]
        );
        let told = gaps(face, built(), &never, true);
        assert_eq!(
            told,
            ["C: not played; `cargo xtask test --only conformance-c` does it"]
        );
        let told = gaps(face, Err("broken".to_owned()), &plays("c"), false);
        assert_eq!(told, ["C: broken"]);
    }

    #[test]
    fn each_face_names_the_step_that_plays_it() {
        for face in &ALL {
            let mut steps = crate::steps::ALL.iter();
            assert!(steps.any(|step| step.name == face.step), "{}", face.step);
        }
    }

    #[test]
    fn a_cell_is_how_many_cases_passed() {
        let operations = Operation::all();
        let read = Ok(Some(vec![Ok(()); operations.len()]));
        let column = ALL[4].column_of(read, &operations, &plays("python"), &CASES, true);
        let of_first = CASES
            .iter()
            .filter(|case| case.operation == operations[0].id)
            .count();
        assert_eq!(column.cells[0], Ok(of_first.to_string()));
    }
}
