//! The programs in README.md, which are the same five lines in each language, and the output that
//! they must have. The steps that install or unpack a package run them as a reader would.

use anyhow::{Context as _, bail};

use crate::blocks::page::Page;

/// Line that each program prints for the demo show.
const PRINTED: &str = "Studio A connected";

/// Returns the program in a language, which is the word after the opening fence.
pub(crate) fn program(language: &str) -> anyhow::Result<String> {
    Ok(Page::at("README.md")?.first(language)?.text)
}

/// Passes the program in a language to `run`, which executes it and returns its output. Checks the
/// output: it must show the engines, and the value of the property after the move.
pub(crate) fn play(
    language: &str,
    run: impl FnOnce(&str) -> anyhow::Result<String>,
) -> anyhow::Result<()> {
    let printed = run(&program(language)?)?;
    greets(&printed).context("README.md")?;
    moves(&printed)
}

/// Checks that a program has listed the engines of the demo show.
pub(crate) fn greets(printed: &str) -> anyhow::Result<()> {
    match printed.lines().any(|line| line == PRINTED) {
        true => Ok(()),
        false => bail!("the program prints {printed:?}, without {PRINTED:?}"),
    }
}

/// Checks that the output contains the name of the property and its value after the move.
fn moves(printed: &str) -> anyhow::Result<()> {
    // The value is searched for from the start of the line with the name, because Python prints it
    // before the name in that line, and the other programs print it in lines after the name.
    let line = printed
        .find("Mask Color")
        .map(|at| printed[..at].rfind('\n').unwrap_or(0));
    match line.map(|at| &printed[at..]) {
        Some(value) if value.contains("0.2") && !value.contains("0.2000") => Ok(()),
        _ => bail!("the program of README.md moved no colour: {printed}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_its_program() {
        for language in ["c", "cpp", "python", "js", "rust"] {
            let program = program(language).unwrap();
            // The program starts its own simulator, so it runs unchanged.
            let starts = program.contains("LocalHub") || program.contains("local_hub_start");
            assert!(starts, "{language}");
            assert!(program.contains("Mask Color"), "{language}");
        }
        assert!(program("toml").is_err());
    }

    #[test]
    fn what_is_printed_is_looked_at() {
        assert!(greets("Studio B ready\nStudio A connected\n").is_ok());
        assert!(greets("").is_err());
        assert!(moves("Mask Color {\n  x: 0.2,\n}\n").is_ok());
        assert!(moves("0.2\nMask Color {\n}\n").is_err());
        assert!(moves("Mask Color {\"x\":0.20000000298023224}\n").is_err());
    }
}
