//! Marks of the properties that were set, and the wake-up of the thread that sends them.

use super::sync::{AtomicBool, AtomicU64, Ordering};

pub(crate) struct Marks {
    /// One bit for each property.
    set: Box<[AtomicU64]>,
    /// `true` if something other than a property waits for the thread.
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

    /// Marks a property. Returns `true` if the thread has to be woken.
    #[must_use]
    pub(crate) fn mark(&self, index: usize) -> bool {
        self.set[index / 64].fetch_or(1 << (index % 64), Ordering::AcqRel);
        self.wakes()
    }

    /// Notes that something else waits. Returns `true` if the thread has to be woken.
    #[must_use]
    pub(crate) fn ask(&self) -> bool {
        self.asked.store(true, Ordering::Release);
        self.wakes()
    }

    /// This swap and that of `fall_asleep` come one after the other, and both write. So either the
    /// thread is found asleep here, or it sees there what was marked before.
    fn wakes(&self) -> bool {
        self.sleeping.swap(false, Ordering::AcqRel)
    }

    /// Calls `each` for the marked properties and clears their marks.
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

    /// Returns `true` if nothing was marked, so that the thread may sleep until it is woken.
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

    /// Notes that the thread is awake. A swap, since a store would hide from the thread the marks
    /// of whoever found it awake meanwhile.
    pub(crate) fn awake(&self) {
        self.sleeping.swap(false, Ordering::AcqRel);
    }
}
