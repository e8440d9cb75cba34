//! A call that a fault strikes: what is done of it, and what becomes of its reply.

use hyper::http::request::Parts;
use hyper::{Version, header};

use super::line::Line;
use crate::answer::Answer;
use crate::faults::{After, Strike, Struck};
use crate::request_log::RequestInProgress;

/// A call that a fault strikes.
pub(super) async fn struck(
    strike: &Strike,
    call: impl AsyncFnOnce() -> Result<Answer, Answer>,
    parts: &Parts,
    line: &Line,
    entry: &RequestInProgress<'_>,
) -> Result<Answer, Answer> {
    if let Some(time) = strike.wait() {
        // In real time, whichever clock the hub has: it is the client's patience that is tried.
        return match strike.after {
            After::Request => {
                tokio::time::sleep(time).await;
                call().await
            }
            After::Effect => {
                let answer = call().await;
                tokio::time::sleep(time).await;
                answer
            }
        };
    }
    let answer = match strike.after {
        // Faults that strike before the effect need no answer to spoil.
        After::Request => Answer::empty(200),
        After::Effect => match call().await {
            Ok(answer) | Err(answer) => answer,
        },
    };
    match strike.spoil(answer, keeps_alive(parts)) {
        Struck::Answer(answer) => Ok(answer),
        Struck::Script(script) => {
            entry.set_status(script.status());
            line.take_over(script).await
        }
    }
}

/// Whether a client may send another request after this one.
fn keeps_alive(parts: &Parts) -> bool {
    let options = parts.headers.get_all(header::CONNECTION).iter();
    let mut options = options.filter_map(|value| value.to_str().ok());
    let closes = options.any(|value| {
        value
            .split(',')
            .any(|option| option.trim().eq_ignore_ascii_case("close"))
    });
    parts.version == Version::HTTP_11 && !closes
}
