//! Supports the shells: contains the script of each shell, reads the words that it passes, and
//! writes candidates in its form.

use std::ffi::OsString;

use clap_complete::engine::CompletionCandidate;

use super::bash_line::{BashLine, Typed};
use super::variable;
use crate::terminal_escape::escape_line;

/// Environment variable of the script for bash: the line up to the cursor.
const LINE: &str = "GFXHUB_COMPLETE_LINE";
/// Environment variable of the script for bash: the end of the line that a candidate replaces.
const REPLACED: &str = "GFXHUB_COMPLETE_TYPED";

/// Environment variable of the script for PowerShell: the words, one on each line.
const WORDS: &str = "GFXHUB_COMPLETE_WORDS";

/// Environment variable in which scripts of older versions pass the separator between candidates.
const SEPARATOR: &str = "_CLAP_IFS";

/// Characters that PowerShell reads as a single quotation mark.
const POWERSHELL_MARKS: [char; 5] = ['\'', '\u{2018}', '\u{2019}', '\u{201A}', '\u{201B}'];

/// A shell with completions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shell {
    Bash,
    Elvish,
    Fish,
    Pwsh,
    Zsh,
}

impl Shell {
    pub(super) const ALL: [Shell; 5] = [
        Shell::Bash,
        Shell::Elvish,
        Shell::Fish,
        Shell::Pwsh,
        Shell::Zsh,
    ];

    pub(super) fn name(self) -> &'static str {
        match self {
            Shell::Bash => "bash",
            Shell::Elvish => "elvish",
            Shell::Fish => "fish",
            Shell::Pwsh => "powershell",
            Shell::Zsh => "zsh",
        }
    }

    pub(super) fn named(name: &str) -> Option<Shell> {
        Shell::ALL.into_iter().find(|shell| shell.name() == name)
    }

    /// Returns the script that makes the shell run this command for candidates.
    pub(super) fn script(self) -> &'static str {
        match self {
            Shell::Bash => include_str!("gfxhub.bash"),
            Shell::Elvish => include_str!("gfxhub.elv"),
            Shell::Fish => include_str!("gfxhub.fish"),
            Shell::Pwsh => include_str!("gfxhub.ps1"),
            Shell::Zsh => include_str!("gfxhub.zsh"),
        }
    }

    /// Parses the words that the script of this shell passes.
    pub(super) fn line(self, passed: &[OsString], index: usize) -> Line {
        let mut words = passed.to_vec();
        if let Some(lines) = variable(WORDS).filter(|_| self == Shell::Pwsh) {
            words = lines.split('\n').map(OsString::from).collect();
        }
        let index = index.min(words.len());
        // zsh passes no word for the cursor if the user has not begun one.
        words.resize(words.len().max(index + 1), OsString::new());
        let mut line = Line {
            shell: self,
            words,
            index,
            bash: None,
            expands_tilde: false,
        };
        match self {
            Shell::Bash => line.read_as_bash(),
            Shell::Fish => line.read_last_as_fish(),
            Shell::Elvish | Shell::Pwsh | Shell::Zsh => {}
        }
        line
    }
}

/// A line to complete.
#[derive(Debug)]
pub(super) struct Line {
    shell: Shell,
    words: Vec<OsString>,
    index: usize,
    bash: Option<BashLine>,
    /// True if the word at the cursor begins without a quotation mark or backslash. In such a word,
    /// fish would insert a leading `~` of a candidate so that it stands for a folder.
    expands_tilde: bool,
}

impl Line {
    /// Returns the words as the shell would pass them to the program. The first is the program's
    /// name.
    pub(super) fn words(&self) -> &[OsString] {
        &self.words
    }

    /// Returns the index of the word to complete.
    pub(super) fn index(&self) -> usize {
        self.index
    }

    fn read_as_bash(&mut self) {
        let (line, replaced) = (variable(LINE), variable(REPLACED));
        let bash = BashLine::of(Typed {
            words: self.words.iter().map(lossy).collect(),
            index: self.index,
            line: line.as_deref(),
            replaced: replaced.as_deref(),
        });
        self.words = bash.words.iter().map(OsString::from).collect();
        self.index = bash.index;
        self.bash = Some(bash);
    }

    fn read_last_as_fish(&mut self) {
        if let Some(last) = self.words.last_mut() {
            self.expands_tilde = !last.to_string_lossy().starts_with(['\'', '"', '\\']);
            *last = fish_text(&lossy(last)).into();
        }
    }

    /// Formats the candidates for the shell. Omits candidates that cannot be typed, because their
    /// control characters would turn them into other candidates, or into two.
    pub(super) fn written(&self, found: &[CompletionCandidate]) -> String {
        let lines = found.iter().filter_map(|candidate| {
            let value = candidate.get_value().to_str()?;
            let help = candidate.get_help().map(ToString::to_string);
            let help = help.as_deref().and_then(|help| help.lines().next());
            self.line_of(value, help.map(escape_line))
        });
        let lines: Vec<String> = lines.collect();
        let separator = variable(SEPARATOR).filter(|_| matches!(self.shell, Shell::Bash));
        let mut out = lines.join(separator.as_deref().unwrap_or("\n"));
        if !out.is_empty() {
            out.push('\n');
        }
        out
    }

