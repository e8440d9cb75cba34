//! The names in built artefacts: those that a library or program defines, read by `nm`, and those
//! that a script prints.

use std::collections::HashSet;
use std::path::Path;
use std::path::PathBuf;
use std::process::Command;

use gfxhub_tests::cargo::root;
use xshell::cmd;

use crate::commands::{self, Sh};

/// Returns the symbols that a shared library exports.
pub(crate) fn exported(library: &Path) -> anyhow::Result<HashSet<String>> {
    let arguments: &[&str] = match cfg!(target_vendor = "apple") {
        true => &["-gU"],
        false => &["-D", "--defined-only"],
    };
    Ok(names(&nm(library, arguments)?).map(plain).collect())
}

/// Returns the functions that a C++ program defines, as `gfxhub::Engines::list`: without their
/// parameters.
pub(crate) fn functions(program: &Path) -> anyhow::Result<HashSet<String>> {
    let arguments: &[&str] = match cfg!(target_vendor = "apple") {
        true => &["-CU"],
        false => &["-C", "--defined-only"],
    };
    let printed = without_inline_namespace(&nm(program, arguments)?);
    Ok(names(&printed).map(function).collect())
}

/// Removes the inline namespace of the headers, which programs do not name.
fn without_inline_namespace(printed: &str) -> String {
    let inline = format!("v{}", env!("CARGO_PKG_VERSION").replace('.', "_"));
    printed.replace(&format!("gfxhub::{inline}::"), "gfxhub::")
}

fn nm(file: &Path, arguments: &[&str]) -> anyhow::Result<String> {
    let sh = Sh::new()?;
    Ok(cmd!(sh, "nm {arguments...} {file}").read()?)
}

/// Returns the names in the output of `nm`: address, a letter for the kind, name.
fn names(printed: &str) -> impl Iterator<Item = &str> {
    printed.lines().filter_map(|line| {
        let (_, rest) = line.trim_start().split_once(' ')?;
        let (kind, name) = rest.split_once(' ')?;
        (kind.len() == 1).then(|| name.trim())
    })
}

/// Returns a C symbol as it is written in C. On Apple's systems exported symbols begin with an
/// underscore.
fn plain(symbol: &str) -> String {
    let plain = match cfg!(target_vendor = "apple") {
        true => symbol.strip_prefix('_').unwrap_or(symbol),
        false => symbol,
    };
    plain.to_owned()
}

/// Returns a C++ function's name without its parameters, without the return type, which is shown
/// for templates, and without the remark that its ABI has changed once. An entity inside a function
/// keeps its full name: nobody could call it.
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

/// Returns the path of a script of this project.
pub(crate) fn script(name: &str) -> PathBuf {
    root().join("xtask").join("artefacts").join(name)
}

/// Returns the lines that a program prints.
pub(crate) fn printed(command: &mut Command) -> anyhow::Result<HashSet<String>> {
    let printed = commands::printed(command)?;
    Ok(printed.lines().map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tool::Tool;
    use gfxhub_tests::cargo::target_folder;
    use std::fs;

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
    fn the_inline_namespace_is_left_out() {
        let inline = format!("gfxhub::v{}::", env!("CARGO_PKG_VERSION").replace('.', "_"));
        let printed = PRINTED.replace("gfxhub::", &inline);
        assert_eq!(without_inline_namespace(&printed), PRINTED);
    }

    #[test]
    fn a_missing_file_is_reported() {
        let why = exported(Path::new("no-such-library.so"))
            .unwrap_err()
            .to_string();
        assert!(why.contains("nm"), "{why}");
    }

    /// Runs a script on a package of one file, whose `engines` can list and whose `graphs` cannot.
    fn shown(name: &str, file: &str, text: &str, command: &mut Command) -> HashSet<String> {
        let folder = target_folder().join("coverage-test").join(name);
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join(file), text).unwrap();
        command.current_dir(&folder).env("PYTHONPATH", &folder);
        printed(command).unwrap()
    }

    #[test]
    fn python_shows_the_calls_of_a_client_and_nothing_besides() {
        let python = if cfg!(windows) { "python" } else { "python3" };
        if !Tool::Python.is_here() {
            return;
        }
        let text = "\
class Engines:
    name = 'no call'
    def list(self): ...
class Graphs:
    def _list(self): ...
class Client:
    def __init__(self, url):
        self.url, self.engines, self.graphs = url, Engines(), Graphs()
    def close(self): ...
";
        let mut command = Command::new(python);
        command.args([
            "-B".as_ref(),
            script("python_api.py").as_os_str(),
            "Client".as_ref(),
        ]);
        let shown = shown("python", "gfxhub.py", text, &mut command);
        assert_eq!(Vec::from_iter(shown), ["engines.list"]);
    }

    #[test]
    fn node_shows_the_calls_of_a_client_and_nothing_besides() {
        if !Tool::Node.is_here() {
            return;
        }
        let text = "\
class Engines { list() {} get name() { return 'no call' } }
class Graphs {}
exports.Client = class Client {
  #engines = new Engines()
  constructor(url) { this.url = url }
  get engines() { return this.#engines }
  get graphs() { return new Graphs() }
  close() {}
}
";
        let mut command = Command::new("node");
        let package = target_folder().join("coverage-test").join("node");
        command.arg(script("node_api.cjs")).arg(package);
        let shown = shown("node", "index.js", text, &mut command);
        assert_eq!(Vec::from_iter(shown), ["engines.list"]);
    }

    #[test]
    fn output_of_a_program_is_read_and_its_failure_reported() {
        let mut cargo = gfxhub_tests::cargo::cargo(&["--version"]);
        assert_eq!(printed(&mut cargo).unwrap().len(), 1);
        let mut cargo = gfxhub_tests::cargo::cargo(&["no-such-command"]);
        assert!(
            printed(&mut cargo)
                .unwrap_err()
                .to_string()
                .contains("ended with")
        );
    }
}
