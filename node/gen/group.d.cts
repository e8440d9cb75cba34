// Written by cargo xtask generate; do not edit.
import type {
  ValueInput,
  ValueInputObject,
} from '../lib/shared.cjs'
import type {
  GroupSetOptions,
  GroupSetManyOptions,
  GroupCallOptions,
  GroupLoadOptions,
  GroupInvokeOptions,
  GroupReadOptions,
  GroupCompareOptions,
  GroupUseMemberOptions,
} from './options.cjs'
import type {
  CallOptions,
} from './settings.cjs'
import type {
  GroupReport,
  MemberResult,
  MemberStatus,
  MemberComparison,
} from './records.cjs'
import type {
  NamePath,
} from './values.cjs'

/** Calls to every member of a group: a main hub and its backup, or several engines. */
export declare class Group {
  private constructor()

  /**
   * Sets a property of every member by its path, at once or over time. Each member returns its own
   * property, so the results do not agree if the ids of the properties differ.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param path - Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
   * / Cyclorama / Softness`.
   * @param value - The new value: a boolean, number, text, object or array. NaN, infinity and null
   * are refused.
   * @param options - `over`, `ease`, `delay`, `timeoutMs` (milliseconds) and `signal`; all are
   * optional.
   * @returns {@link GroupReport}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const pair = Client.pair(hub, backup)
   * const { agree } = await pair.group.set('Studio A / Cyclorama / Softness', 0.5, { over: 1.5 })
   * console.log(agree)
   * ```
   */
  set(path: NamePath, value: ValueInput, options?: GroupSetOptions): Promise<GroupReport>

  /**
   * Sets many properties of every member by their paths, in one batch for each member. All paths of
   * a member are found before anything is sent to it. The result of a member is a list with an item
   * for each path: its `address`, which is the path, and its `result` or its `error`. An item that
   * failed does not make the call fail. If nothing of its batch can be sent, the member fails with
   * the error of the first item.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param values - The values, each by the path of its property, at most 65,536. NaN, infinity and
   * null are refused.
   * @param options - `over`, `ease`, `delay`, `timeoutMs` (milliseconds) and `signal`; all are
   * optional.
   * @returns {@link GroupReport}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const pair = Client.pair(hub, backup)
   * const values = { 'Studio A / Cyclorama / Softness': 0.5, 'Studio A / Mixer_0 / Opacity': 0 }
   * const { agree } = await pair.group.setMany(values, { over: 1.5 })
   * console.log(agree)
   * ```
   */
  setMany(values: ValueInputObject, options?: GroupSetManyOptions): Promise<GroupReport>

  /**
   * Reads a property of every member by its path. The report contains the errors of members that
   * cannot be read. The call fails only if no member can be read.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param path - Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
   * / Cyclorama / Softness`.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link GroupReport}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const pair = Client.pair(hub, backup)
   * for (const { member, result } of (await pair.group.get('Studio A / Cyclorama / Softness')).members) {
   *   console.log(member, result)
   * }
   * ```
   */
  get(path: NamePath, options?: CallOptions): Promise<GroupReport>

  /**
   * Presses a button of a rundown of every member, which takes effect on air at once. Each member
   * looks the button up anew before it is pressed. A group of engines refuses this call, because
   * the engines of a hub share its rundowns.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param path - Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
   * / Cyclorama / Softness`.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link GroupReport}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const pair = Client.pair(hub, backup)
   * const report = await pair.group.press('Evening News / Opening Title / In')
   * for (const { member, outcome } of report.members) console.log(member, outcome)
   * ```
   */
  press(path: NamePath, options?: CallOptions): Promise<GroupReport>

  /**
   * Calls a function of a node of every member by its path, with parameters by their names.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param path - Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
   * / Cyclorama / Softness`.
   * @param options - `parameters`, `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link GroupReport}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const pair = Client.pair(hub, backup)
   * await pair.group.call('Studio A / Cyclorama / Reset Mask')
   * ```
   */
  call(path: NamePath, options?: GroupCallOptions): Promise<GroupReport>

