//! Values of the shapes that hubs list: vector, matrix, track, texture, clean plates.

use gfxhub_core::{CleanPlates, Matrix, Pair, Pid, Texture, Track, Value, Vector};

use crate::handle::{borrow, lend_maybe, read, read_into};
use crate::input;
use crate::str::gfxhub_str;
use crate::terminate::text;
use crate::value::{gfxhub_value, value};

/// A position, a rotation, a scale, a colour.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct gfxhub_vector {
    /// First component.
    pub x: f64,
    /// Second component.
    pub y: f64,
    /// Third component.
    pub z: f64,
    /// Fourth component, where there is one.
    pub w: f64,
    /// Whether there is a fourth component.
    pub has_w: bool,
}

/// A 4x4 matrix, row by row.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct gfxhub_matrix {
    /// The rows x, y, z and w, each with its x, y, z and w.
    pub rows: [[f64; 4]; 4],
}

/// A number that may not be there.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct gfxhub_optional_double {
    /// Whether it is there.
    pub has: bool,
    /// The number.
    pub value: f64,
}

/// A whole number that may not be there.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct gfxhub_optional_int64 {
    /// Whether it is there.
    pub has: bool,
    /// The number.
    pub value: i64,
}

/// A boolean that may not be there.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct gfxhub_optional_bool {
    /// Whether it is there.
    pub has: bool,
    /// The boolean.
    pub value: bool,
}

/// Two numbers that may not be there.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct gfxhub_optional_pair {
    /// Whether they are there.
    pub has: bool,
    /// First number.
    pub x: f64,
    /// Second number.
    pub y: f64,
}

/// A camera track. Location and rotation make it one; what else is not there is not written.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct gfxhub_track {
    /// Where the camera is.
    pub location: gfxhub_vector,
    /// Where it looks.
    pub rotation: gfxhub_vector,
    /// Field of view.
    pub fov: gfxhub_optional_double,
    /// Focus.
    pub focus: gfxhub_optional_double,
    /// Shift of the optical centre.
    pub center_shift: gfxhub_optional_pair,
    /// Zoom.
    pub zoom: gfxhub_optional_double,
    /// Lens distortion, first and second coefficient.
    pub k1k2: gfxhub_optional_pair,
    /// Render ratio.
    pub render_ratio: gfxhub_optional_double,
    /// Distortion scale.
    pub distortion_scale: gfxhub_optional_double,
    /// Size of the sensor.
    pub sensor_size: gfxhub_optional_pair,
    /// Width of a pixel by its height.
    pub pixel_aspect_ratio: gfxhub_optional_double,
    /// Distance between the mount and the nodal point.
    pub nodal_offset: gfxhub_optional_double,
    /// Distance of what is in focus.
    pub focus_distance: gfxhub_optional_double,
}

/// A texture or video handle. It is good for the process that gave it only.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct gfxhub_texture {
    /// The handle itself.
    pub handle: gfxhub_str,
    /// The process that it belongs to, where that is an integer.
    pub pid: gfxhub_optional_int64,
    /// The process that it belongs to, where that is text; `data` is NULL where it is not.
    pub pid_text: gfxhub_str,
    /// Where its memory is; `data` is NULL where it is not given.
    pub memory: gfxhub_str,
    /// Where it begins in that memory; `data` is NULL where it is not given.
    pub offset: gfxhub_str,
    /// What it is, as a number.
    pub type_: gfxhub_optional_int64,
    /// Size in memory.
    pub size: gfxhub_optional_int64,
    /// Width in pixels.
    pub width: gfxhub_optional_int64,
    /// Height in pixels.
    pub height: gfxhub_optional_int64,
    /// Pixel format, as a number.
    pub format: gfxhub_optional_int64,
    /// Usage, as a number.
    pub usage: gfxhub_optional_int64,
    /// Filtering, as a number.
    pub filtering: gfxhub_optional_int64,
    /// Whether it is left unscaled.
    pub unscaled: gfxhub_optional_bool,
    /// Whether its memory is managed by someone else.
    pub unmanaged: gfxhub_optional_bool,
    /// Field type, as a number.
    pub field_type: gfxhub_optional_int64,
}

