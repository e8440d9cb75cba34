//! Tests of the files of a record: one after another, and their names.

use super::file::RecordFile;

#[test]
fn a_full_file_is_followed_by_the_next_and_16_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("evening.jsonl");
    let file = RecordFile::create(&path, false, "http://10.0.0.5", 1000).unwrap();
    for note in 0..400 {
        file.write(&format!("{{\"at\":0.0,\"note\":\"{note:0100}\"}}\n"))
            .unwrap();
    }
    let (current, lost) = file.current();
    let pid = std::process::id();
    let last: u32 = current
        .file_name()
        .and_then(|name| {
            name.to_str()?
                .strip_prefix(&format!("evening-{pid}."))?
                .strip_suffix(".jsonl")
        })
        .and_then(|number| number.parse().ok())
        .unwrap();
    assert!(last > 20 && lost == 0, "{last} {lost}");
    let kept = std::fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(kept, 16);
    let text = std::fs::read_to_string(current).unwrap();
    assert!(text.starts_with("{\"client\":") || text.contains("\"format\":\"gfxhub-record\""));
    assert!(text.contains("\"clock\""), "{text}");
}

#[test]
fn a_file_that_is_there_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("evening");
    let first = RecordFile::create(&path, true, "", 1000)
        .unwrap()
        .current()
        .0;
    let before = std::fs::read(&first).unwrap();
    let second = RecordFile::create(&path, true, "", 1000).unwrap();
    second.write("{}\n").unwrap();
    assert_ne!(first, second.current().0);
    assert_eq!(std::fs::read(&first).unwrap(), before);
}
