//! The validator: everything that is wrong in a show that decodes.

mod engines;
mod launcher;
mod newsroom;
mod nodes;
mod place;
mod playout;
mod rules;
mod states;

use super::Show;
use super::error::Fault;
use place::{Faults, Place};

/// All faults of a show, in the order of its sections.
pub(super) fn faults(show: &Show) -> Vec<Fault> {
    let mut faults = Faults::default();
    let root = Place::ROOT;
    if show.format != Show::FORMAT {
        faults.add(
            &root.field("format"),
            format!("{} is not a format that this version reads", show.format),
            format!(
                "Write {}, or use the version of gfxhub that the show was made for",
                Show::FORMAT
            ),
        );
    }
    engines::check(&mut faults, show);
    states::check(&mut faults, show);
    playout::check(&mut faults, show);
    newsroom::check(&mut faults, show);
    launcher::check(&mut faults, show);
    faults.into_vec()
}
