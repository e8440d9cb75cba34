//! Tests of completions in a real bash, with names that mean something to a shell or a terminal.

use std::path::Path;
use std::process::Command;

use gfxhub_simulator::{LocalHub, Options, Show};
use serde_json::json;

use crate::environment::candidates;

/// Names that can be quoted so that a shell passes them unchanged.
const NAMES: [&str; 24] = [
    "Mixer_0",
    "Mixer 1",
    "$(touch pwned)",
    "`touch pwned`",
    "a;touch pwned",
    "a&&touch pwned",
    "<b",
    ">pwned",
    "it's \"q\" $HOME",
    "Bühne \u{2018}1\u{2019}",
    "a:b c",
    "a=b",
    "b\\c!d",
    "!x",
    "~root",
    "~",
    "*",
    "?[ab]",
    "{a,b}",
    "#x",
    "x'",
    "y\"",
    "trail\\",
    "  two  ",
];

/// Names that are never offered: they contain terminal control characters, or look like options.
const LEFT_OUT: [&str; 11] = [
    "line\ntouch",
    "return\rx",
    "tab\tx",
    "escape\u{1b}[31m",
    "bell\u{7}",
    "delete\u{7f}",
    "c1\u{9b}31m",
    "turned\u{202e}x",
    "hidden\u{200b}x",
    "--hub=http://evil",
    "-1",
];

/// Starts a hub with an engine that has these nodes.
fn hub(names: &[&str]) -> LocalHub {
    let nodes: Vec<_> = names
        .iter()
        .map(|name| json!({"NodePath": name, "NodeName": "\u{1b}[31m\u{9b}name\n:x"}))
        .collect();
    let engine = json!({"id": 1, "name": "Studio", "engineType": "RE", "nodes": nodes});
    let show = json!({"format": 1, "name": "Names", "engines": [engine]});
    LocalHub::start(Options {
        show: Some(Show::from_json(&show.to_string()).unwrap()),
        ..Options::default()
    })
    .unwrap()
}

