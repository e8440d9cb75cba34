//! Groups: the same call for a main hub and its backup, or for several engines of one hub.
//!
//! A group is a client with members. Its calls of `group` reach every member, each through the
//! member's own client. Other calls go to the first member if they only read, and are refused if
//! they act, because they would reach only one member.

mod arguments;
mod compare;
mod run;

use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::batch::define::composed;
use crate::client::{Client, Member, Members};
use crate::error::{Effect, Error, ErrorKind, Result};
use crate::ops::Groups;
use crate::retry::pause;
use crate::schema::field::Field;
use crate::types::{
    GroupReport, MemberCall, MemberComparison, MemberResult, MemberStatus, MemberUse, NamePath,
    NamedCall, NamedLoad, NamedSets, NamedUpdate, SnapshotTaking,
};
use crate::value::{Object, Value};

use compare::compare;
use run::Run;

/// Interval at which `settle` checks whether calls are under way.
const LOOK: Duration = Duration::from_millis(5);

/// Maximum number of members.
const MAX_MEMBERS: usize = 64;

/// The rule by which the members of a group act.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GroupPolicy {
    /// A call that acts succeeds or fails as it does for the first member. The other members do not
    /// prevent it, or delay it by more than 20 ms.
    #[default]
    Main,
    /// All members act, or none if the call of one of them fails before any member has sent its
    /// request.
    All,
}

/// A member of a group.
#[derive(Clone, Debug)]
pub struct GroupMember {
    name: String,
    client: Client,
    engine: Option<NamePath>,
}

impl GroupMember {
    /// Returns a member that is a hub.
    #[must_use]
    pub fn new(name: impl Into<String>, client: &Client) -> Self {
        Self {
            name: name.into(),
            client: client.clone(),
            engine: None,
        }
    }

    /// Makes the member an engine of its hub, instead of the hub itself. The engine is given by its
    /// name, or as `#` and its number. Paths in calls of the group then begin with the node.
    #[must_use]
    pub fn engine(self, engine: impl Into<NamePath>) -> Self {
        Self {
            engine: Some(engine.into()),
            ..self
        }
    }
}

impl Client {
    /// Returns the group of a main hub and its backup, whose objects have the same names. A call
    /// of [`group`](Client::group) succeeds or fails as it does on the main hub, and reaches the
    /// backup at the same time. A backup that hangs, fails or is off delays no call by more than 20
    /// ms.
    ///
    /// ```
    /// # let (one, two) = (Default::default(), Default::default());
    /// # let one = gfxhub_simulator::LocalHub::start(one).unwrap();
    /// # let two = gfxhub_simulator::LocalHub::start(two).unwrap();
    /// # use gfxhub::Client;
    /// # let (main, backup) = (Client::new(&one.url())?, Client::new(&two.url())?);
    /// let pair = Client::pair(&main, &backup)?;
    /// let report = pair.group().press("Evening News / Opening Title / In")?;
    /// assert!(report.members[0].sent_us.is_some());
    /// # Ok::<(), gfxhub::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`ErrorKind::Invalid`](crate::ErrorKind::Invalid) if both are clients of the same hub, or if
    /// one of them is a group.
    pub fn pair(main: &Client, backup: &Client) -> Result<Client> {
        let members = [
            GroupMember::new("main", main),
            GroupMember::new("backup", backup),
        ];
        Client::group_of(GroupPolicy::Main, members)
    }

    /// Returns the group of several engines of this hub whose nodes have the same names. A call of
    /// [`group`](Client::group) reaches all engines, or none if it cannot be made for one of them.
    /// Paths in these calls begin with the node.
    ///
    /// ```
    /// # let local = gfxhub_simulator::LocalHub::start(Default::default()).unwrap();
    /// # let hub = gfxhub::Client::new(&local.url())?;
    /// let gang = hub.gang(["Studio A", "Studio B"])?;
    /// for member in gang.group().invoke(gfxhub::MemberCall::new("engines.get"))?.members {
    ///     println!("{}: {:?}", member.member, member.result);
    /// }
    /// # Ok::<(), gfxhub::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`ErrorKind::Invalid`](crate::ErrorKind::Invalid) if there are no engines or more than 64,
    /// or if an engine is given twice.
    pub fn gang<T: Into<String>>(&self, engines: impl IntoIterator<Item = T>) -> Result<Client> {
        let engines = engines.into_iter().map(|engine| {
            let name: String = engine.into();
            GroupMember::new(name.clone(), self).engine(name)
        });
        Client::group_of(GroupPolicy::All, engines)
    }

