//! Parses paths of names into their steps, and writes steps as text.

use std::borrow::Cow;

use crate::error::{Error, Result};
use crate::types::NamePath;

/// Separator of the names of a path.
pub(super) const SEPARATOR: &str = " / ";

/// The lists in which the first name of a path is looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Root {
    /// Engines and playout rundowns, which need no prefix.
    Studio,
    /// Engines alone.
    Engines,
    /// Playout rundowns alone.
    Playout,
    Newsroom,
    Graphs,
    Rgraphs,
    Ustates,
    Launcher,
    Templates,
}

impl Root {
    /// All roots with a prefix.
    const PREFIXED: [Root; 8] = [
        Root::Engines,
        Root::Playout,
        Root::Newsroom,
        Root::Graphs,
        Root::Rgraphs,
        Root::Ustates,
        Root::Launcher,
        Root::Templates,
    ];

    /// Returns the prefix of the paths with this root; empty if they have none.
    pub(crate) const fn prefix(self) -> &'static str {
        match self {
            Root::Studio => "",
            Root::Engines => "engine:",
            Root::Playout => "playout:",
            Root::Newsroom => "news:",
            Root::Graphs => "graph:",
            Root::Rgraphs => "rgraph:",
            Root::Ustates => "ustate:",
            Root::Launcher => "launch:",
            Root::Templates => "template:",
        }
    }
}

/// A path of names that was parsed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Path<'t> {
    pub(crate) root: Root,
    pub(crate) steps: Vec<Step<'t>>,
}

/// A step of a path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Step<'t> {
    /// `*`: every name at this place.
    Any,
    /// `#`: an id, or a path on the hub.
    Id(Cow<'t, str>),
    /// A name.
    Name {
        /// The whole text as a name; `None` if only a part of it can be the name.
        whole: Option<Cow<'t, str>>,
        /// The text read as `Color (2 of 3)`; `None` if it has no such ending.
        nth: Option<Nth<'t>>,
    },
}

/// One of several objects with the same name: `Color (2 of 3)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Nth<'t> {
    pub(crate) name: Cow<'t, str>,
    /// Position among these objects, counted from 1.
    pub(crate) place: usize,
    /// Number of these objects.
    pub(crate) of: usize,
}

impl<'t> Path<'t> {
    /// Parses a path. Text that is not well formed is refused with the reason.
    pub(crate) fn parse(text: &'t str) -> Result<Self> {
        let refuse = |detail: String| Error::invalid("path", detail);
        let mut prefixed = Root::PREFIXED.into_iter();
        let root = prefixed.find(|root| text.starts_with(root.prefix()));
        let root = root.unwrap_or(Root::Studio);
        let mut rest = &text[root.prefix().len()..];
        let mut steps = Vec::new();
        loop {
            let (step, after) = step(rest).map_err(|why| refuse(format!("{text:?}: {why}")))?;
            steps.push(step);
            match after {
                Some(after) => rest = after,
                None => return Ok(Self { root, steps }),
            }
        }
    }

    /// Parses a path that can lead to a single object. A pattern is refused.
    pub(super) fn parse_one(text: &'t NamePath) -> Result<Self> {
        let path = Self::parse(text.as_str())?;
        if path.is_pattern() {
            let detail = "a * stands for many names; a pattern can only be listed";
            return Err(Error::invalid(
                "path",
                format!("{:?}: {detail}", text.as_str()),
            ));
        }
        Ok(path)
    }

    /// Returns `true` if a step is `*`.
    pub(crate) fn is_pattern(&self) -> bool {
        self.steps.contains(&Step::Any)
    }
}

/// Reads the first step of a text, and returns it with the text after the separator.
fn step(text: &str) -> std::result::Result<(Step<'_>, Option<&str>), String> {
    let is_id = text.starts_with('#');
    let named = text.strip_prefix('#').unwrap_or(text);
    if let Some(quoted) = named.strip_prefix('"') {
        let (name, after) = unquoted(quoted).ok_or("a quote is not closed")?;
        let name = Cow::Owned(name);
        let (tail, rest) = split(after);
        let step = match (is_id, tail) {
            (true, "") => Step::Id(name),
            (false, "") => Step::Name {
                whole: Some(name),
                nth: None,
            },
            (false, tail) => {
                let (_, place, of) = nth(tail)
                    .filter(|(before, ..)| before.is_empty())
                    .ok_or_else(|| {
                        format!("after a quoted name come {SEPARATOR:?} or the end, not {tail:?}")
                    })?;
                let nth = Some(Nth { name, place, of });
                Step::Name { whole: None, nth }
            }
            (true, tail) => {
                return Err(format!(
                    "after a quoted id come {SEPARATOR:?} or the end, not {tail:?}"
                ));
            }
        };
        return Ok((step, rest));
    }
    let (name, rest) = split(named);
    let step = match (is_id, name) {
        (_, "") => return Err("a name is empty; write \"\" if it is meant".to_owned()),
        (true, id) => Step::Id(id.into()),
        (false, "*") => Step::Any,
        (false, name) => Step::Name {
            whole: Some(name.into()),
            nth: nth(name)
                .filter(|(before, ..)| !before.is_empty())
                .map(|(before, place, of)| Nth {
                    name: before.into(),
                    place,
                    of,
                }),
        },
    };
    Ok((step, rest))
}

