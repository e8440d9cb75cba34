//! Code blocks that are parts of programs. They are collected into one program for each language,
//! which runs the block that is selected by its number. In this program, `hub` is a client of the
//! hub in GFXHUB_URL.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, bail, ensure};
use gfxhub_tests::cargo;

use super::interpreted;
use super::page::Block;
use super::program::Files;
use crate::commands::Sh;
use crate::python;
use crate::server_process::{build_command, command};

/// Environment variable with the path of the collected Rust program, which an example of
/// gfxhub-tests includes.
const IN_RUST: &str = "GFXHUB_REFERENCE";

/// A block, and the path of the page that contains it.
pub(crate) type Placed<'a> = (&'a str, &'a Block);

/// The code before and after the blocks of a language.
struct Frame {
    before: &'static str,
    /// Returns the branch that runs a block; its number selects the branch.
    case: fn(usize, Placed<'_>) -> String,
    after: &'static str,
}

/// The blocks also use a variable `status`, and `backup`, a client of a hub that does not exist.
/// After a block, `status` and `error` tell whether it failed.
const C: Frame = Frame {
    before: "\
#include <gfxhub.h>
#include <gfxhub_local_hub.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **words) {
  gfxhub_client *hub = NULL, *backup = NULL;
  gfxhub_error *error = NULL;
  gfxhub_status status = gfxhub_client_new(getenv(\"GFXHUB_URL\"), NULL, &hub, &error);
  gfxhub_client_new(\"http://127.0.0.1:9\", NULL, &backup, NULL);
  switch (count == 2 && hub != NULL ? atoi(words[1]) : -1) {
",
    case: |number, (page, block)| {
        let text = block.marked(page);
        format!("  case {number}: {{\n{text}  }} break;\n")
    },
    after: "\
  default:
    fprintf(stderr, \"the block does not exist, or the client cannot be created\\n\");
  }
  gfxhub_client_free(backup);
  gfxhub_client_free(hub);
  if (status != GFXHUB_STATUS_OK || error != NULL) {
    fprintf(stderr, \"%s\\n\", gfxhub_error_message(error).data);
    gfxhub_error_free(error);
    return 1;
  }
  return 0;
}
",
};

const CXX: Frame = Frame {
    before: "\
#include <cstdlib>
#include <exception>
#include <gfxhub.hpp>
#include <gfxhub/fwd.hpp>
#include <gfxhub/local_hub.hpp>
#include <iostream>

int main(int count, char** words) try {
  gfxhub::Client hub(std::getenv(\"GFXHUB_URL\"));
  const gfxhub::Client backup(\"http://127.0.0.1:9\");
  switch (count == 2 ? std::atoi(words[1]) : -1) {
",
    case: C.case,
    after: "\
  default:
    std::cerr << \"there is no such block\\n\";
  }
} catch (const std::exception& error) {
  std::cerr << error.what() << '\\n';
  return 1;
}
",
};

const RUST: Frame = Frame {
    before: "\
use gfxhub::*;

fn main() -> std::result::Result<(), Error> {
    let hub = Client::new(&std::env::var(\"GFXHUB_URL\").unwrap_or_default())?;
    let backup = Client::new(\"http://127.0.0.1:9\")?;
    let _ = &backup;
    match std::env::args().nth(1).as_deref() {
",
    case: |number, (_, block)| format!("Some(\"{number}\") => {{\n{}}}\n", block.text),
    after: "_ => panic!(\"there is no such block\"),\n}\nOk(())\n}\n",
};

const PYTHON: Frame = Frame {
    before: "\
import os
import sys

import gfxhub

hub = gfxhub.Client(os.environ[\"GFXHUB_URL\"])
backup = gfxhub.Client(\"http://127.0.0.1:9\")
with hub, backup:
",
    case: |number, (_, block)| {
        let lines = block.text.lines().map(|line| format!("        {line}\n"));
        let body: String = lines.collect();
        format!("    if sys.argv[1] == \"{number}\":\n{body}")
    },
    after: "",
};

const NODE: Frame = Frame {
    before: "\
import { Client } from 'gfxhub'

const hub = new Client(process.env.GFXHUB_URL)
const backup = new Client('http://127.0.0.1:9')
switch (process.argv[2]) {
",
    case: |number, (_, block)| format!("case '{number}': {{\n{}break\n}}\n", block.text),
    after: "}\nhub.close()\n",
};

impl Frame {
    fn around(&self, blocks: &[Placed<'_>]) -> String {
        let cases = blocks.iter().enumerate();
        let cases: String = cases.map(|(at, placed)| (self.case)(at, *placed)).collect();
        format!("{}{cases}{}", self.before, self.after)
    }
}

/// Function that returns the command which runs a block, given the block's number.
pub(crate) type Program = dyn Fn(usize) -> anyhow::Result<Command>;

/// Builds the program for the blocks of a language in a folder. Shell blocks contain only calls of
/// the command `gfxhub`, and run without a shell because some systems have none.
pub(crate) fn program(
    language: &str,
    blocks: &[Placed<'_>],
    files: Files<'_>,
    folder: &Path,
) -> anyhow::Result<Box<Program>> {
    let write = |frame: &Frame, name: &str| -> anyhow::Result<PathBuf> {
        let file = folder.join(name);
        Sh::new()?.write_file(&file, frame.around(blocks))?;
        Ok(file)
    };
    let program: Box<dyn Fn() -> anyhow::Result<Command>> = match language {
        "c" | "cpp" => {
            let frame = if language == "c" { &C } else { &CXX };
            let built = files.build(language, &frame.around(blocks), folder)?;
            Box::new(move || Ok(built.command()))
        }
        "rust" => {
            let source = write(&RUST, "blocks.rs")?;
            let source = source.to_str();
            let source = source.context("the path of the target folder is not UTF-8")?;
            let example = ["--example", "reference", "--features", "reference"];
            let built = cargo::build_with(&[(IN_RUST, source)], "gfxhub-tests", example)?;
            Box::new(move || Ok(Command::new(&built)))
        }
        "python" => {
            python::ready()?;
            let file = write(&PYTHON, "blocks.py")?;
            Box::new(move || {
                let mut command = python::with_module()?;
                // Without this variable, Python prints in the code page of Windows.
                command.env("PYTHONUTF8", "1").arg(&file);
                Ok(command)
            })
        }
        "js" => {
            interpreted::node(folder)?;
            let file = write(&NODE, "blocks.mjs")?;
            Box::new(move || {
                let mut command = Command::new("node");
                command.arg(&file);
                Ok(command)
            })
        }
        "sh" => {
            let gfxhub = build_command()?;
            let lines: Vec<String> = blocks.iter().map(|(_, it)| it.text.clone()).collect();
            return Ok(Box::new(move |number| {
                typed(&gfxhub, lines.get(number).map_or("", String::as_str))
            }));
        }
        other => bail!("blocks in {other:?} cannot be parts of a program"),
    };
    Ok(Box::new(move |number| {
        let mut command = program()?;
        command.arg(number.to_string());
        Ok(command)
    }))
}

/// Returns the command that a shell would run for this line.
fn typed(gfxhub: &Path, line: &str) -> anyhow::Result<Command> {
    let words = shlex::split(&line.replace("\\\n", " "));
    let words = words.with_context(|| format!("{line}: a quotation mark is missing"))?;
    let (name, arguments) = words.split_first().context("the block is empty")?;
    ensure!(name == "gfxhub", "the block calls {name:?}, not gfxhub");
    let mut command = command(gfxhub);
    command.args(arguments);
    Ok(command)
}

/// Runs a block against a hub and returns its output. Returns an error if it fails or writes to its
/// error output.
pub(crate) fn run(mut command: Command, url: &str) -> anyhow::Result<String> {
    let command = command.env("GFXHUB_URL", url).env_remove("GFXHUB_API_KEY");
    let output = command.stdin(Stdio::null()).output();
    let output = output.context("it cannot be started")?;
    let said = String::from_utf8_lossy(&output.stderr);
    let (said, status) = (said.trim_end(), output.status);
    ensure!(
        status.success() && said.is_empty(),
        "it ended with {status}: {said}"
    );
    Ok(String::from_utf8_lossy(&output.stdout).replace("\r\n", "\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_split_as_a_shell_does() {
        let command = typed("gfxhub".as_ref(), "gfxhub a b \\\n  --c 'd e'\n").unwrap();
        assert!(command.get_args().eq(["a", "b", "--c", "d e"]));
        assert!(typed("gfxhub".as_ref(), "curl a").is_err());
    }
}
