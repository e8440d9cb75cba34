//! Plays the suite with a runner that is connected to the conformance server by pipes.

use std::io;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};

use crate::workspace_build;

/// Time limit of a run, longer than any under whichever tool.
const LIMIT: Duration = Duration::from_secs(300);

/// Returns the server and judge that runners play the suite on.
pub(crate) fn server() -> anyhow::Result<PathBuf> {
    workspace_build::program("gfxhub-tests", "gfxhub-conformance")
}

/// Runs a runner against a conformance server for this binding with these options, to the end of
/// both.
pub(crate) fn play(binding: &str, options: &[&str], mut runner: Command) -> anyhow::Result<()> {
    let mut server = Command::new(server()?);
    server.args(["--binding", binding]).args(options);
    let mut server = piped(&mut server).context("the conformance server")?;
    let played = piped(&mut runner).context("the runner");
    let mut runner = match played {
        Ok(runner) => runner,
        Err(why) => {
            end(&mut server);
            return Err(why);
        }
    };
    let sides = join(&mut server, &mut runner);
    let ended = wait(&mut runner, "the runner").and_then(|ended| match ended.success() {
        true => Ok(()),
        false => bail!("the runner of {binding} ended with {ended}"),
    });
    let judged =
        wait(&mut server, "the conformance server").and_then(|ended| match ended.success() {
            true => Ok(()),
            false => bail!("the conformance server of {binding} ended with {ended}; see above"),
        });
    for side in sides {
        // A broken pipe shows in the exits of the programs.
        let _ = side.join();
    }
    ended.and(judged)
}

fn piped(command: &mut Command) -> io::Result<Child> {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()
}

/// Connects the output of each to the input of the other.
fn join(server: &mut Child, runner: &mut Child) -> Vec<thread::JoinHandle<()>> {
    let pipes = [
        (server.stdout.take(), runner.stdin.take()),
        (runner.stdout.take(), server.stdin.take()),
    ];
    let both = pipes.into_iter().filter_map(|(from, to)| from.zip(to));
    both.map(|(mut from, mut to)| {
        thread::spawn(move || {
            // Ends when either side is gone; closing tells the other.
            let _ = copy(&mut from, &mut to);
        })
    })
    .collect()
}

/// Works like [`io::copy`], but passes each piece on at once.
fn copy(from: &mut impl io::Read, to: &mut impl io::Write) -> io::Result<()> {
    let mut piece = [0; 64 * 1024];
    loop {
        let len = from.read(&mut piece)?;
        if len == 0 {
            return Ok(());
        }
        to.write_all(&piece[..len])?;
        to.flush()?;
    }
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
    // It may have ended by itself meanwhile.
    let _ = child.kill();
    let _ = child.wait();
}