/// Splits a text at the first separator.
fn split(text: &str) -> (&str, Option<&str>) {
    // `split_once` prepares a search that takes longer than these comparisons.
    let separator = SEPARATOR.as_bytes();
    let mut parts = text.as_bytes().windows(separator.len());
    match parts.position(|part| part == separator) {
        Some(at) => (&text[..at], Some(&text[at + separator.len()..])),
        None => (text, None),
    }
}

/// Reads a quoted text to its closing quote, and returns it with the text after that.
fn unquoted(text: &str) -> Option<(String, &str)> {
    let mut name = String::new();
    let mut letters = text.char_indices();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '"' => return Some((name, &text[at + 1..])),
            '\\' => name.push(letters.next()?.1),
            letter => name.push(letter),
        }
    }
    None
}

/// Reads a text that ends in ` (2 of 3)`: the text before, and the two numbers.
fn nth(text: &str) -> Option<(&str, usize, usize)> {
    let (before, numbers) = text.strip_suffix(')')?.rsplit_once(" (")?;
    let (place, of) = numbers.split_once(" of ")?;
    let number = |digits: &str| {
        let is_number = digits.bytes().all(|digit| digit.is_ascii_digit());
        is_number.then(|| digits.parse().ok()).flatten()
    };
    let (place, of): (usize, usize) = (number(place)?, number(of)?);
    (1..=of).contains(&place).then_some((before, place, of))
}

/// Returns a name as it is written in a path.
pub(crate) fn written(name: &str) -> Cow<'_, str> {
    match needs_quotes(name) {
        true => Cow::Owned(quoted(name)),
        false => Cow::Borrowed(name),
    }
}

