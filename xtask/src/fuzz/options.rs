//! What `cargo xtask fuzz` is told on its command line.

use std::ffi::OsString;
use std::num::NonZeroU64;
use std::thread::available_parallelism;

/// How long, and what.
#[derive(Debug, PartialEq)]
pub(crate) struct Options {
    /// How many inputs are tried in all.
    pub(crate) executions: u64,
    /// The one target; all where none is named.
    pub(crate) target: Option<String>,
    /// Where chance begins; anywhere where none is named.
    pub(crate) seed: Option<u64>,
    /// How many run at once; as many as there are cores where nobody says.
    pub(crate) cores: Option<u64>,
    /// Whether the targets are built to be built quickly rather than to run so.
    pub(crate) quick: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            executions: 1_000_000,
            target: None,
            seed: None,
            cores: None,
            quick: false,
        }
    }
}

impl Options {
    /// Reads them; the error says what is wrong.
    pub(crate) fn read(given: Vec<OsString>) -> Result<Options, String> {
        let mut options = Options::default();
        let mut given = given
            .into_iter()
            .map(|word| word.to_string_lossy().into_owned());
        while let Some(word) = given.next() {
            let (name, value) = match word.split_once('=') {
                Some((name, value)) => (name.to_owned(), Some(value.to_owned())),
                None => (word, None),
            };
            if name == "--quick" && value.is_none() {
                options.quick = true;
                continue;
            }
            let known = ["--executions", "--target", "--seed", "--cores"];
            if !known.contains(&name.as_str()) {
                let known = known.join(", ");
                return Err(format!(
                    "fuzz takes no {name:?}; it takes {known} and --quick"
                ));
            }
            let value = value.or_else(|| given.next());
            let value = value.ok_or_else(|| format!("{name} needs a value"))?;
            match name.as_str() {
                "--target" => options.target = Some(value),
                "--executions" => options.executions = number(&name, &value)?,
                "--cores" => options.cores = Some(number(&name, &value)?),
                _ => options.seed = Some(number(&name, &value)?),
            }
        }
        Ok(options)
    }

    /// How many targets run at once.
    pub(crate) fn cores(&self) -> u64 {
        let here = || available_parallelism().map_or(1, |cores| cores.get() as u64);
        self.cores.unwrap_or_else(here)
    }
}

/// A number that is not 0; `_` may stand between its digits.
fn number(name: &str, value: &str) -> Result<u64, String> {
    let number: Result<NonZeroU64, _> = value.replace('_', "").parse();
    number
        .map(NonZeroU64::get)
        .map_err(|_| format!("{name} needs a number above 0, not {value:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &str) -> Result<Options, String> {
        Options::read(words.split_whitespace().map(OsString::from).collect())
    }

    #[test]
    fn the_options_are_understood() {
        assert_eq!(read(""), Ok(Options::default()));
        let options = Options {
            executions: 100_000_000,
            target: Some("path".to_owned()),
            seed: Some(7),
            cores: Some(3),
            quick: true,
        };
        let words = "--executions 100_000_000 --target=path --seed=7 --cores 3 --quick";
        assert_eq!(read(words), Ok(options));
    }

    #[test]
    fn what_is_wrong_is_named() {
        for (words, told) in [
            ("--runs 5", "no \"--runs\"; it takes --executions"),
            ("--executions", "needs a value"),
            ("--executions many", "not \"many\""),
            ("--seed 0", "above 0"),
            ("--quick=yes", "no \"--quick\""),
        ] {
            let why = read(words).unwrap_err();
            assert!(why.contains(told), "{words}: {why}");
        }
    }
}
