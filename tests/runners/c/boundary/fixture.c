/* Creates one object of each kind for the trials. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "trial.h"

static const uint16_t UNITS[] = {'x', 0};

void *fixture_need(void *made, const char *what) {
  if (made == NULL) {
    fprintf(stderr, "the fixture could not create its %s\n", what);
    exit(3);
  }
  return made;
}

gfxhub_local_hub *make_local_hub(const fixture *have) {
  gfxhub_local_hub *made = NULL;
  (void)have;
  gfxhub_local_hub_start(NULL, &made, NULL);
  return made;
}

gfxhub_local_hub_options *make_local_hub_options(const fixture *have) {
  (void)have;
  return gfxhub_local_hub_options_new();
}

gfxhub_local_hub_text *make_local_hub_text(const fixture *have) {
  return gfxhub_local_hub_journal_json(have->local_hub, 0);
}

gfxhub_client *make_client(const fixture *have) {
  gfxhub_client *made = NULL;
  gfxhub_client_new(have->url, NULL, &made, NULL);
  return made;
}

gfxhub_client_options *make_client_options(const fixture *have) {
  (void)have;
  return gfxhub_client_options_new();
}

gfxhub_call_options *make_call_options(const fixture *have) {
  (void)have;
  return gfxhub_call_options_new();
}

gfxhub_batch_options *make_batch_options(const fixture *have) {
  (void)have;
  return gfxhub_batch_options_new();
}

gfxhub_live_options *make_live_options(const fixture *have) {
  (void)have;
  return gfxhub_live_options_new();
}

gfxhub_live_session *make_live_session(const fixture *have) {
  gfxhub_live_session *made = NULL;
  gfxhub_live_session_new(have->client, NULL, &made, NULL);
  return made;
}

gfxhub_live_property *make_live_property(const fixture *have) {
  gfxhub_live_property *made = NULL;
  gfxhub_live_session_property(have->live_session, 3, "Mixer_0", "Default//Opacity/0", &made, NULL);
  return made;
}

gfxhub_live_reports *make_live_reports(const fixture *have) {
  return gfxhub_live_session_take_reports(have->live_session, 0);
}

gfxhub_watch_options *make_watch_options(const fixture *have) {
  (void)have;
  return gfxhub_watch_options_new();
}

gfxhub_watch *make_watch(const fixture *have) {
  gfxhub_watch *made = NULL;
  gfxhub_watch_options *options = gfxhub_watch_options_new();
  gfxhub_watch_options_set_topics(options, "engines");
  gfxhub_watch_new(have->client, options, &made, NULL);
  gfxhub_watch_options_free(options);
  return made;
}

/* A new watch always reports a change, that it has read everything. */
gfxhub_watch_changes *make_watch_changes(const fixture *have) {
  gfxhub_watch *watch = make_watch(have);
  gfxhub_watch_changes *made = gfxhub_watch_take_changes(watch, 20000);
  gfxhub_watch_free(watch);
  return fixture_need(made, "gfxhub_watch_changes");
}

gfxhub_cancel_token *make_cancel_token(const fixture *have) {
  (void)have;
  return gfxhub_cancel_token_new();
}

gfxhub_error *make_error(const fixture *have) {
  gfxhub_error *made = NULL;
  gfxhub_value *value = NULL;
  (void)have;
  gfxhub_value_from_json("{", &value, &made);
  return made;
}

gfxhub_string *make_string(const fixture *have) {
  (void)have;
  return gfxhub_string_from_utf16(UNITS, 1);
}

gfxhub_utf16 *make_utf16(const fixture *have) {
  (void)have;
  return gfxhub_utf16_from_utf8("x", 1);
}

gfxhub_value *make_value(const fixture *have) {
  (void)have;
  return gfxhub_value_new_text("x");
}

gfxhub_invoked *make_invoked(const fixture *have) {
  gfxhub_invoked *made = NULL;
  gfxhub_invoke(have->client, "engines.list", "{}", NULL, &made, NULL);
  return made;
}

gfxhub_response *make_response(const fixture *have) {
  gfxhub_response *made = NULL;
  gfxhub_request(have->client, "GET", "/api/rest/v1/engines", NULL, NULL, &made, NULL);
  return made;
}

gfxhub_pending *make_pending(const fixture *have) {
  gfxhub_pending *made = NULL;
  gfxhub_submit(have->client, "engines.list", NULL, NULL, NULL, NULL, NULL, &made, NULL);
  return made;
}

gfxhub_completion *make_completion(const fixture *have) {
  gfxhub_pending *pending = make_pending(have);
  gfxhub_completion *made = NULL;
  gfxhub_pending_wait(pending, 20000, &made, NULL);
  gfxhub_pending_free(pending);
  return made;
}

gfxhub_completions *make_completions(const fixture *have) {
  (void)have;
  return gfxhub_completions_new();
}

/* Writes the record that the trials read. Its file is named "x", because the bodies of the trials
 * have "x" for every text. */
