//! The known words of each list, as types: open, as hubs add words with every version.

use std::collections::BTreeMap;

use super::docs;
use super::source::{PYTHON, listed};
use crate::committed::File;
use crate::views::{self, WordsView};

/// Every list of words, by its name.
pub(super) fn all() -> BTreeMap<&'static str, WordsView> {
    let words = views::words().into_iter();
    words.map(|list| (list.name, list)).collect()
}

/// Their names.
pub(super) fn names() -> Vec<String> {
    all().into_keys().map(str::to_owned).collect()
}

/// `gfxhub/_words.py`.
pub(super) fn file() -> File {
    let mut text = format!(
        "\"\"\"Texts with known words. Hubs may send others, which are kept as they come.\"\"\"\n\n{PYTHON}\n\nfrom typing import Literal, Union\n\n"
    );
    let names: Vec<String> = names().iter().map(|name| format!("{name:?}")).collect();
    text.push_str(&listed("", "__all__ = [", &names, "]"));
    for (name, words) in all() {
        let quoted: Vec<String> = words
            .words
            .iter()
            .map(|word| format!("{:?}", word.wire))
            .collect();
        let one = format!("{name} = Union[Literal[{}], str]\n", quoted.join(", "));
        text.push('\n');
        if one.len() <= 101 {
            text.push_str(&one);
        } else {
            let literal = listed("    ", "Literal[", &quoted, "],");
            text.push_str(&format!("{name} = Union[\n{literal}    str,\n]\n"));
        }
        text.push_str(&format!("\"\"\"{}\"\"\"\n", docs::plain(words.docs)));
    }
    File::new("py/python/gfxhub/_words.py", text)
}
