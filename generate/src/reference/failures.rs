//! What the conformance suite plays of errors: which answer of a hub comes to which kind and effect.

use std::collections::{BTreeMap, BTreeSet};

use gfxhub_tests::case::{CaseKind, Expected};
use gfxhub_tests::load;

/// A status of a hub, and the kind and the effect that it comes to.
type Failure = (u16, String, String);

/// The errors of all operations, as the suite plays them.
pub(crate) struct Failures(BTreeMap<String, BTreeSet<Failure>>);

impl Failures {
    /// Reads them from the committed cases.
    pub(crate) fn committed() -> Result<Failures, String> {
        let mut all: BTreeMap<String, BTreeSet<Failure>> = BTreeMap::new();
        for case in load::committed_cases()? {
            let (CaseKind::Error, Expected::Error(error)) = (case.kind, case.expected) else {
                continue;
            };
            let Some(status) = error.status else { continue };
            let of_operation = all.entry(case.operation).or_default();
            of_operation.insert((status, error.kind, error.effect));
        }
        Ok(Failures(all))
    }

    /// Those of one operation, by status.
    pub(crate) fn of(&self, operation: &str) -> impl Iterator<Item = &Failure> {
        self.0.get(operation).into_iter().flatten()
    }

    /// The statuses that come to a kind.
    pub(crate) fn statuses(&self, kind: &str) -> BTreeSet<u16> {
        let all = self.0.values().flatten();
        let of_kind = all.filter(|(_, known, _)| known == kind);
        of_kind.map(|(status, ..)| *status).collect()
    }
}
