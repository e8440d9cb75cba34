gfxhub_watch_options *options = gfxhub_watch_options_new();
gfxhub_watch *watch = NULL;
gfxhub_watch_changes *change = NULL;
gfxhub_watch_options_set_topics(options, "engines");
gfxhub_watch_new(hub, options, &watch, &error);
gfxhub_watch_options_free(options);
if (gfxhub_watch_next_change(watch, 1000, &change, NULL) == GFXHUB_STATUS_OK) {
    if (change != NULL) puts(gfxhub_watch_changes_message_at(change, 0).data);
    gfxhub_watch_changes_free(change);
}
gfxhub_watch_free(watch);
