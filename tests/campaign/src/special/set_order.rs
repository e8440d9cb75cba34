//! Values that were set through one client in every way, and the rules for the order in which they
//! arrive.
//!
//! Of two values, the older one is the one whose call had certainly begun before the call of the
//! other. A request for the older value is too late if it arrives after the newer value's first
//! request and the older call had ended before the newer one began. It is also too late if its
//! connection was still busy when the first byte of the newer request had been sent. Values of one
//! live session or one batch must always arrive in order.

use std::collections::HashMap;
use std::time::Duration;

use gfxhub::{Effect, ErrorKind};

use super::rounds::Count;
use super::set_hub::Exchange;

/// A property or a part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Target {
    pub(super) property: u64,
    pub(super) field: &'static str,
}

/// The way in which a value was set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WriteMethod {
    Live,
    Single,
    /// As an item of the batch with this number.
    Batch(u64),
    Function,
}

/// A value that was set, or a call of a function. Times are on the clock of the hub.
#[derive(Clone, Debug)]
pub(super) struct WriteCall {
    pub(super) value: u64,
    /// Target of the set; `None` for a function, which may change anything.
    pub(super) target: Option<Target>,
    pub(super) way: WriteMethod,
    pub(super) eased: bool,
    /// Time before which the call had certainly not begun.
    pub(super) begun: Duration,
    /// Time by which the call had certainly begun.
    pub(super) placed: Duration,
    /// Time after which no request of the call is on its way.
    pub(super) settled: Duration,
    pub(super) failure: Option<(ErrorKind, Effect)>,
}

/// The recorded data on a round.
#[derive(Debug, Default)]
pub(super) struct Observations {
    pub(super) given: Vec<WriteCall>,
    /// Time spans in which values that the hub had acknowledged were sent again.
    pub(super) reasserts: Vec<(Duration, Duration)>,
    pub(super) exchanges: Vec<Exchange>,
    /// Number of properties whose last value the closed session had not delivered.
    pub(super) left: usize,
}

/// Totals of a run.
#[derive(Debug, Default)]
pub(super) struct Counts {
    /// Numbers of live values, single values, values in batches, and calls of functions.
    pub(super) given: [Count; 4],
    pub(super) came: Count,
    pub(super) lost: Count,
    pub(super) again: Count,
    pub(super) superseded: Count,
    pub(super) cancelled: Count,
    /// Number of pairs of values whose order is known.
    pub(super) pairs: Count,
    /// Number of these pairs whose older call had ended before the newer call began.
    pub(super) apart: Count,
    /// Number of these pairs whose requests may have been on their way at the same time.
    pub(super) overlapped: Count,
    /// Number of the overlapping pairs of which the older value arrived last.
    pub(super) older_last: Count,
}

/// Returns the kind and the effect of a call's error, or `None` if it succeeded.
pub(super) fn failure<T>(outcome: &gfxhub::Result<T>) -> Option<(ErrorKind, Effect)> {
    let error = outcome.as_ref().err()?;
    Some((error.kind(), error.effect()))
}

impl Target {
    /// Returns `true` if the targets are equal, or one is a part of the other.
    fn meets(self, other: Target) -> bool {
        let fields = [self.field, other.field];
        self.property == other.property && (fields[0] == fields[1] || fields.contains(&""))
    }

    /// Returns `true` if a request with this name sets the property or a part of it.
    fn is_named(self, name: &str) -> bool {
        let whole = name.split('.').next().unwrap_or_default();
        let number = whole.trim_start_matches(|letter: char| !letter.is_ascii_digit());
        number.parse() == Ok(self.property)
    }
}

impl WriteCall {
    pub(super) fn called(
        value: u64,
        target: Option<Target>,
        way: WriteMethod,
        eased: bool,
        begun: Duration,
    ) -> WriteCall {
        WriteCall {
            value,
            target,
            way,
            eased,
            begun,
            placed: Duration::MAX,
            settled: Duration::MAX,
            failure: None,
        }
    }

    /// Returns the value with the result of its call, which returned at `now`.
    pub(super) fn ended(self, failure: Option<(ErrorKind, Effect)>, now: Duration) -> WriteCall {
        // The hub may still handle the request of a call that was cancelled.
        let given_up =
            matches!(failure, Some((ErrorKind::Cancelled, effect)) if effect != Effect::None);
        WriteCall {
            failure,
            placed: now,
            settled: if given_up { Duration::MAX } else { now },
            ..self
        }
    }
}

