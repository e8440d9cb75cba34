// Written by cargo xtask generate; do not edit.
import type {
  CallOptions,
} from '../lib/shared.cjs'
import type {
  NewsroomUpdateMosObjectOptions,
} from './options.cjs'
import type {
  NewsroomRundownSummary,
  NewsroomRundown,
  MosObject,
} from './records.cjs'
import type {
  ButtonKey,
  NcsId,
  NewsroomItemId,
  ObjId,
  RoId,
  StoryId,
} from './values.cjs'

/** Rundowns of newsroom systems and their MOS objects. */
export declare class Newsroom {
  private constructor()

  /**
   * Lists the newsroom rundowns of all newsroom systems.
   *
   * It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent again, at
   * most twice.
   *
   * Hub path: `GET /api/rest/v1/newsroom/rundowns`
   *
   * @param options - `timeout` (ms) and `signal`.
   * @returns A list of NewsroomRundownSummary.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  listRundowns(options?: CallOptions): Promise<NewsroomRundownSummary[]>

  /**
   * Lists the rundowns of one newsroom system.
   *
   * Hubs answer 500 where there is no such newsroom system.
   *
   * It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent again, at
   * most twice.
   *
   * Hub path: `GET /api/rest/v1/newsroom/rundowns/{ncsID}`
   *
   * @param ncsID - Device id of a newsroom system, as the hub's MOS module is configured.
   * @param options - `timeout` (ms) and `signal`.
   * @returns A list of NewsroomRundownSummary.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  listDeviceRundowns(ncsID: NcsId, options?: CallOptions): Promise<NewsroomRundownSummary[]>

  /**
   * Reads one newsroom rundown with its items and their MOS objects.
   *
   * Hubs answer 500 where there is no such rundown.
   *
   * It changes nothing: where no whole answer comes, or 429, 502, 503 or 504, it is sent again, at
   * most twice.
   *
   * Hub path: `GET /api/rest/v1/newsroom/rundowns/{ncsID}/{roID}`
   *
   * @param ncsID - Device id of a newsroom system, as the hub's MOS module is configured.
   * @param roID - Id that the newsroom system gave to a rundown. Declared integer, text in every
   * response.
   * @param options - `timeout` (ms) and `signal`.
   * @returns NewsroomRundown.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  getRundown(
    ncsID: NcsId,
    roID: RoId | number | bigint,
    options?: CallOptions): Promise<NewsroomRundown>

  /**
   * Changes a MOS object. Data that is given replaces the old data whole; `changed_by` names the
   * REST interface afterwards. The answer has no buttons.
   *
   * Hubs answer 500 where there is no such MOS object.
   *
   * It is never sent again by itself: read back first.
   *
   * Hub path: `PATCH /api/rest/v1/newsroom/mosObjects/{objID}`
   *
   * @param objID - Id of a MOS object.
   * @param options - What else it takes, `timeout` (ms) and `signal`.
   * @returns MosObject.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  updateMosObject(objID: ObjId, options?: NewsroomUpdateMosObjectOptions): Promise<MosObject>

  /**
   * Presses a button of a MOS object: on air at once.
   *
   * Hubs answer 404 where there is no such item.
   *
   * It is never sent again: it would happen on air a second time.
   *
   * Hub path: `POST /api/rest/v1/newsroom/rundowns/{ncsID}/{roID}/{storyID}/{itemID}/{buttonKey}`
   *
   * @param ncsID - Device id of a newsroom system, as the hub's MOS module is configured.
   * @param roID - Id that the newsroom system gave to a rundown. Declared integer, text in every
   * response.
   * @param storyID - Id of a story in a newsroom rundown. Declared integer, text in every response.
   * @param itemID - Id of an item in a newsroom story.
   * @param buttonKey - Key of a button: hubs take the button's key and its id alike.
   * @param options - `timeout` (ms) and `signal`.
   * @returns Nothing.
   * @throws {GfxHubError} Its `effect` says whether the hub carried it out.
   */
  triggerButton(
    ncsID: NcsId,
    roID: RoId | number | bigint,
    storyID: StoryId | number | bigint,
    itemID: NewsroomItemId,
    buttonKey: ButtonKey,
    options?: CallOptions): Promise<void>
}
