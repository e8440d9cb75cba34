//! Plays some of the special runs for a few seconds each, one after the other, because they measure
//! time.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use gfxhub_campaign::special::{
    Finding, cancels, ends, groups, kills, live, order, recalls, sequences,
};

const SEED: u64 = 20_260_304;

fn holds<E: std::fmt::Debug>(run: impl FnOnce() -> Result<Finding, E>) {
    static ALONE: Mutex<()> = Mutex::new(());
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let finding = run().unwrap_or_else(|why| panic!("{why:?}"));
    let told = finding.wrong.join("\n");
    assert!(finding.wrong.is_empty(), "{}\n{told}", finding.text);
}

#[test]
fn nothing_of_a_batch_that_stopped_or_was_cancelled_arrives_later() {
    holds(|| cancels::run(24, SEED));
}

#[test]
fn the_properties_that_an_ended_session_left_are_those_whose_values_did_not_arrive() {
    holds(|| ends::run(24, SEED));
}

#[test]
fn the_members_of_a_group_are_reported_as_their_journals_say() {
    holds(|| groups::run(8_000, SEED));
}

#[test]
fn the_sets_of_a_recall_and_its_undo_are_reported_as_the_journal_says() {
    holds(|| recalls::run(4_000, SEED));
}

#[test]
fn no_item_of_a_batch_whose_hub_is_killed_is_reported_wrongly() {
    holds(|| kills::run(40, SEED));
}

#[test]
fn live_sessions_survive_restarts_of_their_hub() {
    holds(|| live::run(2, Duration::from_secs(1), SEED));
}

#[test]
fn of_two_writers_no_set_leaves_after_a_newer_one() {
    holds(|| order::run(200, SEED));
}

#[test]
fn of_sets_of_every_kind_nothing_older_arrives_after_something_newer() {
    holds(|| sequences::run(40, SEED));
}
