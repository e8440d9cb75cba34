//! Measures the times of calls with gfxhub, with other clients and with a raw socket, which take
//! turns. This program contains the Rust clients; for C, Python and Node a program in that language
//! makes the calls.

mod arguments;
mod counts;
mod figures;
#[cfg(feature = "peers")]
mod growth;
mod instructions;
mod language;
mod live;
mod page;
mod peers;
mod pin;
#[cfg(feature = "peers")]
mod plot;
mod records;
mod rounds;
mod runner;
mod server;
mod submit;
mod summary;
mod work;

use arguments::{Arguments, Plan};
use counts::CallCost;
use figures::{Figures, Setting};
use language::Language;
use peers::{Fault, Row};
use server::Server;
use std::process::ExitCode;
use work::Work;

fn main() -> ExitCode {
    let outcome = Arguments::read(std::env::args().skip(1)).map_err(Fault::from);
    match outcome.and_then(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("gfxhub-bench: {fault}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: Arguments) -> Result<(), Fault> {
    match arguments {
        Arguments::Serve { core } => Ok(server::serve(core)?),
        Arguments::Repeat {
            row,
            work,
            calls,
            address,
        } => repeat(row, work, calls, address),
        Arguments::Compare(plan) => {
            let others = page::others();
            let (figures, counted) = match plan.language {
                Language::Rust => compare(&plan)?,
                _ => (runner::run(&plan, &plan.program)?, Vec::new()),
            };
            if let Some(file) = &plan.figures {
                figures.write(file)?;
            }
            println!("{}", page::write(&plan, &figures, &counted, others));
            Ok(())
        }
        Arguments::Summary(files) => {
            println!("{}", summary::write(&Figures::read(&files)?));
            Ok(())
        }
        #[cfg(feature = "peers")]
        Arguments::Growth { quick, pictures } => {
            println!("{}", growth::run(quick, &pictures)?);
            Ok(())
        }
        Arguments::Instructions { file, write } => instructions::run(&file, write),
    }
}

/// Measures the Rust clients, and counts the cost of their calls.
fn compare(plan: &Plan) -> Result<(Figures, Vec<CallCost>), Fault> {
    let setting = |row: &peers::Row| Setting {
        peer: row.name.to_owned(),
        setting: row.setting.to_owned(),
    };
    let mut figures = Figures {
        peers: peers::of(Work::Node).map(setting).collect(),
        ..Figures::default()
    };
    let (many, single): (Vec<Work>, Vec<Work>) =
        plan.works.iter().partition(|work| work.many().is_some());
    if !many.is_empty() || plan.live.is_some() || plan.submit {
        // These works are measured before a process is pinned to a core, because works with many
        // calls need all cores.
        let server = Server::start(None)?;
        for work in many {
            let rounds = plan.rounds_of(work);
            figures
                .series
                .extend(rounds::compare(server.address, work, rounds)?);
        }
        let live = plan.live.map(|seconds| live::run(server.address, seconds));
        figures.live = live.transpose()?;
        let rounds = plan.rounds_of(Work::Set);
        let submit = plan.submit.then(|| submit::run(server.address, rounds));
        figures.submit = submit.transpose()?;
    }
    pin::to(pin::CORE)?;
    let server = Server::start(pin::CORE)?;
    for work in single {
        let rounds = plan.rounds_of(work);
        figures
            .series
            .extend(rounds::compare(server.address, work, rounds)?);
    }
    let counted = counts::take(server.address)?;
    Ok((figures, counted))
}

/// Makes a number of calls and nothing else, for programs that count their cost.
fn repeat(
    row: &'static Row,
    work: Work,
    calls: u32,
    address: std::net::SocketAddr,
) -> Result<(), Fault> {
    let mut peer = peers::many::make(row, address, work)?;
    for _ in 0..calls {
        let properties = peer.call()?;
        if properties != work.properties() {
            return Err(format!("{} read {properties} properties", row.name).into());
        }
    }
    Ok(())
}
