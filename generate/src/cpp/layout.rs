//! How generated C++ is laid out: the frame of a header, and comments.

use crate::docs;

/// How long a line may be.
pub(crate) const WIDTH: usize = 100;

/// What every generated file begins with.
pub(crate) const MARK: &str = "// Written by cargo xtask generate; do not edit.\n";

/// A header of this name: what it holds in a line, its includes, its content.
pub(crate) fn header(name: &str, about: &str, includes: &[&str], content: &str) -> String {
    let guard = format!("GFXHUB_GEN_{}_HPP", name.to_uppercase());
    let includes = includes_of(includes);
    format!(
        "{MARK}// {about}\n#ifndef {guard}\n#define {guard}\n\n{includes}\
         namespace gfxhub {{\n\n{}\n\n}}  // namespace gfxhub\n\n#endif\n",
        content.trim_matches('\n')
    )
}

/// The lines that include these; `<system>` ones before the project's own.
fn includes_of(names: &[&str]) -> String {
    let (system, own): (Vec<&str>, Vec<&str>) =
        names.iter().partition(|name| name.starts_with('<'));
    let mut text = String::new();
    for (group, quote) in [(system, ""), (own, "\"")] {
        for name in &group {
            text.push_str(&format!("#include {quote}{name}{quote}\n"));
        }
        if !group.is_empty() {
            text.push('\n');
        }
    }
    text
}

/// A documentation comment of a text of the tables, at this indentation.
pub(crate) fn doc(indent: usize, text: &str) -> String {
    comment(indent, &docs::lines(text))
}

/// A documentation comment of these lines, broken anew.
pub(crate) fn comment(indent: usize, lines: &[String]) -> String {
    let margin = " ".repeat(indent);
    docs::wrapped(lines, WIDTH - indent - "/// ".len())
        .iter()
        .map(|line| format!("{margin}/// {line}").trim_end().to_owned() + "\n")
        .collect()
}

/// `before(a, b, c)after` in one line, or with the parts below each other where it is too long.
pub(crate) fn call(indent: usize, before: &str, parts: &[String], after: &str) -> String {
    let margin = " ".repeat(indent);
    let line = format!("{margin}{before}({}){after}\n", parts.join(", "));
    if line.trim_end().len() <= WIDTH {
        return line;
    }
    let inner = " ".repeat(indent + 4);
    let mut text = format!("{margin}{before}(\n{inner}");
    let mut column = inner.len();
    for (at, part) in parts.iter().enumerate() {
        let last = at + 1 == parts.len();
        let piece = if last {
            format!("{part}){after}")
        } else {
            format!("{part},")
        };
        if at > 0 {
            if column + 1 + piece.len() <= WIDTH {
                text.push(' ');
                column += 1;
            } else {
                text.push_str(&format!("\n{inner}"));
                column = inner.len();
            }
        }
        column += piece.len();
        text.push_str(&piece);
    }
    text + "\n"
}

/// `left = function(a, b);` in one line, or broken behind the sign, or between the parts.
pub(crate) fn assigned(indent: usize, left: &str, function: &str, parts: &[String]) -> String {
    let line = call(indent, &format!("{left} = {function}"), parts, ";");
    if line.lines().count() == 1 {
        return line;
    }
    let below = call(indent + 4, function, parts, ";");
    match below.lines().count() {
        1 => format!("{}{left} =\n{below}", " ".repeat(indent)),
        _ => line,
    }
}

/// `before after` in one line, or `after` below, further in.
pub(crate) fn joined(before: &str, after: &str) -> String {
    let line = format!("{before} {after}");
    if line.trim_end().len() <= WIDTH {
        return line;
    }
    format!("{before}\n    {after}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_long_is_broken_between_its_parts() {
        let parts = ["int one".to_owned(), "int two".to_owned()];
        assert_eq!(call(2, "f", &parts, ";"), "  f(int one, int two);\n");
        let parts = ["a".repeat(60), "b".repeat(40)];
        let text = call(0, "f", &parts, ";");
        assert_eq!(text, format!("f(\n    {},\n    {});\n", parts[0], parts[1]));
        assert!(text.lines().all(|line| line.len() <= WIDTH));
    }

    #[test]
    fn a_comment_keeps_its_paragraphs() {
        assert_eq!(doc(2, " One.\n\n Two."), "  /// One.\n  ///\n  /// Two.\n");
    }
}