/// Returns an id as it is written in a path.
pub(crate) fn written_id(id: &str) -> String {
    let is_plain = !id.is_empty() && !id.starts_with('"') && is_whole(id);
    match is_plain {
        true => format!("#{id}"),
        false => format!("#{}", quoted(id)),
    }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// Returns `true` if a text contains no separator and cannot be taken for a part of one.
fn is_whole(text: &str) -> bool {
    let is_open = |end: &str| text.ends_with(end) || text == end.trim_start();
    split(text).1.is_none() && !is_open(" /") && !text.starts_with("/ ") && !text.ends_with(' ')
}

fn needs_quotes(name: &str) -> bool {
    let begins_otherwise = name.starts_with(['"', '#', ' '])
        || Root::PREFIXED
            .iter()
            .any(|root| name.starts_with(root.prefix()));
    name.is_empty() || name == "*" || begins_otherwise || nth(name).is_some() || !is_whole(name)
}

/// Returns the step for one of several objects with the same name.
pub(crate) fn written_nth(name: &str, place: usize, of: usize) -> String {
    format!("{} ({place} of {of})", written(name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ErrorKind;
    use proptest::prelude::*;

    fn name(whole: &str) -> Step<'_> {
        let whole = Some(whole.into());
        Step::Name { whole, nth: None }
    }

    fn several<'t>(whole: Option<&'t str>, name: &'t str, place: usize, of: usize) -> Step<'t> {
        let name = name.into();
        let nth = Some(Nth { name, place, of });
        let whole = whole.map(Cow::Borrowed);
        Step::Name { whole, nth }
    }

    fn id(id: &str) -> Step<'_> {
        Step::Id(id.into())
    }

    #[test]
    fn a_text_has_these_steps() {
        let studio = |steps: &[Step<'static>]| (Root::Studio, steps.to_vec());
        for (text, (root, steps)) in [
            ("Studio A", studio(&[name("Studio A")])),
            (
                "Studio A / Cyclorama / Mask Color",
                studio(&[name("Studio A"), name("Cyclorama"), name("Mask Color")]),
            ),
            ("AC/DC / In", studio(&[name("AC/DC"), name("In")])),
            (
                "#3 / #Default//Opacity/0",
                studio(&[id("3"), id("Default//Opacity/0")]),
            ),
            (r##"#"a / b" / c"##, studio(&[id("a / b"), name("c")])),
            (
                r#""Live / Late" / In"#,
                studio(&[name("Live / Late"), name("In")]),
            ),
            (r##""#3""##, studio(&[name("#3")])),
            (r#""say \"hi\" \\""#, studio(&[name(r#"say "hi" \"#)])),
            (r#""""#, studio(&[name("")])),
            ("Studio A / *", studio(&[name("Studio A"), Step::Any])),
            (r#""*""#, studio(&[name("*")])),
            (
                "N / Color (2 of 3)",
                studio(&[name("N"), several(Some("Color (2 of 3)"), "Color", 2, 3)]),
            ),
            (
                r#""Color" (2 of 3)"#,
                studio(&[several(None, "Color", 2, 3)]),
            ),
            (r#""Color (2 of 3)""#, studio(&[name("Color (2 of 3)")])),
            ("Take (3 of 2)", studio(&[name("Take (3 of 2)")])),
            ("Take (0 of 2)", studio(&[name("Take (0 of 2)")])),
            ("Take (+1 of 2)", studio(&[name("Take (+1 of 2)")])),
            (" / b / c", studio(&[])),
            (
                "news:Late / Map",
                (Root::Newsroom, vec![name("Late"), name("Map")]),
            ),
            (r#"news:"a / b""#, (Root::Newsroom, vec![name("a / b")])),
            ("engine:#1", (Root::Engines, vec![id("1")])),
            ("playout:A / B", (Root::Playout, vec![name("A"), name("B")])),
            ("graph:News", (Root::Graphs, vec![name("News")])),
            ("rgraph:#4", (Root::Rgraphs, vec![id("4")])),
            ("ustate:Night", (Root::Ustates, vec![name("Night")])),
            ("launch:Studio A", (Root::Launcher, vec![name("Studio A")])),
            (
                "template:Lower Third",
                (Root::Templates, vec![name("Lower Third")]),
            ),
            (r#""news:Late""#, studio(&[name("news:Late")])),
            ("a / news:b", studio(&[name("a"), name("news:b")])),
        ] {
            match Path::parse(text) {
                Ok(path) => assert_eq!((path.root, path.steps), (root, steps), "{text}"),
                Err(error) => assert!(steps.is_empty(), "{text}: {error}"),
            }
        }
    }

    #[test]
    fn a_text_that_is_not_well_formed_is_refused() {
        for (text, why) in [
            ("", "a name is empty"),
            ("a / ", "a name is empty"),
            ("#", "a name is empty"),
            ("graph:", "a name is empty"),
            ("\"open", "a quote is not closed"),
            ("\"open\\", "a quote is not closed"),
            ("\"a\"b", "after a quoted name come"),
            ("\"a\" (3 of 2)", "after a quoted name come"),
            ("#\"a\" (1 of 2)", "after a quoted id come"),
        ] {
            let error = Path::parse(text).unwrap_err();
            assert_eq!(
                (error.kind(), error.argument()),
                (ErrorKind::Invalid, Some("path"))
            );
            assert!(error.detail().contains(why), "{text}: {error}");
        }
    }

    proptest! {
        /// Whatever the hub's names and ids are, a path that is made of them leads back to them.
        #[test]
        fn names_and_ids_are_read_as_they_were_written(
            names in proptest::collection::vec(
                prop_oneof![
                    "[ a/\"\\\\#*:()1of.-]{0,12}",
                    "(news|graph|launch|engine|playout):[a /]{0,3}",
                    "[a ]{1,2} \\([0-3] of [0-3]\\)",
                    "\\PC{0,6}",
                ],
                1..4,
            ),
            as_id in any::<bool>(),
        ) {
            let steps = names.iter().map(|name| match as_id {
                true => written_id(name),
                false => written(name).into_owned(),
            });
            let text = steps.collect::<Vec<_>>().join(SEPARATOR);
            let path = Path::parse(&text).unwrap();
            prop_assert_eq!(path.root, Root::Studio);
            let found: Vec<_> = path.steps.into_iter().map(|step| match step {
                Step::Id(id) if as_id => id,
                Step::Name { whole: Some(name), nth: None } if !as_id => name,
                other => panic!("{text}: {other:?}"),
            }).collect();
            prop_assert_eq!(found, names);
        }

        #[test]
        fn one_of_several_is_read_as_it_was_written(name in "\\PC{0,8}", place in 1_usize..5, more in 0_usize..5) {
            let of = place + more;
            let text = written_nth(&name, place, of);
            let path = Path::parse(&text).unwrap();
            let [Step::Name { nth: Some(nth), .. }] = &path.steps[..] else {
                panic!("{path:?}");
            };
            prop_assert_eq!(nth, &Nth { name: Cow::Owned(name), place, of });
        }
    }
}
