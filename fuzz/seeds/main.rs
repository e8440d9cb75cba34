//! Writes the seeds of each target into a folder with its name, and prints the name of each target
//! and its share of the executions: `seeds FOLDER`.

use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use gfxhub_fuzz::{TARGETS, seeds};
// Code that is built for fuzzing calls functions that libfuzzer-sys defines, unless a sanitizer
// does.
use libfuzzer_sys as _;

fn main() -> ExitCode {
    let Some(folder) = std::env::args_os().nth(1) else {
        eprintln!("seeds: the argument FOLDER is missing");
        return ExitCode::from(2);
    };
    match write(folder.as_ref()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("seeds: {error}");
            ExitCode::FAILURE
        }
    }
}

fn write(folder: &Path) -> io::Result<()> {
    let cases = seeds::cases();
    for target in TARGETS {
        let folder = folder.join(target.name);
        fs::create_dir_all(&folder)?;
        for (at, input) in (target.seeds)(&cases).iter().enumerate() {
            fs::write(folder.join(format!("seed-{at:04}")), input)?;
        }
        writeln!(io::stdout(), "{} {}", target.name, target.share)?;
    }
    Ok(())
}
