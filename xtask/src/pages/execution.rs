//! Runs the command of a page's program to its end, or ends it when it takes too long: a page that
//! shows how to wait for something must not hold up the test for ever.

use std::io::Read as _;
use std::process::{Command, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use anyhow::{Context as _, bail};

/// More than any program of the pages needs on a busy machine.
const LIMIT: Duration = Duration::from_secs(60);

/// What a command printed, once it has ended well.
pub(super) fn printed_in_time(command: &mut Command) -> anyhow::Result<String> {
    let name = command.get_program().to_string_lossy().into_owned();
    let child = command.stdout(Stdio::piped()).spawn();
    let mut child = child.with_context(|| format!("{name} does not start"))?;
    let output = child.stdout.take();
    let (send, received) = mpsc::channel();
    // It ends with the output: at the latest when the program is killed.
    thread::spawn(move || {
        let mut bytes = Vec::new();
        let read = output.map_or(Ok(0), |mut output| output.read_to_end(&mut bytes));
        // Nobody waits for it any more where the time is up.
        let _ = send.send(read.map(|_| bytes));
    });
    let read = received.recv_timeout(LIMIT);
    if read.is_err() {
        child.kill()?;
    }
    let status = child.wait()?;
    let Ok(bytes) = read else {
        bail!("{name} has not ended within {} seconds", LIMIT.as_secs());
    };
    let printed = String::from_utf8_lossy(&bytes?).into_owned();
    match status.success() {
        true => Ok(printed),
        false => bail!("{name} ended with {status}\n{printed}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_program_prints_is_given_and_how_it_fails_is_named() {
        let mut tests = Command::new(std::env::current_exe().unwrap());
        let listed = printed_in_time(tests.args(["--list", "--exact", "no test"])).unwrap();
        assert!(listed.contains("0 tests"), "{listed}");
        let mut tests = Command::new(std::env::current_exe().unwrap());
        let why = printed_in_time(tests.arg("--no-such-option").stderr(Stdio::null()));
        assert!(format!("{:#}", why.unwrap_err()).contains("ended with"));
        assert!(printed_in_time(&mut Command::new("gfxhub-no-such-program")).is_err());
    }
}
