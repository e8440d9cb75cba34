//! `response`: passes bytes to the whole client as the response to a call.

use std::sync::LazyLock;

use gfxhub::fuzzing::{End, Hub, HubResponse};
use gfxhub::{
    Client, Effect, Error, ErrorKind, InvokeResult, Method, RetryClass, schema::OPERATIONS,
};
use gfxhub_tests::case::{Case, Exchange};
use gfxhub_tests::load;

use crate::pieces;

/// Maximum number of bytes of the hub's response that an error keeps.
const ERROR_BODY: usize = 64 * 1024;

/// Possible limits of the response size. An input chooses one.
const LIMITS: [u64; 4] = [1 << 20, 64, 1 << 10, 1 << 16];

/// Bit of the third byte of an input. If it is set, the call uses a connection that has been used
/// before.
const SERVED: u8 = 32;

/// Response of the hub to any further request.
const LATER: &[u8] =
    b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n[]";

/// A call of each operation, and raw requests.
static CALLS: LazyLock<Vec<Call>> = LazyLock::new(|| {
    let cases = load::committed_cases().unwrap_or_else(|why| panic!("{why}"));
    let call = |operation: &&'static gfxhub::schema::OperationInfo| {
        let name = operation.name;
        let case = cases
            .iter()
            .find(|case| case.operation == name && case.exchange.is_some());
        let case = case.unwrap_or_else(|| panic!("{name} has no case"));
        Call::Operation(
            name,
            case.arguments.compact(),
            operation.resend == RetryClass::Read,
        )
    };
    let raw = [Method::Get, Method::Post].map(Call::Raw);
    OPERATIONS.iter().map(call).chain(raw).collect()
});

