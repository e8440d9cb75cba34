//! Calls and collections laid out as the formatters of the languages lay them out: in one line if
//! they fit, else with their parts below each other.

/// A piece of code.
#[derive(Clone)]
pub(crate) enum Code {
    /// What stays in one line.
    Word(String),
    /// A label, and what it is for: `data=` and an object.
    Labelled(String, Box<Code>),
    /// Parts between brackets.
    Parts(Brackets, Vec<Code>),
}

/// What stands around parts.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Brackets {
    /// The arguments of a call.
    Call,
    /// A list, in square brackets or in what the language has for that.
    List(&'static str, &'static str),
    /// Named members.
    Members(&'static str, &'static str),
}

/// How a language's formatter breaks lines.
pub(crate) struct Style {
    /// The longest line.
    pub(crate) width: usize,
    /// How far inner lines stand in.
    pub(crate) step: usize,
    /// Whether a call whose last argument alone is long opens that in its own line, as prettier and
    /// clang-format do.
    pub(crate) hugs: bool,
    /// Whether the arguments of a call may share a line of their own, as ruff has it.
    pub(crate) shares: bool,
    /// Whether arguments stand below each other, each with a comma, and the bracket behind them, as
    /// the parts of collections do everywhere. Else as many as fit stand in each line, as
    /// clang-format has it.
    pub(crate) trails: bool,
}

impl Code {
    /// One line of whatever it is.
    pub(crate) fn word(text: impl Into<String>) -> Code {
        Code::Word(text.into())
    }

    /// The same behind a label.
    pub(crate) fn labelled(self, label: impl Into<String>) -> Code {
        Code::Labelled(label.into(), Box::new(self))
    }

    /// All of it in one line.
    pub(crate) fn line(&self) -> String {
        match self {
            Code::Word(text) => text.clone(),
            Code::Labelled(label, code) => label.clone() + &code.line(),
            Code::Parts(brackets, parts) => {
                let parts: Vec<String> = parts.iter().map(Code::line).collect();
                let (open, close) = brackets.ends();
                let space = if brackets.is_airy() && !parts.is_empty() {
                    " "
                } else {
                    ""
                };
                format!("{open}{space}{}{space}{close}", parts.join(", "))
            }
        }
    }

    /// `before`, this and `after`, in as many lines as it takes. `margin` is where the line begins.
    pub(crate) fn lay(&self, margin: usize, before: &str, after: &str, style: &Style) -> String {
        let line = self.line();
        let taken = margin + before.len() + after.len();
        if taken + line.chars().count() <= style.width {
            return format!("{before}{line}{after}");
        }
        match self {
            Code::Word(_) => format!("{before}{line}{after}"),
            Code::Labelled(label, code) => {
                code.lay(margin, &format!("{before}{label}"), after, style)
            }
            Code::Parts(brackets, parts) => broken(*brackets, parts, margin, before, after, style),
        }
    }
}

impl Brackets {
    fn ends(self) -> (&'static str, &'static str) {
        match self {
            Brackets::Call => ("(", ")"),
            Brackets::List(open, close) | Brackets::Members(open, close) => {
                (open, close.trim_start())
            }
        }
    }

    /// Whether there are spaces within, as prettier puts them: the closing one says so.
    fn is_airy(self) -> bool {
        matches!(self, Brackets::Members(_, close) if close.starts_with(' '))
    }
}

