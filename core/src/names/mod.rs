//! Makes calls by name. A path of names is looked up in the hub's lists, and the call is made with
//! the ids that are found.
//!
//! A name is never guessed: it must be exact, and a name that several things have is refused. The
//! lists are kept for a while (`name_lists`). Before a call that acts, the list with the last name
//! of the path is read again, unless the path was prepared.

mod find;
mod lists;
mod load;
mod many;
mod path;
mod way;

use std::time::{Duration, Instant};

use crate::batch::PropertyAddress;
use crate::batch::define::composed;
use crate::client::Client;
use crate::error::{Effect, Error, ErrorKind, Result};
use crate::name_lists::Prepared;
use crate::ops::Names;
use crate::types::{
    Address, FunctionCall, Interpolation, NamePath, NamePaths, NamedCall, NamedLoad, NamedUpdate,
    Property, PropertyUpdate, Seconds,
};

use find::{Find, Target};
pub use many::NamedSet;

/// Number of times that paths to prepare are looked up if a write ends meanwhile.
const PREPARE_LOOKS: u32 = 3;

composed! {
    Names = names gives data;

    /// Finds what a path of names leads to, with every id that the calls by id need. Names are exact,
    /// capitals included. A name that stands for several things is refused, and the error lists all
    /// of them.
    fn find(path: NamePath) -> Address = Read by find
        => r#"let address = hub.names().find("Studio A / Cyclorama / Softness")?;"#,
           "assert_eq!(address.engine_id, Some(EngineId(3)));";

    /// Lists what a pattern leads to: a path in which `*` stands for every name at its place. `*` alone
    /// lists the engines and the playout rundowns, `Studio A / *` the nodes of an engine, `Studio A /
    /// Cyclorama / *` the properties and functions of a node.
    fn list(path: NamePath) -> Vec<Address> = Read by list
        => r#"for address in hub.names().list("Studio A / Cyclorama / *")? {"#,
           r#"    println!("{} ({})", address.path, address.kind.as_str());"#,
           "}";

    /// Finds what the given paths lead to, or fails with everything that is missing. Call it before
    /// a show: later calls of the same client by one of these paths act without looking the path up
    /// again, until a load or another write through the client may have changed what it leads to.
    fn prepare(; paths: NamePaths) -> Vec<Address> = Read by prepare
        => r#"let paths = NamePaths::new(["Evening News / Opening Title / In".into()]);"#,
           "let addresses = hub.names().prepare(&paths)?;",
           "assert_eq!(addresses[0].kind, AddressKind::PlayoutButton);";

    /// Reads a property by its path.
    fn get(path: NamePath) -> Property = Read by get
        => r#"let softness = hub.names().get("Studio A / Cyclorama / Softness")?;"#,
           "assert!(softness.value.as_f64().is_some());";

    /// Sets a property by its path, at once or over time. A move over time is never resent, as that
    /// would restart the move on air.
    fn set(path: NamePath; update: NamedUpdate) -> Property = Set by set
        => r#"hub.names().set("Studio A / Cyclorama / Softness", 0.3)?;"#,
           "let update = NamedUpdate::new(0.8).over(1.5);",
           r#"hub.names().set("Studio A / Cyclorama / Softness", &update)?;"#;

    /// Presses a button of a playout rundown, or of a newsroom rundown (`news:` before its name), which
    /// takes effect on air at once. The button is looked up again first, unless its path was
    /// prepared.
    fn press(path: NamePath) -> () = Trigger by press
        => r#"hub.names().press("Evening News / Opening Title / In")?;"#;

    /// Calls a function of a node by its path, with parameters by their names. The function is
    /// looked up again first, unless its path was prepared.
    fn call(path: NamePath; call: NamedCall) -> () = Trigger by call
        => r#"hub.names().call("Studio A / Cyclorama / Reset Mask", ())?;"#;

    /// Loads a graph (`graph:News`), an rgraph (`rgraph:`) or a ustate (`ustate:`) by its name into an
    /// engine, whose output changes at once. With a time to wait, the call returns when the engine
    /// has loaded the state; the time limit of the call must be longer.
    fn load(path: NamePath; load: NamedLoad) -> () = Trigger by load
        => r#"hub.names().load("rgraph:Studio A Weather", &NamedLoad::new("Studio A"))?;"#;
}

