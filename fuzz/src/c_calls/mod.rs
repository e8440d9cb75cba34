//! `c_calls`: sequences of calls of the C ABI, in any order that the rules of ownership allow, with
//! NULL and broken text among the arguments.
//!
//! A panic within the library is a fault, even if the guard of the ABI hides it from the caller.
#![allow(unsafe_code, reason = "it plays the caller of a C library")]

mod clients;
mod objects;
mod pool;
mod script;
mod texts;
mod values;

use std::sync::Once;

use gfxhub_c::r#gen::status::gfxhub_status;
use script::Script;

/// Maximum number of calls of one input, so that values cannot grow without end.
const MAX_CALLS: usize = 96;

/// All handles that the caller owns.
#[derive(Default)]
struct Caller {
    values: values::Values,
    texts: texts::Texts,
    clients: clients::Clients,
    objects: objects::Objects,
}

/// Runs the calls: one byte for each, followed by its arguments.
pub fn run(data: &[u8]) {
    abort_on_panic();
    let mut script = Script::new(data);
    // The drop of the caller frees all handles that are still owned.
    let mut caller = Caller::default();
    for _ in 0..MAX_CALLS {
        let Some(call) = script.byte() else {
            return;
        };
        let (part, call) = (call >> 6, call & 63);
        match part {
            0 | 1 => values::step(&mut caller, call | (part & 1) << 6, &mut script),
            2 => clients::step(&mut caller, call, &mut script),
            _ => objects::step(&mut caller, call, &mut script),
        }
    }
}

/// Asserts that a call has not failed internally; returns `true` if it succeeded.
fn sound(status: gfxhub_status) -> bool {
    assert_ne!(status, gfxhub_status::Internal);
    status == gfxhub_status::Ok
}

/// Makes panics end the run: the guard of the ABI catches them and tells nobody.
fn abort_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // The first call through the guard sets a hook that hides panics; ours is set after that.
        // SAFETY: NULL is valid and does nothing.
        unsafe { gfxhub_c::value::gfxhub_value_free(std::ptr::null_mut()) };
        std::panic::set_hook(Box::new(|panicked| {
            eprintln!("{panicked}");
            std::process::abort();
        }));
    });
}

/// Returns inputs that read this text as objects and as a value, and use the results a little.
pub fn inputs(text: &str) -> Vec<Vec<u8>> {
    let text = text.as_bytes();
    let zero = &[0][..];
    let object = |kind: u8| {
        // Read it, look at it, copy it.
        [
            &[0xC0, kind, 0][..],
            text,
            zero,
            &[0xC8, 0, 1, 0xC9, 0, 1, 0xCA, 0, 1],
        ]
        .concat()
    };
    let mut inputs: Vec<Vec<u8>> = (0..objects::KINDS).map(object).collect();
    // Read a value, make an array, put the value into it, look at the array, free one.
    inputs.push([&[9][..], text, zero, &[7, 15, 1, 0, 19, 1, 0, 13, 0]].concat());
    inputs
}
