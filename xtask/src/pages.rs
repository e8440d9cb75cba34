//! The step `pages`: follows README.md and the pages under docs as a reader would. Each page begins
//! in an empty folder, and its blocks run in order. Their Rust blocks are tested as documentation
//! of this package, in `lib.rs`.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::bail;
use gfxhub_tests::cargo::target_folder;

use crate::blocks::page::{Block, Page};
use crate::blocks::reader::{self, Reader};
use crate::blocks::shell::Terminal;
use crate::blocks::{interpreted, lacking, plan};
use crate::commands::{self, Sh};
use crate::python;

/// Follows every page. Fails unless each block that must run did run with the result that the page
/// shows.
pub(crate) fn check() -> anyhow::Result<()> {
    let mut faults = Vec::new();
    let lacking = lacking(&mut faults);
    let (sh, folder) = (Sh::new()?, target_folder().join("pages"));
    sh.remove_path(&folder)?;
    if !lacking.contains("python") {
        python::ready()?;
        python::tools()?;
    }
    if !lacking.contains("js") {
        interpreted::node(&folder)?;
    }
    let terminal = Terminal::ready()?;
    let mut held: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    for page in Page::to_run()? {
        let blocks = page.blocks()?;
        if plan::steps(&page, &blocks).is_empty() {
            continue;
        }
        let mut reader = Reader::new(&terminal, &page, &folder, &lacking)?;
        faults.extend(reader.follow(&blocks));
        for block in due(&page, &blocks, &lacking) {
            let [ran, all] = held.entry(block.language.clone()).or_default();
            *all += 1;
            match reader.has_run(block) {
                true => *ran += 1,
                false => faults.push(format!("{}:{}: it was not run", page.path, block.line)),
            }
        }
    }
    for (language, [ran, all]) in held {
        commands::say(&format!("{language}: {ran} of {all} blocks passed"));
    }
    match faults.is_empty() {
        true => Ok(()),
        false => bail!("the pages are wrong:\n{}", faults.join("\n")),
    }
}

/// Returns the blocks of a page that must run. These are all except data, blocks that a comment
/// excludes, blocks that another test runs or parses, and blocks whose tool is missing.
fn due<'a>(
    page: &'a Page,
    blocks: &'a [Block],
    lacking: &'a BTreeSet<&str>,
) -> impl Iterator<Item = &'a Block> {
    let is_due = move |block: &&Block| {
        plan::is_run(page, block) && reader::missing_language(block, blocks, lacking).is_none()
    };
    blocks.iter().filter(is_due)
}

#[cfg(test)]
mod tests {
    use gfxhub_tests::json::Json;

    use super::*;

    /// Fields that the template does not have would never be shown on air.
    #[test]
    fn tables_have_fields_that_their_templates_show() {
        let sh = Sh::new().unwrap();
        let show = sh.read_file("simulator/shows/demo.json").unwrap();
        let show = Json::parse(&show).unwrap();
        let Some(Json::List(templates)) = show.get("templates") else {
            panic!("the demo show has no templates");
        };
        let of_example = sh.read_file("examples/python/rundown.csv").unwrap();
        let recipe = Page::at("docs/recipes/rundown-from-csv.md").unwrap();
        let of_page = recipe.first("csv").unwrap().text;
        assert!(recipe.first("rust").unwrap().text.contains(&of_page));
        for table in [of_example, of_page] {
            let mut lines = table
                .lines()
                .map(|line| line.split(',').collect::<Vec<_>>());
            let columns = lines.next().unwrap();
            assert_eq!(columns[..2], ["name", "template"]);
            for cells in lines {
                let name = |it: &&Json| it.get("name").and_then(Json::as_text) == Some(cells[1]);
                let template = templates.iter().find(name).unwrap();
                for (column, cell) in columns.iter().zip(&cells).skip(2) {
                    let is_there = template.get("data").unwrap().get(column).is_some();
                    assert!(cell.is_empty() || is_there, "{cells:?}: {column}");
                }
            }
        }
    }

    /// The settings that the recipe for proxies names exist in each language.
    #[test]
    fn settings_for_proxies_exist() {
        let sh = Sh::new().unwrap();
        let text = sh.read_file("docs/recipes/proxy.md").unwrap();
        let rows = text
            .lines()
            .filter(|line| line.starts_with("| ") && line.contains("`_set_"));
        let places = [
            ("py/python/gfxhub/_client.py", "", ": "),
            ("include/gfxhub.h", "gfxhub_client_options", "("),
            ("node/gen/settings.d.cts", "", "?: "),
            ("docs/command.md", "`", ""),
        ];
        let mut seen = 0;
        for row in rows {
            let names = row.split('`').skip(1).step_by(2);
            for (name, (file, before, after)) in names.zip(places) {
                let is_there = sh
                    .read_file(file)
                    .unwrap()
                    .contains(&format!("{before}{name}{after}"));
                assert!(is_there, "{file}: {name}");
                seen += 1;
            }
        }
        assert_eq!(seen, 5 * places.len());
    }

    #[test]
    fn the_rust_of_every_page_is_tested_as_documentation() {
        let tested = include_str!("lib.rs");
        for page in Page::to_run().unwrap() {
            if page.is_elsewhere() {
                continue;
            }
            let blocks = page.blocks().unwrap();
            let of_rust: Vec<_> = blocks.iter().filter(|it| it.language == "rust").collect();
            let include = format!("\"../../{}\",\n", page.path);
            assert_eq!(
                tested.contains(&include),
                !of_rust.is_empty(),
                "{}",
                page.path
            );
            for block in of_rust {
                // A block that is only compiled or ignored must have the reason above it.
                let is_run = block.attributes.is_empty() || block.not_run.is_some();
                assert!(is_run, "{}:{}", page.path, block.line);
                // The block must use assertions, because its output is not compared.
                assert_eq!(block.prints, None, "{}:{}", page.path, block.line);
            }
        }
    }

    /// Without the option `--quiet`, the simulator prints its events into the reader's terminal.
    #[test]
    fn simulators_in_the_background_are_quiet() {
        let of_packages = ["packaging/command/README.md", "cli/README.md"];
        let of_packages = of_packages.map(|path| Page::at(path).unwrap());
        for page in Page::to_run().unwrap().into_iter().chain(of_packages) {
            for line in page.text.lines().filter(|line| line.ends_with(" &")) {
                let is_loud = line.contains("gfxhub simulator") && !line.contains("--quiet");
                assert!(!is_loud, "{}: {line}", page.path);
            }
        }
    }

    #[test]
    fn every_kind_of_error_is_on_its_page() {
        let page = Page::at("docs/errors.md").unwrap();
        let rows = page.text.lines().filter(|line| line.starts_with("| `"));
        let kinds: Vec<&str> = rows.filter_map(|row| row.split('`').nth(1)).collect();
        let known: Vec<&str> = gfxhub::ErrorKind::ALL
            .iter()
            .map(|kind| kind.name())
            .collect();
        assert_eq!(kinds.len(), known.len());
        assert!(known.iter().all(|kind| kinds.contains(kind)), "{kinds:?}");
    }
}
