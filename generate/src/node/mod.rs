//! The Node face: the methods of each group, what they send, the types.

mod docs;
mod layout;
mod methods;
mod names;
mod rows;
mod samples;
mod tables;
mod types;

use gfxhub::GROUPS;

use crate::committed::File;

/// The first line of every file.
const HEAD: &str = "// Written by cargo xtask generate; do not edit.\n";

/// The files, made from the tables.
pub(crate) fn files() -> Result<Vec<File>, String> {
    let mut files: Vec<File> = GROUPS
        .iter()
        .flat_map(|group| {
            [
                file(&format!("{}.cjs", group.name), methods::class(group)),
                file(
                    &format!("{}.d.cts", group.name),
                    methods::declaration(group),
                ),
            ]
        })
        .collect();
    files.extend([
        file("rows.cjs", rows::table()),
        file("groups.cjs", tables::groups()),
        file("kinds.d.cts", tables::kinds()),
        file("records.d.cts", types::records()),
        file("values.d.cts", types::values()),
        file("options.d.cts", types::options()),
        file("index.d.cts", tables::index()),
    ]);
    Ok(files)
}

/// A program that calls every operation, for each of the two module systems.
pub(crate) fn tests() -> Result<Vec<File>, String> {
    let text = HEAD.to_owned() + "\n" + &samples::program();
    let file = |ending| File::new(format!("node/every_operation.{ending}"), text.clone());
    Ok(["cts", "mts"].map(file).into())
}

fn file(name: &str, text: String) -> File {
    File::new(format!("node/gen/{name}"), format!("{HEAD}{text}"))
}
