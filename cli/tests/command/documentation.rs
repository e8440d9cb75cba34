//! Compares the command's documentation with the command: each example runs and prints the
//! documented output, and each exit code is listed.

use gfxhub::ErrorKind;
use gfxhub::schema::{CALL_SETTINGS, SETTINGS, SettingType};

use crate::ran::{at, demo, gfxhub};

const TEXT: &str = include_str!("../../../docs/command.md");

const README: &str = include_str!("../../../README.md");

const REFERENCE: &str = include_str!("../../../docs/reference/README.md");

/// Returns the lines of a text without trailing spaces.
fn trimmed(text: &str) -> Vec<&str> {
    text.lines().map(str::trim_end).collect()
}

/// Runs the examples in blocks marked `console`, each block on a separate demo show. Returns the
/// number of examples.
fn play(text: &str) -> usize {
    let mut tried = 0;
    for block in text.split("```console\n").skip(1) {
        let hub = demo();
        let (block, _) = block.split_once("```").unwrap();
        let mut code = 0;
        for example in block.split("$ ").skip(1) {
            let (line, output) = example.split_once('\n').unwrap();
            let words = shlex::split(line).unwrap();
            let args: Vec<&str> = words.iter().map(String::as_str).collect();
            tried += 1;
            if args == ["echo", "$?"] {
                assert_eq!(output.trim_end(), code.to_string());
                continue;
            }
            assert_eq!(args[0], "gfxhub", "{line}");
            let ran = at(&hub.url(), &args[1..]);
            code = ran.code;
            // An example may fail only if the documentation shows its output.
            if code == 0 || output.is_empty() {
                ran.printed();
            }
            if !output.is_empty() {
                // The address is replaced by the one that the documentation shows.
                let printed = format!("{}{}", ran.out, ran.err);
                let printed = printed.replace(&hub.url(), "http://127.0.0.1:8080");
                assert_eq!(trimmed(&printed), trimmed(output), "{line}");
            }
        }
    }
    tried
}

#[test]
fn every_example_prints_what_it_says() {
    let tried = play(TEXT);
    assert!(tried >= 18, "{tried}");
    let tried = play(README);
    assert!(tried >= 4, "{tried}");
}

/// Returns the commands in blocks marked `sh`, one string for each block.
fn shell_blocks(text: &str) -> Vec<String> {
    let blocks = text.split("```sh\n").skip(1);
    blocks
        .filter_map(|block| block.split_once("```"))
        .map(|(block, _)| block.replace(" \\\n", " "))
        .filter(|block| block.lines().any(|line| line.starts_with("gfxhub ")))
        .collect()
}

/// Runs a line unchanged, against this hub.
#[track_caller]
fn paste(hub: &str, line: &str) {
    let words = shlex::split(line).unwrap();
    let args: Vec<&str> = words.iter().map(String::as_str).collect();
    assert_eq!(args[0], "gfxhub", "{line}");
    let ran = at(hub, &args[1..]);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{line}");
}

#[test]
fn every_shell_block_of_the_reference_runs_against_the_demo_show() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/reference");
    let mut pasted = 0;
    for page in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(page.unwrap().path()).unwrap();
        for block in shell_blocks(&text.replace("\r\n", "\n")) {
            let hub = demo();
            for line in block.lines() {
                paste(&hub.url(), line);
                pasted += 1;
            }
        }
    }
    assert!(pasted >= 49, "{pasted}");
}

/// Collects all lines of help texts that call the command.
fn lines_of_help(command: &clap::Command, found: &mut Vec<String>) {
    let texts = [command.get_long_about(), command.get_after_help()];
    for text in texts.into_iter().flatten() {
        let text = text.to_string().replace(" \\\n", " ");
        let lines = text.lines().map(str::trim);
        found.extend(
            lines
                .filter(|line| line.starts_with("gfxhub "))
                .map(str::to_owned),
        );
    }
    for command in command.get_subcommands() {
        lines_of_help(command, found);
    }
}

#[test]
fn every_example_of_a_help_text_runs_against_the_demo_show() {
    let mut lines = Vec::new();
    lines_of_help(&gfxhub_cli::command(), &mut lines);
    for line in &lines {
        // A redirection of the output is not part of the command.
        let line = line.split(" > ").next().unwrap_or_default();
        paste(&demo().url(), line);
    }
    assert!(lines.len() >= 51, "{lines:?}");
}

