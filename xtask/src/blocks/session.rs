//! A session of a shell or an interpreter. The blocks of a page are entered into it one after the
//! other.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};

/// Time limit of a block. No block of the pages needs that long, even on a busy machine.
const LIMIT: Duration = Duration::from_secs(120);

/// Marker that a session prints after the output of a block, followed by the block's exit code.
pub(crate) const END: &str = "[end of block]";

/// Beginning of the URL that a background program prints when it is ready.
const ADDRESS: &str = "http://";

/// A session. Every program that was started in it is ended with it.
pub(crate) struct Session {
    child: Child,
    input: ChildStdin,
    output: Receiver<String>,
}

/// The result of a block.
#[derive(Debug, PartialEq)]
pub(crate) struct BlockOutput {
    pub(crate) printed: String,
    pub(crate) code: i32,
}

impl Session {
    /// Starts a session. Its program reads one line for each block, and prints [`END`] after the
    /// block's output.
    pub(crate) fn start(mut command: Command) -> anyhow::Result<Session> {
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        // With a process group, the processes that the session starts can be ended too.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let name = command.get_program().to_string_lossy().into_owned();
        let child = command.spawn();
        let mut child = child.with_context(|| format!("{name} does not start"))?;
        let input = child.stdin.take().context("it has no input")?;
        let output = child.stdout.take().context("it has no output")?;
        let (send, received) = mpsc::channel();
        // The thread ends when the output is closed.
        thread::spawn(move || {
            let mut output = BufReader::new(output);
            let mut line = Vec::new();
            while output
                .read_until(b'\n', &mut line)
                .is_ok_and(|read| read > 0)
            {
                let text = String::from_utf8_lossy(&line).replace("\r\n", "\n");
                if send.send(text).is_err() {
                    break;
                }
                line.clear();
            }
        });
        Ok(Session {
            child,
            input,
            output: received,
        })
    }

    /// Passes a line to the session and returns the output up to the next [`END`].
    pub(crate) fn run(&mut self, line: &str) -> anyhow::Result<BlockOutput> {
        // If the session has ended, its output explains more than the error of this write.
        let _ = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        let mut printed = String::new();
        let end = self.read_until(&mut printed, |printed| printed.contains(END));
        let (before, code) = printed.split_once(END).unwrap_or((&printed, ""));
        end.with_context(|| before.to_owned())?;
        let code = code
            .trim()
            .parse()
            .context("it does not report an exit code")?;
        Ok(BlockOutput {
            printed: before.to_owned(),
            code,
        })
    }

    /// Waits until `count` background programs have printed their URLs, as a person would.
    pub(crate) fn listening(&mut self, count: usize, printed: &str) -> anyhow::Result<()> {
        let mut printed = printed.to_owned();
        let said = |printed: &str| printed.matches(ADDRESS).count() >= count;
        let read = match said(&printed) {
            true => Ok(()),
            false => self.read_until(&mut printed, said),
        };
        read.with_context(|| format!("not all background programs listen:\n{printed}"))
    }

    fn read_until(
        &self,
        printed: &mut String,
        is_enough: impl Fn(&str) -> bool,
    ) -> anyhow::Result<()> {
        let end = Instant::now() + LIMIT;
        while !is_enough(printed) {
            match self.output.recv_timeout(end - Instant::now().min(end)) {
                Ok(line) => *printed += &line,
                Err(RecvTimeoutError::Timeout) => {
                    bail!("it has not ended within {} seconds", LIMIT.as_secs())
                }
                Err(RecvTimeoutError::Disconnected) => bail!("it ended the session"),
            }
        }
        Ok(())
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        // A failure of the command is ignored, because it means that the group has already ended.
        if cfg!(unix) {
            let group = format!("-{}", self.child.id());
            let kill = Command::new("kill").args(["-KILL", "--", &group]).status();
            let _ = kill;
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::is_on_path;

    fn echo(script: &str) -> Session {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        Session::start(command).unwrap()
    }

    #[test]
    fn what_a_block_prints_and_its_exit_code_are_given() {
        if !is_on_path("sh") {
            return;
        }
        let mut session =
            echo("while read -r line; do printf '%s[end of block] 3\\n' \"$line\"; done");
        for line in ["a", "b"] {
            let ran = session.run(line).unwrap();
            assert_eq!((ran.printed.as_str(), ran.code), (line, 3));
        }
    }

    #[test]
    fn a_session_that_ends_early_is_reported_with_what_it_said() {
        if !is_on_path("sh") {
            return;
        }
        let why = echo("echo no more").run("a").unwrap_err();
        assert_eq!(format!("{why:#}"), "no more\n: it ended the session");
    }

    #[test]
    fn an_address_in_the_background_is_waited_for() {
        if !is_on_path("sh") {
            return;
        }
        let mut session = echo("read -r line; echo '[end of block] 0'; echo at http://a; sleep 60");
        let ran = session.run("a").unwrap();
        session.listening(1, &ran.printed).unwrap();
    }
}
