//! Tests that use the hub simulator like a program in C.

use std::ffi::{CStr, c_char};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::ptr::{null, null_mut};

use crate::r#gen::local_hub::*;
use crate::status::gfxhub_status;
use crate::text::*;

const RESET_AFTER_DELETE: &CStr = cr#"{"faults": [{"fault": "reset", "after": "effect",
    "operation": "playout.delete_rundown", "nth": 1}]}"#;

/// Reads and frees a text.
fn take(text: *mut gfxhub_local_hub_text) -> String {
    // SAFETY: the handles are used as gfxhub_local_hub.h requires.
    unsafe {
        let lent = gfxhub_local_hub_text_str(text);
        let copy = CStr::from_ptr(lent.data).to_str().unwrap().to_owned();
        assert_eq!(copy.len(), lent.len);
        gfxhub_local_hub_text_free(text);
        copy
    }
}

fn started(options: *const gfxhub_local_hub_options) -> *mut gfxhub_local_hub {
    let mut hub = null_mut();
    // SAFETY: the handles are used as gfxhub_local_hub.h requires.
    let status = unsafe { gfxhub_local_hub_start(options, &raw mut hub, null_mut()) };
    assert_eq!(status, gfxhub_status::Ok);
    hub
}

/// Tries to start a hub with these options, which must fail. Returns the error.
fn not_started(options: *const gfxhub_local_hub_options) -> String {
    let (mut hub, mut why) = (null_mut(), null_mut());
    // SAFETY: the handles are used as gfxhub_local_hub.h requires.
    let status = unsafe { gfxhub_local_hub_start(options, &raw mut hub, &raw mut why) };
    assert_eq!(status, gfxhub_status::Invalid);
    assert!(hub.is_null());
    take(why)
}

#[test]
fn a_refused_option_is_told_of_by_the_start() {
    // SAFETY: the handles are used as gfxhub_local_hub.h requires.
    unsafe {
        let options = gfxhub_local_hub_options_new();
        let set = gfxhub_local_hub_options_set_show_json;
        for (show, reason) in [
            (c"{\n  \"format\": 1,,\n}", "line 2, column 15"),
            (
                cr#"{"format": 1, "engines": [{"id": 1}]}"#,
                "line 1, column 35: engines[0]: missing field `name`",
            ),
            (c"\xff", "show: it is not UTF-8"),
        ] {
            assert_eq!(set(options, show.as_ptr()), gfxhub_status::Invalid);
            let why = not_started(options);
            assert!(why.contains(reason), "{why}");
        }
        assert_eq!(set(options, c"{\"format\": 1}".as_ptr()), gfxhub_status::Ok);
        gfxhub_local_hub_free(started(options));
        let set = gfxhub_local_hub_options_set_host;
        assert_eq!(set(options, c"studio".as_ptr()), gfxhub_status::Invalid);
        assert!(not_started(options).contains("host: \"studio\" is not an IP address"));
        assert_eq!(set(options, c"localhost".as_ptr()), gfxhub_status::Ok);
        let hub = started(options);
        let url = CStr::from_ptr(gfxhub_local_hub_url(hub).data);
        assert!(url.to_str().unwrap().starts_with("http://127.0.0.1:"));
        gfxhub_local_hub_free(hub);
        let profile = gfxhub_local_hub_options_set_profile(options, c"0.9".as_ptr());
        assert_eq!(profile, gfxhub_status::Invalid);
        assert!(not_started(options).contains("profile: "));
        gfxhub_local_hub_options_free(options);
    }
}

#[test]
fn a_hub_that_cannot_listen_says_why_and_gives_nothing() {
    let first = started(null());
    // SAFETY: the handles are used as gfxhub_local_hub.h requires.
    unsafe {
        let options = gfxhub_local_hub_options_new();
        gfxhub_local_hub_options_set_port(options, gfxhub_local_hub_port(first));
        let (mut hub, mut why) = (null_mut(), null_mut());
        let status = gfxhub_local_hub_start(options, &raw mut hub, &raw mut why);
        assert_eq!(status, gfxhub_status::Io);
        assert!(hub.is_null());
        assert!(take(why).contains("127.0.0.1"));
        let status = gfxhub_local_hub_start(null(), null_mut(), &raw mut why);
        assert_eq!(status, gfxhub_status::Invalid);
        assert!(take(why).contains("out"));
        gfxhub_local_hub_options_free(options);
        gfxhub_local_hub_free(first);
    }
}

