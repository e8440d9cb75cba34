//! Rust's standard library, built anew for size and without what prints a backtrace: the C library
//! never prints one, and would carry a quarter of a megabyte for it.

use std::path::Path;
use std::process::Command;

/// What cargo is told to do so, and with what set in its environment.
#[derive(Debug, PartialEq)]
pub(crate) struct Rebuilt {
    /// Arguments of `cargo build`.
    pub(crate) arguments: Vec<String>,
    /// Variables of its environment.
    pub(crate) environment: [(&'static str, &'static str); 1],
}

/// Says how it is done. The error is what is missing.
pub(crate) fn rebuilt() -> Result<Rebuilt, String> {
    let sysroot = asked(&["--print", "sysroot"])?;
    let sources = Path::new(sysroot.trim()).join("lib/rustlib/src/rust/library/Cargo.lock");
    if !sources.is_file() {
        return Err(
            "the component rust-src is not installed (rustup component add rust-src)".into(),
        );
    }
    let version = asked(&["--version", "--verbose"])?;
    let host = host(&version).ok_or("rustc does not say what it compiles for")?;
    Ok(Rebuilt::of(host))
}

impl Rebuilt {
    fn of(host: &str) -> Rebuilt {
        let arguments = [
            "--target",
            host,
            "-Zbuild-std=std,panic_unwind",
            "-Zbuild-std-features=optimize_for_size",
        ];
        Rebuilt {
            arguments: arguments.map(str::to_owned).into(),
            // The compiler is the stable one; only cargo's way to do this has no stable name yet.
            environment: [("RUSTC_BOOTSTRAP", "1")],
        }
    }
}

fn asked(arguments: &[&str]) -> Result<String, String> {
    let output = Command::new("rustc").args(arguments).output();
    let output = output.map_err(|fault| format!("rustc does not start: {fault}"))?;
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The target that is named in `rustc --version --verbose`.
fn host(version: &str) -> Option<&str> {
    let mut lines = version.lines();
    lines.find_map(|line| line.strip_prefix("host: "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_target_is_named_as_it_is_where_nothing_is_built_anew() {
        let said = "rustc 1.95.0\nbinary: rustc\nhost: x86_64-pc-windows-msvc\nrelease: 1.95.0\n";
        assert_eq!(host(said), Some("x86_64-pc-windows-msvc"));
        assert_eq!(host("rustc 1.95.0\n"), None);
        let rebuilt = Rebuilt::of("a-b-c");
        assert_eq!(rebuilt.arguments[..2], ["--target", "a-b-c"]);
    }

    #[test]
    fn this_machine_can_do_it_or_is_told_what_is_missing() {
        if let Err(missing) = rebuilt() {
            assert!(missing.contains("rust-src"), "{missing}");
        }
    }
}
