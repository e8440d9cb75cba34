//! Calls that are made of many calls of an operation, in addition to the 48 operations of the table.

/// A call that is made of calls of an operation: one for each of its items.
#[derive(Debug)]
#[non_exhaustive]
pub struct ComposedInfo {
    /// Its name: `engines.set_properties`.
    pub name: &'static str,
    /// The group that it stands in.
    pub group: &'static str,
    /// Its name within the group.
    pub verb: &'static str,
    /// What it does.
    pub docs: &'static str,
    /// The operation that each of its items is a call of, by its name.
    pub operation: &'static str,
    /// Its argument with the items.
    pub items: &'static str,
}

/// Sets many properties.
pub(crate) static SET_PROPERTIES: ComposedInfo = ComposedInfo {
    name: "engines.set_properties",
    group: "engines",
    verb: "set_properties",
    docs: "Sets many properties at once, over several connections.",
    operation: "engines.set_property",
    items: "sets",
};

/// Reads many properties.
pub(crate) static GET_PROPERTIES: ComposedInfo = ComposedInfo {
    name: "engines.get_properties",
    group: "engines",
    verb: "get_properties",
    docs: "Reads many properties at once, over several connections.",
    operation: "engines.get_property",
    items: "addresses",
};

/// Lists the properties of many nodes.
pub(crate) static LIST_PROPERTIES_OF: ComposedInfo = ComposedInfo {
    name: "engines.list_properties_of",
    group: "engines",
    verb: "list_properties_of",
    docs: "Lists the properties of many nodes at once, over several connections; those of all nodes \
           of the engine where none is given.",
    operation: "engines.list_properties",
    items: "nodes",
};

/// Calls that are made of many calls of an operation each.
///
/// ```
/// use gfxhub::schema::{COMPOSED, operation};
///
/// let batch = COMPOSED.iter().find(|call| call.verb == "get_properties").unwrap();
/// assert_eq!(operation(batch.operation).unwrap().name, "engines.get_property");
/// ```
pub static COMPOSED: &[&ComposedInfo] = &[&SET_PROPERTIES, &GET_PROPERTIES, &LIST_PROPERTIES_OF];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ops::operation;

    #[test]
    fn each_is_made_of_an_operation_of_its_group() {
        for composed in COMPOSED {
            let row = operation(composed.operation).unwrap();
            assert_eq!(row.group, composed.group, "{}", composed.name);
            assert_eq!(
                composed.name,
                format!("{}.{}", composed.group, composed.verb)
            );
            assert!(operation(composed.name).is_none());
        }
    }
}
