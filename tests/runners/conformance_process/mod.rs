//! The conformance server in a separate process, with which the Rust client takes the role of a
//! binding.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use gfxhub::Client;
use gfxhub_tests::json::Json;
use gfxhub_tests::load::committed_cases;
use gfxhub_tests::outcome::{Outcome, ReportedError};

use crate::rust_outcome::outcome;

/// A conformance server in a separate process, which ends when its stdin is closed.
pub(crate) struct ConformanceProcess {
    child: Child,
    /// Standard input; `None` after it was closed.
    stdin: Option<ChildStdin>,
    stdout: BufReader<ChildStdout>,
    /// Base URL of its scripted server.
    pub(crate) url: String,
}

impl ConformanceProcess {
    /// Starts a conformance server with these options, and checks that it has as many cases as the
    /// committed suite.
    pub(crate) fn start(options: &[&str]) -> ConformanceProcess {
        let mut command = Command::new(env!("CARGO_BIN_EXE_gfxhub-conformance"));
        let command = command.args(options).stderr(Stdio::null());
        let command = command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("the conformance server starts");
        let mut server = ConformanceProcess {
            stdin: child.stdin.take(),
            stdout: BufReader::new(child.stdout.take().expect("stdout is piped")),
            child,
            url: String::new(),
        };
        let greeting = server.listen();
        let cases = committed_cases().expect("the suite is in the format").len();
        assert_eq!(
            greeting.get("cases").map(Json::compact),
            Some(cases.to_string())
        );
        server.url = text(&greeting, "url");
        server
    }

    fn listen(&mut self) -> Json {
        let mut line = String::new();
        self.stdout
            .read_line(&mut line)
            .expect("the conformance server answers");
        Json::parse(&line).unwrap_or_else(|fault| panic!("{line:?}: {fault}"))
    }

    /// Sends a line and returns the response.
    pub(crate) fn ask(&mut self, line: &[u8]) -> Json {
        let stdin = self.stdin.as_mut().expect("stdin is piped");
        stdin
            .write_all(&[line, b"\n"].concat())
            .expect("the conformance server listens");
        self.listen()
    }

    /// Sends an outcome and returns the differences that the server finds.
    pub(crate) fn tell(&mut self, by: &str, outcome: &Outcome) -> Vec<String> {
        let line = match outcome {
            Ok(result) => format!(r#""result":{}"#, result.as_deref().unwrap_or("null")),
            Err(failure) => format!(r#""error":{}"#, error(failure)),
        };
        let listed = self.ask(format!(r#"outcome {{"by":"{by}",{line}}}"#).as_bytes());
        let Json::List(listed) = listed else {
            panic!("{}", listed.compact())
        };
        let listed = listed
            .iter()
            .map(|listed| listed.as_text().unwrap_or_default().to_owned());
        listed.collect()
    }

    /// Plays a case with a client and other arguments than those in the case.
    pub(crate) fn play(
        &mut self,
        client: &Client,
        at: usize,
        change: impl Fn(&str) -> String,
    ) -> Vec<String> {
        let case = self.ask(format!("case {at}").as_bytes());
        let arguments = change(
            &case
                .get("arguments")
                .map_or_else(String::new, Json::compact),
        );
        let invoked = client.invoke(&text(&case, "operation"), &arguments);
        self.tell("invoke", &outcome(&invoked))
    }

    /// Ends the conformance server and returns its exit code.
    pub(crate) fn ended(mut self) -> Option<i32> {
        drop(self.stdin.take());
        self.child
            .wait()
            .expect("the conformance server ends")
            .code()
    }
}

impl Drop for ConformanceProcess {
    fn drop(&mut self) {
        // A failure to kill the process is ignored, because the process may have ended by itself.
        // In either case, it has ended afterwards.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Returns a text member of a response.
pub(crate) fn text(json: &Json, key: &str) -> String {
    let text = json.get(key).and_then(Json::as_text);
    text.unwrap_or_else(|| panic!("no {key} in {}", json.compact()))
        .to_owned()
}

/// Returns an error in the form of the protocol's lines.
fn error(failure: &ReportedError) -> String {
    let text = |text: &str| Json::Text(text.to_owned());
    let or_null = |text: &Option<Option<String>>| {
        let text = text.clone().flatten();
        text.map_or(Json::Null, Json::Text)
    };
    let status = failure.status.flatten();
    let members = [
        ("kind", text(&failure.kind)),
        (
            "effect",
            text(failure.effect.as_deref().unwrap_or_default()),
        ),
        (
            "status",
            status.map_or(Json::Null, |status| Json::Number(status.to_string())),
        ),
        ("body", text(failure.body.as_deref().unwrap_or_default())),
        ("argument", or_null(&failure.argument)),
        ("jsonPath", or_null(&failure.json_path)),
        ("hub", text(failure.hub.as_deref().unwrap_or_default())),
        (
            "operation",
            text(failure.operation.as_deref().unwrap_or_default()),
        ),
        ("message", text(&failure.message)),
    ];
    Json::Object(members.map(|(key, value)| (key.to_owned(), value)).into()).compact()
}
