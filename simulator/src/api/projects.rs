//! Operations on projects.

use crate::json::{Value, json};

use super::call::{Call, HandlerResult};
use crate::response::HubResponse;
use crate::show::launcher::Project;
use crate::state::State;

pub(super) fn list(state: &mut State, _call: &Call<'_>) -> HandlerResult {
    Ok(HubResponse::ok(
        &state.show.projects.iter().map(project_json).collect(),
    ))
}

fn project_json(project: &Project) -> Value {
    json!({
        "projectId": project.project_id,
        "name": project.name,
        "version": project.version,
        "sharedFolderName": project.shared_folder_name,
        "maps": project.maps,
        "createdAt": project.created_at,
        "updatedAt": project.updated_at,
    })
}
