//! Visits to the hub in a box: calls of operations by name, and what came of them.

use gfxhub_tests::json::Json;
use gfxhub_tests::operation::Operation;
use gfxhub_tests::target::target;

/// What the hub answered to a request.
#[derive(Debug)]
pub(crate) struct Reply {
    /// The status.
    pub(crate) status: u16,
    /// The body.
    pub(crate) body: String,
}

/// Sends a request: method, target, and the body if there is one.
pub(crate) type SendRequest<'a> = dyn FnMut(&str, &str, Option<&str>) -> Result<Reply, String> + 'a;

/// What came of an operation: the status of a success, or what was wrong.
#[derive(Debug)]
pub(crate) struct Visit {
    /// The operation.
    pub(crate) operation: String,
    /// What came of it.
    pub(crate) outcome: Result<u16, String>,
}

/// Calls operations and notes what comes of each.
pub(crate) struct Visitor<'a, 'b> {
    operations: Vec<Operation>,
    visits: Vec<Visit>,
    send: &'a mut SendRequest<'b>,
}

impl<'a, 'b> Visitor<'a, 'b> {
    /// One that has called nothing yet.
    pub(crate) fn new(send: &'a mut SendRequest<'b>) -> Visitor<'a, 'b> {
        Visitor {
            operations: Operation::all(),
            visits: Vec::new(),
            send,
        }
    }

    /// One visit for each operation of the specification's list, in its order: the first that
    /// failed if any did.
    pub(crate) fn visits(self) -> Vec<Visit> {
        let of = |operation: &Operation| {
            let mut visits = self.visits.iter();
            let visits = visits
                .by_ref()
                .filter(|visit| visit.operation == operation.id);
            let visits: Vec<&Visit> = visits.collect();
            let failed = visits.iter().find(|visit| visit.outcome.is_err());
            let told = failed.or(visits.last()).map(|visit| visit.outcome.clone());
            Visit {
                operation: operation.id.clone(),
                outcome: told.unwrap_or_else(|| Err("the tour never came by".to_owned())),
            }
        };
        self.operations.iter().map(of).collect()
    }

    /// Calls an operation with the arguments of its path in their order. The answer is null where
    /// there is none, and where the call failed: what needs it fails then, too.
    pub(crate) fn call(&mut self, id: &str, arguments: &[&Json], body: Option<&str>) -> Json {
        let (outcome, answer) = match self.sent(id, arguments, body) {
            Ok((status, answer)) => (Ok(status), answer),
            Err(why) => (Err(why), Json::Null),
        };
        self.visits.push(Visit {
            operation: id.to_owned(),
            outcome,
        });
        answer
    }

    fn sent(
        &mut self,
        id: &str,
        arguments: &[&Json],
        body: Option<&str>,
    ) -> Result<(u16, Json), String> {
        let operation = self.operations.iter().find(|operation| operation.id == id);
        let operation = operation.ok_or("the specification has no such operation")?;
        let named = operation.arguments.iter().cloned();
        let named = named.zip(arguments.iter().map(|argument| (*argument).clone()));
        let target = target(operation, &Json::Object(named.collect()))?;
        let reply = (self.send)(&operation.method, &target, body)?;
        if !(200..300).contains(&reply.status) {
            let said = reply.body.trim_end();
            return Err(format!(
                "{} {target} was answered {}: {said}",
                operation.method, reply.status
            ));
        }
        // Where a word is answered there is no JSON.
        Ok((reply.status, Json::parse(&reply.body).unwrap_or(Json::Null)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(send: &mut SendRequest<'_>, call: impl Fn(&mut Visitor<'_, '_>)) -> Visit {
        let mut visitor = Visitor::new(send);
        call(&mut visitor);
        let mut visits = visitor.visits().into_iter();
        visits
            .find(|visit| visit.operation == "engines.get")
            .unwrap()
    }

    fn get(visitor: &mut Visitor<'_, '_>) {
        visitor.call("engines.get", &[&Json::Number("3".to_owned())], None);
    }

    #[test]
    fn what_was_never_called_is_missing() {
        let mut never = |_: &str, _: &str, _: Option<&str>| unreachable!();
        let visit = told(&mut never, |_| ());
        assert_eq!(visit.outcome, Err("the tour never came by".to_owned()));
    }

    #[test]
    fn one_failure_is_enough() {
        let mut statuses = [200, 404, 200].into_iter();
        let mut answers = |method: &str, target: &str, _: Option<&str>| {
            assert_eq!((method, target), ("GET", "/api/rest/v1/engines/3"));
            let (status, body) = (statuses.next().unwrap(), "gone\n".to_owned());
            Ok(Reply { status, body })
        };
        let visit = told(&mut answers, |visitor| (0..3).for_each(|_| get(visitor)));
        let why = "GET /api/rest/v1/engines/3 was answered 404: gone".to_owned();
        assert_eq!(visit.outcome, Err(why));
    }

    #[test]
    fn an_argument_that_an_answer_did_not_give_is_named() {
        let mut never = |_: &str, _: &str, _: Option<&str>| unreachable!();
        let visit = told(&mut never, |visitor| {
            visitor.call("engines.get", &[&Json::Null], None);
        });
        assert!(visit.outcome.unwrap_err().contains("engineId"));
    }
}
