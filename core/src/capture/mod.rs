//! Captures a hub: reads everything that the hub shows, and writes it as a show for the hub
//! simulator.

mod forms;
mod scrub;
mod show;
mod write;

use std::time::Duration;

use crate::client::Client;
use crate::error::Result;
use crate::moment::written_now;
use crate::paced::{Pace, PacedReader};
use crate::schema::field::Field;
use crate::types::{Capture, CaptureOptions};
use crate::value::Object;

pub use forms::{is_clock, is_guid, is_time};
use write::Writer;

/// Maximum time for each request, so that a capture soon notices a hub that no longer responds.
const EACH_READ: Duration = Duration::from_secs(10);

pub(crate) fn capture(client: &Client, options: &CaptureOptions) -> Result<Capture> {
    let mut writer = Writer::new(options.scrub == Some(true));
    let limit = client.timeout().min(EACH_READ);
    let client = &client.with(client.options.clone().timeout(limit));
    let mut reader = PacedReader::new(client, Pace::CAPTURE);
    let mut captured = Object::new();
    captured.insert("hub", writer.address(client.hub()));
    captured.insert("at", written_now());
    let mut show = Object::new();
    show.insert("format", 1);
    show.insert("captured", captured);
    show::read(&mut reader, &mut writer, &mut show)?;
    let mut capture = Capture::blank();
    capture.show = show;
    (capture.filled, capture.left_out) = writer.lists();
    Ok(capture)
}
