//! What a call gave: as a table for people, as wire JSON for scripts.

use gfxhub::{Invoked, OperationInfo, Outcome, Value};

use crate::console::Console;
use crate::failure::Failure;
use crate::table::{self, Look};

/// The typed result as one line of wire JSON; nothing where it is nothing.
pub(crate) fn as_json(invoked: &Invoked, console: &mut Console<'_>) -> Result<(), Failure> {
    match invoked.result() {
        Some(json) => console.print_line(json),
        None => Ok(()),
    }
}

/// A table for a list or a record, the bare word or number, the bytes of a download. Where there is
/// nothing to show, a word on the terminal says that it worked; a script sees nothing.
pub(crate) fn for_people(
    operation: &OperationInfo,
    invoked: &Invoked,
    console: &mut Console<'_>,
) -> Result<(), Failure> {
    let result = invoked.result().map(Value::from_json).transpose();
    // Unreachable: the client has just written it.
    let result = result.map_err(|fault| Failure::refused("result", fault.to_string()))?;
    let look = Look::of(console);
    match (operation.outcome, result) {
        (Outcome::Raw, _) => console.print(invoked.response().bytes()),
        (Outcome::List(info), Some(Value::Array(records))) => {
            if records.is_empty() {
                console.note("none");
                return Ok(());
            }
            console.print(table::list(&records, info, &look))
        }
        (Outcome::Record(info) | Outcome::First(info), Some(record)) => {
            console.print(table::record(&record, info, &look))
        }
        (_, Some(Value::Array(ids))) => ids
            .iter()
            .try_for_each(|id| console.print_line(&id.to_json())),
        (_, Some(Value::Text(word))) if word.is_empty() => {
            console.note("ok");
            Ok(())
        }
        (_, Some(Value::Text(word))) => console.print_line(&crate::safe_text::safe(&word)),
        (_, Some(value)) => console.print_line(&value.to_json()),
        (_, None) => {
            console.note("ok");
            Ok(())
        }
    }
}
