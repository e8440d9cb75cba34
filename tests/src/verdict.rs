//! Sets the reply of the scripted server for a case, and compares the outcome and the requests of a
//! call with the case.

use std::io;

use crate::case::{Case, Exchange, Expected, Reply};
use crate::comparison::Numbers;
use crate::expected::{self, Caller};
use crate::operation::Operation;
use crate::outcome::{self, Outcome};
use crate::server::{ReceivedTraffic, ScriptedServer};

/// The scripted server, and data on its client that requests must contain.
pub struct CaseVerdict {
    server: ScriptedServer,
    operations: Vec<Operation>,
    caller: Caller,
}

impl CaseVerdict {
    /// Starts the server. `key` is the API key of its client, and `numbers` is the treatment of
    /// numbers in the client's language.
    pub fn start(key: Option<&str>, numbers: Numbers) -> io::Result<CaseVerdict> {
        let server = ScriptedServer::start()?;
        let caller = Caller {
            host: server.host(),
            key: key.map(str::to_owned),
            numbers,
        };
        Ok(CaseVerdict {
            server,
            operations: Operation::all_and_external_data(),
            caller,
        })
    }

    /// Returns the base URL for the client.
    pub fn url(&self) -> String {
        self.server.url()
    }

    /// Sets the reply of the case, and forgets the earlier requests.
    pub fn arm(&self, case: &Case) {
        let reply = case.exchange.as_ref().map(|exchange| &exchange.reply);
        self.server.answer(reply.cloned().unwrap_or_else(refusal));
    }

    /// Returns descriptions of the differences between the outcome of a call and the one that the
    /// case expects; empty if there are none.
    pub fn outcome_differences(&self, case: &Case, outcome: &Outcome) -> Vec<String> {
        let mut found = outcome::differences(case, outcome, self.caller.numbers);
        // An error that a binding raises itself contains no hub.
        if let (Some(_), Err(failure)) = (&case.exchange, outcome)
            && let Some(hub) = failure.hub.as_ref().filter(|hub| **hub != self.url())
        {
            found.push(format!("hub: expected {:?}, got {hub:?}", self.url()));
        }
        found
    }

    /// Returns descriptions of the differences between the requests since the case was armed and
    /// the expected ones.
    pub fn wire_differences(&self, case: &Case) -> Vec<String> {
        let seen = self.server.seen();
        let mut rows = self.operations.iter();
        let row = rows.find(|row| row.id == case.operation);
        match (case.exchange.as_ref(), row) {
            (Some(exchange), Some(row)) => {
                wire_differences(case, exchange, row, &seen, &self.caller)
            }
            _ => nothing_sent(&seen),
        }
    }
}

/// Returns the reply to a request that must not be sent.
fn refusal() -> Reply {
    let text = "this request must not be sent".to_owned();
    Reply {
        status: 500,
        text,
        ..Reply::default()
    }
}

fn nothing_sent(seen: &ReceivedTraffic) -> Vec<String> {
    let requests = seen.requests.iter();
    let requests = requests.map(|r| format!("nothing may be sent, got {} {}", r.method, r.target));
    requests.chain(seen.faults.iter().cloned()).collect()
}

fn wire_differences(
    case: &Case,
    exchange: &Exchange,
    operation: &Operation,
    seen: &ReceivedTraffic,
    caller: &Caller,
) -> Vec<String> {
    let mut found: Vec<String> = seen
        .faults
        .iter()
        .map(|fault| format!("wire: {fault}"))
        .collect();
    let most = most_requests(case, exchange, operation);
    if seen.requests.is_empty() || seen.requests.len() > most {
        let (at_most, got) = (if most > 1 { "1 to 3" } else { "1" }, seen.requests.len());
        found.push(format!("wire: expected {at_most} requests, got {got}"));
    }
    for (nth, received) in seen.requests.iter().enumerate() {
        let differences =
            expected::differences(received, nth, &exchange.request, operation, caller);
        found.extend(differences.into_iter().map(|one| format!("wire: {one}")));
    }
    found
}

/// Returns the maximum number of requests. A read to which the hub responds 429, 502, 503 or 504
/// may be sent twice more; nothing else may be sent again.
fn most_requests(case: &Case, exchange: &Exchange, operation: &Operation) -> usize {
    let fails = matches!(case.expected, Expected::Error(_));
    let passing = [429, 502, 503, 504].contains(&exchange.reply.status);
    if operation.is_read() && fails && passing {
        3
    } else {
        1
    }
}
