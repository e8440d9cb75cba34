//! The routes: which operation a method and a path mean.

/// One step of a route's path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    /// Stands for itself.
    Literal(&'static str),
    /// Takes any text, under this name.
    Argument(&'static str),
}

/// A route: an operation's method and the steps of its path.
#[derive(Debug)]
pub(crate) struct Route {
    pub(crate) operation: &'static str,
    pub(crate) method: &'static str,
    steps: Vec<Step>,
}

/// All routes of the hub.
#[derive(Debug)]
pub(crate) struct Routes {
    routes: Vec<Route>,
}

/// What a path leads to.
#[derive(Debug)]
pub(crate) enum Match<'a> {
    /// An operation.
    Found(&'a Route),
    /// Operations, but none with this method: the methods that there are.
    OtherMethods(Vec<&'static str>),
    /// Nothing.
    Nowhere,
}

impl Route {
    fn new(operation: &'static str, method: &'static str, template: &'static str) -> Route {
        let step = |segment: &'static str| match segment
            .strip_prefix('{')
            .and_then(|rest| rest.strip_suffix('}'))
        {
            Some(name) => Step::Argument(name),
            None => Step::Literal(segment),
        };
        let steps = template
            .trim_start_matches('/')
            .split('/')
            .map(step)
            .collect();
        Route {
            operation,
            method,
            steps,
        }
    }

    fn fits(&self, segments: &[String]) -> bool {
        self.steps.len() == segments.len()
            && self
                .steps
                .iter()
                .zip(segments)
                .all(|(step, segment)| match step {
                    Step::Literal(text) => text == segment,
                    Step::Argument(_) => !segment.is_empty(),
                })
    }

    /// How many steps stand for themselves: of two routes that fit, the plainer one wins.
    fn literals(&self) -> usize {
        self.steps
            .iter()
            .filter(|step| matches!(step, Step::Literal(_)))
            .count()
    }

    /// The arguments that a path which fits carries, by name.
    pub(crate) fn arguments(&self, segments: &[String]) -> Vec<(&'static str, String)> {
        let named = |(step, segment): (&Step, &String)| match step {
            Step::Literal(_) => None,
            Step::Argument(name) => Some((*name, segment.clone())),
        };
        self.steps.iter().zip(segments).filter_map(named).collect()
    }
}

impl Routes {
    /// The routes of `operations`: name, method and path template of each.
    pub(crate) fn new(
        operations: impl IntoIterator<Item = (&'static str, &'static str, &'static str)>,
    ) -> Routes {
        let routes = operations
            .into_iter()
            .map(|(name, method, path)| Route::new(name, method, path));
        Routes {
            routes: routes.collect(),
        }
    }

    /// Finds the operation for a method and the decoded segments of a path.
    pub(crate) fn find(&self, method: &str, segments: &[String]) -> Match<'_> {
        let fitting = || self.routes.iter().filter(|route| route.fits(segments));
        let Some(most) = fitting().map(Route::literals).max() else {
            return Match::Nowhere;
        };
        let best = || fitting().filter(move |route| route.literals() == most);
        let wanted = if method == "HEAD" { "GET" } else { method };
        match best().find(|route| route.method == wanted) {
            Some(route) => Match::Found(route),
            None => Match::OtherMethods(best().map(|route| route.method).collect()),
        }
    }
}

/// Name, method and path of each operation.
pub(crate) const TEMPLATES: &[(&str, &str, &str)] = &[
    ("engines.list", "GET", "/api/rest/v1/engines"),
    ("engines.get", "GET", "/api/rest/v1/engines/{engineId}"),
    (
        "engines.list_nodes",
        "GET",
        "/api/rest/v1/engines/{engineId}/nodes",
    ),
    (
        "engines.get_node",
        "GET",
        "/api/rest/v1/engines/{engineId}/nodes/{nodePath}",
    ),
    (
        "engines.list_properties",
        "GET",
        "/api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties",
    ),
    (
        "engines.get_property",
        "GET",
        "/api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}",
    ),
    (
        "engines.set_property",
        "PATCH",
        "/api/rest/v1/engines/{engineId}/nodes/{nodePath}/properties/{propertyPath}",
    ),
    (
        "engines.list_functions",
        "GET",
        "/api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions",
    ),
    (
        "engines.get_function",
        "GET",
        "/api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}",
    ),
    (
        "engines.call_function",
        "POST",
        "/api/rest/v1/engines/{engineId}/nodes/{nodePath}/functions/{functionPath}",
    ),
    (
        "playout.list_rundowns",
        "GET",
        "/api/rest/v1/playout/rundowns",
    ),
    (
        "playout.create_rundown",
        "POST",
        "/api/rest/v1/playout/rundowns",
    ),
    (
        "playout.get_rundown",
        "GET",
        "/api/rest/v1/playout/rundowns/{rundownId}",
    ),
    (
        "playout.delete_rundown",
        "DELETE",
        "/api/rest/v1/playout/rundowns/{rundownId}",
    ),
    (
        "playout.rename_rundown",
        "PATCH",
        "/api/rest/v1/playout/rundowns/{rundownId}",
    ),
    (
        "playout.list_items",
        "GET",
        "/api/rest/v1/playout/rundowns/{rundownId}/items",
    ),
    (
        "playout.create_item",
        "POST",
        "/api/rest/v1/playout/rundowns/{rundownId}/items",
    ),
    (
        "playout.get_item",
        "GET",
        "/api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}",
    ),
    (
        "playout.delete_item",
        "DELETE",
        "/api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}",
    ),
    (
        "playout.update_item",
        "PATCH",
        "/api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}",
    ),
    (
        "playout.trigger_button",
        "POST",
        "/api/rest/v1/playout/rundowns/{rundownId}/items/{itemId}/{buttonKey}",
    ),
    (
        "playout.list_templates",
        "GET",
        "/api/rest/v1/playout/templates",
    ),
    (
        "newsroom.list_rundowns",
        "GET",
        "/api/rest/v1/newsroom/rundowns",
    ),
    (
        "newsroom.list_device_rundowns",
        "GET",
        "/api/rest/v1/newsroom/rundowns/{ncsID}",
    ),
    (
        "newsroom.get_rundown",
        "GET",
        "/api/rest/v1/newsroom/rundowns/{ncsID}/{roID}",
    ),
    (
        "newsroom.update_mos_object",
        "PATCH",
        "/api/rest/v1/newsroom/mosObjects/{objID}",
    ),
    (
        "newsroom.trigger_button",
        "POST",
        "/api/rest/v1/newsroom/rundowns/{ncsID}/{roID}/{storyID}/{itemID}/{buttonKey}",
    ),
    ("graphs.list", "GET", "/api/rest/v1/graphs"),
    ("graphs.get", "GET", "/api/rest/v1/graphs/{graphId}"),
    ("graphs.load", "POST", "/api/rest/v1/graphs/{graphId}/load"),
    ("rgraphs.list", "GET", "/api/rest/v1/rgraphs"),
    ("rgraphs.get", "GET", "/api/rest/v1/rgraphs/{rgraphId}"),
    (
        "rgraphs.load",
        "POST",
        "/api/rest/v1/rgraphs/{rgraphId}/load",
    ),
    ("ustates.list", "GET", "/api/rest/v1/ustates"),
    ("ustates.get", "GET", "/api/rest/v1/ustates/{ustateId}"),
    (
        "ustates.load",
        "POST",
        "/api/rest/v1/ustates/{ustateId}/load",
    ),
    ("projects.list", "GET", "/api/rest/v1/projects"),
    ("launcher.list", "GET", "/api/rest/v1/launcher"),
    ("launcher.get", "GET", "/api/rest/v1/launcher/{launchId}"),
    ("launcher.create", "POST", "/api/rest/v1/launcher/create"),
    (
        "launcher.launch",
        "PUT",
        "/api/rest/v1/launcher/{launchId}/launch",
    ),
    (
        "launcher.stop",
        "PUT",
        "/api/rest/v1/launcher/{launchId}/stop",
    ),
    (
        "launcher.retime",
        "PUT",
        "/api/rest/v1/launcher/{launchId}/retime",
    ),
    (
        "launcher.list_renderers",
        "GET",
        "/api/rest/v1/launcher/{launchId}/renderer",
    ),
    (
        "launcher.get_renderer",
        "GET",
        "/api/rest/v1/launcher/{launchId}/renderer/{rendererId}",
    ),
    (
        "launcher.create_renderer",
        "POST",
        "/api/rest/v1/launcher/{launchId}/renderer/create",
    ),
    (
        "launcher.start_renderer",
        "PUT",
        "/api/rest/v1/launcher/{launchId}/renderer/{rendererId}/start",
    ),
    (
        "launcher.stop_renderer",
        "PUT",
        "/api/rest/v1/launcher/{launchId}/renderer/{rendererId}/stop",
    ),
];
