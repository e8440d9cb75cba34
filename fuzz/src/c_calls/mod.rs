//! `c_calls`: sequences of calls of the C ABI, in any order that the rules of ownership allow, with
//! NULL and with broken text among the arguments.
//!
//! A panic within the library is a fault, also where the guard of the ABI keeps it from the caller.
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

/// How many calls one input makes at most, so that values cannot grow without end.
const MOST: usize = 96;

/// Everything that the caller owns.
#[derive(Default)]
struct Caller {
    values: values::Values,
    texts: texts::Texts,
    clients: clients::Clients,
    objects: objects::Objects,
}

/// The calls, one byte each and then their arguments.
pub fn run(data: &[u8]) {
    abort_on_panic();
    let mut script = Script::new(data);
    // Whatever is owned at the end is freed as the caller goes.
    let mut caller = Caller::default();
    for _ in 0..MOST {
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

/// Nothing that is called here may fail within.
fn sound(status: gfxhub_status) -> bool {
    assert_ne!(status, gfxhub_status::Internal);
    status == gfxhub_status::Ok
}

/// The guard of the ABI catches panics and tells nobody: here they end the run.
fn abort_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // The first call through the guard hides panics; ours comes after that.
        // SAFETY: NULL is nothing to do.
        unsafe { gfxhub_c::value::gfxhub_value_free(std::ptr::null_mut()) };
        std::panic::set_hook(Box::new(|panicked| {
            eprintln!("{panicked}");
            std::process::abort();
        }));
    });
}

/// Inputs that read this text as objects and as a value, and do a little with those.
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
    // Read a value, make an array, put the one into the other, look at it, free one.
    inputs.push([&[9][..], text, zero, &[7, 15, 1, 0, 19, 1, 0, 13, 0]].concat());
    inputs
}
