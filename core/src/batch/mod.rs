//! Batches: one call reads or sets many properties, over several connections.
//!
//! A batch is not a transaction, since the hub has no transactions. Some items may succeed and
//! others fail, and nothing is rolled back. [`BatchReport::skew`] is the maximum time between the
//! effects of two items.

pub(crate) mod define;
mod items;
pub(crate) mod json;
mod order;
pub(crate) mod report;

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use define::composed;

use crate::call::Decode;
use crate::client::Client;
use crate::error::{Error, ErrorKind, Result};
use crate::ops::Engines;
use crate::ops::operation;
use crate::options::ITEMS;
use crate::request::Request;
use crate::schema::body::RequestBody;
use crate::schema::composed::ComposedInfo;
use crate::schema::ids::Text;
use crate::schema::plain::plain;
use crate::schema::settings::settings;
use crate::types::{EngineId, NodePath, Property, PropertyPath, PropertyUpdate};

/// Maximum number of items in a batch.
const MAX_ITEMS: usize = ITEMS as usize;

plain! {
    /// A property of a node of an engine.
    PropertyAddress(derive(PartialEq, Eq, Hash)) {
        /// Number of the engine.
        engine_id: EngineId,
        /// Path of the node.
        node_path: NodePath,
        /// Path of the property.
        property_path: PropertyPath,
    }
}

impl PropertyAddress {
    /// Returns the address of the property at this path.
    pub fn new(
        engine: impl Into<EngineId>,
        node: impl Into<NodePath>,
        property: impl Into<PropertyPath>,
    ) -> Self {
        Self {
            engine_id: engine.into(),
            node_path: node.into(),
            property_path: property.into(),
        }
    }

    /// Returns the arguments that the path of a property request contains, in order.
    pub(crate) fn path_arguments(&self) -> [&dyn Text; 3] {
        [&self.engine_id, &self.node_path, &self.property_path]
    }
}

plain! {
    /// A property and its new value.
    PropertySet(derive(PartialEq)) {
        /// Property to set.
        address: PropertyAddress,
        /// New value, set at once or eased.
        update: PropertyUpdate,
    }

    /// Figures of a batch.
    BatchFigures(derive(Copy, PartialEq, Eq, Default)) {
        /// Time from the first byte sent to the last byte received. On air, the effects of two
        /// items may be that far apart.
        skew: Duration,
        /// Duration of the call.
        elapsed: Duration,
        /// Highest number of connections in use at a time.
        connections: u64,
    }
}

impl PropertySet {
    /// Returns an item that sets the property at this path.
    ///
    /// ```
    /// use gfxhub::{PropertySet, PropertyUpdate};
    ///
    /// let at_once = PropertySet::new(3, "Cyclorama", "Material//Softness/0", 0.5);
    /// let eased = PropertySet::new(
    ///     3,
    ///     "Cyclorama",
    ///     "Material//Softness/0",
    ///     PropertyUpdate::new(0.5).linear(2.0),
    /// );
    /// assert_eq!(at_once.address, eased.address);
    /// ```
    pub fn new(
        engine: impl Into<EngineId>,
        node: impl Into<NodePath>,
        property: impl Into<PropertyPath>,
        update: impl crate::IntoBody<PropertyUpdate>,
    ) -> Self {
        Self {
            address: PropertyAddress::new(engine, node, property),
            update: std::borrow::Borrow::borrow(&update.into_body()).clone(),
        }
    }
}

/// Options of a batch.
///
/// ```
/// use gfxhub::BatchOptions;
///
/// let options = BatchOptions::new()
///     .ordered(true)
///     .on_progress(|done, total| {
///         println!("{done} of {total}");
///         true
///     });
/// # let _ = options;
/// ```
#[derive(Clone, Default)]
#[must_use]
pub struct BatchOptions {
    settings: Settings,
    progress: Option<Arc<dyn Fn(usize, usize) -> bool + Send + Sync>>,
}

settings! {
    /// The options of a batch that are values: all except the progress function.
    Settings of BatchOptions;
    /// Options of a batch, in every language. They do not include the progress function.
    BATCH_SETTINGS;

    /// Sends each item only after the response to the previous one. By default only related sets
    /// wait for each other: sets of the same property, of its sub-fields and of the properties that
    /// contain it.
    fn ordered(ordered: bool) -> bool = "ordered";

    /// Starts no more items after one has failed. The remaining items fail as Cancelled with no
    /// effect.
    fn stop_on_error(stop: bool) -> bool = "stopOnError";

    /// Maximum total size of all responses, in bytes. Items beyond it fail as TooLarge.
    fn max_total(bytes: u64) -> u64 = "maxTotal", default 256 MiB, min 1 byte;
}

