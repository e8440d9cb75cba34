//! Sets many properties by their paths, as one batch.

use std::time::Instant;

use super::find::{Find, Target};
use super::{all_or_all_missing, is_of_name, prepared_or_found, property_of, sent};
use crate::batch::define::composed;
use crate::batch::json::{self, Item};
use crate::batch::{BatchOptions, BatchReport, Plan};
use crate::call::Decode;
use crate::client::Client;
use crate::error::{Error, Result};
use crate::name_lists::Prepared;
use crate::ops::Names;
use crate::request;
use crate::schema::bodies::IntoBody;
use crate::schema::plain::plain;
use crate::types::{NamePath, NamedUpdate, Property, PropertyUpdate};
use crate::value::Value;

plain! {
    /// A property, by its path of names, and its new value.
    NamedSet(derive(PartialEq)) {
        /// Path of the property.
        path: NamePath,
        /// New value, set at once or over time.
        update: NamedUpdate,
    }
}

impl NamedSet {
    /// Returns the property at this path with its new value.
    ///
    /// ```
    /// use gfxhub::{NamedSet, NamedUpdate};
    ///
    /// let at_once = NamedSet::new("Studio A / Cyclorama / Softness", 0.5);
    /// let eased = NamedSet::new(
    ///     "Studio A / Cyclorama / Softness",
    ///     NamedUpdate::new(0.5).over(2.0),
    /// );
    /// assert_eq!(at_once.path, eased.path);
    /// ```
    pub fn new(path: impl Into<NamePath>, update: impl IntoBody<NamedUpdate>) -> Self {
        Self {
            path: path.into(),
            update: std::borrow::Borrow::borrow(&update.into_body()).clone(),
        }
    }
}

impl Item for NamedSet {
    fn from_argument(value: Value) -> Result<Self> {
        let mut members = json::object(value)?;
        let path = json::take::<NamePath>(&mut members)?;
        let update = json::body(members)?;
        Ok(Self { path, update })
    }
}

composed! {
    Names = names;

    /// Sets many properties by their paths, each as [`set`](crate::Names::set) does, but in one batch.
    ///
    /// All paths are found before anything is sent: if some are missing or ambiguous, one error
    /// lists all of them, and nothing is set. The requests are then sent as those of
    /// [`set_properties`](crate::Engines::set_properties) are. An item that fails is not sent
    /// again; its error says if its path leads to another id now.
    fn set_many, set_many_with(
        [sets: NamedSet, "the paths with their values, at most 65,536; if there are none, nothing is sent"]
    ) -> NamePath: Property = "engines.set_property" of "names.set" by set_many
        => "let sets = [",
           "    NamedSet::new(\"Studio A / Cyclorama / Softness\", 0.5),",
           "    NamedSet::new(\"Studio A / Mixer_0 / Opacity\", NamedUpdate::new(0.0).over(1.5)),",
           "];",
           "let report = hub.names().set_many(&sets)?;",
           "for (path, error) in report.failed() {",
           "    eprintln!(\"{path}: {error}\");",
           "}",
           "# assert_eq!(report.failed().count(), 0);";
}

fn set_many<T: Send>(
    client: &Client,
    sets: &[NamedSet],
    options: &BatchOptions,
    decode: Decode<T>,
) -> Result<BatchReport<NamePath, T>> {
    let call = &ComposedCall::set_many;
    client.whole(call.name, false, false, |client| {
        let plan = Plan {
            client,
            call,
            options,
        };
        plan.check(sets.len())?;
        for (at, set) in sets.iter().enumerate() {
            request::check(&set.update).map_err(|error| plan.refuse(at, &error))?;
        }
        let updates: Vec<_> = sets.iter().map(|set| sent(&set.update)).collect();
        let found = find_all(client, sets, &updates)?;
        let sends: Vec<_> = found.iter().zip(&updates).collect();
        let requests = plan.requests(&sends, |(found, (update, _)), request| {
            let (engine, node, property) = property_of(&found.address)?;
            request(&[&engine, &node, &property], Some(update))
        })?;
        if let Some(log) = client.preview_log() {
            let previews = requests.iter().zip(&found).map(|(request, found)| {
                let mut preview = client.preview_of(request, true);
                preview.names.push(found.address.path.as_str().to_owned());
                preview
            });
            return Err(log.note(previews));
        }
        let paths = sets.iter().map(|set| set.path.clone());
        let report = plan.run(requests, paths, decode)?;
        Ok(report.map_errors(|at, path, error| explained(client, path, &found[at], error)))
    })
}

/// Finds all properties, or returns one error with all paths that do not lead to one property.
fn find_all(
    client: &Client,
    sets: &[NamedSet],
    updates: &[(PropertyUpdate, bool)],
) -> Result<Vec<Prepared>> {
    let find = Find::new(client, Target::Property);
    // All sets with a duration or a delay share one search, which reads each list at most once.
    let again = Find::new(client, Target::Property).again_at_the_end();
    let looks = sets.iter().zip(updates).enumerate();
    let looks = looks.map(|(at, (set, (_, acts)))| {
        let find = if *acts { &again } else { &find };
        let wrong = |error: Error| match error.argument() {
            Some(argument) => {
                let place = format!("sets[{at}].{argument}");
                error.with_argument(place)
            }
            None => error,
        };
        prepared_or_found(client, &set.path, find).map_err(wrong)
    });
    all_or_all_missing(looks, "sets")
}

/// Adds the path of an item to its error, and says if the path leads to another id now. To find
/// out, the lists with the names of the path are read again, so that the next call by this path
/// does not use old ids.
fn explained(client: &Client, path: &NamePath, found: &Prepared, error: Error) -> Error {
    let status = error.status().unwrap_or_default();
    let lists = client.name_lists();
    let may_look = lists.may_look_again(path.as_str(), &found.lists, status >= 500);
    let error = error.about(found.address.path.as_str());
    if !may_look || !matches!(status, 404 | 500) {
        return error;
    }
    let again = Find::new(client, Target::Property).all_again_since(Instant::now());
    match again.one(path) {
        Ok(now) if !now.address.is_same(&found.address) => {
            error.and("the path leads to another id now, and the set was not sent again")
        }
        Err(look) if is_of_name(&look) => error.and(look.detail()),
        _ => error,
    }
}