    /// Returns the group of these members, at most 64. With [`GroupPolicy::Main`], the first one is
    /// the main member.
    ///
    /// A group is a client. Calls other than those of [`group`](Client::group) go to the first
    /// member if they only read, and are refused if they act, because they would reach only one
    /// member. Closing a group leaves the clients of its members open.
    ///
    /// # Errors
    /// [`ErrorKind::Invalid`](crate::ErrorKind::Invalid) if there are no members or more than 64,
    /// if a name is empty, if a member is a group, or if two members have the same name or are the
    /// same hub or engine.
    pub fn group_of(
        policy: GroupPolicy,
        members: impl IntoIterator<Item = GroupMember>,
    ) -> Result<Client> {
        let invalid =
            |detail: String| Err(Error::invalid("members", detail).with_operation("group"));
        let members: Vec<GroupMember> = members.into_iter().collect();
        if members.is_empty() || members.len() > MAX_MEMBERS {
            let count = members.len();
            return invalid(format!(
                "a group has 1 to {MAX_MEMBERS} members, not {count}"
            ));
        }
        let (mut names, mut targets) = (HashSet::new(), HashSet::new());
        for member in &members {
            let name = &member.name;
            if member.client.members.is_some() {
                return invalid(format!("{name} is a group itself"));
            }
            if name.is_empty() || !names.insert(name.as_str()) {
                return invalid(format!(
                    "the name {name:?} is empty, or two members have it"
                ));
            }
            let engine = member.engine.as_ref().map(NamePath::as_str);
            if !targets.insert((member.client.hub(), engine)) {
                return invalid(format!(
                    "{name} is in the group twice: {}",
                    member.client.hub()
                ));
            }
        }
        let list = members
            .into_iter()
            .map(|member| Member::new(&member.name, member.client, member.engine));
        let has_main = policy == GroupPolicy::Main;
        Ok(Client::of_members(Members::new(has_main, list.collect())))
    }
}

