//! The sections of the C headers, in the order in which a reader needs them: first what every
//! program uses.

use super::layout::Part::{
    self, Declared, Item, Opaque, Operations, Prefix, Records, Source, Written,
};
use super::layout::Section;

/// Sections of `gfxhub.h`.
pub(super) const CLIENT: &[Section] = &[
    section(
        "Opaque types",
        "the handles, each described in its own section",
        &[Opaque],
    ),
    section(
        "Basic types",
        "status, effect, text, vector",
        &[
            Source("gen/status"),
            Item("gfxhub_effect"),
            Source("str"),
            Item("gfxhub_vector"),
        ],
    ),
    section(
        "Client",
        "for one hub, shared by threads; created, closed and freed",
        &[
            Item("GFXHUB_ABI_VERSION"),
            Item("gfxhub_client"),
            Item("gfxhub_client_new_abi"),
            Written(include_str!("client_new.h")),
            Source("client"),
        ],
    ),
    section(
        "Client options",
        "API key, time limits, TLS, proxy, connections, a function for each attempt",
        &[
            Item("gfxhub_event_callback"),
            Item("gfxhub_user_data_free"),
            Item("gfxhub_client_options"),
            Item("gfxhub_client_options_new"),
            Source("gen/client_options"),
            Source("client_options"),
        ],
    ),
    section(
        "Call options",
        "the options of a single call",
        &[
            Item("gfxhub_call_options"),
            Item("gfxhub_call_options_new"),
            Source("gen/call_options"),
            Source("call_options"),
        ],
    ),
    section(
        "Errors",
        "message, kind, effect and the facts of a failed call",
        &[Source("error")],
    ),
    section(
        "Cancel tokens",
        "end calls from another thread",
        &[Source("cancel_token")],
    ),
    section("Events", "reports on attempts", &[Source("event")]),
    section(
        "Engine operations",
        "nodes, properties, functions",
        &[Operations("engines"), Source("set_property")],
    ),
    section(
        "Playout operations",
        "rundowns, items, buttons, templates",
        &[Operations("playout")],
    ),
    section(
        "Newsroom operations",
        "rundowns, MOS objects, buttons",
        &[Operations("newsroom")],
    ),
    section(
        "Graph operations",
        "for RE5 engines",
        &[Operations("graphs")],
    ),
    section(
        "Rgraph operations",
        "for RE engines",
        &[Operations("rgraphs")],
    ),
    section(
        "Ustate operations",
        "for UE engines",
        &[Operations("ustates")],
    ),
    section(
        "Project operations",
        "projects that renderers can run",
        &[Operations("projects")],
    ),
    section(
        "Launcher operations",
        "launch configurations, renderers",
        &[Operations("launcher")],
    ),
    section(
        "Calls by name",
        "paths of names in place of ids",
        &[Operations("names")],
    ),
    section(
        "Groups",
        "the same call for a main hub and its backup, or for several engines",
        &[Source("group"), Operations("group"), Records("group")],
    ),
    section(
        "Snapshots",
        "snapshots of what is on air: taken, compared, recalled, undone",
        &[Operations("snapshots")],
    ),
    section(
        "Record",
        "notes in the record of a client, and entries that are read from it",
        &[Operations("recorder"), Records("recorder")],
    ),
    section(
        "Changes",
        "waiting until a condition holds",
        &[Operations("changes"), Records("changes")],
    ),
    section(
        "Permits and previews",
        "permits for calls that a guard refuses, and requests that a call would send",
        &[
            Operations("guard"),
            Records("guard"),
            Operations("requests"),
            Records("requests"),
        ],
    ),
    section(
        "Engine records",
        "engine, instance, node, property, function",
        &[Records("engines")],
    ),
    section(
        "Playout records",
        "rundown, item, button, template",
        &[Records("playout")],
    ),
    section(
        "Newsroom records",
        "rundown, item, MOS object, button",
        &[Records("newsroom")],
    ),
    section(
        "Graph, rgraph and ustate records",
        "each in two forms: without its content, as in a list, and with it",
        &[Records("graphs"), Records("rgraphs"), Records("ustates")],
    ),
    section(
        "Project and launcher records",
        "project, launch configuration, renderer",
        &[
            Records("projects"),
            Records("launcher"),
            Source("renderer_ref"),
        ],
    ),
    section(
        "Addresses",
        "the thing that a path of names leads to, with its ids",
        &[Records("names")],
    ),
    section(
        "Snapshot records",
        "snapshots, differences, plans and reports of recalls",
        &[Records("snapshots")],
    ),
    section(
        "Values",
        "any JSON, with vectors, matrices, camera tracks and textures",
        &[
            Source("value"),
            Source("value_list"),
            Source("optional"),
            Source("value_structs"),
            Source("value_texture"),
        ],
    ),
    section(
        "Bodies",
        "data that operations send",
        &[
            Prefix("gfxhub_property_update"),
            Prefix("gfxhub_function_call"),
            Item("gfxhub_function_call_add_value"),
            Source("gen/bodies"),
        ],
    ),
    section(
        "Batches",
        "many properties in one call",
        &[
            Item("gfxhub_property_address"),
            Item("gfxhub_progress_callback"),
            Item("gfxhub_batch_options"),
            Item("gfxhub_batch_options_new"),
            Source("gen/batch_options"),
            Source("batch_options"),
            Source("gen/composed"),
        ],
    ),
    section(
        "Live sessions",
        "the newest value of properties that change all the time",
        &[
            Item("gfxhub_live_stats"),
            Source("live_options"),
            Item("gfxhub_live_options_new"),
            Source("gen/live_options"),
            Prefix("gfxhub_live_session"),
            Source("live_property"),
            Source("gen/handles"),
            Source("gen/plain"),
        ],
    ),
    section(
        "Watches",
        "changes in lists of the hub, found by repeated reads",
        &[
            Source("watch_options"),
            Item("gfxhub_watch_options_new"),
            Source("gen/watch_options"),
            Item("gfxhub_watch"),
            Item("gfxhub_watch_new"),
            Item("gfxhub_watch_look"),
            Item("gfxhub_watch_close"),
            Prefix("gfxhub_watch_change"),
            Item("gfxhub_watch_next_change"),
            Item("gfxhub_watch_take_changes"),
            Item("gfxhub_watch_figures"),
            Item("gfxhub_watch_stats"),
            Item("gfxhub_watch_is_closed"),
            Item("gfxhub_watch_free"),
        ],
    ),
    section(
        "Raw requests",
        "any path of the hub, and the response as received",
        &[Source("request"), Source("response")],
    ),
    section(
        "Operations by name",
        "an operation by its name, with JSON",
        &[Source("invoke")],
    ),
    section(
        "Submitted calls",
        "calls on threads of the client, for which the caller does not wait",
        &[Source("submit")],
    ),
    section(
        "Words",
        "roles, statuses, interpolations and other texts that hubs know",
        &[Declared("words")],
    ),
    section(
        "Strings",
        "text that the caller owns, and UTF-16",
        &[Source("string"), Source("utf16")],
    ),
    section(
        "Version and threads",
        "the library that is loaded, hooks for its threads",
        &[Source("abi"), Source("threads")],
    ),
];

/// Sections of `gfxhub_local_hub.h`.
pub(super) const LOCAL_HUB: &[Section] = &[
    section(
        "Opaque types",
        "the handles, each described in its own section",
        &[Opaque],
    ),
    section(
        "Plain data",
        "tallies of requests",
        &[Item("gfxhub_request_stats")],
    ),
    section(
        "Simulator",
        "start, journal and requests, faults, outages, end",
        &[Source("gen/local_hub")],
    ),
    section(
        "Options",
        "port, show, store, profile, API key, clock, faults, host",
        &[Prefix("gfxhub_local_hub_options")],
    ),
    section(
        "Texts",
        "text that the simulator returns",
        &[Source("text")],
    ),
];

const fn section(title: &'static str, holds: &'static str, parts: &'static [Part]) -> Section {
    Section {
        title,
        holds,
        parts,
    }
}
