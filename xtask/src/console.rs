//! What the commands say to the person at the terminal.

use std::io::{self, Write as _};

/// Prints lines. Where nobody reads any more there is nobody to tell.
pub(crate) fn say(lines: &str) {
    let mut out = io::stdout().lock();
    let _ = writeln!(out, "{lines}");
    // What a child prints next must stand below.
    let _ = out.flush();
}

/// Tells what went wrong.
pub(crate) fn complain(lines: &str) {
    let _ = writeln!(io::stderr(), "{lines}");
}
