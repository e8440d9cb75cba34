//! Tests of conversions into ids and bodies from common types.

#[test]
fn ids_and_bodies_convert_from_common_types() {
    use gfxhub::{
        EngineId, MosObjectUpdate, NodePath, PlayoutItemUpdate, PropertyUpdate, RendererCreate,
    };
    let engine = EngineId(3);
    assert_eq!(EngineId::from(&engine), engine);
    assert_eq!(i64::from(engine), 3);
    let node: NodePath = "Mixer_0".parse().unwrap();
    assert_eq!(
        (node.as_ref(), String::from(node.clone())),
        ("Mixer_0", "Mixer_0".to_owned())
    );
    assert_eq!(MosObjectUpdate::default(), MosObjectUpdate::new());
    assert_eq!(PlayoutItemUpdate::default(), PlayoutItemUpdate::new());
    assert_eq!(RendererCreate::default(), RendererCreate::new());
    let half = PropertyUpdate::new(1).duration(0.5).delay(2);
    assert_eq!(half, PropertyUpdate::new(1).duration(0.5_f32).delay(2_u32));
}
