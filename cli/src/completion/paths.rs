//! Completes a path by one name. The names at its next level are fetched from the hub.

use gfxhub::schema::OperationInfo;
use gfxhub::{Address, AddressKind, Client};

use crate::operations::SHORT;

/// Separator of the names of a path. A typed path that ends with it has no character of its next
/// name yet.
const SEPARATOR: &str = " / ";

/// Prefixes of paths, each with the kind of the object that the first name after the prefix names.
const PREFIXES: [(&str, AddressKind); 8] = [
    ("engine:", AddressKind::Engine),
    ("playout:", AddressKind::PlayoutRundown),
    ("news:", AddressKind::NewsroomRundown),
    ("graph:", AddressKind::Graph),
    ("rgraph:", AddressKind::Rgraph),
    ("ustate:", AddressKind::Ustate),
    ("launch:", AddressKind::LaunchConfig),
    ("template:", AddressKind::Template),
];

/// The kinds of objects to which the paths of an argument lead.
pub(super) struct Paths {
    /// Prefix that a path may leave out; `None` if every path needs its prefix.
    root: Option<&'static str>,
    /// Kinds of objects whose paths can be continued.
    way: &'static [AddressKind],
    /// Kinds of objects at which a path may end.
    ends: &'static [AddressKind],
}

static PROPERTIES: Paths = Paths {
    root: Some("engine:"),
    way: &[AddressKind::Engine, AddressKind::Node],
    ends: &[AddressKind::Property],
};

static FUNCTIONS: Paths = Paths {
    root: Some("engine:"),
    way: &[AddressKind::Engine, AddressKind::Node],
    ends: &[AddressKind::Function],
};

static BUTTONS: Paths = Paths {
    root: Some("playout:"),
    way: &[
        AddressKind::PlayoutRundown,
        AddressKind::PlayoutItem,
        AddressKind::NewsroomRundown,
        AddressKind::Story,
        AddressKind::NewsroomItem,
    ],
    ends: &[AddressKind::PlayoutButton, AddressKind::NewsroomButton],
};

static STATES: Paths = Paths {
    root: None,
    way: &[],
    ends: &[AddressKind::Graph, AddressKind::Rgraph, AddressKind::Ustate],
};

static ENGINES: Paths = Paths {
    root: Some("engine:"),
    way: &[],
    ends: &[AddressKind::Engine],
};

static ANYTHING: Paths = Paths {
    root: Some(""),
    way: &[
        AddressKind::Engine,
        AddressKind::Node,
        AddressKind::PlayoutRundown,
        AddressKind::PlayoutItem,
        AddressKind::NewsroomRundown,
        AddressKind::Story,
        AddressKind::NewsroomItem,
    ],
    ends: &[
        AddressKind::Engine,
        AddressKind::Node,
        AddressKind::Property,
        AddressKind::Function,
        AddressKind::PlayoutRundown,
        AddressKind::PlayoutItem,
        AddressKind::PlayoutButton,
        AddressKind::NewsroomRundown,
        AddressKind::Story,
        AddressKind::NewsroomItem,
        AddressKind::NewsroomButton,
        AddressKind::Graph,
        AddressKind::Rgraph,
        AddressKind::Ustate,
        AddressKind::LaunchConfig,
        AddressKind::Template,
    ],
};

impl Paths {
    /// Returns the paths to complete for the argument with the wire name `wire`; `None` if the
    /// operation is not in the group `names` or the argument is not a path.
    pub(super) fn of(operation: &OperationInfo, wire: &str) -> Option<&'static Paths> {
        let is_path = operation.group == SHORT && matches!(wire, "path" | "paths" | "engine");
        is_path.then_some(match (operation.verb, wire) {
            (_, "engine") => &ENGINES,
            ("get" | "set", _) => &PROPERTIES,
            ("call", _) => &FUNCTIONS,
            ("press", _) => &BUTTONS,
            ("load", _) => &STATES,
            _ => &ANYTHING,
        })
    }

    /// Returns the paths that continue the typed text by one name, each with the kind of the object
    /// to which it leads. A path that can be continued ends with a slash.
    pub(super) fn candidates(&self, hub: &Client, typed: &str) -> Vec<(String, String)> {
        // A space is added after a slash, because the user may have accepted a candidate that ends
        // with one.
        let goes_on = match typed.strip_suffix(" /") {
            Some(_) => format!("{typed} "),
            None => typed.to_owned(),
        };
        let before = before_last(&goes_on);
        let has_prefix = PREFIXES
            .iter()
            .any(|(prefix, _)| before.starts_with(prefix));
        let root = if has_prefix { Some("") } else { self.root };
        let pattern = root.map(|root| format!("{root}{before}*"));
        // If the hub fails, there are no candidates.
        let found = pattern.and_then(|pattern| hub.names().list(pattern).ok());
        let mut candidates: Vec<(String, String)> = found
            .unwrap_or_default()
            .iter()
            .flat_map(|address| self.forms(before, address))
            .collect();
        if before.is_empty() {
            let of_kind = |(_, kind): &&(&str, AddressKind)| {
                self.way.contains(kind) || self.ends.contains(kind)
            };
            // The first two prefixes may be left out.
            let needed = PREFIXES.iter().skip(2).filter(of_kind);
            candidates.extend(needed.map(|(prefix, _)| ((*prefix).to_owned(), String::new())));
        }
        candidates.retain(|(path, _)| path.starts_with(typed));
        candidates
    }

    /// Returns the path to an object in up to two forms: as a complete path, and as a path that can
    /// be continued.
    fn forms(&self, before: &str, address: &Address) -> impl Iterator<Item = (String, String)> {
        let path = address.path.as_str();
        // The prefix distinguishes an engine from a rundown with the same name.
        let name = match (before, self.root) {
            ("", Some("")) => path,
            _ => &path[before_last(path).len()..],
        };
        let path = format!("{before}{name}");
        let kind = address.kind.as_str().to_owned();
        let is_end = self.ends.contains(&address.kind);
        let whole = is_end.then(|| (path.clone(), kind.clone()));
        let leads_on = self.way.contains(&address.kind);
        let on = leads_on.then(|| (format!("{path} /"), kind));
        whole.into_iter().chain(on)
    }
}

