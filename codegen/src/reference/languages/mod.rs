//! The languages of the examples, each with a text to read and a program to run.

mod c;
mod cpp;
mod node;
mod python;
mod rust;
mod shell;

use std::collections::BTreeMap;

use serde::Serialize;

use crate::output_files::File;
use crate::reference::example::Example;
use crate::templates::render;

/// The program of a language, and the text of each example.
type RenderedExamples = (File, Vec<String>);

/// A language of the examples.
struct Language {
    /// Name.
    title: &'static str,
    /// Name after the fence of a code block.
    fence: &'static str,
    /// Function that returns the program, and the text of each example.
    program: fn(&[Example]) -> Result<RenderedExamples, String>,
}

/// An example in a language.
#[derive(Serialize)]
pub(crate) struct Snippet {
    pub(super) title: &'static str,
    pub(super) fence: &'static str,
    pub(super) text: String,
}

/// The examples of each operation in every language.
pub(crate) type Snippets = BTreeMap<&'static str, Vec<Snippet>>;

/// A program, as the templates see it.
#[derive(Serialize)]
struct Program<'a> {
    examples: Vec<Row<'a>>,
    /// Names of the library that the examples use, for Rust.
    imports: Vec<&'a str>,
}

/// An example within a program.
#[derive(Serialize)]
struct Row<'a> {
    operation: &'a str,
    function: String,
    snippet: &'a str,
}

/// All languages, in the order of a page.
const LANGUAGES: &[Language] = &[
    Language {
        title: "Rust",
        fence: "rust",
        program: rust::program,
    },
    Language {
        title: "C",
        fence: "c",
        program: c::program,
    },
    Language {
        title: "C++",
        fence: "cpp",
        program: cpp::program,
    },
    Language {
        title: "Python",
        fence: "python",
        program: python::program,
    },
    Language {
        title: "Node",
        fence: "js",
        program: node::program,
    },
    Language {
        title: "Shell",
        fence: "sh",
        program: shell::program,
    },
];

/// Returns the example for the command among those of an operation.
pub(crate) fn of_shell(snippets: &[Snippet]) -> Option<&str> {
    let shell = snippets.iter().find(|snippet| snippet.fence == "sh");
    shell.map(|snippet| snippet.text.as_str())
}

/// Returns the examples of each operation in every language, and the programs made from them.
pub(crate) fn written(examples: &[Example]) -> Result<(Snippets, Vec<File>), String> {
    let mut all = Snippets::new();
    let mut programs = Vec::new();
    for language in LANGUAGES {
        let (title, fence) = (language.title, language.fence);
        let (program, texts) =
            (language.program)(examples).map_err(|why| format!("an example in {title}: {why}"))?;
        programs.push(program);
        for (example, text) in examples.iter().zip(texts) {
            let of_operation = all.entry(example.operation.name).or_default();
            of_operation.push(Snippet { title, fence, text });
        }
    }
    Ok((all, programs))
}

/// Returns the text of each example, or the first one that cannot be written, with the reason.
fn snippets(
    examples: &[Example],
    write: fn(&Example) -> Result<String, String>,
) -> Result<Vec<String>, String> {
    examples
        .iter()
        .map(|example| write(example).map_err(|why| format!("{}: {why}", example.operation.name)))
        .collect()
}

/// Returns the program of a language, by the template for files with this extension.
fn program(
    ending: &str,
    examples: &[Example],
    snippets: &[String],
    imports: Vec<&str>,
) -> Result<File, String> {
    let rows = examples.iter().zip(snippets);
    let rows = rows.map(|(example, snippet)| Row {
        operation: example.operation.name,
        function: example.function(),
        snippet,
    });
    let view = Program {
        examples: rows.collect(),
        imports,
    };
    let text = render(&format!("reference/program.{ending}"), view)?;
    Ok(File::new(format!("reference/reference.{ending}"), text))
}

#[cfg(test)]
mod tests;
