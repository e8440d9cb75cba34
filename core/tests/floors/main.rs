//! Tests that no module of the core imports from a floor above its own, and that the modules of a
//! floor do not import each other in a circle. Floors are layers of modules; docs/architecture.md
//! lists them.

mod source;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use source::{Import, Sources};

/// Returns the floor of each module, as a page lists them. The list is a table whose rows begin
/// with a number, followed by a cell with the modules as code.
fn floors(page: &str) -> BTreeMap<&str, u32> {
    let mut floors = BTreeMap::new();
    for line in page.lines() {
        let mut cells = line.split('|').map(str::trim).skip(1);
        let floor = cells.next().and_then(|cell| cell.parse().ok());
        let (Some(floor), Some(modules)) = (floor, cells.next()) else {
            continue;
        };
        for module in modules.split('`').skip(1).step_by(2) {
            let before = floors.insert(module, floor);
            assert_eq!(before, None, "{module} has two floors");
        }
    }
    floors
}

/// Returns all faults in the imports of a crate. `floors` contains the floor of each module.
fn faults(sources: &Sources, floors: &BTreeMap<&str, u32>) -> Vec<String> {
    let modules = sources.names();
    let listed: BTreeSet<&str> = floors.keys().copied().collect();
    let mut faults: Vec<String> = Vec::new();
    for module in modules.difference(&listed) {
        faults.push(format!("{module} has no floor in docs/architecture.md"));
    }
    for module in listed.difference(&modules) {
        faults.push(format!(
            "docs/architecture.md gives a floor to {module}, which is no module"
        ));
    }
    let imports = sources.imports();
    for import in &imports {
        let floor = |module: &str| floors.get(module).copied();
        if let (Some(own), Some(other)) = (floor(&import.from), floor(&import.to))
            && other > own
        {
            let (from, to) = (&import.from, &import.to);
            let place = place(import);
            faults.push(format!(
                "{place}: {from} is on floor {own}, {to} on floor {other}"
            ));
        }
    }
    faults.extend(circles(&imports));
    faults
}

fn place(
    Import {
        file, line, path, ..
    }: &Import,
) -> String {
    format!("core/src/{file}:{line}: {path}")
}

/// Returns the groups of modules that import each other, directly or indirectly, and the imports
/// that connect them.
fn circles(imports: &[Import]) -> Vec<String> {
    let mut reached: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for import in imports {
        reached.entry(&import.from).or_default().insert(&import.to);
    }
    loop {
        let before = reached.clone();
        for all in reached.values_mut() {
            let further: Vec<&str> = all
                .iter()
                .flat_map(|it| before.get(it))
                .flatten()
                .copied()
                .collect();
            all.extend(further);
        }
        if reached == before {
            break;
        }
    }
    let reaches = |from: &str, to: &str| reached.get(from).is_some_and(|all| all.contains(to));
    let tied: BTreeSet<BTreeSet<&str>> = reached
        .keys()
        .filter(|module| reaches(module, module))
        .map(|module| {
            let all = reached.keys().copied();
            all.filter(|other| reaches(module, other) && reaches(other, module))
                .collect()
        })
        .collect();
    let circle = |modules: BTreeSet<&str>| {
        let mut ties = BTreeMap::new();
        for import in imports {
            let ends = (import.from.as_str(), import.to.as_str());
            if modules.contains(ends.0) && modules.contains(ends.1) {
                ties.entry(ends).or_insert_with(|| place(import));
            }
        }
        let ties = ties
            .iter()
            .map(|((from, to), place)| format!("\n  {from} → {to}: {place}"));
        let names: Vec<&str> = modules.iter().copied().collect();
        format!(
            "{} form a circle:{}",
            names.join(", "),
            ties.collect::<String>()
        )
    };
    tied.into_iter().map(circle).collect()
}

#[test]
fn no_module_imports_from_a_floor_above_and_none_in_a_circle() {
    let core = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = std::fs::read_to_string(core.join("../docs/architecture.md")).expect("the page");
    let (_, page) = page
        .split_once("\n## Floors of the core\n")
        .expect("its section");
    let (page, _) = page.split_once("\n## ").expect("the next section");
    let sources = Sources::of(&|file| std::fs::read_to_string(core.join("src").join(file)).ok());
    let faults = faults(&sources, &floors(page));
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}

