//! Moves a property with easing and watches its value travel.

use std::cell::Cell;
use std::thread::sleep;
use std::time::{Duration, Instant};

use gfxhub::{
    Client, EngineId, EngineType, NodePath, Property, PropertyPath, PropertyUpdate, Value, Vector,
};

use crate::failure::{Failure, Outcome};
use crate::find::{self, Studio};
use crate::journal::Asked;
use crate::lines::brief;
use crate::stage::Stage;
use crate::travel::{Move, Sample};

/// Seconds before the move begins, and that it takes.
const DELAY: f64 = 0.5;
const DURATION: f64 = 1.5;

/// Between two looks at the value.
const PAUSE: Duration = Duration::from_millis(150);

/// How wide the bar is.
const BAR: usize = 40;

/// A property that the rehearsal changed, with what it held before.
#[derive(Debug)]
pub(crate) struct Changed {
    pub(crate) engine: EngineId,
    pub(crate) node: NodePath,
    pub(crate) property: PropertyPath,
    pub(crate) name: String,
    pub(crate) before: Value,
}

impl Changed {
    /// The effect of a set of this property, to be completed.
    pub(crate) fn asked(&self, property: &PropertyPath) -> Asked {
        Asked::of("engines.set_property")
            .at("engineId", self.engine.get())
            .at("nodePath", self.node.as_str())
            .at("propertyPath", property.as_str())
    }

    /// Reads the property as it is now.
    pub(crate) fn read(&self, hub: &Client) -> gfxhub::Result<Property> {
        hub.engines()
            .get_property(self.engine, &self.node, &self.property)
    }
}

/// Looks a property up by the names of its node and of itself, and remembers what it holds.
pub(crate) fn look_up(
    stage: &mut Stage,
    hub: &Client,
    studio: &Studio,
    kind: &EngineType,
    [node, property]: [&str; 2],
) -> Outcome<Changed> {
    let engine = studio.engine(kind)?;
    let path = studio.node(engine, node)?.node_path.clone();
    let what = format!("look up {node} / {property}");
    let list = || hub.engines().list_properties(engine, &path);
    let properties = stage.read(&what, list, |properties| {
        let found = properties.iter().find(|it| it.display_name == property);
        found.map_or_else(|| "none".into(), |found| found.property_path.to_string())
    })?;
    let found = find::property(&properties, property)?;
    Ok(Changed {
        engine,
        name: format!("{node} / {property}"),
        property: found.property_path.clone(),
        before: found.value.clone(),
        node: path,
    })
}

/// Moves the mask colour of the RE engine's cyclorama, and switches its lower third on.
pub(crate) fn rehearse(stage: &mut Stage, hub: &Client, studio: &Studio) -> Outcome<Changed> {
    stage.part("Move a property and watch the value travel")?;
    let colour = look_up(
        stage,
        hub,
        studio,
        &EngineType::Re,
        ["Cyclorama", "Mask Color"],
    )?;
    let course = Move {
        from: colour.before.clone(),
        to: Vector::xyzw(0.9, 0.1, 0.35, 0.8).into(),
        delay: DELAY,
        duration: DURATION,
    };
    let update = PropertyUpdate::new(&course.to)
        .ease_in_out(course.duration)
        .delay(course.delay);
    let asked = colour
        .asked(&colour.property)
        .with("Value", &course.to)
        .with("Interpolation", "EaseInOut")
        .with("Duration", course.duration)
        .with("Delay", course.delay);

    let what = format!("move it: EaseInOut, {DURATION} s, after {DELAY} s");
    let sent = Cell::new(Instant::now());
    let stored = stage.command(
        asked,
        &what,
        || {
            sent.set(Instant::now());
            hub.engines()
                .set_property(colour.engine, &colour.node, &colour.property, &update)
        },
        |stored| brief(&stored.value),
    )?;
    let taken = Instant::now();
    same(stage, &stored.value, &course.to)?;

    let (seen, waited) = (
        watch(stage, hub, &colour, &course, sent.get(), taken)?,
        taken.elapsed(),
    );
    let seen = course.check(&seen).map_err(Failure::Unmet)?;
    let came = format!(
        "{} waiting, {} on the way: as asked for",
        seen.waiting, seen.travelling
    );
    stage.note("hold what was seen against the move", Some(waited), &came)?;
    let end = stage.read(
        "read it once more",
        || colour.read(hub),
        |it| brief(&it.value),
    )?;
    same(stage, &end.value, &course.to)?;

    jump(stage, hub, studio)?;
    Ok(colour)
}

/// Reads the value again and again until its end is due, and shows how far it has come.
fn watch(
    stage: &mut Stage,
    hub: &Client,
    colour: &Changed,
    course: &Move,
    sent: Instant,
    taken: Instant,
) -> Outcome<Vec<Sample>> {
    stage.begin("watch the value travel");
    let mut samples = Vec::new();
    loop {
        // The hub began somewhere between `sent` and `taken`, and looked between these two.
        let earliest = taken.elapsed().as_secs_f64();
        let value = colour.read(hub)?.value;
        let latest = sent.elapsed().as_secs_f64();
        let part = course.part(&value).map_err(Failure::Unmet)?;
        stage.detail(&format!(
            "{latest:5.2} s  [{}]  {}",
            bar(part),
            components(&value)
        ))?;
        samples.push(Sample {
            earliest,
            latest,
            value,
        });
        if earliest >= course.total() {
            return Ok(samples);
        }
        sleep(PAUSE);
    }
}

fn bar(part: f64) -> String {
    // From 0 to the width of the bar, whatever came.
    let done = (part.clamp(0.0, 1.0) * BAR as f64).round() as usize;
    format!("{}{}", "#".repeat(done), ".".repeat(BAR - done))
}

fn components(value: &Value) -> String {
    let numbers = value
        .as_vector()
        .into_iter()
        .flat_map(|vector| vector.numbers());
    numbers.map(|number| format!("{number:7.3}")).collect()
}

/// Sets properties at once: a boolean and a text.
fn jump(stage: &mut Stage, hub: &Client, studio: &Studio) -> Outcome<()> {
    let settings: [(&str, Value); 2] = [
        ("Headline", "Harbour bridge reopens".into()),
        ("Enable Render", true.into()),
    ];
    for (name, value) in settings {
        let found = look_up(stage, hub, studio, &EngineType::Re, ["LowerThird", name])?;
        let asked = found
            .asked(&found.property)
            .with("Value", &value)
            .with("Interpolation", "Constant");
        let what = format!("set {} at once", found.name);
        let update = PropertyUpdate::new(&value);
        let set = || {
            hub.engines()
                .set_property(found.engine, &found.node, &found.property, &update)
        };
        stage.command(asked, &what, set, |stored| brief(&stored.value))?;
        let held = stage.read("read it back", || found.read(hub), |it| brief(&it.value))?;
        same(stage, &held.value, &value)?;
    }
    Ok(())
}

/// Holds a value that came back against the one that was sent.
pub(crate) fn same(stage: &Stage, came: &Value, sent: &Value) -> Outcome<()> {
    stage.check(came.approx_eq(sent), || {
        format!("{came} came back, and {sent} was sent")
    })
}
