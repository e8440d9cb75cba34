//! Known words as constants, and what texts of ids and words need.

use std::fmt::Write as _;

use super::naming::c_type;
use super::{rust, shapes};
use crate::committed::File;
use crate::docs;
use crate::names::snake;

/// The file of the words.
pub(super) fn file() -> Result<File, String> {
    let mut text = String::new();
    let mut known: Vec<&str> = Vec::new();
    for words in shapes::words() {
        let start = c_type(words.name).to_ascii_uppercase();
        let each = words.words.iter().zip(words.names).zip(words.word_docs);
        for ((word, name), said) in each {
            let docs = [format!("`{word}`: {}", docs::summary(said))];
            let _ = writeln!(
                text,
                "{}pub const {start}_{}: &str = {word:?};\n",
                rust::comment(&docs),
                snake(name).to_ascii_uppercase()
            );
            if !known.contains(word) {
                known.push(word);
            }
        }
    }
    let known: Vec<String> = known.iter().map(|word| format!("c{word:?},")).collect();
    let ids: Vec<&str> = shapes::text_ids().into_iter().collect();
    let words: Vec<&str> = shapes::words().iter().map(|words| words.name).collect();
    let _ = write!(
        text,
        "/// Every known word, with its zero.\npub(crate) const KNOWN: &[&CStr] = &[{}];\n\n\
         text_ids!({});\n\nopen_words!({});\n",
        known.join(" "),
        ids.join(", "),
        words.join(", "),
    );
    let uses = [
        "std::ffi::CStr".to_owned(),
        "crate::terminate::{open_words, text_ids}".to_owned(),
    ];
    rust::file("words", "The words of status-like fields.", &uses, &text)
}
