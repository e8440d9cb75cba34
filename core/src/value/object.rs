//! The object: members with names, which keep their order.

use super::{Value, duplicate_keys};

/// Named values that keep their order. Each name occurs once.
///
/// A lookup is a linear search, which is fast for objects with few members, as hubs send them. `==`
/// ignores the order.
///
/// ```
/// use gfxhub::{Object, Value};
///
/// let mut data = Object::new();
/// data.insert("Headline", "Good evening");
/// data.insert("Lines", 2);
/// assert_eq!(data.get("Headline").and_then(Value::as_str), Some("Good evening"));
///
/// let same: Object = [("Lines", Value::from(2)), ("Headline", "Good evening".into())]
///     .into_iter()
///     .collect();
/// assert_eq!(data, same);
/// ```
#[derive(Debug, Clone, Default)]
pub struct Object {
    members: Vec<(String, Value)>,
}

impl Object {
    /// Creates an object without members.
    pub const fn new() -> Self {
        Self {
            members: Vec::new(),
        }
    }

    /// Creates an object with these members. No name may be repeated.
    pub(super) fn of(members: Vec<(String, Value)>) -> Self {
        Self { members }
    }

    /// Returns the value with this name; `None` if there is none.
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.members
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, value)| value)
    }

    /// Returns a mutable reference to the value with this name; `None` if there is none.
    pub fn get_mut(&mut self, name: &str) -> Option<&mut Value> {
        self.members
            .iter_mut()
            .find(|(known, _)| known == name)
            .map(|(_, value)| value)
    }

    /// Returns `true` if there is a member with this name.
    pub fn contains(&self, name: &str) -> bool {
        self.get(name).is_some()
    }

    /// Sets the value of a name. If the name exists, replaces its value and returns the old one;
    /// otherwise appends a member.
    pub fn insert(&mut self, name: impl Into<String>, value: impl Into<Value>) -> Option<Value> {
        let (name, value) = (name.into(), value.into());
        if let Some(place) = self.get_mut(&name) {
            return Some(std::mem::replace(place, value));
        }
        self.members.push((name, value));
        None
    }

    /// Removes a member and returns its value; `None` if there is none. The other members keep
    /// their order.
    pub fn remove(&mut self, name: &str) -> Option<Value> {
        let index = self.members.iter().position(|(known, _)| known == name)?;
        Some(self.members.remove(index).1)
    }

    /// Returns the number of members.
    pub fn len(&self) -> usize {
        self.members.len()
    }

    /// Returns `true` if there are no members.
    pub fn is_empty(&self) -> bool {
        self.members.is_empty()
    }

    /// Returns an iterator over names and values, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&str, &Value)> + DoubleEndedIterator {
        self.members
            .iter()
            .map(|(name, value)| (name.as_str(), value))
    }

    /// Returns an iterator over names and mutable values, in order.
    pub fn iter_mut(
        &mut self,
    ) -> impl ExactSizeIterator<Item = (&str, &mut Value)> + DoubleEndedIterator {
        self.members
            .iter_mut()
            .map(|(name, value)| (name.as_str(), value))
    }

    /// Returns the members for modification in place. The C interface appends a NUL terminator to
    /// each text. Callers must not change the names otherwise.
    #[doc(hidden)]
    pub fn members_mut(&mut self) -> &mut [(String, Value)] {
        &mut self.members
    }

    /// Returns `true` if both objects have the same names, in any order, and if `same` returns
    /// `true` for the values of each name.
    pub(super) fn matches(&self, other: &Self, same: impl Fn(&Value, &Value) -> bool) -> bool {
        duplicate_keys::same_members(self.iter(), other.iter(), same)
    }
}

impl PartialEq for Object {
    fn eq(&self, other: &Self) -> bool {
        self.matches(other, |a, b| a == b)
    }
}