static void write_record(void) {
  FILE *file = fopen("x", "w");
  fixture_need(file, "file for a record");
  fputs(
      "{\"format\":\"gfxhub-record\",\"version\":1,\"started\":\"2026-11-25T18:59:58.120Z\","
      "\"client\":\"gfxhub\",\"hub\":\"http://10.0.0.5\",\"pid\":1}\n"
      "{\"n\":1,\"at\":1.0,\"began\":\"graphs.load\",\"arguments\":{\"graphId\":1}}\n",
      file);
  fclose(file);
}

void make_fixture(fixture *have) {
  memset(have, 0, sizeof *have);
  write_record();
  have->local_hub = fixture_need(make_local_hub(have), "hub");
  have->url = gfxhub_local_hub_url(have->local_hub).data;
  have->local_hub_options = fixture_need(make_local_hub_options(have), "options of a hub");
  have->local_hub_text = fixture_need(make_local_hub_text(have), "text of a hub");
  have->client = fixture_need(make_client(have), "client");
  have->spare_client = fixture_need(make_client(have), "second client");
  have->client_options = fixture_need(make_client_options(have), "options of a client");
  have->call_options = fixture_need(make_call_options(have), "options of a call");
  have->batch_options = fixture_need(make_batch_options(have), "options of a batch");
  have->live_options = fixture_need(make_live_options(have), "options of a live session");
  have->live_session = fixture_need(make_live_session(have), "live session");
  have->spare_live_session = fixture_need(make_live_session(have), "second live session");
  have->live_property = fixture_need(make_live_property(have), "live property");
  have->live_reports = fixture_need(make_live_reports(have), "reports of a live session");
  have->watch_options = fixture_need(make_watch_options(have), "options of a watch");
  have->watch = fixture_need(make_watch(have), "watch");
  have->spare_watch = fixture_need(make_watch(have), "second watch");
  have->watch_changes = fixture_need(make_watch_changes(have), "changes of a watch");
  have->cancel_token = fixture_need(make_cancel_token(have), "token");
  have->spare_token = fixture_need(make_cancel_token(have), "second token");
  have->error = fixture_need(make_error(have), "error");
  have->string = fixture_need(make_string(have), "string");
  have->utf16 = fixture_need(make_utf16(have), "text in UTF-16");
  have->value = fixture_need(make_value(have), "value");
  have->array = fixture_need(gfxhub_value_new_array(), "array");
  have->object = fixture_need(gfxhub_value_new_object(), "object");
  have->invoked = fixture_need(make_invoked(have), "call by name");
  have->response = fixture_need(make_response(have), "answer");
  have->pending = fixture_need(make_pending(have), "submitted call");
  have->completion = fixture_need(make_completion(have), "outcome of a submitted call");
  have->completions = fixture_need(make_completions(have), "queue of outcomes");
  have->units = UNITS;
  have->texture.handle = gfxhub_version();
  have->group_member[0].name = have->group_member[0].engine = "Studio A";
  have->group_member[1].name = have->group_member[1].engine = "Studio B";
  have->group_member[0].client = have->group_member[1].client = have->client;
  gfxhub_group_new(have->group_member, 2, true, &have->group, NULL);
  fixture_need(have->group, "group");
  make_typed(have);
  have->renderer_ref = gfxhub_launch_config_renderers_at(have->launch_config, 0);
}

void free_fixture(fixture *have) {
  free_typed(have);
  gfxhub_client_free(have->group);
  gfxhub_completions_free(have->completions);
  gfxhub_completion_free(have->completion);
  gfxhub_pending_free(have->pending);
  gfxhub_response_free(have->response);
  gfxhub_invoked_free(have->invoked);
  gfxhub_value_free(have->object);
  gfxhub_value_free(have->array);
  gfxhub_value_free(have->value);
  gfxhub_utf16_free(have->utf16);
  gfxhub_string_free(have->string);
  gfxhub_error_free(have->error);
  gfxhub_cancel_token_free(have->spare_token);
  gfxhub_cancel_token_free(have->cancel_token);
  gfxhub_watch_changes_free(have->watch_changes);
  gfxhub_watch_free(have->spare_watch);
  gfxhub_watch_free(have->watch);
  gfxhub_watch_options_free(have->watch_options);
  gfxhub_live_reports_free(have->live_reports);
  gfxhub_live_property_free(have->live_property);
  gfxhub_live_session_free(have->spare_live_session);
  gfxhub_live_session_free(have->live_session);
  gfxhub_live_options_free(have->live_options);
  gfxhub_batch_options_free(have->batch_options);
  gfxhub_call_options_free(have->call_options);
  gfxhub_client_options_free(have->client_options);
  gfxhub_client_free(have->spare_client);
  gfxhub_client_free(have->client);
  gfxhub_local_hub_options_free(have->local_hub_options);
  gfxhub_local_hub_text_free(have->local_hub_text);
  gfxhub_local_hub_free(have->local_hub);
}
