//! Fields of MOS objects.

use crate::batch::define::composed;
use crate::client::Client;
use crate::error::{Effect, Error, ErrorKind, Result};
use crate::fields::refused_after_read;
use crate::ops::Newsroom;
use crate::types::{FieldsUpdate, MosObject, MosObjectUpdate, NcsId, NewsroomRundown, ObjId, RoId};
use crate::value::object::Object;

composed! {
    Newsroom = newsroom gives data;

    /// Changes some fields of a MOS object and keeps the others. The change is on air as soon as
    /// the object is. Reads the rundown that shows the object, puts the new values into the
    /// object's data, and sends all of the data as
    /// [`update_mos_object`](crate::Newsroom::update_mos_object) does. A field that the object does
    /// not have is refused before anything is changed. So is an object for which the items of the
    /// rundown contain different data.
    ///
    /// A change by the newsroom between the read and the update is lost. The result has no buttons.
    fn update_fields(device: NcsId, rundown: RoId, object: ObjId; update: FieldsUpdate) -> MosObject = Update
        by update_fields
        => r#"let update = FieldsUpdate::new(Object::from_iter([("homeScore", "3")]));"#,
           r#"let object = hub.newsroom().update_fields("SPORT.NCS.STUDIO", "69425946", "69430001", &update)?;"#,
           r#"assert!(object.data.contains("awayScore"));"#;
}

fn update_fields(
    client: &Client,
    device: NcsId,
    rundown: RoId,
    object: ObjId,
    update: &FieldsUpdate,
) -> Result<MosObject> {
    let newsroom = client.newsroom();
    let found = newsroom.get_rundown(device, rundown)?;
    let data = data_of(&found, &object)?;
    let owner = format!("MOS object {object}");
    let update = MosObjectUpdate::new().data(update.merge(data, &owner)?);
    newsroom.update_mos_object(object, &update)
}

/// Returns the data of an object. Returns an error if no item shows the object, or if two items
/// that show it contain different data.
fn data_of(rundown: &NewsroomRundown, object: &ObjId) -> Result<Object> {
    let items = rundown.items.iter().filter_map(|item| {
        let shown = item.mos_object.as_ref()?;
        (shown.obj_id == *object).then_some((item, &shown.data))
    });
    let items: Vec<_> = items.collect();
    let Some(((first, data), others)) = items.split_first() else {
        let detail = format!(
            "rundown {} ({}) shows no MOS object {object}",
            rundown.ro_id, rundown.ro_slug
        );
        return Err(Error::new(ErrorKind::NotFound, Effect::None, detail));
    };
    if let Some((other, _)) = others.iter().find(|(_, other)| other != data) {
        let detail = format!(
            "item {} of story {} and item {} of story {} contain different data of this object; to replace all of its \
             data, use newsroom.update_mos_object",
            first.item_id, first.story_id, other.item_id, other.story_id
        );
        return Err(refused_after_read("objID", detail));
    }
    Ok((*data).clone())
}
