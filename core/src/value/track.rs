//! The camera track: where a camera is and how its lens is set.

use super::Vector;
use super::view::view;

view! {
    /// Two numbers, x and y: a shift, a size, a pair of lens coefficients.
    #[derive(Debug, Clone, Copy, PartialEq, Default)]
    Pair {
        /// First number.
        x: f64 = "x",
        /// Second number.
        y: f64 = "y",
    }
}

view! {
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
    /// assert_eq!(Value::from(track).track(), Some(track));
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
