//! Describes composed calls for Python: their methods, their docstrings, and the tuples of their
//! items.

use std::collections::BTreeSet;

use gfxhub::schema::{
    COMPOSED, ComposedInfo, GroupInfo, OperationInfo, PlainInfo, PlainType, ResponseType, operation,
};

use super::docs::{self, WIDTH, entry, text};
use super::operation_docs::{example, hub_path};
use super::parameters::{self, Location, Parameter};
use super::settings;
use super::source::listed;
use super::type_names;
use crate::docs::wrapped;
use crate::names::capitalized;

/// Parameter of all composed calls that is not a setting.
const PROGRESS: &str = "on_progress";

/// Entry for `on_progress` in the docstring of a blocking method.
const BLOCKING_PROGRESS: &str = "on_progress: Called with the number of completed items and the number of all items, at \
     most ten times a second and once more at the end. If it returns False or raises an exception, the rest is \
     cancelled; the exception is raised when the call has ended.";
const AWAITED_PROGRESS: &str = "on_progress: Called in the event loop with the number of completed items and the \
     number of all items, at most ten times a second and once more at the end.";

/// Paragraph in the docstring of an awaited method.
const AWAITED: &str = "`on_progress` cannot cancel the call. A `CancelToken` can, and the report \
     then contains the outcome of each item. If the task is cancelled, the call ends too, without \
     a report.";

/// A composed call with the operation that it calls for each item.
#[derive(Clone, Copy)]
pub(super) struct Composed {
    call: &'static ComposedInfo,
    operation: &'static OperationInfo,
}

/// Returns the composed calls of a group.
pub(super) fn of_group(group: &GroupInfo) -> Vec<Composed> {
    all()
        .filter(|composed| composed.call.group == group.name)
        .collect()
}

fn all() -> impl Iterator<Item = Composed> {
    COMPOSED.iter().filter_map(|call| {
        let operation = operation(call.operation)?;
        Some(Composed { call, operation })
    })
}

/// Returns the names of the records in the results of composed calls.
pub(super) fn records() -> BTreeSet<&'static str> {
    let record = |composed: Composed| match composed.operation.outcome {
        ResponseType::List(record) | ResponseType::Record(record) => Some(record.name),
        _ => None,
    };
    all().filter_map(record).collect()
}

/// Returns the plain data of the items, each with one composed call that takes it.
pub(super) fn items() -> Vec<(&'static PlainInfo, Composed)> {
    let mut found: Vec<(&PlainInfo, Composed)> = Vec::new();
    for composed in all() {
        if let PlainType::Plain(info) = composed.call.items.item_type
            && !found.iter().any(|(known, _)| known.name == info.name)
        {
            found.push((info, composed));
        }
    }
    found
}

/// Returns the name of the type that accepts an item as plain data or as a tuple of its members.
pub(super) fn any(info: &PlainInfo) -> String {
    format!("Any{}", info.name)
}

