//! The reference pages, and the programs that run their examples.

mod code;
mod composed;
mod example;
mod languages;
pub(crate) mod markdown;
mod pages;

use gfxhub_tests::json::Json;

use crate::output_files::File;
use example::Example;

/// Returns the pages.
pub(crate) fn files() -> Result<Vec<File>, String> {
    pages::files()
}

/// Returns the programs of the examples, and their expected output.
pub(crate) fn tests() -> Result<Vec<File>, String> {
    let examples = Example::all()?;
    let (_, mut files) = languages::written(&examples)?;
    files.push(printed(&examples));
    Ok(files)
}

/// Returns the output of each example, which is the same in every language.
fn printed(examples: &[Example]) -> File {
    let printed = examples.iter().map(|example| {
        let name = example.operation.name.to_owned();
        (name, Json::Text(example.printed.clone()))
    });
    let text = Json::Object(printed.collect()).compact();
    File::new("reference/printed.json", text + "\n")
}
