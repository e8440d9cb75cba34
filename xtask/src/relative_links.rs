//! Checks the relative links and the file names in packaged texts: each must lead to a file in the
//! package.

use std::ops::Range;
use std::path::{Path, PathBuf};

use pulldown_cmark::{CowStr, Event, Options, Parser, Tag};

use crate::commands::Sh;

/// Extensions of text files.
const TEXTS: [&str; 12] = [
    "1", "cjs", "cmake", "cpp", "cts", "h", "hpp", "json", "md", "mjs", "py", "pyi",
];

/// Text files without an extension, which contain metadata of pip packages.
const METADATA: [&str; 2] = ["METADATA", "PKG-INFO"];

/// Folders of this project with files that texts may name.
const FOLDERS: [&str; 4] = ["docs/", "example/", "examples/", "simulator/shows/"];

/// A link in a Markdown text: its range, the range of the text that it shows, and its target.
struct Link<'t> {
    place: Range<usize>,
    shows: Range<usize>,
    target: CowStr<'t>,
}

/// Returns the links and pictures in a text. For a picture, the range of the shown text is empty.
fn links(text: &str) -> Vec<Link<'_>> {
    let mut found: Vec<Link<'_>> = Vec::new();
    let options = Options::ENABLE_TABLES;
    for (event, place) in Parser::new_ext(text, options).into_offset_iter() {
        match event {
            Event::Start(Tag::Link {
                dest_url: target, ..
            }) => {
                let shows = place.start..place.start;
                found.push(Link {
                    place,
                    shows,
                    target,
                });
            }
            Event::Start(Tag::Image {
                dest_url: target, ..
            }) => {
                let shows = place.end..place.end;
                found.push(Link {
                    place,
                    shows,
                    target,
                });
            }
            Event::End(_) => {}
            _ => {
                // The text within a link is what the link shows.
                let link = found.last_mut().filter(|link| place.end <= link.place.end);
                if let Some(link) = link.filter(|link| link.shows.start < link.place.end) {
                    let start = link.shows.start.max(link.place.start + 1);
                    link.shows = start..place.end;
                }
            }
        }
    }
    found
}

