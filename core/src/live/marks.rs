//! Marks of the properties that were set, which also decide when the sending thread must be woken.

use super::sync::{AtomicBool, AtomicU64, Ordering};

pub(crate) struct Marks {
    /// One bit for each property.
    set: Box<[AtomicU64]>,
    /// `true` if the thread has work other than sending marked properties.
    asked: AtomicBool,
    /// `true` if the thread sleeps, or is about to.
    sleeping: AtomicBool,
}

impl Marks {
    /// Returns marks for this number of properties.
    pub(crate) fn new(count: usize) -> Self {
        Self {
            set: (0..count.div_ceil(64)).map(|_| AtomicU64::new(0)).collect(),
            asked: AtomicBool::new(false),
            sleeping: AtomicBool::new(false),
        }
    }

    /// Marks a property. Returns `true` if the caller has to wake the thread.
    #[must_use]
    pub(crate) fn mark(&self, index: usize) -> bool {
        self.set[index / 64].fetch_or(1 << (index % 64), Ordering::AcqRel);
        self.wakes()
    }

    /// Records that the thread has other work. Returns `true` if the caller has to wake it.
    #[must_use]
    pub(crate) fn ask(&self) -> bool {
        self.asked.store(true, Ordering::Release);
        self.wakes()
    }

    /// Returns `true` if the caller has to wake the thread. This swap and the one in
    /// `fall_asleep` are ordered, and both write. So either this swap finds the thread asleep, or
    /// the thread sees the marks that were set before this swap.
    fn wakes(&self) -> bool {
        self.sleeping.swap(false, Ordering::AcqRel)
    }

    /// Clears the marks, and calls `each` for each property that was marked.
    pub(crate) fn take(&self, mut each: impl FnMut(usize)) {
        for (index, word) in self.set.iter().enumerate() {
            if word.load(Ordering::Relaxed) == 0 {
                continue;
            }
            let mut bits = word.swap(0, Ordering::AcqRel);
            while bits != 0 {
                each(index * 64 + bits.trailing_zeros() as usize);
                bits &= bits - 1;
            }
        }
    }

    /// Returns `true` if nothing is marked and there is no other work. The thread may then sleep
    /// until it is woken.
    #[must_use]
    pub(crate) fn fall_asleep(&self) -> bool {
        self.sleeping.swap(true, Ordering::AcqRel);
        let set = self
            .set
            .iter()
            .any(|word| word.load(Ordering::Acquire) != 0);
        let asked = self.asked.swap(false, Ordering::AcqRel);
        if set || asked {
            self.awake();
        }
        !set && !asked
    }

    /// Records that the thread is awake. This is a swap because a plain store could hide marks from
    /// the thread: those of a caller that found it awake in the meantime.
    pub(crate) fn awake(&self) {
        self.sleeping.swap(false, Ordering::AcqRel);
    }
}
