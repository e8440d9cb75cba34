//! Where the built faces lie, and which operations each of them has.

use std::collections::HashSet;
use std::path::Path;
use std::process::Command;

use gfxhub_tests::cargo::{build, root, target_folder};
use gfxhub_tests::operation::Operation;

use super::scripts::{printed, script};
use super::{command_face, symbols};
use crate::console;
use crate::hub_process::build_command;
use crate::install::names::SHARED;
use crate::package::addon;
use crate::python;

/// For each operation whether it is there, or why not; nothing where the face is not built.
pub(crate) type Read = Result<Option<Vec<Result<(), String>>>, String>;

/// The client's table, as it is linked into a program.
pub(crate) fn rust(operations: &[Operation]) -> Read {
    let program = build("xtask", ["--example", "rust_face"])?;
    let printed = printed(&mut Command::new(program))?;
    Ok(Some(among(operations, &printed, |group, verb| {
        format!("{group}.{verb}")
    })))
}

/// The command's groups and its help.
pub(crate) fn command(operations: &[Operation]) -> Read {
    let program = build_command()?;
    let accepts = |operation| command_face::accepts(&program, operation);
    Ok(Some(operations.iter().map(accepts).collect()))
}

/// A face of which only its plays are looked at.
fn unread(face: &str, operations: &[Operation]) -> Vec<Result<(), String>> {
    console::say(&format!(
        "{face}: `nm` does not show what files of Windows hold; its plays alone are looked at"
    ));
    vec![Ok(()); operations.len()]
}

/// The symbols that the shared library exports.
pub(crate) fn c(operations: &[Operation]) -> Read {
    if cfg!(windows) {
        return Ok(Some(unread("C", operations)));
    }
    let library = target_folder().join("c-face").join(SHARED);
    when_built(&library, || {
        let exported = symbols::exported(&library)?;
        Ok(among(operations, &exported, |group, verb| {
            format!("gfxhub_{group}_{verb}")
        }))
    })
}

/// The functions that the C++ runner of the suite is built of: those of the header that it calls.
pub(crate) fn cpp(operations: &[Operation]) -> Read {
    if cfg!(windows) {
        return Ok(Some(unread("C++", operations)));
    }
    let program = target_folder().join("conformance-cpp/runner");
    when_built(&program, || {
        let functions = symbols::functions(&program)?;
        Ok(among_functions(operations, &functions))
    })
}

/// Each operation is there in two forms: one that throws, and one for programs without exceptions.
fn among_functions(
    operations: &[Operation],
    functions: &HashSet<String>,
) -> Vec<Result<(), String>> {
    let form = |before: &str| {
        among(operations, functions, |group, verb| {
            format!("gfxhub::{}::{before}{verb}", capitalised(group))
        })
    };
    let forms = form("").into_iter().zip(form("try_"));
    forms
        .map(|(throwing, trying)| throwing.and(trying))
        .collect()
}

/// The groups of the installed module's client.
pub(crate) fn python(operations: &[Operation]) -> Read {
    python_client(operations, "Client")
}

/// The groups of the client whose calls are awaited.
pub(crate) fn python_async(operations: &[Operation]) -> Read {
    python_client(operations, "AsyncClient")
}

fn python_client(operations: &[Operation], class: &str) -> Read {
    when_built(&python::module(), || {
        let mut command = python::with_module()?;
        let printed = printed(command.arg(script("python_face.py")).arg(class))?;
        // The module may have been built for another interpreter.
        Ok((!printed.contains("not installed")).then(|| {
            among(operations, &printed, |group, verb| {
                format!("{group}.{verb}")
            })
        }))
    })
    .map(Option::flatten)
}

/// The prototypes of the built package's groups.
pub(crate) fn node(operations: &[Operation]) -> Read {
    let package = root().join("node");
    when_built(&package.join(addon::file_name()), || {
        let mut command = Command::new("node");
        let printed = printed(command.arg(script("node_face.cjs")).arg(&package))?;
        Ok(among(operations, &printed, |group, verb| {
            format!("{group}.{}", camel(verb))
        }))
    })
}

fn when_built<T>(
    artefact: &Path,
    read: impl FnOnce() -> Result<T, String>,
) -> Result<Option<T>, String> {
    artefact.exists().then(read).transpose()
}

/// Which operations are among these names, spelled by group and verb as the face's language has them.
fn among(
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

/// `get_node` as `getNode`.
fn camel(verb: &str) -> String {
    let mut words = verb.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |name, word| name + &capitalised(word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_operation_that_is_taken_out_of_a_face_is_named_as_its_language_does() {
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
            assert!(among(&operations, &names, spell).iter().all(Result::is_ok));
            assert!(names.remove(name), "{name}");
            let found = among(&operations, &names, spell);
            assert_eq!(missing(&operations, found), [set_property(name)]);
        }
        let forms = ["", "try_"].into_iter();
        let of = |form: &str| {
            let names = operations.iter().map(|operation| {
                let (group, verb) = operation.id.split_once('.').unwrap();
                format!("gfxhub::{}::{form}{verb}", capitalised(group))
            });
            names.collect::<Vec<_>>()
        };
        let whole: HashSet<String> = forms.flat_map(of).collect();
        assert!(missing(&operations, among_functions(&operations, &whole)).is_empty());
        for name in [
            "gfxhub::Engines::set_property",
            "gfxhub::Engines::try_set_property",
        ] {
            let mut names = whole.clone();
            assert!(names.remove(name), "{name}");
            let found = among_functions(&operations, &names);
            assert_eq!(missing(&operations, found), [set_property(name)]);
        }
    }

    /// The operations that were not found, with the reasons.
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
    fn a_face_that_is_not_built_is_not_read() {
        let never = || -> Result<(), String> { panic!("it must not be read") };
        assert!(
            when_built(Path::new("no-such-file"), never)
                .unwrap()
                .is_none()
        );
    }
}
