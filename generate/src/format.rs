//! Formatting of generated Rust, by rustfmt as the project is set up for it.

use std::io::Write;
use std::process::{Command, Stdio};

use gfxhub_tests::cargo::root;

/// The Rust source as rustfmt lays it out.
pub(crate) fn rust(text: &str) -> Result<String, String> {
    let told = |fault: std::io::Error| format!("rustfmt cannot be run: {fault}");
    let mut child = Command::new("rustfmt")
        .args(["--edition", "2024", "--emit", "stdout"])
        .current_dir(root())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(told)?;
    let mut pipe = child.stdin.take().ok_or("rustfmt has no input")?;
    let text = text.to_owned();
    // In a thread of its own: rustfmt may write before it has read all.
    let writer = std::thread::spawn(move || pipe.write_all(text.as_bytes()));
    let output = child.wait_with_output().map_err(told)?;
    writer
        .join()
        .map_err(|_| "rustfmt's input broke")?
        .map_err(told)?;
    if !output.status.success() {
        return Err("rustfmt refuses what was generated; see above".to_owned());
    }
    String::from_utf8(output.stdout).map_err(|_| "rustfmt gives no UTF-8".to_owned())
}