/// If a name is repeated, the last of its values is kept, at the position of the first.
impl<K: Into<String>, V: Into<Value>> FromIterator<(K, V)> for Object {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(items: I) -> Self {
        let mut object = Self::new();
        object.extend(items);
        object
    }
}

/// Has the same effect as inserting each member, but is also fast for many members.
impl<K: Into<String>, V: Into<Value>> Extend<(K, V)> for Object {
    fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, items: I) {
        let start = self.members.len();
        self.members.extend(
            items
                .into_iter()
                .map(|(name, value)| (name.into(), value.into())),
        );
        if start == self.members.len()
            || duplicate_keys::find_duplicate(&self.members, |(name, _)| name).is_none()
        {
            return;
        }
        self.members = duplicate_keys::keep_last(std::mem::take(&mut self.members));
    }
}

impl IntoIterator for Object {
    type Item = (String, Value);
    type IntoIter = std::vec::IntoIter<(String, Value)>;

    fn into_iter(self) -> Self::IntoIter {
        self.members.into_iter()
    }
}

impl<'a> IntoIterator for &'a Object {
    type Item = (&'a str, &'a Value);
    type IntoIter = std::iter::Map<
        std::slice::Iter<'a, (String, Value)>,
        fn(&'a (String, Value)) -> (&'a str, &'a Value),
    >;

    fn into_iter(self) -> Self::IntoIter {
        self.members
            .iter()
            .map(|(name, value)| (name.as_str(), value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbered(count: usize) -> Object {
        (0..count).map(|n| (format!("key{n}"), n)).collect()
    }

    #[test]
    fn keeps_order_through_insert_and_remove() {
        let mut object = numbered(4);
        assert_eq!(object.insert("key1", "new"), Some(Value::Integer(1)));
        assert_eq!(object.insert("late", true), None);
        assert_eq!(object.remove("key2"), Some(Value::Integer(2)));
        assert_eq!(object.remove("key2"), None);
        let names: Vec<&str> = object.iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["key0", "key1", "key3", "late"]);
        assert_eq!(object.get("key1").and_then(Value::as_str), Some("new"));
        assert!(object.contains("late") && !object.contains("key2"));
        assert_eq!((object.len(), object.is_empty()), (4, false));
        if let Some(value) = object.get_mut("late") {
            *value = Value::Null;
        }
        assert!(
            object
                .iter_mut()
                .any(|(name, value)| name == "late" && value.is_null())
        );
        assert_eq!((&object).into_iter().count(), object.into_iter().count());
    }

    #[test]
    fn equality_ignores_order_and_nothing_else() {
        for count in [0, 1, 2, 16, 17, 100] {
            let object = numbered(count);
            let reversed: Object = object.clone().into_iter().rev().collect();
            assert_eq!(object, reversed);
            for index in 0..count {
                let mut other = reversed.clone();
                other.insert(format!("key{index}"), "other");
                assert_ne!(object, other);
                let mut other = reversed.clone();
                let value = other.remove(&format!("key{index}"));
                assert_ne!(object, other);
                other.insert("elsewhere", value);
                assert_ne!(object, other);
            }
        }
    }

    #[test]
    fn the_last_of_several_counts_where_a_program_collects_them() {
        let mut object: Object = [("a", 1), ("b", 2), ("a", 3)].into_iter().collect();
        object.extend([("b", 4), ("c", 5), ("c", 6)]);
        let members: Vec<_> = object.iter().map(|(k, v)| (k, v.as_i64())).collect();
        assert_eq!(members, [("a", Some(3)), ("b", Some(4)), ("c", Some(6))]);
    }

    #[test]
    fn a_hundred_thousand_members_decode_quickly() {
        let object = numbered(100_000);
        let reversed: Object = object.clone().into_iter().rev().collect();
        assert_eq!(object, reversed);
        let read: Object = serde_json::from_str(&Value::from(object).to_json()).unwrap();
        assert_eq!(read, reversed);
    }
}