/// Returns the path of the file to which a link in a file leads, or `None` if the link is a URL or
/// only an anchor.
pub(crate) fn led_to(file: &str, target: &str) -> Option<String> {
    let (path, _) = target.split_once('#').unwrap_or((target, ""));
    if path.is_empty() || target.contains(':') {
        return None;
    }
    let mut parts: Vec<&str> = file.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            ".." => drop(parts.pop()),
            "." | "" => {}
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// Returns a text with its links changed. `change` gets the target of a link and the text that it
/// shows, and returns what replaces the link, or `None` if the link stays.
pub(crate) fn changed(text: &str, mut change: impl FnMut(&str, &str) -> Option<String>) -> String {
    let mut out = String::new();
    let mut from = 0;
    for link in links(text) {
        // A picture may be in a link that was replaced.
        if link.place.start < from {
            continue;
        }
        if let Some(instead) = change(&link.target, &text[link.shows]) {
            out += &text[from..link.place.start];
            out += &instead;
            from = link.place.end;
        }
    }
    out + &text[from..]
}

/// Returns the text of a file without links to missing files; `there` returns `true` for existing
/// ones. A removed link leaves its text, and a removed picture nothing.
pub(crate) fn without_dead(file: &str, text: &str, there: impl Fn(&str) -> bool) -> String {
    changed(text, |target, shown| {
        let is_dead = !there(&led_to(file, target)?);
        is_dead.then(|| shown.to_owned())
    })
}

/// Returns the file names in a text: paths that begin with a folder of this project, and names of
/// Markdown pages.
fn names(text: &str) -> impl Iterator<Item = &str> {
    let is_of_name =
        |letter: char| letter.is_ascii_alphanumeric() || ['_', '.', '/', '-'].contains(&letter);
    let words = text.split(move |letter| !is_of_name(letter));
    words.filter_map(|word| {
        // The word is a part of an address.
        if word.starts_with("//") {
            return None;
        }
        let word = word
            .trim_start_matches(['.', '/', '-'])
            .trim_end_matches(['.', '/']);
        let (stem, ending) = word.rsplit_once('.')?;
        let is_file = !stem.is_empty() && !ending.contains('/');
        let is_page = ending == "md" && !word.contains('/');
        let is_ours = is_page || FOLDERS.iter().any(|folder| word.starts_with(folder));
        (is_file && is_ours).then_some(word)
    })
}

/// Returns the links and names in the texts of a package that lead to no file in it.
pub(crate) fn dead(package: &Path) -> anyhow::Result<Vec<String>> {
    let sh = Sh::new()?;
    let files = sh.files_under(package)?;
    let slashed = |path: &PathBuf| {
        let path = path.strip_prefix(package).unwrap_or(path);
        path.display().to_string().replace('\\', "/")
    };
    let held: Vec<String> = files.iter().map(slashed).collect();
    let is_held = |path: &str| held.iter().any(|file| file == path);
    let is_named = |name: &str| {
        let under = format!("/{name}");
        held.iter()
            .any(|file| file == name || file.ends_with(&under))
    };
    let mut found = Vec::new();
    for (file, path) in held.iter().zip(&files) {
        let name = file.rsplit('/').next().unwrap_or_default();
        let ending = name.rsplit_once('.').map_or("", |(_, ending)| ending);
        let is_metadata = METADATA.contains(&name);
        if !is_metadata && !TEXTS.contains(&ending) {
            continue;
        }
        let text = sh.read_file(path)?;
        if is_metadata || ending == "md" {
            let targets = links(&text).into_iter().filter_map(|link| {
                let path = led_to(file, &link.target)?;
                // A folder exists if a file is in it.
                let within = format!("{path}/");
                let there = is_held(&path) || held.iter().any(|file| file.starts_with(&within));
                (!there).then(|| format!("{file} links to {}", link.target))
            });
            found.extend(targets);
        }
        // The page with old and new names also contains names of removed files.
        let missing = names(&text).filter(|name| !is_named(name) && !file.ends_with("upgrade.md"));
        found.extend(missing.map(|name| format!("{file} names {name}")));
    }
    found.dedup();
    Ok(found)
}

/// Returns an error if texts of a package lead to files that the package does not contain.
pub(crate) fn check(package: &Path) -> anyhow::Result<()> {
    let found = dead(package)?;
    anyhow::ensure!(
        found.is_empty(),
        "texts in the package lead to files that it does not contain:\n{}",
        found.join("\n")
    );
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_that_lead_out_lose_their_target_and_nothing_else() {
        let text = "![A](p.png)\n[a\n`x[0]`](b.md#c), [d](../e.md) [f](#g) [h](https://rustup.rs)\n\
                    `[i](j.md)`\n```c\n[k](l.md)\n```\n";
        let left = without_dead("docs/a.md", text, |path| path == "docs/b.md");
        let expected = "\n[a\n`x[0]`](b.md#c), d [f](#g) [h](https://rustup.rs)\n\
                        `[i](j.md)`\n```c\n[k](l.md)\n```\n";
        assert_eq!(left, expected);
    }

    /// Registries show the README of a package without its other files.
    #[test]
    fn readmes_of_crates_and_of_python_lead_nowhere_else() -> anyhow::Result<()> {
        for readme in ["cli", "core", "py", "simulator"] {
            let folder = tempfile::tempdir()?;
            let source = gfxhub_tests::cargo::root().join(readme).join("README.md");
            std::fs::copy(source, folder.path().join("README.md"))?;
            check(folder.path()).map_err(|why| why.context(readme))?;
        }
        Ok(())
    }

    #[test]
    fn what_a_package_lacks_is_found() -> anyhow::Result<()> {
        let folder = tempfile::tempdir()?;
        let sh = Sh::at(folder.path())?;
        sh.write_file(
            "share/doc/docs/b.md",
            "[up](../../c.md) [here](b.md) [at](d/)",
        )?;
        sh.write_file(
            "a.h",
            " * `docs/b.md`, `docs/e.md`; https://example.com/docs/f.md, examples/c/g.c.\n",
        )?;
        assert_eq!(
            dead(folder.path())?,
            [
                "a.h names docs/e.md",
                "a.h names examples/c/g.c",
                "share/doc/docs/b.md links to ../../c.md",
                "share/doc/docs/b.md links to d/",
                "share/doc/docs/b.md names c.md",
            ]
        );
        Ok(())
    }
}
