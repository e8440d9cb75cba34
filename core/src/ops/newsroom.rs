//! The newsroom table.

use super::table::operations;
use crate::types::{
    ButtonKey, MosObject, MosObjectUpdate, NcsId, NewsroomItemId, NewsroomRundown,
    NewsroomRundownSummary, ObjId, RoId, StoryId,
};

operations! {
    /// Rundowns of newsroom systems and their MOS objects.
    Newsroom = newsroom;

    /// Lists the newsroom rundowns of all newsroom systems.
    fn list_rundowns() -> Vec<NewsroomRundownSummary> as List
        = Read GET, "/newsroom/rundowns";

    /// Lists the rundowns of one newsroom system.
    fn list_device_rundowns(device: NcsId) -> Vec<NewsroomRundownSummary> as List
        = Read GET, "/newsroom/rundowns/{ncsID}";

    /// Reads one newsroom rundown with its items and their MOS objects.
    fn get_rundown(device: NcsId, rundown: RoId) -> NewsroomRundown as One
        = Read GET, "/newsroom/rundowns/{ncsID}/{roID}";

    /// Changes a MOS object. Data that is given replaces the old data whole; `changed_by` names the
    /// REST interface afterwards. The answer has no buttons.
    fn update_mos_object(object: ObjId; update: MosObjectUpdate) -> MosObject as One
        = Update PATCH, "/newsroom/mosObjects/{objID}";

    /// Presses a button of a MOS object: on air at once.
    fn trigger_button(
        device: NcsId, rundown: RoId, story: StoryId, item: NewsroomItemId, button: ButtonKey
    ) -> () as Success
        = Trigger POST, "/newsroom/rundowns/{ncsID}/{roID}/{storyID}/{itemID}/{buttonKey}";
}
