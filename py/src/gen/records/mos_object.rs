//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// A MOS object: a graphic that the newsroom filled in.
    MosObject {
        /// Its id.
        obj_id,
        /// Its name.
        obj_slug,
        /// Its abstract.
        mos_abstract,
        /// Its group.
        obj_group,
        /// Its time base.
        obj_tb,
        /// Its revision.
        obj_rev,
        /// Its duration. The unit is not documented.
        obj_dur,
        /// Its status.
        status,
        /// Whether it can go on air.
        obj_air,
        /// Its paths.
        obj_paths,
        /// What the newsroom system adds, serialized JSON.
        mos_external_metadata,
        /// Who made it.
        created_by,
        /// When it was made, ISO 8601.
        created,
        /// Who changed it last; names the REST interface after an update through it.
        changed_by,
        /// When it was changed last, ISO 8601.
        changed,
        /// What it is, for people.
        description,
        /// What it holds.
        obj_type,
        /// The name of its template.
        template,
        /// The values of its template's fields: texts, or lists of texts.
        ///
        /// An update replaces them whole.
        data,
        /// Its buttons; absent from the response to an update.
        buttons,
    }
}
