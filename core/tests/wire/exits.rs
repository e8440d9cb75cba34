//! Tests of calls during the exit of threads and processes. Programs take graphics off air when
//! they exit, so a call in a destructor must work.
#![allow(
    unsafe_code,
    reason = "the standard library has neither thread-specific keys with destructors nor functions at exit"
)]

use std::cell::RefCell;
use std::ffi::{c_int, c_void};
use std::sync::OnceLock;

use gfxhub::Client;

use super::{OK, Server, child_process, client, command};

unsafe extern "C" {
    fn atexit(run: extern "C" fn()) -> c_int;
}

#[cfg(unix)]
unsafe extern "C" {
    fn pthread_key_create(key: *mut u32, destructor: extern "C" fn(*mut c_void)) -> c_int;
    fn pthread_setspecific(key: u32, value: *const c_void) -> c_int;
}

/// The client of the child process.
static HUB: OnceLock<Client> = OnceLock::new();

/// Makes a command on its own connection, and then two reads, of which the second uses a pooled
/// connection. The responses to the reads cannot be decoded, so that the creation of an error is
/// tested as well.
fn call() {
    let hub = HUB.get().expect("the test makes it first");
    command(hub).expect("a command");
    for _ in 0..2 {
        let error = hub.engines().get(1).expect_err("the answer has no id");
        assert_eq!(error.kind(), gfxhub::ErrorKind::Decode, "{error}");
    }
}

/// Returns the number of requests of a child process that runs `end` and exits. The child must
/// succeed.
fn requests(test: &str, end: fn()) -> usize {
    match child_process::text() {
        None => {
            let server = Server::answering(OK);
            let output = child_process::run(test, &server.url(), |_| ());
            let why = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{test} in a child: {why}");
            server.requests().len()
        }
        Some(url) => {
            HUB.set(client(&url)).expect("once");
            end();
            std::process::exit(0)
        }
    }
}

/// A value that calls the hub when its thread ends.
struct CallsAtThreadEnd;

impl Drop for CallsAtThreadEnd {
    fn drop(&mut self) {
        call();
    }
}

thread_local! {
    static FIRST: RefCell<Option<CallsAtThreadEnd>> = const { RefCell::new(None) };
}

#[test]
fn a_call_works_in_the_destructor_of_a_thread_local() {
    let made = requests(
        "exits::a_call_works_in_the_destructor_of_a_thread_local",
        || {
            std::thread::spawn(|| {
                // This value is older than the thread-locals of the library, so it is destroyed
                // after them.
                FIRST.set(Some(CallsAtThreadEnd));
                let hub = HUB.get().expect("set");
                command(hub).expect("a command");
            })
            .join()
            .expect("the thread ends well");
        },
    );
    assert_eq!(made, 4);
}

#[cfg(unix)]
#[test]
fn a_call_works_in_the_destructor_of_a_pthread_key() {
    extern "C" fn destructor(_: *mut c_void) {
        call();
    }
    let made = requests(
        "exits::a_call_works_in_the_destructor_of_a_pthread_key",
        || {
            std::thread::spawn(|| {
                command(HUB.get().expect("set")).expect("a command");
                let mut key = 0;
                // SAFETY: the key was created by this code, and its value is never read.
                let set = unsafe {
                    pthread_key_create(&raw mut key, destructor);
                    pthread_setspecific(key, std::ptr::dangling())
                };
                assert_eq!(set, 0);
            })
            .join()
            .expect("the thread ends well");
        },
    );
    assert_eq!(made, 4);
}

#[test]
fn a_call_works_at_the_exit_of_the_process() {
    extern "C" fn at_exit() {
        call();
    }
    let made = requests("exits::a_call_works_at_the_exit_of_the_process", || {
        // This thread, on which the process exits, has used the library before.
        command(HUB.get().expect("set")).expect("a command");
        // SAFETY: the function uses only statics, which are never destroyed.
        assert_eq!(unsafe { atexit(at_exit) }, 0);
    });
    assert_eq!(made, 4);
}
