//! Values with a fixed structure: vector, matrix, track and clean plates.

use gfxhub_core::{CleanPlates, Matrix, Track, Value, Vector};

use crate::handle::{as_handle_or_null, deref_handle, read, read_into};
use crate::optional::{gfxhub_optional_double, gfxhub_optional_pair};
use crate::value::{gfxhub_value, value};

/// A position, a rotation, a scale or a colour.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct gfxhub_vector {
    /// First component.
    pub x: f64,
    /// Second component.
    pub y: f64,
    /// Third component.
    pub z: f64,
    /// Fourth component, if `has_w` is true.
    pub w: f64,
    /// True if there is a fourth component.
    pub has_w: bool,
}

/// A 4x4 matrix, row by row.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct gfxhub_matrix {
    /// The rows x, y, z and w, each with its x, y, z and w.
    pub rows: [[f64; 4]; 4],
}

/// A camera track. Only location and rotation are required. Absent members are not written. Hubs
/// refuse a track that lacks a member of the property's current value, so read the track with
/// `gfxhub_value_as_track`, change it and send it back, as `examples/c/on_air.c` does.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct gfxhub_track {
    /// Position of the camera.
    pub location: gfxhub_vector,
    /// Direction in which the camera looks.
    pub rotation: gfxhub_vector,
    /// Field of view.
    pub fov: gfxhub_optional_double,
    /// Focus.
    pub focus: gfxhub_optional_double,
    /// Shift of the optical centre.
    pub center_shift: gfxhub_optional_pair,
    /// Zoom.
    pub zoom: gfxhub_optional_double,
    /// First and second coefficient of the lens distortion.
    pub k1k2: gfxhub_optional_pair,
    /// Render ratio.
    pub render_ratio: gfxhub_optional_double,
    /// Distortion scale.
    pub distortion_scale: gfxhub_optional_double,
    /// Size of the sensor.
    pub sensor_size: gfxhub_optional_pair,
    /// Width of a pixel divided by its height.
    pub pixel_aspect_ratio: gfxhub_optional_double,
    /// Distance between the mount and the nodal point.
    pub nodal_offset: gfxhub_optional_double,
    /// Distance at which the image is in focus.
    pub focus_distance: gfxhub_optional_double,
}

/// Creates a vector of three or four components.
#[unsafe(no_mangle)]
pub extern "C" fn gfxhub_value_new_vector(vector: gfxhub_vector) -> *mut gfxhub_value {
    value("gfxhub_value_new_vector", || {
        Some(Vector::from(vector).into())
    })
}

/// Writes the vector to `out` and returns true if the value is a vector.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_as_vector(
    value: *const gfxhub_value,
    out: *mut gfxhub_vector,
) -> bool {
    let vector = |value: &Value| value.as_vector().map(gfxhub_vector::from);
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_into("gfxhub_value_as_vector", value, out, vector) }
}

/// Creates a matrix; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_new_matrix(
    matrix: *const gfxhub_matrix,
) -> *mut gfxhub_value {
    value("gfxhub_value_new_matrix", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let rows = unsafe { matrix.as_ref() }?.rows;
        Some(Matrix { rows }.into())
    })
}

/// Writes the matrix to `out` and returns true if the value is a matrix.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_as_matrix(
    value: *const gfxhub_value,
    out: *mut gfxhub_matrix,
) -> bool {
    let matrix = |value: &Value| {
        let rows = value.as_matrix()?.rows;
        Some(gfxhub_matrix { rows })
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_into("gfxhub_value_as_matrix", value, out, matrix) }
}

/// Creates a camera track; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_new_track(track: *const gfxhub_track) -> *mut gfxhub_value {
    value("gfxhub_value_new_track", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
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

/// Writes the camera track to `out` and returns true if the value is a camera track.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_as_track(
    value: *const gfxhub_value,
    out: *mut gfxhub_track,
) -> bool {
    let track = |value: &Value| {
        let track = value.as_track()?;
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
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_into("gfxhub_value_as_track", value, out, track) }
}

/// Creates clean plates from this array; returns NULL if it is not an array.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_new_clean_plates(
    plates: *const gfxhub_value,
) -> *mut gfxhub_value {
    value("gfxhub_value_new_clean_plates", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let data = unsafe { deref_handle(plates) }?.as_array()?.to_vec();
        Some(CleanPlates { data }.into())
    })
}

/// Returns the array of the clean plates, borrowed; NULL if the value is not clean plates.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_as_clean_plates(
    value: *const gfxhub_value,
) -> *const gfxhub_value {
    let plates = |value: &'static Value| {
        let data = value.as_object().and_then(|members| members.get("data"));
        as_handle_or_null(data.filter(|data| data.as_array().is_some()))
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
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
