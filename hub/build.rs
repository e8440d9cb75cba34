//! Makes the demo show as small as JSON gets: what is laid out for people in its file need not
//! lie in every program. It stays the same show; a test compares the two.

use std::path::Path;
use std::{env, fs, io};

const SHOW: &str = "shows/demo.json";

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed={SHOW}");
    let folder = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    let show = without_layout(&fs::read_to_string(SHOW)?);
    fs::write(Path::new(&folder).join("demo.json"), show)
}

/// JSON without the blanks between its parts.
fn without_layout(json: &str) -> String {
    let (mut within_text, mut escaped) = (false, false);
    let part = |&c: &char| {
        let kept = within_text || !c.is_ascii_whitespace();
        if escaped {
            escaped = false;
        } else {
            escaped = within_text && c == '\\';
            within_text ^= c == '"';
        }
        kept
    };
    json.chars().filter(part).collect()
}
