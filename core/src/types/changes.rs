//! Conditions of waits, and the changes that fulfil them.

use crate::schema::bodies::bodies;
use crate::schema::body::InvalidArgument;
use crate::schema::records::records;
use crate::types::scalars::Seconds;
use crate::value::Value;

records! {
    /// The state that met the condition of a wait. Fields without a value are null or empty.
    AwaitedChange {
        /// Path or topic as it was given.
        topic: String = "topic",
        /// Id or path of the thing in its list.
        key: String = "key",
        /// Name of the thing.
        name: String = "name",
        /// State of the thing at the first successful look, as the hub described it; null if the
        /// thing did not exist.
        before: Value = "before",
        /// State of the thing that met the condition, as the hub described it.
        after: Value = "after",
        /// Time of the look at the hub that found this state, in milliseconds since the beginning
        /// of 1970 in UTC.
        at_ms: i64 = "atMs",
        /// Time waited in milliseconds.
        waited_ms: i64 = "waitedMs",
        /// Number of looks at the hub; 1 if the first look already met the condition.
        looks: i64 = "looks",
    }
}

bodies! {
    /// Condition and time limit of a wait. Without a value and without a status, the condition is
    /// that something exists: the thing that the path leads to, or any element of the list of the
    /// topic.
    WaitCondition(
        /// Time limit of the wait in seconds: above 0, and up to 86,400.
        within: Seconds = "within",
    ) check = is_one_condition; {
        /// Value that the property must have. Numbers that are equal in single precision are equal.
        equals: Value = "equals",
        /// Value that the property must no longer have.
        not_equals: Value = "notEquals",
        /// Status of the thing, or of one of its parts, such as an instance of an engine: `Loaded`,
        /// `ready`. Capitals do not matter.
        status: String = "status",
    }
}

fn is_one_condition(condition: &WaitCondition) -> Result<(), InvalidArgument> {
    let seconds = condition.within.get();
    if seconds <= 0.0 || seconds > 86_400.0 {
        let refused = InvalidArgument::new("it must be above 0 s and at most 86400 s");
        return Err(refused.within(".within"));
    }
    let given = [
        condition.equals.is_some(),
        condition.not_equals.is_some(),
        condition.status.is_some(),
    ];
    match given.iter().filter(|is_given| **is_given).count() {
        0 | 1 => Ok(()),
        _ => Err(InvalidArgument::new(
            "only one of equals, notEquals and status can be waited for",
        )),
    }
}