/// A vector of three or four.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_value_new_vector(vector: gfxhub_vector) -> *mut gfxhub_value {
    value("gfxhub_value_new_vector", || {
        Some(Vector::from(vector).into())
    })
}

/// The vector, if it is one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_as_vector(
    value: *const gfxhub_value,
    out: *mut gfxhub_vector,
) -> bool {
    let vector = |value: &Value| value.vector().map(gfxhub_vector::from);
    // SAFETY: the header's rules.
    unsafe { read_into("gfxhub_value_as_vector", value, out, vector) }
}

/// A matrix; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_new_matrix(
    matrix: *const gfxhub_matrix,
) -> *mut gfxhub_value {
    value("gfxhub_value_new_matrix", || {
        // SAFETY: the header's rules.
        let rows = unsafe { matrix.as_ref() }?.rows;
        Some(Matrix { rows }.into())
    })
}

/// The matrix, if it is one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_as_matrix(
    value: *const gfxhub_value,
    out: *mut gfxhub_matrix,
) -> bool {
    let matrix = |value: &Value| {
        let rows = value.matrix()?.rows;
        Some(gfxhub_matrix { rows })
    };
    // SAFETY: the header's rules.
    unsafe { read_into("gfxhub_value_as_matrix", value, out, matrix) }
}

/// A camera track; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_new_track(track: *const gfxhub_track) -> *mut gfxhub_value {
    value("gfxhub_value_new_track", || {
        // SAFETY: the header's rules.
        let track = unsafe { track.as_ref() }?;
        let track = Track {
            location: track.location.into(),
            rotation: track.rotation.into(),
            fov: track.fov.into(),
            focus: track.focus.into(),
            center_shift: track.center_shift.into(),
            zoom: track.zoom.into(),
            k1k2: track.k1k2.into(),
            render_ratio: track.render_ratio.into(),
            distortion_scale: track.distortion_scale.into(),
            sensor_size: track.sensor_size.into(),
            pixel_aspect_ratio: track.pixel_aspect_ratio.into(),
            nodal_offset: track.nodal_offset.into(),
            focus_distance: track.focus_distance.into(),
        };
        Some(track.into())
    })
}

/// The camera track, if it is one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_as_track(
    value: *const gfxhub_value,
    out: *mut gfxhub_track,
) -> bool {
    let track = |value: &Value| {
        let track = value.track()?;
        Some(gfxhub_track {
            location: track.location.into(),
            rotation: track.rotation.into(),
            fov: track.fov.into(),
            focus: track.focus.into(),
            center_shift: track.center_shift.into(),
            zoom: track.zoom.into(),
            k1k2: track.k1k2.into(),
            render_ratio: track.render_ratio.into(),
            distortion_scale: track.distortion_scale.into(),
            sensor_size: track.sensor_size.into(),
            pixel_aspect_ratio: track.pixel_aspect_ratio.into(),
            nodal_offset: track.nodal_offset.into(),
            focus_distance: track.focus_distance.into(),
        })
    };
    // SAFETY: the header's rules.
    unsafe { read_into("gfxhub_value_as_track", value, out, track) }
}

/// A texture or video handle; NULL for NULL, for a handle without text, and for text that is not
/// UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_new_texture(
    texture: *const gfxhub_texture,
) -> *mut gfxhub_value {
    value("gfxhub_value_new_texture", || {
        // SAFETY: the header's rules.
        let texture = unsafe { texture.as_ref() }?;
        let text = |text: gfxhub_str| {
            if text.data.is_null() {
                return Some(None);
            }
            // SAFETY: the header's rules.
            unsafe { input::text_of(text.data, text.len) }.map(|text| Some(text.to_owned()))
        };
        let pid = match text(texture.pid_text)? {
            Some(text) => Some(Pid::Text(text)),
            None => Option::from(texture.pid).map(Pid::Integer),
        };
        let texture = Texture {
            handle: text(texture.handle)??,
            pid,
            memory: text(texture.memory)?,
            offset: text(texture.offset)?,
            r#type: texture.type_.into(),
            size: texture.size.into(),
            width: texture.width.into(),
            height: texture.height.into(),
            format: texture.format.into(),
            usage: texture.usage.into(),
            filtering: texture.filtering.into(),
            unscaled: texture.unscaled.into(),
            unmanaged: texture.unmanaged.into(),
            field_type: texture.field_type.into(),
        };
        Some(texture.into())
    })
}

