'use strict'

// The warning of a duration without an interpolation: a property that is set so jumps at once.

let warned = false

/** Warns once a process. The hub takes it, so it is sent as it was given. */
function warnOfJump(operation, duration, interpolation) {
  if (warned || operation.name !== 'engines.set_property') return
  if (interpolation !== undefined || !(duration > 0 && duration < Infinity)) return
  warned = true
  process.emitWarning(
    `engines.setProperty was given a duration of ${duration} s and no interpolation: the value jumps ` +
      `at once. { interpolation: 'EaseIn', duration: ${duration} } moves it; with ` +
      "interpolation: 'Constant' this is not said.",
    { type: 'GfxHubWarning', code: 'GFXHUB_DURATION_WITHOUT_INTERPOLATION' },
  )
}

module.exports = { warnOfJump }
