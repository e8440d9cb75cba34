//! The programs of README.md: the same five lines in each language, taken out so that they can be
//! run as a reader would run them.

use std::fs;
use std::thread;
use std::time::{Duration, Instant};

use gfxhub_tests::cargo::root;

use crate::hub_process::HubProcess;

/// The hub that the programs speak to.
const HUB: &str = "http://10.0.0.5";

/// What each prints with the demo show.
const PRINTED: &str = "Studio A connected";

/// What each moves.
const COLOUR: &str =
    "/api/rest/v1/engines/3/nodes/Cyclorama/properties/Material%2F%2FMaskColor%2F0";

/// How the hub says where the move ends, in single precision as hubs do.
const MOVED: &str = "\"x\":0.2";

/// How long the move may take until its end is seen.
const PATIENCE: Duration = Duration::from_secs(10);

/// A language of README.md, by the word behind its fence.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Language {
    /// C.
    C,
    /// C++.
    Cxx,
    /// Python.
    Python,
    /// Node.
    Node,
}

impl Language {
    fn fence(self) -> &'static str {
        match self {
            Language::C => "```c\n",
            Language::Cxx => "```cpp\n",
            Language::Python => "```python\n",
            Language::Node => "```js\n",
        }
    }
}

/// Has the program of a language run, by what takes its text and gives what it printed, and looks
/// at what it printed and at what it did on the hub in a box that it was given.
pub(crate) fn play(
    language: Language,
    run: impl FnOnce(&str) -> Result<String, String>,
) -> Result<(), String> {
    let hub = HubProcess::start()?;
    let program = program(language, &hub.url())?;
    greets(&run(&program)?)?;
    let began = Instant::now();
    loop {
        let colour = hub.get(COLOUR)?;
        if colour.contains(MOVED) {
            return Ok(());
        }
        if began.elapsed() > PATIENCE {
            return Err(format!(
                "the {language:?} program of README.md moved no colour: {colour}"
            ));
        }
        thread::sleep(Duration::from_millis(50));
    }
}

fn program(language: Language, url: &str) -> Result<String, String> {
    let path = root().join("README.md");
    let text = fs::read_to_string(&path).map_err(|fault| format!("{}: {fault}", path.display()))?;
    program_in(&text.replace("\r\n", "\n"), language, url)
}

fn greets(printed: &str) -> Result<(), String> {
    match printed.lines().any(|line| line == PRINTED) {
        true => Ok(()),
        false => Err(format!(
            "the program of README.md prints {printed:?}, without {PRINTED:?}"
        )),
    }
}

fn program_in(text: &str, language: Language, url: &str) -> Result<String, String> {
    let fence = language.fence();
    let body = text.split_once(fence).map(|(_, rest)| rest);
    let body = body
        .and_then(|rest| rest.split_once("```"))
        .map(|(body, _)| body);
    let program = body.ok_or_else(|| format!("README.md has no {}", fence.trim_end()))?;
    if !program.contains(HUB) {
        return Err(format!(
            "the first {} of README.md names no {HUB}",
            fence.trim_end()
        ));
    }
    Ok(program.replace(HUB, url))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_its_program() {
        for language in [Language::C, Language::Cxx, Language::Python, Language::Node] {
            let program = program(language, "http://127.0.0.1:1").unwrap();
            assert!(program.contains("http://127.0.0.1:1"), "{language:?}");
            assert!(!program.contains(HUB), "{language:?}");
            assert!(program.contains("MaskColor"), "{language:?}");
        }
    }

    #[test]
    fn a_program_that_is_not_there_is_missed() {
        let text = "```c\nint main(void) { return 0; }\n```\n";
        assert!(
            program_in(text, Language::C, "x")
                .unwrap_err()
                .contains("names no")
        );
        assert!(
            program_in(text, Language::Node, "x")
                .unwrap_err()
                .contains("has no")
        );
    }

    #[test]
    fn what_is_printed_is_looked_at() {
        assert_eq!(greets("Studio B ready\nStudio A connected\n"), Ok(()));
        assert!(greets("").is_err());
    }
}
