//! Times calls: gfxhub, other clients and a raw socket, one after the other in rounds.

mod arguments;
mod counts;
mod page;
mod peers;
mod pin;
mod records;
mod rounds;
mod server;
mod work;

use arguments::Arguments;
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
            let is_many = |work: &&Work| work.many().is_some();
            let mut timed = Vec::new();
            if plan.works.iter().any(|work| is_many(&work)) {
                // Before anything is kept to a core: what is done at once wants all of them.
                let server = Server::start(None)?;
                for work in plan.works.iter().filter(is_many) {
                    timed.push(rounds::compare(server.address, *work, &plan)?);
                }
            }
            pin::to(plan.cores.clients())?;
            let server = Server::start(plan.cores.server())?;
            for work in plan.works.iter().filter(|work| !is_many(work)) {
                timed.push(rounds::compare(server.address, *work, &plan)?);
            }
            let counted = counts::take(server.address)?;
            println!("{}", page::write(&plan, &timed, &counted));
            Ok(())
        }
    }
}

/// Makes a number of calls and nothing else, for those who count what it does.
fn repeat(row: &Row, work: Work, calls: u32, address: std::net::SocketAddr) -> Result<(), Fault> {
    let mut peer = (row.make)(address, work)?;
    for _ in 0..calls {
        let properties = peer.call()?;
        if properties != work.properties() {
            return Err(format!("{} read {properties} properties", row.name).into());
        }
    }
    Ok(())
}
