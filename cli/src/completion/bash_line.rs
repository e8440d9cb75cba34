//! Completes a line of bash. Returns its words without quotation marks, and quotes the candidates
//! so that they fit the part of the word that is already typed. bash inserts a candidate unchanged.

/// Input from the script for bash. The words are as typed, with quotation marks, and split by bash.
pub(super) struct Typed<'a> {
    pub(super) words: Vec<String>,
    /// Index of the word at the cursor.
    pub(super) index: usize,
    /// The line up to the cursor; `None` if the script comes from an older version.
    pub(super) line: Option<&'a str>,
    /// The end of the line, which bash replaces by the selected candidate.
    pub(super) replaced: Option<&'a str>,
}

/// The words of the line, and the word at the cursor in detail.
#[derive(Debug)]
pub(super) struct BashLine {
    pub(super) words: Vec<String>,
    pub(super) index: usize,
    cursor: WordAtCursor,
}

/// The part of the word at the cursor that bash keeps in front of the candidate.
#[derive(Debug, Default)]
struct WordAtCursor {
    /// Text of this part; `None` if the shell would change it, for example because it contains a
    /// variable.
    kept: Option<String>,
    /// The quotation mark that is still open, if any.
    open: Option<char>,
    /// True if the open quotation mark belongs to the part that is kept.
    keeps_mark: bool,
}

impl BashLine {
    pub(super) fn of(typed: Typed<'_>) -> BashLine {
        let replaced = typed.replaced;
        let (mut raw, index) = joined(&typed).unwrap_or((typed.words, typed.index));
        raw.resize(raw.len().max(index + 1), String::new());
        let cursor = WordAtCursor::of(&raw[index], replaced);
        let words = raw.iter().map(|word| Word::of(word).text).collect();
        BashLine {
            words,
            index,
            cursor,
        }
    }

    /// Returns the candidate with which the word at the cursor becomes `text`, or `None` if no
    /// candidate can achieve that.
    pub(super) fn completed(&self, text: &str) -> Option<String> {
        let WordAtCursor {
            kept,
            open,
            keeps_mark,
        } = &self.cursor;
        let rest = text.strip_prefix(kept.as_deref()?)?;
        let Some(mark) = *open else {
            return Some(with_backslashes(rest)).filter(|rest| !rest.is_empty());
        };
        let quoted = match mark {
            '\'' => rest.replace('\'', "'\\''"),
            _ => within_double_quotes(rest),
        };
        // Readline replaces the open mark by a candidate that begins with the same mark. If the
        // mark is kept, such a candidate would end the quotation.
        match keeps_mark {
            true if quoted.is_empty() || quoted.starts_with(mark) => None,
            true => Some(format!("{quoted}{mark}")),
            false => Some(format!("{mark}{quoted}{mark}")),
        }
    }
}

/// Rejoins the words that bash split at characters such as `:` and `=`. Returns the words and the
/// index of the one at the cursor, or `None` if the typed line is unknown or does not match the
/// words. For completion, bash splits words at these characters, but not when it runs the command.
fn joined(typed: &Typed<'_>) -> Option<(Vec<String>, usize)> {
    let mut rest = typed.line.filter(|line| !line.is_empty())?;
    let mut words: Vec<String> = Vec::new();
    for (at, word) in typed.words.iter().enumerate().take(typed.index + 1) {
        let start = rest.trim_start_matches([' ', '\t', '\n']);
        let is_apart = at == 0 || start.len() < rest.len();
        // Of the word at the cursor, only the part before the cursor is used.
        let word = match at == typed.index {
            true => Some(start).filter(|start| word.starts_with(*start))?,
            false => word,
        };
        rest = start.strip_prefix(word)?;
        match words.last_mut() {
            Some(last) if !is_apart => last.push_str(word),
            _ => words.push(word.to_owned()),
        }
    }
    let index = words.len().checked_sub(1)?;
    words.extend(typed.words.iter().skip(typed.index + 1).cloned());
    Some((words, index))
}

impl WordAtCursor {
    fn of(raw: &str, replaced: Option<&str>) -> WordAtCursor {
        let open = Word::of(raw).open;
        let start = match (open, replaced) {
            // Readline never splits a quotation.
            (Some((mark, _)), _) => mark,
            // The text before the cursor ends with a character at which bash splits words, or with
            // a quotation.
            (None, Some("")) if raw.ends_with(SPLIT_AT) || raw.ends_with(['\'', '"']) => raw.len(),
            (None, Some(end)) if !end.is_empty() && raw.ends_with(end) => raw.len() - end.len(),
            _ => 0,
        };
        let kept = Word::of(&raw[..start]);
        WordAtCursor {
            kept: kept.is_text.then_some(kept.text),
            open: open.map(|(_, mark)| mark),
            keeps_mark: start > 0,
        }
    }
}

/// Characters at which bash splits words, in addition to blanks.
const SPLIT_AT: [char; 3] = [':', '=', '@'];

/// A word as bash reads it.
struct Word {
    text: String,
    /// True if the shell passes exactly this text, without expanding anything in it.
    is_text: bool,
    /// The quotation mark that is still open, with its position.
    open: Option<(usize, char)>,
}

