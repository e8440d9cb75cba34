gfxhub_live_session *live = NULL;
gfxhub_live_property *wrong = NULL;
gfxhub_live_reports *report = NULL;
gfxhub_live_session_new(hub, NULL, &live, &error);
gfxhub_live_session_property(live, 3, "Nowhere", "Default//Opacity/0", &wrong, &error);
gfxhub_live_property_set_number(wrong, 0.5);
gfxhub_live_session_close(live, 1000, NULL, &error);
while (gfxhub_live_session_next_report(live, 1000, &report, NULL) == GFXHUB_STATUS_OK) {
    if (report != NULL) puts(gfxhub_live_reports_message_at(report, 0).data);
    gfxhub_live_reports_free(report);
}
gfxhub_live_property_free(wrong);
gfxhub_live_session_free(live);
