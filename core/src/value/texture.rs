//! The texture handle: what a property holds that takes a texture or a video.

use std::fmt;

use super::Value;
use super::struct_view::{View, struct_view};

struct_view! {
    /// A texture or video handle. The text `handle` makes it one; what else a hub left out is
    /// `None`, and what is `None` is not written.
    ///
    /// The handle is good for the process that gave it only: to put one back later is to show
    /// nothing, or something else. The meaning of the numbers is the hub's own.
    ///
    /// ```
    /// let value = gfxhub::Value::from_json(r#"{"handle": "0x2a", "pid": "4711", "width": 1920}"#)?;
    /// let texture = value.as_texture().unwrap();
    /// assert_eq!((texture.handle.as_str(), texture.width), ("0x2a", Some(1920)));
    /// # Ok::<(), gfxhub::JsonError>(())
    /// ```
    #[derive(Debug, Clone, PartialEq, Eq, Default)]
    Texture {
        /// The handle itself.
        handle: String = "handle",
        /// The process that it belongs to.
        pid: Option<Pid> = "pid",
        /// Where its memory is.
        memory: Option<String> = "memory",
        /// Where it begins in that memory.
        offset: Option<String> = "offset",
        /// What it is, as a number.
        r#type: Option<i64> = "type",
        /// Size in memory.
        size: Option<i64> = "size",
        /// Width in pixels.
        width: Option<i64> = "width",
        /// Height in pixels.
        height: Option<i64> = "height",
        /// Pixel format, as a number.
        format: Option<i64> = "format",
        /// Usage, as a number.
        usage: Option<i64> = "usage",
        /// Filtering, as a number.
        filtering: Option<i64> = "filtering",
        /// Whether it is left unscaled.
        unscaled: Option<bool> = "unscaled",
        /// Whether its memory is managed by someone else.
        unmanaged: Option<bool> = "unmanaged",
        /// Field type, as a number.
        field_type: Option<i64> = "fieldType",
    }
}

/// The number of a process, which hubs send as text or as an integer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pid {
    /// It came as an integer.
    Integer(i64),
    /// It came as text.
    Text(String),
}

impl fmt::Display for Pid {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Integer(number) => write!(out, "{number}"),
            Self::Text(text) => out.write_str(text),
        }
    }
}

impl View for Pid {
    fn from_value(value: &Value) -> Option<Self> {
        match value {
            Value::Text(text) => Some(Self::Text(text.clone())),
            other => other.as_i64().map(Self::Integer),
        }
    }
}

impl From<Pid> for Value {
    fn from(pid: Pid) -> Self {
        match pid {
            Pid::Integer(number) => number.into(),
            Pid::Text(text) => text.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::Object;
    use super::*;

    const FULL: &str = concat!(
        r#"{"handle":"1234","pid":"4711","memory":"8294400","offset":"0","type":1,"#,
        r#""size":8294400,"width":1920,"height":1080,"format":2,"usage":3,"filtering":4,"#,
        r#""unscaled":false,"unmanaged":true,"fieldType":5}"#
    );

    fn full() -> Object {
        Value::from_json(FULL).unwrap().into_object().unwrap()
    }

    #[test]
    fn shows_every_member_and_writes_it_again() {
        let texture = Value::from(full()).as_texture().unwrap();
        assert_eq!(texture.pid, Some(Pid::Text("4711".into())));
        assert_eq!(
            (texture.memory.as_deref(), texture.offset.as_deref()),
            (Some("8294400"), Some("0"))
        );
        let numbers = [
            texture.r#type,
            texture.size,
            texture.width,
            texture.height,
            texture.format,
            texture.usage,
            texture.filtering,
            texture.field_type,
        ];
        assert_eq!(numbers, [1, 8_294_400, 1920, 1080, 2, 3, 4, 5].map(Some));
        assert_eq!(
            (texture.unscaled, texture.unmanaged),
            (Some(false), Some(true))
        );
        assert_eq!(Value::from(texture).to_json(), FULL);
    }

    #[test]
    fn the_process_comes_as_text_or_as_an_integer() {
        let mut object = full();
        object.insert("pid", 4711);
        let texture = Value::from(object.clone()).as_texture().unwrap();
        assert_eq!(texture.pid, Some(Pid::Integer(4711)));
        assert_eq!(
            texture.pid.as_ref().map(Pid::to_string).as_deref(),
            Some("4711")
        );
        assert_eq!(Value::from(texture), Value::from(object.clone()));
        object.insert("pid", true);
        assert_eq!(Value::from(object).as_texture(), None);
    }

    #[test]
    fn the_handle_alone_makes_it_one() {
        for (name, _) in &full() {
            let mut less = full();
            less.remove(name);
            assert_eq!(
                Value::from(less).as_texture().is_some(),
                name != "handle",
                "{name}"
            );
        }
        let mut more = full();
        more.insert("colorSpace", "Rec709");
        assert!(Value::from(more).as_texture().is_some());
        for text in ["{}", r#"{"handle":1}"#, r#"{"handle":null}"#, r#""handle""#] {
            assert_eq!(Value::from_json(text).unwrap().as_texture(), None, "{text}");
        }
    }
}
