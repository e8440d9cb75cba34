//! A run of the command within this process.

use std::ffi::OsString;

use gfxhub_simulator::{LocalHub, Options};

/// What a run left behind.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: u8,
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) bytes: Vec<u8>,
}

/// Runs the command with these arguments.
pub(crate) fn gfxhub(args: &[&str]) -> Ran {
    let args = std::iter::once("gfxhub").chain(args.iter().copied());
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let code = gfxhub_cli::run(args.map(OsString::from), &mut out, &mut err);
    Ran {
        code,
        out: String::from_utf8_lossy(&out).into_owned(),
        err: String::from_utf8(err).unwrap(),
        bytes: out,
    }
}

/// Runs it against a hub.
pub(crate) fn at(url: &str, args: &[&str]) -> Ran {
    gfxhub(&[&["--hub", url], args].concat())
}

/// A file with an API key, which its owner alone can read.
pub(crate) fn key_file(key: &str) -> tempfile::TempPath {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    std::io::Write::write_all(&mut file, format!("{key}\n").as_bytes()).unwrap();
    file.into_temp_path()
}

/// A hub simulator with the demo show.
pub(crate) fn demo() -> LocalHub {
    LocalHub::start(Options::default()).unwrap()
}

impl Ran {
    /// What was printed, where the run succeeded without a word on the side.
    #[track_caller]
    pub(crate) fn printed(&self) -> &str {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{self:?}");
        &self.out
    }

    /// What was complained of, where the run failed with this code and printed nothing.
    #[track_caller]
    pub(crate) fn failed(&self, code: u8) -> &str {
        assert_eq!((self.code, self.out.as_str()), (code, ""), "{self:?}");
        &self.err
    }
}
