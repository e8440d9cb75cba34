//! The definition of `LocalHub` for all languages: its options, its data and its methods, one row
//! for each.
//!
//! In the simulator, the macros of `define.rs` generate the Rust API and the metadata of the
//! options from these rows. The command uses this metadata too. The generator of the bindings also
//! includes this file; its macros have the same names and generate the rest of the metadata. So
//! each row contains the type in Rust and the word that stands for the type in the metadata.

use std::time::Duration;

options! {
    /// Options of a hub simulator. By default, the hub has the demo show, listens on a free
    /// loopback port, runs in real time, behaves like the specification, requires no API key and
    /// has a license.
    Options as "LocalHubOptions";

    /// Port to listen on; 0, the default, selects a free one.
    port: u16 = "port" Port;

    /// The show that the hub holds when it starts; the demo show by default.
    show: Option<crate::show::Show> = "show" JsonFile;

    /// File that keeps all changes, even if the process is killed. Created if it is missing.
    store: Option<std::path::PathBuf> = "store" Path;

    /// Version of the REST interface that the hub simulates: `1.0`, `1.6` or `2.1`; 1.6 by default.
    profile: crate::profile::Profile = "profile" Choice["1.0", "1.6", "2.1"];

    /// API key that every request of the REST interface must contain; none is required by default.
    api_key: Option<String> = "apiKey" Secret;

    /// Origins whose pages may call the operations from a browser, `http://localhost:3000` for example,
    /// in addition to the hub's own page. Of all pages, only the hub's own page may make control
    /// calls.
    allowed_origins: Vec<crate::origin::Origin> = "allowedOrigins" Texts["allow_origin"];

    /// Scenario of faults to inject from the start; none by default
    /// ([`set_faults_json`](crate::LocalHub::set_faults_json) replaces it later).
    faults: Option<crate::faults::scenario::Faults> = "faults" Json;

    /// Clock of the hub: `real`, the default, or `manual`, whose time stands still until it is advanced
    /// ([`advance`](crate::LocalHub::advance)).
    clock: crate::clock::ClockMode = "clock" Choice["real", "manual"];

    /// Time that the hub takes for each call. By default, a call takes only the time that the
    /// simulator needs. Calls on one connection run one after the other, and calls on different
    /// connections at the same time. A hub with a time above the maximum does not start.
    service_time: Duration = "serviceTime" Duration, max 10 s;

    /// Address to listen on: `127.0.0.1`, the default, which only this machine can reach; `0.0.0.0`
    /// lets other machines connect.
    host: std::net::IpAddr = "host" Text, default std::net::Ipv4Addr::LOCALHOST.into();

    /// Token that the calls under `/_control/` must carry in `X-Control-Token`; random by default.
    control_token as token: Option<String> = "token" Secret;

    /// Further names that the `Host` header may have, in addition to loopback and the address that the
    /// hub listens on.
    allowed_hosts: Vec<String> = "allowedHosts" Texts["allow_host"];

    /// License of the hub for its REST interface. `true`, the default: the hub has a license.
    /// `false`: it has none, and responds with 403 to every request of this interface. A status
    /// from 400 to 599 replaces 403; an object with `status` and `body`, a text, replaces the
    /// response.
    license: crate::options::License = "license" Json;

    only in Rust:
    /// The limits of the hub.
    limits: crate::options::Limits;
}

data! {
    /// Counts of the requests with one `X-Request-Id`, and of their effects.
    RequestStats as "RequestStats" (Copy, Default, Eq) {
        /// Number of requests whose head was read, with or without a response.
        requests: u64 = Count;
        /// Number of effects of these requests.
        effects: u64 = Count;
    }
}

data! {
    /// One effect of a request on the hub. Reads have none.
    Effect as "JournalEntry" () {
        /// Number of the effect. The first is 1, and no number is used twice.
        sequence: u64 = Count;
        /// Time of the effect since the start, on the hub's clock; seconds in JSON.
        #[serde(serialize_with = "crate::local_hub::seconds")]
        at: Duration = Duration;
        /// The operation, such as `playout.trigger_button`.
        operation: &'static str = Text;
        /// Path arguments of the operation, by their JSON names.
        target: crate::json::Map<String, crate::json::Value> = Object;
        /// Change that the request made. Its form depends on the operation.
        change: crate::json::Value = Json;
        /// The number of the request, counted by this hub from its start.
        request: u64 = Count;
        /// The value of the request's `X-Request-Id` header.
        #[serde(skip_serializing_if = "Option::is_none")]
        request_id: Option<String> = Text, optional;
    }
}

