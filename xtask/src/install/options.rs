//! What `cargo xtask install` is told on its command line.

use std::ffi::OsString;
use std::path::PathBuf;

/// What is to be installed, and where.
#[derive(Debug, PartialEq)]
pub(crate) struct Options {
    /// The folder that everything goes under.
    pub(crate) prefix: PathBuf,
    /// Whether the quick build is taken in place of the optimised one.
    pub(crate) debug: bool,
    /// Whether the library has the hub in a box in it.
    pub(crate) local_hub: bool,
}

impl Options {
    /// Reads them; the error says what is wrong.
    pub(crate) fn read(given: Vec<OsString>) -> Result<Options, String> {
        let (mut prefix, mut debug, mut local_hub) = (None, false, false);
        let mut given = given.into_iter();
        while let Some(word) = given.next() {
            match word.to_str() {
                Some("--prefix") => prefix = given.next(),
                Some("--debug") => debug = true,
                Some("--with-local-hub") => local_hub = true,
                Some(word) if word.starts_with("--prefix=") => {
                    prefix = word.strip_prefix("--prefix=").map(OsString::from);
                }
                _ => {
                    return Err(format!(
                        "install takes no {:?}; it takes --prefix DIR, --debug and --with-local-hub",
                        word.display()
                    ));
                }
            }
        }
        match prefix {
            Some(prefix) if !prefix.is_empty() => Ok(Options {
                prefix: prefix.into(),
                debug,
                local_hub,
            }),
            _ => Err("install needs --prefix DIR, the folder to install under".to_owned()),
        }
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
        let options = |debug, local_hub| Options {
            prefix: "/opt/gfxhub".into(),
            debug,
            local_hub,
        };
        let plain = options(false, false);
        assert_eq!(read("--prefix /opt/gfxhub"), Ok(plain));
        assert_eq!(
            read("--debug --with-local-hub --prefix=/opt/gfxhub"),
            Ok(options(true, true))
        );
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (words, told) in [
            ("", "needs --prefix DIR"),
            ("--debug --prefix", "needs --prefix DIR"),
            ("--prefix=", "needs --prefix DIR"),
            ("/opt/gfxhub", "no \"/opt/gfxhub\"; it takes --prefix"),
        ] {
            let why = read(words).unwrap_err();
            assert!(why.contains(told), "{words}: {why}");
        }
    }
}
