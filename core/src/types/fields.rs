//! Body of a change to some fields of an item.

use crate::schema::bodies::bodies;
use crate::value::object::Object;

bodies! {
    /// New values of some fields of an item. The other fields of the item stay unchanged.
    FieldsUpdate(
        /// Values of fields that the item already has, by field name.
        fields: Object = "fields",
    ) {
        /// Values of fields that the item may not have yet, by field name. Only these may be added
        /// to the item: a misspelt name in `fields` is refused.
        new_fields: Object = "newFields",
    }
}