impl BatchOptions {
    /// Returns the default options: items are in flight together, a failure does not stop the other
    /// items, and all results together are limited to 256 MiB.
    pub fn new() -> Self {
        Self::default()
    }

    /// Returns an error if an option has a value outside its range.
    pub(crate) fn check(&self) -> Result<()> {
        self.settings.check()
    }

    /// Sets a function that reports progress. It is called on the thread that waits for the batch,
    /// with the number of completed items and the number of all items: at most ten times a second,
    /// and once more when all are completed. If it returns `false`, the batch is cancelled.
    pub fn on_progress(
        mut self,
        progress: impl Fn(usize, usize) -> bool + Send + Sync + 'static,
    ) -> Self {
        self.progress = Some(Arc::new(progress));
        self
    }
}

impl fmt::Debug for BatchOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BatchOptions")
            .field("settings", &self.settings)
            .field("progress", &self.progress.is_some())
            .finish()
    }
}

/// Report of a batch: a result for each item, in the order given.
#[derive(Debug)]
pub struct BatchReport<A, T> {
    items: Vec<(A, Result<T>)>,
    figures: BatchFigures,
}

impl<A, T> BatchReport<A, T> {
    /// Returns the number of items.
    #[must_use]
    pub fn len(&self) -> usize {
        self.items.len()
    }

    /// Returns `true` if there are no items.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// Returns an iterator over each item with its result, in the order given.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&A, &Result<T>)> {
        self.items.iter().map(|(address, result)| (address, result))
    }

    /// Returns an iterator over the failed items with their errors.
    pub fn failed(&self) -> impl Iterator<Item = (&A, &Error)> {
        self.iter()
            .filter_map(|(address, result)| Some((address, result.as_ref().err()?)))
    }

    /// Returns all results, or the first error.
    ///
    /// # Errors
    /// The error of the first item that failed.
    pub fn into_results(self) -> Result<Vec<T>> {
        self.items.into_iter().map(|(_, result)| result).collect()
    }

    /// Replaces each error with the result of `change`. `change` receives the index and the address
    /// of the failed item, and the error.
    pub(crate) fn map_errors(mut self, change: impl Fn(usize, &A, Error) -> Error) -> Self {
        for (at, (address, result)) in self.items.iter_mut().enumerate() {
            if let Err(error) = result {
                *error = change(at, address, error.clone());
            }
        }
        self
    }

    /// Returns the figures of the whole batch.
    #[must_use]
    pub fn figures(&self) -> &BatchFigures {
        &self.figures
    }

    /// Returns the time from the first byte sent to the last byte received. On air, the effects of
    /// two items may be that far apart.
    #[must_use]
    pub fn skew(&self) -> Duration {
        self.figures.skew
    }

    /// Returns the duration of the call.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        self.figures.elapsed
    }

    /// Returns the highest number of connections in use at a time.
    #[must_use]
    pub fn connections(&self) -> usize {
        self.figures.connections as usize
    }
}

impl<A, T> IntoIterator for BatchReport<A, T> {
    type Item = (A, Result<T>);
    type IntoIter = std::vec::IntoIter<(A, Result<T>)>;

    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter()
    }
}

