//! Closures by reference without a table: a `dyn` closure brings three functions and a table with
//! relocations each, and there are more than a thousand exports.

use std::marker::PhantomData;
use std::mem::ManuallyDrop;

/// A closure that takes an `&A` and gives an `R`, as a pointer and the function that runs it.
pub(crate) struct Thin<'a, A, R> {
    closure: *mut (),
    run: unsafe fn(*mut (), &A) -> R,
    borrowed: PhantomData<&'a mut ()>,
}

impl<'a, A, R> Thin<'a, A, R> {
    /// This closure.
    pub(crate) fn of<F: FnMut(&A) -> R>(closure: &'a mut F) -> Self {
        Self {
            closure: std::ptr::from_mut(closure).cast(),
            run: run::<A, R, F>,
            borrowed: PhantomData,
        }
    }

    /// Runs it.
    pub(crate) fn run(&mut self, given: &A) -> R {
        // SAFETY: `of` made both of one closure, which is borrowed for as long as this lives.
        unsafe { (self.run)(self.closure, given) }
    }
}

/// # Safety
/// `closure` points to an `F` that nobody else uses meanwhile.
unsafe fn run<A, R, F: FnMut(&A) -> R>(closure: *mut (), given: &A) -> R {
    // SAFETY: the caller's promise.
    let closure = unsafe { &mut *closure.cast::<F>() };
    closure(given)
}

/// A closure that is run once.
pub(crate) struct Once {
    closure: *mut (),
    run: unsafe fn(*mut ()),
}

impl Once {
    /// This closure, which is leaked where it is not run.
    ///
    /// # Safety
    /// The closure stays where it is until this is gone, and is not used otherwise.
    pub(crate) unsafe fn of<F: FnOnce()>(closure: &mut ManuallyDrop<F>) -> Self {
        Self {
            closure: std::ptr::from_mut(closure).cast(),
            run: run_once::<F>,
        }
    }

    /// Runs it.
    pub(crate) fn run(self) {
        // SAFETY: `of` made both of one closure, and this is gone then.
        unsafe { (self.run)(self.closure) }
    }
}

/// # Safety
/// `closure` points to an `F` that nobody uses any more.
unsafe fn run_once<F: FnOnce()>(closure: *mut ()) {
    // SAFETY: the caller's promise.
    let closure = unsafe { ManuallyDrop::take(&mut *closure.cast::<ManuallyDrop<F>>()) };
    closure();
}
