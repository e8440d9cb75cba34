//! Creates, reads, compares and frees values, and adds them to one another.

use std::ptr::{null, null_mut};

use gfxhub_c::optional::{gfxhub_optional_bool, gfxhub_optional_double};
use gfxhub_c::optional::{gfxhub_optional_int64, gfxhub_optional_pair};
use gfxhub_c::value::*;
use gfxhub_c::value_list::*;
use gfxhub_c::value_structs::*;
use gfxhub_c::value_texture::*;

use super::pool::Pool;
use super::script::Script;
use super::texts::{Texts, look_text};
use super::{Caller, sound};

/// Maximum length, as JSON, of a value that is added to another. Without it, a value that is
/// repeatedly added to itself would fill the memory.
const LARGE: usize = 2048;

/// The values that the caller owns.
pub(super) struct Values(pub(super) Pool<gfxhub_value>);

impl Default for Values {
    fn default() -> Self {
        Self(Pool::new(gfxhub_value_free))
    }
}

pub(super) fn step(caller: &mut Caller, call: u8, script: &mut Script<'_>) {
    let Caller {
        values: Values(values),
        texts,
        ..
    } = caller;
    // SAFETY: handles come from the pools, and only the pools free them. Borrowed handles are not
    // used after any other call.
    unsafe {
        match call % 28 {
            0 => values.own(gfxhub_value_new_null()),
            1 => values.own(gfxhub_value_new_bool(script.small() & 1 == 1)),
            2 => values.own(gfxhub_value_new_int64(script.number() as i64)),
            3 => values.own(gfxhub_value_new_uint64(script.number())),
            4 => values.own(gfxhub_value_new_double(script.double())),
            5 => values.own(gfxhub_value_new_text(script.text().pointer())),
            6 => {
                let bytes = script.bytes();
                values.own(gfxhub_value_new_text_of(bytes.as_ptr().cast(), bytes.len()));
            }
            7 => values.own(gfxhub_value_new_array()),
            8 => values.own(gfxhub_value_new_object()),
            9 | 10 => from_json(values, texts, script),
            11 => {
                let value = values.pick(script.small());
                texts.string(gfxhub_value_to_json(value));
                texts.string(gfxhub_value_display(value));
            }
            12 => {
                let value = values.pick(script.small());
                let copy = gfxhub_value_clone(value);
                assert_eq!(copy.is_null(), value.is_null());
                assert_eq!(json(texts, copy), json(texts, value));
                values.own(copy);
            }
            13 | 14 => values.free(script.small()),
            15 | 16 => {
                let (array, item) = (values.pick(script.small()), values.pick(script.small()));
                if json(texts, item) <= LARGE && json(texts, array) <= LARGE {
                    let before = gfxhub_value_len(array);
                    let pushed = sound(gfxhub_value_push(array, item));
                    assert_eq!(gfxhub_value_len(array), before + usize::from(pushed));
                }
            }
            17 | 18 => {
                let (object, name) = (values.pick(script.small()), script.text());
                let member = values.pick(script.small());
                if json(texts, member) <= LARGE
                    && json(texts, object) <= LARGE
                    && sound(gfxhub_value_set(object, name.pointer(), member))
                {
                    assert!(!gfxhub_value_get(object, name.pointer()).is_null());
                }
            }
            19 | 20 => look(values.pick(script.small()), script),
            21 => {
                let (value, other) = (values.pick(script.small()), values.pick(script.small()));
                let same = gfxhub_value_equal(value, other);
                assert_eq!(same, gfxhub_value_equal(other, value));
                let near = gfxhub_value_approx_equal(value, other);
                assert_eq!(near, gfxhub_value_approx_equal(other, value));
            }
            22 => values.own(gfxhub_value_new_vector(vector(script))),
            23 => {
                let rows = std::array::from_fn(|_| std::array::from_fn(|_| script.double()));
                values.own(gfxhub_value_new_matrix(&gfxhub_matrix { rows }));
                assert!(gfxhub_value_new_matrix(null()).is_null());
            }
            24 => values.own(gfxhub_value_new_track(&track(script))),
            25 => values.own(gfxhub_value_new_clean_plates(values.pick(script.small()))),
            26 => texture(values, script),
            _ => texts.step(script),
        }
    }
}

/// Returns the length of a value as JSON.
///
/// # Safety
/// The handle must be owned by the caller, or be NULL.
unsafe fn json(texts: &mut Texts, value: *const gfxhub_value) -> usize {
    // SAFETY: the caller guarantees that the handle is valid.
    texts.string(unsafe { gfxhub_value_to_json(value) })
}

/// # Safety
/// There are no requirements; the function is unsafe because it calls unsafe functions.
unsafe fn from_json(values: &mut Pool<gfxhub_value>, texts: &mut Texts, script: &mut Script<'_>) {
    let (mut value, mut error) = (null_mut(), null_mut());
    let text = script.text();
    // SAFETY: the outputs are variables of this function.
    let read = sound(unsafe { gfxhub_value_from_json(text.pointer(), &mut value, &mut error) });
    assert_eq!((value.is_null(), error.is_null()), (!read, read));
    values.own(value);
    texts.error(error);
    if !read {
        // A caller that does not need the error passes NULL.
        // SAFETY: the output is a variable of this function.
        let again = unsafe { gfxhub_value_from_json(text.pointer(), &mut value, null_mut()) };
        assert!(!sound(again) && value.is_null());
    }
}

