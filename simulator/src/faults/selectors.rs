//! The selectors of a rule. They select the calls and connections to which the rule applies.

use gfxhub::schema;

use super::kind::Stage;
use crate::api::call::integer;
use crate::api::operation_names;
use crate::json::{Map, Value, json};
use crate::profile::Profile;
use crate::routes::{API, Route, Routes, decode};
pub use table::FAULT_SELECTORS;

/// The name of an invalid member of a rule, and the problem with it.
pub(super) type MemberError = (String, String);

/// A member of a rule that selects the calls, or connections, to which the rule applies. It is an
/// entry of [`FAULT_SELECTORS`].
#[derive(Debug, Clone, Copy)]
pub struct SelectorInfo {
    /// Name in the rule.
    pub name: &'static str,
    /// Description of the values that the selector accepts.
    pub takes: &'static str,
    /// True if the selector accepts a text. Others accept only a number.
    pub text: bool,
    /// Description of the calls, or connections, that the selector selects.
    pub docs: &'static str,
    /// Stages of the faults whose rules may use the selector.
    pub stages: &'static [Stage],
}

/// Defines the list of selectors.
macro_rules! selectors {
    ($(
        of $stages:ident: $name:literal = $Word:ident $([$($words:literal),+])?,
        $takes:literal, $docs:literal;
    )+) => {
        /// All selectors, in the order in which they are applied.
        ///
        /// ```
        /// let names: Vec<_> = gfxhub_simulator::FAULT_SELECTORS.iter().map(|it| it.name).collect();
        /// assert!(names.contains(&"engine"));
        /// ```
        pub const FAULT_SELECTORS: &[super::SelectorInfo] = &[$( super::SelectorInfo {
            name: $name,
            takes: $takes,
            text: super::takes_text!($Word),
            docs: $docs,
            stages: super::stages!($stages),
        } ),+];
    };
}

macro_rules! takes_text {
    (Number) => {
        false
    };
    ($Word:ident) => {
        true
    };
}

macro_rules! stages {
    (calls) => {
        super::CALLS
    };
    (all) => {
        &super::Stage::ALL
    };
}

use {stages, takes_text};

mod table;

/// The stages of faults of a call: all stages except that of connections.
const CALLS: &[Stage] = &[Stage::Request, Stage::Head, Stage::Body, Stage::Json];

impl SelectorInfo {
    /// Returns the selector as JSON. For `operation`, this includes the accepted texts.
    pub(crate) fn json(&self) -> Value {
        let stages: Vec<_> = self.stages.iter().map(|stage| stage.name()).collect();
        let mut shown = json!({
            "name": self.name,
            "takes": self.takes.replace('`', ""),
            "docs": self.docs.replace('`', ""),
            "stages": stages,
        });
        if self.name == "operation" {
            let groups = schema::GROUPS
                .iter()
                .filter(|group| !group.operations.is_empty())
                .map(|group| format!("{}.*", group.name));
            let names = operation_names().map(str::to_owned);
            shown["choices"] = std::iter::once("*".to_owned())
                .chain(groups)
                .chain(names)
                .collect();
        }
        shown
    }
}

/// Returns a description of the valid values of a selector, for an error.
pub(super) fn takes(name: &str) -> String {
    let found = FAULT_SELECTORS.iter().find(|it| it.name == name);
    let takes = found.map_or("", |selector| selector.takes);
    format!("it must be {}", takes.replace('`', ""))
}

/// The data of a call with which rules are compared.
#[derive(Debug, Clone, Copy)]
pub(crate) struct FaultedCall<'a> {
    pub(crate) operation: &'a str,
    /// The arguments of the path by name, after decoding.
    pub(crate) arguments: &'a [(&'static str, String)],
    pub(crate) body: Option<&'a Value>,
    /// The path as it was sent.
    pub(crate) path: &'a str,
}

/// Names of the path argument and of the body's member that identify an engine.
const ENGINE: [&str; 2] = ["engineId", "engineHostId"];

/// Names of path arguments that identify an item: by number in playout, by text in a newsroom.
const ITEM: [&str; 2] = ["itemId", "itemID"];