/// Returns the faults of a crate with these files and with the floors that this page lists.
fn faults_of(page: &str, files: &[(&str, &str)]) -> Vec<String> {
    let read = |name: &str| {
        let file = files.iter().find(|(file, _)| *file == name);
        file.map(|(_, text)| (*text).to_owned())
    };
    faults(&Sources::of(&read), &floors(page))
}

const PAGE: &str =
    "| Floor | Modules | |\n|---|---|---|\n| 2 | `upper` `other` | |\n| 1 | `lower` | |\n";

const ROOT: &str =
    "mod lower; mod other; mod upper; pub use lower::*; pub use upper::inner::Thing as Renamed;";

const UPPER: (&str, &str) = (
    "upper/mod.rs",
    "pub(crate) mod inner; pub(crate) use inner::Thing;",
);

const INNER: (&str, &str) = ("upper/inner.rs", "pub struct Thing;");

#[test]
fn an_import_from_above_is_found_however_it_is_written() {
    let lower = |code: &str| {
        let made = format!("makes! {{ Made {{ a: b }} }}\n{code}");
        let files = [
            ("lib.rs", ROOT),
            UPPER,
            INNER,
            ("other.rs", ""),
            ("lower.rs", &made),
        ];
        faults_of(PAGE, &files)
    };
    for (code, path) in [
        (
            "use crate::upper::inner::Thing;",
            "crate::upper::inner::Thing",
        ),
        ("use crate::{lower, upper::Thing};", "crate::upper::Thing"),
        ("use crate::Renamed;", "crate::Renamed"),
        ("use super::upper::*;", "super::upper::*"),
        (
            "fn f() { crate::upper::Thing::new() }",
            "crate::upper::Thing::new",
        ),
        ("fn f(_: crate::Renamed) {}", "crate::Renamed"),
        (
            "mod inline { fn f(_: super::super::Renamed) {} }",
            "super::super::Renamed",
        ),
        (
            "fn f() { assert!(crate::upper::Thing == 1) }",
            "crate::upper::Thing",
        ),
        ("makes! { More(crate::Renamed) }", "crate::Renamed"),
        (
            "#[cfg(any(test, feature = \"f\"))] use crate::Renamed;",
            "crate::Renamed",
        ),
    ] {
        let fault = format!("core/src/lower.rs:2: {path}: lower is on floor 1, upper on floor 2");
        assert_eq!(lower(code), [fault], "{code}");
    }
    for code in [
        "use crate::Made; use std::fmt::{self, Debug}; use fmt::Display;",
        "#[cfg(test)] mod tests { use crate::Renamed; }",
        "#[cfg(all(test, unix))] fn f(_: crate::Renamed) {}",
        "impl Made { #[cfg(test)] fn f(_: crate::Renamed) {} }",
        "macro_rules! makes { () => { crate::Renamed }; }",
        "/// [`crate::Renamed`]\npub(in crate::lower) struct Own;",
    ] {
        assert_eq!(lower(code), [""; 0], "{code}");
    }
}

#[test]
fn a_circle_is_found_with_what_ties_it() {
    let upper = (
        "upper/mod.rs",
        "mod inner;\nuse crate::lower;\nuse crate::other::Own;",
    );
    let other = ("other.rs", "use crate::{Made, Renamed};\nstruct Own;");
    let lower = ("lower.rs", "makes! { Made }");
    let faults = faults_of(PAGE, &[("lib.rs", ROOT), upper, INNER, other, lower]);
    let circle = "other, upper form a circle:\n  other → upper: core/src/other.rs:1: crate::Renamed\n  \
                  upper → other: core/src/upper/mod.rs:3: crate::other::Own";
    assert_eq!(faults, [circle]);
}

#[test]
fn each_module_has_one_floor_and_each_floor_has_modules_alone() {
    let files = [
        (
            "lib.rs",
            "mod lower; mod new; pub mod names { pub use crate::lower::A; }",
        ),
        ("lower.rs", "struct A;"),
        ("new.rs", ""),
    ];
    let faults = faults_of("| 1 | `lower` `old` | |", &files);
    assert_eq!(
        faults,
        [
            "new has no floor in docs/architecture.md",
            "docs/architecture.md gives a floor to old, which is no module",
        ]
    );
}
