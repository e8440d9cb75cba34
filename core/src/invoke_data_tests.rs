//! Tests of composed calls that return data. The tests define such calls themselves.

use std::time::Duration;

use gfxhub_simulator::LocalHub;

use super::only_reads;
use crate::batch::define::composed;
use crate::error::{ErrorKind, Result};
use crate::schema::operation::ResponseType;
use crate::schema::plain::{PlainStruct, plain};
use crate::types::{EngineId, NodePath, PropertyPath, PropertyUpdate};
use crate::{CallOptions, CancelToken, Client, Engines, ops};

plain! {
    /// Number of nodes and of their properties.
    NodeTally(derive(PartialEq)) {
        /// Number of nodes.
        nodes: u64,
        /// Number of their properties.
        properties: u64,
    }
}

composed! {
    Engines = engines gives data;

    /// Counts the nodes of an engine, and the properties of its first node.
    fn tally(engine: EngineId) -> NodeTally = Read by tally => "hub.engines().tally(3)?;";

    /// Counts the properties of each of the first two nodes.
    fn tally_each(engine: EngineId) -> Vec<NodeTally> = Read by tally_each => "hub.engines().tally_each(3)?;";

    /// Sets a property, although a call in class `Read` must not.
    fn tally_and_set(engine: EngineId, node: NodePath, property: PropertyPath; update: PropertyUpdate)
        -> NodeTally = Read by tally_and_set => "hub.engines().tally_and_set(3, \"n\", \"p\", 1)?;";
}

fn tally(client: &Client, engine: EngineId) -> Result<NodeTally> {
    let nodes = client.engines().list_nodes(engine)?;
    let first = nodes[0].node_path.clone();
    Ok(NodeTally {
        nodes: nodes.len() as u64,
        properties: client.engines().list_properties(engine, first)?.len() as u64,
    })
}

fn tally_each(client: &Client, engine: EngineId) -> Result<Vec<NodeTally>> {
    let nodes = client.engines().list_nodes(engine)?;
    let properties = |node: NodePath| client.engines().list_properties(engine, node);
    let each = nodes.into_iter().take(2).map(|node| {
        Ok(NodeTally {
            nodes: 1,
            properties: properties(node.node_path)?.len() as u64,
        })
    });
    each.collect()
}

fn tally_and_set(
    client: &Client,
    engine: EngineId,
    node: NodePath,
    property: PropertyPath,
    update: &PropertyUpdate,
) -> Result<NodeTally> {
    client
        .engines()
        .set_property(engine, node, property, update)?;
    tally(client, engine)
}

#[test]
fn it_gives_the_same_by_method_and_by_name() {
    let local = LocalHub::start(Default::default()).unwrap();
    let hub = Client::new(&local.url()).unwrap();
    let typed = hub.engines().tally(3).unwrap();
    let nodes = hub.engines().list_nodes(3).unwrap();
    assert_eq!(typed.nodes, nodes.len() as u64);
    let json = |tally: &NodeTally| {
        let NodeTally { nodes, properties } = tally;
        format!("{{\"nodes\":{nodes},\"properties\":{properties}}}")
    };
    let by_name = hub.invoke("engines.tally", r#"{"engineId": 3}"#).unwrap();
    assert_eq!(by_name.result(), Some(&*json(&typed)));
    assert!(by_name.response().is_none());
    let each = hub.engines().tally_each(3).unwrap();
    assert_eq!((each.len(), &each[0].properties), (2, &typed.properties));
    let by_name = hub.invoke("engines.tally_each", r#"{"engineId": 3}"#);
    let all: Vec<String> = each.iter().map(json).collect();
    let due = format!("[{}]", all.join(","));
    assert_eq!(by_name.unwrap().result(), Some(&*due));
    for (arguments, argument) in [("{}", "engineId"), (r#"{"engineId":3,"x":1}"#, "x")] {
        let error = hub.invoke("engines.tally", arguments).unwrap_err();
        assert_eq!(
            (error.kind(), error.argument()),
            (ErrorKind::Invalid, Some(argument))
        );
        assert_eq!(error.operation(), "engines.tally");
    }
}

#[test]
fn its_definition_is_found_by_its_name() {
    let call = crate::invoke::call("engines.tally").unwrap();
    assert!(call.is_composed() && only_reads(call.name));
    assert_eq!(
        call.outcome,
        ResponseType::Data(<NodeTally as PlainStruct>::INFO)
    );
    assert_eq!(call.arguments[0].wire, "engineId");
    let each = crate::invoke::call("engines.tally_each").unwrap();
    assert_eq!(
        each.outcome,
        ResponseType::DataList(<NodeTally as PlainStruct>::INFO)
    );
    assert!(
        ops::OPERATIONS
            .iter()
            .all(|operation| !operation.is_composed())
    );
}

#[test]
fn its_requests_share_one_time_limit_and_are_cancelled_together() {
    let local = LocalHub::start(Default::default()).unwrap();
    let hub = Client::new(&local.url()).unwrap();
    let slow = r#"{"faults": [{"fault": "delay", "seconds": 0.3}]}"#;
    local.set_faults_json(slow).unwrap();
    let limit = Duration::from_millis(500);
    let limited = hub.with(CallOptions::new().timeout(limit));
    limited.engines().list_nodes(3).unwrap();
    let error = limited.engines().tally(3).unwrap_err();
    assert_eq!(
        (error.kind(), error.operation()),
        (ErrorKind::Timeout, "engines.list_properties")
    );
    let token = CancelToken::new();
    token.cancel();
    let cancelled = hub.with(CallOptions::new().cancel(&token));
    let error = cancelled.engines().tally(3).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Cancelled);
}

#[test]
fn one_that_reads_cannot_write() {
    let local = LocalHub::start(Default::default()).unwrap();
    let hub = Client::new(&local.url()).unwrap();
    let path = "Default//Opacity/0";
    let before = hub.engines().get_property(3, "Mixer_0", path).unwrap();
    let error = hub
        .engines()
        .tally_and_set(3, "Mixer_0", path, 0.125)
        .unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Invalid);
    let after = hub.engines().get_property(3, "Mixer_0", path).unwrap();
    assert_eq!(before.value, after.value);
}