fn find(client: &Client, path: NamePath) -> Result<Address> {
    Ok(Find::new(client, Target::Anything).one(&path)?.address)
}

fn list(client: &Client, path: NamePath) -> Result<Vec<Address>> {
    Ok(Find::new(client, Target::Anything).all(&path)?.addresses)
}

fn prepare(client: &Client, paths: &NamePaths) -> Result<Vec<Address>> {
    let lists = client.name_lists();
    let mut looks = 1;
    loop {
        let changes = lists.changes();
        let find = Find::new(client, Target::Anything).all_again_since(Instant::now());
        let found = paths.paths.iter().map(|path| find.one(path));
        let found: Vec<Prepared> = all_or_all_missing(found, "body.paths")?;
        let addresses = found.iter().map(|found| found.address.clone()).collect();
        let found = paths.paths.iter().cloned().zip(found);
        // If other threads write all the time, nothing is kept, and calls look their paths up.
        if lists.prepare(found.collect(), changes)? || looks == PREPARE_LOOKS {
            return Ok(addresses);
        }
        looks += 1;
    }
}

/// Returns the objects to which several paths lead, or one error with all paths that do not lead to
/// one object. If there is more than one such path, the error names `argument`.
fn all_or_all_missing(
    looks: impl Iterator<Item = Result<Prepared>>,
    argument: &str,
) -> Result<Vec<Prepared>> {
    let mut found: Vec<Prepared> = Vec::new();
    let mut missing: Vec<Error> = Vec::new();
    for look in looks {
        match look {
            Ok(one) => found.push(one),
            Err(error) if is_of_name(&error) => missing.push(error),
            Err(error) => return Err(error),
        }
    }
    match &missing[..] {
        [] => Ok(found),
        [error] => Err(error.clone()),
        [first, ..] => {
            let details: Vec<&str> = missing.iter().map(Error::detail).collect();
            let detail = format!(
                "{} paths do not lead to one thing: {}",
                missing.len(),
                details.join("; ")
            );
            let error = Error::new(first.kind(), Effect::None, detail);
            Err(error.with_argument(argument))
        }
    }
}

fn get(client: &Client, path: NamePath) -> Result<Property> {
    at_path(client, &path, Target::Property, false, |address| {
        let (engine, node, property) = property_of(address)?;
        client.engines().get_property(engine, node, property)
    })
}

fn set(client: &Client, path: NamePath, update: &NamedUpdate) -> Result<Property> {
    let (sent, acts) = sent(update);
    at_path(client, &path, Target::Property, acts, |address| {
        let (engine, node, property) = property_of(address)?;
        client.engines().set_property(engine, node, property, &sent)
    })
}

/// Returns the update to send, and `true` if it has a duration or a delay.
fn sent(update: &NamedUpdate) -> (PropertyUpdate, bool) {
    let is_timed = |time: Option<Seconds>| time.is_some_and(|time| time.get() > 0.0);
    let mut sent = PropertyUpdate::new(update.value.clone());
    sent.delay = update.delay;
    sent.interpolation = update.ease.clone();
    if is_timed(update.over) {
        sent.duration = update.over;
        sent.interpolation.get_or_insert(Interpolation::EaseInOut);
    }
    (sent, is_timed(update.over) || is_timed(update.delay))
}

