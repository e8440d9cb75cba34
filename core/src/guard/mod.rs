//! The guard of a client. An act is a request that may change something. Depending on its settings,
//! the client sends only reads, needs a permit for an act, or refuses an act that it has sent a
//! short time ago. A guard protects against accidents, and not against code in the same process.

mod permits;
mod policy;

#[cfg(test)]
mod tests;

use std::hash::{BuildHasher, RandomState};
use std::sync::atomic::{AtomicI64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use crate::error::{Effect, Error, ErrorKind, Result};
use crate::moment::Moment;
use crate::process::PerProcess;
use crate::request::Request;
use crate::schema::operation::Method;
use crate::schema::retry_class::RetryClass;
use crate::types::{Permit, PermitId};
use permits::State;
use policy::Act;
pub(crate) use policy::Policy;

/// Default time for which a permit can be used.
const USUAL: Duration = Duration::from_secs(10);

/// Maximum number of seconds for which a permit is given.
const LONGEST: f64 = 300.0;

const TOO_MANY: &str =
    "there are too many permits; each is for one act, and expires if it is not used";

/// Name of the call that opens a live session, in errors and in permits.
pub(crate) const LIVE: &str = "live";

/// Operation whose requests a live session sends.
const LIVE_OPERATION: &str = "engines.set_property";

/// The guard of a client.
#[derive(Debug)]
pub(crate) struct Guard {
    read_only: bool,
    policy: Policy,
    once_within: Duration,
    /// Number of the next permit. A forked child process goes on counting from it.
    next: AtomicI64,
    /// Permits and latest acts of this process. A forked child process begins with none.
    state: PerProcess<Mutex<State>>,
    hasher: RandomState,
}

impl Guard {
    pub(crate) fn new(read_only: bool, policy: Policy, once_within: Duration) -> Self {
        Self {
            read_only,
            policy,
            once_within,
            next: AtomicI64::new(1),
            state: PerProcess::new(Mutex::default()),
            hasher: RandomState::new(),
        }
    }

    /// Returns `true` if any rule of the guard is set.
    fn is_set(&self) -> bool {
        self.read_only || !self.policy.is_empty() || !self.once_within.is_zero()
    }

    /// Refuses a request, or takes the permit that it needs. Returns `None` if the request needs no
    /// permit and may be repeated. `whole` is the composed call that the request is a part of.
    #[inline]
    pub(crate) fn admit(
        self: &Arc<Self>,
        request: &Request,
        whole: Option<&WholeCall>,
    ) -> Result<Option<Box<Admission>>> {
        match !self.is_set() || request.is_read() {
            true => Ok(None),
            false => self.admit_act(&act(request, whole), Some(request), whole),
        }
    }

    /// Takes the permit that a live session needs to be opened.
    pub(crate) fn admit_live(self: &Arc<Self>) -> Result<Option<Box<Admission>>> {
        let act = Act {
            call: LIVE,
            operation: LIVE_OPERATION,
            class: RetryClass::Set,
            deletes: false,
            engine: None,
        };
        self.admit_act(&act, None, None)
    }

    /// Takes the permits that a composed call needs for all of these requests, before any is sent.
    pub(crate) fn admit_all(
        self: &Arc<Self>,
        requests: &[Request],
        whole: &WholeCall,
    ) -> Result<()> {
        if self.policy.is_empty() {
            return Ok(());
        }
        for request in requests.iter().filter(|request| !request.is_read()) {
            let act = act(request, Some(whole));
            if self.policy.covers(&act) {
                let mut state = self.state();
                let permit = self.permit_of_whole(&mut state, &act, whole, Moment::now());
                permit.ok_or_else(|| not_armed(&act))?;
            }
        }
        Ok(())
    }

    /// Refuses a call that may write, on a client that only reads.
    pub(crate) fn check_writes(&self) -> Result<()> {
        match self.read_only {
            true => Err(read_only()),
            false => Ok(()),
        }
    }

    fn admit_act(
        self: &Arc<Self>,
        act: &Act<'_>,
        request: Option<&Request>,
        whole: Option<&WholeCall>,
    ) -> Result<Option<Box<Admission>>> {
        self.check_writes()?;
        let needs_permit = self.policy.covers(act);
        let key = request.and_then(|request| self.key(request));
        if !needs_permit && key.is_none() {
            return Ok(None);
        }
        let now = Moment::now();
        let mut state = self.state();
        if let Some(ago) = key.and_then(|key| state.since(key, self.once_within, now)) {
            let detail = format!("the same act was sent {:.1} s ago", ago.as_secs_f64());
            return Err(Error::new(ErrorKind::Repeated, Effect::None, detail));
        }
        let permit = match needs_permit {
            true => Some(self.permit(&mut state, act, whole, now)?),
            false => None,
        };
        let begun = key.map(|key| {
            state.begin(key, self.once_within, now);
            self.taken(Taking::Act(key, now.instant))
        });
        Ok(Some(Box::new(Admission {
            permit,
            begun,
            counted: false,
            kept: false,
        })))
    }

    /// Returns a hash of a request, by which a repeated act is recognised. Returns `None` if the
    /// guard allows repetitions, or if the request is a set: setting the same value again changes
    /// nothing, and faders do it all the time.
    fn key(&self, request: &Request) -> Option<u64> {
        let counts = !self.once_within.is_zero() && request.resend != RetryClass::Set;
        counts.then(|| {
            self.hasher
                .hash_one((request.method, &request.path, &request.body))
        })
    }

    /// Takes a permit for an act: one for the whole composed call, or one for the act itself.
    fn permit(
        self: &Arc<Self>,
        state: &mut State,
        act: &Act<'_>,
        whole: Option<&WholeCall>,
        now: Moment,
    ) -> Result<Arc<Taken>> {
        let shared = whole.and_then(|whole| self.permit_of_whole(state, act, whole, now));
        let own = match whole {
            Some(_) => act.operation,
            None => act.call,
        };
        shared
            .or_else(|| self.take(state, own, act.engine, now))
            .ok_or_else(|| not_armed(act))
    }

    /// Returns a permit for an act of a composed call. The call holds it already or takes it now,
    /// and holds it until the call ends.
    fn permit_of_whole(
        self: &Arc<Self>,
        state: &mut State,
        act: &Act<'_>,
        whole: &WholeCall,
        now: Moment,
    ) -> Option<Arc<Taken>> {
        let mut permits = whole.permits();
        if let Some(permit) = permits.iter().find(|permit| permit.serves(act.engine)) {
            return Some(Arc::clone(permit));
        }
        let permit = self.take(state, whole.name, act.engine, now)?;
        permits.push(Arc::clone(&permit));
        Some(permit)
    }

    fn take(
        self: &Arc<Self>,
        state: &mut State,
        call: &str,
        engine: Option<i64>,
        now: Moment,
    ) -> Option<Arc<Taken>> {
        let (id, engine) = state.take(call, engine, now)?;
        Some(Arc::new(self.taken(Taking::Permit(id, engine))))
    }

    fn taken(self: &Arc<Self>, taking: Taking) -> Taken {
        Taken {
            guard: Arc::clone(self),
            taking,
            sent: AtomicUsize::new(0),
        }
    }

    /// Gives a permit for the next call of this name, such as `graphs.load` or `graphs.load@3`.
    /// With 0 seconds, the permit can be used for the default time.
    pub(crate) fn arm(&self, operation: &str, seconds: f64) -> Result<Permit> {
        let invalid = |why| Error::invalid("body.operation", why);
        let (name, engine) = policy::at_engine(operation).map_err(invalid)?;
        let call = policy::named(name).map_err(invalid)?;
        self.check_writes()?;
        if seconds > LONGEST {
            let detail = format!("{seconds} s is more than 5 minutes, the maximum");
            return Err(Error::invalid("body.seconds", detail));
        }
        let within = match seconds > 0.0 {
            true => Duration::from_secs_f64(seconds),
            false => USUAL,
        };
        let id = PermitId(self.next.fetch_add(1, Ordering::Relaxed));
        let permit = self.state().arm(id, (call, engine), within, Moment::now());
        permit.ok_or_else(|| invalid(TOO_MANY.to_owned()))
    }

    /// Removes a permit. Returns `false` if no permit has this id.
    pub(crate) fn disarm(&self, id: PermitId) -> bool {
        self.state().remove(id)
    }

    /// Returns the permits that can be taken.
    pub(crate) fn permits(&self) -> Vec<Permit> {
        self.state().permits(Moment::now())
    }

    /// Returns the current decision for a request, as a word: that of [`admit`](Self::admit), or
    /// for a request of a batch that of [`admit_all`](Self::admit_all), which accepts only permits
    /// for the whole call.
    pub(crate) fn verdict(
        &self,
        request: &Request,
        whole: Option<&WholeCall>,
        is_batch: bool,
    ) -> &'static str {
        let act = act(request, whole);
        if !self.is_set() || request.is_read() {
            return "allowed";
        }
        if self.read_only {
            return "read-only";
        }
        let (now, state) = (Moment::now(), self.state());
        let key = self.key(request);
        if key.is_some_and(|key| state.since(key, self.once_within, now).is_some()) {
            return "repeated";
        }
        match self.policy.covers(&act) {
            false => "allowed",
            true if state.has(act.call, act.engine, now) => "armed",
            true if !is_batch && state.has(act.operation, act.engine, now) => "armed",
            true => "not armed",
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        let state = self.state.own(Mutex::default);
        state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn act<'a>(request: &'a Request, whole: Option<&'a WholeCall>) -> Act<'a> {
    Act {
        call: whole.map_or(request.operation, |whole| whole.name),
        operation: request.operation,
        class: request.resend,
        deletes: request.method == Method::Delete,
        engine: request.engine,
    }
}

fn read_only() -> Error {
    let detail = "this client is read-only, so it sends nothing that may change something";
    Error::new(ErrorKind::NotArmed, Effect::None, detail)
        .with_advice("Use a client without read_only; a permit does not override this setting.")
}

fn not_armed(act: &Act<'_>) -> Error {
    let call = act.call;
    let on_engine = match act.engine {
        Some(engine) => format!(" or guard.arm(\"{call}@{engine}\")"),
        None => String::new(),
    };
    let detail = format!(
        "the guard of this client requires a permit for this call, and there is none; \
         guard.arm(\"{call}\"){on_engine} gives one"
    );
    Error::new(ErrorKind::NotArmed, Effect::None, detail)
}

/// A composed call. One permit for the call serves all its requests.
#[derive(Debug)]
pub(crate) struct WholeCall {
    name: &'static str,
    /// Permits that the requests of the call share. Each is for one engine or for any engine.
    permits: Mutex<Vec<Arc<Taken>>>,
    /// Number of the call in the record of the client; empty until a request of the call needs it.
    number: OnceLock<u64>,
    /// Path of names that led to the ids of the latest request, for the record; empty if there is
    /// none.
    names: Mutex<String>,
}

impl WholeCall {
    pub(crate) fn new(name: &'static str) -> Self {
        Self {
            name,
            permits: Mutex::default(),
            number: OnceLock::new(),
            names: Mutex::default(),
        }
    }

    pub(crate) fn name(&self) -> &'static str {
        self.name
    }

    /// Returns the number of the call in the record. It is assigned when the first request needs
    /// it.
    pub(crate) fn number(&self, next: impl FnOnce() -> u64) -> u64 {
        *self.number.get_or_init(next)
    }

    /// Notes the path of names that led to the ids of the next requests.
    pub(crate) fn found(&self, path: &str) {
        let mut names = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        path.clone_into(&mut names);
    }

    /// Passes the noted path of names to `take`, if there is one.
    pub(crate) fn with_names(&self, take: impl FnOnce(&str)) {
        let names = self.names.lock().unwrap_or_else(PoisonError::into_inner);
        if !names.is_empty() {
            take(&names);
        }
    }

    fn permits(&self) -> MutexGuard<'_, Vec<Arc<Taken>>> {
        self.permits.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A permit that was taken, or an act that is remembered so that it is not repeated. When dropped,
/// gives the permit back or forgets the act if no call was sent; otherwise ends the permit.
#[derive(Debug)]
struct Taken {
    guard: Arc<Guard>,
    taking: Taking,
    /// Number of the calls with this permit or act that were sent or are being sent.
    sent: AtomicUsize,
}

#[derive(Clone, Copy, Debug)]
enum Taking {
    /// A permit with this id, for this engine; `None` for all engines.
    Permit(PermitId, Option<i64>),
    /// The act with this key, which began at this time.
    Act(u64, Instant),
}

impl Taken {
    fn serves(&self, engine: Option<i64>) -> bool {
        matches!(self.taking, Taking::Permit(_, own) if permits::serves(own, engine))
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        let sent = *self.sent.get_mut() > 0;
        match (self.taking, sent) {
            (Taking::Permit(id, _), true) => {
                self.guard.disarm(id);
            }
            (Taking::Permit(id, _), false) => self.guard.state().give_back(id),
            (Taking::Act(key, began), false) => self.guard.state().forget(key, began),
            (Taking::Act(..), true) => {}
        }
    }
}

/// The permission of a guard to make a call, for all its attempts.
#[derive(Debug)]
pub(crate) struct Admission {
    permit: Option<Arc<Taken>>,
    begun: Option<Taken>,
    /// True if this call counts as sent.
    counted: bool,
    /// True if the call counts as sent for good, because an attempt may have been sent.
    kept: bool,
}

impl Admission {
    /// Returns the number of the permit that the call uses; `None` if it needs none.
    pub(crate) fn permit(&self) -> Option<PermitId> {
        match self.permit.as_ref()?.taking {
            Taking::Permit(id, _) => Some(id),
            Taking::Act(..) => None,
        }
    }

    /// Notes that an attempt begins. The call counts as sent unless the attempt fails with nothing
    /// sent.
    pub(crate) fn attempt_begins(&mut self) {
        if !std::mem::replace(&mut self.counted, true) {
            self.each(|taken| {
                taken.sent.fetch_add(1, Ordering::Relaxed);
            });
        }
    }

    /// Notes that an attempt has failed. `unsent` is true if nothing of it was sent.
    pub(crate) fn attempt_failed(&mut self, unsent: bool) {
        self.kept |= !unsent;
        if !self.kept && std::mem::replace(&mut self.counted, false) {
            self.each(|taken| {
                taken.sent.fetch_sub(1, Ordering::Relaxed);
            });
        }
    }

    fn each(&self, change: impl Fn(&Taken)) {
        self.permit.as_deref().into_iter().for_each(&change);
        self.begun.iter().for_each(&change);
    }
}
