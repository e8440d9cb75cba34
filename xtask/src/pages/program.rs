//! The programs of a page: a block that begins one, and the blocks of its language that continue it.

use crate::pages::block::{Block, DATA, Page};

/// The hub that programs name where they do not start a simulator.
pub(crate) const HUB: &str = "http://10.0.0.5";

/// Runs a program by its number and gives what it printed. The URL is that of a hub simulator, where
/// the program needs one.
pub(crate) type Run = dyn Fn(usize, &Program, Option<&str>) -> anyhow::Result<String>;

/// A program of a page, in lines of the page: what is not its own is empty, so that the place in
/// a message is that in the page.
#[derive(Debug, PartialEq)]
pub(crate) struct Program {
    /// The page, and the line in which it begins.
    pub(crate) page: String,
    pub(crate) line: usize,
    pub(crate) language: String,
    pub(crate) text: String,
    /// What it prints, where the page shows it.
    pub(crate) prints: Option<String>,
}

/// What a block has that begins a program of its own: nothing continues a shell.
fn begins(block: &Block) -> bool {
    let text = &block.text;
    let has = |start: &str| text.lines().any(|line| line.starts_with(start));
    match block.language.as_str() {
        "python" => has("import gfxhub") || has("def test_"),
        "js" => text.contains("from 'gfxhub'") || text.contains("require('gfxhub')"),
        "c" | "cpp" => has("#include <gfxhub"),
        _ => true,
    }
}

/// The programs of a page that are run: not its Rust, which is tested as documentation, and not
/// what a mark leaves out.
pub(crate) fn programs(page: &Page) -> anyhow::Result<Vec<Program>> {
    let mut found: Vec<Program> = Vec::new();
    for block in page.blocks()? {
        let language = block.language.as_str();
        if DATA.contains(&language) || language == "rust" || block.not_run.is_some() {
            continue;
        }
        let mut of_language = found.iter_mut().filter(|it| it.language == language);
        let program = match of_language.next_back() {
            Some(before) if !begins(&block) => before,
            _ => {
                found.push(Program {
                    page: page.path.clone(),
                    line: block.line + 1,
                    language: block.language.clone(),
                    text: String::new(),
                    prints: None,
                });
                match found.last_mut() {
                    Some(program) => program,
                    None => continue,
                }
            }
        };
        let lines = program.text.matches('\n').count();
        program.text += &"\n".repeat(block.line.saturating_sub(lines));
        program.text += &block.text;
        if let Some(prints) = block.prints {
            *program.prints.get_or_insert_default() += &prints;
        }
    }
    Ok(found)
}

impl Program {
    /// Its place, for messages.
    pub(crate) fn place(&self) -> String {
        format!("{}:{}", self.page, self.line)
    }

    /// Whether it speaks to a hub that it does not start itself.
    pub(crate) fn needs_hub(&self) -> bool {
        self.text.contains(HUB) || matches!(self.language.as_str(), "sh" | "console")
    }

    /// The program with the address of a hub simulator.
    pub(crate) fn at(mut self, url: &str) -> Program {
        self.text = self.text.replace(HUB, url);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn programs_in(text: &str) -> Vec<Program> {
        let page = Page {
            path: "docs/x.md".to_owned(),
            text: text.to_owned(),
        };
        programs(&page).unwrap()
    }

    #[test]
    fn blocks_continue_a_program_until_one_begins_the_next() {
        let found = programs_in(
            "```python\nimport gfxhub\n```\n\n```python\nprint(1)\n```\n```text\n1\n```\n\
             ```js\nf()\n```\n```python\nimport gfxhub\n```\n",
        );
        let places: Vec<_> = found.iter().map(Program::place).collect();
        assert_eq!(places, ["docs/x.md:2", "docs/x.md:12", "docs/x.md:15"]);
        // Each line has the number that it has in the page.
        assert_eq!(found[0].text, "\nimport gfxhub\n\n\n\nprint(1)\n");
        assert_eq!(found[0].prints.as_deref(), Some("1\n"));
    }

    #[test]
    fn rust_data_and_what_is_marked_are_left_out() {
        let text = "```rust\nfn main() {}\n```\n```json\n{}\n```\n\
                    <!-- not run: it waits for a hub -->\n```sh\nx\n```\n";
        assert_eq!(programs_in(text), []);
    }
}
