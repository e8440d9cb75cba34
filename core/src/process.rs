//! Identity of the process, for state that a forked process must not share with its parent.
//!
//! The process id is not sufficient: a child that is the first process of a PID namespace, as in a
//! container, may have the id 1 like its parent, and an id is reused after its process has ended.
//! On Linux, each process therefore has a number, stored in a page that the system clears in each
//! forked child. Other systems have no PID namespaces, and the process id is used.

use std::convert::Infallible;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use once_cell::race::OnceBox;

/// Returns `true` if the process is ending, so that its other threads have already ended: Windows
/// ends them before it unloads libraries. The tests do not cover this, since they run on other
/// systems.
#[cfg(windows)]
#[allow(unsafe_code, reason = "only the system knows")]
pub(crate) fn is_ending() -> bool {
    #[link(name = "ntdll")]
    unsafe extern "system" {
        fn RtlDllShutdownInProgress() -> u8;
    }
    // SAFETY: the function takes no arguments and only reads a flag of the process.
    unsafe { RtlDllShutdownInProgress() != 0 }
}

/// Returns `false`: on other systems, threads run until the process has ended.
#[cfg(not(windows))]
pub(crate) fn is_ending() -> bool {
    false
}

/// A value of which each process has its own. A forked process must not use its parent's
/// connections, or one would read the responses of the other. It must not wait for inherited locks
/// either, since threads that exist only in the parent may hold them.
#[doc(hidden)]
#[derive(Debug)]
pub struct PerProcess<T> {
    process: u64,
    value: T,
    /// Value of a process that was forked from this one; empty in this process.
    next: OnceBox<PerProcess<T>>,
}

impl<T> PerProcess<T> {
    /// Creates the value of this process.
    pub fn new(value: T) -> Self {
        Self::of(process_number(), value)
    }

    fn of(process: u64, value: T) -> Self {
        Self {
            process,
            value,
            next: OnceBox::new(),
        }
    }

    /// Returns the value of this process. A process that was forked since makes its own with `make`.
    pub fn own(&self, make: impl FnOnce() -> T) -> &T {
        let Ok(own) = self.get(process_number(), |_| Ok::<_, Infallible>(make()));
        own
    }

    /// Returns the value of this process: the latest value if this process made it, else a new one
    /// that `make` creates from the inherited value.
    ///
    /// # Errors
    /// The error of `make`.
    pub(crate) fn get<E>(
        &self,
        process: u64,
        make: impl FnOnce(&T) -> Result<T, E>,
    ) -> Result<&T, E> {
        let last = self.last();
        if last.process == process {
            return Ok(&last.value);
        }
        let value = make(&last.value)?;
        // If several threads make a value, all of them use the one that was stored first.
        let own = last.next.get_or_init(|| Box::new(Self::of(process, value)));
        Ok(&own.value)
    }

    /// Returns the latest value, and `true` if it belongs to this process.
    pub(crate) fn latest(&self, process: u64) -> (&T, bool) {
        let last = self.last();
        (&last.value, last.process == process)
    }

    fn last(&self) -> &Self {
        let mut last = self;
        while let Some(next) = last.next.get() {
            last = next;
        }
        last
    }
}

/// Objects in use, for each process. A forked process gets its own list, because a thread that
/// exists only in the parent may hold the lock of the inherited list. `OnceBox` has no lock itself.
pub(crate) struct Registry<T>(OnceBox<PerProcess<Listed<T>>>);

type Listed<T> = Mutex<Vec<Weak<T>>>;

impl<T> Registry<T> {
    pub(crate) const fn new() -> Self {
        Self(OnceBox::new())
    }

