//! Written by cargo xtask generate; do not edit.

crate::record::class! {
    /// An item of a newsroom rundown.
    NewsroomItem {
        /// Id of the story that the item belongs to.
        story_id,
        /// Id of the item within the story.
        item_id,
        /// Name of the story.
        story_slug,
        /// Name of the item.
        item_slug,
        /// The graphic that the item shows.
        mos_object,
    }
}
