//! The C face: the glue behind the C ABI, and the header that is read off it.

mod bodies;
mod boundary;
mod fixture;
mod header;
pub(crate) mod naming;
mod operations;
mod records;

use gfxhub::Kind;
use serde::Serialize;

use crate::committed::File;
use crate::docs::summary;
use crate::templates::render;
use crate::templates::rustfmt;
use naming::{told, word_constant};

/// What the templates of the glue speak of.
#[derive(Serialize)]
struct Face {
    kinds: Vec<KindView>,
    words: Vec<WordsView>,
    /// Every known word once, and the ids that are texts.
    known: Vec<&'static str>,
    text_ids: Vec<&'static str>,
    records: Vec<records::RecordView>,
    bodies: Vec<bodies::BodyView>,
    operations: Vec<operations::OperationView>,
}

/// A kind of errors.
#[derive(Serialize)]
struct KindView {
    name: &'static str,
    number: u32,
    docs: String,
}

/// The words of a field.
#[derive(Serialize)]
struct WordsView {
    name: &'static str,
    docs: String,
    words: Vec<WordView>,
}

/// A word.
#[derive(Serialize)]
struct WordView {
    wire: &'static str,
    constant: String,
    docs: String,
}

impl Face {
    fn new() -> Result<Face, String> {
        let kinds = Kind::ALL.iter().map(|kind| KindView {
            name: kind.name(),
            number: kind.number(),
            docs: told(kind.docs()) + "\n" + kind.advice(),
        });
        let lists = naming::words();
        let mut known: Vec<&str> = Vec::new();
        for word in lists.iter().flat_map(|list| list.words) {
            if !known.contains(word) {
                known.push(word);
            }
        }
        let words = lists.into_iter().map(|list| WordsView {
            name: list.name,
            docs: summary(list.docs),
            words: (0..list.words.len())
                .map(|at| WordView {
                    wire: list.words[at],
                    constant: word_constant(list, at),
                    docs: summary(list.word_docs[at]),
                })
                .collect(),
        });
        Ok(Face {
            kinds: kinds.collect(),
            words: words.collect(),
            known,
            text_ids: naming::text_ids().into_iter().collect(),
            records: records::views()?,
            bodies: bodies::views()?,
            operations: operations::views()?,
        })
    }
}

/// The exports of every operation, record and body.
pub(crate) fn glue() -> Result<Vec<File>, String> {
    let face = Face::new()?;
    let file = |name| {
        let text = rustfmt(&render(&format!("c/{name}.rs"), &face)?)?;
        Ok(File::new(format!("ffi-c/src/gen/{name}.rs"), text))
    };
    ["mod", "status", "words", "records", "bodies", "operations"]
        .into_iter()
        .map(file)
        .collect()
}

/// `include/gfxhub.h`, and the list of the exports.
pub(crate) fn header() -> Result<Vec<File>, String> {
    // cbindgen leaves constants of text out.
    let defines = render("c/words.h", Face::new()?)?;
    Ok(vec![header::file(&defines)?, header::exports()?])
}

/// The typed part of the conformance runner, and the trials of the boundary.
pub(crate) fn tests() -> Result<Vec<File>, String> {
    let face = Face::new()?;
    let runner = ["typed.h", "accessors.c", "bodies.c", "calls.c"].map(|name| {
        let text = render(&format!("c/{name}"), &face)?;
        Ok(File::new(format!("c/{name}"), text))
    });
    let mut files: Vec<File> = runner.into_iter().collect::<Result<_, String>>()?;
    files.push(boundary::file()?);
    files.extend(fixture::files()?);
    Ok(files)
}