composed! {
    Engines = engines;

    /// Sets many properties at once: each as [`set_property`](crate::Engines::set_property) does.
    ///
    /// The sets are sent over up to
    /// [`max_batch_connections`](crate::ClientBuilder::max_batch_connections) connections. They are
    /// not a transaction: some may succeed and some fail, and nothing is rolled back. On air the
    /// properties change one after the other. Sets of the same property are sent in the order
    /// given, others in any order. An eased set is sent over a connection of its own, up to 16 at a
    /// time, and never resent.
    fn set_properties, set_properties_with(
        [sets: PropertySet, "the sets, at most 65,536; if there are none, nothing is sent"]
    ) -> PropertyAddress: Property = "engines.set_property" by set_properties
        => "let sets = [",
           "    PropertySet::new(3, \"Cyclorama\", \"Material//Softness/0\", 0.5),",
           "    PropertySet::new(3, \"Mixer_0\", \"Default//Opacity/0\", 0.0),",
           "];",
           "let report = hub.engines().set_properties(&sets)?;",
           "for (address, error) in report.failed() {",
           "    eprintln!(\"{}: {error}\", address.property_path);",
           "}",
           "println!(\"{} in {:?}, skew {:?}\", report.len(), report.elapsed(), report.skew());",
           "# assert_eq!(report.failed().count(), 0);";

    /// Reads many properties at once: each as [`get_property`](crate::Engines::get_property) does.
    ///
    /// The properties are read over up to
    /// [`max_batch_connections`](crate::ClientBuilder::max_batch_connections) connections, and not
    /// at the same moment.
    fn get_properties, get_properties_with(
        [addresses: PropertyAddress, "the properties, at most 65,536; if there are none, nothing is sent"]
    ) -> PropertyAddress: Property = "engines.get_property" by get_properties
        => "let addresses = [",
           "    PropertyAddress::new(3, \"Cyclorama\", \"Material//Softness/0\"),",
           "    PropertyAddress::new(3, \"Mixer_0\", \"Default//Opacity/0\"),",
           "];",
           "for property in hub.engines().get_properties(&addresses)?.into_results()? {",
           "    println!(\"{} = {}\", property.display_name, property.value.to_json());",
           "}";

    /// Lists the properties of many nodes at once: each as
    /// [`list_properties`](crate::Engines::list_properties) does.
    ///
    /// The lists are read over up to
    /// [`max_batch_connections`](crate::ClientBuilder::max_batch_connections) connections, and not
    /// at the same moment. Without nodes, all nodes of the engine are used. They are listed first,
    /// which can fail as [`list_nodes`](crate::Engines::list_nodes) does.
    fn list_properties_of, list_properties_of_with(
        engine: EngineId,
        [nodes: NodePath, "paths of nodes, at most 65,536; if there are none, all nodes of the engine", optional]
    ) -> NodePath: Vec<Property> = "engines.list_properties" by list_properties_of
        => "for (node, properties) in hub.engines().list_properties_of(3, &[])? {",
           "    println!(\"{node}: {} properties\", properties?.len());",
           "}";
}

fn set_properties<T: Send>(
    client: &Client,
    sets: &[PropertySet],
    options: &BatchOptions,
    decode: Decode<T>,
) -> Result<BatchReport<PropertyAddress, T>> {
    let call = &ComposedCall::set_properties;
    client.whole(call.name, false, false, |client| {
        let plan = Plan {
            client,
            call,
            options,
        };
        let requests = plan.requests(sets, |set, request| {
            request(&set.address.path_arguments(), Some(&set.update))
        });
        let addresses = sets.iter().map(|set| set.address.clone());
        plan.run(requests?, addresses, decode)
    })
}

fn get_properties<T: Send>(
    client: &Client,
    addresses: &[PropertyAddress],
    options: &BatchOptions,
    decode: Decode<T>,
) -> Result<BatchReport<PropertyAddress, T>> {
    let plan = Plan {
        client,
        call: &ComposedCall::get_properties,
        options,
    };
    let requests = plan.requests(addresses, |address, request| {
        request(&address.path_arguments(), None)
    });
    let addresses = addresses.iter().cloned();
    plan.run(requests?, addresses, decode)
}

fn list_properties_of<T: Send>(
    client: &Client,
    engine: EngineId,
    nodes: &[NodePath],
    options: &BatchOptions,
    decode: Decode<T>,
) -> Result<BatchReport<NodePath, T>> {
    let call = &ComposedCall::list_properties_of;
    client.whole(call.name, true, false, |client| {
        let all: Vec<NodePath>;
        let nodes = if nodes.is_empty() {
            let listed = client.engines().list_nodes(engine)?;
            all = listed.into_iter().map(|node| node.node_path).collect();
            &all
        } else {
            nodes
        };
        let plan = Plan {
            client,
            call,
            options,
        };
        let requests = plan.requests(nodes, |node, request| request(&[&engine, node], None));
        plan.run(requests?, nodes.iter().cloned(), decode)
    })
}

/// Makes several calls of a reading operation in parallel, each with its own path arguments. If a
/// request cannot be sent, its result is the error, and the others are sent.
pub(crate) fn read_each<T: Send>(
    client: &Client,
    name: &str,
    arguments: &[Vec<&dyn Text>],
    decode: Decode<T>,
) -> Result<Vec<Result<T>>> {
    let operation =
        operation(name).ok_or_else(|| Error::invalid("operation", "there is no such operation"))?;
    let mut requests = Vec::with_capacity(arguments.len());
    let mut refused = Vec::with_capacity(arguments.len());
    for arguments in arguments {
        let request = Request::of(operation, arguments, None);
        refused.push(match request {
            Ok(request) => {
                requests.push(request);
                None
            }
            Err(error) => Some(client.name_hub(error)),
        });
    }
    let (start, deadline) = client.start_and_deadline()?;
    let options = BatchOptions::new();
    let read = items::run(client, requests, decode, &options, start, deadline);
    let mut read = read.results.into_iter();
    let results = refused.into_iter().map(|refused| match refused {
        Some(error) => Some(Err(error)),
        None => read.next(),
    });
    Ok(results.flatten().collect())
}

