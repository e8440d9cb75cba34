// Written by cargo xtask generate; do not edit.
import type {
  RecorderReadOptions,
} from './options.cjs'
import type {
  CallOptions,
} from './settings.cjs'
import type {
  LogEntry,
  LogStatus,
} from './records.cjs'

/** The record of a client's calls, which the setting `record` turns on. */
export declare class Recorder {
  private constructor()

  /**
   * Writes a note into the record of this client: what a person saw or did. Does nothing if the
   * client records nothing. Sends nothing.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param text - Text of the note.
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns Nothing. The promise resolves once the hub has executed the operation.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * await hub.recorder.note('the anchor asked for the old opening')
   * ```
   */
  note(text: string, options?: CallOptions): Promise<void>

  /**
   * Returns the path of the file that is being written, and the number of lines that could not be
   * written. Sends nothing.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param options - `timeoutMs` (milliseconds) and `signal`; all are optional.
   * @returns {@link LogStatus}.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * console.log((await hub.recorder.status()).lost)
   * ```
   */
  status(options?: CallOptions): Promise<LogStatus>

  /**
   * Reads records back. Each call is one entry, which also contains its end, and entries are in the
   * order in which they began. Files of several processes are merged by their times. Incomplete
   * lines, which are left behind by a crash of the process or the machine, are skipped. Any client
   * can read any file. Sends nothing.
   *
   * Each of its requests is resent like a call of its own. The time limit applies to the whole
   * call.
   *
   * @param paths - Paths of the files. They may come from several processes, and each process may
   * have several.
   * @param options - `acts`, `open`, `sinceMs`, `untilMs`, `timeoutMs` (milliseconds) and `signal`;
   * all are optional.
   * @returns An array of {@link LogEntry}, empty where there are none.
   * @throws {GfxHubError} Of any `kind`; its `effect` says whether the hub executed the call.
   *
   * @example
   * ```js
   * const { file } = await hub.recorder.status()
   * const files = file === '' ? [] : [file]
   * for (const { atMs, operation, ended } of await hub.recorder.read(files, { acts: true })) {
   *   console.log(new Date(atMs), operation, ended)
   * }
   * ```
   */
  read(paths: readonly string[], options?: RecorderReadOptions): Promise<LogEntry[]>
}
