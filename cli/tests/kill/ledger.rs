//! The ledger of the kill test. It records acknowledged calls, and calls that were not acknowledged
//! but may have taken effect.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use crate::request;

/// The ledger that all writers share.
#[derive(Debug, Default)]
pub(crate) struct Ledger {
    /// Total number of acknowledged calls.
    pub(crate) acknowledged: u64,
    /// Value of the property: the last acknowledged one and the last requested one.
    pub(crate) property: Option<(i64, i64)>,
    /// Headline of the MOS object: the last acknowledged one and the last requested one.
    pub(crate) headline: Option<(i64, i64)>,
    /// Rundowns that were created but not deleted, with their names.
    pub(crate) rundowns: BTreeMap<i64, String>,
    /// Rundowns whose deletion was acknowledged.
    pub(crate) deleted: BTreeSet<i64>,
    /// Rundowns whose deletion was requested but not acknowledged.
    pub(crate) doubtful: BTreeSet<i64>,
}

/// Paths of the objects that the writers change. All objects are in the demo show.
#[derive(Debug)]
pub(crate) struct Places {
    pub(crate) property: String,
    pub(crate) object: String,
    rundown: String,
}

impl Places {
    /// Finds a property whose value is a number, and a MOS object.
    pub(crate) fn find(port: u16) -> Places {
        let engine = &read(port, "/engines")[0]["id"];
        let nodes = read(port, &format!("/engines/{engine}/nodes"));
        let property = list(&nodes).find_map(|node| {
            let path = format!(
                "/engines/{engine}/nodes/{}/properties",
                segment(&node["NodePath"])
            );
            let properties = read(port, &path);
            let number = list(&properties).find(|property| property["Value"].is_number())?;
            Some(format!("{path}/{}", segment(&number["PropertyPath"])))
        });
        let rundown = &read(port, "/newsroom/rundowns")[0];
        let rundown = format!(
            "/newsroom/rundowns/{}/{}",
            segment(&rundown["ncsID"]),
            segment(&rundown["roID"])
        );
        let object = &read(port, &rundown)["items"][0]["mosObject"]["objID"];
        let object = format!("/newsroom/mosObjects/{}", segment(object));
        Places {
            property: property.expect("the show has a number"),
            object,
            rundown,
        }
    }
}

impl Ledger {
    /// Checks the contents of a hub against the ledger. Then records which of the calls without
    /// acknowledgement took effect.
    pub(crate) fn check(&mut self, port: u16) {
        let places = Places::find(port);
        let either = |held: Option<i64>, books: &mut Option<(i64, i64)>, what: &str| {
            if let Some((acknowledged, asked)) = *books {
                let held = held.unwrap_or_default();
                assert!(
                    held == acknowledged || held == asked,
                    "{what} is {held}: {books:?}"
                );
                *books = Some((held, held));
            }
        };
        let value = read(port, &places.property)["Value"].as_i64();
        either(value, &mut self.property, "the property");
        let headline = read(port, &places.rundown);
        let headline = headline["items"][0]["mosObject"]["data"]["headline"].as_i64();
        either(headline, &mut self.headline, "the MOS object");

        let held = read(port, "/playout/rundowns");
        let held: BTreeMap<i64, String> = list(&held)
            .filter_map(|it| Some((it["id"].as_i64()?, it["name"].as_str()?.to_owned())))
            .collect();
        for (id, name) in &self.rundowns {
            assert_eq!(
                held.get(id),
                Some(name),
                "the rundown {id} was acknowledged"
            );
        }
        for id in &self.deleted {
            assert!(
                !held.contains_key(id),
                "the deletion of rundown {id} was acknowledged"
            );
        }
        for id in std::mem::take(&mut self.doubtful) {
            match held.get(&id) {
                Some(name) => drop(self.rundowns.insert(id, name.clone())),
                None => drop(self.deleted.insert(id)),
            }
        }
    }
}

fn read(port: u16, path: &str) -> Value {
    let (status, body) = request(port, "GET", path, "").expect("the hub answers");
    assert_eq!(status, 200, "{path}: {body}");
    serde_json::from_str(&body).expect("the hub answers JSON")
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().expect("the hub answers a list").iter()
}

/// Percent-encodes a text as one segment of a path.
fn segment(text: &Value) -> String {
    let text = text.as_str().expect("a text");
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
    let encode = |byte| {
        if plain(byte) {
            char::from(byte).to_string()
        } else {
            format!("%{byte:02X}")
        }
    };
    text.bytes().map(encode).collect()
}
