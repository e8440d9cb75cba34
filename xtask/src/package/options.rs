//! What `cargo xtask package` is told on its command line.

use std::ffi::OsString;

/// Something that is handed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    /// The C library.
    C,
    /// The wheel of Python.
    Wheel,
    /// The sources of Python.
    Sdist,
    /// The package of Node.
    Npm,
}

impl Piece {
    /// All of them.
    pub(crate) const ALL: [Piece; 4] = [Piece::C, Piece::Wheel, Piece::Sdist, Piece::Npm];

    /// Its name on the command line.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Piece::C => "c",
            Piece::Wheel => "wheel",
            Piece::Sdist => "sdist",
            Piece::Npm => "npm",
        }
    }
}

/// What is to be made.
#[derive(Debug, PartialEq)]
pub(crate) struct Options {
    only: Vec<Piece>,
    /// Whether the quick build is taken in place of the optimised one.
    pub(crate) debug: bool,
}

impl Options {
    /// Reads them; the error says what is wrong.
    pub(crate) fn read(given: Vec<OsString>) -> Result<Options, String> {
        let (mut only, mut debug) = (Vec::new(), false);
        let mut given = given.iter().map(|word| word.to_str().unwrap_or_default());
        while let Some(word) = given.next() {
            let name = match word {
                "--debug" => {
                    debug = true;
                    continue;
                }
                "--only" => given.next().unwrap_or_default(),
                _ => match word.strip_prefix("--only=") {
                    Some(name) => name,
                    None => {
                        return Err(format!(
                            "package takes no {word:?}; it takes --only NAME and --debug"
                        ));
                    }
                },
            };
            match Piece::ALL.into_iter().find(|piece| piece.name() == name) {
                Some(piece) => only.push(piece),
                None => {
                    let names = Piece::ALL.map(Piece::name).join(", ");
                    return Err(format!("{name:?} is not packaged; there are {names}"));
                }
            }
        }
        Ok(Options { only, debug })
    }

    /// The pieces, all of them if none is named.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = Piece> {
        let wanted = |piece: &Piece| self.only.is_empty() || self.only.contains(piece);
        Piece::ALL.into_iter().filter(wanted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &str) -> Result<Options, String> {
        Options::read(words.split_whitespace().map(OsString::from).collect())
    }

    #[test]
    fn the_options_are_understood() {
        let all = read("").unwrap();
        assert!(!all.debug);
        assert_eq!(all.pieces().collect::<Vec<_>>(), Piece::ALL);
        let some = read("--only=npm --debug --only c").unwrap();
        assert!(some.debug);
        assert_eq!(some.pieces().collect::<Vec<_>>(), [Piece::C, Piece::Npm]);
    }

    #[test]
    fn what_is_wrong_is_named_with_what_there_is() {
        for (words, told) in [
            ("wheel", "no \"wheel\"; it takes --only"),
            ("--only", "\"\" is not packaged; there are c, wheel"),
            ("--only=egg", "\"egg\" is not packaged"),
        ] {
            let why = read(words).unwrap_err();
            assert!(why.contains(told), "{words}: {why}");
        }
    }
}