/// A value and its requests.
struct ValueRequests<'a> {
    given: &'a WriteCall,
    /// Requests, each with its position in the order of arrival.
    requests: Vec<(usize, &'a Exchange)>,
}

/// Returns the violations in a round.
pub(super) fn judge(observed: &Observations, counts: &mut Counts) -> Vec<String> {
    let mut by_value: HashMap<u64, Vec<(usize, &Exchange)>> = HashMap::new();
    for (place, exchange) in observed.exchanges.iter().enumerate() {
        by_value
            .entry(exchange.value)
            .or_default()
            .push((place, exchange));
    }
    let all = observed.given.iter().map(|given| ValueRequests {
        given,
        requests: by_value.remove(&given.value).unwrap_or_default(),
    });
    let all: Vec<ValueRequests<'_>> = all.collect();
    let mut wrong = Vec::new();
    for value in by_value.keys() {
        wrong.push(format!("{value} arrived, but no call sent it"));
    }
    if observed.left > 0 {
        wrong.push(format!("{} properties were not delivered", observed.left));
    }
    let reasserts = !observed.reasserts.is_empty();
    for own in &all {
        counts.count(own);
        let what = own.itself(&all, reasserts);
        wrong.extend(what.map(|what| format!("{} {what}", own.given.value)));
        for newer in all.iter().filter(|newer| own.is_before(newer)) {
            counts.pairs += 1;
            counts.apart += own.given.settled < newer.given.begun;
            if let Some(older_last) = own.overlaps(newer) {
                counts.overlapped += 1;
                counts.older_last += older_last;
            }
            if let Some(what) = own.against(newer, observed) {
                let (older, newer) = (own.given.value, newer.given.value);
                wrong.push(format!("{older} {what} {newer}"));
            }
        }
    }
    wrong
}

