//! Measures how long the system lets threads wait for a processor, with a thread that only sleeps.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use super::Fault;

/// Length of each sleep.
const NAP: Duration = Duration::from_millis(5);

/// Times at which the thread woke late, each with its lateness.
type LateWakes = Vec<(Instant, Duration)>;

/// The measuring thread. It ends when this value is dropped.
#[derive(Debug, Default)]
pub(super) struct Stalls {
    late: Arc<Mutex<LateWakes>>,
    over: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Stalls {
    /// Starts the thread.
    ///
    /// # Errors
    /// Returns an error if no thread can be started.
    pub(super) fn watch() -> Result<Stalls, Fault> {
        let mut stalls = Stalls::default();
        let (late, over) = (Arc::clone(&stalls.late), Arc::clone(&stalls.over));
        let work = move || {
            while !over.load(Ordering::Relaxed) {
                let due = Instant::now() + NAP;
                thread::sleep(NAP);
                let now = Instant::now();
                if now > due + NAP {
                    let mut late = late.lock().unwrap_or_else(PoisonError::into_inner);
                    late.push((now, now - due));
                }
            }
        };
        let thread = thread::Builder::new().name("stalls".to_owned()).spawn(work);
        stalls.thread = Some(thread?);
        Ok(stalls)
    }

    /// Returns the largest total lateness that can have occurred between two times.
    pub(super) fn between(&self, from: Instant, to: Instant) -> Duration {
        in_all(
            &self.late.lock().unwrap_or_else(PoisonError::into_inner),
            from,
            to,
        )
    }
}

impl Drop for Stalls {
    fn drop(&mut self) {
        self.over.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            // A panic in the thread has already been reported.
            let _ = thread.join();
        }
    }
}

fn in_all(late: &LateWakes, from: Instant, to: Instant) -> Duration {
    let between = late
        .iter()
        .filter(|(woke, by)| *woke >= from && *woke - *by <= to);
    between.map(|(_, by)| *by).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stalls_of_a_time_are_added_up() {
        let begun = Instant::now();
        let at = |millis| begun + Duration::from_millis(millis);
        let late = vec![
            (at(110), Duration::from_millis(30)),
            (at(300), Duration::from_millis(40)),
        ];
        let found = |from, to| in_all(&late, at(from), at(to)).as_millis();
        assert_eq!(
            [found(100, 300), found(100, 200), found(120, 250)],
            [70, 30, 0]
        );
        assert_eq!([found(0, 79), found(0, 80), found(120, 270)], [0, 30, 40]);
    }

    #[test]
    fn it_sleeps_until_it_is_dropped() {
        let stalls = Stalls::watch().unwrap();
        let over = Arc::clone(&stalls.over);
        drop(stalls);
        assert_eq!(Arc::strong_count(&over), 1);
    }
}
