//! Values that are texture or video handles.

use gfxhub_core::{Pid, Texture, Value};

use crate::handle::read_into;
use crate::input;
use crate::nul_terminate::text;
use crate::optional::{gfxhub_optional_bool, gfxhub_optional_int64};
use crate::str::gfxhub_str;
use crate::value::{gfxhub_value, value};

/// A texture or video handle. It is valid only in the process that created it.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct gfxhub_texture {
    /// The handle itself.
    pub handle: gfxhub_str,
    /// Id of the process that the handle belongs to, if it is an integer.
    pub pid: gfxhub_optional_int64,
    /// Id of the process that the handle belongs to, if it is text; otherwise `data` is NULL.
    pub pid_text: gfxhub_str,
    /// Name of the handle's memory; `data` is NULL if it is absent.
    pub memory: gfxhub_str,
    /// Offset within that memory; `data` is NULL if it is absent.
    pub offset: gfxhub_str,
    /// Type, as a number.
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
    /// True if the texture must not be scaled.
    pub unscaled: gfxhub_optional_bool,
    /// True if the memory is managed elsewhere.
    pub unmanaged: gfxhub_optional_bool,
    /// Field type, as a number.
    pub field_type: gfxhub_optional_int64,
}

/// Creates a texture or video handle. Returns NULL if `texture` or the text of the handle is NULL,
/// or if a text is not UTF-8.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_new_texture(
    texture: *const gfxhub_texture,
) -> *mut gfxhub_value {
    value("gfxhub_value_new_texture", || {
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let texture = unsafe { texture.as_ref() }?;
        let text = |text: gfxhub_str| {
            if text.data.is_null() {
                return Some(None);
            }
            // SAFETY: the caller follows the rules for pointers in gfxhub.h.
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

/// Writes the texture or video handle to `out` and returns true if the value is one. Its texts are
/// borrowed from the value.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_value_as_texture(
    value: *const gfxhub_value,
    out: *mut gfxhub_texture,
) -> bool {
    let texture = |value: &Value| {
        let texture = value.as_texture()?;
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
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_into("gfxhub_value_as_texture", value, out, texture) }
}
