//! A server in a process of its own, such as the hub simulator: the command `gfxhub simulator`.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use anyhow::Context as _;

use crate::workspace_build;

/// Time limit for a server to print its address, and for each response.
const LIMIT: Duration = Duration::from_secs(20);

/// Environment variable with the path of the command, for the conformance suite.
pub(crate) const PLAYED_COMMAND: &str = "GFXHUB_COMMAND";

/// A running server, whose process ends when this value is dropped.
#[derive(Debug)]
pub(crate) struct ServerProcess {
    child: Child,
    authority: String,
}

/// Builds the command and returns its path.
pub(crate) fn build_command() -> anyhow::Result<PathBuf> {
    workspace_build::program("gfxhub-cli", "gfxhub")
}

/// Returns a `Command` for a program, without the variables of the client that a developer may have
/// set.
pub(crate) fn command(program: &Path) -> Command {
    let mut command = Command::new(program);
    command
        .env_remove("GFXHUB_URL")
        .env_remove("GFXHUB_API_KEY")
        .stdin(Stdio::null());
    command
}

impl ServerProcess {
    /// Builds the command and starts a hub with the demo show on a free port.
    pub(crate) fn hub() -> anyhow::Result<ServerProcess> {
        Self::hub_at(0)
    }

    /// Builds the command and starts a hub with the demo show on this port; 0 means any free port.
    pub(crate) fn hub_at(port: u16) -> anyhow::Result<ServerProcess> {
        let mut command = command(&build_command()?);
        Self::spawn(command.args(["simulator", "--port", &port.to_string()]))
    }

    /// Starts a program that prints the address at which it listens.
    pub(crate) fn spawn(command: &mut Command) -> anyhow::Result<ServerProcess> {
        let name = command.get_program().display().to_string();
        let child = command.stdout(Stdio::piped()).spawn();
        let mut child = child.with_context(|| format!("`{name}` does not start"))?;
        let output = child.stdout.take();
        let mut server = ServerProcess {
            child,
            authority: String::new(),
        };
        let (sender, receiver) = mpsc::channel();
        // Reads the whole output, so that the server never blocks when it prints. The thread ends
        // with the server.
        std::thread::spawn(move || {
            let lines = output
                .into_iter()
                .flat_map(|output| BufReader::new(output).lines());
            for line in lines.map_while(Result::ok) {
                if let Some(authority) = authority_in(&line) {
                    // Only the first address is received.
                    let _ = sender.send(authority);
                }
            }
        });
        let line = receiver.recv_timeout(LIMIT);
        server.authority = line.with_context(|| format!("`{name}` did not print its address"))?;
        Ok(server)
    }

    /// Returns the address of the server.
    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.authority)
    }

    /// Returns the port of the server.
    pub(crate) fn port(&self) -> anyhow::Result<u16> {
        let port = self.authority.rsplit(':').next().unwrap_or_default();
        port.parse().with_context(|| self.authority.clone())
    }

    /// Returns the body of the response to a GET request.
    pub(crate) fn get(&self, target: &str) -> anyhow::Result<String> {
        let config = ureq::Agent::config_builder()
            .proxy(None)
            .timeout_global(Some(LIMIT));
        let url = format!("{}{target}", self.url());
        let answer = ureq::Agent::from(config.build())
            .get(&url)
            .call()
            .and_then(|mut answer| answer.body_mut().read_to_string());
        answer.context(target.to_owned())
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // A failure to kill the process is ignored, because the process may have ended by itself.
        // In either case, it has ended afterwards.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Returns the host and port of the first address in a line, or `None` if there is no address.
fn authority_in(line: &str) -> Option<String> {
    let (_, rest) = line.split_once("http://")?;
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && !".:-[]".contains(c));
    let authority = &rest[..end.unwrap_or(rest.len())];
    let authority = authority.trim_end_matches(['.', ':']);
    (!authority.is_empty()).then(|| authority.to_owned())
}

#[cfg(test)]
mod tests {
    use super::authority_in;

    #[test]
    fn the_address_is_found_in_a_line() {
        for (line, authority) in [
            ("http://127.0.0.1:8080", Some("127.0.0.1:8080")),
            (
                "A hub listens at http://127.0.0.1:8080/.",
                Some("127.0.0.1:8080"),
            ),
            ("at http://[::1]:80. Ctrl-C stops it", Some("[::1]:80")),
            (
                "Serving HTTP on 127.0.0.1 port 80 (http://127.0.0.1:80/) ...",
                Some("127.0.0.1:80"),
            ),
            ("no address", None),
            ("http:// ", None),
        ] {
            assert_eq!(authority_in(line).as_deref(), authority, "{line}");
        }
    }
}
