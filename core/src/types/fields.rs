//! Changes to some fields of an item.

use crate::schema::bodies::bodies;
use crate::value::object::Object;

bodies! {
    /// New values of some fields of an item; its other fields stay unchanged.
    FieldsUpdate(
        /// Values of fields that the item has, by their names.
        fields: Object = "fields",
    ) {
        /// Values of fields that the item may not have yet. Only these may be added: a name that is
        /// misspelt in `fields` is refused.
        new_fields: Object = "newFields",
    }
}
