//! The package itself: what it is about, and every public name.

use super::source::{PYTHON, listed};
use super::{bodies, errors, groups, stub, views, words};
use crate::output_files::File;

/// What it is about.
const ABOUT: &str = include_str!("stubs/package.txt");

/// What makes every public name one of the package, wherever it is defined.
const OWN: &str = "
# Tracebacks, pickles and help speak of the names that programs import.
for _name in __all__:
    _public = globals()[_name]
    if getattr(_public, \"__module__\", \"\").startswith(\"gfxhub.\"):
        _public.__module__ = \"gfxhub\"
del _name, _public
";

/// `gfxhub/__init__.py`.
pub(super) fn file() -> File {
    let parts = [
        ("._bodies", bodies::names()),
        (
            "._client",
            ["AsyncClient", "BaseClient", "Client"]
                .map(str::to_owned)
                .to_vec(),
        ),
        (
            "._error",
            ["GfxHubError", "effect_of"].map(str::to_owned).to_vec(),
        ),
        ("._errors", errors::names()),
        ("._gfxhub", stub::names()),
        (
            "._kind",
            ["Effect", "ErrorKind"].map(str::to_owned).to_vec(),
        ),
        (
            "._local_hub",
            ["JournalEntry", "LocalHub", "RequestEntry", "RequestStats"]
                .map(str::to_owned)
                .to_vec(),
        ),
        ("._record_list", vec!["RecordList".to_owned()]),
        (
            "._value_struct",
            ["Matrix", "ValueStruct", "Vector", "approx_eq"]
                .map(str::to_owned)
                .to_vec(),
        ),
        ("._value_structs", views::names()),
        ("._words", words::names()),
    ];
    let groups = groups::names().map(|(module, names)| (format!(".{module}"), names));
    let parts = parts.map(|(module, names)| (module.to_owned(), names));
    let mut parts: Vec<(String, Vec<String>)> = parts.into_iter().chain(groups).collect();
    parts.sort();
    let mut imports = String::new();
    let mut public = vec!["__version__".to_owned()];
    for (module, names) in parts {
        let mut names = names;
        public.extend(names.iter().cloned());
        if module == "._gfxhub" {
            names.push("__version__".to_owned());
        }
        imports.push_str(&import(&module, names));
    }
    sort(&mut public);
    let public: Vec<String> = public.iter().map(|name| format!("{name:?}")).collect();
    let public = listed("", "__all__ = [", &public, "]");
    let text = format!("\"\"\"{ABOUT}\"\"\"\n\n{PYTHON}\n\n{imports}\n{public}{OWN}");
    File::new("py/python/gfxhub/__init__.py", text)
}

/// Where a name stands in the order that the linter keeps: constants, then classes, then the rest.
fn rank(name: &str) -> u8 {
    let constant = |letter: char| letter.is_ascii_uppercase() || letter == '_';
    match name {
        _ if name.chars().all(constant) => 0,
        _ if name.starts_with(|letter: char| letter.is_ascii_uppercase()) => 1,
        _ => 2,
    }
}

/// Puts public names into their order.
pub(super) fn sort(names: &mut [String]) {
    names.sort_by_key(|name| (rank(name), name.clone()));
}

/// An import.
pub(super) fn import(module: &str, mut names: Vec<String>) -> String {
    // Capitals count among public names, but not here.
    names.sort_by_key(|name| (rank(name), name.to_ascii_lowercase()));
    let one = format!("from {module} import {}\n", names.join(", "));
    if one.chars().count() <= 101 {
        return one;
    }
    listed("", &format!("from {module} import ("), &names, ")")
}
