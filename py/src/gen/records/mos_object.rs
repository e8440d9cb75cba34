//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A MOS object: a graphic that was filled in by the newsroom.
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
        /// Readiness of the object to go on air.
        obj_air,
        /// Paths of the object.
        obj_paths,
        /// Metadata of the newsroom system, serialized JSON.
        mos_external_metadata,
        /// Author of the object.
        created_by,
        /// Time of creation, ISO 8601.
        created,
        /// Author of the last change.
        ///
        /// After an update through the REST interface, this names the interface.
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
        /// An update with data replaces all of them.
        data,
        /// Buttons. They are absent from the response to an update.
        buttons,
    }
}