impl FaultedCall<'_> {
    fn argument(&self, name: &str) -> Option<&str> {
        let mut arguments = self.arguments.iter();
        let (_, text) = arguments.find(|(argument, _)| *argument == name)?;
        Some(text)
    }

    fn engine(&self) -> Option<i64> {
        let [argument, member] = ENGINE;
        match self.argument(argument) {
            Some(id) => id.parse().ok(),
            None => self.body?.get(member).and_then(integer),
        }
    }

    fn has_item(&self, wanted: &str) -> bool {
        let [playout, newsroom] = ITEM;
        let is_same_number = |id: &str| match (id.parse::<i64>(), wanted.parse::<i64>()) {
            (Ok(id), Ok(wanted)) => id == wanted,
            _ => false,
        };
        self.argument(playout).is_some_and(is_same_number)
            || self.argument(newsroom).is_some_and(|id| id == wanted)
    }
}

/// The conditions of a rule for calls. All that are set must match.
#[derive(Debug, Clone)]
pub(super) struct CallFilter {
    operation: Option<Pattern>,
    engine: Option<i64>,
    item: Option<String>,
    path: Option<PathPattern>,
}

impl CallFilter {
    /// Reads the selectors for calls. Returns an error for a filter that no call can match.
    pub(super) fn of(members: &Map<String, Value>) -> Result<CallFilter, MemberError> {
        let wrong = |member: &str, why: String| (member.to_owned(), why);
        let must = |member: &str| wrong(member, takes(member));
        let filter = CallFilter {
            operation: members.get("operation").map(Pattern::written),
            engine: match members.get("engine") {
                None => None,
                Some(id) => Some(id.as_i64().ok_or_else(|| must("engine"))?),
            },
            item: match members.get("item") {
                None => None,
                Some(id) => Some(item_id(id).ok_or_else(|| must("item"))?),
            },
            path: match members.get("path") {
                None => None,
                Some(path) => Some(PathPattern::of(path).map_err(|why| wrong("path", why))?),
            },
        };
        let routes = Routes::of_profile(Profile::default());
        let mut left: Vec<_> = routes.iter().collect();
        if let Some(operation) = &filter.operation {
            left.retain(|route| operation.matches(route.operation));
            if left.is_empty() {
                let why = format!(
                    "there is no operation {}; write one such as playout.trigger_button, a group \
                     such as engines.*, or *",
                    members["operation"]
                );
                return Err(wrong("operation", why));
            }
        }
        let none = |member: &str, what: &str| {
            let why = format!("no call selected by the rule's other members {what}");
            Err(wrong(member, why))
        };
        if filter.engine.is_some() {
            left.retain(|route| names_engine(route));
            if left.is_empty() {
                return none("engine", "names an engine");
            }
        }
        if filter.item.is_some() {
            left.retain(|route| ITEM.iter().any(|name| has_argument(route, name)));
            if left.is_empty() {
                return none("item", "has an item in its path");
            }
        }
        if let Some(path) = &filter.path {
            left.retain(|route| path.fits(route.path));
            if left.is_empty() {
                return none("path", "has such a path");
            }
        }
        Ok(filter)
    }

    pub(super) fn matches(&self, call: &FaultedCall<'_>) -> bool {
        let operation = self.operation.as_ref();
        let (item, path) = (self.item.as_deref(), self.path.as_ref());
        operation.is_none_or(|wanted| wanted.matches(call.operation))
            && self
                .engine
                .is_none_or(|wanted| call.engine() == Some(wanted))
            && item.is_none_or(|wanted| call.has_item(wanted))
            && path.is_none_or(|wanted| wanted.matches(call.path))
    }
}

fn item_id(value: &Value) -> Option<String> {
    match value {
        Value::Number(number) => number.as_i64().map(|id| id.to_string()),
        Value::String(id) if !id.is_empty() => Some(id.clone()),
        _ => None,
    }
}

fn has_argument(route: &Route, name: &str) -> bool {
    let mut steps = route.path.split('/');
    steps.any(|step| {
        step.strip_prefix('{')
            .and_then(|step| step.strip_suffix('}'))
            == Some(name)
    })
}

fn names_engine(route: &Route) -> bool {
    let [argument, member] = ENGINE;
    let row = schema::operation(route.operation);
    let body = row.and_then(|row| row.body);
    has_argument(route, argument)
        || body.is_some_and(|body| body.fields.iter().any(|field| field.wire == member))
}

/// The condition of a rule for operations.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Pattern {
    /// `*`: all operations.
    All,
    /// `playout.*`: the operations of a group. The text includes the dot.
    Group(String),
    /// `playout.trigger_button`: one operation.
    One(String),
}

impl Pattern {
    fn written(value: &Value) -> Pattern {
        Pattern::of(value.as_str().unwrap_or_default())
    }

