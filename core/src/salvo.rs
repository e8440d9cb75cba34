//! The common moment at which the members of a group send. Each member prepares its request on a
//! thread of its own, up to the moment before the first byte, and waits there for the others.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Maximum time for which a call with a main member waits for the others. The main member waits
/// before it sends; the call waits for the rest of this time after the main member has succeeded.
const PATIENCE: Duration = Duration::from_millis(20);

/// Maximum delay of another member after the main member. A member that is ready later does not
/// send, because viewers would then see the effect a second time. Also the time for which a ready
/// member waits for the main member before it sends without it.
pub(crate) const LATE: Duration = Duration::from_millis(500);

/// Interval at which a waiting member checks whether its call was cancelled.
const POLL_INTERVAL: Duration = Duration::from_millis(20);

/// The members of a group that send one call together.
#[derive(Debug)]
pub(crate) struct Salvo {
    /// True if the first member sends whatever the others do; false if all send or none.
    has_main: bool,
    began: Instant,
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug)]
struct State {
    seats: Vec<SeatState>,
    /// Time at which the main member was allowed to send. Without a main member, the time at which
    /// the first of the members was allowed to send.
    fired: Option<Instant>,
    /// Time for which the main member was ready and waited for the others.
    held_back: Duration,
    /// True if an attempt of the main member found no connection. The main member may try again,
    /// and the others do not wait for that.
    is_main_away: bool,
    /// Member that keeps the others from sending.
    given_up: Option<usize>,
}

/// State of a member.
#[derive(Clone, Copy, Debug)]
struct SeatState {
    stage: Stage,
    /// True if others wait for the member.
    is_expected: bool,
    /// Time at which the first bytes of an act were passed to a connection.
    sent: Option<Instant>,
    /// True if the member makes its call once more.
    acts_again: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Preparing,
    Ready,
    /// It may send, and may have sent.
    Released,
    /// The call ended at this time, before the member was released.
    Gone(Instant),
}

/// The reason for which a member must not send.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotSent {
    /// The member with this index cannot send, so that no other member may send.
    GivenUp(usize),
    /// The member was ready, perhaps for another attempt, more than [`LATE`] after the main member
    /// sent or its call ended.
    TooLate,
}

/// The place of one member. It is part of the options of the member's calls.
#[derive(Clone, Debug)]
pub(crate) struct Seat {
    salvo: Arc<Salvo>,
    index: usize,
}

impl Salvo {
    /// Creates a salvo. `expected` has an entry for each member: true if others wait for it.
    pub(crate) fn new(has_main: bool, expected: &[bool]) -> Arc<Self> {
        let seat = |is_expected: &bool| SeatState {
            stage: Stage::Preparing,
            is_expected: *is_expected,
            sent: None,
            acts_again: false,
        };
        Arc::new(Self {
            has_main,
            began: Instant::now(),
            state: Mutex::new(State {
                seats: expected.iter().map(seat).collect(),
                fired: None,
                held_back: Duration::ZERO,
                is_main_away: false,
                given_up: None,
            }),
            changed: Condvar::new(),
        })
    }

    pub(crate) fn seat(self: &Arc<Self>, index: usize) -> Seat {
        Seat {
            salvo: Arc::clone(self),
            index,
        }
    }

    /// Returns the member that keeps the others from sending, if there is one.
    pub(crate) fn culprit(&self) -> Option<usize> {
        self.lock().given_up
    }

    /// Returns `true` if another member keeps this one from sending, and it has not sent before.
    pub(crate) fn is_kept_back(&self, index: usize) -> bool {
        let state = self.lock();
        state.given_up.is_some() && state.seats[index].stage != Stage::Released
    }

    /// Returns the time for which the call may still wait for members other than the main member.
    pub(crate) fn patience_left(&self) -> Duration {
        PATIENCE.saturating_sub(self.lock().held_back)
    }

