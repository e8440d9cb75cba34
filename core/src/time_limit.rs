//! Which time limits a client accepts.

use crate::error::{Error, Result};
use std::time::Duration;

/// The longest time limit: a day. A call that may take longer has no limit worth the name.
const LONGEST: Duration = Duration::from_secs(24 * 60 * 60);

/// The limit itself, or an error that names the argument.
pub(crate) fn check(argument: &str, limit: Duration) -> Result<Duration> {
    // The clock of some systems counts in steps of 100 ns; below a millisecond nothing works anyway.
    if limit < Duration::from_millis(1) {
        return Err(Error::invalid(
            argument,
            format!("{limit:?} is less than 1 ms"),
        ));
    }
    if limit > LONGEST {
        return Err(Error::invalid(
            argument,
            format!("{} s is more than 24 h", limit.as_secs()),
        ));
    }
    Ok(limit)
}
