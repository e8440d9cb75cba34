//! Tests of the texts for users of languages other than Rust, which must not contain Rust terms,
//! and of facts that several texts must state in the same way.

use gfxhub_tests::cargo::root;
use xshell::cmd;

use crate::commands::Sh;

/// Headers, stubs, declarations, docstrings and the reference.
const INTERFACES: [&str; 5] = [
    "docs/reference",
    "include",
    "node",
    "py/README.md",
    "py/python",
];

/// Pages and READMEs.
const PAGES: [&str; 10] = [
    "README.md",
    "core/README.md",
    "docs/architecture.md",
    "docs/c-conventions.md",
    "docs/concepts.md",
    "docs/errors.md",
    "docs/recipes",
    "docs/start",
    "docs/tutorials",
    "docs/upgrade.md",
];

/// Rust terms that texts for other languages must not contain. Rust code blocks, such as those in
/// the reference, are not searched.
const RUST: [&str; 20] = [
    "crate::",
    "super::",
    "Self::",
    "`None`",
    "`Null`",
    "`Some(",
    "`Err(",
    "`Ok(",
    "`Option",
    "`Result",
    "Option<",
    "Vec<",
    "Arc<",
    "&str",
    "`&",
    "panic",
    "* # Errors",
    "/// # ",
    "feature `",
    "[`Err",
];

/// Returns `true` if a word is correct in this file although it is a Rust term, such as Python's
/// `None`.
fn is_right(file: &str, word: &str) -> bool {
    let python = file.starts_with("py/") && word == "`None`";
    let records = file == "docs/reference/records.md" && word == "`None`";
    let result = file.starts_with("include/") && word == "`Result";
    python || records || result
}

/// Returns the text files under these paths, each with its lines, without the Rust code blocks.
fn texts(places: &[&str]) -> anyhow::Result<Vec<(String, Vec<String>)>> {
    let sh = Sh::new()?;
    let tracked = cmd!(sh, "git ls-files -z -- {places...}").read()?;
    let endings = [".h", ".hpp", ".py", ".pyi", ".cts", ".md"];
    let is_text = |file: &&str| endings.iter().any(|ending| file.ends_with(ending));
    let mut found = Vec::new();
    for file in tracked.split('\0').filter(is_text) {
        // A file that was removed without a commit does not exist.
        let Ok(text) = std::fs::read_to_string(root().join(file)) else {
            continue;
        };
        let mut is_rust = false;
        let mut lines = Vec::new();
        for line in text.lines() {
            match line {
                "```rust" => is_rust = true,
                "```" => is_rust = false,
                _ => {}
            }
            lines.push(if is_rust {
                String::new()
            } else {
                line.to_owned()
            });
        }
        found.push((file.to_owned(), lines));
    }
    anyhow::ensure!(found.len() >= places.len(), "texts are missing");
    Ok(found)
}

#[test]
fn texts_for_other_languages_have_no_words_of_rust() -> anyhow::Result<()> {
    let mut found = Vec::new();
    for (file, lines) in texts(&INTERFACES)? {
        for (at, line) in lines.iter().enumerate() {
            let words = RUST.iter().filter(|word| line.contains(**word));
            let words = words.filter(|word| !is_right(&file, word));
            found.extend(words.map(|word| format!("{file}:{}: {word}: {line}", at + 1)));
        }
    }
    assert!(found.is_empty(), "words of Rust:\n{}", found.join("\n"));
    Ok(())
}

#[test]
fn every_text_promises_the_same_time_for_the_end_of_a_call() -> anyhow::Result<()> {
    let (mut promised, mut found) = (0, Vec::new());
    for (file, lines) in texts(&[&INTERFACES[..], &PAGES[..]].concat())? {
        let text = lines.join(" ");
        let words: Vec<&str> = text.split_whitespace().collect();
        for (at, pair) in words.windows(2).enumerate() {
            let [number, unit] = pair else { continue };
            if unit.trim_end_matches(['.', ',', ';', ':', ')']) != "ms" {
                continue;
            }
            let before = words[at.saturating_sub(3)..at].join(" ");
            let is_end = before.ends_with("within") || before.contains("within some");
            let is_poll = before.ends_with("every") || before.ends_with("at least every");
            match (*number, is_end, is_poll) {
                ("60", true, _) => promised += 1,
                (_, true, _) | (_, _, true) => {
                    found.push(format!("{file}: {before} {number} ms"));
                }
                _ => {}
            }
        }
    }
    assert!(
        found.is_empty(),
        "other times than 60 ms:\n{}",
        found.join("\n")
    );
    assert!(promised > 15, "{promised} texts promise it");
    Ok(())
}

/// Texts that name the threads of the library.
const THREADS: [&str; 3] = [
    "docs/architecture.md",
    "docs/c-conventions.md",
    "include/gfxhub.h",
];

#[test]
fn texts_name_each_thread_that_the_library_starts() -> anyhow::Result<()> {
    let sh = Sh::new()?;
    let sources = cmd!(sh, "git ls-files -z -- core/src ffi-c/src").read()?;
    let mut threads = Vec::new();
    for file in sources.split('\0').filter(|file| file.ends_with(".rs")) {
        let text = std::fs::read_to_string(root().join(file)).unwrap_or_default();
        for (_, named) in text
            .match_indices(".name(\"gfxhub-")
            .map(|(at, mark)| (mark, &text[at..]))
        {
            let name = named.split('"').nth(1).unwrap_or_default();
            threads.push(name.to_owned());
        }
    }
    assert!(threads.len() >= 4, "{threads:?}");
    for file in THREADS {
        let text = sh.read_file(root().join(file))?;
        for name in &threads {
            assert!(text.contains(&format!("`{name}`")), "{file} lacks {name}");
        }
    }
    Ok(())
}

#[test]
fn headers_begin_with_what_they_hold() -> anyhow::Result<()> {
    for (file, lines) in texts(&["include"])? {
        let is_generated = lines[0].contains("Written by cargo xtask generate; do not edit.");
        // C headers have an additional line before their documentation.
        let skipped = usize::from(is_generated) + usize::from(file.ends_with(".h"));
        let says = lines[skipped].trim_start_matches(['/', '*', ' ']);
        let asks = ["What ", "How ", "Whether "]
            .iter()
            .any(|word| says.starts_with(word));
        assert!(says.len() > 15 && !asks, "{file} begins with {says:?}");
    }
    Ok(())
}
