//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// Something that a path of names leads to, with every id that the calls by id need.
    ///
    /// Ids that its kind does not have are absent.
    Address {
        /// Kind of the thing, which determines the ids that are present.
        kind,
        /// Path that leads to it, with the names as people see them.
        path,
        /// Number of the engine.
        engine_id,
        /// Path of the node.
        node_path,
        /// Path of the property, with the sub-field if the path names one.
        property_path,
        /// Path of the function.
        function_path,
        /// Number of the playout rundown.
        rundown_id,
        /// Number of the item in the playout rundown.
        item_id,
        /// Key by which a call presses the button.
        button_key,
        /// Number of the template.
        template_id,
        /// Device id of the newsroom system.
        ncs_id,
        /// Id of the newsroom rundown.
        ro_id,
        /// Id of the story.
        story_id,
        /// Id of the item in the story.
        newsroom_item_id,
        /// Id of the MOS object that the item shows, if it shows one.
        obj_id,
        /// Number of the graph.
        graph_id,
        /// Number of the rgraph.
        rgraph_id,
        /// Number of the ustate.
        ustate_id,
        /// Number of the launch configuration.
        launch_id,
        /// Age in milliseconds of the oldest list in which it was found.
        age_ms,
    }
}
