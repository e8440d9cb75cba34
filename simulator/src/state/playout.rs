//! The playout rundowns of a hub and their items.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::approx_size::{MAX_RESPONSE, length_of, length_of_text, weight};
use crate::show::object::Data;
use crate::show::{self, Show};

/// Maximum number of items of a hub.
const MAX_ITEMS: usize = 50_000;

/// Approximate maximum memory of all items of a hub, in bytes.
const MAX_BYTES: usize = 256 << 20;

/// A playout rundown.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rundown {
    pub(crate) id: i64,
    pub(crate) name: String,
    /// Ids of the rundown's items, in order.
    pub(crate) items: Vec<i64>,
}

/// An item of a playout rundown.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct Item {
    pub(crate) id: i64,
    pub(crate) rundown: i64,
    pub(crate) name: String,
    pub(crate) template: String,
    pub(crate) data: Data,
    /// Numbers of the overridden channels. They are stored and never sent, since no record of the
    /// specification contains them.
    pub(crate) overridden_channels: Vec<i64>,
}

/// All rundowns in their order, and all items by number.
#[derive(Debug, Default)]
pub(crate) struct Playout {
    pub(crate) rundowns: Vec<Rundown>,
    items: BTreeMap<i64, Item>,
    /// Approximate memory of the items, in bytes.
    weight: usize,
    /// Maximum length of the list of each rundown's items as JSON, in bytes.
    lengths: BTreeMap<i64, usize>,
}

impl Playout {
    pub(crate) fn new(show: &Show) -> Playout {
        let mut playout = Playout::default();
        for rundown in &show.playout_rundowns {
            playout.rundowns.push(Rundown {
                id: rundown.id,
                name: rundown.name.clone(),
                items: rundown.items.iter().map(|item| item.id).collect(),
            });
            for item in &rundown.items {
                playout.put(Item::new(rundown.id, item));
            }
        }
        playout
    }

    pub(crate) fn rundown(&self, id: i64) -> Option<&Rundown> {
        self.rundowns.iter().find(|rundown| rundown.id == id)
    }

    pub(crate) fn rundown_mut(&mut self, id: i64) -> Option<&mut Rundown> {
        self.rundowns.iter_mut().find(|rundown| rundown.id == id)
    }

    /// Returns an item; `None` if it is not in this rundown.
    pub(crate) fn item(&self, rundown: i64, id: i64) -> Option<&Item> {
        self.items.get(&id).filter(|item| item.rundown == rundown)
    }

    /// Returns the items of a rundown, in order.
    pub(crate) fn items_of<'a>(&'a self, rundown: &'a Rundown) -> impl Iterator<Item = &'a Item> {
        rundown.items.iter().filter_map(|id| self.items.get(id))
    }

    /// Moves an item to a position in its rundown. 0 is the first position; `None` and a position
    /// beyond the end mean the last one.
    pub(crate) fn place(&mut self, rundown: i64, item: i64, order: Option<usize>) {
        if let Some(rundown) = self.rundown_mut(rundown) {
            rundown.items.retain(|other| *other != item);
            let last = rundown.items.len();
            rundown
                .items
                .insert(order.map_or(last, |order| order.min(last)), item);
        }
    }

    /// Removes a rundown and its items. Returns the ids of the items.
    pub(crate) fn remove_rundown(&mut self, id: i64) -> Option<Vec<i64>> {
        let place = self.rundowns.iter().position(|rundown| rundown.id == id)?;
        let rundown = self.rundowns.remove(place);
        for item in &rundown.items {
            self.take(*item);
        }
        Some(rundown.items)
    }

    /// Removes an item. Returns `None` if it is not in this rundown.
    pub(crate) fn remove_item(&mut self, rundown: i64, id: i64) -> Option<Item> {
        self.item(rundown, id)?;
        self.rundown_mut(rundown)?
            .items
            .retain(|other| *other != id);
        self.take(id)
    }

    /// Returns all items by number.
    pub(crate) fn items(&self) -> &BTreeMap<i64, Item> {
        &self.items
    }

    /// Adds an item, or replaces the item with the same number.
    pub(crate) fn put(&mut self, item: Item) {
        self.take(item.id);
        self.weight += item.weight();
        *self.lengths.entry(item.rundown).or_default() += item.length();
        self.items.insert(item.id, item);
    }

    /// Returns `true` if the limits permit this item. No studio reaches these limits.
    pub(crate) fn has_room_for(&self, item: &Item) -> bool {
        let (others, weight) = match self.items.get(&item.id) {
            Some(old) => (self.items.len() - 1, self.weight - old.weight()),
            None => (self.items.len(), self.weight),
        };
        others < MAX_ITEMS && weight + item.weight() <= MAX_BYTES
    }

    /// Returns `true` if the list of the rundown's items has room for this item, in place of its
    /// old version.
    pub(crate) fn has_room_in_list(&self, item: &Item) -> bool {
        let list = self.lengths.get(&item.rundown).copied().unwrap_or(0);
        let old = self.items.get(&item.id).map_or(0, Item::length);
        list - old + item.length() <= MAX_RESPONSE
    }

    fn take(&mut self, id: i64) -> Option<Item> {
        let item = self.items.remove(&id)?;
        self.weight -= item.weight();
        if let Some(length) = self.lengths.get_mut(&item.rundown) {
            *length -= item.length();
            if *length == 0 {
                self.lengths.remove(&item.rundown);
            }
        }
        Some(item)
    }
}

impl Item {
    fn weight(&self) -> usize {
        let data: usize = self
            .data
            .iter()
            .map(|(name, value)| 64 + name.len() + weight(value))
            .sum();
        let channels = self.overridden_channels.len() * size_of::<i64>();
        200 + self.name.len() + self.template.len() + channels + data
    }

    /// Returns the maximum length of the item in a list, without its buttons, in bytes.
    fn length(&self) -> usize {
        100 + length_of_text(&self.name) + length_of_text(&self.template) + length_of(&self.data)
    }

    fn new(rundown: i64, item: &show::PlayoutItem) -> Item {
        Item {
            id: item.id,
            rundown,
            name: item.name.clone(),
            template: item.template.clone(),
            data: item.data.clone(),
            overridden_channels: item.overridden_channels.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::json::Value;

    fn item(id: i64, text: usize) -> Item {
        Item {
            id,
            rundown: 1,
            name: "A".to_owned(),
            template: "B".to_owned(),
            data: [("text".to_owned(), Value::from("x".repeat(text)))]
                .into_iter()
                .collect(),
            overridden_channels: Vec::new(),
        }
    }

    #[test]
    fn items_stay_within_the_limits_of_the_playout() {
        let mut playout = Playout::default();
        let large = item(1, MAX_BYTES * 2 / 3);
        assert!(playout.has_room_for(&large));
        playout.put(large.clone());
        assert!(!playout.has_room_for(&item(2, MAX_BYTES / 2)));
        assert!(
            playout.has_room_for(&item(1, MAX_BYTES / 2)),
            "in place of the old one"
        );
        assert!(playout.has_room_for(&item(2, 1)));
        assert!(playout.take(1).is_some());
        assert_eq!(playout.weight, 0);
        for id in 0..MAX_ITEMS as i64 {
            playout.put(item(id, 0));
        }
        assert!(!playout.has_room_for(&item(-1, 0)));
        assert!(playout.has_room_for(&item(0, 0)));
    }
}
