/*
 * Threads that set the properties of one live session, at a hub that loses connections and
 * responses: each sets a property of its own, and all set a shared one. One of them also groups its
 * values into frames, and another thread takes reports and reads statistics. Then a session is
 * freed while values wait. The program is meant for tools that check memory and threads, and also
 * checks the final values at the hub.
 *
 *   live VALUES   number of values that each thread sets for each property
 */

#include <gfxhub.h>
#include <gfxhub_local_hub.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../system/threads.h"

#define THREADS 8
#define NODE "Node"
/* Time limit. Nothing takes that long, even under a memory checker. */
#define LIMIT_MS 120000

static const char FAULT_CATALOG[] =
    "{\"seed\":7,\"faults\":["
    "{\"fault\":\"reset\",\"after\":\"effect\",\"probability\":0.05},"
    "{\"fault\":\"close\",\"after\":\"request\",\"probability\":0.05},"
    "{\"fault\":\"delay\",\"seconds\":0.005,\"after\":\"effect\",\"probability\":0.2}]}";

/* A thread. */
typedef struct {
  const gfxhub_live_session *session;
  int number;
  int values;
  /* Number of calls that were refused. */
  int faults;
} member;

static void need(bool well, const char *what) {
  if (!well) {
    fprintf(stderr, "live: %s\n", what);
    exit(3);
  }
}

static void path_of(int number, char path[16]) { snprintf(path, 16, "Own %d", number); }

static gfxhub_live_property *open_property(const gfxhub_live_session *session, const char *path) {
  gfxhub_live_property *property = NULL;
  need(
      gfxhub_live_session_property(session, 1, NODE, path, &property, NULL) == GFXHUB_STATUS_OK,
      "a property cannot be opened");
  need(
      gfxhub_live_property_engine_id(property) == 1 &&
          strcmp(gfxhub_live_property_node_path(property).data, NODE) == 0 &&
          strcmp(gfxhub_live_property_property_path(property).data, path) == 0,
      "a property has the wrong address");
  return property;
}

/* Sets the thread's own property, and the shared one. */
static void play(void *with) {
  member *self = with;
  char own[16];
  gfxhub_live_property *mine, *shared;
  int value;
  path_of(self->number, own);
  mine = open_property(self->session, own);
  shared = open_property(self->session, "Shared");
  for (value = 1; value <= self->values; value++) {
    gfxhub_vector vector;
    memset(&vector, 0, sizeof vector);
    vector.x = value;
    if (self->number == 0) {
      gfxhub_live_session_begin_frame(self->session);
    }
    self->faults += !gfxhub_live_property_set_int64(mine, value);
    self->faults += !gfxhub_live_property_set_vector(shared, vector);
    if (self->number == 0) {
      gfxhub_live_session_end_frame(self->session);
    }
    if (value % 64 == 0) {
      pause_ms(1);
    }
  }
  gfxhub_live_property_free(mine);
  gfxhub_live_property_free(shared);
}

/* Takes all reports until the session ends. */
static void watch(void *with) {
  member *self = with;
  while (!gfxhub_live_session_is_closed(self->session)) {
    gfxhub_live_reports *reports = gfxhub_live_session_take_reports(self->session, 10);
    gfxhub_live_stats stats;
    size_t at;
    for (at = 0; at < gfxhub_live_reports_len(reports); at++) {
      gfxhub_live_report_kind kind = gfxhub_live_reports_kind_at(reports, at);
      if (kind != GFXHUB_LIVE_REPORT_KIND_LOST && kind != GFXHUB_LIVE_REPORT_KIND_BACK &&
          kind != GFXHUB_LIVE_REPORT_KIND_HELD) {
        self->faults++;
        fprintf(stderr, "live: %s\n", gfxhub_live_reports_message_at(reports, at).data);
      }
    }
    gfxhub_live_reports_free(reports);
    need(gfxhub_live_session_stats(self->session, &stats), "there are no figures");
    gfxhub_live_session_reassert(self->session);
  }
}

static gfxhub_local_hub *start_hub(void) {
  static const char head[] =
      "{\"format\":1,\"name\":\"Live\",\"engines\":[{\"id\":1,\"name\":\"Studio\","
      "\"engineType\":\"RE\",\"nodes\":[{\"NodePath\":\"" NODE
      "\",\"properties\":["
      "{\"PropertyPath\":\"Shared\",\"DisplayName\":\"Shared\",\"Value\":{\"x\":0,\"y\":0,\"z\":0}"
      "}";
  char show[sizeof head + 16 + THREADS * 80];
  size_t end = (size_t)snprintf(show, sizeof show, "%s", head);
  gfxhub_local_hub_options *options = gfxhub_local_hub_options_new();
  gfxhub_local_hub *hub = NULL;
  gfxhub_local_hub_text *error = NULL;
  gfxhub_status status;
  int at;
  for (at = 0; at < THREADS; at++) {
    end += (size_t)snprintf(
        show + end, sizeof show - end,
        ",{\"PropertyPath\":\"Own %d\",\"DisplayName\":\"Own\",\"Value\":-1}", at);
  }
  snprintf(show + end, sizeof show - end, "]}]}]}");
  need(
      gfxhub_local_hub_options_set_show_json(options, show) == GFXHUB_STATUS_OK,
      "the show is not valid");
  status = gfxhub_local_hub_start(options, &hub, &error);
  need(status == GFXHUB_STATUS_OK, gfxhub_local_hub_text_str(error).data);
  need(
      gfxhub_local_hub_set_faults_json(hub, FAULT_CATALOG, NULL) == GFXHUB_STATUS_OK,
      FAULT_CATALOG);
  gfxhub_local_hub_options_free(options);
  return hub;
}