fn press(client: &Client, path: NamePath) -> Result<()> {
    at_path(client, &path, Target::Button, true, |address| {
        let button = need(&address.button_key, address)?;
        match address.item_id {
            Some(item) => {
                let rundown = need(&address.rundown_id, address)?;
                client.playout().trigger_button(rundown, item, button)
            }
            None => client.newsroom().trigger_button(
                need(&address.ncs_id, address)?,
                need(&address.ro_id, address)?,
                need(&address.story_id, address)?,
                need(&address.newsroom_item_id, address)?,
                button,
            ),
        }
    })
}

fn call(client: &Client, path: NamePath, call: &NamedCall) -> Result<()> {
    at_path(client, &path, Target::Function, true, |address| {
        let engine = need(&address.engine_id, address)?;
        let node = need(&address.node_path, address)?;
        let function = need(&address.function_path, address)?;
        let mut body = FunctionCall::without_parameters();
        if let Some(parameters) = call.parameters.as_ref().filter(|all| !all.is_empty()) {
            let known = client.engines().get_function(engine, &node, &function)?;
            for (name, value) in parameters.iter() {
                let mut named = known
                    .properties
                    .iter()
                    .map(|(_, one)| one)
                    .filter(|one| one.display_name == *name || one.property_path == *name);
                let parameter = match (named.next(), named.next()) {
                    (Some(one), None) => one,
                    (found, _) => return Err(no_parameter(name, address, found.is_some(), &known)),
                };
                body = body.with(&parameter.property_path, value.clone());
            }
        }
        client
            .engines()
            .call_function(engine, node, function, &body)
    })
}

fn no_parameter(
    name: &str,
    address: &Address,
    is_ambiguous: bool,
    function: &crate::types::Function,
) -> Error {
    let known: Vec<&str> = function
        .properties
        .iter()
        .map(|(_, parameter)| parameter.display_name.as_str())
        .collect();
    let known = match known.is_empty() {
        true => "it takes none".to_owned(),
        false => format!("it takes {}", known.join(", ")),
    };
    let (kind, detail) = match is_ambiguous {
        true => (
            ErrorKind::Ambiguous,
            format!(
                "{} has several parameters {name:?}; use the path of one",
                address.path
            ),
        ),
        false => (
            ErrorKind::UnknownName,
            format!("{} has no parameter {name:?}; {known}", address.path),
        ),
    };
    Error::new(kind, Effect::None, detail).with_argument(format!("body.parameters.{name}"))
}

fn load(client: &Client, path: NamePath, load: &NamedLoad) -> Result<()> {
    let engine = Find::new(client, Target::Engine);
    let engine = engine
        .one(&load.engine)
        .map_err(|error| match is_of_name(&error) {
            true => error.with_argument("body.engine"),
            false => error,
        })?;
    note_found(client, &engine.address);
    let engine = need(&engine.address.engine_id, &engine.address)?;
    let wait = Duration::from_secs_f64(load.wait.map_or(0.0, Seconds::get).min(86_400.0));
    at_path(client, &path, Target::State, true, |address| {
        load::load(client, address, engine, wait)
    })
}

/// Checks that a text is a path of names and not a pattern, so that it can lead to a single object.
pub(crate) fn check(path: &NamePath) -> Result<()> {
    path::Path::parse_one(path).map(drop)
}

/// Returns the address of the property to which a path leads. With `since`, only lists that were
/// read after that time are used; without it, the prepared address or the lists that the client
/// keeps.
pub(crate) fn find_property(
    client: &Client,
    path: &NamePath,
    since: Option<Instant>,
) -> Result<PropertyAddress> {
    let find = Find::new(client, Target::Property);
    let Prepared { address, .. } = match since {
        Some(time) => find.all_again_since(time).one(path)?,
        None => prepared_or_found(client, path, &find)?,
    };
    let (engine, node, property) = property_of(&address)?;
    Ok(PropertyAddress::new(engine, node, property))
}

/// Makes the call `names.find`, which then uses only lists that were read after this time.
pub(crate) fn find_since(client: &Client, path: &NamePath, since: Instant) -> Result<Address> {
    client.whole(data_calls::find::INFO.name, true, false, |client| {
        let find = Find::new(client, Target::Anything).all_again_since(since);
        Ok(find.one(path)?.address)
    })
}

