//! A tour of the hub in a box that comes by all 48 operations, however the requests are sent.
//!
//! What it asks for it has from answers before, so that any show will do that has an engine of
//! each type with something in it.

use gfxhub_tests::json::Json;

use crate::visit::{SendRequest, Visit, Visitor};

struct Tour<'a, 'b>(Visitor<'a, 'b>);

/// Calls every operation and gives one visit for each of the specification's list, in its order.
pub(crate) fn tour(send: &mut SendRequest<'_>) -> Vec<Visit> {
    let mut tour = Tour(Visitor::new(send));
    let engines = tour.0.call("engines.list", &[], None);
    tour.engine(&first(&engines, "id"));
    tour.playout();
    tour.newsroom();
    tour.states(&engines);
    tour.launcher();
    tour.0.visits()
}

impl Tour<'_, '_> {
    fn engine(&mut self, engine: &Json) {
        self.0.call("engines.get", &[engine], None);
        let nodes = self.0.call("engines.list_nodes", &[engine], None);
        let node = first(&nodes, "NodePath");
        self.0.call("engines.get_node", &[engine, &node], None);
        let properties = self
            .0
            .call("engines.list_properties", &[engine, &node], None);
        let property = first(&properties, "PropertyPath");
        let read = self
            .0
            .call("engines.get_property", &[engine, &node, &property], None);
        let same = object(&[("Value", &member(&read, "Value"))]);
        let place = [engine, &node, &property];
        self.0.call("engines.set_property", &place, Some(&same));
        for node in each(&nodes).map(|node| member(node, "NodePath")) {
            let functions = self
                .0
                .call("engines.list_functions", &[engine, &node], None);
            let function = first(&functions, "FunctionPath");
            if matches!(function, Json::Text(_)) {
                let place = [engine, &node, &function];
                self.0.call("engines.get_function", &place, None);
                self.0.call(
                    "engines.call_function",
                    &place,
                    Some(r#"{"Parameters":[]}"#),
                );
                return;
            }
        }
    }

    fn playout(&mut self) {
        self.0.call("playout.list_rundowns", &[], None);
        let templates = self.0.call("playout.list_templates", &[], None);
        let made = self
            .0
            .call("playout.create_rundown", &[], Some(r#"{"name":"Tour"}"#));
        let rundown = &member(&made, "id");
        self.0.call("playout.get_rundown", &[rundown], None);
        self.0.call(
            "playout.rename_rundown",
            &[rundown],
            Some(r#"{"name":"Tour 2"}"#),
        );
        for template in each(&templates).map(|template| member(template, "name")) {
            let name = Json::Text("Tour".to_owned());
            let item = object(&[("name", &name), ("template", &template)]);
            let made = self.0.call("playout.create_item", &[rundown], Some(&item));
            let item = &member(&made, "id");
            let read = match self.0.call("playout.get_item", &[rundown, item], None) {
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
        self.0.call("playout.delete_rundown", &[rundown], None);
    }

    fn item(&mut self, rundown: &Json, item: &Json, button: &Json) {
        self.0.call("playout.list_items", &[rundown], None);
        let order = Some(r#"{"order":0}"#);
        self.0.call("playout.update_item", &[rundown, item], order);
        self.0
            .call("playout.trigger_button", &[rundown, item, button], None);
        self.0.call("playout.delete_item", &[rundown, item], None);
    }

    fn newsroom(&mut self) {
        let rundowns = self.0.call("newsroom.list_rundowns", &[], None);
        let device = first(&rundowns, "ncsID");
        self.0
            .call("newsroom.list_device_rundowns", &[&device], None);
        for rundown in each(&rundowns) {
            let (ncs, ro) = (&member(rundown, "ncsID"), &member(rundown, "roID"));
            let read = self.0.call("newsroom.get_rundown", &[ncs, ro], None);
            for item in each(&member(&read, "items")) {
                let object = member(item, "mosObject");
                let button = first(&member(&object, "buttons"), "key");
                if matches!(button, Json::Text(_)) {
                    let update = Some(r#"{"data":{"headline":"Tour"}}"#);
                    self.0.call(
                        "newsroom.update_mos_object",
                        &[&member(&object, "objID")],
                        update,
                    );
                    let (story, item) = (&member(item, "storyID"), &member(item, "itemID"));
                    self.0.call(
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
            let listed = self.0.call(&format!("{group}.list"), &[], None);
            let state = &first(&listed, "id");
            self.0.call(&format!("{group}.get"), &[state], None);
            let body = object(&[("engineHostId", &host)]);
            self.0.call(&format!("{group}.load"), &[state], Some(&body));
        }
    }

    fn launcher(&mut self) {
        let projects = self.0.call("projects.list", &[], None);
        let listed = self.0.call("launcher.list", &[], None);
        self.0.call("launcher.get", &[&first(&listed, "id")], None);
        let empty = Some(r#"{"name":"Tour","renderers":[]}"#);
        let made = self.0.call("launcher.create", &[], empty);
        let launch = &member(&made, "id");
        let body = object(&[("projectId", &first(&projects, "projectId"))]);
        let renderer = &self
            .0
            .call("launcher.create_renderer", &[launch], Some(&body));
        self.0.call("launcher.list_renderers", &[launch], None);
        self.0
            .call("launcher.get_renderer", &[launch, renderer], None);
        self.0
            .call("launcher.start_renderer", &[launch, renderer], None);
        self.0
            .call("launcher.stop_renderer", &[launch, renderer], None);
        self.0.call("launcher.launch", &[launch], None);
        self.0.call("launcher.retime", &[launch], None);
        self.0.call("launcher.stop", &[launch], None);
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
    use crate::visit::Reply;

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
    fn a_hub_that_is_not_there_fails_every_operation() {
        let visits = tour(&mut |_: &str, _: &str, _: Option<&str>| Err("refused".to_owned()));
        assert!(visits.iter().all(|visit| visit.outcome.is_err()));
    }
}