    /// Returns the first object that `accept` accepts. If there is none, makes one and adds it.
    pub(crate) fn find_or_make<E>(
        &self,
        accept: impl Fn(&T) -> bool,
        make: impl FnOnce() -> Result<Arc<T>, E>,
    ) -> Result<Arc<T>, E> {
        let listed = self
            .0
            .get_or_init(|| Box::new(PerProcess::new(Listed::default())));
        let listed = listed.own(Listed::default);
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

/// Returns a number that differs from those of all processes from which this one was forked.
#[doc(hidden)]
#[must_use]
pub fn process_number() -> u64 {
    #[cfg(all(any(target_os = "linux", target_os = "android"), not(miri)))]
    if let Some(number) = wiped_on_fork::number() {
        return number;
    }
    // The high bit distinguishes a process id from the numbers that are counted.
    u64::from(std::process::id()) | 1 << 63
}

#[cfg(all(any(target_os = "linux", target_os = "android"), not(miri)))]
#[allow(
    unsafe_code,
    reason = "only the system can mark a page to be cleared in a child"
)]
mod wiped_on_fork {
    use rustix::mm::{Advice, MapFlags, ProtFlags, madvise, mmap_anonymous, munmap};
    use std::ptr::{null_mut, with_exposed_provenance};
    use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

    /// Address of the page; 0 until it is mapped.
    static PAGE: AtomicUsize = AtomicUsize::new(0);

    /// Value of `PAGE` if the system cannot clear a page in forked children.
    const NO_PAGE: usize = 1;

    /// Number for the next process. A forked child counts on from its parent's number.
    static NEXT: AtomicU64 = AtomicU64::new(1);

    /// Size of the mapping in bytes. The system rounds it up to a page.
    const LENGTH: usize = size_of::<AtomicU64>();

    /// Returns the number of this process; `None` if the system cannot clear a page in forked
    /// children. Never waits for another thread, which might not exist after a fork.
    pub(super) fn number() -> Option<u64> {
        let page = match PAGE.load(Ordering::Acquire) {
            0 => place(),
            page => page,
        };
        if page == NO_PAGE {
            return None;
        }
        // SAFETY: the page is aligned, large enough for an `AtomicU64`, zeroed or written by this
        // code, and never unmapped. No other code knows its address.
        let own = unsafe { &*with_exposed_provenance::<AtomicU64>(page) };
        match own.load(Ordering::Acquire) {
            0 => {
                let next = NEXT.fetch_add(1, Ordering::AcqRel);
                let set = own.compare_exchange(0, next, Ordering::AcqRel, Ordering::Acquire);
                Some(set.map_or_else(|other| other, |_| next))
            }
            number => Some(number),
        }
    }

    /// Maps the page, and returns its address. If another thread was faster, returns the address of
    /// that thread's page. Returns [`NO_PAGE`] if the system cannot provide one.
    fn place() -> usize {
        let made = map().unwrap_or(NO_PAGE);
        match PAGE.compare_exchange(0, made, Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => made,
            Err(other) => {
                unmap(made);
                other
            }
        }
    }

    fn map() -> Option<usize> {
        let (access, way) = (ProtFlags::READ | ProtFlags::WRITE, MapFlags::PRIVATE);
        // SAFETY: this creates a new mapping, at an address that the system chooses.
        let page = unsafe { mmap_anonymous(null_mut(), LENGTH, access, way) }.ok()?;
        let address = page.expose_provenance();
        // SAFETY: only this function knows the mapping, and no reference into it exists.
        if unsafe { madvise(page, LENGTH, Advice::LinuxWipeOnFork) }.is_err() {
            unmap(address);
            return None;
        }
        Some(address)
    }

    fn unmap(page: usize) {
        if page != NO_PAGE {
            let page = std::ptr::with_exposed_provenance_mut(page);
            // SAFETY: the mapping comes from `map`, and no other code knows its address.
            let _ = unsafe { munmap(page, LENGTH) };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_thread_of_a_process_sees_the_same_number() {
        let own = process_number();
        let others = std::thread::scope(|scope| {
            let threads: Vec<_> = (0..8).map(|_| scope.spawn(process_number)).collect();
            threads
                .into_iter()
                .map(|thread| thread.join().unwrap())
                .collect::<Vec<_>>()
        });
        assert_eq!(others, [own; 8]);
        assert_eq!(process_number(), own);
    }
}
