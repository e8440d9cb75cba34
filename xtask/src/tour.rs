//! A tour of the hub in a box that comes by all 48 operations, however the requests are sent.
//!
//! What it asks for it has from answers before, so that any show will do that has an engine of
//! each type with something in it.

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
pub(crate) type Send<'a> = dyn FnMut(&str, &str, Option<&str>) -> Result<Reply, String> + 'a;

/// What came of an operation: the status of a success, or what was wrong.
#[derive(Debug)]
pub(crate) struct Visit {
    /// The operation.
    pub(crate) operation: String,
    /// What came of it.
    pub(crate) outcome: Result<u16, String>,
}

struct Tour<'a, 'b> {
    operations: Vec<Operation>,
    visits: Vec<Visit>,
    send: &'a mut Send<'b>,
}

/// Calls every operation and gives one visit for each of the specification's list, in its order.
pub(crate) fn tour(send: &mut Send<'_>) -> Vec<Visit> {
    let mut tour = Tour {
        operations: Operation::all(),
        visits: Vec::new(),
        send,
    };
    let engines = tour.call("engines.list", &[], None);
    tour.engine(&first(&engines, "id"));
    tour.playout();
    tour.newsroom();
    tour.states(&engines);
    tour.launcher();
    let Tour {
        operations, visits, ..
    } = tour;
    operations
        .into_iter()
        .map(|operation| {
            let mut visits = visits
                .iter()
                .filter(|visit| visit.operation == operation.id);
            let never = || Err("the tour never came by".to_owned());
            let last = visits.clone().next_back();
            let outcome = visits.find(|visit| visit.outcome.is_err()).or(last);
            Visit {
                outcome: outcome.map_or_else(never, |visit| visit.outcome.clone()),
                operation: operation.id,
            }
        })
        .collect()
}