impl Composed {
    /// Returns the verb of the call.
    pub(super) fn verb(self) -> &'static str {
        self.call.verb
    }

    /// Returns the members of an item as parameters.
    pub(super) fn members(self) -> Vec<Parameter> {
        let is_own = |wire: &str| self.call.arguments.iter().any(|own| own.wire == wire);
        let mut members = self.call.item_call().map_or_else(Vec::new, parameters::of);
        members.retain(
            |member| !matches!(member.location, Location::Path(argument) if is_own(argument.wire)),
        );
        members
    }

    /// Returns the Python type of an item.
    fn item(self) -> String {
        match self.call.items.item_type {
            PlainType::Plain(info) => any(info),
            _ => "str".to_owned(),
        }
    }

    /// Returns the Python type of the report.
    pub(super) fn gives(self) -> String {
        format!(
            "BatchReport[{}]",
            type_names::returned(&self.operation.outcome)
        )
    }

    /// Returns the declarations of the parameters.
    pub(super) fn declared(self, awaited: bool) -> Vec<String> {
        let arguments = self.call.arguments.iter();
        let arguments = arguments.map(|argument| {
            format!(
                "{}: {}",
                argument.name,
                type_names::argument(&argument.shape)
            )
        });
        let items = &self.call.items;
        let default = if items.optional { " = ()" } else { "" };
        let items = format!("{}: Iterable[{}]{default}", items.name, self.item());
        let answer = if awaited { "object" } else { "bool | None" };
        let progress = format!("{PROGRESS}: Callable[[int, int], {answer}] | None = None");
        ["self".to_owned()]
            .into_iter()
            .chain(arguments)
            .chain([items, "*".to_owned()])
            .chain(
                self.call
                    .settings
                    .iter()
                    .map(|info| settings::declared(info)),
            )
            .chain([progress])
            .chain(settings::of_class(self.operation.resend).map(settings::declared))
            .collect()
    }

    /// Returns the arguments that the method passes to the native code.
    pub(super) fn handed(self) -> Vec<String> {
        let margin = "            ";
        let in_lines = |open: &str, parts: &[String], close: &str| {
            // The added space stands for the comma that follows the dict on its line.
            listed(margin, open, parts, &format!("{close} "))
                .trim()
                .to_owned()
        };
        let arguments = self.call.arguments.iter().map(|argument| argument.name);
        let arguments: Vec<&str> = arguments.chain([self.call.items.name]).collect();
        let arguments = match arguments[..] {
            [one] => format!("({one},)"),
            _ => format!("({})", arguments.join(", ")),
        };
        let set = self.call.settings.iter();
        let set: Vec<String> = set.map(|info| format!("{0:?}: {0}", info.name)).collect();
        let options = settings::of_class(self.operation.resend).map(settings::handed);
        [
            format!("{:?}", self.call.name),
            arguments,
            in_lines("{", &set, "}"),
            PROGRESS.to_owned(),
        ]
        .into_iter()
        .chain(options)
        .collect()
    }

    /// Returns the docstring of the method.
    pub(super) fn docstring(self, awaited: bool) -> Vec<String> {
        let section = |name: &str| [String::new(), name.to_owned()];
        let items = &self.call.items;
        let mut out = text(self.call.docs);
        if awaited {
            out.push(String::new());
            out.extend(wrapped(&[AWAITED.to_owned()], WIDTH));
        }
        out.extend(section("Args:"));
        for argument in self.call.arguments {
            out.extend(entry(&format!(
                "{}: {}",
                argument.name,
                docs::plain(argument.docs)
            )));
        }
        out.extend(entry(&format!("{}: {}", items.name, self.items_docs())));
        self.call
            .settings
            .iter()
            .for_each(|info| out.extend(settings::entry(info)));
        out.extend(entry(if awaited {
            AWAITED_PROGRESS
        } else {
            BLOCKING_PROGRESS
        }));
        settings::of_class(self.operation.resend)
            .for_each(|info| out.extend(settings::entry(info)));
        out.extend(section("Returns:"));
        let gives = self.gives();
        out.extend(entry(&format!(
            "{gives}: The result of each item, in the order given."
        )));
        out.extend(section("Raises:"));
        let member = match (items.item_type, self.names(true).last()) {
            (PlainType::Plain(_), Some(member)) => format!(".{member}"),
            _ => String::new(),
        };
        out.extend(entry(&format!(
            "InvalidArgumentError: An item cannot be sent; the error names it in its argument, such as \
             `{}[3]{member}`. Nothing was sent.",
            items.name
        )));
        out.extend(entry("ClientClosedError: The client was closed."));
        if items.optional {
            let name = items.name;
            out.extend(entry(&format!(
                "GfxHubError: No {name} were given, and listing them failed."
            )));
        }
        out.extend(example(self.call.name, awaited));
        out.extend(hub_path("Hub path of each", self.operation));
        out
    }

    fn items_docs(self) -> String {
        let items = &self.call.items;
        let docs = capitalized(items.docs);
        let PlainType::Plain(info) = items.item_type else {
            return docs + ".";
        };
        let perhaps = match self.names(false) {
            none if none.is_empty() => String::new(),
            some => format!(", and perhaps {}", some.join(", ")),
        };
        let required = self.names(true).join(", ");
        format!(
            "{docs}. Each a `{}`, or a tuple of {required}{perhaps}.",
            info.name
        )
    }

    /// Returns the names of the required members of an item, or of the optional ones.
    fn names(self, required: bool) -> Vec<&'static str> {
        let members = self.members().into_iter();
        let some = members.filter(|member| member.required() == required);
        some.map(|member| member.name).collect()
    }
}
