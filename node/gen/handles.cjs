// Written by cargo xtask generate; do not edit.
'use strict'

// The classes of handles. lib/handle.cjs contains the parts that they share.

const { EventEmitter } = require('node:events')
const { inspect } = require('node:util')
const native = require('../lib/native.cjs')
const { capture } = require('../lib/error.cjs')
const { Events, Handle, disposable, shown } = require('../lib/handle.cjs')
const kinds = require('./plain.cjs')
const liveProperty = require('../lib/live_property.cjs')

const liveOptions = native.liveOptions()

class LiveSession extends EventEmitter {
  #handle
  #events

  constructor(client, options, trace) {
    super()
    const { NativeLiveSession } = native
    this.#handle = new Handle('live', client, NativeLiveSession, liveOptions, options, trace)
    const take = (native) => native.takeReports()
    this.#events = new Events(this, this.#handle, take, 'LiveReport', kinds.LiveReportKind)
  }

  get closed() {
    return this.#handle.isClosed(capture())
  }

  async property(engineId, nodePath, propertyPath, options) {
    const given = { engineId, nodePath, propertyPath }
    return liveProperty.open(this.#handle, 'property', given, options, this.property)
  }

  async propertyAt(path, options) {
    const given = { path }
    return liveProperty.open(this.#handle, 'propertyAt', given, options, this.propertyAt)
  }

  beginFrame() {
    this.#handle.ask(capture(this.beginFrame), (native) => native.beginFrame())
  }

  endFrame() {
    this.#handle.ask(capture(this.endFrame), (native) => native.endFrame())
  }

  reassert() {
    this.#handle.ask(capture(this.reassert), (native) => native.reassert())
  }

  async flush(options = {}) {
    const begin = (queue, ...given) => queue.flushLive(...given)
    return this.#handle.wait(begin, 'PropertyAddress', options, this.flush)
  }

  async close(options = {}) {
    const begin = (queue, ...given) => queue.closeLive(...given)
    return this.#handle.close(begin, 'PropertyAddress', options, this.close)
  }

  reports() {
    return this.#events.read()
  }

  stats() {
    const trace = capture(this.stats)
    const data = this.#handle.data(trace, (native) => native.stats(), 'LiveStats')
    data.reportsDropped += this.#events.dropped
    return data
  }

  /** Shows only the state, open or closed. */
  [inspect.custom](depth, options, inspectAgain) {
    const state = this.closed ? 'closed' : 'open'
    return shown('LiveSession', { state }, options, inspectAgain)
  }
}

disposable(LiveSession, (handle) => handle.close())

const watchOptions = native.watchOptions()

class Watch extends EventEmitter {
  #handle
  #events

  constructor(client, options, trace) {
    super()
    const { NativeWatch } = native
    this.#handle = new Handle('watch', client, NativeWatch, watchOptions, options, trace)
    const take = (native) => native.takeChanges()
    this.#events = new Events(this, this.#handle, take, 'WatchChange', kinds.WatchChangeKind)
  }

  get closed() {
    return this.#handle.isClosed(capture())
  }

  look() {
    this.#handle.ask(capture(this.look), (native) => native.look())
  }

  async close(options = {}) {
    const begin = (queue, ...given) => queue.closeWatch(...given)
    return this.#handle.close(begin, 'WatchChange', options, this.close)
  }

  changes() {
    return this.#events.read()
  }

  stats() {
    const trace = capture(this.stats)
    const data = this.#handle.data(trace, (native) => native.stats(), 'WatchFigures')
    return data
  }

  /** Shows only the state, open or closed. */
  [inspect.custom](depth, options, inspectAgain) {
    const state = this.closed ? 'closed' : 'open'
    return shown('Watch', { state }, options, inspectAgain)
  }
}

disposable(Watch, (handle) => handle.close())

/** The classes of the handles that a client opens, by the name of the method that opens them. */
module.exports = {
  live: LiveSession,
  watch: Watch,
}
