/*
 * Batches and live sessions while the name service is slow or silent: waiting callers must return
 * in time, values that were not acknowledged must be reported, and nothing may reach the hub
 * afterwards.
 *
 *   slow_names SCENARIO   with tests/slow-names loaded, whose constants are macros here
 */

#include <gfxhub.h>
#include <gfxhub_local_hub.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../system/threads.h"

/* Exit code that tells CTest that the test was skipped. */
#define SKIPPED 77

static int faults = 0;
static gfxhub_local_hub *hub = NULL;
static gfxhub_client *client = NULL;
static gfxhub_cancel_token *token = NULL;
/* Time at which the client was closed or the token cancelled. */
static double ended_at = 0;

static void need(bool well, const char *what) {
  if (!well) {
    fprintf(stderr, "slow_names: %s\n", what);
    exit(3);
  }
}

/* Reports a failed check and continues, so that one run shows all failures. */
static void check(bool holds, const char *what, double got) {
  if (!holds) {
    faults++;
    fprintf(stderr, "slow_names: %s: %g\n", what, got);
  }
}

/* Checks that no request is in the log. The hub refuses requests with such a host name, and the
 * journal does not contain refused requests. */
static void nothing_came(void) {
  gfxhub_local_hub_text *requests;
  pause_ms(QUIET_MS);
  requests = gfxhub_local_hub_requests_json(hub, 0);
  if (strcmp(gfxhub_local_hub_text_str(requests).data, "[]") != 0) {
    faults++;
    fprintf(
        stderr, "slow_names: the hub got afterwards: %s\n",
        gfxhub_local_hub_text_str(requests).data);
  }
  gfxhub_local_hub_text_free(requests);
}

/* Sets some properties in a batch, and checks that all failed with `status` or with `other`. */
static void set_all(uint64_t timeout_ms, gfxhub_status status, gfxhub_status other) {
  char paths[ITEMS][32];
  gfxhub_property_set sets[ITEMS];
  gfxhub_call_options *options = gfxhub_call_options_new();
  gfxhub_property_results *results = NULL;
  gfxhub_error *error = NULL;
  size_t at;
  for (at = 0; at < ITEMS; at++) {
    snprintf(paths[at], sizeof paths[at], "Default//Opacity/%d", (int)at);
    sets[at] = (gfxhub_property_set){3, "Mixer_0", paths[at], NULL, NULL, 0.5, true};
  }
  gfxhub_call_options_set_timeout_ms(options, timeout_ms);
  gfxhub_call_options_set_cancel(options, token);
  gfxhub_engines_set_properties(client, sets, ITEMS, NULL, options, &results, &error);
  need(results != NULL, gfxhub_error_message(error).data);
  for (at = 0; at < ITEMS; at++) {
    const gfxhub_error *failed = gfxhub_property_results_error_at(results, at);
    gfxhub_status is = gfxhub_error_kind(failed);
    check(is == status || is == other, "the status of an item", is);
    check(
        gfxhub_error_effect(failed) == GFXHUB_EFFECT_NONE, "the effect of an item",
        gfxhub_error_effect(failed));
  }
  gfxhub_property_results_free(results);
  gfxhub_call_options_free(options);
}

static void cancel(void *with) {
  (void)with;
  pause_ms(CANCEL_AFTER_MS);
  ended_at = now_ms();
  gfxhub_cancel_token_cancel(token);
}

static void close_client(void *with) {
  (void)with;
  pause_ms(CANCEL_AFTER_MS);
  ended_at = now_ms();
  gfxhub_client_close(client);
}

/* Makes a batch, which `end` ends from another thread. */
static void ended_by(void (*end)(void *), gfxhub_status other_status) {
  thread *other = thread_start(end, NULL);
  double over;
  set_all(60000, GFXHUB_STATUS_CANCELLED, other_status);
  over = now_ms();
  thread_join(other);
  check(over - ended_at <= ENDS_WITHIN_MS, "milliseconds until the batch ended", over - ended_at);
}

static void batch_cancelled(void) {
  ended_by(cancel, GFXHUB_STATUS_CANCELLED);
  nothing_came();
}

