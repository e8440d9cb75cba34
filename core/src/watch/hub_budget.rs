//! The budget of looks at a hub, which all watches and waits of a process share.

use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use once_cell::race::OnceBox;

use super::pace::Budget;
use crate::config::POLL_INTERVAL;
use crate::process::{PerProcess, process_number};

/// The budget of a hub, with the time from which its times count.
pub(super) struct HubBudget {
    hub: String,
    epoch: Instant,
    budget: Mutex<Budget>,
}

/// Budgets of the hubs that are watched in a process.
type Budgets = Mutex<Vec<Weak<HubBudget>>>;

/// The budgets of this process. A forked process gets its own list, because a thread that exists
/// only in the parent may hold the lock of the inherited one. `OnceBox` has no lock itself.
static BUDGETS: OnceBox<PerProcess<Budgets>> = OnceBox::new();

impl HubBudget {
    /// Returns the budget that all watches of a hub share.
    pub(super) fn of(hub: &str) -> Arc<Self> {
        let process = process_number();
        let budgets =
            BUDGETS.get_or_init(|| Box::new(PerProcess::new(process, Budgets::default())));
        let Ok(all) = budgets.get(process, |_| Ok::<_, Infallible>(Budgets::default()));
        let mut all = all.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|one| one.strong_count() > 0);
        let same = |one: &Arc<Self>| one.hub == hub;
        if let Some(found) = all.iter().filter_map(Weak::upgrade).find(same) {
            return found;
        }
        let made = Arc::new(Self {
            hub: hub.to_owned(),
            epoch: Instant::now(),
            budget: Mutex::new(Budget::new()),
        });
        all.push(Arc::downgrade(&made));
        made
    }

    /// Begins a look; its place rests when it is dropped. Otherwise returns the time to wait before
    /// the next attempt to begin.
    pub(super) fn begin(&self) -> Result<Place<'_>, Duration> {
        let begin = |budget: &mut Budget, now| budget.begin(now).map(|place| (place, now));
        match self.with(begin) {
            Ok((place, began)) => Ok(Place {
                budget: self,
                place,
                began,
            }),
            Err(wait) => Err(wait.unwrap_or(POLL_INTERVAL).min(POLL_INTERVAL)),
        }
    }

    fn with<T>(&self, apply: impl FnOnce(&mut Budget, Duration) -> T) -> T {
        let mut budget = self.budget.lock().unwrap_or_else(PoisonError::into_inner);
        apply(&mut budget, self.epoch.elapsed())
    }
}

/// A look under way. When dropped, also after a panic, its place in the budget rests.
pub(super) struct Place<'b> {
    budget: &'b HubBudget,
    place: usize,
    began: Duration,
}

impl Drop for Place<'_> {
    fn drop(&mut self) {
        let Self { place, began, .. } = *self;
        self.budget
            .with(|budget, now| budget.end(place, began, now));
    }
}
