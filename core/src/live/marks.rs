//! Which properties were set, and whether the thread that sends them has to be woken.

use super::sync::{AtomicBool, AtomicU64, Ordering};

pub(crate) struct Marks {
    /// A bit for each property.
    set: Box<[AtomicU64]>,
    /// Whether something else than a property waits for the thread.
    asked: AtomicBool,
    /// Whether the thread sleeps, or is about to.
    sleeping: AtomicBool,
}

impl Marks {
    /// For so many properties.
    pub(crate) fn new(count: usize) -> Self {
        Self {
            set: (0..count.div_ceil(64)).map(|_| AtomicU64::new(0)).collect(),
            asked: AtomicBool::new(false),
            sleeping: AtomicBool::new(false),
        }
    }

    /// Marks a property. Whether the thread has to be woken.
    #[must_use]
    pub(crate) fn mark(&self, index: usize) -> bool {
        self.set[index / 64].fetch_or(1 << (index % 64), Ordering::AcqRel);
        self.wakes()
    }

    /// Marks that something else waits. Whether the thread has to be woken.
    #[must_use]
    pub(crate) fn ask(&self) -> bool {
        self.asked.store(true, Ordering::Release);
        self.wakes()
    }

    /// Of this and of falling asleep one comes first, and both write: so either the thread is found
    /// asleep here, or it finds there what was marked before.
    fn wakes(&self) -> bool {
        self.sleeping.swap(false, Ordering::AcqRel)
    }

    /// Takes the properties that were marked.
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

    /// Whether the thread may sleep until it is woken: nothing was marked.
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

    /// The thread does not sleep any more. This writes and reads too: a store would hide from the
    /// thread who found it awake meanwhile.
    pub(crate) fn awake(&self) {
        self.sleeping.swap(false, Ordering::AcqRel);
    }
}
