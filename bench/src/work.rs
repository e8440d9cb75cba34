//! The works that are timed, with their requests and responses.

use std::fmt::Write as _;

/// A work: one call and its response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Work {
    /// A property is set to a vector of four, at once.
    Set,
    /// A property is set to a vector of four over half a second. The move begins when the hub gets
    /// the set, and a second one would make it jump back, so gfxhub uses a connection of its own
    /// for it.
    Eased,
    /// The 33 properties of a node.
    Node,
    /// A list of this many properties.
    List(usize),
    /// Like `Set`, with a hub that takes this many milliseconds for it.
    SlowSet(u64),
    /// The properties of 200 nodes, however many calls are made at once.
    Snapshot,
    /// 64 sets at once.
    Burst,
    /// 64 sets at once, with a hub that takes this many milliseconds for each.
    SlowBurst(u64),
}

/// Path of the property that is set.
pub(crate) const PROPERTY: &str = "Default//Color/0";

/// Node of that property, which has 33 properties.
pub(crate) const NODE: &str = "Mixer_0";

/// Number of properties in the list of W3.
const LONG: usize = 10_000;

/// Time that the slow hub takes for a set, in milliseconds.
pub(crate) const PAUSE: u64 = 2;

/// Lengths of the lists: of W3, of the counts of instructions, and of the costs as work grows.
pub(crate) const LENGTHS: [usize; 5] = [10, 100, 1_000, LONG, 100_000];

/// Times that hubs may take for a set, in milliseconds: those of W5 and W6, and of the costs as
/// work grows.
pub(crate) const PAUSES: [u64; 7] = [0, 1, PAUSE, 5, 10, 20, 50];

/// Engine of the nodes.
pub(crate) const ENGINE: i64 = 3;

/// Value that the property is set to.
pub(crate) const COLOUR: [f64; 4] = [0.25, 0.5, 0.75, 1.0];

/// Time of an eased set, in seconds.
pub(crate) const SECONDS: f64 = 0.5;

impl Work {
    /// All works that are timed.
    pub(crate) const ALL: [Work; 7] = [
        Work::Snapshot,
        Work::Burst,
        Work::SlowBurst(PAUSE),
        Work::Set,
        Work::Eased,
        Work::Node,
        Work::List(LONG),
    ];

    /// The list whose instructions are counted.
    pub(crate) const THOUSAND: Work = Work::List(1_000);

    /// Returns the works of one call, the quick ones first.
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

    /// For a work of many calls, returns their number and the work of each.
    pub(crate) fn many(self) -> Option<(usize, Work)> {
        match self {
            Work::Snapshot => Some((200, Work::Node)),
            Work::Burst => Some((64, Work::Set)),
            Work::SlowBurst(pause) => Some((64, Work::SlowSet(pause))),
            _ => None,
        }
    }

    /// Returns the name on the command line.
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

    /// Returns the headline.
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

    /// Returns `true` if each call gets a connection of its own.
    pub(crate) fn is_fresh(self) -> bool {
        self == Work::Eased
    }

    /// Returns `true` if a property is set.
    pub(crate) fn is_set(self) -> bool {
        matches!(self, Work::Set | Work::Eased | Work::SlowSet(_))
    }

    /// Returns the number of properties in the response.
    pub(crate) fn properties(self) -> usize {
        match self {
            Work::Set | Work::Eased | Work::SlowSet(_) => 1,
            Work::Node => 33,
            Work::List(length) => length,
            Work::Burst | Work::SlowBurst(_) => 64,
            Work::Snapshot => 200 * 33,
        }
    }

    /// Returns the number of calls that a peer makes before the next has its turn: about a
    /// millisecond's worth, so that on a busy machine many turns are over before the scheduler ends
    /// them.
    pub(crate) fn calls(self) -> u32 {
        match self {
            Work::Set => 50,
            Work::Eased => 10,
            Work::Node => 25,
            Work::List(length) if length <= 1_000 => 10,
            _ => 1,
        }
    }

    /// Returns the node that is read or set.
    pub(crate) fn node(self) -> String {
        match self {
            Work::List(length) => format!("Crowd_{length}"),
            Work::SlowSet(pause) | Work::SlowBurst(pause) => format!("Slow_{pause}"),
            _ => NODE.to_owned(),
        }
    }

    /// Returns the number of calls at a time for peers that take one: as many as a batch of gfxhub
    /// has connections if each call takes the hub time, else as many as keep two cores busy.
    pub(crate) fn width(self) -> usize {
        match self {
            Work::SlowSet(_) | Work::SlowBurst(_) => 32,
            _ => 8,
        }
    }

    /// Returns the path of the request, encoded.
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

/// Returns a list of properties as nodes have them: vectors, numbers, switches and texts, the same
/// each time.
fn list(count: usize, start: &str) -> String {
    let mut body = String::from("[");
    for at in 0..count {
        if at > 0 {
            body.push(',');
        }
        let value = value(at);
        // Writing to a `String` does not fail.
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
    // In single precision, as hubs keep numbers: up to nine digits.
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
    // Small enough to be exact before the division.
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
