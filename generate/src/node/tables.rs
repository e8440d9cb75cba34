//! The small tables: the groups of a client, the kinds of errors, what the types are called.

use gfxhub::{GROUPS, Kind};

use super::layout::{list, quoted, union};
use super::{docs, names};

/// `gen/groups.cjs`.
pub(super) fn groups() -> String {
    let entries: String = GROUPS
        .iter()
        .map(|group| {
            let class = names::class(group);
            format!(
                "  {}: require('./{}.cjs').{class},\n",
                group.name, group.name
            )
        })
        .collect();
    format!(
        "'use strict'\n\n// The class of each group of operations.\nmodule.exports = {{\n{entries}}}\n"
    )
}

/// `gen/kinds.cjs`.
pub(super) fn kinds() -> String {
    let mut out = String::from(
        "'use strict'\n\n// Each kind of failure: its code, and what a person can do.\nmodule.exports = {\n",
    );
    for kind in Kind::ALL {
        let parts = [
            format!("code: {}", quoted(kind.node())),
            format!("advice: {}", quoted(kind.advice())),
        ];
        // Laid out in lines whether or not it fits: they read better below each other.
        out.push_str(&format!("  {}: {{\n", kind.name()));
        for part in parts {
            out.push_str(&advice(&part));
        }
        out.push_str("  },\n");
    }
    out + "}\n"
}

/// A member, with a text that is too long for its line below it.
fn advice(part: &str) -> String {
    let line = format!("    {part},\n");
    match part.split_once(": ") {
        Some((name, text)) if line.chars().count() > 101 => format!("    {name}:\n      {text},\n"),
        _ => line,
    }
}

/// `gen/kinds.d.cts`.
pub(super) fn kind_types() -> String {
    let names: Vec<String> = Kind::ALL.iter().map(|kind| quoted(kind.name())).collect();
    let codes: Vec<String> = Kind::ALL.iter().map(|kind| quoted(kind.node())).collect();
    let mut out = String::from("\n");
    out.push_str(&docs::comment(
        0,
        &["What sort of failure it is.".to_owned()],
    ));
    out.push_str(&union(0, "export type Kind =", &names));
    out.push('\n');
    out.push_str(&docs::comment(
        0,
        &["The `code` of an error, one for each kind.".to_owned()],
    ));
    out + &union(0, "export type ErrorCode =", &codes)
}

/// `gen/index.d.cts`: everything that is generated, and the groups as a client has them.
pub(super) fn index() -> String {
    let mut out = String::new();
    for group in GROUPS {
        let class = [names::class(group)];
        out.push_str(&list(
            0,
            "import type ",
            "{}",
            &class,
            &format!(" from './{}.cjs'", group.name),
        ));
    }
    out.push('\n');
    for group in GROUPS {
        out.push_str(&format!("export type * from './{}.cjs'\n", group.name));
    }
    for file in ["kinds", "options", "records", "values"] {
        out.push_str(&format!("export type * from './{file}.cjs'\n"));
    }
    out.push_str(
        "\n/** The groups of operations, as a client has them. */\nexport interface Groups {\n",
    );
    for group in GROUPS {
        out.push_str(&docs::of(2, group.docs));
        out.push_str(&format!(
            "  readonly {}: {}\n",
            group.name,
            names::class(group)
        ));
    }
    out + "}\n"
}
