//! A thread that cancels calls and closes clients at given times, and records when it did.

use std::collections::BinaryHeap;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, OnceLock};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// Time at which an action was performed; empty before that.
pub type SharedInstant = Arc<OnceLock<Instant>>;

type Action = Box<dyn FnOnce() + Send>;

/// An action and the time at which it is due.
struct ScheduledAction {
    at: Instant,
    done: SharedInstant,
    deed: Action,
}

/// The timer's thread. It ends when the timer is dropped.
#[derive(Debug)]
pub struct Timer {
    orders: Option<Sender<ScheduledAction>>,
    thread: Option<JoinHandle<()>>,
}

impl Timer {
    /// Starts the thread.
    ///
    /// # Errors
    /// Returns an error if no thread can be started.
    pub fn start() -> std::io::Result<Timer> {
        let (orders, due) = mpsc::channel::<ScheduledAction>();
        let run = move || {
            let mut waiting = BinaryHeap::new();
            loop {
                let next = waiting.peek().map(|due: &ScheduledAction| due.at);
                let left = next.map_or(Duration::from_secs(3600), |at| {
                    at.saturating_duration_since(Instant::now())
                });
                match due.recv_timeout(left) {
                    Ok(due) => waiting.push(due),
                    Err(RecvTimeoutError::Disconnected) => return,
                    Err(RecvTimeoutError::Timeout) => {}
                }
                while waiting.peek().is_some_and(|due| due.at <= Instant::now()) {
                    if let Some(due) = waiting.pop() {
                        // Setting the time cannot fail, because only this thread sets it.
                        let _ = due.done.set(Instant::now());
                        (due.deed)();
                    }
                }
            }
        };
        let thread = thread::Builder::new().name("timer".to_owned()).spawn(run)?;
        Ok(Timer {
            orders: Some(orders),
            thread: Some(thread),
        })
    }

    /// Performs `deed` after `time`. The result contains the time at which it was performed.
    pub fn after(&self, time: Duration, deed: impl FnOnce() + Send + 'static) -> SharedInstant {
        self.at(Instant::now() + time, deed)
    }

    /// Performs `deed` at the time `at`. The result contains the time at which it was performed.
    pub fn at(&self, at: Instant, deed: impl FnOnce() + Send + 'static) -> SharedInstant {
        let done = SharedInstant::default();
        let due = ScheduledAction {
            at,
            done: Arc::clone(&done),
            deed: Box::new(deed),
        };
        if let Some(orders) = &self.orders {
            // The thread receives until the timer is dropped, so sending cannot fail.
            let _ = orders.send(due);
        }
        done
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        self.orders.take();
        if let Some(thread) = self.thread.take() {
            // A panic in the thread has already been reported.
            let _ = thread.join();
        }
    }
}

// The earliest action is the greatest, because a heap returns the greatest first.
impl Ord for ScheduledAction {
    fn cmp(&self, other: &ScheduledAction) -> std::cmp::Ordering {
        other.at.cmp(&self.at)
    }
}

impl PartialOrd for ScheduledAction {
    fn partial_cmp(&self, other: &ScheduledAction) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for ScheduledAction {
    fn eq(&self, other: &ScheduledAction) -> bool {
        self.at == other.at
    }
}

impl Eq for ScheduledAction {}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    #[test]
    fn timers_fire_in_the_order_of_their_time() {
        let timer = Timer::start().unwrap();
        let done = Arc::new(Mutex::new(Vec::new()));
        let (send, end) = mpsc::channel();
        let order = |time: u64, name: &'static str| {
            let (done, send) = (Arc::clone(&done), send.clone());
            timer.after(Duration::from_millis(time), move || {
                done.lock().unwrap().push(name);
                let _ = send.send(());
            })
        };
        let later = order(40, "later");
        let sooner = order(5, "sooner");
        end.recv().unwrap();
        end.recv().unwrap();
        assert_eq!(*done.lock().unwrap(), ["sooner", "later"]);
        assert!(sooner.get().unwrap() < later.get().unwrap());
        let never = order(60_000, "never");
        drop(timer);
        assert!(never.get().is_none());
    }
}