words! {
    /// The effect of a request on the hub.
    RequestEffect {
        /// The request had no effect: it was a read, it was refused, or a fault prevented it.
        None = "none";
        /// The request was executed, even if the client received no response. The journal recorded
        /// its effect.
        Done = "done";
    }
}

data! {
    /// A request to the hub. Reads and refused requests have entries too.
    RequestEntry as "RequestEntry" () {
        /// Number of the request. The first is 1, and no number is used twice. The field `request`
        /// of an effect contains it.
        number: u64 = Count;
        /// The number of its connection, counted by this hub from 1. The requests of one connection
        /// are in the order of their arrival.
        connection: u64 = Count;
        /// The method, of which at most 32 bytes are kept.
        method: String = Text;
        /// Path and query as sent, of which at most 512 bytes are kept. The value of `api_key`, and
        /// of any other parameter with the name of a secret, is `***`; control characters are
        /// U+FFFD.
        path: String = Text;
        /// The operation, such as `playout.trigger_button`; none if the path is not that of an operation.
        operation: Option<&'static str> = Text, optional;
        /// The status of the response. None while the request is in progress, and if a fault or the client
        /// closed the connection before the response.
        status: Option<u16> = Count, optional;
        /// Time from the end of the request's head to its response, in real time; seconds in JSON.
        /// None while the request is in progress.
        #[serde(serialize_with = "crate::local_hub::optional_seconds")]
        elapsed: Option<Duration> = Duration, optional;
        /// The value of the request's `X-Request-Id` header, up to 128 characters.
        request_id: Option<String> = Text, optional;
        /// The effect on the hub.
        effect: RequestEffect = Words;
        /// Warning about an executed request whose data has fields that the template lacks. At most
        /// 250 characters of it are kept, and an ellipsis replaces the rest. A hub with a strict
        /// show refuses such a request instead.
        warning: Option<String> = Text, optional;
    }
}

