//! Captures graphs, rgraphs and ustates without their nodes, because hubs list nodes only for
//! engines.

use crate::capture::show::got;
use crate::capture::write::Rule::{Id, Name, Text};
use crate::capture::write::{Member, Writer, id_of, sent};
use crate::error::Result;
use crate::paced::PacedReader;
use crate::value::Object;

/// The states of a hub.
pub(super) struct States {
    graphs: Vec<Object>,
    rgraphs: Vec<Object>,
    ustates: Vec<Object>,
}

/// Reads the graphs, the rgraphs or the ustates of a hub.
macro_rules! read_group {
    ($reader:ident, $writer:ident, $group:ident, $content:literal) => {{
        let list = $reader.read(|hub| hub.$group().list())?;
        let mut states = Vec::new();
        for summary in got($writer, concat!("list of ", stringify!($group)), "", list) {
            let id = summary.id;
            let place = format!("{} {id}", stringify!($group));
            let of_hub = match $reader.read(|hub| hub.$group().get(id))? {
                Ok(state) => sent(&state),
                Err(error) => {
                    let what = format!("contents of {} ({})", stringify!($group), error.detail());
                    $writer.left_out(what, &place);
                    sent(&summary)
                }
            };
            let members: &[Member] = &[("id", Id), ("name", Name), ($content, Text)];
            let mut state = $writer.members(stringify!($group), &place, of_hub, members);
            let number = id_of(&state, "id");
            if number > 0 && $writer.is_first(stringify!($group), &number.to_string(), &place) {
                $writer.need(stringify!($group), &place, &mut state, "name", &place);
                states.push(state);
            }
        }
        states
    }};
}

pub(super) fn read(reader: &mut PacedReader, writer: &mut Writer) -> Result<States> {
    Ok(States {
        graphs: read_group!(reader, writer, graphs, "content"),
        rgraphs: read_group!(reader, writer, rgraphs, "xmlContent"),
        ustates: read_group!(reader, writer, ustates, "ustateData"),
    })
}

impl States {
    /// Adds the states that engines have loaded and the hub does not list, as some hubs list none.
    pub(super) fn add_missing(&mut self, engines: &mut [Object], writer: &mut Writer) {
        for (member, what, content, states) in [
            ("rgraphId", "rgraph", "xmlContent", &mut self.rgraphs),
            ("ustateId", "ustate", "ustateData", &mut self.ustates),
        ] {
            for engine in engines.iter() {
                let id = id_of(engine, member);
                if id > 0 && !has(states, id) {
                    let name = format!("{what} {id}");
                    writer.filled("states that the hub does not list", &name);
                    let mut state = Object::new();
                    state.insert("id", id);
                    state.insert("name", name);
                    state.insert(content, "");
                    states.push(state);
                }
            }
        }
    }

    /// Returns `true` if renderers of a type can load the state with this id.
    pub(super) fn has(&self, engine_type: &str, id: i64) -> bool {
        match engine_type {
            "RE" => has(&self.rgraphs, id),
            "RE5" => has(&self.graphs, id),
            _ => has(&self.ustates, id),
        }
    }

    pub(super) fn write(self, show: &mut Object) {
        show.insert("graphs", self.graphs);
        show.insert("rgraphs", self.rgraphs);
        show.insert("ustates", self.ustates);
    }
}

fn has(states: &[Object], id: i64) -> bool {
    states.iter().any(|state| id_of(state, "id") == id)
}
