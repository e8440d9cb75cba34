//! The native part of a property in a live session.

use gfxhub::{PropertyUpdate, Value, Vector};
use napi_derive::napi;

use crate::handle::named;
use crate::panic_boundary;
use crate::plain;

/// Operation name in the errors of a live session.
const LIVE: &str = "live";

/// `Number.MAX_SAFE_INTEGER`. Above it, different integers become the same JavaScript number.
const MAX_SAFE: f64 = 9_007_199_254_740_991.0;

/// A property of a live session.
#[napi]
pub struct NativeLiveProperty(gfxhub::LiveProperty);

impl From<gfxhub::LiveProperty> for NativeLiveProperty {
    fn from(handle: gfxhub::LiveProperty) -> Self {
        Self(handle)
    }
}

#[napi]
impl NativeLiveProperty {
    /// Stores a number. A whole number that is exact is stored as an integer, as when JSON is
    /// parsed.
    #[napi]
    pub fn set_number(&mut self, number: f64) -> napi::Result<bool> {
        panic_boundary::export("setNumber", || {
            let is_negative_zero = number == 0.0 && number.is_sign_negative();
            let whole = number.fract() == 0.0 && number.abs() <= MAX_SAFE && !is_negative_zero;
            Ok(match whole {
                // The cast is exact, because the number is whole and within the range.
                true => self.0.set(number as i64),
                false => self.0.set(number),
            })
        })
    }

    /// Stores a boolean.
    #[napi]
    pub fn set_bool(&mut self, value: bool) -> napi::Result<bool> {
        panic_boundary::export("setBool", || Ok(self.0.set(value)))
    }

    /// Stores a vector with three or four components.
    #[napi]
    pub fn set_vector(&mut self, x: f64, y: f64, z: f64, w: Option<f64>) -> napi::Result<bool> {
        panic_boundary::export("setVector", || {
            let vector = match w {
                Some(w) => Vector::xyzw(x, y, z, w),
                None => Vector::xyz(x, y, z),
            };
            Ok(self.0.set(vector))
        })
    }

    /// Stores the value of an update that is JSON. Ignores its interpolation.
    #[napi]
    pub fn set_json(&mut self, update: String) -> napi::Result<bool> {
        panic_boundary::export("setJson", || {
            let update = PropertyUpdate::from_json(&update).map_err(|error| named(LIVE, error))?;
            Ok(self.0.set(update.value))
        })
    }

    /// Stores the value of an update that is JSON, with its interpolation.
    #[napi]
    pub fn ease(&mut self, update: String) -> napi::Result<bool> {
        panic_boundary::export("ease", || {
            let update = PropertyUpdate::from_json(&update).map_err(|error| named(LIVE, error))?;
            Ok(self.0.ease(update))
        })
    }

    /// Adds `delta` to the last number, limits the sum to `min` and `max`, and stores it.
    #[napi]
    pub fn nudge(&mut self, delta: f64, min: f64, max: f64) -> napi::Result<bool> {
        panic_boundary::export("nudge", || Ok(self.0.nudge(delta, min, max)))
    }

    /// Returns the address as JSON. The address of a property that is given by names can change.
    #[napi]
    pub fn address(&self) -> napi::Result<String> {
        panic_boundary::export("address", || Ok(plain::json(&self.0.address()).to_string()))
    }

    /// Stores the number that was read from the hub, from which `nudge` starts. `None` means that
    /// the hub has a value that is not a number.
    #[napi]
    pub fn learn(&mut self, number: Option<f64>) -> napi::Result<()> {
        panic_boundary::export("learn", || {
            self.0.learn(&number.map_or(Value::Null, Value::Double));
            Ok(())
        })
    }
}
