//! Written by cargo xtask generate; do not edit.

crate::to_python::plain!(get: EngineId GraphId InstanceId ItemId LaunchId PermitId PlayoutRundownId ProjectId ProjectMapId RgraphId StateId TemplateId UstateId);
crate::to_python::plain!(as_str: AddressKind ButtonKey DifferenceKind EngineRole EngineStatus EngineType FunctionPath InstanceStatus Interpolation MemberOutcome NamePath NcsId NewsroomItemId NewsroomStatus NodePath ObjAir ObjId ObjType PropertyPath RecallOutcome RoId SkipReason StoryId);

impl crate::to_python::IntoPyResult for Vec<gfxhub::TemplateField> {
    fn into_py_result(self, py: pyo3::Python<'_>) -> pyo3::PyResult<pyo3::Py<pyo3::PyAny>> {
        let all = self.iter().map(|one| crate::plain::to_python(py, one));
        let all: Vec<_> = all.collect::<pyo3::PyResult<_>>()?;
        Ok(pyo3::types::PyList::new(py, all)?.into_any().unbind())
    }
}
