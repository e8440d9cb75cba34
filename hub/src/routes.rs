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
