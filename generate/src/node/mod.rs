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
    // Beside what is written by hand there: a program for each of the two module systems.
    files.extend(["cts", "mts"].map(|ending| {
        let path = format!("node/test/every_operation.{ending}");
        File::new(path, HEAD.to_owned() + "\n" + &samples::program())
    }));
    Ok(files)
}

fn file(name: &str, text: String) -> File {
    File::new(format!("node/gen/{name}"), format!("{HEAD}{text}"))
}
