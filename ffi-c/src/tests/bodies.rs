//! Tests of bodies that are filled by setters or read from JSON.

use std::ptr::{null, null_mut};

use super::{c, made, take};
use crate::r#gen::bodies::*;
use crate::r#gen::status::gfxhub_status;
use crate::value::{gfxhub_value_free, gfxhub_value_new_double, gfxhub_value_new_text};

#[test]
fn setters_fill_a_body() {
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let value = gfxhub_value_new_double(0.25);
        let update = gfxhub_property_update_new(value);
        gfxhub_value_free(value);
        let set = [
            gfxhub_property_update_set_interpolation(update, c"EaseIn".as_ptr()),
            gfxhub_property_update_set_duration(update, 1.5),
            gfxhub_property_update_set_interpolation(update, c"\xff".as_ptr()),
            gfxhub_property_update_set_interpolation(update, null()),
            gfxhub_property_update_set_delay(null_mut(), 1.0),
        ];
        use gfxhub_status::{Invalid, Ok};
        assert_eq!(set, [Ok, Ok, Invalid, Invalid, Invalid]);
        let copy = gfxhub_property_update_clone(update);
        gfxhub_property_update_free(update);
        assert_eq!(
            take(gfxhub_property_update_to_json(copy)),
            r#"{"Value":0.25,"Interpolation":"EaseIn","Duration":1.5}"#
        );
        gfxhub_property_update_free(copy);
        assert!(gfxhub_property_update_new(null()).is_null());
    }
}

#[test]
fn bodies_within_bodies_are_copied() {
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let value = gfxhub_value_new_text(c"Cut".as_ptr());
        let payload = gfxhub_payload_new(value);
        let parameter = gfxhub_function_parameter_new(c"path".as_ptr(), payload);
        let call = gfxhub_function_call_new();
        for _ in 0..2 {
            assert_eq!(
                gfxhub_function_call_add_parameters(call, parameter),
                gfxhub_status::Ok
            );
        }
        gfxhub_value_free(value);
        gfxhub_payload_free(payload);
        gfxhub_function_parameter_free(parameter);
        let one = r#"{"PropertyPath":"path","payload":{"value":"Cut"}}"#;
        assert_eq!(
            take(gfxhub_function_call_to_json(call)),
            format!(r#"{{"Parameters":[{one},{one}]}}"#)
        );
        assert_eq!(
            gfxhub_function_call_clear_parameters(call),
            gfxhub_status::Ok
        );
        assert_eq!(
            take(gfxhub_function_call_to_json(call)),
            r#"{"Parameters":[]}"#
        );
        gfxhub_function_call_free(call);
    }
}

#[test]
fn null_and_members_have_setters_of_their_own() {
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let renderer = gfxhub_renderer_create_new();
        gfxhub_renderer_create_set_engine_id_null(renderer);
        gfxhub_renderer_create_set_project_id(renderer, 5);
        assert_eq!(
            take(gfxhub_renderer_create_to_json(renderer)),
            r#"{"engineId":null,"projectId":5}"#
        );
        gfxhub_renderer_create_free(renderer);

        let (update, value) = (
            gfxhub_playout_item_update_new(),
            gfxhub_value_new_double(2.5),
        );
        assert_eq!(
            gfxhub_playout_item_update_set_data(update, value),
            gfxhub_status::Invalid
        );
        gfxhub_playout_item_update_add_data(update, c"size".as_ptr(), value);
        gfxhub_playout_item_update_add_overridden_channels(update, 4);
        gfxhub_value_free(value);
        assert_eq!(
            take(gfxhub_playout_item_update_to_json(update)),
            r#"{"overriddenChannels":[4],"data":{"size":2.5}}"#
        );
        gfxhub_playout_item_update_free(update);
    }
}

#[test]
fn a_misspelt_member_is_refused() {
    let good = c(r#"{"Value":1,"Duration":2}"#);
    let bad = c(r#"{"Value":1,"duration":2}"#);
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let update = made(|out| gfxhub_property_update_from_json(good.as_ptr(), out, null_mut()));
        assert_eq!(
            take(gfxhub_property_update_to_json(update)),
            r#"{"Value":1,"Duration":2}"#
        );
        gfxhub_property_update_free(update);
        let mut update = null_mut();
        let status = gfxhub_property_update_from_json(bad.as_ptr(), &raw mut update, null_mut());
        assert_eq!(status, gfxhub_status::Invalid);
        assert!(update.is_null());
    }
}
