//! Guards of keys and of secured connections.

use crate::guards::guard::{Cut, Guard, Suite, Theme};

const SECRET: &str = "core/src/redact.rs";
const UNESCAPE: &str = "core/src/unescape.rs";

pub(super) const GUARDS: &[Guard] = &[
    Guard {
        name: "keys-in-bodies",
        theme: Theme::Keys,
        sentence: "What the hub said is kept in an error without the keys in it.",
        cuts: &[Cut {
            file: "core/src/error/mod.rs",
            find: "redactor.redact_truncated(body);",
            put: "let _ = (body, Redactor::redact_truncated);",
        }],
        suite: Suite::Wire,
        red: &[
            "keys::a_key_is_in_no_error_in_any_form",
            "keys::headers_that_are_secret_by_their_names_are_in_no_error",
        ],
    },
    Guard {
        name: "keys-in-errors",
        theme: Theme::Keys,
        sentence: "The path and the detail of an error are told without the keys in them.",
        cuts: &[Cut {
            file: "core/src/error/mod.rs",
            find: "                redactor.redact(text);",
            put: "                let _ = text;",
        }],
        suite: Suite::Wire,
        red: &["keys::a_key_in_a_path_is_neither_in_the_error_nor_in_the_event"],
    },
    Guard {
        name: "errors-are-cleaned",
        theme: Theme::Keys,
        sentence: "Every error of a call is cleaned of keys.",
        cuts: &[Cut {
            file: "core/src/call.rs",
            find: "error.redacted(&self.client.shared.config.redactor)",
            put: "error",
        }],
        suite: Suite::Wire,
        red: &[
            "keys::a_key_is_in_no_error_in_any_form",
            "keys::a_key_in_a_path_is_neither_in_the_error_nor_in_the_event",
        ],
    },
    Guard {
        name: "events-are-cleaned",
        theme: Theme::Keys,
        sentence: "What is reported of an attempt has no key in its path.",
        cuts: &[Cut {
            file: "core/src/call.rs",
            find: "        self.client.shared.config.redactor.redact(&mut target);\n",
            put: "        let _ = &mut target;\n",
        }],
        suite: Suite::Wire,
        red: &["keys::a_key_in_a_path_is_neither_in_the_error_nor_in_the_event"],
    },
    Guard {
        name: "keys-cut-off",
        theme: Theme::Keys,
        sentence: "The beginning of a key at the end of a body that was cut is hidden.",
        cuts: &[Cut {
            file: "core/src/error/mod.rs",
            find: "redactor.redact_truncated(body)",
            put: "redactor.redact(body)",
        }],
        suite: Suite::Wire,
        red: &["keys::a_key_that_was_cut_off_is_not_shown_either"],
    },
    Guard {
        name: "keys-percent-encoded",
        theme: Theme::Keys,
        sentence: "A key is hidden in percent-encoding too.",
        cuts: &[Cut {
            file: UNESCAPE,
            find: "b'%' => Kind::Percent,",
            put: "b'%' => return None,",
        }],
        suite: Suite::Wire,
        red: &["keys::a_key_is_in_no_error_in_any_form"],
    },
    Guard {
        name: "keys-in-json",
        theme: Theme::Keys,
        sentence: "A key is hidden as a text of JSON too.",
        cuts: &[Cut {
            file: UNESCAPE,
            find: "b'\\\\' => Kind::Json,",
            put: "b'\\\\' => return None,",
        }],
        suite: Suite::Wire,
        red: &["keys::a_key_is_in_no_error_in_any_form"],
    },
    Guard {
        name: "keys-in-html",
        theme: Theme::Keys,
        sentence: "A key is hidden as a text of HTML too.",
        cuts: &[Cut {
            file: UNESCAPE,
            find: "b'&' => Kind::Html,",
            put: "b'&' => return None,",
        }],
        suite: Suite::Wire,
        red: &["keys::a_key_is_in_no_error_in_any_form"],
    },
    Guard {
        name: "keys-in-base64",
        theme: Theme::Keys,
        sentence: "A key is hidden in base64 too.",
        cuts: &[Cut {
            file: SECRET,
            find: "forms.extend(Form::base64(secret.as_bytes()));",
            put: "",
        }],
        suite: Suite::Wire,
        red: &["keys::a_key_is_in_no_error_in_any_form"],
    },
    Guard {
        name: "keys-in-capitals",
        theme: Theme::Keys,
        sentence: "A key is hidden in capitals too.",
        cuts: &[Cut {
            file: SECRET,
            find: "other.to_ascii_lowercase(),",
            put: "*other,",
        }],
        suite: Suite::Wire,
        red: &["keys::a_key_is_in_no_error_in_any_form"],
    },
    Guard {
        name: "pairs-of-cookies",
        theme: Theme::Keys,
        sentence: "Each pair of a cookie is hidden by itself.",
        cuts: &[Cut {
            file: SECRET,
            find: "redactor.extend(pairs(value));",
            put: "let _ = pairs(value);",
        }],
        suite: Suite::Wire,
        red: &["keys::each_pair_of_a_cookie_is_a_secret"],
    },
    Guard {
        name: "short-secrets",
        theme: Theme::Keys,
        sentence: "A secret too short to be told from other text is refused.",
        cuts: &[Cut {
            file: "core/src/header.rs",
            find: "if value.chars().count() < shortest {",
            put: "if value.chars().count() > 9000 * shortest {",
        }],
        suite: Suite::Wire,
        red: &["keys::a_secret_too_short_to_be_hidden_is_refused"],
    },
    Guard {
        name: "short-parts",
        theme: Theme::Keys,
        sentence: "A short part of a secret is not hidden by itself.",
        cuts: &[Cut {
            file: SECRET,
            find: "if secret.chars().count() >= SHORTEST {",
            put: "if !secret.is_empty() {",
        }],
        suite: Suite::Wire,
        red: &["keys::a_short_part_of_a_secret_does_not_paint_a_text"],
    },
    Guard {
        name: "secret-headers",
        theme: Theme::Keys,
        sentence: "Headers whose names tell of secrets are hidden like keys.",
        cuts: &[Cut {
            file: SECRET,
            find: ".any(|part| name.contains(part))",
            put: ".any(|part| name == *part)",
        }],
        suite: Suite::Wire,
        red: &["keys::headers_that_are_secret_by_their_names_are_in_no_error"],
    },
    Guard {
        name: "token-without-scheme",
        theme: Theme::Keys,
        sentence: "The token of Bearer TOKEN is hidden by itself too.",
        cuts: &[Cut {
            file: SECRET,
            find: "redactor.extend(value.split_once(' ').map(|(_, token)| token.trim().into()));",
            put: "",
        }],
        suite: Suite::Wire,
        red: &["keys::headers_that_are_secret_by_their_names_are_in_no_error"],
    },
    Guard {
        name: "key-in-debug",
        theme: Theme::Keys,
        sentence: "The Debug print of a client shows whether there is a key, not which.",
        cuts: &[Cut {
            file: "core/src/schema/settings.rs",
            find: "f.write_str(\"***\")",
            put: "f.write_str(&self.0)",
        }],
        suite: Suite::Wire,
        red: &["keys::nothing_secret_is_in_a_debug_print"],
    },
    Guard {
        name: "headers-in-debug",
        theme: Theme::Keys,
        sentence: "The Debug print of a client shows the names of headers, not their values.",
        cuts: &[Cut {
            file: "core/src/schema/settings.rs",
            find: "f.debug_list().entries(names).finish()",
            put: "f.debug_list().entries(&self.0).entries(names).finish()",
        }],
        suite: Suite::Wire,
        red: &["keys::nothing_secret_is_in_a_debug_print"],
    },
    Guard {
        name: "proxy-in-debug",
        theme: Theme::Keys,
        sentence: "The Debug print of a client shows whether there is a proxy, not its password.",
        cuts: &[Cut {
            file: "core/src/config.rs",
            find: "fn proxy(url: impl Into<String>) -> Option<Url> = \"proxy\";",
            put: "fn proxy(url: impl Into<String>) -> Option<String> = \"proxy\";",
        }],
        suite: Suite::Wire,
        red: &["keys::nothing_secret_is_in_a_debug_print"],
    },
    Guard {
        name: "verification",
        theme: Theme::Tls,
        sentence: "Who cannot be verified is not spoken to, and nothing can change that.",
        cuts: &[
            Cut {
                file: "core/src/transport/tls.rs",
                find: ".with_root_certificates(Arc::clone(root_store))",
                put: ".dangerous()
            .with_custom_certificate_verifier(Arc::new(Anyone))",
            },
            Cut {
                file: "core/src/transport/tls.rs",
                find: "/// The program's default provider",
                put: "/// Takes everybody for whom they say they are.
#[derive(Debug)]
struct Anyone;

impl rustls::client::danger::ServerCertVerifier for Anyone {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &rustls::pki_types::ServerName<'_>,
        _: &[u8],
        _: rustls::pki_types::UnixTime,
    ) -> std::result::Result<rustls::client::danger::ServerCertVerified, rustls::Error> {
        Ok(rustls::client::danger::ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &rustls::DigitallySignedStruct,
    ) -> std::result::Result<rustls::client::danger::HandshakeSignatureValid, rustls::Error> {
        Ok(rustls::client::danger::HandshakeSignatureValid::assertion())
    }

    fn verify_tls13_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &rustls::DigitallySignedStruct,
    ) -> std::result::Result<rustls::client::danger::HandshakeSignatureValid, rustls::Error> {
        Ok(rustls::client::danger::HandshakeSignatureValid::assertion())
    }

    fn supported_verify_schemes(&self) -> Vec<rustls::SignatureScheme> {
        cryptography()
            .signature_verification_algorithms
            .supported_schemes()
    }
}

/// The program's default provider",
            },
        ],
        suite: Suite::Wire,
        red: &[
            "tls::an_unknown_authority_is_not_trusted",
            "tls::a_certificate_for_another_name_is_not_taken",
            "sources::there_is_no_switch_to_turn_verification_off",
        ],
    },
    Guard {
        name: "names-of-certificates",
        theme: Theme::Tls,
        sentence: "A certificate counts for the host that was asked for alone.",
        cuts: &[Cut {
            file: "core/src/transport/tls.rs",
            find: "ServerName::try_from(bare.to_owned())",
            put: r#"ServerName::try_from(bare.replace("hub.example", "127.0.0.1"))"#,
        }],
        suite: Suite::Wire,
        red: &["tls::a_certificate_for_another_name_is_not_taken"],
    },
    Guard {
        name: "tls-told-apart",
        theme: Theme::Tls,
        sentence: "What goes wrong in securing a connection is told as such.",
        cuts: &[Cut {
            file: "core/src/transport/error.rs",
            find: "        CallPhase::Handshake => (\n            ErrorKind::Tls,",
            put: "        CallPhase::Handshake => (\n            ErrorKind::Connect,",
        }],
        suite: Suite::Wire,
        red: &[
            "tls::an_unknown_authority_is_not_trusted",
            "tls::a_server_without_tls_is_reported",
            "tls::a_close_during_the_handshake_is_reported",
        ],
    },
];
