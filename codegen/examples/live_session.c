gfxhub_live_session *live = NULL;
gfxhub_live_property *opacity = NULL;
gfxhub_live_session_new(hub, NULL, &live, &error);
gfxhub_live_session_property(live, 3, "Mixer_0", "Default//Opacity/0", &opacity, &error);
gfxhub_live_property_set_number(opacity, 0.5);
gfxhub_live_session_close(live, 1000, NULL, &error);
gfxhub_live_property_free(opacity);
gfxhub_live_session_free(live);
