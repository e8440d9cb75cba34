//! The time that the simulator takes for each call, to simulate a real hub.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::error::LocalHubError;

/// Maximum time of a call.
const LIMIT: Duration = Duration::from_secs(10);

/// The time that each call takes. It can be changed while calls are in progress.
#[derive(Debug, Default)]
pub(crate) struct ServiceTime(AtomicU64);

impl ServiceTime {
    pub(crate) fn get(&self) -> Duration {
        Duration::from_micros(self.0.load(Ordering::Relaxed))
    }

    /// Sets the time for all calls from now on.
    pub(crate) fn set(&self, time: Duration) -> Result<(), LocalHubError> {
        self.0.store(micros(time)?, Ordering::Relaxed);
        Ok(())
    }

    /// Waits for the time that a call takes. This uses real time even if the hub's clock is manual,
    /// because the client waits in real time.
    pub(crate) async fn wait(&self) {
        let time = self.get();
        if !time.is_zero() {
            tokio::time::sleep(time).await;
        }
    }
}

fn micros(time: Duration) -> Result<u64, LocalHubError> {
    let micros = u64::try_from(time.as_micros()).ok();
    let micros = micros.filter(|_| time <= LIMIT);
    micros.ok_or_else(|| {
        let (time, limit) = (time.as_secs_f64(), LIMIT.as_secs());
        let message = format!("a call can take {limit} seconds at most, not {time}");
        LocalHubError::invalid("", message)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_is_ten_seconds() {
        let time = ServiceTime::default();
        assert_eq!(time.get(), Duration::ZERO);
        time.set(LIMIT).unwrap();
        let longer = LIMIT + Duration::from_micros(1);
        let error = time.set(longer).unwrap_err();
        assert_eq!(
            error.to_string(),
            "a call can take 10 seconds at most, not 10.000001"
        );
        assert_eq!(time.get(), LIMIT);
        time.set(Duration::from_millis(2)).unwrap();
        assert_eq!(time.get(), Duration::from_millis(2));
        assert!(time.set(Duration::MAX).is_err());
    }
}
