//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// An item of a newsroom rundown.
    NewsroomItem {
        /// The story that it belongs to.
        story_id,
        /// Its id within the story.
        item_id,
        /// The story's name.
        story_slug,
        /// Its name.
        item_slug,
        /// The graphic that it shows.
        mos_object,
    }
}
