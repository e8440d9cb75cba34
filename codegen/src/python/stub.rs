//! The stub of the native module: its first lines, the handwritten parts, and the classes generated
//! from the tables.

use std::collections::BTreeSet;

use gfxhub::schema::{RECORDS, RecordInfo};

use super::source::{PYTHON, docstring, import, listed, sort};
use super::{docs, handles, named_tuples, simulator, type_names, types};
use crate::output_files::File;

/// Handwritten part of the stub with public names.
const PUBLIC: &str = include_str!("stubs/natives.pyi");

/// Handwritten parts of the stub with the names that the package wraps.
const PRIVATE: &[&str] = &[
    include_str!("stubs/client.pyi"),
    include_str!("stubs/shape.pyi"),
    include_str!("stubs/local_hub.pyi"),
];

/// Returns `gfxhub/_gfxhub.pyi`.
pub(super) fn file() -> Result<File, String> {
    let classes = classes();
    let private = PRIVATE.join("\n");
    let parts: Vec<String> = [
        head(&classes)?,
        PUBLIC.to_owned(),
        private,
        handles::stub()?,
        simulator::stub()?,
    ]
    .into_iter()
    .chain(classes)
    .map(|part| part.trim_end().to_owned() + "\n")
    .collect();
    Ok(File::new("py/python/gfxhub/_gfxhub.pyi", parts.join("\n")))
}

fn classes() -> Vec<String> {
    let classes = RECORDS.iter().map(|record| class(record));
    classes.collect()
}

/// Returns the names that a text defines, including constants.
fn defined(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let rest = line
            .strip_prefix("class ")
            .or_else(|| line.strip_prefix("def "));
        // A constant is declared by its name and type.
        let rest = rest.or_else(|| {
            Some(line).filter(|line| line.contains(": ") && !line.starts_with([' ', '"', '#']))
        });
        rest?.split(['(', ':']).next()
    })
}

/// Returns every public name of the native module.
pub(super) fn names() -> Vec<String> {
    let classes = classes();
    let names: BTreeSet<&str> = [PUBLIC]
        .into_iter()
        .chain(classes.iter().map(String::as_str))
        .flat_map(defined)
        .collect();
    let mut names: Vec<String> = names.into_iter().map(str::to_owned).collect();
    sort(&mut names);
    names
}

fn head(classes: &[String]) -> Result<String, String> {
    let mut names = names();
    names.extend(["NativeClient", "NativeRecordList", "PendingCall"].map(str::to_owned));
    names.extend(handles::native());
    sort(&mut names);
    let names: Vec<String> = names.iter().map(|name| format!("{name:?}")).collect();
    let used = |name: &String| classes.iter().any(|text| text.contains(name.as_str()));
    let mut types: Vec<String> = types::enums().into_iter().filter(used).collect();
    types.extend(["Effect", "ErrorKind", "Interpolation"].map(str::to_owned));
    types.sort_unstable();
    types.dedup();
    let private = PRIVATE.concat() + &handles::stub()?;
    let mut tuples = named_tuples::names()?;
    tuples.retain(|name| {
        private.contains(&format!("{name}]")) || private.contains(&format!("{name}:"))
    });
    Ok(format!(
        "\"\"\"The native part of the package gfxhub, which programs do not import.\"\"\"

{PYTHON}

from asyncio import Future
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import timedelta
from typing import Any, ClassVar, Literal, final

from ._errors import CallCancelledError
{}{}
{}
__version__: str
",
        import(named_tuples::MODULE, tuples),
        import("._types", types),
        listed("", "__all__ = [", &names, "]")
    ))
}

/// Members that all records have, with `{Record}` in place of the record's name.
const RECORD: &str = include_str!("stubs/record.pyi");

/// Returns the stub of a record's class.
fn class(record: &RecordInfo) -> String {
    let fields: String = record
        .fields
        .iter()
        .map(|field| {
            let documented = docstring(&docs::text(field.docs), "        ");
            let gives = type_names::record_field(field);
            format!(
                "    @property\n    def {}(self) -> {gives}:\n{documented}\n",
                field.name
            )
        })
        .collect();
    let documented = docstring(&docs::text(record.docs), "    ");
    let names = record
        .fields
        .iter()
        .map(|field| format!("{:?}", field.name));
    let mut names: Vec<String> = names.collect();
    if let [only] = &mut names[..] {
        only.push(',');
    }
    let matched = listed("    ", "__match_args__ = (", &names, ")");
    let common = RECORD.replace("{Record}", record.name);
    format!(
        "@final\nclass {}:\n{documented}\n{matched}\n{fields}{common}",
        record.name
    )
}
