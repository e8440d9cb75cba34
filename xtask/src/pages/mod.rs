//! The step `pages`: runs the code of README.md and of the pages under docs as a reader would, against
//! the demo show. Their Rust is tested as documentation of this package, in `lib.rs`.

pub(crate) mod block;
mod compiled;
mod execution;
mod interpreted;
pub(crate) mod program;
pub(crate) mod shell;

use anyhow::bail;

use crate::commands;
use crate::simulator_process::HubProcess;
use crate::strictness::is_strict;
use crate::tool::Tool;
use block::Page;
use program::{Program, Run};

/// A language: the words behind its fences, what it needs, and what builds all its programs and gives
/// what runs one.
struct Language {
    fences: &'static [&'static str],
    needs: &'static [Tool],
    ready: fn(&[Program]) -> anyhow::Result<Box<Run>>,
}

const ALL: &[Language] = &[
    Language {
        fences: &["sh", "console"],
        needs: &[],
        ready: shell::ready,
    },
    Language {
        fences: &["python"],
        needs: &[Tool::Python],
        ready: interpreted::python,
    },
    Language {
        fences: &["js"],
        needs: &[Tool::Node],
        ready: interpreted::node,
    },
    Language {
        fences: &["c"],
        needs: &[Tool::Cc],
        ready: compiled::c,
    },
    Language {
        fences: &["cpp"],
        needs: &[Tool::Cxx],
        ready: compiled::cpp,
    },
];

/// Runs the programs of every language that is here.
pub(crate) fn check() -> anyhow::Result<()> {
    let mut all = Vec::new();
    for page in Page::to_run()? {
        all.extend(program::programs(&page)?);
    }
    for page in Page::of_shell()? {
        let programs = program::programs(&page)?.into_iter();
        all.extend(programs.filter(|program| program.language == "sh"));
    }
    let mut faults = Vec::new();
    for language in ALL {
        let name = language.fences.join(", ");
        let mut programs = Vec::new();
        let is_ours = |program: &mut Program| language.fences.contains(&program.language.as_str());
        programs.extend(all.extract_if(.., is_ours));
        if let Some(missing) = language.needs.iter().find(|tool| !tool.is_here()) {
            let why = format!("{name}: {} is not here", missing.name());
            if is_strict() {
                faults.push(why);
            } else {
                commands::say(&format!("{why}, skipped"));
            }
            continue;
        }
        let run = match (language.ready)(&programs) {
            Ok(run) => run,
            Err(why) => {
                faults.push(format!("{name}: {}", commands::chain(&why)));
                continue;
            }
        };
        let count = programs.len();
        let failed = play(programs, &*run);
        commands::say(&format!(
            "{name}: {} of {count} programs hold",
            count - failed.len()
        ));
        faults.extend(failed);
    }
    faults.extend(all.iter().map(|program| {
        let (place, language) = (program.place(), &program.language);
        format!("{place}: nothing runs {language}")
    }));
    match faults.is_empty() {
        true => Ok(()),
        false => bail!("the pages are not true:\n{}", faults.join("\n")),
    }
}

/// Runs programs one after the other, each that needs one with a hub of its own, and gives what
/// is wrong.
fn play(programs: Vec<Program>, run: &Run) -> Vec<String> {
    let mut failed = Vec::new();
    for (number, program) in programs.into_iter().enumerate() {
        let place = program.place();
        if let Err(why) = play_one(number, program, run) {
            failed.push(format!("{place}: {}", commands::chain(&why)));
        }
    }
    failed
}

fn play_one(number: usize, program: Program, run: &Run) -> anyhow::Result<()> {
    let hub = program.needs_hub().then(HubProcess::start).transpose()?;
    let url = hub.as_ref().map(HubProcess::url);
    let program = match &url {
        Some(url) => program.at(url),
        None => program,
    };
    let printed = run(number, &program, url.as_deref())?.replace("\r\n", "\n");
    match &program.prints {
        Some(shown) if *shown != printed => {
            bail!("it prints\n{printed}\nand the page shows\n{shown}")
        }
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_of_the_pages_is_run() {
        let known: Vec<&str> = ALL
            .iter()
            .flat_map(|language| language.fences)
            .copied()
            .collect();
        for page in Page::to_run().unwrap() {
            for program in program::programs(&page).unwrap() {
                let language = program.language.as_str();
                assert!(known.contains(&language), "{}: {language}", program.place());
            }
        }
    }

    #[test]
    fn the_rust_of_every_page_is_tested_as_documentation() {
        let tested = include_str!("../lib.rs");
        for page in Page::to_run().unwrap() {
            let blocks = page.blocks().unwrap();
            let of_rust: Vec<_> = blocks.iter().filter(|it| it.language == "rust").collect();
            let include = format!("include_str!(\"../../{}\")", page.path);
            assert_eq!(
                tested.contains(&include),
                !of_rust.is_empty(),
                "{}",
                page.path
            );
            for block in of_rust {
                // What is compiled alone, or not even that, has its reason above it.
                let is_run = block.attributes.is_empty() || block.not_run.is_some();
                assert!(is_run, "{}:{}", page.path, block.line);
            }
        }
    }

    #[test]
    fn every_kind_of_error_is_on_its_page() {
        let pages = Page::all().unwrap();
        let page = pages.iter().find(|page| page.path == "docs/errors.md");
        let rows = page
            .unwrap()
            .text
            .lines()
            .filter(|line| line.starts_with("| `"));
        let kinds: Vec<&str> = rows.filter_map(|row| row.split('`').nth(1)).collect();
        let known: Vec<&str> = gfxhub::ErrorKind::ALL
            .iter()
            .map(|kind| kind.name())
            .collect();
        assert_eq!(kinds.len(), known.len());
        assert!(known.iter().all(|kind| kinds.contains(kind)), "{kinds:?}");
    }

    fn program(prints: Option<&str>) -> Vec<Program> {
        vec![Program {
            page: "docs/x.md".to_owned(),
            line: 7,
            language: "js".to_owned(),
            text: String::new(),
            prints: prints.map(str::to_owned),
        }]
    }

    #[test]
    fn what_fails_or_prints_something_else_is_named() {
        assert_eq!(
            play(program(Some("1\n")), &|_, _, _| Ok("1\r\n".to_owned())),
            [""; 0]
        );
        let failed = play(program(Some("1\n")), &|_, _, _| Ok("2\n".to_owned()));
        assert!(
            failed[0].starts_with("docs/x.md:7: it prints\n2\n"),
            "{failed:?}"
        );
        let failed = play(program(None), &|_, _, _| bail!("it ended with 1"));
        assert_eq!(failed, ["docs/x.md:7: it ended with 1"]);
    }
}
