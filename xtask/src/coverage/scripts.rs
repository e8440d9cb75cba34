//! The programs that show what a face has: each prints a name on each line.

use std::collections::HashSet;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use gfxhub_tests::cargo::root;

/// A script of ours.
pub(crate) fn script(name: &str) -> PathBuf {
    root().join("xtask").join("artefacts").join(name)
}

/// The lines that a program prints.
pub(crate) fn printed(command: &mut Command) -> Result<HashSet<String>, String> {
    let program = command.get_program().display().to_string();
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.map_err(|fault| format!("{program} does not start: {fault}"))?;
    if !output.status.success() {
        return Err(format!(
            "{program} ended with {} and says above why",
            output.status
        ));
    }
    let printed = String::from_utf8_lossy(&output.stdout);
    Ok(printed.lines().map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use gfxhub_tests::cargo::target_folder;

    use super::*;
    use crate::tool::Tool;

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
            script("python_face.py").as_os_str(),
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
        command.arg(script("node_face.cjs")).arg(package);
        let shown = shown("node", "index.js", text, &mut command);
        assert_eq!(Vec::from_iter(shown), ["engines.list"]);
    }

    #[test]
    fn what_a_program_prints_is_read_and_its_failure_told() {
        let mut cargo = gfxhub_tests::cargo::cargo(&["--version"]);
        assert_eq!(printed(&mut cargo).unwrap().len(), 1);
        let mut cargo = gfxhub_tests::cargo::cargo(&["no-such-command"]);
        assert!(printed(&mut cargo).unwrap_err().contains("ended with"));
    }
}
