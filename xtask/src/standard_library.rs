//! Rust's standard library, built anew for size and without what prints a backtrace: what is handed
//! out never prints one, and would carry a quarter of a megabyte for it.

use std::path::Path;
use std::process::Command;

use crate::console;

/// The standard library to build with. By default the one that is installed.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct StandardLibrary {
    arguments: Vec<String>,
    environment: Vec<(&'static str, &'static str)>,
}

/// The small one where it can be had; else it is said why this piece gets larger than it could be.
pub(crate) fn small_if_possible(piece: &str) -> StandardLibrary {
    small().unwrap_or_else(|missing| {
        console::say(&format!("{piece}: larger than it could be: {missing}"));
        StandardLibrary::default()
    })
}

/// The small one. The error is what is missing.
pub(crate) fn small() -> Result<StandardLibrary, String> {
    let sysroot = asked(&["--print", "sysroot"])?;
    let sources = Path::new(sysroot.trim()).join("lib/rustlib/src/rust/library/Cargo.lock");
    if !sources.is_file() {
        return Err(
            "the component rust-src is not installed (rustup component add rust-src)".into(),
        );
    }
    let version = asked(&["--version", "--verbose"])?;
    let host = host(&version).ok_or("rustc does not say what it compiles for")?;
    Ok(StandardLibrary::small_for(host))
}

impl StandardLibrary {
    /// What cargo, or maturin for it, is told to build with it.
    pub(crate) fn arguments(&self) -> impl Iterator<Item = &str> {
        self.arguments.iter().map(String::as_str)
    }

    /// The variables that are set for it.
    pub(crate) fn environment(&self) -> &[(&'static str, &'static str)] {
        &self.environment
    }

    fn small_for(host: &str) -> StandardLibrary {
        let arguments = [
            "--target",
            host,
            "-Zbuild-std=std,panic_unwind",
            "-Zbuild-std-features=optimize_for_size",
        ];
        StandardLibrary {
            arguments: arguments.map(str::to_owned).into(),
            // The compiler is the stable one; only cargo's way to do this has no stable name yet.
            environment: vec![("RUSTC_BOOTSTRAP", "1")],
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
        let small = StandardLibrary::small_for("a-b-c");
        assert_eq!(small.arguments[..2], ["--target", "a-b-c"]);
    }

    #[test]
    fn this_machine_can_do_it_or_is_told_what_is_missing() {
        if let Err(missing) = small() {
            assert!(missing.contains("rust-src"), "{missing}");
        }
    }
}