/// The texture or video handle, if it is one. Its texts are lent by the value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_as_texture(
    value: *const gfxhub_value,
    out: *mut gfxhub_texture,
) -> bool {
    let texture = |value: &Value| {
        let texture = value.texture()?;
        let member = |name| {
            let member = value.as_object()?.get(name)?;
            member.as_str().map(text)
        };
        let none = gfxhub_str {
            data: std::ptr::null(),
            len: 0,
        };
        let pid = match texture.pid {
            Some(Pid::Integer(number)) => Some(number),
            _ => None,
        };
        Some(gfxhub_texture {
            handle: member("handle")?,
            pid: pid.into(),
            pid_text: member("pid").unwrap_or(none),
            memory: member("memory").unwrap_or(none),
            offset: member("offset").unwrap_or(none),
            type_: texture.r#type.into(),
            size: texture.size.into(),
            width: texture.width.into(),
            height: texture.height.into(),
            format: texture.format.into(),
            usage: texture.usage.into(),
            filtering: texture.filtering.into(),
            unscaled: texture.unscaled.into(),
            unmanaged: texture.unmanaged.into(),
            field_type: texture.field_type.into(),
        })
    };
    // SAFETY: the header's rules.
    unsafe { read_into("gfxhub_value_as_texture", value, out, texture) }
}

/// Clean plates of this array; NULL where it is none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_new_clean_plates(
    plates: *const gfxhub_value,
) -> *mut gfxhub_value {
    value("gfxhub_value_new_clean_plates", || {
        // SAFETY: the header's rules.
        let data = unsafe { borrow(plates) }?.as_array()?.to_vec();
        Some(CleanPlates { data }.into())
    })
}

/// The array of clean plates, lent; NULL where the value is not that.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_as_clean_plates(
    value: *const gfxhub_value,
) -> *const gfxhub_value {
    let plates = |value: &'static Value| {
        let data = value.as_object().and_then(|members| members.get("data"));
        lend_maybe(data.filter(|data| data.as_array().is_some()))
    };
    // SAFETY: the header's rules.
    unsafe {
        read(
            "gfxhub_value_as_clean_plates",
            value,
            std::ptr::null(),
            plates,
        )
    }
}

impl From<gfxhub_vector> for Vector {
    fn from(vector: gfxhub_vector) -> Self {
        let gfxhub_vector { x, y, z, w, has_w } = vector;
        if has_w {
            Self::xyzw(x, y, z, w)
        } else {
            Self::xyz(x, y, z)
        }
    }
}

impl From<Vector> for gfxhub_vector {
    fn from(vector: Vector) -> Self {
        Self {
            x: vector.x,
            y: vector.y,
            z: vector.z,
            w: vector.w.unwrap_or(0.0),
            has_w: vector.w.is_some(),
        }
    }
}

/// C's way to say that a number may not be there, and Rust's.
macro_rules! optional {
    ($($C:ident of $Of:ty;)+) => { $(
        impl From<Option<$Of>> for $C {
            fn from(of: Option<$Of>) -> Self {
                Self { has: of.is_some(), value: of.unwrap_or_default() }
            }
        }

        impl From<$C> for Option<$Of> {
            fn from(of: $C) -> Self {
                of.has.then_some(of.value)
            }
        }
    )+ };
}

optional! {
    gfxhub_optional_double of f64;
    gfxhub_optional_int64 of i64;
    gfxhub_optional_bool of bool;
}

impl From<Option<Pair>> for gfxhub_optional_pair {
    fn from(pair: Option<Pair>) -> Self {
        let Pair { x, y } = pair.unwrap_or_default();
        Self {
            has: pair.is_some(),
            x,
            y,
        }
    }
}

impl From<gfxhub_optional_pair> for Option<Pair> {
    fn from(pair: gfxhub_optional_pair) -> Self {
        pair.has.then_some(Pair {
            x: pair.x,
            y: pair.y,
        })
    }
}
