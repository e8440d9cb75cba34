//! The camera track: where a camera is and how its lens is set.

use super::Vector;
use super::struct_view::struct_view;

struct_view! {
    /// Two numbers, x and y: a shift, a size, a pair of lens coefficients.
    #[derive(Debug, Clone, Copy, PartialEq, Default)]
    Pair {
        /// First number.
        x: f64 = "x",
        /// Second number.
        y: f64 = "y",
    }
}

struct_view! {
    /// A camera track. Location and rotation make it one; what else a hub left out is `None`, and
    /// what is `None` is not written.
    ///
    /// A track shows the documented members alone. To send one back with whatever else the hub
    /// gave, change the members of the [`Value`](crate::Value) itself.
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
        /// Where the camera is.
        location: Vector = "location",
        /// Where it looks.
        rotation: Vector = "rotation",
        /// Field of view.
        fov: Option<f64> = "fov",
        /// Focus.
        focus: Option<f64> = "focus",
        /// Shift of the optical centre.
        center_shift: Option<Pair> = "centerShift",
        /// Zoom.
        zoom: Option<f64> = "zoom",
        /// Lens distortion, first and second coefficient.
        k1k2: Option<Pair> = "k1k2",
        /// Render ratio.
        render_ratio: Option<f64> = "renderRatio",
        /// Distortion scale.
        distortion_scale: Option<f64> = "distortionScale",
        /// Size of the sensor.
        sensor_size: Option<Pair> = "sensorSize",
        /// Width of a pixel by its height.
        pixel_aspect_ratio: Option<f64> = "pixelAspectRatio",
        /// Distance between the mount and the nodal point.
        nodal_offset: Option<f64> = "nodalOffset",
        /// Distance of what is in focus.
        focus_distance: Option<f64> = "focusDistance",
    }
}

impl Track {
    /// The same with what it lacks taken from another, from what the property holds now, say. A
    /// setting of one member alone is then a whole track, which some hubs ask for.
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

    /// The JSON names of the members that it lacks. A hub may refuse a track that is not complete.
    #[must_use]
    pub fn missing(&self) -> Vec<&'static str> {
        let value = super::Value::from(*self);
        Self::INFO
            .members
            .iter()
            .map(|member| member.wire)
            .filter(|wire| value.get(wire).is_none())
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::Value;
    use super::*;

    #[test]
    fn a_track_is_completed_from_another_and_says_what_it_lacks() {
        let full = Value::from_json(FULL).unwrap().as_track().unwrap();
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

    const FULL: &str = concat!(
        r#"{"location":{"x":1.5,"y":2,"z":3},"rotation":{"x":0.5,"y":0,"z":90},"fov":42.5,"#,
        r#""focus":0.25,"centerShift":{"x":0.125,"y":-0.5},"zoom":0.75,"#,
        r#""k1k2":{"x":0.01,"y":-0.02},"renderRatio":1.5,"distortionScale":1.25,"#,
        r#""sensorSize":{"x":9.59,"y":5.39},"pixelAspectRatio":1.0625,"nodalOffset":-3.5,"#,
        r#""focusDistance":350.5}"#
    );

    #[test]
    fn shows_every_member_and_writes_it_again() {
        let value = Value::from_json(FULL).unwrap();
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
        assert_eq!(Value::from(track).to_json(), FULL);
    }

    #[test]
    fn each_member_may_be_absent_or_null_but_for_where_the_camera_is() {
        let full = Value::from_json(FULL).unwrap().into_object().unwrap();
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
        let mut object = Value::from_json(FULL).unwrap().into_object().unwrap();
        object.insert("timecode", "10:00:00:00");
        assert!(Value::from(object).as_track().is_some());
        for text in ["null", "1", "{}", "[]", r#"{"x":1,"y":2,"z":3}"#] {
            assert_eq!(Value::from_json(text).unwrap().as_track(), None, "{text}");
        }
    }
}