composed! {
    Groups = group gives data;

    /// Sets a property of every member by its path, at once or over time. Each member returns its
    /// own property, so the results do not agree if the ids of the properties differ.
    fn set(path: NamePath; update: NamedUpdate) -> GroupReport = Set by set
        => "# let other = gfxhub_simulator::LocalHub::start(Default::default()).unwrap();",
           "# let backup = Client::new(&other.url())?;",
           "let pair = Client::pair(&hub, &backup)?;",
           "let update = NamedUpdate::new(0.5).over(1.5);",
           r#"let report = pair.group().set("Studio A / Cyclorama / Softness", &update)?;"#,
           "assert_eq!(report.agree, Some(true));";

    /// Sets many properties of every member by their paths, in one batch for each member. All paths
    /// of a member are found before anything is sent to it. The result of a member is a list with
    /// an item for each path: its `address`, which is the path, and its `result` or its `error`. An
    /// item that failed does not make the call fail. If nothing of its batch can be sent, the member
    /// fails with the error of the first item.
    fn set_many(; sets: NamedSets) -> GroupReport = Set by set_many
        => "# let other = gfxhub_simulator::LocalHub::start(Default::default()).unwrap();",
           "# let backup = Client::new(&other.url())?;",
           "let pair = Client::pair(&hub, &backup)?;",
           "let values = Object::from_iter([",
           r#"    ("Studio A / Cyclorama / Softness", 0.5),"#,
           r#"    ("Studio A / Mixer_0 / Opacity", 0.0),"#,
           "]);",
           "let report = pair.group().set_many(NamedSets::new(values).over(1.5))?;",
           "assert_eq!(report.agree, Some(true));";

    /// Reads a property of every member by its path. The report contains the errors of members that
    /// cannot be read. The call fails only if no member can be read.
    fn get(path: NamePath) -> GroupReport = Read by get
        => "# let other = gfxhub_simulator::LocalHub::start(Default::default()).unwrap();",
           "# let backup = Client::new(&other.url())?;",
           "let pair = Client::pair(&hub, &backup)?;",
           r#"for member in pair.group().get("Studio A / Cyclorama / Softness")?.members {"#,
           r#"    println!("{}: {:?}", member.member, member.result);"#,
           "}";

    /// Presses a button of a rundown of every member, which takes effect on air at once. Each
    /// member looks the button up anew before it is pressed. A group of engines refuses this call,
    /// because the engines of a hub share its rundowns.
    fn press(path: NamePath) -> GroupReport = Trigger by press
        => "# let other = gfxhub_simulator::LocalHub::start(Default::default()).unwrap();",
           "# let backup = Client::new(&other.url())?;",
           "let pair = Client::pair(&hub, &backup)?;",
           r#"let report = pair.group().press("Evening News / Opening Title / In")?;"#,
           "assert!(report.fired_within_us.is_some());";

    /// Calls a function of a node of every member by its path, with parameters by their names.
    fn call(path: NamePath; call: NamedCall) -> GroupReport = Trigger by call
        => "# let other = gfxhub_simulator::LocalHub::start(Default::default()).unwrap();",
           "# let backup = Client::new(&other.url())?;",
           "let pair = Client::pair(&hub, &backup)?;",
           r#"pair.group().call("Studio A / Cyclorama / Reset Mask", ())?;"#;

    /// Loads a graph, an rgraph or a ustate by its name into an engine of every member. The output
    /// of the engine changes at once. A member that is an engine loads it into that engine,
    /// whatever engine the argument names.
    fn load(path: NamePath; load: NamedLoad) -> GroupReport = Trigger by load
        => "# let other = gfxhub_simulator::LocalHub::start(Default::default()).unwrap();",
           "# let backup = Client::new(&other.url())?;",
           "let pair = Client::pair(&hub, &backup)?;",
           r#"pair.group().load("rgraph:Studio A Weather", &NamedLoad::new("Studio A"))?;"#;

    /// Makes a call, given by its name, for every member. The same ids are sent to every member, so
    /// calls by paths of names are safer for several hubs. Calls that only read are made for every
    /// member too. The time limits of the members' clients apply, so set a longer one for this call
    /// if it may take minutes, as the calls of `snapshots` do.
    fn invoke(; call: MemberCall) -> GroupReport = Trigger by invoke
        => "# let other = gfxhub_simulator::LocalHub::start(Default::default()).unwrap();",
           "# let backup = Client::new(&other.url())?;",
           "let pair = Client::pair(&hub, &backup)?;",
           r#"let report = pair.group().invoke(MemberCall::new("engines.list"))?;"#,
           "assert_eq!(report.members.len(), 2);";

    /// Makes a call that only reads. It is made for the first member, and after a failure for the
    /// next one, until one succeeds. Each member has its share of the time that is left. The result
    /// names that member.
    fn read(; call: MemberCall) -> MemberResult = Read by read
        => "# let other = gfxhub_simulator::LocalHub::start(Default::default()).unwrap();",
           "# let backup = Client::new(&other.url())?;",
           "let pair = Client::pair(&hub, &backup)?;",
           r#"let engines = pair.group().read(MemberCall::new("engines.list"))?;"#,
           r#"assert_eq!(engines.member, "main");"#;

    /// Takes a snapshot of every member, and compares each snapshot with that of the first member,
    /// by names. To repair a member, plan and recall the first member's snapshot on it.
    fn compare(; taking: SnapshotTaking) -> Vec<MemberComparison> = Read, unlimited by compare
        => "# let other = gfxhub_simulator::LocalHub::start(Default::default()).unwrap();",
           "# let backup = Client::new(&other.url())?;",
           "let pair = Client::pair(&hub, &backup)?;",
           "for member in pair.group().compare(SnapshotTaking::new().once(true))? {",
           r#"    println!("{}: {} differences", member.member, member.differences.len());"#,
           "}";

    /// Returns the state of every member, from its calls so far. Sends nothing.
    fn status() -> Vec<MemberStatus> = Read by status
        => "# let other = gfxhub_simulator::LocalHub::start(Default::default()).unwrap();",
           "# let backup = Client::new(&other.url())?;",
           "let pair = Client::pair(&hub, &backup)?;",
           "for member in pair.group().status()? {",
           r#"    println!("{}: {} of {} calls failed", member.member, member.failures, member.calls);"#,
           "}";

    /// Waits until no call of a member is in progress, at most for the time limit of this call, and
    /// returns the state of every member. Sends nothing. Call this before a program ends right
    /// after a call of a group: calls of members that are still in progress end with the process.
    fn settle() -> Vec<MemberStatus> = Read by settle
        => "# let other = gfxhub_simulator::LocalHub::start(Default::default()).unwrap();",
           "# let backup = Client::new(&other.url())?;",
           "let pair = Client::pair(&hub, &backup)?;",
           r#"pair.group().press("Evening News / Opening Title / In")?;"#,
           "assert_eq!(pair.group().settle()?[1].calls, 1);";

    /// Takes a member out of the group, or puts it back. While the first member is out, the next
    /// one is the main member. Sends nothing.
    fn use_member(; choice: MemberUse) -> () = Read by use_member
        => "# let other = gfxhub_simulator::LocalHub::start(Default::default()).unwrap();",
           "# let backup = Client::new(&other.url())?;",
           "let pair = Client::pair(&hub, &backup)?;",
           r#"pair.group().use_member(MemberUse::new("backup").used(false))?;"#;
}

