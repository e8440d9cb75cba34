use std::collections::BTreeMap;

use serde_json::json;

use super::*;
use crate::clock::Moment;
use crate::state::Key;

fn progress(effect: u64) -> Progress {
    Progress {
        effect,
        moment: Moment(effect * 10),
    }
}

fn rows(texts: &[(i64, &str)]) -> Rows {
    let row = |(id, text): &(i64, &str)| {
        let row = serde_json::value::RawValue::from_string((*text).to_owned());
        (Key::Item(*id), row.unwrap())
    };
    texts.iter().map(row).collect()
}

/// A store with three commits, and where each of them ends.
fn store() -> (Vec<u8>, [usize; 3]) {
    let begin = Contents {
        about: About {
            show: "News".to_owned(),
            content: json!({ "name": "News", "double": 0.1 }),
        },
        progress: progress(1),
        rows: rows(&[(1, r#"{"at":1}"#), (2, r#"{"at":2}"#)]),
        length: 0,
    };
    let mut bytes = begin.written().unwrap();
    let mut ends = [bytes.len(); 3];
    let later = [
        (progress(2), rows(&[(1, r#"{"at":3,"text":"a\nb"}"#)])),
        (progress(3), rows(&[(3, "1.50")])),
    ];
    for (end, (progress, rows)) in ends[1..].iter_mut().zip(later) {
        bytes.extend(line(&Batch::whole(progress, rows)).unwrap());
        *end = bytes.len();
    }
    (bytes, ends)
}

fn shown(contents: &Contents) -> (u64, BTreeMap<Key, &str>, usize) {
    let rows = contents.rows.iter();
    let rows = rows.map(|(key, row)| (key.clone(), row.get())).collect();
    (contents.progress.effect, rows, contents.length)
}

#[test]
fn what_was_committed_is_read() {
    let (bytes, ends) = store();
    let contents = Contents::read(&bytes).unwrap();
    assert_eq!(contents.about.show, "News");
    assert_eq!(contents.progress, progress(3));
    let due = [
        (Key::Item(1), r#"{"at":3,"text":"a\nb"}"#),
        (Key::Item(2), r#"{"at":2}"#),
        (Key::Item(3), "1.50"),
    ];
    assert_eq!(shown(&contents), (3, BTreeMap::from(due), ends[2]));
    let anew = Contents::read(&bytes).unwrap().written().unwrap();
    assert!(anew.len() < bytes.len());
    let anew = Contents::read(&anew).unwrap();
    assert_eq!(shown(&anew).1, shown(&contents).1);
    assert_eq!(anew.about.content, contents.about.content);
}

#[test]
fn a_row_that_was_taken_away_is_not_there() {
    let (mut bytes, _) = store();
    let gone = r#"{"progress":{"effect":4,"moment":40},"parts":[[{"item":2},null]]}"#;
    let gone: Batch = serde_json::from_str(gone).unwrap();
    bytes.extend(line(&gone).unwrap());
    let contents = Contents::read(&bytes).unwrap();
    assert!(!contents.rows.contains_key(&Key::Item(2)));
    assert_eq!(contents.rows.len(), 2);
}

/// However much of the last commit reached the disk, those before it are there; and no file that
/// was cut further passes for a store.
#[test]
fn a_file_that_ends_early_holds_what_was_whole() {
    let (bytes, ends) = store();
    for length in 0..bytes.len() {
        let read = Contents::read(&bytes[..length]);
        match ends.iter().rposition(|end| *end <= length) {
            Some(at) => {
                let contents = read.unwrap();
                assert_eq!(contents.progress, progress(at as u64 + 1), "{length}");
                assert_eq!(contents.length, ends[at], "{length}");
            }
            None => assert!(read.is_err(), "{length}"),
        }
    }
}

#[test]
fn gaps_in_the_last_commit_are_of_a_power_cut() {
    let (bytes, ends) = store();
    for gap in ends[1]..ends[2] - 1 {
        let mut torn = bytes.clone();
        torn[gap] = 0;
        let contents = Contents::read(&torn).unwrap();
        assert_eq!((contents.progress, contents.length), (progress(2), ends[1]));
    }
}

/// Nothing that was acknowledged goes away unseen.
#[test]
fn a_bit_that_has_turned_is_noticed() {
    let (bytes, _) = store();
    for at in 0..bytes.len() - 1 {
        for bit in 0..8 {
            let mut damaged = bytes.clone();
            damaged[at] ^= 1 << bit;
            // A zero is as a gap in the last line.
            if damaged[at] != 0 {
                let read = Contents::read(&damaged);
                assert!(read.is_err(), "bit {bit} of byte {at}: {read:?}");
            }
        }
    }
}

#[test]
fn what_is_wrong_is_named() {
    let (bytes, ends) = store();
    let read = |bytes: &[u8]| Contents::read(bytes).unwrap_err();
    assert_eq!(read(b""), Unusable::Foreign);
    assert_eq!(read(b"{}\n"), Unusable::Foreign);
    let later = "gfxhub store, format 30\nwhatever comes then";
    assert_eq!(read(later.as_bytes()), Unusable::Format("30".to_owned()));
    assert_eq!(read(&bytes[..ends[0] - 1]), Unusable::Damaged(3));
    let mut damaged = bytes.clone();
    damaged[ends[1] - 2] = b'!';
    assert_eq!(read(&damaged), Unusable::Damaged(4));
    // A zero is no gap where a commit follows, which was not begun before that one was whole.
    damaged[ends[1] - 2] = 0;
    assert_eq!(read(&damaged), Unusable::Damaged(4));
}