#[test]
fn pages_of_an_allowed_origin_may_call() {
    // SAFETY: the handles are used as gfxhub_local_hub.h requires.
    unsafe {
        let options = gfxhub_local_hub_options_new();
        let allow = gfxhub_local_hub_options_allow_origin;
        for origin in [c"http://panel.example", c"http://other.example:3000"] {
            assert_eq!(allow(options, origin.as_ptr()), gfxhub_status::Ok);
        }
        let hub = started(options);
        assert_eq!(allow(options, c"*".as_ptr()), gfxhub_status::Invalid);
        assert_eq!(
            allow(options, c"http://a.example".as_ptr()),
            gfxhub_status::Ok
        );
        assert!(not_started(options).contains("origin: "));
        gfxhub_local_hub_options_free(options);
        let port = gfxhub_local_hub_port(hub);
        for (origin, is_allowed) in [
            ("http://panel.example", true),
            ("http://other.example:3000", true),
            ("http://evil.example", false),
        ] {
            let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
            let request = format!(
                "GET /api/rest/v1/engines HTTP/1.1\r\nHost: localhost\r\nOrigin: {origin}\r\n\
                 Connection: close\r\n\r\n"
            );
            stream.write_all(request.as_bytes()).unwrap();
            let mut response = String::new();
            stream.read_to_string(&mut response).unwrap();
            let echoed = response.contains(&format!("access-control-allow-origin: {origin}\r\n"));
            assert_eq!(echoed, is_allowed, "{response}");
        }
        gfxhub_local_hub_free(hub);
    }
}

#[test]
fn a_scenario_that_cannot_be_used_names_its_place_and_changes_nothing() {
    let wrong: &CStr =
        cr#"{"faults": [{"fault": "reset"}, {"fault": "status", "status": "busy"}]}"#;
    let named = |status, why| {
        assert_eq!(status, gfxhub_status::Invalid);
        let message = take(why);
        assert!(message.contains("faults[1].status"), "{message}");
    };
    // SAFETY: the handles are used as gfxhub_local_hub.h requires.
    unsafe {
        let options = gfxhub_local_hub_options_new();
        let mut why = null_mut();
        let set = gfxhub_local_hub_options_set_faults_json;
        assert_eq!(
            set(options, RESET_AFTER_DELETE.as_ptr(), &raw mut why),
            gfxhub_status::Ok
        );
        assert!(why.is_null());
        let hub = started(options);
        named(set(options, wrong.as_ptr(), &raw mut why), why);
        assert!(not_started(options).contains("faults[1].status"));
        gfxhub_local_hub_options_free(options);
        named(
            gfxhub_local_hub_set_faults_json(hub, wrong.as_ptr(), &raw mut why),
            why,
        );
        assert!(take(gfxhub_local_hub_faults_json(hub)).contains("playout.delete_rundown"));
        gfxhub_local_hub_clear_faults(hub);
        assert!(!take(gfxhub_local_hub_faults_json(hub)).contains("playout.delete_rundown"));
        gfxhub_local_hub_free(hub);
    }
}

#[test]
fn a_tally_is_written_on_success_alone() {
    let hub = started(null());
    let before = gfxhub_request_stats {
        requests: 7,
        effects: 7,
    };
    // SAFETY: the handles are used as gfxhub_local_hub.h requires.
    unsafe {
        let mut request_stats = before;
        let wrong: *const c_char = c"\xff".as_ptr();
        let counted = gfxhub_local_hub_request_stats(hub, wrong, &raw mut request_stats);
        assert_eq!(counted, gfxhub_status::Invalid);
        assert_eq!((request_stats.requests, request_stats.effects), (7, 7));
        let counted = gfxhub_local_hub_request_stats(hub, c"none".as_ptr(), &raw mut request_stats);
        assert_eq!(counted, gfxhub_status::Ok);
        assert_eq!((request_stats.requests, request_stats.effects), (0, 0));
        gfxhub_local_hub_free(hub);
    }
}

