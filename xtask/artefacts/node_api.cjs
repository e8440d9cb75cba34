// Prints the calls of a client of the built package, one on each line, as `engines.getNode`.
//
// Its one argument is the package's folder. Nothing is sent.
'use strict'

const { Client } = require(process.argv[2])

/** The names on the prototypes of an object. */
function* inherited(object) {
  for (let at = Object.getPrototypeOf(object); at && at !== Object.prototype; ) {
    yield* Object.getOwnPropertyNames(at)
    at = Object.getPrototypeOf(at)
  }
}

const client = new Client('http://127.0.0.1:9')
for (const group of new Set([...Object.keys(client), ...inherited(client)])) {
  const calls = client[group]
  if (typeof calls !== 'object' || calls === null) continue
  for (const call of inherited(calls)) {
    if (call !== 'constructor' && typeof calls[call] === 'function') console.log(`${group}.${call}`)
  }
}
