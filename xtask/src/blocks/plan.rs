//! The steps that a reader of a page performs, in the order of the page.

use crate::blocks::page::{Block, Page};

/// A step that a reader performs.
#[derive(Debug, PartialEq)]
pub(crate) enum Step<'a> {
    /// Saves a block in a file with this name.
    Save(&'a str, &'a Block),
    /// Pastes a block into the terminal.
    Shell(&'a Block),
    /// Types the commands in a block into the terminal, one by one.
    Console(&'a Block),
    /// Enters a block into the Python session.
    Python(&'a Block),
    /// Runs the page's JavaScript blocks, which together form one module. The step is at the place
    /// of the last of these blocks.
    Module(Vec<&'a Block>),
    /// Builds and runs a block that is a whole program.
    Program(&'a Block),
}

impl Step<'_> {
    /// Returns the blocks that belong to the step.
    pub(crate) fn blocks(&self) -> Vec<&Block> {
        match self {
            Step::Module(blocks) => blocks.clone(),
            Step::Save(_, block)
            | Step::Shell(block)
            | Step::Console(block)
            | Step::Python(block)
            | Step::Program(block) => vec![block],
        }
    }
}

/// Returns `true` if the step `pages` runs a block. Rust blocks are tested as documentation,
/// commands of this project are parsed by a test of `arguments`, and of some pages only the shell
/// blocks are run.
pub(crate) fn is_run(page: &Page, block: &Block) -> bool {
    let here = !page.is_elsewhere() || block.language == "sh";
    here && block.is_program() && block.language != "rust" && block.own_commands().is_none()
}

/// Returns the steps for the blocks of a page that are run here, and for the files that these
/// blocks need.
pub(crate) fn steps<'a>(page: &Page, blocks: &'a [Block]) -> Vec<Step<'a>> {
    let mut steps = Vec::new();
    let mut module = Vec::new();
    let is_script =
        |block: &Block| block.language == "js" && block.file.is_none() && is_run(page, block);
    let last = blocks.iter().rposition(is_script);
    for (at, block) in blocks.iter().enumerate() {
        if let (Some(name), false) = (&block.file, page.is_elsewhere()) {
            steps.push(Step::Save(name, block));
            continue;
        }
        if !is_run(page, block) {
            continue;
        }
        steps.push(match block.language.as_str() {
            "sh" => Step::Shell(block),
            "console" => Step::Console(block),
            "python" => Step::Python(block),
            "js" => {
                module.push(block);
                if last != Some(at) {
                    continue;
                }
                Step::Module(std::mem::take(&mut module))
            }
            _ => Step::Program(block),
        });
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(path: &str, text: &str) -> Page {
        Page {
            path: path.to_owned(),
            text: text.to_owned(),
        }
    }

    const TEXT: &str = "\
```sh\na\n```\n\n```js\nb\n```\n\n```python\nc\n```\n\nSave it as `d.py`:\n\n```python\nd\n```\n\n\
```js\ne\n```\n\n```cpp\nf\n```\n\n```rust\ng\n```\n\n```sh\ncargo xtask test\n```\n\n\
<!-- not run: it waits for a person -->\n```sh\nh\n```\n\n```json\n1\n```\n";

    #[test]
    fn blocks_come_in_the_order_of_the_page() {
        let page = page("docs/x.md", TEXT);
        let blocks = page.blocks().unwrap();
        let [a, b, c, d, e, f, ..] = &blocks[..] else {
            panic!("{blocks:?}");
        };
        let due = [
            Step::Shell(a),
            Step::Python(c),
            Step::Save("d.py", d),
            Step::Module(vec![b, e]),
            Step::Program(f),
        ];
        assert_eq!(steps(&page, &blocks), due);
    }

    #[test]
    fn of_pages_that_are_tested_elsewhere_the_shell_is_run() {
        let page = page("docs/command.md", TEXT);
        let blocks = page.blocks().unwrap();
        assert_eq!(steps(&page, &blocks), [Step::Shell(&blocks[0])]);
    }
}
