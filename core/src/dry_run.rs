//! Previews calls by name without making them.

use std::sync::Arc;

use crate::batch::define::composed;
use crate::client::Client;
use crate::error::Result;
use crate::ops::{EXTERNAL_DATA, Requests, operation};
use crate::options::CallScope;
use crate::preview::PreviewLog;
use crate::types::{PreviewedCall, RequestPreview};

composed! {
    Requests = requests gives data;

    /// Returns the requests that a call by name would send, checked and with ids in place of names.
    /// An operation has one request, and a batch has one for each item. None of them is sent. A
    /// composed call that reads before it writes sends these reads, and the list ends with its
    /// first write.
    fn preview(; call: PreviewedCall) -> Vec<RequestPreview> = Read by preview
        => r#"let arguments = [("rundownId", Value::from(1)), ("itemId", Value::from(2))];"#,
           r#"let call = PreviewedCall::new("playout.delete_item");"#,
           "let call = call.arguments(Object::from_iter(arguments));",
           "for request in hub.requests().preview(&call)? {",
           r#"    println!("{}: {}", request.retry_class, request.curl);"#,
           "}";
}

fn preview(client: &Client, call: &PreviewedCall) -> Result<Vec<RequestPreview>> {
    let is_operation = operation(&call.name).is_some() || call.name == EXTERNAL_DATA.name;
    let log = Arc::new(PreviewLog::new(!is_operation));
    let (start, deadline) = client.start_and_deadline()?;
    let scope = CallScope::new(start.instant(), deadline, client.stops.clone(), false);
    let arguments = call.arguments.clone().unwrap_or_default();
    let part = client.part_of(scope.previewed(&log));
    let outcome = part.invoke_value(&call.name, arguments);
    match (log.take(), outcome) {
        (noted, Err(error)) if noted.is_empty() => Err(error),
        (noted, _) => Ok(noted),
    }
}
