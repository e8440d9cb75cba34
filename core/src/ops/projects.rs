//! Definitions of the operations on projects.

use super::define::operations;
use crate::types::Project;

operations! {
    /// Projects that renderers can run.
    Projects = projects;

    /// Lists the projects.
    fn list() -> Vec<Project> as List
        = Read GET, "/projects"
        => "for project in hub.projects().list()? {",
           r#"    println!("{} {} {:?}", project.project_id, project.name, project.maps);"#,
           "}";
}
