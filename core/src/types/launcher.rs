//! Launch configurations and their renderers.

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, Error, IntoDeserializer, MapAccess, Unexpected, Visitor};
use serde::ser::Serializer;

use crate::schema::bodies::bodies;
use crate::schema::field::Field;
use crate::schema::provenance::WireForm;
use crate::schema::records::{Record, records};
use crate::schema::types::FieldType;
use crate::types::enums::EngineType;
use crate::types::ids::{EngineId, LaunchId, ProjectId, ProjectMapId, RendererId, StateId};
use crate::types::scalars::{NonEmptyString, Nullable};
use crate::value::context::DecodeContext;
use crate::value::scanner::Scanner;

records! {
    /// A launch configuration: renderers that are started and stopped together.
    LaunchConfig {
        /// Number of the launch configuration. This is not an engine id. Any field of a launch
        /// configuration may be absent.
        id: Option<LaunchId> = "id",
        /// Name of the launch configuration.
        name: String = "name",
        /// Ids of the renderers. Newer hubs send the renderers themselves.
        renderers: Vec<RendererRef> = "renderers",
    }

    /// The response to creating a launch configuration.
    LaunchConfigCreated {
        /// Number of the new launch configuration.
        id: LaunchId = "id",
        /// Renderers of the new launch configuration.
        renderers: Vec<RendererRef> = "renderers",
    }

    /// A renderer of a launch configuration. Any field may be absent.
    Renderer {
        /// Number of the launch configuration that the renderer belongs to.
        launch_config_id: Option<LaunchId> = "launchConfigId",
        /// Number of the engine that the renderer runs on.
        engine_id: Option<EngineId> = "engineId",
        /// Number of the project that the renderer runs.
        project_id: Option<ProjectId> = "projectId",
        /// Number of the map in the project.
        project_map_id: Option<ProjectMapId> = "projectMapId",
        /// Type of the engine, which determines what `state_id` identifies.
        engine_type: EngineType = "engineType",
        /// Number of the state that the renderer loads: an rgraph id for RE, a ustate id for UE, a
        /// graph id for RE5.
        state_id: Option<StateId> = "stateId",
    }
}

bodies! {
    /// A new launch configuration.
    LaunchConfigCreate(
        /// Name, which must not be empty.
        name: NonEmptyString = "name",
        /// Ids of the renderers. The list may be empty.
        renderers: Vec<RendererId> = "renderers",
    ) {}

    /// A new renderer. All fields are optional.
    RendererCreate() {
        /// Number of the launch configuration that the renderer belongs to.
        launch_config_id: LaunchId = "launchConfigId",
        /// Number of the engine that the renderer runs on; `Null` for any engine.
        engine_id: Nullable<EngineId> = "engineId",
        /// Number of the project that the renderer runs; `Null` for none.
        project_id: Nullable<ProjectId> = "projectId",
        /// Number of the map in the project; `Null` for none.
        project_map_id: Nullable<ProjectMapId> = "projectMapId",
        /// Type of the engine: RE, RE5 or UE.
        engine_type: EngineType = "engineType",
        /// Number of the state that the renderer loads: an rgraph id for RE, a ustate id for UE, a
        /// graph id for RE5.
        state_id: StateId = "stateId",
    }
}

/// A renderer in the form in which a launch configuration contains it.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum RendererRef {
    /// Id of the renderer.
    Id(RendererId),
    /// Id of the renderer, received as text.
    Text(RendererId),
    /// The whole renderer, as newer hubs send it.
    Record(Box<Renderer>),
}

impl RendererRef {
    /// Returns the id of the renderer; `None` if a hub sent a renderer without an id.
    #[must_use]
    pub fn id(&self) -> Option<RendererId> {
        match self {
            Self::Id(id) | Self::Text(id) => Some(*id),
            Self::Record(renderer) => serde_json::from_str(renderer.extra().get("id")?).ok(),
        }
    }
}

/// As in all records, the comparison ignores the form in which the id was received.
impl PartialEq for RendererRef {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Record(one), Self::Record(other)) => one == other,
            (Self::Record(_), _) | (_, Self::Record(_)) => false,
            (Self::Id(one) | Self::Text(one), Self::Id(other) | Self::Text(other)) => one == other,
        }
    }
}

impl Field for RendererRef {
    const SHAPE: FieldType = FieldType::RendererRef;

    fn blank() -> Self {
        Self::Id(RendererId::blank())
    }

    fn read<'de, D: Deserializer<'de>>(
        from: D,
        context: &DecodeContext<'_>,
    ) -> Result<(Self, WireForm), D::Error> {
        from.deserialize_any(RefVisitor(context))
            .map(|renderer| (renderer, WireForm::AsDocumented))
    }

    fn scan(&mut self, scanner: &mut Scanner<'_>) -> Option<WireForm> {
        *self = match scanner.peek()? {
            b'{' => {
                let mut renderer = Box::new(Renderer::blank());
                renderer.scan(scanner)?;
                scanner.context.boxed::<Renderer>();
                Self::Record(renderer)
            }
            _ => Self::Id(RendererId(scanner.integer()?)),
        };
        Some(WireForm::AsDocumented)
    }

    fn write<S: Serializer>(&self, _: WireForm, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Id(id) => to.serialize_i64(id.get()),
            Self::Text(id) => to.collect_str(id),
            Self::Record(renderer) => serde::Serialize::serialize(renderer, to),
        }
    }

    fn write_documented<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Id(id) | Self::Text(id) => to.serialize_i64(id.get()),
            Self::Record(renderer) => renderer.write_documented(to),
        }
    }
}

struct RefVisitor<'c>(&'c DecodeContext<'c>);

impl RefVisitor<'_> {
    /// Reads an id in any form in which ids are accepted.
    fn id<'de, E: Error>(&self, from: impl IntoDeserializer<'de, E>) -> Result<RendererRef, E> {
        Ok(match RendererId::read(from.into_deserializer(), self.0)? {
            (id, WireForm::OtherType) => RendererRef::Text(id),
            (id, _) => RendererRef::Id(id),
        })
    }
}

impl<'de> Visitor<'de> for RefVisitor<'_> {
    type Value = RendererRef;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the id of a renderer or the renderer itself")
    }

    fn visit_i64<E: Error>(self, id: i64) -> Result<RendererRef, E> {
        self.id(id)
    }

    fn visit_u64<E: Error>(self, id: u64) -> Result<RendererRef, E> {
        self.id(id)
    }

    fn visit_f64<E: Error>(self, id: f64) -> Result<RendererRef, E> {
        self.id::<E>(id)
            .map_err(|_| E::invalid_value(Unexpected::Float(id), &self))
    }

    fn visit_str<E: Error>(self, id: &str) -> Result<RendererRef, E> {
        self.id::<E>(id)
            .map_err(|_| E::invalid_value(Unexpected::Str(id), &self))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<RendererRef, A::Error> {
        let (renderer, _) = Renderer::read(MapAccessDeserializer::new(map), self.0)?;
        self.0.boxed::<Renderer>();
        Ok(RendererRef::Record(Box::new(renderer)))
    }
}