    /// Returns the time from the first byte of the member that sent first to the first byte of the
    /// member that sent last. Returns `None` if fewer than two members have sent.
    pub(crate) fn fired_within(&self) -> Option<Duration> {
        let state = self.lock();
        let sent = || state.seats.iter().filter_map(|seat| seat.sent);
        let (first, last) = (sent().min()?, sent().max()?);
        (sent().count() > 1).then(|| last.duration_since(first))
    }

    /// Returns the time from the beginning of the call until the member sent its first byte.
    pub(crate) fn sent_after(&self, index: usize) -> Option<Duration> {
        let sent = self.lock().seats[index].sent?;
        Some(sent.duration_since(self.began))
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Returns `true` if no expected member is still preparing.
    fn is_complete(&self) -> bool {
        self.seats.iter().all(|seat| match seat.stage {
            Stage::Ready | Stage::Released | Stage::Gone(_) => true,
            Stage::Preparing => !seat.is_expected,
        })
    }

    /// Decides whether a member may send, or how long it waits at most.
    fn decide(&self, has_main: bool, index: usize, ready: Instant) -> Decision {
        let now = Instant::now();
        let until = |end: Instant| match end.saturating_duration_since(now) {
            Duration::ZERO => Decision::Send,
            left => Decision::Wait(left),
        };
        if let Some(other) = self.given_up {
            return Decision::Refuse(NotSent::GivenUp(other));
        }
        if !has_main {
            return match self.fired {
                Some(_) => Decision::Send,
                None if self.is_complete() => Decision::Send,
                None => Decision::Wait(Duration::MAX),
            };
        }
        if index == 0 {
            return match self.is_complete() {
                true => Decision::Send,
                false => until(ready + PATIENCE),
            };
        }
        match self.main_ended() {
            Some(_) if self.is_too_late(ready) => Decision::Refuse(NotSent::TooLate),
            Some(_) => Decision::Send,
            None if self.is_main_away => Decision::Send,
            None => until(ready + LATE),
        }
    }

    /// Returns the time at which the main member was allowed to send, or at which its call ended
    /// before that.
    fn main_ended(&self) -> Option<Instant> {
        match self.seats[0].stage {
            Stage::Gone(at) => Some(at),
            _ => self.fired,
        }
    }

    /// Returns `true` if a member that is ready at this time is too late after the main member.
    fn is_too_late(&self, ready: Instant) -> bool {
        self.main_ended().is_some_and(|at| ready > at + LATE)
    }
}

enum Decision {
    Send,
    Refuse(NotSent),
    Wait(Duration),
}

impl Seat {
    /// Waits right before the first byte until the member may send. Returns at once if the member
    /// was allowed to send before. `stopped` is called at each check, and its error ends the wait
    /// unless members may already send. `acts_again` is true if it is a later attempt of a request
    /// that must not be sent late: it is refused if it is too late after the main member.
    pub(crate) fn wait_to_send<E>(
        &self,
        acts_again: bool,
        mut stopped: impl FnMut() -> Result<(), E>,
    ) -> Result<Result<(), NotSent>, E> {
        let salvo = &*self.salvo;
        let mut state = salvo.lock();
        let ready = Instant::now();
        let is_backup = salvo.has_main && self.index > 0;
        let acts_again = is_backup && (acts_again || state.seats[self.index].acts_again);
        if state.seats[self.index].stage != Stage::Released {
            state.seats[self.index].stage = Stage::Ready;
            if state.is_complete() {
                salvo.changed.notify_all();
            }
        }
        loop {
            // Another thread of the member's batch may have released the member meanwhile.
            if state.seats[self.index].stage == Stage::Released {
                return Ok(match acts_again && state.is_too_late(ready) {
                    true => Err(NotSent::TooLate),
                    false => Ok(()),
                });
            }
            match state.decide(salvo.has_main, self.index, ready) {
                Decision::Refuse(reason) => return Ok(Err(reason)),
                Decision::Send => {
                    state.seats[self.index].stage = Stage::Released;
                    if !salvo.has_main || self.index == 0 {
                        state.fired.get_or_insert_with(Instant::now);
                        state.held_back = ready.elapsed();
                    }
                    drop(state);
                    salvo.changed.notify_all();
                    return Ok(Ok(()));
                }
                Decision::Wait(limit) => {
                    // `stopped` may take other locks, so it is called without the salvo's lock.
                    drop(state);
                    let stop = stopped();
                    state = salvo.lock();
                    if let Err(error) = stop
                        && state.fired.is_none()
                    {
                        if !salvo.has_main {
                            state.given_up.get_or_insert(self.index);
                        }
                        drop(state);
                        salvo.changed.notify_all();
                        return Err(error);
                    }
                    if let Decision::Wait(_) = state.decide(salvo.has_main, self.index, ready) {
                        let limit = limit.min(POLL_INTERVAL);
                        let waited = salvo.changed.wait_timeout(state, limit);
                        state = waited.unwrap_or_else(PoisonError::into_inner).0;
                    }
                }
            }
        }
    }

