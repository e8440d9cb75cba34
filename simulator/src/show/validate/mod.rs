//! The validator: finds all errors of a show that decodes.

mod engines;
mod field_path;
mod launcher;
mod newsroom;
mod nodes;
mod playout;
mod rules;

use super::Show;
use super::error::ValidationError;
use field_path::{FieldPath, ValidationErrors};

/// Returns all faults of a show, in the order of its sections.
pub(super) fn faults(show: &Show) -> Vec<ValidationError> {
    let mut faults = ValidationErrors::default();
    faults.extend(format(show.format));
    engines::check(&mut faults, show);
    engines::check_states(&mut faults, show);
    playout::check(&mut faults, show);
    newsroom::check(&mut faults, show);
    launcher::check(&mut faults, show);
    faults.into_vec()
}

/// Returns the fault of a show whose format has this version. Returns `None` if the version is
/// [`Show::FORMAT`].
pub(super) fn format(format: u32) -> Option<ValidationError> {
    (format != Show::FORMAT).then(|| {
        ValidationError::new(
            FieldPath::ROOT.field("format").to_string(),
            format!("{format} is not a format that this version reads"),
            format!(
                "Write {}, or use the version of gfxhub that the show was made for",
                Show::FORMAT
            ),
        )
    })
}
