//! Calls at a hub that has a fault: the faults, the time limits of the calls, and their cancels.

use std::thread;
use std::time::Duration;

use gfxhub::CancelToken;

use crate::random::Random;
use crate::scenario::{Destination, Disturbance, Scenario};
use crate::scenarios::scenarios;

/// Range of the time limit of a call, in milliseconds, if the fault uses up the limit.
const SCARCE: (u64, u64) = (20, 80);
/// Time limit of a call under all other faults.
pub(super) const TIMEOUT: Duration = Duration::from_secs(5);
/// Maximum time by which a call may end after its deadline or its cancel.
pub(super) const LATE: Duration = Duration::from_millis(150);

/// Returns the scenarios that are only faults of a hub.
pub(super) fn hub_faults() -> Vec<Scenario> {
    let mut faults = scenarios();
    faults.retain(|fault| {
        fault.place == Destination::Hub && fault.disturbance == Disturbance::Nothing
    });
    faults
}

/// Returns the time limit of a call under a fault.
pub(super) fn time_limit(fault: &Scenario, random: &mut Random) -> Duration {
    match fault.expected.lasting {
        true => Duration::from_millis(random.within(SCARCE.0, SCARCE.1)),
        false => TIMEOUT,
    }
}

/// Makes a call, and cancels its token after the time `after`, unless that is `None`.
pub(super) fn call_cancelled<T>(
    token: &CancelToken,
    after: Option<Duration>,
    call: impl FnOnce() -> T,
) -> T {
    thread::scope(|scope| {
        if let Some(after) = after {
            scope.spawn(move || {
                thread::sleep(after);
                token.cancel();
            });
        }
        call()
    })
}
