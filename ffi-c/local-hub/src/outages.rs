//! Outages for tests: engines that leave and come back, a hub that restarts, calls that take time.

use std::fmt::Display;
use std::time::Duration;

use gfxhub_core::{Effect, Error, ErrorKind};

use crate::call::run;
use crate::r#gen::status::gfxhub_status;
use crate::input;
use crate::local_hub::{Setup, gfxhub_local_hub, gfxhub_local_hub_options, not_started};
use crate::setter::set;
use crate::text::gfxhub_local_hub_text;

fn refused(why: &dyn Display) -> Error {
    Error::from_binding(ErrorKind::Invalid, Effect::None, "", None, why.to_string())
}

/// How long each call takes, in milliseconds, 10,000 at most: calls on one connection run one after
/// the other, those on different ones at the same time. A longer time is refused when the hub starts.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_options_set_service_time_ms(
    options: *mut gfxhub_local_hub_options,
    milliseconds: u64,
) -> gfxhub_status {
    let change = |setup: &mut Setup| {
        setup.options.service_time = Duration::from_millis(milliseconds);
        Ok(())
    };
    // SAFETY: the header's rules.
    unsafe {
        set(
            "gfxhub_local_hub_options_set_service_time_ms",
            options,
            change,
        )
    }
}

/// Sets how long each call takes from now on, in milliseconds: a hub that needs 2 ms for each shows
/// how a program behaves that makes many. `GFXHUB_STATUS_INVALID` for more than 10,000.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_set_service_time_ms(
    hub: *const gfxhub_local_hub,
    milliseconds: u64,
    error: *mut *mut gfxhub_local_hub_text,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        run("gfxhub_local_hub_set_service_time_ms", error, || {
            let time = Duration::from_millis(milliseconds);
            let set = input::given("hub", hub)?.hub.set_service_time(time);
            set.map_err(|why| refused(&why))
        })
    }
}

/// Disconnects an engine until it is restarted: its status is `disconnected`, its instances and
/// nodes are not listed, and nothing can be loaded or started on it. It keeps its values and what it
/// runs. `GFXHUB_STATUS_INVALID` where the show has no such engine.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_disconnect_engine(
    hub: *const gfxhub_local_hub,
    engine_id: i64,
    error: *mut *mut gfxhub_local_hub_text,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        run("gfxhub_local_hub_disconnect_engine", error, || {
            let away = input::given("hub", hub)?.hub.disconnect_engine(engine_id);
            away.map_err(|why| refused(&why))
        })
    }
}

/// Restarts an engine, as after a crash of its machine: what it ran has ended, and its values are
/// those of the show and of the state that it has loaded. It is disconnected for `away_ms`
/// milliseconds of the hub's clock, and has no nodes for `empty_ms` after that.
/// `GFXHUB_STATUS_INVALID` where the show has no such engine.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_restart_engine(
    hub: *const gfxhub_local_hub,
    engine_id: i64,
    away_ms: u64,
    empty_ms: u64,
    error: *mut *mut gfxhub_local_hub_text,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        run("gfxhub_local_hub_restart_engine", error, || {
            let (away, empty) = (
                Duration::from_millis(away_ms),
                Duration::from_millis(empty_ms),
            );
            let hub = &input::given("hub", hub)?.hub;
            let restarted = hub.restart_engine(engine_id, away, empty);
            restarted.map_err(|why| refused(&why))
        })
    }
}

/// Restarts the hub as if its process had been killed: all connections are closed at once, nothing
/// listens for `down_ms` milliseconds, and then it takes requests again at the same port. With a
/// store it holds what it acknowledged, without one the show as at the start; journal, request log,
/// clock and faults stay. Blocks until it listens again. `GFXHUB_STATUS_IO` where its port was taken
/// meanwhile.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_local_hub_restart(
    hub: *const gfxhub_local_hub,
    down_ms: u64,
    error: *mut *mut gfxhub_local_hub_text,
) -> gfxhub_status {
    // SAFETY: the header's rules.
    unsafe {
        run("gfxhub_local_hub_restart", error, || {
            let down = Duration::from_millis(down_ms);
            let restarted = input::given("hub", hub)?.hub.restart(down);
            restarted.map_err(not_started)
        })
    }
}
