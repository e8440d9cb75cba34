//! A list of what a process shares, for as long as something uses it.

use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use once_cell::race::OnceBox;

use crate::process::{PerProcess, process_number};

/// Objects in use, for each process. A forked process gets its own list, because a thread that
/// exists only in the parent may hold the lock of the inherited list. `OnceBox` has no lock itself.
pub(super) struct Registry<T>(OnceBox<PerProcess<Listed<T>>>);

type Listed<T> = Mutex<Vec<Weak<T>>>;

impl<T> Registry<T> {
    pub(super) const fn new() -> Self {
        Self(OnceBox::new())
    }

    /// Returns the first object that `accept` accepts. If there is none, makes one and adds it.
    pub(super) fn find_or_make<E>(
        &self,
        accept: impl Fn(&T) -> bool,
        make: impl FnOnce() -> Result<Arc<T>, E>,
    ) -> Result<Arc<T>, E> {
        let process = process_number();
        let listed = self
            .0
            .get_or_init(|| Box::new(PerProcess::new(process, Listed::default())));
        let Ok(listed) = listed.get(process, |_| Ok::<_, Infallible>(Listed::default()));
        let mut listed = listed.lock().unwrap_or_else(PoisonError::into_inner);
        listed.retain(|one| one.strong_count() > 0);
        let accepted = |one: &Arc<T>| accept(one);
        if let Some(found) = listed.iter().filter_map(Weak::upgrade).find(accepted) {
            return Ok(found);
        }
        let made = make()?;
        listed.push(Arc::downgrade(&made));
        Ok(made)
    }
}
