//! The programme: the parts of the rehearsal in their order, and the look around a real hub.

use gfxhub::Client;
use gfxhub_simulator::LocalHub;

use crate::failure::{Failed, Outcome};
use crate::journal::{Access, REQUEST_ID};
use crate::report::Report;
use crate::stage::Stage;
use crate::traffic::Traffic;
use crate::{
    call_function, clean_up, journal, launch, load, look, move_property, newsroom, refuse, rundown,
    sub_field,
};

/// Rehearses on a hub simulator that has the demo show as it begins. What was made is taken away again and
/// what was moved is put back; a MOS object and the parameters of a function stay as they were rehearsed.
pub fn rehearse(hub: &LocalHub, access: Access, report: Box<dyn Report>) -> Result<(), Failed> {
    let mut stage = Stage::new(Traffic::default(), false, report);
    let outcome = on_the_simulator(&mut stage, hub, access);
    ended(&stage, outcome, "The rehearsal".to_owned())
}

fn on_the_simulator(stage: &mut Stage, local: &LocalHub, access: Access) -> Outcome<()> {
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
    journal::compare(stage, local, access)
}

/// Looks around a real hub. Nothing but reads is sent.
pub fn look_around(
    url: &str,
    api_key: Option<String>,
    report: Box<dyn Report>,
) -> Result<(), Failed> {
    let mut stage = Stage::new(Traffic::default(), true, report);
    // An address that the client does not take can hold a password: it is not repeated.
    let (hub, what) = match client(&stage, url, api_key) {
        Ok(hub) => (Ok(hub), format!("The look around the hub at {url}")),
        Err(failure) => (Err(failure), "The look around".to_owned()),
    };
    let outcome = hub.and_then(|hub| around_a_real_hub(&mut stage, url, &hub));
    ended(&stage, outcome, what)
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
    let mut builder = Client::builder(url)
        .header("X-Request-Id", REQUEST_ID)
        .on_event(move |event| traffic.note(event));
    if let Some(key) = api_key {
        builder = builder.api_key(key);
    }
    Ok(builder.build()?)
}

fn ended(stage: &Stage, outcome: Outcome<()>, what: String) -> Result<(), Failed> {
    outcome.map_err(|failure| Failed {
        what,
        place: stage.place(),
        failure,
    })
}
