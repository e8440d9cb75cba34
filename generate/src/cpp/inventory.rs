//! The id and word types that the tables use, each once, in the order of their first use.

use gfxhub::{BODIES, EXTERNAL_DATA, IdInfo, OPERATIONS, RECORDS, Shape, WordsInfo};

/// The id types.
pub(crate) fn ids() -> Vec<&'static IdInfo> {
    let mut found: Vec<&IdInfo> = Vec::new();
    for shape in shapes() {
        if let Shape::Id(id) = shape
            && !found.contains(&id)
        {
            found.push(id);
        }
    }
    found
}

/// The word types.
pub(crate) fn words() -> Vec<&'static WordsInfo> {
    let mut found: Vec<&WordsInfo> = Vec::new();
    for shape in shapes() {
        if let Shape::Words(words) = shape
            && !found.contains(&words)
        {
            found.push(words);
        }
    }
    found
}

/// Every shape that the tables name, down to the elements of lists.
fn shapes() -> Vec<Shape> {
    let arguments = OPERATIONS
        .iter()
        .copied()
        .chain([EXTERNAL_DATA])
        .flat_map(|operation| operation.arguments)
        .map(|argument| argument.shape);
    let records = RECORDS.iter().flat_map(|record| record.fields);
    let bodies = BODIES.iter().flat_map(|body| body.fields);
    arguments
        .chain(records.map(|field| field.shape))
        .chain(bodies.map(|field| field.shape))
        .map(innermost)
        .collect()
}

/// The shape down to the elements of lists.
pub(crate) fn innermost(shape: Shape) -> Shape {
    match shape {
        Shape::List(inner) | Shape::Keyed(inner) => innermost(*inner),
        other => other,
    }
}