methods! {
    /// A hub simulator that runs within this process until it is stopped or dropped.
    LocalHub in "local_hub", fails as LocalHubError;
    dropped "stops it: requests in progress get 200 ms to finish";

    /// Starts a hub, which accepts requests once this returns.
    opened by start with "LocalHubOptions",
        error Invalid "" "for an invalid option; for a show, the message names the line and column, or each \
            wrong field",
        error Io "" "if the address cannot be used, or the store does not match the show";

    /// Base address for clients, such as `http://127.0.0.1:8080`.
    now url() -> String = Text;

    /// Port that the hub listens on.
    now port() -> u16 = Port;

    /// Token that control calls, under `/_control/`, must carry in `X-Control-Token`.
    now token() -> &str = Text;

    /// Effects so far, oldest first. Only the newest 100,000 are kept, and fewer if they take more than
    /// 64 MiB.
    log journal, journal_since, journal_json
        (sequence: u64 = Integer "sequence" "Number of an effect; 0 to begin with the first.")
        -> Effect;

    /// Requests so far, oldest first, including reads, refused ones and those in progress, but not
    /// control calls (under `/_control/`). Only the newest 10,000 are kept.
    log requests, requests_since, requests_json
        (number: u64 = Integer "number" "Number of a request; 0 to begin with the first.")
        -> RequestEntry
        => "for entry in hub.requests() {\n    println!(\"{} {} {:?}\", entry.method, entry.path, entry.status);\n}";

    /// Number of requests dropped from the log to make room for newer ones, since the start or the last
    /// reset.
    now requests_dropped() -> u64 = Count;

    /// Advances a manual clock.
    waits advance(by: Duration = Seconds "seconds" "Time to advance it by.")
        -> Duration = Duration "the time since the hub's start",
        status Invalid "clock" "for a clock of real time";

    /// Replaces the fault scenario by this one, which is JSON text such as
    /// `{"seed": 7, "faults": [{"fault": "reset", "after": "effect", "operation": "playout.*"}]}`.
    /// All counts start at zero, including that of connections. `GET /_control/faults` lists the
    /// kinds of faults, and the selectors by which a rule selects calls and connections.
    waits set_faults_json(json: &str = Object "scenario" "The scenario.")
        -> () = None "",
        error Invalid "faults" "for an invalid scenario, with the place in the JSON; the previous scenario stays"
        => "hub.set_faults_json(r#\"{\"faults\": [{\"fault\": \"reset\", \"after\": \"effect\"}]}\"#)?;\n\
                 hub.clear_faults();";

    /// Removes all faults. Those in progress continue.
    waits clear_faults() -> () = None "";

    /// Number of times that faults of the scenario have been injected since it was set.
    now faults_triggered() -> u64 = Count;

    /// The fault scenario as JSON. In each rule, `seen` is the number of calls or connections that it
    /// matched, and `struck` the number of those into which it injected its fault.
    waits faults_json() -> String = Json "";

    /// Counts of the requests with this `X-Request-Id`, and of their effects. Both are 0 if the hub
    /// received no such request. Counts are kept for the newest 100,000 ids, of which only the
    /// first 128 characters are compared. Control calls are not counted.
    waits request_stats(request_id: &str = Text "requestId" "The value of the header.")
        -> RequestStats = Plain "";

    /// Resets the hub to its initial show. Empties the journal, the log of requests and the counts
    /// of requests. The numbers of effects and requests continue. The clock and the faults stay as
    /// they are.
    waits reset() -> () = None "",
        error Invalid "store" "for a hub with a store, which keeps what was acknowledged; nothing is \
                               changed"
        => "hub.reset()?;\nassert!(hub.journal().is_empty());";

    /// Time that each call takes.
    now service_time() -> Duration = Duration;

    /// Sets the time that the hub takes for each call from now on. A time such as 2 ms shows how a
    /// program with many calls behaves with a hub that does not respond instantly.
    waits set_service_time(time: Duration = Seconds "seconds" "The time, 10 s at most.")
        -> () = None "",
        error Invalid "seconds" "for more than 10 s"
        => "hub.set_service_time(std::time::Duration::from_millis(2))?;";

    /// Disconnects an engine until it is restarted. Its status is `disconnected`, its instances and
    /// nodes are not listed, and nothing can be loaded or started on it. The engine keeps its
    /// values and its running renderers.
    waits disconnect_engine(engine: i64 = Integer "engineId" "Number of the engine.")
        -> () = None "",
        error Invalid "engineId" "for an engine that the show does not have";

    /// Restarts an engine, as after a crash of its machine. Its running renderers end, and its
    /// values are again those of the show and of the state that it has loaded.
    waits restart_engine(
        engine: i64 = Integer "engineId" "Number of the engine.",
        away: Duration = Seconds "away"
            "Time for which the engine is disconnected, on the hub's clock." optional,
        empty: Duration = Seconds "empty"
            "Time for which the engine then has no nodes, on the hub's clock." optional
    ) -> () = None "",
        error Invalid "engineId" "for an engine that the show does not have"
        => "let second = std::time::Duration::from_secs(1);\nhub.restart_engine(3, 3 * second, second)?;";

    /// Restarts the hub as if its process had been killed. All connections are closed immediately.
    /// The hub does not listen for the given time, and then accepts requests again on the same
    /// port. A hub with a store keeps the changes that it acknowledged; any other hub has its
    /// initial show again. The journal, the log of requests, the clock and the faults are kept.
    /// Blocks until the hub listens again.
    waits restart(down: Duration = Seconds "down" "Time until the hub listens again." optional)
        -> () = None "",
        error Io "" "if the hub was stopped before, or if another program has taken the port meanwhile, which stops the hub"
        => "hub.restart(std::time::Duration::from_millis(100))?;";

    /// Stops the hub. Requests in progress have 200 ms to finish, and then all connections are
    /// closed. A stopped hub cannot be started again, and a second stop does nothing. The journal
    /// and the log can still be read.
    closes stop() -> () = None "";
}
