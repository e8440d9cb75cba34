//! Written by cargo xtask generate; do not edit.

crate::give::plain!(get: EngineId GraphId InstanceId ItemId LaunchId PlayoutRundownId ProjectId ProjectMapId RgraphId StateId TemplateId UstateId);
crate::give::plain!(as_str: ButtonKey EngineRole EngineStatus EngineType FunctionPath InstanceStatus NcsId NewsroomItemId NewsroomStatus NodePath ObjAir ObjId ObjType PropertyPath RoId StoryId);
