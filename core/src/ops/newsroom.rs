//! Definitions of the operations on newsroom rundowns.

use super::define::operations;
use crate::types::{
    ButtonKey, MosObject, MosObjectUpdate, NcsId, NewsroomItemId, NewsroomRundown,
    NewsroomRundownSummary, ObjId, RoId, StoryId,
};

operations! {
    /// Rundowns of newsroom systems and their MOS objects.
    Newsroom = newsroom;

    /// Lists the newsroom rundowns of all newsroom systems.
    fn list_rundowns() -> Vec<NewsroomRundownSummary> as List
        = Read GET, "/newsroom/rundowns"
        => "for rundown in hub.newsroom().list_rundowns()? {",
           r#"    println!("{} {} {}", rundown.ncs_id, rundown.ro_slug, rundown.status);"#,
           "}";

    /// Lists the rundowns of one newsroom system.
    ///
    /// Hubs respond with 500 if there is no such newsroom system.
    fn list_device_rundowns(device: NcsId) -> Vec<NewsroomRundownSummary> as List
        = Read GET, "/newsroom/rundowns/{ncsID}"
        => r#"let rundowns = hub.newsroom().list_device_rundowns("SPORT.NCS.STUDIO")?;"#,
           "assert_eq!(rundowns.len(), 2);";

    /// Reads one newsroom rundown with its items and their MOS objects.
    ///
    /// Hubs respond with 500 if there is no such rundown.
    fn get_rundown(device: NcsId, rundown: RoId) -> NewsroomRundown as Single
        = Read GET, "/newsroom/rundowns/{ncsID}/{roID}"
        => r#"let rundown = hub.newsroom().get_rundown("SPORT.NCS.STUDIO", 69425946)?;"#,
           "for item in &rundown.items {",
           r#"    println!("{} {}", item.story_slug, item.item_slug);"#,
           "}";

    /// Changes a MOS object. If data is given, it replaces all of the old data;
    /// `newsroom.update_fields` changes only some fields. Afterwards, `changed_by` names the REST
    /// interface. The response has no buttons.
    ///
    /// Hubs respond with 500 if there is no such MOS object.
    fn update_mos_object(object: ObjId; update: MosObjectUpdate) -> MosObject as Single
        = Update PATCH, "/newsroom/mosObjects/{objID}"
        => r#"let update = MosObjectUpdate::new().description("Result of the day");"#,
           r#"let object = hub.newsroom().update_mos_object("69430001", &update)?;"#,
           r#"assert_eq!(object.description, "Result of the day");"#;

    /// Presses a button of a MOS object. The effect is on air at once.
    ///
    /// Hubs respond with 404 if there is no such item.
    fn trigger_button(
        device: NcsId, rundown: RoId, story: StoryId, item: NewsroomItemId, button: ButtonKey
    ) -> () as SuccessFlag
        = Trigger POST, "/newsroom/rundowns/{ncsID}/{roID}/{storyID}/{itemID}/{buttonKey}"
        => r#"let rundown = hub.newsroom().get_rundown("SPORT.NCS.STUDIO", "69425946")?;"#,
           "let item = &rundown.items[0];",
           "let button = &item.mos_object.as_ref().unwrap().buttons[0];",
           "hub.newsroom().trigger_button(",
           r#"    "SPORT.NCS.STUDIO","#,
           r#"    "69425946","#,
           "    &item.story_id,",
           "    &item.item_id,",
           "    button.key.as_str(),",
           ")?;";
}
