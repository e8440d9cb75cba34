//! Clean plates: an object with an array of data.

use super::Value;
use super::view::view;

view! {
    /// Clean plates: a list of what the hub puts there. The array `data` makes it that.
    ///
    /// ```
    /// let value = gfxhub::Value::from_json(r#"{"data": [1, 2]}"#)?;
    /// assert_eq!(value.clean_plates().unwrap().data.len(), 2);
    /// # Ok::<(), gfxhub::JsonError>(())
    /// ```
    #[derive(Debug, Clone, PartialEq, Default)]
    CleanPlates {
        /// The plates.
        data: Vec<Value> = "data",
    }
}
