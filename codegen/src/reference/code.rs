//! Lays out calls and collections in the examples: in one line if they are short, otherwise with
//! their parts together on an inner line, or one part on each line.

/// Maximum length of a line of an example.
const WIDTH: usize = 96;

/// A piece of code.
#[derive(Clone)]
pub(crate) enum Code {
    /// Code that stays in one line.
    Atom(String),
    /// Text before the parts, parts separated by commas, and text after them.
    Parts(String, Vec<Code>, &'static str),
}

impl Code {
    /// Returns code that stays in one line.
    pub(crate) fn atom(text: impl Into<String>) -> Code {
        Code::Atom(text.into())
    }

    /// Returns a call of a function.
    pub(crate) fn call(function: impl Into<String>, arguments: Vec<Code>) -> Code {
        Code::Parts(function.into() + "(", arguments, ")")
    }

    /// Puts a label before the code, such as the name of a member.
    pub(crate) fn labelled(self, label: impl Into<String>) -> Code {
        match self {
            Code::Atom(text) => Code::Atom(label.into() + &text),
            Code::Parts(open, parts, close) => Code::Parts(label.into() + &open, parts, close),
        }
    }

    /// Returns the code as one line.
    pub(crate) fn line(&self) -> String {
        match self {
            Code::Atom(text) => text.clone(),
            Code::Parts(open, parts, close) => {
                let parts: Vec<String> = parts.iter().map(Code::line).collect();
                format!("{open}{}{close}", parts.join(", "))
            }
        }
    }

    /// Returns the code in one line or more. Inner lines are indented by `step`.
    pub(crate) fn lines(&self, step: usize) -> String {
        let line = self.line();
        let Code::Parts(open, parts, close) = self else {
            return line;
        };
        if line.chars().count() <= WIDTH {
            return line;
        }
        let inner: Vec<String> = parts.iter().map(Code::line).collect();
        let inner = match inner.join(", ") {
            shared if shared.chars().count() + step <= WIDTH => shared,
            _ => {
                let parts: Vec<String> = parts.iter().map(|part| part.lines(step)).collect();
                parts.join(",\n")
            }
        };
        let space = " ".repeat(step);
        let inner = inner.replace('\n', &format!("\n{space}"));
        format!(
            "{}\n{space}{inner}\n{}",
            open.trim_end(),
            close.trim_start()
        )
    }
}

#[cfg(test)]
mod tests {
    use super::Code;

    #[test]
    fn what_is_short_stays_in_its_line() {
        let code = Code::call("f", vec![Code::atom("12"), Code::atom("101")]);
        assert_eq!(code.lines(4), "f(12, 101)");
    }

    #[test]
    fn what_is_long_has_its_parts_in_a_line_of_their_own_or_below_each_other() {
        let long = |letter: &str| Code::atom(letter.repeat(47));
        let code = Code::call("call", vec![long("a"), Code::atom("b")]).labelled("x".repeat(50));
        let (before, a) = ("x".repeat(50), "a".repeat(47));
        assert_eq!(code.lines(2), format!("{before}call(\n  {a}, b\n)"));
        let members = Code::Parts("{ ".to_owned(), vec![long("a"), long("b")], " }");
        let code = Code::call("call", vec![Code::atom("12"), members]);
        let b = "b".repeat(47);
        let due = format!("call(\n  12,\n  {{\n    {a},\n    {b}\n  }}\n)");
        assert_eq!(code.lines(2), due);
    }
}
