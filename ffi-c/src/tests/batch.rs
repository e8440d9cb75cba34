//! Tests of batches in C: borrowed results and invalid items.

use std::ffi::c_void;
use std::ptr::{null, null_mut};
use std::time::Duration;

use gfxhub_simulator::{LocalHub, Options};

use super::{c, made, read};
use crate::abi::{GFXHUB_ABI_VERSION, gfxhub_client_new_abi};
use crate::batch_options::*;
use crate::client::*;
use crate::error::*;
use crate::r#gen::batch_options::*;
use crate::r#gen::bodies::*;
use crate::r#gen::composed::*;
use crate::r#gen::plain::gfxhub_property_address;
use crate::r#gen::records::*;
use crate::r#gen::status::gfxhub_status;
use crate::value::*;

const OPACITY: &std::ffi::CStr = c"Default//Opacity/0";

struct Hub {
    simulator: LocalHub,
    client: *mut gfxhub_client,
}

impl Hub {
    fn start() -> Self {
        Self::with(Options::default())
    }

    fn with(options: Options) -> Self {
        let simulator = LocalHub::start(options).unwrap();
        let url = c(&simulator.url());
        // SAFETY: the handles are used as gfxhub.h requires.
        let client = made(|out| unsafe {
            gfxhub_client_new_abi(GFXHUB_ABI_VERSION, url.as_ptr(), null(), out, null_mut())
        });
        Self { simulator, client }
    }

    /// Passes the items to `gfxhub_engines_set_properties`, which must refuse them. Returns the
    /// invalid argument.
    unsafe fn refused(&self, sets: &[gfxhub_property_set]) -> String {
        let (mut results, mut error) = (null_mut(), null_mut());
        // SAFETY: the handles are used as gfxhub.h requires.
        unsafe {
            let status = gfxhub_engines_set_properties(
                self.client,
                sets.as_ptr(),
                sets.len(),
                null(),
                null(),
                &raw mut results,
                &raw mut error,
            );
            assert_eq!(status, gfxhub_status::Invalid);
            assert!(results.is_null());
            assert_eq!(
                read(gfxhub_error_operation(error)),
                "engines.set_properties"
            );
            let argument = read(gfxhub_error_argument(error));
            gfxhub_error_free(error);
            argument
        }
    }
}

impl Drop for Hub {
    fn drop(&mut self) {
        // SAFETY: the handles are used as gfxhub.h requires.
        unsafe { gfxhub_client_free(self.client) }
    }
}

/// Returns an item that sets the opacity of this node, to a value or by an update.
fn set(
    node: &std::ffi::CStr,
    value: *const gfxhub_value,
    update: *const gfxhub_property_update,
) -> gfxhub_property_set {
    gfxhub_property_set {
        engine_id: 3,
        node_path: node.as_ptr(),
        property_path: OPACITY.as_ptr(),
        value,
        update,
        number: 0.5,
        has_number: false,
    }
}

/// Returns an item that sets the opacity of this node to a number.
fn set_number(node: &std::ffi::CStr, number: f64) -> gfxhub_property_set {
    gfxhub_property_set {
        number,
        has_number: true,
        ..set(node, null(), null())
    }
}

#[test]
fn each_set_has_its_property_or_its_error() {
    let hub = Hub::start();
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let (half, quarter) = (gfxhub_value_new_double(0.5), gfxhub_value_new_double(0.25));
        let update = gfxhub_property_update_new(quarter);
        let sets = [
            set(c"Mixer_0", half, null()),
            set(c"Nowhere", half, null()),
            set(c"Mixer_0", null(), update),
            set_number(c"Mixer_0", 0.5),
        ];
        let results = made(|out| {
            gfxhub_engines_set_properties(
                hub.client,
                sets.as_ptr(),
                sets.len(),
                null(),
                null(),
                out,
                null_mut(),
            )
        });
        assert_eq!(gfxhub_property_results_len(results), 4);
        assert_eq!(gfxhub_property_results_failed_count(results), 1);
        let value = |at| gfxhub_property_value(gfxhub_property_results_at(results, at));
        assert!(gfxhub_value_equal(value(0), half));
        assert!(gfxhub_value_equal(value(2), quarter));
        assert!(gfxhub_value_equal(value(3), half));
        assert!(gfxhub_property_results_at(results, 1).is_null());
        assert!(gfxhub_property_results_error_at(results, 0).is_null());
        let failed = gfxhub_property_results_error_at(results, 1);
        assert_eq!(gfxhub_error_http_status(failed), 500);
        assert_eq!(gfxhub_error_effect(failed), gfxhub_effect::Maybe);
        assert!(gfxhub_property_results_at(results, 4).is_null());
        assert!(gfxhub_property_results_error_at(results, 4).is_null());
        assert!(gfxhub_property_results_elapsed_us(results) > 0);
        let (skew, elapsed) = (
            gfxhub_property_results_skew_us(results),
            gfxhub_property_results_elapsed_us(results),
        );
        assert!(skew > 0 && skew <= elapsed, "{skew} {elapsed}");
        assert!(gfxhub_property_results_connections(results) >= 1);
        gfxhub_property_results_free(results);
        gfxhub_property_update_free(update);
        gfxhub_value_free(half);
        gfxhub_value_free(quarter);
    }
}

