//! Clean plates: an object with an array of data.

use super::Value;
use super::struct_view::struct_view;

struct_view! {
    /// Clean plates: a list of what the hub puts there. The array `data` makes it that.
    ///
    /// ```
    /// let value = gfxhub::Value::from_json(r#"{"data": [1, 2]}"#)?;
    /// assert_eq!(value.as_clean_plates().unwrap().data.len(), 2);
    /// # Ok::<(), gfxhub::JsonError>(())
    /// ```
    #[derive(Debug, Clone, PartialEq, Default)]
    CleanPlates {
        /// The plates.
        data: Vec<Value> = "data",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_array_makes_it_one() {
        for text in [
            r#"{"data":[]}"#,
            r#"{"data":[{"x":1,"y":2,"z":3},"plate",null]}"#,
        ] {
            let value = Value::from_json(text).unwrap();
            let plates = value.as_clean_plates().unwrap();
            assert_eq!(Value::from(plates), value);
        }
        let more = Value::from_json(r#"{"data":[1],"count":1}"#).unwrap();
        assert_eq!(
            more.as_clean_plates(),
            Some(CleanPlates {
                data: vec![Value::Integer(1)]
            })
        );
        for text in [
            "[]",
            "{}",
            r#"{"data":null}"#,
            r#"{"data":{}}"#,
            r#"{"data":"a"}"#,
        ] {
            assert_eq!(
                Value::from_json(text).unwrap().as_clean_plates(),
                None,
                "{text}"
            );
        }
    }
}
