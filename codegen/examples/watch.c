gfxhub_watch_options *options = gfxhub_watch_options_new();
gfxhub_watch *watch = NULL;
gfxhub_watch_options_set_topics(options, "engines, Studio A / Mixer_0");
gfxhub_watch_new(hub, options, &watch, &error);
gfxhub_watch_options_free(options);
gfxhub_watch_look(watch);
gfxhub_watch_close(watch, 1000, NULL, &error);
gfxhub_watch_free(watch);
