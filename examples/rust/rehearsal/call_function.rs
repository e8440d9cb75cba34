//! Calls a function of a node with parameters.

use gfxhub::{Client, EngineType, FunctionCall, Object, Value};

use crate::failure::Outcome;
use crate::find::{self, Studio};
use crate::journal::Asked;
use crate::lines::{brief, joined, names};
use crate::stage::Stage;

/// Lets the mixer of the RE engine change over.
pub(crate) fn rehearse(stage: &mut Stage, hub: &Client, studio: &Studio) -> Outcome<()> {
    stage.part("Call a function")?;
    let engine = studio.engine(&EngineType::Re)?;
    let node = &studio.node(engine, "Mixer_0")?.node_path;
    let functions = stage.read(
        "list the functions of Mixer_0",
        || hub.engines().list_functions(engine, node),
        |functions| {
            names(
                functions
                    .iter()
                    .map(|function| function.function_name.as_str()),
                4,
            )
        },
    )?;
    let summary = find::named("function", &functions, "Do Transition", |it| {
        &it.function_name
    })?;
    let path = &summary.function_path;
    let read = || hub.engines().get_function(engine, node, path);
    let function = stage.read("read Do Transition with its parameters", read, |function| {
        joined(function.properties.iter().map(|(_, it)| &it.display_name))
    })?;

    let given: [(&str, Value); 2] = [("Duration", 0.8.into()), ("Type", "Wipe".into())];
    let mut call = FunctionCall::without_parameters();
    let mut parameters: Vec<Value> = Vec::new();
    for (name, value) in &given {
        let parameter = find::parameter(&function, name)?;
        call = call.with(&parameter.property_path, value);
        let members = [
            ("PropertyPath", parameter.property_path.as_str().into()),
            ("value", value.clone()),
        ];
        parameters.push(members.into_iter().collect::<Object>().into());
    }
    let asked = Asked::of("engines.call_function")
        .at("engineId", engine.get())
        .at("nodePath", node.as_str())
        .at("functionPath", path.as_str())
        .with("Parameters", parameters);
    let press = || hub.engines().call_function(engine, node, path, &call);
    stage.command(asked, "call it: a wipe of 0.8 s", press, |()| {
        "done".to_owned()
    })?;

    let after = stage.read("read what it was given", read, |function| {
        joined(function.properties.iter().map(|(_, it)| brief(&it.value)))
    })?;
    for (name, value) in &given {
        let held = &find::parameter(&after, name)?.value;
        stage.check(held.approx_eq(value), || {
            format!("{name} is {held}, and {value} was given")
        })?;
    }
    Ok(())
}