static gfxhub_live_session *open_session(const gfxhub_client *client) {
  gfxhub_live_options *options = gfxhub_live_options_new();
  gfxhub_live_session *session = NULL;
  gfxhub_live_options_set_rate(options, 0);
  gfxhub_live_options_set_total_rate(options, 0);
  need(gfxhub_live_session_new(client, options, &session, NULL) == GFXHUB_STATUS_OK, "no session");
  gfxhub_live_options_free(options);
  return session;
}

/* Returns true if the hub has the last value of a thread. */
static bool holds(const gfxhub_client *client, const member *of) {
  gfxhub_property *property = NULL;
  char own[16];
  int64_t value = -2;
  path_of(of->number, own);
  need(
      gfxhub_engines_get_property(client, 1, NODE, own, NULL, &property, NULL) == GFXHUB_STATUS_OK,
      "a property cannot be read");
  need(gfxhub_value_as_int64(gfxhub_property_value(property), &value), "value is not a number");
  gfxhub_property_free(property);
  if (value != of->values) {
    fprintf(stderr, "thread %d: the hub holds %d\n", of->number, (int)value);
  }
  return value == of->values;
}

int main(int count, char **arguments) {
  static member members[THREADS];
  thread *threads[THREADS];
  thread *watching;
  member watcher = {NULL, -1, 0, 0};
  gfxhub_local_hub *hub;
  gfxhub_client *client = NULL;
  gfxhub_live_session *session;
  gfxhub_live_property *property;
  gfxhub_live_stats stats;
  size_t left = 1;
  int at, values, faults = 0;
  if (count != 2) {
    fprintf(stderr, "usage: live VALUES\n");
    return 2;
  }
  values = atoi(arguments[1]);
  need(values > 0, "the number of values must be 1 or more");
  hub = start_hub();
  need(
      gfxhub_client_new(gfxhub_local_hub_url(hub).data, NULL, &client, NULL) == GFXHUB_STATUS_OK,
      "no client");
  session = open_session(client);
  watcher.session = session;
  watching = thread_start(watch, &watcher);
  for (at = 0; at < THREADS; at++) {
    members[at].session = session;
    members[at].number = at;
    members[at].values = values;
    threads[at] = thread_start(play, &members[at]);
  }
  for (at = 0; at < THREADS; at++) {
    thread_join(threads[at]);
  }
  need(
      gfxhub_live_session_close(session, LIMIT_MS, &left, NULL) == GFXHUB_STATUS_OK && left == 0,
      "values are left");
  thread_join(watching);
  need(gfxhub_live_session_stats(session, &stats), "there are no figures");
  gfxhub_live_session_free(session);
  need(gfxhub_local_hub_faults_triggered(hub) > 0, "no fault was triggered");
  gfxhub_local_hub_clear_faults(hub);
  faults += watcher.faults;
  for (at = 0; at < THREADS; at++) {
    faults += members[at].faults + !holds(client, &members[at]);
  }
  /* Values that were being sent again at the end may still count as waiting. */
  if (stats.sets != stats.delivered + stats.superseded + stats.dropped + stats.waiting ||
      stats.failed > 0) {
    faults++;
    fprintf(
        stderr, "live: %d set, %d delivered, %d superseded, %d dropped, %d failed\n",
        (int)stats.sets, (int)stats.delivered, (int)stats.superseded, (int)stats.dropped,
        (int)stats.failed);
  }
  /* After gfxhub_live_session_free the thread of the session has ended, even if values wait. */
  session = open_session(client);
  property = open_property(session, "Own 0");
  for (at = 0; at < values; at++) {
    faults += !gfxhub_live_property_set_number(property, at);
  }
  gfxhub_live_session_free(session);
  faults += gfxhub_live_property_set_number(property, 0.5);
  gfxhub_live_property_free(property);
  gfxhub_client_free(client);
  gfxhub_local_hub_free(hub);
  fprintf(
      stderr, "live: %d sets by %d threads, %d sent, %d superseded; %d faults\n", (int)stats.sets,
      THREADS, (int)stats.sent, (int)stats.superseded, faults);
  return faults == 0 ? 0 : 1;
}
