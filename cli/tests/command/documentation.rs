//! The command's documentation, held against the command: each example runs and prints what it
//! says, each exit code is there.

use gfxhub::Kind;

use crate::ran::{at, demo};

const TEXT: &str = include_str!("../../../docs/command.md");

/// The words of a command line, as a shell takes them apart.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for c in line.chars() {
        match (c, quote) {
            (c, Some(open)) if c == open => quote = None,
            ('\'' | '"', None) => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (' ', None) => words.extend(word.take()),
            (c, _) => word.get_or_insert_default().push(c),
        }
    }
    assert_eq!(quote, None, "{line}");
    words.extend(word);
    words
}

#[test]
fn every_example_prints_what_it_says() {
    let mut tried = 0;
    for block in TEXT.split("```console\n").skip(1) {
        // Each block starts from the demo show.
        let hub = demo();
        let (block, _) = block.split_once("```").unwrap();
        for example in block.split("$ gfxhub ").skip(1) {
            let (line, output) = example.split_once('\n').unwrap();
            let words = words(line);
            let args: Vec<&str> = words.iter().map(String::as_str).collect();
            let ran = at(&hub.url(), &args);
            let printed = ran.printed();
            if !output.is_empty() {
                assert_eq!(printed, output, "{line}");
            }
            tried += 1;
        }
    }
    assert!(tried >= 18, "{tried}");
}

#[test]
fn every_kind_has_its_exit_code_in_the_table() {
    let rows: Vec<Vec<&str>> = TEXT
        .lines()
        .filter(|line| line.starts_with('|'))
        .map(|line| line.split('|').map(str::trim).collect())
        .collect();
    for kind in Kind::ALL {
        let row = rows
            .iter()
            .find(|row| row[2].split(", ").any(|name| name == kind.name()));
        let code = row.unwrap_or_else(|| panic!("{kind} is not in the table"))[1];
        assert_eq!(code, kind.exit_code().to_string(), "{kind}");
    }
}

#[test]
fn every_option_of_the_hub_and_of_everything_is_there() {
    let command = gfxhub_cli::command();
    let hub = command.find_subcommand("hub").unwrap();
    for option in command.get_arguments().chain(hub.get_arguments()) {
        let Some(long) = option
            .get_long()
            .filter(|long| !["help", "version"].contains(long))
        else {
            continue;
        };
        assert!(
            TEXT.contains(&format!("`--{long}")),
            "--{long} is not documented"
        );
    }
}
