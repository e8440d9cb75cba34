//! Runs the command in a separate process and reads its output line by line while it runs.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, ChildStdout, Command, Stdio};

use crate::environment::process;

/// A running process.
pub(crate) struct PipedProcess {
    pub(crate) child: Child,
    pub(crate) out: BufReader<ChildStdout>,
}

impl PipedProcess {
    pub(crate) fn start(command: &mut Command) -> PipedProcess {
        let command = command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let out = BufReader::new(child.stdout.take().unwrap());
        PipedProcess { child, out }
    }

    /// Starts the command with these words against the hub at `url`.
    pub(crate) fn at(url: &str, words: &[&str]) -> PipedProcess {
        PipedProcess::start(process(words).env("GFXHUB_URL", url))
    }

    pub(crate) fn line(&mut self) -> String {
        let mut line = String::new();
        self.out.read_line(&mut line).unwrap();
        line.trim_end().to_owned()
    }

    /// Reads lines up to the first one for which `is_last` returns true, and returns all of them.
    pub(crate) fn until(&mut self, is_last: impl Fn(&str) -> bool) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            let length = self.out.read_line(&mut line).unwrap();
            lines.push(line.trim_end().to_owned());
            if is_last(lines.last().unwrap()) {
                return lines;
            }
            assert_ne!(length, 0, "it ended: {lines:?}\n{}", self.complaint());
        }
    }

    pub(crate) fn complaint(&mut self) -> String {
        let mut text = String::new();
        let mut stream = self.child.stderr.take().unwrap();
        stream.read_to_string(&mut text).unwrap();
        text
    }

    #[cfg(unix)]
    pub(crate) fn interrupt(&mut self) -> (Option<i32>, String) {
        (self.signal("-INT"), self.complaint())
    }

    /// Sends a signal and returns the exit code.
    ///
    /// Uses the `kill` that is built into the shell, because a program of that name may not be
    /// installed or not be in the PATH.
    #[cfg(unix)]
    pub(crate) fn signal(&mut self, signal: &str) -> Option<i32> {
        let id = self.child.id().to_string();
        let mut shell = Command::new("/bin/sh");
        let sent = shell.args(["-c", r#"kill "$0" "$1""#, signal, &id]);
        assert!(sent.status().unwrap().success());
        self.child.wait().unwrap().code()
    }
}

impl Drop for PipedProcess {
    fn drop(&mut self) {
        // At the end of a test that passes, the process has already ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
