//! The table of guards, by what they belong to.

mod answers;
mod connections;
mod data;
mod effects;
mod names;
mod paths;
mod requests;
mod secrets;
mod waits;

use super::guard::Guard;

/// All guards, in the order of their themes.
pub(super) fn all() -> Vec<&'static Guard> {
    let tables = [
        connections::GUARDS,
        waits::GUARDS,
        names::GUARDS,
        effects::GUARDS,
        answers::GUARDS,
        requests::GUARDS,
        paths::GUARDS,
        secrets::GUARDS,
        data::GUARDS,
    ];
    tables.into_iter().flatten().collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;
    use std::fs;
    use std::path::{Path, PathBuf};

    use gfxhub_tests::cargo::root;

    use super::super::guard::{Suite, Theme};
    use super::*;

    #[test]
    fn what_is_cut_out_is_there_exactly_once() {
        for guard in all() {
            assert!(!guard.cuts.is_empty(), "{}", guard.name);
            for cut in guard.cuts {
                let path = root().join(cut.file);
                let text = fs::read_to_string(&path).expect("a file of the workspace");
                let changed = cut
                    .apply(&text)
                    .unwrap_or_else(|why| panic!("{}: {why}", guard.name));
                assert!(changed != text, "{}: the cut changes nothing", guard.name);
            }
        }
    }

    #[test]
    fn every_theme_has_its_guards_together() {
        let all = all();
        for theme in Theme::ALL {
            assert!(
                all.iter().any(|guard| guard.theme == theme),
                "{}",
                theme.words()
            );
        }
        let mut themes: Vec<Theme> = all.iter().map(|guard| guard.theme).collect();
        themes.dedup();
        assert_eq!(themes.len(), Theme::ALL.len(), "{themes:?}");
    }

    #[test]
    fn guards_have_names_of_their_own_and_sentences() {
        let names: HashSet<&str> = all().iter().map(|guard| guard.name).collect();
        assert_eq!(names.len(), all().len());
        for guard in all() {
            let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
            assert!(guard.name.chars().all(plain), "{}", guard.name);
            assert!(guard.sentence.ends_with('.'), "{}", guard.name);
            assert!(!guard.red.is_empty(), "{}", guard.name);
        }
    }

    /// The sources of a folder, each with its text.
    fn sources(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                sources(&path, found);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let text = fs::read_to_string(&path).expect("a source");
                found.push((path, text));
            }
        }
    }

    /// What the documentation of a test function says, without its line breaks; `None` if there is no
    /// such function in the text.
    fn documentation(text: &str, function: &str) -> Option<String> {
        let declared = format!("fn {function}() ");
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        let at = lines.iter().position(|line| line.starts_with(&declared))?;
        let above = lines[..at].iter().rev();
        let above = above.take_while(|line| line.starts_with("///") || line.starts_with("#["));
        let mut text: Vec<&str> = above
            .filter_map(|line| line.strip_prefix("///").map(str::trim))
            .collect();
        text.reverse();
        Some(text.join(" "))
    }

    #[test]
    fn the_tests_that_turn_red_exist_and_one_says_what_the_guard_holds() {
        let mut wrong = Vec::new();
        for suite in Suite::ALL {
            let mut found = Vec::new();
            sources(&root().join(suite.sources()), &mut found);
            for guard in all().into_iter().filter(|guard| guard.suite == suite) {
                let mut text = String::new();
                for test in guard.red {
                    let function = test.rsplit("::").next().unwrap_or(test);
                    let mut there = found
                        .iter()
                        .filter_map(|(_, text)| documentation(text, function))
                        .peekable();
                    if there.peek().is_none() {
                        wrong.push(format!("{test} is none of {}", suite.words()));
                    }
                    text.extend(there.map(|text| format!("{text} ")));
                }
                if !text.contains(guard.sentence) {
                    let (name, sentence) = (guard.name, guard.sentence);
                    wrong.push(format!("no test of {name} says: {sentence}"));
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    #[test]
    fn the_documentation_of_a_test_is_found() {
        let text = "/// Of another.\nfn b() {}\n\n/// What\n/// it holds.\n#[test]\nfn a() {}\n";
        assert_eq!(documentation(text, "a").as_deref(), Some("What it holds."));
        assert_eq!(documentation(text, "c"), None);
        assert_eq!(documentation("fn a() {", "a").as_deref(), Some(""));
    }
}
