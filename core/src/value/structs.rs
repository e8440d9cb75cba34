//! Structs for the documented forms of values: track, texture, clean plates and matrix.
//!
//! The type of a field determines whether the field is required. An `Option` may be absent or null,
//! and is not written if it is `None`; all other fields are required. Members that the struct does
//! not have are ignored.

use super::Value;
use super::object::Object;
use super::vector::NAMES;
use super::vector::Vector;
use std::fmt;

/// A struct into which a value can be converted.
pub(super) trait View: Sized {
    /// Reads the value as this struct; `None` if it does not have the required members.
    fn from_value(value: &Value) -> Option<Self>;
}

/// Definitions of all structs into which a value can be converted, except vectors and matrices.
pub static VALUE_STRUCTS: &[&StructInfo] =
    &[Pair::INFO, Track::INFO, Texture::INFO, CleanPlates::INFO];

/// Definition of a struct into which a value can be converted.
#[derive(Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct StructInfo {
    /// Name, such as `Track`.
    pub name: &'static str,
    /// Documentation.
    pub docs: &'static str,
    /// Members. The required ones come first.
    pub members: &'static [MemberInfo],
}

/// Definition of a member of a struct into which a value can be converted.
#[derive(Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct MemberInfo {
    /// JSON name, such as `centerShift`.
    pub wire: &'static str,
    /// Name in Rust, such as `center_shift`.
    pub name: &'static str,
    /// Type of the member's value.
    pub holds: MemberKind,
    /// True if a value without the member cannot be read as the struct.
    pub required: bool,
    /// Documentation.
    pub docs: &'static str,
}

/// The type of a member's value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum MemberKind {
    /// A boolean.
    Boolean,
    /// An integer.
    Integer,
    /// A number.
    Number,
    /// Text.
    Text,
    /// A list of values.
    Values,
    /// A [`Vector`].
    Vector,
    /// A [`Pair`].
    Pair,
    /// A [`Pid`]: text or an integer.
    Pid,
}

/// A type that a field of the structs in this module can have.
pub(super) trait Member: Sized {
    /// Type of the member's value.
    const HOLDS: MemberKind;
    /// True if a value without the member cannot be read as the struct.
    const REQUIRED: bool = true;

    /// Reads the member; `None` if the value has the wrong type.
    fn read(value: Option<&Value>) -> Option<Self>;

    /// Returns the value to write; `None` if nothing is written.
    fn write(self) -> Option<Value>;
}

impl<T: Member> Member for Option<T> {
    const HOLDS: MemberKind = T::HOLDS;
    const REQUIRED: bool = false;

    fn read(value: Option<&Value>) -> Option<Self> {
        match value {
            None | Some(Value::Null) => Some(None),
            given => T::read(given).map(Some),
        }
    }

    fn write(self) -> Option<Value> {
        self.and_then(T::write)
    }
}

/// Implements [`Member`] for types with a function that reads them from a value. `From` converts
/// them to a value.
macro_rules! members {
    ($($type:ty as $Kind:ident: $read:expr;)*) => {$(
        impl Member for $type {
            const HOLDS: MemberKind = MemberKind::$Kind;

            fn read(value: Option<&Value>) -> Option<Self> {
                value.and_then($read)
            }

            fn write(self) -> Option<Value> {
                Some(self.into())
            }
        }
    )*};
}

members! {
    bool as Boolean: Value::as_bool;
    i64 as Integer: Value::as_i64;
    f64 as Number: Value::as_f64;
    String as Text: |value| value.as_str().map(str::to_owned);
    Vec<Value> as Values: |value| value.as_array().map(<[Value]>::to_vec);
    Vector as Vector: Value::as_vector;
    Pair as Pair: Pair::from_value;
    Pid as Pid: Pid::from_value;
}

