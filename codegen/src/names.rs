//! Naming conventions of the languages.

/// Returns `engine_instance` for `EngineInstance`; a name in snake_case is unchanged.
pub(crate) fn snake(name: &str) -> String {
    let mut out = String::new();
    let mut before = '_';
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && before != '_' {
            out.push('_');
        }
        out.push(letter.to_ascii_lowercase());
        before = letter;
    }
    out
}

/// Returns `setProperty` for `set_property`.
pub(crate) fn camel(name: &str) -> String {
    let mut out = String::new();
    let mut raise = false;
    for letter in snake(name).chars() {
        if letter == '_' {
            raise = true;
        } else if raise {
            out.push(letter.to_ascii_uppercase());
            raise = false;
        } else {
            out.push(letter);
        }
    }
    out
}

/// Returns `SetProperty` for `set_property`.
pub(crate) fn pascal(name: &str) -> String {
    capitalized(&camel(name))
}

/// Returns the text with a capital first letter.
pub(crate) fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

/// Returns the last word of a name in PascalCase: `Report` for `LiveReport`.
pub(crate) fn last_word(name: &str) -> &str {
    let begin = name.rfind(|letter: char| letter.is_ascii_uppercase());
    &name[begin.unwrap_or(0)..]
}

#[cfg(test)]
mod tests {
    use super::{camel, last_word, pascal, snake};

    #[test]
    fn the_last_word_begins_with_the_last_capital() {
        assert_eq!(last_word("LiveReport"), "Report");
        assert_eq!(last_word("plain"), "plain");
    }

    #[test]
    fn names_convert_between_case_styles_and_back() {
        for (pascal_name, snake_name, camel_name) in [
            ("Engine", "engine", "engine"),
            ("EngineInstance", "engine_instance", "engineInstance"),
            ("PlayoutRundownId", "playout_rundown_id", "playoutRundownId"),
        ] {
            assert_eq!(snake(pascal_name), snake_name);
            assert_eq!(snake(snake_name), snake_name);
            assert_eq!(camel(snake_name), camel_name);
            assert_eq!(pascal(snake_name), pascal_name);
        }
    }
}
