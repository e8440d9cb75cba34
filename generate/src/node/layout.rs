//! Lines broken as prettier breaks them, with 100 columns, no semicolons and single quotes.

/// The longest line.
const WIDTH: usize = 100;

/// `before` + the parts between `open` and `close` + `after` on one line if they fit, else each part
/// on a line of its own with a comma behind it.
pub(super) fn list(
    indent: usize,
    before: &str,
    brackets: &str,
    parts: &[String],
    after: &str,
) -> String {
    let margin = " ".repeat(indent);
    let (open, close) = brackets.split_at(1);
    let space = if open == "{" && !parts.is_empty() {
        " "
    } else {
        ""
    };
    let line = format!(
        "{margin}{before}{open}{space}{}{space}{close}{after}",
        parts.join(", ")
    );
    if line.chars().count() <= WIDTH {
        return line + "\n";
    }
    let inner: String = parts
        .iter()
        .map(|part| format!("{margin}  {part},\n"))
        .collect();
    format!("{margin}{before}{open}\n{inner}{margin}{close}{after}\n")
}

/// A union type behind `before`, on one line if it fits.
pub(super) fn union(indent: usize, before: &str, words: &[String]) -> String {
    let margin = " ".repeat(indent);
    let line = format!("{margin}{before} {}", words.join(" | "));
    if line.chars().count() <= WIDTH {
        return line + "\n";
    }
    let below = format!("{margin}  {}", words.join(" | "));
    if below.chars().count() <= WIDTH {
        return format!("{margin}{before}\n{below}\n");
    }
    let rest: String = words
        .iter()
        .map(|word| format!("\n{margin}  | {word}"))
        .collect();
    format!("{margin}{before}{rest}\n")
}

/// A text in single quotes, or in double ones where that spares it a backslash.
pub(super) fn quoted(text: &str) -> String {
    if text.contains('\'') && !text.contains(['"', '\\']) {
        return format!("\"{text}\"");
    }
    format!("'{}'", text.replace('\\', "\\\\").replace('\'', "\\'"))
}

#[cfg(test)]
mod tests {
    use super::{list, quoted, union};

    #[test]
    fn what_fits_stays_on_its_line() {
        let parts = ["a: 1".to_owned(), "b: 2".to_owned()];
        assert_eq!(list(2, "x: ", "{}", &parts, ","), "  x: { a: 1, b: 2 },\n");
        assert_eq!(list(0, "f", "()", &[], ";"), "f();\n");
        let long = ["a".repeat(60), "b".repeat(60)];
        let due = format!("  f(\n    {},\n    {},\n  ): x\n", long[0], long[1]);
        assert_eq!(
            list(2, "f", "()", &long, "): x".trim_start_matches(')')),
            due
        );
    }

    #[test]
    fn a_long_union_stands_one_below_the_other() {
        let words = [quoted("it's"), quoted("a"), "b".repeat(86)];
        let two = [words[0].clone(), words[2].clone()];
        let line = "type A = \"it's\" | 'a'\n";
        assert_eq!(union(0, "type A =", &words[..2]), line);
        let due = format!("type A =\n  \"it's\" | {}\n", words[2]);
        assert_eq!(union(0, "type A =", &two), due);
        let due = format!("type A =\n  | \"it's\"\n  | 'a'\n  | {}\n", words[2]);
        assert_eq!(union(0, "type A =", &words), due);
    }
}
