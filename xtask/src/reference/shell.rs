//! The examples of the command, read out of their list and run without a shell, as not every system
//! has one.

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, bail};

use super::program::Readiness;
use crate::commands::Sh;
use crate::generate;
use crate::simulator_process::{build_command, command};

/// Builds the command and reads the list.
pub(crate) fn ready() -> anyhow::Result<Readiness> {
    let program = build_command()?;
    let list = generate::for_tests()?.join("reference/reference.sh");
    let text = Sh::new()?.read_file(&list)?;
    Ok(Readiness::Ready(Box::new(move |operation| {
        let line = line(&text, operation)
            .with_context(|| format!("{operation} is not in {}", list.display()))?;
        typed(&program, &line)
    })))
}

/// What is typed for an operation: the lines behind the comment that names it, as one.
fn line(text: &str, operation: &str) -> Option<String> {
    let text = text.replace("\r\n", "\n");
    let (_, after) = text.split_once(&format!("\n# {operation}\n"))?;
    let typed = after.split_once("\n\n").map_or(after, |(typed, _)| typed);
    Some(typed.trim_end().replace(" \\\n", " "))
}

fn typed(program: &Path, line: &str) -> anyhow::Result<Command> {
    let words = shlex::split(line).with_context(|| format!("{line}: a quote is not ended"))?;
    let (name, arguments) = words.split_first().context("nothing is typed")?;
    if name != "gfxhub" {
        bail!("{name:?} is not the command");
    }
    let mut command = command(program);
    command.args(arguments);
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::line;

    #[test]
    fn what_is_typed_is_found_by_its_operation() {
        let text = "#!/bin/sh\n\n# a.b\ngfxhub a b \\\n  --c 'd e'\n\n# a.bc\ngfxhub a bc\n";
        assert_eq!(line(text, "a.b").unwrap(), "gfxhub a b   --c 'd e'");
        assert_eq!(line(text, "a.bc").unwrap(), "gfxhub a bc");
        assert_eq!(line(text, "a"), None);
    }
}