    fn line_of(&self, value: &str, help: Option<String>) -> Option<String> {
        if !can_be_typed(value) {
            return None;
        }
        let with_help = |mut line: String, help: Option<String>, separator: char| {
            if let Some(help) = help {
                line.push(separator);
                line.push_str(&help);
            }
            line
        };
        match (self.shell, &self.bash) {
            (Shell::Fish, _) if self.expands_tilde && value.starts_with('~') => None,
            // These shells quote inserted text themselves.
            (Shell::Fish, _) => Some(with_help(value.to_owned(), help, '\t')),
            (Shell::Elvish, _) => Some(value.to_owned()),
            (Shell::Zsh, _) => {
                let escaped = |text: &str| text.replace('\\', "\\\\");
                let help = help.as_deref().map(escaped);
                Some(with_help(escaped(value).replace(':', "\\:"), help, ':'))
            }
            (Shell::Pwsh, _) => Some(with_help(powershell_word(value), help, '\t')),
            (Shell::Bash, line) => line.as_ref()?.completed(value),
        }
    }
}

/// Returns `true` if a user can type the text at a terminal and the terminal shows it unchanged.
pub(super) fn can_be_typed(text: &str) -> bool {
    !text.is_empty() && escape_line(text) == text
}

fn lossy(word: &OsString) -> String {
    word.to_string_lossy().into_owned()
}

/// Quotes a text so that PowerShell reads it as one word.
fn powershell_word(text: &str) -> String {
    let is_option = text.starts_with('-');
    // In an option, PowerShell splits the word at a dot or a colon.
    let is_plain = |c: char| {
        c.is_ascii_alphanumeric()
            || matches!(c, '_' | '-' | '/' | '=')
            || (matches!(c, '.' | ':' | '\\' | '+') && !is_option)
    };
    if text.chars().all(is_plain) {
        return text.to_owned();
    }
    let mut quoted = String::from('\'');
    for c in text.chars() {
        if POWERSHELL_MARKS.contains(&c) {
            quoted.push(c);
        }
        quoted.push(c);
    }
    quoted.push('\'');
    quoted
}

/// Returns the text of a word as fish reads it. The word may be incomplete.
fn fish_text(raw: &str) -> String {
    let mut text = String::with_capacity(raw.len());
    let mut open = None;
    let mut characters = raw.chars().peekable();
    while let Some(c) = characters.next() {
        match (open, c) {
            (None, '\'' | '"') => open = Some(c),
            (Some(mark), _) if c == mark => open = None,
            (_, '\\') => {
                let escapes = |next: &char| match open {
                    None => true,
                    Some('\'') => matches!(next, '\'' | '\\'),
                    Some(_) => matches!(next, '"' | '\\' | '$'),
                };
                match characters.next_if(escapes) {
                    Some(next) => text.push(next),
                    None if characters.peek().is_some() => text.push(c),
                    // The word ends here, so the character to be escaped is not typed yet.
                    None => {}
                }
            }
            _ => text.push(c),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(shell: Shell, values: &[&str]) -> String {
        let line = shell.line(&["gfxhub".into(), "".into()], 1);
        let found = values.iter().map(|&value| {
            CompletionCandidate::new(value).help(Some(format!("{value}\nmore").into()))
        });
        line.written(&found.collect::<Vec<_>>())
    }

    #[test]
    fn a_candidate_is_one_line_without_characters_that_control_a_terminal() {
        for shell in Shell::ALL {
            for value in [
                "a\nb",
                "a\rb",
                "a\tb",
                "a\u{1b}[31mb",
                "a\u{7f}b",
                "a\u{9b}b",
                "a\u{202e}b",
                "",
            ] {
                let out = written(shell, &["one", value, "two"]);
                assert_eq!(out.lines().count(), 2, "{shell:?} {value:?}: {out:?}");
            }
            // Control characters in the help of a candidate are escaped.
            let line = shell.line(&["gfxhub".into(), "".into()], 1);
            let help = "a\u{1b}]0;x\u{7}\tb\u{9b}c";
            let out = line.written(&[CompletionCandidate::new("x").help(Some(help.into()))]);
            let line = out.trim_end().replacen('\t', "", 1);
            assert!(!line.contains(char::is_control), "{out:?}");
        }
    }

    #[test]
    fn powershell_gets_words_that_are_quoted_for_it() {
        for (text, word) in [
            ("Mixer_0", "Mixer_0"),
            ("Default//Opacity/0", "Default//Opacity/0"),
            ("--hub=a.b", "'--hub=a.b'"),
            ("$(touch x)", "'$(touch x)'"),
            ("it's", "'it''s'"),
            // A typographic quotation mark ends a quotation as well.
            ("it\u{2019}s; x", "'it\u{2019}\u{2019}s; x'"),
            ("a`n\"b", "'a`n\"b'"),
            ("Bühne", "'Bühne'"),
            ("\u{2013}x", "'\u{2013}x'"),
        ] {
            assert_eq!(powershell_word(text), word);
        }
    }

    #[test]
    fn zsh_gets_the_end_of_a_value_marked() {
        let out = written(Shell::Zsh, &[r"a:b\c"]);
        assert_eq!(out.trim_end(), r"a\:b\\c:a:b\\c");
    }

    #[test]
    fn fish_gets_a_tilde_only_where_it_is_no_folder() {
        for (typed, offered) in [("", ""), ("~r", ""), ("'", "~root\n"), ("\\~", "~root\n")] {
            let line = Shell::Fish.line(&["gfxhub".into(), typed.into()], 1);
            let out = line.written(&[CompletionCandidate::new("~root")]);
            assert_eq!(out, offered, "{typed}");
        }
    }

    #[test]
    fn a_word_of_fish_is_read_without_its_quotation_marks() {
        for (raw, text) in [
            (r"a\ b", "a b"),
            (r#""a \$ \x"#, r"a $ \x"),
            (r"'it\'s \$", r"it's \$"),
            (r"a\", "a"),
        ] {
            assert_eq!(fish_text(raw), text);
        }
    }
}
