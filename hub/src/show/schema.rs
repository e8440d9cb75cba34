//! The JSON Schema of a show, derived from its structs and their documentation.

use schemars::generate::SchemaSettings;
use serde_json::Value;

use super::Show;

/// In draft 7, which editors know best.
pub(super) fn derived() -> Value {
    let settings = SchemaSettings::draft07();
    settings
        .into_generator()
        .into_root_schema_for::<Show>()
        .to_value()
}
