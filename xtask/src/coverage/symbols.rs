//! The names that a built library or program defines, as `nm` reads them: it comes with the compiler
//! that linked them, and knows the file formats of its system.

use std::collections::HashSet;
use std::path::Path;
use std::process::Command;

/// The symbols that a shared library exports.
pub(crate) fn exported(library: &Path) -> Result<HashSet<String>, String> {
    let arguments: &[&str] = match cfg!(target_vendor = "apple") {
        true => &["-gU"],
        false => &["-D", "--defined-only"],
    };
    Ok(names(&nm(library, arguments)?).map(plain).collect())
}

/// The functions that a C++ program defines, as `gfxhub::Engines::list`: without their parameters.
pub(crate) fn functions(program: &Path) -> Result<HashSet<String>, String> {
    let arguments: &[&str] = match cfg!(target_vendor = "apple") {
        true => &["-CU"],
        false => &["-C", "--defined-only"],
    };
    Ok(names(&nm(program, arguments)?).map(function).collect())
}

fn nm(file: &Path, arguments: &[&str]) -> Result<String, String> {
    let output = Command::new("nm").args(arguments).arg(file).output();
    let output = output.map_err(|fault| format!("`nm` does not start: {fault}"))?;
    if !output.status.success() {
        let why = String::from_utf8_lossy(&output.stderr);
        return Err(format!(
            "`nm` cannot read {}: {}",
            file.display(),
            why.trim_end()
        ));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The names in what `nm` prints: address, a letter for the kind, name.
fn names(printed: &str) -> impl Iterator<Item = &str> {
    printed.lines().filter_map(|line| {
        let (_, rest) = line.trim_start().split_once(' ')?;
        let (kind, name) = rest.split_once(' ')?;
        (kind.len() == 1).then(|| name.trim())
    })
}

/// A C symbol as it is written in C. What is exported has an underscore before it on Apple's systems.
fn plain(symbol: &str) -> String {
    let plain = match cfg!(target_vendor = "apple") {
        true => symbol.strip_prefix('_').unwrap_or(symbol),
        false => symbol,
    };
    plain.to_owned()
}

/// A C++ function's name without its parameters, without what it returns, which is told for
/// templates, and without the remark that its ABI has changed once. What is within a function keeps
/// all of its name: it is no function that anybody could call.
fn function(symbol: &str) -> String {
    let mut depth = 0_usize;
    let mut start = 0;
    for (at, letter) in symbol.char_indices() {
        match letter {
            '<' => depth += 1,
            '>' => depth = depth.saturating_sub(1),
            ' ' if depth == 0 => start = at + 1,
            '(' if depth == 0 => {
                let (name, rest) = (&symbol[start..at], &symbol[at..]);
                let name = name.split_once("[abi:").map_or(name, |(name, _)| name);
                let within = rest.contains("::{lambda") || rest.contains("::operator()");
                return if within { symbol } else { name }.to_owned();
            }
            _ => {}
        }
    }
    symbol.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PRINTED: &str = "\
0000000000001000 T gfxhub_engines_list
                 U malloc
0000000000002000 W gfxhub::Engines::list(gfxhub::CallOptions const&) const
0000000000002000 W gfxhub::Launcher::launch[abi:cxx11](gfxhub::CallOptions const&) const
0000000000002000 W gfxhub::Projects::list(int) const::{lambda(int)#1}::operator()(int) const
0000000000002000 W std::vector<int, std::allocator<int> > gfxhub::detail::all<int>(char const*)
";

    #[test]
    fn names_are_read_without_what_is_only_used() {
        let found: Vec<&str> = names(PRINTED).collect();
        assert_eq!(found.len(), 5);
        assert_eq!(found[0], "gfxhub_engines_list");
    }

    #[test]
    fn functions_are_named_without_their_parameters() {
        let found: Vec<String> = names(PRINTED).map(function).collect();
        assert_eq!(found[1], "gfxhub::Engines::list");
        assert_eq!(found[2], "gfxhub::Launcher::launch");
        assert!(!found.contains(&"gfxhub::Projects::list".to_owned()));
        assert_eq!(found[4], "gfxhub::detail::all<int>");
    }

    #[test]
    fn a_file_that_is_none_is_told() {
        let why = exported(Path::new("no-such-library.so")).unwrap_err();
        assert!(why.contains("nm"), "{why}");
    }
}
