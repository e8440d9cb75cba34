//! Tests of the settings: errors name the setting that is refused, and secrets are never shown.

use super::*;
use crate::error::ErrorKind;
use crate::options::CALL_SETTINGS;
use crate::schema::settings::{SettingInfo, SettingType, SettingValue};
use crate::{CallOptions, CancelToken};

fn builder() -> ClientBuilder {
    ClientBuilder::new("http://10.0.0.5")
}

fn refused(builder: ClientBuilder) -> (ErrorKind, String, String) {
    let error = builder.into_config().unwrap_err();
    let argument = error.argument().unwrap_or_default().to_owned();
    (error.kind(), argument, error.to_string())
}

#[test]
fn the_defaults_are_those_of_the_table() {
    let config = builder().into_config().unwrap();
    let settings = &config.settings;
    // The defaults are repeated here, so that none of them changes by accident.
    let expected: [(&str, &str, u128); 10] = [
        ("timeout", "10 s", settings.timeout.as_millis()),
        (
            "resolveTimeout",
            "2 s",
            settings.resolve_timeout.as_millis(),
        ),
        (
            "connectTimeout",
            "2 s",
            settings.connect_timeout.as_millis(),
        ),
        ("sendTimeout", "5 s", settings.send_timeout.as_millis()),
        (
            "maxIdleConnections",
            "32",
            settings.max_idle_connections.into(),
        ),
        (
            "maxBatchConnections",
            "32",
            settings.max_batch_connections.into(),
        ),
        ("maxAttempts", "3", settings.max_attempts.into()),
        (
            "maxResponseBytes",
            "64 MiB",
            settings.max_response_bytes.into(),
        ),
        ("namesMaxAge", "60 s", settings.names_max_age.as_millis()),
        ("onceWithin", "0 s", settings.once_within.as_millis()),
    ];
    let with_default: Vec<(&str, &str, u128)> = SETTINGS
        .iter()
        .filter_map(|info| Some((info.json_name, info.default?)))
        .map(|(name, default)| (name, default.text, default.number.into()))
        .collect();
    assert_eq!(with_default, expected);
    for info in SETTINGS.iter().chain(CALL_SETTINGS) {
        if let Some(default) = info.default {
            let said = format!("Default: {}. ", default.text);
            assert!(info.limits.starts_with(&said), "{}", info.limits);
        }
        assert!(
            !info.docs.contains(['[', ']']),
            "links are for Rust alone: {}",
            info.docs
        );
    }
    assert_eq!(
        config.user_agent(),
        format!("gfxhub/{}", env!("CARGO_PKG_VERSION"))
    );
    assert!(
        settings.proxy.is_none()
            && matches!(config.roots, TrustedRoots::BuiltIn)
            && settings.api_key.is_none()
    );
}

/// Returns a value that the setting accepts.
fn usable(info: &SettingInfo) -> SettingValue {
    match info.setting_type {
        // Use the minimum, or half a second if there is none. No default equals these.
        SettingType::Duration => {
            SettingValue::Seconds(info.min.map_or(0.5, |min| min.number as f64 / 1000.0))
        }
        SettingType::Count | SettingType::Bytes => SettingValue::Number(2),
        SettingType::Headers => SettingValue::Headers(vec![("X-A".into(), "1".into())]),
        SettingType::Flag => SettingValue::Flag(true),
        SettingType::CancelToken => SettingValue::CancelToken(CancelToken::new()),
        SettingType::Url => SettingValue::Text("http://proxy:1".into()),
        _ => SettingValue::Text("text".into()),
    }
}

