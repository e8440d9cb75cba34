//! The stub of the native module: its head, what is written by hand, and the classes of the tables.

use std::collections::BTreeSet;

use gfxhub::{GROUPS, RECORDS};

use super::package::{import, sort};
use super::source::{PYTHON, listed};
use super::{bodies, docs, stub_classes, words};
use crate::committed::File;
use crate::names::pascal;

/// What is written by hand, as it stands in the stub.
const PUBLIC: &str = include_str!("stubs/natives.pyi");

/// The same for what the package dresses further.
const PRIVATE: &[&str] = &[
    include_str!("stubs/shape.pyi"),
    include_str!("stubs/local_hub.pyi"),
];

/// Both clients, but for their groups.
const CLIENT: &str = include_str!("stubs/client.pyi");

/// What each client has of its own.
const ENTERED: &str = "    def __enter__(self) -> Client: ...
    def __exit__(self, *_raised: object) -> None: ...";
const ENTERED_LATER: &str = "    def __aenter__(self) -> Future[AsyncClient]: ...
    def __aexit__(self, *_raised: object) -> Future[None]: ...";

/// `gfxhub/_gfxhub.pyi`.
pub(super) fn file() -> File {
    let classes = classes();
    let parts: Vec<String> = [head(&classes), PUBLIC.to_owned(), PRIVATE.concat()]
        .into_iter()
        .chain(classes)
        .map(|part| part.trim_end().to_owned() + "\n")
        .collect();
    File::new("py/python/gfxhub/_gfxhub.pyi", parts.join("\n"))
}

fn classes() -> Vec<String> {
    let mut classes: Vec<String> = RECORDS
        .iter()
        .map(|record| stub_classes::record(record))
        .collect();
    for group in GROUPS {
        classes.push(stub_classes::group(group, false));
        classes.push(stub_classes::group(group, true));
    }
    classes.push(client("Client", "", ENTERED, |given| given.to_owned()));
    classes.push(client("AsyncClient", "Async", ENTERED_LATER, |given| {
        format!("Future[{given}]")
    }));
    classes
}

fn client(name: &str, before: &str, own: &str, gives: fn(&str) -> String) -> String {
    let groups: String = GROUPS
        .iter()
        .map(|group| {
            let class = format!("{before}{}", pascal(group.name));
            let told = docs::plain(group.docs);
            let property = format!("    @property\n    def {}(self) -> {class}:\n", group.name);
            format!("{property}        \"\"\"{told}\"\"\"\n")
        })
        .collect();
    CLIENT
        .replace("{Client}", name)
        .replace("{Invoked}", &gives("Invoked"))
        .replace("{RawResponse}", &gives("RawResponse"))
        .replace("{groups}", &groups)
        .replace("{own}", own)
}

/// The names that a text defines, in capitals or not.
fn defined(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let rest = line
            .strip_prefix("class ")
            .or_else(|| line.strip_prefix("def "));
        // A constant is a name and its type.
        let rest = rest.or_else(|| {
            Some(line).filter(|line| line.contains(": ") && !line.starts_with([' ', '"', '#']))
        });
        rest?.split(['(', ':']).next()
    })
}

/// Every public name of the native module.
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

fn head(classes: &[String]) -> String {
    let names: Vec<String> = names().iter().map(|name| format!("{name:?}")).collect();
    let used = |name: &str| classes.iter().any(|text| text.contains(name));
    let imported = |names: Vec<&str>| -> Vec<String> {
        names
            .into_iter()
            .filter(|name| used(name))
            .map(str::to_owned)
            .collect()
    };
    let bodies = imported(bodies::within().iter().map(|body| body.name).collect());
    let words = imported(words::all().into_keys().collect());
    format!(
        "\"\"\"What the package gfxhub stands on; not to be imported by programs.\"\"\"

{PYTHON}

import builtins
from asyncio import Future
from collections.abc import Callable, Mapping, Sequence
from datetime import timedelta
from os import PathLike
from typing import Any, Literal, final

{}{}
{}
__version__: str
",
        import("_bodies", bodies),
        import("_words", words),
        listed("", "__all__ = [", &names, "]")
    )
}
