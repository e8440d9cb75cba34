//! Whether README.md is true: its shell examples print what it says. And whether its links, and those
//! of the guide, lead somewhere.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::hub_process::{HubProcess, build_command, command};
use crate::{console, links};
use gfxhub_tests::cargo::root;

/// What begins and ends a block of examples.
const FENCE: &str = "```";

/// A line that is typed, and what it prints.
#[derive(Debug, PartialEq)]
struct Example {
    typed: String,
    printed: Vec<String>,
}

/// Plays the examples against a hub in a box, in their order, and follows the links.
pub(crate) fn check() -> Result<(), String> {
    let text = read(&root().join("README.md"))?;
    let mut faults = links::dead()?;
    let (program, hub) = (build_command()?, HubProcess::start()?);
    let url = hub.url();
    let examples = examples(&text);
    faults.extend(untrue(&examples, |words| play(&program, words, &url))?);
    if examples.is_empty() {
        faults.push("no example of the command was found".to_owned());
    }
    if faults.is_empty() {
        console::say(&format!(
            "{} examples of the command print what README.md says.",
            examples.len()
        ));
        return Ok(());
    }
    Err(format!(
        "the texts for people are not true:\n{}",
        faults.join("\n")
    ))
}

/// The examples that print something else than they should, each with both.
fn untrue(
    examples: &[Example],
    mut play: impl FnMut(&[String]) -> Result<(Vec<String>, i32), String>,
) -> Result<Vec<String>, String> {
    let (mut faults, mut code) = (Vec::new(), 0);
    for example in examples {
        let printed = if example.typed == "echo $?" {
            vec![code.to_string()]
        } else {
            let printed;
            (printed, code) = play(&words(&example.typed)?)?;
            printed
        };
        if printed != example.printed {
            let (due, got) = (example.printed.join("\n"), printed.join("\n"));
            faults.push(format!(
                "$ {}\nREADME.md says:\n{due}\nit prints:\n{got}",
                example.typed
            ));
        }
    }
    Ok(faults)
}

/// Runs `gfxhub` and gives the lines that it prints, results before errors, and its exit code.
fn play(program: &Path, words: &[String], url: &str) -> Result<(Vec<String>, i32), String> {
    let [name, arguments @ ..] = words else {
        return Err("an example types nothing".to_owned());
    };
    if name != "gfxhub" {
        return Err(format!("{name:?} is no command that the examples can use"));
    }
    let command: &mut Command = &mut command(program);
    let output = command.args(arguments).env("GFXHUB_URL", url).output();
    let output = output.map_err(|fault| format!("the command does not start: {fault}"))?;
    let printed = [output.stdout, output.stderr].concat();
    let printed = String::from_utf8_lossy(&printed).into_owned();
    let lines = printed.lines().map(|line| line.trim_end().to_owned());
    Ok((lines.collect(), output.status.code().unwrap_or(-1)))
}

/// The examples in blocks of `console`.
fn examples(text: &str) -> Vec<Example> {
    let (mut examples, mut inside) = (Vec::<Example>::new(), false);
    for line in text.lines() {
        if line.starts_with(FENCE) {
            inside = line == "```console";
        } else if !inside {
            continue;
        } else if let Some(typed) = line.strip_prefix("$ ") {
            examples.push(Example {
                typed: typed.to_owned(),
                printed: Vec::new(),
            });
        } else if let Some(example) = examples.last_mut() {
            example.printed.push(line.trim_end().to_owned());
        }
    }
    examples
}

/// The words of a line as a shell takes them: apart at spaces, together between single quotes.
pub(crate) fn words(typed: &str) -> Result<Vec<String>, String> {
    let (mut words, mut quoted) = (vec![], false);
    let mut word: Option<String> = None;
    for character in typed.chars() {
        match character {
            '\'' => {
                quoted = !quoted;
                word.get_or_insert_default();
            }
            ' ' if !quoted => words.extend(word.take()),
            '"' | '\\' | '$' | '|' | '>' | '&' | ';' if !quoted => {
                return Err(format!(
                    "an example needs a real shell for {character:?}: {typed}"
                ));
            }
            _ => word.get_or_insert_default().push(character),
        }
    }
    words.extend(word);
    if quoted {
        return Err(format!("an example does not end its quote: {typed}"));
    }
    Ok(words)
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|fault| format!("{}: {fault}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn example(typed: &str, printed: &[&str]) -> Example {
        Example {
            typed: typed.to_owned(),
            printed: printed.iter().map(|line| (*line).to_owned()).collect(),
        }
    }

    #[test]
    fn examples_are_what_is_typed_and_what_is_printed() {
        let text =
            "```sh\n$ not this\n```\n```console\n$ gfxhub a\none  \ntwo\n$ echo $?\n0\n```\nend\n";
        let expected = [
            example("gfxhub a", &["one", "two"]),
            example("echo $?", &["0"]),
        ];
        assert_eq!(examples(text), expected);
    }

    #[test]
    fn an_example_that_prints_something_else_is_told() {
        let play = |words: &[String]| Ok((vec![words.len().to_string()], 2));
        let examples = [
            example("gfxhub a", &["2"]),
            example("gfxhub a b", &["2"]),
            example("echo $?", &["2"]),
            example("echo $?", &["0"]),
        ];
        let faults = untrue(&examples, play).unwrap();
        assert_eq!(
            faults,
            [
                "$ gfxhub a b\nREADME.md says:\n2\nit prints:\n3",
                "$ echo $?\nREADME.md says:\n0\nit prints:\n2"
            ]
        );
    }

    #[test]
    fn words_are_those_of_a_shell() {
        let expected = ["gfxhub", "a b", "", "c\"d"];
        assert_eq!(words("gfxhub  'a b' '' c'\"'d").unwrap(), expected);
        for (typed, told) in [("a 'b", "quote"), ("a | b", "'|'"), ("\"a\"", "shell")] {
            assert!(words(typed).unwrap_err().contains(told), "{typed}");
        }
    }
}
