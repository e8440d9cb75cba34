//! Known words as constants, and what texts of ids and words need.

use std::fmt::Write as _;

use super::naming::word_constant;
use super::{rust, shapes};
use crate::committed::File;
use crate::docs;

/// The known words as constants of the header: cbindgen leaves those of text out.
pub(super) fn defines() -> String {
    let mut text = String::new();
    for words in shapes::words() {
        let _ = writeln!(text, "\n/* {} */", docs::summary(words.docs));
        for (at, (word, said)) in words.words.iter().zip(words.word_docs).enumerate() {
            let (name, said) = (word_constant(words, at), docs::summary(said));
            let _ = writeln!(text, "\n/** {said} */\n#define {name} {word:?}");
        }
    }
    text
}

/// The file of the words.
pub(super) fn file() -> Result<File, String> {
    let mut text = String::new();
    let mut known: Vec<&str> = Vec::new();
    for word in shapes::words().iter().flat_map(|words| words.words) {
        if !known.contains(word) {
            known.push(word);
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