/// Returns the part of a path before its last name.
fn before_last(path: &str) -> &str {
    let mut starts = PREFIXES
        .iter()
        .filter(|(prefix, _)| path.starts_with(prefix));
    let mut start = starts.next().map_or(0, |(prefix, _)| prefix.len());
    loop {
        let step = &path[start..];
        let quoted = step.strip_prefix('#').unwrap_or(step).strip_prefix('"');
        let searched = match quoted.map(end_of_quotation) {
            None => step,
            Some(Some(after)) => after,
            // The quotation of the last name is not closed yet.
            Some(None) => return &path[..start],
        };
        match searched.split_once(SEPARATOR) {
            Some((_, rest)) => start = path.len() - rest.len(),
            None => return &path[..start],
        }
    }
}

/// Returns the text after the closing quotation mark; `None` if there is none.
fn end_of_quotation(text: &str) -> Option<&str> {
    let mut letters = text.char_indices();
    while let Some((at, letter)) = letters.next() {
        match letter {
            '"' => return Some(&text[at + 1..]),
            '\\' => {
                letters.next();
            }
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    use gfxhub_simulator::{LocalHub, Options};

    fn candidates(verb: &str, wire: &str, typed: &str) -> Vec<String> {
        let hub = LocalHub::start(Options::default()).unwrap();
        let client = Client::new(&hub.url()).unwrap();
        let call = gfxhub::schema::call(&format!("names.{verb}")).unwrap();
        let found = Paths::of(call, wire).unwrap().candidates(&client, typed);
        found.into_iter().map(|(path, _)| path).collect()
    }

    #[test]
    fn a_path_is_split_before_its_last_name() {
        for (path, before) in [
            ("", ""),
            ("Stu", ""),
            ("Studio A / Cyc", "Studio A / "),
            ("Studio A / ", "Studio A / "),
            ("Studio A /", ""),
            ("news:Sp", "news:"),
            ("engine:Stu", "engine:"),
            ("news:Sport / Cup final / Sc", "news:Sport / Cup final / "),
            (r#""Live / La"#, ""),
            (r#""Live / Late" / In"#, r#""Live / Late" / "#),
            (r#""a \" / b" (1 of 2) / c"#, r#""a \" / b" (1 of 2) / "#),
            (r##"#3 / #"a / b" / "c / "##, r##"#3 / #"a / b" / "##),
            ("Bühne / Ü", "Bühne / "),
        ] {
            assert_eq!(before_last(path), before, "{path}");
        }
    }

    #[test]
    fn each_call_gets_the_names_that_lead_to_what_it_takes() {
        for (verb, wire, typed, due) in [
            (
                "get",
                "path",
                "Stu",
                &["Studio A /", "Studio A Virtual Set /", "Studio B /"][..],
            ),
            ("set", "path", "Studio A / Cyc", &["Studio A / Cyclorama /"]),
            (
                "set",
                "path",
                "Studio A / Cyclorama / S",
                &[
                    "Studio A / Cyclorama / Size",
                    "Studio A / Cyclorama / Softness",
                ],
            ),
            (
                "call",
                "path",
                "Studio A / Cyclorama /",
                &["Studio A / Cyclorama / Reset Mask"],
            ),
            ("press", "path", "Ev", &["Evening News /"]),
            ("press", "path", "n", &["news:"]),
            (
                "press",
                "path",
                "news:Sport Tonight / Cup final / Score bug / Home",
                &["news:Sport Tonight / Cup final / Score bug / Home +1"],
            ),
            ("load", "path", "", &["graph:", "rgraph:", "ustate:"]),
            (
                "load",
                "path",
                "rgraph:Studio A W",
                &["rgraph:Studio A Weather"],
            ),
            (
                "load",
                "engine",
                "Studio A",
                &["Studio A", "Studio A Virtual Set"],
            ),
            ("find", "path", "Studio B", &["Studio B", "Studio B /"]),
            (
                "find",
                "path",
                "#3 / Cycl",
                &["#3 / Cyclorama", "#3 / Cyclorama /"],
            ),
            (
                "prepare",
                "paths",
                "template:Lower Third G",
                &["template:Lower Third Guest"],
            ),
            ("get", "path", "engine:Studio B", &["engine:Studio B /"]),
            ("get", "path", "Evening", &[]),
            ("get", "path", "No such / ", &[]),
        ] {
            assert_eq!(candidates(verb, wire, typed), due, "{verb} {typed}");
        }
    }

    #[test]
    fn a_list_that_others_need_does_not_matter() {
        let hub = LocalHub::start(Options::default()).unwrap();
        let client = Client::new(&hub.url()).unwrap();
        let broken =
            r#"{"faults": [{"fault": "status", "status": 503, "operation": "playout.*"}]}"#;
        hub.set_faults_json(broken).unwrap();
        assert!(!PROPERTIES.candidates(&client, "Studio").is_empty());
        assert!(BUTTONS.candidates(&client, "Ev").is_empty());
    }
}
