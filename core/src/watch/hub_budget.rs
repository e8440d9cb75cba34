//! The budget of looks at a hub, which all watches and waits of a process share. A look reads one
//! topic once.

use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::pace::{Asker, Budget, Stretch};
use crate::config::POLL_INTERVAL;
use crate::process::Registry;

/// The budget of a hub, and the instant from which the times in it are measured.
pub(super) struct HubBudget {
    hub: String,
    epoch: Instant,
    budget: Mutex<Budget>,
}

/// Budgets of the hubs that are watched.
static BUDGETS: Registry<HubBudget> = Registry::new();

impl HubBudget {
    /// Returns the budget that all watches of a hub share.
    pub(super) fn of(hub: &str) -> Arc<Self> {
        let make = || Self {
            hub: hub.to_owned(),
            epoch: Instant::now(),
            budget: Mutex::new(Budget::new()),
        };
        let made = || Ok::<_, Infallible>(Arc::new(make()));
        let Ok(found) = BUDGETS.find_or_make(|one| one.hub == hub, made);
        found
    }

    /// Begins a look if the budget allows it. The look ends when the returned place is dropped. If
    /// it cannot begin, returns the time to wait before the next attempt.
    pub(super) fn begin(self: &Arc<Self>) -> Result<Place, Duration> {
        let begin = |budget: &mut Budget, now| budget.begin(now).map(|place| (place, now));
        match self.with(begin) {
            Ok((place, began)) => Ok(Place {
                budget: Arc::clone(self),
                place,
                began,
            }),
            Err(wait) => Err(wait.unwrap_or(POLL_INTERVAL).min(POLL_INTERVAL)),
        }
    }

    /// Sets the looks per second that a looker asks for; `None` if it needs no more looks. Returns
    /// the resulting stretch.
    pub(super) fn ask(&self, asker: Asker, rate: Option<f64>) -> Stretch {
        self.with(|budget, _| budget.ask(asker, rate))
    }

    fn with<T>(&self, apply: impl FnOnce(&mut Budget, Duration) -> T) -> T {
        let mut budget = self.budget.lock().unwrap_or_else(PoisonError::into_inner);
        apply(&mut budget, self.epoch.elapsed())
    }
}

/// A look under way. When it is dropped, also after a panic, the look ends, and its place in the
/// budget is free again after a rest.
pub(super) struct Place {
    budget: Arc<HubBudget>,
    place: usize,
    began: Duration,
}

impl Drop for Place {
    fn drop(&mut self) {
        let (place, began) = (self.place, self.began);
        self.budget
            .with(|budget, now| budget.end(place, began, now));
    }
}
