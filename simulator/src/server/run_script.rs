//! Runs the script of a fault on a connection.

use std::io::Result;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::time::{sleep, timeout};

use super::stream::TimedStream;
use crate::faults::script::{End, Step, WireScript};

/// The state of the client.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Client {
    There,
    Gone,
}

/// Runs a script, and then ends the connection as the script specifies. Returns the stream if it
/// stays open.
pub(super) async fn run_script(script: WireScript, mut stream: TimedStream) -> Option<TimedStream> {
    for step in script.steps {
        // An error ends the script here, because it means that the client is gone. The end of the
        // stream means the same.
        if !matches!(step_of(step, &mut stream).await, Ok(Client::There)) {
            return None;
        }
    }
    match script.end {
        End::Keep => return Some(stream),
        End::Close | End::Outage(_) => drop(stream),
        End::Drain(time) => {
            // An error does not matter here, since the connection is closed anyway.
            let _ = stream.shutdown().await;
            let _ = drop_what_comes(&mut stream, Some(time)).await;
        }
        End::Reset => stream.reset(),
    }
    None
}

async fn step_of(step: Step, stream: &mut TimedStream) -> Result<Client> {
    match step {
        Step::Send(bytes) => stream.write_all(&bytes).await?,
        Step::Repeat(block, times) => {
            let mut left = times;
            while left != Some(0) {
                stream.write_all(&block).await?;
                left = left.map(|times| times - 1);
            }
        }
        Step::Drip(bytes, piece, pause) => {
            for piece in bytes.chunks(piece.max(1)) {
                stream.write_all(piece).await?;
                if wait(stream, pause).await == Client::Gone {
                    return Ok(Client::Gone);
                }
            }
        }
        Step::Wait(time) => return Ok(wait(stream, time).await),
        Step::Stall(time) => return drop_what_comes(stream, time).await,
    }
    Ok(Client::There)
}

/// Waits for this time, or until the client closes the connection.
async fn wait(stream: &TimedStream, time: Duration) -> Client {
    tokio::select! {
        () = stream.peer_closed() => Client::Gone,
        () = sleep(time) => Client::There,
    }
}

/// Reads and drops bytes for this time, or until the client closes the connection.
async fn drop_what_comes(stream: &mut TimedStream, time: Option<Duration>) -> Result<Client> {
    let reading = async {
        let mut dropped = [0; 1024];
        while stream.read(&mut dropped).await? > 0 {}
        Ok(Client::Gone)
    };
    match time {
        None => reading.await,
        // After a timeout, the client is still connected.
        Some(time) => timeout(time, reading).await.unwrap_or(Ok(Client::There)),
    }
}
