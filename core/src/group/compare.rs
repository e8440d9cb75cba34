//! Comparison of the members of a group with the first one.

use std::sync::Arc;
use std::time::{Duration, Instant};

use super::members_of;
use super::run::engine_of;
use crate::client::{Client, Member};
use crate::error::{Error, ErrorKind, Result};
use crate::options::CallOptions;
use crate::schema::field::Field;
use crate::types::{
    MatchBy, MemberComparison, Snapshot, SnapshotComparison, SnapshotEngine, SnapshotTaking,
};
use crate::value::{Object, Value};

pub(super) fn compare(client: &Client, taking: &SnapshotTaking) -> Result<Vec<MemberComparison>> {
    let members = members_of(client)?;
    let is_used = |member: &&Arc<Member>| !member.is_out();
    let mut used = members.list.iter().filter(is_used);
    let Some(first) = used.next() else {
        return Ok(Vec::new());
    };
    let expected = take(client, first, taking)?;
    let compared = |member: &Arc<Member>| {
        let found = take(client, member, taking)?;
        let mut comparison = MemberComparison::blank();
        comparison.member.clone_from(&member.name);
        member.client.hub().clone_into(&mut comparison.hub);
        comparison.engine = engine_of(member);
        let map = same_engines(&expected, &found, member.engine.is_some());
        let request = SnapshotComparison::new(&expected).second(&found);
        let request = request.match_by(MatchBy::Names).map(map);
        comparison.differences = of(client, member)?.snapshots().diff(&request)?;
        comparison.agrees = Some(comparison.differences.is_empty());
        Ok(comparison)
    };
    used.map(compared).collect()
}

/// Takes a snapshot of a member. If the member is an engine, the snapshot contains only that
/// engine; otherwise the engines of `taking`.
fn take(client: &Client, member: &Member, taking: &SnapshotTaking) -> Result<Snapshot> {
    let mut taking = taking.clone();
    if let Some(engine) = &member.engine {
        taking.engines = Some(vec![engine.clone()]);
    }
    of(client, member)?.snapshots().take(&taking)
}

/// Returns the client of a member, for calls that end when the call of `client` is stopped or
/// reaches its deadline.
fn of(client: &Client, member: &Member) -> Result<Client> {
    let mut options = CallOptions::new().stopped_by(&client.stops);
    if let Some(scope) = &client.scope {
        let left = scope
            .deadline(None)
            .saturating_duration_since(Instant::now());
        if left.is_zero() {
            let detail = "the call's timeout ran out before all members were read";
            return Err(Error::unsent(ErrorKind::Timeout, detail, Instant::now()));
        }
        options = options.timeout(left.max(Duration::from_millis(1)));
    }
    Ok(member.client.with(options))
}

/// Maps the id of each engine of the first snapshot to an id of the second: to that of its only
/// engine if `is_single`, or else to that of the engine with the same name.
fn same_engines(first: &Snapshot, second: &Snapshot, is_single: bool) -> Object {
    let other = |engine: &SnapshotEngine| match is_single {
        true => second.engines.first(),
        false => {
            let names = second.engines.iter();
            let mut same = names.filter(|other| other.display_name == engine.display_name);
            same.next()
        }
    };
    let pairs = first.engines.iter().filter_map(|engine| {
        Some((
            engine.id.get().to_string(),
            Value::from(other(engine)?.id.get()),
        ))
    });
    Object::from_iter(pairs)
}
