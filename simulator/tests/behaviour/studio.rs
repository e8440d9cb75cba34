//! A hub with the test studio on a manual clock, and functions for calling it.

use std::time::Duration;

use gfxhub_simulator::json::Value;
use gfxhub_simulator::{ClockMode, Effect, LocalHub, Options, Show};

use crate::wire::{Reply, segment, send};

pub(crate) struct Studio {
    pub(crate) hub: LocalHub,
}

/// The node of the RE engine 1 that most tests use.
pub(crate) const MIXER: (i64, &str) = (1, "Mixer_0");
pub(crate) const SET: (i64, &str) = (2, "3F2504E0-4F89-11D3-9A0C-0305E82C3301");

pub(crate) fn show() -> Show {
    Show::from_json(include_str!("show.json")).unwrap()
}

pub(crate) fn options() -> Options {
    Options {
        show: Some(show()),
        clock: ClockMode::Manual,
        ..Options::default()
    }
}

impl Studio {
    pub(crate) fn new() -> Studio {
        Studio::with(options())
    }

    pub(crate) fn with(options: Options) -> Studio {
        Studio {
            hub: LocalHub::start(options).unwrap(),
        }
    }

    /// Sends a request to a path below `/api/rest/v1`. The body, if there is one, is JSON.
    #[track_caller]
    pub(crate) fn call(&self, method: &str, path: &str, body: Option<Value>) -> Reply {
        let target = format!("/api/rest/v1{path}");
        let body = body.map(|body| body.to_string().into_bytes());
        let headers: &[&str] = if body.is_some() {
            &["Content-Type: application/json"]
        } else {
            &[]
        };
        send(self.hub.port(), method, &target, headers, body.as_deref())
    }

    #[track_caller]
    pub(crate) fn get(&self, path: &str) -> Value {
        let response = self.call("GET", path, None);
        assert_eq!(response.status, 200, "{response:?}");
        response.json()
    }

    #[track_caller]
    pub(crate) fn patch(&self, path: &str, body: Value) -> Reply {
        self.call("PATCH", path, Some(body))
    }

    #[track_caller]
    pub(crate) fn post(&self, path: &str, body: Value) -> Reply {
        self.call("POST", path, Some(body))
    }

    #[track_caller]
    pub(crate) fn put(&self, path: &str) -> Reply {
        self.call("PUT", path, None)
    }

    /// Makes a control call with the hub's token. The path is below `/_control/`.
    #[track_caller]
    pub(crate) fn control(&self, method: &str, path: &str, body: Option<&str>) -> Reply {
        let target = format!("/_control/{path}");
        let token = format!("X-Control-Token: {}", self.hub.token());
        let body = body.map(str::as_bytes);
        send(self.hub.port(), method, &target, &[&token], body)
    }

    /// Returns the current value of a property.
    #[track_caller]
    pub(crate) fn value(&self, node: (i64, &str), property: &str) -> Value {
        self.get(&property_path(node, property))["Value"].clone()
    }

    pub(crate) fn advance(&self, seconds: f64) {
        self.hub
            .clock()
            .advance(Duration::from_secs_f64(seconds))
            .unwrap();
    }

    /// Returns the latest effect of the hub.
    #[track_caller]
    pub(crate) fn last_effect(&self) -> Effect {
        self.hub.journal().pop().unwrap()
    }
}

pub(crate) fn node_path((engine, node): (i64, &str)) -> String {
    format!("/engines/{engine}/nodes/{}", segment(node))
}

pub(crate) fn property_path(node: (i64, &str), property: &str) -> String {
    format!("{}/properties/{}", node_path(node), segment(property))
}

pub(crate) const INTERNAL: (u16, &str) = (500, "500: Internal server error");
