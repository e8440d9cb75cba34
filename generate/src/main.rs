//! Writes what follows from the operation tables, or with `--check` tells what differs.

mod c;
mod committed;
mod cpp;
mod docs;
mod format;
mod names;
mod node;
mod python;
mod reference;

use std::process::ExitCode;

use committed::File;

/// Makes some of the files.
type Stage = fn() -> Result<Vec<File>, String>;

/// Everything that is generated, in the order in which it is made: the C header is read off the
/// glue before it, so that comes from what the same run wrote.
fn stages() -> [Stage; 6] {
    [
        c::glue,
        c::header,
        cpp::files,
        python::files,
        node::files,
        reference::files,
    ]
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let check = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => false,
        ["--check"] => true,
        _ => {
            eprintln!("cargo xtask generate takes --check or nothing");
            return ExitCode::from(2);
        }
    };
    match run(check) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("cargo xtask generate: {why}");
            ExitCode::FAILURE
        }
    }
}

fn run(check: bool) -> Result<(), String> {
    let mut expected = Vec::new();
    let mut differing = Vec::new();
    for stage in stages() {
        let files = stage()?;
        for file in &files {
            if file.differs()? {
                differing.push(file.path.clone());
                if !check {
                    file.write()?;
                }
            }
        }
        expected.extend(files);
    }
    let left_over = committed::left_over(&expected)?;
    if !check {
        left_over
            .iter()
            .try_for_each(|path| committed::remove(path))?;
        return Ok(());
    }
    let told: Vec<String> = differing
        .iter()
        .map(|path| format!("{path} is not what the tables say"))
        .chain(
            left_over
                .iter()
                .map(|path| format!("{path} follows from nothing")),
        )
        .collect();
    if told.is_empty() {
        return Ok(());
    }
    Err(format!("{}\nRun: cargo xtask generate", told.join("\n")))
}
