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
    let mut constants = Vec::new();
    for word in words.words {
        let constant = constant(word);
        text.push_str(&format!(
            "  static constexpr std::string_view {constant}{{{word:?}}};\n"
        ));
        constants.push(constant);
    }
    let list = layout::call(2, "  static constexpr std::string_view known[] = ", &constants, "");
    let list = list.trim().replacen('(', "{", 1);
    let list = list.trim_end_matches(')');
    text + &format!("\n  /// The words that are known.\n  {list}}};\n}};\n")
}

/// The constant's name: `NCS CTRL` is `NcsCtrl`, `RE5` is `Re5`, `EaseIn` stays.
fn constant(word: &str) -> String {
    let capitals = !word.contains(|c: char| c.is_ascii_lowercase());
    let mut out = String::new();
    for part in word.split(' ') {
        let mut letters = part.chars();
        out.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        let rest = letters.as_str();
        out.push_str(&if capitals {
            rest.to_ascii_lowercase()
        } else {
            rest.to_owned()
        });
    }
    out
}

#[cfg(test)]
mod tests {
    use super::constant;

    #[test]
    fn constants_are_spelled_alike() {
        for (word, name) in [
            ("NCS CTRL", "NcsCtrl"),
            ("RE5", "Re5"),
            ("EaseInOut", "EaseInOut"),
            ("connected", "Connected"),
        ] {
            assert_eq!(constant(word), name);
        }
    }
}