/// Reads a value with every accessor, and some of the values within it.
///
/// # Safety
/// The handle must be owned by the caller, or be NULL.
unsafe fn look(value: *const gfxhub_value, script: &mut Script<'_>) {
    let mut value = value;
    // SAFETY: the caller guarantees that the handle is valid. Borrowed values are valid until their
    // owner changes.
    unsafe {
        for _ in 0..4 {
            let (mut boolean, mut signed, mut unsigned, mut double) = (false, 0, 0, 0.0);
            gfxhub_value_as_bool(value, &mut boolean);
            gfxhub_value_as_int64(value, &mut signed);
            gfxhub_value_as_uint64(value, &mut unsigned);
            gfxhub_value_as_double(value, &mut double);
            gfxhub_value_as_double(value, null_mut());
            look_text(gfxhub_value_as_text(value));
            let mut vector = std::mem::MaybeUninit::uninit();
            gfxhub_value_as_vector(value, vector.as_mut_ptr());
            let mut matrix = std::mem::MaybeUninit::uninit();
            gfxhub_value_as_matrix(value, matrix.as_mut_ptr());
            let mut track = std::mem::MaybeUninit::uninit();
            gfxhub_value_as_track(value, track.as_mut_ptr());
            let mut texture = std::mem::MaybeUninit::<gfxhub_texture>::uninit();
            if gfxhub_value_as_texture(value, texture.as_mut_ptr()) {
                look_text(texture.assume_init().handle);
            }
            let plates = gfxhub_value_as_clean_plates(value);
            assert!(plates.is_null() || gfxhub_value_kind_of(plates) == gfxhub_value_kind::Array);
            let length = gfxhub_value_len(value);
            // The index may be after the end, for which the function returns NULL.
            let at = script.small() % (length + 2);
            let inner = gfxhub_value_at(value, at);
            assert_eq!(inner.is_null(), at >= length);
            look_text(gfxhub_value_key_at(value, at));
            let name = script.text_of(&["x", "data", "location"]);
            gfxhub_value_get(value, name.pointer());
            gfxhub_value_get(value, null());
            if inner.is_null() {
                return;
            }
            value = inner;
        }
    }
}

fn vector(script: &mut Script<'_>) -> gfxhub_vector {
    let has_w = script.small() & 1 == 1;
    let [x, y, z, w] = std::array::from_fn(|_| script.double());
    gfxhub_vector { x, y, z, w, has_w }
}

fn double(script: &mut Script<'_>) -> gfxhub_optional_double {
    let has = script.small() & 1 == 1;
    let value = if has { script.double() } else { 0.0 };
    gfxhub_optional_double { has, value }
}

fn pair(script: &mut Script<'_>) -> gfxhub_optional_pair {
    let gfxhub_optional_double { has, value } = double(script);
    gfxhub_optional_pair {
        has,
        x: value,
        y: -value,
    }
}

fn int64(script: &mut Script<'_>) -> gfxhub_optional_int64 {
    let has = script.small() & 1 == 1;
    let value = if has { script.number() as i64 } else { 0 };
    gfxhub_optional_int64 { has, value }
}

fn track(script: &mut Script<'_>) -> gfxhub_track {
    gfxhub_track {
        location: vector(script),
        rotation: vector(script),
        fov: double(script),
        focus: double(script),
        center_shift: pair(script),
        zoom: double(script),
        k1k2: pair(script),
        render_ratio: double(script),
        distortion_scale: double(script),
        sensor_size: pair(script),
        pixel_aspect_ratio: double(script),
        nodal_offset: double(script),
        focus_distance: double(script),
    }
}

/// # Safety
/// There are no requirements; the function is unsafe because it calls unsafe functions.
unsafe fn texture(values: &mut Pool<gfxhub_value>, script: &mut Script<'_>) {
    let lent = |bytes: Option<&[u8]>| gfxhub_c::str::gfxhub_str {
        data: bytes.map_or(null(), |bytes| bytes.as_ptr().cast()),
        len: bytes.map_or(0, <[u8]>::len),
    };
    let given = script.small();
    let mut text = |bit: usize| lent((given >> bit & 1 == 1).then(|| script.bytes()));
    let (handle, pid_text, memory, offset) = (text(0), text(1), text(2), text(3));
    let boolean = |bit: usize| gfxhub_optional_bool {
        has: given >> bit & 1 == 1,
        value: given & 1 == 1,
    };
    let texture = gfxhub_texture {
        handle,
        pid: int64(script),
        pid_text,
        memory,
        offset,
        type_: int64(script),
        size: int64(script),
        width: int64(script),
        height: int64(script),
        format: int64(script),
        usage: int64(script),
        filtering: int64(script),
        unscaled: boolean(4),
        unmanaged: boolean(5),
        field_type: int64(script),
    };
    // SAFETY: each text of the texture is NULL, or points to as many bytes as its length says.
    values.own(unsafe { gfxhub_value_new_texture(&texture) });
}
