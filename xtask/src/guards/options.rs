//! What `cargo xtask guards` is told on its command line.

use std::ffi::OsString;

use super::guard::Guard;
use super::table;

/// Which guards, and whether they are only listed.
#[derive(Debug, PartialEq)]
pub(crate) struct Options {
    /// Whether they are only listed.
    pub(crate) list: bool,
    only: Vec<String>,
}

impl Options {
    /// Reads them; the error says what is wrong.
    pub(crate) fn read(given: Vec<OsString>) -> Result<Options, String> {
        let (mut list, mut only) = (false, Vec::new());
        let mut given = given.into_iter();
        while let Some(word) = given.next() {
            let name = match word.to_str() {
                Some("--list") => {
                    list = true;
                    continue;
                }
                Some("--only") => given.next().and_then(|name| name.into_string().ok()),
                Some(word) if word.starts_with("--only=") => Some(word[7..].to_owned()),
                _ => {
                    let word = word.display();
                    return Err(format!(
                        "guards takes no {word:?}; it takes --list and --only NAME"
                    ));
                }
            };
            let name = name.ok_or("--only needs the name of a guard or of a theme")?;
            if !table::all().iter().any(|guard| is_of(guard, &name)) {
                return Err(format!(
                    "{name:?} is no guard; see cargo xtask guards --list"
                ));
            }
            only.push(name);
        }
        Ok(Options { list, only })
    }

    /// The guards that are meant.
    pub(super) fn guards(&self) -> Vec<&'static Guard> {
        let wanted = |guard: &&Guard| {
            self.only.is_empty() || self.only.iter().any(|name| is_of(guard, name))
        };
        table::all().into_iter().filter(wanted).collect()
    }
}

/// Whether a guard has this name, or belongs to the theme of this name.
fn is_of(guard: &Guard, name: &str) -> bool {
    guard.name == name || guard.theme.words() == name
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &[&str]) -> Result<Options, String> {
        Options::read(words.iter().map(OsString::from).collect())
    }

    #[test]
    fn guards_are_chosen_by_name_and_by_theme() {
        assert_eq!(read(&[]).unwrap().guards().len(), table::all().len());
        let one = table::all()[0];
        let chosen = read(&["--only", one.name, "--list"]).unwrap();
        assert!(chosen.list);
        assert_eq!(chosen.guards().len(), 1);
        let theme = read(&["--only=base URL"]).unwrap().guards();
        assert!(theme.len() > 1 && theme.iter().all(|g| g.theme.words() == "base URL"));
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (words, told) in [
            (&["all"][..], "no \"all\"; it takes --list"),
            (&["--only"], "--only needs"),
            (&["--only", "nothing"], "\"nothing\" is no guard"),
        ] {
            let why = read(words).unwrap_err();
            assert!(why.contains(told), "{words:?}: {why}");
        }
    }
}
