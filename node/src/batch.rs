//! Makes composed calls from their definitions in the core. Each call is a single job on the pool
//! and returns its result in a single message.

use std::fmt::Write;
use std::sync::Arc;

use gfxhub::bindings::{PlainValue, Report, call_composed, composed_arguments, only_reads};
use gfxhub::schema::{self, ComposedInfo};
use gfxhub::{BatchOptions, Effect};
use napi_derive::napi;

use crate::call::{self, RESPONSE};
use crate::client::Client;
use crate::completions::{CallResult, CompletionQueue};
use crate::error::NodeError;
use crate::panic_boundary;
use crate::plain;
use crate::safe_integers;
use crate::settings;

#[napi]
impl CompletionQueue {
    /// Starts a composed call by its name. Its arguments, its settings and the options of every
    /// call are JSON. If `reports` is true, progress is reported to the queue.
    #[napi]
    #[allow(clippy::too_many_arguments)]
    pub fn batch(
        &self,
        call: i64,
        client: &Client,
        name: String,
        arguments: String,
        given_settings: Option<String>,
        reports: bool,
        given: Option<String>,
    ) -> napi::Result<()> {
        panic_boundary::export("batch", || {
            let row = schema::composed(&name);
            let row =
                row.ok_or_else(|| NodeError::invalid(&name, "name", "there is no such call"))?;
            let mark = client.mark.clone();
            let options = call::options(self, call, client, row.name, given.as_deref())?;
            let hub = client.open(row.name)?.with(options.clone());
            let job_info = call::job_info(&hub, row.name)?;
            let mut settings = settings::of_composed(row, given_settings.as_deref())?;
            if reports {
                settings = self.reporting(call, settings);
            }
            let pool = client.pools.pool(only_reads(row.name));
            call::run(self, call, pool, job_info, move |token| {
                let hub = hub.with(options.cancel(token));
                let arguments = composed_arguments(row, &arguments)?;
                let report = call_composed(&hub, row, arguments, &settings)?;
                let text = written(&hub, row, report, mark.as_deref())?;
                Ok(CallResult {
                    text: Some(text),
                    bytes: None,
                })
            });
            Ok(())
        })
    }
}

impl CompletionQueue {
    fn reporting(&self, call: i64, options: BatchOptions) -> BatchOptions {
        let registry = Arc::clone(&self.registry);
        options.on_progress(move |done, total| {
            registry.progress(call, done, total);
            true
        })
    }
}

/// Converts a report to JSON: its figures, and the value or error of each item. An address that is
/// an id is included, because JavaScript does not know it if the program passed no items. If the
/// conversion panics, the error says that writes may have been executed.
fn written(
    hub: &gfxhub::Client,
    row: &'static ComposedInfo,
    report: Box<dyn Report>,
    mark: Option<&str>,
) -> Result<String, NodeError> {
    let (effect, lost) = match only_reads(row.name) {
        true => (Effect::None, Effect::None),
        false => (Effect::Done, Effect::Maybe),
    };
    let operation = schema::operation(row.operation);
    // There is no deadline for this conversion: the item is complete, and the program must receive
    // its result.
    let exact = |json: &str| {
        safe_integers::result(operation, json, mark, None)
            .map_err(|unusable| call::unusable(hub, row.operation, effect, &unusable))
    };
    panic_boundary::caught(RESPONSE, row.name, lost, || {
        let figures = plain::json(report.figures());
        let mut text = format!("{{\"figures\":{figures},\"results\":[");
        let mut comma = "";
        report.for_each(&mut |address, outcome| {
            text.push_str(comma);
            comma = ",";
            text.push('{');
            if let PlainValue::Text(id) = address {
                let id = serde_json::Value::from(id);
                // Writing to a String cannot fail.
                let _ = write!(text, "\"address\":{id},");
            }
            let value = match &outcome {
                Ok(result) => match result.body() {
                    Some(body) => Ok(body.into()),
                    None => exact(&result.to_documented_json()).map(std::borrow::Cow::Owned),
                },
                Err(error) => Err(NodeError::from(error.clone())),
            };
            let _ = match value {
                Ok(value) => write!(text, "\"value\":{value}}}"),
                Err(failure) => write!(text, "\"reason\":{}}}", failure.to_json()),
            };
        });
        text.push_str("]}");
        Ok(text)
    })
}