#[test]
fn every_setting_can_be_set_by_its_json_name_and_takes_values_of_its_type_alone() {
    let flat = |shown: String| shown.replace(' ', "");
    for info in SETTINGS {
        let mut set = builder();
        set.set(info.json_name, usable(info)).unwrap();
        assert_ne!(
            flat(format!("{:?}", set.settings)),
            flat(format!("{:?}", builder().settings)),
            "{} is not kept",
            info.json_name
        );
        let wrong = match info.setting_type {
            SettingType::Flag => SettingValue::Text("true".into()),
            _ => SettingValue::Flag(true),
        };
        let error = set.set(info.json_name, wrong).unwrap_err();
        assert_eq!(error.argument(), Some(info.json_name), "{error}");
    }
    for info in CALL_SETTINGS {
        let mut options = CallOptions::new();
        options.set(info.json_name, usable(info)).unwrap();
        assert_ne!(format!("{options:?}"), format!("{:?}", CallOptions::new()));
        let wrong = SettingValue::Headers(Vec::new());
        let error = options.set(info.json_name, wrong).unwrap_err();
        assert_eq!(error.argument(), Some(info.json_name), "{error}");
    }
    let error = builder()
        .set("colour", SettingValue::Flag(true))
        .unwrap_err();
    assert_eq!(error.argument(), Some("colour"));
    assert!(error.to_string().contains("connectTimeout"), "{error}");
}

#[test]
fn every_setting_is_refused_out_of_its_range_under_its_json_name() {
    let mut tried = 0;
    for (info, call) in SETTINGS
        .iter()
        .map(|info| (info, false))
        .chain(CALL_SETTINGS.iter().map(|info| (info, true)))
    {
        let step = i128::from(info.setting_type != SettingType::Duration);
        let value = |number: i128, beyond: i128| match info.setting_type {
            SettingType::Duration => SettingValue::Duration(Duration::from_nanos(
                u64::try_from(number * 1_000_000 + beyond).unwrap(),
            )),
            _ => SettingValue::Number(number + beyond * step),
        };
        let used = |value| match call {
            true => {
                let mut options = CallOptions::new();
                options.set(info.json_name, value).unwrap();
                options.time_limit().map(drop)
            }
            false => {
                let mut builder = builder();
                builder.set(info.json_name, value).unwrap();
                builder.into_config().map(drop)
            }
        };
        for (limit, beyond) in [(info.min, -1), (info.max, 1)] {
            let Some(limit) = limit else { continue };
            assert!(info.limits.contains(limit.text), "{}", info.limits);
            used(value(limit.number.into(), 0)).unwrap();
            let error = used(value(limit.number.into(), beyond)).unwrap_err();
            assert_eq!(error.kind(), ErrorKind::Invalid);
            assert_eq!(error.argument(), Some(info.json_name), "{error}");
            assert!(error.detail().contains(limit.text), "{error}");
            tried += 1;
        }
    }
    assert!(tried >= 19, "only {tried} limits were tried");
    for seconds in [-1.0, f64::NAN, f64::INFINITY] {
        let error = builder().set("timeout", SettingValue::Seconds(seconds));
        assert_eq!(error.unwrap_err().argument(), Some("timeout"));
    }
    for number in [-1, 1 << 70] {
        let error = builder().set("maxResponseBytes", SettingValue::Number(number));
        assert_eq!(error.unwrap_err().argument(), Some("maxResponseBytes"));
    }
}

#[cfg(feature = "tls")]
#[test]
fn ca_certificates_come_from_one_place() {
    let (kind, argument, _) = refused(builder().ca_file("x").ca_pem("y"));
    assert_eq!((kind, argument.as_str()), (ErrorKind::Invalid, "caPem"));
    let (kind, argument, _) = refused(builder().ca_pem("y").system_roots(true));
    assert_eq!(
        (kind, argument.as_str()),
        (ErrorKind::Invalid, "systemRoots")
    );
}

#[cfg(not(feature = "system-roots"))]
#[test]
fn the_roots_of_the_system_need_the_feature_for_them() {
    let (kind, argument, text) = refused(builder().system_roots(true));
    assert_eq!(
        (kind, argument.as_str()),
        (ErrorKind::Invalid, "systemRoots")
    );
    assert!(text.contains("feature \"system-roots\" is off"), "{text}");
}

