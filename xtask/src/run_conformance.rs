//! Plays the suite: runs a runner and the conformance server, connected by pipes.

use std::io;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};

use crate::workspace_build;

/// Time limit of a run. No run needs that long, even under a memory checker.
const LIMIT: Duration = Duration::from_secs(300);

/// Returns the path of the conformance server, which also judges the requests.
pub(crate) fn server() -> anyhow::Result<PathBuf> {
    workspace_build::program("gfxhub-tests", "gfxhub-conformance")
}

/// Runs a conformance server for this binding with these options, and the runner. Returns when both
/// have ended.
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
        // If a pipe broke, the exit codes of the programs show it.
        let _ = side.join();
    }
    ended.and(judged)
}

fn piped(command: &mut Command) -> io::Result<Child> {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()
}

/// Connects the output of each program to the input of the other.
fn join(server: &mut Child, runner: &mut Child) -> Vec<thread::JoinHandle<()>> {
    let pipes = [
        (server.stdout.take(), runner.stdin.take()),
        (runner.stdout.take(), server.stdin.take()),
    ];
    let both = pipes.into_iter().filter_map(|(from, to)| from.zip(to));
    both.map(|(mut from, mut to)| {
        thread::spawn(move || {
            // The copy ends when one program ends. This closes the pipe, so that the other program
            // ends too.
            let _ = copy(&mut from, &mut to);
        })
    })
    .collect()
}

/// Like [`io::copy`], but flushes each piece.
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
    // The program may have ended by itself.
    let _ = child.kill();
    let _ = child.wait();
}
