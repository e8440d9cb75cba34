//! The programme: the parts of the rehearsal in their order, and the look around a real hub.

use std::process::ExitCode;

use gfxhub::Client;
use gfxhub_simulator::{LocalHub, Options};

use crate::failure::{Failure, Outcome};
use crate::stage::Stage;
use crate::traffic::Traffic;
use crate::{
    call_function, clean_up, journal, launch, load, look, move_property, newsroom, refuse, rundown,
    sub_field,
};

/// Rehearses on a hub simulator that lives as long as the rehearsal.
pub(crate) fn rehearse() -> ExitCode {
    let mut stage = Stage::new(Traffic::default(), false);
    let outcome = on_the_simulator(&mut stage);
    ended(&stage, outcome, "The rehearsal")
}

fn on_the_simulator(stage: &mut Stage) -> Outcome<()> {
    let local = LocalHub::start(Options::default())
        .map_err(|error| Failure::unmet(format!("the hub simulator does not start: {error}")))?;
    stage.say("gfxhub: rehearsal of a show, with every step checked")?;
    stage.say(&format!(
        "A hub simulator with the demo show listens at {}.",
        local.url()
    ))?;
    let hub = client(stage, &local.url(), None)?;

    stage.part("Look around")?;
    let studio = look::around(stage, &hub)?;
    let moved = move_property::rehearse(stage, &hub, &studio)?;
    let field = sub_field::rehearse(stage, &hub, &studio)?;
    call_function::rehearse(stage, &hub, &studio)?;
    let running_order = rundown::rehearse(stage, &hub)?;
    newsroom::rehearse(stage, &hub)?;
    load::rehearse(stage, &hub, &studio)?;
    launch::rehearse(stage, &hub, &studio)?;
    refuse::rehearse(stage, &hub, &studio, &running_order)?;
    clean_up::rehearse(stage, &hub, &running_order, &[moved, field])?;
    journal::compare(stage, &local)
}

/// Looks around a real hub. Nothing but reads is sent.
pub(crate) fn look(url: &str, api_key: Option<String>) -> ExitCode {
    let mut stage = Stage::new(Traffic::default(), true);
    // An address that the client does not take can hold a password: it is not repeated.
    let (hub, what) = match client(&stage, url, api_key) {
        Ok(hub) => (Ok(hub), format!("The look around the hub at {url}")),
        Err(failure) => (Err(failure), "The look around".to_owned()),
    };
    let outcome = hub.and_then(|hub| around_a_real_hub(&mut stage, url, &hub));
    ended(&stage, outcome, &what)
}

fn around_a_real_hub(stage: &mut Stage, url: &str, hub: &Client) -> Outcome<()> {
    stage.say("gfxhub: a look around a hub; nothing is changed there")?;
    stage.say(&format!("The hub is {url}."))?;
    stage.part("Look around")?;
    look::around(stage, hub)?;
    let (answered, missing) = stage.looked()?;
    let commands = stage.traffic().commands();
    stage.check(commands == 0, || {
        format!("{commands} requests were more than reads")
    })?;
    let (_, took) = stage.length();
    let took = took.as_secs_f64();
    let rest = if missing == 0 {
        String::new()
    } else {
        format!(", {missing} did not")
    };
    stage.say("")?;
    stage.say(&format!(
        "{answered} reads gave something{rest}; nothing was changed. {took:.1} s."
    ))
}

fn client(stage: &Stage, url: &str, api_key: Option<String>) -> Outcome<Client> {
    let traffic = stage.traffic().clone();
    let mut builder = Client::builder(url).on_event(move |event| traffic.note(event));
    if let Some(key) = api_key {
        builder = builder.api_key(key);
    }
    Ok(builder.build()?)
}

fn ended(stage: &Stage, outcome: Outcome<()>, what: &str) -> ExitCode {
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read the output has gone: there is nobody to tell.
        Err(Failure::Output(error)) if error.kind() == std::io::ErrorKind::BrokenPipe => {
            ExitCode::FAILURE
        }
        Err(failure) => {
            eprintln!("\n{what} failed {}:\n{failure}", stage.place());
            ExitCode::FAILURE
        }
    }
}