enum Call {
    /// Name, arguments, and `true` for a read.
    Operation(&'static str, String, bool),
    Raw(Method),
}

/// Runs the target. The first three bytes select the call, the number of bytes that arrive at a
/// time, the way in which they end, the size limit, and whether the connection has been used
/// before; the bytes of the response follow.
pub fn run(data: &[u8]) {
    let Some((call, rest)) = pieces::choice(data, CALLS.len()) else {
        return;
    };
    let [piece, how, bytes @ ..] = rest else {
        return;
    };
    let answer = HubResponse {
        bytes: bytes.to_vec(),
        piece: usize::from(*piece)
            .checked_sub(1)
            .map_or(usize::MAX, |few| few + 1),
        end: [End::Close, End::Reset, End::Silence, End::Close][usize::from(how & 3)],
        early: how & 4 != 0,
    };
    let limit = LIMITS[usize::from(how >> 3 & 3)];
    let call = &CALLS[call];
    let served = how & SERVED != 0;
    let given = outcome(call, &answer, limit, served);
    if served && !answer.early {
        // A small call is handled differently on a used connection, but its result must be the
        // same.
        let fresh = outcome(call, &answer, limit, false);
        assert_eq!(given, fresh, "the outcome differs on a used connection");
    }
}

/// The outcome of a call, as a caller sees it.
#[derive(Debug, PartialEq)]
enum Outcome {
    /// Status and body of the response.
    Answered(u16, Vec<u8>),
    /// Kind and effect of the error, and status and body of the response.
    Failed(ErrorKind, Effect, Option<u16>, Option<String>),
}

/// Makes the call on a new connection or, if `served`, on one that has been used before, and checks
/// the outcome.
fn outcome(call: &Call, answer: &HubResponse, limit: u64, served: bool) -> Outcome {
    let hub = Hub::new(answer.clone(), LATER);
    let settings = Client::builder("http://hub")
        .max_attempts(1)
        .max_response_bytes(limit);
    let client = match gfxhub::fuzzing::client(settings, &hub) {
        Ok(client) => client,
        Err(error) => panic!("{error}"),
    };
    if served {
        hub.warmed(|| next(&client));
    }
    let (answer, reads) = match call {
        Call::Operation(name, arguments, reads) => {
            let answer = client.invoke(name, arguments);
            let response = |invoked: InvokeResult| invoked.response().cloned().expect("it has one");
            (answer.map(response), *reads)
        }
        Call::Raw(method) => {
            let body = (*method != Method::Get).then_some("{}");
            (
                client.request(*method, "/api/rest/v1/more", body),
                *method == Method::Get,
            )
        }
    };
    let outcome = match answer {
        Ok(response) => {
            assert!(hub.was_asked(), "the call succeeded without a request");
            assert!((200..300).contains(&response.status()));
            assert!(response.bytes().len() as u64 <= limit);
            Outcome::Answered(response.status(), response.bytes().to_vec())
        }
        Err(error) => {
            check(&error, reads, hub.was_asked());
            let said = error.body().map(str::to_owned);
            Outcome::Failed(error.kind(), error.effect(), error.status(), said)
        }
    };
    if hub.was_asked() {
        // No part of this response may be taken for the next one.
        next(&client);
    }
    outcome
}

/// Makes another call, which previous responses must not affect.
fn next(client: &Client) {
    match client.invoke("projects.list", "{}") {
        Ok(invoked) => assert_eq!(invoked.result(), Some("[]")),
        Err(error) => panic!("the next call fails: {error}"),
    }
}

/// Checks that the kind and the effect of an error agree with the course of the call.
fn check(error: &Error, reads: bool, asked: bool) {
    assert!(!error.message().is_empty());
    assert_ne!(error.kind(), ErrorKind::Internal, "{error}");
    assert!(error.attempts() <= 1);
    assert!(error.body().is_none_or(|body| body.len() <= ERROR_BODY));
    let status = error.status();
    match error.effect() {
        Effect::None => {
            let denied = status.is_some_and(|status| (400..500).contains(&status));
            assert!(
                reads || !asked || denied,
                "the effect must be maybe or done: {error}"
            );
        }
        Effect::Done => {
            let agreed = status.is_some_and(|status| (200..300).contains(&status));
            assert!(
                asked && agreed && !reads,
                "no response says that the call is done: {error}"
            );
        }
        effect => {
            assert!(asked && !reads, "no write was sent: {effect:?}: {error}");
            // A refusal whose HTTP framing is invalid may come from another server.
            let framed = error.kind() != ErrorKind::Protocol;
            let denied = status.is_some_and(|status| (400..500).contains(&status));
            assert!(!(framed && denied), "the hub refused the call: {error}");
        }
    }
}

/// Returns inputs that respond to the call of a case as the case does. The bytes arrive all at
/// once, or a few at a time.
pub fn inputs(case: &Case) -> Vec<Vec<u8>> {
    let Some(exchange) = &case.exchange else {
        return Vec::new();
    };
    let call = CALLS
        .iter()
        .position(|call| matches!(call, Call::Operation(name, ..) if *name == case.operation));
    let Some(call) = call.and_then(|call| u8::try_from(call).ok()) else {
        return Vec::new();
    };
    let (body, head) = (&exchange.reply.text, head(exchange));
    let length = body.len();
    let sized = format!("{head}Content-Length: {length}\r\n\r\n{body}");
    let chunked =
        format!("{head}Transfer-Encoding: chunked\r\n\r\n{length:x}\r\n{body}\r\n0\r\n\r\n");
    let until_close = format!("{head}Connection: close\r\n\r\n{body}");
    let input = |how: [u8; 2], text: &str| [&[call], &how[..], text.as_bytes()].concat();
    vec![
        input([0, 0], &sized),
        input([7, 2], &chunked),
        input([0, 8], &until_close),
        input([0, SERVED | 2], &sized),
        input([9, SERVED], &sized),
    ]
}

fn head(exchange: &Exchange) -> String {
    let reply = &exchange.reply;
    let mut head = format!("HTTP/1.1 {} OK\r\n", reply.status);
    let said = reply.content_type.iter().map(|said| ("Content-Type", said));
    let more = reply
        .headers
        .iter()
        .map(|(name, value)| (name.as_str(), value));
    for (name, value) in said.chain(more) {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    head
}
