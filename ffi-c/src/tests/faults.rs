//! Tests with a hub that fails on purpose. They check the requests and effects that it counts.

use std::ffi::CStr;
use std::ptr::null_mut;

use gfxhub_simulator::{LocalHub, Options};

use super::{c, made};
use crate::abi::{GFXHUB_ABI_VERSION, gfxhub_client_new_abi};
use crate::client::*;
use crate::client_options::*;
use crate::error::*;
use crate::r#gen::call_options::*;
use crate::r#gen::client_options::*;
use crate::r#gen::operations::gfxhub_playout_delete_rundown;
use crate::r#gen::status::gfxhub_status;

const RESET_AFTER_DELETE: &str = r#"{"faults": [{"fault": "reset", "after": "effect",
    "operation": "playout.delete_rundown", "nth": 1}]}"#;

/// Creates a client that sends `id` as its request id with every request.
unsafe fn client_with_id(hub: &LocalHub, id: &CStr) -> *mut gfxhub_client {
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let options = gfxhub_client_options_new();
        gfxhub_client_options_set_header(options, c"X-Request-Id".as_ptr(), id.as_ptr());
        let url = c(&hub.url());
        let client = made(|out| {
            gfxhub_client_new_abi(GFXHUB_ABI_VERSION, url.as_ptr(), options, out, null_mut())
        });
        gfxhub_client_options_free(options);
        client
    }
}

fn request_stats(hub: &LocalHub, id: &CStr) -> (u64, u64) {
    let counted = hub.request_stats(id.to_str().unwrap());
    (counted.requests, counted.effects)
}

#[test]
fn a_delete_is_sent_again_on_demand_alone_and_reset_forgets_it() {
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let hub = LocalHub::start(Options::default()).unwrap();
        let options = gfxhub_call_options_new();
        for (id, resend) in [(c"once", false), (c"twice", true)] {
            hub.set_faults_json(RESET_AFTER_DELETE).unwrap();
            let client = client_with_id(&hub, id);
            gfxhub_call_options_set_resend(options, resend);
            let mut error = null_mut();
            let status = gfxhub_playout_delete_rundown(client, 2, options, &raw mut error);
            if resend {
                assert_eq!(status, gfxhub_status::Ok);
                assert_eq!(request_stats(&hub, id), (2, 1));
            } else {
                assert_eq!(status, gfxhub_status::ConnectionLost);
                assert_eq!(gfxhub_error_effect(error), gfxhub_effect::Maybe);
                assert_eq!(request_stats(&hub, id), (1, 1));
            }
            gfxhub_error_free(error);
            gfxhub_client_free(client);
            assert_eq!(hub.faults_triggered(), 1);
            hub.reset().unwrap();
            assert_eq!(request_stats(&hub, id), (0, 0));
        }
        gfxhub_call_options_free(options);
    }
}
