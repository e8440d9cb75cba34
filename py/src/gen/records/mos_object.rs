//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A MOS object: a graphic that the newsroom filled in.
    MosObject {
        /// Id of the object.
        obj_id,
        /// Name of the object.
        obj_slug,
        /// Abstract.
        mos_abstract,
        /// Group of the object.
        obj_group,
        /// Time base.
        obj_tb,
        /// Revision.
        obj_rev,
        /// Duration. The unit is not documented.
        obj_dur,
        /// Status of the object.
        status,
        /// Readiness for air.
        obj_air,
        /// Paths of the object.
        obj_paths,
        /// Metadata of the newsroom system, serialized JSON.
        mos_external_metadata,
        /// Author of the object.
        created_by,
        /// Time of creation, ISO 8601.
        created,
        /// Author of the last change; the REST interface after an update through it.
        changed_by,
        /// Time of the last change, ISO 8601.
        changed,
        /// Description for people.
        description,
        /// Content of the object.
        obj_type,
        /// Name of the template.
        template,
        /// Values of the template's fields: texts, or lists of texts.
        ///
        /// An update replaces them whole.
        data,
        /// Buttons; absent from the response to an update.
        buttons,
    }
}
