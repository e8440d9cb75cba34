//! Whether the links of the texts for people lead somewhere: to a file, and to a heading in it.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

use gfxhub_tests::cargo::root;

/// What begins and ends a block of code, in which nothing is a link.
const FENCE: &str = "```";

/// The links of README.md, of the guide and of what stands beside them that lead nowhere.
pub(crate) fn dead() -> Result<Vec<String>, String> {
    let mut files = ["README.md", "CONTRIBUTING.md", "tests/README.md"]
        .map(|file| root().join(file))
        .to_vec();
    pages(&root().join("docs"), &mut files)?;
    let mut dead = Vec::new();
    for file in files {
        let name = file.strip_prefix(root()).unwrap_or(&file).display();
        for link in links(&read(&file)?) {
            if let Some(what) = lacking(&file, &link)? {
                dead.push(format!("{name} links to {link}: there is no such {what}"));
            }
        }
    }
    Ok(dead)
}

/// All pages of a folder and of those within it.
fn pages(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    let fault = |fault| format!("{}: {fault}", folder.display());
    for entry in fs::read_dir(folder).map_err(fault)? {
        let path = entry.map_err(fault)?.path();
        if path.is_dir() {
            pages(&path, files)?;
        } else if path.extension().is_some_and(|end| end == "md") {
            files.push(path);
        }
    }
    Ok(())
}

/// What is not there of a file's link: the file, or the heading in it.
fn lacking(file: &Path, link: &str) -> Result<Option<&'static str>, String> {
    let (path, place) = link.split_once('#').unwrap_or((link, ""));
    let target = match path {
        "" => file.to_owned(),
        path => file.parent().unwrap_or(root()).join(path),
    };
    if !target.exists() {
        return Ok(Some("file"));
    }
    if place.is_empty() || places(&read(&target)?).contains(place) {
        return Ok(None);
    }
    Ok(Some("heading"))
}

fn read(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|fault| format!("{}: {fault}", file.display()))
}

/// The lines that are no code.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut code = false;
    text.lines().filter(move |line| {
        let fence = line.trim_start().starts_with(FENCE);
        code ^= fence;
        !code && !fence
    })
}

/// The links within the workspace.
fn links(text: &str) -> Vec<String> {
    let after = prose(text).flat_map(|line| line.split("](").skip(1));
    let links = after.filter_map(|rest| rest.split_once(')').map(|(link, _)| link));
    let within = links.filter(|link| !link.contains("://"));
    within.map(str::to_owned).collect()
}

/// The places of a page that GitHub makes of its headings: of two that are the same, the second is
/// numbered.
fn places(text: &str) -> HashSet<String> {
    let mut places = HashSet::new();
    for line in prose(text) {
        let heading = line.trim_start_matches('#');
        if heading.len() == line.len() || !heading.starts_with(' ') {
            continue;
        }
        let kept = |c: &char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_');
        let place: String = heading.trim().to_lowercase().chars().filter(kept).collect();
        let place = place.replace(' ', "-");
        let numbered = (1..).map(|number| format!("{place}-{number}"));
        let mut names = std::iter::once(place.clone()).chain(numbered);
        names.find(|name| places.insert(name.clone()));
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_within_the_workspace_are_found() {
        let text = "[a](core) and [b](https://rustup.rs), [c](docs/shows.md#format) [d](#e)\n\
                    ```cpp\nf([](int) {});\n```\n[e](x.md)\n";
        assert_eq!(links(text), ["core", "docs/shows.md#format", "#e", "x.md"]);
    }

    #[test]
    fn headings_are_places_as_github_names_them() {
        let text = "# Words & ids\n## a.b_c\n## Of `x`\n```sh\n# no heading\n```\n## a.b_c\n#no\n";
        let due = ["words--ids", "ab_c", "of-x", "ab_c-1"].map(str::to_owned);
        assert_eq!(places(text), HashSet::from(due));
    }

    #[test]
    fn a_link_must_lead_to_its_heading_too() {
        let file = root().join("README.md");
        for (link, due) in [
            ("docs/shows.md", None),
            ("#the-house", None),
            ("docs/none.md", Some("file")),
            ("#the-horse", Some("heading")),
        ] {
            assert_eq!(lacking(&file, link).unwrap(), due, "{link}");
        }
    }
}
