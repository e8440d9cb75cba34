//! Written by cargo xtask generate; do not edit.

use crate::generated::groups::engines::AsyncEngines;
use crate::generated::groups::engines::Engines;
use crate::generated::groups::graphs::AsyncGraphs;
use crate::generated::groups::graphs::Graphs;
use crate::generated::groups::launcher::AsyncLauncher;
use crate::generated::groups::launcher::Launcher;
use crate::generated::groups::newsroom::AsyncNewsroom;
use crate::generated::groups::newsroom::Newsroom;
use crate::generated::groups::playout::AsyncPlayout;
use crate::generated::groups::playout::Playout;
use crate::generated::groups::projects::AsyncProjects;
use crate::generated::groups::projects::Projects;
use crate::generated::groups::rgraphs::AsyncRgraphs;
use crate::generated::groups::rgraphs::Rgraphs;
use crate::generated::groups::ustates::AsyncUstates;
use crate::generated::groups::ustates::Ustates;

crate::client::blocking! {
    /// Render engines, their nodes, properties and functions.
    engines: Engines,
    /// Playout rundowns, their items with buttons, and templates.
    playout: Playout,
    /// Rundowns of newsroom systems and their MOS objects.
    newsroom: Newsroom,
    /// Graphs, which RE5 engines load.
    graphs: Graphs,
    /// Rgraphs, which RE engines load.
    rgraphs: Rgraphs,
    /// Ustates, which UE engines load.
    ustates: Ustates,
    /// Projects that renderers can run.
    projects: Projects,
    /// Launch configurations and their renderers: started, stopped and retimed.
    launcher: Launcher,
}

crate::client::awaiting! {
    /// Render engines, their nodes, properties and functions.
    engines: AsyncEngines,
    /// Playout rundowns, their items with buttons, and templates.
    playout: AsyncPlayout,
    /// Rundowns of newsroom systems and their MOS objects.
    newsroom: AsyncNewsroom,
    /// Graphs, which RE5 engines load.
    graphs: AsyncGraphs,
    /// Rgraphs, which RE engines load.
    rgraphs: AsyncRgraphs,
    /// Ustates, which UE engines load.
    ustates: AsyncUstates,
    /// Projects that renderers can run.
    projects: AsyncProjects,
    /// Launch configurations and their renderers: started, stopped and retimed.
    launcher: AsyncLauncher,
}