/// Takes the permits that a composed call needs for these sets, before any of them is sent.
pub(crate) fn admit_sets(client: &Client, sets: &[PropertySet]) -> Result<()> {
    // Sets that are only previewed need no permit.
    if client.preview_log().is_some() {
        return Ok(());
    }
    let operation = operation("engines.set_property")
        .ok_or_else(|| Error::invalid("operation", "there is no such operation"))?;
    let request = |set: &PropertySet| {
        let made = Request::of(operation, &set.address.path_arguments(), Some(&set.update));
        made.map_err(|error| error.about(&format!("{:?}", set.address.property_path.as_str())))
    };
    let requests: Result<Vec<Request>> = sets.iter().map(request).collect();
    client.admit_all(&requests?)
}

/// A composed call with its options. It converts items into requests and sends them.
pub(crate) struct Plan<'a> {
    pub(crate) client: &'a Client,
    pub(crate) call: &'static ComposedInfo,
    pub(crate) options: &'a BatchOptions,
}

/// A function that creates a request from the arguments of the path and the body.
pub(crate) type MakeRequest<'a> =
    &'a dyn Fn(&[&dyn Text], Option<&dyn RequestBody>) -> Result<Request>;

impl Plan<'_> {
    /// Checks the options and the number of the items.
    pub(crate) fn check(&self, items: usize) -> Result<()> {
        let checked = self.options.check();
        checked.map_err(|error| self.named(error))?;
        if items > MAX_ITEMS {
            let detail = format!("a batch has at most {MAX_ITEMS} items, not {items}");
            return Err(self.named(Error::invalid(self.call.items.name, detail)));
        }
        Ok(())
    }

    /// Converts the error of an item that must not be sent into an error of the whole batch.
    pub(crate) fn refuse(&self, index: usize, error: &Error) -> Error {
        let items = &self.call.items;
        let place = items.place(index, error.argument().unwrap_or_default());
        self.named(Error::invalid(place, error.detail()))
    }

    /// Returns the requests of all items, or the error of the first that must not be sent.
    pub(crate) fn requests<I>(
        &self,
        items: &[I],
        make: impl Fn(&I, MakeRequest<'_>) -> Result<Request>,
    ) -> Result<Vec<Request>> {
        self.check(items.len())?;
        let operation = operation(self.call.operation)
            .ok_or_else(|| Error::invalid("operation", "there is no such operation"))?;
        let of = |arguments: &[&dyn Text], body: Option<&dyn RequestBody>| {
            Request::of(operation, arguments, body)
        };
        let request = |(index, item): (usize, &I)| {
            make(item, &of).map_err(|error| self.refuse(index, &error))
        };
        items.iter().enumerate().map(request).collect()
    }

    /// Adds the name of the call and the hub to an error of the whole batch.
    fn named(&self, error: Error) -> Error {
        self.client.name_hub(error.with_operation(self.call.name))
    }

    /// Makes the calls and returns their report.
    pub(crate) fn run<A, T: Send>(
        &self,
        requests: Vec<Request>,
        addresses: impl Iterator<Item = A>,
        decode: Decode<T>,
    ) -> Result<BatchReport<A, T>> {
        let times = self.client.start_and_deadline();
        let (start, deadline) = times.map_err(|error| self.named(error))?;
        if self.client.is_closed() {
            let error = Error::unsent(ErrorKind::Closed, "the client was closed", start.instant());
            return Err(self.named(error));
        }
        if let Some(log) = self.client.preview_log() {
            let previews = requests.iter();
            let previews = previews.map(|request| self.client.preview_of(request, true));
            return Err(self.named(log.note(previews)));
        }
        let admitted = self.client.admit_all(&requests);
        admitted.map_err(|error| self.named(error))?;
        let seat = self.client.options.seat();
        let seat = seat.filter(|_| requests.iter().any(|request| !request.is_read()));
        let outcome = items::run(self.client, requests, decode, self.options, start, deadline);
        // In a group, the other members have to know that nothing of this batch can be sent.
        if seat.is_some_and(|seat| !seat.is_released())
            && let Some(error) = outcome.results.iter().find_map(|it| it.as_ref().err())
        {
            return Err(error.clone());
        }
        Ok(BatchReport {
            items: addresses.zip(outcome.results).collect(),
            figures: BatchFigures {
                skew: outcome
                    .account
                    .times
                    .map_or(Duration::ZERO, |(first, last)| last.duration_since(first)),
                elapsed: start.instant().elapsed(),
                connections: outcome.account.connections as u64,
            },
        })
    }
}
