//! A call of the campaign: an operation, its arguments, and the check of its response.

use gfxhub::{
    RetryClass,
    schema::{OperationInfo, operation},
};
use serde_json::{Value, json};

use crate::mistyped;

/// A call that can be made.
#[derive(Clone, Debug)]
pub struct Call {
    /// Operation to call.
    pub operation: &'static OperationInfo,
    /// Arguments as a JSON object for `Client::invoke`.
    pub arguments: Value,
    /// True if the caller allows the call to be sent again.
    pub resend: bool,
    /// Check of a successful result.
    pub proof: Proof,
}

/// The way to check that a response belongs to its request.
#[derive(Clone, Debug, PartialEq)]
pub enum Proof {
    /// The result must equal that of a client that no fault disturbs.
    SameAsCalm,
    /// The result must list the same ids as that of a client that no fault disturbs. Other members
    /// of the entries may differ, and entries with ids of at least `volatile` may be missing or
    /// new.
    ListsAsCalm {
        /// Member with the id of an entry.
        key: &'static str,
        /// Smallest id of entries that may be created and deleted.
        volatile: i64,
    },
    /// The value at this JSON pointer in the result must be this value.
    Has(&'static str, Value),
    /// Any complete result is accepted, because it contains nothing by which to recognise the
    /// request.
    Any,
}

/// Limits of a call's requests and effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// Maximum number of requests that reach the hub.
    pub requests: u64,
    /// Maximum number of effects.
    pub effects: u64,
}

impl Call {
    /// Creates a call whose result must equal that of a client that no fault disturbs.
    pub fn new(name: &'static str, arguments: Value) -> Call {
        let Some(operation) = operation(name) else {
            // All names are constants of this program, and the tests use every one of them.
            panic!("there is no operation {name}");
        };
        Call {
            operation,
            arguments,
            resend: false,
            proof: Proof::SameAsCalm,
        }
    }

    /// Sets the way to check the result.
    #[must_use]
    pub fn proof(self, proof: Proof) -> Call {
        Call { proof, ..self }
    }

    /// Allows the call to be sent again, if its operation permits that.
    #[must_use]
    pub fn resend(self) -> Call {
        Call {
            resend: true,
            ..self
        }
    }

    /// Returns `true` if the call is a read.
    pub fn is_read(&self) -> bool {
        self.operation.resend == RetryClass::Read
    }

    /// Returns `true` if the call sets a property with a duration or a delay.
    pub fn is_timed(&self) -> bool {
        let body = &self.arguments["body"];
        self.operation.resend == RetryClass::Set
            && (body["Duration"].as_f64().unwrap_or(0.0) > 0.0
                || body["Delay"].as_f64().unwrap_or(0.0) > 0.0)
    }

    /// Returns the name of the call's resend class. Sets with a duration or a delay are a class of
    /// their own.
    pub fn class(&self) -> &'static str {
        match self.operation.resend {
            RetryClass::Set if self.is_timed() => "timed set",
            class => class.word(),
        }
    }

    /// Returns the limits that apply to calls of this class.
    pub fn bounds(&self) -> Bounds {
        let (requests, effects) = match self.operation.resend {
            RetryClass::Read => (3, 0),
            RetryClass::Set if !self.is_timed() => (2, 2),
            // An object that is already deleted cannot be deleted again.
            RetryClass::Delete if self.resend => (2, 1),
            // The journal records a stop even if nothing was running, so a resent stop has two
            // effects.
            RetryClass::Stop if self.resend => (2, 2),
            _ => (1, 1),
        };
        Bounds { requests, effects }
    }

    /// Checks that a successful result is complete and belongs to this call.
    ///
    /// # Errors
    /// Returns what is wrong with the result.
    pub fn check(&self, result: Option<&str>, calm: Option<&str>) -> Result<(), String> {
        let read = |text: Option<&str>| {
            let text = text.unwrap_or("null");
            serde_json::from_str::<Value>(text).map_err(|fault| format!("{text}: {fault}"))
        };
        let differs = |due: &Value, came: &Value| {
            let short = |value: &Value| value.to_string().chars().take(300).collect::<String>();
            Err(format!(
                "it returned {} instead of {}",
                short(came),
                short(due)
            ))
        };
        let received = || {
            let (due, mut came) = (read(calm)?, read(result)?);
            mistyped::restore(&mut came, &due, &self.operation.outcome);
            Ok::<_, String>((due, came))
        };
        match &self.proof {
            Proof::Any => Ok(()),
            Proof::SameAsCalm if result == calm => Ok(()),
            Proof::SameAsCalm => match received()? {
                (due, came) if due == came => Ok(()),
                (due, came) => differs(&due, &came),
            },
            Proof::ListsAsCalm { key, volatile } => {
                let listed = |value: &Value| -> Value {
                    let entries = value.as_array().into_iter().flatten();
                    let ids = entries.map(|entry| entry[*key].clone());
                    ids.filter(|id| id.as_i64().is_none_or(|id| id < *volatile))
                        .collect()
                };
                let (due, came) = received()?;
                match (listed(&due), listed(&came)) {
                    (due, came) if due == came => Ok(()),
                    (due, came) => differs(&due, &came),
                }
            }
            Proof::Has(place, due) => {
                let came = read(result)?;
                match came.pointer(place) {
                    Some(found) if found == due => Ok(()),
                    _ => differs(&json!({ *place: due }), &came),
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_response_to_another_request_is_detected() {
        let call = Call::new("engines.get", json!({"engineId": 1}));
        let one = Some(r#"{"id": 1}"#);
        assert_eq!(call.check(one, Some(r#"{"id":1}"#)), Ok(()));
        assert!(call.check(Some(r#"{"id": 2}"#), one).is_err());
        assert!(call.check(None, one).is_err());

        let listed = Proof::ListsAsCalm {
            key: "id",
            volatile: 9,
        };
        let list = Call::new("playout.list_rundowns", json!({})).proof(listed);
        let calm = Some(r#"[{"id":1,"name":"a"},{"id":9,"name":"b"}]"#);
        assert_eq!(list.check(Some(r#"[{"id":1},{"id":12}]"#), calm), Ok(()));
        assert!(list.check(Some(r#"[{"id":2}]"#), calm).is_err());
        assert!(list.check(Some("[]"), calm).is_err());

        let has = Proof::Has("/Value", json!(0.25));
        let set = Call::new("engines.set_property", json!({})).proof(has);
        assert_eq!(set.check(Some(r#"{"Value":0.25}"#), None), Ok(()));
        assert!(set.check(Some(r#"{"Value":0.5}"#), None).is_err());
    }

    #[test]
    fn the_bounds_follow_from_class_and_options() {
        let requests = |call: Call| call.bounds().requests;
        let set = |body: Value| Call::new("engines.set_property", json!({ "body": body }));
        assert_eq!(requests(set(json!({"Value": 1}))), 2);
        assert_eq!(requests(set(json!({"Value": 1, "Duration": 0.5}))), 1);
        assert_eq!(requests(set(json!({"Value": 1, "Delay": 0.5}))), 1);
        assert_eq!(set(json!({"Value": 1, "Delay": 2})).class(), "timed set");
        let delete = || Call::new("playout.delete_item", json!({}));
        assert_eq!(requests(delete()), 1);
        assert_eq!(requests(delete().resend()), 2);
        let button = Call::new("playout.trigger_button", json!({})).resend();
        assert_eq!(requests(button), 1, "no option lets a trigger run twice");
        let list = Call::new("engines.list", json!({}));
        assert_eq!((requests(list.clone()), list.bounds().effects), (3, 0));
    }
}
