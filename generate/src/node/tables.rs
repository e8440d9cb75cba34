//! The small tables: the groups of a client, the kinds of errors, what the types are called.

use gfxhub::{GROUPS, Kind};

use super::layout::{list, quoted, union};
use super::{docs, names};
use crate::docs::summary;

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

/// `gen/kinds.d.cts`.
pub(super) fn kinds() -> String {
    let names: Vec<String> = Kind::ALL.iter().map(|kind| quoted(kind.name())).collect();
    let codes: Vec<String> = Kind::ALL.iter().map(|kind| quoted(kind.node())).collect();
    let mut told = vec!["What sort of failure it is:".to_owned()];
    told.extend(
        Kind::ALL
            .iter()
            .map(|kind| format!("- `{}`: {}", kind.name(), summary(kind.docs()))),
    );
    let mut out = String::from("\n") + &docs::comment(0, &told);
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