static void batch_timed_out(void) {
  double began = now_ms(), took;
  set_all(DEADLINE_MS, GFXHUB_STATUS_TIMEOUT, GFXHUB_STATUS_TIMEOUT);
  took = now_ms() - began;
  check(took >= DEADLINE_MS && took <= DEADLINE_MS + LATE_MS, "the batch took", took);
}

static void batch_closed(void) { ended_by(close_client, GFXHUB_STATUS_CLOSED); }

/* Opens a session with a value that waits. */
static gfxhub_live_session *open_session(gfxhub_live_property **property) {
  gfxhub_live_session *session = NULL;
  need(gfxhub_live_session_new(client, NULL, &session, NULL) == GFXHUB_STATUS_OK, "no session");
  need(
      gfxhub_live_session_property(session, 3, "Mixer_0", "Default//Opacity/0", property, NULL) ==
          GFXHUB_STATUS_OK,
      "no property");
  need(gfxhub_live_property_set_number(*property, 0.5), "a value is not accepted");
  return session;
}

typedef gfxhub_status wait_for(
    const gfxhub_live_session *session, uint64_t timeout_ms, size_t *left, gfxhub_error **error);

/* Waits for the value that was set, and checks that the wait ends in time without success. */
static void leaves_one(
    wait_for *wait, const gfxhub_live_session *session, double timeout_ms, const char *what) {
  gfxhub_error *error = NULL;
  size_t left = 0;
  double began = now_ms(), took;
  gfxhub_status status = wait(session, (uint64_t)timeout_ms, &left, &error);
  took = now_ms() - began;
  if (status != GFXHUB_STATUS_OK) {
    faults++;
    fprintf(stderr, "slow_names: %s: %s\n", what, gfxhub_error_message(error).data);
  } else {
    check(left == 1, what, (double)left);
  }
  check(took <= timeout_ms + LATE_MS, what, took);
  gfxhub_error_free(error);
}

static void live_closed(void) {
  gfxhub_live_property *property = NULL;
  gfxhub_live_session *session = open_session(&property);
  leaves_one(gfxhub_live_session_flush, session, FLUSH_MS, "flush");
  leaves_one(gfxhub_live_session_close, session, CLOSE_MS, "close");
  nothing_came();
  gfxhub_live_property_free(property);
  gfxhub_live_session_free(session);
}

static void live_freed(void) {
  gfxhub_live_property *property = NULL;
  gfxhub_live_session *session = open_session(&property);
  double began, took;
  pause_ms(CANCEL_AFTER_MS);
  began = now_ms();
  gfxhub_live_session_free(session);
  took = now_ms() - began;
  check(took <= ENDS_WITHIN_MS, "milliseconds to free the session", took);
  gfxhub_live_property_free(property);
}

int main(int count, char **arguments) {
  static const struct {
    const char *name;
    void (*play)(void);
  } scenarios[] = {
      {"batch-cancelled", batch_cancelled}, {"batch-timed-out", batch_timed_out},
      {"batch-closed", batch_closed},       {"live-closed", live_closed},
      {"live-freed", live_freed},
  };
  char url[64];
  size_t at, found = sizeof scenarios / sizeof *scenarios;
  if (getenv("GFXHUB_SLOW_NAMES") == NULL) {
    fprintf(stderr, "skipped: this test needs tests/slow-names, which exists on Linux\n");
    return SKIPPED;
  }
  for (at = 0; at < sizeof scenarios / sizeof *scenarios; at++) {
    if (count == 2 && strcmp(arguments[1], scenarios[at].name) == 0) {
      found = at;
    }
  }
  need(found < sizeof scenarios / sizeof *scenarios, "no such scenario");
  need(gfxhub_local_hub_start(NULL, &hub, NULL) == GFXHUB_STATUS_OK, "no hub");
  snprintf(url, sizeof url, "http://hub.slow.test%s", strrchr(gfxhub_local_hub_url(hub).data, ':'));
  need(gfxhub_client_new(url, NULL, &client, NULL) == GFXHUB_STATUS_OK, "no client");
  token = gfxhub_cancel_token_new();
  scenarios[found].play();
  gfxhub_cancel_token_free(token);
  gfxhub_client_free(client);
  gfxhub_local_hub_free(hub);
  return faults == 0 ? 0 : 1;
}