  /**
   * Loads a graph, an rgraph or a ustate by its name into an engine of every member. The output of
   * the engine changes at once. A member that is an engine loads it into that engine, whatever
   * engine the argument names.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param path - Path of names, from the outermost to the innermost, separated by ` / `: `Studio A
   * / Cyclorama / Softness`.
   * @param engine - Path of the engine: one name.
   * @param options - `wait`, `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link GroupReport}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const pair = Client.pair(hub, backup)
   * await pair.group.load('rgraph:Studio A Weather', 'Studio A')
   * ```
   */
  load(path: NamePath, engine: NamePath, options?: GroupLoadOptions): Promise<GroupReport>

  /**
   * Makes a call, given by its name, for every member. The same ids are sent to every member, so
   * calls by paths of names are safer for several hubs. Calls that only read are made for every
   * member too. The time limits of the members' clients apply, so set a longer one for this call if
   * it may take minutes, as the calls of `snapshots` do.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param name - Name of the operation or composed call.
   * @param options - `arguments`, `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link GroupReport}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const pair = Client.pair(hub, backup)
   * const { members } = await pair.group.invoke('engines.list')
   * console.log(members.length)
   * ```
   */
  invoke(name: string, options?: GroupInvokeOptions): Promise<GroupReport>

  /**
   * Makes a call that only reads. It is made for the first member, and after a failure for the next
   * one, until one succeeds. Each member has its share of the time that is left. The result names
   * that member.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param name - Name of the operation or composed call.
   * @param options - `arguments`, `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link MemberResult}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const pair = Client.pair(hub, backup)
   * const { member, result } = await pair.group.read('engines.list')
   * console.log(member, result)
   * ```
   */
  read(name: string, options?: GroupReadOptions): Promise<MemberResult>

  /**
   * Takes a snapshot of every member, and compares each snapshot with that of the first member, by
   * names. To repair a member, plan and recall the first member's snapshot on it.
   *
   * Each of its requests is resent like a call of its own, and has the client's time limit. The
   * whole call has a time limit only if its options set one.
   *
   * @param options - `engines`, `only`, `protect`, `once`, `fast`, `timeoutMs` (milliseconds) and
   * `signal`; all are optional.
   * @returns An array of {@link MemberComparison}, empty where there are none.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const pair = Client.pair(hub, backup)
   * for (const { member, differences } of await pair.group.compare({ once: true })) {
   *   console.log(member, differences.length)
   * }
   * ```
   */
  compare(options?: GroupCompareOptions): Promise<MemberComparison[]>

  /**
   * Returns the state of every member, from its calls so far. Sends nothing.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns An array of {@link MemberStatus}, empty where there are none.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const pair = Client.pair(hub, backup)
   * for (const { member, away, failures } of await pair.group.status()) {
   *   console.log(member, away, failures)
   * }
   * ```
   */
  status(options?: CallOptions): Promise<MemberStatus[]>

  /**
   * Waits until no call of a member is in progress, at most for the time limit of this call, and
   * returns the state of every member. Sends nothing. Call this before a program ends right after a
   * call of a group: calls of members that are still in progress end with the process.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns An array of {@link MemberStatus}, empty where there are none.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const pair = Client.pair(hub, backup)
   * await pair.group.press('Evening News / Opening Title / In')
   * for (const { member, failures } of await pair.group.settle()) console.log(member, failures)
   * ```
   */
  settle(options?: CallOptions): Promise<MemberStatus[]>

  /**
   * Takes a member out of the group, or puts it back. While the first member is out, the next one
   * is the main member. Sends nothing.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param member - Name of the member.
   * @param options - `used`, `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns Nothing. The promise resolves once the hub has executed the operation.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const pair = Client.pair(hub, backup)
   * await pair.group.useMember('backup', { used: false })
   * ```
   */
  useMember(member: string, options?: GroupUseMemberOptions): Promise<void>
}
