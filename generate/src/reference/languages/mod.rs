//! The languages of the examples: for each a text to read and a program that runs.

mod c;
mod cpp;
mod node;
mod python;
mod rust;
mod shell;

use crate::committed::File;
use crate::reference::example::Example;

/// What is written in a language: the program, and the text of each example.
pub(crate) type Written = (File, Vec<String>);

/// A language that the examples are written in.
pub(crate) struct Language {
    /// Its name.
    pub(crate) title: &'static str,
    /// Its name behind the fence of a block of code.
    pub(crate) fence: &'static str,
    /// How a client is made; `URL` stands for the address.
    pub(crate) client: &'static str,
    /// What stands around a text.
    pub(crate) quote: char,
    /// The program, and the text of each example.
    program: fn(&[Example]) -> Result<Written, String>,
}

/// All of them, in the order in which a page shows them.
pub(crate) const LANGUAGES: &[Language] = &[
    Language {
        title: "Rust",
        fence: "rust",
        client: rust::CLIENT,
        quote: '"',
        program: rust::program,
    },
    Language {
        title: "C",
        fence: "c",
        client: c::CLIENT,
        quote: '"',
        program: c::program,
    },
    Language {
        title: "C++",
        fence: "cpp",
        client: cpp::CLIENT,
        quote: '"',
        program: cpp::program,
    },
    Language {
        title: "Python",
        fence: "python",
        client: python::CLIENT,
        quote: '"',
        program: python::program,
    },
    Language {
        title: "Node",
        fence: "js",
        client: node::CLIENT,
        quote: '\'',
        program: node::program,
    },
    Language {
        title: "Shell",
        fence: "sh",
        client: shell::CLIENT,
        quote: ' ',
        program: shell::program,
    },
];

/// The examples of all operations as texts in every language.
pub(crate) struct Shelf {
    operations: Vec<&'static str>,
    texts: Vec<(&'static Language, Vec<String>)>,
}

impl Shelf {
    /// Writes them, and gives the programs that are made of them.
    pub(crate) fn written(examples: &[Example]) -> Result<(Shelf, Vec<File>), String> {
        let mut texts = Vec::new();
        let mut programs = Vec::new();
        for language in LANGUAGES {
            let (program, snippets) = (language.program)(examples)
                .map_err(|why| format!("an example in {}: {why}", language.title))?;
            programs.push(program);
            texts.push((language, snippets));
        }
        let operations = examples.iter().map(|example| example.operation.name);
        let shelf = Shelf {
            operations: operations.collect(),
            texts,
        };
        Ok((shelf, programs))
    }

    /// The example of an operation in every language.
    pub(crate) fn of(&self, operation: &str) -> Result<Vec<(&'static Language, &str)>, String> {
        let at = self.operations.iter().position(|known| *known == operation);
        let at = at.ok_or_else(|| format!("{operation} has no example"))?;
        Ok(self
            .texts
            .iter()
            .map(|(language, texts)| (*language, texts[at].as_str()))
            .collect())
    }
}

#[cfg(test)]
mod tests;
