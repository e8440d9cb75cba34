//! The known words of each list, as types. What hubs send is open, as they add words with every
//! version.

use std::collections::BTreeMap;

use super::docs;
use super::source::{PYTHON, listed};
use crate::output_files::File;
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
        "\"\"\"Texts with known words. Hubs may send others, so what they send is typed as str as well.\"\"\"\n\n{PYTHON}\n\nfrom typing import Literal\n\n"
    );
    let names: Vec<String> = names().iter().map(|name| format!("{name:?}")).collect();
    text.push_str(&listed("", "__all__ = [", &names, "]"));
    for (name, words) in all() {
        let quoted: Vec<String> = words
            .words
            .iter()
            .map(|word| format!("{:?}", word.wire))
            .collect();
        text.push('\n');
        text.push_str(&listed("", &format!("{name} = Literal["), &quoted, "]"));
        text.push_str(&format!("\"\"\"{}\"\"\"\n", docs::plain(words.docs)));
    }
    File::new("py/python/gfxhub/_words.py", text)
}
