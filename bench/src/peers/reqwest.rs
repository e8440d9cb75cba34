//! reqwest: asynchronous on a tokio runtime of the caller, and blocking.

use std::net::SocketAddr;

use reqwest::header::{CONNECTION, CONTENT_TYPE, HeaderMap, HeaderValue};
use tokio::runtime::{Builder, Runtime};

use super::{Fault, Peer, Row, url};
use crate::records::{Update, decode};
use crate::work::Work;

/// Description of the asynchronous client.
pub(super) const ROW: Row = Row {
    name: "reqwest",
    setting: "one client on tokio's current-thread runtime, no time limit",
    make: |address, work| {
        let client = reqwest::Client::builder()
            .no_proxy()
            .default_headers(headers(work));
        Ok(Box::new(Reqwest {
            runtime: Builder::new_current_thread().enable_all().build()?,
            client: client.build()?,
            work,
            url: url(address, work),
        }))
    },
};

/// Description of the blocking client.
pub(crate) const BLOCKING: Row = Row {
    name: "reqwest, blocking",
    setting: "one blocking client, no time limit",
    make: |address, work| shared(address, work)?(),
};

/// Returns a function that creates peers for several threads. They share one blocking client.
pub(crate) fn shared(
    address: SocketAddr,
    work: Work,
) -> Result<impl Fn() -> Result<Box<dyn Peer>, Fault> + Clone + Send + 'static, Fault> {
    let client = reqwest::blocking::Client::builder()
        .no_proxy()
        .timeout(None)
        .default_headers(headers(work));
    let client = client.build()?;
    Ok(move || -> Result<Box<dyn Peer>, Fault> {
        Ok(Box::new(Blocking {
            client: client.clone(),
            work,
            url: url(address, work),
        }))
    })
}

fn headers(work: Work) -> HeaderMap {
    let mut headers = HeaderMap::new();
    if work.is_set() {
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
    }
    if work.is_fresh() {
        headers.insert(CONNECTION, HeaderValue::from_static("close"));
    }
    headers
}

struct Reqwest {
    runtime: Runtime,
    client: reqwest::Client,
    work: Work,
    url: String,
}

impl Peer for Reqwest {
    fn call(&mut self) -> Result<usize, Fault> {
        let request = match Update::of(self.work) {
            Some(update) => self.client.patch(&self.url).body(update.json()?),
            None => self.client.get(&self.url),
        };
        let body = self.runtime.block_on(async {
            let answer = request.send().await?.error_for_status()?;
            answer.bytes().await
        })?;
        Ok(decode(self.work, &body)?)
    }
}

struct Blocking {
    client: reqwest::blocking::Client,
    work: Work,
    url: String,
}

impl Peer for Blocking {
    fn call(&mut self) -> Result<usize, Fault> {
        let request = match Update::of(self.work) {
            Some(update) => self.client.patch(&self.url).body(update.json()?),
            None => self.client.get(&self.url),
        };
        let body = request.send()?.error_for_status()?.bytes()?;
        Ok(decode(self.work, &body)?)
    }
}
