'use strict'

// The calls in progress in this JavaScript environment. Their promises are settled here.

const timers = require('node:timers')
const native = require('./native.cjs')
const { capture, factsIn, failure, fromFacts, fromThrown, warnOfThrown } = require('./error.cjs')
const signals = require('./signals.cjs')

/** Calls by number, until the addon has reported their results. */
const calls = new Map()

/**
 * Clients by the number of their call, until the addon has reported all attempts of the call. A
 * member of a group may go on after the call.
 */
const observed = new Map()

let last = 0
let open = 0

const queue = new native.CompletionQueue(deliver)

// This timer does nothing, but keeps the event loop alive while a promise is pending.
const keepAliveTimer = timers.setInterval(() => {}, 0x7fffffff)
keepAliveTimer.unref()

/** Time in milliseconds within which the core ends a cancelled call. */
const CANCEL_GRACE_MS = 60

/**
 * A call in progress. `parse` converts the response to the result. If `isBatch` is true, the
 * promise resolves with a result for each item even if the call is cancelled; such a call may have
 * `onProgress`. If `isObserved` is true, the addon reports the attempts of the call.
 */
class Call {
  constructor({ operation, read, trace, client, names, parse, isBatch = false, onProgress }) {
    this.number = ++last
    this.operation = operation
    this.read = read
    this.trace = trace ?? capture(start)
    this.client = client
    this.names = names
    this.parse = parse
    this.isBatch = isBatch
    this.onProgress = onProgress
    this.began = performance.now()
    this.settled = false
    this.aborted = false
    this.reason = undefined
    this.patience = undefined
    this.signal = undefined
    this.promise = new Promise((resolve, reject) => {
      this.resolve = resolve
      this.reject = reject
    })
  }

  /** Settles the promise. The addon may still be working on the call. */
  settle(settle) {
    if (this.settled) return
    this.settled = true
    timers.clearTimeout(this.patience)
    signals.forget(this)
    this.client?.calls.delete(this)
    if (--open === 0) keepAliveTimer.unref()
    settle()
  }

  /** Rejects the promise with an error that was found here, not by the addon. */
  end(kind, detail, effect) {
    this.settle(() => this.reject(this.ended(kind, detail, effect)))
  }

  /**
   * Ends the call if no thread has taken it yet, in which case nothing was sent. Returns true if it
   * has ended the call.
   */
  cancelQueued(kind, detail, take = 'withdraw') {
    let taken = false
    try {
      taken = queue[take](this.number)
    } catch (thrown) {
      // Even if this fails, the promise must be settled.
      process.emitWarning(fromThrown(thrown, this.trace))
    }
    if (taken) {
      calls.delete(this.number)
      this.end(kind, detail, 'none')
    }
    return taken
  }

  /**
   * Cancels the call. A call that only reads has no effect and is rejected at once. For any other
   * call, the core has 60 ms to report whether any part of it was sent. For a batch, there is no
   * limit, because the core reports this for each item.
   */
  abort(reason) {
    if (this.settled) return
    this.aborted = true
    this.reason = reason
    const detail = 'it was cancelled'
    if (this.cancelQueued('Cancelled', detail, 'cancel')) return
    if (this.isBatch) return
    if (this.read) this.end('Cancelled', detail, 'none')
    else
      this.patience = timers.setTimeout(
        () => this.end('Cancelled', detail, 'maybe'),
        CANCEL_GRACE_MS,
      )
  }

  /**
   * Reports the progress of a batch to the program. If the program's function returns false,
   * cancels the batch.
   */
  progressed(text) {
    if (this.aborted || !this.onProgress) return
    try {
      if (this.onProgress(...JSON.parse(text)) !== false) return
    } catch (thrown) {
      return warnOfThrown('onProgress', thrown)
    }
    this.onProgress = undefined
    this.cancelQueued('Cancelled', 'it was cancelled', 'cancel')
  }