/// Defines a struct, with a JSON name for each field.
macro_rules! struct_view {
    ($(#[doc = $doc:literal])+ #[derive($($derive:ident),+)] $name:ident {
        $($(#[doc = $field_doc:literal])+ $field:ident: $type:ty = $wire:literal,)*
    }) => {
        $(#[doc = $doc])+
        #[derive($($derive),+)]
        pub struct $name {
            $($(#[doc = $field_doc])+ pub $field: $type,)*
        }

        impl $name {
            /// Name and members of the struct.
            pub const INFO: &'static $crate::value::structs::StructInfo = &$crate::value::structs::StructInfo {
                name: stringify!($name),
                docs: concat!($($doc, "\n"),+),
                members: &[$( $crate::value::structs::MemberInfo {
                    wire: $wire,
                    name: stringify!($field),
                    holds: <$type as $crate::value::structs::Member>::HOLDS,
                    required: <$type as $crate::value::structs::Member>::REQUIRED,
                    docs: concat!($($field_doc, "\n"),+),
                }, )*],
            };
        }

        impl $crate::value::structs::View for $name {
            fn from_value(value: &$crate::value::Value) -> Option<Self> {
                let members = value.as_object()?;
                Some(Self {
                    $($field: $crate::value::structs::Member::read(members.get($wire))?,)*
                })
            }
        }

        impl From<$name> for $crate::value::Value {
            fn from(view: $name) -> Self {
                let members = [
                    $(($wire, $crate::value::structs::Member::write(view.$field)),)*
                ];
                let given = members.into_iter().filter_map(|(name, value)| Some((name, value?)));
                Self::from(given.collect::<$crate::value::Object>())
            }
        }
    };
}

struct_view! {
    /// Two numbers, x and y, for example a shift, a size, or two lens coefficients.
    #[derive(Debug, Clone, Copy, PartialEq, Default)]
    Pair {
        /// First number.
        x: f64 = "x",
        /// Second number.
        y: f64 = "y",
    }
}

struct_view! {
    /// A camera track. A value can be read as a `Track` if it has a location and a rotation. Other
    /// members that a hub omits are `None` and are not written.
    ///
    /// A track contains only the documented members. To send a track back including its
    /// undocumented members, change the members of the [`Value`](crate::Value) itself.
    ///
    /// ```
    /// use gfxhub::{Track, Value, Vector};
    ///
    /// let track = Track {
    ///     location: Vector::xyz(0.0, 180.0, -350.5),
    ///     fov: Some(42.0),
    ///     ..Track::default()
    /// };
    /// assert_eq!(Value::from(track).as_track(), Some(track));
    /// ```
    #[derive(Debug, Clone, Copy, PartialEq, Default)]
    Track {
        /// Position of the camera.
        location: Vector = "location",
        /// Rotation of the camera.
        rotation: Vector = "rotation",
        /// Field of view.
        fov: Option<f64> = "fov",
        /// Focus.
        focus: Option<f64> = "focus",
        /// Shift of the optical centre.
        center_shift: Option<Pair> = "centerShift",
        /// Zoom.
        zoom: Option<f64> = "zoom",
        /// First and second coefficient of the lens distortion.
        k1k2: Option<Pair> = "k1k2",
        /// Render ratio.
        render_ratio: Option<f64> = "renderRatio",
        /// Distortion scale.
        distortion_scale: Option<f64> = "distortionScale",
        /// Size of the sensor.
        sensor_size: Option<Pair> = "sensorSize",
        /// Width of a pixel divided by its height.
        pixel_aspect_ratio: Option<f64> = "pixelAspectRatio",
        /// Distance between the mount and the nodal point.
        nodal_offset: Option<f64> = "nodalOffset",
        /// Distance of the plane in focus.
        focus_distance: Option<f64> = "focusDistance",
    }
}

impl Track {
    /// Fills the fields that are `None` from another track, such as the property's current value. A
    /// change of one member then becomes a complete track, which some hubs require.
    ///
    /// ```
    /// use gfxhub::{Track, Vector};
    ///
    /// let now = Track { focus: Some(2.0), fov: Some(60.0), ..Track::default() };
    /// let closer = Track { fov: Some(42.0), ..Track::default() }.or(now);
    /// assert_eq!((closer.fov, closer.focus), (Some(42.0), Some(2.0)));
    /// assert!(closer.missing().contains(&"zoom"));
    /// ```
    #[must_use]
    pub fn or(self, other: Track) -> Track {
        Track {
            location: self.location,
            rotation: self.rotation,
            fov: self.fov.or(other.fov),
            focus: self.focus.or(other.focus),
            center_shift: self.center_shift.or(other.center_shift),
            zoom: self.zoom.or(other.zoom),
            k1k2: self.k1k2.or(other.k1k2),
            render_ratio: self.render_ratio.or(other.render_ratio),
            distortion_scale: self.distortion_scale.or(other.distortion_scale),
            sensor_size: self.sensor_size.or(other.sensor_size),
            pixel_aspect_ratio: self.pixel_aspect_ratio.or(other.pixel_aspect_ratio),
            nodal_offset: self.nodal_offset.or(other.nodal_offset),
            focus_distance: self.focus_distance.or(other.focus_distance),
        }
    }

    /// Returns the JSON names of the members that are absent. A hub may refuse an incomplete track.
    #[must_use]
    pub fn missing(&self) -> Vec<&'static str> {
        let value = Value::from(*self);
        Self::INFO
            .members
            .iter()
            .map(|member| member.wire)
            .filter(|wire| value.get(wire).is_none())
            .collect()
    }
}

struct_view! {
    /// A texture or video handle. A value can be read as a `Texture` if it has the text `handle`.
    /// Other members that a hub omits are `None` and are not written.
    ///
    /// The handle is valid only in the process that created it. If it is sent back later, it shows
    /// nothing or another picture. The meaning of the numbers is not documented.
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
        /// Id of the process that the handle belongs to.
        pid: Option<Pid> = "pid",
        /// Location of the texture's memory.
        memory: Option<String> = "memory",
        /// Offset in this memory.
        offset: Option<String> = "offset",
        /// Type, as a number.
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
        /// True if the texture is left unscaled.
        unscaled: Option<bool> = "unscaled",
        /// True if another owner manages the texture's memory.
        unmanaged: Option<bool> = "unmanaged",
        /// Field type, as a number.
        field_type: Option<i64> = "fieldType",
    }
}

/// A process id. Hubs send it as text or as an integer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pid {
    /// The id was received as an integer.
    Integer(i64),
    /// The id was received as text.
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

struct_view! {
    /// Clean plates, a list that the hub fills. A value can be read as `CleanPlates` if its member
    /// `data` is an array.
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

/// A 4x4 matrix, row by row.
///
/// ```
/// use gfxhub::{Matrix, Value};
///
/// let mut matrix = Matrix::IDENTITY;
/// matrix.rows[3] = [10.0, 0.0, -4.0, 1.0];
/// let value = Value::from(matrix);
/// assert_eq!(value.get("w").and_then(|row| row.as_vector()).map(|row| row.z), Some(-4.0));
/// assert_eq!(value.as_matrix(), Some(matrix));
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Matrix {
    /// The rows x, y, z and w. Each has the components x, y, z and w.
    pub rows: [[f64; 4]; 4],
}

impl Matrix {
    /// The identity matrix.
    pub const IDENTITY: Self = Self {
        rows: [
            [1.0, 0.0, 0.0, 0.0],
            [0.0, 1.0, 0.0, 0.0],
            [0.0, 0.0, 1.0, 0.0],
            [0.0, 0.0, 0.0, 1.0],
        ],
    };
}

/// The identity matrix.
impl Default for Matrix {
    fn default() -> Self {
        Self::IDENTITY
    }
}

impl View for Matrix {
    fn from_value(value: &Value) -> Option<Self> {
        let members = value.as_object()?;
        let mut rows = [[0.0; 4]; 4];
        for (row, name) in rows.iter_mut().zip(NAMES) {
            let vector = members.get(name)?.as_vector()?;
            *row = [vector.x, vector.y, vector.z, vector.w?];
        }
        Some(Self { rows })
    }
}

impl From<Matrix> for Value {
    fn from(matrix: Matrix) -> Self {
        let rows = NAMES.into_iter().zip(matrix.rows.map(Vector::from));
        Self::from(rows.collect::<Object>())
    }
}

impl Value {
    /// Returns the camera track; `None` if the value is not a track.
    pub fn as_track(&self) -> Option<Track> {
        Track::from_value(self)
    }

    /// Returns the texture or video handle; `None` if the value is not such a handle.
    pub fn as_texture(&self) -> Option<Texture> {
        Texture::from_value(self)
    }

    /// Returns the clean plates; `None` if the value is not a list of clean plates.
    pub fn as_clean_plates(&self) -> Option<CleanPlates> {
        CleanPlates::from_value(self)
    }

    /// Returns the 4x4 matrix; `None` if the value is not a matrix.
    pub fn as_matrix(&self) -> Option<Matrix> {
        Matrix::from_value(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_track_is_completed_from_another_and_lists_what_it_lacks() {
        let full = Value::from_json(FULL_TRACK).unwrap().as_track().unwrap();
        assert_eq!(full.missing(), [""; 0]);
        let part = Track {
            location: full.location,
            rotation: full.rotation,
            fov: Some(7.5),
            ..Track::default()
        };
        assert_eq!(part.missing().len(), Track::INFO.members.len() - 3);
        let due = Track {
            fov: Some(7.5),
            ..full
        };
        assert_eq!(part.or(full), due);
        assert_eq!(full.or(part), full);
    }

    const FULL_TRACK: &str = concat!(
        r#"{"location":{"x":1.5,"y":2,"z":3},"rotation":{"x":0.5,"y":0,"z":90},"fov":42.5,"#,
        r#""focus":0.25,"centerShift":{"x":0.125,"y":-0.5},"zoom":0.75,"#,
        r#""k1k2":{"x":0.01,"y":-0.02},"renderRatio":1.5,"distortionScale":1.25,"#,
        r#""sensorSize":{"x":9.59,"y":5.39},"pixelAspectRatio":1.0625,"nodalOffset":-3.5,"#,
        r#""focusDistance":350.5}"#
    );

    #[test]
    fn a_track_has_every_member_and_is_written_again() {
        let value = Value::from_json(FULL_TRACK).unwrap();
        let track = value.as_track().unwrap();
        assert_eq!(track.location, Vector::xyz(1.5, 2.0, 3.0));
        assert_eq!(track.rotation, Vector::xyz(0.5, 0.0, 90.0));
        assert_eq!(track.center_shift, Some(Pair { x: 0.125, y: -0.5 }));
        assert_eq!(track.k1k2, Some(Pair { x: 0.01, y: -0.02 }));
        assert_eq!(track.sensor_size, Some(Pair { x: 9.59, y: 5.39 }));
        let numbers = [
            track.fov,
            track.focus,
            track.zoom,
            track.render_ratio,
            track.distortion_scale,
            track.pixel_aspect_ratio,
            track.nodal_offset,
            track.focus_distance,
        ];
        assert_eq!(
            numbers,
            [42.5, 0.25, 0.75, 1.5, 1.25, 1.0625, -3.5, 350.5].map(Some)
        );
        assert_eq!(Value::from(track).to_json(), FULL_TRACK);
    }

    #[test]
    fn each_member_may_be_absent_or_null_but_for_where_the_camera_is() {
        let full = Value::from_json(FULL_TRACK).unwrap().into_object().unwrap();
        for (name, _) in &full {
            let needed = ["location", "rotation"].contains(&name);
            let mut less = full.clone();
            less.remove(name);
            let track = Value::from(less.clone()).as_track();
            assert_eq!(track.is_none(), needed, "{name}");
            if let Some(track) = track {
                assert_eq!(Value::from(track), Value::from(less.clone()));
            }
            less.insert(name, Value::Null);
            assert_eq!(
                Value::from(less.clone()).as_track().is_none(),
                needed,
                "{name}"
            );
            less.insert(name, "text");
            assert_eq!(Value::from(less).as_track(), None, "{name}");
        }
    }

    #[test]
    fn members_that_it_does_not_know_do_not_matter() {
        let mut object = Value::from_json(FULL_TRACK).unwrap().into_object().unwrap();
        object.insert("timecode", "10:00:00:00");
        assert!(Value::from(object).as_track().is_some());
        for text in ["null", "1", "{}", "[]", r#"{"x":1,"y":2,"z":3}"#] {
            assert_eq!(Value::from_json(text).unwrap().as_track(), None, "{text}");
        }
    }

    const FULL_TEXTURE: &str = concat!(
        r#"{"handle":"1234","pid":"4711","memory":"8294400","offset":"0","type":1,"#,
        r#""size":8294400,"width":1920,"height":1080,"format":2,"usage":3,"filtering":4,"#,
        r#""unscaled":false,"unmanaged":true,"fieldType":5}"#
    );

    fn full() -> Object {
        Value::from_json(FULL_TEXTURE)
            .unwrap()
            .into_object()
            .unwrap()
    }

    #[test]
    fn a_texture_has_every_member_and_is_written_again() {
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
        assert_eq!(Value::from(texture).to_json(), FULL_TEXTURE);
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

    fn text(row: impl Fn(usize) -> String) -> String {
        let rows = NAMES
            .iter()
            .enumerate()
            .map(|(n, name)| format!("\"{name}\":{}", row(n)));
        format!("{{{}}}", rows.collect::<Vec<_>>().join(","))
    }

    fn row(n: usize) -> String {
        format!(r#"{{"x":{n}.0,"y":{n}.25,"z":{n}.5,"w":{n}.75}}"#)
    }

    #[test]
    fn rows_and_columns_keep_their_places() {
        let value = Value::from_json(&text(row)).unwrap();
        let matrix = value.as_matrix().unwrap();
        for (n, numbers) in matrix.rows.into_iter().enumerate() {
            assert_eq!(numbers, [0.0, 0.25, 0.5, 0.75].map(|part| n as f64 + part));
        }
        assert_eq!(Value::from(matrix).to_json(), text(row));
        assert_eq!(
            Matrix::default(),
            Value::from(Matrix::IDENTITY).as_matrix().unwrap()
        );
    }

    #[test]
    fn every_row_needs_its_four_numbers() {
        for hole in 0..4 {
            for bad in [
                r#"{"x":1,"y":2,"z":3}"#,
                r#"{"x":1,"y":2,"z":3,"w":null}"#,
                "[1]",
                "1",
            ] {
                let text = text(|n| if n == hole { bad.to_owned() } else { row(n) });
                assert_eq!(Value::from_json(&text).unwrap().as_matrix(), None, "{text}");
            }
        }
        assert_eq!(
            Value::from_json(r#"{"x":1,"y":2,"z":3,"w":4}"#)
                .unwrap()
                .as_matrix(),
            None
        );
    }
}
