//! The shapes of the tables: which texts are in them, and which ids and words they name.

use std::collections::BTreeSet;

use gfxhub::{BODIES, RECORDS, Shape, WordsInfo};

/// Whether there is text in it that C reads where it lies.
pub(super) fn has_text(shape: &Shape) -> bool {
    match shape {
        Shape::Boolean | Shape::Integer | Shape::Seconds => false,
        Shape::Id(id) => id.text,
        Shape::List(of) => has_text(of),
        _ => true,
    }
}

/// Whether C gets it as a `gfxhub_str`.
pub(super) fn is_text(shape: &Shape) -> bool {
    match shape {
        Shape::Text | Shape::Name | Shape::Words(_) => true,
        Shape::Id(id) => id.text,
        _ => false,
    }
}

/// Whether C gets it as an `int64_t`.
pub(super) fn is_integer(shape: &Shape) -> bool {
    match shape {
        Shape::Integer => true,
        Shape::Id(id) => !id.text,
        _ => false,
    }
}

/// Every shape of a field of a record or a body, and those within.
fn each(visit: &mut dyn FnMut(&'static Shape)) {
    fn walk(shape: &'static Shape, visit: &mut dyn FnMut(&'static Shape)) {
        visit(shape);
        if let Shape::List(of) | Shape::Keyed(of) = shape {
            walk(of, visit);
        }
    }
    for field in RECORDS.iter().flat_map(|record| record.fields) {
        walk(&field.shape, visit);
    }
    for field in BODIES.iter().flat_map(|body| body.fields) {
        walk(&field.shape, visit);
    }
}

/// The text ids that records hold.
pub(super) fn text_ids() -> BTreeSet<&'static str> {
    let mut names = BTreeSet::new();
    each(&mut |shape| {
        if let Shape::Id(id) = shape
            && id.text
        {
            names.insert(id.name);
        }
    });
    names
}

/// The lists of words, in the order in which the tables name them.
pub(super) fn words() -> Vec<&'static WordsInfo> {
    let mut all: Vec<&'static WordsInfo> = Vec::new();
    each(&mut |shape| {
        if let Shape::Words(words) = shape
            && !all.contains(words)
        {
            all.push(words);
        }
    });
    all
}
