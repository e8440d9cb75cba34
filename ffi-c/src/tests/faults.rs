//! A hub that fails on purpose, and what C counts of it.

use std::ffi::CStr;
use std::ptr::{null, null_mut};

use super::{c, made, read};
use crate::abi::GFXHUB_ABI_VERSION;
use crate::call_options::*;
use crate::client::*;
use crate::client_options::*;
use crate::effect::gfxhub_effect;
use crate::error::*;
use crate::r#gen::operations::gfxhub_playout_delete_rundown;
use crate::r#gen::status::gfxhub_status;
use crate::local_faults::*;
use crate::local_hub::*;
use crate::string::{gfxhub_string_free, gfxhub_string_str};

const RESET_AFTER_DELETE: &CStr = cr#"{"faults": [{"fault": "reset", "after": "effect",
    "operation": "playout.delete_rundown", "nth": 1}]}"#;

/// A client whose every request carries this id.
unsafe fn client_with_id(hub: *const gfxhub_local_hub, id: &CStr) -> *mut gfxhub_client {
    // SAFETY: what is given out is used as the header says; so everywhere in these tests.
    unsafe {
        let options = gfxhub_client_options_new();
        gfxhub_client_options_set_header(options, c"X-Request-Id".as_ptr(), id.as_ptr());
        let url = gfxhub_local_hub_url(hub).data;
        let client =
            made(|out| gfxhub_client_new_abi(GFXHUB_ABI_VERSION, url, options, out, null_mut()));
        gfxhub_client_options_free(options);
        client
    }
}

unsafe fn request_stats(hub: *const gfxhub_local_hub, id: &CStr) -> (u64, u64) {
    let mut counted = gfxhub_request_stats {
        requests: 0,
        effects: 0,
    };
    // SAFETY: as above.
    let status = unsafe { gfxhub_local_hub_request_stats(hub, id.as_ptr(), &raw mut counted) };
    assert_eq!(status, gfxhub_status::Ok);
    (counted.requests, counted.effects)
}

#[test]
fn a_delete_is_sent_again_on_demand_alone_and_reset_forgets_it() {
    // SAFETY: as above.
    unsafe {
        let hub = made(|out| gfxhub_local_hub_start(null(), out, null_mut()));
        let options = gfxhub_call_options_new();
        for (id, resend) in [(c"once", false), (c"twice", true)] {
            assert_eq!(
                gfxhub_local_hub_set_faults_json(hub, RESET_AFTER_DELETE.as_ptr(), null_mut()),
                gfxhub_status::Ok
            );
            let client = client_with_id(hub, id);
            gfxhub_call_options_set_resend(options, resend);
            let mut error = null_mut();
            let status = gfxhub_playout_delete_rundown(client, 2, options, &raw mut error);
            if resend {
                assert_eq!(status, gfxhub_status::Ok);
                assert_eq!(request_stats(hub, id), (2, 1));
            } else {
                assert_eq!(status, gfxhub_status::ConnectionLost);
                assert_eq!(gfxhub_error_effect(error), gfxhub_effect::Maybe);
                assert_eq!(request_stats(hub, id), (1, 1));
            }
            gfxhub_error_free(error);
            gfxhub_client_free(client);
            assert_eq!(gfxhub_local_hub_faults_triggered(hub), 1);
            assert_eq!(gfxhub_local_hub_reset(hub, null_mut()), gfxhub_status::Ok);
            assert_eq!(request_stats(hub, id), (0, 0));
        }
        let json = gfxhub_local_hub_faults_json(hub);
        assert!(read(gfxhub_string_str(json)).contains(r#""struck":1"#));
        gfxhub_string_free(json);
        gfxhub_local_hub_clear_faults(hub);
        assert_eq!(gfxhub_local_hub_faults_triggered(hub), 0);
        gfxhub_call_options_free(options);
        gfxhub_local_hub_free(hub);
    }
}

#[test]
fn a_scenario_that_cannot_be_used_names_its_place_and_changes_nothing() {
    let wrong = c(r#"{"faults": [{"fault": "reset"}, {"fault": "status", "status": "busy"}]}"#);
    let named = |status, error: *mut gfxhub_error| {
        assert_eq!(status, gfxhub_status::Invalid);
        // SAFETY: as above.
        unsafe {
            let message = read(gfxhub_error_message(error));
            assert!(message.contains("faults[1].status"), "{message}");
            assert_eq!(read(gfxhub_error_argument(error)), "faults");
            gfxhub_error_free(error);
        }
    };
    // SAFETY: as above.
    unsafe {
        let options = gfxhub_local_hub_options_new();
        let mut error = null_mut();
        let set = gfxhub_local_hub_options_set_faults_json;
        assert_eq!(
            set(options, RESET_AFTER_DELETE.as_ptr(), null_mut()),
            gfxhub_status::Ok
        );
        named(set(options, wrong.as_ptr(), &raw mut error), error);
        let hub = made(|out| gfxhub_local_hub_start(options, out, null_mut()));
        gfxhub_local_hub_options_free(options);
        named(
            gfxhub_local_hub_set_faults_json(hub, wrong.as_ptr(), &raw mut error),
            error,
        );
        let json = gfxhub_local_hub_faults_json(hub);
        assert!(read(gfxhub_string_str(json)).contains("playout.delete_rundown"));
        gfxhub_string_free(json);
        gfxhub_local_hub_free(hub);
    }
}
