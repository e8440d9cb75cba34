//! Patterns of the names of engines, nodes and properties.

use glob::Pattern as Glob;

/// A path of names in which `*` stands for any text, `?` for any character, `[ab]` for one of the
/// characters a and b, and `**` for any number of names. Without `**`, a pattern of one name
/// selects all properties of the nodes with that name; two names are a node and a property, and
/// three names an engine, a node and a property.
#[derive(Clone, Debug)]
pub(crate) struct Pattern {
    parts: Vec<Part>,
    is_exact: bool,
}

#[derive(Clone, Debug)]
enum Part {
    One(Glob),
    /// Any number of names.
    Any,
}

/// The two names of an engine, a node or a property: its display name, and its name or path in the
/// hub.
pub(crate) type NamesOf<'a> = [&'a str; 2];

impl Pattern {
    /// Parses a pattern. The error says what is wrong with it.
    pub(crate) fn parse(text: &str) -> Result<Pattern, String> {
        let mut parts = Vec::new();
        for part in text.split(" / ").map(str::trim) {
            parts.push(match part {
                "" => return Err(format!("the pattern {text:?} has an empty name")),
                "**" => Part::Any,
                _ => Part::One(Glob::new(part).map_err(|why| {
                    format!("{part:?} is no pattern: {why}; in a name, write [[] for [")
                })?),
            });
        }
        let has_any = parts.iter().any(|part| matches!(part, Part::Any));
        // A special character alone in brackets, as in `[*]`, matches itself.
        let plain = ["[*]", "[?]", "[[]"]
            .iter()
            .fold(text.to_owned(), |text, it| text.replace(it, ""));
        let is_exact = parts.len() > 1 && !plain.contains(['*', '?', '[']);
        // A pattern without an engine is for every engine, and a pattern without a property is for
        // every property.
        match (has_any, parts.len()) {
            (false, 1) => parts = vec![Part::Any, parts.remove(0), Part::one_name()],
            (false, 2) => parts.insert(0, Part::Any),
            (false, 3) | (true, _) => {}
            (false, _) => {
                let why = "has more names than engine, node and property";
                return Err(format!("the pattern {text:?} {why}"));
            }
        }
        Ok(Pattern { parts, is_exact })
    }

    /// Parses patterns that were checked before. A pattern that cannot be parsed is left out, so
    /// that it matches nothing.
    pub(crate) fn all(texts: &[String]) -> Vec<Pattern> {
        let parsed = texts.iter().map(|text| Pattern::parse(text));
        parsed.filter_map(Result::ok).collect()
    }

    /// Returns `true` if the pattern names a property, without a character that stands for others.
    pub(crate) fn is_exact(&self) -> bool {
        self.is_exact
    }

    /// Returns `true` if the pattern is for this property.
    pub(crate) fn matches(&self, names: &[NamesOf<'_>; 3]) -> bool {
        matches(&self.parts, names, &<[Part]>::is_empty)
    }

    /// Returns `true` if the pattern may be for a property of this node.
    pub(crate) fn may_match_in(&self, engine_and_node: &[NamesOf<'_>; 2]) -> bool {
        let is_name = |part: &&Part| matches!(part, Part::One(_));
        matches(
            &self.parts,
            engine_and_node,
            &|rest| match rest.iter().filter(is_name).count() {
                0 => !rest.is_empty(),
                names => names == 1,
            },
        )
    }
}

impl Part {
    fn one_name() -> Part {
        // The default is never used, because `*` is a valid pattern.
        Glob::new("*").map_or(Part::Any, Part::One)
    }
}

/// Returns `true` if parts match these names, and `ends` accepts the parts that are left.
fn matches(parts: &[Part], names: &[NamesOf<'_>], ends: &dyn Fn(&[Part]) -> bool) -> bool {
    match (parts, names) {
        (rest, []) if ends(rest) => true,
        ([Part::Any, rest @ ..], [_, others @ ..]) => {
            matches(rest, names, ends) || matches(parts, others, ends)
        }
        ([Part::Any, rest @ ..], []) => matches(rest, names, ends),
        ([Part::One(glob), parts @ ..], [name, names @ ..]) => {
            name.iter().any(|name| glob.matches(name)) && matches(parts, names, ends)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPACITY: [NamesOf<'_>; 3] = [
        ["Studio A", "STUDIO-A-RE"],
        ["Light_2", "Light_2"],
        ["Opacity", "Default//Opacity/0"],
    ];

    #[test]
    fn a_pattern_matches_names_from_the_property_outwards() {
        for (pattern, expected) in [
            ("Light_*", true),
            ("Light_?", true),
            ("light_2", false),
            ("Studio A", false),
            ("Light_* / Opacity", true),
            ("Light_* / Default//Opacity/0", true),
            ("Light_* / *", true),
            ("*/*", false),
            ("Light_2 / Colour", false),
            ("STUDIO-A-RE / * / Opa*", true),
            ("Studio B / Light_2 / Opacity", false),
            ("**", true),
            ("Studio A / **", true),
            ("Studio B / **", false),
            ("** / Opacity", true),
            ("Studio A / ** / Light_2 / Opacity", true),
        ] {
            let found = Pattern::parse(pattern).unwrap().matches(&OPACITY);
            assert_eq!(found, expected, "{pattern}");
        }
    }

    #[test]
    fn a_node_is_read_if_one_of_its_properties_may_match() {
        let node = [OPACITY[0], OPACITY[1]];
        for (pattern, expected) in [
            ("Light_*", true),
            ("Light_* / Colour", true),
            ("Mixer_0 / Opacity", false),
            ("Studio A / Light_2 / *", true),
            ("Studio B / Light_2 / *", false),
            ("**", true),
            ("** / Opacity", true),
        ] {
            let found = Pattern::parse(pattern).unwrap().may_match_in(&node);
            assert_eq!(found, expected, "{pattern}");
        }
    }

    #[test]
    fn a_pattern_that_cannot_be_meant_is_refused() {
        for (pattern, why) in [
            ("", "empty name"),
            ("Light_2 / ", "empty name"),
            ("a / b / c / d", "more names"),
            ("a**b", "is no pattern"),
            ("Light [1", "[[]"),
        ] {
            let refused = Pattern::parse(pattern).unwrap_err();
            assert!(refused.contains(why), "{pattern}: {refused}");
        }
        assert!(Pattern::parse("Light_2 / Opacity").unwrap().is_exact());
        assert!(Pattern::parse("Light [[]2] / [*]").unwrap().is_exact());
        assert!(!Pattern::parse("Light_2 / *").unwrap().is_exact());
        assert!(!Pattern::parse("Light_[12] / Opacity").unwrap().is_exact());
        assert!(!Pattern::parse("Light_2").unwrap().is_exact());
    }
}
