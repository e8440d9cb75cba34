//! The control calls under `/_box/`: the journal, the requests, the clock, the faults and a look at the whole.

use std::time::Duration;

use hyper::header::{ALLOW, HeaderValue};
use hyper::http::request::Parts;
use serde_json::{Value, json};

use super::dispatch::{parameter, same};
use super::{Hub, body};
use crate::answer::Answer;
use crate::clock::ClockMode;
use crate::faults::{FAULTS, FaultInfo, Faults};
use crate::local_faults::StoreIsKept;

/// How many effects, or requests, one answer gives at most.
const PAGE: usize = 10_000;

impl Hub {
    /// Answers a control call, which must carry the control token.
    pub(super) async fn control(&self, parts: &Parts, bytes: &[u8]) -> Result<Answer, Answer> {
        let token = parts.headers.get("x-box-token").map(HeaderValue::as_bytes);
        if !token.is_some_and(|token| same(token, self.token.as_bytes())) {
            let text = "Control calls need the control token in the header X-Box-Token.";
            return Err(Answer::text(403, text));
        }
        let path = parts.uri.path();
        match (parts.method.as_str(), path) {
            ("GET" | "HEAD", "/_box/journal") => self.journal_page(parts.uri.query().unwrap_or("")),
            ("GET" | "HEAD", "/_box/requests") => {
                self.requests_page(parts.uri.query().unwrap_or(""))
            }
            ("GET" | "HEAD", "/_box/clock") => Ok(self.clock_json()),
            ("POST", "/_box/clock") => {
                let body = body::json(bytes, &parts.headers)?;
                self.advance(body.as_ref().and_then(|body| body.get("advance")))
            }
            ("GET" | "HEAD", "/_box/state") => Ok(self.summary()),
            ("GET" | "HEAD", "/_box/faults") => Ok(self.faults_page()),
            ("PUT", "/_box/faults") => self.set_faults(bytes),
            ("DELETE", "/_box/faults") => {
                self.faults.set(Faults::default());
                Ok(self.faults_page())
            }
            ("GET" | "HEAD", "/_box/tally") => self.tally_of(parts.uri.query().unwrap_or("")),
            ("POST", "/_box/reset") => {
                let done = self.reset().ok_or(StoreIsKept);
                done.map_err(|why| Answer::error(409, &why.to_string()))?;
                Ok(Answer::empty(204))
            }
            (_, "/_box/faults") => Err(wrong_method("GET, HEAD, PUT, DELETE")),
            (_, "/_box/reset") => Err(wrong_method("POST")),
            (_, "/_box/clock") => Err(wrong_method("GET, HEAD, POST")),
            (_, "/_box/journal" | "/_box/requests" | "/_box/state" | "/_box/tally") => {
                Err(wrong_method("GET, HEAD"))
            }
            _ => Err(Answer::text(404, format!("There is no {path}."))),
        }
    }

    /// The effects after the number that the query gives as `after`.
    fn journal_page(&self, query: &str) -> Result<Answer, Answer> {
        let after = after(query, "after must be the number of an effect.")?;
        let core = self.core();
        let effects = core.journal.page(after, PAGE);
        Ok(Answer::ok(
            &json!({ "last": core.journal.last(), "effects": effects }),
        ))
    }

    /// The requests after the number that the query gives as `after`.
    fn requests_page(&self, query: &str) -> Result<Answer, Answer> {
        let after = after(query, "after must be the number of a request.")?;
        let page = serde_json::to_value(self.log.page(after, PAGE));
        // Entries hold text and numbers alone: nothing in them fails to be written.
        page.map(|page| Answer::ok(&page))
            .map_err(|_| Answer::internal())
    }

    fn clock_json(&self) -> Answer {
        let mode = match self.clock.mode() {
            ClockMode::Real => "real",
            ClockMode::Manual => "manual",
        };
        Answer::ok(&json!({ "mode": mode, "elapsed": self.clock.elapsed().as_secs_f64() }))
    }

    fn advance(&self, by: Option<&Value>) -> Result<Answer, Answer> {
        let by = by.and_then(Value::as_f64);
        let by = by.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        let by = by
            .ok_or_else(|| Answer::error(422, "advance must be a number of seconds, 0 or more."))?;
        self.clock
            .advance(by)
            .map_err(|why| Answer::error(409, &why.to_string()))?;
        Ok(self.clock_json())
    }

    /// The scenario with its counts, and all kinds of faults that there are.
    fn faults_page(&self) -> Answer {
        let mut page = self.faults.json();
        page["struck"] = self.faults.struck().into();
        page["kinds"] = FAULTS.iter().map(FaultInfo::json).collect();
        Answer::ok(&page)
    }

    fn set_faults(&self, bytes: &[u8]) -> Result<Answer, Answer> {
        let text = std::str::from_utf8(bytes);
        let text = text.map_err(|_| Answer::error(400, "The scenario is not UTF-8."))?;
        let faults = Faults::from_json(text);
        self.faults
            .set(faults.map_err(|why| Answer::error(422, &why.to_string()))?);
        Ok(self.faults_page())
    }

    fn tally_of(&self, query: &str) -> Result<Answer, Answer> {
        let id = parameter(query, "id");
        let id = id.ok_or_else(|| Answer::text(400, "id must be an X-Request-Id."))?;
        let tally = self.tally(&id);
        Ok(Answer::ok(
            &json!({ "requests": tally.requests, "effects": tally.effects }),
        ))
    }

    fn summary(&self) -> Answer {
        let mut core = self.core();
        let now = self.clock.now();
        core.state.settle(now);
        let state = &core.state;
        let engines = state.engines.iter().map(|engine| {
            let instances = engine.instances.iter();
            let instances = instances
                .map(|it| json!({ "id": it.facts.id, "status": it.status(now), "run": it.run }));
            json!({
                "id": engine.id(),
                "name": engine.facts.name,
                "nodes": engine.nodes.len(),
                "rgraphId": engine.facts.rgraph_id,
                "graphId": engine.facts.graph_id,
                "ustateId": engine.facts.ustate_id,
                "instances": instances.collect::<Vec<_>>(),
            })
        });
        Answer::ok(&json!({
            "show": state.show.name,
            "profile": self.profile.version(),
            "elapsed": self.clock.elapsed().as_secs_f64(),
            "effects": core.journal.last(),
            "rundowns": state.playout.rundowns.len(),
            "items": state.playout.items().len(),
            "engines": engines.collect::<Vec<_>>(),
        }))
    }
}

/// The number that a query gives as `after`; 0 where it gives none.
fn after(query: &str, why: &str) -> Result<u64, Answer> {
    let after = parameter(query, "after").map_or(Ok(0), |after| after.parse());
    after.map_err(|_| Answer::text(400, why))
}

fn wrong_method(allowed: &'static str) -> Answer {
    Answer::text(405, format!("Only {allowed} are allowed here.")).header(ALLOW, allowed)
}