#[test]
fn engines_and_the_hub_restart_and_what_cannot_be_says_why() {
    let ok = gfxhub_status::Ok;
    // SAFETY: the handles are used as gfxhub_local_hub.h requires.
    unsafe {
        let options = gfxhub_local_hub_options_new();
        let set = gfxhub_local_hub_options_set_service_time_ms;
        assert_eq!(set(options, 10_001), ok);
        assert!(not_started(options).contains("10 seconds at most"));
        assert_eq!(set(options, 1), ok);
        let hub = started(options);
        gfxhub_local_hub_options_free(options);
        let port = gfxhub_local_hub_port(hub);
        assert_eq!(gfxhub_local_hub_restart(hub, 0, null_mut()), ok);
        assert_eq!(gfxhub_local_hub_port(hub), port);
        assert_eq!(gfxhub_local_hub_set_service_time_ms(hub, 0, null_mut()), ok);
        assert_eq!(gfxhub_local_hub_disconnect_engine(hub, 3, null_mut()), ok);
        assert_eq!(
            gfxhub_local_hub_restart_engine(hub, 3, 1, 1, null_mut()),
            ok
        );
        let refused = |status, why| {
            assert_eq!(status, gfxhub_status::Invalid);
            take(why)
        };
        let mut why = null_mut();
        let status = gfxhub_local_hub_set_service_time_ms(hub, 10_001, &raw mut why);
        assert!(refused(status, why).contains("10 seconds at most"));
        let status = gfxhub_local_hub_disconnect_engine(hub, 99, &raw mut why);
        assert!(refused(status, why).contains("no engine 99"));
        let status = gfxhub_local_hub_restart_engine(hub, 99, 0, 0, &raw mut why);
        assert!(refused(status, why).contains("no engine 99"));
        let status = gfxhub_local_hub_restart(null(), 0, &raw mut why);
        assert!(refused(status, why).contains("hub"));
        gfxhub_local_hub_free(hub);
    }
}

#[test]
fn a_license_is_json_and_a_token_is_chosen() {
    // SAFETY: the handles are used as gfxhub_local_hub.h requires.
    unsafe {
        let options = gfxhub_local_hub_options_new();
        let mut why = null_mut();
        let set = gfxhub_local_hub_options_set_license_json;
        let wrong = set(options, c"{\"status\": 200}".as_ptr(), &raw mut why);
        assert_eq!(wrong, gfxhub_status::Invalid);
        assert!(take(why).contains("license: it must be"));
        assert!(not_started(options).contains("license: it must be"));
        let missing = set(options, c"402".as_ptr(), null_mut());
        let token = gfxhub_local_hub_options_set_token(options, c"open".as_ptr());
        let time = gfxhub_local_hub_options_set_service_time_ms(options, 7);
        assert_eq!([missing, token, time], [gfxhub_status::Ok; 3]);
        let hub = started(options);
        gfxhub_local_hub_options_free(options);
        let token = CStr::from_ptr(gfxhub_local_hub_token(hub).data);
        assert_eq!(token, c"open");
        assert_eq!(gfxhub_local_hub_service_time_ms(hub), 7);
        let port = gfxhub_local_hub_port(hub);
        let mut stream = TcpStream::connect(("127.0.0.1", port)).unwrap();
        let request =
            "GET /api/rest/v1/engines HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
        stream.write_all(request.as_bytes()).unwrap();
        let mut response = String::new();
        stream.read_to_string(&mut response).unwrap();
        assert!(response.starts_with("HTTP/1.1 402 "), "{response}");
        gfxhub_local_hub_free(hub);
    }
}
