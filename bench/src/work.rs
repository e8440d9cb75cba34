//! The works whose times are measured, with their requests and responses.

use std::fmt::Write as _;

/// A work: one call or many calls, whose time is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Work {
    /// Sets a property to a vector of four numbers, without a transition.
    Set,
    /// Sets a property to a vector of four numbers over half a second. The transition would start
    /// again if the hub received the request twice, so gfxhub sends it on a new connection.
    Eased,
    /// Reads the 33 properties of a node.
    Node,
    /// Reads a list of this many properties.
    List(usize),
    /// Like `Set`, but the hub takes this many milliseconds.
    SlowSet(u64),
    /// Reads the properties of 200 nodes, with any number of concurrent calls.
    Snapshot,
    /// Sets 64 properties.
    Burst,
    /// Sets 64 properties at a hub that takes this many milliseconds for each.
    SlowBurst(u64),
}

/// Path of the property that is set.
pub(crate) const PROPERTY: &str = "Default//Color/0";

/// Path of the node with that property. It has 33 properties.
pub(crate) const NODE: &str = "Mixer_0";

/// Number of properties in the list of W3.
const LONG: usize = 10_000;

/// Time that the slow hub takes for a set, in milliseconds.
pub(crate) const PAUSE: u64 = 2;

/// Lengths of the lists that are used: in W3, for counting instructions, and for the plots.
pub(crate) const LENGTHS: [usize; 5] = [10, 100, 1_000, LONG, 100_000];

/// Times that a hub may take for a set, in milliseconds: in W5 and W6, and for the plots.
pub(crate) const PAUSES: [u64; 7] = [0, 1, PAUSE, 5, 10, 20, 50];

/// Id of the engine with the nodes.
pub(crate) const ENGINE: i64 = 3;

/// Value to which the property is set.
pub(crate) const COLOUR: [f64; 4] = [0.25, 0.5, 0.75, 1.0];

/// Duration of an eased set, in seconds.
pub(crate) const SECONDS: f64 = 0.5;

impl Work {
    /// All works whose times are measured, in the order of the results page.
    pub(crate) const ALL: [Work; 7] = [
        Work::Set,
        Work::Eased,
        Work::Node,
        Work::List(LONG),
        Work::Snapshot,
        Work::Burst,
        Work::SlowBurst(PAUSE),
    ];

    /// The list for which instructions are counted.
    pub(crate) const THOUSAND: Work = Work::List(1_000);

    /// Returns the works with a single call. The fastest come first.
    pub(crate) fn calls_of_one() -> impl Iterator<Item = Work> {
        let quick = [Work::Set, Work::Eased, Work::Node].into_iter();
        let lists = LENGTHS.map(Work::List);
        quick.chain(lists).chain(PAUSES.map(Work::SlowSet))
    }

    /// Returns the work with this name.
    pub(crate) fn named(name: &str) -> Option<Work> {
        let mut works = Work::ALL.into_iter().chain([Work::THOUSAND]);
        works.find(|work| work.name() == name)
    }

    /// Returns, for a work with many calls, their number and the work that each call is; otherwise
    /// `None`.
    pub(crate) fn many(self) -> Option<(usize, Work)> {
        match self {
            Work::Snapshot => Some((200, Work::Node)),
            Work::Burst => Some((64, Work::Set)),
            Work::SlowBurst(pause) => Some((64, Work::SlowSet(pause))),
            _ => None,
        }
    }

