//! ureq, on which gfxhub is based, with its default settings and with a time limit.

use std::net::SocketAddr;
use std::time::Duration;

use ureq::Agent;

use super::{Fault, Peer, Row, url};
use crate::records::{Update, decode};
use crate::work::Work;

/// Description of this client.
pub(super) const ROW: Row = Row {
    name: "ureq",
    setting: "one agent, no time limit; bodies read whole, then decoded from a slice",
    make: |address, work| make(address, work, None),
};

/// Description of this client with a time limit.
pub(super) const WITH_TIMEOUT: Row = Row {
    name: "ureq with a time limit",
    setting: "the same with `timeout_global`",
    make: |address, work| make(address, work, Some(Duration::from_secs(5))),
};

fn make(address: SocketAddr, work: Work, limit: Option<Duration>) -> Result<Box<dyn Peer>, Fault> {
    let settings = Agent::config_builder().timeout_global(limit).proxy(None);
    Ok(Box::new(Ureq {
        agent: settings.build().new_agent(),
        work,
        url: url(address, work),
    }))
}

struct Ureq {
    agent: Agent,
    work: Work,
    url: String,
}

impl Peer for Ureq {
    fn call(&mut self) -> Result<usize, Fault> {
        let mut answer = match Update::of(self.work) {
            Some(update) => {
                let request = self.agent.patch(&self.url);
                let request = request.content_type("application/json");
                let request = match self.work.is_fresh() {
                    true => request.header("connection", "close"),
                    false => request,
                };
                request.send(&update.json()?[..])?
            }
            None => self.agent.get(&self.url).call()?,
        };
        let body = answer.body_mut().read_to_vec()?;
        Ok(decode(self.work, &body)?)
    }
}
