//! Builds the request of a call: its path, body, retry class and write scope. Sends nothing.

use std::borrow::Cow;

use crate::path;
use crate::schema::body::{InvalidArgument, RequestBody};
use crate::schema::ids::Text;
use crate::schema::operation::OperationInfo;
use crate::write_scope::{PathHashes, WriteScope};
use crate::{Error, Method, Result, RetryClass};

/// A request that is ready to be sent.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Request {
    pub(crate) operation: &'static str,
    pub(crate) method: Method,
    /// Path on the hub, without the prefix of the base address.
    pub(crate) path: String,
    pub(crate) body: Option<String>,
    pub(crate) resend: RetryClass,
    pub(crate) write_scope: WriteScope,
    /// True if the request names an object, which may be missing on the hub, by an id or a path.
    pub(crate) lookup: bool,
    /// Number of the engine that the request is for, if it names one.
    pub(crate) engine: Option<i64>,
}

impl Request {
    /// Creates the request of an operation from the arguments of its path, in order.
    pub(crate) fn of(
        operation: &OperationInfo,
        arguments: &[&dyn Text],
        body: Option<&dyn RequestBody>,
    ) -> Result<Self> {
        let refuse = |error: Error| error.with_operation(operation.name);
        let wires = operation.arguments.iter().map(|argument| argument.wire);
        let texts = arguments.iter().map(|argument| argument.text());
        let arguments: Vec<(&str, Cow<'_, str>)> = wires.zip(texts).collect();
        let (mut resend, mut engine) = (operation.resend, None);
        if let Some(body) = body {
            check(body).map_err(refuse)?;
            resend = body.resend(resend);
            engine = body.engine();
        }
        Ok(Self {
            operation: operation.name,
            method: operation.method,
            path: path::expand(operation.path, &arguments).map_err(refuse)?,
            body: body.map(RequestBody::to_wire),
            resend,
            write_scope: write_scope(resend, &arguments),
            lookup: !arguments.is_empty(),
            engine: engine.or_else(|| argument(&arguments, "engineId")?.parse().ok()),
        })
    }

    /// Creates a request for any path. Only a GET is known to change nothing.
    pub(crate) fn raw(method: Method, path: &str, body: Option<&str>) -> Result<Self> {
        path::check_raw(path).map_err(|error| error.with_operation("request"))?;
        let (resend, write_scope) = match method {
            Method::Get => (RetryClass::Read, WriteScope::Nothing),
            _ => (RetryClass::Trigger, WriteScope::Anything),
        };
        Ok(Self {
            operation: "request",
            method,
            path: path.to_owned(),
            body: body.map(str::to_owned),
            resend,
            write_scope,
            lookup: true,
            engine: None,
        })
    }

    pub(crate) fn is_read(&self) -> bool {
        self.resend == RetryClass::Read
    }
}

/// Checks a body before anything is sent.
pub(crate) fn check(body: &dyn RequestBody) -> Result<()> {
    body.check().map_err(|refused| {
        let InvalidArgument { place, reason } = refused.within("body");
        Error::invalid(place, reason)
    })
}

/// Returns the argument with this name.
fn argument<'a>(arguments: &'a [(&str, Cow<'_, str>)], wire: &str) -> Option<&'a str> {
    let mut all = arguments.iter();
    all.find(|(name, _)| *name == wire).map(|(_, text)| &**text)
}

/// Returns the properties on engines that a call may change, as far as its arguments show them.
fn write_scope(resend: RetryClass, arguments: &[(&str, Cow<'_, str>)]) -> WriteScope {
    let parts = ["engineId", "nodePath", "propertyPath"].map(|wire| argument(arguments, wire));
    match parts {
        _ if resend == RetryClass::Read => WriteScope::Nothing,
        [Some(engine), Some(node), Some(property)] => {
            WriteScope::Property(PathHashes::to(&[engine, node, property]))
        }
        [Some(engine), ..] => WriteScope::Engine(PathHashes::to(&[engine])),
        _ => WriteScope::Anything,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ErrorKind;
    use crate::ops::operation;
    use crate::types::{EngineHost, EngineId, GraphId, NodePath, PropertyPath, PropertyUpdate};

    fn set_property(node: &str, update: &PropertyUpdate) -> Result<Request> {
        let row = operation("engines.set_property").expect("a row of the table");
        let (engine, node) = (EngineId(3), NodePath::from(node));
        let property = PropertyPath::from("Actor//EnableRender/0");
        Request::of(row, &[&engine, &node, &property], Some(update))
    }

    #[test]
    fn a_row_and_its_arguments_make_a_request() {
        let request = set_property("Mixer_0", &PropertyUpdate::new(0.5)).unwrap();
        assert_eq!(request.method, Method::Patch);
        assert_eq!(
            request.path,
            "/api/rest/v1/engines/3/nodes/Mixer_0/properties/Actor%2F%2FEnableRender%2F0"
        );
        assert_eq!(request.body.as_deref(), Some(r#"{"Value":0.5}"#));
        assert_eq!(request.resend, RetryClass::Set);
        assert!(request.lookup && !request.is_read());
    }

    #[test]
    fn what_it_may_change_follows_from_its_arguments() {
        let jump = set_property("n", &PropertyUpdate::new(1)).unwrap();
        let property = PathHashes::to(&["3", "n", "Actor//EnableRender/0"]);
        assert_eq!(jump.write_scope, WriteScope::Property(property.clone()));
        let moved = set_property("n", &PropertyUpdate::new(1).linear(2)).unwrap();
        assert_eq!(moved.write_scope, WriteScope::Property(property));
        for row in crate::ops::OPERATIONS {
            let wires = row
                .arguments
                .iter()
                .map(|argument| (argument.wire, "3".into()));
            let arguments: Vec<_> = wires.collect();
            let expected = match row.name {
                _ if row.resend == RetryClass::Read => WriteScope::Nothing,
                "engines.set_property" => WriteScope::Property(PathHashes::to(&["3", "3", "3"])),
                "engines.call_function" => WriteScope::Engine(PathHashes::to(&["3"])),
                _ => WriteScope::Anything,
            };
            assert_eq!(
                write_scope(row.resend, &arguments),
                expected,
                "{}",
                row.name
            );
        }
    }

    #[test]
    fn its_engine_is_in_the_path_or_in_the_body() {
        let set = set_property("n", &PropertyUpdate::new(1)).unwrap();
        assert_eq!(set.engine, Some(3));
        let load = operation("graphs.load").expect("a row of the table");
        let load = Request::of(load, &[&GraphId(1)], Some(&EngineHost::new(4)));
        assert_eq!(load.unwrap().engine, Some(4));
    }

    #[test]
    fn a_move_over_time_is_a_trigger_and_what_is_zero_is_not_sent() {
        let moved = set_property("n", &PropertyUpdate::new(1).linear(2).delay(0)).unwrap();
        assert_eq!(moved.resend, RetryClass::Trigger);
        let body = r#"{"Value":1,"Interpolation":"Linear","Duration":2}"#;
        assert_eq!(moved.body.as_deref(), Some(body));
        let eased = set_property("n", &PropertyUpdate::new(1).ease_in(2.0)).unwrap();
        let body = r#"{"Value":1,"Interpolation":"EaseIn","Duration":2.0}"#;
        assert_eq!(eased.body.as_deref(), Some(body));
        let late = set_property("n", &PropertyUpdate::new(1).delay(0.5)).unwrap();
        assert_eq!(late.resend, RetryClass::Trigger);
        let word = crate::Interpolation::Constant;
        let jump = set_property("n", &PropertyUpdate::new(1).interpolation(word)).unwrap();
        assert_eq!(jump.resend, RetryClass::Set);
    }

    #[test]
    fn what_the_specification_rules_out_never_becomes_a_request() {
        for (node, update, argument) in [
            ("..", PropertyUpdate::new(1), "nodePath"),
            ("", PropertyUpdate::new(1), "nodePath"),
            ("n", PropertyUpdate::new(f64::NAN), "body.Value"),
            ("n", PropertyUpdate::new(crate::Value::Null), "body.Value"),
            ("n", PropertyUpdate::new(1).duration(-1), "body.Duration"),
            (
                "n",
                PropertyUpdate::new(1).delay(f64::INFINITY),
                "body.Delay",
            ),
            (
                "n",
                PropertyUpdate::new(1).interpolation("Elastic"),
                "body.Interpolation",
            ),
        ] {
            let error = set_property(node, &update).unwrap_err();
            assert_eq!(error.kind(), ErrorKind::Invalid, "{error}");
            assert_eq!(error.argument(), Some(argument), "{error}");
            assert_eq!(error.operation(), "engines.set_property");
        }
    }

    #[test]
    fn of_raw_requests_only_a_get_changes_nothing() {
        assert!(
            Request::raw(Method::Get, "/api/rest/v2/x?y=1", None)
                .unwrap()
                .is_read()
        );
        for method in [Method::Post, Method::Put, Method::Patch, Method::Delete] {
            let request = Request::raw(method, "/api/rest/v1/batch", Some("{}")).unwrap();
            assert_eq!(request.resend, RetryClass::Trigger);
            assert_eq!(request.write_scope, WriteScope::Anything);
        }
        let error = Request::raw(Method::Get, "//elsewhere/x", None).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Invalid);
    }
}
