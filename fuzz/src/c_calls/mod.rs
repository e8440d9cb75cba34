//! `c_calls`: sequences of calls of the C ABI, in any order that the ownership rules permit, with
//! arguments that may be NULL or invalid text.
//!
//! A panic within the library is a fault, even though the C ABI catches it before it reaches the
//! caller.
#![allow(unsafe_code, reason = "it calls a C library")]

mod clients;
mod objects;
mod pool;
mod script;
mod texts;
mod values;

use std::sync::Once;

use gfxhub_c::r#gen::status::gfxhub_status;
use script::Script;

/// Maximum number of calls for an input, so that values cannot grow without limit.
const MAX_CALLS: usize = 96;

/// All handles that the caller owns.
#[derive(Default)]
struct Caller {
    values: values::Values,
    texts: texts::Texts,
    clients: clients::Clients,
    objects: objects::Objects,
}

/// Makes the calls that an input describes. A byte selects each call; its arguments follow.
pub fn run(data: &[u8]) {
    abort_on_panic();
    let mut script = Script::new(data);
    // When the caller is dropped, it frees all handles that it still owns.
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

/// Asserts that a call has not failed with an internal error. Returns `true` if it succeeded.
fn sound(status: gfxhub_status) -> bool {
    assert_ne!(status, gfxhub_status::Internal);
    status == gfxhub_status::Ok
}

/// Makes panics end the process. Otherwise the C ABI would catch and hide them.
fn abort_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        // The first call of an export sets a panic hook that hides panics. An export is called
        // here, so that the hook below replaces that one.
        // SAFETY: the function accepts NULL, and then does nothing.
        unsafe { gfxhub_c::value::gfxhub_value_free(std::ptr::null_mut()) };
        std::panic::set_hook(Box::new(|panicked| {
            eprintln!("{panicked}");
            std::process::abort();
        }));
    });
}

/// Returns inputs that make the target parse `text` as an object of each kind and as a value, and
/// use the results.
pub fn inputs(text: &str) -> Vec<Vec<u8>> {
    let text = text.as_bytes();
    let zero = &[0][..];
    let object = |kind: u8| {
        // Parse the object, copy it, and read an engine, a rundown and a MOS object.
        [
            &[0xC0, kind, 0][..],
            text,
            zero,
            &[0xC0, kind, 2, 0, 0xC8, 0, 1, 0xC9, 0, 1, 0, 0xCA, 0, 1],
        ]
        .concat()
    };
    let mut inputs: Vec<Vec<u8>> = (0..objects::KINDS).map(object).collect();
    // Parse a value, create an array, add the value to it, read the array, and free one of them.
    inputs.push([&[9][..], text, zero, &[7, 15, 1, 0, 19, 1, 0, 13, 0]].concat());
    inputs
}