impl Word {
    fn of(raw: &str) -> Word {
        let mut word = Word {
            text: String::with_capacity(raw.len()),
            is_text: true,
            open: None,
        };
        let mut characters = raw.char_indices().peekable();
        while let Some((at, c)) = characters.next() {
            let mark = word.open.map(|(_, mark)| mark);
            match (mark, c) {
                (Some(mark), _) if c == mark => word.open = None,
                (Some('\''), _) => word.text.push(c),
                (None, '\'' | '"') => word.open = Some((at, c)),
                (_, '\\') => {
                    let next = characters.peek().map(|(_, next)| *next);
                    let escapes = mark.is_none() || next.is_none_or(|c| "$`\"\\".contains(c));
                    match (escapes, next) {
                        (true, Some(next)) => {
                            word.text.push(next);
                            characters.next();
                        }
                        // The word ends here, so the character to be escaped is not typed yet.
                        (true, None) => {}
                        (false, _) => word.text.push(c),
                    }
                }
                _ => {
                    word.is_text &= match mark {
                        None => is_plain(c),
                        Some(_) => !"$`!".contains(c),
                    };
                    word.text.push(c);
                }
            }
        }
        word
    }
}

/// Returns `true` if a character needs no quotation anywhere.
fn is_plain(c: char) -> bool {
    c.is_ascii_alphanumeric() || "_-./:=@%+".contains(c) || !c.is_ascii()
}

fn with_backslashes(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len());
    for c in text.chars() {
        if !is_plain(c) {
            quoted.push('\\');
        }
        quoted.push(c);
    }
    quoted
}

fn within_double_quotes(text: &str) -> String {
    let mut quoted = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            // Within double quotes, a backslash would prevent history expansion but would stay in
            // the text.
            '!' => quoted.push_str("\"\\!\""),
            '$' | '`' | '"' | '\\' => quoted.extend(['\\', c]),
            _ => quoted.push(c),
        }
    }
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Parses a line as bash 5 passes it: its words, `COMP_LINE` up to the cursor, and `$2`.
    fn line<'a>(words: &[&str], line: &'a str, replaced: &'a str) -> BashLine {
        BashLine::of(Typed {
            words: words.iter().map(|&word| word.to_owned()).collect(),
            index: words.len() - 1,
            line: Some(line),
            replaced: Some(replaced),
        })
    }

    #[test]
    fn words_are_those_that_the_shell_will_pass() {
        let split = line(
            &["gfx", "--hub", "=", "http", ":", "//h", "get", "a"],
            "gfx  --hub=http://h get a",
            "a",
        );
        assert_eq!(split.words, ["gfx", "--hub=http://h", "get", "a"]);
        assert_eq!(split.index, 3);
        let quoted = line(
            &["gfx", r"'it'\''s'", r#""a \$ \x""#, r"b\ c", "'", "x"],
            r#"gfx 'it'\''s' "a \$ \x" b\ c ' x"#,
            "x",
        );
        assert_eq!(quoted.words, ["gfx", "it's", r"a $ \x", "b c", "", "x"]);
        // If the line does not match the words, the words are used as bash split them.
        let other = line(&["gfx", "a", ":", "b"], "sudo gfx a:b", "b");
        assert_eq!(other.words, ["gfx", "a", ":", "b"]);
    }

    #[test]
    fn a_candidate_ends_the_word_that_is_typed() {
        let text = r#"a b$(c)!"'\é"#;
        for (typed, replaced, completed) in [
            ("a", "a", Some(r#"a\ b\$\(c\)\!\"\'\\é"#)),
            (r"a\ ", r"a\ ", Some(r#"a\ b\$\(c\)\!\"\'\\é"#)),
            ("\"a", "a", Some(r#""a b\$(c)"\!"\"'\\é""#)),
            ("\"", "", Some(r#""a b\$(c)"\!"\"'\\é""#)),
            ("'a b", "a b", Some(r#"'a b$(c)!"'\''\é'"#)),
            ("'a b", "'a b", Some(r#"'a b$(c)!"'\''\é'"#)),
            ("a' ", " ", Some(r#" b$(c)!"'\''\é'"#)),
            // A quotation that was closed, and text after it.
            ("'a b'", "", Some(r#"\$\(c\)\!\"\'\\é"#)),
            ("'a 'b", "b", Some(r#"b\$\(c\)\!\"\'\\é"#)),
            // A word that the shell would change, and a word that is not a prefix of the text.
            ("$a\"", "", None),
            ("b'", "", None),
        ] {
            let line = line(&["gfx", typed], &format!("gfx {typed}"), replaced);
            assert_eq!(line.completed(text).as_deref(), completed, "{typed}");
        }
        let line = line(&["gfx", "a", ":", "b"], "gfx a:b", "b");
        assert_eq!(line.completed("a:b c").as_deref(), Some(r"b\ c"));
        // The candidate would begin with the mark that is kept, and so end the quotation.
        let line = BashLine::of(Typed {
            words: vec!["gfx".into(), "a\"".into()],
            index: 1,
            line: None,
            replaced: Some(""),
        });
        assert_eq!(line.completed("a!"), None);
    }
}
