//! Prepares the pages for mdBook: a copy of docs, in which links to other files of the project lead
//! to copies of these files.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context as _, ensure};
use gfxhub_tests::cargo::root;

use crate::blocks::page::Page;
use crate::commands::Sh;
use crate::relative_links::{self, led_to};

/// Folder of the site with copies of the project's other files.
const FILES: &str = "files";

/// Copies the pages, and the files to which they link, into a folder.
pub(super) fn stage(book: &Path) -> anyhow::Result<()> {
    let sh = Sh::new()?;
    sh.remove_path(book)?;
    sh.create_dir(book)?;
    sh.copy_file(root().join("docs/book.toml"), book)?;
    sh.create_dir(book.join("pictures"))?;
    for picture in sh.read_dir(root().join("docs/pictures"))? {
        sh.copy_file(picture, book.join("pictures"))?;
    }
    let pages = Page::all()?;
    let summary = pages.iter().find(|page| page.path == "docs/SUMMARY.md");
    let chapters = chapters(&summary.context("there is no docs/SUMMARY.md")?.text);
    let mut files = BTreeSet::new();
    for page in &pages {
        if page.path != "README.md" {
            let text = led(page, &chapters, &mut files);
            sh.write_file(book.join(place(&page.path)), text)?;
        }
    }
    // These chapters are pages outside docs.
    for path in chapters.iter().filter(|path| !path.starts_with("docs/")) {
        let text = led(&Page::at(path)?, &chapters, &mut files);
        sh.write_file(book.join(path), text)?;
    }
    for file in files {
        let to = book.join(copy_place(&file));
        ensure!(
            root().join(&file).is_file(),
            "{file} is linked but does not exist"
        );
        sh.create_dir(to.parent().unwrap_or(book))?;
        sh.copy_file(root().join(&file), to)?;
    }
    Ok(())
}

/// Returns the paths of the pages that the summary lists, relative to the root of the project.
pub(super) fn chapters(summary: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for line in summary.lines() {
        let target = line
            .split_once("](")
            .and_then(|(_, rest)| rest.split_once(')'));
        found.extend(target.and_then(|(target, _)| led_to("docs/SUMMARY.md", target)));
    }
    found
}

/// Returns the path of a chapter in the book. The README of a folder becomes its index.
fn place(path: &str) -> String {
    let path = path.strip_prefix("docs/").unwrap_or(path);
    match path.strip_suffix("README.md") {
        Some(folder) => format!("{folder}index.md"),
        None => path.to_owned(),
    }
}

/// Returns the path in the book for the copy of a file that is not a chapter. A Markdown page is
/// copied as plain text.
fn copy_place(file: &str) -> String {
    match file.strip_suffix(".md") {
        Some(page) => format!("{FILES}/{page}.txt"),
        None => format!("{FILES}/{file}"),
    }
}

/// Returns the text of a page with its links changed for the book. Adds files that are not chapters
/// to `files`. Replaces a link to a folder by its text, because a site does not show folders.
fn led(page: &Page, chapters: &BTreeSet<String>, files: &mut BTreeSet<String>) -> String {
    let up = "../".repeat(place(&page.path).matches('/').count());
    relative_links::changed(&page.text, |target, shown| {
        let (path, anchor) = target.split_at(target.find('#').unwrap_or(target.len()));
        let to = led_to(&page.path, path)?;
        if to.starts_with("docs/pictures/") {
            return None;
        }
        if root().join(&to).is_dir() {
            return Some(shown.to_owned());
        }
        let to = match chapters.contains(&to) {
            true => format!("{}{anchor}", place(&to)),
            false => {
                let copy = copy_place(&to);
                files.insert(to);
                copy
            }
        };
        Some(format!("[{shown}]({up}{to})"))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_is_in_the_summary_once() {
        let pages = Page::all().unwrap();
        let summary = pages.iter().find(|page| page.path == "docs/SUMMARY.md");
        let summary = &summary.unwrap().text;
        let listed = chapters(summary);
        assert_eq!(summary.matches("](").count(), listed.len(), "a page twice");
        for page in &pages {
            let is_chapter = !["README.md", "docs/SUMMARY.md"].contains(&page.path.as_str());
            assert_eq!(listed.contains(&page.path), is_chapter, "{}", page.path);
        }
    }

    #[test]
    fn links_lead_to_chapters_to_copies_or_nowhere() {
        let page = Page {
            path: "docs/start/x.md".to_owned(),
            text: "[a](../README.md#b) [c](../../README.md) [`d`](../../core/src) [e](#f)\n\
                   ```sh\n[a](../../Cargo.toml)\n```\n"
                .to_owned(),
        };
        let mut files = BTreeSet::new();
        let chapters = BTreeSet::from(["docs/README.md".to_owned()]);
        assert_eq!(
            led(&page, &chapters, &mut files),
            "[a](../index.md#b) [c](../files/README.txt) `d` [e](#f)\n\
             ```sh\n[a](../../Cargo.toml)\n```\n"
        );
        assert_eq!(files, BTreeSet::from(["README.md".to_owned()]));
    }
}
