//! Results of calls that reach the members of a group, and the bodies of these calls.

use crate::schema::bodies::bodies;
use crate::schema::body::InvalidArgument;
use crate::schema::records::records;
use crate::types::enums::{Interpolation, MemberOutcome};
use crate::types::names::{NamedUpdate, is_timed_as_meant};
use crate::types::scalars::Seconds;
use crate::types::snapshots::Difference;
use crate::value::Value;
use crate::value::object::Object;

records! {
    /// Results of a call for the members of a group. Times are in microseconds.
    GroupReport {
        /// Results of the members, in the order of the group, without members that were taken out
        /// of it.
        members: Vec<MemberResult> = "members",
        /// True if every member succeeded, with equal results. Absent until the
        /// calls of all members have ended.
        agree: Option<bool> = "agree",
        /// Time from the first byte of the first sender to that of the last one. Absent if fewer
        /// than two members have sent a request that acts.
        fired_within_us: Option<i64> = "firedWithinUs",
    }

    /// Result of a call for one member of a group.
    MemberResult {
        /// Name of the member.
        member: String = "member",
        /// Address of its hub.
        hub: String = "hub",
        /// Name of the engine, if the member is an engine; empty if it is a hub.
        engine: String = "engine",
        /// Outcome of its call.
        outcome: MemberOutcome = "outcome",
        /// Result in the form in which a call by name returns it; null unless the call has
        /// succeeded and has a result.
        result: Value = "result",
        /// Kind of its error, such as `ConnectTimeout`; empty unless it failed.
        kind: String = "kind",
        /// Effect of its error: `none`, `maybe` or `done`; empty unless it failed.
        effect: String = "effect",
        /// Message of its error; empty unless it failed.
        message: String = "message",
        /// Time from the start of the group call to the first byte of a request that acts; absent
        /// if none was sent.
        sent_us: Option<i64> = "sentUs",
        /// Time from the start of the group call to the end of the member's call; absent while the
        /// call is under way.
        ended_us: Option<i64> = "endedUs",
    }

    /// State of a member of a group, from its calls so far.
    MemberStatus {
        /// Name of the member.
        member: String = "member",
        /// Address of its hub.
        hub: String = "hub",
        /// Name of the engine, if the member is an engine; empty if it is a hub.
        engine: String = "engine",
        /// False if the program has taken it out.
        used: Option<bool> = "used",
        /// True if at least two calls in a row could not connect to the member. The other members
        /// do not wait for such a member.
        away: Option<bool> = "away",
        /// Number of calls that have ended.
        calls: i64 = "calls",
        /// Number of those that failed.
        failures: i64 = "failures",
        /// Duration of the last call that succeeded, in microseconds.
        took_us: Option<i64> = "tookUs",
        /// Message of its last error; empty if no call has failed.
        message: String = "message",
    }

    /// Differences between the first member of a group and another one.
    MemberComparison {
        /// Name of the other member.
        member: String = "member",
        /// Address of its hub.
        hub: String = "hub",
        /// Name of the engine, if the member is an engine; empty if it is a hub.
        engine: String = "engine",
        /// True if nothing differs.
        agrees: Option<bool> = "agrees",
        /// The differences: `first` is the value of the first member, `second` that of the other
        /// member.
        differences: Vec<Difference> = "differences",
    }
}

bodies! {
    /// A call by its name, for each member of a group.
    MemberCall(
        /// Name of the operation or composed call.
        name: String = "name",
    ) {
        /// Arguments by their names in JSON, with `body` for a body; default: none. For engines as
        /// members, paths begin with the node, and the number of the engine is left out.
        arguments: Object = "arguments",
    }

    /// New values for properties of each member of a group. All of them jump, or all move over the
    /// same time.
    NamedSets(
        /// The values, each by the path of its property, at most 65,536. NaN, infinity and null are
        /// refused.
        values: Object = "values",
    ) check = sets_are_meant; {
        /// Duration of the moves in seconds, 0 or more; default 0, which jumps.
        over: Seconds = "over",
        /// Interpolation of the moves; default `EaseInOut`. Refused without a duration.
        ease: Interpolation = "ease",
        /// Delay before the changes in seconds, 0 or more; default 0.
        delay: Seconds = "delay",
    }

    /// A member to take out of a group, or to take back into it.
    MemberUse(
        /// Name of the member.
        member: String = "member",
    ) {
        /// False to take the member out; default: true, which takes it back in.
        used: bool = "used",
    }
}

impl NamedSets {
    /// Returns the update that sets a property to this value.
    pub(crate) fn update(&self, value: &Value) -> NamedUpdate {
        NamedUpdate {
            value: value.clone(),
            over: self.over,
            ease: self.ease.clone(),
            delay: self.delay,
        }
    }
}

fn sets_are_meant(sets: &NamedSets) -> Result<(), InvalidArgument> {
    is_timed_as_meant(&sets.update(&Value::from(false)))
}
