//! The reference pages, and the programs that run their examples.

mod example;
mod failures;
mod languages;
mod layout;
mod markdown;
mod nouns;
mod pages;
mod prose;

use gfxhub::GROUPS;
use gfxhub_tests::json::Json;

use crate::committed::File;
use example::Example;
use failures::Failures;
use languages::Shelf;

/// What every generated file says of itself, in a comment of its language.
const GENERATED: &str = "Written by cargo xtask generate; do not edit.";

/// The pages.
pub(crate) fn files() -> Result<Vec<File>, String> {
    let failures = Failures::committed()?;
    let (shelf, _) = Shelf::written(&Example::all()?)?;
    let mut files = vec![pages::index::file()];
    for group in GROUPS {
        files.push(pages::group::file(group, &shelf, &failures)?);
    }
    files.push(pages::records::file());
    files.push(pages::bodies::file());
    files.push(pages::words::file());
    files.push(pages::errors::file(&failures));
    Ok(files)
}

/// The programs of the examples.
pub(crate) fn tests() -> Result<Vec<File>, String> {
    let examples = Example::all()?;
    let (_, mut files) = Shelf::written(&examples)?;
    files.push(printed(&examples));
    Ok(files)
}

/// What each example prints, whatever its language.
fn printed(examples: &[Example]) -> File {
    let lines: Vec<String> = examples
        .iter()
        .map(|example| {
            let name = Json::Text(example.operation.name.to_owned());
            let printed = Json::Text(example.printed.clone());
            format!("  {}: {}", name.compact(), printed.compact())
        })
        .collect();
    let text = format!("{{\n{}\n}}\n", lines.join(",\n"));
    File::new("reference/printed.json", text)
}

/// The text with every line standing in by this much.
fn indented(text: &str, margin: usize) -> String {
    let margin = " ".repeat(margin);
    let lines = text.lines().map(|line| format!("{margin}{line}"));
    lines.collect::<Vec<_>>().join("\n")
}

/// A text for each example, or the first one that cannot be written and why.
fn in_order(
    examples: &[Example],
    write: fn(&Example) -> Result<String, String>,
) -> Result<Vec<String>, String> {
    examples
        .iter()
        .map(|example| write(example).map_err(|why| format!("{}: {why}", example.operation.name)))
        .collect()
}
