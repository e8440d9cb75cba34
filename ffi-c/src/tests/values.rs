//! Tests of values: creation, access, changes, comparison and freeing.

use std::ptr::{null, null_mut};

use super::{c, made, read, take};
use crate::r#gen::status::gfxhub_status;
use crate::optional::{gfxhub_optional_double, gfxhub_optional_int64, gfxhub_optional_pair};
use crate::str::gfxhub_str;
use crate::value::*;
use crate::value_list::*;
use crate::value_structs::*;
use crate::value_texture::*;

fn json(text: &str) -> *mut gfxhub_value {
    let text = c(text);
    // SAFETY: the handles are used as gfxhub.h requires.
    made(|out| unsafe { gfxhub_value_from_json(text.as_ptr(), out, null_mut()) })
}

fn written(value: *mut gfxhub_value) -> String {
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let text = take(gfxhub_value_to_json(value));
        gfxhub_value_free(value);
        text
    }
}

#[test]
fn each_kind_is_constructed_detected_and_written() {
    use gfxhub_value_kind as Kind;
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        for (value, kind, text) in [
            (gfxhub_value_new_null(), Kind::Null, "null"),
            (gfxhub_value_new_bool(true), Kind::Boolean, "true"),
            (gfxhub_value_new_int64(-3), Kind::Integer, "-3"),
            (
                gfxhub_value_new_uint64(u64::MAX),
                Kind::Unsigned,
                "18446744073709551615",
            ),
            (gfxhub_value_new_double(0.5), Kind::Double, "0.5"),
            (
                gfxhub_value_new_double(f64::NAN),
                Kind::Double,
                r#"{"$number":"NaN"}"#,
            ),
            (gfxhub_value_new_text(c("é").as_ptr()), Kind::Text, "\"é\""),
            (
                gfxhub_value_new_text_of(c"a".as_ptr(), 2),
                Kind::Text,
                r#""a\u0000""#,
            ),
            (gfxhub_value_new_array(), Kind::Array, "[]"),
            (gfxhub_value_new_object(), Kind::Object, "{}"),
            (
                json(r#"{"x":1,"y":2,"z":3}"#),
                Kind::Vector,
                r#"{"x":1,"y":2,"z":3}"#,
            ),
        ] {
            assert_eq!(gfxhub_value_kind_of(value), kind);
            assert_eq!(written(value), text);
        }
        assert_eq!(gfxhub_value_kind_of(null()), Kind::Null);
        assert!(gfxhub_value_new_text(c"\xff".as_ptr()).is_null());
        assert!(gfxhub_value_new_text_of(c"x".as_ptr(), usize::MAX).is_null());
    }
}

#[test]
fn an_array_may_be_put_into_itself() {
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let array = json(r#"["text"]"#);
        assert_eq!(gfxhub_value_push(array, array), gfxhub_status::Ok);
        let inner = gfxhub_value_at(array, 1);
        assert_eq!(
            read(gfxhub_value_as_text(gfxhub_value_at(inner, 0))),
            "text"
        );
        assert_eq!(written(array), r#"["text",["text"]]"#);
    }
}

/// A program in C cannot create a value that is nested too deeply to be sent.
#[test]
fn a_value_goes_no_deeper_than_can_be_sent() {
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let mut value = gfxhub_value_new_null();
        for level in 0..=gfxhub_core::Value::DEPTH_LIMIT {
            let (array, object) = (gfxhub_value_new_array(), gfxhub_value_new_object());
            let due = if level < gfxhub_core::Value::DEPTH_LIMIT {
                gfxhub_status::Ok
            } else {
                gfxhub_status::Invalid
            };
            assert_eq!(gfxhub_value_push(array, value), due, "{level}");
            assert_eq!(
                gfxhub_value_set(object, c"a".as_ptr(), value),
                due,
                "{level}"
            );
            gfxhub_value_free(value);
            gfxhub_value_free(object);
            value = array;
        }
        assert_eq!(written(value), "[]");
    }
}

#[test]
fn objects_are_changed_and_looked_at_by_name_and_place() {
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let (object, text) = (
            gfxhub_value_new_object(),
            gfxhub_value_new_text(c"first".as_ptr()),
        );
        assert_eq!(
            gfxhub_value_set(object, c"one".as_ptr(), text),
            gfxhub_status::Ok
        );
        assert_eq!(
            gfxhub_value_set(object, c"two".as_ptr(), object),
            gfxhub_status::Ok
        );
        gfxhub_value_free(text);
        assert_eq!(gfxhub_value_len(object), 2);
        assert_eq!(read(gfxhub_value_key_at(object, 1)), "two");
        assert_eq!(read(gfxhub_value_key_at(object, 2)), "");
        let one = gfxhub_value_get(object, c"one".as_ptr());
        assert_eq!(one, gfxhub_value_at(object, 0));
        assert_eq!(read(gfxhub_value_as_text(one)), "first");
        let copy = gfxhub_value_clone(gfxhub_value_get(object, c"two".as_ptr()));
        assert!(!gfxhub_value_equal(copy, object));
        gfxhub_value_free(object);
        let first = gfxhub_value_at(copy, 0);
        assert_eq!(read(gfxhub_value_as_text(first)), "first");
        let refused = [
            gfxhub_value_push(copy, first),
            gfxhub_value_set(copy, c"\xff".as_ptr(), first),
            gfxhub_value_set(copy, null(), first),
            gfxhub_value_set(copy, c"x".as_ptr(), null()),
            gfxhub_value_set(null_mut(), c"x".as_ptr(), first),
        ];
        assert_eq!(refused, [gfxhub_status::Invalid; 5]);
        assert_eq!(written(copy), r#"{"one":"first"}"#);
    }
}