fn broken(
    brackets: Brackets,
    parts: &[Code],
    margin: usize,
    before: &str,
    after: &str,
    style: &Style,
) -> String {
    let (open, close) = brackets.ends();
    let inner = margin + style.step;
    let space = " ".repeat(inner);
    if let (Brackets::Call, true, Some((last @ Code::Parts(..), rest))) =
        (brackets, style.hugs, parts.split_last())
    {
        let rest: String = rest.iter().map(|part| part.line() + ", ").collect();
        let head = format!("{before}{open}{rest}");
        if margin + head.len() < style.width {
            return last.lay(margin, &head, &format!("{close}{after}"), style);
        }
    }
    if brackets == Brackets::Call && style.shares && style.trails {
        let shared: Vec<String> = parts.iter().map(Code::line).collect();
        let shared = shared.join(", ");
        if inner + shared.chars().count() <= style.width {
            let margin = " ".repeat(margin);
            return format!("{before}{open}\n{space}{shared}\n{margin}{close}{after}");
        }
    }
    if style.trails || brackets != Brackets::Call {
        let parts = parts.iter().map(|part| part.lay(inner, "", ",", style));
        let lines = parts.collect::<Vec<_>>().join(&format!("\n{space}"));
        let margin = " ".repeat(margin);
        return format!("{before}{open}\n{space}{lines}\n{margin}{close}{after}");
    }
    filled(
        parts,
        inner,
        &format!("{before}{open}"),
        &format!("{close}{after}"),
        style,
    )
}

/// As many parts in each line as fit, below `head`.
fn filled(parts: &[Code], margin: usize, head: &str, end: &str, style: &Style) -> String {
    let space = " ".repeat(margin);
    let mut lines: Vec<String> = Vec::new();
    for (at, part) in parts.iter().enumerate() {
        let after = if at + 1 == parts.len() { end } else { "," };
        let flat = part.line();
        match lines.last_mut() {
            Some(line) if fits(&[line, " ", &flat, after], margin, style) => {
                *line += &format!(" {flat}{after}");
            }
            _ => lines.push(part.lay(margin, "", after, style)),
        }
    }
    format!("{head}\n{space}{}", lines.join(&format!("\n{space}")))
}

fn fits(parts: &[&str], margin: usize, style: &Style) -> bool {
    // A part that was broken ends in its last line.
    let length = |part: &&str| part.lines().last().unwrap_or_default().chars().count();
    margin + parts.iter().map(length).sum::<usize>() <= style.width
}

#[cfg(test)]
mod tests {
    use super::{Brackets, Code, Style};

    const RUFF: Style = Style {
        width: 24,
        step: 4,
        hugs: false,
        shares: true,
        trails: true,
    };
    const PRETTIER: Style = Style {
        width: 24,
        step: 2,
        hugs: true,
        shares: false,
        trails: true,
    };

    fn call(words: &[&str], last: Code) -> Code {
        let mut parts: Vec<Code> = words.iter().map(|word| Code::word(*word)).collect();
        parts.push(last);
        Code::Parts(Brackets::Call, parts)
    }

    #[test]
    fn what_fits_stays_in_its_line() {
        let code = call(&["12"], Code::word("101"));
        assert_eq!(code.lay(0, "f", "", &RUFF), "f(12, 101)");
        let members = Code::Parts(Brackets::Members("{", " }"), vec![Code::word("a: 1")]);
        assert_eq!(members.line(), "{ a: 1 }");
    }

    #[test]
    fn a_call_that_is_too_long_is_broken_as_its_language_does() {
        let words = || {
            Code::Parts(
                Brackets::List("[", "]"),
                ["'aaaaaa'", "'bbbbbb'"].map(Code::word).to_vec(),
            )
        };
        let code = call(&["12"], words());
        assert_eq!(
            code.lay(0, "call", "", &RUFF),
            "call(\n    12,\n    [\n        'aaaaaa',\n        'bbbbbb',\n    ],\n)"
        );
        assert_eq!(
            code.lay(0, "call", "", &PRETTIER),
            "call(12, [\n  'aaaaaa',\n  'bbbbbb',\n])"
        );
        let code = call(&["'aaaaaaaa'"], Code::word("'bbbbb'"));
        assert_eq!(
            code.lay(0, "call", "", &RUFF),
            "call(\n    'aaaaaaaa', 'bbbbb'\n)"
        );
        assert_eq!(
            code.lay(0, "call", "", &PRETTIER),
            "call(\n  'aaaaaaaa',\n  'bbbbb',\n)"
        );
    }
}
