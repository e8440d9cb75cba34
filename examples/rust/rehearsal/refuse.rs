//! Bad input: refused before anything is sent, or by the hub, with nothing half done.

use gfxhub::{
    Client, Effect, EngineHost, EngineType, ErrorKind, Interpolation, PlayoutRundownName,
    PropertyUpdate,
};

use crate::failure::Outcome;
use crate::find::Studio;
use crate::load;
use crate::move_property::look_up;
use crate::rundown::RunningOrder;
use crate::stage::Stage;

/// An engine that no show has.
const NO_ENGINE: i64 = 987_654;

/// Tries what must not work. None of it may be in the journal afterwards.
pub(crate) fn rehearse(
    stage: &mut Stage,
    hub: &Client,
    studio: &Studio,
    running_order: &RunningOrder,
) -> Outcome<()> {
    stage.part("Bad input: refused before anything is sent")?;
    let light = look_up(
        stage,
        hub,
        studio,
        &EngineType::Re,
        ["EngineControl", "Frame Rate"],
    )?;
    let set = |update: PropertyUpdate| {
        hub.engines()
            .set_property(light.engine, &light.node, &light.property, &update)
    };
    let not_a_number = || set(PropertyUpdate::new(f64::NAN));
    stage.refused_unsent("set a property to NaN", "body.Value", not_a_number)?;
    let backwards = || set(PropertyUpdate::new(1.0).linear(-1));
    stage.refused_unsent("move it for -1 seconds", "body.Duration", backwards)?;
    let bounce = || set(PropertyUpdate::new(1.0).interpolation(Interpolation::from("Bounce")));
    stage.refused_unsent("move it by Bounce", "body.Interpolation", bounce)?;
    let RunningOrder { rundown, items } = running_order;
    for item in items.iter().take(1) {
        let up = || hub.playout().trigger_button(*rundown, *item, "..");
        stage.refused_unsent("press the button \"..\"", "buttonKey", up)?;
    }
    let nameless = || hub.playout().create_rundown(PlayoutRundownName::new(""));
    stage.refused_unsent("make a rundown without a name", "body.name", nameless)?;

    stage.part("Bad input: refused by the hub")?;
    let read = || hub.engines().get(NO_ENGINE);
    let what = format!("read engine {NO_ENGINE}");
    stage.refused_by_hub(&what, ErrorKind::Server, Effect::None, read)?;
    // Sub-fields are for RE5 alone. A 500 after a write leaves open what happened; the journal
    // shows that nothing did.
    let path = format!("{}.w.z", light.property);
    let update = PropertyUpdate::new(1.0);
    let sub_field = || {
        hub.engines()
            .set_property(light.engine, &light.node, path, &update)
    };
    let what = "set a sub-field on an RE engine";
    stage.refused_by_hub(what, ErrorKind::Server, Effect::Maybe, sub_field)?;
    let host = EngineHost::new(studio.engine(&EngineType::Ue)?);
    let graphs = hub.graphs().list()?;
    let before = load::nodes(
        stage,
        hub,
        host.engine_host_id,
        "list the nodes of the UE engine",
    )?;
    for graph in graphs.iter().take(1) {
        let load = || hub.graphs().load(graph.id, &host);
        let what = "load a graph into the UE engine";
        stage.refused_by_hub(what, ErrorKind::Unsuccessful, Effect::Maybe, load)?;
    }
    let after = load::nodes(stage, hub, host.engine_host_id, "list its nodes again")?;
    stage.check(before == after, || "its nodes have changed".to_owned())?;
    let held = stage.read(
        "read the property again",
        || light.read(hub),
        |it| it.value.to_json(),
    )?;
    let (is, was) = (held.value, light.before);
    stage.check(is.approx_eq(&was), || {
        format!("it held {was} and holds {is} now")
    })
}