#[test]
fn what_is_shown_is_what_was_meant_and_the_json_keeps_every_bit() {
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let value = json(r#"{"x":0.20000000298023224,"on":[true,7]}"#);
        let shown = take(gfxhub_value_display(value));
        assert_eq!(shown, r#"{"x":0.2,"on":[true,7]}"#);
        assert_eq!(written(value), r#"{"x":0.20000000298023224,"on":[true,7]}"#);
        assert!(gfxhub_value_display(null()).is_null());
    }
}

#[test]
fn numbers_are_given_in_the_form_asked_for_where_that_is_exact() {
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let value = json("3.0");
        let (mut signed, mut unsigned, mut double, mut boolean) = (0, 0, 0.0, false);
        assert!(gfxhub_value_as_int64(value, &raw mut signed) && signed == 3);
        assert!(gfxhub_value_as_uint64(value, &raw mut unsigned) && unsigned == 3);
        assert!(gfxhub_value_as_double(value, &raw mut double) && double == 3.0);
        assert!(!gfxhub_value_as_bool(value, &raw mut boolean));
        let integer = gfxhub_value_new_int64(3);
        assert!(!gfxhub_value_equal(value, integer));
        assert!(gfxhub_value_approx_equal(value, integer));
        assert!(gfxhub_value_equal(null(), null()) && !gfxhub_value_equal(value, null()));
        gfxhub_value_free(integer);
        gfxhub_value_free(value);
    }
}

#[test]
fn the_shapes_of_hubs_go_in_and_come_out() {
    // SAFETY: the handles are used as gfxhub.h requires.
    unsafe {
        let at = |x| gfxhub_vector {
            x,
            y: 0.5,
            z: 0.0,
            w: 1.0,
            has_w: false,
        };
        let matrix = gfxhub_matrix {
            rows: [[0.25; 4]; 4],
        };
        let value = gfxhub_value_new_matrix(&raw const matrix);
        let mut back = gfxhub_matrix {
            rows: [[0.0; 4]; 4],
        };
        assert!(gfxhub_value_as_matrix(value, &raw mut back) && back.rows == matrix.rows);
        gfxhub_value_free(value);

        let no = gfxhub_optional_double {
            has: false,
            value: 0.0,
        };
        let no_pair = gfxhub_optional_pair {
            has: false,
            x: 0.0,
            y: 0.0,
        };
        let track = gfxhub_track {
            location: at(1.0),
            rotation: at(2.0),
            fov: gfxhub_optional_double {
                has: true,
                value: 42.5,
            },
            focus: no,
            center_shift: gfxhub_optional_pair {
                has: true,
                x: 0.5,
                y: 1.5,
            },
            zoom: no,
            k1k2: no_pair,
            render_ratio: no,
            distortion_scale: no,
            sensor_size: no_pair,
            pixel_aspect_ratio: no,
            nodal_offset: no,
            focus_distance: no,
        };
        let value = gfxhub_value_new_track(&raw const track);
        let mut back = track;
        back.fov = no;
        assert!(gfxhub_value_as_track(value, &raw mut back));
        assert!(back.fov.has && back.fov.value == 42.5 && !back.zoom.has);
        assert!((back.location.x, back.rotation.x, back.center_shift.y) == (1.0, 2.0, 1.5));
        gfxhub_value_free(value);

        let handle = r#"{"handle":"0x2a","pid":"4711","width":1920,"unmanaged":true}"#;
        let value = json(handle);
        let mut texture = std::mem::MaybeUninit::<gfxhub_texture>::uninit();
        assert!(gfxhub_value_as_texture(value, texture.as_mut_ptr()));
        let mut texture = texture.assume_init();
        assert_eq!(read(texture.handle), "0x2a");
        assert_eq!(read(texture.pid_text), "4711");
        assert!(!texture.pid.has && texture.memory.data.is_null());
        assert!(texture.width.value == 1920 && texture.unmanaged.value && !texture.height.has);
        assert_eq!(
            written(gfxhub_value_new_texture(&raw const texture)),
            handle
        );
        texture.pid_text = gfxhub_str {
            data: null(),
            len: 0,
        };
        texture.pid = gfxhub_optional_int64 {
            has: true,
            value: 7,
        };
        let again = written(gfxhub_value_new_texture(&raw const texture));
        assert!(again.contains(r#""pid":7"#), "{again}");
        texture.handle.data = null();
        assert!(gfxhub_value_new_texture(&raw const texture).is_null());
        gfxhub_value_free(value);

        let plates = json(r#"["plate"]"#);
        let value = gfxhub_value_new_clean_plates(plates);
        assert!(gfxhub_value_equal(
            gfxhub_value_as_clean_plates(value),
            plates
        ));
        assert!(gfxhub_value_as_clean_plates(plates).is_null());
        assert!(gfxhub_value_new_clean_plates(value).is_null());
        gfxhub_value_free(plates);
        gfxhub_value_free(value);
        let mut vector = at(0.0);
        let value = gfxhub_value_new_vector(gfxhub_vector {
            has_w: true,
            ..at(3.5)
        });
        assert!(gfxhub_value_as_vector(value, &raw mut vector));
        assert!(vector.has_w && vector.w == 1.0 && vector.x == 3.5);
        gfxhub_value_free(value);
    }
}
