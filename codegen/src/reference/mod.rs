//! The reference pages, and the expected output of their examples.

mod code;
mod composed;
mod example;
mod languages;
pub(crate) mod markdown;
mod pages;
mod shell_examples;
mod views;

use gfxhub_tests::json::Json;

use crate::output_files::File;
use example::Example;

/// Returns the pages of the reference.
pub(crate) fn files() -> Result<Vec<File>, String> {
    pages::files()
}

/// Returns the expected output of each example, which is the same in every language.
pub(crate) fn tests() -> Result<Vec<File>, String> {
    let printed = Example::all()?.into_iter().map(|example| {
        let name = example.operation.name.to_owned();
        (name, Json::Text(example.printed))
    });
    let text = Json::Object(printed.collect()).compact() + "\n";
    Ok(vec![File::new("reference/printed.json", text)])
}