    /// Returns `true` if the member may send, or could before.
    pub(crate) fn is_released(&self) -> bool {
        self.salvo.lock().seats[self.index].stage == Stage::Released
    }

    /// Records that an attempt of the member could not connect. This has an effect only if the
    /// member is the main: the others then do not wait for it.
    pub(crate) fn found_no_connection(&self) {
        if self.salvo.has_main && self.index == 0 {
            self.salvo.lock().is_main_away = true;
            self.salvo.changed.notify_all();
        }
    }

    /// Records that the member makes its call once more, after a request without effect.
    pub(crate) fn acts_again(&self) {
        self.salvo.lock().seats[self.index].acts_again = true;
    }

    /// Records the time at which bytes were first passed to a connection.
    pub(crate) fn has_sent(&self) {
        let mut state = self.salvo.lock();
        state.seats[self.index]
            .sent
            .get_or_insert_with(Instant::now);
    }

    /// Records the end of the member's call. If the call ends before the member was allowed to
    /// send, it may keep the other members from sending. Without a main member, every failed call
    /// does so. With a main member, only the main member's call does so, if `is_wrong` is set: the
    /// call itself is at fault, for example because of an invalid argument, and not the connection.
    pub(crate) fn leave(&self, has_failed: bool, is_wrong: bool) {
        let salvo = &*self.salvo;
        let mut state = salvo.lock();
        let seat = &mut state.seats[self.index];
        if seat.stage != Stage::Released {
            seat.stage = Stage::Gone(Instant::now());
            let ends_all = match salvo.has_main {
                true => self.index == 0 && is_wrong,
                false => has_failed,
            };
            if ends_all && state.fired.is_none() {
                state.given_up.get_or_insert(self.index);
            }
        }
        drop(state);
        salvo.changed.notify_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_member_that_is_never_ready_uses_up_the_time_for_which_others_wait() {
        let salvo = Salvo::new(true, &[true, true]);
        assert_eq!(salvo.patience_left(), PATIENCE);
        let main = salvo.seat(0).wait_to_send(false, || Ok::<_, ()>(()));
        assert_eq!(main, Ok(Ok(())));
        assert_eq!(salvo.patience_left(), Duration::ZERO);
    }

    #[test]
    fn a_backup_does_not_act_in_a_late_attempt() {
        let salvo = Salvo::new(true, &[true, true]);
        let (main, backup) = (salvo.seat(0), salvo.seat(1));
        let wait = |seat: &Seat, again| seat.wait_to_send(again, || Ok::<_, ()>(())).unwrap();
        // The backup does not wait for a main member that found no connection.
        main.found_no_connection();
        assert_eq!(wait(&backup, false), Ok(()));
        assert_eq!(wait(&backup, true), Ok(()));
        assert_eq!(wait(&main, false), Ok(()));
        std::thread::sleep(LATE + Duration::from_millis(10));
        assert_eq!(wait(&backup, true), Err(NotSent::TooLate));
        // An absolute set, and another request of the call, may be sent.
        assert_eq!(wait(&backup, false), Ok(()));
        assert_eq!(wait(&main, true), Ok(()));
        backup.acts_again();
        assert_eq!(wait(&backup, false), Err(NotSent::TooLate));
    }
}
