//! Watches the instances of all engines until they are as they should be.

use std::collections::BTreeMap;
use std::thread::sleep;
use std::time::{Duration, Instant};

use gfxhub::{Client, InstanceId, InstanceStatus};

use crate::failure::{Failure, Outcome};
use crate::find::engine_name;
use crate::lines::joined;
use crate::stage::Stage;

/// Between two looks.
const PAUSE: Duration = Duration::from_millis(100);

/// The status of each instance, with the name of its engine.
pub(super) type Statuses = BTreeMap<InstanceId, (String, InstanceStatus)>;

/// What the instances are doing now.
pub(super) fn statuses(hub: &Client) -> gfxhub::Result<Statuses> {
    let engines = hub.engines().list()?;
    let of_engine = |engine: gfxhub::Engine| {
        let name = engine_name(&engine).to_owned();
        let instances = engine.instances.into_iter();
        instances.map(move |instance| (instance.id, (name.clone(), instance.status)))
    };
    Ok(engines.into_iter().flat_map(of_engine).collect())
}

/// The instances that are not as they were, with what they are doing now.
pub(super) fn changed<'a>(
    before: &'a Statuses,
    now: &'a Statuses,
) -> impl Iterator<Item = (&'a InstanceId, &'a (String, InstanceStatus))> + Clone {
    now.iter()
        .filter(|(id, status)| before.get(id) != Some(*status))
}

/// Looks until `done` holds of the statuses, prints each change, and gives up at the limit.
pub(super) fn until(
    stage: &mut Stage,
    hub: &Client,
    what: &str,
    limit: Duration,
    mut known: Statuses,
    done: impl Fn(&Statuses) -> bool,
) -> Outcome<Statuses> {
    stage.begin(what);
    let started = Instant::now();
    loop {
        let now = statuses(hub)?;
        let after = started.elapsed();
        for (id, (engine, status)) in &now {
            let before = known.get(id).map(|(_, status)| status);
            if before != Some(status) {
                let before = before.map_or("nothing", InstanceStatus::as_str);
                let time = after.as_secs_f64();
                let instance = format!("{engine}, instance {id}");
                stage.detail(&format!(
                    "{time:5.2} s  {instance:<36} {before:>9} -> {status}"
                ))?;
            }
            if *status == InstanceStatus::Error {
                return Err(Failure::unmet(format!(
                    "instance {id} of {engine} is in Error"
                )));
            }
        }
        known = now;
        if done(&known) {
            stage.note(what, Some(after), "as it should be")?;
            return Ok(known);
        }
        if after >= limit {
            let (seconds, seen) = (limit.as_secs(), described(&known));
            return Err(Failure::unmet(format!(
                "not reached in {seconds} s; there is: {seen}"
            )));
        }
        sleep(PAUSE);
    }
}

/// The instances in a row: `31 Loaded, 32 Idle`.
pub(super) fn described(statuses: &Statuses) -> String {
    joined(
        statuses
            .iter()
            .map(|(id, (_, status))| format!("{id} {status}")),
    )
}
