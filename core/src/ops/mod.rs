//! The operations of the service, as tables. A module has the table of one group, or of related
//! groups.

mod changes;
pub(crate) mod define;
mod engines;
mod external_data;
mod graphs;
mod group;
mod guards;
mod launcher;
mod names;
mod newsroom;
mod playout;
mod projects;
mod recorder;
mod snapshots;

pub use changes::Changes;
pub use engines::Engines;
pub use external_data::EXTERNAL_DATA;
pub use graphs::{Graphs, Rgraphs, Ustates};
pub use group::Groups;
pub use guards::{Guards, Requests};
pub use launcher::Launcher;
pub use names::Names;
pub use newsroom::Newsroom;
pub use playout::Playout;
pub use projects::Projects;
pub use recorder::Recorders;
pub use snapshots::Snapshots;

use crate::schema::operation::{GroupInfo, OperationInfo};

/// All 48 operations of the specification, in the order of the specification.
///
/// ```
/// let delete = gfxhub::schema::operation("playout.delete_item").unwrap();
/// assert_eq!(delete.path, "/api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}");
/// assert_eq!(delete.resend, gfxhub::RetryClass::Delete);
/// ```
pub static OPERATIONS: &[&OperationInfo] = &joined::<{ count(GROUPS) }>(GROUPS);

/// The groups of operations in the order of the specification, then the groups that have only
/// composed calls.
pub static GROUPS: &[&GroupInfo] = &[
    &Engines::INFO,
    &Playout::INFO,
    &Newsroom::INFO,
    &Graphs::INFO,
    &Rgraphs::INFO,
    &Ustates::INFO,
    &Projects::INFO,
    &Launcher::INFO,
    &Names::INFO,
    &Snapshots::INFO,
    &Guards::INFO,
    &Requests::INFO,
    &Recorders::INFO,
    &Groups::INFO,
    &Changes::INFO,
];

/// Returns the operation with this name, such as `engines.get`.
#[must_use]
pub fn operation(name: &str) -> Option<&'static OperationInfo> {
    OPERATIONS
        .iter()
        .copied()
        .find(|operation| operation.name == name)
}

const fn count(groups: &[&GroupInfo]) -> usize {
    let (mut group, mut count) = (0, 0);
    while group < groups.len() {
        count += groups[group].operations.len();
        group += 1;
    }
    count
}

const fn joined<const N: usize>(groups: &[&GroupInfo]) -> [&'static OperationInfo; N] {
    let mut all = [groups[0].operations[0]; N];
    let (mut group, mut next) = (0, 0);
    while group < groups.len() {
        let mut row = 0;
        while row < groups[group].operations.len() {
            all[next] = groups[group].operations[row];
            next += 1;
            row += 1;
        }
        group += 1;
    }
    all
}