/// Completes each line in bash as at a terminal, runs each resulting line, and prints the word that
/// the command received. The last word of a line is the one at the cursor; `$2` is the text that
/// readline will replace.
const DRIVER: &str = r#"
source <("$GFXHUB" completions bash) || exit
gfxhub() { "$GFXHUB" "$@"; }
at_tab() {
    local replaced=$1; shift
    COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMP_LINE=$*; COMP_POINT=${#COMP_LINE}
    _clap_complete_gfxhub gfxhub "$replaced" get-node
}
passed() { printf '%s\0' "${@: -1}"; }
"#;

/// Returns the output of bash, split at the NUL after each text.
fn bash(hub: &LocalHub, folder: &Path, script: &str) -> Option<Vec<String>> {
    let mut command = Command::new("bash");
    command
        .args([
            "--noprofile",
            "--norc",
            "-c",
            &format!("{DRIVER}\n{script}"),
        ])
        .current_dir(folder)
        .env("GFXHUB", env!("CARGO_BIN_EXE_gfxhub"))
        .env("GFXHUB_URL", hub.url())
        .env("XDG_CONFIG_HOME", folder)
        .env_remove("GFXHUB_API_KEY")
        .env_remove("GFXHUB_CONFIG");
    let Ok(output) = command.output() else {
        eprintln!("skipped: there is no bash here");
        return None;
    };
    assert!(
        output.status.success() && output.stderr.is_empty(),
        "{output:?}"
    );
    let text = String::from_utf8(output.stdout).unwrap();
    let texts = text.split_terminator('\0');
    Some(texts.map(str::to_owned).collect())
}

#[test]
fn bash_passes_the_name_that_was_completed_and_runs_none() {
    let hub = hub(&[&NAMES[..], &LEFT_OUT].concat());
    let folder = tempfile::tempdir().unwrap();
    for open in ["", "'", "\""] {
        // Creates files that the patterns in the names would match.
        std::fs::write(folder.path().join("*"), "").unwrap();
        std::fs::write(folder.path().join("?a"), "").unwrap();
        let script = format!(
            "at_tab '' gfxhub engines get-node 1 {}
             for word in \"${{COMPREPLY[@]}}\"; do eval \"passed engines get-node 1 $word\"; done",
            quoted(&[open])
        );
        let Some(passed) = bash(&hub, folder.path(), &script) else {
            return;
        };
        assert_eq!(passed, NAMES, "{open}");
        assert!(!folder.path().join("pwned").exists());
    }
}

#[test]
fn bash_passes_the_name_that_was_begun_in_any_way() {
    let hub = hub(&NAMES);
    let folder = tempfile::tempdir().unwrap();
    for (words, replaced, name) in [
        (&["'$(t"][..], "$(t", "$(touch pwned)"),
        (&["\"\\$(t"], "\\$(t", "$(touch pwned)"),
        (&[r"\$\(touch\ "], r"\$\(touch\ ", "$(touch pwned)"),
        (&["'it'\\''s \"q"], "s \"q", "it's \"q\" $HOME"),
        (&["Mix'er "], "er ", "Mixer 1"),
        (&["\"Bü"], "Bü", "Bühne \u{2018}1\u{2019}"),
        (&["\"b\\\\c"], "b\\\\c", "b\\c!d"),
        // bash splits the following words at a colon and at an equals sign.
        (&["a", ":", "b"], "b", "a:b c"),
        (&["a", ":"], "", "a:b c"),
        (&["a", "="], "", "a=b"),
    ] {
        let before = ["gfxhub", "engines", "get-node", "1"];
        let Some(passed) = completed(&hub, folder.path(), &before, words, replaced) else {
            return;
        };
        assert_eq!(passed, [name], "{words:?}");
    }
    assert!(!folder.path().join("pwned").exists());
}

/// Returns the words that bash passes after each completion of a line. `before` are the words
/// before the one at the cursor, `parts` the parts into which bash splits that word, and `replaced`
/// the text that readline will replace.
fn completed(
    hub: &LocalHub,
    folder: &Path,
    before: &[&str],
    parts: &[&str],
    replaced: &str,
) -> Option<Vec<String>> {
    let line = format!("{} {}", before.join(" "), parts.concat());
    // Readline replaces only a part of the word by a candidate. If the candidate begins with a quotation
    // mark, readline also replaces the same mark before that part.
    let script = format!(
        r#"COMP_WORDS=({words})
           COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
           COMP_LINE={line}; COMP_POINT=${{#COMP_LINE}}; replaced={replaced}
           _clap_complete_gfxhub gfxhub "$replaced" x
           for word in "${{COMPREPLY[@]}}"; do
               kept=${{COMP_LINE:0:COMP_POINT - ${{#replaced}}}}
               [[ $kept == *[\'\"] && ${{word:0:1}} == "${{kept: -1}}" ]] && kept=${{kept%?}}
               eval "passed ${{kept#gfxhub }}$word"
           done"#,
        words = quoted(&[before, parts].concat()),
        line = quoted(&[&line]),
        replaced = quoted(&[replaced]),
    );
    bash(hub, folder, &script)
}

/// Starts a hub whose engine has nodes with names that a shell must quote.
fn hub_with_paths() -> LocalHub {
    let node = |at: usize, name: &str| {
        let property = json!({"PropertyPath": "p", "DisplayName": "Höhe \"1\"", "Value": 1});
        json!({"NodePath": format!("node{at}"), "NodeName": name, "properties": [property]})
    };
    let names = ["Mixer 1", "Bühne", "it's $HOME", "Live / Late", "a: b"];
    let nodes: Vec<_> = names
        .iter()
        .enumerate()
        .map(|(at, name)| node(at, name))
        .collect();
    let engine = json!({"id": 1, "name": "Studio A", "engineType": "RE", "nodes": nodes});
    let rgraph = json!({"id": 2, "name": "Late News"});
    let show = json!({"format": 1, "name": "Names", "engines": [engine], "rgraphs": [rgraph]});
    LocalHub::start(Options {
        show: Some(Show::from_json(&show.to_string()).unwrap()),
        ..Options::default()
    })
    .unwrap()
}

#[test]
fn bash_passes_a_path_that_is_completed_level_by_level() {
    let hub = hub_with_paths();
    let folder = tempfile::tempdir().unwrap();
    let get = ["gfxhub", "get"];
    let load = ["gfxhub", "load", "'rgraph:Late News'"];
    let nodes = [
        "Studio A / Mixer 1 /",
        "Studio A / Bühne /",
        "Studio A / it's $HOME /",
        "Studio A / \"Live / Late\" /",
        "Studio A / a: b /",
    ];
    let property = |node: &str| format!("Studio A / {node} / Höhe \"1\"");
    for (before, parts, replaced, passed) in [
        (&get[..], &["Stu"][..], "Stu", &["Studio A /"][..]),
        (&get, &["'Stu"], "Stu", &["Studio A /"]),
        (&get, &[r"Studio\ A\ /"], r"Studio\ A\ /", &nodes),
        (&get, &["'Studio A /'"], "", &nodes),
        (&get, &["'Studio A /"], "Studio A /", &nodes),
        (&get, &["\"Studio A / "], "Studio A / ", &nodes),
        (&get, &["'Studio A / Bü"], "Studio A / Bü", &nodes[1..2]),
        (&get, &["'Studio A / 'it"], "it", &nodes[2..3]),
        (
            &get,
            &["\"Studio A / it's"],
            "Studio A / it's",
            &nodes[2..3],
        ),
        (&get, &["'Studio A / \"L"], "Studio A / \"L", &nodes[3..4]),
        (&get, &["'Studio A / a:"], "Studio A / a:", &nodes[4..]),
        (&get, &["'Studio A / Bühne /'"], "", &[&*property("Bühne")]),
        (
            &get,
            &["'Studio A / \"Live / Late\" / H"],
            "Studio A / \"Live / Late\" / H",
            &[&*property("\"Live / Late\"")],
        ),
        (
            &["gfxhub", "load"],
            &["rgraph", ":", "La"],
            "La",
            &["rgraph:Late News"],
        ),
        (&load, &["Stu"], "Stu", &["Studio A"]),
        (&load, &["'Stu"], "Stu", &["Studio A"]),
    ] {
        let Some(found) = completed(&hub, folder.path(), before, parts, replaced) else {
            return;
        };
        assert_eq!(found, passed, "{before:?} {parts:?}");
    }
    hub.stop();
    let none = completed(&hub, folder.path(), &get, &["Stu"], "Stu");
    assert_eq!(none, Some(Vec::new()));
}

/// Quotes texts as words of a script.
fn quoted(texts: &[&str]) -> String {
    let words = texts
        .iter()
        .map(|text| format!("'{}'", text.replace('\'', r"'\''")));
    words.collect::<Vec<_>>().join(" ")
}

/// Returns the candidates for nodes that begin with `word`, in the form for this shell.
fn response(hub: &LocalHub, shell: &str, word: &str) -> String {
    candidates(&hub.url(), shell, &["engines", "get-node", "1", word])
}

#[test]
fn each_shell_is_told_names_in_a_line_each_without_control_characters() {
    let hub = hub(&[&NAMES[..], &LEFT_OUT].concat());
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let offered = response(&hub, shell, "");
        // For fish, two names are omitted because fish would read them as folders.
        let names = NAMES.len() - if shell == "fish" { 2 } else { 0 };
        assert_eq!(offered.lines().count(), names, "{shell}: {offered:?}");
        let controls = |c: char| c.is_control() && !matches!(c, '\n' | '\t');
        assert!(!offered.contains(controls), "{shell}: {offered:?}");
        let tabs = offered.lines().map(|line| line.matches('\t').count()).max();
        assert!(tabs <= Some(1), "{shell}: {offered:?}");
    }
    let powershell = response(&hub, "powershell", "$");
    assert!(powershell.starts_with("'$(touch pwned)'\t"), "{powershell}");
    let fish = response(&hub, "fish", "'$(t");
    assert!(fish.starts_with("$(touch pwned)\t"), "{fish}");
}

#[test]
fn a_name_like_an_option_is_offered_where_options_have_ended() {
    let hub = hub(&["--help", "-x", "a"]);
    let folder = tempfile::tempdir().unwrap();
    let script = "at_tab '' gfxhub engines get-node -- 1 ''
                  printf '%s\\0' \"${COMPREPLY[@]}\"";
    let Some(offered) = bash(&hub, folder.path(), script) else {
        return;
    };
    assert_eq!(offered, ["--help", "-x", "a"]);
}
