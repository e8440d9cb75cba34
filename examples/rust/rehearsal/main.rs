//! The main job: rehearses a whole show on a hub simulator, or looks around a real hub.

mod arguments;
mod call_function;
mod clean_up;
mod failure;
mod find;
mod journal;
mod launch;
mod lines;
mod load;
mod look;
mod move_property;
mod newsroom;
mod programme;
mod refuse;
mod rundown;
mod stage;
mod sub_field;
mod traffic;
mod travel;

use std::process::ExitCode;

use arguments::{Arguments, HELP};
use lines::Lines;

fn main() -> ExitCode {
    match Arguments::read(std::env::args_os().skip(1)) {
        Ok(Arguments::Help) => match Lines::to_stdout().plain(HELP) {
            Ok(()) => ExitCode::SUCCESS,
            Err(_) => ExitCode::FAILURE,
        },
        Ok(Arguments::Rehearse) => programme::rehearse(),
        Ok(Arguments::Look { url, api_key }) => programme::look(&url, api_key),
        Err(why) => {
            eprintln!("rehearsal: {why}\nTry: rehearsal --help");
            ExitCode::from(2)
        }
    }
}