impl Tour<'_, '_> {
    fn engine(&mut self, engine: &Json) {
        self.call("engines.get", &[engine], None);
        let nodes = self.call("engines.list_nodes", &[engine], None);
        let node = first(&nodes, "NodePath");
        self.call("engines.get_node", &[engine, &node], None);
        let properties = self.call("engines.list_properties", &[engine, &node], None);
        let property = first(&properties, "PropertyPath");
        let read = self.call("engines.get_property", &[engine, &node, &property], None);
        let same = object(&[("Value", &member(&read, "Value"))]);
        let place = [engine, &node, &property];
        self.call("engines.set_property", &place, Some(&same));
        for node in each(&nodes).map(|node| member(node, "NodePath")) {
            let functions = self.call("engines.list_functions", &[engine, &node], None);
            let function = first(&functions, "FunctionPath");
            if matches!(function, Json::Text(_)) {
                let place = [engine, &node, &function];
                self.call("engines.get_function", &place, None);
                self.call(
                    "engines.call_function",
                    &place,
                    Some(r#"{"Parameters":[]}"#),
                );
                return;
            }
        }
    }

    fn playout(&mut self) {
        self.call("playout.list_rundowns", &[], None);
        let templates = self.call("playout.list_templates", &[], None);
        let made = self.call("playout.create_rundown", &[], Some(r#"{"name":"Tour"}"#));
        let rundown = &member(&made, "id");
        self.call("playout.get_rundown", &[rundown], None);
        self.call(
            "playout.rename_rundown",
            &[rundown],
            Some(r#"{"name":"Tour 2"}"#),
        );
        for template in each(&templates).map(|template| member(template, "name")) {
            let name = Json::Text("Tour".to_owned());
            let item = object(&[("name", &name), ("template", &template)]);
            let made = self.call("playout.create_item", &[rundown], Some(&item));
            let item = &member(&made, "id");
            let read = match self.call("playout.get_item", &[rundown, item], None) {
                // One item comes as itself or in a list, as hubs do.
                Json::List(items) => items.into_iter().next().unwrap_or(Json::Null),
                item => item,
            };
            let button = first(&member(&read, "buttons"), "id");
            if matches!(button, Json::Text(_)) {
                self.item(rundown, item, &button);
                break;
            }
        }
        self.call("playout.delete_rundown", &[rundown], None);
    }

    fn item(&mut self, rundown: &Json, item: &Json, button: &Json) {
        self.call("playout.list_items", &[rundown], None);
        let order = Some(r#"{"order":0}"#);
        self.call("playout.update_item", &[rundown, item], order);
        self.call("playout.trigger_button", &[rundown, item, button], None);
        self.call("playout.delete_item", &[rundown, item], None);
    }

    fn newsroom(&mut self) {
        let rundowns = self.call("newsroom.list_rundowns", &[], None);
        let device = first(&rundowns, "ncsID");
        self.call("newsroom.list_device_rundowns", &[&device], None);
        for rundown in each(&rundowns) {
            let (ncs, ro) = (&member(rundown, "ncsID"), &member(rundown, "roID"));
            let read = self.call("newsroom.get_rundown", &[ncs, ro], None);
            for item in each(&member(&read, "items")) {
                let object = member(item, "mosObject");
                let button = first(&member(&object, "buttons"), "key");
                if matches!(button, Json::Text(_)) {
                    let update = Some(r#"{"data":{"headline":"Tour"}}"#);
                    self.call(
                        "newsroom.update_mos_object",
                        &[&member(&object, "objID")],
                        update,
                    );
                    let (story, item) = (&member(item, "storyID"), &member(item, "itemID"));
                    self.call(
                        "newsroom.trigger_button",
                        &[ncs, ro, story, item, &button],
                        None,
                    );
                    return;
                }
            }
        }
    }

    /// Loads a state of each type into an engine of that type.
    fn states(&mut self, engines: &Json) {
        for (group, engine_type) in [("graphs", "RE5"), ("rgraphs", "RE"), ("ustates", "UE")] {
            let fits = |engine: &&Json| {
                engine.get("engineType").and_then(Json::as_text) == Some(engine_type)
            };
            let host = each(engines)
                .find(fits)
                .map_or(Json::Null, |engine| member(engine, "id"));
            let listed = self.call(&format!("{group}.list"), &[], None);
            let state = &first(&listed, "id");
            self.call(&format!("{group}.get"), &[state], None);
            let body = object(&[("engineHostId", &host)]);
            self.call(&format!("{group}.load"), &[state], Some(&body));
        }
    }

    fn launcher(&mut self) {
        let projects = self.call("projects.list", &[], None);
        let listed = self.call("launcher.list", &[], None);
        self.call("launcher.get", &[&first(&listed, "id")], None);
        let empty = Some(r#"{"name":"Tour","renderers":[]}"#);
        let made = self.call("launcher.create", &[], empty);
        let launch = &member(&made, "id");
        let body = object(&[("projectId", &first(&projects, "projectId"))]);
        let renderer = &self.call("launcher.create_renderer", &[launch], Some(&body));
        self.call("launcher.list_renderers", &[launch], None);
        self.call("launcher.get_renderer", &[launch, renderer], None);
        self.call("launcher.start_renderer", &[launch, renderer], None);
        self.call("launcher.stop_renderer", &[launch, renderer], None);
        self.call("launcher.launch", &[launch], None);
        self.call("launcher.retime", &[launch], None);
        self.call("launcher.stop", &[launch], None);
    }

    /// Calls an operation with the arguments of its path in their order. The answer is null where
    /// there is none, and where the call failed: what needs it fails then, too.
    fn call(&mut self, id: &str, arguments: &[&Json], body: Option<&str>) -> Json {
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

fn each(list: &Json) -> impl Iterator<Item = &Json> {
    match list {
        Json::List(items) => items.iter(),
        _ => [].iter(),
    }
}

fn member(of: &Json, key: &str) -> Json {
    of.get(key).cloned().unwrap_or(Json::Null)
}

/// A member of the first entry.
fn first(list: &Json, key: &str) -> Json {
    each(list)
        .next()
        .map_or(Json::Null, |entry| member(entry, key))
}

fn object(members: &[(&str, &Json)]) -> String {
    let members = members
        .iter()
        .map(|(key, value)| ((*key).to_owned(), (*value).clone()));
    Json::Object(members.collect()).compact()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Answers everything with one object that has all that the tour looks for, in a list or not.
    fn obliging(method: &str, target: &str, _: Option<&str>) -> Result<Reply, String> {
        let all = r#"{"id":1,"NodePath":"a/b","PropertyPath":"c","Value":0.5,"FunctionPath":"f",
            "name":"n","buttons":[{"id":"in","key":"in"}],"ncsID":"x","roID":"y","storyID":"s",
            "itemID":"i","projectId":1,"engineType":"RE",
            "items":[{"storyID":"s","itemID":"i","mosObject":{"objID":"o","buttons":[{"key":"k"}]}}]}"#;
        let last = target.rsplit('/').next().unwrap_or_default();
        let is_one = last == "1" || last == "y" || last == "c" || method != "GET";
        let body = match (method, target) {
            ("POST", _) if target.ends_with("renderer/create") => "7".to_owned(),
            _ if is_one => all.to_owned(),
            _ => format!(
                "[{all},{},{}]",
                all.replace("\"RE\"", "\"RE5\""),
                all.replace("\"RE\"", "\"UE\"")
            ),
        };
        Ok(Reply { status: 200, body })
    }

    #[test]
    fn the_tour_comes_by_every_operation() {
        let visits = tour(&mut obliging);
        assert_eq!(visits.len(), 48);
        for visit in visits {
            assert_eq!(visit.outcome, Ok(200), "{}", visit.operation);
        }
    }

    #[test]
    fn an_operation_that_fails_is_told_with_the_answer() {
        let mut broken = |method: &str, target: &str, body: Option<&str>| {
            if target.ends_with("/retime") {
                return Ok(Reply {
                    status: 405,
                    body: "no\n".to_owned(),
                });
            }
            obliging(method, target, body)
        };
        let visits = tour(&mut broken);
        let failed: Vec<&Visit> = visits
            .iter()
            .filter(|visit| visit.outcome.is_err())
            .collect();
        let [visit] = failed[..] else {
            panic!("{failed:?}")
        };
        assert_eq!(visit.operation, "launcher.retime");
        let why = visit.outcome.clone().unwrap_err();
        assert_eq!(
            why,
            "PUT /api/rest/v1/launcher/1/retime was answered 405: no"
        );
    }

    #[test]
    fn a_hub_that_is_not_there_fails_every_operation() {
        let visits = tour(&mut |_: &str, _: &str, _: Option<&str>| Err("refused".to_owned()));
        assert!(visits.iter().all(|visit| visit.outcome.is_err()));
    }
}