    fn of(text: &str) -> Pattern {
        match text.strip_suffix('*') {
            Some("") => Pattern::All,
            Some(group) if group.ends_with('.') => Pattern::Group(group.to_owned()),
            _ => Pattern::One(text.to_owned()),
        }
    }

    fn matches(&self, operation: &str) -> bool {
        match self {
            Pattern::All => true,
            Pattern::Group(group) => operation.starts_with(group.as_str()),
            Pattern::One(name) => operation == name,
        }
    }
}

/// The condition of a rule for paths.
#[derive(Debug, Clone)]
struct PathPattern {
    /// Segments of the path after decoding, so that paths with different escapes match.
    segments: Vec<String>,
    /// True if the last segment may be incomplete, and further segments may follow it.
    is_beginning: bool,
}

impl PathPattern {
    fn of(value: &Value) -> Result<PathPattern, String> {
        let text = value.as_str().ok_or_else(|| takes("path"))?;
        if text.contains('?') {
            return Err(
                "it must not contain a query: remove the ? and everything after it".to_owned(),
            );
        }
        if text.contains('\u{2026}') {
            return Err(
                "it contains an ellipsis, which means that the request log shortened it; write * \
                 instead of the ellipsis"
                    .to_owned(),
            );
        }
        let (path, is_beginning) = match text.strip_suffix('*') {
            Some(beginning) => (beginning, true),
            None => (text, false),
        };
        if !path
            .strip_prefix(API)
            .is_some_and(|rest| rest.starts_with('/'))
        {
            return Err(takes("path"));
        }
        let decoded = |segment: &str| match decode(segment) {
            Ok(decoded) => Ok(decoded.into_owned()),
            Err(_) => Err(format!("its segment {segment:?} cannot be decoded")),
        };
        let segments: Result<_, String> = path.split('/').map(decoded).collect();
        Ok(PathPattern {
            segments: segments?,
            is_beginning,
        })
    }

    fn matches(&self, path: &str) -> bool {
        self.matches_steps(path, |step, is_wanted| {
            decode(step).is_ok_and(|step| is_wanted(&step))
        })
    }

    /// Returns `true` if a path with this template can match.
    fn fits(&self, template: &str) -> bool {
        self.matches_steps(template, |step, is_wanted| {
            step.starts_with('{') || is_wanted(step)
        })
    }

    fn matches_steps(
        &self,
        path: &str,
        fits: impl Fn(&str, &dyn Fn(&str) -> bool) -> bool,
    ) -> bool {
        let mut steps = path.split('/');
        let last = self.segments.len() - 1;
        let all = self.segments.iter().enumerate().all(|(at, wanted)| {
            let is_wanted = |step: &str| match at == last && self.is_beginning {
                true => step.starts_with(wanted.as_str()),
                false => step == wanted,
            };
            steps.next().is_some_and(|step| fits(step, &is_wanted))
        });
        all && (self.is_beginning || steps.next().is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_mean_one_a_group_or_all() {
        let matches = |pattern, name| Pattern::of(pattern).matches(name);
        assert!(matches("*", "graphs.load"));
        assert!(matches("graphs.*", "graphs.load"));
        assert!(!matches("graphs.*", "rgraphs.load"));
        assert!(matches("graphs.load", "graphs.load"));
        assert!(!matches("graphs.load", "graphs.loader"));
    }

    #[test]
    fn paths_match_however_they_are_encoded() {
        let matches = |pattern: &str, path: &str| {
            let pattern = PathPattern::of(&format!("{API}{pattern}").into()).unwrap();
            pattern.matches(&format!("{API}{path}"))
        };
        assert!(matches("/engines/3", "/engines/%33"));
        assert!(matches(
            "/engines/3/nodes/a(b)",
            "/engines/3/nodes/a%28b%29"
        ));
        assert!(!matches("/engines/3", "/engines/3/nodes"));
        assert!(!matches("/engines/3/nodes", "/engines/3"));
        assert!(!matches("/engines/3/nodes/a/b", "/engines/3/nodes/a%2Fb"));
        assert!(matches("/engines/3*", "/engines/30/nodes"));
        assert!(matches("/engines/3/*", "/engines/3/nodes/a/properties"));
        assert!(!matches("/engines/3/*", "/engines/3"));
        assert!(matches("/engines/3/nodes/a%2F*", "/engines/3/nodes/a%2fb"));
        assert!(!matches("/engines/3/nodes/a%2A", "/engines/3/nodes/ab"));
    }
}