/// Returns the prepared address of a path, or searches for the path if it was not prepared.
fn prepared_or_found(client: &Client, path: &NamePath, find: &Find<'_>) -> Result<Prepared> {
    match client.name_lists().prepared(path) {
        Some(found) => Ok(Prepared::clone(&found)),
        None => find.one(path),
    }
}

/// Makes a call with the address to which a path leads. If the hub responds with 404 or 500, as it
/// does for an object that does not exist, the lists with the names of the path are read again, and
/// the call is made once more if the path leads to another object now. A call that acts on air
/// looks for its target again before it is made, unless the path was prepared. It is not repeated
/// after a 500, which may come after the effect.
fn at_path<T>(
    client: &Client,
    path: &NamePath,
    target: Target,
    acts: bool,
    make: impl Fn(&Address) -> Result<T>,
) -> Result<T> {
    let lists = client.name_lists();
    let find = Find::new(client, target);
    let find = if acts { find.again_at_the_end() } else { find };
    let Prepared {
        address,
        lists: on_the_way,
    } = prepared_or_found(client, path, &find)?;
    note_found(client, &address);
    let error = match make(&address) {
        Ok(result) => return Ok(result),
        Err(error) if is_of_name(&error) => return Err(error),
        Err(error) => error,
    };
    let named = |error: Error, address: &Address| error.about(address.path.as_str());
    if error.effect() == Effect::Done {
        // A load that was carried out must not be made again, even if a request after it has
        // failed.
        return Err(named(error, &address));
    }
    let status = error.status().unwrap_or_default();
    let may_look = lists.may_look_again(path.as_str(), &on_the_way, status >= 500);
    if !may_look || !matches!(status, 404 | 500) {
        return Err(named(error, &address));
    }
    let again = Find::new(client, target).all_again_since(Instant::now());
    match again.one(path) {
        Ok(now) if now.address.is_same(&address) => Err(named(error, &address)),
        Ok(_) if acts && status == 500 => {
            let more = "the path leads to another id now, and the call is not made again as it may have acted";
            Err(named(error, &address).and(more))
        }
        Ok(now) => {
            if let Some(seat) = client.options.seat().filter(|_| acts) {
                seat.acts_again();
            }
            make(&now.address).map_err(|error| named(error, &now.address))
        }
        Err(look) if is_of_name(&look) => Err(named(error, &address).and(look.detail())),
        Err(_) => Err(named(error, &address)),
    }
}

/// Notes the path of an address that was found, for the preview and the record of a call.
fn note_found(client: &Client, address: &Address) {
    if let Some(log) = client.preview_log() {
        log.found(address.path.as_str());
    }
    if let (Some(whole), Some(_)) = (client.whole_call(), &client.shared.recorder) {
        whole.found(address.path.as_str());
    }
}

/// Returns `true` if an error says that a name is unknown or ambiguous.
pub(crate) fn is_of_name(error: &Error) -> bool {
    matches!(error.kind(), ErrorKind::UnknownName | ErrorKind::Ambiguous)
}

fn property_of(
    address: &Address,
) -> Result<(
    crate::types::EngineId,
    crate::types::NodePath,
    crate::types::PropertyPath,
)> {
    Ok((
        need(&address.engine_id, address)?,
        need(&address.node_path, address)?,
        need(&address.property_path, address)?,
    ))
}

/// Returns an id that an address should have, or an error if the id is absent.
fn need<T: Clone>(id: &Option<T>, address: &Address) -> Result<T> {
    id.clone().ok_or_else(|| {
        let detail = format!(
            "{} leads to a thing of kind {}",
            address.path,
            address.kind.as_str()
        );
        Error::new(ErrorKind::UnknownName, Effect::None, detail).with_argument("path")
    })
}
