//! The page of known words and of ids.

use gfxhub::{BODIES, IdInfo, RECORDS, Shape, WordsInfo};

use super::{operations, page};
use crate::c::naming::word_constant;
use crate::committed::File;
use crate::reference::markdown::table;
use crate::reference::prose;

/// The page.
pub(crate) fn file() -> File {
    let (mut words, mut ids) = (Vec::new(), Vec::new());
    let arguments = operations().flat_map(|row| row.arguments).map(|a| a.shape);
    let fields = RECORDS
        .iter()
        .flat_map(|record| record.fields)
        .map(|f| f.shape);
    let sent = BODIES.iter().flat_map(|body| body.fields).map(|f| f.shape);
    for shape in arguments.chain(fields).chain(sent) {
        collect(shape, &mut words, &mut ids);
    }
    let mut text = prose::wrapped(
        "A word that a hub sends and that is not listed here is kept as it came: hubs add words with \
         every version. A word that is sent must be one of these.",
    );
    for info in words {
        text += &section(info);
    }
    text += "\n## Ids\n\n";
    text += &prose::wrapped(
        "In Rust and C++ each is a type of its own, so that an id of one thing cannot be passed for that of \
         another. A text in a path may not be empty, `.` or `..`, hold control characters or be longer than \
         4096 bytes; anything else in it, slashes and spaces too, arrives as it is.",
    );
    let rows: Vec<Vec<String>> = ids
        .iter()
        .map(|id| {
            vec![
                id.name.to_owned(),
                format!("`{}`", id.wire),
                (if id.text { "text" } else { "integer" }).to_owned(),
                prose::line(id.docs),
            ]
        })
        .collect();
    text += &format!("\n{}", table(&["Id", "On the wire", "Form", ""], &rows));
    page("words-and-ids", "Words and ids", &text)
}

fn section(info: &WordsInfo) -> String {
    let rows: Vec<Vec<String>> = info
        .words
        .iter()
        .zip(info.names)
        .zip(info.word_docs)
        .enumerate()
        .map(|(at, ((word, name), docs))| {
            vec![
                format!("`{word}`"),
                format!("`{name}`"),
                format!("`{}`", word_constant(info, at)),
                prose::line(docs),
            ]
        })
        .collect();
    format!(
        "\n## {}\n\n{}\n{}",
        info.name,
        prose::wrapped(&prose::line(info.docs)),
        table(&["Word", "In Rust and C++", "In C", ""], &rows)
    )
}

/// What a shape speaks of, each once.
fn collect(shape: Shape, words: &mut Vec<&'static WordsInfo>, ids: &mut Vec<&'static IdInfo>) {
    match shape {
        Shape::Words(info) if !words.contains(&info) => words.push(info),
        Shape::Id(info) if !ids.contains(&info) => ids.push(info),
        Shape::List(inner) | Shape::Keyed(inner) => collect(*inner, words, ids),
        _ => {}
    }
}
