//! The C++ face: typed records and operations over the C ABI.

mod bodies;
mod groups;
mod records;
pub(crate) mod types;

use gfxhub::Kind;
use serde::Serialize;

use crate::committed::File;
use crate::docs;
use crate::templates::render;

/// Everything that the templates speak of.
#[derive(Serialize)]
struct Face {
    kinds: Vec<KindView>,
    ids: Vec<IdView>,
    words: Vec<WordsView>,
    records: Vec<records::RecordView>,
    bodies: Vec<bodies::BodyView>,
    groups: Vec<groups::GroupView>,
}

/// A kind of errors.
#[derive(Serialize)]
struct KindView {
    name: &'static str,
    number: u32,
    docs: String,
}

/// An id type.
#[derive(Serialize)]
struct IdView {
    name: &'static str,
    docs: &'static str,
    text: bool,
    or_integer: bool,
}

/// A type for the words of a field.
#[derive(Serialize)]
struct WordsView {
    name: &'static str,
    docs: &'static str,
    words: Vec<WordView>,
}

/// A word.
#[derive(Serialize)]
struct WordView {
    name: &'static str,
    wire: &'static str,
    docs: &'static str,
}

/// The headers.
pub(crate) fn files() -> Result<Vec<File>, String> {
    let face = Face::new();
    let names = [
        "kinds", "ids", "words", "records", "reading", "bodies", "sending", "groups",
    ];
    let file = |name| {
        let text = render(&format!("cpp/{name}.hpp"), &face)?;
        Ok(File::new(format!("include/gfxhub/gen/{name}.hpp"), text))
    };
    names.into_iter().map(file).collect()
}

/// The typed part of the conformance runner.
pub(crate) fn tests() -> Result<Vec<File>, String> {
    let text = render("cpp/dispatch.hpp", Face::new())?;
    Ok(vec![File::new("cpp/dispatch.hpp", text)])
}

impl Face {
    fn new() -> Face {
        let kinds = Kind::ALL.iter().map(|kind| KindView {
            name: kind.name(),
            number: kind.number(),
            docs: docs::lines(kind.docs()).join("\n") + "\n" + kind.advice(),
        });
        let ids = types::ids().into_iter().map(|id| IdView {
            name: id.name,
            docs: id.docs,
            text: id.text,
            or_integer: id.or_integer,
        });
        let words = types::words().into_iter().map(|list| {
            let rows = list.words.iter().zip(list.names).zip(list.word_docs);
            let word = |((wire, name), docs): ((&&'static str, &&'static str), &&'static str)| {
                WordView { name, wire, docs }
            };
            WordsView {
                name: list.name,
                docs: list.docs,
                words: rows.map(word).collect(),
            }
        });
        Face {
            kinds: kinds.collect(),
            ids: ids.collect(),
            words: words.collect(),
            records: records::views(),
            bodies: bodies::views(),
            groups: groups::views(),
        }
    }
}
