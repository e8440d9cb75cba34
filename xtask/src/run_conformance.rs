//! Plays the suite: runs a runner and the conformance server, connected by pipes.

use std::io::{self, PipeReader, PipeWriter};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};

use crate::workspace_build;

/// Time limit of a run. No run needs that long, even under a memory checker.
const LIMIT: Duration = Duration::from_secs(300);

/// Returns the path of the conformance server, which also checks the requests.
pub(crate) fn server() -> anyhow::Result<PathBuf> {
    workspace_build::program("gfxhub-tests", "gfxhub-conformance")
}

/// Runs a conformance server for this binding with these options, and the runner. Returns when both
/// have ended.
pub(crate) fn play(binding: &str, options: &[&str], runner: Command) -> anyhow::Result<()> {
    let (from_server, to_runner) = io::pipe()?;
    let (from_runner, to_server) = io::pipe()?;
    let mut server = Command::new(server()?);
    server.args(["--binding", binding]).args(options);
    let mut server = start(server, from_runner, to_runner).context("the conformance server")?;
    let mut runner = match start(runner, from_server, to_server) {
        Ok(runner) => runner,
        Err(why) => {
            end(&mut server);
            return Err(why).context("the runner");
        }
    };
    let ended = wait(&mut runner, "the runner").and_then(|ended| match ended.success() {
        true => Ok(()),
        false => bail!("the runner of {binding} ended with {ended}"),
    });
    let judged =
        wait(&mut server, "the conformance server").and_then(|ended| match ended.success() {
            true => Ok(()),
            false => bail!("the conformance server of {binding} ended with {ended}; see above"),
        });
    ended.and(judged)
}

/// Starts a program whose input and output are pipes. Drops the `Command`, which would keep its
/// ends of the pipes open, so that the program at the other ends would never see that this one has
/// ended.
fn start(mut program: Command, from: PipeReader, to: PipeWriter) -> io::Result<Child> {
    program.stdin(from).stdout(to).spawn()
}

fn wait(child: &mut Child, who: &str) -> anyhow::Result<ExitStatus> {
    let started = Instant::now();
    loop {
        match child.try_wait() {
            Ok(Some(ended)) => return Ok(ended),
            Ok(None) if started.elapsed() < LIMIT => thread::sleep(Duration::from_millis(5)),
            Ok(None) => {
                end(child);
                bail!("{who} did not end within {} s", LIMIT.as_secs());
            }
            Err(fault) => return Err(fault).context(who.to_owned()),
        }
    }
}

fn end(child: &mut Child) {
    // The program may have ended by itself.
    let _ = child.kill();
    let _ = child.wait();
}
