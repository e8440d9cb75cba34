//! hyper alone: one connection that is managed here, without a pool, redirects or time limits.

use std::net::SocketAddr;

use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{CONNECTION, CONTENT_TYPE, HOST};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio::runtime::{Builder, Runtime};

use super::{Fault, Peer, Row};
use crate::records::{Update, decode};
use crate::work::Work;

/// Description of this client.
pub(super) const ROW: Row = Row {
    name: "hyper",
    setting: "one connection held by hand on tokio's current-thread runtime: no pool, no time limit",
    make: |address, work| {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let kept = match work.is_fresh() {
            true => None,
            false => Some(runtime.block_on(connect(address))?),
        };
        Ok(Box::new(Hyper {
            runtime,
            kept,
            address,
            work,
        }))
    },
};

type Sender = SendRequest<Full<Bytes>>;

struct Hyper {
    runtime: Runtime,
    kept: Option<Sender>,
    address: SocketAddr,
    work: Work,
}

impl Hyper {
    fn request(&self) -> Result<Request<Full<Bytes>>, Fault> {
        let mut request = Request::builder()
            .uri(self.work.path())
            .header(HOST, self.address.to_string());
        let mut body = Vec::new();
        if let Some(update) = Update::of(self.work) {
            request = request
                .method(Method::PATCH)
                .header(CONTENT_TYPE, "application/json");
            body = update.json()?;
        }
        if self.work.is_fresh() {
            request = request.header(CONNECTION, "close");
        }
        Ok(request.body(Full::new(body.into()))?)
    }
}

impl Peer for Hyper {
    fn call(&mut self) -> Result<usize, Fault> {
        let request = self.request()?;
        let body = self.runtime.block_on(async {
            let mut fresh;
            let sender = match &mut self.kept {
                Some(kept) => kept,
                None => {
                    fresh = connect(self.address).await?;
                    &mut fresh
                }
            };
            sender.ready().await?;
            let answer = sender.send_request(request).await?;
            Ok::<Bytes, Fault>(answer.into_body().collect().await?.to_bytes())
        })?;
        Ok(decode(self.work, &body)?)
    }
}

async fn connect(address: SocketAddr) -> Result<Sender, Fault> {
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let (sender, connection) = handshake(TokioIo::new(stream)).await?;
    tokio::spawn(async move {
        // If the connection ends with an error, the call reports that.
        let _ = connection.await;
    });
    Ok(sender)
}
