//! Responds to operations: makes the call, applies its fault, and records its effect in the journal
//! and the store.

use std::sync::Arc;

use crate::json::{Map, Value};
use axum::extract::{RawPathParams, State};
use axum::http::Method;
use axum::routing::{MethodRouter, on};

use super::Server;
use super::body::JsonBody;
use super::request::OperationRequest;
use crate::api;
use crate::api::call::Call;
use crate::faults::injector::{ActiveFault, FaultOutcome};
use crate::faults::kind::FaultPoint;
use crate::faults::selectors::FaultedCall;
use crate::local_hub::Effect;
use crate::response::HubResponse;
use crate::routes::Route;
use crate::store::CommitAck;
use crate::store::database::Batch;

/// Returns the endpoint of a route.
pub(super) fn endpoint(route: Route) -> MethodRouter<Arc<Server>> {
    let response = move |State(hub): State<Arc<Server>>,
                         parameters: RawPathParams,
                         request: OperationRequest,
                         JsonBody(body): JsonBody| async move {
        let arguments = route.arguments(&parameters);
        let operation = route.operation;
        hub.service_time.wait().await;
        // Faults do not apply to HEAD, because the response has no body.
        let fault = match request.method {
            Method::HEAD => None,
            _ => {
                let call = FaultedCall {
                    operation,
                    arguments: &arguments,
                    body: body.as_ref(),
                    path: request.target.path(),
                };
                hub.faults.next_fault(&call, request.handle.number)
            }
        };
        let call = hub.execute(operation, &arguments, body, &request);
        match fault {
            None => call.await,
            Some(fault) => inject(&fault, call, &request).await,
        }
    };
    on(route.filter(), response)
}

/// Executes a call with a fault, which applies before the effect or to the response.
async fn inject(
    fault: &ActiveFault,
    call: impl Future<Output = Result<HubResponse, HubResponse>>,
    request: &OperationRequest,
) -> Result<HubResponse, HubResponse> {
    if let Some(time) = fault.wait() {
        // This delay uses real time even if the hub's clock is manual, since it tests the timeouts
        // of clients.
        return match fault.after {
            FaultPoint::Request => {
                tokio::time::sleep(time).await;
                call.await
            }
            FaultPoint::Effect => {
                let response = call.await;
                tokio::time::sleep(time).await;
                response
            }
        };
    }
    let mut response = match fault.after {
        // Faults before the effect do not use this response.
        FaultPoint::Request => HubResponse::empty(200),
        FaultPoint::Effect => match call.await {
            Ok(response) | Err(response) => response,
        },
    };
    // Layers cannot add headers to the bytes of a script, so the headers are added here.
    response.headers.extend_from_slice(&request.sharing);
    match fault.corrupt(response, request.keeps_alive) {
        FaultOutcome::HubResponse(response) => Ok(response),
        FaultOutcome::WireScript(script) => {
            request.entry.set_status(script.status());
            request.handle.hijack(script).await
        }
    }
}

impl Server {
    async fn execute(
        &self,
        operation: &'static str,
        arguments: &[(&'static str, String)],
        body: Option<Value>,
        request: &OperationRequest,
    ) -> Result<HubResponse, HubResponse> {
        let (response, ticket) = self.call(operation, arguments, body, request);
        if let Some(ticket) = ticket {
            // A call is acknowledged only after it was written to the disk.
            let gone = || "The hub is stopping.".to_owned();
            let written = ticket.await.unwrap_or_else(|_| Err(gone()));
            written.map_err(|why| HubResponse::text(500, why))?;
        }
        Ok(response)
    }

    /// Runs an operation and records its effect. Does not wait for the store.
    fn call(
        &self,
        operation: &'static str,
        arguments: &[(&'static str, String)],
        body: Option<Value>,
        request: &OperationRequest,
    ) -> (HubResponse, Option<CommitAck>) {
        let Some(handler) = api::handler(operation) else {
            return (HubResponse::internal(), None);
        };
        let mut core = self.core();
        let core = &mut *core;
        let now = self.clock.now();
        core.state.advance_to(now);
        let call = Call {
            arguments,
            body,
            method: request.method.as_str(),
            profile: self.profile,
            now,
        };
        let mut response = match handler(&mut core.state, &call) {
            Ok(response) | Err(response) => response,
        };
        if let Some(warning) = response.warning.take() {
            request.entry.warn(&warning);
        }
        let effect = response.effect.take();
        if let Some(effect) = &effect {
            core.journal.record(|sequence| Effect {
                sequence,
                at: self.clock.elapsed(),
                operation: effect.operation.unwrap_or(operation),
                target: target(arguments),
                change: effect.change.clone(),
                request: request.entry.number(),
                request_id: request.request_id.clone(),
            });
            request.entry.took_effect();
            if let Some(id) = &request.request_id {
                core.request_stats.effect(id);
            }
        }
        let changed = effect.is_some() || !core.state.changes.is_empty();
        let ticket = match &self.store {
            Some(store) if changed => {
                // The write is queued while the lock is held, so that writes have the order of the
                // calls.
                Some(store.write(Batch::of(&mut core.state, core.journal.last(), now)))
            }
            _ => {
                core.state.changes.take();
                None
            }
        };
        (response, ticket)
    }
}

/// Returns the arguments of the path by name. Ids that are numbers become numbers.
fn target(arguments: &[(&'static str, String)]) -> Map<String, Value> {
    let typed = |name: &str, text: &String| match text.parse::<i64>() {
        // In the specification, the names of ids that are numbers end in `Id`. Ids with other
        // names, such as `roID`, are texts.
        Ok(id) if name.ends_with("Id") => Value::from(id),
        _ => Value::from(text.as_str()),
    };
    arguments
        .iter()
        .map(|(name, text)| ((*name).to_owned(), typed(name, text)))
        .collect()
}
