//! Groups: clients with members, which are other clients or engines.

use std::ffi::c_char;

use gfxhub_core::{Client, GroupMember, GroupPolicy};

use crate::call::ExportCall;
use crate::client::{ClientHandle, gfxhub_client};
use crate::composed;
use crate::error::gfxhub_error;
use crate::r#gen::status::gfxhub_status;
use crate::input;

/// A member of a group.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct gfxhub_group_member {
    /// Name of the member, such as `main`.
    pub name: *const c_char,
    /// Client of its hub. The group keeps it open.
    pub client: *const gfxhub_client,
    /// Engine of this hub, by its name or as `#` and its number, if the member is an engine. Paths
    /// then begin with the node. NULL if the member is the hub.
    pub engine: *const c_char,
}

/// Creates a group of 1 to 64 members. The functions `gfxhub_group_*` reach every member. Of
/// all other calls with the group, those that only read go to the first member, and those that may
/// change something are refused.
///
///     const gfxhub_group_member members[] = {{"main", hub, NULL}, {"backup", backup, NULL}};
///     gfxhub_client *pair = NULL;
///     gfxhub_group_report *report = NULL;
///     gfxhub_group_new(members, 2, false, &pair, &error);
///     gfxhub_group_press(pair, "Evening News / Opening Title / In", NULL, &report, &error);
///     gfxhub_group_report_free(report);
///     gfxhub_client_free(pair);
///
/// - `members`, `count`: the members, at most 64; the first is the main member.
/// - `all`: if true, all members act, or none if one of them cannot. If false, the first member
///   acts regardless of the others, and they never delay it by more than 20 ms.
///
/// Nothing is sent. Free `*out` with `gfxhub_client_free`. The client of a member stays open until
/// its own handles and the group are freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn gfxhub_group_new(
    members: *const gfxhub_group_member,
    count: usize,
    all: bool,
    out: *mut *mut gfxhub_client,
    error: *mut *mut gfxhub_error,
) -> gfxhub_status {
    let attempt = ExportCall::new("gfxhub_group_new", "");
    let make = || {
        let mut kept = Vec::new();
        let mut read = |index: usize, member: &gfxhub_group_member| {
            let place = |name: &str| format!("members[{index}].{name}");
            // SAFETY: the caller follows the rules for pointers in gfxhub.h.
            let (name, client, engine) = unsafe {
                (
                    input::text(&place("name"), member.name)?,
                    input::required_handle(&place("client"), member.client)?,
                    input::text_or_none(&place("engine"), member.engine)?,
                )
            };
            kept.push(client.clone());
            let member = GroupMember::new(name, client.client());
            Ok(match engine {
                Some(engine) => member.engine(engine),
                None => member,
            })
        };
        // SAFETY: the caller follows the rules for pointers in gfxhub.h.
        let group = unsafe { composed::items("members", members, count, &mut read) }?;
        let policy = match all {
            true => GroupPolicy::All,
            false => GroupPolicy::Main,
        };
        let client = Client::group_of(policy, group)?;
        Ok(ClientHandle::keeping(client, kept))
    };
    // SAFETY: the caller follows the rules for pointers in gfxhub.h.
    unsafe { attempt.give(out, error, make) }
}
