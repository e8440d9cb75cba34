//! Runs the command within the process of the test.

use std::ffi::OsString;

use gfxhub_simulator::{LocalHub, Options};

/// The exit code and the output of a run.
#[derive(Debug)]
pub(crate) struct CommandOutput {
    pub(crate) code: u8,
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) bytes: Vec<u8>,
}

/// Runs the command with these arguments.
pub(crate) fn gfxhub(args: &[&str]) -> CommandOutput {
    let args = std::iter::once("gfxhub").chain(args.iter().copied());
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let code = gfxhub_cli::run(args.map(OsString::from), &mut out, &mut err);
    CommandOutput {
        code,
        out: String::from_utf8_lossy(&out).into_owned(),
        err: String::from_utf8(err).unwrap(),
        bytes: out,
    }
}

/// Runs the command against the hub at `url`.
pub(crate) fn at(url: &str, args: &[&str]) -> CommandOutput {
    gfxhub(&[&["--hub", url], args].concat())
}

/// Creates a file that contains an API key. Only its owner can read it.
pub(crate) fn key_file(key: &str) -> tempfile::TempPath {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    std::io::Write::write_all(&mut file, format!("{key}\n").as_bytes()).unwrap();
    file.into_temp_path()
}

/// Starts a hub simulator with the demo show.
pub(crate) fn demo() -> LocalHub {
    LocalHub::start(Options::default()).unwrap()
}

/// Starts a hub simulator with the demo show that requires this API key.
pub(crate) fn with_key(key: &str) -> LocalHub {
    let api_key = Some(key.to_owned());
    LocalHub::start(Options {
        api_key,
        ..Options::default()
    })
    .unwrap()
}

impl CommandOutput {
    /// Returns the output. Panics unless the run succeeded without messages.
    #[track_caller]
    pub(crate) fn printed(&self) -> &str {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{self:?}");
        &self.out
    }

    /// Returns the messages. Panics unless the run failed with this code and printed nothing.
    #[track_caller]
    pub(crate) fn failed(&self, code: u8) -> &str {
        assert_eq!((self.code, self.out.as_str()), (code, ""), "{self:?}");
        &self.err
    }
}
