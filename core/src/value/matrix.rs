//! The 4x4 matrix: rows x, y, z and w, each a vector of four.

use super::vector::NAMES;
use super::view::View;
use super::{Object, Value, Vector};

/// A 4x4 matrix, row by row.
///
/// ```
/// use gfxhub::{Matrix, Value};
///
/// let mut matrix = Matrix::IDENTITY;
/// matrix.rows[3] = [10.0, 0.0, -4.0, 1.0];
/// let value = Value::from(matrix);
/// assert_eq!(value.get("w").and_then(|row| row.vector()).map(|row| row.z), Some(-4.0));
/// assert_eq!(value.matrix(), Some(matrix));
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Matrix {
    /// The rows x, y, z and w, each with its x, y, z and w.
    pub rows: [[f64; 4]; 4],
}

impl Matrix {
    /// The matrix that changes nothing.
    pub const IDENTITY: Self = Self {
        rows: [
            [1.0, 0.0, 0.0, 0.0],
            [0.0, 1.0, 0.0, 0.0],
            [0.0, 0.0, 1.0, 0.0],
            [0.0, 0.0, 0.0, 1.0],
        ],
    };
}

/// The matrix that changes nothing.
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
            let vector = members.get(name)?.vector()?;
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
