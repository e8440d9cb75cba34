//! Plays the conformance suite through the command: runs `gfxhub --hub URL invoke NAME JSON`, in a
//! process for each case.

use std::path::PathBuf;
use std::process::{Command, Output};

use gfxhub::ErrorKind;
use gfxhub_tests::case::{Case, Expected};
use gfxhub_tests::comparison::{Numbers, difference};
use gfxhub_tests::json::Json;
use gfxhub_tests::runner::{Binding, play};
use gfxhub_tests::{cargo, load};

/// Environment variable with the path of the command; without it, cargo builds that of this
/// workspace.
const COMMAND: &str = "GFXHUB_COMMAND";

struct Shell {
    executable: PathBuf,
}

impl Binding for Shell {
    fn name(&self) -> &str {
        "command"
    }

    fn call(&mut self, base_url: &str, case: &Case) -> Vec<String> {
        let arguments = case.arguments.compact();
        let output = Command::new(&self.executable)
            .args(["--hub", base_url, "invoke", &case.operation, &arguments])
            // Errors are not explained, because a case consists of one request.
            .arg("--explain-errors=false")
            // The developer's variables must not affect the suite.
            .env_remove("GFXHUB_URL")
            .env_remove("GFXHUB_API_KEY")
            .output();
        match output {
            Ok(output) => differences(case, &output),
            Err(fault) => vec![format!(
                "{} does not run: {fault}",
                self.executable.display()
            )],
        }
    }
}

fn differences(case: &Case, output: &Output) -> Vec<String> {
    let mut found = Vec::new();
    let stderr = String::from_utf8_lossy(&output.stderr).into_owned();
    let (Ok(printed), code) = (std::str::from_utf8(&output.stdout), output.status.code()) else {
        return vec!["stdout is not UTF-8".to_owned()];
    };
    match &case.expected {
        Expected::Result(_) => {
            if code != Some(0) {
                found.push(format!("exit code: expected 0, got {code:?}"));
            }
            found.extend(stdout_difference(case, printed));
            if !stderr.is_empty() {
                found.push("stderr: expected nothing".to_owned());
            }
        }
        Expected::Error(error) => {
            let kind = ErrorKind::ALL.iter().find(|kind| kind.name() == error.kind);
            let due = kind.map(|kind| i32::from(kind.exit_code()));
            if due.is_none() || code != due {
                found.push(format!(
                    "exit code of {}: expected {due:?}, got {code:?}",
                    error.kind
                ));
            }
            if !printed.is_empty() {
                found.push(format!("stdout: expected nothing, got {printed}"));
            }
            found.extend(missing_in(case, &stderr));
        }
    }
    if !found.is_empty() && !stderr.is_empty() {
        found.push(format!("stderr was: {}", stderr.trim_end()));
    }
    found
}

/// Compares the output with the result in the reply: JSON must be exactly equal, other text must be
/// identical, and if there is no result, nothing may be printed.
fn stdout_difference(case: &Case, printed: &str) -> Option<String> {
    let reply = case
        .exchange
        .as_ref()
        .map(|exchange| exchange.reply.text.as_str());
    let reply = reply.unwrap_or_default();
    let printed = printed.trim_end_matches(['\r', '\n']);
    match (Json::parse(reply), Json::parse(printed)) {
        (Ok(due), Ok(got)) => {
            difference(&due, &got, Numbers::Exact).map(|stderr| format!("stdout: {stderr}"))
        }
        _ if reply.trim_end_matches(['\r', '\n']) == printed => None,
        _ => Some(format!("stdout: expected {reply:?}, got {printed:?}")),
    }
}

/// Returns the parts that the error message lacks but a person needs.
fn missing_in(case: &Case, stderr: &str) -> Vec<String> {
    let Expected::Error(error) = &case.expected else {
        return Vec::new();
    };
    let mut due = vec![case.operation.clone()];
    due.extend(error.argument.clone());
    due.extend(
        error
            .status
            .filter(|status| *status >= 300)
            .map(|status| status.to_string()),
    );
    due.retain(|word| !stderr.contains(word));
    due.into_iter()
        .map(|word| format!("stderr does not name {word}"))
        .collect()
}

/// Returns the path of the command: that in [`COMMAND`], or that of this workspace, which is built
/// now.
fn executable() -> PathBuf {
    if let Some(named) = std::env::var_os(COMMAND) {
        return PathBuf::from(named);
    }
    cargo::build("gfxhub-cli", ["--bin", "gfxhub"]).expect("the command builds")
}

#[test]
fn every_case_passes_through_the_command() {
    let cases = load::committed_cases().unwrap();
    let report = play(
        &cases,
        &mut Shell {
            executable: executable(),
        },
    )
    .unwrap();
    report
        .conclude()
        .unwrap_or_else(|stderr| panic!("{stderr}"));
}