#[test]
fn lists_are_borrowed_with_the_paths_of_their_nodes() {
    let hub = Hub::start();
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let nodes = [c"Mixer_0".as_ptr(), c"Nowhere".as_ptr()];
        let list = |count| {
            made(|out| {
                gfxhub_engines_list_properties_of(
                    hub.client,
                    3,
                    nodes.as_ptr(),
                    count,
                    null(),
                    null(),
                    out,
                    null_mut(),
                )
            })
        };
        let results = list(2);
        assert_eq!(gfxhub_property_list_results_len(results), 2);
        assert_eq!(gfxhub_property_list_results_failed_count(results), 1);
        let path = |at| read(gfxhub_property_list_results_node_path_at(results, at));
        assert_eq!((path(0).as_str(), path(1).as_str()), ("Mixer_0", "Nowhere"));
        assert_eq!(path(2), "");
        let properties = gfxhub_property_list_results_at(results, 0);
        assert!(gfxhub_property_list_len(properties) > 0);
        assert!(gfxhub_property_list_results_at(results, 1).is_null());
        let failed = gfxhub_property_list_results_error_at(results, 1);
        assert_eq!(gfxhub_error_http_status(failed), 500);
        assert!(gfxhub_property_list_results_connections(results) >= 1);
        assert!(gfxhub_property_list_results_skew_us(results) > 0);
        assert!(gfxhub_property_list_results_elapsed_us(results) > 0);
        gfxhub_property_list_results_free(results);
        // If no node paths are given, the properties of all nodes are listed.
        let all = list(0);
        assert!(gfxhub_property_list_results_len(all) > 2);
        assert_eq!(gfxhub_property_list_results_failed_count(all), 0);
        gfxhub_property_list_results_free(all);
    }
}

#[test]
fn a_set_that_cannot_be_sent_is_named_and_nothing_is_sent() {
    let hub = Hub::start();
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let (half, nan) = (
            gfxhub_value_new_double(0.5),
            gfxhub_value_new_double(f64::NAN),
        );
        let update = gfxhub_property_update_new(half);
        let good = set(c"Mixer_0", half, null());
        let no_node = gfxhub_property_set {
            node_path: null(),
            ..good
        };
        let both = gfxhub_property_set {
            has_number: true,
            ..good
        };
        for (bad, argument) in [
            (no_node, "sets[1].nodePath"),
            (set(c"\xff", half, null()), "sets[1].nodePath"),
            (set(c"Mixer_0", null(), null()), "sets[1].body.Value"),
            (set(c"Mixer_0", half, update), "sets[1].body.Value"),
            (both, "sets[1].body.Value"),
            (set_number(c"Mixer_0", f64::NAN), "sets[1].body.Value"),
            (set(c"Mixer_0", nan, null()), "sets[1].body.Value"),
        ] {
            assert_eq!(hub.refused(&[good, bad]), argument);
        }
        let (mut results, mut error) = (null_mut(), null_mut());
        let status = gfxhub_engines_set_properties(
            hub.client,
            null(),
            1,
            null(),
            null(),
            &raw mut results,
            &raw mut error,
        );
        assert_eq!(status, gfxhub_status::Invalid);
        assert_eq!(read(gfxhub_error_argument(error)), "sets");
        gfxhub_error_free(error);
        assert!(hub.simulator.journal().is_empty());
        gfxhub_property_update_free(update);
        gfxhub_value_free(half);
        gfxhub_value_free(nan);
    }
}

/// Progress function that counts its calls and ends the batch at the first one.
unsafe extern "C-unwind" fn end(done: usize, total: usize, calls: *mut c_void) -> bool {
    assert!(done <= total);
    // SAFETY: the data is a number.
    unsafe { *calls.cast::<usize>() += 1 };
    false
}

#[test]
fn options_are_heeded() {
    let hub = Hub::with(Options {
        service_time: Duration::from_millis(20),
        ..Options::default()
    });
    let address = |node: &'static std::ffi::CStr| gfxhub_property_address {
        engine_id: 3,
        node_path: node.as_ptr(),
        property_path: OPACITY.as_ptr(),
    };
    let mut addresses = [address(c"Mixer_0"); 20];
    addresses[0] = address(c"Nowhere");
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let get = |options: *const gfxhub_batch_options| {
            made(|out| {
                gfxhub_engines_get_properties(
                    hub.client,
                    addresses.as_ptr(),
                    addresses.len(),
                    options,
                    null(),
                    out,
                    null_mut(),
                )
            })
        };
        let kind = |results, at| gfxhub_error_kind(gfxhub_property_results_error_at(results, at));
        let options = gfxhub_batch_options_new();
        let set = gfxhub_batch_options_set_ordered(options, true);
        assert_eq!(set, gfxhub_status::Ok);
        gfxhub_batch_options_set_stop_on_error(options, true);
        let results = get(options);
        assert_eq!(gfxhub_property_results_failed_count(results), 20);
        assert_eq!(kind(results, 1), gfxhub_status::Cancelled);
        assert_eq!(gfxhub_property_results_connections(results), 1);
        gfxhub_property_results_free(results);
        gfxhub_batch_options_free(options);

        let options = gfxhub_batch_options_new();
        gfxhub_batch_options_set_max_total(options, 1);
        gfxhub_batch_options_set_ordered(options, true);
        let results = get(options);
        assert_eq!(kind(results, 19), gfxhub_status::TooLarge);
        gfxhub_property_results_free(results);
        gfxhub_batch_options_free(options);

        let options = gfxhub_batch_options_new();
        let none = gfxhub_batch_options_set_on_progress(options, None, null_mut());
        assert_eq!(none, gfxhub_status::Invalid);
        let mut calls = 0_usize;
        let given = (&raw mut calls).cast();
        gfxhub_batch_options_set_ordered(options, true);
        gfxhub_batch_options_set_on_progress(options, Some(end), given);
        let results = get(options);
        assert_eq!(calls, 1);
        assert_eq!(kind(results, 19), gfxhub_status::Cancelled);
        gfxhub_property_results_free(results);
        gfxhub_batch_options_free(options);
    }
}
