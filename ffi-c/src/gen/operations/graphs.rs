//! Written by cargo xtask generate; do not edit. The operations of `graphs`.

use crate::call::Attempt;
use crate::call::Target;
use crate::call_options::gfxhub_call_options;
use crate::client::gfxhub_client;
use crate::error::gfxhub_error;
use crate::r#gen::bodies::engine_host::gfxhub_engine_host;
use crate::r#gen::records::graph::gfxhub_graph;
use crate::r#gen::records::graph_summary::gfxhub_graph_summary_list;
use crate::r#gen::status::gfxhub_status;
use crate::input;

/// Lists the graphs.
///
/// - `out`: freed with `gfxhub_graph_summary_list_free`.
///
/// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
/// again, at most twice.
///
/// `GET /api/rest/v1/graphs`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graphs_list(
    client: *const gfxhub_client,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_graph_summary_list,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_graphs_list", "graphs.list");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.graphs().list()) }
}

/// Reads one graph with its content.
///
/// Hubs answer 404 where there is no such graph.
///
/// - `graph_id`: Number of a graph (RE5).
/// - `out`: freed with `gfxhub_graph_free`.
///
/// It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent
/// again, at most twice.
///
/// `GET /api/rest/v1/graphs/{graphId}`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graphs_get(
    client: *const gfxhub_client,
    graph_id: i64,
    options: *const gfxhub_call_options,
    out: *mut *mut gfxhub_graph,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_graphs_get", "graphs.get");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe { attempt.call_for(&target, out, error, |hub| hub.graphs().get(graph_id)) }
}

/// Loads a graph into an engine: what it shows changes at once. The engine then shows the
/// nodes of the graph.
///
/// - `graph_id`: Number of a graph (RE5).
/// - `body`: The engine that loads a graph, rgraph or ustate. Its setters say units and
///   ranges.
///
/// It is never sent again: it would happen on air a second time.
///
/// `POST /api/rest/v1/graphs/{graphId}/load`
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_graphs_load(
    client: *const gfxhub_client,
    graph_id: i64,
    body: *const gfxhub_engine_host,
    options: *const gfxhub_call_options,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = Attempt::new("gfxhub_graphs_load", "graphs.load");
    let target = Target { client, options };
    // SAFETY: the header's rules.
    unsafe {
        attempt.call(&target, error, |hub| {
            let body = input::given("body", body)?;
            hub.graphs().load(graph_id, body)
        })
    }
}