    /// Returns the name of the work on the command line.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Work::Set => "set",
            Work::Eased => "eased",
            Work::Node => "node",
            Work::List(LONG) => "list",
            Work::List(1_000) => "list-1000",
            Work::List(_) => "other-list",
            Work::SlowSet(_) => "slow-set",
            Work::Snapshot => "snapshot",
            Work::Burst => "burst",
            Work::SlowBurst(_) => "slow-burst",
        }
    }

    /// Returns the heading of the work on the results page.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Work::Set => "W1, at once: one property is set to a vector of four, kept connection",
            Work::Eased => "W1, eased: the same over half a second, a new connection for each",
            Work::Node => "W2: the 33 properties of a node (5.3 kB), typed, kept connection",
            Work::List(_) => "W3: 10,000 properties in one list (1.25 MB), typed, kept connection",
            Work::SlowSet(_) => "one property is set, by a hub that takes its time",
            Work::Snapshot => "W4: the properties of 200 nodes, typed, kept connections",
            Work::Burst => "W5, at once: 64 sets, kept connections",
            Work::SlowBurst(_) => "W5, slow: 64 sets, by a hub that takes 2 ms for each",
        }
    }

    /// Returns `true` if each call uses a new connection.
    pub(crate) fn is_fresh(self) -> bool {
        self == Work::Eased
    }

    /// Returns `true` if the calls set a property.
    pub(crate) fn is_set(self) -> bool {
        matches!(self, Work::Set | Work::Eased | Work::SlowSet(_))
    }

    /// Returns the number of properties in the response, or in all responses of many calls.
    pub(crate) fn properties(self) -> usize {
        match self {
            Work::Set | Work::Eased | Work::SlowSet(_) => 1,
            Work::Node => 33,
            Work::List(length) => length,
            Work::Burst | Work::SlowBurst(_) => 64,
            Work::Snapshot => 200 * 33,
        }
    }

    /// Returns the number of calls that a client makes in a turn. Together they take about a
    /// millisecond, so that on a busy machine many turns end before the scheduler interrupts them.
    pub(crate) fn calls(self) -> u32 {
        match self {
            Work::Set => 50,
            Work::Eased => 10,
            Work::Node => 25,
            Work::List(length) if length <= 1_000 => 10,
            _ => 1,
        }
    }

    /// Returns the node that the call reads or sets.
    pub(crate) fn node(self) -> String {
        match self {
            Work::List(length) => format!("Crowd_{length}"),
            Work::SlowSet(pause) | Work::SlowBurst(pause) => format!("Slow_{pause}"),
            _ => NODE.to_owned(),
        }
    }

    /// Returns the number of concurrent calls for clients that do not choose it themselves.
    ///
    /// For a hub that takes some time for each call, it is the default number of connections of a
    /// gfxhub batch; otherwise it keeps two cores busy.
    pub(crate) fn width(self) -> usize {
        match self {
            Work::SlowSet(_) | Work::SlowBurst(_) => 32,
            _ => 8,
        }
    }

    /// Returns the path of the request, percent-encoded.
    pub(crate) fn path(self) -> String {
        let node = self.node();
        let all = format!("/api/rest/v1/engines/{ENGINE}/nodes/{node}/properties");
        match self {
            Work::Node | Work::List(_) | Work::Snapshot => all,
            _ => format!("{all}/{}", PROPERTY.replace('/', "%2F")),
        }
    }

    /// Returns the body of the response.
    pub(crate) fn answer(self) -> String {
        match self {
            Work::Set | Work::Eased | Work::SlowSet(_) | Work::Burst | Work::SlowBurst(_) => {
                let [x, y, z, w] = COLOUR;
                format!(
                    r#"{{"PropertyPath":"{PROPERTY}","DisplayName":"Color","Value":{{"x":{x},"y":{y},"z":{z},"w":{w:.1}}}}}"#
                )
            }
            Work::Node | Work::Snapshot => list(
                Work::Node.properties(),
                "ActorComponent//DefaultSceneRoot/Materials.0/",
            ),
            Work::List(_) => list(self.properties(), "Actors//"),
        }
    }
}

/// Returns a list of properties like those of nodes: vectors, numbers, booleans and texts. It is
/// always the same.
fn list(count: usize, start: &str) -> String {
    let mut body = String::from("[");
    for at in 0..count {
        if at > 0 {
            body.push(',');
        }
        let value = value(at);
        // Writing to a `String` cannot fail.
        let _ = write!(
            body,
            r#"{{"PropertyPath":"{start}Input{at}/0","DisplayName":"Input {at}","Value":{value}}}"#
        );
    }
    body.push(']');
    body
}

/// Returns the value of the property at this index.
fn value(at: usize) -> String {
    // Numbers have single precision, as in hubs, which means up to nine digits.
    let part = |step: usize| f32_text(at * 7 + step * 13);
    match at % 6 {
        0 | 3 => format!(
            r#"{{"x":{},"y":{},"z":{},"w":{}}}"#,
            part(1),
            part(2),
            part(3),
            part(4)
        ),
        1 => format!(r#"{{"x":{},"y":{},"z":{}}}"#, part(1), part(2), part(3)),
        2 => part(1),
        4 => at.is_multiple_of(4).to_string(),
        _ => format!(r#""D:/Assets/Textures/plate_{at:05}.png""#),
    }
}

fn f32_text(seed: usize) -> String {
    // The number is small enough to be exact before the division.
    let number = (seed % 4096) as f32 / 37.0 - 11.0;
    format!("{}", f64::from(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_answers_have_the_sizes_that_are_said() {
        let length = |work: Work| work.answer().len();
        assert!((5_250..5_350).contains(&length(Work::Node)));
        assert!((1_245_000..1_255_000).contains(&length(Work::List(LONG))));
    }
}
