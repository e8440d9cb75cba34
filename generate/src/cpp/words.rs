//! `gen/words.hpp`: the status-like words.

use gfxhub::WordsInfo;

use super::{inventory, layout};

pub(crate) fn header() -> String {
    let types: Vec<String> = inventory::words().into_iter().map(class).collect();
    layout::header(
        "words",
        "The words of status-like fields.",
        &["<string_view>", "../word.hpp"],
        &types.join("\n"),
    )
}

fn class(words: &WordsInfo) -> String {
    let name = words.name;
    let mut text = format!(
        "{}class {name} : public Word<{name}> {{\n public:\n  using Word::Word;\n\n",
        layout::doc(0, words.docs)
    );
    let rows = words.words.iter().zip(words.names).zip(words.word_docs);
    for ((word, constant), docs) in rows {
        text.push_str(&format!(
            "{}  static constexpr std::string_view {constant}{{{word:?}}};\n",
            layout::doc(2, docs)
        ));
    }
    let constants: Vec<String> = words.names.iter().map(|name| (*name).to_owned()).collect();
    let before = "  static constexpr std::string_view known[] = {";
    let mut list = format!("{before}{}}};\n", constants.join(", "));
    if list.trim_end().len() > layout::WIDTH {
        list = format!("{before}\n      {},\n  }};\n", constants.join(", "));
    }
    text + &format!("\n  /// The words that are known.\n{list}}};\n")
}
