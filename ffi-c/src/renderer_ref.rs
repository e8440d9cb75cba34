//! `gfxhub_renderer_ref` and `gfxhub_renderer_id_list`: references from launch configurations to
//! renderers.

use gfxhub_core::{RendererId, RendererRef};

use crate::r#gen::records::gfxhub_renderer;
use crate::handle::{as_handle, free, handle, read, read_into};
use crate::nul_terminate::NulTerminate;
use crate::string::{gfxhub_string, read_string};

/// A renderer in a launch configuration. Older hubs send only its id, newer ones the whole
/// renderer. Borrowed from the launch configuration.
pub struct gfxhub_renderer_ref {
    _opaque: [u8; 0],
}

/// Ids of renderers. Free them with `gfxhub_renderer_id_list_free`.
pub struct gfxhub_renderer_id_list {
    _opaque: [u8; 0],
}

handle! {
    gfxhub_renderer_ref => RendererRef;
    gfxhub_renderer_id_list => Vec<RendererId>;
}

/// Does nothing, because a number contains no text.
impl NulTerminate for RendererId {
    fn terminate(&mut self) {}
}

/// Writes the renderer's id to `out`. Returns false if the hub sent the renderer without an id.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_ref_id(
    renderer: *const gfxhub_renderer_ref,
    out: *mut i64,
) -> bool {
    let id = |renderer: &RendererRef| renderer.id().map(RendererId::get);
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_into("gfxhub_renderer_ref_id", renderer, out, id) }
}

/// Returns the renderer itself, borrowed; NULL if the hub sent only its id.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_ref_record(
    renderer: *const gfxhub_renderer_ref,
) -> *const gfxhub_renderer {
    let record = |renderer: &'static RendererRef| match renderer {
        RendererRef::Record(record) => as_handle(&**record),
        _ => std::ptr::null(),
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read(
            "gfxhub_renderer_ref_record",
            renderer,
            std::ptr::null(),
            record,
        )
    }
}

/// Returns the number of ids; 0 for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_id_list_len(
    list: *const gfxhub_renderer_id_list,
) -> usize {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe {
        read("gfxhub_renderer_id_list_len", list, 0, |ids: &Vec<_>| {
            ids.len()
        })
    }
}

/// Returns the id at this index; 0 if the index is out of range.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_id_list_at(
    list: *const gfxhub_renderer_id_list,
    index: usize,
) -> i64 {
    let at = |ids: &Vec<RendererId>| ids.get(index).map_or(0, |id| id.get());
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read("gfxhub_renderer_id_list_at", list, 0, at) }
}

/// Returns the ids as JSON; NULL for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_id_list_to_json(
    list: *const gfxhub_renderer_id_list,
) -> *mut gfxhub_string {
    let json = |ids: &Vec<RendererId>| {
        let ids: Vec<String> = ids.iter().map(RendererId::to_string).collect();
        format!("[{}]", ids.join(","))
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { read_string("gfxhub_renderer_id_list_to_json", list, json) }
}

/// Frees the ids. Does nothing for NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_renderer_id_list_free(list: *mut gfxhub_renderer_id_list) {
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { free("gfxhub_renderer_id_list_free", list) }
}
