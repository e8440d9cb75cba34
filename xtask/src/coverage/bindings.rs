//! The bindings of the client, with the operations in the built artefact of each and the cases that
//! its runner has passed.

use std::collections::HashSet;
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, bail};
use gfxhub_tests::cargo::{build, root, target_folder};
use gfxhub_tests::case::Case;
use gfxhub_tests::operation::Operation;

use super::built::{self, printed, script};
use super::matrix::Column;
use super::results::Results;
use crate::commands;
use crate::install::names::Names;
use crate::install::platform::Platform;
use crate::package::addon;
use crate::python;
use crate::simulator_process::{self, build_command};

/// A binding.
pub(crate) struct Binding {
    /// Heading of the column.
    pub(crate) heading: &'static str,
    /// Name of the report.
    pub(crate) report: &'static str,
    /// Step of the test that builds and plays it.
    pub(crate) step: &'static str,
    /// Finds the operations in the built binding.
    read: fn(&[Operation]) -> CoverageTable,
}

/// All bindings.
pub(crate) const ALL: [Binding; 7] = [
    Binding {
        heading: "Rust",
        report: "rust",
        step: "tests",
        read: rust,
    },
    Binding {
        heading: "command",
        report: "command",
        step: "tests",
        read: command,
    },
    Binding {
        heading: "C",
        report: "c",
        step: "conformance-c",
        read: c,
    },
    Binding {
        heading: "C++",
        report: "cpp",
        step: "conformance-cpp",
        read: cpp,
    },
    Binding {
        heading: "Python",
        report: "python",
        step: "conformance-python",
        read: python,
    },
    Binding {
        heading: "Python async",
        report: "python-async",
        step: "conformance-asyncio",
        read: python_async,
    },
    Binding {
        heading: "Node",
        report: "node",
        step: "conformance-node",
        read: node,
    },
];

impl Binding {
    /// Returns its column: the number of passed cases of each operation that is in the built
    /// artefact.
    ///
    /// If `strict`, a binding that is not built or was not played counts as missing; otherwise its
    /// column only says so.
    pub(crate) fn column(
        &self,
        operations: &[Operation],
        plays: &Results,
        cases: &[Case],
        strict: bool,
    ) -> Column {
        let read = (self.read)(operations);
        self.column_of(read, operations, plays, cases, strict)
    }