fn set(client: &Client, path: NamePath, update: &NamedUpdate) -> Result<GroupReport> {
    by_path(client, "names.set", &path, Some(update.to_json()))
}

fn set_many(client: &Client, sets: &NamedSets) -> Result<GroupReport> {
    let mut items = Vec::new();
    for (path, value) in sets.values.iter() {
        let mut item = run::parsed(&sets.update(value).to_json())?;
        if let Some(item) = item.as_object_mut() {
            item.insert("path", path);
        }
        items.push(item);
    }
    let arguments = Object::from_iter([("sets", Value::Array(items))]);
    Run::new(client, "names.set_many", arguments)?.report()
}

fn get(client: &Client, path: NamePath) -> Result<GroupReport> {
    by_path(client, "names.get", &path, None)
}

fn press(client: &Client, path: NamePath) -> Result<GroupReport> {
    by_path(client, "names.press", &path, None)
}

fn call(client: &Client, path: NamePath, call: &NamedCall) -> Result<GroupReport> {
    by_path(client, "names.call", &path, Some(call.to_json()))
}

fn load(client: &Client, path: NamePath, load: &NamedLoad) -> Result<GroupReport> {
    by_path(client, "names.load", &path, Some(load.to_json()))
}

fn invoke(client: &Client, call: &MemberCall) -> Result<GroupReport> {
    let arguments = call.arguments.clone().unwrap_or_default();
    Run::new(client, &call.name, arguments)?.report()
}

/// Makes a call by a path for every member.
fn by_path(
    client: &Client,
    name: &str,
    path: &NamePath,
    body: Option<String>,
) -> Result<GroupReport> {
    let mut arguments = Object::new();
    arguments.insert("path", path.as_str());
    if let Some(body) = body {
        arguments.insert("body", run::parsed(&body)?);
    }
    Run::new(client, name, arguments)?.report()
}

fn read(client: &Client, call: &MemberCall) -> Result<MemberResult> {
    let arguments = call.arguments.clone().unwrap_or_default();
    Run::new(client, &call.name, arguments)?.first_answer()
}

fn status(client: &Client) -> Result<Vec<MemberStatus>> {
    let status = |member: &Arc<Member>| {
        let state = member.state();
        let mut status = MemberStatus::blank();
        status.member.clone_from(&member.name);
        member.client.hub().clone_into(&mut status.hub);
        status.engine = run::engine_of(member);
        status.used = Some(!member.is_out());
        status.away = Some(state.is_away());
        status.calls = state.calls;
        status.failures = state.failures;
        status.took_us = state.took.map(run::micros);
        if let Some(error) = &state.error {
            error.message().clone_into(&mut status.message);
        }
        status
    };
    Ok(members_of(client)?.list.iter().map(status).collect())
}

fn settle(client: &Client) -> Result<Vec<MemberStatus>> {
    let members = members_of(client)?;
    let (_, deadline) = client.start_and_deadline()?;
    let is_under_way = || {
        members
            .list
            .iter()
            .any(|member| member.state().under_way > 0)
    };
    while is_under_way() && Instant::now() < deadline {
        if !pause(deadline.min(Instant::now() + LOOK), &client.stops) {
            let detail = "it was cancelled before the calls of the members had ended";
            return Err(Error::new(ErrorKind::Cancelled, Effect::None, detail));
        }
    }
    status(client)
}

fn use_member(client: &Client, choice: &MemberUse) -> Result<()> {
    let members = members_of(client)?;
    let Some(member) = members.list.iter().find(|it| it.name == choice.member) else {
        let names = members.list.iter().map(|it| it.name.as_str());
        let names = names.collect::<Vec<_>>().join(", ");
        let detail = format!(
            "no member has the name {:?}; the members are {names}",
            choice.member
        );
        return Err(Error::invalid("body.member", detail));
    };
    let used = choice.used != Some(false);
    let is_last = |it: &Arc<Member>| it.name == choice.member || it.is_out();
    if !used && members.list.iter().all(is_last) {
        let detail = format!("{} is the last member that is left", choice.member);
        return Err(Error::invalid("body.member", detail));
    }
    member.set_out(!used);
    Ok(())
}

/// Returns the members of a group.
fn members_of(client: &Client) -> Result<&Arc<Members>> {
    client.members.as_ref().ok_or_else(|| {
        let detail = "this is a client of one hub, and no group";
        Error::invalid("client", detail).with_advice("Make a group of clients or of engines first.")
    })
}