  /**
   * Returns the error of a cancelled call: the error from the core, or one that says that the call
   * ended before it could be cancelled.
   */
  cancelled({ what, text }) {
    const facts = what === 'failed' ? factsIn(text) : { effect: this.read ? 'none' : 'done' }
    if (facts.kind === 'Cancelled') return fromFacts(text, this.trace, this.reason, this.names)
    const error = this.ended(
      'Cancelled',
      'it was cancelled when it had already ended',
      facts.effect,
    )
    for (const name of ['method', 'path', 'status', 'body', 'attempts']) {
      error[name] = facts[name] ?? error[name]
    }
    return error
  }

  /** Returns the error of a call whose time limit expired while its response was being parsed. */
  late() {
    const detail =
      "the response arrived completely, but the call's timeout ran out before it was decoded"
    return Object.assign(this.ended('Timeout', detail, this.read ? 'none' : 'done'), {
      phase: 'body',
    })
  }

  /** Returns the error of a call that is ended here, not by the addon. */
  ended(kind, detail, effect, cause = this.reason) {
    const { operation, trace } = this
    const hub = this.client?.hub
    const error = failure({ kind, effect, operation, hub, detail }, trace, cause)
    error.elapsed = performance.now() - this.began
    return error
  }
}

/**
 * Starts a call and returns its promise. `begin` passes the call to the addon under the given
 * number.
 */
function start(given) {
  const { signal, begin } = given
  const call = new Call(given)
  // Node sets this before it runs the handlers of 'exit'. The process then ends without another
  // turn of the event loop.
  if (process._exiting) {
    const detail =
      "the process is exiting, so nothing is sent; make the call in a handler of 'beforeExit'"
    return Promise.reject(call.ended('Closed', detail, 'none'))
  }
  if (signal?.aborted) {
    const detail = 'it was cancelled before it began'
    return Promise.reject(call.ended('Cancelled', detail, 'none', signal.reason))
  }
  calls.set(call.number, call)
  if (given.isObserved) observed.set(call.number, call.client)
  if (++open === 1) keepAliveTimer.ref()
  try {
    begin(queue, call.number)
  } catch (thrown) {
    calls.delete(call.number)
    observed.delete(call.number)
    call.settle(() => call.reject(fromThrown(thrown, call.trace, call.names)))
    return call.promise
  }
  call.client?.calls.add(call)
  signals.watch(call, signal)
  return call.promise
}

/**
 * Delivers the reports of the addon. It runs on the event loop, and one run may deliver the reports
 * about many calls.
 */
function deliver() {
  for (const message of fetch()) {
    if (message.what === 'event') {
      observed.get(message.call)?.report(message.text)
      continue
    }
    if (message.what === 'unobserved') {
      observed.delete(message.call)
      continue
    }
    const call = calls.get(message.call)
    if (!call) continue
    if (message.what === 'progress') {
      call.progressed(message.text)
      continue
    }
    calls.delete(message.call)
    call.settle(() => {
      const isReport = call.isBatch && message.what === 'done'
      if (call.aborted && !isReport) call.reject(call.cancelled(message))
      else if (message.what === 'done') finish(call, message)
      else call.reject(fromFacts(message.text, call.trace, undefined, call.names))
    })
  }
}

function finish(call, { text, bytes, left }) {
  const began = performance.now()
  try {
    const result = call.parse(text, bytes, call.reason)
    // The time limit includes the parsing here, but not other work that delayed the event loop.
    const late = performance.now() - began > (left ?? Infinity)
    if (late && !call.isBatch) call.reject(call.late())
    else call.resolve(result)
  } catch (thrown) {
    call.reject(fromThrown(thrown, call.trace))
  }
}

/**
 * Returns the reports from the addon. If this fails twice, rejects every call, so that no promise
 * stays pending.
 */
function fetch() {
  try {
    return queue.fetch()
  } catch {
    try {
      return queue.fetch()
    } catch (thrown) {
      for (const call of calls.values()) {
        call.end('Internal', fromThrown(thrown).message, call.read ? 'none' : 'maybe')
      }
      return []
    }
  }
}

module.exports = { start }
