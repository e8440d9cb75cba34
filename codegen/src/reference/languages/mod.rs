//! The languages in which the examples are written.

mod c;
mod cpp;
mod node;
mod python;
mod rust;
mod shell;

use std::collections::BTreeMap;

use serde::Serialize;

use crate::reference::example::Example;

/// A language in which the examples are written.
struct Language {
    /// Name of the language.
    title: &'static str,
    /// Name of the language after the opening fence of a code block.
    fence: &'static str,
    /// Function that returns the texts of the examples.
    snippets: fn(&[Example]) -> Result<Vec<String>, String>,
}

/// An example in a language.
#[derive(Serialize)]
pub(crate) struct Snippet {
    pub(super) title: &'static str,
    pub(super) fence: &'static str,
    pub(super) text: String,
}

/// The examples in every language, by the name of the operation.
pub(crate) type Snippets = BTreeMap<&'static str, Vec<Snippet>>;

/// All languages, in the order in which a page shows them.
const LANGUAGES: &[Language] = &[
    Language {
        title: "Rust",
        fence: "rust",
        snippets: rust::snippets,
    },
    Language {
        title: "C",
        fence: "c",
        snippets: |examples| snippets(examples, c::snippet),
    },
    Language {
        title: "C++",
        fence: "cpp",
        snippets: |examples| snippets(examples, cpp::snippet),
    },
    Language {
        title: "Python",
        fence: "python",
        snippets: |examples| snippets(examples, python::snippet),
    },
    Language {
        title: "Node",
        fence: "js",
        snippets: |examples| snippets(examples, node::snippet),
    },
    Language {
        title: "Shell",
        fence: "sh",
        snippets: |examples| snippets(examples, shell::snippet),
    },
];

/// Returns the shell example among the examples of an operation.
pub(crate) fn of_shell(snippets: &[Snippet]) -> Option<&str> {
    let shell = snippets.iter().find(|snippet| snippet.fence == "sh");
    shell.map(|snippet| snippet.text.as_str())
}

/// Returns the examples of all operations in every language.
pub(crate) fn written(examples: &[Example]) -> Result<Snippets, String> {
    let mut all = Snippets::new();
    for language in LANGUAGES {
        let (title, fence) = (language.title, language.fence);
        let texts =
            (language.snippets)(examples).map_err(|why| format!("an example in {title}: {why}"))?;
        for (example, text) in examples.iter().zip(texts) {
            let of_operation = all.entry(example.operation.name).or_default();
            of_operation.push(Snippet { title, fence, text });
        }
    }
    Ok(all)
}

/// Returns the text of each example. Returns the reason as an error if one cannot be written.
fn snippets(
    examples: &[Example],
    write: fn(&Example) -> Result<String, String>,
) -> Result<Vec<String>, String> {
    examples
        .iter()
        .map(|example| write(example).map_err(|why| format!("{}: {why}", example.operation.name)))
        .collect()
}

#[cfg(test)]
mod tests;