#[test]
fn wrong_settings_are_named() {
    let zero = Duration::ZERO;
    for (builder, argument) in [
        (ClientBuilder::new("10.0.0.5"), "baseUrl"),
        (builder().api_key(""), "apiKey"),
        (builder().api_key("a\nb"), "apiKey"),
        (builder().header("Host", "x"), "header Host"),
        (builder().header("X-A", "x\r\ny"), "header X-A"),
        (builder().user_agent(""), "userAgent"),
        (builder().user_agent("x\n"), "userAgent"),
        (builder().timeout(zero), "timeout"),
        (builder().timeout(Duration::MAX), "timeout"),
        (builder().resolve_timeout(zero), "resolveTimeout"),
        (builder().connect_timeout(zero), "connectTimeout"),
        (builder().send_timeout(zero), "sendTimeout"),
        (builder().response_timeout(zero), "responseTimeout"),
        (
            builder().body_timeout(Duration::from_nanos(1)),
            "bodyTimeout",
        ),
        (builder().max_idle_connections(0), "maxIdleConnections"),
        (builder().max_idle_connections(1025), "maxIdleConnections"),
        (builder().max_batch_connections(65), "maxBatchConnections"),
        (builder().max_attempts(0), "maxAttempts"),
        (builder().max_attempts(4), "maxAttempts"),
        (builder().max_response_bytes(0), "maxResponseBytes"),
        (builder().proxy("proxy:3128"), "proxy"),
        (builder().proxy("socks5://proxy"), "proxy"),
        (builder().proxy("http://proxy/x"), "proxy"),
        (builder().proxy("http://"), "proxy"),
    ] {
        let (kind, named, _) = refused(builder);
        assert_eq!((kind, named.as_str()), (ErrorKind::Invalid, argument));
    }
}

#[test]
fn the_same_header_again_replaces_the_value() {
    let config = builder()
        .header("X-A", "1")
        .header("x-a", "2")
        .into_config()
        .unwrap();
    assert_eq!(
        config.settings.headers.0,
        [("x-a".to_owned(), "2".to_owned())]
    );
}

#[cfg(feature = "tls")]
#[test]
fn a_ca_file_that_is_not_there_is_an_io_error() {
    let (kind, argument, text) = refused(builder().ca_file("/nowhere/ca.pem"));
    assert_eq!((kind, argument.as_str()), (ErrorKind::Io, "caFile"));
    assert!(text.contains("/nowhere/ca.pem"), "{text}");
}

#[test]
fn nothing_secret_is_shown() {
    let make = || {
        builder()
            .api_key("s3cr3t-key")
            .header("Authorization", "Bearer s3cr3t-token")
            .proxy("http://me:s3cr3t-word@proxy:3128")
    };
    let config = make().into_config().unwrap();
    let shown = format!("{:?} {config:?}", make());
    assert!(!shown.contains("s3cr3t"), "{shown}");
    assert!(shown.contains("Authorization"), "{shown}");
    let mut text = "s3cr3t-key, s3cr3t-token".to_owned();
    config.redactor.redact(&mut text);
    assert_eq!(text, "***, ***");
    for bad in [
        "http://me:s3cr3t@",
        "http://me:s3cr3t@p:0",
        "ftp://me:s3cr3t@p",
        "me:s3cr3t@p",
        "http://m/e:s3cr3t@p",
    ] {
        let (.., text) = refused(builder().proxy(bad));
        assert!(!text.contains("s3cr3t"), "{text}");
        let error = ClientBuilder::new(bad).into_config().unwrap_err();
        assert!(!format!("{error} {error:?}").contains("s3cr3t"), "{error}");
    }
}

#[cfg(not(feature = "tls"))]
#[test]
fn a_ca_file_needs_the_feature_for_it() {
    let (kind, argument, text) = refused(builder().ca_file("ca.pem"));
    assert_eq!((kind, argument.as_str()), (ErrorKind::Invalid, "caFile"));
    assert!(text.contains("\"tls\""), "{text}");
}
