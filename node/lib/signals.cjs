'use strict'

// Abort signals. Each signal has one listener, regardless of how many calls wait for it.

/** The calls that wait for each signal. */
const watched = new WeakMap()

/** Cancels a call when the signal is aborted. */
function watch(call, signal) {
  if (!signal) return
  let entry = watched.get(signal)
  if (!entry) {
    const calls = new Set()
    const onAbort = () => abort(signal, calls)
    entry = { calls, onAbort }
    watched.set(signal, entry)
    signal.addEventListener('abort', onAbort, { once: true })
  }
  entry.calls.add(call)
  call.signal = signal
}

/** Stops watching the signal for a call that is settled. */
function forget(call) {
  const entry = call.signal && watched.get(call.signal)
  if (!entry) return
  entry.calls.delete(call)
  if (entry.calls.size > 0) return
  watched.delete(call.signal)
  call.signal.removeEventListener('abort', entry.onAbort)
}

function abort(signal, calls) {
  watched.delete(signal)
  for (const call of [...calls]) {
    call.abort(signal.reason)
  }
}

/** Returns true if a value can be used as a signal. */
function isSignal(value) {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof value.aborted === 'boolean' &&
    typeof value.addEventListener === 'function' &&
    typeof value.removeEventListener === 'function'
  )
}

module.exports = { forget, isSignal, watch }
