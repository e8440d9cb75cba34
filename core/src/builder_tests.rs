//! Tests of the settings: what is refused is named, and nothing secret is shown.

use super::*;
use crate::error::Kind;

fn builder() -> ClientBuilder {
    ClientBuilder::new("http://10.0.0.5")
}

fn refused(builder: ClientBuilder) -> (Kind, String, String) {
    let error = builder.into_config().unwrap_err();
    let argument = error.argument().unwrap_or_default().to_owned();
    (error.kind(), argument, error.to_string())
}

#[test]
fn the_defaults_are_as_documented() {
    let config = builder().into_config().unwrap();
    assert_eq!(config.timeouts.total, Duration::from_secs(10));
    assert_eq!(config.timeouts.connect, Duration::from_secs(2));
    assert_eq!(config.max_body, 64 * 1024 * 1024);
    assert_eq!(
        config.user_agent,
        format!("gfxhub/{}", env!("CARGO_PKG_VERSION"))
    );
    assert!(config.proxy.is_none() && config.ca.is_none() && config.api_key.is_none());
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
        (builder().max_connections(0), "maxConnections"),
        (builder().max_connections(1025), "maxConnections"),
        (builder().attempts(0), "attempts"),
        (builder().attempts(4), "attempts"),
        (builder().max_body(0), "maxBody"),
        (builder().proxy("proxy:3128"), "proxy"),
        (builder().proxy("socks5://proxy"), "proxy"),
        (builder().proxy("http://proxy/x"), "proxy"),
        (builder().proxy("http://"), "proxy"),
    ] {
        let (kind, named, _) = refused(builder);
        assert_eq!((kind, named.as_str()), (Kind::Invalid, argument));
    }
}

#[test]
fn the_same_header_again_replaces_the_value() {
    let config = builder()
        .header("X-A", "1")
        .header("x-a", "2")
        .into_config()
        .unwrap();
    assert_eq!(config.headers, [("x-a".to_owned(), "2".to_owned())]);
}

#[cfg(feature = "tls")]
#[test]
fn a_ca_file_that_is_not_there_is_an_io_error() {
    let (kind, argument, text) = refused(builder().ca_file("/nowhere/ca.pem"));
    assert_eq!((kind, argument.as_str()), (Kind::Io, "caFile"));
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
    let mut told = "s3cr3t-key, s3cr3t-token".to_owned();
    config.secrets.hide(&mut told);
    assert_eq!(told, "***, ***");
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
    assert_eq!((kind, argument.as_str()), (Kind::Invalid, "caFile"));
    assert!(text.contains("\"tls\""), "{text}");
}
