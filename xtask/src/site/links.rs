//! Checks the links of the built site: each must lead to an existing file of the site, and to an
//! existing place in it.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use crate::commands::Sh;

/// Follows the links of every page of a site. Returns the number of links, and those that lead
/// nowhere.
pub(super) fn follow(site: &Path) -> anyhow::Result<(usize, Vec<String>)> {
    let sh = Sh::new()?;
    let files: BTreeSet<PathBuf> = sh.files_under(site)?.into_iter().collect();
    let pages = files
        .iter()
        .filter(|file| file.extension().is_some_and(|end| end == "html"));
    let pages = pages.map(|page| Ok((page, sh.read_file(page)?)));
    let pages = pages.collect::<anyhow::Result<BTreeMap<_, _>>>()?;
    let mut followed = 0;
    let mut broken = Vec::new();
    for (page, text) in &pages {
        for target in targets(text) {
            followed += 1;
            let (path, anchor) = target.split_once('#').unwrap_or((target, ""));
            let to = match path {
                "" => page.to_path_buf(),
                path => joined(page.parent().unwrap_or(site), path),
            };
            let is_there = files.contains(&to);
            let ids = pages.get(&to).filter(|_| !anchor.is_empty());
            if !is_there || ids.is_some_and(|text| !text.contains(&format!("id=\"{anchor}\""))) {
                let page = page.strip_prefix(site).unwrap_or(page);
                broken.push(format!("{}: {target}", page.display()));
            }
        }
    }
    Ok((followed, broken))
}

/// Returns the targets of a page's links, pictures, scripts and styles that are in the site.
fn targets(text: &str) -> impl Iterator<Item = &str> {
    let values = [" href=\"", " src=\""].map(|name| text.split(name).skip(1));
    let values = values.into_iter().flatten();
    let values = values.filter_map(|rest| rest.split_once('"').map(|(value, _)| value));
    values.filter(|value| !value.contains(':'))
}

/// Joins a folder and the path of a link, in which `%20` stands for a space.
fn joined(folder: &Path, path: &str) -> PathBuf {
    let mut joined = folder.to_owned();
    for part in path.split('/') {
        match part {
            ".." => drop(joined.pop()),
            "." | "" => {}
            part => joined.push(part.replace("%20", " ")),
        }
    }
    joined
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_that_lead_nowhere_are_found() {
        let folder = tempfile::tempdir().unwrap();
        let sh = Sh::at(folder.path()).unwrap();
        let page = "<a href=\"b/c.html#d\">1</a> <a href=\"b/c.html#e\">2</a> <a href=\"f.html\">3</a>\
                    <a href=\"https://rustup.rs\">4</a><img src=\"b/c.html\"><a href=\"#g\" id=\"g\">";
        sh.write_file("a.html", page).unwrap();
        sh.write_file("b/c.html", "<h2 id=\"d\"> <a href=\"../a.html\">")
            .unwrap();
        let (followed, broken) = follow(folder.path()).unwrap();
        assert_eq!(followed, 6);
        assert_eq!(broken, ["a.html: b/c.html#e", "a.html: f.html"]);
    }
}
