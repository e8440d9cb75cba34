//! Where in a text a reading failed: each step that fails adds itself, from the inside out.
//!
//! A reading that succeeds pays nothing for it, and one that fails need not be done twice.

use std::cell::RefCell;
use std::mem::ManuallyDrop;

use serde::de::{DeserializeSeed, Deserializer};

thread_local! {
    /// The steps so far, the innermost first; `None` while nobody wants to know. Without a
    /// destructor, so that calls work in those of other thread-locals: `follow` takes away what it
    /// has put here.
    static STEPS: RefCell<ManuallyDrop<Option<Vec<Step>>>> =
        const { RefCell::new(ManuallyDrop::new(None)) };
}

/// Makes these the steps of this thread, and gives those before.
fn replace(steps: Option<Vec<Step>>) -> Option<Vec<Step>> {
    ManuallyDrop::into_inner(STEPS.replace(ManuallyDrop::new(steps)))
}

enum Step {
    Member(String),
    Element(usize),
}

/// Runs a reading and gives the path at which it failed, `[2].instances[0].id`, with its error; the
/// path is `.` where the whole is at fault.
pub(crate) fn follow<T, E>(read: impl FnOnce() -> Result<T, E>) -> Result<T, (String, E)> {
    let before = replace(Some(Vec::new()));
    let result = read();
    let steps = replace(before).unwrap_or_default();
    result.map_err(|error| (path(&steps), error))
}

/// To be called where reading a member of an object failed.
#[cold]
#[inline(never)]
pub(crate) fn in_member(name: &str) {
    add(|| Step::Member(name.to_owned()));
}

/// To be called where reading an element of a list failed.
#[cold]
#[inline(never)]
fn in_element(index: usize) {
    add(|| Step::Element(index));
}

fn add(step: impl FnOnce() -> Step) {
    STEPS.with_borrow_mut(|steps| {
        if let Some(steps) = &mut **steps {
            steps.push(step());
        }
    });
}

/// Reads the element with this index.
pub(crate) struct Element<S>(pub(crate) usize, pub(crate) S);

impl<'de, S: DeserializeSeed<'de>> DeserializeSeed<'de> for Element<S> {
    type Value = S::Value;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Self::Value, D::Error> {
        let Self(index, seed) = self;
        seed.deserialize(from).inspect_err(|_| in_element(index))
    }
}

fn path(steps: &[Step]) -> String {
    let mut path = String::new();
    for step in steps.iter().rev() {
        match step {
            Step::Member(name) => {
                if !path.is_empty() {
                    path.push('.');
                }
                path.push_str(name);
            }
            Step::Element(index) => path.push_str(&format!("[{index}]")),
        }
    }
    if path.is_empty() {
        path.push('.');
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Value;

    fn failed_at(text: &str) -> String {
        let read = || serde_json::from_str::<Value>(text);
        follow(read).expect_err("the text is unsound").0
    }

    #[test]
    fn a_path_leads_to_what_cannot_be_read() {
        for (text, path) in [
            ("nul", "."),
            ("[1,2,nul]", "[2]"),
            (r#"[[],[{"a":{"b":[0,{"c":1e999}]}}]]"#, "[1][0].a.b[1].c"),
            (r#"{"x":1,"y":nul}"#, "y"),
            (r#"{"x":1,"y":1,"z":1,"more":[nul]}"#, "more[0]"),
            // A fault of the object itself, and one between its members.
            (r#"[{"a":1,"a":2}]"#, "[0]"),
            (r#"[{"a":{"b":1,}}]"#, "[0].a"),
            (r#"{"a":[1 2]}"#, "a"),
        ] {
            assert_eq!(failed_at(text), path, "{text}");
        }
    }

    #[test]
    fn a_reading_within_another_keeps_its_steps_to_itself() {
        let (path, ()) = follow(|| {
            assert_eq!(failed_at("[nul]"), "[0]");
            in_member("outer");
            Err::<(), ()>(())
        })
        .expect_err("it fails by design");
        assert_eq!(path, "outer");
        // Where nobody wants the path, nothing is kept.
        serde_json::from_str::<Value>("[nul]").unwrap_err();
        assert!(STEPS.with_borrow(|steps| steps.is_none()));
    }
}