    fn column_of(
        &self,
        read: CoverageTable,
        operations: &[Operation],
        plays: &Results,
        cases: &[Case],
        strict: bool,
    ) -> Column {
        let lacking = match (&read, &plays.passed) {
            (Ok(None), _) => Some("not built"),
            (Ok(Some(_)), None) => Some("not played"),
            _ => None,
        };
        match (read, lacking) {
            (Err(why), _) => Column::broken(self.heading, operations.len(), &format!("{why:#}")),
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

/// For each operation, its presence or the reason for its absence; nothing if the binding is not
/// built.
pub(crate) type CoverageTable = anyhow::Result<Option<Vec<Result<(), String>>>>;

/// Reads the client's table, as it is linked into a program.
pub(crate) fn rust(operations: &[Operation]) -> CoverageTable {
    let program = build("xtask", ["--example", "rust_api"])?;
    let printed = printed(&mut Command::new(program))?;
    Ok(Some(find_operations(
        operations,
        &printed,
        |group, verb| format!("{group}.{verb}"),
    )))
}

/// Reads the command's groups and its help.
pub(crate) fn command(operations: &[Operation]) -> CoverageTable {
    let program = build_command()?;
    let accepts = |operation| accepts(&program, operation).map_err(|why| format!("{why:#}"));
    Ok(Some(operations.iter().map(accepts).collect()))
}

/// Accepts all operations of a binding that cannot be read, so that only its cases count.
fn unread(binding: &str, operations: &[Operation]) -> Vec<Result<(), String>> {
    commands::say(&format!(
        "{binding}: `nm` does not show what files of Windows hold; its plays alone are looked at"
    ));
    vec![Ok(()); operations.len()]
}

/// Reads the symbols that the shared library exports.
pub(crate) fn c(operations: &[Operation]) -> CoverageTable {
    if cfg!(windows) {
        return Ok(Some(unread("C", operations)));
    }
    let names = Names::client(&Platform::host());
    let library = target_folder().join("c-binding").join(&names.shared);
    when_built(&library, || {
        let exported = built::exported(&library)?;
        Ok(find_operations(operations, &exported, |group, verb| {
            format!("gfxhub_{group}_{verb}")
        }))
    })
}

/// Reads the functions in the C++ runner of the suite: those of the header that it calls.
pub(crate) fn cpp(operations: &[Operation]) -> CoverageTable {
    if cfg!(windows) {
        return Ok(Some(unread("C++", operations)));
    }
    let program = target_folder().join("conformance-cpp/runner");
    when_built(&program, || {
        let functions = built::functions(&program)?;
        Ok(among_functions(operations, &functions))
    })
}

/// Finds the operations among functions. Each must be there in two forms: one that throws, and one
/// for programs without exceptions.
fn among_functions(
    operations: &[Operation],
    functions: &HashSet<String>,
) -> Vec<Result<(), String>> {
    let form = |before: &str| {
        find_operations(operations, functions, |group, verb| {
            format!("gfxhub::Basic{}<void>::{before}{verb}", capitalised(group))
        })
    };
    let forms = form("").into_iter().zip(form("try_"));
    forms
        .map(|(throwing, trying)| throwing.and(trying))
        .collect()
}

/// Reads the groups of the installed module's client.
pub(crate) fn python(operations: &[Operation]) -> CoverageTable {
    python_client(operations, "Client")
}

/// Reads the groups of the client whose calls are awaited.
pub(crate) fn python_async(operations: &[Operation]) -> CoverageTable {
    python_client(operations, "AsyncClient")
}

fn python_client(operations: &[Operation], class: &str) -> CoverageTable {
    when_built(&python::module(), || {
        let mut command = python::with_module()?;
        let printed = printed(command.arg(script("python_api.py")).arg(class))?;
        // The module may have been built for another interpreter.
        Ok((!printed.contains("not installed")).then(|| {
            find_operations(operations, &printed, |group, verb| {
                format!("{group}.{verb}")
            })
        }))
    })
    .map(Option::flatten)
}

/// Reads the prototypes of the built package's groups.
pub(crate) fn node(operations: &[Operation]) -> CoverageTable {
    let package = root().join("node");
    when_built(&package.join(addon::file_name()), || {
        let mut command = Command::new("node");
        let printed = printed(command.arg(script("node_api.cjs")).arg(&package))?;
        Ok(find_operations(operations, &printed, |group, verb| {
            format!("{group}.{}", camel(verb))
        }))
    })
}

fn when_built<T>(
    artefact: &Path,
    read: impl FnOnce() -> anyhow::Result<T>,
) -> anyhow::Result<Option<T>> {
    artefact.exists().then(read).transpose()
}

/// Finds the operations among these names, spelled by group and verb as the binding's language
/// spells them.
fn find_operations(
    operations: &[Operation],
    names: &HashSet<String>,
    spelled: impl Fn(&str, &str) -> String,
) -> Vec<Result<(), String>> {
    let find = |operation: &Operation| {
        let (group, verb) = operation.id.split_once('.').unwrap_or((&operation.id, ""));
        let name = spelled(group, verb);
        match names.contains(&name) {
            true => Ok(()),
            false => Err(format!("{name} is not there")),
        }
    };
    operations.iter().map(find).collect()
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

/// Returns `get_node` as `getNode`.
fn camel(verb: &str) -> String {
    let mut words = verb.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |name, word| name + &capitalised(word))
}

/// Checks that the command has the operation, by its group and verb: the help of the group must
/// list the verb, and that of the verb must name method and path.
pub(crate) fn accepts(program: &Path, operation: &Operation) -> anyhow::Result<()> {
    let (group, verb) = words(&operation.id);
    let help = help(program, &[group, &verb])?;
    let help = help.with_context(|| format!("`gfxhub {group} {verb}` is not a call"))?;
    let verbs = self::help(program, &[group])?.unwrap_or_default();
    if !shows(&verbs, &verb) {
        bail!("`gfxhub {group} --help` does not show {verb}");
    }
    let request = format!("{} {}", operation.method, operation.path);
    // The help may be broken into lines anywhere between words.
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    if help.contains(&request) {
        return Ok(());
    }
    bail!("`gfxhub {group} {verb}` is not {request}")
}

/// Returns the command's help on these words; nothing if it does not know them.
fn help(program: &Path, words: &[&str]) -> anyhow::Result<Option<String>> {
    let output = simulator_process::command(program)
        .args(words)
        .arg("--help")
        .output();
    let output = output.context("the command does not start")?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    Ok(output.status.success().then_some(said))
}

/// Returns `true` if a list of verbs, each at the beginning of a line, has this one.
fn shows(help: &str, verb: &str) -> bool {
    let mut first = help.lines().map(|line| line.split_whitespace().next());
    first.any(|word| word == Some(verb))
}

/// Returns group and verb as they are typed: `engines.get_node` is `engines get-node`.
fn words(id: &str) -> (&str, String) {
    let (group, verb) = id.split_once('.').unwrap_or((id, ""));
    (group, verb.replace('_', "-"))
}

#[cfg(test)]
mod tests {
    use anyhow::anyhow;

    use super::*;
    use super::{shows, words};
    use crate::coverage::matrix;
    use gfxhub_tests::load::committed_cases;
    use gfxhub_tests::report::PassedCases;
    use std::sync::LazyLock;

    static CASES: LazyLock<Vec<Case>> = LazyLock::new(|| committed_cases().unwrap());

    fn plays(binding: &'static str) -> Results {
        let names = CASES.iter().map(|case| case.name.clone());
        let passed = PassedCases {
            names: names.collect(),
            by_method: None,
        };
        Results {
            binding,
            passed: Some(passed),
        }
    }

    /// Returns the gaps of a binding with this reading.
    fn gaps(binding: &Binding, read: CoverageTable, plays: &Results, strict: bool) -> Vec<String> {
        let operations = Operation::all();
        let names: Vec<String> = operations.iter().map(|row| row.id.clone()).collect();
        matrix::gaps(
            &names,
            &[binding.column_of(read, &operations, plays, &CASES, strict)],
        )
    }

    #[test]
    fn one_operation_missing_from_one_binding_is_reported_by_name() {
        let operations = Operation::all();
        for binding in &ALL {
            let whole = vec![Ok(()); operations.len()];
            let plays = plays(binding.report);
            assert!(gaps(binding, Ok(Some(whole.clone())), &plays, true).is_empty());
            for (at, operation) in operations.iter().enumerate() {
                let mut read = whole.clone();
                read[at] = Err("it is not there".to_owned());
                assert_eq!(
                    gaps(binding, Ok(Some(read)), &plays, false),
                    [format!(
                        "{} in {}: it is not there",
                        operation.id, binding.heading
                    )]
                );
            }
        }
    }

    #[test]
    fn strict_mode_reports_bindings_that_were_not_built_or_run() {
        let binding = &ALL[2];
        let never = Results {
            binding: "c",
            passed: None,
        };
        let built = || Ok(Some(vec![Ok(()); Operation::all().len()]));
        assert!(gaps(binding, Ok(None), &plays("c"), false).is_empty());
        assert!(gaps(binding, built(), &never, false).is_empty());
        let gaps_found = gaps(binding, Ok(None), &plays("c"), true);
        assert_eq!(
            gaps_found,
            ["C: not built; `cargo xtask test --only conformance-c` does it"]
        );
        let gaps_found = gaps(binding, built(), &never, true);
        assert_eq!(
            gaps_found,
            ["C: not played; `cargo xtask test --only conformance-c` does it"]
        );
        let gaps_found = gaps(binding, Err(anyhow!("broken")), &plays("c"), false);
        assert_eq!(gaps_found, ["C: broken"]);
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
        let read = Ok(Some(vec![Ok(()); operations.len()]));
        let column = ALL[4].column_of(read, &operations, &plays("python"), &CASES, true);
        let of_first = CASES
            .iter()
            .filter(|case| case.operation == operations[0].id)
            .count();
        assert_eq!(column.cells[0], Ok(of_first.to_string()));
    }

    #[test]
    fn an_operation_missing_from_a_binding_is_named_in_its_language() {
        let operations = Operation::all();
        type Spell = fn(&str, &str) -> String;
        let c: Spell = |group, verb| format!("gfxhub_{group}_{verb}");
        let node: Spell = |group, verb| format!("{group}.{}", camel(verb));
        for (spell, name) in [
            (c, "gfxhub_engines_set_property"),
            (node, "engines.setProperty"),
        ] {
            let names = operations.iter().map(|operation| {
                let (group, verb) = operation.id.split_once('.').unwrap();
                spell(group, verb)
            });
            let mut names: HashSet<String> = names.collect();
            assert!(
                find_operations(&operations, &names, spell)
                    .iter()
                    .all(Result::is_ok)
            );
            assert!(names.remove(name), "{name}");
            let found = find_operations(&operations, &names, spell);
            assert_eq!(missing(&operations, found), [set_property(name)]);
        }
        let forms = ["", "try_"].into_iter();
        let of = |form: &str| {
            let names = operations.iter().map(|operation| {
                let (group, verb) = operation.id.split_once('.').unwrap();
                format!("gfxhub::Basic{}<void>::{form}{verb}", capitalised(group))
            });
            names.collect::<Vec<_>>()
        };
        let whole: HashSet<String> = forms.flat_map(of).collect();
        assert!(missing(&operations, among_functions(&operations, &whole)).is_empty());
        for name in [
            "gfxhub::BasicEngines<void>::set_property",
            "gfxhub::BasicEngines<void>::try_set_property",
        ] {
            let mut names = whole.clone();
            assert!(names.remove(name), "{name}");
            let found = among_functions(&operations, &names);
            assert_eq!(missing(&operations, found), [set_property(name)]);
        }
    }

    /// Returns the operations that were not found, with the reasons.
    fn missing(operations: &[Operation], found: Vec<Result<(), String>>) -> Vec<(String, String)> {
        let found = operations.iter().zip(found);
        let missing = found.filter_map(|(row, found)| Some((row.id.clone(), found.err()?)));
        missing.collect()
    }

    fn set_property(name: &str) -> (String, String) {
        let why = format!("{name} is not there");
        ("engines.set_property".to_owned(), why)
    }

    #[test]
    fn a_binding_that_is_not_built_is_not_read() {
        let never = || -> anyhow::Result<()> { panic!("it must not be read") };
        assert!(
            when_built(Path::new("no-such-file"), never)
                .unwrap()
                .is_none()
        );
    }

    #[test]
    fn a_name_is_typed_as_group_and_verb() {
        assert_eq!(
            words("engines.set_property"),
            ("engines", "set-property".to_owned())
        );
    }
    #[test]
    fn a_verb_is_shown_where_a_line_begins_with_it() {
        let help = "Usage: gfxhub engines get\n\nCommands:\n  get-node  Reads a node; see list\n";
        assert!(shows(help, "get-node"));
        assert!(!shows(help, "get") && !shows(help, "list"));
    }
}
