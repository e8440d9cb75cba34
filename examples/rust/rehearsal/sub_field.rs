//! Sets one field of a matrix on an RE5 engine, by the path of the property and a dotted suffix.

use gfxhub::{Client, EngineType, Matrix, PropertyPath, PropertyUpdate, Value};

use crate::failure::{Failure, Outcome};
use crate::find::Studio;
use crate::journal::Asked;
use crate::move_property::{Changed, look_up, same};
use crate::stage::Stage;

/// The row w, the field z: how far up the cyclorama stands.
const SUFFIX: &str = ".w.z";

/// How far up it shall stand.
const HEIGHT: f64 = 42.5;

/// Raises the cyclorama of the RE5 engine. The rest of its matrix must stay as it is.
pub(crate) fn rehearse(stage: &mut Stage, hub: &Client, studio: &Studio) -> Outcome<Changed> {
    stage.part("Set one field of a 4x4 matrix on an RE5 engine")?;
    let place = look_up(
        stage,
        hub,
        studio,
        &EngineType::Re5,
        ["Cyclorama", "Transform"],
    )?;
    let before = matrix(&place.before)?;
    let field = PropertyPath(format!("{}{SUFFIX}", place.property));
    let asked: Asked = place
        .asked(&field)
        .with("Value", HEIGHT)
        .with("field", "w.z");
    let set = || {
        let update = PropertyUpdate::new(HEIGHT);
        hub.engines()
            .set_property(place.engine, &place.node, &field, &update)
    };
    let what = format!("set its field {SUFFIX} to {HEIGHT}");
    stage.command(asked, &what, set, |stored| row_w(&stored.value))?;
    let after = stage.read(
        "read the whole matrix",
        || place.read(hub),
        |it| row_w(&it.value),
    )?;
    let mut due = before;
    due.rows[3][2] = HEIGHT;
    same(stage, &after.value, &Value::from(due))?;
    for (name, row) in ["x", "y", "z", "w"].iter().zip(matrix(&after.value)?.rows) {
        let numbers = row.map(|number| format!("{number:>9.3}")).concat();
        stage.detail(&format!("{name} {numbers}"))?;
    }
    Ok(place)
}

fn matrix(value: &Value) -> Outcome<Matrix> {
    value
        .as_matrix()
        .ok_or_else(|| Failure::unmet(format!("{value} is not a 4x4 matrix")))
}

fn row_w(value: &Value) -> String {
    value
        .get("w")
        .map_or_else(|| value.to_json(), |row| format!("w = {}", row.to_json()))
}
