//! Capture of a hub: everything that it shows, as a show of the hub simulator.

mod reader;
mod scrub;
mod show;
mod write;

use std::time::SystemTime;

use crate::client::Client;
use crate::error::Result;
use crate::schema::field::Field;
use crate::types::{Capture, CaptureOptions};
use crate::value::Object;

use reader::Reader;
use write::Writer;

pub(crate) fn capture(client: &Client, options: &CaptureOptions) -> Result<Capture> {
    let mut writer = Writer::new(options.scrub == Some(true));
    let mut reader = Reader::new(client);
    let mut captured = Object::new();
    captured.insert("hub", writer.address(client.hub()));
    let now = humantime::format_rfc3339_seconds(SystemTime::now());
    captured.insert("at", now.to_string());
    let mut show = Object::new();
    show.insert("format", 1);
    show.insert("captured", captured);
    show::read(&mut reader, &mut writer, &mut show)?;
    let mut capture = Capture::blank();
    capture.show = show;
    (capture.filled, capture.left_out) = writer.lists();
    Ok(capture)
}
