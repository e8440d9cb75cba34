//! Written by cargo xtask generate; do not edit.

crate::to_python::plain!(get: EngineId GraphId InstanceId ItemId LaunchId PermitId PlayoutRundownId ProjectId ProjectMapId RgraphId StateId TemplateId UstateId);
crate::to_python::plain!(as_str: AddressKind ButtonKey EngineRole EngineStatus EngineType FunctionPath InstanceStatus NamePath NcsId NewsroomItemId NewsroomStatus NodePath ObjAir ObjId ObjType PropertyPath RoId StoryId);
