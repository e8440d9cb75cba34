//! Places in a show, and the list of faults found at them.

use crate::show::error::ValidationError;
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt;
use std::hash::Hash;

/// A place in the show file. Its text is only allocated when it is needed.
#[derive(Clone, Copy)]
pub(super) struct FieldPath<'a> {
    parent: Option<&'a FieldPath<'a>>,
    step: Step<'a>,
}

#[derive(Clone, Copy)]
enum Step<'a> {
    Root,
    Field(&'a str),
    Index(usize),
}

impl<'a> FieldPath<'a> {
    pub(super) const ROOT: Self = Self {
        parent: None,
        step: Step::Root,
    };

    pub(super) fn field(&'a self, name: &'a str) -> Self {
        Self {
            parent: Some(self),
            step: Step::Field(name),
        }
    }

    pub(super) fn at(&'a self, index: usize) -> Self {
        Self {
            parent: Some(self),
            step: Step::Index(index),
        }
    }
}

impl fmt::Display for FieldPath<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(parent) = self.parent {
            parent.fmt(f)?;
        }
        match self.step {
            Step::Root => Ok(()),
            Step::Index(index) => write!(f, "[{index}]"),
            Step::Field(name) => {
                let first = self
                    .parent
                    .is_none_or(|parent| matches!(parent.step, Step::Root));
                if first {
                    f.write_str(name)
                } else {
                    write!(f, ".{name}")
                }
            }
        }
    }
}

/// The faults found so far.
#[derive(Default)]
pub(super) struct ValidationErrors(Vec<ValidationError>);

impl ValidationErrors {
    pub(super) fn add(
        &mut self,
        place: &FieldPath<'_>,
        problem: impl Into<String>,
        remedy: impl Into<String>,
    ) {
        self.0
            .push(ValidationError::new(place.to_string(), problem, remedy));
    }

    pub(super) fn extend(&mut self, faults: impl IntoIterator<Item = ValidationError>) {
        self.0.extend(faults);
    }

    pub(super) fn into_vec(self) -> Vec<ValidationError> {
        self.0
    }
}

/// A check that keys are unique. It stores the first place of each key.
pub(super) struct UniquenessCheck<K> {
    what: &'static str,
    met: HashMap<K, String>,
}

impl<K: Hash + Eq + fmt::Debug> UniquenessCheck<K> {
    /// Creates a check. The advice of a fault is "Give each {what} its own", where `what` is
    /// `engine an id of`, for example.
    pub(super) fn each(what: &'static str) -> Self {
        Self {
            what,
            met: HashMap::new(),
        }
    }

    /// Notes a key, and adds a fault if it was noted before.
    pub(super) fn note(&mut self, faults: &mut ValidationErrors, place: &FieldPath<'_>, key: K) {
        match self.met.entry(key) {
            Entry::Vacant(vacant) => {
                vacant.insert(place.to_string());
            }
            Entry::Occupied(met) => faults.add(
                place,
                format!("{:?} is already used by {}", met.key(), met.get()),
                format!("Give each {} its own", self.what),
            ),
        }
    }
}