#[test]
fn every_kind_has_its_exit_code_in_the_table() {
    let rows: Vec<Vec<&str>> = TEXT
        .lines()
        .filter(|line| line.starts_with('|'))
        .map(|line| line.split('|').map(str::trim).collect())
        .collect();
    for kind in ErrorKind::ALL {
        let row = rows
            .iter()
            .find(|row| row[2].split(", ").any(|name| name == kind.name()));
        let code = row.unwrap_or_else(|| panic!("{kind} is not in the table"))[1];
        assert_eq!(code, kind.exit_code().to_string(), "{kind}");
    }
}

#[test]
fn help_lists_every_exit_code_and_every_option_of_the_connection() {
    let codes = gfxhub(&["help", "exit-codes"]);
    for kind in ErrorKind::ALL {
        let row = format!("  {:<3}  {}: ", kind.exit_code(), kind.name());
        assert!(codes.printed().contains(&row), "{row}");
    }
    let connection = gfxhub(&["help", "connection"]);
    let settings = SETTINGS.iter().chain(CALL_SETTINGS).filter(|setting| {
        setting.name != "api_key" && setting.setting_type != SettingType::CancelToken
    });
    for setting in settings {
        let option = format!(
            "--{}",
            setting.name.replace("headers", "header").replace('_', "-")
        );
        assert!(connection.printed().contains(&option), "{option}");
    }
    for name in ["GFXHUB_URL", "GFXHUB_API_KEY", "config.json"] {
        assert!(connection.out.contains(name), "{name}");
    }
    assert_eq!(gfxhub(&["connection"]).printed(), connection.out);
}

/// Collects the help of each subcommand that has no subcommands, with the words that call it.
fn helps(command: &clap::Command, above: &[String], found: &mut Vec<(String, String)>) {
    for command in command
        .get_subcommands()
        .filter(|command| !command.is_hide_set())
    {
        let words = [above, &[command.get_name().to_owned()]].concat();
        match command.has_subcommands() {
            true => helps(command, &words, found),
            false => {
                let mut call: Vec<&str> = words.iter().map(String::as_str).collect();
                call.push("--help");
                found.push((words.join(" "), gfxhub(&call).printed().to_owned()));
            }
        }
    }
}

#[test]
fn the_help_of_a_verb_is_one_screen_without_the_connection() {
    let mut found = Vec::new();
    helps(&gfxhub_cli::command(), &[], &mut found);
    let verbs = found.iter().filter(|(words, _)| words.contains(' '));
    for (words, help) in verbs {
        let lines = help.lines().count();
        assert!(lines <= 60, "{words}: {lines} lines\n{help}");
        assert!(help.contains("gfxhub help connection"), "{help}");
        assert!(!help.contains("--proxy"), "{help}");
    }
    // Help texts must not refer to a file that exists only in the repository.
    for (words, help) in &found {
        assert!(!help.contains("docs/"), "{words}: {help}");
    }
}

#[test]
fn every_option_of_the_hub_and_of_everything_is_there() {
    let command = gfxhub_cli::command();
    let hub = command.find_subcommand("simulator").unwrap();
    for option in command.get_arguments().chain(hub.get_arguments()) {
        let Some(long) = option
            .get_long()
            .filter(|long| !["help", "version"].contains(long))
        else {
            continue;
        };
        // Some options of calls are only in the reference, which is generated from the options.
        let row = TEXT
            .lines()
            .chain(REFERENCE.lines())
            .find(|line| line.contains(&format!("`--{long}")));
        let row = row.unwrap_or_else(|| panic!("--{long} is not documented"));
        let setting = SETTINGS
            .iter()
            .find(|setting| setting.name.replace('_', "-") == long);
        if let Some(default) = setting.and_then(|setting| setting.default) {
            let number = default.text.split(' ').next().unwrap_or_default();
            let has_default = row
                .split(|c: char| !c.is_ascii_digit())
                .any(|word| word == number);
            assert!(has_default, "--{long} has another default: {row}");
        }
    }
}
