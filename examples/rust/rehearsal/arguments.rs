//! What the program is told on its command line.

use std::ffi::OsString;

/// The text of `--help`.
pub(crate) const HELP: &str = "\
rehearsal: rehearses a show on a hub simulator, step by step, and checks what came of it.

  rehearsal                           start a hub simulator on a free port and rehearse on it
  rehearsal --hub URL                 look around a real hub; nothing is changed there
            --api-key KEY             the hub's API key; GFXHUB_API_KEY is taken when it is not given
  rehearsal --help                    this text

Ends with 0 when everything was as it should be (with --hub: when the hub could be read), with 1
when it was not, and with 2 when it was called wrongly.
";

/// The variable of the environment that an API key is taken from.
const API_KEY_VARIABLE: &str = "GFXHUB_API_KEY";

/// What is to be done.
#[derive(Debug, PartialEq)]
pub(crate) enum Arguments {
    /// Print how to use the program.
    Help,
    /// Rehearse on a hub simulator.
    Rehearse,
    /// Look around a real hub.
    Look {
        /// Its address.
        url: String,
        /// Its API key.
        api_key: Option<String>,
    },
}

impl Arguments {
    /// Reads the command line, and the environment for the key; the error says what is wrong.
    pub(crate) fn read(given: impl Iterator<Item = OsString>) -> Result<Self, String> {
        Self::read_with(given, || match std::env::var(API_KEY_VARIABLE) {
            Ok(key) => Ok(Some(key).filter(|key| !key.is_empty())),
            Err(std::env::VarError::NotPresent) => Ok(None),
            Err(std::env::VarError::NotUnicode(_)) => {
                Err(format!("{API_KEY_VARIABLE} is not text; no API key is"))
            }
        })
    }

    fn read_with(
        mut given: impl Iterator<Item = OsString>,
        key_of_environment: impl FnOnce() -> Result<Option<String>, String>,
    ) -> Result<Self, String> {
        let (mut url, mut api_key) = (None, None);
        while let Some(word) = given.next() {
            let word = text(word)?;
            let (option, joined) = match word.split_once('=') {
                Some((option, value)) => (option, Some(value.to_owned())),
                None => (word.as_str(), None),
            };
            let place = match option {
                "--help" | "-h" => return Ok(Self::Help),
                "--hub" => &mut url,
                "--api-key" => &mut api_key,
                _ => return Err(format!("{option:?} is none of --hub, --api-key, --help")),
            };
            let value = match joined {
                Some(value) => value,
                None => text(given.next().ok_or(format!("{option} needs a value"))?)?,
            };
            if value.is_empty() {
                return Err(format!("{option} needs a value that is not empty"));
            }
            if place.replace(value).is_some() {
                return Err(format!("{option} is given twice"));
            }
        }
        match (url, api_key) {
            (Some(url), Some(key)) => Ok(Self::Look {
                url,
                api_key: Some(key),
            }),
            (Some(url), None) => Ok(Self::Look {
                url,
                api_key: key_of_environment()?,
            }),
            (None, Some(_)) => Err("--api-key is for a real hub; give its --hub URL too".into()),
            (None, None) => Ok(Self::Rehearse),
        }
    }
}

fn text(word: OsString) -> Result<String, String> {
    word.into_string()
        .map_err(|word| format!("{} is not text", word.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &str) -> Result<Arguments, String> {
        let words: Vec<OsString> = words.split_whitespace().map(OsString::from).collect();
        Arguments::read_with(words.into_iter(), || Ok(Some("of-environment".into())))
    }

    fn look(key: &str) -> Result<Arguments, String> {
        Ok(Arguments::Look {
            url: "http://hub".into(),
            api_key: Some(key.into()),
        })
    }

    #[test]
    fn each_way_to_call_it_is_understood() {
        assert_eq!(read(""), Ok(Arguments::Rehearse));
        assert_eq!(read("--hub x -h"), Ok(Arguments::Help));
        assert_eq!(read("--hub http://hub --api-key k"), look("k"));
        assert_eq!(read("--api-key=k --hub=http://hub"), look("k"));
        assert_eq!(read("--hub http://hub"), look("of-environment"));
    }

    #[test]
    fn what_is_wrong_is_named() {
        assert!(read("--hbu x").unwrap_err().contains("--hbu"));
        assert!(read("--hub").unwrap_err().contains("--hub needs a value"));
        assert!(read("--hub=").unwrap_err().contains("not empty"));
        assert!(read("--hub a --hub b").unwrap_err().contains("twice"));
        assert!(read("--api-key k").unwrap_err().contains("--hub"));
    }
}
