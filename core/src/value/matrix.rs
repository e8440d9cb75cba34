//! The 4x4 matrix: rows x, y, z and w, each a vector of four.

use super::struct_view::View;
use super::vector::NAMES;
use super::{Object, Value, Vector};

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

#[cfg(test)]
mod tests {
    use super::*;

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