impl ValueRequests<'_> {
    /// Returns the violation of this value, if any, that does not concern the order.
    fn itself(&self, all: &[ValueRequests<'_>], reasserts: bool) -> Option<&'static str> {
        let WriteCall {
            target,
            way,
            eased,
            failure,
            ..
        } = *self.given;
        let moves = self
            .requests
            .iter()
            .filter(|(_, exchange)| exchange.eased)
            .count();
        let times = self.requests.len();
        let most = match way {
            WriteMethod::Single | WriteMethod::Batch(_) if !eased => 2,
            // `reassert` sends an acknowledged value again, without easing.
            WriteMethod::Live if !eased || reasserts => usize::MAX,
            _ => 1,
        };
        if moves > 1 || times > most {
            return Some("came too often");
        }
        let strays = |target: Target| {
            let mut names = self.requests.iter().map(|(_, exchange)| &exchange.name);
            names.any(|name| !target.is_named(name))
        };
        if target.is_some_and(strays) {
            return Some("arrived at another property");
        }
        let is_done = self.requests.iter().any(|(_, exchange)| exchange.done);
        // A value is sent until it is acknowledged, unless a function is called in between.
        let has_function = || all.iter().any(|other| other.given.target.is_none());
        let is_given_up = times > 0 && has_function();
        match failure {
            None if way != WriteMethod::Live && !is_done => Some("succeeded but did not arrive"),
            None if !is_done && !is_given_up && !eased && self.is_last(all) => {
                Some("is the last but did not arrive")
            }
            Some((_, Effect::None)) if times > 0 => Some("failed with effect none but arrived"),
            Some((ErrorKind::Superseded, _)) if !self.may_be_superseded(all) => {
                Some("was superseded although nothing is newer")
            }
            None
            | Some((ErrorKind::Superseded, Effect::None))
            | Some((ErrorKind::ConnectionLost, Effect::Maybe))
            | Some((ErrorKind::Cancelled, _)) => None,
            Some(_) => Some("failed with an impossible error"),
        }
    }

    /// Returns `true` if another value for the target was sent that may be newer.
    fn may_be_superseded(&self, all: &[ValueRequests<'_>]) -> bool {
        let mut sent = all
            .iter()
            .filter(|other| !other.requests.is_empty() && other.meets(self));
        sent.any(|other| other.given.value != self.given.value && !other.is_before(self))
    }

    /// Returns `true` if this value is certainly the newest for its target: the calls of all others
    /// had begun before its call.
    fn is_last(&self, all: &[ValueRequests<'_>]) -> bool {
        let mut others = all.iter().filter(|other| other.meets(self));
        others.all(|other| other.given.value == self.given.value || other.is_before(self))
    }

    /// Returns `true` if the targets are equal, or one is a part of the other.
    fn meets(&self, other: &ValueRequests<'_>) -> bool {
        let targets = (self.given.target, other.given.target);
        matches!(targets, (Some(own), Some(other)) if own.meets(other))
    }

    /// Returns `true` if the call had certainly begun before that of `other`, and `other` may have
    /// changed the same target.
    fn is_before(&self, other: &ValueRequests<'_>) -> bool {
        let (own, other_given) = (self.given, other.given);
        let touches = own.target.is_some() && (other_given.target.is_none() || self.meets(other));
        if own.value == other_given.value || !touches {
            return false;
        }
        if matches!(own.way, WriteMethod::Batch(_)) && own.way == other_given.way {
            return own.value < other_given.value;
        }
        let first = self.requests.first().map(|(_, exchange)| exchange.left);
        first.unwrap_or(Duration::MAX).min(own.placed) < other_given.begun
    }

    /// Returns `true` if the last request arrived after those of a newer value. Returns `None` if
    /// the requests of the two were not on their way at the same time.
    fn overlaps(&self, newer: &ValueRequests<'_>) -> Option<bool> {
        let (at, last) = self.requests.last()?;
        let (_, first) = newer.requests.first()?;
        let (newer_at, newer_last) = newer.requests.last()?;
        let before = self.requests.iter().rev().nth(1);
        let earliest = last
            .earliest
            .max(before.map_or(Duration::ZERO, |(_, it)| it.ended));
        let apart = self.given.settled < newer.given.begun
            || last.ended < first.earliest
            || newer_last.ended < earliest;
        (!apart).then_some(at > newer_at)
    }

    /// Returns the violation of this value with respect to a newer one, if any.
    fn against(&self, newer: &ValueRequests<'_>, observed: &Observations) -> Option<&'static str> {
        let &(at, first) = newer.requests.first()?;
        let (own, other) = (self.given, newer.given);
        let repeats = own.way != WriteMethod::Live || observed.reasserts.is_empty();
        let mut before: Option<&Exchange> = None;
        for &(place, exchange) in &self.requests {
            let ended = before.map(|before| before.ended);
            let again = before.replace(exchange).is_some();
            let earliest = exchange.earliest.max(ended.unwrap_or_default());
            if other.target.is_none() {
                // After a function, values that were sent before must not be sent again. Nothing
                // else is forbidden.
                let sent = self.requests[0].1.left < other.begun;
                if again && sent && repeats && first.left < earliest {
                    return Some("was sent again after a function had been called:");
                }
                continue;
            }
            // A set is sent again only if no newer set of the same target has begun.
            let begun = match other.way {
                WriteMethod::Single if again => first.left.min(other.placed),
                _ => first.left,
            };
            if begun < earliest {
                return Some("was sent after the newer");
            }
            if place < at {
                continue;
            }
            if own.way == other.way && !matches!(own.way, WriteMethod::Single) {
                return Some("arrived after the newer value of its session or batch");
            }
            if own.settled < other.begun && !own.is_sent_once_more(other, observed) {
                return Some("had ended, but arrived after the newer");
            }
        }
        None
    }
}

impl WriteCall {
    /// Returns `true` if the value may have been sent again while `other` was on its way.
    fn is_sent_once_more(&self, other: &WriteCall, observed: &Observations) -> bool {
        let mut spans = observed.reasserts.iter();
        self.way == WriteMethod::Live
            && spans.any(|(from, to)| *from < other.settled && other.begun < *to)
    }
}

impl Counts {
    fn count(&mut self, came: &ValueRequests<'_>) {
        let place = match came.given.way {
            WriteMethod::Live => 0,
            WriteMethod::Single => 1,
            WriteMethod::Batch(_) => 2,
            WriteMethod::Function => 3,
        };
        self.given[place] += 1;
        let lost = came
            .requests
            .iter()
            .filter(|(_, exchange)| exchange.status.is_none());
        self.lost += lost.count() as u64;
        self.came += came.requests.len() as u64;
        self.again += came.requests.len().saturating_sub(1) as u64;
        let kind = came.given.failure.map(|(kind, _)| kind);
        self.superseded += kind == Some(ErrorKind::Superseded);
        self.cancelled += kind == Some(ErrorKind::Cancelled);
    }
}

#[cfg(test)]
mod tests {
    use super::super::set_hub::taken;
    use super::*;

    const WHOLE: Target = Target {
        property: 0,
        field: "",
    };
    const PART: Target = Target {
        property: 0,
        field: ".x",
    };
    const OTHER_PART: Target = Target {
        property: 0,
        field: ".w",
    };

    fn at(millis: u64) -> Duration {
        Duration::from_millis(millis)
    }

    /// Returns a value whose call began and ended at these times.
    fn write_call(
        value: u64,
        target: Target,
        way: WriteMethod,
        [begun, settled]: [u64; 2],
    ) -> WriteCall {
        WriteCall {
            value,
            target: Some(target),
            way,
            eased: false,
            begun: at(begun),
            placed: at(if way == WriteMethod::Live {
                begun
            } else {
                settled
            }),
            settled: at(settled),
            failure: None,
        }
    }

    fn function(value: u64, [begun, settled]: [u64; 2]) -> WriteCall {
        WriteCall {
            target: None,
            ..write_call(value, WHOLE, WriteMethod::Function, [begun, settled])
        }
    }

    fn wrong(given: impl Into<Vec<WriteCall>>, exchanges: &[Exchange]) -> Vec<String> {
        judged(given, exchanges, &[])
    }

    fn judged(
        given: impl Into<Vec<WriteCall>>,
        exchanges: &[Exchange],
        reasserts: &[[u64; 2]],
    ) -> Vec<String> {
        let observed = Observations {
            given: given.into(),
            reasserts: reasserts
                .iter()
                .map(|[from, to]| (at(*from), at(*to)))
                .collect(),
            exchanges: exchanges.to_vec(),
            left: 0,
        };
        judge(&observed, &mut Counts::default())
    }

    #[test]
    fn what_follows_one_another_or_overlaps_is_right() {
        let pair = |older, newer| {
            [
                write_call(1, WHOLE, WriteMethod::Single, older),
                write_call(2, PART, WriteMethod::Live, newer),
            ]
        };
        let (first, second) = (taken(1, [0, 2, 3]), taken(2, [0, 12, 13]));
        assert_eq!(
            wrong(pair([1, 5], [11, 15]), &[first.clone(), second.clone()]),
            [""; 0]
        );
        // The requests overlap, as each connection was free before the other request was sent.
        let late = taken(1, [0, 14, 15]);
        assert_eq!(wrong(pair([1, 16], [11, 17]), &[second, late]), [""; 0]);
    }

    #[test]
    fn an_older_value_after_one_that_it_did_not_overlap_is_found() {
        for (way, targets) in [
            (WriteMethod::Live, [WHOLE, WHOLE]),
            (WriteMethod::Single, [PART, WHOLE]),
            (WriteMethod::Batch(7), [WHOLE, PART]),
        ] {
            let older = write_call(1, targets[0], way, [1, 5]);
            let newer = write_call(2, targets[1], WriteMethod::Single, [11, 15]);
            let seen = [
                taken(1, [0, 2, 3]),
                taken(2, [0, 12, 13]),
                taken(1, [0, 14, 15]),
            ];
            let due = "1 had ended, but arrived after the newer 2";
            assert_eq!(wrong([older, newer], &seen), [due], "{way:?}");
        }
        // A value for another part may arrive later.
        let older = write_call(1, PART, WriteMethod::Live, [1, 5]);
        let newer = write_call(2, OTHER_PART, WriteMethod::Single, [11, 15]);
        let seen = [
            taken(1, [0, 2, 3]),
            taken(2, [0, 12, 13]),
            taken(1, [0, 14, 15]),
        ];
        assert_eq!(wrong([older, newer], &seen), [""; 0]);
    }

    #[test]
    fn an_older_value_that_left_after_a_newer_one_is_found() {
        let older = write_call(1, PART, WriteMethod::Live, [1, 30]);
        let newer = write_call(2, WHOLE, WriteMethod::Single, [11, 20]);
        // The older value is sent after the newer one: on a connection that was busy until then, or
        // for a second time.
        let due = ["1 was sent after the newer 2"];
        let seen = [taken(2, [0, 12, 15]), taken(1, [13, 16, 17])];
        assert_eq!(wrong([older.clone(), newer.clone()], &seen), due);
        let seen = [
            taken(1, [0, 2, 13]),
            taken(2, [0, 12, 15]),
            taken(1, [0, 16, 17]),
        ];
        assert_eq!(wrong([older.clone(), newer.clone()], &seen), due);
        let seen = [
            taken(1, [0, 2, 11]),
            taken(2, [0, 12, 15]),
            taken(1, [0, 16, 17]),
        ];
        assert_eq!(wrong([older, newer], &seen), [""; 0]);
    }

    #[test]
    fn a_set_that_is_sent_again_after_a_newer_one_has_begun_is_found() {
        let older = write_call(1, PART, WriteMethod::Single, [1, 30]);
        let mut newer = write_call(2, WHOLE, WriteMethod::Single, [11, 31]);
        let seen = [
            taken(1, [0, 2, 13]),
            taken(1, [0, 14, 15]),
            taken(2, [20, 21, 22]),
        ];
        assert_eq!(wrong([older.clone(), newer.clone()], &seen), [""; 0]);
        newer.placed = at(12);
        let due = ["1 was sent after the newer 2"];
        assert_eq!(wrong([older, newer], &seen), due);
    }

    #[test]
    fn pairs_that_overlap_are_counted() {
        let count = |placed, exchanges: &[Exchange]| {
            let mut older = write_call(1, WHOLE, WriteMethod::Single, [1, 20]);
            older.placed = at(placed);
            let observed = Observations {
                given: vec![older, write_call(2, PART, WriteMethod::Single, [5, 21])],
                exchanges: exchanges.to_vec(),
                ..Observations::default()
            };
            let mut counts = Counts::default();
            assert_eq!(judge(&observed, &mut counts), [""; 0]);
            [counts.pairs, counts.overlapped, counts.older_last].map(|count| count.0)
        };
        let (early, late) = (taken(1, [0, 2, 4]), taken(1, [0, 9, 12]));
        let (newer, after) = (taken(2, [0, 8, 10]), taken(2, [6, 8, 10]));
        assert_eq!(count(20, &[early.clone(), newer.clone()]), [1, 1, 0]);
        assert_eq!(count(20, &[early, after]), [1, 0, 0]);
        assert_eq!(count(3, &[newer.clone(), late.clone()]), [1, 1, 1]);
        // It is not known which of them is newer.
        assert_eq!(count(20, &[newer, late]), [0, 0, 0]);
    }

    #[test]
    fn a_session_and_a_batch_keep_their_order_though_they_overlap() {
        for way in [WriteMethod::Live, WriteMethod::Batch(7)] {
            let begun = if way == WriteMethod::Live { 11 } else { 1 };
            let both = [
                write_call(1, PART, way, [1, 30]),
                write_call(2, WHOLE, way, [begun, 30]),
            ];
            let seen = [taken(2, [0, 12, 13]), taken(1, [0, 14, 15])];
            let due = "1 arrived after the newer value of its session or batch 2";
            assert_eq!(wrong(both.clone(), &seen), [due]);
        }
    }

    #[test]
    fn what_is_sent_once_more_on_demand_may_overlap() {
        let older = write_call(1, PART, WriteMethod::Live, [1, 5]);
        let newer = write_call(2, PART, WriteMethod::Single, [11, 15]);
        let seen = [
            taken(1, [0, 2, 3]),
            taken(2, [0, 12, 13]),
            taken(1, [0, 14, 15]),
        ];
        let both = [older, newer];
        assert_eq!(judged(both.clone(), &seen, &[[10, 16]]), [""; 0]);
        assert_eq!(judged(both.clone(), &seen, &[[15, 16]]).len(), 1);
        assert_eq!(judged(both.clone(), &seen, &[[6, 10]]).len(), 1);
    }

    #[test]
    fn what_is_sent_again_after_a_function_is_found() {
        let lost = Exchange {
            status: None,
            ..taken(1, [0, 2, 3])
        };
        let seen = [lost, taken(2, [0, 12, 13]), taken(1, [0, 14, 15])];
        let due = ["1 was sent again after a function had been called: 2"];
        for way in [WriteMethod::Single, WriteMethod::Live] {
            let both = [write_call(1, WHOLE, way, [1, 16]), function(2, [11, 15])];
            // The second request of the value is a violation only if its connection was not free
            // until the function had arrived.
            let mut seen = seen.clone();
            assert_eq!(wrong(both.clone(), &seen), [""; 0]);
            seen[2].earliest = at(13);
            assert_eq!(wrong(both.clone(), &seen), due);
            // The value may be sent for the first time after the function, and then again.
            assert_eq!(wrong(both.clone(), &seen[1..]), [""; 0]);
            let seen = [&seen[1..], &[taken(1, [15, 16, 17])]].concat();
            assert_eq!(wrong(both, &seen), [""; 0]);
        }
    }

    #[test]
    fn what_comes_too_often_or_from_nowhere_is_found() {
        let single = write_call(1, WHOLE, WriteMethod::Single, [1, 20]);
        let again = |times: usize| vec![taken(1, [0, 2, 3]); times];
        assert_eq!(wrong([single.clone()], &again(2)), [""; 0]);
        let due = ["1 came too often"];
        assert_eq!(wrong([single.clone()], &again(3)), due);
        assert_eq!(wrong([function(1, [1, 20])], &again(2)), due);
        for way in [WriteMethod::Single, WriteMethod::Live] {
            let eased = WriteCall {
                eased: true,
                ..write_call(1, WHOLE, way, [1, 20])
            };
            assert_eq!(wrong([eased.clone()], &again(1)), [""; 0]);
            assert_eq!(wrong([eased.clone()], &again(2)), due);
            // `reassert` may send the final value of an eased live set again, without easing.
            let told = judged([eased.clone()], &again(2), &[[5, 6]]);
            assert_eq!(told.is_empty(), way == WriteMethod::Live, "{told:?}");
            let mut moves = again(2);
            moves.iter_mut().for_each(|exchange| exchange.eased = true);
            assert_eq!(judged([eased], &moves, &[[5, 6]]), due);
        }
        assert_eq!(wrong([], &again(1)), ["1 arrived, but no call sent it"]);
        let astray = Exchange {
            name: "p10.x".to_owned(),
            ..taken(1, [0, 2, 3])
        };
        assert_eq!(
            wrong([single], &[astray]),
            ["1 arrived at another property"]
        );
    }

    #[test]
    fn an_end_that_does_not_fit_is_found() {
        let single = write_call(1, WHOLE, WriteMethod::Single, [1, 20]);
        assert_eq!(
            wrong([single.clone()], &[]),
            ["1 succeeded but did not arrive"]
        );
        let failed = |kind, effect| WriteCall {
            failure: Some((kind, effect)),
            ..single.clone()
        };
        let unsent = failed(ErrorKind::Superseded, Effect::None);
        let seen = [taken(1, [0, 2, 3])];
        assert_eq!(
            wrong([unsent.clone()], &seen),
            ["1 failed with effect none but arrived"]
        );
        let due = "1 was superseded although nothing is newer";
        assert_eq!(wrong([unsent.clone()], &[]), [due]);
        let newer = write_call(2, PART, WriteMethod::Live, [5, 10]);
        let newer_came = [taken(2, [0, 6, 7])];
        assert_eq!(wrong([unsent.clone(), newer], &newer_came), [""; 0]);
        let older = write_call(2, PART, WriteMethod::Single, [0, 0]);
        assert_eq!(wrong([unsent, older], &newer_came), [due]);
        let timed_out = failed(ErrorKind::Timeout, Effect::Maybe);
        assert_eq!(
            wrong([timed_out], &seen),
            ["1 failed with an impossible error"]
        );
    }

    #[test]
    fn a_last_value_that_does_not_come_is_found() {
        let last = write_call(2, WHOLE, WriteMethod::Live, [11, 20]);
        let before = write_call(1, PART, WriteMethod::Single, [1, 5]);
        let seen = [taken(1, [0, 2, 3])];
        let due = "2 is the last but did not arrive";
        assert_eq!(wrong([before.clone(), last.clone()], &seen), [due]);
        let eased = WriteCall {
            eased: true,
            ..last.clone()
        };
        assert_eq!(wrong([before.clone(), eased], &seen), [""; 0]);
        // The request arrived, but the hub did not set the value.
        let unread = Exchange {
            done: false,
            ..taken(2, [0, 12, 13])
        };
        let seen = [seen[0].clone(), unread];
        assert_eq!(wrong([before.clone(), last.clone()], &seen), [due]);
        let all = [before.clone(), last.clone(), function(3, [13, 14])];
        let seen = [&seen[..], &[taken(3, [0, 13, 14])]].concat();
        assert_eq!(wrong(all, &seen), [""; 0]);
        // Another value may be newer.
        let beside = write_call(1, PART, WriteMethod::Single, [12, 15]);
        assert_eq!(wrong([beside, last], &[taken(1, [0, 13, 14])]), [""; 0]);
    }

    #[test]
    fn what_was_given_up_may_come_late() {
        for (effect, settled) in [(Effect::Maybe, Duration::MAX), (Effect::None, at(9))] {
            let given = WriteCall::called(1, Some(WHOLE), WriteMethod::Single, false, at(1));
            let given = given.ended(Some((ErrorKind::Cancelled, effect)), at(9));
            assert_eq!((given.settled, given.placed), (settled, at(9)));
        }
    }
}
