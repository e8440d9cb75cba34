//! Formats of texts in a show: GUIDs, times and durations. The simulator refuses a show with other
//! texts in their places, and a capture writes only texts in these formats.

/// Returns `true` for a GUID, the form of paths on RE5 engines: hexadecimal digits in groups of
/// 8-4-4-4-12 or in one group of 32, with or without braces.
#[must_use]
pub fn is_guid(text: &str) -> bool {
    let bare = text.strip_prefix('{').and_then(|it| it.strip_suffix('}'));
    let bare = bare.unwrap_or(text);
    let are_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_hexdigit());
    let groups: Vec<&str> = bare.split('-').collect();
    let lengths: Vec<usize> = groups.iter().map(|group| group.len()).collect();
    matches!(lengths[..], [32] | [8, 4, 4, 4, 12]) && groups.into_iter().all(are_digits)
}

/// Returns `true` for a date and time such as `2024-05-17T18:30:00.000Z`, with or without an offset.
#[must_use]
pub fn is_time(text: &str) -> bool {
    let Some((date, time)) = text.split_once('T') else {
        return false;
    };
    let (time, zone) = time.split_at(time.find(['Z', '+', '-']).unwrap_or(time.len()));
    let (clock, fraction) = match time.split_once(['.', ',']) {
        Some((clock, fraction)) => (clock, fraction),
        None => (time, "0"),
    };
    let is_zone = match zone.strip_prefix(['+', '-']) {
        Some(offset) => numbers(offset, ':', [2, 2]).is_some_and(|[h, m]| h < 24 && m < 60),
        None => matches!(zone, "" | "Z"),
    };
    let is_fraction = !fraction.is_empty() && fraction.bytes().all(|byte| byte.is_ascii_digit());
    is_date(date) && is_clock(clock, 24) && is_fraction && is_zone
}

fn is_date(text: &str) -> bool {
    let Some([year, month, day]) = numbers(text, '-', [4, 2, 2]) else {
        return false;
    };
    let is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    let days = match month {
        2 if is_leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    };
    (1..=days).contains(&day)
}

/// Returns `true` for a text of hours, minutes and seconds, such as `00:30:00`. The hours must be
/// less than `hours`.
#[must_use]
pub fn is_clock(text: &str, hours: u32) -> bool {
    numbers(text, ':', [2, 2, 2]).is_some_and(|[h, m, s]| h < hours && m < 60 && s < 60)
}

/// Reads numbers of fixed widths with a mark between them.
fn numbers<const N: usize>(text: &str, mark: char, widths: [usize; N]) -> Option<[u32; N]> {
    let parts: Vec<&str> = text.split(mark).collect();
    let mut found = [0; N];
    if parts.len() != N {
        return None;
    }
    for ((slot, part), width) in found.iter_mut().zip(parts).zip(widths) {
        if part.len() != width || !part.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        *slot = part.parse().ok()?;
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use super::{is_clock, is_guid, is_time};

    #[test]
    fn distinguishes_timestamps_from_other_text() {
        for good in [
            "2024-02-29T18:30:00Z",
            "2024-05-17T18:30:00.000Z",
            "2024-05-17T18:30:00,125",
            "2024-05-17T23:59:59+05:30",
            "2000-02-29T00:00:00",
        ] {
            assert!(is_time(good), "{good}");
        }
        for bad in [
            "",
            "2024-05-17",
            "2024-05-17 18:30:00",
            "2023-02-29T18:30:00Z",
            "1900-02-29T18:30:00Z",
            "2024-13-01T18:30:00Z",
            "2024-05-00T18:30:00Z",
            "2024-05-17T24:30:00Z",
            "2024-05-17T18:30Z",
            "2024-05-17T18:30:00.Z",
            "2024-05-17T18:30:00+0530",
            "2024-05-17T18:30:00ZZ",
            "24-05-17T18:30:00Z",
            "+024-05-17T18:30:00Z",
        ] {
            assert!(!is_time(bad), "{bad}");
        }
    }

    #[test]
    fn distinguishes_durations_from_other_text() {
        assert!(is_clock("99:59:59", 100));
        for bad in [
            "",
            "0:30:00",
            "00:60:00",
            "00:00:60",
            "00:30",
            "00:30:00:00",
            "-1:00:00",
        ] {
            assert!(!is_clock(bad, 100), "{bad}");
        }
    }

    #[test]
    fn distinguishes_guids_from_names() {
        for good in [
            "6f1c2a90-3b7d-4e55-9a01-c4d2e8f70b13",
            "{6F1C2A90-3B7D-4E55-9A01-C4D2E8F70B13}",
            "6f1c2a903b7d4e559a01c4d2e8f70b13",
        ] {
            assert!(is_guid(good), "{good}");
        }
        for bad in [
            "Mixer_0",
            "6f1c2a90-3b7d-4e55-9a01-c4d2e8f70b1",
            "{6f1c2a90",
            "6f1c2a90-3b7d-4e55-9a01-c4d2e8f70b1g",
        ] {
            assert!(!is_guid(bad), "{bad}");
        }
    }
}
