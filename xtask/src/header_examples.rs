//! The examples in the comments of the installed headers, except the programs at their top: built
//! by CMake against the installed files, and run against the demo show.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};

use crate::commands::{self, Sh};
use crate::readme_programs::{run, with_component};

/// Text that a program prints before each example, followed by the example's place.
const BEGINS: &str = "example ";

/// Text that it prints once all of them have run.
const HELD: &str = "all examples hold";

/// Frame of the examples in C: `hub` is a client of the demo show, and `error` receives errors.
const C: (&str, &str) = (
    "\
#include <gfxhub.h>
#include <gfxhub_local_hub.h>
#include <stdio.h>

int main(void) {
  gfxhub_local_hub *simulator = NULL;
  gfxhub_client *hub = NULL;
  gfxhub_error *error = NULL;
  if (gfxhub_local_hub_start(NULL, &simulator, NULL) != GFXHUB_STATUS_OK ||
      gfxhub_client_new(gfxhub_local_hub_url(simulator).data, NULL, &hub, &error) !=
          GFXHUB_STATUS_OK) {
    return 1;
  }
",
    "\
  puts(\"all examples hold\");
  gfxhub_client_free(hub);
  gfxhub_local_hub_free(simulator);
  return 0;
}
",
);

/// Frame of the examples in C++, where errors are thrown.
const CXX: (&str, &str) = (
    "\
#include <gfxhub.hpp>
#include <gfxhub/local_hub.hpp>
#include <iostream>

int main() {
  const gfxhub::LocalHub simulator;
  gfxhub::Client hub(simulator.url());
",
    "\
  std::cout << \"all examples hold\" << std::endl;
}
",
);

/// Check after each example in C: an error ends the program.
const C_CHECK: &str = "\
  if (error != NULL) {
    fprintf(stderr, \"%s\\n\", gfxhub_error_message(error).data);
    return 1;
  }
";

/// An example in a header.
#[derive(Debug, PartialEq)]
struct Example {
    /// Header and line in which it begins.
    place: String,
    text: String,
}

/// Builds and runs the examples with the files installed at `prefix`, the hub simulator included,
/// in folders under `yard`.
pub(crate) fn check(yard: &Path, prefix: &Path) -> anyhow::Result<()> {
    let include = prefix.join("include");
    let (mut c, mut cxx) = (Vec::new(), Vec::new());
    for header in headers(&include)? {
        let text = Sh::new()?.read_file(&header)?.replace("\r\n", "\n");
        let name = header.strip_prefix(&include).unwrap_or(&header);
        let name = name.display().to_string();
        match header.extension().is_some_and(|ending| ending == "h") {
            true => c.extend(indented(&name, &text)),
            false => cxx.extend(fenced(&name, &text)),
        }
    }
    for (ending, examples, (before, after), check) in [("c", c, C, C_CHECK), ("cpp", cxx, CXX, "")]
    {
        if examples.is_empty() {
            bail!("no header has an example in {ending}");
        }
        let mut program = before.to_owned();
        for Example { place, text } in &examples {
            let print = match ending {
                "c" => format!("  puts(\"{BEGINS}{place}\");\n"),
                _ => format!("  std::cout << \"{BEGINS}{place}\" << std::endl;\n"),
            };
            program += &format!("{print}  {{\n{text}  }}\n{check}");
        }
        program += after;
        let sh = Sh::at(&yard.join(format!("examples-{ending}")))?;
        let project = with_component("local_hub").replace("EXT", ending);
        sh.write_file("CMakeLists.txt", project)?;
        sh.write_file(format!("five.{ending}"), program)?;
        let printed = run(&sh, prefix).context("an example of a header fails")?;
        if !printed.lines().any(|line| line == HELD) {
            bail!("the examples of the headers end early:\n{printed}");
        }
        let count = examples.len();
        commands::say(&format!(
            "{count} examples in the headers for {ending} hold"
        ));
    }
    Ok(())
}

/// Returns every header under a folder.
fn headers(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in Sh::new()?.read_dir(folder)? {
        match entry.is_dir() {
            true => found.extend(headers(&entry)?),
            false => found.push(entry),
        }
    }
    found.sort();
    Ok(found)
}

/// Returns the examples of a C header: blocks in comments that are indented by four more, except
/// programs.
fn indented(name: &str, text: &str) -> Vec<Example> {
    let mut found: Vec<Example> = Vec::new();
    let mut within = false;
    for (index, line) in text.lines().enumerate() {
        let code = line.strip_prefix(" *     ");
        match code {
            Some(code) if within => {
                if let Some(example) = found.last_mut() {
                    example.text += &format!("{code}\n");
                }
            }
            Some(code) => found.push(Example {
                place: format!("{name}:{}", index + 1),
                text: format!("{code}\n"),
            }),
            // An empty line may stand within an example.
            None if within && line == " *" => continue,
            None => {}
        }
        within = code.is_some();
    }
    found.retain(|example| !example.text.contains("int main"));
    found
}

/// Returns the examples of a C++ header: the blocks between fences.
fn fenced(name: &str, text: &str) -> Vec<Example> {
    let mut found = Vec::new();
    let mut lines = text.lines().enumerate();
    while let Some((index, line)) = lines.next() {
        if line.trim_start() == "/// ```cpp" {
            let code = lines.by_ref().map(|(_, line)| line.trim_start());
            let code = code.take_while(|line| *line != "/// ```");
            let code = code.map(|line| format!("{}\n", line.trim_start_matches("///")));
            found.push(Example {
                place: format!("{name}:{}", index + 1),
                text: code.collect(),
            });
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_indented_is_an_example_in_c() {
        let text = "/**\n * Call:\n *\n *     call(1,\n *          2);\n *\n *     end();\n * - `a`: x\n */\n";
        let expected = Example {
            place: "x.h:4".into(),
            text: "call(1,\n     2);\nend();\n".into(),
        };
        assert_eq!(indented("x.h", text), [expected]);
        assert_eq!(indented("x.h", " *     int main(void) {\n *     }\n"), []);
    }

    #[test]
    fn what_is_fenced_is_an_example_in_cpp() {
        let text = "/// One:\n/// ```cpp\n/// f(1);\n///   g();\n/// ```\nint x;\n";
        let expected = Example {
            place: "x.hpp:2".into(),
            text: " f(1);\n   g();\n".into(),
        };
        assert_eq!(fenced("x.hpp", text), [expected]);
    }
}
