// Written by cargo xtask generate; do not edit.
import type {
  SnapshotsTakeOptions,
  SnapshotsDiffOptions,
  SnapshotsPlanOptions,
  SnapshotsRecallOptions,
  SnapshotsUndoOptions,
  SnapshotsCaptureOptions,
} from './options.cjs'
import type {
  Snapshot,
  Difference,
  RecallPlan,
  RecallUndo,
  RecallReport,
  Capture,
} from './records.cjs'

/** Snapshots of engine properties: take, compare and recall them, and undo a recall. */
export declare class Snapshots {
  private constructor()

  /**
   * Takes a snapshot: reads the properties of engines, and returns them as a document to keep.
   * Nodes that cannot be read are listed in `missing`; the call fails if no node can be read, or
   * after 10 s without any answer. The values are not those of one moment: each engine has the
   * times between which it was read. A camera that stands still while it is read cannot be
   * recognised as moving, so name cameras in `protect`.
   *
   * Each of its requests is resent like a call of its own, and has the client's time limit. The
   * whole call has a time limit only if its options set one.
   *
   * @param options - `engines`, `only`, `protect`, `once`, `fast`, `timeoutMs` (milliseconds) and
   * `signal`; all are optional.
   * @returns {@link Snapshot}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const snapshot = await hub.snapshots.take({ engines: ['Studio A'], once: true })
   * console.log(snapshot.complete, snapshot.engines[0].nodes.length)
   * ```
   */
  take(options?: SnapshotsTakeOptions): Promise<Snapshot>

  /**
   * Compares two snapshots, or a snapshot and the hub now, and returns the differences. Numbers
   * that are equal in single precision do not count as different. An engine that only one side has
   * counts as one difference, and so does an engine that has no nodes on the second side.
   *
   * Each of its requests is resent like a call of its own, and has the client's time limit. The
   * whole call has a time limit only if its options set one.
   *
   * @param first - The first snapshot.
   * @param options - `second`, `matchBy`, `map`, `fast`, `timeoutMs` (milliseconds) and `signal`;
   * all are optional.
   * @returns An array of {@link Difference}, empty where there are none.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const before = await hub.snapshots.take({ engines: ['Studio A'], once: true })
   * await hub.names.set('Studio A / Cyclorama / Softness', 0.25)
   * for (const one of await hub.snapshots.diff(before)) {
   *   console.log(one.NodeName, one.DisplayName, one.first, one.second)
   * }
   * ```
   */
  diff(first: Snapshot, options?: SnapshotsDiffOptions): Promise<Difference[]>

  /**
   * Plans a recall: reads the hub, and returns what would be set, from which value to which, and
   * what is left alone and why. Sends only requests that read. An engine that has loaded another
   * state than that of the snapshot is refused as `ErrorKind::Conflict`.
   *
   * Each of its requests is resent like a call of its own, and has the client's time limit. The
   * whole call has a time limit only if its options set one.
   *
   * @param snapshot - The snapshot.
   * @param options - `only`, `all`, `over`, `ease`, `easeAlso`, `rest`, `lead`, `matchBy`, `map`,
   * `force`, `fast`, `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link RecallPlan}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const look = await hub.snapshots.take({ engines: ['Studio A'], once: true })
   * const plan = await hub.snapshots.plan(look, { only: ['Cyclorama / *'], over: 1.5 })
   * console.log(plan.sets.length, plan.leftAlone.length)
   * ```
   */
  plan(snapshot: Snapshot, options?: SnapshotsPlanOptions): Promise<RecallPlan>

  /**
   * Sets the values of a plan on air, waits until the moves have ended, reads the values again and
   * reports on each. Values that somebody else has changed since the plan are left alone. A move is
   * never sent twice. After an interruption, recall the same plan again: what is done is not
   * repeated.
   *
   * All values are read before the first one is set. A change that somebody else makes to a value
   * between its read and its set is lost.
   *
   * Each of its requests is resent like a call of its own, and has the client's time limit. The
   * whole call has a time limit only if its options set one.
   *
   * @param plan - The plan.
   * @param options - `force`, `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link RecallReport}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const look = await hub.snapshots.take({ engines: ['Studio A'], once: true })
   * await hub.names.set('Studio A / Cyclorama / Softness', 0.25)
   * const plan = await hub.snapshots.plan(look, { only: ['Cyclorama / *'] })
   * const report = await hub.snapshots.recall(plan)
   * console.log(report.results.map((one) => one.outcome))
   * ```
   */
  recall(plan: RecallPlan, options?: SnapshotsRecallOptions): Promise<RecallReport>

  /**
   * Undoes a recall on air: brings back what it changed, and leaves alone what somebody else has
   * changed since. The values jump.
   *
   * Each of its requests is resent like a call of its own, and has the client's time limit. The
   * whole call has a time limit only if its options set one.
   *
   * @param undo - The document of the recall that is undone.
   * @param options - `force`, `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link RecallReport}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const look = await hub.snapshots.take({ engines: ['Studio A'], once: true })
   * await hub.names.set('Studio A / Cyclorama / Softness', 0.25)
   * const plan = await hub.snapshots.plan(look, { only: ['Cyclorama / *'] })
   * const report = await hub.snapshots.recall(plan)
   * await hub.snapshots.undo(report.undo)
   * ```
   */
  undo(undo: RecallUndo, options?: SnapshotsUndoOptions): Promise<RecallReport>

  /**
   * Reads a hub and returns it as a show of the hub simulator, which then has the same ids, names,
   * paths and values: engines with nodes and functions, templates, rundowns, newsroom rundowns,
   * graphs, projects and launch configurations. It only reads: at most 4 requests in flight and 50
   * a second, so a hub of 1,000 nodes takes at least 40 s. The values are not those of one moment.
   *
   * Each read has the time limit of the client, at most 10 s. A read that the hub refuses is
   * listed, and the capture goes on. It ends as `ErrorKind::Timeout` after 10 s without any answer.
   *
   * Each of its requests is resent like a call of its own, and has the client's time limit. The
   * whole call has a time limit only if its options set one.
   *
   * @param options - `scrub`, `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link Capture}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const capture = await hub.snapshots.capture()
   * console.log(Object.keys(capture.show), capture.filled, capture.leftOut)
   * ```
   */
  capture(options?: SnapshotsCaptureOptions): Promise<Capture>
}
